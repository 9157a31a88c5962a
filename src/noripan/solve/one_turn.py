# pyright: basic
"""What every move of the turn being played is worth: in points, or in chances of winning.

The turn itself is worked out exactly either way. What comes after it is exact for points; for the
chance of winning every seat's final score is taken to be normal, with the exact mean and variance
of one who plays for points from there on. In the last turns, when scores are known, nothing is
approximate.
"""

from __future__ import annotations

from math import erf, sqrt
from typing import Any, Final, NamedTuple

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.categories import CAMEROON
from noripan.games.dice.multisets import FACES
from noripan.games.dice.rules import FIRST_CATEGORY, FIRST_SPLIT, legal_actions, write_split
from noripan.games.dice.sheet import write
from noripan.games.dice.state import ROLLS
from noripan.solve.backward import find_open, locks_of, room_for, tables_of
from noripan.solve.sheets import IMPOSSIBLE, SUMS, Sheets, fill_slots, gain_of_fives, sheet_of
from noripan.solve.turn import average_locked, average_rolls, choose_keeps, take_rolls

NODES, WEIGHTS = np.polynomial.hermite.hermgauss(24)
WEIGHTS = WEIGHTS / np.sqrt(np.pi)
ROUNDING: Final = 1e-6
"""Variances and differences of scores below this are none."""


class Aim(NamedTuple):
    """What a turn is played for. A seat's *standing* is what decides who wins the match."""

    rivals: Any
    """``(rivals, 2)``: mean and variance of their final standings; no rivals: points count."""
    base: float
    """The own standing without the points from this choice on."""
    scale: float
    """By how much a point moves a standing."""
    spread: float
    """The variance that games still to come add to the own standing."""
    undecided: float
    """The chance that standings decide, and no Big General before."""
    won: float
    """The chance that an own Big General decides."""


FOR_POINTS: Final = Aim(np.empty((0, 2)), 0.0, 1.0, 0.0, 1.0, 0.0)


def worths(
    sheets: Sheets, big_general: float, moments: Any, state: Any, aim: Aim = FOR_POINTS
) -> list[tuple[int, float]]:
    """Return every legal action of the seat to move with its worth, in their order.

    ``moments`` are the means and mean squares of every sheet, see ``backward.solve``.
    """
    tables = tables_of(sheets, big_general)
    locks = locks_of(sheets.dice if tables.locked else None)
    actions = np.empty(sheets.setup.game.rules.MAX_LEGAL, dtype=np.int32)
    found = np.empty(len(actions))
    count = value_actions.native(
        np.array([state, state]),
        tables,
        locks,
        moments[0],
        moments[1],
        aim,
        room_for(tables, 1),
        actions,
        found,
    )
    return list(zip(actions[:count].tolist(), found[:count].tolist(), strict=True))


@compiled
def value_actions(states, tables, locks, means, squares, aim, room, actions, out):
    """Fill in the legal actions of ``states[0]`` and their worths; return how many.

    ``states[1]`` is overwritten.
    """
    s = states[0]
    count = legal_actions(s, actions)
    first = FIRST_SPLIT if s.kind == CAMEROON else FIRST_CATEGORY
    if s.rolls_left > 0:
        states[1] = states[0]
        value_keeps(states[1], tables, locks, means, squares, aim, room)
    for i in range(count):
        if actions[i] < first:
            out[i] = room.values[0, actions[i], 0]
        else:
            states[1] = states[0]
            out[i] = value_writing(s, states[1], actions[i], tables, means, squares, aim)
    return count


@compiled
def value_writing(s, after, action, tables, means, squares, aim):
    """Return what writing is worth; ``after`` is a copy of ``s`` to write on."""
    if s.kind == CAMEROON:
        write_split(after, action - FIRST_SPLIT)
    else:
        write(after, action - FIRST_CATEGORY, after.dice)
    mask, column = sheet_of(after, s.seat, tables.boxes, tables.columns)
    points = float(after.total[s.seat] - s.total[s.seat])
    return worth_of(points, means[mask, column], squares[mask, column], aim)


@compiled
def value_keeps(s, tables, locks, means, squares, aim, room):
    """Fill in ``room.values[0]`` what every keep is worth now to the seat to move.

    ``s`` is overwritten.
    """
    rolls_left = s.rolls_left
    masks = np.zeros(1, dtype=np.int64)
    masks[0], column = sheet_of(s, s.seat, tables.boxes, tables.columns)
    fill_slots(masks[0], column, tables, means, squares, True, room.after, 0)
    if tables.columns > SUMS:
        gain_of_fives(s, tables.boxes, np.empty(64, dtype=np.int32), room.fives)
    open_choices = room.open_choices[: find_open(tables.choices, masks, 1, room.open_choices)]
    values, best = room.values[0], room.best[0]
    value_rolls(tables, room, open_choices, aim)
    average_rolls(values, tables.more, 1)
    if rolls_left == ROLLS - 1:
        if tables.locked:
            average_locked(values, room.values[1], False, locks, room.locked, 1)
        else:
            choose_keeps(values, best, tables.less, 1)
            take_rolls(best, tables.full, values, 1)
            average_rolls(values, tables.more, 1)


@compiled
def value_rolls(tables, room, open_choices, aim):
    """Fill in what writing every roll is worth, with its best choice."""
    for roll in range(tables.full.shape[0]):
        five = tables.five[roll] if tables.columns > SUMS else FACES
        most = IMPOSSIBLE
        for choice in open_choices:
            points = room.fives[five, choice] if five < FACES else tables.gain[choice, roll]
            if points > IMPOSSIBLE:
                slot = tables.slot[choice, roll]
                worth = worth_of(points, room.after[0, slot, 0], room.after[1, slot, 0], aim)
                most = max(most, worth)
        room.values[0, tables.full[roll], 0] = most


@compiled
def worth_of(points, mean, square, aim):
    """Return the worth of points that are sure and of more with this mean and mean square."""
    if aim.rivals.shape[0] == 0:
        return points + mean
    standing = aim.base + aim.scale * (points + mean)
    variance = aim.spread + aim.scale**2 * (square - mean**2)
    return aim.won + aim.undecided * chance_to_lead(standing, variance, aim.rivals)


@compiled
def chance_to_lead(mean, variance, rivals):
    """Return the chance of the best standing; a shared one counts by its share."""
    if variance < ROUNDING:
        return chance_at(mean, rivals)
    if rivals.shape[0] == 1:
        return normal((mean - rivals[0, 0]) / sqrt(variance + rivals[0, 1]))
    chance = 0.0
    for i in range(NODES.shape[0]):
        chance += WEIGHTS[i] * chance_at(mean + sqrt(2.0 * variance) * NODES[i], rivals)
    return chance


@compiled
def chance_at(standing, rivals):
    """Return the chance that a standing is the best one."""
    chance = 1.0
    level = 0
    for rival in range(rivals.shape[0]):
        lead = standing - rivals[rival, 0]
        if rivals[rival, 1] >= ROUNDING:
            chance *= normal(lead / sqrt(rivals[rival, 1]))
        elif lead < -ROUNDING:
            return 0.0
        elif lead < ROUNDING:
            level += 1
    return chance / (1 + level)


@compiled
def normal(x):
    """Return the standard normal distribution function."""
    return 0.5 * (1.0 + erf(x / sqrt(2.0)))
