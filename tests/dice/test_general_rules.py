"""The numbered rules of General."""

from __future__ import annotations

import json
from itertools import combinations_with_replacement
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, IllegalMove
from noripan.games.dice.categories import NAMES, Kind
from noripan.games.dice.rules import settle
from noripan.games.dice.score import score
from noripan.games.dice.state import NOBODY
from noripan.games.dice.view import DiceView
from noripan.match import Match
from playing import random_match

DATA = Path(__file__).parents[1] / "data"
SETTLEMENTS = json.loads((DATA / "general_settlement.json").read_text("utf-8"))
CATEGORIES = list(NAMES[Kind.GENERAL].values())[:10]


def begin(seats: int = 1, **options: object) -> Match:
    return Match(noripan.load("general", seats, **options))


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
    """Play to the end of the game, always rolling the same and writing in the first open box."""
    game = view(match).games_played
    while match.turn is not None and view(match).games_played == game:
        roll(match, dice)
        match.play(next(move for move in match.legal() if not move.startswith("keep")))
    return match


def view(match: Match) -> DiceView:
    seen = match.view(None)
    assert isinstance(seen, DiceView)
    return seen


def worth(dice: str, category: str, number: int) -> Any:
    result = score(noripan.load("general"), dice, Circumstances(roll=number))
    return result["categories"][category]


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule, caught.value.message


# The sheet


@pytest.mark.rule("general C1", "general GC1")
def test_the_sheet_has_ten_categories_and_ten_turns():
    match = begin()
    assert list(view(match).sheets[0].boxes) == CATEGORIES
    roll(match, "12345")
    assert refusal(match, "chance") == ("GC1", "dice-no-category")
    assert refusal(match, "short-straight") == ("GC1", "dice-no-category")
    done = fill(begin())
    assert sum(not e.startswith("*") for e in done.events) == 10


@pytest.mark.rule("general C1")
def test_rolling_and_keeping_are_those_of_yacht():
    match = begin()
    roll(match, "66633")
    match.play("keep 666")
    roll(match, "12")
    match.play("keep 666")
    roll(match, "12")
    assert refusal(match, "keep 666") == ("A3", "dice-no-rolls-left")


@pytest.mark.rule("general GC1")
def test_chance_is_an_eleventh_category_by_option():
    match = begin(chance_category=True)
    assert list(view(match).sheets[0].boxes) == [*CATEGORIES, "chance"]
    turns(match, "12346 chance")
    assert match.scores == [16]
    fill(match)
    assert sum(not e.startswith("*") for e in match.events) == 11


@pytest.mark.rule("general GC13")
@pytest.mark.parametrize("seats", range(1, 9))
def test_seat_0_starts(seats: int):
    match = begin(seats)
    roll(match, "12346")
    assert match.turn == 0


# The categories


@pytest.mark.rule("general C8")
@pytest.mark.parametrize(("face", "category"), list(enumerate(CATEGORIES[:6], start=1)))
def test_numbers_are_worth_the_same_on_every_roll(face: int, category: str):
    for count in range(5):
        dice = str(face) * count + str(face % 6 + 1) * (5 - count)
        assert worth(dice, category, 1) == worth(dice, category, 3) == face * count


@pytest.mark.rule("general C2", "general C3")
@pytest.mark.parametrize("dice", ["12345", "23456", "11345", "13456"])
def test_the_straight_is_worth_25_on_the_first_roll_and_20_later(dice: str):
    assert [worth(dice, "straight", number) for number in (1, 2, 3)] == [25, 20, 20]


@pytest.mark.rule("general C3", "general GC2", "general GC9")
def test_nothing_else_is_a_straight():
    straights = {
        "".join(dice)
        for dice in combinations_with_replacement("123456", 5)
        if worth("".join(dice), "straight", 2)
    }
    assert straights == {"12345", "23456", "11345", "13456"}


@pytest.mark.rule("general C3")
def test_a_1_is_wild_in_the_straight_alone():
    assert worth("16662", "full-house", 2) == 0
    assert worth("16666", "general", 2) == 0
    assert worth("11666", "sixes", 2) == 18


@pytest.mark.rule("general C4", "general C5", "general GC4")
def test_full_house_and_four_of_a_kind():
    assert [worth("22555", "full-house", number) for number in (1, 2, 3)] == [35, 30, 30]
    assert [worth("44441", "four-of-a-kind", number) for number in (1, 2, 3)] == [45, 40, 40]
    assert worth("44411", "four-of-a-kind", 1) == 0
    assert worth("44412", "full-house", 1) == 0


@pytest.mark.rule("general GC3")
def test_a_re_roll_gives_the_later_value_even_if_the_dice_end_equal():
    match = begin()
    roll(match, "22555")
    assert view(match).possible["full-house"] == 35
    match.play("keep 2255")
    roll(match, "5")
    assert view(match).possible["full-house"] == 30
    match.play("full-house")
    assert match.scores == [30]
    turns(match, "44441 four-of-a-kind", "11345 straight")
    assert match.scores == [30 + 45 + 25]


@pytest.mark.rule("general C7", "general GC7")
@pytest.mark.parametrize(
    ("category", "points"),
    [("general", 60), ("four-of-a-kind", 40), ("threes", 15), ("full-house", 0)],
)
def test_a_small_general_is_60_or_less_elsewhere(category: str, points: int):
    match = begin()
    roll(match, "33331")
    match.play("keep 3333")
    roll(match, "3")
    match.play(category)
    assert match.scores == [points]


@pytest.mark.rule("general GC8")
def test_a_scratched_category_is_closed():
    match = turns(begin(), "12346 general")
    assert match.scores == [0]
    roll(match, "33331")
    match.play("keep 3333")
    roll(match, "3")
    assert refusal(match, "general") == ("A7", "dice-category-filled")


@pytest.mark.rule("general GC9")
def test_there_is_no_double_general():
    match = begin()
    for category in ("general", "threes"):
        roll(match, "33331")
        match.play("keep 3333")
        roll(match, "3")
        match.play(category)
    assert match.scores == [60 + 15]


# The Big General


@pytest.mark.rule("general C6", "general GC6")
@pytest.mark.parametrize("winner", range(4))
def test_a_big_general_of_any_seat_wins_at_once(winner: int):
    match = begin(4)
    turns(match, *["66663 four-of-a-kind"] * 4, *["12346 ones"] * winner)
    roll(match, "22222")
    assert match.turn is None
    assert match.winners == [winner]
    expected = [45 + (seat < winner) for seat in range(4)]
    expected[winner] += 60
    assert match.scores == expected
    assert view(match).last_game is not None
    assert view(match).last_game.big_general == winner  # type: ignore[union-attr]
    assert view(match).sheets[winner].boxes["general"] is None


@pytest.mark.rule("general C6")
def test_a_big_general_beats_a_higher_total():
    match = turns(begin(2), "11112 ones", "66663 four-of-a-kind", "11112 twos", "22555 full-house")
    roll(match, "22222")
    assert match.scores == [4 + 2 + 60, 45 + 35]
    assert match.winners == [0]


@pytest.mark.rule("general C6")
def test_five_equal_dice_on_a_later_roll_do_not_end_the_game():
    match = begin()
    roll(match, "22221")
    match.play("keep")
    roll(match, "22222")
    assert match.turn == 0


@pytest.mark.rule("general GC5")
@pytest.mark.parametrize("scratched", [True, False])
def test_a_big_general_wins_with_the_general_box_filled(scratched: bool):
    match = begin()
    roll(match, "22221")
    match.play("keep 2222")
    roll(match, "1" if scratched else "2")
    match.play("general")
    roll(match, "33333")
    assert match.winners == [0]
    assert match.scores == [60 if scratched else 120]


@pytest.mark.rule("general GC5", "general GC7")
def test_by_option_a_filled_general_box_makes_it_an_ordinary_first_roll():
    match = turns(begin(big_general_needs_open_box=True), "12346 general")
    roll(match, "33333")
    assert match.turn == 0
    assert view(match).possible["four-of-a-kind"] == 45
    assert view(match).possible["full-house"] == 0
    assert "general" not in match.legal()
    assert "keep 33" in match.legal()
    match.play("four-of-a-kind")
    assert match.scores == [45]


@pytest.mark.rule("general GC5")
def test_by_option_an_open_general_box_still_wins():
    match = begin(2, big_general_needs_open_box=True)
    roll(match, "33333")
    assert match.winners == [0]
    assert match.scores == [60, 0]


# Winning and settlement


@pytest.mark.rule("general GC12")
@pytest.mark.parametrize("winner", range(3))
def test_every_seat_wins_and_ties_share(winner: int):
    match = begin(3)
    turns(match, *("66663 sixes" if seat == winner else "12345 sixes" for seat in range(3)))
    assert fill(match).winners == [winner]
    shared = begin(3)
    turns(shared, *("12345 sixes" if seat == winner else "66663 sixes" for seat in range(3)))
    assert fill(shared).winners == [seat for seat in range(3) if seat != winner]


@pytest.mark.rule("general C9", "general GC10", "general GC11", "general GC12")
@pytest.mark.parametrize("case", SETTLEMENTS, ids=lambda case: "-".join(map(str, case["totals"])))
def test_settlements(case: dict[str, Any]):
    seats = len(case["totals"])
    state = begin(seats, zero_sum=case["zero_sum"]).state
    state.total[:seats] = case["totals"]
    state.big_general = case["winners"][0] if case["big_general"] else NOBODY
    settle(state)
    assert state.last_settlement[:seats].tolist() == case["settlement"]
    assert state.collected[:seats].tolist() == case["settlement"]


@pytest.mark.rule("general C9", "general GC10")
def test_the_winner_collects_the_differences():
    state = begin(3).state
    state.total[:3] = [180, 150, 120]
    state.big_general = NOBODY
    settle(state)
    assert state.last_settlement[:3].tolist() == [90, 0, 0]


@pytest.mark.rule("general C9", "general GC13")
def test_in_a_series_scores_are_collected_and_the_opener_changes():
    match = begin(2, games=3)
    roll(match, "66663")
    assert match.turn == 0
    match.play("sixes")
    assert match.scores == [0, 0]
    fill(match)
    assert match.scores == [24, 0]
    seen = view(match)
    assert seen.games_played == 1
    assert seen.last_game is not None
    assert seen.last_game.settlement == [24, 0]
    assert seen.last_game.totals[0] - seen.last_game.totals[1] == 24
    assert all(box is None for sheet in seen.sheets for box in sheet.boxes.values())
    roll(match, "12346")
    assert match.turn == 1
    match.play("ones")
    fill(match)
    assert match.turn == "chance"
    roll(match, "12346")
    assert match.turn == 0
    match.play("ones")
    fill(match)
    assert match.turn is None
    assert match.winners == [0]


@pytest.mark.rule("general C9", "general GC6", "general GC11")
def test_a_big_general_ends_its_game_and_the_next_one_begins():
    match = begin(3, games=2)
    turns(match, "66663 four-of-a-kind", "66663 sixes")
    roll(match, "22222")
    assert match.turn == "chance"
    assert match.scores == [0, 0, 60 - 45 + 60 - 24]
    roll(match, "12346")
    assert match.turn == 1
    match.play("ones")
    fill(match)
    assert match.winners == [2]


@pytest.mark.rule("general GC10")
@pytest.mark.parametrize(("zero_sum", "scores"), [(False, [24, 0]), (True, [24, -24])])
def test_with_zero_sum_the_others_lose_the_difference(zero_sum: bool, scores: list[int]):
    match = turns(begin(2, games=2, zero_sum=zero_sum), "66663 sixes")
    assert fill(match).scores == scores


@pytest.mark.rule("general GC10")
def test_zero_sum_changes_no_score_of_a_single_game():
    for zero_sum in (False, True):
        match = turns(begin(2, zero_sum=zero_sum), "66663 sixes", "12345 sixes")
        assert match.scores == [24, 0]


@pytest.mark.rule("general GC10", "general C9")
@pytest.mark.parametrize("seed", range(4))
def test_settlements_of_zero_sum_series_sum_to_zero(seed: int):
    match = random_match(noripan.load("general", 4, games=3, zero_sum=True), seed)
    assert sum(match.scores) == 0
    top = np.max(match.scores)
    assert match.winners == [seat for seat in range(4) if match.scores[seat] == top]


@pytest.mark.rule("general C9")
def test_a_series_can_be_shared():
    match = begin(2, games=2)
    for dice in ("66663", "66663"):
        roll(match, dice)
        match.play("sixes")
        fill(match)
    assert match.scores == [24, 24]
    assert match.winners == [0, 1]
