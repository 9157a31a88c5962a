# pyright: basic
"""One turn, played perfectly: three rolls, keeping some dice after the first and the second.

All functions work on several *lanes* at once: turns of the same dice with different sheets. They
do not care what values mean: points still to come, or chances of winning. A written roll has a
value for each lane; from there the turn is worked out backwards. A roll is the average of 7,776
(or 60 million) outcomes, but one die at a time it is an average of six; and the best keep of a roll
is the whole roll or the best keep of the same dice without one of them.

``values`` and ``best`` are ``(keeps, lanes)``; tables are those of ``solve.dice``. ``squares`` are
the mean squares that belong to ``values``, so that the spread of the points can be told too.
"""

from noripan.compiled import compiled
from noripan.games.dice.multisets import FACES
from noripan.solve.dice import NO_KEEP, NUM_KEEPS

SIXTH = 1.0 / FACES


@compiled
def average_rolls(values, more, lanes):
    """Fill in what every keep is worth, given in ``values`` what every roll is worth."""
    for keep in range(more.shape[0]):
        if more[keep, 0] == NO_KEEP:
            continue
        ones, twos, threes = values[more[keep, 0]], values[more[keep, 1]], values[more[keep, 2]]
        fours, fives, sixes = values[more[keep, 3]], values[more[keep, 4]], values[more[keep, 5]]
        value = values[keep]
        for lane in range(lanes):
            value[lane] = SIXTH * (
                ones[lane] + twos[lane] + threes[lane] + fours[lane] + fives[lane] + sixes[lane]
            )


@compiled
def choose_keeps(values, best, less, lanes):
    """Fill in what the best keep of some dice is worth, all of them included."""
    for keep in range(less.shape[0] - 1, -1, -1):
        most = best[keep]
        value = values[keep]
        for lane in range(lanes):
            most[lane] = value[lane]
        for f in range(FACES):
            if less[keep, f] != NO_KEEP:
                other = best[less[keep, f]]
                for lane in range(lanes):
                    most[lane] = max(most[lane], other[lane])


@compiled
def follow_keeps(values, best, squares, best_squares, less, lanes):
    """Fill in the squares that belong to the keeps chosen by ``choose_keeps``."""
    for keep in range(less.shape[0] - 1, -1, -1):
        for lane in range(lanes):
            best_squares[keep, lane] = squares[keep, lane]
        for f in range(FACES):
            other = less[keep, f]
            if other != NO_KEEP:
                for lane in range(lanes):
                    if values[keep, lane] < best[keep, lane] == best[other, lane]:
                        best_squares[keep, lane] = best_squares[other, lane]


@compiled
def take_rolls(best, full, values, lanes):
    """Take what the best keep of every roll is worth for the worth of that roll."""
    for roll in range(full.shape[0]):
        source, target = best[full[roll]], values[full[roll]]
        for lane in range(lanes):
            target[lane] = source[lane]


@compiled
def average_first_roll(best, full, chance, out, lanes):
    """Fill in the average over all rolls of all dice."""
    for lane in range(lanes):
        out[lane] = 0.0
    for roll in range(full.shape[0]):
        value = best[full[roll]]
        for lane in range(lanes):
            out[lane] += chance[roll] * value[lane]


@compiled
def average_locked(values, squares, moments, locks, room, lanes):
    """Fill in what every first keep is worth if those dice must be kept again (GA6).

    ``values`` says what every second keep is worth and, where all dice are kept, what is written;
    it is replaced. ``locks`` are the unions and tables of ``solve.dice``; ``room`` is
    ``(6, keeps, lanes)``.
    """
    unions, tables = locks
    for keep in range(values.shape[0]):
        n = unions.left[keep]
        if n == 0:
            continue
        table = tables[n]
        size = NUM_KEEPS[n]
        now, best, now_squares, best_squares = room[0], room[1], room[2], room[3]
        for other in range(size):
            source = unions.keep[unions.first[keep] + other]
            for lane in range(lanes):
                now[other, lane] = values[source, lane]
                if moments:
                    now_squares[other, lane] = squares[source, lane]
        choose_keeps(now, best, table.less, lanes)
        average_first_roll(best, table.full, table.chance, room[4, keep], lanes)
        if moments:
            follow_keeps(now, best, now_squares, best_squares, table.less, lanes)
            average_first_roll(best_squares, table.full, table.chance, room[5, keep], lanes)
    for keep in range(values.shape[0]):
        if unions.left[keep] > 0:
            for lane in range(lanes):
                values[keep, lane] = room[4, keep, lane]
                if moments:
                    squares[keep, lane] = room[5, keep, lane]
