"""How Sparrow Mahjong is written: tiles ``5``, ``5r``, ``H``, ``C``, and the moves of a claim."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from noripan.compiled import EVERYONE
from noripan.game import Message, UnreadableMove
from noripan.games.sparrow.hand import HAND_SIZE, NUM_FACES
from noripan.games.sparrow.state import PASS, RON, TSUMO, Phase

NUMBERS = [str(number) for number in range(1, 10)]
FACES = [*NUMBERS, "H", "C", *(number + "r" for number in NUMBERS)]
CLAIMS = {TSUMO: "tsumo", RON: "ron", PASS: "pass"}
TABLE_ORDER = sorted(range(NUM_FACES), key=lambda f: ("HC".find(FACES[f][0]), FACES[f]))
"""The faces as people sort a hand: 1, 1r, 2 … 9r, H, C."""


def parse_tile(text: str) -> int:
    """Return the face of a text such as ``5``, ``5r`` or ``H``; raise ``UnreadableMove``."""
    tile = text.lower() if text[:1].isdecimal() else text.upper()
    if tile not in FACES:
        raise UnreadableMove(text)
    return FACES.index(tile)


def format_action(state: Any, action: int) -> str:
    """Return a move in notation."""
    return FACES[action] if action < NUM_FACES else CLAIMS[action]


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text; raise ``UnreadableMove`` if it is no move of this game."""
    compact = text.replace(" ", "")
    for action, claim in CLAIMS.items():
        if compact.lower() == claim:
            return action
    try:
        return parse_tile(compact)
    except UnreadableMove:
        raise UnreadableMove(text) from None


def format_outcome(state: Any, outcome: int) -> str:
    """Return a chance outcome in notation."""
    return f"seat {outcome}" if state.phase == Phase.LOTTERY else FACES[outcome]


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text; raise ``UnreadableMove`` if chance decides nothing such now."""
    lottery = re.fullmatch(r"seat (\d)", text)
    if (lottery is not None) != (state.phase == Phase.LOTTERY):
        raise UnreadableMove(text)
    return int(lottery[1]) if lottery else parse_tile(text)


def deals_hand(state: Any) -> bool:
    """Tell whether chance deals a hand now; after the last discard that of the next hand."""
    return state.phase == Phase.DEAL or (state.phase == Phase.DRAW and state.stock_size == 0)


def event_size(state: Any) -> int:
    """Return how many outcomes a program writes in one event: what is left of a hand, else one."""
    if state.phase == Phase.DEAL:
        return HAND_SIZE - int(state.hand_size[state.seat])
    return HAND_SIZE if deals_hand(state) else 1


def witness(state: Any) -> int:
    """Return who sees the move that is made now.

    A tile taken and an answer to a discard are seen by their seat alone (R7); what comes of the
    answers is seen by all.
    """
    if state.phase == Phase.DRAW and state.stock_size == 0:
        return 0  # the next hand is dealt
    if state.phase in (Phase.DEAL, Phase.DRAW, Phase.ANSWER):
        return int(state.seat)
    return EVERYONE


def tile_list(counts: Iterable[int]) -> list[str]:
    """Return tiles counted by face in notation, sorted as people do."""
    held = list(counts)
    return [FACES[f] for f in TABLE_ORDER for _ in range(held[f])]


def tile_name(tile: str) -> Message:
    """Return a tile's name in the reader's language, such as “red 5”."""
    if tile in ("H", "C"):
        return Message(f"sparrow-tile-{tile}")
    if tile.endswith("r"):
        return Message("sparrow-tile-red", {"number": tile[0]})
    return Message("sparrow-tile-plain", {"number": tile})
