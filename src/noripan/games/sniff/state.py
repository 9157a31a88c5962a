# pyright: basic
"""The state of a match of American Sniff, and the layout on the table.

A tile is an index into the 28 pairs ``(LOW, HIGH)``; a placement is an action, see ``rules``.
"""

from enum import IntEnum

import numpy as np

from noripan.compiled import compiled

NUM_TILES = 28
BLANK_TO_SIX = 7
LOW = np.array([a for b in range(7) for a in range(b + 1)])
HIGH = np.array([b for b in range(7) for a in range(b + 1)])
SHOWS = (1 << LOW) | (1 << HIGH)
"""The numbers a tile shows, one bit each."""


class Phase(IntEnum):
    """What a round waits for."""

    LOTTERY = 0
    DEAL = 1
    PLAY = 2
    DRAW = 3
    OVER = 4


class End(IntEnum):
    """Where a tile is laid: the ends of the line, and the two branches of the Sniff."""

    L = 0
    R = 1
    U = 2
    D = 3


class Owner(IntEnum):
    """Where a tile is, when no seat holds it."""

    UNSEEN = -1
    LAID = -2


LOTTERY, DEAL, PLAY, DRAW, OVER = (int(p) for p in Phase)
LEFT, RIGHT, UP, DOWN = (int(e) for e in End)
UNSEEN, LAID = int(Owner.UNSEEN), int(Owner.LAID)
NOTHING = -1
NUM_ENDS = 4
MAX_SEATS = 4

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("target", "i4"),
            ("phase", "i1"),
            ("seat", "i1"),  # to move, to draw or to be dealt to
            ("opener", "i1"),
            ("score", "i4", (MAX_SEATS,)),
            ("owner", "i1", (NUM_TILES,)),
            ("hand_size", "i1", (MAX_SEATS,)),
            ("stock", "i1"),
            ("drawn", "i1"),  # the drawn tile that must be laid now (R31)
            # Numbers (one bit each) that a held tile is known not to show: its owner could not
            # place while holding it.
            ("lacks", "u1", (NUM_TILES,)),
            ("sniff", "i4"),  # the number of the Sniff
            ("end_tiles", "i1", (NUM_ENDS,)),  # tiles on this arm; 0: the Sniff itself is the end
            ("end_value", "i4", (NUM_ENDS,)),
            ("end_double", "i1", (NUM_ENDS,)),
            ("laid", "i2", (NUM_TILES,)),  # the round's placements, as actions
            ("laid_count", "i1"),
            # The round before this one, for people: tiles left, what they cost, who finished it.
            ("rounds", "i2"),
            ("last_owner", "i1", (NUM_TILES,)),
            ("last_deduction", "i2", (MAX_SEATS,)),
            ("last_finisher", "i1"),
        ],
    )
)


# The layout


@compiled
def open_value(s, e):
    """Return the number that may be attached at an end, or ``NOTHING`` if the end is not open."""
    if s.end_tiles[e] > 0:
        return s.end_value[e]
    if s.sniff == NOTHING:
        return NOTHING
    if e >= UP and (s.end_tiles[LEFT] == 0 or s.end_tiles[RIGHT] == 0):
        return NOTHING  # a branch opens when both straight sides carry a tile (R23, G5)
    return s.sniff


@compiled
def fits(s, t, e):
    """Tell whether a tile may be attached at an end (R15)."""
    value = open_value(s, e)
    return value != NOTHING and (LOW[t] == value or HIGH[t] == value)


@compiled
def end_sum(s):
    """Return the sum of all counting ends (R18, R19, R22–R25, R27)."""
    total = 0
    for e in range(NUM_ENDS):
        if s.end_tiles[e] > 0:
            total += s.end_value[e] * (2 if s.end_double[e] else 1)
    if s.sniff != NOTHING:
        if s.end_tiles[LEFT] == 0 or s.end_tiles[RIGHT] == 0:
            total += 2 * s.sniff  # R22
        else:
            for e in (UP, DOWN):
                if s.end_tiles[e] == 0:
                    total += s.sniff  # R23, R24
    return total


@compiled
def lay(s, action):
    """Put a tile on the table; the layout alone changes."""
    if action < NUM_TILES:
        a, b = LOW[action], HIGH[action]
        if a == b:
            s.sniff = a  # R20
        else:
            s.end_tiles[LEFT], s.end_value[LEFT] = 1, b
            s.end_tiles[RIGHT], s.end_value[RIGHT] = 1, a
    else:
        t, e = (action - NUM_TILES) // NUM_ENDS, (action - NUM_TILES) % NUM_ENDS
        a, b = LOW[t], HIGH[t]
        if a == b and s.sniff == NOTHING:
            # The Sniff begins: the line it was attached to is its other straight side (G6).
            s.sniff = a
            s.end_tiles[e] = 0
            s.end_double[e] = 0
        else:
            value = open_value(s, e)
            s.end_tiles[e] += 1
            s.end_value[e] = b if a == value else a
            s.end_double[e] = a == b
    s.laid[s.laid_count] = action
    s.laid_count += 1


@compiled
def open_numbers(s):
    """Return the numbers that may be attached now, one bit each."""
    numbers = 0
    for e in range(NUM_ENDS):
        value = open_value(s, e)
        if value != NOTHING:
            numbers |= 1 << value
    return numbers


@compiled
def holds(s, seat, numbers):
    """Tell whether a seat holds a tile that shows one of some numbers."""
    for t in range(NUM_TILES):
        if s.owner[t] == seat and SHOWS[t] & numbers:
            return True
    return False
