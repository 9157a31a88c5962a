"""What a seat may not know reaches neither its socket nor a log, at no time and in no form."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

import noripan
from houses import QUICK, Player, Refusal, ServedHouse, people, served
from noripan.fair import FairDealer
from noripan.match import Match
from noripan.server.config import sqlite_file
from noripan.server.entries import Course, Played, decode
from playing import GAMES

pytestmark = pytest.mark.anyio

SECRET_GAMES = [name for name in GAMES if noripan.load(name).game.secret]
# Tiles of which there is one each, as they are written.
UNIQUE = {"sparrow": r"[1-9]r", "sniff": r"[0-6]{2}", "sixteen": r"[RYGBP]\d+[ER]?"}
SHORT = {"sniff": {"target": 50}}
# What the view works out for its own seat, and the hands that are laid open after a round.
DERIVED = {"waits", "leaves", "win", "last_hand", "last_round"}


def texts(data: Any) -> Iterator[str]:
    """Every text in a frame, keys included."""
    if isinstance(data, dict):
        for key, value in data.items():
            if key not in DERIVED:
                yield key
                yield from texts(value)
    elif isinstance(data, list):
        for value in data:
            yield from texts(value)
    elif isinstance(data, str):
        yield data


def log_of(house: ServedHouse, table: str) -> list[Any]:
    file = sqlite_file(house.config.database)
    with sqlite3.connect(f"file:{file}?mode=ro", uri=True) as connection:
        query = "select entry from events where table_id = ? order by seq"
        return [decode(text) for (text,) in connection.execute(query, (table,))]


def hands_by_version(record: dict[str, Any], log: list[Any]) -> dict[int, list[list[str]]]:
    """Every seat's tiles after each entry of the log."""
    match = Match.replay(record | {"events": []})
    hands: dict[int, list[list[str]]] = {}
    for version, entry in enumerate(log, start=1):
        assert isinstance(entry, Played)
        for event in entry.events:
            match.play(event)
        hands[version] = [match.view(seat).hand for seat in range(match.setup.seats)]  # type: ignore[attr-defined]
    return hands


@pytest.mark.parametrize("game", SECRET_GAMES)
async def test_no_frame_holds_a_tile_of_another_hand(house: ServedHouse, game: str):
    async with (
        people(house, game, 3, options=SHORT.get(game, {})) as players,
        house.spectator(players[0].table_id) as watcher,
    ):
        rng = np.random.default_rng(11)
        await asyncio.gather(*(player.play_on(rng) for player in players))
        await watcher.until(lambda table: table["info"]["phase"] == "over")
        everybody = [*players, watcher]
    record = house.get(f"/api/tables/{players[0].table_id}/record")
    hands = hands_by_version(record, log_of(house, players[0].table_id))
    searched = hidden_tiles = 0
    for player in everybody:
        for text in player.frames:
            frame = json.loads(text)
            if frame["type"] != "table" or not frame["view"] or frame["info"]["phase"] == "over":
                continue
            parts = texts(shown(frame))
            found = {tile for part in parts for tile in re.findall(UNIQUE[game], part)}
            hidden = {
                tile
                for seat, hand in enumerate(hands[frame["version"]])
                if seat != frame["you"]
                for tile in hand
                if re.fullmatch(UNIQUE[game], tile)
            }
            assert not found & hidden, (frame["you"], found & hidden)
            searched, hidden_tiles = searched + 1, hidden_tiles + len(hidden)
    assert searched > 50
    assert hidden_tiles > searched


def shown(frame: dict[str, Any]) -> list[Any]:
    """The part of a frame that tells about the match.

    Events are searched only since the round began: tiles of the round before are dealt again.
    """
    last_deal = max(
        (place for place, seen in enumerate(frame["seen"]) if seen["event"].startswith("* ? ?")),
        default=0,
    )
    return [frame["view"], frame["seen"][last_deal:], frame["legal"]]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
async def test_what_a_seat_sees_does_not_depend_on_what_it_may_not_know(game: str, seed: int):
    setup = noripan.load(game, 3)
    rng = np.random.default_rng(seed)
    course = Course(setup, ["A", "B", "C"], FairDealer(setup, seed=bytes([seed]) * 32))
    course.begin()
    for number in range(40):
        if course.is_over:
            break
        if course.window is not None:
            course.settle({seat: "ron" for seat in course.window.claimants if rng.random() < 0.3})
            continue
        assert course.turn is not None
        for seat in (0, 1, 2):
            other = course.copy()
            guess = setup.resample(course.match.state, seat, np.random.default_rng(number))
            other.match.state = guess
            assert what_is_sent(other, seat) == what_is_sent(course, seat)
            assert what_is_sent(other, None) == what_is_sent(course, None)
        moves = course.match.legal()
        course.move(moves[int(rng.integers(len(moves)))], course.turn)


def what_is_sent(course: Course, seat: int | None) -> tuple[bytes, bytes]:
    return msgspec.json.encode(course.view(seat)), msgspec.json.encode(course.seen(seat))


async def test_hidden_moves_leave_no_gap_in_what_others_see(house: ServedHouse):
    async with people(house, "sparrow", 3, options={"minimum_points": 0}) as players:
        rng = np.random.default_rng(3)
        await asyncio.gather(*(player.play_on(rng) for player in players))
        everybody: list[Player] = list(players)
    record = house.get(f"/api/tables/{players[0].table_id}/record")
    assert "pass" in record["events"] or "ron" in record["events"]
    for player in everybody:
        expected = 0
        for text in player.frames:
            frame = json.loads(text)
            if frame["type"] == "table" and frame["seen"]:
                numbers = [seen["number"] for seen in frame["seen"]]
                assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
                assert numbers[0] <= expected
                expected = numbers[-1] + 1


async def test_no_log_and_no_database_holds_a_secret(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    with served(tmp_path, config, detail="debug") as house:
        async with people(house, "yacht", 2) as players:
            await asyncio.gather(*(p.play_on(np.random.default_rng(1)) for p in players))
            secrets = [player.secret for player in players]
            secrets += [(await p.command("rematch"))["secret"] for p in players]
            await players[0].send(type="hello", table="x", secret=secrets[0])
            await asyncio.sleep(0.2)

        with pytest.raises(Refusal, match="404"):
            house.get("/api/tables/nowhere")
    assert b"connection is OPEN" in (tmp_path / "server.log").read_bytes(), "not much is logged"
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert len(set(secrets)) == 4
    for secret in secrets:
        assert secret is not None
        assert secret.encode() not in kept
