"""Every sentence in every language."""

from __future__ import annotations

import re
from importlib import resources
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import noripan
from noripan import words
from noripan.words import LANGUAGES, Words
from noripan.words.josa import josa
from playing import GAMES

SOURCES = Path(words.__file__).parents[1]
CLIENT = Path(__file__).parents[1] / "client" / "src"
OTHERS = [language for language in LANGUAGES if language != "en"]


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Every message id of a language with the variables it uses."""
    found: dict[str, set[str]] = {}
    for file in (resources.files(words) / language).iterdir():
        resource = FluentParser().parse(file.read_text("utf-8"))
        for entry in resource.body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages_with_the_same_variables(language: str):
    english, other = catalogue("en"), catalogue(language)
    assert other.keys() == english.keys()
    # A plural that a language does not have may leave its number unused, never the reverse.
    for message, variables in other.items():
        assert variables <= english[message], message
        assert english[message] - variables <= {"seats", "count"}, message


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said(language: str):
    speaker = Words(language)
    for message, variables in catalogue(language).items():
        for value in (1, "5"):
            text = speaker.text(message, **dict.fromkeys(variables, value))
            assert text
            assert "{" not in text


def test_korean_and_indonesian_are_not_english():
    english = Words("en")
    for message, variables in catalogue("en").items():
        filled = dict.fromkeys(variables, "x")
        text = english.text(message, **filled)
        letters = re.sub(r"[^A-Za-z]|\bx\b", "", text)
        if len(letters) > 12 and not message.startswith("game-"):
            korean = Words("ko").text(message, **filled)
            assert re.search("[가-힣]", korean), message
            assert Words("id").text(message, **filled) != text, message


def test_no_message_is_unused_and_none_is_missing():
    known = catalogue("en").keys()
    files = [*SOURCES.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    code = "\n".join(file.read_text("utf-8").replace("${", "{") for file in files)
    used = set(re.findall(r'f?["`]([a-z]+(?:-[A-Za-z0-9_]+|-?\{[^"`]*?\})*)["`]', code))
    patterns = [re.sub(r"\{[^}]*\}", ".+", name) for name in used]
    unused = [m for m in known if not any(re.fullmatch(pattern, m) for pattern in patterns)]
    assert not unused


def test_every_option_is_explained_in_plain_words():
    for name in GAMES:
        for option in noripan.load(name).game.options:
            for language in LANGUAGES:
                speaker = Words(language)
                assert speaker.has(f"option-{name}-{option.name}"), (name, option.name)
                for choice in option.choices:
                    assert speaker.has(f"option-{name}-{option.name}-{choice}"), (name, choice)


@pytest.mark.parametrize(
    ("word", "pair", "expected"),
    [
        ("민수", "이/가", "민수가"),
        ("지훈", "이/가", "지훈이"),
        ("서울", "으로/로", "서울로"),
        ("부산", "으로/로", "부산으로"),
        ("제주", "으로/로", "제주로"),
        ("Ana", "은/는", "Ana는"),
        ("Chan", "은/는", "Chan은"),
        ("Bill", "으로/로", "Bill로"),
        ("Bob", "을/를", "Bob을"),
        ("Peter", "을/를", "Peter를"),
        ("Ming", "과/와", "Ming과"),
        ("5", "이/가", "5가"),
        ("6", "이/가", "6이"),
        ("7", "으로/로", "7로"),
        ("10", "을/를", "10을"),
        ("R", "은/는", "R은"),
        ("U", "은/는", "U는"),
        ("64@L", "은/는", "64@L은"),
        ("José", "이/가", "José가"),
        ("☆", "을/를", "☆을(를)"),
        ("", "이/가", "이(가)"),
        ("王", "이/가", "王이(가)"),
    ],
)
def test_korean_particles_follow_the_sound_of_any_name(word: str, pair: str, expected: str):
    assert josa(word, pair) == expected


def test_numbers_are_written_as_the_reader_writes_them():
    texts = {
        language: Words(language).text("cli-moves", count=12345) for language in ("en", "ko", "id")
    }
    assert texts == {"en": "12,345 moves", "ko": "12,345가지", "id": "12.345 langkah"}


def test_an_unknown_message_is_a_defect():
    with pytest.raises(KeyError):
        Words("en").text("no-such-message")
    with pytest.raises(KeyError):
        Words("en").text("turn-of")
