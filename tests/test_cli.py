"""The command line: what it prints, its JSON, its exit codes."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from noripan import cli
from playing import GAMES

RECORDS = Path(__file__).parent / "data" / "records"


@pytest.fixture(autouse=True)
def _own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep what a command writes for its user out of the real home."""
    for variable in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
        monkeypatch.setenv(variable, str(tmp_path / variable))


class Noripan:
    """Runs commands and keeps what they printed."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str, **environment: str) -> tuple[int, str, str]:
        code = cli.run(arguments, environment)
        captured = self._capsys.readouterr()
        return code, captured.out, captured.err

    def json(self, *arguments: str) -> Any:
        code, out, err = self(*arguments, "--json")
        assert (code, err) == (0, "")
        return json.loads(out)


@pytest.fixture
def noripan(capsys: pytest.CaptureFixture[str]) -> Noripan:
    return Noripan(capsys)


def record_file(folder: Path, name: str, number: int = 0, **changes: Any) -> Path:
    record = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))[number]["record"]
    file = folder / f"{name}.json"
    file.write_text(json.dumps(record | changes), "utf-8")
    return file


def test_games_lists_all_seven(noripan: Noripan):
    listed = noripan.json("games")["games"]
    assert [game["name"] for game in listed] == GAMES
    assert listed[0]["seats"] == [2, 5]
    assert listed[1]["options"] == {"target": 250}
    code, out, _ = noripan("games", "--lang", "ko")
    assert code == 0
    assert "참새작" in out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "ko", "id"])
def test_the_options_of_a_game_are_explained(noripan: Noripan, name: str, language: str):
    code, out, err = noripan("games", name, "--lang", language)
    assert (code, err) == (0, "")
    for option in noripan.json("games", name)["games"][0]["options"]:
        assert option in out


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", ["en", "ko", "id"])
def test_rules_are_shown_in_every_language(noripan: Noripan, name: str, language: str):
    code, out, _ = noripan("rules", name, "--lang", language)
    assert code == 0
    assert out.startswith("# ")
    if name == "yahtzee":
        assert "**A3**" in out
        assert "**B2**" in out


def test_score_of_a_sparrow_hand(noripan: Noripan):
    result = noripan.json("score", "sparrow", "1r 2r 3r C C C", "--dora", "1", "--dealer")
    assert result["complete"] is True
    assert result["points"] == 23
    assert result["can_win"] is True
    assert result["ron"] == 25
    assert result["tsumo_each"] == {"2": 25, "3": 13, "4": 9, "5": 7}
    assert result["parts"]["limit"] == "super_red"


def test_score_of_dice(noripan: Noripan):
    categories = noripan.json("score", "yacht", "66662")["categories"]
    assert categories["four-of-a-kind"] == 24
    assert categories["sixes"] == 24
    assert categories["chance"] == 26
    assert noripan.json("score", "general", "11345", "--roll", "1")["categories"]["straight"] == 25
    assert noripan.json("score", "general", "11345")["categories"]["straight"] == 20
    official = noripan.json("score", "yahtzee", "66611", "-o", "scoring=official")
    assert official["categories"]["full-house"] == 25


def test_score_of_a_sniff_layout(noripan: Noripan):
    placements = noripan.json("score", "sniff", "44 64@R 41@L 42@U")["placements"]
    assert [(p["move"], p["sum"], p["points"]) for p in placements] == [
        ("44", 8, 0),
        ("64@R", 14, 0),
        ("41@L", 15, 15),
        ("42@U", 13, 0),
    ]
    assert placements[-1]["open"] == [1, 6, 2, 4]


def test_score_of_a_sixteen_hand(noripan: Noripan):
    assert noripan.json("score", "sixteen", "3 12 16E S")["points"] == 51


@pytest.mark.parametrize("language", ["en", "ko", "id"])
@pytest.mark.parametrize(
    ("game", "text"),
    [
        ("sparrow", "2 3 4 H H H"),
        ("sniff", "55 51@L 50@R"),
        ("sixteen", "16E 16R S"),
        ("yacht", "12345"),
        ("yahtzee", "33333"),
        ("general", "11345"),
        ("cameroon", "2266612345"),
    ],
)
def test_scores_are_drawn(noripan: Noripan, game: str, text: str, language: str):
    code, out, err = noripan("score", game, text, "--lang", language)
    assert (code, err) == (0, "")
    assert len(out.splitlines()) > 1


@pytest.mark.parametrize("name", GAMES)
def test_replay_says_where_a_record_ends(noripan: Noripan, name: str, tmp_path: Path):
    case = json.loads((RECORDS / f"{name}.json").read_text("utf-8"))[1]
    file = record_file(tmp_path, name, 1)
    result = noripan.json("replay", str(file), "--steps")
    assert result["game"] == name
    assert result["seats"] == case["record"]["seats"]
    assert result["fair"] is None
    assert len(result["steps"]) == len(case["expect"])
    for step, expected, event in zip(
        result["steps"], case["expect"], case["record"]["events"], strict=True
    ):
        assert step["event"] == event
        assert (step["turn"], step["scores"]) == (expected["turn"], expected["scores"])
    assert (result["turn"], result["scores"]) == (
        case["expect"][-1]["turn"],
        case["expect"][-1]["scores"],
    )
    assert result["winners"] == case["expect"][-1].get("winners")
    for language in ("en", "ko", "id"):
        code, out, err = noripan("replay", str(file), "--steps", "--lang", language)
        assert (code, err) == (0, "")
        assert case["record"]["names"][0] in out


def test_replay_reads_standard_input(
    noripan: Noripan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    data = record_file(tmp_path, "yacht").read_bytes()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data), "utf-8"))
    assert noripan.json("replay", "-")["game"] == "yacht"


def test_an_impossible_record_is_bad_input(noripan: Noripan, tmp_path: Path):
    file = record_file(tmp_path, "sniff", events=["* seat 0", "* 66 66"])
    code, out, err = noripan("replay", str(file), "--json")
    assert (code, out) == (2, "")
    assert "Event 2" in err
    assert len(err.splitlines()) == 1


def test_an_unfair_record_fails_the_check(noripan: Noripan, tmp_path: Path):
    fair = {"scheme": "hmac-sha256-1", "commitment": "00", "entropy": [""] * 4, "seed": "00" * 32}
    file = record_file(tmp_path, "yacht", fair=fair)
    code, out, err = noripan("replay", str(file), "--json")
    assert code == 1
    assert json.loads(out)["fair"] == "broken"
    assert "commitment" in err


@pytest.mark.parametrize(
    "arguments",
    [
        ["games", "--lang", "fr"],
        ["rules", "chess"],
        ["rules"],
        ["score", "sniff", "99"],
        ["score", "sniff", "44 44"],
        ["score", "sparrow", "1 2 3"],
        ["score", "sparrow", "1r 1r 2 3 4 5"],
        ["score", "sparrow", "1 2 3 4 5 6", "--dora", "X"],
        ["score", "yacht", "66667"],
        ["score", "yacht", "66"],
        ["score", "yacht", "66666", "--dora", "1"],
        ["score", "sixteen", "17"],
        ["score", "cameroon", "123"],
        ["score", "yacht", "66666", "-o", "joker"],
        ["score", "yacht", "66666", "-o", "joker=free"],
        ["replay", "no-such-file.json"],
        ["play", "sniff", "--bot", "genius"],
        ["play", "sniff", "--people", "9"],
        ["play", "sniff", "--names", "A"],
        ["play", "sniff", "--seats", "x"],
        ["play"],
        ["play", "sniff", "--record", "/proc/none/r.json"],
        ["bench", "sniff", "--runs", "0"],
        ["no-such-command"],
        ["games", "--no-such-option"],
        ["games", "too", "many"],
    ],
    ids=" ".join,
)
@pytest.mark.parametrize("language", ["en", "ko", "id"])
def test_bad_input_is_answered_with_one_clear_line_in_the_readers_language(
    noripan: Noripan, arguments: list[str], language: str
):
    code, out, err = noripan(*arguments, LANG=f"{language}.UTF-8")
    assert code == 2
    assert out == ""
    assert len(err.splitlines()) == 1
    if language == "ko" and "--lang" not in arguments:
        assert any("가" <= letter <= "힣" for letter in err)


@pytest.mark.parametrize("language", ["en", "ko", "id"])
@pytest.mark.parametrize("command", ["", "games", "rules", "play", "score", "replay", "bench"])
def test_help_is_in_the_readers_language(noripan: Noripan, command: str, language: str):
    code, out, _ = noripan(*command.split(), "--help", NORIPAN_LANG=language)
    assert code == 0
    usage = {"en": "Usage", "ko": "사용법", "id": "Pemakaian"}[language]
    assert out.startswith(usage)
    if language != "en":
        assert "Show" not in out
        assert "Options" not in out


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ko_KR.UTF-8"}, "ko"),
        ({"LANG": "id_ID.UTF-8", "NORIPAN_LANG": "ko"}, "ko"),
        ({"LC_ALL": "C", "LANG": "ko_KR.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], language: str):
    assert cli.language([], environment) == language
    assert cli.language(["games", "--lang=id"], environment) == "id"


def test_bench_measures_a_game(noripan: Noripan):
    noripan("bench", "yacht", "--runs", "1")  # the first time it may say that it compiles
    result = noripan.json("bench", "yacht", "--runs", "1")
    speed = result["games"]["yacht"]
    assert speed["one_core"] > 10_000
    assert speed["all_cores"] > 10_000
    assert result["cores"] >= 1
    assert result["version"]


@pytest.mark.parametrize(
    "arguments", [["games"], ["--help"], ["rules", "sniff"], ["score", "sparrow", "2 3 4 H H H"]]
)
def test_light_commands_do_not_load_the_compiler(arguments: list[str]):
    code = (
        "import sys; from noripan.cli import run; run(sys.argv[1:], {});"
        "assert 'numba' not in sys.modules, 'numba was imported'"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, *arguments], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
