# pyright: basic
"""The state of a match of dice, and how a seat observes it.

The state is the whole truth in plain integers; nothing of it is hidden.
"""

import numpy as np

from noripan.compiled import compiled
from noripan.games.dice.categories import NUM_CATEGORIES, Kind
from noripan.games.dice.multisets import FACES

MAX_SEATS = 8
NUM_KINDS = len(Kind)
ROLLS = 3  # A3, D2
OPEN, ABSENT = -1, -2  # of a box: nothing written yet; not on this game's sheet
NOBODY = -1

STATE = np.dtype(
    (
        np.record,
        [
            ("seats", "i1"),
            ("kind", "i1"),
            # Options, see the games' rules.
            ("lock_kept_dice", "i1"),
            ("yacht_is_full_house", "i1"),
            ("scoring", "i1"),
            ("joker", "i1"),
            ("chance_category", "i1"),
            ("big_general_needs_open_box", "i1"),
            ("zero_sum", "i1"),
            ("games", "i2"),
            # The turn
            ("seat", "i1"),  # whose turn it is
            ("over", "i1"),
            ("rolls_left", "i1"),  # the roll being made is not made yet
            ("to_roll", "i1"),  # dice that chance has still to roll
            ("dice", "i1", (FACES,)),  # on the table, by face
            ("kept", "i1", (FACES,)),  # those kept before this roll, if that binds (GA6)
            ("turns_left", "i2"),
            # The sheets
            ("box", "i1", (MAX_SEATS, NUM_CATEGORIES)),  # points, OPEN or ABSENT
            ("upper", "i2", (MAX_SEATS,)),  # Yahtzee: the upper section's sum
            ("yahtzee_bonus", "i2", (MAX_SEATS,)),
            ("total", "i2", (MAX_SEATS,)),  # with all bonuses
            # General: several games, and how the game before this one ended
            ("games_played", "i2"),
            ("collected", "i4", (MAX_SEATS,)),
            ("last_total", "i2", (MAX_SEATS,)),
            ("last_settlement", "i4", (MAX_SEATS,)),
            ("big_general", "i1"),  # the seat whose Big General ended that game
        ],
    )
)

OBSERVATION = (
    ("game", NUM_KINDS),
    ("options", 8),
    ("dice", FACES),
    ("kept", FACES),
    ("rolls_left", 1),
    ("to_roll", 1),
    ("seats", 1),
    ("games_left", 1),
    ("turn", MAX_SEATS),
    ("box_open", MAX_SEATS * NUM_CATEGORIES),
    ("box", MAX_SEATS * NUM_CATEGORIES),
    ("upper", MAX_SEATS),
    ("yahtzee_bonus", MAX_SEATS),
    ("total", MAX_SEATS),
    ("collected", MAX_SEATS),
)
"""Seats are counted from the observer; seats and boxes that do not exist are 0."""


@compiled
def observe(s, seat, out):
    """Fill in what a seat may know, which is everything; see ``OBSERVATION``."""
    out[:] = 0
    out[s.kind] = 1
    i = NUM_KINDS
    out[i] = s.lock_kept_dice
    out[i + 1] = s.yacht_is_full_house
    out[i + 2] = s.scoring
    out[i + 3] = s.joker
    out[i + 4] = s.chance_category
    out[i + 5] = s.big_general_needs_open_box
    out[i + 6] = s.games
    out[i + 7] = s.zero_sum
    i += 8
    for f in range(FACES):
        out[i + f] = s.dice[f]
        out[i + FACES + f] = s.kept[f]
    i += 2 * FACES
    out[i] = s.rolls_left
    out[i + 1] = s.to_roll
    out[i + 2] = s.seats
    out[i + 3] = s.games - s.games_played
    i += 4
    observe_sheets(s, seat, out, i)


@compiled
def observe_sheets(s, seat, out, i):
    """Fill in all sheets from ``out[i]`` on, the observer's own first."""
    boxes = MAX_SEATS * NUM_CATEGORIES
    sums = i + MAX_SEATS + 2 * boxes
    for k in range(s.seats):
        other = (seat + k) % s.seats
        out[i + k] = s.seat == other and not s.over
        for c in range(NUM_CATEGORIES):
            box = i + MAX_SEATS + k * NUM_CATEGORIES + c
            out[box] = s.box[other, c] == OPEN
            out[boxes + box] = max(0, s.box[other, c])
        out[sums + k] = s.upper[other]
        out[sums + MAX_SEATS + k] = s.yahtzee_bonus[other]
        out[sums + 2 * MAX_SEATS + k] = s.total[other]
        out[sums + 3 * MAX_SEATS + k] = s.collected[other]
