"""The value of a hand of Sparrow Mahjong, without a match."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from noripan.game import Circumstances, NoripanError, Setup, UnreadableMove
from noripan.games.sparrow.hand import (
    COPIES,
    COPIES_OF_KIND,
    FULL_SIZE,
    INCOMPLETE,
    KIND,
    NOTHING,
    NUM_FACES,
    NUM_KINDS,
)
from noripan.games.sparrow.notation import FACES, parse_tile, tile_list, tile_name
from noripan.games.sparrow.state import DEALER_BONUS, MAX_SEATS, share_of
from noripan.games.sparrow.view import value_parts


def score(setup: Setup, text: str, circumstances: Circumstances) -> dict[str, Any]:
    """Return the value of six tiles, such as ``1r 2r 3r C C C``.

    ``circumstances.dora`` is the turned-up tile, of which only the kind matters (G3). Raises
    ``NoripanError`` if there cannot be such a hand.
    """
    options = setup.options
    minimum = int(options["minimum_points"])
    tiles = _read_tiles(text)
    dora = NOTHING if circumstances.dora is None else int(KIND[_read_tile(circumstances.dora)])
    _check_copies(tiles, dora)
    points, parts = value_parts(tiles, dora, bool(options["all_green_allows_red"]))
    can_win = points != INCOMPLETE and points >= minimum
    amount = points + (DEALER_BONUS if circumstances.dealer else 0)
    return {
        "tiles": tile_list(tiles),
        "dora": None if dora == NOTHING else FACES[dora],
        "dealer": bool(circumstances.dealer),
        "minimum_points": minimum,
        "complete": points != INCOMPLETE,
        "points": None if points == INCOMPLETE else points,
        "can_win": can_win,
        "ron": amount if can_win else 0,
        "tsumo_each": (
            {str(seats): share_of(amount, seats) for seats in range(2, MAX_SEATS + 1)}
            if can_win
            else None
        ),
        "parts": None if points == INCOMPLETE else msgspec.to_builtins(parts),
    }


def _read_tiles(text: str) -> list[int]:
    """Return the tiles of a text, counted by face; blanks between them may be left out."""
    tiles = [0] * NUM_FACES
    for word in re.findall(r"[1-9][rR]?|[HhCc]|\S+", text):
        tiles[_read_tile(word)] += 1
    if sum(tiles) != FULL_SIZE:
        raise NoripanError("sparrow-score-count", count=sum(tiles))
    return tiles


def _read_tile(text: str) -> int:
    try:
        return parse_tile(text.strip())
    except UnreadableMove:
        raise NoripanError("score-tile", tile=text) from None


def _check_copies(tiles: list[int], dora: int) -> None:
    """Refuse more copies than there are; the turned-up tile is one of its kind (G3)."""
    for face in range(NUM_FACES):
        if tiles[face] > COPIES[face]:
            raise NoripanError(
                "sparrow-score-copies",
                tile=tile_name(FACES[face]),
                count=tiles[face],
                copies=int(COPIES[face]),
            )
    for kind in range(NUM_KINDS):
        held = sum(tiles[face] for face in range(NUM_FACES) if KIND[face] == kind)
        left = COPIES_OF_KIND - (1 if kind == dora else 0)
        if held > left:
            raise NoripanError(
                "sparrow-score-copies", tile=tile_name(FACES[kind]), count=held, copies=left
            )
