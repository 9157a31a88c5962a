"""The house at a terminal: choose a game and sit down."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table
from rich.text import Text

from noripan.cli.play import begin
from noripan.game import Game, NoripanError
from noripan.games import FOLDERS, find
from noripan.words import LANGUAGES, Words


def menu(words: Words) -> None:
    """Let somebody choose a language, a game and how many play; then play it."""
    console = Console(highlight=False)
    try:
        while True:
            game = _choose_game(console, words)
            if isinstance(game, Words):
                words = game
                continue
            if game is None:
                return
            seats = _choose_number(console, words, "menu-seats", game.seats, max(2, game.seats[0]))
            people = _choose_number(console, words, "menu-people", range(1, seats + 1), 1)
            try:
                begin(
                    words,
                    game.setup(seats),
                    None,
                    people=people,
                    bot="greedy",
                    record=None,
                    seed=None,
                )
            except NoripanError as error:
                console.print(Text(words.error(error), "red"))
    except (KeyboardInterrupt, EOFError):
        console.print()


def _choose_game(console: Console, words: Words) -> Game | Words | None:
    """Return the game chosen, or the words of another language, or ``None`` to leave."""
    names = list(FOLDERS)
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    for number, name in enumerate(names, start=1):
        table.add_row(
            Text(str(number), "cyan"),
            Text(words.text(f"game-{name}"), "bold"),
            words.text(f"about-{name}"),
        )
    console.print()
    console.print(Text(words.text("menu-title"), "bold"))
    console.print(table)
    console.print(
        Text(
            words.text("menu-languages")
            + " "
            + "  ".join(f"{k} {v}" for k, v in LANGUAGES.items()),
            "dim",
        )
    )
    while True:
        text = console.input(Text(words.text("menu-prompt") + " ", "bold")).strip().lower()
        if text in LANGUAGES:
            return Words(text)
        if text in ("q", "quit"):
            return None
        if text in names:
            return find(text)
        if text.isdigit() and 1 <= int(text) <= len(names):
            return find(names[int(text) - 1])
        console.print(Text(words.text("menu-again"), "red"))


def _choose_number(
    console: Console, words: Words, message: str, numbers: range, default: int
) -> int:
    if len(numbers) == 1:
        return numbers[0]
    low, high = numbers[0], numbers[-1]
    question = words.text(message, minimum=low, maximum=high, default=default) + " "
    while True:
        text = console.input(Text(question, "bold")).strip()
        if not text:
            return default
        if text.isdigit() and int(text) in numbers:
            return int(text)
        console.print(Text(words.text("menu-again"), "red"))
