"""The tiles of Sixteen, the sets a player may place at once, and how actions are numbered.

A coloured tile is a colour and a face: its number, ``END`` or ``RESTART``. Several tiles of one
colour are one integer with bit ``face`` set for every tile.
"""

from __future__ import annotations

from typing import Final

import numpy as np

COLOURS: Final = "RYGBP"
NUM_COLOURS = len(COLOURS)

HIGHEST_NUMBER = 15  # there is no plain 16 (G1)
END, RESTART = 16, 17
NUM_FACES = 17
ONE = 1 << 1
ALL_FACES = (1 << (RESTART + 1)) - ONE
NUMBERS = (1 << END) - ONE

# Tells the face of a single bit without a loop.
FACE_OF_BIT = np.zeros(37, dtype=np.int64)
for _face in range(1, RESTART + 1):
    FACE_OF_BIT[(1 << _face) % 37] = _face
"""The face of a single bit, by its remainder: no two powers of 2 below 2 ** 36 have the same."""

# Kinds: what the face of a tile may be, the unit of dealing.
SCISSORS = NUM_COLOURS * NUM_FACES
TRASH_CAN = SCISSORS + 1
NUM_KINDS = TRASH_CAN + 1
NUM_SCISSORS, NUM_TRASH_CANS = 2, 1
NUM_TILES = NUM_COLOURS * NUM_FACES + NUM_SCISSORS + NUM_TRASH_CANS

POINTS = np.array([0, *range(1, HIGHEST_NUMBER + 1), 16, 16])
"""What a leftover coloured tile costs, by face (R27)."""
SPECIAL_POINTS = 20  # R28

CLOSED = RESTART
"""The value of a row that END closes: no face is higher."""
VALUE = np.array([0, *range(1, HIGHEST_NUMBER + 1), CLOSED, 0])
"""The value of a row by its last face (G7, G8); 0 for a row without tiles."""
HIGHER = np.array([ALL_FACES & -(2 << value) for value in range(CLOSED + 1)])
"""The faces that fit a row, by its value (R8); a 16 fits every open row (G5)."""

# Placements: a colour, a first and a last face. All faces from the first to the last number are
# laid; the last face may be END or RESTART (R11). The pair END, RESTART has a number too, but is
# never legal (R12).
_PAIRS = [(first, last) for first in range(1, RESTART + 1) for last in range(first, RESTART + 1)]
_FACES_LAID = [
    list(range(first, last + 1)) if first >= END else [*range(first, min(last, END)), last]
    for first, last in _PAIRS
]
NUM_GROUPS = len(_PAIRS)
FIRST = np.array([first for first, _ in _PAIRS])
LAST = np.array([last for _, last in _PAIRS])
GROUP = np.array([sum(1 << face for face in faces) for faces in _FACES_LAID])
"""The tiles of a placement."""
GROUP_SIZE = np.array([len(faces) for faces in _FACES_LAID])
GROUP_FROM = np.array([0, *(_PAIRS.index((face, face)) for face in range(1, RESTART + 1))])
"""The placement of a single tile; those of groups that begin with it follow, by last face."""
TWO_SIXTEENS = _PAIRS.index((END, RESTART))

# Actions.
MOST_REMOVED = NUM_FACES - 1
CUT = NUM_COLOURS * NUM_GROUPS
TRASH = CUT + NUM_COLOURS
DONE = TRASH + NUM_COLOURS * MOST_REMOVED
PASS = DONE + 1
NUM_ACTIONS = PASS + 1
