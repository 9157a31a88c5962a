"""The numbered rules of Sparrow Mahjong: the course of a match and payment."""

from __future__ import annotations

import numpy as np
import pytest

import noripan
from noripan.game import BadOption
from noripan.games.sparrow.state import share_of
from noripan.match import Match
from sparrow.sparrow_table import (
    CHEAP,
    FOURTH,
    NEUTRAL,
    SPARE,
    drift,
    explained,
    play,
    refusal,
    see,
    table,
)

WAITS_FOR_9 = "1 1 1 7 8"  # 1 1 1 7 8 9: 5 points, 7 with dora 9


# The game


@pytest.mark.rule("sparrow R1", "sparrow G16", "sparrow G15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_40_points_or_as_many_as_chosen(seats: int):
    assert Match(noripan.load("sparrow", seats)).scores == [40] * seats
    assert Match(noripan.load("sparrow", seats, start_points=25)).scores == [25] * seats


@pytest.mark.rule("sparrow G15")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_people_play(seats: int):
    with pytest.raises(BadOption):
        noripan.load("sparrow", seats)


@pytest.mark.rule("sparrow R2")
def test_chance_chooses_the_first_dealer_who_has_the_wind_marker_at_east():
    match = Match(noripan.load("sparrow", 4))
    assert match.setup.chance_weights(match.state) == [1, 1, 1, 1]
    match.play("* seat 2")
    view = see(match)
    assert (view.dealer, view.first_dealer, view.wind) == (2, 2, "east")


@pytest.mark.rule("sparrow R3")
def test_the_dealer_marker_moves_right_even_after_the_dealers_own_win():
    match = play(table("2 3 4 5 5", NEUTRAL, CHEAP, dealer=0), "* 5r", "tsumo")
    view = see(match)
    assert (view.dealer, view.first_dealer, view.hand_number) == (1, 0, 2)
    assert view.last_hand is not None
    assert view.last_hand.dealer == 0


@pytest.mark.rule("sparrow R3", "sparrow G13")
def test_an_exhausted_stock_ends_the_hand_without_payment_and_the_marker_moves():
    rng = np.random.default_rng(1)
    match = Match(noripan.load("sparrow", 3))
    match.play("* seat 2")
    match.deal(rng)
    drift(match, rng)
    view = see(match)
    assert view.last_hand is not None
    assert view.last_hand.end == "exhausted"
    assert view.last_hand.payments == [0, 0, 0]
    assert (view.scores, view.dealer, view.hand_number) == ([40, 40, 40], 0, 2)


@pytest.mark.rule("sparrow R4", "sparrow R5", "sparrow R3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_deals_four_times_and_the_wind_turns_when_the_marker_comes_back(seats: int):
    rng = np.random.default_rng(seats)
    match = Match(noripan.load("sparrow", seats))
    match.play("* seat 1")
    dealt: list[tuple[int | None, str]] = []
    while match.turn is not None:
        match.deal(rng)
        dealt.append((see(match).dealer, see(match).wind))
        drift(match, rng)
    winds = ["east", "south", "west", "north"]
    assert dealt == [((1 + i) % seats, winds[i // seats]) for i in range(4 * seats)]


@pytest.mark.rule("sparrow R5", "sparrow G23")
def test_most_points_win_and_a_tie_is_shared():
    rng = np.random.default_rng(3)
    match = Match(noripan.load("sparrow", 3))
    match.play("* seat 0")
    match.state.hands_played = 11
    match.state.score[:3] = (45, 30, 45)
    drift(match, rng)
    assert match.turn is None
    assert match.winners == [0, 2]
    match.state.score[:3] = (44, 30, 46)
    assert match.winners == [2]
    assert see(match).winners == [2]


# Setup of a hand


@pytest.mark.rule("sparrow R6", "sparrow R7", "sparrow R8")
@pytest.mark.parametrize(("seats", "stock"), [(2, 33), (3, 28), (4, 23), (5, 18)])
def test_everybody_is_dealt_five_tiles_and_one_is_turned_up(seats: int, stock: int):
    rng = np.random.default_rng(seats)
    match = Match(noripan.load("sparrow", seats))
    match.deal(rng)
    assert [len(event.split()) for event in match.events] == [3, *[6] * seats, 2, 2]
    for seat in range(seats):
        assert len(see(match, seat).hand) == (6 if match.turn == seat else 5)
    view = see(match)
    assert view.dora == match.events[-2].split()[1]
    assert view.stock == stock - 1
    assert view.hand_sizes.count(5) == seats - 1


@pytest.mark.rule("sparrow R6")
def test_every_tile_of_the_stock_is_as_likely_as_another():
    match = table("1 1 1 H H", "2r 2 3 C C", dora="5r")
    weights = dict(zip("123456789HC", match.setup.chance_weights(match.state)[:11], strict=True))
    assert weights == {
        "1": 0, "2": 2, "3": 2, "4": 3, "5": 3, "6": 3, "7": 3, "8": 3, "9": 3, "H": 2, "C": 2,
    }  # fmt: skip
    assert match.setup.chance_weights(match.state)[11:] == [1, 0, 1, 1, 0, 1, 1, 1, 1]


@pytest.mark.rule("sparrow R8", "sparrow G3")
def test_the_turned_up_kind_is_the_dora():
    match = play(table("5 5 5 2 3", NEUTRAL, dora="5r"), "* 4")
    win = see(match, 0).win
    assert win is not None
    assert win.parts.dora == 3


# A turn


@pytest.mark.rule("sparrow R9", "sparrow R10", "sparrow R12", "sparrow G14")
def test_the_dealer_draws_first_and_the_turn_goes_to_the_right():
    match = table(NEUTRAL, CHEAP, SPARE, dealer=2)
    for seat, tile in ((2, "9"), (0, "8"), (1, "7"), (2, "5")):
        match.play(f"* {tile}")
        assert match.turn == seat
        assert len(see(match, seat).hand) == 6
        assert see(match, seat).drawn == tile
        match.play(tile)
        assert len(see(match, seat).hand) == 5
    assert see(match).rivers == [["8"], ["7"], ["9", "5"]]


@pytest.mark.rule("sparrow R9")
def test_nobody_plays_out_of_turn():
    match = play(table(NEUTRAL, CHEAP), "* 9")
    with pytest.raises(noripan.IllegalMove) as refused:
        match.play("1", seat=1)
    assert refused.value.rule == "R9"


@pytest.mark.rule("sparrow R11", "sparrow G24", "sparrow G14")
def test_tsumo_is_offered_and_may_be_declined_on_the_first_draw():
    match = play(table("2 3 4 5 5", NEUTRAL, dora="3"), "* 5r")
    assert match.legal() == ["2", "3", "4", "5", "5r", "tsumo"]
    won = play(match.copy(), "tsumo")
    assert won.scores == [48, 32]  # 1 + 2, red, dora, tanyao: 6, dealer 2
    match.play("5r")
    assert match.scores == [40, 40]
    assert match.turn == "chance"


@pytest.mark.rule("sparrow R12")
def test_a_tile_that_is_not_held_cannot_be_discarded():
    match = play(table(NEUTRAL, CHEAP), "* 9")
    assert refusal(match, "3") == "R12"
    assert refusal(match, "2r") == "R12"
    assert refusal(match, "pass") == "R12"


@pytest.mark.rule("sparrow R13")
def test_ron_takes_only_the_tile_just_discarded():
    match = play(table(CHEAP, WAITS_FOR_9, NEUTRAL, dora="5"), "* 9", "9", "pass", "* 3")
    assert match.turn == 1
    assert refusal(match, "ron") == "R13"
    match.play("3")
    assert match.turn == "chance"  # nobody is asked about the earlier 9


@pytest.mark.rule("sparrow R13")
def test_there_is_no_call_but_ron():
    match = play(table(CHEAP, "9 9 2 4 6", NEUTRAL, dora="5"), "* 9", "9")
    assert match.turn == "chance"  # a triplet alone is no win, so nobody is asked
    for call in ("chi", "pon", "kan", "riichi"):
        assert refusal(match, call) is None


@pytest.mark.rule("sparrow R13", "sparrow R11")
def test_a_discard_must_be_answered_with_ron_or_pass():
    match = play(table(CHEAP, WAITS_FOR_9, dora="5"), "* 9", "9")
    assert (match.turn, match.legal()) == (1, ["pass", "ron"])
    assert refusal(match, "tsumo") == "R11"
    assert refusal(match, "1") == "R13"


@pytest.mark.rule("sparrow R14")
def test_an_own_discard_of_the_kind_blocks_ron_red_or_plain():
    """Example 35: own discard 3, somebody discards 3r."""
    hands = ("1 1 5 7 H", "3 4 5 C C", "6 7 9 H H")
    match = play(table(*hands, dealer=1, dora="8"), "* 3", "3", "* 9", "9", "* 2", "2", "* C")
    match.play("3")  # seat 1 holds 4 5 C C C and has discarded 3
    play(match, "* 3r")
    match.play("3r")
    assert match.turn != 1
    match = play(table(*hands, dealer=1, dora="8"), "* C", "5")
    assert match.turn == "chance"


@pytest.mark.rule("sparrow R14", "sparrow G11")
def test_only_the_discarded_kind_is_blocked_and_tsumo_never_is():
    """Examples 36 and 37: 2 3 and a set held, own discard 1."""
    match = table("C C C 2 3", "4 4 7 1 9", dealer=0, dora="8")
    play(match, "* 1", "1", "* 7", "1")
    assert match.turn == "chance"  # the 1 is blocked
    play(match, "* H", "H", "* 9", "4")
    assert (match.turn, match.legal()) == (0, ["pass", "ron"])
    ron = play(match.copy(), "ron")
    assert ron.scores == [48, 32]  # 2 + 1, red 3, dealer 2
    play(match, "pass", "* 1r")
    assert "tsumo" in match.legal()


@pytest.mark.rule("sparrow G11")
def test_passing_a_discard_blocks_nothing_later():
    match = play(table(CHEAP, WAITS_FOR_9, NEUTRAL, dora="5"), "* 9", "9", "pass", "* 3", "3")
    play(match, "* 9r", "9r")
    assert (match.turn, match.legal()) == (1, ["pass", "ron"])


@pytest.mark.rule("sparrow R15", "sparrow G10", "sparrow R16")
def test_the_minimum_holds_for_tsumo_and_ron_without_the_dealer_bonus():
    cheap = "1 1 1 4 5"  # with 6: 3 points; the dealer bonus would make 5
    match = play(table(cheap, "6 6 9 9 H", dora="8"), "* 6")
    assert "tsumo" not in match.legal()
    assert refusal(match, "tsumo") == "R15"
    assert dict(explained(match, "tsumo").parameters) == {"points": 3, "minimum": 5}
    play(match, "1", "* H", "6")
    assert match.turn == "chance"

    beginners = play(table(cheap, "6 6 9 9 H", dora="8", minimum_points=0), "* 6")
    assert "tsumo" in beginners.legal()
    beginners.play("tsumo")
    assert beginners.scores == [45, 35]  # the dealer bonus is paid all the same


@pytest.mark.rule("sparrow R22", "sparrow R11")
def test_an_incomplete_hand_is_no_tsumo():
    match = play(table(CHEAP, NEUTRAL), "* 5")
    assert refusal(match, "tsumo") == "R22"


# Payment


@pytest.mark.rule("sparrow R17", "sparrow R16", "sparrow R30")
def test_the_discarder_alone_pays_a_ron():
    match = play(table(CHEAP, WAITS_FOR_9, NEUTRAL, dora="5"), "* 9", "9", "ron")
    assert match.scores == [35, 45, 40]
    dealers = table(WAITS_FOR_9, CHEAP, NEUTRAL, dora="5")
    play(dealers, "* H", "H", "* 9", "9", "ron")
    assert dealers.scores == [47, 33, 40]


@pytest.mark.rule("sparrow R18", "sparrow G9")
@pytest.mark.parametrize(
    ("amount", "seats", "share"),
    [(7, 4, 3), (5, 3, 3), (7, 3, 4), (9, 3, 5), (15, 4, 5), (5, 5, 2), (5, 2, 5), (13, 4, 5)],
)
def test_a_tsumo_is_shared_and_rounded_up(amount: int, seats: int, share: int):
    assert share_of(amount, seats) == share


@pytest.mark.rule("sparrow R18", "sparrow G9")
def test_all_others_pay_a_tsumo_the_dealer_bonus_added_before_dividing():
    match = play(table("2 3 4 5 5", NEUTRAL, SPARE, FOURTH, dora="3"), "* 5r", "tsumo")
    assert match.scores == [49, 37, 37, 37]  # 6 + 2 = 8: 3 from each


@pytest.mark.rule("sparrow R19")
def test_who_cannot_pay_in_full_pays_what_he_has_and_plays_on():
    """Example 34: a tsumo of 13, one payer owns 2 points."""
    match = table(SPARE, "2 3 4 H H", NEUTRAL, FOURTH)
    match.state.score[2] = 2
    play(match, "* 8", "8", "* H")
    match.play("tsumo")
    assert match.scores == [35, 52, 0, 35]
    match.deal(np.random.default_rng(1))
    assert len(see(match, 2).hand) >= 5


@pytest.mark.rule("sparrow R20", "sparrow G18", "sparrow R19", "sparrow G17")
@pytest.mark.parametrize(
    ("rule", "scores"), [("all", [40, 0, 49, 43]), ("nearest", [40, 3, 49, 40])]
)
def test_several_rons_are_paid_from_the_nearest_on(rule: str, scores: list[int]):
    """As example 33: the discarder has 12 points; rons of 9 and 7."""
    match = table(CHEAP, SPARE, "C C C 7 8", "1 1 1r 7 8", dora="5", multiple_ron=rule)
    play(match, "* H", "H", "* 9r")
    match.state.score[1] = 12
    match.play("9r")
    answers: list[int | str | None] = []
    while match.turn in (2, 3):
        answers.append(match.turn)
        match.play("ron")
    assert answers == [2, 3]
    assert match.scores == scores
    view = see(match)
    assert view.dealer == 1  # one hand, one step
    assert view.last_hand is not None
    assert [w.seat for w in view.last_hand.winners] == ([2, 3] if rule == "all" else [2])
    assert sum(view.last_hand.payments) == 0


@pytest.mark.rule("sparrow R20")
def test_all_answers_are_in_before_anybody_is_paid():
    match = table(CHEAP, "1 1 1 7 8", "C C C 7 8", dora="5")
    play(match, "* 9", "9", "ron")
    assert (match.turn, match.scores) == (2, [40, 40, 40])
    match.play("ron")
    assert match.scores == [27, 45, 48]


# The end of a hand


@pytest.mark.rule("sparrow G12", "sparrow R13")
def test_the_last_discard_may_still_be_ronned():
    match = _at_the_last_draw()
    match.play("9")
    assert (match.turn, match.legal()) == (1, ["pass", "ron"])
    won = play(match.copy(), "ron")
    assert won.scores == [34, 46]
    match.play("pass")
    assert (match.scores, match.turn) == ([40, 40], "chance")
    match.play("* 1 1 2 2 3")
    last = see(match).last_hand
    assert last is not None
    assert last.end == "exhausted"


@pytest.mark.rule("sparrow G12", "sparrow R11")
def test_the_last_tile_of_the_stock_may_be_won_with():
    match = _at_the_last_draw()
    match.state.hand[0] = 0
    match.state.hand[0][[4, 5, 6, 10]] = (1, 1, 1, 3)
    match.state.waits[0] = 1 << 4 | 1 << 5 | 1 << 6
    match.state.drawn = 4
    assert "tsumo" in match.legal()


def _at_the_last_draw() -> Match:
    """Seat 0 has drawn the last tile and holds a 9; seat 1 waits for it."""
    match = play(table(CHEAP, "1 1 1r 7 8", dora="5"), "* 9")
    match.state.stock[:] = 0
    match.state.stock_size = 0
    return match


@pytest.mark.rule("sparrow G25", "sparrow R12")
def test_discards_stay_in_order_and_a_ronned_tile_counts_as_the_discarders():
    match = play(table(CHEAP, WAITS_FOR_9, NEUTRAL, dora="5"), "* 9", "9")
    assert see(match, 1).rivers[0] == ["9"]
    assert match.state.discarded[0] >> 8 & 1
    play(match, "ron")
    last = see(match).last_hand
    assert last is not None
    assert (last.discarder, last.tile) == (0, "9")
    assert last.winners[0].tiles == ["1", "1", "1", "7", "8", "9"]


# Wrong declarations


@pytest.mark.rule("sparrow G22")
def test_wrong_declarations_are_refused_unless_chosen_and_never_listed():
    refusing = play(table(CHEAP, NEUTRAL), "* 5")
    assert refusal(refusing, "tsumo") == "R22"
    accepting = play(table(CHEAP, NEUTRAL, false_declaration="penalty"), "* 5")
    assert "tsumo" not in accepting.legal()
    play(accepting, "tsumo")
    assert accepting.scores == [38, 42]


@pytest.mark.rule("sparrow R21", "sparrow G21")
def test_after_a_wrong_tsumo_the_player_pays_keeps_the_tiles_and_may_only_discard():
    match = play(table(CHEAP, NEUTRAL, SPARE, false_declaration="penalty"), "* 5", "tsumo")
    assert match.scores == [36, 42, 42]
    assert match.turn == 0
    assert len(see(match, 0).hand) == 6
    assert see(match, 1).must_discard
    assert refusal(match, "tsumo") == "G21"
    match.play("5")
    assert not see(match, 1).must_discard
    assert see(match, 1).fines == [4, 0, 0]


@pytest.mark.rule("sparrow R21", "sparrow G21", "sparrow G19")
def test_after_a_wrong_ron_the_hand_goes_on_with_right_rons_or_the_next_draw():
    match = table(CHEAP, NEUTRAL, WAITS_FOR_9, dora="5", false_declaration="penalty")
    play(match, "* 9", "9")
    assert (match.turn, match.legal()) == (1, ["pass"])
    match.play("ron")
    assert match.scores == [40, 40, 40]  # nothing shows before all have answered
    right = play(match.copy(), "ron")
    assert right.scores == [37, 36, 47]
    match.play("pass")
    assert (match.scores, match.turn) == ([42, 36, 42], "chance")
    match.play("* 5")
    assert match.turn == 1


@pytest.mark.rule("sparrow G19", "sparrow R14", "sparrow R15", "sparrow R22")
def test_incomplete_cheap_and_blocked_hands_are_wrong_rons():
    incomplete = table(CHEAP, NEUTRAL, dora="5", false_declaration="penalty")
    play(incomplete, "* 9", "9")
    assert explained(incomplete, "ron").rule == "R22"
    cheap = table(CHEAP, "1 1 1 4 5", dora="8", false_declaration="penalty")
    play(cheap, "* 6", "6")
    assert explained(cheap, "ron").rule == "R15"
    blocked = table("9 2 4 6 8", WAITS_FOR_9, dora="5", dealer=1, false_declaration="penalty")
    play(blocked, "* 9r", "9r", "pass", "* H", "9")
    assert explained(blocked, "ron").rule == "R14"
    for match in (incomplete, cheap, blocked):
        assert match.legal() == ["pass"]
        scores = play(match, "ron").scores
        assert scores == [42, 38]


@pytest.mark.rule("sparrow G20", "sparrow R21")
def test_a_fine_goes_round_from_the_wrong_declarer_until_the_sticks_are_gone():
    """Example 38: four players, 5 points left."""
    match = table(CHEAP, NEUTRAL, SPARE, FOURTH, dealer=1, false_declaration="penalty")
    match.state.score[1] = 5
    play(match, "* 5", "tsumo")
    assert match.scores == [41, 0, 42, 42]
    assert see(match, 0).fines == [0, 5, 0, 0]


# Notation and labels people rely on


def test_moves_are_read_generously():
    match = play(table("2 3 4 5 5", NEUTRAL, dora="3"), "* 5R")
    play(match.copy(), " TSUMO ")
    assert play(match.copy(), "5R").events[-1] == "5r"
    with pytest.raises(noripan.IllegalMove):
        match.play("5g")


def test_example_39_shows_what_each_discard_leaves():
    match = play(table("2 4 7 7 7", CHEAP), "* 2")
    leaves = see(match, 0).leaves
    assert [wait.kind for wait in leaves["2"]] == ["3"]
    assert [wait.kind for wait in leaves["4"]] == ["2"]
    assert (leaves["4"][0].left, leaves["2"][0].left) == (2, 4)


def test_the_view_says_what_waits_score_and_which_are_blocked():
    match = table("C C C 2 3", "4 4 7 1 9", dora="8")
    play(match, "* 1", "1", "* 7", "7")
    waits = {wait.kind: wait for wait in see(match, 0).waits}
    assert set(waits) == {"1", "4"}
    assert waits["1"].blocked
    assert not waits["4"].blocked
    assert waits["1"].points == {"1": 8, "1r": 9}
    assert waits["4"].points == {"4": 6, "4r": 7}
    assert (waits["1"].left, waits["4"].left) == (3, 4)
    assert see(match, None).waits == []
