# pyright: basic
"""A sensible one-move-ahead player of the games with five dice.

Points are compared with a *par*: what a good player usually gets in that category. Writing is worth
the points above par; keeping dice is worth what can be expected from the roll that follows.
"""

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.categories import (
    NUM_CATEGORIES,
    NUM_UPPER,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE,
    points,
)
from noripan.games.dice.multisets import FACES, GROUP, keep_number
from noripan.games.dice.rules import FIRST_CATEGORY, KEPT_DICE
from noripan.games.dice.sheet import is_first_roll, joker_granted, yahtzee_bonus
from noripan.games.dice.state import OPEN

# By category: the numbers, three and four of a kind, full house, the three straights, Chance, five
# of a kind. Found by letting this player play and taking what it got for the next par. Yahtzee's
# numbers include the bonus share.
PAR = np.array(
    [
        [2, 5, 8, 11, 13, 16, 0, 13, 20, 0, 19, 18, 23, 14],  # Yacht
        [3, 8, 13, 18, 22, 26, 23, 15, 22, 0, 30, 32, 23, 17],  # Yahtzee
        [2, 5, 8, 11, 14, 17, 0, 34, 27, 16, 0, 0, 24, 18],  # General
    ],
    dtype=np.float64,
)

UPPER_SHARE = UPPER_BONUS / UPPER_GOAL
"""What a point in Yahtzee's upper section is worth beyond itself, for the bonus."""


@compiled
def greedy(s, actions, count, scratch):
    """Return the action with the best outlook; ``scratch`` is a second state record."""
    best, best_worth = actions[0], -1e9
    for i in range(count):
        if actions[i] >= FIRST_CATEGORY:
            worth = worth_written(s, s.dice, actions[i] - FIRST_CATEGORY, is_first_roll(s))
            if worth > best_worth:
                best, best_worth = actions[i], worth
    if s.rolls_left > 0:
        outlook = np.empty(FIRST_CATEGORY)
        look_ahead(s, scratch.dice, outlook)
        for i in range(count):
            if actions[i] < FIRST_CATEGORY and outlook[actions[i]] > best_worth:
                best, best_worth = actions[i], outlook[actions[i]]
    return best


@compiled
def look_ahead(s, counts, outlook):
    """Fill in, for every keep, the worth of the next roll on average.

    A keep of all dice is worth what can be written. Any other one is the average of those with one
    die more, which have lower numbers. ``counts`` is room for some dice.
    """
    for number in range(FIRST_CATEGORY):
        to_roll = GROUP
        for f in range(FACES):
            counts[f] = KEPT_DICE[number, f]
            to_roll -= counts[f]
        if to_roll == 0:
            outlook[number] = best_written(s, counts)
        else:
            outlook[number] = 0.0
            for f in range(FACES):
                counts[f] += 1
                outlook[number] += outlook[keep_number(counts, GROUP)] / FACES
                counts[f] -= 1


@compiled
def best_written(s, counts):
    """Return the most that writing some dice after a later roll is worth."""
    best = -1e9
    for c in range(NUM_CATEGORIES):
        if s.box[s.seat, c] == OPEN:
            best = max(best, worth_written(s, counts, c, False))
    return best


@compiled
def worth_written(s, counts, category, first_roll):
    """Return what writing some dice in a category gains, compared with its par."""
    worth = points(s, counts, category, first_roll, joker_granted(s, counts))
    share = UPPER_SHARE if s.kind == YAHTZEE and category < NUM_UPPER else 0.0
    return worth * (1.0 + share) + yahtzee_bonus(s, counts) - PAR[s.kind, category]
