"""``noripan solve``: the best expected total of a dice game."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from noripan.cli.commands import patience, print_json
from noripan.game import Setup
from noripan.solve import solution
from noripan.words import Words


def show_solution(words: Words, setup: Setup, big_general: int | None, *, as_json: bool) -> None:
    """Print the best expected total of a dice game, its spread and how long that took."""
    with patience(words.text("cli-solving", game=words.message(setup.game.title))):
        solved = solution(setup, big_general)
    if as_json:
        result = {
            "game": setup.game.name,
            "options": dict(setup.options),
            "big_general": big_general,
            "expected": solved.expected,
            "sd": solved.sd,
            "seconds": solved.seconds,
        }
        print_json(result)
        return
    table = Table(title=words.message(setup.game.title), box=None, padding=(0, 2, 0, 0))
    table.add_column()
    table.add_column(justify="right")
    for name, value in setup.options.items():
        table.add_row(name, str(value).lower())
    table.add_row(words.text("solve-expected"), f"{solved.expected:.6f}")
    table.add_row(words.text("solve-sd"), f"{solved.sd:.6f}")
    table.add_row(words.text("solve-seconds"), f"{solved.seconds:.2f}")
    table.show_header = False
    Console().print(table)
