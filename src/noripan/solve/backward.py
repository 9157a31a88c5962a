# pyright: basic
"""Every sheet of a dice game, from the full one back to the empty one.

A sheet is worth what a perfectly played turn brings, and the sheet it leads to. Sheets with as many
filled boxes do not depend on one another: they are worked out side by side, on all cores, and
several at once as the lanes of one turn. In Yahtzee the lanes are the sums of the upper section.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any, Final, NamedTuple

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.categories import FIVE_OF_A_KIND, NUM_UPPER, UPPER_GOAL
from noripan.games.dice.multisets import FACES, GROUP
from noripan.solve.dice import dice_of, unions_of
from noripan.solve.sheets import (
    IMPOSSIBLE,
    SLOTS_EACH,
    SUMS,
    Sheets,
    fill_box,
    fill_slots,
    gain_of_fives,
)
from noripan.solve.turn import (
    average_first_roll,
    average_locked,
    average_rolls,
    choose_keeps,
    follow_keeps,
    take_rolls,
)

LANES: Final = 48
"""So many sheets are worked out at once: a row of Yahtzee has at most 44 sums that matter."""
GOES_ON: Final = -1.0
"""Of a Big General: the game goes on, and it counts as an ordinary General."""
MOST_DICE: Final = 10


class Tables(NamedTuple):
    """A game as compiled code takes it; the fields are those of ``Sheets`` and ``Dice``."""

    boxes: Any
    columns: int
    choices: Any
    gain: Any
    first_gain: Any
    slot: Any
    five: Any
    """``(rolls,)``: the face, from 0, of five of a kind; ``FACES`` for other rolls."""
    more: Any
    less: Any
    full: Any
    chance: Any
    big_general: float
    """The points of a Big General that ends the game, or ``GOES_ON``."""
    general_bit: int
    """The bit of the box that must be open for that (GC5); 0: whatever is open."""
    locked: bool


class Batch(NamedTuple):
    """The lanes of some turns: ``(turns, lanes)`` masks and columns, and how many lanes each."""

    masks: Any
    columns: Any
    lanes: Any


class Room(NamedTuple):
    """What a turn is worked out in, and then what came out; the second half is for squares."""

    after: Any
    values: Any
    best: Any
    locked: Any
    out: Any
    fives: Any
    open_choices: Any


@cache
def locks_of(dice: int | None) -> Any:
    """Return the unions of so many dice and, by number of dice, their tables; ``None``: unused."""
    tables = tuple(dice_of(max(1, min(n, dice or 1))) for n in range(MOST_DICE + 1))
    return unions_of(dice or 1), tables


def tables_of(sheets: Sheets, big_general: float) -> Tables:
    """Return the tables of a game; ``big_general`` is General's, see ``Tables``."""
    dice = dice_of(sheets.dice)
    options = sheets.setup.options
    general_bit = 0
    if options.get("big_general_needs_open_box"):
        general_bit = 1 << sheets.boxes.tolist().index(FIVE_OF_A_KIND)
    is_five = (dice.counts == GROUP).any(axis=1) & (sheets.dice == GROUP)
    five = np.where(is_five, dice.counts.argmax(axis=1), FACES)
    return Tables(
        sheets.boxes,
        sheets.columns,
        sheets.choices,
        sheets.gain,
        sheets.first_gain,
        sheets.slot,
        five,
        dice.more,
        dice.less,
        dice.full,
        dice.chance,
        float(big_general),
        general_bit,
        bool(options["lock_kept_dice"]),
    )


def room_for(tables: Tables, lanes: int) -> Room:
    """Return room for one turn with so many lanes."""
    keeps = len(tables.more)
    slots = len(tables.choices) * SLOTS_EACH
    return Room(
        after=np.empty((2, slots, lanes)),
        values=np.empty((2, keeps, lanes)),
        best=np.empty((2, keeps, lanes)),
        locked=np.empty((6, keeps if tables.locked else 0, lanes)),
        out=np.empty((2, lanes)),
        fives=np.full((FACES, len(tables.choices)), IMPOSSIBLE),
        open_choices=np.empty(len(tables.choices), dtype=np.int64),
    )


def solve(sheets: Sheets, big_general: float, moments: bool) -> tuple[Any, Any]:
    """Return the points still to come of every sheet, and their mean squares.

    Both are ``(masks, columns)``; a sheet that cannot be has NaN. Without ``moments`` the squares
    are not worked out.
    """
    tables = tables_of(sheets, big_general)
    locks = locks_of(sheets.dice if tables.locked else None)
    expected = np.full((sheets.number, sheets.columns), np.nan)
    expected[-1] = 0.0
    squares = expected.copy()
    state = sheets.setup.begin()
    cores = os.cpu_count() or 1
    rooms = [room_for(tables, LANES) for _ in range(cores)]
    states = [np.array([state]) for _ in range(cores)]
    with ThreadPoolExecutor(cores) as pool:
        for batch in _levels(sheets):
            done = [
                pool.submit(
                    solve_batch.native,
                    states[core],
                    tables,
                    locks,
                    batch,
                    core,
                    cores,
                    expected,
                    squares,
                    moments,
                    rooms[core],
                )
                for core in range(cores)
            ]
            for one in done:
                one.result()
    return expected, squares


def _levels(sheets: Sheets) -> Iterator[Batch]:
    """Yield the sheets that take as many turns to the end, the fullest first."""
    boxes = len(sheets.boxes)
    step = int(sheets.choices[0]).bit_count()
    masks = np.arange(sheets.number)
    filled = np.bitwise_count(masks)
    for number in range(boxes - step, -1, -step):
        level = masks[filled == number]
        if sheets.columns == 1:
            lanes = [(level[i : i + LANES], [0] * LANES) for i in range(0, len(level), LANES)]
        else:
            lanes = [row for mask in level.tolist() for row in _rows(sheets, mask)]
        yield _batch(lanes)


def _batch(rows: list[tuple[Any, Any]]) -> Batch:
    masks = np.zeros((len(rows), LANES), dtype=np.int64)
    columns = np.zeros((len(rows), LANES), dtype=np.int64)
    lanes = np.array([min(len(row), len(sums)) for row, sums in rows], dtype=np.int64)
    for i, (row, sums) in enumerate(rows):
        masks[i, : lanes[i]] = row[: lanes[i]]
        columns[i, : lanes[i]] = sums[: lanes[i]]
    return Batch(masks, columns, lanes)


def _rows(sheets: Sheets, mask: int) -> Iterator[tuple[list[int], list[int]]]:
    """Yield a mask's sheets of Yahtzee, without and with 50 in the Yahtzee box."""
    sums = columns_that_matter(mask & ((1 << NUM_UPPER) - 1))
    yield [mask] * len(sums), sums
    yahtzee = 1 << sheets.boxes.tolist().index(FIVE_OF_A_KIND)
    if sheets.has_jokers and mask & yahtzee:
        yield [mask] * len(sums), [SUMS + total for total in sums]


@cache
def sums_of(upper: int) -> frozenset[int]:
    """Return the sums that the filled boxes of an upper section can have."""
    if upper == 0:
        return frozenset({0})
    face = upper.bit_length()
    before = sums_of(upper & ~(1 << (face - 1)))
    return frozenset(min(UPPER_GOAL, total + n * face) for total in before for n in range(6))


@cache
def columns_that_matter(upper: int) -> list[int]:
    """Return the sums of an upper section that differ in what is still to come.

    Those that have earned the bonus and those that cannot any more are all the same: the last one
    stands for them.
    """
    open_sums = sorted(total for total in sums_of(upper) if not is_settled(upper, total))
    settled = [UPPER_GOAL] if len(open_sums) < len(sums_of(upper)) else []
    return open_sums + settled


@compiled
def is_settled(upper, total):
    """Tell whether the open boxes of an upper section cannot change who gets the bonus."""
    most = total
    for f in range(FACES):
        if (upper >> f) & 1 == 0:
            most += 5 * (f + 1)
    return total >= UPPER_GOAL or most < UPPER_GOAL


# Compiled


@compiled
def solve_batch(states, tables, locks, batch, first, step, expected, squares, moments, room):
    """Work out every ``step``-th turn of a batch from ``first`` on."""
    actions = np.empty(64, dtype=np.int32)
    for turn in range(first, batch.masks.shape[0], step):
        lanes = batch.lanes[turn]
        masks, columns = batch.masks[turn], batch.columns[turn]
        for lane in range(lanes):
            fill_slots(
                masks[lane], columns[lane], tables, expected, squares, moments, room.after, lane
            )
        if tables.columns > SUMS:
            fill_box(states[0], tables.boxes, masks[0], columns[0])
            gain_of_fives(states[0], tables.boxes, actions, room.fives)
        count = find_open(tables.choices, masks, lanes, room.open_choices)
        work_out_turn(tables, locks, room, room.open_choices[:count], masks, lanes, moments)
        for lane in range(lanes):
            store(tables, masks[lane], columns[lane], room.out[0, lane], expected)
            if moments:
                store(tables, masks[lane], columns[lane], room.out[1, lane], squares)


@compiled
def find_open(choices, masks, lanes, out):
    """Fill in the choices that some lane still has; return how many."""
    n = 0
    for choice in range(choices.shape[0]):
        for lane in range(lanes):
            if masks[lane] & choices[choice] == 0:
                out[n] = choice
                n += 1
                break
    return n


@compiled
def store(tables, mask, column, value, values):
    """Store what a sheet is worth, in Yahtzee also for the sums it stands for."""
    values[mask, column] = value
    if tables.columns > 1 and column % SUMS == UPPER_GOAL:
        for total in range(UPPER_GOAL):
            if is_settled(mask, total):
                values[mask, column - UPPER_GOAL + total] = value


@compiled
def work_out_turn(tables, locks, room, open_choices, masks, lanes, moments):
    """Fill in ``room.out``, given in ``room.after`` what every slot is worth."""
    values, best = room.values[0], room.best[0]
    squares, best_squares = room.values[1], room.best[1]
    write_rolls(tables, tables.gain, room, open_choices, lanes, moments)
    average_rolls(values, tables.more, lanes)
    if moments:
        average_rolls(squares, tables.more, lanes)
    if tables.locked:
        average_locked(values, squares, moments, locks, room.locked, lanes)
    else:
        choose_keeps(values, best, tables.less, lanes)
        if moments:
            follow_keeps(values, best, squares, best_squares, tables.less, lanes)
            take_rolls(best_squares, tables.full, squares, lanes)
            average_rolls(squares, tables.more, lanes)
        take_rolls(best, tables.full, values, lanes)
        average_rolls(values, tables.more, lanes)
    write_rolls(tables, tables.first_gain, room, open_choices, lanes, moments)
    choose_keeps(values, best, tables.less, lanes)
    if moments:
        follow_keeps(values, best, squares, best_squares, tables.less, lanes)
    if tables.big_general != GOES_ON:
        end_by_big_general(tables, best, best_squares, masks, lanes)
    average_first_roll(best, tables.full, tables.chance, room.out[0], lanes)
    if moments:
        average_first_roll(best_squares, tables.full, tables.chance, room.out[1], lanes)


@compiled
def write_rolls(tables, gain, room, open_choices, lanes, moments):
    """Fill in what writing every roll is worth, with its best choice."""
    for roll in range(tables.full.shape[0]):
        value = room.values[0, tables.full[roll]]
        five = tables.five[roll] if tables.columns > SUMS else FACES
        for lane in range(lanes):
            value[lane] = IMPOSSIBLE
        for choice in open_choices:
            points = room.fives[five, choice] if five < FACES else gain[choice, roll]
            after = room.after[0, tables.slot[choice, roll]]
            for lane in range(lanes):
                value[lane] = max(value[lane], points + after[lane])
        if moments:
            square = room.values[1, tables.full[roll]]
            for choice in open_choices:
                points = room.fives[five, choice] if five < FACES else gain[choice, roll]
                after = room.after[0, tables.slot[choice, roll]]
                after_square = room.after[1, tables.slot[choice, roll]]
                for lane in range(lanes):
                    if points + after[lane] == value[lane]:
                        square[lane] = points * (points + 2.0 * after[lane]) + after_square[lane]


@compiled
def end_by_big_general(tables, best, best_squares, masks, lanes):
    """Let five of a kind on the first roll end the game (C6, GC5)."""
    for roll in range(tables.full.shape[0]):
        for lane in range(lanes):
            if tables.five[roll] < FACES and masks[lane] & tables.general_bit == 0:
                best[tables.full[roll], lane] = tables.big_general
                best_squares[tables.full[roll], lane] = tables.big_general**2
