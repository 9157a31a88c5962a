"""How Sixteen is written: tiles ``R5``, ``G16E``, ``S``; moves ``R7-9``, ``cut R``, ``done``."""

from __future__ import annotations

import re
from typing import Any

from noripan.compiled import EVERYONE
from noripan.game import UnreadableMove
from noripan.games.sixteen.dealing import hand_deal
from noripan.games.sixteen.state import Phase
from noripan.games.sixteen.tiles import (
    COLOURS,
    CUT,
    DONE,
    END,
    FIRST,
    GROUP_FROM,
    HIGHEST_NUMBER,
    LAST,
    MOST_REMOVED,
    NUM_COLOURS,
    NUM_FACES,
    NUM_GROUPS,
    NUM_KINDS,
    PASS,
    RESTART,
    SCISSORS,
    TRASH,
    TRASH_CAN,
    TWO_SIXTEENS,
)

FACES: list[str] = ["", *(str(number) for number in range(1, HIGHEST_NUMBER + 1)), "16E", "16R"]
"""A face in notation, by its number."""
_FACE = r"1[0-5]|[1-9]|(?:16)?[ER]"
_PLACEMENT = re.compile(rf"([{COLOURS}])({_FACE})(?:-\1?({_FACE}))?")


def format_tile(kind: int) -> str:
    """Return a tile in notation."""
    if kind == SCISSORS:
        return "S"
    if kind == TRASH_CAN:
        return "T"
    colour, face = divmod(kind, NUM_FACES)
    return COLOURS[colour] + FACES[face + 1]


TILES = [format_tile(kind) for kind in range(NUM_KINDS)]
"""Every kind of tile in notation."""


def parse_face(text: str) -> int:
    """Return the face of a text such as ``7``, ``16E`` or ``E``; raise ``UnreadableMove``."""
    text = text.upper()
    if text in ("E", "R"):
        text = "16" + text
    if text not in FACES[1:]:
        raise UnreadableMove(text)
    return FACES.index(text)


def parse_tile(text: str) -> int:
    """Return the kind of a tile such as ``R5``, ``P16R`` or ``S``; raise ``UnreadableMove``."""
    tile = text.upper()
    if tile in ("S", "T"):
        return TILES.index(tile)
    if tile[:1] not in tuple(COLOURS):
        raise UnreadableMove(text)
    try:
        return NUM_FACES * COLOURS.index(tile[0]) + parse_face(tile[1:]) - 1
    except UnreadableMove:
        raise UnreadableMove(text) from None


def format_action(state: Any, action: int) -> str:
    """Return a move in notation."""
    if action < CUT:
        colour, group = divmod(action, NUM_GROUPS)
        first, last = int(FIRST[group]), int(LAST[group])
        text = COLOURS[colour] + FACES[first]
        return text if first == last else f"{text}-{FACES[last]}"
    if action < TRASH:
        return f"cut {COLOURS[action - CUT]}"
    if action < DONE:
        colour, count = divmod(action - TRASH, MOST_REMOVED)
        return f"trash {COLOURS[colour]} {count + 1}"
    return "done" if action == DONE else "pass"


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text; raise ``UnreadableMove`` if it is no move of this game."""
    move = text.replace(" ", "").upper()
    if move == "DONE":
        return DONE
    if move == "PASS":
        return PASS
    if cut := re.fullmatch(rf"CUT([{COLOURS}])", move):
        return CUT + COLOURS.index(cut[1])
    if trash := re.fullmatch(rf"TRASH([{COLOURS}])(\d+)", move):
        count = int(trash[2])
        if 1 <= count <= MOST_REMOVED:
            return TRASH + MOST_REMOVED * COLOURS.index(trash[1]) + count - 1
    elif placement := _PLACEMENT.fullmatch(move):
        first = parse_face(placement[2])
        last = parse_face(placement[3]) if placement[3] else first
        if first <= last or (first, last) == (RESTART, END):
            return NUM_GROUPS * COLOURS.index(placement[1]) + _group(first, last)
    raise UnreadableMove(text)


def _group(first: int, last: int) -> int:
    if (first, last) == (RESTART, END):
        return TWO_SIXTEENS
    return int(GROUP_FROM[first]) + last - first


def format_outcome(state: Any, outcome: int) -> str:
    """Return a chance outcome in notation."""
    return f"seat {outcome}" if state.phase == Phase.LOTTERY else TILES[outcome]


def parse_outcome(state: Any, text: str) -> int:
    """Return the outcome of a text; raise ``UnreadableMove`` if chance decides nothing such now."""
    lottery = re.fullmatch(r"seat (\d)", text)
    if (lottery is not None) != (state.phase == Phase.LOTTERY):
        raise UnreadableMove(text)
    return int(lottery[1]) if lottery else parse_tile(text)


def event_size(state: Any) -> int:
    """Return how many outcomes a program writes in one event: what is left of a hand, else one."""
    if state.phase != Phase.DEAL:
        return 1
    return int(hand_deal(state.seats)) - int(state.hand_size[state.seat])


def witness(state: Any) -> int:
    """Return who sees the move that is made now: a tile dealt is seen by its seat alone (R1)."""
    return int(state.seat) if state.phase == Phase.DEAL else EVERYONE


def tile_list(tiles: Any, scissors: Any, trash_cans: Any) -> list[str]:
    """Return tiles in notation, sorted by colour, special ones last."""
    listed = [
        COLOURS[c] + FACES[face]
        for c in range(NUM_COLOURS)
        for face in range(1, RESTART + 1)
        if int(tiles[c]) >> face & 1
    ]
    return listed + ["S"] * int(scissors) + ["T"] * int(trash_cans)
