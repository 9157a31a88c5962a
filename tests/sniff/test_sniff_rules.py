"""The numbered rules of American Sniff."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import Circumstances, IllegalMove
from noripan.games.sniff import rules, state
from noripan.games.sniff.notation import TILES
from noripan.games.sniff.score import score
from noripan.match import Match
from playing import random_match, random_steps

DATA = Path(__file__).parents[1] / "data"
LAYOUTS = json.loads((DATA / "sniff_layouts.json").read_text("utf-8"))
HAND_SIZES = {2: 7, 3: 6, 4: 5}


def table(*hands: str, opener: int = 0, **options: Any) -> Match:
    """A match in which every seat holds the tiles named, filled up with any others."""
    match = Match(noripan.load("sniff", len(hands), **options))
    match.play(f"* seat {opener}")
    deal(match, *hands)
    return match


def deal(match: Match, *hands: str) -> None:
    """Deal a round: the tiles named, filled up with the lowest others."""
    named = [hand.split() for hand in hands]
    rest = [t for t in TILES if not any(t in hand for hand in named)]
    for hand in named:
        while len(hand) < HAND_SIZES[match.setup.seats]:
            hand.append(rest.pop(0))
        match.play("* " + " ".join(hand))


def lay_aside(match: Match, *moves: str) -> None:
    """Put tiles from the boneyard or any hand on the table and count them as laid."""
    lay(match, *moves)
    for move in moves:
        tile = TILES.index(move.partition("@")[0])
        owner = match.state.owner[tile]
        if owner == state.UNSEEN:
            match.state.stock -= 1
        else:
            match.state.hand_size[owner] -= 1
        match.state.owner[tile] = state.LAID


def lay(match: Match, *moves: str) -> None:
    """Put tiles on the table whoever holds them."""
    for move in moves:
        state.lay(match.state, match.setup.game.notation.parse_action(match.state, move))


def placements(text: str) -> list[tuple[int, int]]:
    result = score(noripan.load("sniff"), text, Circumstances())
    return [(row["sum"], row["points"]) for row in result["placements"]]


def refusal(match: Match, move: str) -> tuple[str | None, str]:
    with pytest.raises(IllegalMove) as caught:
        match.play(move)
    return caught.value.rule, caught.value.message


# Players and sides


@pytest.mark.rule("sniff R1", "sniff R6", "sniff R7", "sniff R8", "sniff G2", "sniff G3")
@pytest.mark.parametrize(
    ("seats", "hand", "stock", "target"), [(2, 7, 14, 250), (3, 6, 10, 200), (4, 5, 8, 200)]
)
def test_each_number_of_players_has_its_hand_boneyard_and_target(
    seats: int, hand: int, stock: int, target: int
):
    view: Any = table(*[""] * seats).view(0)
    assert view.hand_sizes == [hand] * seats
    assert view.stock == stock
    assert view.target == target


@pytest.mark.rule("sniff R1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int):
    with pytest.raises(noripan.BadOption, match=f"2 to 4 players, not {seats}"):
        noripan.load("sniff", seats)


@pytest.mark.rule("sniff R2", "sniff G1")
def test_the_set_is_every_pair_from_blank_to_six_once():
    assert sorted(TILES) == sorted(f"{b}{a}" for b in range(7) for a in range(b + 1))


@pytest.mark.rule("sniff R3")
def test_with_three_players_everyone_scores_alone():
    match = table("64", "", "")
    match.play("64")
    assert match.scores == [10, 0, 0]


@pytest.mark.rule("sniff R4")
def test_with_four_players_partners_own_one_score():
    match = table("", "64", "", "", opener=1)
    match.play("64")
    assert match.scores == [0, 10, 0, 10]


@pytest.mark.rule("sniff R5")
def test_hands_are_private():
    match = table("66 65 64 63 62 61 60", "")
    seen_by_other: Any = match.view(1)
    seen_by_nobody: Any = match.view(None)
    assert not {"66", "65"} & set(seen_by_other.hand)
    assert seen_by_nobody.hand == []
    assert [s.event for s in match.seen(1)][1] == "* ? ? ? ? ? ? ?"


@pytest.mark.rule("sniff R7", "sniff G19")
def test_every_boneyard_tile_may_be_drawn():
    match = table("64", "11 22 33 55 00 10 20")
    match.play("64")
    fitting = [t for t in TILES if set(t) & {"6", "4"}]
    for tile in [t for t in TILES if t not in fitting]:
        if match.state.owner[TILES.index(tile)] == state.UNSEEN:
            match.play(f"* {tile}")
    assert all(TILES[t] in fitting for t in range(28) if match.state.owner[t] == state.UNSEEN)
    assert match.turn == "chance"


@pytest.mark.rule("sniff R9")
def test_points_are_raw_pips():
    assert placements("55")[-1] == (10, 10)


# Opening


@pytest.mark.rule("sniff R10", "sniff R38", "sniff G15", "sniff G20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lottery_is_uniform_over_all_players(seats: int):
    setup = noripan.load("sniff", seats)
    assert setup.chance_weights(setup.begin()) == [1] * seats


@pytest.mark.rule("sniff R11", "sniff R12")
def test_the_opener_is_not_chosen_by_tiles_and_may_lead_any():
    match = table("66 55", "", opener=1)
    assert match.turn == 1
    view: Any = match.view(1)
    assert match.legal() == sorted(view.hand)


@pytest.mark.rule("sniff R13")
@pytest.mark.parametrize(
    ("tile", "expected"),
    [("64", (10, 10)), ("55", (10, 10)), ("00", (0, 0)), ("50", (5, 5)), ("66", (12, 0))],
)
def test_the_opening_tile_is_scored(tile: str, expected: tuple[int, int]):
    assert placements(tile) == [expected]
    match = table(tile, "")
    match.play(tile)
    assert match.scores[0] == expected[1]


@pytest.mark.rule("sniff R14")
def test_turns_pass_on_and_others_are_refused_meanwhile():
    match = table("64 43", "63 41", "66 11", opener=0)
    with pytest.raises(IllegalMove) as caught:
        match.play("63", seat=1)
    assert (caught.value.rule, caught.value.message) == ("R14", "not-your-turn")
    match.play("64", seat=0)
    assert match.turn == 1


# Placing


@pytest.mark.rule("sniff R15")
def test_a_tile_must_touch_an_end_of_its_number():
    match = table("64", "63 52")
    match.play("64")
    assert refusal(match, "52@L") == ("R15", "sniff-no-fit")
    assert refusal(match, "63@R") == ("R15", "sniff-no-fit")
    assert refusal(match, "63") == ("R15", "sniff-end-needed")
    match.play("63@L")
    view: Any = match.view(None)
    assert view.open == {"L": 3, "R": 4}


@pytest.mark.rule("sniff R16")
def test_placing_ends_the_turn():
    match = table("64 63 62", "61 60")
    match.play("64")
    assert match.turn == 1
    match.play("61@L")
    assert match.turn != 1 or match.state.drawn >= 0


@pytest.mark.rule("sniff R17", "sniff R18", "sniff R19", "sniff R26", "sniff G9")
def test_a_later_double_counts_both_halves_until_it_is_covered():
    sums = placements("62 63@L 33@L 31@L 22@R 25@R")
    assert [total for total, _ in sums] == [8, 5, 8, 9, 11, 12]


@pytest.mark.rule("sniff R20")
def test_only_the_first_double_is_the_sniff():
    match = table("44", "")
    lay(match, "64", "44@R")
    assert match.state.sniff == 4
    lay(match, "66@L")
    assert match.state.sniff == 4


@pytest.mark.rule("sniff R20")
def test_without_a_double_there_is_no_branch():
    match = table("64", "63 43")
    match.play("64")
    assert refusal(match, "63@U") == ("R20", "sniff-no-sniff")


@pytest.mark.rule(
    "sniff R21", "sniff R22", "sniff R23", "sniff R24", "sniff R25", "sniff G4", "sniff G7"
)
def test_the_sniff_counts_by_what_it_still_shows():
    moves = "44 64@R 41@L 42@U 52@U 43@D 55@U 50@U 66@R"
    assert placements(moves) == [
        (8, 0),
        (14, 0),
        (15, 15),
        (13, 0),
        (16, 0),
        (15, 15),
        (20, 20),
        (10, 10),
        (16, 0),
    ]


@pytest.mark.rule("sniff R23", "sniff G5")
def test_a_branch_is_closed_until_both_straight_sides_carry_a_tile():
    match = table("44", "64 42 41")
    match.play("44")
    assert match.legal()
    assert {move[-1] for move in match.legal()} == {"L", "R"}
    assert refusal(match, "42@U") == ("R23", "sniff-branch-closed")
    lay(match, "41@L", "64@R")
    assert state.fits(match.state, TILES.index("42"), state.UP)


@pytest.mark.rule("sniff G6")
def test_a_sniff_laid_at_an_end_has_one_straight_side_covered():
    assert placements("53 55@L 52@L 51@U 65@D") == [(8, 0), (13, 0), (15, 15), (11, 0), (12, 0)]


# Scoring


@pytest.mark.rule("sniff R27", "sniff R28", "sniff G18")
@pytest.mark.parametrize("layout", LAYOUTS)
def test_layouts_score_as_worked_out_elsewhere(layout: dict[str, Any]):
    result = score(noripan.load("sniff"), " ".join(layout["moves"]), Circumstances())["placements"]
    assert [row["sum"] for row in result] == layout["sums"]
    assert [row["points"] for row in result] == layout["points"]
    assert [row["ends"] for row in result] == layout["ends"]
    assert [row["open"] for row in result] == [list(ends.values()) for ends in layout["ends"]]


@pytest.mark.rule("sniff G8")
def test_a_sum_of_nothing_scores_nothing():
    assert placements("00") == [(0, 0)]


# Drawing and passing


@pytest.mark.rule("sniff R29")
def test_a_player_who_can_place_does_not_draw():
    match = table("64", "63 11 22")
    match.play("64")
    assert match.turn == 1
    assert "63@L" in match.legal()
    assert all("@" in move for move in match.legal())


@pytest.mark.rule("sniff R30", "sniff R31")
def test_drawing_stops_at_the_first_tile_that_fits_and_it_must_be_placed():
    match = table("64 21", "11 22 33 55 00 10 20")
    match.play("64")
    assert match.turn == "chance"
    match.play("* 53")
    assert match.turn == "chance"
    match.play("* 66")
    assert match.turn == 1
    assert match.legal() == ["66@L"]
    assert match.view(1).drawn == "66"  # type: ignore[attr-defined]
    assert match.view(0).drawn is None  # type: ignore[attr-defined]
    assert refusal(match, "11@L") == ("R31", "sniff-drawn-only")


@pytest.mark.rule("sniff G10")
def test_the_end_of_a_drawn_tile_is_chosen():
    match = table("64 21", "11 22 33 55 00 10 20")
    lay_aside(match, "64", "65@L", "54@L")  # both ends 4
    rules.next_turn(match.state, 1)
    match.play("* 42")
    assert match.legal() == ["42@L", "42@R"]


@pytest.mark.rule("sniff R32")
def test_who_cannot_place_with_an_empty_boneyard_is_skipped():
    match = end_game(["41", "33"], ["64"], turn=1)
    assert match.turn == 0
    assert match.legal() == ["41@R"]


def keep_only(match: Match, seat: int, *tiles: str) -> None:
    """Take all other tiles of a hand off the table."""
    for t in range(state.NUM_TILES):
        if match.state.owner[t] == seat and TILES[t] not in tiles:
            match.state.owner[t] = state.LAID
    match.state.hand_size[seat] = len(tiles)


def end_game(hands: list[str], layout: list[str], turn: int, **options: Any) -> Match:
    """A round near its end: what the hands hold, what lies on the table, no boneyard."""
    match = table(*hands, **options)
    lay(match, *layout)
    for t in range(state.NUM_TILES):
        if match.state.owner[t] == state.UNSEEN:
            match.state.owner[t] = state.LAID
    match.state.stock = 0
    for seat, hand in enumerate(hands):
        keep_only(match, seat, *hand.split())
    rules.next_turn(match.state, turn)
    return match


@pytest.mark.rule("sniff R33", "sniff G16", "sniff R36", "sniff R38")
def test_a_round_is_blocked_at_once_when_nobody_can_place_and_nothing_can_be_drawn():
    match = end_game(["61 53", "52 11"], ["44", "41@L"], turn=0)
    assert match.legal() == ["61@L"]
    match.play("61@L")  # ends 6 and 4: nobody has either
    view: Any = match.view(None)
    assert match.turn == "chance"
    assert match.setup.chance_weights(match.state) == [1, 1]
    assert view.last_round.finisher is None
    assert view.last_round.deductions == [10, 10]
    assert match.scores == [-10, -10]


@pytest.mark.rule("sniff R33")
def test_with_tiles_in_the_boneyard_nothing_is_blocked():
    match = table("64 21", "11 22 33 55 00 10 20")
    match.play("64")
    assert match.turn == "chance"
    assert match.state.rounds == 0


# The end of a round


@pytest.mark.rule("sniff R34", "sniff R35", "sniff R37", "sniff R43", "sniff R44", "sniff G11")
def test_the_finisher_of_a_round_opens_the_next():
    match = end_game(["53 42", "41"], ["44", "64@R", "54@L"], turn=1)
    match.state.score[:2] = 120, 225
    match.play("41@R" if "41@R" in match.legal() else match.legal()[0])
    view: Any = match.view(None)
    assert view.last_round.finisher == 1
    assert view.last_round.hands == [["42", "53"], []]
    assert view.last_round.deductions == [15, 0]
    assert match.scores[0] == 105
    assert match.turn == "chance"
    deal(match, "", "")
    assert match.turn == 1


@pytest.mark.rule("sniff R39", "sniff R40", "sniff R41", "sniff G17")
@pytest.mark.parametrize(
    ("pips", "deduction"),
    list(zip([0, 1, 2, 3, 4, 5, 7, 8, 12, 13], [0, 0, 0, 5, 5, 5, 5, 10, 10, 15], strict=True)),
)
def test_leftover_pips_are_rounded_to_the_nearest_five(pips: int, deduction: int):
    assert rules.rounded(pips) == deduction


@pytest.mark.rule("sniff R42", "sniff G17")
def test_partners_are_rounded_separately():
    # Seats 0 and 2 hold three pips each; seat 1 lays its last tile.
    match = end_game(["21", "41", "30", "11"], ["44", "64@R", "54@L"], turn=1)
    match.play(match.legal()[0])
    view: Any = match.view(None)
    assert view.last_round.deductions == [5, 0, 5, 0]
    assert match.scores[0] == match.scores[2] == -10


@pytest.mark.rule("sniff R42", "sniff G17")
def test_the_finishers_partner_costs_the_common_score():
    match = end_game(["41", "22", "66", "11"], ["44", "54@L", "64@R", "43@D"], turn=0)
    before = match.scores[0]
    match.play("41@U")
    points = 5 + 6 + 1 + 3
    assert match.scores[0] == before + points - 10


@pytest.mark.rule("sniff G13", "sniff R41")
def test_scores_may_fall_below_zero():
    match = end_game(["61", "54 43"], ["44", "64@R"], turn=0)
    match.state.score[:2] = 20, 5
    match.play(match.legal()[0])
    assert match.scores[1] == 5 - 15


@pytest.mark.rule("sniff G14")
def test_in_pairs_the_very_player_who_finished_opens():
    match = end_game(["22", "33", "41", "11"], ["44", "64@R", "54@L"], turn=2)
    match.play(match.legal()[0])
    deal(match, "", "", "", "")
    assert match.turn == 2


# Winning


@pytest.mark.rule("sniff R45", "sniff R46", "sniff G11", "sniff G12")
def test_reaching_the_target_ends_the_match_at_once_without_deductions():
    match = table("64", "66 55")
    match.state.score[:2] = 240, 245
    match.play("64")
    assert match.turn is None
    assert match.scores == [250, 245]
    assert match.winners == [0]
    with pytest.raises(IllegalMove, match="over"):
        match.play("66@L")


@pytest.mark.rule("sniff R45", "sniff R13")
def test_the_last_tile_of_a_hand_may_win():
    match = end_game(["41", "66"], ["44", "64@R", "54@L", "43@D"], turn=0)
    match.state.score[:2] = 235, 0
    match.play("41@U")
    assert match.scores == [250, 0]
    assert match.winners == [0]


@pytest.mark.rule("sniff G12", "sniff R46")
def test_deductions_decide_nothing():
    match = end_game(["41", "66"], ["44", "64@R", "54@L"], turn=0)
    match.state.score[:2] = 0, 255  # already above, by a score that was not a placement
    match.play(match.legal()[0])
    assert match.turn is not None


@pytest.mark.rule("sniff R8", "sniff G3")
def test_the_target_is_an_option():
    setup = noripan.load("sniff", 2, target=50)
    assert setup.options["target"] == 50
    for wrong in (0, 7, -5, "x"):
        with pytest.raises(noripan.BadOption, match="target"):
            noripan.load("sniff", 2, target=wrong)


@pytest.mark.rule("sniff R47")
@pytest.mark.parametrize(
    ("points", "marks", "strokes"), [(0, 0, 0), (5, 0, 1), (50, 1, 0), (85, 1, 7), (250, 5, 0)]
)
def test_the_tally_has_a_mark_for_fifty_and_a_stroke_for_five(
    points: int, marks: int, strokes: int
):
    from noripan.games.sniff.terminal import tally

    assert tally(points) == "╳" * marks + "|" * strokes


@pytest.mark.rule("sniff G21")
def test_branches_hold_more_than_one_tile_and_winners_get_nothing_for_others_pips():
    assert placements("44 64@R 41@L 42@U 52@U")[-1] == (16, 0)
    match = end_game(["41", "66 65"], ["44", "64@R", "54@L"], turn=0)
    match.play(match.legal()[0])
    assert match.scores[0] in (0, 5, 10, 15, 20)


# Random play


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_tile_is_created_or_lost(seats: int):
    for match in random_steps(noripan.load("sniff", seats, target=100), seed=seats):
        s = match.state
        where = Counter(s.owner.tolist())
        assert where[state.UNSEEN] == s.stock
        assert where[state.LAID] == s.laid_count
        assert [where[seat] for seat in range(seats)] == s.hand_size[:seats].tolist()
        assert sum(where.values()) == state.NUM_TILES


def test_every_kind_of_ending_happens_to_every_seat():
    endings: Counter[tuple[int, str, int]] = Counter()
    for seats in (2, 3, 4):
        for seed in range(25):
            setup = noripan.load("sniff", seats, target=60)
            rounds, winners = 0, None
            for match in random_steps(setup, seed):
                s, winners = match.state, match.winners
                if s.rounds > rounds:
                    rounds = int(s.rounds)
                    finisher = int(s.last_finisher)
                    endings[seats, "blocked" if finisher < 0 else "finished", finisher] += 1
            for winner in winners or []:
                endings[seats, "won", winner] += 1
    for seats in (2, 3, 4):
        assert endings[seats, "blocked", -1]
        for seat in range(seats):
            assert endings[seats, "finished", seat]
            assert endings[seats, "won", seat]


def test_what_a_player_who_could_not_place_lacks_is_respected_in_every_guess():
    checked = 0
    for seed in range(12):
        for match in random_steps(noripan.load("sniff", 3, target=60), seed):
            for seat in range(3):
                other = match.setup.resample(match.state, seat, np.random.default_rng(seed))
                for t in range(state.NUM_TILES):
                    shows = int(state.SHOWS[t])
                    assert not shows & int(other.lacks[t])
                    checked += bool(other.lacks[t])
    assert checked > 100


def test_greedy_beats_random_play():
    won = 0
    for seed in range(30):
        won += greedy_wins(seed)
    assert won >= 20


def greedy_wins(seed: int) -> bool:
    from noripan import bots

    setup = noripan.load("sniff", 2, target=100)
    match, rng = Match(setup), np.random.default_rng(seed)
    players = [bots.find("greedy", setup), bots.find("random", setup)]
    match.deal(rng)
    while isinstance(match.turn, int):
        match.play(bots.move(players[match.turn], setup, match.state, match.turn, rng))
        match.deal(rng)
    return match.winners == [0]


def test_a_random_match_is_long_enough_to_mean_something():
    assert len(random_match(noripan.load("sniff", 2), 1).events) > 50
