"""A table that is tended by this process: one command after another, each answered once."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from noripan.game import NoripanError, Setup
from noripan.games import find as find_game
from noripan.match import BadRecord
from noripan.server import answers, commands, entries
from noripan.server.config import Config
from noripan.server.drafts import Draft, dealer
from noripan.server.entries import Course
from noripan.server.protocol import Check, Command, Done, Line, Refused
from noripan.server.rows import LineRow, SeatRow, TableRow
from noripan.server.secrets import command_key, hashed, opens
from noripan.server.statements import LAST_LINES, Change, Conflict, Stored
from noripan.server.store import Store
from noripan.server.tending import Tender

ATTEMPTS = 5
LATER = (0.3, 0.8)
"""Seconds by which a process leaves it to the one that changed a table to go on there."""

Result = TypeVar("Result")


class Watcher(Protocol):
    """A socket at the table."""

    @property
    def seat(self) -> int | None:
        """The seat it may look from; ``None``: a spectator."""
        ...

    def look(self) -> None:
        """Notice that the table has changed."""
        ...

    def hear(self, lines: list[Line]) -> None:
        """Notice that something was said."""
        ...


class Surroundings(Protocol):
    """What a table needs of its house."""

    store: Store
    config: Config

    async def think(self, setup: Setup, state: Any, seat: int, level: str) -> str:
        """Return a bot's move, thought out beside the event loop."""
        ...


class LiveTable:
    """A table as this process knows it: its rows, its course and who looks on."""

    def __init__(self, house: Surroundings, stored: Stored) -> None:
        """Take up a table as it was read; raises ``BadRecord`` if its log makes no sense."""
        self.house = house
        row = stored.row
        self.setup = find_game(row.game).setup(len(stored.seats), **row.chosen())
        self.row: TableRow = row
        self.seats: list[SeatRow] = stored.seats
        self.course: Course | None = None
        self.lines: deque[LineRow] = deque(maxlen=LAST_LINES)
        self.watchers: set[Watcher] = set()
        self.remote: dict[str, tuple[frozenset[int], int]] = {}
        """By process: the seats whose people are connected there, and how many spectators."""
        self.used = time.monotonic()
        self.moves: dict[int, tuple[int, list[str]]] = {}
        """By seat: how many legal moves it has, and which; of the present version."""
        self._undoable: tuple[int, int | None] | None = None
        self._mailbox = asyncio.Lock()
        self.tender = Tender(self)
        self._adopt_stored(stored)
        self.tender.set_timer(self.row.due)

    # What is known

    @property
    def id(self) -> str:
        """The table's name."""
        return self.row.id

    @property
    def spectators(self) -> int:
        """How many look on without a seat, at all processes."""
        here = sum(1 for watcher in self.watchers if watcher.seat is None)
        return here + sum(count for _, count in self.remote.values())

    def connected(self) -> set[int]:
        """Return the seats whose people are connected, at any process."""
        here = {watcher.seat for watcher in self.watchers if watcher.seat is not None}
        return here.union(*(seats for seats, _ in self.remote.values()))

    @property
    def undoable(self) -> int | None:
        """The seat that may ask to take its last move back now; found out once a version."""
        if self.course is None:
            return None
        if self._undoable is None or self._undoable[0] != self.row.version:
            self._undoable = self.row.version, self.course.undoable()
        return self._undoable[1]

    def seat_of(self, secret: str | None) -> int | None:
        """Return the seat that a secret opens."""
        if secret is None:
            return None
        return next((s.seat for s in self.seats if opens(secret, s.secret_hash)), None)

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing is going on."""
        return not self.watchers and not self._mailbox.locked() and not self.tender.is_busy

    # Commands

    async def carry_out(self, secret: str, command: Command) -> Done | Refused:
        """Carry out a command of the person who holds a secret; the answer is committed."""
        key = command_key(secret, command.id)
        async with self._mailbox:
            self.used = time.monotonic()
            for _ in range(ATTEMPTS):
                seat = self.seat_of(secret)
                if seat is None:
                    error = NoripanError("house-spectator")
                    return await self._answer(key, answers.refused(command.id, error))
                draft = self._draft()
                try:
                    commands.carry_out(draft, seat, command, self._last_line)
                except NoripanError as error:
                    return await self._answer(key, answers.refused(command.id, error))
                if isinstance(command, Check):  # nobody else is to notice it
                    return await self._answer(key, Done(command.id, self.row.version))
                change = draft.change()
                done = Done(id=command.id, version=change.row.version)
                change.command, change.answer = key, answers.encode(done)
                try:
                    await self.house.store.commit(change)
                except Conflict:
                    earlier = await self.house.store.answer(self.id, key)
                    if earlier is not None:
                        return answers.decode(earlier)
                    await self._refresh()
                    continue
                own = seat if change.claim is not None else None
                self._adopt(draft, change, only=own)
                return done
            return answers.refused(command.id, NoripanError("house-busy"))

    async def _answer(self, key: str, answer: Done | Refused) -> Done | Refused:
        """Answer a command that changes nothing, as it was answered before if it was."""
        store = self.house.store
        earlier = await store.answer(self.id, key)
        if earlier is not None:
            return answers.decode(earlier)
        try:
            await store.keep_answer(self.id, key, answers.encode(answer))
        except Conflict:
            earlier = await store.answer(self.id, key)
            assert earlier is not None
            return answers.decode(earlier)
        return answer

    async def sit(
        self, name: str, seat: int | None, entropy: str, secret: str, *, ready: bool = False
    ) -> int:
        """Give a person a seat; return which. Raises ``NoripanError``."""

        def plan(draft: Draft) -> int:
            if draft.row.phase != "open":
                raise NoripanError("house-begun")
            empty = [s.seat for s in draft.seats if s.name is None]
            chosen = seat if seat is not None else next(iter(empty), None)
            if chosen is not None and chosen >= len(draft.seats):
                raise NoripanError("house-no-seat")
            if chosen is None or chosen not in empty:
                raise NoripanError("house-full" if chosen is None else "house-seat-taken")
            draft.seat(
                chosen,
                name=commands.checked_name(name),
                secret_hash=hashed(secret),
                entropy=entropy,
                ready=ready,
            )
            draft.start_if_ready()
            return chosen

        return await self.alter(plan)

    async def returned(self, seat: int) -> None:
        """Give a seat back to its person, who is here again."""
        if self.row.phase == "playing" and self.seats[seat].absent:
            await self.alter(lambda draft: commands.returns(draft, seat))

    async def alter(self, plan: Callable[[Draft], Result]) -> Result:
        """Change the table outside of any command; raises what ``plan`` raises."""
        async with self._mailbox:
            self.used = time.monotonic()
            for _ in range(ATTEMPTS):
                draft = self._draft()
                result = plan(draft)
                if await self._commit(draft):
                    return result
            raise NoripanError("house-busy")

    async def alter_if(self, wanted: Callable[[], bool], plan: Callable[[Draft], None]) -> None:
        """Change the table, unless it has become needless or another process was first."""
        async with self._mailbox:
            if wanted():
                draft = self._draft()
                plan(draft)
                await self._commit(draft)

    # Committing and reading again

    def _draft(self) -> Draft:
        return Draft(
            self.setup,
            self.row,
            self.seats,
            self.course,
            time.time(),
            self.house.config,
            watched=self.spectators > 0,
        )

    async def _commit(self, draft: Draft) -> bool:
        """Commit a draft; tell whether it could be, else the table is read again."""
        change = draft.change()
        try:
            await self.house.store.commit(change)
        except Conflict:
            await self._refresh()
            return False
        self._adopt(draft, change)
        return True

    def _adopt(self, draft: Draft, change: Change, only: int | None = None) -> None:
        """Take over what was committed. ``only``: the one seat that may notice."""
        self._forget(change.row.version)
        self.row, self.seats, self.course = change.row, draft.seats, draft.course_or_none
        if change.line is not None:
            self._hear([change.line])
        self.tender.set_timer(self.row.due)
        self.tender.think_ahead()
        self.look(only)

    def _forget(self, version: int) -> None:
        """Forget what was found out about an earlier version."""
        if version != self.row.version:
            self.moves.clear()
            self.tender.forget()

    async def refresh(self) -> None:
        """Read what another process has changed."""
        async with self._mailbox:
            await self._refresh()

    async def _refresh(self) -> None:
        version = 0 if self.course is None else self.course.version
        stored = await self.house.store.load(self.id, version, self._last_line)
        if stored is None or stored.row.revision == self.row.revision:
            return
        self._adopt_stored(stored)
        self.tender.set_timer(self.row.due, random.uniform(*LATER))
        self.look()

    def _adopt_stored(self, stored: Stored) -> None:
        self._forget(stored.row.version)
        self.row, self.seats = stored.row, stored.seats
        course = self._course_from(stored)
        if course is not None and course.window is not None:
            course.window.answers = {claim.seat: claim.move for claim in stored.claims}
        self.course = course
        self._hear(stored.lines)

    def _course_from(self, stored: Stored) -> Course | None:
        if stored.row.phase == "open":
            return None
        if self.course is not None:
            course = self.course.copy()
        else:
            draft = self._draft()
            names = [seat.name or "" for seat in stored.seats]
            course = Course(self.setup, names, dealer(self.setup, draft))
        for text in stored.entries:
            try:
                course.apply(entries.decode(text))
            except NoripanError as error:
                raise BadRecord("house-table-damaged", table=self.id, reason=error) from error
        return course

    @property
    def _last_line(self) -> int:
        return self.lines[-1].number if self.lines else -1

    def _hear(self, lines: list[LineRow]) -> None:
        self.lines.extend(lines)
        if lines:
            heard = [Line(line.number, line.name, line.seat, line.text) for line in lines]
            for watcher in self.watchers:
                watcher.hear(heard)

    def look(self, only: int | None = None) -> None:
        """Let those at the table see it anew."""
        for watcher in self.watchers:
            if only is None or watcher.seat == only:
                watcher.look()

    async def close(self) -> None:
        """Stop tending the table here, once what goes on has ended."""
        await self.tender.stop()
        async with self._mailbox:
            self.tender.set_timer(None)
