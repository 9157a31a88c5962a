"""Machine players. A bot is given a truth that its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from noripan.game import NoripanError, Setup


class UnknownBot(NoripanError):
    """A name that no bot has."""


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


class RandomBot:
    """Plays any legal move, each as likely as another."""

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return a legal action at random."""
        actions = setup.legal_actions(state)
        return actions[int(rng.random() * len(actions))]


class GreedyBot:
    """Plays the move that looks best now: points on offer, the better hand."""

    def choose(self, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> int:
        """Return the game's own greedy action; ``rng`` is not used."""
        rules = setup.game.rules
        actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
        count = rules.legal_actions(state, actions)
        scratch = np.zeros(1, dtype=rules.STATE)[0]
        return int(setup.game.greedy(state, actions, count, scratch))


BOTS: dict[str, type[RandomBot] | type[GreedyBot]] = {"random": RandomBot, "greedy": GreedyBot}


def find(name: str) -> Bot:
    """Return the bot of that name; raise ``UnknownBot`` if there is none."""
    if name not in BOTS:
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(BOTS))
    return BOTS[name]()


def move(bot: Bot, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> str:
    """Return, in notation, what a bot does in ``seat``, showing it only what the seat may know."""
    guess = setup.resample(state, seat, rng)
    action = bot.choose(setup, guess, seat, rng)
    return setup.game.notation.format_action(guess, action)
