# pyright: basic
"""The state of a match of Sparrow Mahjong, and what may be asked of it."""

from enum import IntEnum

import numpy as np

from noripan.compiled import compiled
from noripan.games.sparrow.hand import (
    KIND,
    NOTHING,
    NUM_FACES,
    NUM_PARTS,
    hand_points,
)

MAX_SEATS = 5
MAX_DISCARDS = 17  # two seats share a stock of 33
DEALER_BONUS = 2  # R16
FINE = 2  # R21
HANDS_EACH = 4  # R5

TSUMO, RON, PASS = NUM_FACES, NUM_FACES + 1, NUM_FACES + 2


class Phase(IntEnum):
    """What a hand waits for."""

    LOTTERY = 0
    DEAL = 1
    DORA = 2
    DRAW = 3
    DISCARD = 4
    ANSWER = 5
    OVER = 6


class Answer(IntEnum):
    """What a seat has said to a discard."""

    NONE = 0
    RON = 1
    PASS = 2


class End(IntEnum):
    """How a hand ended."""

    NONE = 0
    TSUMO = 1
    RON = 2
    EXHAUSTED = 3


LOTTERY, DEAL, DORA_TILE, DRAW, DISCARD, ANSWER, OVER = (int(p) for p in Phase)
NO_ANSWER, SAID_RON, SAID_PASS = (int(a) for a in Answer)
BY_TSUMO, BY_RON, EXHAUSTED = (int(e) for e in End if e != End.NONE)
NO_END = int(End.NONE)

# Options, as places in their choices.
MULTIPLE_RON = ("all", "nearest")
NEAREST = MULTIPLE_RON.index("nearest")
FALSE_DECLARATION = ("refuse", "penalty")
PENALTY = FALSE_DECLARATION.index("penalty")

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("minimum_points", "i4"),
            ("start_points", "i4"),
            ("multiple_ron", "i1"),
            ("false_declaration", "i1"),
            ("all_green_allows_red", "i1"),
            ("phase", "i1"),
            ("seat", "i1"),  # to discard, to answer, to draw or to be dealt to
            ("first_dealer", "i1"),
            ("dealer", "i1"),
            ("hands_played", "i1"),
            ("score", "i4", (MAX_SEATS,)),
            # The hand being played. Tiles are counted by face.
            ("hand", "i1", (MAX_SEATS, NUM_FACES)),
            ("hand_size", "i1", (MAX_SEATS,)),
            ("waits", "i2", (MAX_SEATS,)),  # kinds that complete the five tiles, one bit each
            ("stock", "i1", (NUM_FACES,)),
            ("stock_size", "i1"),
            ("dora", "i1"),
            ("drawn", "i1"),  # the tile the seat to discard has drawn
            ("must_discard", "i1"),  # after a wrong tsumo (G21)
            ("river", "i1", (MAX_SEATS, MAX_DISCARDS)),
            ("river_size", "i1", (MAX_SEATS,)),
            ("discarded", "i2", (MAX_SEATS,)),  # kinds in the river, one bit each (R14)
            ("discarder", "i1"),
            ("discard", "i1"),  # the tile just discarded, until the next draw
            ("answer", "i1", (MAX_SEATS,)),  # to that discard; hidden from the others
            ("answers_shown", "i1"),  # fines have told everybody that all answers are in
            ("fined", "i4", (MAX_SEATS,)),  # paid for wrong declarations in this hand
            # The hand before this one, for people.
            ("last_end", "i1"),
            ("last_dealer", "i1"),
            ("last_dora", "i1"),
            ("last_tile", "i1"),  # the tile that was won with
            ("last_discarder", "i1"),
            ("last_points", "i1", (MAX_SEATS,)),  # hand points of the winners
            ("last_hand", "i1", (MAX_SEATS, NUM_FACES)),  # the winners' six tiles
            ("last_change", "i4", (MAX_SEATS,)),  # what the win brought or cost
            ("last_fined", "i4", (MAX_SEATS,)),
        ],
    )
)


@compiled
def right_of(s, seat):
    """Return the right-hand neighbour: the next seat counter-clockwise (R9)."""
    return seat + 1 if seat + 1 < s.seats else 0


@compiled
def dora_kind(s):
    """Return the kind whose tiles are dora (R8, G3)."""
    return KIND[s.dora]


@compiled
def points_with(s, seat, tile):
    """Return the hand points of a seat's tiles, with ``tile`` added unless it is ``NOTHING``."""
    tiles = s.hand[seat].copy()
    if tile != NOTHING:
        tiles[tile] += 1
    parts = np.zeros(NUM_PARTS, dtype=np.int64)
    return hand_points(tiles, dora_kind(s), s.all_green_allows_red, parts)


@compiled
def may_tsumo(s):
    """Tell whether the seat to discard may declare tsumo instead (R11, R15)."""
    seat = s.seat
    if (s.waits[seat] >> KIND[s.drawn]) & 1 == 0 or s.must_discard:
        return False
    return points_with(s, seat, NOTHING) >= s.minimum_points


@compiled
def may_ron(s, seat):
    """Tell whether a seat may win with the discard (R13–R15)."""
    kind = KIND[s.discard]
    if (s.waits[seat] >> kind) & 1 == 0 or (s.discarded[seat] >> kind) & 1:
        return False
    return points_with(s, seat, s.discard) >= s.minimum_points


@compiled
def is_asked(s, seat):
    """Tell whether a seat other than the discarder has a say about the discard.

    Where wrong declarations are accepted everybody must be asked (G22).
    """
    return s.false_declaration == PENALTY or may_ron(s, seat)


@compiled
def is_last_discard(s):
    """Tell whether the discard ends the match unless somebody wins with it (R5, G12)."""
    return s.stock_size == 0 and s.hands_played + 1 == HANDS_EACH * s.seats


@compiled
def share_of(amount, seats):
    """Return what each other seat pays for a tsumo (R18, G9)."""
    return (amount + seats - 2) // (seats - 1)
