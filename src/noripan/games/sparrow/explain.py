"""Why a move in Sparrow Mahjong is illegal."""

from __future__ import annotations

from typing import Any

from noripan.game import Refusal
from noripan.games.sparrow.hand import HAND_SIZE, INCOMPLETE, KIND, NOTHING, NUM_FACES
from noripan.games.sparrow.notation import FACES, tile_name
from noripan.games.sparrow.state import (
    PASS,
    PENALTY,
    RON,
    TSUMO,
    Phase,
    may_ron,
    may_tsumo,
    points_with,
)


def explain(state: Any, action: int) -> Refusal:
    """Return the rule that an illegal action of the seat to move breaks."""
    if state.phase == Phase.ANSWER:
        return _explain_answer(state, action)
    return _explain_turn(state, action)


def punishes(state: Any, action: int) -> bool:
    """Tell whether a wrong declaration is accepted and costs points (R21, G22)."""
    if state.false_declaration != PENALTY:
        return False
    if state.phase == Phase.ANSWER:
        return action == RON
    return action == TSUMO and not state.must_discard


def _explain_turn(state: Any, action: int) -> Refusal:
    seat = int(state.seat)
    if action == RON:
        return Refusal("R13", "sparrow-ron-own-turn")
    if action == PASS:
        return Refusal("R12", "sparrow-pass-own-turn")
    if action < NUM_FACES:
        assert state.hand[seat, action] == 0, "the action is legal"
        return Refusal("R12", "sparrow-not-held", {"tile": tile_name(FACES[action])})
    assert not may_tsumo(state), "the action is legal"
    if state.must_discard:
        return Refusal("G21", "sparrow-tsumo-again")
    return _explain_value(state, int(points_with(state, seat, NOTHING)))


def _explain_answer(state: Any, action: int) -> Refusal:
    seat, discard = int(state.seat), int(state.discard)
    named = {"tile": tile_name(FACES[discard])}
    if action < NUM_FACES:
        return Refusal("R13", "sparrow-answer-first", named)
    if action == TSUMO:
        return Refusal("R11", "sparrow-tsumo-on-discard", named)
    assert action == RON, "the action is legal"
    assert not may_ron(state, seat), "the action is legal"
    assert state.hand_size[seat] == HAND_SIZE
    points = int(points_with(state, seat, discard))
    if points != INCOMPLETE and state.discarded[seat] >> KIND[discard] & 1:
        return Refusal("R14", "sparrow-ron-blocked", {"tile": tile_name(FACES[int(KIND[discard])])})
    return _explain_value(state, points)


def _explain_value(state: Any, points: int) -> Refusal:
    if points == INCOMPLETE:
        return Refusal("R22", "sparrow-incomplete")
    return Refusal(
        "R15", "sparrow-too-cheap", {"points": points, "minimum": int(state.minimum_points)}
    )
