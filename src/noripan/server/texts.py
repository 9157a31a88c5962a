"""Words, rules and the list of games, as the browser needs them."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import resources

from noripan import bots, words
from noripan.game import NoripanError, Option
from noripan.games import FOLDERS, find
from noripan.server.protocol import LEVELS, GameInfo, OptionInfo, RuleText


@cache
def catalogue(language: str) -> tuple[str, str]:
    """Return all words of a language in Fluent's format, and a tag that changes with them."""
    _check(language)
    folder = resources.files(words) / language
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    text = "\n".join(file.read_text("utf-8") for file in files if file.name.endswith(".ftl"))
    return text, hashlib.sha256(text.encode()).hexdigest()[:32]


@cache
def rules(game: str, language: str) -> str:
    """Return the rules of a game as Markdown, with those of the game it builds on."""
    _check(language)
    find(game)
    return "\n\n".join(words.rules_text(name, language) for name in words.with_parent(game))


def rule(game: str, language: str, number: str) -> RuleText | None:
    """Return one numbered rule of a game, if there is such."""
    _check(language)
    find(game)
    text = words.rules_by_number(game, language).get(number.upper())
    return None if text is None else RuleText(number.upper(), text)


@cache
def games() -> list[GameInfo]:
    """Return what can be played."""
    return [_game(name) for name in FOLDERS]


def _game(name: str) -> GameInfo:
    game = find(name)
    return GameInfo(
        name=name,
        seats=list(game.seats),
        options=[_option(option, list(game.seats)) for option in game.options],
        secret=game.secret,
        pairs=game.pairs,
        bots=[level for level in LEVELS if level in bots.names(game)],
    )


def _option(option: Option, seats: list[int]) -> OptionInfo:
    company = next((number for number in seats if number > 1), seats[0])
    default = option.default_for(company)
    kind = "choice" if option.choices else "flag" if isinstance(default, bool) else "number"
    return OptionInfo(
        name=option.name,
        kind=kind,
        default=default,
        defaults={str(number): option.default_for(number) for number in seats},
        choices=list(option.choices),
        minimum=option.minimum,
        maximum=option.maximum,
        step=option.step,
    )


def _check(language: str) -> None:
    if language not in words.LANGUAGES:
        known = ", ".join(words.LANGUAGES)
        raise NoripanError("language-unknown", language=language, known=known)
