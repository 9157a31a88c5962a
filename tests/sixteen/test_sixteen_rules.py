"""The numbered rules of Sixteen."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, IllegalMove, NoripanError
from noripan.games.sixteen import state, tiles
from noripan.games.sixteen.notation import TILES, parse_face
from noripan.games.sixteen.score import score
from noripan.games.sixteen.tiles import COLOURS
from noripan.games.sixteen.view import SixteenView
from noripan.match import Match
from playing import random_match

DATA = Path(__file__).parents[1] / "data"
POSITIONS = json.loads((DATA / "sixteen_positions.json").read_text("utf-8"))


def position(hand: str, others: str = "P2", seats: int = 2, **options: Any) -> Match:
    """A match in which seat 0 is to move, every row is just its 1, and hands are as named.

    All other tiles are out of the game.
    """
    layout = options.pop("rows", {})
    match = Match(noripan.load("sixteen", seats, **options))
    s = match.state
    for c in range(tiles.NUM_COLOURS):
        s.tiles[state.ASIDE][c] |= s.tiles[state.BAG][c]
        s.tiles[state.BAG][c] = 0
    s.scissors[[state.ASIDE, state.BAG]] = s.scissors[[state.BAG, state.ASIDE]]
    s.trash_cans[[state.ASIDE, state.BAG]] = s.trash_cans[[state.BAG, state.ASIDE]]
    s.bag_size = 0
    for colour in COLOURS:
        lay(match, colour, layout.get(colour, "1"))
    for seat, held in enumerate([hand, *[others] * (seats - 1)]):
        give(match, seat, held)
    s.opener = s.seat = 0
    s.phase = state.PLAY
    return match


def lay(match: Match, colour: str, row: str) -> None:
    """Make a row, whoever holds its tiles."""
    s, c = match.state, COLOURS.index(colour)
    faces = [parse_face(face) for face in row.split()]
    s.row[c][: len(faces)] = faces
    s.row_length[c] = len(faces)
    s.row_value[c] = tiles.VALUE[faces[-1]] if faces else 0
    for face in faces:
        s.tiles[state.ASIDE][c] &= ~(1 << face)


def give(match: Match, seat: int, hand: str) -> None:
    """Make a hand; the tiles are no longer aside."""
    s = match.state
    s.tiles[seat] = 0
    s.scissors[seat] = s.trash_cans[seat] = 0
    s.hand_size[seat] = len(hand.split())
    for tile in hand.split():
        if tile in ("S", "T"):
            special = s.scissors if tile == "S" else s.trash_cans
            special[seat] += 1
            special[state.ASIDE] -= 1
        else:
            c, bit = COLOURS.index(tile[0]), 1 << parse_face(tile[1:])
            s.tiles[seat][c] |= bit
            s.tiles[state.ASIDE][c] &= ~bit


def see(match: Match, seat: int | None = None) -> SixteenView:
    view = match.view(seat)
    assert isinstance(view, SixteenView)
    return view


def row(match: Match, colour: str) -> str:
    return " ".join(tile[1:] for tile in see(match).rows[COLOURS.index(colour)].tiles)


def value(match: Match, colour: str) -> int | str:
    """The value of a row, or "closed"."""
    shown = see(match).rows[COLOURS.index(colour)]
    return "closed" if shown.closed else shown.value


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule, caught.value.message


def deal(match: Match, *hands: list[str]) -> None:
    for hand in hands:
        match.play("* " + " ".join(hand))


# Setup


@pytest.mark.rule("sixteen G1", "sixteen R2", "sixteen R27", "sixteen R28")
def test_the_tiles_are_five_colours_of_seventeen_and_three_specials():
    assert len(all_tiles()) == tiles.NUM_TILES == 88 == 4 * 22 == 3 * 29 + 1 == 2 * 30 + 5 + 23
    coloured = [tile for tile in all_tiles() if len(tile) > 1]
    assert Counter(tile[0] for tile in coloured) == dict.fromkeys(COLOURS, 17)
    assert sorted(set(all_tiles()) - set(coloured)) == ["S", "T"]
    assert "R16" not in TILES
    assert sum(score_of(tile) for tile in all_tiles() if tile[1:] != "1") == 815


@pytest.mark.rule("sixteen R2", "sixteen R3", "sixteen R4", "sixteen G2")
@pytest.mark.parametrize(("seats", "bag"), [(2, 23), (3, 1), (4, 0)])
def test_each_number_of_players_has_its_hands_and_bag(seats: int, bag: int):
    match = Match(noripan.load("sixteen", seats))
    dealt = {2: 30, 3: 29, 4: 22}[seats]
    match.deal(np.random.default_rng(3))
    hands = [event.split()[1:] for event in match.events if not event.startswith("* seat")]
    assert [len(hand) for hand in hands] == [dealt] * seats
    ones = sum(tile in {f"{c}1" for c in COLOURS} for hand in hands for tile in hand)
    assert sum(see(match).hand_sizes) == dealt * seats - ones
    assert see(match).bag == bag - (5 - ones if seats == 3 else 0)
    assert [row(match, colour) for colour in COLOURS] == ["1"] * 5


@pytest.mark.rule("sixteen R1", "sixteen G25")
def test_hands_are_hidden_and_their_sizes_are_not():
    match = Match(noripan.load("sixteen", 3))
    match.deal(np.random.default_rng(1))
    assert see(match, 1).hand
    assert see(match, None).hand == []
    assert see(match, 0).hand != see(match, 1).hand
    assert see(match, None).hand_sizes == match.state.hand_size[:3].tolist()
    deals = [seen.event for seen in match.seen(0) if "seat" not in seen.event]
    assert "?" not in deals[0]
    assert all(set(event.split()) == {"*", "?"} for event in deals[1:])


@pytest.mark.rule("sixteen R4", "sixteen R6")
def test_with_two_players_the_ones_lie_out_and_the_starter_is_drawn():
    match = Match(noripan.load("sixteen", 2))
    assert match.setup.chance_weights(match.state) == [1, 1]
    match.play("* seat 1")
    weights = match.setup.chance_weights(match.state)
    assert [weights[TILES.index(f"{c}1")] for c in COLOURS] == [0] * 5
    assert weights[tiles.SCISSORS] == 2
    match.deal(np.random.default_rng(1))
    assert match.turn == 1


def all_tiles() -> list[str]:
    return [*TILES, "S"]


def score_of(hand: str) -> int:
    return score(noripan.load("sixteen"), hand, Circumstances())["points"]


@pytest.mark.rule("sixteen R5", "sixteen R6")
def test_the_owner_of_the_red_one_starts_and_all_ones_are_laid_out():
    everything = all_tiles()
    ones = [t for t in everything if t[1:] == "1"]
    others = [t for t in everything if t[1:] != "1"]
    # Example 23: seat 2 holds three 1s, the red one among them.
    hands = [others[:22], [ones[3], *others[22:43]], [*ones[:3], *others[43:62]]]
    hands.append([ones[4], *others[62:]])
    match = Match(noripan.load("sixteen", 4))
    deal(match, *hands)
    assert match.turn == 2
    assert see(match).hand_sizes == [22, 21, 19, 21]
    match.play(match.legal()[0])
    assert match.turn == 3


def three_hands(bag: str) -> list[list[str]]:
    dealt = all_tiles()
    dealt.remove(bag)
    return [dealt[i::3] for i in range(3)]


@pytest.mark.rule("sixteen G6", "sixteen R3")
def test_a_one_left_in_the_bag_is_laid_out():
    match = Match(noripan.load("sixteen", 3))
    deal(match, *three_hands("Y1"))
    assert row(match, "Y") == "1"
    assert see(match).bag == 0
    assert match.turn == next(s for s, h in enumerate(three_hands("Y1")) if "R1" in h)


@pytest.mark.rule("sixteen G6", "sixteen R6")
def test_if_the_red_one_is_in_the_bag_the_starter_is_drawn():
    match = Match(noripan.load("sixteen", 3))
    deal(match, *three_hands("R1"))
    assert match.turn == "chance"
    assert match.setup.chance_weights(match.state) == [1, 1, 1]
    match.play("* seat 2")
    assert match.turn == 2
    assert row(match, "R") == "1"


@pytest.mark.rule("sixteen G6")
def test_another_tile_left_in_the_bag_stays_unknown():
    match = Match(noripan.load("sixteen", 3))
    deal(match, *three_hands("P9"))
    assert see(match).bag == 1
    for seat in (None, 0, 1, 2):
        assert "P9" not in str(see(match, seat))


@pytest.mark.rule("sixteen G6")
def test_on_request_a_deal_that_leaves_a_one_in_the_bag_is_void():
    match = Match(noripan.load("sixteen", 3, missing_one="redeal"))
    deal(match, *three_hands("Y1"))
    assert match.turn == "chance"
    assert match.state.hand_size.tolist() == [0, 0, 0, 0]
    deal(match, *three_hands("P9"))
    assert isinstance(match.turn, int)


# Placing


@pytest.mark.rule("sixteen R7", "sixteen R10")
def test_a_turn_is_one_placement_in_one_colour():
    match = position("R5 R6 Y2 R9")
    match.play("R5-6")
    assert row(match, "R") == "1 5 6"
    assert match.turn == 1
    with pytest.raises(IllegalMove, match="not a move"):
        match.play("R5 Y2")


@pytest.mark.rule("sixteen R8", "sixteen R9", "sixteen G3")
def test_a_placed_tile_is_higher_than_the_last_one():
    match = position("R3 R8 R9", rows={"R": "1"})
    match.play("R3")
    assert value(match, "R") == 3
    for same_or_lower in ("R8", "R9"):
        match = position(same_or_lower + " Y2", rows={"R": "1 9"})
        assert refusal(match, same_or_lower) == ("R8", "sixteen-too-low")


@pytest.mark.rule("sixteen R10", "sixteen G4")
def test_a_group_may_begin_anywhere_but_has_no_gap():
    match = position("R7 R8 R9")
    match.play("R7-9")
    assert (row(match, "R"), value(match, "R")) == ("1 7 8 9", 9)
    match = position("R7 R9", rows={"R": "1 6"})
    assert refusal(match, "R7-9") == ("R10", "sixteen-gap")


@pytest.mark.rule("sixteen R11", "sixteen G5")
@pytest.mark.parametrize(
    ("before", "hand", "move", "after"),
    [
        ("1", " ".join(f"R{n}" for n in range(2, 16)) + " R16E", "R2-16E", "closed"),
        ("1", "R16E", "R16E", "closed"),
        ("1 13", "R14 R15 R16E", "R14-16E", "closed"),
        ("1 13", "R15 R16R", "R15-16R", 0),
        ("1 13 16R", "R16E", "R16E", "closed"),
    ],
)
def test_end_and_restart_are_sixteens(before: str, hand: str, move: str, after: int):
    match = position(hand + " Y2", rows={"R": before})
    assert move in match.legal()
    match.play(move)
    assert value(match, "R") == after


@pytest.mark.rule("sixteen R11", "sixteen R10")
def test_a_sixteen_ends_a_group_only_after_fifteen():
    match = position("R14 R16E", rows={"R": "1 13"})
    assert "R14-16E" not in match.legal()
    assert refusal(match, "R14-16E") == ("R10", "sixteen-gap")


@pytest.mark.rule("sixteen R12")
def test_never_two_sixteens_in_one_turn():
    match = position("R15 R16R R16E", rows={"R": "1 13"})
    assert not [move for move in match.legal() if "16R-" in move or move.count("16") > 1]
    for both in ("R16R-16E", "R16E-16R"):
        assert refusal(match, both) == ("R12", "sixteen-two-sixteens")
    match.play("R16R")
    assert match.turn == 1


@pytest.mark.rule("sixteen R13")
@pytest.mark.parametrize("tile", ["R16E", "R16R"])
def test_after_a_sixteen_the_turn_passes(tile: str):
    match = position(f"{tile} R2 Y5")
    match.play(tile)
    assert match.turn == 1


@pytest.mark.rule("sixteen R14", "sixteen G7")
def test_after_restart_the_row_begins_anew():
    match = position("R2 R3 Y9", rows={"R": "1 4 9 16R"})
    assert value(match, "R") == 0
    match.play("R2-3")
    assert (row(match, "R"), value(match, "R")) == ("1 4 9 16R 2 3", 3)


@pytest.mark.rule("sixteen R15")
def test_nothing_is_placed_behind_end():
    match = position("R16R R14 Y2", rows={"R": "1 13 16E"})
    for move in ("R16R", "R14"):
        assert refusal(match, move) == ("R15", "sixteen-row-closed")


@pytest.mark.rule("sixteen R8")
def test_a_tile_must_be_held():
    assert refusal(position("R5"), "R6") == ("R1", "sixteen-not-held")


# Special tiles


@pytest.mark.rule("sixteen R16", "sixteen R17", "sixteen R19", "sixteen R21", "sixteen G15")
def test_scissors_remove_the_last_tile_and_a_placement_may_follow_on_that_row():
    match = position("S R5 R6 Y2", rows={"R": "1 4 16E"})
    assert "R16E" not in see(match).aside
    match.play("cut R")
    assert match.turn == 0
    assert match.legal() == ["R5", "R5-6", "R6", "done"]
    assert refusal(match, "Y2") == ("R19", "sixteen-same-row")
    assert {"R16E", "S"} <= set(see(match).aside)
    match.play("R5-6")
    assert (row(match, "R"), match.turn) == ("1 4 5 6", 1)


@pytest.mark.rule("sixteen R20", "sixteen G9")
def test_a_special_alone_is_a_complete_turn_and_restart_can_be_removed():
    match = position("S R5 Y2", rows={"R": "1 9 16R"})
    match.play("cut R")
    match.play("done")
    assert (row(match, "R"), value(match, "R"), match.turn) == ("1 9", 9, 1)


@pytest.mark.rule("sixteen R20")
def test_done_is_asked_for_even_when_nothing_fits_and_only_then():
    match = position("S Y2", rows={"R": "1 9"})
    assert refusal(match, "done") == ("R7", "sixteen-nothing-done")
    match.play("cut R")
    assert match.legal() == ["done"]
    assert refusal(match, "pass") == ("R20", "sixteen-done-instead")


@pytest.mark.rule("sixteen G10", "sixteen R17")
def test_scissors_do_not_take_a_one_unless_agreed():
    match = position("S Y2")
    assert refusal(match, "cut R") == ("G10", "sixteen-cut-one")
    match = position("S R2 Y2", scissors_may_take_one=True)
    match.play("cut R")
    assert (row(match, "R"), value(match, "R")) == ("", 0)
    assert "R2" in match.legal()
    match = position("S Y2", rows={"R": ""}, scissors_may_take_one=True)
    assert refusal(match, "cut R") == ("G12", "sixteen-no-effect")


@pytest.mark.rule("sixteen R18", "sixteen G8", "sixteen G11")
@pytest.mark.parametrize(("tiles", "after"), [(1, 3), (2, 0), (3, 9), (4, 4), (5, 1)])
def test_the_trash_can_removes_as_many_as_one_likes(tiles: int, after: int):
    match = position("T R8 R10 R11 Y2", rows={"R": "1 4 9 16R 3 7"})
    match.play(f"trash R {tiles}")
    assert value(match, "R") == after
    if after == 9:
        assert refusal(match, "R8") == ("R8", "sixteen-too-low")
        match.play("R10-11")


@pytest.mark.rule("sixteen R18")
def test_the_trash_can_never_takes_the_one():
    match = position("T Y2", rows={"R": "1 5 11"})
    assert refusal(match, "trash R 3") == ("R18", "sixteen-trash-one")
    assert refusal(match, "trash R 4") == ("R18", "sixteen-trash-too-many")
    assert refusal(match, "trash Y 1") == ("G12", "sixteen-no-effect")


@pytest.mark.rule("sixteen R18", "sixteen G10")
def test_a_row_that_has_lost_its_one_may_be_emptied():
    match = position("T Y2", rows={"R": "5 11"}, scissors_may_take_one=True)
    match.play("trash R 2")
    assert row(match, "R") == ""


@pytest.mark.rule("sixteen G11")
def test_the_trash_can_may_have_to_take_all():
    match = position("T Y2", rows={"R": "1 5 11"}, trash_mode="all")
    assert [move for move in match.legal() if "trash" in move] == ["trash R 2"]
    assert refusal(match, "trash R 1") == ("G11", "sixteen-trash-all")


@pytest.mark.rule("sixteen G12")
def test_a_special_without_effect_is_illegal():
    match = position("T S R2")
    assert match.legal() == ["R2"]
    match = position("T")
    assert match.legal() == ["pass"]


@pytest.mark.rule("sixteen G13")
def test_one_special_a_turn():
    match = position("S S T R12", rows={"R": "1 5 11"})
    match.play("cut R")
    assert refusal(match, "cut R") == ("G13", "sixteen-one-special")
    assert refusal(match, "trash R 1") == ("G13", "sixteen-one-special")


@pytest.mark.rule("sixteen G14")
def test_no_special_after_a_placement():
    match = position("S R12", rows={"R": "1 5 11"})
    match.play("R12")
    assert match.turn == 1


@pytest.mark.rule("sixteen G17", "sixteen R25")
def test_a_special_as_the_last_tile_wins():
    match = position("S", rows={"R": "1 4 8"})
    match.play("cut R")
    assert match.winners == [0]
    match = position("S B5", rows={"B": "1 3 8"})
    match.play("cut B")
    match.play("B5")
    assert match.winners == [0]


# Passing and the end


@pytest.mark.rule("sixteen R23", "sixteen R24", "sixteen G18")
def test_one_passes_only_if_nothing_fits_and_may_place_again_later():
    match = position("R5 R16R", "R9 Y2", rows={"R": "1 8"})
    assert refusal(match, "pass") == ("G18", "sixteen-must-place")
    match = position("R5", "R16R Y2", rows={"R": "1 8"})
    assert match.legal() == ["pass"]
    match.play("pass")
    match.play("R16R")
    assert match.legal() == ["R5"]


@pytest.mark.rule("sixteen G18")
def test_with_free_passing_one_may_pass_at_any_time():
    match = position("R5", pass_policy="free")
    assert match.legal() == ["R5", "pass"]


@pytest.mark.rule("sixteen G19", "sixteen R22")
def test_a_usable_special_forbids_no_pass():
    match = position("S R2", rows={"R": "1 8"})
    assert match.legal() == ["cut R", "pass"]


@pytest.mark.rule("sixteen R25", "sixteen G24", "sixteen R29")
def test_who_gets_rid_of_all_tiles_wins_whatever_the_sums():
    match = position("R5", "P2", match_to=500)
    match.state.total[:2] = 300, 0
    match.play("R5")
    assert match.winners == [0]
    assert match.scores == [300, 2]
    with pytest.raises(IllegalMove, match="over"):
        match.play("pass")


@pytest.mark.rule("sixteen R26", "sixteen G20", "sixteen R29")
def test_passes_all_round_end_the_game_and_the_lowest_score_wins():
    match = position("R5", "R7", rows={"R": "1 8"}, seats=3)
    match.play("pass")
    match.play("pass")
    assert match.scores == [0, 0, 0]
    match.play("pass")
    assert match.turn is None
    assert match.scores == [5, 7, 7]
    assert match.winners == [0]


@pytest.mark.rule("sixteen G20", "sixteen G16")
def test_a_placement_or_a_special_begins_the_count_of_passes_anew():
    match = position("R5", "R7", rows={"R": "1 8"}, seats=3)
    give(match, 1, "R7 R6")
    give(match, 2, "S R4")
    for event in ("pass", "pass", "cut R", "done"):
        match.play(event)
    assert match.turn == 0
    assert see(match).passes == 0


@pytest.mark.rule("sixteen R27", "sixteen R28", "sixteen G22")
@pytest.mark.parametrize(
    ("hand", "points"),
    [("3 12 16E S", 51), ("E R", 32), ("14 15 R T", 65), ("S S T", 60), ("R3 b12 G16E S", 51)],
)
def test_leftovers_cost_their_numbers_and_specials_twenty(hand: str, points: int):
    assert score(noripan.load("sixteen"), hand, Circumstances())["points"] == points


@pytest.mark.rule("sixteen G1")
@pytest.mark.parametrize(
    "hand", ["17", "R16", "S S S", "T T", "R3 R3", "5 5 5 5 5 5", "R5 Y5 5 5 5 5", "X3", "0"]
)
def test_a_hand_that_cannot_be_is_refused(hand: str):
    with pytest.raises(NoripanError):
        score(noripan.load("sixteen"), hand, Circumstances())


@pytest.mark.rule("sixteen R30", "sixteen G21")
def test_with_equal_points_fewer_tiles_win():
    match = position("R2 R7 R10", "R9 Y10", rows={"R": "1 12", "Y": "1 16E"})
    match.play("pass")
    match.play("pass")
    assert match.scores == [19, 19]
    assert match.winners == [1]


@pytest.mark.rule("sixteen G23")
def test_equal_points_and_tiles_share_the_win():
    match = position("R5", "Y5", rows={"R": "1 8", "Y": "1 8"})
    match.play("pass")
    match.play("pass")
    assert match.winners == [0, 1]


@pytest.mark.rule("sixteen G26")
def test_rounds_go_on_until_somebody_has_enough_points():
    match = position("R5", "R7", rows={"R": "1 8"}, match_to=10)
    match.play("pass")
    match.play("pass")
    assert match.scores == [5, 7]
    assert match.turn == "chance"
    assert see(match).last_round is not None
    assert match.setup.chance_weights(match.state) == [1, 1]  # the lottery, as in the first round
    totals = random_match(noripan.load("sixteen", 2, match_to=100), seed=4)
    assert max(totals.scores) >= 100 or see(totals).last_round.finisher is not None  # type: ignore[union-attr]


@pytest.mark.rule("sixteen R6")
def test_turns_pass_on_and_others_are_refused_meanwhile():
    match = position("R5 R6", seats=3)
    with pytest.raises(IllegalMove) as caught:
        match.play("P2", seat=1)
    assert (caught.value.rule, caught.value.message) == ("R6", "not-your-turn")
    match.play("R5")
    match.play("P2")
    assert match.turn is None or match.turn == 2


# Positions worked out elsewhere


@pytest.mark.rule("sixteen R7", "sixteen R18", "sixteen R19", "sixteen G11", "sixteen G15")
@pytest.mark.parametrize("case", POSITIONS)
def test_legal_moves_are_those_worked_out_elsewhere(case: dict[str, Any]):
    layout = {c: " ".join(tile[1:] for tile in tiles) for c, tiles in case["rows"].items()}
    match = position(" ".join(case["hand"]), rows=layout, **case["options"])
    assert match.legal() == case["legal"]
    for special, expected in case["after"].items():
        after = match.copy()
        after.play(special)
        assert after.legal() == expected
    leftover = score(match.setup, " ".join(case["hand"]), Circumstances())
    assert leftover["points"] == case["leftover"]
