"""Moves of the dice games as texts, for people who choose from a list."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from noripan.game import View
from noripan.games.dice.categories import NAMES, NUM_UPPER, Kind, cameroon_points
from noripan.games.dice.multisets import FACES
from noripan.games.dice.notation import KEEP, counts_of
from noripan.games.dice.view import DiceView

LONGEST_LIST = 20
MOST_SPLITS = 12


class Part(msgspec.Struct):
    """One group of a split of Double Cameroon."""

    dice: str
    name: str
    points: int


def parts_of(move: str) -> list[Part]:
    """Return the two groups of a split such as ``22666 full-house 12345 little-cameroon``."""
    dice1, name1, dice2, name2 = move.split()
    return [Part(dice, name, _worth(dice, name)) for dice, name in ((dice1, name1), (dice2, name2))]


def _worth(dice: str, name: str) -> int:
    category = next(c for c, known in NAMES[Kind.CAMEROON].items() if known == name)
    counts = counts_of(dice)
    if category < NUM_UPPER:
        return (category + 1) * counts[category]
    return int(cameroon_points(counts, int(category)))


def shortlist(view: View, moves: Sequence[str]) -> list[str]:
    """Return the moves worth listing: what brings most points first, then what is usually kept.

    Every other legal move can still be typed.
    """
    assert isinstance(view, DiceView)
    if not moves:
        return []
    legal = set(moves)
    written = _best_splits(moves) if view.game == Kind.CAMEROON.name.lower() else _written(view)
    kept = view.kept or []
    keeps: list[str] = []
    for dice in _usual_keeps(view.dice):
        with_kept = Counter(dice) | Counter(kept)
        move = f"{KEEP} {''.join(str(face) for face in sorted(with_kept.elements()))}".rstrip()
        if move in legal and move not in keeps:
            keeps.append(move)
    return [*written, *keeps[: max(0, LONGEST_LIST - len(written))]]


def _written(view: DiceView) -> list[str]:
    return sorted(view.possible, key=lambda name: -view.possible[name])


def _best_splits(moves: Sequence[str]) -> list[str]:
    """Return the best split for each pair of categories, the best pairs first.

    Pairs in which a group brings nothing come last.
    """
    best: dict[tuple[str, str], tuple[tuple[bool, int], str]] = {}
    for move in moves:
        if not move.startswith(KEEP):
            first, second = parts_of(move)
            pair = first.name, second.name
            rank = min(first.points, second.points) > 0, first.points + second.points
            if pair not in best or rank > best[pair][0]:
                best[pair] = rank, move
    ranked = sorted(best.values(), key=lambda entry: entry[0], reverse=True)
    return [move for _, move in ranked[:MOST_SPLITS]]


def _usual_keeps(dice: Sequence[int]) -> Iterator[list[int]]:
    """Yield what people usually keep: equal dice, two such faces, a run, high dice, nothing."""
    counts = Counter(dice)
    faces = sorted(counts, key=lambda face: (-counts[face], -face))
    several = [face for face in faces if counts[face] > 1]
    run = _longest_run(counts)
    for face in several[:3]:
        yield [face] * counts[face]
    if len(run) > 2:
        yield from (run, run[1:], run[:-1])
    for pair in combinations(several[:3], 2):
        yield [face for face in pair for _ in range(counts[face])]
    if len(run) > 2:
        for face in several[:2]:
            yield [*run, *[face] * (counts[face] - (face in run))]
    yield [face for face in dice if face >= FACES - 1]
    yield [faces[0]] * counts[faces[0]]
    yield []


def _longest_run(counts: Counter[int]) -> list[int]:
    """Return the longest run of consecutive faces, the highest of equally long ones."""
    runs = [
        list(range(low, high + 1))
        for low in range(1, FACES + 1)
        for high in range(low, FACES + 1)
        if all(counts[face] for face in range(low, high + 1))
    ]
    return max(runs, key=lambda run: (len(run), run))
