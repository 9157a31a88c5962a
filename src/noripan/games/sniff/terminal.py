"""American Sniff drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from noripan.game import View
from noripan.games.sniff.notation import ENDS
from noripan.games.sniff.view import SniffView
from noripan.words import Words

NUMBER_STYLES = ("dim", "cyan", "green", "magenta", "yellow", "blue", "red")
WIDTH = 76
WIDE, NARROW = 5, 3  # cells a tile takes


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Draw the table as the view's seat sees it."""
    assert isinstance(view, SniffView)
    return Group(
        *_last_round(view, words, names),
        _scores(view, words, names),
        Text(),
        board(view.laid),
        Text(),
        Text(words.text("sniff-ends", sum=view.sum, stock=view.stock)),
        *_hand(view, words),
    )


def shortlist(view: View, moves: Sequence[str]) -> list[str]:
    """Return the moves worth listing, in order."""
    return list(moves)


def label(view: View, move: str, words: Words) -> str:
    """Say what a move does, for a list to choose from."""
    return tell(move, words)


def tell(event: str, words: Words) -> str:
    """Say what somebody did; what chance did is seen on the table."""
    if event.startswith("*"):
        return ""
    tile, _, end = event.partition("@")
    place = words.text(f"sniff-end-{end}") if end else words.text("sniff-open-round")
    return words.text("sniff-move", tile=f"{tile[0]}-{tile[1]}", place=place)


def draw_score(result: dict[str, Any], words: Words) -> RenderableType:
    """Draw the value of a layout."""
    table = Table(box=None, padding=(0, 2))
    for column in ("move", "sum", "points", "open"):
        table.add_column(
            words.text(f"sniff-column-{column}"), justify="left" if column == "move" else "right"
        )
    for row in result["placements"]:
        ends = "  ".join(f"{name} {value}" for name, value in row["ends"].items())
        table.add_row(row["move"], str(row["sum"]), str(row["points"]), ends)
    moves = [row["move"] for row in result["placements"]]
    return Group(board(moves), Text(), table)


def _scores(view: SniffView, words: Words, names: Sequence[str]) -> Table:
    table = Table(box=None, padding=(0, 2), title_justify="left")
    table.add_column(words.text("sniff-round", number=view.rounds + 1, target=view.target))
    table.add_column(words.text("sniff-column-score"), justify="right")
    table.add_column(words.text("sniff-column-tiles"), justify="right")
    table.add_column()
    for seat, name in enumerate(names):
        mark = "▶ " if view.turn == seat else "  "
        style = "bold" if seat == view.seat else ""
        table.add_row(Text(mark + name, style), str(view.scores[seat]), str(view.hand_sizes[seat]))
    return table


def tally(points: int) -> str:
    """Return a score as it is kept on paper: a mark for 50 points, a stroke for 5 (R47)."""
    marks, rest = divmod(max(points, 0), 50)
    return "╳" * marks + "|" * (rest // 5)


def _hand(view: SniffView, words: Words) -> list[RenderableType]:
    if view.seat is None or not view.hand:
        return []
    line = Text(words.text("sniff-hand") + "  ")
    for tile in view.hand:
        line.append(_tile(tile[0], tile[1]))
        line.append(" ")
    return [line]


def _last_round(view: SniffView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    last = view.last_round
    if last is None or view.laid:
        return []
    lines = [
        Text(words.text("sniff-blocked"))
        if last.finisher is None
        else Text(words.text("sniff-finished", name=names[last.finisher]))
    ]
    for seat, name in enumerate(names):
        line = Text(
            "  " + words.text("sniff-deduction", name=name, points=last.deductions[seat]) + " "
        )
        for tile in last.hands[seat]:
            line.append(" ")
            line.append(_tile(tile[0], tile[1]))
        lines.append(line)
    return [*lines, Text()]


# The board


def board(moves: Sequence[str]) -> Text:
    """Draw a layout: the line from left to right, the branches above and below the Sniff."""
    arms, sniff = _arms(moves)
    left, right = arms["L"], arms["R"]
    middle = 1 if sniff is not None else 0
    cells = WIDE if (len(left) + middle + len(right)) * WIDE <= WIDTH else NARROW
    column = max(len(left) * cells, 1)
    text = Text(no_wrap=True)
    if arms["U"]:
        text.append(" " * column + "╭╴")
        text.append_text(_row(arms["U"], cells))
        text.append("\n")
    text.append_text(_row([(inner, outer) for outer, inner in reversed(left)], cells))
    if sniff is not None:
        text.append(_tile(sniff, sniff, cells=cells, spinner=True))
    text.append_text(_row([(inner, outer) for inner, outer in right], cells))
    if arms["D"]:
        text.append("\n" + " " * column + "╰╴")
        text.append_text(_row(arms["D"], cells))
    return text


def _arms(moves: Sequence[str]) -> tuple[dict[str, list[tuple[str, str]]], str | None]:
    """Follow a round's placements; return each arm's tiles as (inner, outer), and the Sniff.

    Before there is a Sniff the line is kept on the right arm, its left end being the first tile's
    inner half.
    """
    arms: dict[str, list[tuple[str, str]]] = {end: [] for end in ENDS}
    sniff: str | None = None
    line: list[tuple[str, str]] = []
    for move in moves:
        tile, _, end = move.partition("@")
        a, b = tile
        if sniff is not None:
            arm = arms[end]
            touched = arm[-1][1] if arm else sniff
            arm.append((touched, b if a == touched else a))
        elif a == b:
            sniff = a
            if end == "L":
                arms["R"] = line
            elif end == "R":
                arms["L"] = [(right, left) for left, right in reversed(line)]
        elif not end:
            line = [(a, b)]
        elif end == "L":
            touched = line[0][0]
            line.insert(0, (b if a == touched else a, touched))
        else:
            touched = line[-1][1]
            line.append((touched, b if a == touched else a))
    if sniff is None:
        arms["R"] = line
    return arms, sniff


def _row(tiles: Sequence[tuple[str, str]], cells: int) -> Text:
    row = Text()
    for a, b in tiles:
        row.append(_tile(a, b, cells=cells))
    return row


def _tile(a: str, b: str, *, cells: int = WIDE, spinner: bool = False) -> Text:
    """Draw a tile; doubles lie crosswise (``╪``), the Sniff is set off."""
    opening, closing = ("«", "»") if spinner else ("[", "]")
    text = Text()
    style = "bold" if spinner else ""
    if cells == NARROW:
        text.append(a, f"{NUMBER_STYLES[int(a)]} bold")
        text.append(b, f"{NUMBER_STYLES[int(b)]} bold")
        text.append("»" if spinner else "╪" if a == b else "│")
        return text
    text.append(opening, style)
    text.append(a, f"{NUMBER_STYLES[int(a)]} bold")
    text.append("╪" if a == b else "│", style)
    text.append(b, f"{NUMBER_STYLES[int(b)]} bold")
    text.append(closing, style)
    return text
