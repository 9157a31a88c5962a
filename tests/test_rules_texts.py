"""The numbered rules: the same in every language, and each checked by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import noripan
from noripan.words import LANGUAGES, rules_by_number, rules_text
from playing import GAMES

NUMBERS = {
    "sparrow": {"R": 31, "G": 26},
    "sniff": {"R": 47, "G": 21},
    "sixteen": {"R": 30, "G": 26},
    "yacht": {"A": 22, "GA": 9},
    "yahtzee": {"B": 6, "GB": 8},
    "general": {"C": 9, "GC": 13},
    "cameroon": {"D": 6, "GD": 8},
}
ITEM = re.compile(r"^- \*\*([A-Z]+\d+)\*\* ", re.MULTILINE)


def numbers_of(game: str) -> set[str]:
    return {
        f"{letter}{number}"
        for letter, last in NUMBERS[game].items()
        for number in range(1, last + 1)
    }


def cited() -> set[str]:
    """Every rule that a test's marker names."""
    found: set[str] = set()
    for file in Path(__file__).parent.rglob("test_*.py"):
        for marker in re.findall(r"mark\.rule\((.*?)\)\n", file.read_text("utf-8"), re.DOTALL):
            found |= set(re.findall(r'"([a-z]+ [A-Z]+\d+)"', marker))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_number_stands_once_in_every_language(game: str, language: str):
    found = ITEM.findall(rules_text(game, language))
    assert sorted(found) == sorted(numbers_of(game))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_text_of_every_rule_can_be_looked_up(game: str, language: str):
    texts = rules_by_number(game, language)
    assert numbers_of(game) <= texts.keys()
    assert all(len(text) > 15 for text in texts.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_option_is_in_the_rules(game: str, language: str):
    text = rules_text(game, language)
    for option in noripan.load(game).game.options:
        assert f"`{option.name}`" in text, option.name
        for choice in option.choices:
            assert f"`{choice}`" in text, choice
        assert set(option.rules) <= rules_by_number(game, language).keys()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str):
    missing = {f"{game} {number}" for number in numbers_of(game)} - cited()
    assert not missing, sorted(missing)


def test_no_test_cites_a_rule_that_does_not_exist():
    known = {f"{game} {number}" for game in GAMES for number in numbers_of(game)}
    assert cited() <= known
