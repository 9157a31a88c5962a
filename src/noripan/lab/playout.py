"""Random legal play at native speed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from noripan.compiled import CHANCE, TERMINAL, draw
from noripan.game import Rules, Setup


@cache
def driver(rules: Rules) -> Callable[..., int]:
    """Compile random legal play of a game: ``play(state, start, rng, decisions)``.

    It plays at random from ``state`` for that many decisions, beginning again from ``start``
    whenever a match is over, and returns how many matches it finished. Legal moves are enumerated
    at every decision; chance is included but not counted.
    """
    from numba import njit  # pyright: ignore[reportUnknownVariableType]

    current_player, chance_weights = rules.current_player, rules.chance_weights
    legal_actions, apply = rules.legal_actions, rules.apply
    max_legal, num_outcomes = rules.MAX_LEGAL, rules.NUM_OUTCOMES

    def play(states: Any, rng: Any, decisions: int) -> int:
        actions = np.empty(max_legal, dtype=np.int32)
        weights = np.zeros(num_outcomes, dtype=np.int64)
        s = states[0]
        matches = 0
        while decisions > 0:
            player = current_player(s)
            if player == CHANCE:
                count = chance_weights(s, weights)
                apply(s, draw(weights, count, rng))
            elif player == TERMINAL:
                states[0] = states[1]
                matches += 1
            else:
                count = legal_actions(s, actions)
                apply(s, actions[int(rng.random() * count)])
                decisions -= 1
        return matches

    return njit(nogil=True)(play)


def random_play(setup: Setup, seed: Any, decisions: int) -> int:
    """Play at random for that many decisions; return how many matches were finished."""
    states = np.zeros(2, dtype=setup.game.rules.STATE)
    states[:] = setup.begin()
    return driver(setup.game.rules)(states, np.random.default_rng(seed), decisions)
