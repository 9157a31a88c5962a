"""Sixteen drawn in a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from noripan.game import View
from noripan.games.sixteen.notation import FACES, parse_face
from noripan.games.sixteen.tiles import COLOURS, HIGHER, VALUE
from noripan.games.sixteen.view import Row, SixteenView
from noripan.words import Words

STYLES = {"R": "red", "Y": "yellow", "G": "green", "B": "blue", "P": "magenta"}
BOXES = {
    "R": "bold white on red",
    "Y": "black on yellow",
    "G": "black on green",
    "B": "bold white on blue",
    "P": "bold white on magenta",
}
SHAPES = {"R": "●", "Y": "▲", "G": "■", "B": "◆", "P": "★"}
TURN_MARK = "▶"


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Draw the table as the view's seat sees it."""
    assert isinstance(view, SixteenView)
    lines: list[RenderableType] = [*_last_round(view, words, names)]
    if view.match_to:
        number = view.rounds + (0 if view.turn is None else 1)
        lines.append(Text(words.text("sixteen-round", number=number, target=view.match_to)))
    lines += [_seats(view, words, names), Text(), _rows(view, words), _aside(view, words)]
    if view.turn is not None:
        lines += _hand(view, words)
    return Group(*lines)


def shortlist(view: View, moves: Sequence[str]) -> list[str]:
    """Return the moves: placements by colour and number, then special tiles, then the rest."""
    return sorted(moves, key=_order)


def _order(move: str) -> tuple[int, int, int]:
    kind, *place = move.split()
    if not place and kind[0] in COLOURS:
        first, _, last = kind[1:].partition("-")
        return COLOURS.index(kind[0]), parse_face(first), parse_face(last or first)
    rank = len(COLOURS) + ("cut", "trash", "done", "pass").index(kind)
    colour = COLOURS.index(place[0]) if place else 0
    return rank, colour, int(place[1]) if kind == "trash" else 0


def label(view: View, move: str, words: Words) -> str:
    """Say what a move does; of a special tile also what it removes and what then fits."""
    assert isinstance(view, SixteenView)
    said = tell(move, words)
    kind, *place = move.split()
    if kind not in ("cut", "trash"):
        return said
    tiles = view.rows[COLOURS.index(place[0])].tiles
    count = int(place[1]) if kind == "trash" else 1
    left = tiles[: len(tiles) - count]
    return words.text(
        "sixteen-removes",
        move=said,
        tiles=" ".join(tile[1:] for tile in tiles[len(left) :]),
        value=int(VALUE[parse_face(left[-1][1:])]) if left else 0,
    )


def tell(event: str, words: Words) -> str:
    """Say what somebody did; what chance did is seen on the table."""
    if event.startswith("*"):
        return ""
    kind, *place = event.split()
    if kind in ("pass", "done"):
        return words.text(f"sixteen-{kind}")
    if kind == "cut":
        return words.text("sixteen-cut", row=_colour_name(place[0], words))
    if kind == "trash":
        return words.text("sixteen-trash", row=_colour_name(place[0], words), count=int(place[1]))
    colour, faces = event[0], event[1:].replace("-", "–")
    return f"{SHAPES[colour]} {_colour_name(colour, words)} {faces}"


def draw_score(result: dict[str, Any], words: Words) -> RenderableType:
    """Draw what a hand costs."""
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_column()
    table.add_column(justify="right")
    for row in result["tiles"]:
        table.add_row(Text(row["tile"], STYLES.get(row["tile"][0], "")), str(row["points"]))
    total = str(result["points"])
    table.add_row(Text(words.text("sixteen-sum"), "bold"), Text(total, "bold"))
    return table


def _colour_name(colour: str, words: Words) -> str:
    return words.text(f"sixteen-colour-{colour}")


# The table


def _seats(view: SixteenView, words: Words, names: Sequence[str]) -> Table:
    shows_points = bool(view.match_to) or view.winners is not None
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(overflow="ellipsis", max_width=30, no_wrap=True)
    table.add_column(words.text("sixteen-column-tiles"), justify="right")
    if shows_points:
        table.add_column(words.text("sixteen-column-points"), justify="right")
    if any(view.lacks):
        table.add_column(words.text("sixteen-column-lacks"))
    for seat, name in enumerate(names):
        mark = f"{TURN_MARK} " if view.turn == seat else "  "
        cells: list[Text] = [Text(mark + name, "bold" if seat == view.seat else "")]
        cells.append(Text(str(view.hand_sizes[seat])))
        if shows_points:
            cells.append(Text(str(view.scores[seat])))
        cells.append(Text(" ").join(_head(colour) for colour in view.lacks[seat]))
        table.add_row(*cells[: len(table.columns)])
    return table


def _rows(view: SixteenView, words: Words) -> Table:
    table = Table(box=None, show_header=False, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    table.add_column(no_wrap=True)
    for row in view.rows:
        open_for = words.text("sixteen-above", value=row.value)
        said = words.text("sixteen-closed") if row.closed else open_for
        style = "bold" if view.special_row == row.colour else "dim"
        table.add_row(_head(row.colour), _boxes(row.colour, row.tiles), Text(said, style))
    return table


def _head(colour: str) -> Text:
    return Text(f"{SHAPES[colour]} {colour}", f"bold {STYLES[colour]}")


def _boxes(colour: str, tiles: Iterable[str]) -> Text:
    """Draw tiles of one colour as boxes; the longest possible row fits a line of 80."""
    return Text("").join(_box(colour, tile[1:]) for tile in tiles)


def _box(colour: str, face: str) -> Text:
    return Text.assemble((f" {face}", BOXES[colour]), ("▕", BOXES[colour]))


def _aside(view: SixteenView, words: Words) -> Text:
    line = Text()
    if view.bag:
        line.append(words.text("sixteen-bag", count=view.bag) + "   ", "dim")
    if view.passes:
        said = words.text("sixteen-passes", count=view.passes, seats=view.seats)
        line.append(said + "   ", "bold")
    if view.aside:
        line.append(words.text("sixteen-aside") + " ", "dim")
        line.append_text(_list(view.aside))
    return line


def _list(tiles: Iterable[str]) -> Text:
    return Text(" ").join(Text(tile, STYLES.get(tile[0], "bold")) for tile in tiles)


def _hand(view: SixteenView, words: Words) -> list[RenderableType]:
    """Draw the own tiles by colour: those that fit as boxes, the others dim."""
    if not view.hand:
        return []
    lines: list[RenderableType] = [Text(), Text(words.text("sixteen-hand"), "bold")]
    for row in view.rows:
        tiles = [tile for tile in view.hand if len(tile) > 1 and tile[0] == row.colour]
        if tiles:
            line = _head(row.colour).append(" ")
            for tile in tiles:
                face = tile[1:]
                line.append_text(
                    _box(row.colour, face) if _fits(row, face) else Text(f" {face} ", "dim")
                )
            lines.append(line)
    specials = [tile for tile in view.hand if len(tile) == 1]
    if specials:
        named = {"S": "sixteen-scissors", "T": "sixteen-trash-can"}
        lines.append(Text("     " + "   ".join(words.text(named[t]) for t in specials), "bold"))
    if view.special_row is not None and view.turn == view.seat:
        row_name = _colour_name(view.special_row, words)
        lines.append(Text(words.text("sixteen-follow", row=row_name)))
    return lines


def _fits(row: Row, face: str) -> bool:
    return not row.closed and bool(int(HIGHER[row.value]) >> FACES.index(face) & 1)


# The round before this one


def _last_round(view: SixteenView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """Tell how the last round ended, until somebody has moved in the new one."""
    last = view.last_round
    if last is None or (view.turn is not None and any(len(row.tiles) > 1 for row in view.rows)):
        return []
    if last.finisher is None:
        lines: list[RenderableType] = [Text(words.text("sixteen-all-passed"), "bold")]
    else:
        said = words.text("sixteen-finished", name=names[last.finisher])
        lines = [Text(said, "bold")]
    for seat, name in enumerate(names):
        left = words.text("sixteen-left", name=name, points=last.points[seat])
        lines.append(Text(f"  {left}  ").append_text(_list(last.hands[seat])))
    return [*lines, Text()]
