# pyright: basic
"""The rules of American Sniff. Numbers (R1, G1 …) are those of docs/rules.

A tile is an index into the 28 pairs ``(LOW, HIGH)``. An action lays a tile: opening a round it is
the tile itself, later ``NUM_TILES + 4 * tile + end``. A chance outcome is a seat (the lottery for
the opener) or a tile (dealt or drawn).
"""

from enum import IntEnum

import numpy as np

from noripan.compiled import CHANCE, TERMINAL, compiled

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

NUM_ACTIONS = NUM_TILES + NUM_TILES * NUM_ENDS
MAX_LEGAL = NUM_ACTIONS
NUM_OUTCOMES = NUM_TILES

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

OBSERVATION = (
    ("hand", NUM_TILES),
    ("laid", NUM_TILES),
    ("open_end", NUM_ENDS * BLANK_TO_SIX),
    ("end_double", NUM_ENDS),
    ("sniff", BLANK_TO_SIX),
    ("drawn", NUM_TILES),
    ("has_drawn", 1),
    ("hand_size", MAX_SEATS),
    ("lacks", MAX_SEATS * BLANK_TO_SIX),
    ("score", MAX_SEATS),
    ("turn", MAX_SEATS),
    ("stock", 1),
    ("target", 1),
)
"""Seats are counted from the observer. ``lacks`` counts the tiles known not to show a number."""


@compiled
def hand_deal(seats):
    """Return how many tiles each seat is dealt (R6)."""
    return 9 - seats


@compiled
def begin(s):
    """Start a match; seats and options are in ``s`` already."""
    s.phase = LOTTERY
    s.seat = NOTHING
    s.opener = NOTHING
    s.rounds = 0
    s.last_finisher = NOTHING
    for t in range(NUM_TILES):
        s.last_owner[t] = UNSEEN
    clear_table(s)


@compiled
def clear_table(s):
    """Take up all tiles for a new round."""
    for t in range(NUM_TILES):
        s.owner[t] = UNSEEN
        s.lacks[t] = 0
    for seat in range(MAX_SEATS):
        s.hand_size[seat] = 0
    s.stock = NUM_TILES
    s.drawn = NOTHING
    s.sniff = NOTHING
    s.laid_count = 0
    for e in range(NUM_ENDS):
        s.end_tiles[e] = 0
        s.end_value[e] = NOTHING
        s.end_double[e] = 0


@compiled
def current_player(s):
    """Return the seat to move, ``CHANCE`` or ``TERMINAL``."""
    if s.phase == PLAY:
        return s.seat
    if s.phase == OVER:
        return TERMINAL
    return CHANCE


@compiled
def chance_weights(s, weights):
    """Fill in the weight of every outcome and return how many there are."""
    if s.phase == LOTTERY:
        for seat in range(s.seats):
            weights[seat] = 1
        return s.seats
    for t in range(NUM_TILES):
        weights[t] = 1 if s.owner[t] == UNSEEN else 0
    return NUM_TILES


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


# The course of a round


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


@compiled
def next_turn(s, first):
    """Give the turn to the first seat, from ``first`` on, that can place or must draw."""
    numbers = open_numbers(s)
    for i in range(s.seats):
        seat = (first + i) % s.seats
        if holds(s, seat, numbers):
            s.seat = seat
            s.phase = PLAY
            return
        for t in range(NUM_TILES):
            if s.owner[t] == seat:
                s.lacks[t] |= numbers
        if s.stock > 0:
            s.seat = seat
            s.phase = DRAW  # R30
            return
    end_round(s, NOTHING)  # blocked (R33, G16)


@compiled
def rounded(pips):
    """Round to the nearest multiple of five (R40)."""
    return (pips + 2) // 5 * 5


@compiled
def end_round(s, finisher):
    """Deduct what is left in the hands and go on to the next round."""
    for seat in range(s.seats):
        pips = 0
        for t in range(NUM_TILES):
            if s.owner[t] == seat:
                pips += LOW[t] + HIGH[t]
        s.last_deduction[seat] = rounded(pips)
    for seat in range(s.seats):
        add_points(s, seat, -s.last_deduction[seat])
    for t in range(NUM_TILES):
        s.last_owner[t] = s.owner[t]
    s.last_finisher = finisher
    s.rounds += 1
    clear_table(s)
    s.opener = finisher
    s.seat = 0
    s.phase = LOTTERY if finisher == NOTHING else DEAL  # R37, R38


@compiled
def add_points(s, seat, points):
    """Add points to the seat's side: its own score, or the pair's common one (R3, R4)."""
    s.score[seat] += points
    if s.seats == 4:
        s.score[(seat + 2) % 4] += points


@compiled
def legal_actions(s, out):
    """Fill in the legal actions, ascending, and return how many."""
    n = 0
    if s.laid_count == 0:
        for t in range(NUM_TILES):
            if s.owner[t] == s.seat:
                out[n] = t
                n += 1
        return n
    numbers = open_numbers(s)
    for t in range(NUM_TILES):
        if s.owner[t] == s.seat and SHOWS[t] & numbers:
            if s.drawn == NOTHING or s.drawn == t:  # R31
                for e in range(NUM_ENDS):
                    if fits(s, t, e):
                        out[n] = NUM_TILES + NUM_ENDS * t + e
                        n += 1
    return n


@compiled
def apply(s, action):
    """Make a seat's or chance's move."""
    if s.phase == PLAY:
        place(s, action)
    elif s.phase == LOTTERY:
        s.opener = action
        s.seat = 0
        s.phase = DEAL
    elif s.phase == DEAL:
        take(s, action)
        if s.hand_size[s.seat] == hand_deal(s.seats):
            s.seat += 1
            if s.seat == s.seats:
                s.seat = s.opener
                s.phase = PLAY
    elif s.phase == DRAW:
        draw_tile(s, action)


@compiled
def take(s, t):
    """Move a tile from the stock to the hand of the seat."""
    s.owner[t] = s.seat
    s.hand_size[s.seat] += 1
    s.stock -= 1


@compiled
def draw_tile(s, t):
    """Draw for a seat that cannot place (R30–R32)."""
    take(s, t)
    numbers = open_numbers(s)
    if SHOWS[t] & numbers:
        s.drawn = t
        s.phase = PLAY
        return
    s.lacks[t] = numbers
    if s.stock == 0:
        next_turn(s, (s.seat + 1) % s.seats)


@compiled
def place(s, action):
    """Lay a tile, score it, and see how the round goes on."""
    t = action if action < NUM_TILES else (action - NUM_TILES) // NUM_ENDS
    lay(s, action)
    s.owner[t] = LAID
    s.lacks[t] = 0
    s.drawn = NOTHING
    s.hand_size[s.seat] -= 1
    total = end_sum(s)
    if total % 5 == 0:
        add_points(s, s.seat, total)  # R28; a sum of 0 adds nothing (G8)
        if total > 0 and s.score[s.seat] >= s.target:
            s.phase = OVER  # at once, without deductions (R45, G11)
            return
    if s.hand_size[s.seat] == 0:
        end_round(s, s.seat)
    else:
        next_turn(s, (s.seat + 1) % s.seats)


@compiled
def returns(s, out):
    """Fill in the points of every seat, now."""
    for seat in range(s.seats):
        out[seat] = s.score[seat]


@compiled
def winners(s, out):
    """Fill in the seats that won, ascending, and return how many."""
    n = 0
    for seat in range(s.seats):
        if s.score[seat] >= s.target:
            out[n] = seat
            n += 1
    return n


# What a seat may know


@compiled
def observe(s, seat, out):
    """Fill in what a seat may know; see ``OBSERVATION``."""
    out[:] = 0
    i = 0
    for t in range(NUM_TILES):
        out[i + t] = s.owner[t] == seat
        out[i + NUM_TILES + t] = s.owner[t] == LAID
    i += 2 * NUM_TILES
    for e in range(NUM_ENDS):
        value = open_value(s, e)
        if value != NOTHING:
            out[i + e * BLANK_TO_SIX + value] = 1
    i += NUM_ENDS * BLANK_TO_SIX
    for e in range(NUM_ENDS):
        out[i + e] = s.end_double[e]
    i += NUM_ENDS
    if s.sniff != NOTHING:
        out[i + s.sniff] = 1
    i += BLANK_TO_SIX
    if s.drawn != NOTHING and s.seat == seat:
        out[i + s.drawn] = 1
    i += NUM_TILES
    out[i] = s.drawn != NOTHING
    i += 1
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[i + k] = s.hand_size[other]
        for t in range(NUM_TILES):
            if s.owner[t] == other:
                for value in range(BLANK_TO_SIX):
                    out[i + MAX_SEATS + k * BLANK_TO_SIX + value] += (s.lacks[t] >> value) & 1
        out[i + MAX_SEATS * (1 + BLANK_TO_SIX) + k] = s.score[other]
        if s.phase == PLAY or s.phase == DRAW:
            out[i + MAX_SEATS * (2 + BLANK_TO_SIX) + k] = s.seat == other
    i += MAX_SEATS * (3 + BLANK_TO_SIX)
    out[i] = s.stock
    out[i + 1] = s.target


@compiled
def resample(s, seat, rng):
    """Deal the tiles that ``seat`` cannot see anew, consistent with all that it knows."""
    hidden = np.zeros(NUM_TILES, dtype=np.int64)
    slot_owner = np.zeros(NUM_TILES, dtype=np.int64)
    slot_lacks = np.zeros(NUM_TILES, dtype=np.int64)
    count = hidden_slots(s, seat, hidden, slot_owner, slot_lacks)
    for i in range(count - 1, 0, -1):
        j = int(rng.random() * (i + 1))
        hidden[i], hidden[j] = hidden[j], hidden[i]
    # The seat to move holds something that fits, if only the tile it has just drawn.
    must_fit = NOTHING
    if s.phase == PLAY and s.seat != seat and s.laid_count > 0:
        first = 0
        while slot_owner[first] != s.seat:
            first += 1
        size = s.hand_size[s.seat]
        shift = int(rng.random() * size)
        for k in range(size):
            must_fit = first + (shift + k) % size
            if s.drawn != NOTHING:
                must_fit = first  # its slot comes first, see hidden_slots
            if assign(s, hidden, slot_lacks, count, must_fit):
                break
    else:
        assign(s, hidden, slot_lacks, count, must_fit)
    mix(s, hidden, slot_lacks, count, must_fit, rng)
    for i in range(count):
        t = hidden[i]
        s.owner[t] = slot_owner[i]
        s.lacks[t] = slot_lacks[i]
    if s.drawn != NOTHING and s.seat != seat:
        s.drawn = hidden[must_fit]


@compiled
def hidden_slots(s, seat, hidden, slot_owner, slot_lacks):
    """List the tiles ``seat`` cannot see and their places, in an order that tells nothing.

    A place is an owner and the numbers known to be missing there. Returns how many there are.
    """
    count = 0
    for t in range(NUM_TILES):
        if s.owner[t] != seat and s.owner[t] != LAID:
            hidden[count] = t
            count += 1
    n = 0
    for owner in range(UNSEEN, s.seats):
        if owner == seat:
            continue
        start = n
        if s.drawn != NOTHING and s.owner[s.drawn] == owner:
            slot_owner[n] = owner
            slot_lacks[n] = s.lacks[s.drawn]
            n += 1
            start = n
        for t in range(NUM_TILES):
            if s.owner[t] == owner and t != s.drawn:
                i = n
                while i > start and slot_lacks[i - 1] > s.lacks[t]:
                    slot_lacks[i] = slot_lacks[i - 1]
                    i -= 1
                slot_lacks[i] = s.lacks[t]
                slot_owner[n] = owner
                n += 1
    return count


@compiled
def may_lie(s, t, lacks, must_fit):
    """Tell whether a tile may be the one in a place that lacks numbers or must fit."""
    if SHOWS[t] & lacks:
        return False
    return not must_fit or (SHOWS[t] & open_numbers(s)) != 0


@compiled
def assign(s, hidden, slot_lacks, count, must_fit):
    """Reorder ``hidden`` so that every tile may lie in its place; False if that cannot be.

    Bipartite matching by augmenting paths, breadth first.
    """
    tile_at = np.full(NUM_TILES, NOTHING)  # index into hidden, by place
    place_of = np.full(NUM_TILES, NOTHING)
    came_from = np.zeros(NUM_TILES, dtype=np.int64)
    queue = np.zeros(NUM_TILES, dtype=np.int64)
    for start in range(count):
        came_from[:] = NOTHING
        queue[0] = start
        head, tail, found = 0, 1, NOTHING
        while head < tail and found == NOTHING:
            i = queue[head]
            head += 1
            for p in range(count):
                if came_from[p] == NOTHING and may_lie(s, hidden[i], slot_lacks[p], p == must_fit):
                    came_from[p] = i
                    if tile_at[p] == NOTHING:
                        found = p
                        break
                    queue[tail] = tile_at[p]
                    tail += 1
        if found == NOTHING:
            return False
        while True:
            i = came_from[found]
            before = place_of[i]
            tile_at[found], place_of[i] = i, found
            if i == start:
                break
            found = before
    tiles = hidden.copy()
    for p in range(count):
        hidden[p] = tiles[tile_at[p]]
    return True


@compiled
def mix(s, hidden, slot_lacks, count, must_fit, rng):
    """Exchange tiles at random as long as both may lie in their new places."""
    for _ in range(4 * count):
        i, j = int(rng.random() * count), int(rng.random() * count)
        if may_lie(s, hidden[i], slot_lacks[j], j == must_fit) and may_lie(
            s, hidden[j], slot_lacks[i], i == must_fit
        ):
            hidden[i], hidden[j] = hidden[j], hidden[i]
