"""How American Sniff is written: tiles ``64``, moves ``64`` (opening) and ``64@L``."""

from __future__ import annotations

import re
from typing import Any

from noripan.compiled import EVERYONE
from noripan.game import UnreadableMove
from noripan.games.sniff.rules import hand_deal
from noripan.games.sniff.state import HIGH, LOW, NUM_ENDS, NUM_TILES, End, Phase

TILES = [f"{HIGH[t]}{LOW[t]}" for t in range(NUM_TILES)]
ENDS = [end.name for end in End]


def parse_tile(text: str) -> int:
    """Return the tile of a text such as ``64`` or ``46``; raise ``UnreadableMove``."""
    if not re.fullmatch("[0-6][0-6]", text):
        raise UnreadableMove(text)
    return TILES.index("".join(sorted(text, reverse=True)))


def format_action(state: Any, action: int) -> str:
    """Return a move in notation."""
    if action < NUM_TILES:
        return TILES[action]
    tile, end = divmod(action - NUM_TILES, NUM_ENDS)
    return f"{TILES[tile]}@{ENDS[end]}"


def parse_action(state: Any, text: str) -> int:
    """Return the action of a text; raise ``UnreadableMove`` if it is no move of this game."""
    tile_text, at, end = text.replace(" ", "").upper().partition("@")
    try:
        tile = parse_tile(tile_text)
    except UnreadableMove:
        raise UnreadableMove(text) from None
    if not at:
        return tile
    if end not in ENDS:
        raise UnreadableMove(text)
    return NUM_TILES + NUM_ENDS * tile + ENDS.index(end)


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
    return hand_deal(int(state.seats)) - int(state.hand_size[state.seat])


def witness(state: Any) -> int:
    """Return who sees the move that is made now: a tile taken is seen by its seat alone (R5)."""
    return int(state.seat) if state.phase in (Phase.DEAL, Phase.DRAW) else EVERYONE


def tiles_of(owner: Any, seat: int) -> list[str]:
    """Return the tiles that lie with ``seat`` (or ``UNSEEN``), in notation, ascending."""
    return [TILES[t] for t in range(NUM_TILES) if owner[t] == seat]
