# pyright: basic
"""What every move of the turn being played is worth."""

from __future__ import annotations

from typing import Any

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.multisets import FACES, NUM_GROUPS, read_group
from noripan.games.dice.rules import (
    FIRST_CATEGORY,
    FIRST_SPLIT,
    PAIR_FIRST,
    PAIR_SECOND,
)
from noripan.games.dice.sheet import write
from noripan.games.dice.state import ROLLS
from noripan.solve.backward import (
    find_open,
    locks_of,
    room_for,
    tables_of,
    write_rolls,
)
from noripan.solve.sheets import SUMS, Sheets, fill_slots, gain_of_fives, sheet_of
from noripan.solve.turn import average_locked, average_rolls, choose_keeps, take_rolls


def worths(sheets: Sheets, big_general: float, means: Any, state: Any) -> list[tuple[int, float]]:
    """Return every legal action of the seat to move with the points still to come.

    ``means`` are those of every sheet, see ``backward.solve``.
    """
    actions = sheets.setup.legal_actions(state)
    tables = tables_of(sheets, big_general)
    locks = locks_of(sheets.dice if tables.locked else None)
    keeps = value_keeps.native(np.array([state]), tables, locks, means, room_for(tables, 1))
    first = FIRST_SPLIT if sheets.dice > 5 else FIRST_CATEGORY
    found: list[tuple[int, float]] = []
    for action in actions:
        if action < first:
            found.append((action, float(keeps[action])))
        else:
            found.append((action, _written(sheets, means, state, action)))
    return found


def _written(sheets: Sheets, means: Any, state: Any, action: int) -> float:
    """Return the points that a writing brings and those of the sheet after it."""
    after = state.copy()
    seat = int(state.seat)
    if sheets.dice == 5:
        write(after, action - FIRST_CATEGORY, after.dice)
    else:
        pair, group = divmod(action - FIRST_SPLIT, NUM_GROUPS)
        counts = np.zeros(FACES, dtype=np.int8)
        read_group(group, counts)
        write(after, PAIR_FIRST[pair], counts)
        write(after, PAIR_SECOND[pair], state.dice - counts)
    mask, column = sheet_of(after, seat, sheets.boxes, sheets.columns)
    return float(after.total[seat] - state.total[seat]) + float(means[mask, column])


@compiled
def value_keeps(states, tables, locks, means, room):
    """Return what every keep is worth now to the seat to move."""
    s = states[0]
    masks = np.zeros(1, dtype=np.int64)
    masks[0], column = sheet_of(s, s.seat, tables.boxes, tables.columns)
    rolls_left = s.rolls_left
    fill_slots(masks[0], column, tables, means, means, False, room.after, 0)
    if tables.columns > SUMS:
        gain_of_fives(s, tables.boxes, np.empty(64, dtype=np.int32), room.fives)
    open_choices = room.open_choices[: find_open(tables.choices, masks, 1, room.open_choices)]
    values, best = room.values[0], room.best[0]
    write_rolls(tables, tables.gain, room, open_choices, 1, False)
    average_rolls(values, tables.more, 1)
    if rolls_left == ROLLS - 1:
        if tables.locked:
            average_locked(values, room.values[1], False, locks, room.locked, 1)
        else:
            choose_keeps(values, best, tables.less, 1)
            take_rolls(best, tables.full, values, 1)
            average_rolls(values, tables.more, 1)
    return values[:, 0]
