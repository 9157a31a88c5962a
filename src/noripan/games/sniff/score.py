"""The value of a layout of American Sniff, without a match."""

from __future__ import annotations

from typing import Any

import numpy as np

from noripan.game import Circumstances, IllegalMove, NoripanError, Setup
from noripan.games.sniff.explain import explain
from noripan.games.sniff.notation import ENDS, TILES, parse_action
from noripan.games.sniff.rules import MAX_LEGAL, legal_actions
from noripan.games.sniff.state import LAID, NOTHING, NUM_ENDS, NUM_TILES, end_sum, lay, open_value


def score(setup: Setup, text: str, circumstances: Circumstances) -> dict[str, Any]:
    """Return the sum and points of every placement of ``text``, such as ``44 64@R 41@L 42@U``.

    Raises ``NoripanError`` if the text is no possible layout.
    """
    setup.reject_circumstances(circumstances)
    state = setup.begin()
    placements: list[dict[str, Any]] = []
    for move in text.split():
        try:
            action = parse_action(state, move)
            _place(state, action)
        except NoripanError as error:
            raise NoripanError(
                "score-placement", number=len(placements) + 1, reason=error
            ) from None
        total = int(end_sum(state))
        placements.append(
            {
                "move": move.upper(),
                "sum": total,
                "points": total if total % 5 == 0 else 0,
                "open": [
                    int(open_value(state, e))
                    for e in range(NUM_ENDS)
                    if open_value(state, e) != NOTHING
                ],
                "ends": {
                    name: int(open_value(state, e))
                    for e, name in enumerate(ENDS)
                    if open_value(state, e) != NOTHING
                },
            }
        )
    if not placements:
        raise NoripanError("score-layout-empty")
    return {"placements": placements}


def _place(state: Any, action: int) -> None:
    """Lay a tile as if the seat to move held just this one."""
    tile = action if action < NUM_TILES else (action - NUM_TILES) // NUM_ENDS
    if state.owner[tile] == LAID:
        raise IllegalMove(None, "sniff-laid-already", {"tile": TILES[tile]})
    state.seat = 0
    state.owner[tile] = 0
    legal = np.empty(MAX_LEGAL, dtype=np.int32)
    if action not in legal[: legal_actions(state, legal)]:
        refusal = explain(state, action)
        raise IllegalMove(refusal.rule, refusal.message, refusal.parameters)
    lay(state, action)
    state.owner[tile] = LAID
