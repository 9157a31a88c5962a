"""The dice games drawn in a terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from noripan.game import View
from noripan.games.dice.moves import parts_of, shortlist
from noripan.games.dice.notation import KEEP
from noripan.games.dice.view import DiceView, Sheet
from noripan.words import Words

__all__ = ["draw", "draw_score", "label", "shortlist", "tell"]

WIDTH = 78
NOW_WIDTH = 4
WIDEST_NAME = 12
# The three rows of pips of every face.
PIPS = (
    ("     ", "  ●  ", "     "),
    ("●    ", "     ", "    ●"),
    ("●    ", "  ●  ", "    ●"),
    ("●   ●", "     ", "●   ●"),
    ("●   ●", "  ●  ", "●   ●"),
    ("●   ●", "●   ●", "●   ●"),
)
BEST_SPLITS = 15


def draw(view: View, words: Words, names: Sequence[str]) -> RenderableType:
    """Draw the dice on the table and everybody's sheet."""
    assert isinstance(view, DiceView)
    return Group(
        *_series(view, words, names),
        sheets(view, words, names),
        *_dice(view, words),
    )


def label(view: View, move: str, words: Words) -> str:
    """Say what a move does, for a list to choose from: a category with its points."""
    assert isinstance(view, DiceView)
    if move.startswith(KEEP):
        return _tell_keep(move, words)
    if move in view.possible:
        category = words.text(f"dice-category-{move}")
        return words.text("dice-write", category=category, points=view.possible[move])
    return "  +  ".join(
        words.text(
            "dice-group",
            dice=" ".join(part.dice),
            category=words.text(f"dice-category-{part.name}"),
            points=part.points,
        )
        for part in parts_of(move)
    )


def tell(event: str, words: Words) -> str:
    """Say what somebody did or what was rolled."""
    if event.startswith("*"):
        return words.text("dice-rolled", dice=event.removeprefix("*").strip())
    if event.startswith(KEEP):
        return _tell_keep(event, words)
    if " " not in event:
        return words.text(f"dice-category-{event}")
    return "  +  ".join(
        words.text(
            "dice-told-group",
            dice=" ".join(part.dice),
            category=words.text(f"dice-category-{part.name}"),
        )
        for part in parts_of(event)
    )


def _tell_keep(move: str, words: Words) -> str:
    dice = move.removeprefix(KEEP).strip()
    return words.text("dice-keep", dice=" ".join(dice)) if dice else words.text("dice-keep-none")


def draw_score(result: dict[str, Any], words: Words) -> RenderableType:
    """Draw what dice are worth in every category."""
    table = Table(box=None, padding=(0, 2))
    table.add_column()
    table.add_column(words.text("dice-column-points"), justify="right")
    if "joker" in result:
        table.add_column(words.text("dice-column-joker"), justify="right")
    for name, worth in result["categories"].items():
        cells = ["–" if worth is None else str(worth)]
        if "joker" in result:
            cells.append(str(result["joker"].get(name, "–")))
        table.add_row(words.text(f"dice-category-{name}"), *cells)
    dice = result["dice"]
    lines: list[RenderableType] = [dice_faces(dice), Text(), table]
    if result.get("wins"):
        lines.append(Text(words.text("dice-score-wins"), "bold"))
    if "best" in result:
        lines += [Text(), _best_splits(result["best"], words)]
    return Group(*lines)


def _best_splits(best: dict[str, int], words: Words) -> Table:
    table = Table(box=None, padding=(0, 2))
    table.add_column(words.text("dice-column-split"))
    table.add_column(words.text("dice-column-points"), justify="right")
    for pair in sorted(best, key=lambda pair: -best[pair])[:BEST_SPLITS]:
        names = [words.text(f"dice-category-{name}") for name in pair.split()]
        table.add_row(" + ".join(names), str(best[pair]))
    return table


# The dice


def dice_faces(dice: Sequence[int], kept: Sequence[int] = ()) -> Text:
    """Draw dice side by side with their pips; those that must stay kept are set off."""
    rest = list(kept)
    rows = [Text(no_wrap=True) for _ in range(6)]
    gap = " " if len(dice) <= 5 else ""
    for face in dice:
        style = ""
        if face in rest:
            rest.remove(face)
            style = "yellow"
        lines = ["┌─────┐", *(f"│{pips}│" for pips in PIPS[face - 1]), "└─────┘", f"   {face}   "]
        for row, line in zip(rows, lines, strict=True):
            row.append(line + gap, style)
    return Text("\n").join(rows)


def _dice(view: DiceView, words: Words) -> list[RenderableType]:
    if not view.dice:
        return []
    lines: list[RenderableType] = [Text(), dice_faces(view.dice, view.kept or ())]
    if isinstance(view.turn, int):
        lines.append(Text(words.text("dice-rolls-left", count=view.rolls_left), "bold"))
        if view.kept and view.rolls_left:
            kept = " ".join(str(face) for face in view.kept)
            lines.append(Text(words.text("dice-kept", dice=kept), "yellow"))
        if view.bonus:
            lines.append(Text(words.text("dice-further-yahtzee", points=view.bonus), "green"))
    return lines


# The sheets


def sheets(view: DiceView, words: Words, names: Sequence[str]) -> Table:
    """Draw all sheets as one table, with what each open category would give now."""
    rows = {name: words.text(f"dice-category-{name}") for name in view.sheets[0].boxes}
    goal = "" if view.upper_goal is None else words.text("dice-upper-sum", goal=view.upper_goal)
    widest = max(cell_len(text) for text in [*rows.values(), goal])
    room = WIDTH - (widest + 1) - (NOW_WIDTH + 1)
    width = min(WIDEST_NAME, room // view.seats - 1)
    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(
        words.text("dice-column-now"), justify="right", width=NOW_WIDTH, style="green", no_wrap=True
    )
    for seat, name in enumerate(names):
        style = "bold" if view.turn == seat else ""
        header = Text(_shorten(("▶" if view.turn == seat else "") + name, width), style)
        table.add_column(header, justify="right", width=width, style=style, no_wrap=True)
    for name, text in rows.items():
        now = f"{view.possible[name]}" if name in view.possible else ""
        boxes = [sheet.boxes[name] for sheet in view.sheets]
        table.add_row(text, now, *("·" if box is None else str(box) for box in boxes))
        if name == "sixes" and view.upper_goal is not None:
            _add_upper(table, view, words, goal)
    if any(sheet.yahtzee_bonus for sheet in view.sheets):
        bonuses = [str(sheet.yahtzee_bonus) for sheet in view.sheets]
        table.add_row(words.text("dice-yahtzee-bonus"), "", *bonuses)
    totals = [str(sheet.total) for sheet in view.sheets]
    table.add_row(words.text("dice-total"), "", *totals, style="bold")
    if view.games > 1:
        table.add_row(words.text("dice-collected"), "", *(str(score) for score in view.scores))
    return table


def _add_upper(table: Table, view: DiceView, words: Words, goal: str) -> None:
    table.add_row(goal, "", *(str(sheet.upper) for sheet in view.sheets), style="dim")
    bonuses = [_bonus(sheet) for sheet in view.sheets]
    table.add_row(words.text("dice-upper-bonus"), "", *bonuses, style="dim", end_section=True)


def _bonus(sheet: Sheet) -> str:
    return str(sheet.upper_bonus) if sheet.upper_bonus else "·"


def _shorten(name: str, width: int) -> str:
    """Cut a name to so many terminal cells."""
    if cell_len(name) <= width:
        return name
    while cell_len(name) > width - 1:
        name = name[:-1]
    return name + "…"


def _series(view: DiceView, words: Words, names: Sequence[str]) -> list[RenderableType]:
    """Draw where a series of games stands and how the last one was settled (General)."""
    lines: list[RenderableType] = []
    last = view.last_game
    if last is not None and (view.games > 1 or last.big_general is not None):
        if last.big_general is not None:
            lines.append(Text(words.text("dice-big-general", name=names[last.big_general]), "bold"))
        if view.games > 1:
            lines.append(Text(words.text("dice-last-game"), "dim"))
            for name, total, points in zip(names, last.totals, last.settlement, strict=True):
                text = words.text("dice-settlement", name=name, total=total, points=f"{points:+d}")
                lines.append(Text("  " + text, "dim"))
    if view.games > 1 and view.turn is not None:
        number = view.games_played + 1
        lines.append(Text(words.text("dice-game-number", number=number, count=view.games), "bold"))
    return [*lines, Text()] if lines else []
