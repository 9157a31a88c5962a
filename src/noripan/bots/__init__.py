"""Machine players. A bot is given a truth that its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
import numpy as np

from noripan.compiled import CHANCE, draw
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
        greedy, legal_actions = setup.game.greedy, rules.legal_actions
        if setup.game.name in _WARM:
            greedy, legal_actions = greedy.native, legal_actions.native
        actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
        count = legal_actions(state, actions)
        scratch = np.zeros(1, dtype=rules.STATE)[0]
        return int(greedy(state, actions, count, scratch))


_WARM: set[str] = set()
"""Games of which this process has the greedy player in native code."""


def warm_up(setup: Setup) -> None:
    """Have native code for the bots of a game from now on; until then they run as plain Python.

    It takes some seconds the first time on a machine, a fraction of one from the cache.
    """
    rules = setup.game.rules
    state, scratch = setup.begin(), np.zeros(1, dtype=rules.STATE)[0]
    rng = np.random.default_rng(0)
    weights = np.zeros(rules.NUM_OUTCOMES, dtype=np.int64)
    while rules.current_player(state) == CHANCE:
        rules.apply(state, draw(weights, rules.chance_weights(state, weights), rng))
    actions = np.empty(rules.MAX_LEGAL, dtype=np.int32)
    count = rules.legal_actions.native(state, actions)
    setup.game.greedy.native(state, actions, count, scratch)
    _WARM.add(setup.game.name)


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
