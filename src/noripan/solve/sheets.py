# pyright: basic
"""The sheets of a dice game, numbered, and what writing a roll does to one.

A sheet is a *mask*, one bit for each box that is filled, and a *column*: in Yahtzee what its
bonuses still depend on, the upper section's sum (63 stands for all higher ones) and whether the
Yahtzee box holds 50; 0 in the other games. What is already written does not matter.

A *choice* is a box that a roll can be written in; in Double Cameroon, a pair of boxes. A *slot* is
a sheet that writing can lead to: a choice and, where the column depends on it, a number from 0 to
5: of dice for a number's box, of fifties for the Yahtzee box.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from noripan.compiled import compiled
from noripan.game import Setup
from noripan.games.dice.categories import (
    CAMEROON,
    FIVE_OF_A_KIND,
    NO_JOKER,
    NUM_CATEGORIES,
    NUM_UPPER,
    UPPER_BONUS,
    UPPER_GOAL,
    YAHTZEE,
    YAHTZEE_BOX,
    points,
)
from noripan.games.dice.multisets import (
    FACES,
    GROUP,
    NUM_GROUPS,
    group_number,
    list_groups,
    read_group,
)
from noripan.games.dice.rules import (
    FIRST_CATEGORY,
    MOST_GROUPS,
    PAIR_FIRST,
    PAIR_SECOND,
    legal_actions,
)
from noripan.games.dice.sheet import joker_granted, on_sheet, yahtzee_bonus
from noripan.games.dice.state import OPEN
from noripan.solve.dice import dice_of

SUMS: Final = UPPER_GOAL + 1
"""Columns for the upper section's sum; as many follow for sheets with 50 in the Yahtzee box."""
SLOTS_EACH: Final = GROUP + 1
IMPOSSIBLE: Final = -np.inf


class Sheets(NamedTuple):
    """The boxes of a game and what every roll is worth in them."""

    setup: Setup
    dice: int
    """Five or ten."""
    boxes: Any
    """The categories that the bits of a mask stand for, the lowest first."""
    columns: int
    choices: Any
    """``(choices,)``: the bits that a choice fills."""
    gain: Any
    """``(choices, rolls)``: points on a later roll than the turn's first one."""
    first_gain: Any
    """``(choices, rolls)``: points on the first roll."""
    slot: Any
    """``(choices, rolls)``: the slot it leads to."""

    @property
    def number(self) -> int:
        """How many masks there are."""
        return 1 << len(self.boxes)

    @property
    def has_jokers(self) -> bool:
        """Whether a further Yahtzee is worth more than other dice (GB5)."""
        return self.columns > SUMS


def sheets_of(setup: Setup) -> Sheets:
    """Return the sheets of a dice game with its options."""
    state = setup.begin()
    boxes = np.array([c for c in range(NUM_CATEGORIES) if on_sheet(state, c)], dtype=np.int64)
    if state.kind == CAMEROON:
        return _ten_dice(setup, state, boxes)
    counts = dice_of(GROUP).counts
    gain = np.empty((2, len(boxes), len(counts)))
    slot = np.zeros((len(boxes), len(counts)), dtype=np.int32)
    fill_gains.native(state, boxes, counts, gain, slot)
    columns = 1
    if state.kind == YAHTZEE:
        columns = SUMS if state.joker == NO_JOKER else 2 * SUMS
    bits = 1 << np.arange(len(boxes), dtype=np.int64)
    return Sheets(setup, GROUP, boxes, columns, bits, gain[0], gain[1], slot)


def _ten_dice(setup: Setup, state: Any, boxes: Any) -> Sheets:
    counts = dice_of(2 * GROUP).counts
    gain = np.empty((len(PAIR_FIRST), len(counts)))
    fill_pair_gains.native(state, counts, gain)
    place = {int(box): i for i, box in enumerate(boxes)}
    bits = [
        1 << place[int(a)] | 1 << place[int(b)]
        for a, b in zip(PAIR_FIRST, PAIR_SECOND, strict=True)
    ]
    slot = np.repeat(np.arange(len(bits), dtype=np.int32)[:, None] * SLOTS_EACH, len(counts), 1)
    return Sheets(setup, 2 * GROUP, boxes, 1, np.array(bits), gain, gain, slot)


@compiled
def fill_gains(s, boxes, counts, gain, slot):
    """Fill in what every roll of five dice is worth in every box of an empty sheet."""
    for choice in range(boxes.shape[0]):
        category = boxes[choice]
        for roll in range(counts.shape[0]):
            gain[0, choice, roll] = points(s, counts[roll], category, False, False)
            gain[1, choice, roll] = points(s, counts[roll], category, True, False)
            step = 0
            if category < NUM_UPPER:
                step = counts[roll, category]
            elif category == FIVE_OF_A_KIND and gain[0, choice, roll] > 0:
                step = 1
            slot[choice, roll] = choice * SLOTS_EACH + step


@compiled
def fill_pair_gains(s, counts, gain):
    """Fill in the best that ten dice bring in every pair of boxes (D3)."""
    worth = np.zeros((NUM_GROUPS, NUM_CATEGORIES), dtype=np.int64)
    group = np.zeros(FACES, dtype=np.int64)
    for number in range(NUM_GROUPS):
        read_group(number, group)
        for category in range(NUM_CATEGORIES):
            if on_sheet(s, category):
                worth[number, category] = points(s, group, category, False, False)
    groups = np.empty(MOST_GROUPS, dtype=np.int32)
    gain[:] = 0.0
    for roll in range(counts.shape[0]):
        for i in range(list_groups(counts[roll], groups)):
            read_group(groups[i], group)
            for f in range(FACES):
                group[f] = counts[roll, f] - group[f]
            first, second = worth[groups[i]], worth[group_number(group)]
            for pair in range(gain.shape[0]):
                both = first[PAIR_FIRST[pair]] + second[PAIR_SECOND[pair]]
                gain[pair, roll] = max(gain[pair, roll], both)


# One sheet


@compiled
def sheet_of(s, seat, boxes, columns):
    """Return the mask and the column of a seat's sheet."""
    mask = 0
    for i in range(boxes.shape[0]):
        if s.box[seat, boxes[i]] != OPEN:
            mask |= 1 << i
    column = 0
    if columns > 1:
        column = min(s.upper[seat], UPPER_GOAL)
    if columns > SUMS and s.box[seat, FIVE_OF_A_KIND] == YAHTZEE_BOX:
        column += SUMS
    return mask, column


@compiled
def fill_box(s, boxes, mask, column):
    """Make seat 0's sheet one with that mask and column, as far as further Yahtzees care."""
    for i in range(boxes.shape[0]):
        s.box[0, boxes[i]] = 0 if (mask >> i) & 1 else OPEN
    if column >= SUMS:
        s.box[0, FIVE_OF_A_KIND] = YAHTZEE_BOX


@compiled
def gain_of_fives(s, boxes, actions, fives):
    """Fill in what five dice of each face bring in every box: further Yahtzees (GB5).

    ``fives`` is ``(6, choices)``; a box that may not be written is ``IMPOSSIBLE``. ``s`` is a state
    with the seat's own sheet; its dice are changed.
    """
    fives[:] = IMPOSSIBLE
    s.rolls_left = 0
    for face in range(FACES):
        for f in range(FACES):
            s.dice[f] = GROUP if f == face else 0
        for i in range(legal_actions(s, actions)):
            for choice in range(boxes.shape[0]):
                if actions[i] == FIRST_CATEGORY + boxes[choice]:
                    worth = points(s, s.dice, boxes[choice], False, joker_granted(s, s.dice))
                    fives[face, choice] = worth + yahtzee_bonus(s, s.dice)


# Where writing leads


@compiled
def fill_slots(mask, column, tables, expected, squares, moments, after, lane):
    """Fill in what the sheet in every slot is worth; a slot with a filled box is ``IMPOSSIBLE``.

    ``expected`` and ``squares`` are the means and mean squares of the points still to come, by
    mask and column; ``after`` is ``(2, slots, lanes)``: the same for the slots.
    """
    for choice in range(tables.choices.shape[0]):
        bits = tables.choices[choice]
        for step in range(SLOTS_EACH):
            slot = choice * SLOTS_EACH + step
            after[0, slot, lane] = IMPOSSIBLE
            if mask & bits:
                continue
            next_column, bonus = next_sheet(column, tables.boxes, tables.columns, choice, step)
            value = expected[mask | bits, next_column]
            after[0, slot, lane] = bonus + value
            if moments:
                square = squares[mask | bits, next_column]
                after[1, slot, lane] = bonus * (bonus + 2.0 * value) + square


@compiled
def next_sheet(column, boxes, columns, choice, step):
    """Return the column that a slot leads to, and the upper section's bonus if it earns it (B2)."""
    if columns == 1:
        return 0, 0
    category = boxes[choice]
    if category < NUM_UPPER:
        total = column % SUMS
        reached = min(UPPER_GOAL, total + step * (category + 1))
        bonus = UPPER_BONUS if total < UPPER_GOAL and reached == UPPER_GOAL else 0
        return column - total + reached, bonus
    if category == FIVE_OF_A_KIND and columns > SUMS:
        return column + min(step, 1) * SUMS, 0
    return column, 0
