# pyright: basic
"""The state of a match of Sixteen."""

from enum import IntEnum

import numpy as np

from noripan.games.sixteen.tiles import NUM_COLOURS, NUM_FACES

MAX_SEATS = 4
BAG = MAX_SEATS
ASIDE = BAG + 1
NUM_PLACES = ASIDE + 1
"""Where tiles are that lie in no row: the seats' hands, the bag, and out of the game (R21)."""
NOTHING = -1


class Phase(IntEnum):
    """What a round waits for."""

    LOTTERY = 0
    DEAL = 1
    PLAY = 2
    FOLLOW = 3
    """The seat has used a special tile and may make one more placement (R19)."""
    OVER = 4


LOTTERY, DEAL, PLAY, FOLLOW, OVER = (int(p) for p in Phase)

# Options, as places in their choices.
PASS_POLICY = ("forced", "free")
FREE = PASS_POLICY.index("free")
TRASH_MODE = ("any", "all")
TRASH_ALL = TRASH_MODE.index("all")
MISSING_ONE = ("lay_out", "redeal")
REDEAL = MISSING_ONE.index("redeal")

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("pass_policy", "i1"),
            ("trash_mode", "i1"),
            ("missing_one", "i1"),
            ("scissors_may_take_one", "i1"),
            ("match_to", "i4"),
            ("phase", "i1"),
            ("seat", "i1"),  # to move or to be dealt to
            ("opener", "i1"),
            ("rounds", "i4"),  # finished so far
            ("total", "i4", (MAX_SEATS,)),
            # Where the tiles are: coloured ones as bits by face, special ones counted.
            ("tiles", "i4", (NUM_PLACES, NUM_COLOURS)),
            ("scissors", "i1", (NUM_PLACES,)),
            ("trash_cans", "i1", (NUM_PLACES,)),
            ("hand_size", "i1", (MAX_SEATS,)),
            ("bag_size", "i1"),
            ("row", "i1", (NUM_COLOURS, NUM_FACES)),  # faces, the first tile first
            ("row_length", "i1", (NUM_COLOURS,)),
            ("row_value", "i1", (NUM_COLOURS,)),
            ("special_row", "i1"),  # where a special tile has just been used
            ("passes", "i1"),  # in a row
            # Faces that a hand is known not to hold: its owner had to pass while they fitted, and
            # hands only get smaller.
            ("lacks", "i4", (MAX_SEATS, NUM_COLOURS)),
            # The round before this one, for people.
            ("last_finisher", "i1"),
            ("last_points", "i2", (MAX_SEATS,)),
            ("last_tiles", "i4", (MAX_SEATS, NUM_COLOURS)),
            ("last_scissors", "i1", (MAX_SEATS,)),
            ("last_trash_cans", "i1", (MAX_SEATS,)),
        ],
    )
)
