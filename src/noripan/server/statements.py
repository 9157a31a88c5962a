"""The statements of SQL that both kinds of database run."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from noripan.server import rows
from noripan.server.rows import ClaimRow, LineRow, SeatRow, TableRow

LAST_LINES = 50
"""How many lines of what was said are read."""


class Conflict(Exception):
    """Somebody else has changed the table, or has carried out the same command, before."""


class Change(Struct, kw_only=True):
    """What is committed together about one table."""

    row: TableRow
    """As it will be; the one in the database must have the revision before."""
    seats: list[SeatRow] = msgspec.field(default_factory=list[SeatRow])
    """Those that change."""
    entries: list[bytes] = msgspec.field(default_factory=list[bytes])
    """Appended; the last one is number ``row.version - 1``."""
    claim: ClaimRow | None = None
    line: LineRow | None = None
    command: str | None = None
    """The key of the command that asks for this."""
    answer: bytes | None = None
    """What that command is answered."""
    opened: tuple[TableRow, list[SeatRow], list[bytes]] | None = None
    """A table that is opened with this change: that of a rematch."""


class Stored(Struct):
    """A table as it was read: rows, and the part of the log that was asked for."""

    row: TableRow
    seats: list[SeatRow]
    entries: list[bytes]
    claims: list[ClaimRow]
    lines: list[LineRow]


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def table_row(row: Any) -> TableRow:
    """Return a table as it was read."""
    return TableRow(**row)


def read_seats(connection: sql.Connection, table: str) -> list[SeatRow]:
    """Return the seats of a table, ascending."""
    query = sql.select(rows.seats).where(rows.seats.c.table_id == table).order_by(rows.seats.c.seat)
    return [
        SeatRow(**{name: value for name, value in row.items() if name != "table_id"})
        for row in connection.execute(query).mappings()
    ]


def load(connection: sql.Connection, table: str, since: int, lines_since: int) -> Stored | None:
    """Read a table, its log from entry ``since`` on and what was said after a line."""
    found = (
        connection.execute(sql.select(rows.tables).where(rows.tables.c.id == table))
        .mappings()
        .first()
    )
    if found is None:
        return None
    row = table_row(found)
    entries = connection.scalars(
        sql.select(rows.events.c.entry)
        .where(rows.events.c.table_id == table, rows.events.c.seq >= since)
        .where(rows.events.c.seq < row.version)
        .order_by(rows.events.c.seq)
    )
    claims = connection.execute(
        sql.select(rows.claims.c.version, rows.claims.c.seat, rows.claims.c.move).where(
            rows.claims.c.table_id == table, rows.claims.c.version == row.version
        )
    )
    lines = connection.execute(
        sql.select(rows.lines.c.number, rows.lines.c.name, rows.lines.c.seat, rows.lines.c.text)
        .where(rows.lines.c.table_id == table, rows.lines.c.number > lines_since)
        .order_by(rows.lines.c.number.desc())
        .limit(LAST_LINES)
    )
    return Stored(
        row,
        read_seats(connection, table),
        [entry.encode() for entry in entries],
        [ClaimRow(*claim) for claim in claims],
        [LineRow(*line) for line in lines][::-1],
    )


def wind_clocks(connection: sql.Connection, now: float, down: float) -> None:
    """Let no clock have run while the house was down; everybody has a whole turn again."""
    table = rows.tables
    playing = sql.update(table).where(table.c.phase == "playing")
    moved = table.c.deadline + down  # null where a bot is to move
    whole = now + table.c.turn_seconds
    until = sql.case((table.c.deadline.is_(None), None), (moved > whole, moved), else_=whole)
    again = {"revision": table.c.revision + 1}
    for waiting, values in {
        "person": {"deadline": until, "due": until},
        "undo": {"deadline": until, "due": table.c.due + down},
        "claims": {"due": table.c.due + down},
    }.items():
        connection.execute(playing.where(table.c.waiting == waiting).values(**values, **again))


def insert_table(
    connection: sql.Connection, row: TableRow, seats: list[SeatRow], entries: list[bytes]
) -> None:
    """Write a new table with its first entries."""
    connection.execute(sql.insert(rows.tables), _values(row))
    connection.execute(sql.insert(rows.seats), [_seat_values(row.id, seat) for seat in seats])
    if entries:
        connection.execute(sql.insert(rows.events), _entry_values(row, entries, None))


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return {"table_id": table, **_values(seat)}


def _entry_values(row: TableRow, entries: list[bytes], command: str | None) -> list[dict[str, Any]]:
    first = row.version - len(entries)
    return [
        {
            "table_id": row.id,
            "seq": first + place,
            "command_id": command if place == 0 else None,
            "entry": entry.decode(),
            "at": row.touched,
        }
        for place, entry in enumerate(entries)
    ]


CHANGING = ("touched", "phase", "version", "waiting", "deadline", "due", "rematch")
CHANGING_SEAT = ("name", "bot", "secret_hash", "entropy", "ready", "absent")
UPDATE_TABLE = (
    sql.update(rows.tables)
    .where(
        rows.tables.c.id == sql.bindparam("which"),
        rows.tables.c.revision == sql.bindparam("expected"),
    )
    .values(
        revision=rows.tables.c.revision + 1,
        **{name: sql.bindparam(f"new_{name}") for name in CHANGING},
    )
)
UPDATE_SEAT = (
    sql.update(rows.seats)
    .where(
        rows.seats.c.table_id == sql.bindparam("which"),
        rows.seats.c.seat == sql.bindparam("number"),
    )
    .values(**{name: sql.bindparam(f"new_{name}") for name in CHANGING_SEAT})
)


def apply(connection: sql.Connection, changes: Sequence[Change]) -> None:
    """Write changes of different tables; raises ``Conflict`` or ``IntegrityError``.

    Every statement is executed once for all changes.
    """
    updates = [
        {
            "which": change.row.id,
            "expected": change.row.revision - 1,
            **{f"new_{name}": getattr(change.row, name) for name in CHANGING},
        }
        for change in changes
    ]
    many = updates if len(updates) > 1 else updates[0]
    if connection.execute(UPDATE_TABLE, many).rowcount != len(changes):
        raise Conflict
    entries = [value for c in changes for value in _entry_values(c.row, c.entries, c.command)]
    answers = [
        {"table_id": c.row.id, "command_id": c.command, "answer": c.answer.decode()}
        for c in changes
        if c.command is not None and c.answer is not None
    ]
    seats = [
        {
            "which": c.row.id,
            "number": seat.seat,
            **{f"new_{name}": getattr(seat, name) for name in CHANGING_SEAT},
        }
        for c in changes
        for seat in c.seats
    ]
    claims = [{"table_id": c.row.id, **_values(c.claim)} for c in changes if c.claim is not None]
    lines = [
        {"table_id": c.row.id, "at": c.row.touched, **_values(c.line)}
        for c in changes
        if c.line is not None
    ]
    for statement, values in (
        (sql.insert(rows.events), entries),
        (sql.insert(rows.answers), answers),
        (UPDATE_SEAT, seats),
        (sql.insert(rows.claims), claims),
        (sql.insert(rows.lines), lines),
    ):
        if values:
            connection.execute(statement, values)
    for change in changes:
        if change.opened is not None:
            insert_table(connection, *change.opened)
