# pyright: basic
"""Rolls and keeps of five or ten dice: how one leads to another.

A *roll* is all dice after rolling, a *keep* those that stay on the table; see
``games.dice.multisets`` for their numbers. A keep of all dice stands for the roll itself. Adding a
die to a keep makes its number lower, so that one pass upwards meets every keep after those with
one die more, and one pass downwards after those with one die less.
"""

from __future__ import annotations

from functools import cache
from math import factorial
from typing import Any, Final, NamedTuple

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.multisets import FACES, keep_number, num_keeps, read_keep

NO_KEEP: Final = -1


class Dice(NamedTuple):
    """The keeps and rolls of so many dice. Plain arrays: compiled code takes them apart."""

    more: Any
    """``(keeps, 6)``: the keep with one die more of each face; ``NO_KEEP`` if all are kept."""
    less: Any
    """``(keeps, 6)``: the keep with one die less of each face; ``NO_KEEP`` if it has none."""
    full: Any
    """``(rolls,)``: the keep that is the whole roll."""
    counts: Any
    """``(rolls, 6)``: the dice of a roll, by face."""
    chance: Any
    """``(rolls,)``: the chance of a roll of all dice."""


@compiled
def link_keeps(dice, more, less):
    """Fill in the keeps with one die more and one die less."""
    counts = np.zeros(FACES, dtype=np.int64)
    for keep in range(more.shape[0]):
        read_keep(keep, dice, counts)
        held = 0
        for f in range(FACES):
            held += counts[f]
        for f in range(FACES):
            counts[f] += 1
            more[keep, f] = keep_number(counts, dice) if held < dice else NO_KEEP
            counts[f] -= 2
            less[keep, f] = keep_number(counts, dice) if counts[f] >= 0 else NO_KEEP
            counts[f] += 1


@cache
def dice_of(number: int) -> Dice:
    """Return the keeps and rolls of so many dice. The arrays are shared: do not write in them."""
    keeps = num_keeps(number)
    more = np.empty((keeps, FACES), dtype=np.int32)
    less = np.empty((keeps, FACES), dtype=np.int32)
    link_keeps.native(number, more, less)
    full = np.flatnonzero(more[:, 0] == NO_KEEP).astype(np.int32)
    counts = np.zeros((len(full), FACES), dtype=np.int64)
    for roll, keep in enumerate(full.tolist()):
        read_keep(keep, number, counts[roll])
    ways = factorial(number) / np.prod([[factorial(n) for n in row] for row in counts], axis=1)
    return Dice(more, less, full, counts, ways / FACES**number)


class Unions(NamedTuple):
    """For every keep the dice that may be added to it, in any number (``lock_kept_dice``, GA6)."""

    first: Any
    """``(keeps,)``: where a keep's unions begin in ``keep``."""
    left: Any
    """``(keeps,)``: how many dice are not kept."""
    keep: Any
    """The keep together with each keep of the dice left over, in their order."""


@compiled
def fill_unions(dice, first, left, unions):
    """Fill in a keep together with every keep of the dice left over."""
    counts = np.zeros(FACES, dtype=np.int64)
    added = np.zeros(FACES, dtype=np.int64)
    n = 0
    for keep in range(first.shape[0]):
        read_keep(keep, dice, counts)
        held = 0
        for f in range(FACES):
            held += counts[f]
        left[keep] = dice - held
        first[keep] = n
        for other in range(NUM_KEEPS[dice - held]):
            read_keep(other, dice - held, added)
            for f in range(FACES):
                added[f] += counts[f]
            unions[n] = keep_number(added, dice)
            n += 1
    return n


NUM_KEEPS = np.array([num_keeps(dice) for dice in range(11)], dtype=np.int64)


@cache
def unions_of(number: int) -> Unions:
    """Return what can be added to every keep of so many dice."""
    keeps = num_keeps(number)
    first = np.empty(keeps, dtype=np.int64)
    left = np.empty(keeps, dtype=np.int64)
    # A keep, what is added and what is rolled again: 13 kinds of dice.
    unions = np.empty(num_keeps_added(number), dtype=np.int32)
    fill_unions.native(number, first, left, unions)
    return Unions(first, left, unions)


def num_keeps_added(number: int) -> int:
    """Return how many ways there are to keep some of so many dice and then some more."""
    from math import comb

    return comb(number + 2 * FACES, 2 * FACES)
