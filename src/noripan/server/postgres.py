"""PostgreSQL: every change in a transaction of its own, from any process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import create_async_engine

from noripan.server.migrations import upgrade
from noripan.server.statements import Change, Conflict, apply
from noripan.server.store import Read

LOG = logging.getLogger("noripan.server")
CHANNEL = "noripan"
MIGRATING = 7018305
"""The advisory lock of the one process that brings the schema up to date."""
AGAIN = 1.0
"""Seconds between attempts to listen."""


class Postgres:
    """A pool of connections; every commit tells the other processes which table has changed."""

    def __init__(self, database: str, notice: Callable[[str], str]) -> None:
        """Prepare a pool; ``notice`` makes the notification about a table."""
        self._engine = create_async_engine(
            database, pool_size=8, max_overflow=8, pool_pre_ping=True
        )
        self._notice = notice

    async def prepare(self) -> None:
        """Bring the schema up to date; one process at a time."""
        async with self._engine.begin() as connection:
            await connection.execute(sql.select(sql.func.pg_advisory_xact_lock(MIGRATING)))
            await connection.run_sync(upgrade)

    async def read(self, work: Read) -> Any:
        """Run ``work`` in one connection, in one snapshot."""
        async with self._engine.connect() as connection:
            await connection.execution_options(isolation_level="REPEATABLE READ")
            return await connection.run_sync(work)

    async def write(self, work: Read) -> Any:
        """Run ``work`` in one transaction."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def commit(self, change: Change) -> None:
        """Commit one change."""

        def work(connection: sql.Connection) -> None:
            apply(connection, [change])
            connection.execute(sql.select(sql.func.pg_notify(CHANNEL, self._notice(change.row.id))))

        try:
            await self.write(work)
        except IntegrityError:
            raise Conflict from None

    async def notify(self, payload: str) -> None:
        """Tell the other processes something."""
        statement = sql.select(sql.func.pg_notify(CHANNEL, payload))
        await self.write(lambda connection: connection.execute(statement))

    async def listen(
        self, heard: Callable[[str], None], lost: Callable[[], Awaitable[None]]
    ) -> None:
        """Hand every notification to ``heard``, for ever; call ``lost`` after every break."""
        import asyncpg  # pyright: ignore[reportMissingTypeStubs]

        driver: Any = asyncpg
        address = self._engine.url.set(drivername="postgresql")
        while True:
            try:
                connection = await driver.connect(address.render_as_string(hide_password=False))
            except (OSError, driver.PostgresError):
                LOG.warning("the database does not answer; trying again")
                await asyncio.sleep(AGAIN)
                continue
            await self._listen_to(connection, heard, lost)

    async def _listen_to(
        self, connection: Any, heard: Callable[[str], None], lost: Callable[[], Awaitable[None]]
    ) -> None:
        closed = asyncio.Event()

        def ended(_: object) -> None:
            closed.set()

        def told(_connection: object, _process: int, _channel: str, payload: str) -> None:
            heard(payload)

        connection.add_termination_listener(ended)
        try:
            await connection.add_listener(CHANNEL, told)
            await lost()  # whatever was said before this connection listened
            await closed.wait()
        finally:
            connection.terminate()

    async def close(self) -> None:
        """Close the pool."""
        await self._engine.dispose()
