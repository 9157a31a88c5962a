"""The games: one folder a game or a family, each with the same rooms.

=============== ====================================================================
``rules``       the rules as compiled functions over one state record
``notation``    text ↔ action and chance outcome, and who sees a move being made
``view``        what one seat or a spectator may know
``explain``     why an action is illegal
``greedy``      the move of a sensible one-move-ahead player
``score``       the value of a hand, roll or layout without a match
``terminal``    how a view is drawn in a terminal
=============== ====================================================================
"""

from __future__ import annotations

from importlib import import_module

from noripan.game import BadOption, Game

FOLDERS = {
    "sparrow": "sparrow",
    "sniff": "sniff",
    "sixteen": "sixteen",
    "yacht": "dice",
    "yahtzee": "dice",
    "general": "dice",
    "cameroon": "dice",
}
"""Every game by name, and the folder it lives in."""


def find(name: str) -> Game:
    """Return the game of that name; raise ``BadOption`` if there is none."""
    if name not in FOLDERS:
        raise BadOption("game-unknown", game=name, known=", ".join(FOLDERS))
    games: tuple[Game, ...] = import_module(f"noripan.games.{FOLDERS[name]}").GAMES
    return next(game for game in games if game.name == name)
