"""Machine players. A bot is given a truth that its seat cannot tell from the real one."""

from __future__ import annotations

from typing import Any

import numpy as np

from noripan.bots.bot import Bot, Judge, Judgement
from noripan.bots.optimal import OptimalBot
from noripan.bots.simple import GreedyBot, RandomBot
from noripan.game import Game, NoripanError, Setup
from noripan.solve import DICE_GAMES

__all__ = ["Bot", "Judge", "Judgement", "UnknownBot", "find", "move", "names"]

EVERY_GAME: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}
DICE: dict[str, type[Bot]] = {"optimal": OptimalBot}


class UnknownBot(NoripanError):
    """A name that no bot for the game has."""


def names(game: Game) -> tuple[str, ...]:
    """Return the names of the bots that play a game, the strongest last."""
    return tuple(EVERY_GAME) + (tuple(DICE) if game.name in DICE_GAMES else ())


def find(name: str, setup: Setup) -> Bot:
    """Return the bot of that name; raise ``UnknownBot`` if there is none for the game."""
    if name not in names(setup.game):
        raise UnknownBot("bot-unknown", bot=name, known=", ".join(names(setup.game)))
    return (EVERY_GAME | DICE)[name]()


def move(bot: Bot, setup: Setup, state: Any, seat: int, rng: np.random.Generator) -> str:
    """Return, in notation, what a bot does in ``seat``, showing it only what the seat may know."""
    guess = setup.resample(state, seat, rng)
    action = bot.choose(setup, guess, seat, rng)
    return setup.game.notation.format_action(guess, action)
