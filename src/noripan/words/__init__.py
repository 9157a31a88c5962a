"""Every sentence people read, in English, Korean and Indonesian.

The catalogue is in Project Fluent's format (one folder a language, one file a topic), which the
browser reads as well. Rules are Markdown texts, see ``rules_text``.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from noripan.game import Message, NoripanError
from noripan.words.josa import josa

PARENT = {"yahtzee": "yacht", "general": "yacht", "cameroon": "yacht"}
"""Games whose rules say only what differs from another's."""

LANGUAGES = {"en": "English", "ko": "한국어", "id": "Bahasa Indonesia"}


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def text(self, message_id: str, **parameters: Any) -> str:
        """Return a message filled in; parameters may be messages or errors themselves.

        An id that no catalogue holds is a defect: it raises ``KeyError``.
        """
        message = self._bundle.get_message(message_id)
        if message.value is None:
            raise KeyError(message_id)
        filled = {name: self._parameter(value) for name, value in parameters.items()}
        text, errors = self._bundle.format_pattern(message.value, filled)
        if errors:
            raise KeyError(f"{message_id}: {errors}")
        return str(text)

    def has(self, message_id: str) -> bool:
        """Tell whether the catalogue holds a message."""
        return self._bundle.has_message(message_id)

    def message(self, message: Message) -> str:
        """Return the text of a message."""
        return self.text(message.id, **message.parameters)

    def error(self, error: NoripanError) -> str:
        """Return the text of an error, with the number of the rule that was broken, if any."""
        text = self.text(error.message, **error.parameters)
        rule = getattr(error, "rule", None)
        if rule is None or isinstance(error.parameters.get("reason"), NoripanError):
            return text
        return self.text("with-rule", text=text, rule=rule)

    def _parameter(self, value: Any) -> Any:
        if isinstance(value, Message):
            return self.message(value)
        return self.error(value) if isinstance(value, NoripanError) else value


@cache
def _bundle(language: str) -> FluentBundle:
    functions: dict[str, Any] = {"JOSA": _josa}
    bundle = FluentBundle([language], functions, use_isolating=False)
    folder = resources.files(__name__) / language
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle


def _josa(word: Any, pair: Any, quotes: Any = "") -> str:
    """``JOSA($name, "이/가")``: the name with its particle, in ``quotes`` if two are given."""
    text = josa(str(word), str(pair))
    if not str(quotes):
        return text
    opening, closing = str(quotes)
    return f"{opening}{word}{closing}{text.removeprefix(str(word))}"


# Rules


def with_parent(game: str) -> list[str]:
    """Return a game and the one whose rules hold where its own are silent, if any."""
    return [game, PARENT[game]] if game in PARENT else [game]


def rules_text(game: str, language: str) -> str:
    """Return the rules of a game as Markdown."""
    return _rules_file(game, language).read_text("utf-8")


@lru_cache(maxsize=64)
def rules_by_number(game: str, language: str) -> dict[str, str]:
    """Return the text of every numbered rule and ruling of a game, by its number."""
    rules: dict[str, str] = {}
    for name in with_parent(game):
        items = re.findall(
            r"^- \*\*([A-Z]+\d+)\*\* (.+(?:\n  .+)*)", rules_text(name, language), re.MULTILINE
        )
        rules |= {number: " ".join(text.split()) for number, text in items}
    return rules


def _rules_file(game: str, language: str) -> Traversable:
    installed = resources.files(__name__) / "rules"
    if not installed.is_dir():  # run from a checkout: the texts are in docs/
        installed = Path(__file__).parents[3] / "docs" / "rules"
    return installed / language / f"{game}.md"
