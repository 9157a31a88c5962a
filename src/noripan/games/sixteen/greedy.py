# pyright: basic
"""A sensible one-move-ahead player of Sixteen."""

from noripan.compiled import compiled
from noripan.games.sixteen.rules import points_of
from noripan.games.sixteen.state import ASIDE
from noripan.games.sixteen.tiles import (
    ALL_FACES,
    CUT,
    DONE,
    END,
    GROUP,
    HIGHER,
    HIGHEST_NUMBER,
    LAST,
    MOST_REMOVED,
    NUM_GROUPS,
    RESTART,
    SPECIAL_POINTS,
    TRASH,
    VALUE,
)

# What things are worth, in tenths of a leftover point; found by playing thousands of matches.
FITTING = 2
"""A point on an own tile that still fits its row: it may yet be laid."""
STUCK = 9
"""A point on an own tile that fits no longer …"""
RESCUED = 7
"""… and on one that an own RESTART will help."""
TURN = 35
"""A turn that it takes to lay the own tiles that fit."""
TILE = 28
"""A tile in the hand, whatever its points: an empty hand wins."""
HINDERED = 2
"""A point on a tile of somebody else's that fits no longer; the others share it."""
SPECIAL_EARLY = 60
"""A special tile that is kept for later, early in a round …"""
LAST_TILES = 10
"""… it loses that worth, and then costs more and more, when somebody has so few tiles left."""


@compiled
def greedy(s, actions, count, scratch):
    """Return the action after which the own tiles are easiest to lay and the others' hardest.

    It looks at the own hand, the rows and the tiles laid aside. A move changes one row, so that
    ``scratch``, a second state record, is not needed.
    """
    best, best_worth = actions[0], -1_000_000
    for i in range(count):
        worth = action_worth(s, actions[i])
        if worth > best_worth:
            best, best_worth = actions[i], worth
    return best


@compiled
def action_worth(s, action):
    """Return what an action gains over doing nothing."""
    if action >= DONE:
        return 0
    if action >= CUT:
        return special_worth(s, action)
    c = action // NUM_GROUPS
    own = int(s.tiles[s.seat, c])
    after = worth_after(s, c, own, action - NUM_GROUPS * c)
    return after - row_worth(s, c, own, int(s.row_value[c]))


@compiled
def special_worth(s, action):
    """Return what a special tile gains, with the best placement after it."""
    if action < TRASH:
        c, count = action - CUT, 1
    else:
        c = (action - TRASH) // MOST_REMOVED
        count = (action - TRASH) % MOST_REMOVED + 1
    own = int(s.tiles[s.seat, c])
    length = s.row_length[c] - count
    value = VALUE[s.row[c, length - 1]] if length > 0 else 0
    best = row_worth(s, c, own, value)
    for group in range(NUM_GROUPS):
        if GROUP[group] & ~(own & HIGHER[value]) == 0:
            best = max(best, worth_after(s, c, own, group))
    gain = best - row_worth(s, c, own, int(s.row_value[c]))
    return gain + SPECIAL_POINTS * max(0, LAST_TILES - fewest_tiles(s)) - SPECIAL_EARLY


@compiled
def fewest_tiles(s):
    """Return the size of the smallest hand."""
    fewest = int(s.hand_size[0])
    for seat in range(1, s.seats):
        fewest = min(fewest, int(s.hand_size[seat]))
    return fewest


@compiled
def worth_after(s, c, own, group):
    """Return the worth of a row when a group of the ``own`` tiles has been laid."""
    return row_worth(s, c, own & ~GROUP[group], VALUE[LAST[group]])


@compiled
def row_worth(s, c, own, value):
    """Return what a row of some value is worth to the seat with the ``own`` tiles of its colour."""
    fitting, stuck = own & HIGHER[value], own & ~HIGHER[value]
    worth = -FITTING * points_of(fitting)
    worth -= (RESCUED if (fitting >> RESTART) & 1 else STUCK) * points_of(stuck)
    worth -= TURN * turns_for(fitting) + TILE * tiles_of(own)
    hindered = others_tiles(s, c) & ~HIGHER[value]
    return worth + HINDERED * points_of(hindered) // (s.seats - 1)


@compiled
def others_tiles(s, c):
    """Return the tiles of a colour that the seat to move does not see."""
    seen = s.tiles[s.seat, c] | s.tiles[ASIDE, c]
    for i in range(s.row_length[c]):
        seen |= 1 << int(s.row[c, i])
    return ALL_FACES & ~seen


@compiled
def turns_for(tiles):
    """Return how many turns it takes to lay tiles: the groups of consecutive numbers.

    One 16 may end a group with the 15; otherwise every 16 takes a turn.
    """
    turns = 0
    for face in range(1, HIGHEST_NUMBER + 1):
        turns += (tiles >> face) & 1 & ~(tiles >> (face - 1))
    sixteens = ((tiles >> END) & 1) + ((tiles >> RESTART) & 1)
    if sixteens > 0 and (tiles >> HIGHEST_NUMBER) & 1:
        sixteens -= 1
    return turns + sixteens


@compiled
def tiles_of(tiles):
    """Return how many tiles of one colour there are."""
    count = 0
    for face in range(1, RESTART + 1):
        count += (tiles >> face) & 1
    return count
