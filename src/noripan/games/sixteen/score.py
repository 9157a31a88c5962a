"""What a hand of Sixteen costs, without a match."""

from __future__ import annotations

from collections import Counter
from typing import Any

from noripan.game import Circumstances, NoripanError, Setup, UnreadableMove
from noripan.games.sixteen.dealing import hand_deal
from noripan.games.sixteen.notation import FACES, parse_face
from noripan.games.sixteen.tiles import (
    COLOURS,
    NUM_COLOURS,
    NUM_SCISSORS,
    NUM_TRASH_CANS,
    POINTS,
    SPECIAL_POINTS,
)

SPECIALS = {"S": NUM_SCISSORS, "T": NUM_TRASH_CANS}
LARGEST_HAND = int(hand_deal(2))


def score(setup: Setup, text: str, circumstances: Circumstances) -> dict[str, Any]:
    """Return the points of the tiles left in a hand, such as ``3 12 16E S`` or ``R3 B12``.

    Colours may be left out, since they cost nothing. Raises ``NoripanError`` if a text is no tile
    or there cannot be such a hand.
    """
    setup.reject_circumstances(circumstances)
    tiles = [_read(word) for word in text.replace(",", " ").split()]
    _check(tiles)
    return {
        "points": sum(_points(face) for _, face in tiles),
        "tiles": [{"tile": colour + face, "points": _points(face)} for colour, face in tiles],
    }


def _read(word: str) -> tuple[str, str]:
    """Return the colour (empty if left out) and the face of a tile; a lone ``R`` is RESTART."""
    tile = word.upper()
    if tile in SPECIALS:
        return "", tile
    colour = tile[0] if len(tile) > 1 and tile[0] in COLOURS else ""
    try:
        return colour, FACES[parse_face(tile.removeprefix(colour))]
    except UnreadableMove:
        raise NoripanError("score-tile", tile=word) from None


def _points(face: str) -> int:
    return SPECIAL_POINTS if face in SPECIALS else int(POINTS[FACES.index(face)])


def _check(tiles: list[tuple[str, str]]) -> None:
    """Refuse a hand that nobody can hold at the end."""
    if len(tiles) > LARGEST_HAND:
        raise NoripanError("sixteen-score-count", count=len(tiles), most=LARGEST_HAND)
    faces = Counter(face for _, face in tiles)
    if faces["1"]:
        raise NoripanError("sixteen-score-one")
    for face, count in faces.items():
        copies = SPECIALS.get(face, NUM_COLOURS)
        if count > copies:
            raise NoripanError("sixteen-score-copies", tile=face, count=count, copies=copies)
    for (colour, face), count in Counter(tiles).items():
        if colour and count > 1:
            raise NoripanError("sixteen-score-copies", tile=colour + face, count=count, copies=1)
