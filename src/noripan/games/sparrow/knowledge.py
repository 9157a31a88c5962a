# pyright: basic
"""What a seat may know in Sparrow Mahjong, and other truths it cannot tell from the true one.

Who may win with a discard is secret, and so is who is being asked about it. A seat that is not
asked sees the same table whether somebody is being asked or the next tile is about to be drawn.
"""

import numpy as np

from noripan.compiled import compiled
from noripan.games.sparrow.hand import (
    COPIES,
    FIRST_RED,
    FULL_SIZE,
    HAND_SIZE,
    KIND,
    NOTHING,
    NUM_FACES,
    NUM_KINDS,
    NUM_NUMBERS,
    NUM_PARTS,
    NUM_SHAPES,
    SHAPES,
    hand_points,
    waits_of,
)
from noripan.games.sparrow.state import (
    ANSWER,
    DISCARD,
    DRAW,
    HANDS_EACH,
    LOTTERY,
    MAX_SEATS,
    NO_ANSWER,
    OVER,
    PENALTY,
    SAID_PASS,
    SAID_RON,
    dora_kind,
    is_asked,
    is_last_discard,
    may_ron,
    may_tsumo,
    right_of,
)

OBSERVATION = (
    ("hand", NUM_FACES),
    ("drawn", NUM_FACES),
    ("waits", NUM_KINDS),
    ("dora", NUM_KINDS),
    ("river", MAX_SEATS * NUM_FACES),
    ("discard", NUM_FACES),
    ("discarder", MAX_SEATS),
    ("asked", 1),
    ("answer", 1),
    ("turn", MAX_SEATS),
    ("must_discard", 1),
    ("hand_size", MAX_SEATS),
    ("dealer", MAX_SEATS),
    ("score", MAX_SEATS),
    ("fined", MAX_SEATS),
    ("stock", 1),
    ("hands_left", 1),
    ("seats", 1),
    ("minimum_points", 1),
    ("multiple_ron", 1),
    ("false_declaration", 1),
    ("all_green_allows_red", 1),
)
"""Seats are counted from the observer. ``river`` counts the faces a seat has discarded;
``discard`` is the tile just discarded; ``answer`` is the own one to it (1 ron, 2 pass); ``turn``
is whose turn it is to discard."""

RON_LIKELY = 0.9
"""How often an unknown answer of somebody who may win is taken to be ``ron``."""


@compiled
def observe(s, seat, out):
    """Fill in what a seat may know; see ``OBSERVATION``."""
    out[:] = 0
    for f in range(NUM_FACES):
        out[f] = s.hand[seat, f]
    i = NUM_FACES
    if s.phase == DISCARD and s.seat == seat:
        out[i + int(s.drawn)] = 1
    i += NUM_FACES
    for k in range(NUM_KINDS):
        out[i + k] = (s.waits[seat] >> k) & 1
    i += NUM_KINDS
    if s.dora != NOTHING:
        out[i + int(dora_kind(s))] = 1
    i += NUM_KINDS
    for k in range(s.seats):
        other = (seat + k) % s.seats
        for j in range(s.river_size[other]):
            out[i + k * NUM_FACES + int(s.river[other, j])] += 1
    i += MAX_SEATS * NUM_FACES
    if s.discarder != NOTHING:
        out[i + int(s.discard)] = 1
        out[i + NUM_FACES + int(s.discarder - seat) % int(s.seats)] = 1
    i += NUM_FACES + MAX_SEATS
    out[i] = 1 if s.phase == ANSWER and s.seat == seat else 0
    out[i + 1] = s.answer[seat]
    i += 2
    if s.phase == DISCARD:
        out[i + int(s.seat - seat) % int(s.seats)] = 1
    i += MAX_SEATS
    out[i] = s.must_discard
    i += 1
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[i + k] = s.hand_size[other]
        out[i + MAX_SEATS + k] = 1 if s.dealer == other else 0
        out[i + 2 * MAX_SEATS + k] = s.score[other]
        out[i + 3 * MAX_SEATS + k] = s.fined[other]
    i += 4 * MAX_SEATS
    out[i] = s.stock_size
    out[i + 1] = HANDS_EACH * s.seats - s.hands_played
    out[i + 2] = s.seats
    out[i + 3] = s.minimum_points
    out[i + 4] = s.multiple_ron
    out[i + 5] = s.false_declaration
    out[i + 6] = s.all_green_allows_red


@compiled
def resample(s, seat, rng):
    """Deal the tiles that ``seat`` cannot see anew, consistent with all that it knows."""
    if s.phase == LOTTERY or s.phase == OVER:
        return
    pool = np.zeros(NUM_FACES, dtype=np.int64)
    unseen_tiles(s, seat, pool)
    winner = NOTHING
    if answers_pending(s):
        first, last = must_be_asked(s, seat)
        if first != NOTHING:
            winner = pick_winner(s, seat, first, last, rng)
            deal_winning_hand(s, winner, pool, rng)
    for other in range(s.seats):
        if other != seat and other != winner:
            deal_hand(s, other, pool, rng)
    for f in range(NUM_FACES):
        s.stock[f] = pool[f]
    if answers_pending(s):
        replay_answers(s, seat, rng)


@compiled
def unseen_tiles(s, seat, pool):
    """Count the tiles that lie neither in the seat's hand nor face up."""
    for f in range(NUM_FACES):
        pool[f] = COPIES[f] - s.hand[seat, f]
    if s.dora != NOTHING:
        pool[s.dora] -= 1
    for other in range(s.seats):
        for j in range(s.river_size[other]):
            pool[s.river[other, j]] -= 1


@compiled
def take_from(pool, rng):
    """Take one tile out of ``pool`` at random and return it."""
    total = 0
    for f in range(NUM_FACES):
        total += pool[f]
    rest = int(rng.random() * total)
    for f in range(NUM_FACES):
        rest -= pool[f]
        if rest < 0:
            pool[f] -= 1
            return f
    return NOTHING


@compiled
def deal_hand(s, other, pool, rng):
    """Give another seat as many tiles as it holds."""
    size = s.hand_size[other]
    while True:
        for f in range(NUM_FACES):
            s.hand[other, f] = 0
        s.waits[other] = 0
        for i in range(size):
            tile = take_from(pool, rng)
            s.hand[other, tile] += 1
            if i + 1 == HAND_SIZE:
                s.waits[other] = waits_of(s.hand[other])
            elif i + 1 == FULL_SIZE:
                s.drawn = tile
        if size < FULL_SIZE or not s.must_discard or not was_right(s):
            return
        for f in range(NUM_FACES):
            pool[f] += s.hand[other, f]


@compiled
def was_right(s):
    """Tell whether the tsumo that was declared wrongly would have been right with these tiles."""
    s.must_discard = 0
    right = may_tsumo(s)
    s.must_discard = 1
    return right


# Who may win with the discard


@compiled
def answers_pending(s):
    """Tell whether a seat may think that somebody is being asked about the discard."""
    return s.phase == ANSWER or (s.phase == DRAW and s.discarder != NOTHING and not s.answers_shown)


@compiled
def must_be_asked(s, seat):
    """Return a range of seats, counter-clockwise, of whom one is known to be asked now.

    The range excludes its end; ``NOTHING`` where the seat knows of nobody. It knows what follows
    from its own claim: those before it are asked first, and its own ron is settled once those
    after it have answered. The very last discard of a match would have ended it.
    """
    if s.false_declaration == PENALTY or (s.phase == ANSWER and s.seat == seat):
        return NOTHING, NOTHING  # everybody is asked; or it is this seat's turn to answer
    if s.answer[seat] == SAID_RON or (s.answer[seat] == SAID_PASS and is_last_discard(s)):
        return right_of(s, seat), int(s.discarder)
    if s.answer[seat] == NO_ANSWER and seat != s.discarder and may_ron(s, seat):
        return right_of(s, s.discarder), int(seat)
    if is_last_discard(s):
        return right_of(s, s.discarder), int(s.discarder)
    return NOTHING, NOTHING


@compiled
def pick_winner(s, seat, first, last, rng):
    """Pick another seat of a range that its own discards do not keep from winning (R14)."""
    kind = KIND[s.discard]
    chosen, open_seats = NOTHING, 0
    other = first
    while other != last:
        if other != seat and (s.discarded[other] >> kind) & 1 == 0:
            open_seats += 1
            if rng.random() * open_seats < 1:
                chosen = other
        other = right_of(s, other)
    return chosen


@compiled
def deal_winning_hand(s, winner, pool, rng):
    """Give ``winner`` five tiles with which it may ron, each such hand as likely as it is."""
    kind = KIND[s.discard]
    tiles = np.zeros(NUM_FACES, dtype=np.int64)
    total = 0
    for shape in range(NUM_SHAPES):
        if SHAPES[shape, kind] == 0:
            continue
        numbers = 0  # the number kinds needed, one bit each
        for k in range(NUM_NUMBERS):
            if SHAPES[shape, k] > (1 if k == kind else 0):
                numbers |= 1 << k
        reds = numbers
        while reds >= 0:  # every choice of numbers to hold a red copy of
            ways = ways_to_hold(shape, kind, reds, pool, tiles)
            if ways > 0 and wins_with(s, tiles):
                total += ways
                if rng.random() * total < ways:
                    for f in range(NUM_FACES):
                        s.hand[winner, f] = tiles[f]
            reds = (reds - 1) & numbers if reds > 0 else -1
    for f in range(NUM_FACES):
        pool[f] -= s.hand[winner, f]
    s.waits[winner] = waits_of(s.hand[winner])


@compiled
def ways_to_hold(shape, kind, reds, pool, tiles):
    """Fill in a complete hand without one tile of ``kind``; return in how many ways it is held.

    ``reds`` are the numbers of which the red copy is in it, one bit each.
    """
    ways = 1
    for k in range(NUM_KINDS):
        need = int(SHAPES[shape, k])
        if k == kind:
            need -= 1
        if k < NUM_NUMBERS:
            red = (reds >> k) & 1
            tiles[FIRST_RED + k] = red
            ways *= choose(pool[FIRST_RED + k], red)
            need -= red
        tiles[k] = need
        ways *= choose(pool[k], need)
        if ways == 0:
            return 0
    return ways


@compiled
def wins_with(s, tiles):
    """Tell whether five tiles and the discard are worth enough to win."""
    parts = np.zeros(NUM_PARTS, dtype=np.int64)
    tiles[s.discard] += 1
    points = hand_points(tiles, dora_kind(s), s.all_green_allows_red, parts)
    tiles[s.discard] -= 1
    return points >= s.minimum_points


@compiled
def choose(n, k):
    """Return in how many ways ``k`` of ``n`` tiles can be picked; both are at most 4."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@compiled
def replay_answers(s, seat, rng):
    """Let the discard be answered up to a point that ``seat`` cannot tell from the true one.

    That is its own answer, if it is being asked; else what comes after its own answer, or the
    first who has a say. What it does not know of earlier answers is chosen at random.
    """
    own = s.answer[seat]
    asked_now = s.phase == ANSWER and s.seat == seat
    for other in range(s.seats):
        if other != seat:
            s.answer[other] = NO_ANSWER
    turn = seat
    if not asked_now:
        turn = next_asked(s, s.discarder if own == NO_ANSWER else seat)
    if turn == NOTHING:
        s.phase = DRAW
        s.seat = right_of(s, s.discarder)
    else:
        s.phase = ANSWER
        s.seat = turn
    other = right_of(s, s.discarder)
    while other != s.discarder and (own != NO_ANSWER or asked_now):
        if other == turn:
            return
        if other != seat and is_asked(s, other):
            wins = turn != NOTHING and may_ron(s, other) and rng.random() < RON_LIKELY
            s.answer[other] = SAID_RON if wins else SAID_PASS
        other = right_of(s, other)


@compiled
def next_asked(s, seat):
    """Return the next one counter-clockwise who has a say about the discard, or ``NOTHING``."""
    other = right_of(s, seat)
    while other != s.discarder:
        if is_asked(s, other):
            return other
        other = right_of(s, other)
    return NOTHING
