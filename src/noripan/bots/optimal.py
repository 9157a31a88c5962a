"""The perfect player of the dice games."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np

from noripan.bots.bot import Judgement
from noripan.bots.simple import first_choice
from noripan.game import Setup, Value
from noripan.games import find
from noripan.games.dice.categories import GENERAL_POINTS, Kind
from noripan.solve import Solution, solution


class OptimalBot:
    """Plays alone for the most points, which is exact; against others to be first.

    See ``solve.one_turn`` for what is exact about chances of winning and what is not.
    """

    needs_warming = True

    def warm_up(self, setup: Setup) -> None:
        """Solve the game, or read its solution, and compile what judges moves by it."""
        self.choose(setup, first_choice(setup), 0, np.random.default_rng(0))

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return the best action; ``rng`` is not used. Raises ``NotSolvable``."""
        return self.judge(setup, state, seat, rng)[0].action

    def judge(
        self, setup: Setup, state: Any, seat: int, rng: np.random.Generator
    ) -> list[Judgement]:
        """Return every legal action, best first; ``rng`` is not used. Raises ``NotSolvable``.

        Where chances of winning are the same, the points decide.
        """
        solved = _solved(setup)
        points = solved.worths(state)
        if setup.seats == 1:
            return [Judgement(action, worth) for action, worth in points]
        win = dict(solved.chances(state))
        judged = [Judgement(action, worth, win=win[action]) for action, worth in points]
        return sorted(judged, key=lambda j: (-(j.win or 0.0), -j.worth, j.action))


def _solved(setup: Setup) -> Solution:
    return _solution(setup.game.name, tuple(sorted(setup.options.items())), setup.seats == 1)


@cache
def _solution(game: str, options: tuple[tuple[str, Value], ...], alone: bool) -> Solution:
    """Return the solution of a game; alone, a Big General ends it and brings its points (C6)."""
    ends = alone and game == Kind.GENERAL.name.lower()
    return solution(find(game).setup(1, **dict(options)), float(GENERAL_POINTS) if ends else None)
