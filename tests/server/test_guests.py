"""Guests that are no browser: the terminal, and a program of one's own."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from houses import Player, ServedHouse
from noripan import cli
from noripan.cli.join import Visit

pytestmark = pytest.mark.anyio
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


async def finished(player: Player, seat: int) -> None:
    """Play on until the match is over, waiting for nobody but a guest."""
    async with player:
        await player.command("ready")
        await player.until(lambda table: table["info"]["seats"][seat]["ready"])
        await player.play_on(np.random.default_rng(1))


@pytest.mark.parametrize("game", ["yacht", "sniff"])
@pytest.mark.parametrize("language", ["en", "ko", "id"])
async def test_a_guest_in_the_terminal_plays_a_match(
    house: ServedHouse,
    game: str,
    language: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
):
    options = {"target": 10} if game == "sniff" else {}
    seated = house.new_table(game, 2, options=options)
    turns, listed = 0, [""]
    show_moves = Visit._list

    def note(visit: Visit, view: Any, table: Any, moves: list[str], *, numbered: bool) -> None:
        listed[:] = moves
        show_moves(visit, view, table, moves, numbered=numbered)

    def answer(_console: object, _prompt: object = "", **_rest: object) -> str:
        nonlocal turns
        turns += 1
        if turns > 500:
            raise EOFError
        said = {1: "?", 2: "say hello", 3: "no such move", 4: "? R1", 5: "? no such move"}
        return said.get(turns, f"? {listed[0]}" if turns == 6 else listed[0])

    monkeypatch.setattr(Visit, "_list", note)
    monkeypatch.setattr("rich.console.Console.input", answer)
    link = house.url(f"/t/{seated['table']}")
    arguments = ["play", "--join", link, "--names", "Bo", "--lang", language]
    host = house.player(seated)
    code, _ = await asyncio.gather(
        asyncio.to_thread(cli.run, arguments, {}), finished(host, seat=1)
    )
    out = capsys.readouterr().out
    assert code == 0
    assert out.count("✗") >= 2, "a move that cannot be read, tried and asked about"
    assert "✓" in out
    assert f"{house.url('/t/')}{seated['table']}#" in out
    assert house.url(f"/r/{seated['table']}") in out
    assert [line["text"] for line in host.lines] == ["hello"]
    assert host.is_over


async def test_a_guest_with_a_link_to_a_seat_returns_to_it(
    house: ServedHouse, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
):
    def leave(*_: object, **__: object) -> str:
        raise EOFError

    monkeypatch.setattr("rich.console.Console.input", leave)
    seated = house.new_table("yacht", 2, bots="random")
    link = house.url(f"/t/{seated['table']}#{seated['secret']}")
    assert await asyncio.to_thread(cli.run, ["play", "--join", link], {}) == 0
    assert "Ana" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("link", "words"),
    [
        ("nonsense", "not the link"),
        ("http://127.0.0.1:1/x/y", "not the link"),
        ("http://127.0.0.1:1/t/abc", "Nobody answers"),
        ("HOUSE/t/nowhere", "no such table"),
    ],
)
def test_a_wrong_link_is_explained(
    house: ServedHouse, link: str, words: str, capsys: pytest.CaptureFixture[str]
):
    address = link.replace("HOUSE", house.url(""))
    assert cli.run(["play", "--join", address], {}) == 2
    assert words in capsys.readouterr().err


def test_a_wrong_secret_is_explained(house: ServedHouse, capsys: pytest.CaptureFixture[str]):
    table = house.new_table("yacht", 2)["table"]
    assert cli.run(["play", "--join", house.url(f"/t/{table}#guess")], {}) == 2
    assert "does not open a seat" in capsys.readouterr().err


@pytest.mark.parametrize("game", ["sparrow", "yahtzee"])
async def test_the_example_plays_a_match(house: ServedHouse, game: str):
    seated = house.new_table(game, 2)
    command = [sys.executable, str(EXAMPLE), house.url(f"/t/{seated['table']}"), "Robo"]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    player = house.player(seated)
    await finished(player, seat=1)
    assert player.table["info"]["seats"][1]["name"] == "Robo"
    out, _ = await asyncio.to_thread(program.communicate, timeout=20)
    assert program.returncode == 0
    assert str(player.table["view"]["scores"]) in out
