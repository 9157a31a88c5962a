"""Exact best play of the dice games: ``solution`` works a game out or reads it from the cache."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from noripan.game import NoripanError, Setup
from noripan.games import find
from noripan.games.dice.categories import Kind
from noripan.solve import disk
from noripan.solve.backward import GOES_ON, solve
from noripan.solve.one_turn import worths
from noripan.solve.sheets import Sheets, sheet_of, sheets_of

DICE_GAMES = tuple(kind.name.lower() for kind in Kind)


class NotSolvable(NoripanError):
    """A game, or something asked about it, that has no exact solution here."""


class Solution:
    """What every sheet of a dice game is worth to one who plays for the most points."""

    def __init__(self, sheets: Sheets, big_general: float, arrays: Any, seconds: float) -> None:
        self.sheets = sheets
        self.big_general = big_general
        self.means: Any = arrays[0]
        """``(masks, columns)``: the points still to come; see ``solve.sheets``."""
        self.squares: Any = arrays[1]
        """``(masks, columns)``: the mean squares of those points."""
        self.seconds = seconds
        """How long it took to work them out."""

    @property
    def expected(self) -> float:
        """The expected total of a whole game."""
        return float(self.means[0, 0])

    @property
    def sd(self) -> float:
        """The standard deviation of that total."""
        return float(np.sqrt(self.squares[0, 0] - self.means[0, 0] ** 2))

    def remaining(self, state: Any, seat: int) -> float:
        """Return the points that a seat can expect to write from its next turn on."""
        mask, column = sheet_of(state, seat, self.sheets.boxes, self.sheets.columns)
        return float(self.means[mask, column])

    def worths(self, state: Any) -> list[tuple[int, float]]:
        """Return every legal action with the points still to come for its seat, best first.

        Points count from this choice on, bonuses included. Only while a seat is to move.
        """
        found = worths(self.sheets, self.big_general, self.means, state)
        return sorted(found, key=lambda entry: (-entry[1], entry[0]))


def solution(setup: Setup, big_general: float | None = None, *, use_cache: bool = True) -> Solution:
    """Return the solution of a dice game with its options, for one seat.

    ``big_general``: the points of a Big General that ends the game; ``None``: the game goes on, and
    it counts as an ordinary General in an open box. Raises ``NotSolvable`` for other games.
    """
    if setup.game.name not in DICE_GAMES:
        raise NotSolvable("solve-not-dice", game=setup.game.title, known=", ".join(DICE_GAMES))
    if big_general is not None and setup.game.name != Kind.GENERAL.name.lower():
        raise NotSolvable("solve-no-big-general", game=setup.game.title)
    ends = GOES_ON if big_general is None else float(big_general)
    sheets = sheets_of(setup)
    key = disk.key_of(setup, ends)
    kept = disk.load(key) if use_cache else None
    if kept is None:
        _compile()
        started = time.perf_counter()
        means, squares = solve(sheets, ends, moments=True)
        kept = np.stack([means, squares]), time.perf_counter() - started
        if use_cache:
            disk.save(key, *kept)
    return Solution(sheets, ends, *kept)


@cache
def _compile() -> None:
    """Compile the solver, so that what is timed is the solving alone."""
    solve(sheets_of(find(Kind.YACHT.name.lower()).setup(1)), GOES_ON, moments=False)
