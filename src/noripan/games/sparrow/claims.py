"""Claims on a discard at a table where nobody may learn who was asked.

The rules ask one seat after another. People at one table are asked at the same moment, and every
discard lies equally long; so a table needs to know which moves lay a discard down, who has a say
about it, and what each seat sees until all answers are in.
"""

from __future__ import annotations

from typing import Any

from noripan.games.sparrow import notation, rules
from noripan.games.sparrow.hand import NOTHING
from noripan.games.sparrow.state import (
    ANSWER,
    DISCARD,
    PASS,
    RON,
    SAID_PASS,
    SAID_RON,
    TSUMO,
    is_asked,
)

NO_CLAIM = "pass"
"""The answer of a seat that says nothing."""


def opens(state: Any, move: str) -> bool:
    """Tell whether a legal move lays a tile down that others may claim."""
    return bool(state.phase == DISCARD) and notation.parse_action(state, move) < TSUMO


def laid(state: Any, move: str) -> Any:
    """Return the table with the discard of ``move`` on it and nobody's answer known.

    It looks the same whether or not somebody can claim, also for the last discard of the match,
    which ends the match at once if nobody can.
    """
    table = state.copy()
    hands_played = int(table.hands_played)
    table.hands_played = 0  # never the last hand: the match must not end before the answers
    rules.apply(table, notation.parse_action(state, move))
    table.hands_played = hands_played
    table.phase = ANSWER
    table.seat = NOTHING
    return table


def is_claim(move: str) -> bool:
    """Tell whether a text wants to claim a discard."""
    return move.strip().lower() == notation.CLAIMS[RON]


def claimants(table: Any) -> list[int]:
    """Return the seats that have a say about the discard, in the order the rules ask them."""
    seats, discarder = int(table.seats), int(table.discarder)
    others = [(discarder + distance) % seats for distance in range(1, seats)]
    return [seat for seat in others if is_asked(table, seat)]


def asked(table: Any, seat: int) -> Any:
    """Return the table as it is for a seat that is asked now."""
    own = table.copy()
    own.seat = seat
    return own


def answered(table: Any, seat: int, answer: str) -> Any:
    """Return the table as it is for a seat that has answered while others may still think."""
    own = table.copy()
    own.answer[seat] = {RON: SAID_RON, PASS: SAID_PASS}[notation.parse_action(table, answer)]
    return own
