"""What the house asks of its database: an append-only log and the rows around it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import sqlalchemy as sql
from sqlalchemy.exc import IntegrityError

from noripan.server import rows, statements
from noripan.server.rows import SeatRow, TableRow
from noripan.server.statements import Change, Conflict, Stored

Read = Callable[[sql.Connection], Any]


class Runner(Protocol):
    """How statements reach a kind of database."""

    async def read(self, work: Read) -> Any:
        """Run ``work`` with a connection and return what it returns."""
        ...

    async def write(self, work: Read) -> Any:
        """Run ``work`` likewise, and commit."""
        ...

    async def commit(self, change: Change) -> None:
        """Commit a change; raises ``Conflict``."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class Store:
    """What the house asks of its database."""

    def __init__(self, runner: Runner) -> None:
        self._runner = runner

    async def close(self) -> None:
        """Let go of all connections."""
        await self._runner.close()

    async def commit(self, change: Change) -> None:
        """Commit a change; raises ``Conflict`` if the table has changed meanwhile."""
        await self._runner.commit(change)

    async def open_table(self, row: TableRow, seats: list[SeatRow], entries: list[bytes]) -> None:
        """Store a new table."""

        def work(connection: sql.Connection) -> None:
            statements.insert_table(connection, row, seats, entries)

        await self._runner.write(work)

    async def load(self, table: str, since: int = 0, lines_since: int = -1) -> Stored | None:
        """Read a table with its log from entry ``since`` on; ``None`` if there is none."""

        def work(connection: sql.Connection) -> Stored | None:
            return statements.load(connection, table, since, lines_since)

        return await self._runner.read(work)

    async def answer(self, table: str, command: str) -> bytes | None:
        """Return what a command was answered, if it ever was."""
        found = sql.select(rows.answers.c.answer).where(
            rows.answers.c.table_id == table, rows.answers.c.command_id == command
        )
        text = await self._runner.read(lambda connection: connection.scalar(found))
        return None if text is None else text.encode()

    async def keep_answer(self, table: str, command: str, answer: bytes) -> None:
        """Keep the answer to a command that changes nothing; raises ``Conflict``."""
        values = {"table_id": table, "command_id": command, "answer": answer.decode()}
        statement = sql.insert(rows.answers)

        try:
            await self._runner.write(lambda connection: connection.execute(statement, values))
        except IntegrityError:
            raise Conflict from None

    async def listed(self, limit: int) -> list[tuple[TableRow, list[SeatRow]]]:
        """Return the newest open tables that are not private."""

        def work(connection: sql.Connection) -> list[tuple[TableRow, list[SeatRow]]]:
            query = (
                sql.select(rows.tables)
                .where(rows.tables.c.private.is_(False), rows.tables.c.phase != "over")
                .order_by(rows.tables.c.created.desc())
                .limit(limit)
            )
            found = [statements.table_row(row) for row in connection.execute(query).mappings()]
            return [(row, statements.read_seats(connection, row.id)) for row in found]

        return await self._runner.read(work)

    async def due(self, before: float, limit: int) -> list[str]:
        """Return the tables at which the house has had something to do since before a time."""
        query = (
            sql.select(rows.tables.c.id)
            .where(rows.tables.c.due < before)
            .order_by(rows.tables.c.due)
            .limit(limit)
        )
        return await self._runner.read(lambda connection: list(connection.scalars(query)))

    async def enter(self, process: str, now: float, patience: float, *, alone: bool) -> None:
        """Note that a process begins; if the house was down until now, wind the clocks.

        ``alone``: no other process can be at work. Otherwise one that has been seen within
        ``patience`` seconds is.
        """
        table = rows.processes

        def work(connection: sql.Connection) -> None:
            last = connection.scalar(sql.select(sql.func.max(table.c.seen)))
            if last is not None and (alone or last < now - patience):
                statements.wind_clocks(connection, now, now - last)
            connection.execute(sql.delete(table).where(table.c.seen < now - patience))
            connection.execute(sql.insert(table).values(id=process, seen=now))

        await self._runner.write(work)

    async def seen(self, process: str, now: float) -> dict[str, float]:
        """Note that a process is alive; return when the others were seen last."""
        table = rows.processes

        def work(connection: sql.Connection) -> dict[str, float]:
            connection.execute(sql.update(table).where(table.c.id == process).values(seen=now))
            others = sql.select(table.c.id, table.c.seen).where(table.c.id != process)
            return {row.id: row.seen for row in connection.execute(others)}

        return await self._runner.write(work)

    async def set_aside(self, name: str) -> None:
        """Expect nothing of a table any more."""
        statement = sql.update(rows.tables).where(rows.tables.c.id == name)
        values = {"due": None, "deadline": None, "waiting": None}
        await self._runner.write(lambda connection: connection.execute(statement.values(values)))

    async def forget_idle(self, before: float) -> None:
        """Delete tables that never began and that nobody has touched since a time."""

        def work(connection: sql.Connection) -> None:
            idle = sql.select(rows.tables.c.id).where(
                rows.tables.c.phase == "open", rows.tables.c.touched < before
            )
            for table in (rows.seats, rows.answers, rows.lines):
                connection.execute(sql.delete(table).where(table.c.table_id.in_(idle)))
            connection.execute(
                sql.delete(rows.tables).where(
                    rows.tables.c.phase == "open", rows.tables.c.touched < before
                )
            )

        await self._runner.write(work)
