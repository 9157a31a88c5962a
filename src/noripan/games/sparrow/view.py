"""What one seat may know of a match of Sparrow Mahjong."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal

import msgspec
import numpy as np

from noripan.game import Setup, View
from noripan.games.sparrow.hand import (
    COPIES,
    FIRST_RED,
    FULL_SIZE,
    KIND,
    NOTHING,
    NUM_FACES,
    NUM_KINDS,
    NUM_NUMBERS,
    NUM_PARTS,
    Limit,
    Part,
    hand_points,
    waits_of,
)
from noripan.games.sparrow.notation import FACES, TABLE_ORDER, tile_list
from noripan.games.sparrow.state import (
    DEALER_BONUS,
    HANDS_EACH,
    Answer,
    End,
    Phase,
    may_ron,
    may_tsumo,
    share_of,
)

Tiles = Sequence[int] | np.ndarray[Any, np.dtype[Any]]
"""Tiles counted by face."""
Wind = Literal["east", "south", "west", "north"]
WINDS: tuple[Wind, ...] = ("east", "south", "west", "north")


class Parts(msgspec.Struct):
    """What the value of a hand is made of."""

    sets: int
    red: int
    dora: int
    tanyao: int
    chanta: int
    limit: str | None
    """``all_green``, ``chinyao`` or ``super_red``."""
    limit_points: int


class Wait(msgspec.Struct):
    """A kind of tile that completes the seat's hand."""

    kind: str
    points: dict[str, int]
    """The hand points with each face of the kind that may still turn up."""
    left: int
    """How many tiles of the kind the seat does not see."""
    blocked: bool
    """Whether the seat's own discards rule out a ron on it (R14)."""


class Win(msgspec.Struct):
    """What the seat gets if it declares tsumo or ron now."""

    move: Literal["tsumo", "ron"]
    points: int
    """The hand points, without the dealer bonus."""
    amount: int
    share: int
    """What one payer pays."""
    parts: Parts


class Discard(msgspec.Struct):
    """The tile that has just been discarded; the next draw closes it."""

    seat: int
    tile: str


class Winner(msgspec.Struct):
    """One winner of the hand before this one."""

    seat: int
    tiles: list[str]
    parts: Parts
    points: int
    amount: int


class LastHand(msgspec.Struct):
    """How the hand before this one ended."""

    end: Literal["tsumo", "ron", "exhausted"]
    number: int
    dealer: int
    dora: str
    tile: str | None
    """The tile that was won with."""
    discarder: int | None
    winners: list[Winner]
    payments: list[int]
    """What the win brought (or cost) each seat."""
    fines: list[int]
    """What each seat paid for wrong declarations."""


class SparrowView(View, kw_only=True):
    """What one seat may know of a match of Sparrow Mahjong."""

    minimum_points: int
    hand_number: int
    """From 1 on."""
    hands: int
    wind: Wind
    first_dealer: int | None
    """The seat with the wind marker."""
    dealer: int | None
    dora: str | None
    stock: int
    rivers: list[list[str]]
    discard: Discard | None
    hand_sizes: list[int]
    fines: list[int]
    """What each seat has paid for wrong declarations in this hand."""
    must_discard: bool
    """Whether the seat to move has declared tsumo wrongly and may only discard now (G21)."""
    hand: list[str]
    """This seat's tiles, the drawn one included; empty for a spectator."""
    drawn: str | None
    """The tile this seat has just drawn."""
    asked: bool
    """Whether this seat must answer the discard now."""
    answer: Literal["ron", "pass"] | None
    """What this seat has answered to the discard."""
    can_win: bool
    win: Win | None
    waits: list[Wait]
    """What completes this seat's five tiles."""
    leaves: dict[str, list[Wait]]
    """With six tiles: the waits after each discard."""
    last_hand: LastHand | None


def view(setup: Setup, state: Any, seat: int | None) -> SparrowView:
    """Return what ``seat`` (``None``: a spectator) may know."""
    phase = Phase(state.phase)
    seats = setup.seats
    asked = phase == Phase.ANSWER and bool(state.seat == seat)
    turn: int | str | None = "chance"
    if phase == Phase.DISCARD or asked:
        turn = int(state.seat)
    elif phase == Phase.OVER:
        turn = None
    win = None if seat is None else _win(state, seat)
    own_turn = seat is not None and phase == Phase.DISCARD and state.seat == seat
    return SparrowView(
        game=setup.game.name,
        seats=seats,
        seat=seat,
        turn=turn,
        scores=setup.scores(state),
        winners=setup.winners(state) if phase == Phase.OVER else None,
        minimum_points=int(state.minimum_points),
        hand_number=min(int(state.hands_played) + 1, HANDS_EACH * seats),
        hands=HANDS_EACH * seats,
        wind=WINDS[min(int(state.hands_played) // seats, HANDS_EACH - 1)],
        first_dealer=_known(state.first_dealer),
        dealer=_known(state.dealer),
        dora=_face(state.dora),
        stock=int(state.stock_size),
        rivers=[[FACES[f] for f in state.river[s][: state.river_size[s]]] for s in range(seats)],
        discard=(
            None
            if state.discarder == NOTHING
            else Discard(seat=int(state.discarder), tile=FACES[int(state.discard)])
        ),
        hand_sizes=state.hand_size[:seats].tolist(),
        fines=state.fined[:seats].tolist(),
        must_discard=bool(state.must_discard),
        hand=[] if seat is None else tile_list(state.hand[seat].tolist()),
        drawn=_face(state.drawn) if own_turn else None,
        asked=asked,
        answer=None if seat is None else _answer(state, seat),
        can_win=win is not None,
        win=win,
        waits=[] if seat is None or own_turn else _waits(state, seat, NOTHING),
        leaves=_leaves(state, seat) if seat is not None and own_turn else {},
        last_hand=_last_hand(state, seats),
    )


def _known(number: Any) -> int | None:
    return None if number == NOTHING else int(number)


def _face(face: Any) -> str | None:
    return None if face == NOTHING else FACES[int(face)]


def _answer(state: Any, seat: int) -> Literal["ron", "pass"] | None:
    answer = Answer(state.answer[seat])
    if answer == Answer.NONE:
        return None
    return "ron" if answer == Answer.RON else "pass"


# What hands are worth


def value_parts(tiles: Tiles, dora: int, all_green_allows_red: bool) -> tuple[int, Parts]:
    """Return the hand points of six tiles, or ``INCOMPLETE``, and what they are made of."""
    parts = np.zeros(NUM_PARTS, dtype=np.int64)
    counts = np.asarray(tiles, dtype=np.int64)
    points = int(hand_points(counts, dora, all_green_allows_red, parts))
    limit = Limit(parts[Part.LIMIT])
    return points, Parts(
        sets=int(parts[Part.SETS]),
        red=int(parts[Part.RED]),
        dora=int(parts[Part.DORA]),
        tanyao=int(parts[Part.TANYAO]),
        chanta=int(parts[Part.CHANTA]),
        limit=None if limit == Limit.NONE else limit.name.lower(),
        limit_points=int(parts[Part.LIMIT_POINTS]),
    )


def _value(state: Any, tiles: Tiles, dora: int) -> tuple[int, Parts]:
    kind = NOTHING if dora == NOTHING else int(KIND[dora])
    return value_parts(tiles, kind, bool(state.all_green_allows_red))


def _amount(points: int, is_dealer: bool) -> int:
    return points + (DEALER_BONUS if is_dealer else 0)


def _win(state: Any, seat: int) -> Win | None:
    """Return what a tsumo or ron pays the seat now; ``None`` if it may not win.

    A seat that may ron knows it from its own tiles, asked or not; its answer ends the matter.
    """
    tiles = state.hand[seat].tolist()
    move: Literal["tsumo", "ron"]
    if state.phase == Phase.DISCARD and state.seat == seat and may_tsumo(state):
        move = "tsumo"
    elif _discard_open_to(state, seat) and may_ron(state, seat):
        move = "ron"
        tiles[state.discard] += 1
    else:
        return None
    points, parts = _value(state, tiles, int(state.dora))
    amount = _amount(points, bool(state.dealer == seat))
    share = amount if move == "ron" else int(share_of(amount, int(state.seats)))
    return Win(move=move, points=points, amount=amount, share=share, parts=parts)


def _discard_open_to(state: Any, seat: int) -> bool:
    return (
        state.phase == Phase.ANSWER
        and state.discarder != seat
        and state.answer[seat] == Answer.NONE
    )


def _leaves(state: Any, seat: int) -> dict[str, list[Wait]]:
    held = [f for f in TABLE_ORDER if state.hand[seat][f] > 0]
    return {FACES[f]: _waits(state, seat, f) for f in held}


def _waits(state: Any, seat: int, discard: int) -> list[Wait]:
    """Return what completes the seat's tiles (without ``discard``, unless it is ``NOTHING``)."""
    tiles = state.hand[seat].tolist()
    unseen = _unseen(state, seat)
    blocked = int(state.discarded[seat])
    if discard != NOTHING:
        tiles[discard] -= 1
        blocked |= 1 << int(KIND[discard])
    if sum(tiles) != FULL_SIZE - 1:
        return []
    kinds = int(waits_of(np.array(tiles, dtype=np.int8)))
    waits: list[Wait] = []
    for kind in range(NUM_KINDS):
        if not kinds >> kind & 1:
            continue
        faces = [kind, FIRST_RED + kind] if kind < NUM_NUMBERS else [kind]
        points: dict[str, int] = {}
        for face in faces:
            if unseen[face] > 0:
                tiles[face] += 1
                points[FACES[face]] = _value(state, tiles, int(state.dora))[0]
                tiles[face] -= 1
        waits.append(
            Wait(
                kind=FACES[kind],
                points=points,
                left=sum(unseen[face] for face in faces),
                blocked=bool(blocked >> kind & 1),
            )
        )
    return waits


def _unseen(state: Any, seat: int) -> list[int]:
    """Count by face the tiles that lie neither in the seat's hand nor face up."""
    face_up: Iterable[int] = [
        int(f) for s in range(state.seats) for f in state.river[s][: state.river_size[s]]
    ]
    unseen = [int(COPIES[f]) - int(state.hand[seat][f]) for f in range(NUM_FACES)]
    for face in face_up:
        unseen[face] -= 1
    if state.dora != NOTHING:
        unseen[state.dora] -= 1
    return unseen


# The hand before this one


def _last_hand(state: Any, seats: int) -> LastHand | None:
    end = End(state.last_end)
    if end == End.NONE:
        return None
    names: dict[End, Literal["tsumo", "ron", "exhausted"]] = {
        End.TSUMO: "tsumo",
        End.RON: "ron",
        End.EXHAUSTED: "exhausted",
    }
    winners: list[Winner] = []
    for seat in range(seats):
        tiles = state.last_hand[seat].tolist()
        if sum(tiles) > 0:
            points, parts = _value(state, tiles, int(state.last_dora))
            amount = _amount(points, bool(state.last_dealer == seat))
            winners.append(Winner(seat, tile_list(tiles), parts, points, amount))
    return LastHand(
        end=names[end],
        number=int(state.hands_played),
        dealer=int(state.last_dealer),
        dora=FACES[int(state.last_dora)],
        tile=_face(state.last_tile),
        discarder=_known(state.last_discarder),
        winners=winners,
        payments=state.last_change[:seats].tolist(),
        fines=state.last_fined[:seats].tolist(),
    )
