"""Sparrow Mahjong drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from noripan.game import View
from noripan.games.sparrow.notation import tile_name
from noripan.games.sparrow.state import DEALER_BONUS
from noripan.games.sparrow.view import LastHand, SparrowView, Wait
from noripan.words import Words

GLYPHS = {"H": "發", "C": "中"}
GREEN = frozenset("23468H")
STICKS = ((10, "━", "red"), (5, "╍", "yellow"), (1, "·", "default"))
LONGEST_NAME = 24
LAST_DISCARD = "reverse"
DEALER_MARK, WIND_MARK, TURN_MARK = "●", "✦", "▶"


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Draw the table as the view's seat sees it."""
    assert isinstance(view, SparrowView)
    return Group(
        *_last_hand(view, words, names),
        _heading(view, words),
        *_seats(view, words, names),
        *_own_hand(view, words, names),
    )


def shortlist(view: View, moves: Sequence[str]) -> list[str]:
    """Return the moves worth listing: claims first, then the tiles as they are sorted in hand."""
    assert isinstance(view, SparrowView)
    discards = [tile for tile in dict.fromkeys(view.hand) if tile in moves]
    return [move for move in moves if move not in discards] + discards


def label(view: View, move: str, words: Words) -> str:
    """Say what a move pays, or what it leaves to wait for."""
    assert isinstance(view, SparrowView)
    if view.win is not None and move == "tsumo":
        return words.text("sparrow-label-tsumo", points=view.win.amount, share=view.win.share)
    if view.win is not None and move == "ron":
        return words.text("sparrow-label-ron", points=view.win.amount)
    if move not in view.leaves:
        return tell(move, words)
    waits = ", ".join(_wait(wait, view, words) for wait in view.leaves[move])
    if not waits:
        return words.text("sparrow-label-discard", tile=face_text(move))
    return words.text("sparrow-label-discard-waits", tile=face_text(move), waits=waits)


def tell(event: str, words: Words) -> str:
    """Say what somebody did; what chance did is seen on the table."""
    if event.startswith("*"):
        return ""
    if event in ("tsumo", "ron", "pass"):
        return words.text(f"sparrow-tell-{event}")
    return words.text("sparrow-tell-discard", tile=face_text(event))


def draw_score(result: dict[str, Any], words: Words) -> RenderableType:
    """Draw the value of a hand."""
    lines: list[RenderableType] = [boxes(result["tiles"])]
    if not result["complete"]:
        return Group(*lines, Text(words.text("sparrow-incomplete")))
    table = Table(box=None, padding=(0, 2), show_header=False)
    for name, points in result["parts"].items():
        if name == "limit_points" and points:
            table.add_row(words.text(f"sparrow-limit-{result['parts']['limit']}"), str(points))
        elif name != "limit" and points:
            table.add_row(words.text(f"sparrow-part-{name}"), str(points))
    table.add_row(
        Text(words.text("sparrow-hand-points"), "bold"), Text(str(result["points"]), "bold")
    )
    if result["dealer"]:
        table.add_row(words.text("sparrow-dealer-bonus"), str(DEALER_BONUS))
    lines.append(table)
    if not result["can_win"]:
        too_cheap = words.text(
            "sparrow-too-cheap", points=result["points"], minimum=result["minimum_points"]
        )
        return Group(*lines, Text(too_cheap))
    lines.append(Text(words.text("sparrow-score-ron", points=result["ron"])))
    for seats, share in result["tsumo_each"].items():
        lines.append(Text(words.text("sparrow-score-tsumo", seats=seats, share=share)))
    return Group(*lines)


# Tiles


def face_text(tile: str) -> str:
    """Return a tile as it is shown in a line: ``5``, ``5r``, ``發``, ``中``."""
    return GLYPHS.get(tile, tile)


def tile_style(tile: str) -> str:
    """Return the colour of a tile: the red ones red, those of All Green green."""
    if tile == "C" or tile.endswith("r"):
        return "bold red"
    return "green" if tile in GREEN else ""


def boxes(tiles: Sequence[str], apart: str | None = None) -> Text:
    """Draw tiles three lines high; ``apart`` is one of them, set off at the end."""
    shown = list(tiles)
    if apart is not None:
        shown.remove(apart)
        shown.append(apart)
    text = Text(no_wrap=True)
    for row in range(3):
        for i, tile in enumerate(shown):
            if apart is not None and i == len(shown) - 1:
                text.append("  ")
            text.append(_box_row(tile, row), tile_style(tile))
        text.append("\n" if row < 2 else "")
    return text


def _box_row(tile: str, row: int) -> str:
    if row == 0:
        return "╭──╮"
    if row == 2:
        return "╰──╯"
    face = face_text(tile)
    return "│" + face + " " * (2 - cell_len(face)) + "│"


def _tile_row(tiles: Sequence[str], last: bool = False) -> Text:
    """Draw tiles in a line; the last one set off if it has just been discarded."""
    text = Text()
    for i, tile in enumerate(tiles):
        style = tile_style(tile)
        if last and i == len(tiles) - 1:
            style = f"{style} {LAST_DISCARD}".strip()
        text.append(" " if i else "")
        text.append(face_text(tile), style)
    return text


# The table


def _heading(view: SparrowView, words: Words) -> Text:
    wind = words.text(f"sparrow-wind-{view.wind}")
    text = Text(
        words.text("sparrow-hand-number", number=view.hand_number, hands=view.hands, wind=wind)
    )
    text.append("   " + words.text("sparrow-dora") + " ")
    text.append(_tile_row([] if view.dora is None else [view.dora]))
    text.append("   " + words.text("sparrow-stock", count=view.stock))
    return text


def _seats(view: SparrowView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """Draw every seat in two lines: name, points and sticks; below them the discards."""
    width = min(LONGEST_NAME, max(cell_len(name) for name in names))
    lines: list[RenderableType] = []
    for seat, name in enumerate(names):
        shown = Text(name, "bold" if seat == view.seat else "")
        shown.truncate(width, overflow="ellipsis", pad=True)
        line = Text(f"{TURN_MARK} " if view.turn == seat else "  ")
        line.append(shown)
        line.append(f" {DEALER_MARK}" if view.dealer == seat else "  ", "yellow")
        line.append(WIND_MARK if view.first_dealer == seat else " ", "cyan")
        line.append(f"{view.scores[seat]:>5} ")
        line.append(sticks(view.scores[seat]))
        if view.fines[seat]:
            line.append("  " + words.text("sparrow-fined", points=view.fines[seat]), "red")
        lines.append(line)
        just_made = view.discard is not None and view.discard.seat == seat
        river = Text("    ")
        river.append(_tile_row(view.rivers[seat], last=just_made))
        lines.append(river)
    lines.append(Text(words.text("sparrow-marks", dealer=DEALER_MARK, wind=WIND_MARK), "dim"))
    return lines


def sticks(points: int) -> Text:
    """Return points as sticks of ten, five and one."""
    text = Text()
    for value, glyph, style in STICKS:
        number, points = divmod(points, value)
        text.append(glyph * number, style)
    return text


def _own_hand(view: SparrowView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    if view.seat is None or not view.hand:
        return []
    lines: list[RenderableType] = [Text(), boxes(view.hand, view.drawn)]
    waits = ", ".join(_wait(wait, view, words) for wait in view.waits)
    if waits:
        lines.append(Text(words.text("sparrow-waits", waits=waits)))
    if view.must_discard and view.turn == view.seat:
        lines.append(Text(words.text("sparrow-must-discard"), "red"))
    if view.asked and view.discard is not None:
        tile, name = tile_name(view.discard.tile), names[view.discard.seat]
        lines.append(Text(words.text("sparrow-asked", name=name, tile=tile), "bold"))
    return lines


def _wait(wait: Wait, view: SparrowView, words: Words) -> str:
    tile = face_text(wait.kind)
    if not wait.points:
        return words.text("sparrow-wait-gone", tile=tile)
    low, high = min(wait.points.values()), max(wait.points.values())
    points = str(low) if low == high else f"{low}–{high}"
    if high < view.minimum_points:
        return words.text("sparrow-wait-cheap", tile=tile, points=points)
    message = "sparrow-wait-blocked" if wait.blocked else "sparrow-wait"
    return words.text(message, tile=tile, points=points, left=wait.left)


# The hand before this one


def _last_hand(view: SparrowView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """Tell how the last hand ended, until this seat has discarded in the new one."""
    last = view.last_hand
    begun = any(view.rivers) if view.seat is None else bool(view.rivers[view.seat])
    if last is None or (begun and view.winners is None):
        return []
    lines: list[RenderableType] = []
    if last.end == "exhausted":
        lines.append(Text(words.text("sparrow-exhausted", number=last.number)))
    for winner in last.winners:
        name = names[winner.seat]
        if last.discarder is None:
            said = words.text("sparrow-won-tsumo", name=name, points=winner.amount)
        else:
            said = words.text(
                "sparrow-won-ron", name=name, points=winner.amount, payer=names[last.discarder]
            )
        line = Text(said + "  ", "bold")
        line.append(_tile_row(winner.tiles))
        lines.append(line)
    lines += _payments(last, words, names)
    return [*lines, Text()]


def _payments(last: LastHand, words: Words, names: Sequence[str]) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for seat, name in enumerate(names):
        if last.payments[seat]:
            lines.append(Text(f"  {name} {last.payments[seat]:+d}"))
        if last.fines[seat]:
            fined = words.text("sparrow-fined", points=last.fines[seat])
            lines.append(Text(f"  {name}: {fined}", "red"))
    return lines
