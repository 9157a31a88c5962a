# pyright: basic
"""How a round of Sixteen begins: the deal, the 1s laid out, and who begins."""

from noripan.compiled import compiled
from noripan.games.sixteen.state import (
    ASIDE,
    BAG,
    DEAL,
    LOTTERY,
    MAX_SEATS,
    NOTHING,
    PLAY,
    REDEAL,
)
from noripan.games.sixteen.tiles import (
    ALL_FACES,
    NUM_COLOURS,
    NUM_FACES,
    NUM_KINDS,
    NUM_SCISSORS,
    NUM_TILES,
    NUM_TRASH_CANS,
    ONE,
    SCISSORS,
    TRASH_CAN,
)


@compiled
def hand_deal(seats):
    """Return how many tiles each seat is dealt (R2)."""
    if seats == 2:
        return 30
    return 29 if seats == 3 else 22


@compiled
def new_round(s):
    """Put all tiles into the bag (R2); with 2 seats the 1s are laid out first (R4)."""
    for place in range(ASIDE + 1):
        for c in range(NUM_COLOURS):
            s.tiles[place, c] = ALL_FACES if place == BAG else 0
        s.scissors[place] = NUM_SCISSORS if place == BAG else 0
        s.trash_cans[place] = NUM_TRASH_CANS if place == BAG else 0
    s.bag_size = NUM_TILES
    for seat in range(MAX_SEATS):
        s.hand_size[seat] = 0
        for c in range(NUM_COLOURS):
            s.lacks[seat, c] = 0
    for c in range(NUM_COLOURS):
        s.row_length[c] = 0
        s.row_value[c] = 0
    s.special_row = NOTHING
    s.passes = 0
    s.opener = NOTHING
    s.seat = 0
    s.phase = DEAL
    if s.seats == 2:
        for c in range(NUM_COLOURS):
            lay_bag_one(s, c)
        s.phase = LOTTERY  # R6


@compiled
def chance_weights(s, weights):
    """Fill in the weight of every outcome and return how many there are."""
    if s.phase == LOTTERY:
        for seat in range(s.seats):
            weights[seat] = 1
        return s.seats
    for c in range(NUM_COLOURS):
        tiles = s.tiles[BAG, c]
        for i in range(NUM_FACES):
            weights[NUM_FACES * c + i] = (tiles >> (i + 1)) & 1
    weights[SCISSORS] = s.scissors[BAG]
    weights[TRASH_CAN] = s.trash_cans[BAG]
    return NUM_KINDS


@compiled
def deal_tile(s, kind):
    """Move a tile from the bag to the hand of the seat."""
    seat = s.seat
    if kind == SCISSORS:
        s.scissors[BAG] -= 1
        s.scissors[seat] += 1
    elif kind == TRASH_CAN:
        s.trash_cans[BAG] -= 1
        s.trash_cans[seat] += 1
    else:
        c = kind // NUM_FACES
        tile = 2 << (kind - NUM_FACES * c)
        s.tiles[BAG, c] ^= tile
        s.tiles[seat, c] ^= tile
    s.bag_size -= 1
    s.hand_size[seat] += 1
    if s.hand_size[seat] == hand_deal(s.seats):
        s.seat += 1
        if s.seat == s.seats:
            end_deal(s)


@compiled
def end_deal(s):
    """Lay the 1s of the hands out (R5) and see who begins (R6)."""
    for seat in range(s.seats):
        for c in range(NUM_COLOURS):
            if s.tiles[seat, c] & ONE:
                s.tiles[seat, c] ^= ONE
                s.hand_size[seat] -= 1
                start_row(s, c)
                if c == 0:
                    s.opener = seat  # who held the red 1
    for c in range(NUM_COLOURS):
        if s.row_length[c] == 0:  # its 1 is the tile in the bag (G6)
            if s.missing_one == REDEAL:
                new_round(s)
                return
            lay_bag_one(s, c)
    s.seat = s.opener
    s.phase = LOTTERY if s.opener == NOTHING else PLAY


@compiled
def lay_bag_one(s, c):
    """Take a 1 out of the bag and start its row with it."""
    s.tiles[BAG, c] ^= ONE
    s.bag_size -= 1
    start_row(s, c)


@compiled
def start_row(s, c):
    """Start the row of a colour with its 1."""
    s.row[c, 0] = 1
    s.row_length[c] = 1
    s.row_value[c] = 1


@compiled
def hold_lottery(s, seat):
    """Let ``seat`` begin: with 2 seats before the deal, else after it."""
    s.opener = seat
    if s.seats == 2:
        s.seat = 0
        s.phase = DEAL
    else:
        s.seat = seat
        s.phase = PLAY
