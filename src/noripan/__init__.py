"""Noripan (놀이판): a house of table games.

>>> import noripan
>>> match = noripan.Match(noripan.load("yacht", seats=1), names=["Ana"])
>>> match.play("* 6 6 6 3 3")
>>> match.play("full-house")
>>> match.scores
[24]
"""

from __future__ import annotations

from noripan.game import BadOption, IllegalMove, NoripanError, Setup, View
from noripan.games import FOLDERS, find
from noripan.match import BadRecord, Match, Record, read_record

__version__ = "0.1.0"

__all__ = [
    "BadOption",
    "BadRecord",
    "IllegalMove",
    "Match",
    "NoripanError",
    "Record",
    "Setup",
    "View",
    "games",
    "load",
    "read_record",
]


def games() -> list[str]:
    """Return the names of all games."""
    return list(FOLDERS)


def load(name: str, seats: int | None = None, **options: object) -> Setup:
    """Return a game with seats and options chosen.

    Raises ``BadOption`` (a ``ValueError``) that names what cannot be: the game, the number of
    seats, an option or its value.
    """
    return find(name).setup(seats, **options)
