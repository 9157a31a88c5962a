"""What the database holds: the tables of SQL and the rows as Python sees them."""

from __future__ import annotations

import msgspec
import sqlalchemy as sql
from msgspec import Struct

from noripan.game import Value
from noripan.server.protocol import Level, Phase

METADATA = sql.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

tables = sql.Table(
    "tables",
    METADATA,
    sql.Column("id", sql.String(20), primary_key=True),
    sql.Column("game", sql.String(40), nullable=False),
    sql.Column("options", sql.Text, nullable=False),
    sql.Column("private", sql.Boolean, nullable=False),
    sql.Column("turn_seconds", sql.Integer, nullable=False),
    sql.Column("claim_seconds", sql.Double, nullable=False),
    sql.Column("seed", sql.LargeBinary(32), nullable=False),
    sql.Column("created", sql.Double, nullable=False),
    sql.Column("touched", sql.Double, nullable=False),
    sql.Column("phase", sql.String(10), nullable=False),
    sql.Column("revision", sql.Integer, nullable=False),
    sql.Column("version", sql.Integer, nullable=False),
    sql.Column("waiting", sql.String(10)),
    sql.Column("deadline", sql.Double),
    sql.Column("due", sql.Double, index=True),
    sql.Column("rematch", sql.String(20)),
)

seats = sql.Table(
    "seats",
    METADATA,
    sql.Column("table_id", sql.String(20), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String(40)),
    sql.Column("bot", sql.String(20)),
    sql.Column("secret_hash", sql.LargeBinary(32)),
    sql.Column("entropy", sql.Text, nullable=False),
    sql.Column("ready", sql.Boolean, nullable=False),
    sql.Column("absent", sql.Boolean, nullable=False),
)

events = sql.Table(
    "events",
    METADATA,
    sql.Column("table_id", sql.String(20), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("command_id", sql.String(120)),
    sql.Column("entry", sql.Text, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
    sql.UniqueConstraint("table_id", "command_id"),
)

answers = sql.Table(
    "answers",
    METADATA,
    sql.Column("table_id", sql.String(20), primary_key=True),
    sql.Column("command_id", sql.String(120), primary_key=True),
    sql.Column("answer", sql.Text, nullable=False),
)

claims = sql.Table(
    "claims",
    METADATA,
    sql.Column("table_id", sql.String(20), primary_key=True),
    sql.Column("version", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("move", sql.Text, nullable=False),
)

lines = sql.Table(
    "lines",
    METADATA,
    sql.Column("table_id", sql.String(20), primary_key=True),
    sql.Column("number", sql.Integer, primary_key=True, autoincrement=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("seat", sql.Integer, nullable=False),
    sql.Column("text", sql.Text, nullable=False),
    sql.Column("at", sql.Double, nullable=False),
)

processes = sql.Table(
    "processes",
    METADATA,
    sql.Column("id", sql.String(20), primary_key=True),
    sql.Column("seen", sql.Double, nullable=False),
)


class TableRow(Struct, frozen=True, kw_only=True):
    """A table as it is stored. Times are seconds since 1970."""

    id: str
    game: str
    options: str
    """The options as a JSON object."""
    private: bool
    turn_seconds: int
    claim_seconds: float
    seed: bytes
    """Of the fair deal; never shown before the match is over."""
    created: float
    touched: float
    phase: Phase = "open"
    revision: int = 0
    """Counts every change whatever; decides between processes that change a table at once."""
    version: int = 0
    """How many entries the log holds."""
    waiting: str | None = None
    """Whom a match waits for: ``person``, ``bot``, ``claims`` or ``undo``."""
    deadline: float | None = None
    """When a bot plays for the person to move."""
    due: float | None = None
    """When the house has something to do here."""
    rematch: str | None = None

    def chosen(self) -> dict[str, Value]:
        """Return the options."""
        return msgspec.json.decode(self.options, type=dict[str, Value])


class SeatRow(Struct, frozen=True, kw_only=True):
    """A seat as it is stored."""

    seat: int
    name: str | None = None
    bot: Level | None = None
    secret_hash: bytes | None = None
    """SHA-256 of the secret that opens the seat; ``None``: no person holds it."""
    entropy: str = ""
    ready: bool = False
    absent: bool = False
    """A bot plays until the person who holds the seat returns."""

    @property
    def is_person(self) -> bool:
        """Whether a person (or a third party's program) holds the seat."""
        return self.secret_hash is not None

    @property
    def plays_itself(self) -> bool:
        """Whether the house plays this seat now."""
        return self.bot is not None or self.absent


class ClaimRow(Struct, frozen=True):
    """An answer to a discard, kept until all answers are applied."""

    version: int
    seat: int
    move: str


class LineRow(Struct, frozen=True):
    """Something said at the table."""

    number: int
    name: str
    seat: int
    text: str
