# pyright: basic
"""The four games' categories and what dice are worth in them.

Numbers are those of docs/rules: A, GA Yacht; B, GB Yahtzee; C, GC General; D, GD Double Cameroon.
Dice are counts per face: ``counts[0]`` is how many 1s there are.
"""

from enum import IntEnum

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.multisets import FACES


class Kind(IntEnum):
    """The games of the family."""

    YACHT = 0
    YAHTZEE = 1
    GENERAL = 2
    CAMEROON = 3


class Category(IntEnum):
    """Every category of any of the four games; the same one may have another name there."""

    ONES = 0
    TWOS = 1
    THREES = 2
    FOURS = 3
    FIVES = 4
    SIXES = 5
    THREE_OF_A_KIND = 6
    FOUR_OF_A_KIND = 7
    FULL_HOUSE = 8
    STRAIGHT = 9  # General's only one
    SHORT_STRAIGHT = 10  # Little Cameroon
    LONG_STRAIGHT = 11  # Big Cameroon
    CHANCE = 12
    FIVE_OF_A_KIND = 13  # Yacht, Yahtzee, General


class Scoring(IntEnum):
    """Yahtzee's two ways of scoring (GB2), in the order of the option's choices."""

    SEED = 0
    OFFICIAL = 1


class Joker(IntEnum):
    """What a further Yahtzee may do (GB5), in the order of the option's choices."""

    NONE = 0
    FREE = 1
    FORCED = 2


YACHT, YAHTZEE, GENERAL, CAMEROON = (int(k) for k in Kind)
THREE_OF_A_KIND = int(Category.THREE_OF_A_KIND)
FOUR_OF_A_KIND = int(Category.FOUR_OF_A_KIND)
FULL_HOUSE = int(Category.FULL_HOUSE)
STRAIGHT = int(Category.STRAIGHT)
SHORT_STRAIGHT = int(Category.SHORT_STRAIGHT)
LONG_STRAIGHT = int(Category.LONG_STRAIGHT)
CHANCE_CATEGORY = int(Category.CHANCE)
FIVE_OF_A_KIND = int(Category.FIVE_OF_A_KIND)
OFFICIAL = int(Scoring.OFFICIAL)
NO_JOKER, FORCED = int(Joker.NONE), int(Joker.FORCED)
NUM_CATEGORIES = len(Category)
NUM_UPPER = FACES

UPPER_BONUS, UPPER_GOAL = 35, 63  # B2, GB1
YAHTZEE_BOX, YAHTZEE_BONUS = 50, 100  # GB5
GENERAL_POINTS = 60  # C7; a Big General adds as many (GC11)

NUMBER_NAMES = {
    Category.ONES: "ones",
    Category.TWOS: "twos",
    Category.THREES: "threes",
    Category.FOURS: "fours",
    Category.FIVES: "fives",
    Category.SIXES: "sixes",
}
NAMES: dict[Kind, dict[Category, str]] = {
    Kind.YACHT: {  # A11–A22
        **NUMBER_NAMES,
        Category.SHORT_STRAIGHT: "short-straight",
        Category.LONG_STRAIGHT: "long-straight",
        Category.FULL_HOUSE: "full-house",
        Category.FOUR_OF_A_KIND: "four-of-a-kind",
        Category.CHANCE: "chance",
        Category.FIVE_OF_A_KIND: "yacht",
    },
    Kind.YAHTZEE: {  # B1
        **NUMBER_NAMES,
        Category.THREE_OF_A_KIND: "three-of-a-kind",
        Category.FOUR_OF_A_KIND: "four-of-a-kind",
        Category.FULL_HOUSE: "full-house",
        Category.SHORT_STRAIGHT: "short-straight",
        Category.LONG_STRAIGHT: "long-straight",
        Category.CHANCE: "chance",
        Category.FIVE_OF_A_KIND: "yahtzee",
    },
    Kind.GENERAL: {  # GC1; Chance is an option
        **NUMBER_NAMES,
        Category.STRAIGHT: "straight",
        Category.FULL_HOUSE: "full-house",
        Category.FOUR_OF_A_KIND: "four-of-a-kind",
        Category.FIVE_OF_A_KIND: "general",
        Category.CHANCE: "chance",
    },
    Kind.CAMEROON: {  # D5, in the order in which the groups of a turn are written
        **NUMBER_NAMES,
        Category.FULL_HOUSE: "full-house",
        Category.SHORT_STRAIGHT: "little-cameroon",
        Category.LONG_STRAIGHT: "big-cameroon",
        Category.FIVE_OF_A_KIND: "five-of-a-kind",
    },
}
"""The categories of each game by the names players use, in the order of the printed sheet."""

ON_SHEET = np.array([[c in NAMES[k] for c in Category] for k in Kind], dtype=np.bool_)
"""Whether a game has a category (General's optional Chance included)."""


# Patterns


@compiled
def pips(counts):
    """Return the sum of all dice."""
    total = 0
    for f in range(FACES):
        total += (f + 1) * counts[f]
    return total


@compiled
def face_of(counts, fewest):
    """Return the face that at least that many dice show (at least three of five), or 0."""
    for f in range(FACES):
        if counts[f] >= fewest:
            return f + 1
    return 0


@compiled
def is_full_house(counts):
    """Tell whether three dice show one face and two another (A19, GA3)."""
    three = two = False
    for f in range(FACES):
        three = three or counts[f] == 3
        two = two or counts[f] == 2
    return three and two


@compiled
def longest_run(counts):
    """Return how many consecutive faces the dice show at most."""
    longest = 0
    run = 0
    for f in range(FACES):
        run = run + 1 if counts[f] > 0 else 0
        longest = max(longest, run)
    return longest


@compiled
def is_one_to_five(counts):
    """Tell whether the five dice are 1 2 3 4 5."""
    return counts[5] == 0 and longest_run(counts) == 5


@compiled
def is_two_to_six(counts):
    """Tell whether the five dice are 2 3 4 5 6."""
    return counts[0] == 0 and longest_run(counts) == 5


@compiled
def is_general_straight(counts):
    """Tell whether five dice are General's straight: 3 4 5 and two of 1, 2, 6 (C2, C3, GC2).

    A 1 is itself or stands for a 2 or a 6, so that only 2s and 6s may not be doubled.
    """
    middle = counts[2] == 1 and counts[3] == 1 and counts[4] == 1
    return middle and counts[1] <= 1 and counts[5] <= 1


# Points


@compiled
def points(s, counts, category, first_roll, joker):
    """Return what five dice are worth in a category of the game.

    ``first_roll`` matters in General alone, ``joker`` (a joker is granted, GB5) in Yahtzee alone.
    """
    if category < NUM_UPPER:
        return (category + 1) * int(counts[category])  # A11–A16, C8, D5
    if s.kind == YACHT:
        return yacht_points(counts, category, s.yacht_is_full_house)
    if s.kind == YAHTZEE:
        return yahtzee_points(counts, category, s.scoring == OFFICIAL, joker)
    if s.kind == GENERAL:
        return general_points(counts, category, first_roll)
    return cameroon_points(counts, category)


@compiled
def yacht_points(counts, category, yacht_is_full_house):
    """Return what dice are worth in a category below the numbers of Yacht (A17–A22, GA1–GA5)."""
    worth = 0
    if category == SHORT_STRAIGHT:
        if is_one_to_five(counts):
            worth = 30
    elif category == LONG_STRAIGHT:
        if is_two_to_six(counts):
            worth = 30
    elif category == FULL_HOUSE:
        if is_full_house(counts) or (yacht_is_full_house and face_of(counts, 5) > 0):
            worth = pips(counts)
    elif category == FOUR_OF_A_KIND:
        worth = 4 * face_of(counts, 4)  # GA2
    elif category == CHANCE_CATEGORY:
        worth = pips(counts)
    elif category == FIVE_OF_A_KIND and face_of(counts, 5) > 0:
        worth = 50
    return worth


@compiled
def yahtzee_points(counts, category, official, joker):
    """Return what dice are worth in a lower category of Yahtzee (B3, B4, GB2–GB8)."""
    worth = 0
    if category in (THREE_OF_A_KIND, FOUR_OF_A_KIND):
        equal = 3 if category == THREE_OF_A_KIND else 4
        face = face_of(counts, equal)
        if face > 0:
            worth = pips(counts) if official else equal * face  # GB3
    elif category == FULL_HOUSE:
        if joker or is_full_house(counts):
            worth = 25 if official else pips(counts)  # GB6
    elif category == SHORT_STRAIGHT:
        if joker or longest_run(counts) >= 4:
            worth = 30
    elif category == LONG_STRAIGHT:
        if joker or longest_run(counts) == 5:
            worth = 40
    elif category == CHANCE_CATEGORY:
        worth = pips(counts)
    elif category == FIVE_OF_A_KIND and face_of(counts, 5) > 0:
        worth = YAHTZEE_BOX
    return worth


@compiled
def general_points(counts, category, first_roll):
    """Return what dice are worth below the numbers of General (C2–C7, GC1–GC4, GC7).

    A combination on the first roll earns 5 more (GC3); a General there ends the game instead,
    unless the option ``big_general_needs_open_box`` makes it an ordinary roll.
    """
    worth = 0
    extra = 5 if first_roll else 0
    if category == STRAIGHT:
        if is_general_straight(counts):
            worth = 20 + extra
    elif category == FULL_HOUSE:
        if is_full_house(counts):
            worth = 30 + extra
    elif category == FOUR_OF_A_KIND:
        if face_of(counts, 4) > 0:
            worth = 40 + extra
    elif category == FIVE_OF_A_KIND:
        if face_of(counts, 5) > 0:
            worth = GENERAL_POINTS
    elif category == CHANCE_CATEGORY:
        worth = pips(counts)
    return worth


@compiled
def cameroon_points(counts, category):
    """Return what a group of five is worth below the numbers of Double Cameroon (D5, GD6)."""
    worth = 0
    if category == FULL_HOUSE:
        if is_full_house(counts):
            worth = pips(counts)
    elif category == SHORT_STRAIGHT:
        if is_one_to_five(counts):
            worth = 21
    elif category == LONG_STRAIGHT:
        if is_two_to_six(counts):
            worth = 30
    elif category == FIVE_OF_A_KIND and face_of(counts, 5) > 0:
        worth = 50
    return worth
