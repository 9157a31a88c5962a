"""``noripan solve`` as people and programs see it."""

from __future__ import annotations

import json

import pytest

from noripan.cli import run


def test_prints_one_json_document(capsys: pytest.CaptureFixture[str]) -> None:
    """The keys that others rely on, with Yacht's best expected total."""
    assert run(["solve", "yacht", "--json"], {}) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["expected"] == pytest.approx(166.955068, abs=1e-6)
    assert printed["sd"] > 0
    assert printed["seconds"] > 0
    assert printed["options"] == {"yacht_is_full_house": False, "lock_kept_dice": False}


@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "best expected total"), ("ko", "최고 기대 점수"), ("id", "harapan total terbaik")],
)
def test_speaks_the_language_of_its_reader(
    language: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The table names its numbers."""
    assert run(["solve", "cameroon", "--lang", language], {}) == 0
    printed = capsys.readouterr().out
    assert words in printed
    assert "197.731836" in printed


@pytest.mark.parametrize(
    "arguments",
    [["sniff"], ["yacht", "--big-general", "60"], ["general", "-o", "games=0"], ["chess"]],
)
def test_refuses_what_it_cannot_solve(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """A user's mistake is answered with a sentence and exit code 2."""
    assert run(["solve", *arguments], {}) == 2
    error = capsys.readouterr().err
    assert error.strip()
    assert "Traceback" not in error
