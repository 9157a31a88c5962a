# pyright: basic
"""Dice whose order does not matter, given as counts per face, and their numbers.

A *group* is five dice; there are 252. A *keep* says which of all dice stay on the table: the dice
kept, and the rest, which is rolled again; there are 462 of five dice and 8008 of ten. Both are
multisets (a keep has a seventh kind of dice beside the six faces: those rolled again) and are
numbered by the combinatorial number system: every prefix sum of the counts adds its ``TERM``, so
that more dice of the highest face come first, then more of the next lower one.
"""

from math import comb

import numpy as np

from noripan.compiled import compiled

FACES = 6
GROUP = 5
MOST_DICE = 2 * GROUP

TERM = np.array(
    [[comb(p + k, k + 1) for p in range(MOST_DICE + 1)] for k in range(FACES)], dtype=np.int32
)
"""What a prefix sum ``p`` adds to the number when ``k`` kinds of dice precede its last one."""

NUM_GROUPS = comb(GROUP + FACES - 1, GROUP)


def num_keeps(dice: int) -> int:
    """Return how many keeps there are of so many dice."""
    return comb(dice + FACES, FACES)


@compiled
def group_number(counts):
    """Return the number of a group."""
    prefix = 0
    number = 0
    for f in range(FACES - 1):
        prefix += counts[f]
        number += TERM[f, prefix]
    return number


@compiled
def keep_number(counts, dice):
    """Return the number of the keep that leaves ``counts`` of so many dice."""
    prefix = dice
    for f in range(FACES):
        prefix -= counts[f]
    number = TERM[0, prefix]
    for f in range(FACES - 1):
        prefix += counts[f]
        number += TERM[f + 1, prefix]
    return number


@compiled
def read_group(number, counts):
    """Fill in the dice of a group."""
    rest = number
    prefix = GROUP
    for f in range(FACES - 1, 0, -1):
        counts[f] = 0
        while TERM[f - 1, prefix] > rest:
            prefix -= 1
            counts[f] += 1
        rest -= TERM[f - 1, prefix]
    counts[0] = prefix


@compiled
def read_keep(number, dice, counts):
    """Fill in what a keep leaves of so many dice."""
    rest = number
    prefix = dice
    for f in range(FACES - 1, -1, -1):
        counts[f] = 0
        while TERM[f, prefix] > rest:
            prefix -= 1
            counts[f] += 1
        rest -= TERM[f, prefix]


@compiled
def list_keeps(counts, kept, dice, out):
    """Fill in the keeps of a roll that include ``kept``, ascending; return how many.

    The first one keeps all dice. ``p1`` … ``p6`` are prefix sums: the dice rolled again, and with
    them the 1s kept, the 2s kept, … the 5s kept.
    """
    n = 0
    for p6 in range(dice - counts[5], dice - kept[5] + 1):
        n6 = TERM[5, p6]
        for p5 in range(p6 - counts[4], p6 - kept[4] + 1):
            n5 = n6 + TERM[4, p5]
            for p4 in range(p5 - counts[3], p5 - kept[3] + 1):
                n4 = n5 + TERM[3, p4]
                for p3 in range(p4 - counts[2], p4 - kept[2] + 1):
                    n3 = n4 + TERM[2, p3]
                    for p2 in range(p3 - counts[1], p3 - kept[1] + 1):
                        n2 = n3 + TERM[1, p2]
                        for p1 in range(p2 - counts[0], p2 - kept[0] + 1):
                            out[n] = n2 + p1  # TERM[0, p1] is p1
                            n += 1
    return n


@compiled
def list_groups(counts, out):
    """Fill in the groups that can be taken from a roll of ten dice, ascending; return how many.

    ``p1`` … ``p5`` are prefix sums: the dice of the group up to that face. Each loop leaves no
    more to the lower faces than the roll has.
    """
    have2 = counts[0] + counts[1]
    have3 = have2 + counts[2]
    have4 = have3 + counts[3]
    have5 = have4 + counts[4]
    n = 0
    for p5 in range(max(0, GROUP - counts[5]), min(GROUP, have5) + 1):
        n5 = TERM[4, p5]
        for p4 in range(max(0, p5 - counts[4]), min(p5, have4) + 1):
            n4 = n5 + TERM[3, p4]
            for p3 in range(max(0, p4 - counts[3]), min(p4, have3) + 1):
                n3 = n4 + TERM[2, p3]
                for p2 in range(max(0, p3 - counts[2]), min(p3, have2) + 1):
                    n2 = n3 + TERM[1, p2]
                    for p1 in range(max(0, p2 - counts[1]), min(p2, counts[0]) + 1):
                        out[n] = n2 + p1
                        n += 1
    return n
