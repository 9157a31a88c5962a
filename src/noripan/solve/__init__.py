"""Exact best play of the dice games: ``solution`` works a game out or reads it from the cache."""

from __future__ import annotations

import time
from functools import cache
from typing import Any

import numpy as np

from noripan.game import NoripanError, Setup
from noripan.games import find
from noripan.games.dice.categories import FIVE_OF_A_KIND, Kind
from noripan.solve import disk
from noripan.solve.backward import GOES_ON, solve
from noripan.solve.one_turn import FOR_POINTS, Aim, worths
from noripan.solve.sheets import Sheets, sheet_of, sheets_of

DICE_GAMES = tuple(kind.name.lower() for kind in Kind)

BIG_GENERAL_CHANCE = 6 / 6**5
"""That a first roll is five of a kind."""


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

    def worths(self, state: Any, aim: Aim = FOR_POINTS) -> list[tuple[int, float]]:
        """Return every legal action with its worth for the seat to move, best first.

        The worth is the points still to come from this choice on, bonuses included, or what
        ``aim`` says. Only while a seat is to move.
        """
        moments = self.means, self.squares
        found = worths(self.sheets, self.big_general, moments, state, aim)
        return sorted(found, key=lambda entry: (-entry[1], entry[0]))

    def chances(self, state: Any) -> list[tuple[int, float]]:
        """Return every legal action with the seat's chance of winning the match, best first.

        A shared win counts by its share. Only while one of several seats is to move.
        """
        return self.worths(state, self._to_win(state))

    def _to_win(self, state: Any) -> Aim:
        """Return the aim of winning for the seat to move.

        In a series a winner collects the differences to all others (C9, GC10): a point moves a
        seat's standing by ``scale``; games still to come bring all seats the same on average.
        """
        seats, mover = int(state.seats), int(state.seat)
        is_series = int(state.games) > 1
        scale = float(seats - 1 + int(state.zero_sum)) if is_series else 1.0
        to_come = int(state.games) - int(state.games_played) - 1 if is_series else 0
        spread = to_come * scale**2 * self.sd**2
        base = [
            int(state.collected[n]) * is_series + scale * int(state.total[n]) for n in range(seats)
        ]
        rivals: list[tuple[float, float]] = []
        turns = np.zeros(seats)
        for seat in range(seats):
            mask, column = sheet_of(state, seat, self.sheets.boxes, self.sheets.columns)
            turns[seat] = self._big_general_turns(mask) - (seat == mover)
            if seat != mover:
                mean = float(self.means[mask, column])
                variance = float(self.squares[mask, column]) - mean**2
                rivals.append((base[seat] + scale * mean, spread + scale**2 * variance))
        turns = turns.clip(0) * (not is_series)
        undecided = (1 - BIG_GENERAL_CHANCE) ** turns.sum()
        won = (1 - undecided) * turns[mover] / max(1, turns.sum())
        return Aim(np.array(rivals), base[mover], scale, spread, float(undecided), float(won))

    def _big_general_turns(self, mask: int) -> int:
        """Return in how many turns a sheet may still see a Big General (C6, GC5)."""
        options = self.sheets.setup.options
        if "big_general_needs_open_box" not in options:
            return 0
        five = 1 << self.sheets.boxes.tolist().index(FIVE_OF_A_KIND)
        if options["big_general_needs_open_box"] and mask & five:
            return 0
        return len(self.sheets.boxes) - mask.bit_count()


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
