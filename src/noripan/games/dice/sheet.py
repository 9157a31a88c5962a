# pyright: basic
"""The score sheets: which boxes there are, what writing in one brings, Yahtzee's bonuses."""

from noripan.compiled import compiled
from noripan.games.dice.categories import (
    CHANCE_CATEGORY,
    FIVE_OF_A_KIND,
    GENERAL,
    NO_JOKER,
    NUM_UPPER,
    ON_SHEET,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE,
    YAHTZEE_BONUS,
    YAHTZEE_BOX,
    face_of,
    points,
)
from noripan.games.dice.multisets import GROUP
from noripan.games.dice.state import OPEN, ROLLS


@compiled
def on_sheet(s, category):
    """Tell whether the game has a category; General's Chance is an option (GC1)."""
    if s.kind == GENERAL and category == CHANCE_CATEGORY:
        return s.chance_category != 0
    return ON_SHEET[s.kind, category]


@compiled
def is_first_roll(s):
    """Tell whether the dice are those of the turn's first roll (GC3)."""
    return s.rolls_left == ROLLS - 1


@compiled
def is_further_yahtzee(s, counts):
    """Tell whether dice are a Yahtzee and its box is filled, with 50 or 0 (GB5)."""
    return s.box[s.seat, FIVE_OF_A_KIND] >= 0 and face_of(counts, GROUP) > 0


@compiled
def yahtzee_bonus(s, counts):
    """Return what dice earn on top of any box: 100 if the Yahtzee box holds 50 (GB5)."""
    if s.joker == NO_JOKER or s.box[s.seat, FIVE_OF_A_KIND] != YAHTZEE_BOX:
        return 0
    return YAHTZEE_BONUS if face_of(counts, GROUP) > 0 else 0


@compiled
def joker_granted(s, counts):
    """Tell whether full house and straights are granted: the face's own box is filled too (GB5)."""
    return (
        s.joker != NO_JOKER
        and is_further_yahtzee(s, counts)
        and s.box[s.seat, face_of(counts, GROUP) - 1] != OPEN
    )


@compiled
def write(s, category, counts):
    """Fill a box with what five dice are worth there (A6, A9, GA8), and add the bonuses."""
    seat = s.seat
    worth = points(s, counts, category, is_first_roll(s), joker_granted(s, counts))
    if s.kind == YAHTZEE:
        write_bonuses(s, category, worth)
    s.box[seat, category] = worth
    s.total[seat] += worth


@compiled
def write_bonuses(s, category, worth):
    """Add Yahtzee's bonuses for writing so many points in a category."""
    seat = s.seat
    bonus = yahtzee_bonus(s, s.dice)
    s.yahtzee_bonus[seat] += bonus
    s.total[seat] += bonus
    if category < NUM_UPPER:
        if s.upper[seat] < UPPER_GOAL and s.upper[seat] + worth >= UPPER_GOAL:
            s.total[seat] += UPPER_BONUS  # B2, GB1
        s.upper[seat] += worth
