"""The numbered rules of Yahtzee."""

from __future__ import annotations

from typing import Any

import pytest

import noripan
from noripan.game import Circumstances, IllegalMove
from noripan.games.dice.categories import NAMES, Kind
from noripan.games.dice.score import score
from noripan.games.dice.view import DiceView, Sheet
from noripan.match import Match
from playing import random_match

CATEGORIES = list(NAMES[Kind.YAHTZEE].values())
UPPER, LOWER = CATEGORIES[:6], CATEGORIES[6:]
BEST = {
    **{name: str(face) * 5 for face, name in enumerate(UPPER, start=1)},
    "three-of-a-kind": "66666",
    "four-of-a-kind": "66666",
    "full-house": "66655",
    "short-straight": "12345",
    "long-straight": "12345",
    "chance": "66666",
    "yahtzee": "66666",
}


def begin(seats: int = 1, **options: object) -> Match:
    return Match(noripan.load("yahtzee", seats, **options))


def roll(match: Match, dice: str) -> None:
    match.play("* " + " ".join(dice))


def turns(match: Match, *moves: str) -> Match:
    """Play whole turns such as ``66633 full-house``: one roll, then the category."""
    for move in moves:
        dice, category = move.split()
        roll(match, dice)
        match.play(category)
    return match


def view(match: Match) -> DiceView:
    seen = match.view(None)
    assert isinstance(seen, DiceView)
    return seen


def sheet(match: Match) -> Sheet:
    return view(match).sheets[0]


def writable(match: Match) -> set[str]:
    return {move for move in match.legal() if not move.startswith("keep")}


def worths(dice: str, *categories: str, **options: Any) -> list[int]:
    result = score(noripan.load("yahtzee", **options), dice, Circumstances())["categories"]
    return [result[category] for category in categories]


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule, caught.value.message


# The sheet


@pytest.mark.rule("yahtzee B1", "yahtzee B5")
def test_the_sheet_has_six_upper_and_seven_lower_categories_and_thirteen_turns():
    assert list(sheet(begin()).boxes) == CATEGORIES
    assert len(UPPER) == 6
    assert len(LOWER) == 7
    match = random_match(noripan.load("yahtzee", 2), 1)
    written = [e for e in match.events if not e.startswith(("*", "keep"))]
    assert len(written) == 26
    roll(match := begin(), "66633")
    assert refusal(match, "straight") == ("B1", "dice-no-category")


@pytest.mark.rule("yahtzee B5")
def test_rolling_and_keeping_are_those_of_yacht():
    match = begin()
    roll(match, "66633")
    match.play("keep 666")
    roll(match, "12")
    match.play("keep")
    roll(match, "12345")
    assert refusal(match, "keep 1") == ("A3", "dice-no-rolls-left")
    match.play("long-straight")
    roll(match, "12345")
    assert refusal(match, "long-straight") == ("A7", "dice-category-filled")


@pytest.mark.rule("yahtzee B2", "yahtzee GB1", "yahtzee B6")
def test_an_upper_sum_of_63_earns_35():
    match = turns(begin(), "11166 ones", "22266 twos", "33366 threes", "44466 fours", "55566 fives")
    assert match.scores == [45]
    turns(match, "66611 sixes")
    assert sheet(match).upper == 63
    assert sheet(match).upper_bonus == 35
    assert match.scores == [98]
    turns(match, "66655 full-house")
    assert match.scores == [98 + 28]


@pytest.mark.rule("yahtzee B2", "yahtzee GB1")
def test_an_upper_sum_of_62_earns_nothing():
    match = turns(begin(), "11266 ones", "22266 twos", "33366 threes", "44466 fours", "55566 fives")
    turns(match, "66611 sixes")
    assert sheet(match).upper == 62
    assert sheet(match).upper_bonus == 0
    assert match.scores == [62]


@pytest.mark.rule("yahtzee B2")
def test_the_bonus_is_earned_once_however_high_the_upper_sum_is():
    match = turns(begin(), "66666 sixes", "55555 fives", "44442 fours", "33333 threes")
    assert match.scores == [30 + 25 + 16 + 15 + 35]
    turns(match, "22222 twos", "11111 ones")
    assert match.scores == [30 + 25 + 16 + 15 + 10 + 5 + 35]


@pytest.mark.rule("yahtzee B6", "yahtzee GB2")
@pytest.mark.parametrize(("scoring", "total"), [("seed", 360), ("official", 375)])
def test_the_highest_totals_without_jokers_can_be_reached(scoring: str, total: int):
    match = turns(begin(scoring=scoring), *(f"{dice} {name}" for name, dice in BEST.items()))
    assert match.scores == [total]
    assert match.winners == [0]


@pytest.mark.rule("yahtzee B5", "yahtzee B6")
@pytest.mark.parametrize("winner", range(3))
def test_every_seat_can_win_and_a_win_can_be_shared(winner: int):
    match = begin(3)
    shared = begin(3)
    for name in CATEGORIES:
        for seat in range(3):
            turns(match, f"{'66666' if seat == winner else '11111'} {name}")
            turns(shared, f"{'11111' if seat == winner else '66666'} {name}")
    assert match.winners == [winner]
    assert shared.winners == [seat for seat in range(3) if seat != winner]


# The categories


@pytest.mark.rule("yahtzee B3", "yahtzee B4", "yahtzee GB4", "yahtzee GB7")
@pytest.mark.parametrize("scoring", ["seed", "official"])
@pytest.mark.parametrize(
    ("dice", "short", "long"),
    [
        ("12345", 30, 40),
        ("23456", 30, 40),
        ("12346", 30, 0),
        ("33456", 30, 0),
        ("22345", 30, 0),
        ("12235", 0, 0),
        ("12356", 0, 0),
        ("12456", 0, 0),
    ],
)
def test_straights_are_four_or_five_consecutive_faces(
    dice: str, short: int, long: int, scoring: str
):
    assert worths(dice, "short-straight", "long-straight", scoring=scoring) == [short, long]


@pytest.mark.rule("yahtzee GB2", "yahtzee GB3")
@pytest.mark.parametrize(
    ("dice", "category", "seed", "official"),
    [
        ("66611", "full-house", 20, 25),
        ("66621", "three-of-a-kind", 18, 21),
        ("66662", "four-of-a-kind", 24, 26),
        ("66662", "three-of-a-kind", 18, 26),
        ("66612", "four-of-a-kind", 0, 0),
        ("66123", "three-of-a-kind", 0, 0),
        ("23356", "chance", 19, 19),
        ("66612", "sixes", 18, 18),
    ],
)
def test_the_two_ways_of_scoring(dice: str, category: str, seed: int, official: int):
    assert worths(dice, category) == [seed]
    assert worths(dice, category, scoring="official") == [official]


@pytest.mark.rule("yahtzee GB2")
def test_the_classic_scoring_is_the_default():
    assert noripan.load("yahtzee").options["scoring"] == "seed"


@pytest.mark.rule("yahtzee GB7", "yahtzee GB8")
def test_a_yahtzee_is_three_and_four_of_a_kind_but_no_full_house():
    names = ("three-of-a-kind", "four-of-a-kind", "full-house", "yahtzee")
    assert worths("33333", *names) == [9, 12, 0, 50]
    assert worths("33333", *names, scoring="official") == [15, 15, 0, 50]


# Further Yahtzees


def filled(joker: str, *moves: str, scoring: str = "official") -> Match:
    return turns(begin(joker=joker, scoring=scoring), *moves)


@pytest.mark.rule("yahtzee GB5")
def test_without_jokers_a_further_yahtzee_is_nothing_special():
    match = filled("none", "33333 yahtzee", "44441 fours")
    roll(match, "44444")
    assert view(match).bonus == 0
    assert writable(match) == set(CATEGORIES) - {"yahtzee", "fours"}
    assert view(match).possible["full-house"] == view(match).possible["long-straight"] == 0
    match.play("chance")
    assert match.scores == [50 + 16 + 20]


@pytest.mark.rule("yahtzee GB5")
@pytest.mark.parametrize(
    ("category", "points"), [("full-house", 25), ("short-straight", 30), ("long-straight", 40)]
)
@pytest.mark.parametrize("joker", ["free", "forced"])
def test_a_joker_is_granted_with_100_on_top_if_the_own_box_is_filled(
    joker: str, category: str, points: int
):
    match = filled(joker, "33333 yahtzee", "44441 fours")
    roll(match, "44444")
    assert view(match).bonus == 100
    assert view(match).possible[category] == points
    match.play(category)
    assert sheet(match).boxes[category] == points
    assert sheet(match).yahtzee_bonus == 100
    assert match.scores == [50 + 16 + points + 100]


@pytest.mark.rule("yahtzee GB5")
def test_forced_the_own_upper_box_comes_first():
    match = filled("forced", "33333 yahtzee")
    roll(match, "44444")
    assert writable(match) == {"fours"}
    assert refusal(match, "full-house") == ("GB5", "dice-joker-own-box")
    assert refusal(match, "ones") == ("GB5", "dice-joker-own-box")
    assert refusal(match, "yahtzee") == ("A7", "dice-category-filled")
    match.play("fours")
    assert match.scores == [50 + 20 + 100]


@pytest.mark.rule("yahtzee GB5")
def test_forced_the_lower_section_comes_before_other_upper_boxes():
    match = filled("forced", "33333 yahtzee", "44441 fours")
    roll(match, "44444")
    assert writable(match) == set(LOWER) - {"yahtzee"}
    assert refusal(match, "ones") == ("GB5", "dice-joker-lower-box")


@pytest.mark.rule("yahtzee GB5")
def test_forced_0_goes_to_another_upper_box_if_nothing_else_is_open():
    match = filled(
        "forced", "44441 fours", *(f"33333 {name}" for name in LOWER if name != "yahtzee")
    )
    turns(match, "33333 yahtzee")
    before = match.scores[0]
    roll(match, "44444")
    assert writable(match) == set(UPPER) - {"fours"}
    match.play("ones")
    assert sheet(match).boxes["ones"] == 0
    assert match.scores == [before + 100]


@pytest.mark.rule("yahtzee GB5")
def test_free_any_box_may_be_written_but_jokers_need_the_own_box_filled():
    match = filled("free", "33333 yahtzee")
    roll(match, "44444")
    assert writable(match) == set(CATEGORIES) - {"yahtzee"}
    assert view(match).possible["full-house"] == 0
    assert view(match).possible["short-straight"] == 0
    assert view(match).possible["long-straight"] == 0
    match.play("long-straight")
    assert match.scores == [50 + 0 + 100]
    turns(match, "44441 fours")
    roll(match, "44444")
    assert writable(match) == set(CATEGORIES) - {"yahtzee", "long-straight", "fours"}
    match.play("short-straight")
    assert match.scores == [50 + 100 + 16 + 30 + 100]


@pytest.mark.rule("yahtzee GB5")
@pytest.mark.parametrize("joker", ["free", "forced"])
def test_a_yahtzee_box_of_0_grants_jokers_without_the_100(joker: str):
    match = filled(joker, "12346 yahtzee", "44441 fours")
    roll(match, "44444")
    assert view(match).bonus == 0
    match.play("long-straight")
    assert match.scores == [0 + 16 + 40]
    assert sheet(match).yahtzee_bonus == 0


@pytest.mark.rule("yahtzee GB5")
def test_the_first_yahtzee_is_no_joker():
    match = filled("forced", "44441 fours")
    roll(match, "44444")
    assert writable(match) == set(CATEGORIES) - {"fours"}
    assert view(match).possible["full-house"] == 0
    match.play("yahtzee")
    assert match.scores == [16 + 50]


@pytest.mark.rule("yahtzee GB5")
def test_every_further_yahtzee_brings_100_again():
    match = filled("free", "33333 yahtzee", "44444 fours", "44444 chance", "55555 sixes")
    assert sheet(match).yahtzee_bonus == 300
    assert match.scores == [50 + 20 + 20 + 0 + 300]


@pytest.mark.rule("yahtzee GB5")
def test_a_joker_rule_never_takes_away_the_right_to_roll_again():
    match = filled("forced", "33333 yahtzee")
    roll(match, "44444")
    assert sum(move.startswith("keep") for move in match.legal()) == 5
    match.play("keep 44")
    roll(match, "123")
    match.play("chance")
    assert match.scores == [50 + 14]


@pytest.mark.rule("yahtzee GB6")
@pytest.mark.parametrize("joker", ["free", "forced"])
def test_with_classic_scoring_a_joker_full_house_is_the_sum_of_the_dice(joker: str):
    match = filled(joker, "33333 yahtzee", "44441 fours", scoring="seed")
    roll(match, "44444")
    possible = view(match).possible
    assert (possible["full-house"], possible["short-straight"], possible["long-straight"]) == (
        20,
        30,
        40,
    )
    match.play("full-house")
    assert match.scores == [50 + 16 + 20 + 100]
