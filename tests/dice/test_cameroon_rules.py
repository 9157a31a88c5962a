"""The numbered rules of Double Cameroon."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, IllegalMove
from noripan.games.dice import rules
from noripan.games.dice.categories import NAMES, Kind
from noripan.games.dice.multisets import FACES, list_groups
from noripan.games.dice.score import score
from noripan.games.dice.view import DiceView
from noripan.match import Match
from playing import random_match

CATEGORIES = list(NAMES[Kind.CAMEROON].values())
JUNK = "1122334456"


def begin(seats: int = 1, **options: object) -> Match:
    return Match(noripan.load("cameroon", seats, **options))


def roll(match: Match, dice: str) -> None:
    match.play("* " + " ".join(dice))


def turn(match: Match, split: str) -> None:
    """Roll the dice of a split at once and write it."""
    roll(match, "".join(c for c in split if c.isdigit()))
    match.play(split)


def fill(match: Match) -> Match:
    """Play to the end with the first split listed."""
    while match.turn is not None:
        roll(match, JUNK)
        match.play(next(move for move in match.legal() if not move.startswith("keep")))
    return match


def view(match: Match) -> DiceView:
    seen = match.view(None)
    assert isinstance(seen, DiceView)
    return seen


def worths(dice: str) -> dict[str, int]:
    return score(noripan.load("cameroon"), dice, Circumstances())["categories"]


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule, caught.value.message


# The course of the game


@pytest.mark.rule("cameroon D1")
def test_it_is_played_with_ten_dice():
    match = begin()
    with pytest.raises(IllegalMove):
        roll(match, "12345123451")
    roll(match, "1234512345")
    assert len(view(match).dice) == 10
    assert match.turn == 0


@pytest.mark.rule("cameroon D2", "cameroon GD2")
def test_there_are_up_to_three_rolls():
    match = begin()
    roll(match, JUNK)
    assert view(match).rolls_left == 2
    match.play("keep 1122")
    roll(match, "111222")
    assert view(match).rolls_left == 1
    match.play("keep 11112222")
    roll(match, "12")
    assert view(match).rolls_left == 0
    assert all(not move.startswith("keep") for move in match.legal())
    assert refusal(match, "keep 1") == ("A3", "dice-no-rolls-left")


@pytest.mark.rule("cameroon D2", "cameroon GD2")
@pytest.mark.parametrize("rolls", [1, 2, 3])
def test_a_split_may_be_written_after_any_roll(rolls: int):
    match = begin(2)
    roll(match, "1234523456")
    for _ in range(rolls - 1):
        match.play("keep 123452345")
        roll(match, "6")
    match.play("12345 little-cameroon 23456 big-cameroon")
    assert match.scores == [51, 0]
    assert match.turn == "chance"


@pytest.mark.rule("cameroon D4")
def test_ten_categories_make_five_turns():
    assert list(view(begin()).sheets[0].boxes) == CATEGORIES
    assert len(CATEGORIES) == 10
    match = random_match(noripan.load("cameroon", 3), 2)
    assert sum(not e.startswith(("*", "keep")) for e in match.events) == 15
    assert all(box is not None for sheet in view(match).sheets for box in sheet.boxes.values())


@pytest.mark.rule("cameroon D6")
@pytest.mark.parametrize("winner", range(4))
def test_the_highest_total_wins_and_ties_share(winner: int):
    match, shared = begin(4), begin(4)
    high, low = "66666 sixes 55555 five-of-a-kind", "66661 sixes 55551 five-of-a-kind"
    for seat in range(4):
        turn(match, high if seat == winner else low)
        turn(shared, low if seat == winner else high)
    assert fill(match).winners == [winner]
    assert fill(shared).winners == [seat for seat in range(4) if seat != winner]


@pytest.mark.rule("cameroon D6")
def test_234_is_the_highest_total_and_can_be_reached():
    match = begin()
    turn(match, "11111 ones 22222 twos")
    turn(match, "33333 threes 44444 fours")
    turn(match, "55555 fives 66666 sixes")
    turn(match, "55666 full-house 12345 little-cameroon")
    turn(match, "23456 big-cameroon 11111 five-of-a-kind")
    assert match.scores == [234]
    assert match.winners == [0]


# Splitting


@pytest.mark.rule("cameroon D3", "cameroon GD4")
def test_every_split_of_the_ten_dice_for_every_pair_of_open_categories_is_legal_once():
    match = begin()
    turn(match, "11111 ones 22222 twos")
    roll(match, "2266612345")
    splits = [move for move in match.legal() if not move.startswith("keep")]
    groups = {"".join(dice) for dice in combinations("1222345666", 5)}
    pairs = list(combinations([c for c in CATEGORIES if c not in ("ones", "twos")], 2))
    expected: set[str] = set()
    for group in groups:
        left = "1222345666"
        for die in group:
            left = left.replace(die, "", 1)
        expected |= {f"{group} {a} {left} {b}" for a, b in pairs}
    assert len(splits) == len(set(splits))
    assert set(splits) == expected


@pytest.mark.rule("cameroon D3", "cameroon GD5")
@pytest.mark.parametrize(
    ("move", "rule", "message"),
    [
        ("22666 full-house", "D3", "dice-two-groups"),
        ("full-house", "D3", "dice-two-groups"),
        ("22666 full-house 12345 fives 11111 ones", "D3", "dice-two-groups"),
        ("2266 full-house 123456 fives", "D3", "dice-group-size"),
        ("full-house 12345 fives", "D3", "dice-group-size"),
        ("22666 full-house 12346 fives", "D3", "dice-other-dice"),
        ("22666 full-house 11111 fives", "D3", "dice-other-dice"),
        ("22666 fives 12345 fives", "GD5", "dice-same-category"),
        ("22666 chance 12345 fives", "D5", "dice-no-category"),
        ("22666 full-house 12345 ones", "A7", "dice-category-filled"),
        ("22666 ones 12345 twos", "A7", "dice-category-filled"),
        ("22666 foul-house 12345 fives", None, "unreadable-move"),
        ("keep 1222345666", "GA7", "dice-keep-all"),
        ("keep 11", "A4", "dice-not-there"),
        ("keep 12223456661", "A4", "dice-not-there"),
    ],
)
def test_what_is_wrong_with_a_move_is_said(move: str, rule: str | None, message: str):
    match = begin()
    turn(match, "11111 ones 22222 twos")
    roll(match, "2266612345")
    assert refusal(match, move) == (rule, message)


@pytest.mark.rule("cameroon D3")
def test_an_action_for_other_dice_is_explained():
    match = begin()
    roll(match, "2266612345")
    other = begin()
    roll(other, "1111122222")
    action = other.setup.game.notation.parse_action(other.state, "11111 ones 22222 twos")
    refused = match.setup.game.explain(match.state, action)
    assert (refused.rule, refused.message) == ("D3", "dice-other-dice")


@pytest.mark.parametrize(
    "text",
    [
        "22666 full-house 12345 little-cameroon",
        "12345 little-cameroon 22666 full-house",
        "5 4 3 2 1 Little Cameroon, 6 2 6 2 6 Full House",
        "62626fullhouse54321littlecameroon",
        "66622 FULL_HOUSE / 12345 short straight",
    ],
)
def test_splits_are_read_in_any_order_and_written_in_one(text: str):
    match = begin()
    roll(match, "2266612345")
    match.play(text)
    assert match.events[-1] == "22666 full-house 12345 little-cameroon"
    assert match.scores == [43]


@pytest.mark.rule("cameroon GD1")
def test_dividing_rolls_no_dice():
    match = begin(2)
    roll(match, "2266612345")
    match.play("22666 full-house 12345 little-cameroon")
    assert match.events[-1].startswith("22666")
    assert view(match).dice == []
    assert match.setup.game.notation.event_size(match.state) == 10


@pytest.mark.rule("cameroon GD4")
def test_the_dice_are_one_pool_while_they_are_rolled():
    match = begin()
    roll(match, "1112223334")
    match.play("keep 1234")
    assert view(match).dice == [1, 2, 3, 4]
    roll(match, "666666")
    assert view(match).dice == [1, 2, 3, 4, 6, 6, 6, 6, 6, 6]


@pytest.mark.rule("cameroon GD5")
def test_the_last_turn_fills_the_two_categories_that_are_left():
    match = begin()
    turn(match, "11111 ones 22222 twos")
    turn(match, "33333 threes 44444 fours")
    turn(match, "55555 fives 66666 sixes")
    turn(match, "55666 full-house 12345 little-cameroon")
    roll(match, JUNK)
    pairs = {" ".join(move.split()[1::2]) for move in match.legal() if not move.startswith("keep")}
    assert pairs == {"big-cameroon five-of-a-kind"}


def test_kept_dice_can_be_locked():
    match = begin(lock_kept_dice=True)
    roll(match, JUNK)
    match.play("keep 1123")
    roll(match, "555666")
    assert refusal(match, "keep 555") == ("GA6", "dice-locked")
    keeps = [move for move in match.legal() if move.startswith("keep")]
    assert len(keeps) == 4 * 4 - 1
    match.play("keep 1123555")


# The categories


@pytest.mark.rule("cameroon D5", "cameroon GD3", "cameroon GD6", "cameroon GD7", "cameroon GD8")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        ("12345", {"little-cameroon": 21, "ones": 1, "fives": 5}),
        ("23456", {"big-cameroon": 30, "sixes": 6, "fives": 5}),
        ("22666", {"full-house": 22, "twos": 4, "sixes": 18}),
        ("44444", {"five-of-a-kind": 50, "fours": 20}),
        ("44442", {"fours": 16, "twos": 2}),
    ],
)
def test_a_group_is_worth_what_its_category_says_or_0(dice: str, expected: dict[str, int]):
    result = worths(dice)
    assert list(result) == CATEGORIES
    for face, name in enumerate(CATEGORIES[:6], start=1):
        assert result[name] == face * dice.count(str(face))
    for name in CATEGORIES[6:]:
        assert result[name] == expected.get(name, 0)
    for name, points in expected.items():
        assert result[name] == points


@pytest.mark.rule("cameroon GD7")
def test_other_categories_do_not_exist():
    match = begin()
    roll(match, "1111122222")
    for name in ("three-of-a-kind", "four-of-a-kind", "chance", "straight"):
        assert refusal(match, f"11111 {name} 22222 twos") == ("D5", "dice-no-category")
    match.play("11111 ones 22222 twos")
    fill(match)
    boxes = view(match).sheets[0].boxes
    assert match.scores == [sum(box or 0 for box in boxes.values())]


@pytest.mark.rule("cameroon D3", "cameroon D5", "cameroon GD8")
@pytest.mark.parametrize(
    ("dice", "pair", "points"),
    [
        ("1234523456", "little-cameroon big-cameroon", 51),
        ("6666655555", "sixes five-of-a-kind", 80),
        ("1234566622", "full-house little-cameroon", 43),
        ("4444444221", "fours five-of-a-kind", 58),
        ("1444444422", "fours full-house", 32),
        ("3344556666", "ones twos", 0),
    ],
)
def test_worked_examples_of_the_best_split(dice: str, pair: str, points: int):
    best = score(noripan.load("cameroon"), dice, Circumstances())["best"]
    assert best[pair] == points
    if dice == "6666655555":
        assert max(best.values()) == points


# Numbers


def test_no_roll_has_more_moves_than_there_is_room_for():
    game = noripan.load("cameroon")
    room = game.game.rules.MAX_LEGAL
    match = begin()
    roll(match, JUNK)
    assert len(match.legal()) == room
    groups = np.empty(rules.MOST_GROUPS, dtype=np.int32)
    assert list_groups([2, 2, 2, 2, 1, 1], groups) == rules.MOST_GROUPS
    ways = [np.prod([count + 1 for count in counts]) for counts in all_counts(10, FACES)]
    assert max(ways) - 1 == rules.MOST_KEEPS


def all_counts(dice: int, faces: int) -> list[list[int]]:
    if faces == 1:
        return [[dice]]
    return [[n, *rest] for n in range(dice + 1) for rest in all_counts(dice - n, faces - 1)]


def test_a_view_says_what_the_best_group_would_give():
    match = begin()
    roll(match, "2266612345")
    possible: dict[str, Any] = view(match).possible
    assert possible == {
        "ones": 1,
        "twos": 6,
        "threes": 3,
        "fours": 4,
        "fives": 5,
        "sixes": 18,
        "full-house": 22,
        "little-cameroon": 21,
        "big-cameroon": 30,
        "five-of-a-kind": 0,
    }
