"""The house: all tables that this process tends, and what it does by itself."""

from __future__ import annotations

import asyncio
import logging
import secrets as random_secrets
import time
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from noripan import bots
from noripan.fair import SEED_BYTES
from noripan.game import NoripanError, Setup
from noripan.games import find as find_game
from noripan.server import answers, commands, secrets
from noripan.server.bus import Notice, PostgresBus
from noripan.server.config import Config, sqlite_file
from noripan.server.drafts import Draft
from noripan.server.limits import Gate
from noripan.server.postgres import Postgres
from noripan.server.protocol import (
    Command,
    Done,
    NewTable,
    OpenTable,
    Refused,
    Rematch,
    Say,
    Seated,
    TakeSeat,
)
from noripan.server.rows import SeatRow, TableRow
from noripan.server.secrets import hashed, new_secret, new_table_id
from noripan.server.sqlite import Sqlite
from noripan.server.store import Store
from noripan.server.tables import LiveTable, Watcher

LOG = logging.getLogger("noripan.server")
LISTED = 50
MOST_DUE = 100
NEGLECTED = 1.5
"""Seconds after which a table that something is due at is taken up by any process."""
IDLE = 60.0
"""Seconds after which a table where nobody is leaves memory."""
ALIVE = 4.0
"""Seconds after which a process that has not been seen is dead."""
ABANDONED = 86_400.0
"""Seconds after which a table that never began is deleted."""
THINKERS = 2


class NotFound(NoripanError):
    """Something that is not there (or may not be seen yet)."""


class House:
    """Tables by name, bots that think in threads, and the sweep for what is due."""

    def __init__(self, config: Config, store: Store, bus: PostgresBus | None) -> None:
        self.config = config
        self.store = store
        self.process = secrets.new_table_id()
        self.lines = Gate(config.limits.lines)
        self._bus = bus
        self._tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._thinkers = ThreadPoolExecutor(THINKERS, "noripan-bot")
        self._compiler = ThreadPoolExecutor(1, "noripan-compiler")
        self._warming: dict[tuple[str, str], Future[None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._work: set[asyncio.Task[Any]] = set()
        self._cleaned = 0.0

    @staticmethod
    async def open(config: Config) -> House:
        """Open a house: bring its database up to date and begin to tend its tables."""
        if sqlite_file(config.database) is not None:
            house = House(config, Store(Sqlite(config.database)), None)
        else:
            bus = PostgresBus()
            postgres = Postgres(config.database, bus.changed)
            await postgres.prepare()
            house = House(config, Store(postgres), bus)
            bus.connect(postgres, house.process, house.hear, house.reread)
            house._tasks.append(asyncio.create_task(bus.run()))
        alone = house._bus is None
        await house.store.enter(house.process, time.time(), ALIVE, alone=alone)
        house._tasks.append(asyncio.create_task(house._sweep_for_ever()))
        return house

    async def close(self) -> None:
        """Stop tending, finish what is being written, let go of the database."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for table in self._tables.values():
            await table.close()
        for threads in (self._thinkers, self._compiler):
            threads.shutdown(cancel_futures=True)
        await self.store.close()

    # Tables

    async def table(self, name: str) -> LiveTable:
        """Return a table, taken up if it was not; raises ``NotFound``."""
        live = self._tables.get(name)
        if live is not None:
            live.used = time.monotonic()
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.create_task(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            if name in self._loading and self._loading[name].done():
                del self._loading[name]

    async def _load(self, name: str) -> LiveTable:
        stored = await self.store.load(name)
        if stored is None:
            raise NotFound("house-no-table")
        live = LiveTable(self, stored)
        self._tables[name] = live
        if self._bus is not None:
            self._bus.ask(name)
        return live

    async def open_table(self, wanted: NewTable) -> Seated:
        """Open a table and seat the person who asks; raises ``NoripanError``."""
        setup = find_game(wanted.game).setup(wanted.seats, **wanted.options)
        if wanted.bots is not None:
            bots.find(wanted.bots, setup)
        secret = new_secret()
        host = SeatRow(
            seat=0,
            name=commands.checked_name(wanted.name),
            secret_hash=hashed(secret),
            entropy=wanted.entropy,
            ready=wanted.bots is not None,
        )
        seats = [host, *(SeatRow(seat=number) for number in range(1, setup.seats))]
        row = self._new_row(setup, wanted.private, wanted.turn_seconds)
        await self._store_new(setup, row, seats, wanted.bots)
        return Seated(row.id, 0, secret)

    def _new_row(self, setup: Setup, private: bool, turn_seconds: int) -> TableRow:
        now = time.time()
        return TableRow(
            id=new_table_id(),
            game=setup.game.name,
            options=msgspec.json.encode(dict(setup.options)).decode(),
            private=private,
            turn_seconds=turn_seconds,
            claim_seconds=self.config.claim_seconds,
            seed=random_secrets.token_bytes(SEED_BYTES),
            created=now,
            touched=now,
        )

    async def _store_new(
        self, setup: Setup, row: TableRow, seats: list[SeatRow], level: Any
    ) -> None:
        """Store a new table; with a ``level``, bots take the empty seats and the match begins."""
        draft = Draft(setup, row, seats, None, row.created, self.config)
        if level is not None:
            for seat in seats:
                if seat.name is None:
                    name = commands.bot_name(draft)
                    draft.seat(seat.seat, name=name, bot=level, ready=True)
            draft.start_if_ready()
        change = draft.change()
        await self.store.open_table(change.row, draft.seats, change.entries)
        if change.row.due is not None:
            await self.table(row.id)  # a bot may have the first move

    async def take_seat(self, name: str, wanted: TakeSeat) -> Seated:
        """Seat a person at a table that has not begun; raises ``NoripanError``."""
        table, secret = await self.table(name), new_secret()
        seat = await table.sit(wanted.name, wanted.seat, wanted.entropy, secret)
        return Seated(name, seat, secret)

    async def lobby(self) -> list[OpenTable]:
        """Return the tables that are not private and not over, newest first."""
        return [
            OpenTable(row.id, row.game, [seat.name for seat in seats], row.phase, row.created)
            for row, seats in await self.store.listed(LISTED)
            if any(seat.is_person for seat in seats)
        ]

    # Commands

    async def answer(self, table: LiveTable, secret: str, command: Command) -> Done | Refused:
        """Carry out a command."""
        if isinstance(command, Say) and not self.lines.admits(f"{table.id} {hashed(secret).hex()}"):
            return answers.refused(command.id, NoripanError("house-slow-down"))
        done = await table.carry_out(secret, command)
        if isinstance(command, Rematch) and isinstance(done, Done):
            return await self._rematch(table, secret, done)
        return done

    async def _rematch(self, table: LiveTable, secret: str, done: Done) -> Done | Refused:
        """Bring a person to the table of the rematch, which is opened by the first who asks."""
        seat = table.seat_of(secret)
        assert seat is not None, "the command was carried out for its seat"
        try:
            if table.row.rematch is None:
                await table.alter(self._open_rematch)
            name = table.row.rematch
            assert name is not None
            new = secrets.for_rematch(secret, name)
            other = await self.table(name)
            if other.seat_of(new) is None:
                old = table.seats[seat]
                await other.sit(old.name or "", seat, old.entropy, new, ready=True)
        except NoripanError as error:
            return answers.refused(done.id, error)
        return replace(done, table=name, secret=new)

    def _open_rematch(self, draft: Draft) -> None:
        """Open a table like this one; people's seats are empty until they come."""
        if draft.row.rematch is not None:
            return
        row = self._new_row(draft.setup, True, draft.row.turn_seconds)
        seats = [
            SeatRow(seat=s.seat, name=s.name, bot=s.bot, ready=True)
            if s.bot is not None
            else SeatRow(seat=s.seat)
            for s in draft.seats
        ]
        draft.row = replace(draft.row, rematch=row.id)
        draft.opened = (row, seats, [])

    # People coming and going

    async def enter(self, table: LiveTable, watcher: Watcher) -> None:
        """Let a client look on."""
        table.watchers.add(watcher)
        self._announce(table)
        if watcher.seat is None:
            table.tender.look_closer()
        else:
            await table.returned(watcher.seat)

    def leave(self, table: LiveTable, watcher: Watcher) -> None:
        """Note that a client has gone."""
        table.watchers.discard(watcher)
        table.used = time.monotonic()
        self._announce(table)

    def _announce(self, table: LiveTable) -> None:
        table.look()
        if self._bus is not None:
            here = {w.seat for w in table.watchers if w.seat is not None}
            spectators = sum(1 for w in table.watchers if w.seat is None)
            self._bus.present(table.id, sorted(here), spectators)

    def hear(self, notice: Notice) -> None:
        """Take in what another process says."""
        table = self._tables.get(notice.table)
        if table is None:
            return
        if notice.kind == "changed":
            self._later(table.refresh())
        elif notice.kind == "present":
            before = table.spectators
            table.remote[notice.process] = frozenset(notice.seats), notice.spectators
            table.look()
            if table.spectators > before:
                table.tender.look_closer()
        elif table.watchers:
            self._announce(table)

    async def reread(self) -> None:
        """Read all tables again: notices may have been missed."""
        for table in list(self._tables.values()):
            await table.refresh()
            if self._bus is not None:
                self._bus.ask(table.id)

    # What the house does by itself

    async def think(self, setup: Setup, state: Any, seat: int, level: str) -> str:
        """Return a bot's move, thought out in a thread."""
        bot = bots.find(level, setup)
        key = setup.game.name, level
        if key not in self._warming:
            self._warming[key] = self._compiler.submit(bot.warm_up, setup)
        if bot.needs_warming:
            await asyncio.shield(asyncio.wrap_future(self._warming[key]))

        def run() -> str:
            return bots.move(bot, setup, state, seat, np.random.default_rng())

        return await asyncio.get_running_loop().run_in_executor(self._thinkers, run)

    async def _sweep_for_ever(self) -> None:
        while True:
            try:
                await self._sweep()
            except Exception:
                LOG.exception("the sweep failed; it is tried again")
            await asyncio.sleep(self.config.sweep_seconds)

    async def _sweep(self) -> None:
        now = time.time()
        seen = await self.store.seen(self.process, now)
        alive = {process for process, at in seen.items() if at > now - ALIVE}
        for table in list(self._tables.values()):
            if gone := table.remote.keys() - alive:
                for process in gone:
                    del table.remote[process]
                table.look()
            if table.is_idle and time.monotonic() - table.used > IDLE:
                del self._tables[table.id]
                await table.close()
        for name in await self.store.due(now - NEGLECTED, MOST_DUE):
            if name not in self._tables:
                await self._take_up(name)
        if now - self._cleaned > ABANDONED / 24:
            self._cleaned = now
            await self.store.forget_idle(now - ABANDONED)

    async def _take_up(self, name: str) -> None:
        try:
            await self.table(name)
        except NotFound:
            return  # deleted in between
        except NoripanError:
            LOG.exception("table %s cannot be taken up and is set aside", name)
            await self.store.set_aside(name)

    def _later(self, work: Any) -> None:
        task: asyncio.Task[Any] = asyncio.create_task(work)
        self._work.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._work.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a notice could not be followed", exc_info=error)
