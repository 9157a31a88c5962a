"""Finished matches: the record, and every position as each seat could see it."""

from __future__ import annotations

from typing import Any

import msgspec

from noripan.fair import FairDealer, UnfairRecord, verify
from noripan.match import Match, Record, begin_record
from noripan.server.house import NotFound
from noripan.server.protocol import Replay, ReplayPosition, ReplayStep
from noripan.server.tables import LiveTable


def record(table: LiveTable) -> dict[str, Any]:
    """Return the record of a table's match; raises ``NotFound`` before it is over."""
    if table.row.phase != "over" or table.course is None:
        raise NotFound("house-not-over")
    entropy = [seat.entropy for seat in table.seats]
    deal = FairDealer(table.setup, entropy, table.row.seed).deal(reveal=True)
    return table.course.match.record() | {"fair": deal}


def replay(data: dict[str, Any]) -> Replay:
    """Return a record with what came of every event."""
    match = begin_record(_typed(data))
    steps: list[ReplayStep] = []
    for event in data["events"]:
        mover = match.turn
        match.play(event)
        seat = mover if isinstance(mover, int) else None
        steps.append(ReplayStep(event, seat, match.turn, match.scores))
    return Replay(data, steps, _is_fair(data))


def position(data: dict[str, Any], events: int) -> ReplayPosition:
    """Return a match after its first events; raises ``NotFound`` if it has fewer."""
    if events > len(data["events"]):
        raise NotFound("house-no-event")
    match = Match.replay(_typed(data | {"events": data["events"][:events]}))
    seats = range(match.setup.seats)
    return ReplayPosition(events, [match.view(seat) for seat in seats], match.view(None))


def _typed(data: dict[str, Any]) -> Record:
    return msgspec.convert(data, Record)


def _is_fair(data: dict[str, Any]) -> bool:
    try:
        return verify(data) is True
    except UnfairRecord:
        return False
