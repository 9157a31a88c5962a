"""A guest in the terminal: sitting down at a table of a running house."""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from noripan import words as all_words
from noripan.cli.guest import Guest, Link, Refusal
from noripan.game import View
from noripan.games import FOLDERS, find
from noripan.match import Match
from noripan.server.protocol import (
    AnswerUndo,
    AskUndo,
    Check,
    Move,
    Ready,
    Said,
    Say,
    SeenEvent,
    Table,
)
from noripan.words import Words


def sit_down(words: Words, link: str, name: str | None) -> None:
    """Play (or watch, if no seat is empty) at the table of a link until the match is over."""
    console = Console(highlight=False)
    address = Link(link)
    info = address.info()
    empty = info.phase == "open" and any(seat.name is None for seat in info.seats)
    try:
        if address.secret is None and empty:
            given = name or console.input(Text(words.text("house-join-name") + " ", "bold"))
            address.take_seat(given)
            console.print(Text(words.text("house-join-link-kept", link=str(address))))
        guest = Guest(address)
        try:
            Visit(words, console, guest).stay()
        finally:
            guest.close()
    except (KeyboardInterrupt, EOFError):
        console.print()


class Visit:
    """What one person sees and does at a table."""

    def __init__(self, words: Words, console: Console, guest: Guest) -> None:
        self.words = words
        self.console = console
        self.guest = guest
        self._told = 0
        self._shown = ""
        self._kind: type[View] | None = None
        self._terminal: Any = None

    def stay(self) -> None:
        """Follow the table until the match is over."""
        for message in self.guest.messages():
            if message is None:
                self._say("house-join-lost")
            elif isinstance(message, Said):
                for line in message.lines:
                    self.console.print(Text(f"  {line.name}: {line.text}", "cyan"))
            elif self._follow(message):
                return

    def _follow(self, table: Table) -> bool:
        """Show what is new and ask where one has a say; tell whether the match is over."""
        if table.info.phase == "open":
            self._wait(table)
            return False
        view = self._view(table)
        self._tell_news(table)
        if table.info.phase == "over":
            self._finish(table, view)
            return True
        if table.undo is not None and table.you not in (None, table.undo.seat):
            self._answer_undo(table)
        elif table.legal_count and table.you is not None:
            self._ask(table, view)
        else:
            turn = view.turn
            text = table.info.seats[turn].name if isinstance(turn, int) else None
            if text is not None:
                self._show_once(self.words.text("turn-of", name=text))
        return False

    # Before the match

    def _wait(self, table: Table) -> None:
        names = [s.name or self.words.text("house-join-empty") for s in table.info.seats]
        self._show_once(self.words.text("house-join-waiting", names=", ".join(names)))
        if table.you is not None and not table.info.seats[table.you].ready:
            self.guest.command(Ready(_new_id()))

    # A turn

    def _ask(self, table: Table, view: View) -> None:
        self.console.print()
        self.console.print(self._terminal.draw(view, self.words, _names(table)))
        listed: list[str] = self._terminal.shortlist(view, table.legal)
        numbered = not any(move.isdigit() for move in table.legal)
        self._list(view, table, listed, numbered=numbered)
        while True:
            assert table.you is not None
            name = table.info.seats[table.you].name or ""
            prompt = Text(self.words.text("play-prompt", name=name) + " ", "bold")
            text = " ".join(self.console.input(prompt).split())
            if numbered and text.isdigit() and 1 <= int(text) <= len(listed):
                text = listed[int(text) - 1]
            if self._act(table, text):
                return

    def _act(self, table: Table, text: str) -> bool:
        """Do what was typed; tell whether the table is to be looked at again."""
        word, _, rest = text.partition(" ")
        if not text:
            return False
        if text.startswith("?"):
            self._help(table, text[1:].strip())
            return False
        try:
            if word == "say":
                self.guest.command(Say(_new_id(), rest))
                return False
            if word == "undo":
                self.guest.command(AskUndo(_new_id(), table.version))
                self._say("house-join-undo-asked")
            else:
                self.guest.command(Move(_new_id(), table.version, text))
        except Refusal as error:
            self._refuse(table, error)
            return error.message == "house-stale"
        return True

    def _answer_undo(self, table: Table) -> None:
        assert table.undo is not None
        if table.you in table.undo.agreed:
            return
        name = table.info.seats[table.undo.seat].name or ""
        question = self.words.text("house-join-undo", name=name) + " "
        agree = self.console.input(Text(question, "bold")).strip().lower().startswith("y")
        try:
            self.guest.command(AnswerUndo(_new_id(), table.version, agree))
        except Refusal as error:
            self._refuse(table, error)

    def _list(self, view: View, table: Table, listed: list[str], *, numbered: bool) -> None:
        entries: list[Text] = []
        for number, move in enumerate(listed, start=1):
            key = str(number) if numbered else move
            label = self._terminal.label(view, move, self.words)
            entries.append(Text.assemble((f"{key:>3} ", "cyan"), label))
        self.console.print()
        self.console.print(Columns(entries, padding=(0, 2), column_first=True))
        if len(listed) < table.legal_count:
            self._say("play-more-moves", count=table.legal_count - len(listed))

    def _help(self, table: Table, about: str) -> None:
        """Answer ``?``, ``? MOVE`` (why not) and ``? R12`` (a rule)."""
        if about and self._rule(table, about.upper()):
            return
        if about:
            self._explain(table, about)
            return
        self._say("play-help")
        self._say("house-join-hint")

    def _explain(self, table: Table, move: str) -> None:
        try:
            self.guest.command(Check(_new_id(), table.version, move))
        except Refusal as error:
            self._refuse(table, error)
        else:
            self.console.print(Text("✓ " + self.words.text("play-legal", move=move), "green"))

    def _refuse(self, table: Table, error: Refusal) -> None:
        self.console.print(Text("✗ " + self.words.error(error), "red"))
        self._rule(table, error.rule)

    def _rule(self, table: Table, number: str | None) -> bool:
        rules = all_words.rules_by_number(table.info.game, self.words.language)
        if number is None or number not in rules:
            return False
        self.console.print(Markdown(f"> **{number}** {rules[number]}"))
        return True

    # Telling

    def _view(self, table: Table) -> View:
        """Return the view as the game's own type."""
        if self._kind is None:
            setup = find(table.info.game).setup(len(table.info.seats), **table.info.options)
            self._kind = type(Match(setup).view(None))
            self._terminal = import_module(f"noripan.games.{FOLDERS[table.info.game]}.terminal")
            if table.you is None:
                self._say("house-join-watching")
            self._told = table.seen[-1].number + 1 if table.seen else 0
        return msgspec.convert(table.view, self._kind)

    def _tell_news(self, table: Table) -> None:
        for seen in table.seen:
            if seen.number >= self._told:
                self._tell(table, seen)
        # A move that was taken back leaves its number to the next one.
        self._told = table.seen[-1].number + 1 if table.seen else 0

    def _tell(self, table: Table, seen: SeenEvent) -> None:
        if seen.event.startswith("* seat "):
            opener = table.info.seats[int(seen.event.split()[-1])].name or ""
            self._say("event-opener", name=opener)
            return
        text = self._terminal.tell(seen.event, self.words)
        if not text:
            return
        if seen.seat is None:
            self.console.print(Text(f"  · {text}", "dim"))
            return
        line = Text(f"  {table.info.seats[seen.seat].name}: {text}")
        if seen.gain and not find(table.info.game).low_wins:
            line.append(f"  {seen.gain:+d}", "green" if seen.gain > 0 else "red")
        self.console.print(line)

    def _finish(self, table: Table, view: View) -> None:
        self.console.print()
        self.console.print(self._terminal.draw(view, self.words, _names(table)))
        self.console.print()
        self.console.print(Text(self._winners(table, view), "bold"))
        link = f"{self.guest.link.house}/r/{table.info.id}"
        self._say("house-join-over", link=link)

    def _winners(self, table: Table, view: View) -> str:
        names = [_names(table)[seat] for seat in view.winners or ()]
        if len(names) == 1:
            return self.words.text("winner-alone", name=names[0])
        text = names[0]
        for name in names[1:]:
            text = self.words.text("list-and", first=text, last=name)
        pair = find(table.info.game).pairs and len(table.info.seats) == 4
        return self.words.text("winners-pair" if pair else "winners-shared", names=text)

    def _show_once(self, text: str) -> None:
        if text != self._shown:
            self._shown = text
            self.console.print(Text(text, "dim"))

    def _say(self, message: str, **parameters: Any) -> None:
        self.console.print(Text(self.words.text(message, **parameters), "dim"))


def _names(table: Table) -> list[str]:
    return [seat.name or "" for seat in table.info.seats]


def _new_id() -> str:
    return secrets.token_hex(8)
