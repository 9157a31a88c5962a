"""What the house does at a table by itself: bots move, deadlines pass, claims are settled."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from noripan.server.drafts import Draft
from noripan.server.entries import Course, UndoEnded

if TYPE_CHECKING:
    from noripan.server.tables import LiveTable

LOG = logging.getLogger("noripan.server")
AFTER_AN_ERROR = 5.0
THINK_LATER = 0.1
"""Seconds by which bots leave a discard alone, so that everybody is shown it first."""


class Tender:
    """Watches the clock of one table and does what is due."""

    def __init__(self, table: LiveTable) -> None:
        self._table = table
        self._timer: asyncio.TimerHandle | None = None
        self._acting: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._thoughts: dict[int, str] = {}
        """What the house's own seats answer to the discard that lies there."""

    @property
    def is_busy(self) -> bool:
        """Whether something that was due is being done."""
        return self._acting is not None

    def set_timer(self, due: float | None, later: float = 0.0) -> None:
        """Wake up when something is due (seconds since 1970; ``None``: nothing is)."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if due is not None:
            delay = max(0.0, due - time.time()) + later
            self._timer = asyncio.get_running_loop().call_later(delay, self._wake)

    def forget(self) -> None:
        """Forget what was thought out at an earlier version."""
        self._thoughts.clear()

    def look_closer(self) -> None:
        """Spectators have come: a discard lies no longer than it may while others look on."""
        if self._lies_open():
            self._start(self._table.alter(lambda draft: None))

    def think_ahead(self) -> None:
        """Let the bots decide about a discard at once, so that it lies no longer for them."""
        if self._lies_open():
            self._start(self._think_ahead())

    async def stop(self) -> None:
        """Do no more, once what goes on has ended."""
        self.set_timer(None)
        if self._acting is not None:
            self._acting.cancel()
            await asyncio.gather(self._acting, return_exceptions=True)

    def _lies_open(self) -> bool:
        course = self._table.course
        return course is not None and course.window is not None

    def _wake(self) -> None:
        if self._acting is None:
            self._acting = asyncio.create_task(self._act())

    async def _act(self) -> None:
        later = 0.0
        try:
            await self._act_once()
        except Exception:
            LOG.exception("table %s cannot go on; trying again", self._table.id)
            later = AFTER_AN_ERROR
        finally:
            self._acting = None
        self.set_timer(self._table.row.due, later)

    async def _act_once(self) -> None:
        course, due = self._table.course, self._table.row.due
        if course is None or due is None or time.time() < due:
            return
        if course.window is not None:
            await self._settle(course)
        elif course.turn is None:
            return
        elif course.undo is not None and not self._is_overdue():
            await self._alter_if_still(course, lambda draft: draft.append(UndoEnded(None)))
        else:
            await self._play(course, course.turn)

    async def _play(self, course: Course, seat: int) -> None:
        """Make a bot's move, or one for a person who is late."""
        state = course.match.state.copy()
        move = await self._think(state, seat)

        def play(draft: Draft) -> None:
            if not draft.seats[seat].plays_itself:
                draft.seat(seat, absent=True)
            draft.note(draft.own_course().move(move, seat))

        await self._alter_if_still(course, play)

    async def _settle(self, course: Course) -> None:
        """Apply all answers to a discard, the bots' and those that people have given."""
        thoughts = await self._think_about_claims(course)

        def settle(draft: Draft) -> None:
            window = draft.course.window
            assert window is not None
            draft.note(draft.own_course().settle(thoughts | window.answers))

        await self._alter_if_still(course, settle)

    def _is_overdue(self) -> bool:
        deadline = self._table.row.deadline
        return deadline is not None and time.time() >= deadline

    async def _alter_if_still(self, course: Course, plan: Callable[[Draft], None]) -> None:
        """Change the table if what was due at a version of the match still is."""
        version = course.version

        def is_still() -> bool:
            row = self._table.row
            return row.version == version and row.due is not None and time.time() >= row.due

        await self._table.alter_if(is_still, plan)

    # Thinking

    async def _think(self, state: Any, seat: int) -> str:
        table = self._table
        level = table.seats[seat].bot or "greedy"
        return await table.house.think(table.setup, state, seat, level)

    async def _think_about_claims(self, course: Course) -> dict[int, str]:
        """Return what the house's own seats answer to the discard."""
        window, claims = course.window, self._table.setup.game.claims
        assert window is not None
        assert claims is not None
        for seat in window.claimants:
            plays_itself = self._table.seats[seat].plays_itself
            if plays_itself and seat not in self._thoughts and seat not in window.answers:
                self._thoughts[seat] = await self._think(claims.asked(window.table, seat), seat)
        return dict(self._thoughts)

    async def _think_ahead(self) -> None:
        course = self._table.course
        assert course is not None
        await asyncio.sleep(THINK_LATER)
        if self._table.course is not course:
            return
        thoughts = await self._think_about_claims(course)
        if self._table.course is None or self._table.course.version != course.version:
            for seat in thoughts:
                self._thoughts.pop(seat, None)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            LOG.error("a task of a table failed", exc_info=error)
