# pyright: basic
"""A sensible one-move-ahead player of Double Cameroon.

Every pair of open categories has plans: two groups of five to aim at. A plan keeps the dice of its
groups that have been rolled and is worth what the two groups can be expected to bring.
"""

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.categories import (
    FULL_HOUSE,
    LONG_STRAIGHT,
    NUM_CATEGORIES,
    NUM_UPPER,
    SHORT_STRAIGHT,
    points,
)
from noripan.games.dice.multisets import (
    FACES,
    GROUP,
    NUM_GROUPS,
    keep_number,
    list_groups,
    read_group,
)
from noripan.games.dice.rules import FIRST_SPLIT, MOST_GROUPS, NUM_PAIRS, PAIR_FIRST, PAIR_SECOND
from noripan.games.dice.state import OPEN

# By category: the numbers, full house, Little and Big Cameroon, five of a kind. A little below what
# this player gets there, for with ten dice what is missed now often comes later.
PAR = np.array([2, 5, 8, 12, 15, 19, 0, 0, 18, 0, 12, 20, 0, 35], dtype=np.float64)

FULL_HOUSES = FACES * (FACES - 1)


@compiled
def greedy_cameroon(s, actions, count, scratch):
    """Return the best split or, if some plan promises more, what it keeps.

    All moves are known from the state, so ``actions`` are not looked at; ``scratch`` is a second
    state record.
    """
    split, worth = best_split(s, scratch)
    if s.rolls_left == 0:
        return split
    best_worth = worth
    best = split
    for pair in range(NUM_PAIRS):
        a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
        if s.box[s.seat, a] == OPEN and s.box[s.seat, b] == OPEN:
            for i in range(num_targets(a)):
                for j in range(num_targets(b)):
                    worth = plan_worth(s, a, i, b, j, scratch) - PAR[a] - PAR[b]
                    if worth > best_worth:
                        dice = 0
                        for f in range(FACES):
                            scratch.dice[f] = max(scratch.dice[f], s.kept[f])  # GA6
                            dice += scratch.dice[f]
                        if dice < 2 * GROUP:
                            best = keep_number(scratch.dice, 2 * GROUP)
                            best_worth = worth
    return best


# Splits


@compiled
def best_split(s, scratch):
    """Return the split that gains most, compared with par, and what it gains."""
    groups = np.empty(MOST_GROUPS, dtype=np.int32)
    count = list_groups(s.dice, groups)
    taken = np.zeros((MOST_GROUPS, NUM_CATEGORIES))
    left = np.zeros((MOST_GROUPS, NUM_CATEGORIES))
    for i in range(count):
        read_group(groups[i], scratch.dice)
        for f in range(FACES):
            scratch.kept[f] = s.dice[f] - scratch.dice[f]
        for c in range(NUM_CATEGORIES):
            if s.box[s.seat, c] == OPEN:
                taken[i, c] = points(s, scratch.dice, c, False, False) - PAR[c]
                left[i, c] = points(s, scratch.kept, c, False, False) - PAR[c]
    best, best_worth = -1, -1e9
    for pair in range(NUM_PAIRS):
        a, b = PAIR_FIRST[pair], PAIR_SECOND[pair]
        if s.box[s.seat, a] == OPEN and s.box[s.seat, b] == OPEN:
            for i in range(count):
                if taken[i, a] + left[i, b] > best_worth:
                    best_worth = taken[i, a] + left[i, b]
                    best = FIRST_SPLIT + NUM_GROUPS * pair + groups[i]
    return best, best_worth


# Plans


@compiled
def num_targets(category):
    """Return how many groups of five may be aimed at for a category."""
    if category < NUM_UPPER or category in (SHORT_STRAIGHT, LONG_STRAIGHT):
        return 1
    return FULL_HOUSES if category == FULL_HOUSE else FACES


@compiled
def wanted(category, target, face):
    """Return how many dice of a face (from 0) the group aimed at has."""
    if category < NUM_UPPER:
        return GROUP if face == category else 0
    if category == SHORT_STRAIGHT:
        return int(face < FACES - 1)
    if category == LONG_STRAIGHT:
        return int(face > 0)
    if category == FULL_HOUSE:
        three = target // (FACES - 1)
        two = target % (FACES - 1)
        if two >= three:
            two += 1
        return 3 * int(face == three) + 2 * int(face == two)
    return GROUP if face == target else 0


@compiled
def plan_worth(s, a, i, b, j, scratch):
    """Return what a plan can be expected to bring; what it keeps goes to ``scratch.dice``.

    The second category has the first pick: number categories, which can do with less, come first.
    """
    to_roll = 2 * GROUP
    for f in range(FACES):
        scratch.kept[f] = min(s.dice[f], wanted(b, j, f))
        scratch.dice[f] = min(s.dice[f], wanted(b, j, f) + wanted(a, i, f))
        to_roll -= scratch.dice[f]
    worth = target_worth(s, b, j, scratch.kept, to_roll)
    for f in range(FACES):
        scratch.kept[f] = scratch.dice[f] - scratch.kept[f]
    return worth + target_worth(s, a, i, scratch.kept, to_roll)


@compiled
def target_worth(s, category, target, have, to_roll):
    """Return what a group can be expected to bring, given the dice of it that are there.

    The chance that the missing dice come up is estimated one after another: each has the dice
    that are rolled, less those that the ones before it took.
    """
    chance = 1.0
    extra = 0.0
    free = to_roll
    for f in range(FACES):
        missing = wanted(category, target, f) - have[f]
        for k in range(missing):
            throws = s.rolls_left * max(0, free) / (k + 1)
            hit = 1.0 - (5.0 / 6.0) ** throws
            chance *= hit
            extra += chance
            free -= 1
    if category < NUM_UPPER:
        return (category + 1) * (have[category] + extra)
    return chance * full_worth(category, target)


@compiled
def full_worth(category, target):
    """Return the points of a complete group."""
    if category == SHORT_STRAIGHT:
        return 21.0
    if category == LONG_STRAIGHT:
        return 30.0
    if category == FULL_HOUSE:
        three = target // (FACES - 1)
        two = target % (FACES - 1)
        if two >= three:
            two += 1
        return 3.0 * (three + 1) + 2.0 * (two + 1)
    return 50.0
