"""``noripan bench``: how fast the rules are on this machine."""

from __future__ import annotations

import os

from rich.console import Console
from rich.table import Table

import noripan
from noripan.cli.commands import patience, print_json
from noripan.game import NoripanError, Setup
from noripan.games import find
from noripan.lab.bench import Speed, measure, warm_up
from noripan.words import Words


def bench_setup(name: str, seats: int | None, options: dict[str, str]) -> Setup:
    """Return a game as it is measured: with four seats, unless told otherwise."""
    return find(name).setup(4 if seats is None else seats, **options)


def show_bench(words: Words, setups: list[Setup], runs: int, *, as_json: bool) -> None:
    """Measure random legal play of games and print decisions a second."""
    if runs < 1:
        raise NoripanError("cli-option-value", name="--runs")
    speeds: dict[str, Speed] = {}
    for setup in setups:
        title = words.message(setup.game.title)
        with patience(words.text("cli-compiling", game=title)):
            warm_up(setup)
        speeds[setup.game.name] = measure(setup, runs)
    if as_json:
        print_json({"games": speeds, "cores": os.cpu_count() or 1, "version": noripan.__version__})
        return
    table = Table(title=words.text("unit-decisions"), box=None, padding=(0, 2, 0, 0))
    table.add_column(words.text("cli-column-name"))
    for column in ("seats", "one-core", "all-cores"):
        table.add_column(words.text(f"cli-column-{column}"), justify="right")
    for name, speed in speeds.items():
        table.add_row(name, str(speed.seats), f"{speed.one_core:,}", f"{speed.all_cores:,}")
    Console().print(table)
