"""The one-move-ahead player of the dice games."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import njit

import noripan
from noripan import bots
from noripan.compiled import CHANCE, TERMINAL, draw
from noripan.game import Setup
from noripan.match import Match
from playing import random_match

TABLES = [
    ("yacht", {}, 145),
    ("yahtzee", {"scoring": "official"}, 215),
    ("yahtzee", {}, 200),
    ("yahtzee", {"joker": "forced"}, 200),
    ("general", {}, 130),
    ("cameroon", {}, 180),
    ("cameroon", {"lock_kept_dice": True}, 150),
]


@cache
def playouts(rules: Any, greedy: Any) -> Any:
    """Compile matches of one seat: it plays greedily (or at random) and adds up its totals."""
    current_player, chance_weights = rules.current_player, rules.chance_weights
    legal_actions, apply = rules.legal_actions, rules.apply
    room, faces = rules.MAX_LEGAL, rules.NUM_OUTCOMES

    def play(states: Any, rng: Any, matches: int, random: bool) -> int:
        actions = np.empty(room, dtype=np.int32)
        weights = np.zeros(faces, dtype=np.int64)
        s, scratch = states[0], states[2]
        total = 0
        for _ in range(matches):
            states[0] = states[1]
            while current_player(s) != TERMINAL:
                if current_player(s) == CHANCE:
                    apply(s, draw(weights, chance_weights(s, weights), rng))
                else:
                    count = legal_actions(s, actions)
                    if random:
                        apply(s, actions[int(rng.random() * count)])
                    else:
                        apply(s, greedy(s, actions, count, scratch))
            total += s.total[0]
        return total

    return njit(play)


def mean_total(setup: Setup, *, random: bool) -> float:
    matches = 200
    states = np.zeros(3, dtype=setup.game.rules.STATE)
    states[:] = setup.begin()
    play = playouts(setup.game.rules, setup.game.greedy)
    return play(states, np.random.default_rng(1), matches, random) / matches


@pytest.mark.parametrize(("game", "options", "bound"), TABLES)
def test_greedy_beats_random_play_by_far(game: str, options: dict[str, object], bound: int):
    setup = noripan.load(game, 1, **options)
    greedy, random = mean_total(setup, random=False), mean_total(setup, random=True)
    assert greedy > bound
    assert greedy > 2 * random


@pytest.mark.parametrize(("game", "options", "bound"), TABLES)
def test_greedy_plays_legal_moves_and_the_same_compiled(
    game: str, options: dict[str, object], bound: int
):
    setup = noripan.load(game, 2, **options)
    rules = setup.game.rules
    actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
    scratch = np.zeros(2, dtype=rules.STATE)
    for seed in range(8):
        s = random_match(setup, seed, decisions=seed + seed % 3).state
        if rules.current_player(s) < 0:
            continue
        count = rules.legal_actions(s, actions)
        before = s.tobytes()
        action = int(setup.game.greedy(s, actions, count, scratch[0]))
        assert action in actions[:count]
        assert s.tobytes() == before
        assert action == setup.game.greedy.native(s, actions, count, scratch[1])  # type: ignore[attr-defined]


def greedy_move(game: str, *events: str, **options: object) -> str:
    match = Match(noripan.load(game, 1, **options))
    for event in events:
        match.play(event)
    return bots.move(
        bots.find("greedy", match.setup), match.setup, match.state, 0, np.random.default_rng(1)
    )


@pytest.mark.parametrize(
    ("game", "dice", "moves"),
    [
        ("yacht", "* 6 6 6 6 6", {"yacht"}),
        ("yacht", "* 6 6 6 6 2", {"keep 6666"}),
        ("yahtzee", "* 2 3 4 5 6", {"long-straight"}),
        ("general", "* 1 1 3 4 5", {"straight"}),
        ("cameroon", "* 1 2 3 4 5 2 3 4 5 6", {"12345 little-cameroon 23456 big-cameroon"}),
        ("cameroon", "* 6 6 6 6 6 5 5 5 5 2", {"keep 555566666"}),
    ],
)
def test_greedy_sees_the_obvious(game: str, dice: str, moves: set[str]):
    assert greedy_move(game, dice) in moves
