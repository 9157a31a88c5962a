"""What a machine player is, and what it can say of a move."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from noripan.game import Setup


class Judgement(msgspec.Struct):
    """What a bot thinks of one legal action."""

    action: int
    worth: float
    """Points. Dice games: own points still to come; Sparrow: the change of own sticks until the
    hand is over; Sniff: the seat's own points minus the best opponent's, until the round is over;
    Sixteen: the points left over, with the sign turned."""
    error: float | None = None
    """The standard error of ``worth``; ``None``: exact."""
    win: float | None = None
    """The chance of winning the match, 0 … 1; a shared win counts by its share."""
    win_error: float | None = None


class Bot(Protocol):
    """A machine player."""

    needs_warming: bool
    """Whether its first move takes long without ``warm_up``."""

    def warm_up(self, setup: Setup) -> None:
        """Have native code for the choices of a game from now on, in this process.

        It takes some seconds the first time on a machine, a fraction of one from the cache.
        """
        ...

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return a legal action of ``seat``, which is to move.

        ``state`` is a resampled truth: what the seat may know is right, the rest is a guess.
        """
        ...


class Judge(Bot, Protocol):
    """A machine player that can say what it thinks of every move."""

    def judge(
        self, setup: Setup, state: Any, seat: int, rng: np.random.Generator
    ) -> list[Judgement]:
        """Return every legal action of ``seat``, the one it would choose first."""
        ...
