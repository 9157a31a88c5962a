"""Sparrow Mahjong in the terminal."""

from __future__ import annotations

import numpy as np
import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import noripan
from noripan.game import Circumstances
from noripan.games.sparrow import terminal
from noripan.games.sparrow.score import score
from noripan.match import Match
from noripan.words import LANGUAGES, Words
from sparrow.sparrow_table import CHEAP, NEUTRAL, drift, play, see, table

NAMES = ["Ana", "박서준", "가" * 40, "[bold]D[/bold]", "田中"]


def printed(thing: RenderableType, *, colour: bool = False) -> str:
    console = Console(width=80, force_terminal=colour, color_system="standard" if colour else None)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_table_fits_into_80_columns(language: str, seats: int):
    rng, words = np.random.default_rng(seats), Words(language)
    match = Match(noripan.load("sparrow", seats, minimum_points=0), NAMES[:seats])
    for _ in range(40):
        match.deal(rng)
        if not isinstance(match.turn, int):
            break
        for seat in (match.turn, None):
            for line in printed(terminal.draw(see(match, seat), words, match.names)).splitlines():
                assert cell_len(line) <= 80
        moves = match.legal()
        view = see(match, match.turn)
        assert sorted(terminal.shortlist(view, moves)) == moves
        assert all(terminal.label(view, move, words) for move in moves)
        match.play(moves[int(rng.random() * len(moves))])


def test_a_hand_is_drawn_as_boxes_with_the_drawn_tile_apart():
    assert terminal.boxes(["5", "5r", "H", "C"], "5r").plain == (
        "╭──╮╭──╮╭──╮  ╭──╮\n│5 ││發││中│  │5r│\n╰──╯╰──╯╰──╯  ╰──╯"
    )
    styles = [terminal.tile_style(tile) for tile in ("5r", "C", "H", "2", "5")]
    assert styles == ["bold red", "bold red", "green", "green", ""]


def test_the_table_shows_dora_sticks_dealer_rivers_and_the_tile_just_discarded():
    match = play(table(CHEAP, "1 1 1 7 8", dora="5r"), "* 9", "9")
    text = printed(terminal.draw(see(match, 1), Words("en"), ["Ana", "Bo"]))
    assert "Dora 5r" in text
    assert "Ana ●✦   40 ━━━━" in text
    assert "▶ Bo" in text
    assert "Waiting for 6 (points 3–4, too few), 9 (points 5–6, left 3)" in text
    assert "Ana has discarded 9: ron or pass?" in text
    coloured = printed(terminal.draw(see(match, 1), Words("en"), ["Ana", "Bo"]), colour=True)
    assert "\x1b[7m9" in coloured
    assert "[bold]" in printed(terminal.draw(see(match, 1), Words("en"), ["[bold]", "Bo"]))
    assert terminal.sticks(48).plain == "━━━━╍···"


def test_labels_say_what_a_move_pays_or_leaves():
    words = Words("en")
    match = play(table("2 3 4 5 5", NEUTRAL, "1 7 9 9 C", dora="3"), "* 5r")
    view = see(match, 0)
    assert terminal.shortlist(view, match.legal())[0] == "tsumo"
    assert terminal.label(view, "tsumo", words) == "tsumo: worth 8, 4 from each"
    assert terminal.label(view, "5r", words) == (
        "discard 5r, then wait for 5 (points 5, left 1, by tsumo only)"
    )
    useless = play(table(CHEAP, NEUTRAL), "* 9")
    assert terminal.label(see(useless, 0), "9", words) == "discard 9"
    asked = play(table(CHEAP, "1 1 1 7 8", dora="5r"), "* 9", "9")
    assert terminal.label(see(asked, 1), "ron", words) == "ron: 5 from the discarder"
    assert terminal.label(see(asked, 1), "pass", words) == "pass"


def test_what_others_did_is_told():
    words = Words("en")
    told = [terminal.tell(event, words) for event in ("* ?", "H", "tsumo", "ron", "pass")]
    assert told == ["", "discards 發", "tsumo", "ron", "pass"]


def test_the_last_hand_is_shown_until_the_first_own_discard():
    words, names = Words("en"), ["Ana", "Bo"]
    match = play(table(CHEAP, "1 1 1 7 8", dora="5"), "* 9", "9", "ron")
    text = printed(terminal.draw(see(match, 0), words, names))
    assert "Bo has won by ron on Ana, 5 points.  1 1 1 7 8 9" in text
    assert "Ana -5" in text
    assert "Bo +5" in text
    match.deal(np.random.default_rng(1))
    seat = see(match).dealer
    assert "has won" in printed(terminal.draw(see(match, seat), words, names))
    drift(match, np.random.default_rng(1))
    assert "stock is exhausted" in printed(terminal.draw(see(match, 0), words, names))
    match.state.last_fined[0] = 4
    assert "Ana: fined 4" in printed(terminal.draw(see(match, 0), words, names))


def test_a_tsumo_and_a_wrong_one_are_shown():
    words, names = Words("en"), ["Ana", "Bo"]
    match = play(table("2 3 4 5 5", NEUTRAL, dora="3", false_declaration="penalty"), "* H", "tsumo")
    text = printed(terminal.draw(see(match, 0), words, names))
    assert "The tsumo was wrong; discard a tile." in text
    assert "fined 2" in text
    won = play(table("2 3 4 5 5", NEUTRAL, dora="3"), "* 5r", "tsumo")
    assert "Ana has won by tsumo, 8 points." in printed(terminal.draw(see(won), words, names))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("tiles", ["1r 2r 3r C C C", "2 3 4 5 5 5r", "1 2 3 1 2 3", "H H C 2 3 4"])
def test_the_value_of_a_hand_is_drawn_with_its_parts(language: str, tiles: str):
    setup = noripan.load("sparrow")
    result = score(setup, tiles, Circumstances(dora="3", dealer=True))
    text = printed(terminal.draw_score(result, Words(language)))
    assert "╭──╮╭──╮" in text
    if result["can_win"]:
        assert str(result["points"]) in text
        assert str(result["ron"]) in text
        assert str(result["tsumo_each"]["5"]) in text
    if result["parts"] and result["parts"]["limit"]:
        assert Words(language).text("sparrow-limit-super_red") in text


def test_refusals_name_red_tiles_in_every_language():
    match = play(table(CHEAP, NEUTRAL), "* 9")
    said: list[str] = []
    for language in LANGUAGES:
        with pytest.raises(noripan.IllegalMove) as refused:
            match.play("5r")
        said.append(Words(language).error(refused.value))
    assert said == [
        "You do not hold this tile: red 5. (rule R12)",
        "빨간 5는 손패에 없습니다. (규칙 R12)",
        "Anda tidak memegang ubin ini: 5 merah. (aturan R12)",
    ]
