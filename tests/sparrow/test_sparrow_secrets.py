"""What nobody may learn in Sparrow Mahjong: hands, and who is asked about a discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import msgspec
import numpy as np
import pytest

import noripan
from noripan import bots
from noripan.game import Setup
from noripan.games.sparrow import rules
from noripan.games.sparrow.hand import INCOMPLETE, KIND, NOTHING, NUM_FACES, waits_of
from noripan.games.sparrow.knowledge import (
    deal_hand,
    deal_winning_hand,
    unseen_tiles,
)
from noripan.games.sparrow.notation import FACES
from noripan.games.sparrow.state import (
    HANDS_EACH,
    PASS,
    RON,
    Answer,
    Phase,
    is_asked,
    is_last_discard,
    may_ron,
    points_with,
)
from noripan.match import Match
from sparrow.sparrow_table import CHEAP, FOURTH, NEUTRAL, SPARE, play, see, states, table


def same(a: Any, b: Any) -> bool:
    return bool(a.tobytes() == b.tobytes())


def check_knowledge(setup: Setup, state: Any, seat: int, seed: int) -> Any:
    """Check that a resampled truth looks the same to a seat; return it."""
    game = setup.game
    other = setup.resample(state, seat, np.random.default_rng(seed))
    for eyes in (seat, None):
        view = game.view(setup, state, eyes)
        assert view == game.view(setup, other, eyes)
        msgspec.json.encode(view)
    assert np.array_equal(setup.observe(state, seat), setup.observe(other, seat))
    player = game.rules.current_player(state)
    assert (player == seat) == (game.rules.current_player(other) == seat)
    if player == seat:
        assert setup.legal_actions(state) == setup.legal_actions(other)
        greedy = bots.find("greedy", setup)
        rng = np.random.default_rng(seed)
        assert greedy.choose(setup, state, seat, rng) == greedy.choose(setup, other, seat, rng)
    again = [
        setup.resample(truth, seat, np.random.default_rng(seed + 1)) for truth in (state, other)
    ]
    assert same(*again)
    check_whole(other)
    return other


def check_whole(state: Any) -> None:
    """Check that all 44 tiles are somewhere, and that the counts agree."""
    if state.phase in (Phase.LOTTERY, Phase.OVER):
        return
    assert state.stock.min() >= 0
    assert state.hand.min() >= 0
    assert state.stock.sum() == state.stock_size
    assert state.hand.sum(axis=1).tolist() == state.hand_size.tolist()
    face_up = state.river_size.sum() + (1 if state.dora >= 0 else 0)
    assert state.stock.sum() + state.hand.sum() + face_up == 44


TABLES: list[dict[str, Any]] = [
    {"seats": 2},
    {"seats": 3, "false_declaration": "penalty"},
    {"seats": 4, "minimum_points": 0},
    {"seats": 5, "multiple_ron": "nearest"},
    {"seats": 4, "false_declaration": "penalty", "minimum_points": 0},
    {"seats": 3, "all_green_allows_red": True},
]


@pytest.mark.rule("sparrow R7")
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_no_seat_can_tell_the_truth_from_another_one(options: dict[str, Any]):
    setup = noripan.load("sparrow", **options)
    for number, state in enumerate(states(setup, 5, wrong=0.2)):
        check_whole(state)
        # Every moment of the deal and of the first hand, then now and again.
        if (number < 60 and number % 3 == 0) or number % 61 == 0:
            for seat in range(setup.seats):
                check_knowledge(setup, state, seat, number)


# States that are rare in random play


def claims(seats: int, seed: int, *, last: bool) -> Iterator[tuple[Setup, Any]]:
    """Yield truths in which one or two seats may ron, nobody having answered yet.

    ``last``: on the very last discard of the match.
    """
    setup = noripan.load("sparrow", seats, minimum_points=0 if seed % 2 else 5)
    rng = np.random.default_rng(seed)
    for state in states(setup, seed):
        if last and state.phase == Phase.DEAL:
            state.hands_played = HANDS_EACH * seats - 1
        if state.phase == Phase.DISCARD and (not last or state.stock_size == 0):
            truth = state.copy()
            rules.apply(truth, let_others_wait(truth, rng))
            if truth.phase == Phase.ANSWER:
                yield setup, truth


def let_others_wait(truth: Any, rng: np.random.Generator) -> int:
    """Give two others hands that wait for a tile of the seat to move; return that tile."""
    discarder = int(truth.seat)
    everybody_discarded = np.bitwise_and.reduce(truth.discarded[: truth.seats])
    held = [int(f) for f in np.flatnonzero(truth.hand[discarder])]
    tile = int(rng.choice([f for f in held if not everybody_discarded >> KIND[f] & 1] or held))
    pool = np.zeros(NUM_FACES, dtype=np.int64)
    unseen_tiles(truth, discarder, pool)
    truth.discard = tile
    others = [seat for seat in range(truth.seats) if seat != discarder]
    for i, seat in enumerate(rng.permutation(others).tolist()):
        truth.hand[seat] = 0
        if i < 2:
            deal_winning_hand(truth, seat, pool, rng)
        if truth.hand[seat].sum() == 0:
            deal_hand(truth, seat, pool, rng)
    truth.discard = NOTHING
    truth.stock[:] = pool
    return tile


def known_to_be_asked(state: Any, seat: int) -> list[int]:
    """The seats of which one must be asked as far as ``seat`` knows, tried out by hand."""
    order = [(int(state.discarder) + i) % int(state.seats) for i in range(1, int(state.seats))]
    if state.seat == seat:
        return []
    answer = Answer(state.answer[seat])
    if seat in order:
        place = order.index(seat)
        if answer == Answer.RON or (answer == Answer.PASS and is_last_discard(state)):
            return order[place + 1 :]
        if answer == Answer.NONE and may_ron(state, seat):
            return order[:place]
    return [s for s in order if s != seat] if is_last_discard(state) else []


def check_somebody_is_asked(setup: Setup, state: Any, seat: int, seed: int) -> int:
    """Check that what a seat can conclude holds in every other truth; tell whether it can."""
    must = known_to_be_asked(state, seat)
    other = check_knowledge(setup, state, seat, seed)
    if must:
        assert other.phase == Phase.ANSWER
        assert other.seat in must
        assert is_asked(other, int(other.seat))
    return 1 if must else 0


@pytest.mark.rule("sparrow R20")
@pytest.mark.parametrize("seats", [3, 4])
def test_what_follows_from_an_own_claim_holds_in_every_truth(seats: int):
    concluded = 0
    for number, (setup, state) in enumerate(islice(claims(seats, seats, last=False), 60 // seats)):
        for first_says in (None, RON, PASS):
            truth = state.copy()
            if first_says is not None:
                setup.game.rules.apply(truth, first_says)
            if truth.phase != Phase.ANSWER:
                continue
            for seat in range(seats):
                concluded += check_somebody_is_asked(setup, truth, seat, number)
    assert concluded >= 10


@pytest.mark.rule("sparrow G12")
@pytest.mark.parametrize("seats", [3, 5])
def test_the_last_discard_of_a_match_tells_only_that_somebody_is_asked(seats: int):
    concluded = 0
    for seed in range(12):
        for setup, state in claims(seats, seed, last=True):
            while state.phase == Phase.ANSWER:
                for seat in range(seats):
                    concluded += check_somebody_is_asked(setup, state, seat, seed)
                rules.apply(state, PASS)
    assert concluded >= 2 * (seats - 1)


@pytest.mark.rule("sparrow G12")
def test_who_has_passed_the_last_discard_knows_that_a_later_seat_is_asked():
    match = play(table(CHEAP, FOURTH, "C C C 7 8", "1 1 1 7 8", dora="5"), "* 9")
    match.state.stock[:] = 0
    match.state.stock_size = 0
    match.state.hands_played = HANDS_EACH * 4 - 1
    play(match, "9", "pass")
    for seed in range(20):
        other = match.setup.resample(match.state, 2, np.random.default_rng(seed))
        assert (other.phase, other.seat) == (Phase.ANSWER, 3)


@pytest.mark.rule("sparrow G21")
def test_tiles_of_a_wrong_tsumo_are_known_to_be_no_win():
    options = {"minimum_points": 0, "false_declaration": "penalty"}
    match = play(table(CHEAP, NEUTRAL, dora="5", **options), "* 9", "tsumo")
    for seed in range(300):
        other = match.setup.resample(match.state, 1, np.random.default_rng(seed))
        assert points_with(other, 0, NOTHING) == INCOMPLETE


def test_hands_dealt_to_a_claimant_are_as_likely_as_they_are():
    """A hand known to wait for the discard has the distribution that trying all hands gives."""
    state = table(CHEAP, NEUTRAL, dora="5").state
    state.discard = FACES.index("9")
    tiles = [FACES.index(tile) for tile in ["7", "7r", "8", "8", "9", "9r", "C", "C", "C", "H"]]
    hands = [np.bincount(hand, minlength=NUM_FACES) for hand in combinations(tiles, 5)]
    winning = Counter(hand.tobytes() for hand in hands if _wins(state, hand))
    rng, drawn = np.random.default_rng(1), 1000
    built: Counter[bytes] = Counter()
    for _ in range(drawn):
        pool = np.bincount(tiles, minlength=NUM_FACES)
        deal_winning_hand(state, 1, pool, rng)
        built[state.hand[1].astype(np.int64).tobytes()] += 1
        assert pool.sum() == 5
    assert built.keys() == winning.keys()
    for hand, ways in winning.items():
        chance = ways / winning.total()
        assert abs(built[hand] / drawn - chance) < 5 * (chance * (1 - chance) / drawn) ** 0.5


def _wins(state: Any, hand: np.ndarray[Any, Any]) -> bool:
    state.hand[1] = hand
    state.waits[1] = waits_of(state.hand[1])
    return bool(may_ron(state, 1))


# Claims at the table


def after_discard(*, claim: bool) -> Match:
    """Seat 0 has discarded 9; seat 1 may ron on it, or nobody."""
    second = "C C C 7 8" if claim else "C C C 7 5"
    return play(table(CHEAP, second, NEUTRAL, FOURTH, dora="5"), "* 9", "9")


@pytest.mark.rule("sparrow R13", "sparrow R20")
def test_nobody_else_sees_that_somebody_is_asked_or_has_passed():
    asked, not_asked = after_discard(claim=True), after_discard(claim=False)
    assert (asked.turn, not_asked.turn) == (1, "chance")
    passed = play(asked.copy(), "pass")
    assert passed.turn == "chance"
    for seat in (0, 2, 3, None):
        seen = [match.view(seat) for match in (asked, not_asked, passed)]
        assert seen[0] == seen[1] == seen[2]
        assert seen[0].turn == "chance"
        assert [s.event for s in asked.seen(seat)] == [s.event for s in passed.seen(seat)]
        if seat is not None:
            flat = [asked.setup.observe(m.state, seat) for m in (asked, not_asked, passed)]
            assert np.array_equal(flat[0], flat[1])
            assert np.array_equal(flat[0], flat[2])


@pytest.mark.rule("sparrow R13")
def test_the_seat_asked_sees_it_and_then_its_own_answer():
    match = after_discard(claim=True)
    view = see(match, 1)
    assert (view.turn, view.asked, view.can_win, view.answer) == (1, True, True, None)
    assert view.win is not None
    assert (view.win.move, view.win.points, view.win.amount) == ("ron", 8, 8)
    match.play("pass")
    view = see(match, 1)
    assert (view.turn, view.asked, view.can_win, view.answer) == ("chance", False, False, "pass")
    match.play("* 4")
    assert see(match, 1).answer is None


@pytest.mark.rule("sparrow R20")
def test_a_claim_stays_secret_until_all_answers_are_in():
    match = play(table(CHEAP, "C C C 7 8", "1 1 1 7 8", dora="5"), "* 9", "9")
    for seat in (0, None):
        before = match.view(seat)
        assert play(match.copy(), "ron").view(seat) == before
        assert play(match.copy(), "pass").view(seat) == before
    assert see(match, 2).can_win  # it knows that it will be asked
    assert not see(match, 2).asked


@pytest.mark.rule("sparrow G12", "sparrow G13")
def test_the_last_discard_of_a_hand_looks_the_same_claimed_or_not():
    views: list[Any] = []
    for claim in (True, False):
        match = play(table(CHEAP, "C C C 7 8" if claim else "C C C 7 5", dora="5"), "* 9")
        match.state.stock[:] = 0
        match.state.stock_size = 0
        match.play("9")
        assert match.turn == (1 if claim else "chance")
        views.append((match.view(0), match.view(None)))
    assert views[0] == views[1]
    match.play("* 1 2 3 4 5")
    assert see(match).hand_number == 2
    assert see(match, 0).hand == ["1", "2", "3", "4", "5"]


@pytest.mark.rule("sparrow G22")
def test_with_penalties_everybody_is_asked_and_nobody_sees_answers():
    match = table(CHEAP, NEUTRAL, SPARE, false_declaration="penalty", dora="1")
    play(match, "* 9", "9")
    assert match.turn == 1
    before = match.view(0), match.view(None), match.view(2)
    match.play("ron")
    assert match.turn == 2
    assert before[:2] == (match.view(0), match.view(None))
    assert see(match, 2).fines == [0, 0, 0]


@pytest.mark.rule("sparrow R7", "sparrow R10")
def test_tiles_dealt_and_drawn_are_seen_by_their_owner_alone():
    match = play(table(CHEAP, NEUTRAL, dora="5"), "* 9")
    events = {seat: [s.event for s in match.seen(seat)] for seat in (0, 1, None)}
    assert events[0] == ["* seat 0", f"* {CHEAP}", "* ? ? ? ? ?", "* 5", "* 9"]
    assert events[1] == ["* seat 0", "* ? ? ? ? ?", f"* {NEUTRAL}", "* 5", "* ?"]
    assert events[None] == ["* seat 0", "* ? ? ? ? ?", "* ? ? ? ? ?", "* 5", "* ?"]
    assert see(match, 1).drawn is None
    assert see(match, None).hand == []
