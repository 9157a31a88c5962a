"""Why a move in Sixteen is illegal."""

from __future__ import annotations

from typing import Any

from noripan.game import Message, Refusal
from noripan.games.sixteen.notation import FACES
from noripan.games.sixteen.rules import most_removed
from noripan.games.sixteen.state import Phase
from noripan.games.sixteen.tiles import (
    CLOSED,
    COLOURS,
    CUT,
    DONE,
    GROUP,
    MOST_REMOVED,
    NUM_GROUPS,
    RESTART,
    TRASH,
    TWO_SIXTEENS,
)


def explain(state: Any, action: int) -> Refusal:
    """Return the rule that an illegal action of the seat to move breaks."""
    if action < CUT:
        return _placement(state, *divmod(action, NUM_GROUPS))
    if action < DONE:
        return _special(state, action)
    if action == DONE:
        return Refusal("R7", "sixteen-nothing-done")
    if state.phase == Phase.FOLLOW:
        return Refusal("R20", "sixteen-done-instead")
    return Refusal("G18", "sixteen-must-place")


def _placement(state: Any, colour: int, group: int) -> Refusal:
    if state.phase == Phase.FOLLOW and state.special_row != colour:
        return Refusal("R19", "sixteen-same-row", {"row": _row(int(state.special_row))})
    if group == TWO_SIXTEENS:
        return Refusal("R12", "sixteen-two-sixteens")
    faces = [face for face in range(1, RESTART + 1) if int(GROUP[group]) >> face & 1]
    held = int(state.tiles[state.seat][colour])
    missing = [face for face in faces if not held >> face & 1]
    if missing:
        within = faces[0] not in missing and faces[-1] not in missing
        rule, message = ("R10", "sixteen-gap") if within else ("R1", "sixteen-not-held")
        return Refusal(rule, message, {"tile": COLOURS[colour] + FACES[missing[0]]})
    value = int(state.row_value[colour])
    if value == CLOSED:
        return Refusal("R15", "sixteen-row-closed", {"row": _row(colour)})
    assert faces[0] <= value, "the action is legal"
    tile = COLOURS[colour] + FACES[faces[0]]
    return Refusal("R8", "sixteen-too-low", {"tile": tile, "row": _row(colour), "value": value})


def _special(state: Any, action: int) -> Refusal:
    if state.phase == Phase.FOLLOW:
        return Refusal("G13", "sixteen-one-special")
    if action < TRASH:
        return _cut(state, action - CUT)
    colour, count = divmod(action - TRASH, MOST_REMOVED)
    return _trash(state, colour, count + 1)


def _cut(state: Any, colour: int) -> Refusal:
    if state.scissors[state.seat] == 0:
        return Refusal("R1", "sixteen-not-held", {"tile": "S"})
    if state.row_length[colour] == 0:
        return Refusal("G12", "sixteen-no-effect", {"row": _row(colour)})
    return Refusal("G10", "sixteen-cut-one", {"row": _row(colour)})


def _trash(state: Any, colour: int, count: int) -> Refusal:
    if state.trash_cans[state.seat] == 0:
        return Refusal("R1", "sixteen-not-held", {"tile": "T"})
    row = _row(colour)
    length, most = int(state.row_length[colour]), int(most_removed(state, colour))
    if most == 0:
        return Refusal("G12", "sixteen-no-effect", {"row": row})
    if count < most:
        return Refusal("G11", "sixteen-trash-all", {"row": row, "most": most})
    if count == length:
        return Refusal("R18", "sixteen-trash-one", {"row": row})
    return Refusal("R18", "sixteen-trash-too-many", {"row": row, "most": most})


def _row(colour: int) -> Message:
    return Message(f"sixteen-colour-{COLOURS[colour]}")
