"""Random matches by the hundred thousand: all end, and nothing is created or lost.

``NORIPAN_SOAK`` is how many matches are played over all games.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import njit

import noripan
from conservation import CONSERVED
from noripan.compiled import CHANCE, TERMINAL, draw
from noripan.game import Rules
from playing import TABLES

MATCHES = int(os.environ.get("NORIPAN_SOAK", "20000"))
LONGEST = 100_000


@cache
def driver(rules: Rules, conserved: Any) -> Callable[..., Any]:
    """Compile: play matches at random; count those that end, and states that lost something."""
    current_player, chance_weights = rules.current_player, rules.chance_weights
    legal_actions, apply, winners = rules.legal_actions, rules.apply, rules.winners
    max_legal, num_outcomes = rules.MAX_LEGAL, rules.NUM_OUTCOMES

    def play(states: Any, rng: Any, matches: int, wins: Any) -> tuple[int, int]:
        actions = np.empty(max_legal, dtype=np.int32)
        weights = np.zeros(num_outcomes, dtype=np.int64)
        seats = np.zeros(8, dtype=np.int64)
        s = states[0]
        ended, broken = 0, 0
        for _ in range(matches):
            states[0] = states[1]
            for _ in range(LONGEST):
                player = current_player(s)
                if player == TERMINAL:
                    ended += 1
                    for i in range(winners(s, seats)):
                        wins[seats[i]] += 1
                    break
                if player == CHANCE:
                    apply(s, draw(weights, chance_weights(s, weights), rng))
                else:
                    count = legal_actions(s, actions)
                    if count == 0:
                        broken += 1
                        break
                    apply(s, actions[int(rng.random() * count)])
                if not conserved(s):
                    broken += 1
        return ended, broken

    return njit(nogil=True)(play)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_match_ends_and_nothing_is_created_or_lost(name: str, seats: int):
    setup = noripan.load(name, seats)
    states = np.zeros(2, dtype=setup.game.rules.STATE)
    states[:] = setup.begin()
    play = driver(setup.game.rules, CONSERVED[name])
    matches = MATCHES // len(TABLES)
    wins = np.zeros(8, dtype=np.int64)
    ended, broken = play(states, np.random.default_rng(seats), matches, wins)
    assert (ended, broken) == (matches, 0)
    assert (wins[:seats] > 0).all()
    assert not wins[seats:].any()
