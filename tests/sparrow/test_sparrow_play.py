"""Mass play of Sparrow Mahjong at native speed: endings, conservation, the greedy player."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from numba import njit  # pyright: ignore[reportUnknownVariableType]

import noripan
from noripan import bots
from noripan.compiled import CHANCE, TERMINAL, draw
from noripan.games.sparrow import rules
from noripan.games.sparrow.greedy import greedy
from noripan.games.sparrow.hand import NUM_FACES
from noripan.games.sparrow.state import BY_RON, BY_TSUMO, MAX_SEATS
from sparrow.sparrow_table import CHEAP, NEUTRAL, play, states, table

current_player, chance_weights = rules.current_player, rules.chance_weights
legal_actions, apply = rules.legal_actions, rules.apply
MAX_LEGAL = rules.MAX_LEGAL


@njit
def play_matches(states: Any, rng: Any, is_greedy: Any, matches: int, total: int) -> Any:
    """Play matches from ``states[1]``; seats are greedy or random.

    Returns tsumos by seat, rons by winner and discarder, exhausted hands by dealer, and the sum of
    scores by seat. Fails if points are created or lost, or if a hand that ends is not counted.
    """
    tsumo = np.zeros(MAX_SEATS, dtype=np.int64)
    ron = np.zeros((MAX_SEATS, MAX_SEATS), dtype=np.int64)
    exhausted = np.zeros(MAX_SEATS, dtype=np.int64)
    scores = np.zeros(MAX_SEATS, dtype=np.int64)
    actions = np.empty(MAX_LEGAL, dtype=np.int32)
    weights = np.zeros(NUM_FACES, dtype=np.int64)
    s = states[0]
    hands = 0
    while matches > 0:
        player = current_player(s)
        if player == TERMINAL:
            for seat in range(s.seats):
                scores[seat] += s.score[seat]
            states[0] = states[1]
            matches -= 1
            hands = 0
            continue
        if player == CHANCE:
            action = draw(weights, chance_weights(s, weights), rng)
        else:
            count = legal_actions(s, actions)
            if is_greedy[player]:
                action = int(greedy(s, actions, count, states[2]))
            else:
                action = int(actions[int(rng.random() * count)])
        apply(s, action)  # one call for all: it is compiled into here
        if s.hands_played > hands:
            hands += 1
            points, winners = 0, 0
            for seat in range(s.seats):
                points += s.score[seat]
                if s.last_points[seat] > 0:
                    winners += 1
                    if s.last_end == BY_TSUMO:
                        tsumo[seat] += 1
                    elif s.last_end == BY_RON:
                        ron[seat, s.last_discarder] += 1
            if winners == 0:
                exhausted[s.last_dealer] += 1
            if points != total or s.hands_played != hands:  # pytest rewrites assert
                raise ValueError("points or hands are wrong")
    return tsumo, ron, exhausted, scores


def mass_play(
    seats: int, seed: int, matches: int, greedy_seats: list[bool], **options: object
) -> Any:
    setup = noripan.load("sparrow", seats, **options)
    both = np.zeros(3, dtype=rules.STATE)
    both[:] = setup.begin()
    total = int(setup.options["start_points"]) * seats
    rng = np.random.default_rng(seed)
    return play_matches(both, rng, np.array(greedy_seats), matches, total)


@pytest.mark.rule("sparrow R13", "sparrow R19", "sparrow G12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_ending_happens_to_every_seat_and_points_are_kept(seats: int):
    tsumo, ron, exhausted, _ = mass_play(seats, seats, 300, [True, False] * 2 + [True])
    for seat in range(seats):
        assert tsumo[seat] > 0
        assert exhausted[seat] > 0
        for discarder in range(seats):
            assert (ron[seat, discarder] > 0) == (seat != discarder)
    assert ron[seats:].sum() == tsumo[seats:].sum() == 0


@pytest.mark.rule("sparrow G18", "sparrow G10")
@pytest.mark.parametrize("rule", ["all", "nearest"])
def test_points_are_kept_without_a_minimum_and_with_few_sticks(rule: str):
    _, ron, _, scores = mass_play(
        5, 7, 100, [False] * 5, minimum_points=0, start_points=6, multiple_ron=rule
    )
    assert (ron.sum(axis=1) > 0).all()
    assert scores.sum() == 100 * 30


@pytest.mark.parametrize("seats", [2, 4])
def test_the_greedy_player_beats_the_random_one_clearly(seats: int):
    matches = 300
    scores = mass_play(seats, 11, matches, [True] + [False] * (seats - 1))[3] / matches
    assert scores[0] > 60
    assert scores[0] > scores[1:seats].max() + 25


@pytest.mark.rule("sparrow R21", "sparrow R19")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_wrong_declarations_create_and_lose_no_points(seats: int):
    setup = noripan.load("sparrow", seats, false_declaration="penalty", start_points=9)
    fined = 0
    for state in states(setup, seats, wrong=0.3):
        assert state.score[:seats].sum() == 9 * seats
        assert state.score.min() >= 0
        fined = max(fined, int(state.fined.sum()))
    assert fined > 0


# The greedy player


def choice(match: Any) -> str:
    rng = np.random.default_rng(0)
    return bots.move(bots.find("greedy", match.setup), match.setup, match.state, match.turn, rng)


def test_greedy_declares_every_win():
    assert choice(play(table("2 3 4 5 5", NEUTRAL, dora="3"), "* 5r")) == "tsumo"
    assert choice(play(table(CHEAP, "C C C 7 8", dora="5"), "* 9", "9")) == "ron"
    penalty = table(CHEAP, NEUTRAL, dora="5", false_declaration="penalty")
    assert choice(play(penalty, "* 9", "9")) == "pass"


def test_greedy_keeps_what_is_nearly_complete_and_the_red_one_of_two_alike():
    assert choice(play(table("C C C 7 8", NEUTRAL, dora="5"), "* 2")) == "2"
    assert choice(play(table("5 5r 6 6 7", CHEAP, dora="1"), "* H")) == "H"
    assert choice(play(table("5 5r 6 7 C", CHEAP, dora="C"), "* C")) in ("5", "6", "7")
    assert choice(play(table("3 3 3 5 5r", CHEAP.replace("3 3", "1 1"), dora="1"), "* 5")) != "5r"


def test_greedy_counts_the_tiles_that_are_gone():
    match = table("C C C 7 9", NEUTRAL, dora="8")
    play(match, "* 1")
    match.state.river[1, :3] = 7  # no 8 is left, so 7 and 9 wait for nothing
    match.state.river_size[1] = 3
    match.state.hand[1] = 0
    match.state.hand[1, [1, 3, 5, 9]] = (1, 1, 1, 2)
    assert choice(match) in ("7", "9", "1")
