"""Why a move in American Sniff is illegal."""

from __future__ import annotations

from typing import Any

from noripan.game import Refusal
from noripan.games.sniff.notation import ENDS, TILES
from noripan.games.sniff.state import NOTHING, NUM_ENDS, NUM_TILES, End, fits, open_value


def explain(state: Any, action: int) -> Refusal:
    """Return the rule that an illegal action of the seat to move breaks."""
    opening = action < NUM_TILES
    tile, end = (action, None) if opening else divmod(action - NUM_TILES, NUM_ENDS)
    named = {"tile": TILES[tile]}
    if state.owner[tile] != state.seat:
        return Refusal("R5", "sniff-not-held", named)
    if end is None:
        return Refusal("R15", "sniff-end-needed", named)
    if state.laid_count == 0:
        return Refusal("R12", "sniff-opening", named)
    if state.drawn not in (NOTHING, tile):
        return Refusal("R31", "sniff-drawn-only", {**named, "drawn": TILES[state.drawn]})
    if open_value(state, end) == NOTHING:
        if state.sniff == NOTHING:
            return Refusal("R20", "sniff-no-sniff", {"end": ENDS[end]})
        return Refusal("R23", "sniff-branch-closed", {"end": ENDS[end]})
    assert not fits(state, tile, end), "the action is legal"
    return Refusal(
        "R15",
        "sniff-no-fit",
        {**named, "end": End(end).name, "number": int(open_value(state, end))},
    )
