"""How a house is run: its database, its pace, its limits."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from msgspec import Meta, Struct

Seconds = Annotated[float, Meta(ge=0)]


class Rate(Struct, frozen=True):
    """So many a second on average, so many at once."""

    each_second: Annotated[float, Meta(gt=0)]
    at_once: Annotated[int, Meta(ge=1)]


class Limits(Struct, frozen=True):
    """How much one address, socket or seat may ask for."""

    requests: Rate = Rate(20, 200)
    """HTTP requests to the interface, by address."""
    new_tables: Rate = Rate(1, 60)
    """Tables opened and seats taken, by address."""
    sockets: Rate = Rate(5, 100)
    """Sockets opened, by address."""
    commands: Rate = Rate(20, 60)
    """Commands, by socket."""
    lines: Rate = Rate(0.5, 6)
    """Lines said, by seat."""


class Config(Struct, frozen=True):
    """Everything a house needs to know before it opens."""

    database: str
    """A database's address as SQLAlchemy writes it: ``sqlite:///…`` or ``postgresql+asyncpg://…``."""
    claim_seconds: Seconds = 4.0
    """How long every discard lies at a table where more than one person might look on."""
    short_claim_seconds: Seconds = 0.4
    """The same where nobody is there whom a pause could tell anything."""
    bot_seconds: Seconds = 1.0
    """How long a bot seems to think, on average."""
    undo_seconds: Seconds = 30.0
    """How long a request to take a move back waits for its answers."""
    lone_seconds: Seconds = 86_400.0
    """How long a person may be away who keeps nobody waiting but bots."""
    sweep_seconds: Seconds = 1.0
    """How often each process looks for tables that nobody tends."""
    limits: Limits = Limits()


def default_database() -> str:
    """Return the address of this user's own house; makes the folder it is in."""
    folder = platformdirs.user_data_path("noripan", ensure_exists=True)
    return f"sqlite:///{folder / 'house.sqlite3'}"


def sqlite_file(database: str) -> Path | None:
    """Return the file of an SQLite address; ``None`` for any other database."""
    kind, _, path = database.partition(":///")
    return Path(path) if kind.split("+")[0] == "sqlite" else None


def encode(config: Config) -> str:
    """Return a configuration as text, to hand to other processes."""
    return msgspec.json.encode(config).decode()


def decode(text: str) -> Config:
    """Return the configuration of a text that ``encode`` has made."""
    return msgspec.json.decode(text, type=Config)
