"""What one seat may know of a match of dice: everything, for nothing is hidden."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from noripan.game import Setup, View
from noripan.games.dice.categories import (
    NAMES,
    UPPER_BONUS,
    UPPER_GOAL,
    Category,
    Kind,
    points,
)
from noripan.games.dice.multisets import FACES, list_groups, read_group
from noripan.games.dice.rules import FIRST_CATEGORY, MOST_GROUPS
from noripan.games.dice.sheet import is_first_roll, joker_granted, on_sheet, yahtzee_bonus
from noripan.games.dice.state import NOBODY, OPEN


class Sheet(msgspec.Struct):
    """A seat's score sheet."""

    boxes: dict[str, int | None]
    """The points of every category, ``None`` while it is open; in the printed order."""
    upper: int | None
    """Yahtzee: the sum of the upper section; ``None`` in the other games."""
    upper_bonus: int
    yahtzee_bonus: int
    total: int


class FinishedGame(msgspec.Struct):
    """How a game of General ended: the last one that did."""

    totals: list[int]
    settlement: list[int]
    """What every seat has collected (C9, GC10–GC12)."""
    big_general: int | None
    """The seat whose Big General ended the game."""


class DiceView(View, kw_only=True):
    """What one seat may know of a match of dice."""

    dice: list[int]
    """The dice on the table, ascending; while chance rolls, those rolled or kept so far."""
    rolls_left: int
    kept: list[int] | None
    """Dice that must be kept again (``lock_kept_dice``); ``None`` where any may be rolled."""
    sheets: list[Sheet]
    possible: dict[str, int]
    """What every category that may be written now would give; empty while dice are rolled.
    In Double Cameroon: with the best five of the ten dice."""
    bonus: int
    """Points that come on top now whatever is written: a further Yahtzee (GB5)."""
    upper_goal: int | None
    games: int
    """The games of the match; more than one only in General."""
    games_played: int
    zero_sum: bool
    last_game: FinishedGame | None


def view(setup: Setup, state: Any, seat: int | None) -> DiceView:
    """Return what ``seat`` (``None``: a spectator) may know; it is the same for everyone."""
    turn = None if state.over else "chance" if state.to_roll else int(state.seat)
    return DiceView(
        game=setup.game.name,
        seats=setup.seats,
        seat=seat,
        turn=turn,
        scores=setup.scores(state),
        winners=setup.winners(state) if turn is None else None,
        dice=_faces(state.dice),
        rolls_left=int(state.rolls_left),
        kept=_faces(state.kept) if state.lock_kept_dice else None,
        sheets=[_sheet(state, other) for other in range(setup.seats)],
        possible={} if turn != state.seat else possible(setup, state),
        bonus=int(yahtzee_bonus(state, state.dice)) if turn == state.seat else 0,
        upper_goal=UPPER_GOAL if state.kind == Kind.YAHTZEE else None,
        games=max(1, int(state.games)),
        games_played=int(state.games_played),
        zero_sum=bool(state.zero_sum),
        last_game=_last_game(setup, state),
    )


def possible(setup: Setup, state: Any) -> dict[str, int]:
    """Return what every category that the seat to move may write would give."""
    names = NAMES[Kind(state.kind)]
    if state.kind == Kind.CAMEROON:
        free = [c for c in names if state.box[state.seat, c] == OPEN]
        return {names[c]: worth for c, worth in best_groups(state, free).items()}
    legal = set(setup.legal_actions(state))
    first, joker = is_first_roll(state), joker_granted(state, state.dice)
    return {
        name: int(points(state, state.dice, int(c), first, joker))
        for c, name in names.items()
        if FIRST_CATEGORY + c in legal
    }


def best_groups(state: Any, categories: list[Category]) -> dict[Category, int]:
    """Return the most that five of the ten dice are worth in each category."""
    groups = np.empty(MOST_GROUPS, dtype=np.int32)
    best = dict.fromkeys(categories, 0)
    for group in groups[: list_groups(state.dice.tolist(), groups)]:
        counts = [0] * FACES
        read_group(int(group), counts)
        for c in categories:
            best[c] = max(best[c], int(points(state, counts, int(c), False, False)))
    return best


def _faces(counts: Any) -> list[int]:
    return [f + 1 for f in range(FACES) for _ in range(int(counts[f]))]


def _sheet(state: Any, seat: int) -> Sheet:
    upper = int(state.upper[seat]) if state.kind == Kind.YAHTZEE else None
    boxes = {
        name: None if state.box[seat, c] == OPEN else int(state.box[seat, c])
        for c, name in NAMES[Kind(state.kind)].items()
        if on_sheet(state, int(c))
    }
    return Sheet(
        boxes=boxes,
        upper=upper,
        upper_bonus=UPPER_BONUS if upper is not None and upper >= UPPER_GOAL else 0,
        yahtzee_bonus=int(state.yahtzee_bonus[seat]),
        total=int(state.total[seat]),
    )


def _last_game(setup: Setup, state: Any) -> FinishedGame | None:
    if state.kind != Kind.GENERAL or state.games_played == 0:
        return None
    return FinishedGame(
        totals=state.last_total[: setup.seats].tolist(),
        settlement=state.last_settlement[: setup.seats].tolist(),
        big_general=None if state.big_general == NOBODY else int(state.big_general),
    )
