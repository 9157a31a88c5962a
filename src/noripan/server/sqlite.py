"""SQLite: one writer thread, which commits together what waits at the same time."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import sqlalchemy as sql
from filelock import FileLock, Timeout
from sqlalchemy import event
from sqlalchemy.exc import IntegrityError

from noripan.game import NoripanError
from noripan.server.config import sqlite_file
from noripan.server.migrations import upgrade
from noripan.server.statements import Change, Conflict, apply
from noripan.server.store import Read

READERS = 2
LONGEST_BATCH = 200


class HouseBusy(NoripanError):
    """Another process has the house's SQLite file open."""


def claim(file: Path) -> FileLock:
    """Return the lock that makes a file this process's own; raises ``HouseBusy``."""
    lock = FileLock(f"{file}.lock", timeout=0)
    try:
        lock.acquire()
    except Timeout:
        raise HouseBusy("house-database-busy", file=str(file)) from None
    return lock


class Sqlite:
    """One writer thread; what waits is committed together."""

    def __init__(self, database: str) -> None:
        file = sqlite_file(database)
        assert file is not None
        self._lock = claim(file)
        self._engine = sql.create_engine(f"sqlite:///{file}")
        event.listen(self._engine, "connect", _set_up_sqlite)
        self._writer = ThreadPoolExecutor(1, "noripan-writer")
        self._readers = ThreadPoolExecutor(READERS, "noripan-reader")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._flushing: asyncio.Task[None] | None = None
        with self._engine.begin() as connection:
            upgrade(connection)

    async def read(self, work: Read) -> Any:
        """Run ``work`` in a reader thread."""

        def run() -> Any:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._readers, run)

    async def write(self, work: Read) -> Any:
        """Run ``work`` in the writer thread."""

        def run() -> Any:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writer, run)

    async def commit(self, change: Change) -> None:
        """Wait for the next batch that goes to the writer."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((change, done))
        if self._flushing is None:
            self._flushing = asyncio.create_task(self._flush())
        await done

    async def _flush(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            batch = self._waiting[:LONGEST_BATCH]
            del self._waiting[:LONGEST_BATCH]
            changes = [change for change, _ in batch]
            try:
                results = await loop.run_in_executor(self._writer, self._commit_all, changes)
            except BaseException as error:
                for _, done in batch:
                    if not done.done():
                        done.set_exception(error)
                self._flushing = None
                raise
            for (_, done), error in zip(batch, results, strict=True):
                if done.done():
                    continue
                if error is None:
                    done.set_result(None)
                else:
                    done.set_exception(error)
        self._flushing = None

    def _commit_all(self, changes: list[Change]) -> list[Exception | None]:
        """Commit all together; if one cannot be, each by itself. Returns what went wrong."""
        if len(changes) > 1:
            try:
                with self._engine.begin() as connection:
                    apply(connection, changes)
            except (Conflict, IntegrityError):
                return [self._commit_one(change) for change in changes]
            return [None] * len(changes)
        return [self._commit_one(change) for change in changes]

    def _commit_one(self, change: Change) -> Exception | None:
        try:
            with self._engine.begin() as connection:
                apply(connection, [change])
        except (Conflict, IntegrityError):
            return Conflict()
        except Exception as error:  # handed to the one who waits for this change
            return error
        return None

    async def close(self) -> None:
        """Finish what waits, then let go."""
        if self._flushing is not None:
            await self._flushing
        self._writer.shutdown()
        self._readers.shutdown()
        self._engine.dispose()
        self._lock.release()


def _set_up_sqlite(connection: Any, _record: object) -> None:
    cursor = connection.cursor()
    # A commit is in the operating system's hands: it survives the death of this process, and a
    # power failure may cost the last moves but never the file.
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
