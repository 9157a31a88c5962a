# pyright: basic
"""A sensible one-move-ahead player of American Sniff."""

from noripan.compiled import compiled
from noripan.games.sniff.state import (
    HIGH,
    LAID,
    LOW,
    NUM_ENDS,
    NUM_TILES,
    UNSEEN,
    end_sum,
    holds,
    lay,
    open_numbers,
)


@compiled
def greedy(s, actions, count, scratch):
    """Return the action that takes the most points, then sheds the most pips.

    Keeping another tile that fits is worth a little. ``scratch`` is a second state record to try
    moves in.
    """
    best, best_worth = actions[0], -1_000_000
    for i in range(count):
        worth = placement_worth(s, actions[i], scratch)
        if worth > best_worth:
            best, best_worth = actions[i], worth
    return best


@compiled
def placement_worth(s, action, scratch):
    """Return the worth of laying a tile, in tenths of a point."""
    t = action if action < NUM_TILES else (action - NUM_TILES) // NUM_ENDS
    copy_table(s, scratch)
    lay(scratch, action)
    scratch.owner[t] = LAID
    total = end_sum(scratch)
    worth = 10 * total if total % 5 == 0 else 0
    worth += 4 * (LOW[t] + HIGH[t])
    if holds(scratch, s.seat, open_numbers(scratch)):
        worth += 15
    return worth


@compiled
def copy_table(s, scratch):
    """Copy the layout and the seat's own hand; nothing else is looked at."""
    for t in range(NUM_TILES):
        scratch.owner[t] = s.owner[t] if s.owner[t] == s.seat else UNSEEN
        scratch.laid[t] = s.laid[t]
    scratch.laid_count = s.laid_count
    scratch.sniff = s.sniff
    for e in range(NUM_ENDS):
        scratch.end_tiles[e] = s.end_tiles[e]
        scratch.end_value[e] = s.end_value[e]
        scratch.end_double[e] = s.end_double[e]
