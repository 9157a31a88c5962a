"""The dice games in a terminal."""

from __future__ import annotations

import io
from functools import cache
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import noripan
from noripan.game import Circumstances, View
from noripan.games.dice.score import score
from noripan.games.dice.terminal import draw, draw_score, label, shortlist, tell
from noripan.games.dice.view import DiceView
from noripan.match import Match
from noripan.words import Words
from playing import random_match, random_steps

LANGUAGES = ("en", "ko", "id")
NAMES = ["지훈", "Chandrasekaran", "Eun", "서연이네", "Dewi", "Farid", "Gita", "Han"]
GAMES = ("yacht", "yahtzee", "general", "cameroon")
WIDTH = 80


def lines(drawing: RenderableType) -> list[str]:
    out = io.StringIO()
    Console(file=out, width=WIDTH, color_system=None).print(drawing)
    return out.getvalue().splitlines()


def match_after(game: str, *events: str, seats: int = 1, **options: object) -> Match:
    match = Match(noripan.load(game, seats, **options))
    for event in events:
        match.play(event)
    return match


@cache
def later_view(game: str, seats: int) -> View:
    """The table after a few turns of each seat."""
    return random_match(noripan.load(game, seats), seats, 3 * seats).view(0)


@cache
def decisions(game: str, locked: bool) -> list[tuple[View, list[str]]]:
    """What there is to choose from in a match played at random."""
    steps = random_steps(noripan.load(game, 2, lock_kept_dice=locked), 6, 10)
    return [(m.view(m.turn), m.legal()) for m in steps if isinstance(m.turn, int)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 4, 8])
@pytest.mark.parametrize("game", GAMES)
def test_dice_and_sheets_fit_80_columns(game: str, seats: int, language: str):
    seen = later_view(game, seats)
    drawn = lines(draw(seen, Words(language), NAMES[:seats]))
    assert all(cell_len(line) <= WIDTH for line in drawn)
    header = next(line for line in drawn if "Eun" in line or seats < 3)
    for name in NAMES[:seats] if seats > 2 else []:
        assert name[:1] in header
    assert isinstance(seen, DiceView)
    for row in seen.sheets[0].boxes:
        caption = Words(language).text(f"dice-category-{row}")
        assert any(line.strip().startswith(caption) for line in drawn)


def test_dice_are_drawn_with_their_pips():
    match = match_after("yacht", "* 1 2 3 5 6")
    drawn = lines(draw(match.view(0), Words("en"), ["Ana"]))
    rows = [line for line in drawn if line.startswith("│")]
    assert [row.count("●") for row in rows] == [6, 5, 6]
    assert "   1       2       3       5       6" in "\n".join(drawn)
    ten = match_after("cameroon", "* 1 2 3 5 6 1 2 3 5 6")
    drawn = lines(draw(ten.view(0), Words("en"), ["Ana"]))
    assert sum(line.count("●") for line in drawn if line.startswith("│")) == 34


def test_the_table_shows_what_every_open_category_would_give():
    match = match_after("yacht", "* 6 6 6 3 3", "sixes", "* 6 6 6 6 3")
    drawn = lines(draw(match.view(0), Words("en"), ["Ana"]))
    row = {line.split()[0]: line.split() for line in drawn if line.strip()}
    assert row["Four"][-2:] == ["24", "·"]
    assert row["Sixes"][-1] == "18"
    assert row["Sixes"][-2] == "Sixes"


@pytest.mark.parametrize("language", LANGUAGES)
def test_yahtzees_bonuses_are_shown(language: str):
    words = Words(language)
    events = ("* 3 3 3 3 3", "yahtzee", "* 4 4 4 4 4", "fours", "* 4 4 4 4 4")
    match = match_after("yahtzee", *events, joker="free")
    drawn = "\n".join(lines(draw(match.view(0), words, ["Ana"])))
    for text in (
        words.text("dice-further-yahtzee", points=100),
        words.text("dice-upper-sum", goal=63),
        words.text("dice-yahtzee-bonus"),
    ):
        assert text in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_series_of_general_tells_how_the_last_game_was_settled(language: str):
    words = Words(language)
    match = match_after("general", "* 1 1 1 2 2", "ones", "* 3 3 3 3 3", seats=2, games=3)
    drawn = "\n".join(lines(draw(match.view(0), words, ["Ana", "Bo"])))
    assert words.text("dice-big-general", name="Bo") in drawn
    assert words.text("dice-settlement", name="Bo", total=60, points="+57") in drawn
    assert words.text("dice-game-number", number=2, count=3) in drawn
    assert words.text("dice-collected") in drawn


@pytest.mark.parametrize("language", LANGUAGES)
def test_dice_that_must_stay_kept_are_named(language: str):
    words = Words(language)
    match = match_after("yacht", "* 6 6 6 3 3", "keep 66", "* 6 3 3", lock_kept_dice=True)
    drawn = "\n".join(lines(draw(match.view(0), words, ["Ana"])))
    assert words.text("dice-kept", dice="6 6") in drawn


def test_moves_are_labelled_with_what_they_give():
    words, match = Words("en"), match_after("yacht", "* 6 6 6 3 3")
    seen = match.view(0)
    assert label(seen, "keep 666", words) == "keep 6 6 6"
    assert label(seen, "keep", words) == "roll all dice again"
    assert label(seen, "full-house", words) == "Full house: 24"
    ten = match_after("cameroon", "* 2 2 6 6 6 1 2 3 4 5").view(0)
    assert label(ten, "22666 full-house 12345 little-cameroon", words) == (
        "2 2 6 6 6 Full house: 22  +  1 2 3 4 5 Little Cameroon: 21"
    )


def test_events_are_told():
    words = Words("en")
    assert tell("* 6 6 6 3 3", words) == "6 6 6 3 3 rolled"
    assert tell("keep 666", words) == "keep 6 6 6"
    assert tell("full-house", words) == "Full house"
    assert tell("22666 full-house 12345 little-cameroon", words) == (
        "2 2 6 6 6 Full house  +  1 2 3 4 5 Little Cameroon"
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_moves_listed_are_legal_and_few_and_can_be_labelled(game: str, language: str):
    for seen, moves in decisions(game, False) + decisions(game, True):
        listed = shortlist(seen, moves)
        assert 0 < len(listed) <= 20
        assert len(set(listed)) == len(listed)
        assert set(listed) <= set(moves)
        assert all(label(seen, move, Words(language)) for move in listed)


def test_the_best_moves_are_listed_first():
    match = match_after("cameroon", "* 2 2 6 6 6 1 2 3 4 5")
    listed = shortlist(match.view(0), match.legal())
    assert listed[0] == "22666 full-house 12345 little-cameroon"
    assert any("23456 big-cameroon" in move for move in listed)
    assert "keep 123456" in listed
    match = match_after("yacht", "* 6 6 6 3 3")
    listed = shortlist(match.view(0), match.legal())
    assert listed[0] == "full-house"
    assert shortlist(match_after("yacht").view(0), []) == []
    assert "keep 666" in listed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("game", "dice", "options", "roll"),
    [
        ("yacht", "66662", {}, None),
        ("yahtzee", "33333", {"joker": "free"}, None),
        ("general", "33333", {}, 1),
        ("cameroon", "22666", {}, None),
        ("cameroon", "2266612345", {}, None),
    ],
)
def test_values_are_drawn(
    game: str, dice: str, options: dict[str, Any], roll: int | None, language: str
):
    words = Words(language)
    result = score(noripan.load(game, **options), dice, Circumstances(roll=roll))
    drawn = lines(draw_score(result, words))
    assert all(cell_len(line) <= WIDTH for line in drawn)
    for name in result["categories"]:
        assert any(words.text(f"dice-category-{name}") in line for line in drawn)
    assert (words.text("dice-score-wins") in "\n".join(drawn)) == (roll == 1)
