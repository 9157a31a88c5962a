# pyright: basic
"""The rules of American Sniff. Numbers (R1, G1 …) are those of docs/rules.

A tile is an index into the 28 pairs ``(LOW, HIGH)``. An action lays a tile: opening a round it is
the tile itself, later ``NUM_TILES + 4 * tile + end``. A chance outcome is a seat (the lottery for
the opener) or a tile (dealt or drawn). The layout stands in ``state``, what a seat may know in
``knowledge``.
"""

from noripan.compiled import CHANCE, TERMINAL, compiled
from noripan.games.sniff.knowledge import OBSERVATION, observe, resample
from noripan.games.sniff.state import (
    DEAL,
    DRAW,
    HIGH,
    LAID,
    LOTTERY,
    LOW,
    MAX_SEATS,
    NOTHING,
    NUM_ENDS,
    NUM_TILES,
    OVER,
    PLAY,
    SHOWS,
    STATE,
    UNSEEN,
    end_sum,
    fits,
    holds,
    lay,
    open_numbers,
)

__all__ = [
    "MAX_LEGAL",
    "NUM_ACTIONS",
    "NUM_OUTCOMES",
    "OBSERVATION",
    "STATE",
    "apply",
    "begin",
    "chance_weights",
    "current_player",
    "legal_actions",
    "observe",
    "resample",
    "returns",
    "winners",
]

NUM_ACTIONS = NUM_TILES + NUM_TILES * NUM_ENDS
MAX_LEGAL = NUM_ACTIONS
NUM_OUTCOMES = NUM_TILES


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


# The course of a round


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
