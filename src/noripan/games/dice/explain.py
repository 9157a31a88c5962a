"""Why a move in one of the dice games is illegal."""

from __future__ import annotations

from typing import Any

from noripan.game import Refusal
from noripan.games.dice.categories import Category, Joker, Kind
from noripan.games.dice.multisets import FACES
from noripan.games.dice.notation import (
    category_message,
    format_dice,
    is_keep,
    kept_dice,
    split_parts,
)
from noripan.games.dice.rules import FIRST_CATEGORY
from noripan.games.dice.sheet import on_sheet
from noripan.games.dice.state import OPEN

SHEET_RULES = {Kind.YACHT: "A2", Kind.YAHTZEE: "B1", Kind.GENERAL: "GC1", Kind.CAMEROON: "D5"}
"""The rule that names a game's categories."""


def explain(state: Any, action: int) -> Refusal:
    """Return the rule that an illegal action of the seat to move breaks."""
    if is_keep(state, action):
        return _explain_keep(state, kept_dice(state, action))
    if state.kind == Kind.CAMEROON:
        return _explain_split(state, action)
    category = Category(action - FIRST_CATEGORY)
    refusal = _not_open(state, category)
    if refusal is not None:
        return refusal
    assert state.joker == Joker.FORCED, "the action is legal"
    return _explain_joker(state)


def _explain_keep(state: Any, kept: list[int]) -> Refusal:
    dice = [int(count) for count in state.dice]
    shown = {"kept": format_dice(kept), "dice": format_dice(dice)}
    if state.rolls_left == 0:
        return Refusal("A3", "dice-no-rolls-left")
    if any(kept[f] > dice[f] for f in range(FACES)):
        return Refusal("A4", "dice-not-there", shown)
    if kept == dice:
        return Refusal("GA7", "dice-keep-all")
    assert any(kept[f] < state.kept[f] for f in range(FACES)), "the action is legal"
    return Refusal("GA6", "dice-locked", {"kept": format_dice(state.kept)})


def _not_open(state: Any, category: Category) -> Refusal | None:
    named = {"category": category_message(state.kind, category)}
    if not on_sheet(state, category):
        return Refusal(SHEET_RULES[Kind(state.kind)], "dice-no-category", named)
    if state.box[state.seat, category] != OPEN:
        return Refusal("A7", "dice-category-filled", named)
    return None


def _explain_split(state: Any, action: int) -> Refusal:
    first, second, group = split_parts(action)
    if any(group[f] > state.dice[f] for f in range(FACES)):
        return Refusal("D3", "dice-other-dice", {"dice": format_dice(state.dice)})
    refusal = _not_open(state, first) or _not_open(state, second)
    assert refusal is not None, "the action is legal"
    return refusal


def _explain_joker(state: Any) -> Refusal:
    """Say where a further Yahtzee must be written under the forced joker (GB5)."""
    own = Category(next(f for f in range(FACES) if state.dice[f]))
    if state.box[state.seat, own] == OPEN:
        named = {"category": category_message(state.kind, own)}
        return Refusal("GB5", "dice-joker-own-box", named)
    return Refusal("GB5", "dice-joker-lower-box")
