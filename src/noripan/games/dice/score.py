"""The value of dice without a match."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import numpy as np

from noripan.game import Circumstances, NoripanError, Setup
from noripan.games.dice.categories import (
    NAMES,
    Category,
    Joker,
    Kind,
    points,
)
from noripan.games.dice.multisets import FACES, GROUP, list_groups, read_group
from noripan.games.dice.notation import counts_of
from noripan.games.dice.rules import MOST_GROUPS
from noripan.games.dice.sheet import on_sheet
from noripan.games.dice.state import ROLLS


def score(setup: Setup, text: str, circumstances: Circumstances) -> dict[str, Any]:
    """Return what dice such as ``66662`` are worth in every category.

    ``roll`` says which roll of the turn they are (General; a later one if not said). A Yahtzee is
    valued as a joker as well if the setup has jokers: ``joker`` holds what a further one is worth
    once the box of its face is filled. Double Cameroon takes five dice, or ten: then each category
    has the best five of them, and ``best`` every pair of categories the best split.
    Raises ``NoripanError`` for dice that cannot be.
    """
    dice = _read_dice(setup, text)
    roll = _read_circumstances(setup, circumstances)
    state = setup.begin()
    categories = [c for c in NAMES[Kind(state.kind)] if on_sheet(state, int(c))]
    names = NAMES[Kind(state.kind)]
    result: dict[str, Any] = {"dice": [int(face) for face in dice]}
    if len(dice) > GROUP:
        splits = _splits(state, counts_of(dice), categories)
        result["categories"] = {names[c]: max(taken[c] for taken, _ in splits) for c in categories}
        result["best"] = {
            f"{names[a]} {names[b]}": max(
                max(taken[a] + left[b], taken[b] + left[a]) for taken, left in splits
            )
            for a, b in combinations(categories, 2)
        }
        return result
    counts = counts_of(dice)
    worth = _worths(state, counts, categories, first_roll=roll == 1)
    result["categories"] = {names[c]: worth[c] for c in categories}
    if max(counts) == GROUP:
        _add_five_of_a_kind(state, counts, categories, roll, result)
    return result


def _add_five_of_a_kind(
    state: Any, counts: list[int], categories: list[Category], roll: int, result: dict[str, Any]
) -> None:
    """Add what five equal dice may do beside being written: a Big General, a joker."""
    names = NAMES[Kind(state.kind)]
    if state.kind == Kind.GENERAL and roll == 1:
        result["categories"][names[Category.FIVE_OF_A_KIND]] = None
        result["wins"] = True  # C6
    if state.kind == Kind.YAHTZEE and state.joker != Joker.NONE:
        worth = _worths(state, counts, categories, joker=True)
        result["joker"] = {names[c]: worth[c] for c in categories if c != Category.FIVE_OF_A_KIND}


def _worths(
    state: Any,
    counts: list[int],
    categories: list[Category],
    *,
    first_roll: bool = False,
    joker: bool = False,
) -> dict[Category, int]:
    return {c: int(points(state, counts, int(c), first_roll, joker)) for c in categories}


def _splits(
    state: Any, counts: list[int], categories: list[Category]
) -> list[tuple[dict[Category, int], dict[Category, int]]]:
    """Return for every group of five of the ten dice what it and the rest are worth."""
    groups = np.empty(MOST_GROUPS, dtype=np.int32)
    splits: list[tuple[dict[Category, int], dict[Category, int]]] = []
    for group in groups[: list_groups(counts, groups)]:
        taken = [0] * FACES
        read_group(int(group), taken)
        left = [counts[f] - taken[f] for f in range(FACES)]
        splits.append((_worths(state, taken, categories), _worths(state, left, categories)))
    return splits


def _read_dice(setup: Setup, text: str) -> str:
    dice = re.sub(r"[\s,]", "", text)
    wrong = re.search("[^1-6]", dice)
    if wrong:
        raise NoripanError("dice-score-die", die=wrong[0])
    ten = setup.game.fixed["kind"] == Kind.CAMEROON
    if len(dice) != GROUP and not (ten and len(dice) == 2 * GROUP):
        message = "dice-score-count-ten" if ten else "dice-score-count"
        raise NoripanError(message, count=len(dice))
    return "".join(sorted(dice))


def _read_circumstances(setup: Setup, circumstances: Circumstances) -> int:
    """Return which roll of the turn the dice are."""
    for option in ("dora", "dealer"):
        if getattr(circumstances, option) is not None:
            raise NoripanError("score-circumstance", option=f"--{option}", game=setup.game.title)
    roll = ROLLS if circumstances.roll is None else circumstances.roll
    if not 1 <= roll <= ROLLS:
        raise NoripanError("dice-score-roll", roll=roll, last=ROLLS)
    return roll
