"""A change to a table while it is being prepared; nothing is shown before it is committed."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from noripan.fair import FairDealer
from noripan.game import Setup
from noripan.server import entries
from noripan.server.config import Config
from noripan.server.entries import Course, Entry, Played, Undone
from noripan.server.rows import ClaimRow, LineRow, SeatRow, TableRow
from noripan.server.statements import Change

SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.6, 1.5
"""Of the average time a bot seems to think."""


class Draft:
    """The rows and the course of one table, to be changed and then committed together."""

    def __init__(
        self,
        setup: Setup,
        row: TableRow,
        seats: list[SeatRow],
        course: Course | None,
        now: float,
        config: Config,
        *,
        watched: bool = False,
    ) -> None:
        """Begin a change at ``now``; ``watched``: spectators look on."""
        self.setup = setup
        self.before = row
        self.row = row
        self.seats = list(seats)
        self.now = now
        self.config = config
        self.watched = watched
        self.entries: list[bytes] = []
        self.claim: ClaimRow | None = None
        self.line: LineRow | None = None
        self.opened: tuple[TableRow, list[SeatRow], list[bytes]] | None = None
        self._course = course
        self._owned = False
        self._changed: set[int] = set()
        self._moved = False

    @property
    def course(self) -> Course:
        """The course of the match, to be read."""
        assert self._course is not None, "no match has begun"
        return self._course

    @property
    def course_or_none(self) -> Course | None:
        """The course of the match, if one has begun."""
        return self._course

    def own_course(self) -> Course:
        """Return the course, to be changed."""
        if not self._owned:
            self._course = self.course.copy()
            self._owned = True
        return self.course

    def seat(self, number: int, **changes: Any) -> None:
        """Change a seat."""
        self.seats[number] = replace(self.seats[number], **changes)
        self._changed.add(number)

    def note(self, entry: Entry) -> None:
        """Append an entry that has happened in the course already."""
        self.entries.append(entries.encode(entry))
        self._moved = self._moved or isinstance(entry, Played | Undone)

    def append(self, entry: Entry) -> None:
        """Let an entry happen and append it."""
        self.own_course().apply(entry)
        self.note(entry)

    def start_if_ready(self) -> None:
        """Begin the match if all seats are taken and ready."""
        if self.row.phase != "open" or not all(s.name and s.ready for s in self.seats):
            return
        names = [seat.name or "" for seat in self.seats]
        self._course, self._owned = Course(self.setup, names, dealer(self.setup, self)), True
        self.row = replace(self.row, phase="playing")
        self.note(self.course.begin())

    def change(self) -> Change:
        """Return what to commit; the clock is set for what the match waits for then."""
        course = self._course
        phase = self.row.phase
        if course is not None and phase == "playing" and course.is_over:
            phase = "over"
        version = 0 if course is None else course.version
        self.row = replace(
            self.row,
            phase=phase,
            version=version,
            revision=self.before.revision + 1,
            touched=self.now,
        )
        self._set_clock()
        return Change(
            row=self.row,
            seats=[self.seats[number] for number in sorted(self._changed)],
            entries=self.entries,
            claim=self.claim,
            line=self.line,
            opened=self.opened,
        )

    # The clock

    def _set_clock(self) -> None:
        course, row = self._course, self.row
        if course is None or row.phase != "playing":
            self.row = replace(row, waiting=None, deadline=None, due=None)
        elif course.window is not None:
            due = self._claims_due()
            if row.waiting == "claims" and row.due is not None and not self._moved:
                due = min(due, row.due)
            self.row = replace(row, waiting="claims", deadline=None, due=due)
        else:
            assert course.turn is not None
            self._set_turn_clock(course, self.seats[course.turn])

    def _claims_due(self) -> float:
        """Return until when a discard lies, without telling anybody who was asked.

        Whoever is alone with bots is told nothing by a pause, and may take a whole turn.
        """
        window = self.course.window
        assert window is not None
        people = [seat.seat for seat in self.seats if seat.is_person]
        if len(people) > 1 or self.watched:
            return self.now + self.row.claim_seconds
        waiting_for = set(window.claimants) - window.answers.keys()
        if people and people[0] in waiting_for and not self.seats[people[0]].absent:
            return self.now + self.config.lone_seconds
        return self.now + min(self.row.claim_seconds, self.config.short_claim_seconds)

    def _set_turn_clock(self, course: Course, seat: SeatRow) -> None:
        row, same = self.row, not self._moved
        undo_before = row.due if same and row.waiting == "undo" else None
        if seat.plays_itself:
            kept = row.due if same and row.waiting == "bot" else None
            waiting, deadline, due = "bot", None, kept or self.now + self._thought()
        else:
            kept = row.deadline if same and row.waiting in ("person", "undo") else None
            waiting, deadline = "person", kept or self.now + self._patience(seat)
            due = deadline
        if course.undo is not None:  # nobody but the person to move goes on before the answers
            waiting = "undo"
            due = undo_before or self.now + self.config.undo_seconds
            due = due if deadline is None else min(due, deadline)
        self.row = replace(row, waiting=waiting, deadline=deadline, due=due)

    def _thought(self) -> float:
        """Return how long the bot to move seems to think, in seconds."""
        return self.config.bot_seconds * random.uniform(SHORTEST_THOUGHT, LONGEST_THOUGHT)

    def _patience(self, seat: SeatRow) -> float:
        """Return how long the person to move may take, in seconds."""
        keeps_waiting = any(other.is_person for other in self.seats if other.seat != seat.seat)
        if keeps_waiting and self.row.turn_seconds > 0:
            return self.row.turn_seconds
        return max(self.config.lone_seconds, self.row.turn_seconds)


def dealer(setup: Setup, table: Draft) -> FairDealer:
    """Return the dealer of a table's match."""
    return FairDealer(setup, [seat.entropy for seat in table.seats], table.row.seed)
