"""The players that do not look ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from noripan.compiled import CHANCE, draw
from noripan.game import Setup

_WARM: set[str] = set()
"""Games of which this process has the greedy player in native code."""


class RandomBot:
    """Plays any legal move, each as likely as another."""

    needs_warming = False

    def warm_up(self, setup: Setup) -> None:
        """Do nothing: there is nothing to compile."""

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return a legal action at random."""
        actions = setup.legal_actions(state)
        return actions[int(rng.random() * len(actions))]


class GreedyBot:
    """Plays the move that looks best now: points on offer, the better hand."""

    needs_warming = False

    def warm_up(self, setup: Setup) -> None:
        """Have native code from now on; until then the bot runs as plain Python."""
        rules = setup.game.rules
        state, scratch = first_choice(setup), np.zeros(1, dtype=rules.STATE)[0]
        actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
        count = rules.legal_actions.native(state, actions)
        setup.game.greedy.native(state, actions, count, scratch)
        _WARM.add(setup.game.name)

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return the game's own greedy action; ``rng`` is not used."""
        rules = setup.game.rules
        greedy, legal_actions = setup.game.greedy, rules.legal_actions
        if setup.game.name in _WARM:
            greedy, legal_actions = greedy.native, legal_actions.native
        actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
        count = legal_actions(state, actions)
        scratch = np.zeros(1, dtype=rules.STATE)[0]
        return int(greedy(state, actions, count, scratch))


def first_choice(setup: Setup) -> Any:
    """Return the state of some match when a seat is first to move."""
    rules = setup.game.rules
    state, rng = setup.begin(), np.random.default_rng(0)
    weights = np.zeros(rules.NUM_OUTCOMES, dtype=np.int64)
    while rules.current_player(state) == CHANCE:
        rules.apply(state, draw(weights, rules.chance_weights(state, weights), rng))
    return state
