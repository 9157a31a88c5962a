# pyright: basic
"""What a seat may know in American Sniff, and other truths it cannot tell from the true one."""

import numpy as np

from noripan.compiled import compiled
from noripan.games.sniff.state import (
    BLANK_TO_SIX,
    DRAW,
    LAID,
    MAX_SEATS,
    NOTHING,
    NUM_ENDS,
    NUM_TILES,
    PLAY,
    SHOWS,
    UNSEEN,
    open_numbers,
    open_value,
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
