"""A table as one seat, or a spectator, may see it now."""

from __future__ import annotations

import time

from noripan.fair import FairDealer
from noripan.server.protocol import (
    MOST_MOVES,
    FairInfo,
    SeatInfo,
    Table,
    TableInfo,
    UndoRequest,
)
from noripan.server.rows import SeatRow
from noripan.server.tables import LiveTable

TOLERANCE = 5.0
"""Seconds by which a clock may have been put back while the house was down."""


def info(table: LiveTable) -> TableInfo:
    """Return what everybody may know of a table."""
    connected = table.connected()
    return TableInfo(
        id=table.id,
        game=table.row.game,
        options=dict(table.setup.options),
        seats=[_seat(seat, away=seat.seat not in connected) for seat in table.seats],
        phase=table.row.phase,
        private=table.row.private,
        turn_seconds=table.row.turn_seconds,
        spectators=table.spectators,
        rematch=table.row.rematch,
    )


def frame(table: LiveTable, seat: int | None) -> Table:
    """Return the table as a seat (``None``: a spectator) may see it."""
    course = table.course
    shown = Table(
        version=table.row.version,
        info=info(table),
        you=seat,
        seconds_left=_seconds_left(table),
        fair=_fair(table),
    )
    if course is None:
        return shown
    shown.view = course.view(seat)
    shown.seen = course.seen(seat)
    shown.legal_count, shown.legal = _legal(table, seat)
    if course.undo is not None:
        shown.undo = UndoRequest(course.undo.seat, course.undo.agreed)
    shown.can_undo = seat is not None and table.undoable == seat
    return shown


def _seat(seat: SeatRow, *, away: bool) -> SeatInfo:
    return SeatInfo(
        name=seat.name,
        bot=seat.bot or ("greedy" if seat.absent else None),
        away=seat.is_person and away,
        ready=seat.ready,
    )


def _legal(table: LiveTable, seat: int | None) -> tuple[int, list[str]]:
    """Return how many legal moves a seat has and, unless they are very many, which."""
    course = table.course
    assert course is not None
    if seat is None or (course.window is None and course.turn != seat):
        return 0, []
    if course.window is not None and (
        seat in course.window.answers or seat not in course.window.claimants
    ):
        return 0, []
    if seat not in table.moves:
        match = course.seen_by(seat)
        count = len(table.setup.legal_actions(match.state))
        table.moves[seat] = count, match.legal() if count <= MOST_MOVES else []
    return table.moves[seat]


def _seconds_left(table: LiveTable) -> float | None:
    """Return how long the one to move, or a discard, still has; the same for everybody."""
    row, now = table.row, time.time()
    until = row.due if row.waiting == "claims" else row.deadline
    limit = row.claim_seconds if row.waiting == "claims" else row.turn_seconds
    if until is None or until - now > limit + TOLERANCE:
        return None
    return round(min(limit, max(0.0, until - now)), 1)


def _fair(table: LiveTable) -> FairInfo:
    entropy = [seat.entropy for seat in table.seats]
    deal = FairDealer(table.setup, entropy, table.row.seed)
    seed = table.row.seed.hex() if table.row.phase == "over" else None
    return FairInfo(deal.commitment, entropy, seed)
