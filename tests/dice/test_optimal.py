"""The perfect player of the dice games: alone for points, against others to be first."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import pytest

import noripan
from noripan import bots
from noripan.bots.optimal import OptimalBot
from noripan.game import Setup
from noripan.games.dice.categories import FIVE_OF_A_KIND, NUM_UPPER
from noripan.games.dice.state import OPEN
from noripan.match import Match
from noripan.solve import solution

SIXES = NUM_UPPER - 1
DICE = ("yacht", "yahtzee", "general", "cameroon")
RNG = np.random.default_rng(0)


def rolled(setup: Setup, dice: str) -> Match:
    """Return a match after its first roll."""
    match = Match(setup)
    match.play("* " + " ".join(dice))
    return match


def last_turn(setup: Setup, dice: str, box: int, leads: list[int]) -> Any:
    """Return the last seat's state in the last turn; the others are so many points ahead."""
    state = rolled(setup, dice).state
    seat = setup.seats - 1
    boxes = state.box
    for other in range(setup.seats):
        for category in range(boxes.shape[1]):
            if boxes[other, category] == OPEN and (other, category) != (seat, box):
                boxes[other, category] = 0
        state.total[other] = leads[other] if other < seat else 0
    state.seat, state.turns_left = seat, 1
    return state


def win_chances(setup: Setup, state: Any) -> dict[str, float]:
    judged = OptimalBot().judge(setup, state, int(state.seat), RNG)
    format_action = setup.game.notation.format_action
    return {format_action(state, j.action): j.win or 0.0 for j in judged}


def at_least(number: int, dice: int, rolls: int) -> float:
    """Return the chance of so many sixes from so many dice, those without one rolled again."""
    six = 1 - (5 / 6) ** rolls
    return sum(comb(dice, n) * six**n * (1 - six) ** (dice - n) for n in range(number, dice + 1))


@pytest.mark.parametrize("game", DICE)
def test_alone_it_plays_for_the_most_points(game: str):
    setup = noripan.load(game, 1)
    ends = 60.0 if game == "general" else None  # C6, GC11
    state = rolled(setup, "66521" * (2 if game == "cameroon" else 1)).state
    judged = OptimalBot().judge(setup, state, 0, RNG)
    assert [(j.action, j.worth) for j in judged] == solution(setup, ends).worths(state)
    assert {j.win for j in judged} == {None}


@pytest.mark.parametrize(("leads", "needs", "level"), [([17], 18, False), ([18], 18, True)])
def test_the_last_turn_of_two_seats_is_exact(leads: list[int], needs: int, level: bool):
    """Two sixes after the first roll, sixes open; a shared win is half of one (GA9)."""
    setup = noripan.load("yacht", 2)
    chances = win_chances(setup, last_turn(setup, "66123", SIXES, leads))
    one, two = at_least(1, 3, 2), at_least(2, 3, 2)
    expected = (one + two) / 2 if level else one
    assert chances["keep 66"] == pytest.approx(expected, abs=1e-12)
    assert max(chances, key=lambda move: chances[move]) == "keep 66"
    assert chances["sixes"] == 0.0


def test_a_win_of_three_counts_a_third():
    """Writing 12 in sixes draws level with both others (GA9)."""
    setup = noripan.load("yacht", 3)
    chances = win_chances(setup, last_turn(setup, "66123", SIXES, [12, 12]))
    assert chances["sixes"] == pytest.approx(1 / 3)


def test_it_gives_up_points_to_win():
    """Behind by 24 with sixes alone open, 18 points are sure and worth nothing."""
    setup = noripan.load("yacht", 2)
    state = last_turn(setup, "66612", SIXES, [24])
    judged = OptimalBot().judge(setup, state, 1, RNG)
    assert judged[0].win == pytest.approx((at_least(1, 2, 2) + at_least(2, 2, 2)) / 2)
    assert setup.game.notation.format_action(state, judged[0].action) == "keep 666"


@pytest.mark.parametrize("needs_open_box", [False, True])
def test_who_is_hopelessly_behind_hopes_for_a_big_general(needs_open_box: bool):
    """Five of a kind on the first roll wins whatever the totals (C6, GC6), unless GC5 forbids."""
    setup = noripan.load("general", 2, big_general_needs_open_box=needs_open_box)
    state = rolled(setup, "66123").state
    state.total[1] = 5_000
    turns = 9  # after this one; the other seat has ten
    nobody = (1 - 6 / 6**5) ** (2 * turns + 1)
    best = max(win_chances(setup, state).values())
    assert best == pytest.approx((1 - nobody) * turns / (2 * turns + 1))
    state.box[0, FIVE_OF_A_KIND] = 0
    best = max(win_chances(setup, state).values())
    assert (best == 0) == needs_open_box


def test_in_a_series_what_was_collected_counts():
    """Collected points decide a series (C9): far behind in them, chances are poor."""
    setup = noripan.load("general", 2, games=2)
    state = rolled(setup, "66123").state
    even = max(win_chances(setup, state).values())
    state.collected[1] = 100
    behind = max(win_chances(setup, state).values())
    assert 0.4 < even < 0.6
    assert 0.0 < behind < 0.2


@pytest.mark.parametrize("game", DICE)
def test_early_on_each_of_three_seats_has_about_a_third(game: str):
    """No seat is far ahead after one roll."""
    setup = noripan.load(game, 3)
    state = rolled(setup, "66521" * (2 if game == "cameroon" else 1)).state
    assert 0.2 < max(win_chances(setup, state).values()) < 0.5


@pytest.mark.parametrize("game", DICE)
def test_it_beats_greedy(game: str):
    setup = noripan.load(game, 2)
    players = [bots.find("optimal", setup), bots.find("greedy", setup)]
    players[1].warm_up(setup)
    rng, won = np.random.default_rng(4), 0
    for _ in range(40):
        match = Match(setup)
        match.deal(rng)
        while isinstance(match.turn, int):
            bot = players[match.turn]
            match.play(bots.move(bot, setup, match.state, match.turn, rng))
            match.deal(rng)
        won += match.winners == [0]
    assert won > 20


def test_it_is_no_bot_for_other_games():
    setup = noripan.load("sniff", 2)
    with pytest.raises(bots.UnknownBot, match="random, greedy"):
        bots.find("optimal", setup)
