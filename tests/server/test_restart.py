"""A process that is killed loses nothing that it has acknowledged, and nothing happens twice."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from pathlib import Path

import numpy as np
import pytest
import websockets
from msgspec.structs import replace

from houses import QUICK, Player, Refusal, ServedHouse
from noripan import fair
from noripan.match import Match

pytestmark = pytest.mark.anyio
MATCHES = min(200, int(os.environ.get("NORIPAN_SOAK", "6")))
"""How many matches are running when the house is killed."""


class Persistent:
    """A person who plays on whatever happens, sending a command again until it is answered."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self.rng = np.random.default_rng(seed)
        self.acknowledged: list[str] = []

    async def play(self) -> None:
        while True:
            try:
                await self.player.connect()
                if await self._play_connected():
                    return
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)

    async def _play_connected(self) -> bool:
        while True:
            table = await self.player.until(
                lambda t: t["legal_count"] or t["info"]["phase"] == "over", seconds=3
            )
            if table["info"]["phase"] == "over":
                return True
            move = table["legal"][int(self.rng.integers(len(table["legal"])))]
            await self._send_until_answered(move, table["version"])

    async def _send_until_answered(self, move: str, version: int) -> None:
        name = f"{version}-{self.rng.integers(1 << 40)}"
        while True:
            try:
                await self.player.send(type="move", id=name, version=version, move=move)
                async with asyncio.timeout(3):
                    answer = await self.player.answers.get()
                    while answer["id"] != name:
                        answer = await self.player.answers.get()
                break
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)
                with contextlib.suppress(OSError, websockets.WebSocketException, TimeoutError):
                    await self.player.connect()
        if answer["type"] == "done":
            self.acknowledged.append(f"{name} {move}")
            await self.player.until(lambda t: t["version"] > version, seconds=10)
        else:
            assert answer["message"] == "house-stale"


async def killed_again_and_again(
    houses: list[ServedHouse], tables: int, kills: int, games: tuple[str, ...]
) -> None:
    """Play matches of two while processes are killed; check every record at the end."""
    rng = random.Random(5)
    persons: list[Persistent] = []
    for number in range(tables):
        house = houses[number % len(houses)]
        game = games[number % len(games)]
        options = {"target": 60} if game == "sniff" else {}
        first = house.new_table(game, 2, options=options, turn_seconds=0)
        second = house.take_seat(first["table"], "Bo")
        for place, seated in enumerate((first, second)):
            # The two people of a table sit at different processes, if there are several.
            at = houses[(number + place) % len(houses)]
            player = at.player(seated)
            await player.connect()
            await player.command("ready")
            await player.disconnect()
            persons.append(Persistent(player, number * 2 + place))
    playing = asyncio.gather(*(person.play() for person in persons))
    for _ in range(kills):
        await asyncio.sleep(rng.uniform(0.5, 1.0))
        victim = rng.choice(houses)
        victim.kill()
        await asyncio.to_thread(victim.open)
    await asyncio.wait_for(playing, 120 + tables)
    for person in persons:
        await person.player.disconnect()
    for person, other in zip(persons[::2], persons[1::2], strict=True):
        record = houses[0].get(f"/api/tables/{person.player.table_id}/record")
        assert fair.verify(record) is True
        match = Match.replay({**record, "events": []})
        made: list[list[str]] = [[], []]
        for event in record["events"]:
            seat = match.turn
            match.play(event)
            if isinstance(seat, int):
                made[seat].append(event)
        for seat, player in enumerate((person, other)):
            assert [entry.split(" ", 1)[1] for entry in player.acknowledged] == made[seat]


@pytest.mark.soak
async def test_matches_go_on_after_kills(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    house = ServedHouse(config, tmp_path / "log").open()
    try:
        await killed_again_and_again([house], MATCHES, 3, ("sniff", "yacht", "sixteen"))
    finally:
        house.close()


def test_one_file_is_one_house(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    house = ServedHouse(config, tmp_path / "log").open()
    second = ServedHouse(config, tmp_path / "log2")
    try:
        with pytest.raises(AssertionError, match=r"house\.sqlite3"):
            second.open()
        assert house.new_table("yacht", 1)["seat"] == 0
    finally:
        second.kill()
        house.close()


def test_a_seat_is_kept_over_a_restart(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    house = ServedHouse(config, tmp_path / "log").open()
    try:
        seated = house.new_table("yacht", 2)
        house.kill()
        house.open()
        assert house.get(f"/api/tables/{seated['table']}")["seats"][0]["name"] == "Ana"
        with pytest.raises(Refusal, match="house-seat-taken"):
            house.take_seat(seated["table"], "Bo", seat=0)
    finally:
        house.close()
