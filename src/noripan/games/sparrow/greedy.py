# pyright: basic
"""A sensible one-move-ahead player of Sparrow Mahjong."""

import numpy as np

from noripan.compiled import compiled
from noripan.games.sparrow.hand import (
    ALL_GREEN,
    CHINYAO,
    COPIES_OF_KIND,
    FIRST_RED,
    KIND,
    LIMIT,
    NO_LIMIT,
    NOTHING,
    NUM_FACES,
    NUM_KINDS,
    NUM_NUMBERS,
    NUM_PARTS,
    NUM_SHAPES,
    RED_DRAGON,
    SETS,
    SHAPES,
    TANYAO_POINTS,
    hand_points,
)
from noripan.games.sparrow.state import RON, TSUMO, dora_kind

FURTHEST = 3
"""Complete hands that need more new tiles than this are left out of account."""
NEARNESS = np.array([0.0, 1.0, 0.04, 0.001])
"""The worth of a complete hand by the number of tiles it still needs."""
TOO_CHEAP = 0.1
"""The worth of a hand below the minimum: a red tile may still make it dear enough."""
TSUMO_ONLY = 0.4
"""The worth of a last tile that the own discards keep from being ronned (R14)."""


@compiled
def greedy(s, actions, count, scratch):
    """Declare every win; otherwise keep the five tiles that promise most.

    Looks at the own tiles and at what lies face up.
    """
    last = actions[count - 1]
    if last == TSUMO or actions[0] == RON:
        return last if last == TSUMO else RON
    if count == 1:
        return last
    unseen = np.full(NUM_KINDS, COPIES_OF_KIND)
    look_around(s, unseen)
    tiles = np.zeros(NUM_FACES, dtype=np.int64)
    for f in range(NUM_FACES):
        tiles[f] = s.hand[s.seat, f]
    best, best_worth = actions[0], -1.0
    for i in range(count):
        tile = actions[i]
        tiles[tile] -= 1
        blocked = s.discarded[s.seat] | (1 << int(KIND[tile]))
        worth = promise(s, tiles, unseen, blocked)
        tiles[tile] += 1
        if worth > best_worth:
            best, best_worth = tile, worth
    return best


@compiled
def look_around(s, unseen):
    """Take out of ``unseen`` (by kind) the own tiles and those that lie face up."""
    for f in range(NUM_FACES):
        unseen[KIND[f]] -= s.hand[s.seat, f]
    unseen[dora_kind(s)] -= 1
    for seat in range(s.seats):
        for i in range(s.river_size[seat]):
            unseen[KIND[s.river[seat, i]]] -= 1


@compiled
def promise(s, tiles, unseen, blocked):
    """Return the worth of five tiles: all complete hands within reach, by their likelihood."""
    held = np.zeros(NUM_KINDS, dtype=np.int64)
    for f in range(NUM_FACES):
        held[KIND[f]] += tiles[f]
    total = 0.0
    for shape in range(NUM_SHAPES):
        missing, last_kind, ways = 0, NOTHING, 1.0
        for k in range(NUM_KINDS):
            need = SHAPES[shape, k] - held[k]
            if need > 0:
                missing += need
                last_kind = k
                for i in range(need):
                    ways *= (unseen[k] - i) / (i + 1)
                if missing > FURTHEST or ways <= 0:
                    break
        if missing > FURTHEST or ways <= 0:
            continue
        points = likely_points(s, shape, tiles)
        worth = ways * NEARNESS[missing] * points
        if points < s.minimum_points:
            worth *= TOO_CHEAP
        if missing == 1 and (blocked >> last_kind) & 1:
            worth *= TSUMO_ONLY
        total += worth
    return total


@compiled
def likely_points(s, shape, tiles):
    """Return the hand points of a complete hand if the tiles still to come are plain ones."""
    reds = 0
    for k in range(NUM_NUMBERS):
        if SHAPES[shape, k] > 0:
            reds += tiles[FIRST_RED + k]
    limit = SHAPE_LIMIT[shape]
    if limit == CHINYAO or (limit == ALL_GREEN and (reds == 0 or s.all_green_allows_red)):
        return SHAPE_POINTS[shape]
    return SHAPE_WITHOUT_LIMIT[shape] + reds + SHAPES[shape, dora_kind(s)]


def _shape_points() -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Return by shape, of plain tiles: points, limit hand, and points were it no limit hand."""
    points, limits, without = (np.zeros(NUM_SHAPES, dtype=np.int64) for _ in range(3))
    parts = np.zeros(NUM_PARTS, dtype=np.int64)
    for i, shape in enumerate(SHAPES):
        tiles = np.zeros(NUM_FACES, dtype=np.int64)
        tiles[:NUM_KINDS] = shape
        points[i] = hand_points(tiles, NOTHING, False, parts)
        limits[i] = parts[LIMIT]
        without[i] = points[i]
        if parts[LIMIT] != NO_LIMIT:
            numbers = shape[1 : NUM_NUMBERS - 1].sum()
            tanyao = TANYAO_POINTS if numbers == shape.sum() else 0
            without[i] = parts[SETS] + shape[RED_DRAGON] + tanyao
    return points, limits, without


SHAPE_POINTS, SHAPE_LIMIT, SHAPE_WITHOUT_LIMIT = _shape_points()
