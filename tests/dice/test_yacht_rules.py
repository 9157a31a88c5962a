"""The numbered rules of Yacht, which are also the course of the other dice games."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, IllegalMove
from noripan.games.dice.categories import NAMES, Kind
from noripan.games.dice.score import score
from noripan.games.dice.view import DiceView
from noripan.match import Match
from playing import random_match, random_steps

CATEGORIES = list(NAMES[Kind.YACHT].values())


def begin(seats: int = 1, game: str = "yacht", **options: object) -> Match:
    return Match(noripan.load(game, seats, **options))


def roll(match: Match, dice: str) -> None:
    match.play("* " + " ".join(dice))


def turns(match: Match, *moves: str) -> Match:
    """Play whole turns such as ``66633 full-house``: one roll, then the category."""
    for move in moves:
        dice, category = move.split()
        roll(match, dice)
        match.play(category)
    return match


def fill(match: Match, dice: str = "11224") -> Match:
    """Play to the end, always rolling the same and writing in the first open category."""
    while match.turn is not None:
        roll(match, dice)
        match.play(next(move for move in match.legal() if not move.startswith("keep")))
    return match


def worth(dice: str, category: str, **options: Any) -> int:
    setup = noripan.load("yacht", **options)
    return score(setup, dice, Circumstances())["categories"][category]


def view(match: Match) -> DiceView:
    seen = match.view(None)
    assert isinstance(seen, DiceView)
    return seen


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    assert match.state.tobytes() == before
    return caught.value.rule, caught.value.message


# The course of the game


@pytest.mark.rule("yacht A1", "yacht GA9")
@pytest.mark.parametrize("seats", range(1, 9))
def test_seat_0_starts_and_turns_go_round(seats: int):
    match = begin(seats)
    for number, category in enumerate(c for c in CATEGORIES for _ in range(seats)):
        roll(match, "12345")
        assert match.turn == number % seats
        match.play(category)
    assert match.turn is None


@pytest.mark.rule("yacht A1")
def test_a_move_out_of_turn_is_refused():
    match = begin(2)
    roll(match, "66633")
    with pytest.raises(IllegalMove) as caught:
        match.play("full-house", seat=1)
    assert (caught.value.rule, caught.value.message) == ("A1", "not-your-turn")


@pytest.mark.rule("yacht A2", "yacht GA1")
def test_the_sheet_has_the_twelve_categories_of_the_text():
    boxes = view(begin()).sheets[0].boxes
    assert list(boxes) == CATEGORIES
    assert len(boxes) == 12
    assert set(boxes.values()) == {None}
    match = begin()
    roll(match, "66633")
    assert refusal(match, "three-of-a-kind") == ("A2", "dice-no-category")
    assert refusal(match, "straight") == ("A2", "dice-no-category")


@pytest.mark.rule("yacht A3")
def test_a_turn_has_three_rolls_the_first_with_all_dice():
    match = begin()
    with pytest.raises(IllegalMove):
        match.play("* 6 6 6 3 3 1")
    roll(match, "66633")
    assert view(match).rolls_left == 2
    match.play("keep 666")
    roll(match, "46")
    assert view(match).rolls_left == 1
    match.play("keep 6666")
    roll(match, "6")
    assert view(match).rolls_left == 0
    assert not any(move.startswith("keep") for move in match.legal())
    assert refusal(match, "keep 66") == ("A3", "dice-no-rolls-left")
    match.play("yacht")
    assert match.scores == [50]


@pytest.mark.rule("yacht A4")
def test_kept_dice_stay_and_the_others_are_rolled():
    match = begin()
    roll(match, "66633")
    match.play("keep 6 6 6")
    assert match.events[-1] == "keep 666"
    assert view(match).dice == [6, 6, 6]
    with pytest.raises(IllegalMove, match="a player decides"):
        match.play("* 1 2 3")
    roll(match, "12")
    assert view(match).dice == [1, 2, 6, 6, 6]
    assert refusal(match, "keep 3") == ("A4", "dice-not-there")
    assert refusal(match, "keep 6666") == ("A4", "dice-not-there")
    assert refusal(match, "keep 666612") == ("A4", "dice-not-there")


@pytest.mark.rule("yacht A4")
def test_every_different_choice_of_dice_may_be_kept_and_is_listed_once():
    match = begin()
    roll(match, "66633")
    kept = {move.removeprefix("keep").strip() for move in match.legal() if move.startswith("keep")}
    assert kept == {"".join(dice) for size in range(5) for dice in combinations("33666", size)}


@pytest.mark.rule("yacht A5")
@pytest.mark.parametrize("rolls", [1, 2])
def test_a_player_may_stop_after_the_first_or_second_roll(rolls: int):
    match = begin(2)
    roll(match, "66633")
    for _ in range(rolls - 1):
        match.play("keep 666")
        roll(match, "33")
    match.play("full-house")
    assert match.scores == [24, 0]
    assert match.turn == "chance"


@pytest.mark.rule("yacht A6")
def test_a_turn_ends_when_exactly_one_category_is_filled():
    for seed in range(3):
        filled = 0
        for match in random_steps(noripan.load("yacht", 1), seed):
            boxes = view(match).sheets[0].boxes.values()
            before, filled = filled, sum(box is not None for box in boxes)
            turn_ended = match.turn is None or (view(match).rolls_left == 2 and before < filled)
            assert filled - before == turn_ended
        assert filled == 12


@pytest.mark.rule("yacht A7")
def test_a_filled_category_is_neither_used_again_nor_changed():
    match = turns(begin(), "66633 sixes")
    roll(match, "66666")
    assert "sixes" not in match.legal()
    assert refusal(match, "sixes") == ("A7", "dice-category-filled")
    match.play("yacht")
    assert view(match).sheets[0].boxes["sixes"] == 18


@pytest.mark.rule("yacht A2", "yacht A7")
def test_each_player_has_an_own_sheet():
    match = turns(begin(2), "66633 sixes")
    roll(match, "66612")
    assert "sixes" in match.legal()


@pytest.mark.rule("yacht A8")
def test_categories_are_filled_in_any_order():
    orders: set[tuple[str, ...]] = set()
    for seed in range(5):
        match = random_match(noripan.load("yacht", 1), seed)
        order = tuple(e for e in match.events if not e.startswith(("*", "keep")))
        assert sorted(order) == sorted(CATEGORIES)
        orders.add(order)
    assert len(orders) == 5


@pytest.mark.rule("yacht A9")
def test_dice_that_do_not_meet_a_category_bring_0_there():
    match = turns(begin(), "23456 ones", "11112 full-house", "13566 yacht")
    assert match.scores == [0]
    assert view(match).sheets[0].boxes["ones"] == 0
    assert view(match).sheets[0].boxes["yacht"] == 0
    assert max(worth(5 * face, "ones") for face in "123456") == 5


@pytest.mark.rule("yacht A9", "yacht A6")
def test_every_open_category_may_be_written_whatever_the_dice():
    for match in random_steps(noripan.load("yacht", 1), 4):
        boxes = view(match).sheets[0].boxes
        open_boxes = {name for name, box in boxes.items() if box is None}
        assert {move for move in match.legal() if not move.startswith("keep")} == (
            open_boxes if match.turn is not None else set()
        )


@pytest.mark.rule("yacht A10")
def test_the_total_is_the_sum_of_all_twelve_entries_and_the_highest_wins():
    match = begin(3)
    for category in CATEGORIES:
        turns(match, f"11111 {category}", f"66666 {category}", f"22222 {category}")
    assert match.turn is None
    for seat, sheet in enumerate(view(match).sheets):
        assert match.scores[seat] == sheet.total == sum(b or 0 for b in sheet.boxes.values())
    assert match.scores == [5 + 4 + 5 + 50, 30 + 24 + 30 + 50, 10 + 8 + 10 + 50]
    assert match.winners == [1]


@pytest.mark.rule("yacht A10")
def test_297_is_the_highest_total_and_can_be_reached():
    best = {
        "ones": "11111",
        "twos": "22222",
        "threes": "33333",
        "fours": "44444",
        "fives": "55555",
        "sixes": "66666",
        "short-straight": "12345",
        "long-straight": "23456",
        "full-house": "66655",
        "four-of-a-kind": "66661",
        "chance": "66666",
        "yacht": "11111",
    }
    match = turns(begin(), *(f"{dice} {category}" for category, dice in best.items()))
    assert match.scores == [297]
    assert match.winners == [0]


@pytest.mark.rule("yacht A10", "yacht GA9")
@pytest.mark.parametrize("winner", range(4))
def test_every_seat_can_win(winner: int):
    match = begin(4)
    for seat in range(4):
        turns(match, ("66666" if seat == winner else "12345") + " sixes")
    fill(match)
    assert match.winners == [winner]


@pytest.mark.rule("yacht GA9")
def test_equal_top_totals_share_the_win():
    match = begin(3)
    turns(match, "66666 sixes", "12345 sixes", "66666 sixes")
    fill(match)
    assert match.winners == [0, 2]
    assert fill(begin(2)).winners == [0, 1]


def test_a_player_alone_wins():
    assert fill(begin(1)).winners == [0]


# The categories


@pytest.mark.rule(
    "yacht A11", "yacht A12", "yacht A13", "yacht A14", "yacht A15", "yacht A16", "yacht GA4"
)
@pytest.mark.parametrize(("face", "category"), list(enumerate(CATEGORIES[:6], start=1)))
def test_numbers_count_the_dice_of_their_face(face: int, category: str):
    for count in range(6):
        dice = str(face) * count + str(face % 6 + 1) * (5 - count)
        assert worth(dice, category) == face * count


@pytest.mark.rule("yacht A17", "yacht A18", "yacht GA5")
@pytest.mark.parametrize(
    ("dice", "short", "long"),
    [("12345", 30, 0), ("23456", 0, 30), ("12346", 0, 0), ("13456", 0, 0), ("22345", 0, 0)],
)
def test_each_straight_is_exactly_its_five_faces(dice: str, short: int, long: int):
    assert worth(dice, "short-straight") == short
    assert worth(dice, "long-straight") == long


@pytest.mark.rule("yacht A19")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("33322", 13), ("66611", 20), ("66633", 24), ("66655", 28), ("66663", 0), ("66334", 0)],
)
def test_a_full_house_is_the_sum_of_three_of_one_face_and_two_of_another(dice: str, points: int):
    assert worth(dice, "full-house") == points


@pytest.mark.rule("yacht A20", "yacht GA2")
@pytest.mark.parametrize(
    ("dice", "points"),
    [("66662", 24), ("11115", 4), ("44444", 16), ("33333", 12), ("33355", 0), ("66646", 24)],
)
def test_four_of_a_kind_counts_four_equal_dice_only(dice: str, points: int):
    assert worth(dice, "four-of-a-kind") == points


@pytest.mark.rule("yacht A21", "yacht GA4")
@pytest.mark.parametrize(("dice", "points"), [("23356", 19), ("66666", 30), ("11112", 6)])
def test_chance_is_the_sum_of_all_dice(dice: str, points: int):
    assert worth(dice, "chance") == points


@pytest.mark.rule("yacht A22")
def test_a_yacht_is_five_equal_dice():
    assert [worth(5 * face, "yacht") for face in "123456"] == [50] * 6
    assert worth("66665", "yacht") == 0


@pytest.mark.rule("yacht GA3")
def test_a_yacht_is_a_full_house_by_option_only():
    assert worth("44444", "full-house") == 0
    assert worth("44444", "full-house", yacht_is_full_house=True) == 20
    assert worth("44445", "full-house", yacht_is_full_house=True) == 0


@pytest.mark.rule("yacht A19", "yacht A20", "yacht A22")
def test_the_sample_turn():
    match = begin()
    roll(match, "66633")
    assert view(match).possible["full-house"] == 24
    match.play("keep 666")
    roll(match, "46")
    assert view(match).possible["four-of-a-kind"] == view(match).possible["sixes"] == 24
    match.play("keep 6666")
    roll(match, "6")
    match.play("yacht")
    assert match.scores == [50]


# Rulings on keeping


@pytest.mark.rule("yacht GA6")
def test_kept_dice_may_be_rolled_again():
    match = begin()
    roll(match, "66633")
    match.play("keep 666")
    roll(match, "11")
    assert view(match).kept is None
    match.play("keep 11")
    roll(match, "111")
    match.play("yacht")
    assert match.scores == [50]


@pytest.mark.rule("yacht GA6")
@pytest.mark.parametrize("game", ["yacht", "yahtzee", "general"])
def test_with_lock_kept_dice_what_was_kept_stays(game: str):
    match = begin(game=game, lock_kept_dice=True)
    roll(match, "66633")
    match.play("keep 66")
    roll(match, "611")
    assert view(match).kept == [6, 6]
    keeps = {move for move in match.legal() if move.startswith("keep")}
    assert keeps == {"keep 66", "keep 166", "keep 666", "keep 1666", "keep 1166"}
    assert refusal(match, "keep 6") == ("GA6", "dice-locked")
    assert refusal(match, "keep 11") == ("GA6", "dice-locked")
    match.play("chance" if game != "general" else "sixes")
    roll(match, "12345")
    assert view(match).kept == []
    assert "keep" in match.legal()


@pytest.mark.rule("yacht GA7")
def test_keeping_all_dice_is_stopping_and_no_move():
    match = begin()
    roll(match, "66633")
    assert "keep 33666" not in match.legal()
    assert refusal(match, "keep 66633") == ("GA7", "dice-keep-all")
    assert view(match).rolls_left == 2


@pytest.mark.rule("yacht GA8")
def test_points_follow_from_dice_and_category():
    for match in random_steps(noripan.load("yacht", 2), 7):
        if isinstance(match.turn, int):
            for category, points in view(match).possible.items():
                trial = match.copy()
                before = trial.scores[match.turn]
                trial.play(category)
                assert trial.scores[match.turn] == before + points
    match = begin()
    roll(match, "66662")
    assert refusal(match, "four-of-a-kind 12") == (None, "unreadable-move")


# Reading moves


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("Full House", "full-house"),
        ("fullhouse", "full-house"),
        ("FULL_HOUSE", "full-house"),
        (" four of a kind ", "four-of-a-kind"),
        ("Yahtzee", "yacht"),
        ("keep 6 3 6", "keep 366"),
        ("KEEP 6,3,6", "keep 366"),
        ("keep636", "keep 366"),
        ("Keep", "keep"),
    ],
)
def test_moves_are_read_generously_and_written_in_one_way(text: str, move: str):
    match = begin()
    roll(match, "66633")
    match.play(text)
    assert match.events[-1] == move


@pytest.mark.parametrize(
    "text", ["", "zzz", "keep 7", "keep x", "66633 full-house", "full house full house", "6"]
)
def test_what_is_no_move_is_unreadable(text: str):
    match = begin()
    roll(match, "66633")
    assert refusal(match, text) == (None, "unreadable-move")


@pytest.mark.parametrize("die", ["0", "7", "x", "66", "-1"])
def test_a_die_has_six_faces(die: str):
    assert refusal(begin(), f"* {die}") == (None, "outcome-unreadable")


def test_a_roll_may_be_recorded_die_by_die():
    match = begin()
    for die in "66633":
        assert match.turn == "chance"
        match.play(f"* {die}")
    assert match.turn == 0


def test_every_face_is_equally_likely():
    match = begin()
    assert match.setup.chance_weights(match.state) == [1] * 6
    match.deal(np.random.default_rng(1))
    assert len(match.events) == 1
    assert len(match.events[0].split()) == 6
