"""Several processes on one PostgreSQL: one house, whichever of them dies."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import create_async_engine

from clusters import cluster
from houses import QUICK, Player, ServedHouse, free_port
from noripan.server import rows
from test_restart import killed_again_and_again

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="module")
def database() -> Iterator[str]:
    with cluster() as address:
        yield address


@pytest.fixture
def houses(database: str, tmp_path: Path) -> Iterator[list[ServedHouse]]:
    """Two processes of one house."""
    config = replace(QUICK, database=database)
    opened = [ServedHouse(config, tmp_path / f"log{n}") for n in range(2)]
    try:
        for house in opened:
            house.open()
        yield opened
    finally:
        for house in opened:
            house.close()


async def test_people_of_one_table_sit_at_different_processes(houses: list[ServedHouse]):
    here, there = houses
    first = here.new_table("sniff", 2, options={"target": 30}, private=False)
    second = there.take_seat(first["table"], "Bo")
    assert first["table"] in [table["table"] for table in there.get("/api/tables")]
    async with here.player(first) as ana, there.player(second) as bo:
        await ana.until(lambda t: not any(seat["away"] for seat in t["info"]["seats"]))
        await asyncio.gather(ana.command("ready"), bo.command("ready"))
        await ana.command("say", text="hello there")
        await bo.until(lambda _: bo.lines)
        async with there.spectator(first["table"]):
            await ana.until(lambda t: t["info"]["spectators"] == 1)
        mover, other = (ana, bo) if (await playing(ana))["legal_count"] else (bo, ana)
        await mover.until(lambda t: t["legal_count"])
        version = mover.table["version"]
        started = time.monotonic()
        await mover.move(mover.table["legal"][0])
        await other.until(lambda t: t["version"] > version)
        assert time.monotonic() - started < 2
        made = await asyncio.gather(
            ana.play_on(np.random.default_rng(1)), bo.play_on(np.random.default_rng(2))
        )
        assert min(made) > 0
        assert ana.table["view"]["winners"] == bo.table["view"]["winners"] != []
        await bo.disconnect()
        await ana.until(lambda t: t["info"]["seats"][1]["away"])
        await bo.connect()


async def playing(player: Player) -> dict[str, Any]:
    return await player.until(lambda t: t["info"]["phase"] == "playing" and t["view"])


async def test_two_at_once_at_different_processes_play_once(houses: list[ServedHouse]):
    here, there = houses
    seated = here.new_table("yacht", 1)
    async with here.player(seated) as one, there.player(seated) as two:
        await one.command("ready")
        for _ in range(10):
            for player in (one, two):
                await player.until(lambda t: t["legal_count"])
            version = one.table["version"]
            await two.until(lambda t, v=version: t["version"] == v)
            move = one.table["legal"][0]
            answers = await asyncio.gather(
                *(p.move(move, id=f"{p is one}{version}", version=version) for p in (one, two))
            )
            assert sorted(a["type"] for a in answers) == ["done", "refused"]
            assert next(a for a in answers if a["type"] == "refused")["message"] == "house-stale"
            same = await asyncio.gather(
                *(p.command("say", id=f"s{version}", text="same") for p in (one, two))
            )
            assert same[0] == same[1]
            for player in (one, two):
                await player.until(lambda t, v=version: t["version"] == v + 1)
        for player in (one, two):
            await player.until(lambda _, p=player: len(p.lines) == 10)


async def test_nothing_acknowledged_is_lost_when_processes_are_killed(houses: list[ServedHouse]):
    await killed_again_and_again(houses, 4, 4, ("sniff", "yacht"))


async def test_a_table_of_a_dead_process_goes_on(houses: list[ServedHouse]):
    here, there = houses
    seated = here.new_table("yacht", 2, turn_seconds=1)
    other = here.take_seat(seated["table"], "Bo")
    async with here.player(seated) as ana, here.player(other) as bo:
        await asyncio.gather(ana.command("ready"), bo.command("ready"))
        await playing(ana)
        here.kill()
    until = time.monotonic() + 40
    while there.get(f"/api/tables/{seated['table']}")["phase"] != "over":
        assert time.monotonic() < until
        await asyncio.sleep(0.2)


async def test_the_schema_is_the_same_as_on_sqlite(houses: list[ServedHouse], database: str):
    def differences(connection: sql.Connection) -> list[object]:
        return compare_metadata(MigrationContext.configure(connection), rows.METADATA)

    engine = create_async_engine(database)
    async with engine.connect() as connection:
        found = await connection.run_sync(differences)
    await engine.dispose()
    assert found == []


def test_the_command_serves_with_several_workers(database: str, tmp_path: Path):
    port = free_port()
    command = [str(Path(sys.executable).parent / "noripan"), "serve", "--no-browser"]
    command += ["--port", str(port), "--database", database, "--workers", "2"]
    with (tmp_path / "out").open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out)
    try:
        until = time.monotonic() + 30
        while True:
            with contextlib.suppress(OSError):
                with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                    assert answer.status == 200
                break
            assert time.monotonic() < until, (tmp_path / "out").read_text()
            time.sleep(0.1)
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(20)
    assert f"http://127.0.0.1:{port}/" in (tmp_path / "out").read_text()
