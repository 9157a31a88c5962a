# pyright: basic
"""Tiles of Sparrow Mahjong, and what a hand of them is worth. Rule numbers are those of docs/rules.

A *kind* is a number or a dragon; a *face* tells the red copy of a number from the plain ones. A
kind's number is that of its plain face (the only one of a dragon), so a set of tiles is a count of
every face.
"""

from enum import IntEnum
from itertools import combinations_with_replacement
from math import comb

import numpy as np

from noripan.compiled import compiled

NOTHING = -1

NUM_NUMBERS = 9
GREEN_DRAGON, RED_DRAGON = 9, 10
NUM_KINDS = 11
FIRST_RED = NUM_KINDS  # the red copy of number kind k is the face FIRST_RED + k
NUM_FACES = NUM_KINDS + NUM_NUMBERS

KIND = np.array([*range(NUM_KINDS), *range(NUM_NUMBERS)], dtype=np.int8)
COPIES = np.array([3] * NUM_NUMBERS + [4, 4] + [1] * NUM_NUMBERS, dtype=np.int8)
COPIES_OF_KIND = 4
IS_RED = np.array([0] * RED_DRAGON + [1] * (1 + NUM_NUMBERS), dtype=np.int8)  # G1
IS_OUTSIDE = np.array([1, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1], dtype=np.int8)  # 1, 9, H, C
IS_GREEN = np.array([0, 1, 1, 1, 0, 1, 0, 1, 0, 1, 0], dtype=np.int8)  # 2, 3, 4, 6, 8, H

HAND_SIZE = 5
FULL_SIZE = 6
INCOMPLETE = -1

# A set of three: a triplet has the number of its kind, a run FIRST_RUN + its lowest kind.
FIRST_RUN = NUM_KINDS
NUM_RUNS = NUM_NUMBERS - 2


class Part(IntEnum):
    """What the value of a hand is made of."""

    SETS = 0
    RED = 1
    DORA = 2
    TANYAO = 3
    CHANTA = 4
    LIMIT = 5
    LIMIT_POINTS = 6


class Limit(IntEnum):
    """A limit hand (R29)."""

    NONE = 0
    ALL_GREEN = 1
    CHINYAO = 2
    SUPER_RED = 3


SETS, RED, DORA, TANYAO, CHANTA, LIMIT, LIMIT_POINTS = (int(p) for p in Part)
NUM_PARTS = len(Part)
NO_LIMIT, ALL_GREEN, CHINYAO, SUPER_RED = (int(limit) for limit in Limit)
LIMIT_VALUE = np.array([0, 10, 15, 20], dtype=np.int8)
RUN_POINTS, TRIPLET_POINTS = 1, 2  # R23
TANYAO_POINTS, CHANTA_POINTS = 1, 2  # R27, R28


# What a complete hand is worth


@compiled
def hand_points(tiles, dora, all_green_allows_red, parts):
    """Return the hand points of six tiles (R30, without the dealer bonus), or ``INCOMPLETE``.

    ``tiles`` counts the faces; ``dora`` is a kind or ``NOTHING``. Fills in ``parts``, see ``Part``.
    """
    parts[:] = 0
    count = np.zeros(NUM_KINDS, dtype=np.int64)
    reds, outside, green, red_numbers = 0, 0, 0, 0
    for f in range(NUM_FACES):
        held = tiles[f]
        if held > 0:
            count[KIND[f]] += held
            reds += held * IS_RED[f]
            outside += held * IS_OUTSIDE[KIND[f]]
            green += held * IS_GREEN[KIND[f]]
            if f >= FIRST_RED:
                red_numbers += held
    dora_tiles = count[dora] if dora != NOTHING else 0
    first = take_set(count)
    second = take_set(count)
    if first == NOTHING or second == NOTHING:
        return INCOMPLETE

    parts[SETS] = set_points(first) + set_points(second)
    if reds == FULL_SIZE:
        parts[LIMIT] = SUPER_RED
    elif outside == FULL_SIZE:
        parts[LIMIT] = CHINYAO
    elif green == FULL_SIZE and (red_numbers == 0 or all_green_allows_red):  # G2
        parts[LIMIT] = ALL_GREEN
    if parts[LIMIT] != NO_LIMIT:
        parts[LIMIT_POINTS] = LIMIT_VALUE[parts[LIMIT]]
        return parts[SETS] + parts[LIMIT_POINTS]  # no bonus of R26–R28 (R29)

    parts[RED] = reds
    parts[DORA] = dora_tiles  # a tile may be both (R26, G4)
    if outside == 0:
        parts[TANYAO] = TANYAO_POINTS
    if touches_outside(first) and touches_outside(second):
        parts[CHANTA] = CHANTA_POINTS
    return parts[SETS] + parts[RED] + parts[DORA] + parts[TANYAO] + parts[CHANTA]


@compiled
def take_set(count):
    """Take the set of the lowest kind out of ``count`` (by kind); ``NOTHING`` if it is in none.

    Six tiles split in one way only (G8): three or more of the lowest kind are a triplet, fewer
    each begin a run.
    """
    for k in range(NUM_KINDS):
        if count[k] == 0:
            continue
        if count[k] >= 3:
            count[k] -= 3
            return k
        if k < NUM_RUNS and count[k + 1] > 0 and count[k + 2] > 0:  # R25
            count[k] -= 1
            count[k + 1] -= 1
            count[k + 2] -= 1
            return FIRST_RUN + k
        return NOTHING
    return NOTHING


@compiled
def set_points(which):
    """Return the points of a set (R23)."""
    return TRIPLET_POINTS if which < FIRST_RUN else RUN_POINTS


@compiled
def touches_outside(which):
    """Tell whether a set contains a 1, a 9 or a dragon (R28)."""
    if which < FIRST_RUN:
        return IS_OUTSIDE[which] == 1
    lowest = which - FIRST_RUN
    return lowest == 0 or lowest == NUM_RUNS - 1


# Waits: looked up, since every discard changes a hand


@compiled
def waits_of(tiles):
    """Return the kinds that complete five tiles (counted by face), one bit each."""
    return WAITS[hand_index(tiles)]


@compiled
def hand_index(tiles):
    """Return the number of five tiles among all collections of five kinds, redness aside."""
    index, left = 0, HAND_SIZE
    for k in range(NUM_NUMBERS):
        held = tiles[k] + tiles[FIRST_RED + k]
        index += FEWER[k, left, held]
        left -= held
    return index + FEWER[GREEN_DRAGON, left, tiles[GREEN_DRAGON]]


def _fewer() -> np.ndarray:
    """Count, by kind, tiles left and copies held: the collections with fewer copies of that kind.

    Summed up over the kinds they number the collections from 0 on without a gap.
    """
    table = np.zeros((NUM_KINDS, HAND_SIZE + 1, HAND_SIZE + 1), dtype=np.int16)
    for k in range(NUM_KINDS - 1):
        others = NUM_KINDS - 1 - k  # kinds that come later
        for left in range(HAND_SIZE + 1):
            ways = [comb(left - held + others - 1, others - 1) for held in range(left + 1)]
            for held in range(left + 1):
                table[k, left, held] = sum(ways[:held])
    return table


def _shapes() -> np.ndarray:
    """Return all complete hands, each as a count by kind (R22, R23, R25)."""
    sets = np.zeros((NUM_KINDS + NUM_RUNS, NUM_KINDS), dtype=np.int8)
    for k in range(NUM_KINDS):
        sets[k, k] = 3
    for k in range(NUM_RUNS):
        sets[FIRST_RUN + k, k : k + 3] = 1
    pairs = [a + b for a, b in combinations_with_replacement(sets, 2)]
    return np.array([pair for pair in pairs if pair.max() <= COPIES_OF_KIND], dtype=np.int8)


def _waits() -> np.ndarray:
    """Return, by hand index, the kinds that complete five tiles."""
    waits = np.zeros(comb(HAND_SIZE + NUM_KINDS - 1, HAND_SIZE), dtype=np.int16)
    tiles = np.zeros(NUM_FACES, dtype=np.int8)
    for shape in SHAPES:
        for k in np.flatnonzero(shape):
            tiles[:NUM_KINDS] = shape
            tiles[k] -= 1
            waits[hand_index(tiles)] |= 1 << int(k)
    return waits


FEWER = _fewer()
SHAPES = _shapes()
NUM_SHAPES = len(SHAPES)
WAITS = _waits()
