"""Deadlines, absent people, and the sweep: a table always finishes."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace

from houses import QUICK, ServedHouse, people, served

pytestmark = pytest.mark.anyio


async def test_a_bot_plays_for_who_takes_too_long_until_they_move_again(house: ServedHouse):
    async with people(house, "sniff", 2, turn_seconds=1) as players:
        late = next(p for p in players if p.is_asked)
        other = next(p for p in players if p is not late)
        seat = late.table["you"]
        left = other.table["seconds_left"]
        assert 0 < left <= 1
        await other.until(lambda table: table["info"]["seats"][seat]["bot"] == "greedy")
        assert not other.table["info"]["seats"][seat]["away"]
        # From now on nobody waits for that seat ...
        started = time.monotonic()
        assert await other.play_on(np.random.default_rng(1), 6) == 6
        assert time.monotonic() - started < 5
        # ... until its person is back. It is enough to connect.
        await late.disconnect()
        await late.connect()
        await other.until(lambda table: table["info"]["seats"][seat]["bot"] is None)


async def test_a_table_that_everybody_has_left_is_played_to_its_end(house: ServedHouse):
    async with people(house, "yacht", 2, turn_seconds=1) as players:
        table = players[0].table_id
    until = time.monotonic() + 40
    while house.get(f"/api/tables/{table}")["phase"] != "over":
        assert time.monotonic() < until
        await asyncio.sleep(0.2)
    assert house.get(f"/api/tables/{table}/replay")["fair"]


async def test_whoever_keeps_only_bots_waiting_has_all_the_time(house: ServedHouse):
    seated = house.new_table("sniff", 3, bots="greedy", turn_seconds=1)
    async with house.player(seated) as ana:
        await ana.until(lambda table: table["legal_count"])
        version = ana.table["version"]
        await asyncio.sleep(1.6)
        assert ana.table["version"] == version
        assert ana.table["seconds_left"] is None


async def test_no_clock_runs_while_the_house_is_down(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    house = ServedHouse(config, tmp_path / "log").open()
    try:
        async with people(house, "sniff", 2, turn_seconds=2) as players:
            mover = next(p for p in players if p.is_asked)
            house.kill()
            await asyncio.sleep(2.5)  # longer than the whole turn
            house.open()
            for player in players:
                await player.disconnect()
                await player.connect()
            seat = mover.table["you"]
            assert mover.table["info"]["seats"][seat]["bot"] is None
            assert 1 < mover.table["seconds_left"] <= 2
            assert await mover.play_on(np.random.default_rng(1), 1) == 1
            # A deadline stored before a restart still holds after it.
            house.kill()
            house.open()
            until = time.monotonic() + 20
            while not any(s["bot"] for s in house.get(f"/api/tables/{mover.table_id}")["seats"]):
                assert time.monotonic() < until
                await asyncio.sleep(0.1)
    finally:
        house.close()


async def test_a_request_to_undo_lapses_and_bots_wait_for_it(tmp_path: Path):
    with served(tmp_path, replace(QUICK, undo_seconds=1.5)) as house:
        async with people(house, "sniff", 2) as players:
            mover = next(p for p in players if p.is_asked)
            other = next(p for p in players if p is not mover)
            await mover.move(mover.table["legal"][0])
            await mover.until(lambda table: table["can_undo"])
            await mover.command("ask-undo", version=mover.table["version"])
            await asyncio.gather(*(p.until(lambda table: table["undo"]) for p in players))
            await mover.until(lambda table: not table["undo"])
            late = await other.command("answer-undo", version=other.table["version"], agree=True)
            assert late["message"] in ("house-no-undo-asked", "house-stale")


async def test_bots_move_at_the_pace_the_house_sets(tmp_path: Path):
    with served(tmp_path, replace(QUICK, bot_seconds=0.5)) as house:
        async with house.player(house.new_table("yacht", 2, bots="random")) as ana:
            await ana.until(lambda table: table["legal_count"])
            scoring = next(move for move in ana.table["legal"] if not move.startswith("keep"))
            started, version = time.monotonic(), ana.table["version"]
            await ana.move(scoring)
            await ana.until(lambda table: table["version"] >= version + 2)
            assert 0.2 < time.monotonic() - started < 3
