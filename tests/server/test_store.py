"""The database: one history, races decided by it, and slow storage."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sql
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from msgspec.structs import replace

from houses import NO_LIMITS
from noripan.server import entries, rows
from noripan.server.config import Config
from noripan.server.entries import Played
from noripan.server.house import House
from noripan.server.migrations import upgrade
from noripan.server.protocol import Done, Move, NewTable, Ready, Say, TakeSeat
from noripan.server.rows import SeatRow, TableRow
from noripan.server.sqlite import Sqlite
from noripan.server.statements import Change, Conflict
from noripan.server.store import Store
from noripan.server.tables import LiveTable

pytestmark = pytest.mark.anyio


def row(name: str = "t") -> TableRow:
    return TableRow(
        id=name,
        game="yacht",
        options="{}",
        private=True,
        turn_seconds=60,
        claim_seconds=4.0,
        seed=b"s" * 32,
        created=1.0,
        touched=1.0,
    )


def following(before: TableRow, command: str | None = None) -> Change:
    after = replace(before, revision=before.revision + 1, version=before.version + 1)
    return Change(
        row=after,
        entries=[entries.encode(Played(["ones"]))],
        command=command,
        answer=msgspec.json.encode(Done("1", after.version)),
    )


def test_the_migrations_make_the_schema_that_the_code_expects(tmp_path: Path):
    engine = sql.create_engine(f"sqlite:///{tmp_path}/a.sqlite3")
    with engine.begin() as connection:
        upgrade(connection)
        upgrade(connection)
        context = MigrationContext.configure(connection)
        assert compare_metadata(context, rows.METADATA) == []
    engine.dispose()


async def test_of_two_changes_of_one_version_one_is_stored(tmp_path: Path):
    store = Store(Sqlite(f"sqlite:///{tmp_path}/a.sqlite3"))
    await store.open_table(row(), [SeatRow(seat=0)], [])
    results = await asyncio.gather(
        *(store.commit(following(row(), f"c{n}")) for n in range(5)), return_exceptions=True
    )
    assert [type(result) for result in results].count(type(None)) == 1
    assert sum(isinstance(result, Conflict) for result in results) == 4
    stored = await store.load("t")
    assert stored is not None
    assert (stored.row.version, len(stored.entries)) == (1, 1)
    await store.close()


async def test_one_bad_change_does_not_spoil_those_committed_with_it(tmp_path: Path):
    store = Store(Sqlite(f"sqlite:///{tmp_path}/a.sqlite3"))
    for n in range(20):
        await store.open_table(row(f"t{n}"), [SeatRow(seat=0)], [])
    await store.commit(following(row("t7"), "done before"))
    again = replace(row("t7"), revision=1, version=1)
    changes = [following(again if n == 7 else row(f"t{n}"), "done before") for n in range(20)]
    results = await asyncio.gather(*map(store.commit, changes), return_exceptions=True)
    assert [n for n, result in enumerate(results) if result is not None] == [7]
    await store.close()


async def test_what_nobody_began_is_forgotten_and_what_was_played_is_not(tmp_path: Path):
    store = Store(Sqlite(f"sqlite:///{tmp_path}/a.sqlite3"))
    await store.open_table(row("old"), [SeatRow(seat=0)], [])
    await store.open_table(replace(row("new"), touched=9.0), [SeatRow(seat=0)], [])
    await store.open_table(replace(row("played"), phase="over"), [SeatRow(seat=0)], [])
    await store.forget_idle(5.0)
    assert await store.load("old") is None
    assert await store.load("new") is not None
    assert await store.load("played") is not None
    await store.close()


class SlowStore(Store):
    """A store that takes a different time for everything, before and after."""

    def __init__(self, store: Store, seed: int) -> None:
        super().__init__(store._runner)
        self._random = random.Random(seed)

    async def _dawdle(self) -> None:
        await asyncio.sleep(self._random.choice((0, 0, 0.001, 0.01)))

    async def commit(self, change: Change) -> None:
        await self._dawdle()
        await super().commit(change)
        await self._dawdle()

    async def load(self, table: str, since: int = 0, lines_since: int = -1) -> Any:
        await self._dawdle()
        stored = await super().load(table, since, lines_since)
        await self._dawdle()
        return stored

    async def answer(self, table: str, command: str) -> bytes | None:
        await self._dawdle()
        found = await super().answer(table, command)
        await self._dawdle()
        return found


@pytest.mark.parametrize("seed", range(3))
async def test_two_tables_of_one_log_agree_with_slow_storage(tmp_path: Path, seed: int):
    """Two processes' worth of tables, with no notices between them: only the log decides."""
    config = Config(
        database=f"sqlite:///{tmp_path}/a.sqlite3", sweep_seconds=60.0, limits=NO_LIMITS
    )
    house = await House.open(config)
    house.store = SlowStore(house.store, seed)
    first = await house.open_table(NewTable("yacht", "Ana", 2))
    second = await house.take_seat(first.table, TakeSeat("Bo"))
    stored = await house.store.load(first.table)
    twin = LiveTable(house, stored)
    here = await house.table(first.table)
    secrets = [first.secret, second.secret]
    for number, secret in enumerate(secrets):
        assert isinstance(await here.carry_out(secret, Ready(f"r{number}")), Done)
    await twin.refresh()
    rng = random.Random(seed)
    accepted: list[str] = []
    for step in range(30):
        await here.refresh()
        course = here.course
        assert course is not None
        if course.turn is None:
            break
        move, name = rng.choice(course.match.legal()), f"m{step}"
        command = Move(name, course.version, move)
        said = Say(f"s{step}", f"line {step}")
        answers = await asyncio.gather(
            here.carry_out(secrets[course.turn], command),
            twin.carry_out(secrets[course.turn], command),
            here.carry_out(secrets[0], said),
            twin.carry_out(secrets[1], said),
        )
        assert answers[0] == answers[1]
        assert isinstance(answers[0], Done)
        assert isinstance(answers[2], Done)
        assert isinstance(answers[3], Done)
        accepted.append(move)
    await asyncio.gather(here.refresh(), twin.refresh())
    assert here.course is not None
    assert twin.course is not None
    assert here.course.match.record() == twin.course.match.record()
    played = [event for event in here.course.match.events if not event.startswith("*")]
    assert played == accepted
    assert [line.number for line in here.lines] == sorted({line.number for line in here.lines})
    assert len(here.lines) == min(50, 2 * len(accepted))
    await twin.close()
    await house.close()
