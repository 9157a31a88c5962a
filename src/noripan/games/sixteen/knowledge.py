# pyright: basic
"""What a seat may know of a match of Sixteen: observations and other possible truths."""

import numpy as np

from noripan.compiled import compiled
from noripan.games.sixteen.state import (
    ASIDE,
    BAG,
    FOLLOW,
    MAX_SEATS,
    OVER,
    PLAY,
)
from noripan.games.sixteen.tiles import (
    NUM_COLOURS,
    NUM_FACES,
    NUM_KINDS,
    NUM_TILES,
    RESTART,
    SCISSORS,
    TRASH_CAN,
)

ROW = NUM_COLOURS * NUM_FACES

OBSERVATION = (
    ("hand", NUM_KINDS),
    ("aside", NUM_KINDS),
    ("row", ROW),
    ("row_value", NUM_COLOURS),
    ("special_row", NUM_COLOURS),
    ("hand_size", MAX_SEATS),
    ("lacks", MAX_SEATS * ROW),
    ("total", MAX_SEATS),
    ("turn", MAX_SEATS),
    ("passes", 1),
    ("bag_size", 1),
    ("pass_policy", 1),
    ("trash_mode", 1),
    ("scissors_may_take_one", 1),
    ("match_to", 1),
)
"""Seats are counted from the observer. A row is the faces of its tiles, first to last, then 0s;
``lacks`` marks what a hand is known not to hold."""


@compiled
def observe(s, seat, out):
    """Fill in what a seat may know; see ``OBSERVATION``."""
    out[:] = 0
    i = put_tiles(s, seat, out, 0)
    i = put_tiles(s, ASIDE, out, i)
    for c in range(NUM_COLOURS):
        for k in range(s.row_length[c]):
            out[i + NUM_FACES * c + k] = s.row[c, k]
        out[i + ROW + c] = s.row_value[c]
        out[i + ROW + NUM_COLOURS + c] = s.special_row == c
    i += ROW + 2 * NUM_COLOURS
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[i + k] = s.hand_size[other]
        for c in range(NUM_COLOURS):
            for face in range(1, RESTART + 1):
                lacking = (s.lacks[other, c] >> face) & 1
                out[i + MAX_SEATS + ROW * k + NUM_FACES * c + face - 1] = lacking
        out[i + MAX_SEATS * (1 + ROW) + k] = s.total[other]
        if s.phase == PLAY or s.phase == FOLLOW:
            out[i + MAX_SEATS * (2 + ROW) + k] = s.seat == other
    i += MAX_SEATS * (3 + ROW)
    out[i] = s.passes
    out[i + 1] = s.bag_size
    out[i + 2] = s.pass_policy
    out[i + 3] = s.trash_mode
    out[i + 4] = s.scissors_may_take_one
    out[i + 5] = s.match_to


@compiled
def put_tiles(s, place, out, i):
    """Write down the tiles of a place, counted by kind; return where to go on."""
    for c in range(NUM_COLOURS):
        for face in range(1, RESTART + 1):
            out[i + NUM_FACES * c + face - 1] = (s.tiles[place, c] >> face) & 1
    out[i + SCISSORS] = s.scissors[place]
    out[i + TRASH_CAN] = s.trash_cans[place]
    return i + NUM_KINDS


# Another truth. The tiles that a seat cannot see lie in the other hands and in the bag; how many
# lie in each is known, and so is what some hands lack.

ANYWHERE = (1 << (BAG + 1)) - 1


@compiled
def resample(s, seat, rng):
    """Deal the tiles that ``seat`` cannot see anew, consistent with all that it knows.

    Tiles that may lie in few places go first. Each goes to one of its places at random, in
    proportion to the room there, as if the places were mixed; but never where it would leave too
    little room for the others.
    """
    if s.phase == OVER:
        return  # all hands have been shown
    kinds = np.empty(NUM_TILES, dtype=np.int64)
    allowed = np.empty(NUM_TILES, dtype=np.int64)  # the places where a tile may lie, as bits
    room = np.zeros(BAG + 1, dtype=np.int64)
    count = take_hidden(s, seat, kinds, allowed, room)
    slack = slack_of(allowed, count, room)
    for width in range(1, BAG + 2):
        for i in range(count):
            if width_of(allowed[i]) == width:
                place = choose_place(allowed[i], room, slack, rng)
                put_hidden(s, kinds[i], place)
                fill_place(allowed[i], place, room, slack)


@compiled
def take_hidden(s, seat, kinds, allowed, room):
    """Take up the tiles that ``seat`` cannot see: their kinds, where they may lie, the room there.

    Returns how many they are.
    """
    places = 1 << BAG
    room[BAG] = s.bag_size
    for other in range(s.seats):
        if other != seat:
            places |= 1 << other
            room[other] = s.hand_size[other]
    count = 0
    for c in range(NUM_COLOURS):
        hidden = 0
        for place in range(BAG + 1):
            if (places >> place) & 1:
                hidden |= s.tiles[place, c]
                s.tiles[place, c] = 0
        for face in range(1, RESTART + 1):
            if (hidden >> face) & 1:
                kinds[count] = NUM_FACES * c + face - 1
                allowed[count] = places
                for other in range(s.seats):
                    if (s.lacks[other, c] >> face) & 1:
                        allowed[count] &= ~(1 << other)
                count += 1
    scissors = trash_cans = 0
    for place in range(BAG + 1):
        if (places >> place) & 1:
            scissors += s.scissors[place]
            trash_cans += s.trash_cans[place]
            s.scissors[place] = s.trash_cans[place] = 0
    for i in range(scissors + trash_cans):
        kinds[count] = SCISSORS if i < scissors else TRASH_CAN
        allowed[count] = places
        count += 1
    return count


@compiled
def put_hidden(s, kind, place):
    """Put a tile where it lies in the other truth."""
    if kind == SCISSORS:
        s.scissors[place] += 1
    elif kind == TRASH_CAN:
        s.trash_cans[place] += 1
    else:
        s.tiles[place, kind // NUM_FACES] |= 2 << (kind % NUM_FACES)


# Some tiles may lie anywhere, some only in certain places. By Hall's theorem all can be put
# somewhere as long as every set of places has room for the tiles that can lie nowhere else: as
# long as no slack is negative. A set of places is an integer with one bit a place.


@compiled
def slack_of(allowed, count, room):
    """Return, for every set of places, the room there less the tiles that can lie nowhere else."""
    slack = np.zeros(ANYWHERE + 1, dtype=np.int64)
    for places in range(ANYWHERE + 1):
        for place in range(BAG + 1):
            if (places >> place) & 1:
                slack[places] += room[place]
        for i in range(count):
            if allowed[i] & ~places == 0:
                slack[places] -= 1
    return slack


@compiled
def fill_place(allowed, place, room, slack):
    """Count a tile of the ``allowed`` places as put in one of them."""
    room[place] -= 1
    for places in range(ANYWHERE + 1):
        if (places >> place) & 1 and allowed & ~places:
            slack[places] -= 1


@compiled
def leaves_room(allowed, place, slack):
    """Tell whether all other tiles still find room when this one is put in ``place``."""
    for places in range(ANYWHERE + 1):
        if (places >> place) & 1 and allowed & ~places and slack[places] == 0:
            return False
    return True


@compiled
def choose_place(allowed, room, slack, rng):
    """Choose one of the ``allowed`` places at random, in proportion to the room there."""
    choices = total = 0
    for place in range(BAG + 1):
        if (allowed >> place) & 1 and room[place] > 0 and leaves_room(allowed, place, slack):
            choices |= 1 << place
            total += room[place]
    rest = int(rng.random() * total)
    place = 0
    while (choices >> place) & 1 == 0 or rest >= room[place]:
        if (choices >> place) & 1:
            rest -= room[place]
        place += 1
    return place


@compiled
def width_of(allowed):
    """Return how many places a tile may lie in."""
    width = 0
    for place in range(BAG + 1):
        width += (allowed >> place) & 1
    return width
