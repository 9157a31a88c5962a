"""What processes of one house tell each other, through PostgreSQL's notifications."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal

import msgspec
from sqlalchemy.exc import SQLAlchemyError

from noripan.server.postgres import Postgres

LOG = logging.getLogger("noripan.server")


class Notice(msgspec.Struct, omit_defaults=True):
    """Something about one table."""

    process: str
    kind: Literal["changed", "present", "who"]
    """The table has changed; who of the people is connected here; who is connected elsewhere?"""
    table: str
    seats: list[int] = []
    spectators: int = 0


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(Notice).decode


class PostgresBus:
    """Sends notices to the other processes and hands theirs on."""

    def __init__(self) -> None:
        self._process = ""
        self._postgres: Postgres | None = None
        self._hear: Callable[[Notice], None] | None = None
        self._reread: Callable[[], Awaitable[None]] | None = None
        self._outbox: dict[tuple[str, str], Notice] = {}
        self._wake = asyncio.Event()

    def connect(
        self,
        postgres: Postgres,
        process: str,
        hear: Callable[[Notice], None],
        reread: Callable[[], Awaitable[None]],
    ) -> None:
        """Say through what to speak and who listens."""
        self._postgres, self._process = postgres, process
        self._hear, self._reread = hear, reread

    def changed(self, table: str) -> str:
        """Return the notice that goes with a commit."""
        return _encode(Notice(self._process, "changed", table)).decode()

    def ask(self, table: str) -> None:
        """Ask who is at a table."""
        self._put(Notice(self._process, "who", table))

    def present(self, table: str, seats: list[int], spectators: int) -> None:
        """Say who is at a table here."""
        self._put(Notice(self._process, "present", table, seats, spectators))

    def _put(self, notice: Notice) -> None:
        """Only the newest notice of each kind about a table waits."""
        self._outbox[notice.kind, notice.table] = notice
        self._wake.set()

    async def run(self) -> None:
        """Listen and speak, for ever."""
        assert self._postgres is not None
        assert self._reread is not None
        await asyncio.gather(self._postgres.listen(self._heard, self._reread), self._speak())

    def _heard(self, payload: str) -> None:
        notice = _decode(payload)
        if notice.process != self._process and self._hear is not None:
            self._hear(notice)

    async def _speak(self) -> None:
        assert self._postgres is not None
        while True:
            await self._wake.wait()
            self._wake.clear()
            waiting, self._outbox = self._outbox, {}
            for notice in waiting.values():
                try:
                    await self._postgres.notify(_encode(notice).decode())
                except (OSError, SQLAlchemyError):
                    LOG.warning("a notice could not be sent; the next one will tell")
