"""Playing in the terminal."""

from __future__ import annotations

import io
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from noripan import cli, fair
from noripan.match import Match, read_record
from playing import GAMES

Play = Callable[..., str]


@pytest.fixture
def play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Play:
    """Play with lines typed in advance; the end of them is like closing the terminal."""
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))
    monkeypatch.setenv("COLUMNS", "80")

    def run(arguments: list[str], lines: list[str], code: int = 0) -> str:
        monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(lines)))
        assert cli.run(arguments, {}) == code
        captured = capsys.readouterr()
        assert captured.err == ""
        return captured.out

    return run


def record_of(file: Path) -> Match:
    return Match.replay(read_record(file.read_bytes()))


@pytest.mark.parametrize("language", ["en", "ko", "id"])
@pytest.mark.parametrize("name", GAMES)
def test_a_match_is_begun_interrupted_and_resumed(
    play: Play, name: str, language: str, tmp_path: Path
):
    file = tmp_path / "match.json"
    arguments = ["--record", str(file), "--lang", language]
    out = play(["play", name, "--seed", "3", *arguments], ["?", "zzz", "? zzz"])
    assert "--resume" in out
    assert "Traceback" not in out
    before = record_of(file)
    assert isinstance(before.turn, int)
    move = before.legal()[0]
    play(["play", "--resume", str(file), "--lang", language, "--seed", "3"], [move])
    after = record_of(file)
    assert after.events[: len(before.events) + 1] == [*before.events, move]


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_a_whole_match_that_is_fair(play: Play, name: str, tmp_path: Path):
    file = tmp_path / "match.json"
    out = play(["play", name, "--people", "0", "--bot", "greedy,random", "--record", str(file)], [])
    record = read_record(file.read_bytes())
    assert Match.replay(record).winners
    assert fair.verify(record) is True
    commitment = re.search(r"Commitment:\s+([0-9a-f]{64})", out)
    assert commitment
    assert record.fair
    assert record.fair["commitment"] == commitment[1]


def test_a_person_can_play_by_number_to_the_end(play: Play, tmp_path: Path):
    file = tmp_path / "match.json"
    out = play(["play", "yacht", "--seats", "1", "--record", str(file)], ["1"] * 60)
    assert Match.replay(read_record(file.read_bytes())).winners == [0]
    assert "Ana wins." in out


def test_the_seed_of_a_fair_deal_is_not_in_the_record_before_the_end(play: Play, tmp_path: Path):
    file = tmp_path / "match.json"
    play(["play", "yacht", "--seats", "1", "--record", str(file)], ["1"])
    half = json.loads(file.read_text())
    assert "seed" not in half["fair"]
    play(["play", "--resume", str(file)], ["1"] * 60)
    whole = read_record(file.read_bytes())
    assert whole.events[: len(half["events"])] == half["events"]
    assert fair.verify(whole) is True


def test_an_illegal_move_is_answered_with_its_rule(play: Play, tmp_path: Path):
    out = play(
        ["play", "yacht", "--seats", "1", "--seed", "1", "--record", str(tmp_path / "m.json")],
        ["ones", "1", "ones", "? ones", "? A7"],
    )
    assert out.count("(rule A7)") >= 1
    assert "A7" in out


def record_before_a_cut() -> tuple[dict[str, Any], str]:
    """A record of Sixteen in which seat 0 may use the scissors, and that move."""
    file = Path(__file__).parent / "data" / "records" / "sixteen.json"
    for case in json.loads(file.read_text("utf-8")):
        for number, entry in enumerate(case["expect"]):
            cuts = [move for move in entry["legal"] if move.startswith("cut")]
            if entry["turn"] == 0 and cuts:
                return case["record"] | {"events": case["record"]["events"][: number + 1]}, cuts[0]
    raise AssertionError("no record has a cut")


def test_undo_takes_back_a_move_that_revealed_nothing(play: Play, tmp_path: Path):
    file = tmp_path / "m.json"
    case, cut = record_before_a_cut()
    file.write_text(json.dumps(case))
    play(["play", "--resume", str(file)], [cut, "undo"])
    assert record_of(file).events == case["events"]
    out = play(["play", "--resume", str(file)], ["undo"])
    assert "Nothing can be taken back" in out


def test_dice_are_not_rolled_back(play: Play, tmp_path: Path):
    file = tmp_path / "m.json"
    out = play(["play", "yacht", "--seats", "1", "--record", str(file)], ["keep", "undo"])
    assert "Nothing can be taken back" in out
    assert record_of(file).events[1] == "keep"


def test_people_sharing_the_terminal_are_asked_to_look_away(play: Play, tmp_path: Path):
    file = tmp_path / "m.json"
    arguments = ["play", "sparrow", "--seats", "2", "--people", "2", "--seed", "5"]
    out = play([*arguments, "--names", "Ana,Bo", "--record", str(file)], ["1"] * 3 + ["?"])
    match = record_of(file)
    assert match.names == ("Ana", "Bo")
    assert "when the others look away" in out or len(match.events) < 6


def test_the_hand_of_a_bot_is_never_printed(play: Play, tmp_path: Path):
    file = tmp_path / "m.json"
    out = play(["play", "sniff", "--seed", "4", "--record", str(file)], ["?"])
    match = record_of(file)
    shown = set(re.findall(r"\[(\d)[│╪](\d)\]", out))
    laid = {(m[0], m[1]) for m in match.view(None).laid}  # type: ignore[attr-defined]
    own = {(t[0], t[1]) for t in match.view(0).hand}  # type: ignore[attr-defined]
    flipped = {(b, a) for a, b in laid | own}
    assert shown <= laid | own | flipped


def test_a_record_of_another_game_is_not_resumed(
    play: Play, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    file = tmp_path / "m.json"
    play(["play", "yacht", "--seats", "1", "--record", str(file)], [])
    assert cli.run(["play", "sniff", "--resume", str(file)], {}) == 2
    assert "another game: Yacht" in capsys.readouterr().err


@pytest.mark.parametrize("language", ["en", "ko", "id"])
def test_the_menu_leads_to_a_match(play: Play, language: str):
    out = play(["menu", "--lang", "en"], [language, "4", "1", "", "1", "", "q"])
    title = {"en": "Yacht", "ko": "야트", "id": "Yacht"}[language]
    assert title in out
    assert "--resume" in out


def test_the_menu_is_left_with_q(play: Play):
    assert "Noripan" in play(["menu"], ["99", "q"])
