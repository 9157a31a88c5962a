"""Sixteen as people see it: notation, the view, refusals in words, the terminal, leftovers."""

from __future__ import annotations

import io
from typing import Any

import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console

import noripan
from noripan.game import Circumstances, NoripanError, UnreadableMove
from noripan.games.sixteen import notation, terminal, tiles
from noripan.games.sixteen.score import score
from noripan.games.sixteen.view import SixteenView
from noripan.match import Match
from noripan.words import LANGUAGES, Words
from playing import random_steps

NAMES = ["Ana", "박서준", "A name of nearly forty characters, no less", "Dewi"]


def printed(drawing: Any) -> str:
    out = io.StringIO()
    Console(file=out, width=80, force_terminal=False).print(drawing)
    return out.getvalue()


def hand_of(match: Match, seat: int) -> list[str]:
    view = match.view(seat)
    assert isinstance(view, SixteenView)
    return view.hand


# Notation


@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("r 7 - 9", "R7-9"),
        ("R7-R9", "R7-9"),
        ("ge", "G16E"),
        ("PR", "P16R"),
        ("p15-r", "P15-16R"),
        ("B14-16e", "B14-16E"),
        ("CUT r", "cut R"),
        ("trashY3", "trash Y 3"),
        ("Pass", "pass"),
        ("DONE", "done"),
        ("R7-7", "R7"),
    ],
)
def test_moves_are_read_generously(text: str, canonical: str):
    assert notation.format_action(None, notation.parse_action(None, text)) == canonical


@pytest.mark.rule("sixteen G1", "sixteen R7")
@pytest.mark.parametrize(
    "text",
    ["R16", "R0", "R9-7", "X5", "R5 Y6", "R5-Y6", "cut", "trash R", "trash R 0", "S", "", "R"],
)
def test_what_is_no_move_is_not_read(text: str):
    with pytest.raises(UnreadableMove):
        notation.parse_action(None, text)


def test_every_action_has_a_text_of_its_own():
    texts = [notation.format_action(None, action) for action in range(tiles.NUM_ACTIONS)]
    assert len(set(texts)) == tiles.NUM_ACTIONS
    assert [notation.parse_action(None, text) for text in texts] == list(range(tiles.NUM_ACTIONS))


@pytest.mark.rule("sixteen R11")
def test_a_placement_lays_the_tiles_that_its_text_names():
    action = notation.parse_action(None, "Y13-16R")
    group = int(tiles.GROUP[action % tiles.NUM_GROUPS])
    assert [notation.FACES[face] for face in range(18) if group >> face & 1] == [
        "13",
        "14",
        "15",
        "16R",
    ]


@pytest.mark.rule("sixteen R2")
def test_a_program_writes_what_is_left_of_a_hand_in_one_event():
    match = Match(noripan.load("sixteen", 4))
    match.play("* R5 R6 R7")
    match.play("* S")
    assert [seen.event for seen in match.seen(0)] == ["* R5 R6 R7", "* S"]
    assert [seen.event for seen in match.seen(1)] == ["* ? ? ?", "* ?"]
    match.deal(np.random.default_rng(1))
    assert [len(event.split()) - 1 for event in match.events] == [3, 1, 18, 22, 22, 22]


# The view


@pytest.mark.rule("sixteen R1", "sixteen R21", "sixteen G25")
def test_the_view_holds_the_rows_the_sizes_and_what_is_aside_but_no_other_hand():
    for match in random_steps(noripan.load("sixteen", 3), 5):
        view = match.view(1)
        assert isinstance(view, SixteenView)
        face_up = [tile for row in view.rows for tile in row.tiles] + view.aside
        assert len(view.hand) == view.hand_sizes[1]
        assert len(face_up) + sum(view.hand_sizes) + view.bag == 88
        spectator = match.view(None)
        assert isinstance(spectator, SixteenView)
        assert spectator.hand == []
        assert (spectator.rows, spectator.aside) == (view.rows, view.aside)


def test_the_own_hand_is_sorted_by_colour_and_number():
    match = Match(noripan.load("sixteen", 2))
    match.deal(np.random.default_rng(2))
    order = [notation.TILES.index(tile) for tile in hand_of(match, 0)]
    assert order == sorted(order)


@pytest.mark.rule("sixteen R27", "sixteen R28")
def test_at_the_end_all_hands_are_shown_with_their_points():
    for seats in (2, 3, 4):
        *_, match = random_steps(noripan.load("sixteen", seats), seats)
        view = match.view(None)
        assert isinstance(view, SixteenView)
        assert view.last_round is not None
        assert view.scores == view.last_round.points
        for hand, points in zip(view.last_round.hands, view.last_round.points, strict=True):
            assert score(match.setup, " ".join(hand), Circumstances())["points"] == points


# The terminal


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_table_fits_a_terminal_of_eighty_columns(seats: int, language: str):
    words = Words(language)
    for match in random_steps(noripan.load("sixteen", seats, match_to=200), seats, 30):
        for seat in (None, 0):
            view = match.view(seat)
            shown = printed(terminal.draw(view, words, NAMES[:seats]))
            assert all(cell_len(line) <= 80 for line in shown.splitlines())
            assert all(shape in shown for shape in terminal.SHAPES.values())
        if isinstance(match.turn, int):
            view, moves = match.view(match.turn), match.legal()
            assert sorted(terminal.shortlist(view, moves)) == moves
            assert all(terminal.label(view, move, words) for move in moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_longest_row_is_drawn_in_one_line(language: str):
    match = Match(noripan.load("sixteen", 2))
    match.deal(np.random.default_rng(1))
    state = match.state
    for row in range(tiles.NUM_COLOURS):
        state.row[row] = [*range(1, 15), tiles.RESTART, 15, tiles.END]
        state.row_length[row], state.row_value[row] = 17, tiles.CLOSED
    shown = printed(terminal.draw(match.view(0), Words(language), NAMES[:2]))
    for shape in terminal.SHAPES.values():
        line = next(line for line in shown.splitlines() if line.startswith(shape))
        assert "16E" in line
        assert Words(language).text("sixteen-closed") in line


def test_moves_are_listed_by_colour_and_number_and_say_what_they_do():
    match = Match(noripan.load("sixteen", 2))
    match.deal(np.random.default_rng(1))
    view, words = match.view(0), Words("en")
    moves = ["B2", "R10", "R16E", "R9", "R9-10", "cut Y", "cut R", "pass", "trash Y 2"]
    assert terminal.shortlist(view, moves) == [
        "R9", "R9-10", "R10", "R16E", "B2", "cut R", "cut Y", "trash Y 2", "pass",
    ]  # fmt: skip
    assert terminal.label(view, "R9-10", words) == "● red 9–10"
    assert isinstance(view, SixteenView)
    view.rows[1].tiles = ["Y1", "Y4", "Y16R", "Y3"]
    assert terminal.label(view, "cut Y", words) == "scissors on yellow: 3 goes, then above 0"
    label = terminal.label(view, "trash Y 2", words)
    assert label == "trash can on yellow, 2 tiles: 16R 3 goes, then above 4"
    assert terminal.tell("* R5", words) == ""


# Leftovers


@pytest.mark.rule("sixteen R27", "sixteen R28", "sixteen G22")
@pytest.mark.parametrize(
    ("hand", "points"), [("", 0), ("r,rr", 32), ("RR GE", 32), ("P15 15 b15", 45), ("T", 20)]
)
def test_leftovers_are_read_with_and_without_colours(hand: str, points: int):
    assert score(noripan.load("sixteen"), hand, Circumstances())["points"] == points


@pytest.mark.rule("sixteen R5", "sixteen G1", "sixteen G2")
@pytest.mark.parametrize(
    ("hand", "message"),
    [
        ("17", "score-tile"),
        ("R16", "score-tile"),
        ("1", "sixteen-score-one"),
        ("R1", "sixteen-score-one"),
        ("S S S", "sixteen-score-copies"),
        ("R3 R3", "sixteen-score-copies"),
        ("R3 3 3 3 3 3", "sixteen-score-copies"),
        (" ".join(f"{c}{n}" for c in "RYG" for n in range(2, 13)), "sixteen-score-count"),
    ],
)
def test_a_hand_that_cannot_be_is_refused_in_plain_words(hand: str, message: str):
    with pytest.raises(NoripanError) as caught:
        score(noripan.load("sixteen"), hand, Circumstances())
    assert caught.value.message == message
    assert len({Words(language).error(caught.value) for language in LANGUAGES}) == 3
