"""Playing in the terminal, against bots or with people sharing it."""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import datetime
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import platformdirs
from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from noripan import bots, words
from noripan.cli.commands import load_record, outcome
from noripan.fair import SEED_BYTES, FairDealer, read_deal
from noripan.game import IllegalMove, NoripanError, Setup
from noripan.games import FOLDERS
from noripan.match import Match, Seen, replay_steps
from noripan.words import Words


def begin(
    words: Words,
    setup: Setup,
    names: Sequence[str] | None,
    *,
    people: int,
    bot: str,
    record: Path | None,
    seed: int | None,
) -> None:
    """Play a new match to its end, or until it is interrupted."""
    match = Match(setup, default_names(words, setup.seats) if names is None else names)
    dealer = FairDealer(setup) if seed is None else np.random.default_rng(seed)
    path = _default_path(setup) if record is None else record
    Sitting(words, match, people, bot, dealer, path).play()


def resume_match(
    words: Words,
    file: Path,
    game: str | None,
    *,
    people: int,
    bot: str,
    record: Path | None,
    seed: int | None,
) -> None:
    """Go on with the match of a record."""
    *_, match = replay_steps(load_record(file))
    if game is not None and game != match.setup.game.name:
        raise NoripanError("cli-resume-game", file=str(file), game=match.setup.game.title)
    dealer: Any = np.random.default_rng(seed) if seed is not None else _dealer_again(match)
    Sitting(words, match, people, bot, dealer, record or file).play()


def default_names(words: Words, seats: int) -> list[str]:
    """Return names that people of the language have."""
    return words.text("names").split(", ")[:seats]


class Sitting:
    """A match at this terminal: who of the seats are people, who are bots, and what was told."""

    def __init__(
        self, words: Words, match: Match, people: int, bot: str, dealer: Any, path: Path
    ) -> None:
        """Sit down; raises ``NoripanError`` for a number of people or a bot that cannot be."""
        seats = match.setup.seats
        if not 0 <= people <= seats:
            raise NoripanError("cli-people", people=people, seats=seats)
        self.words = words
        self.match = match
        self.people = range(people)
        names = bot.split(",")
        self.bots = [bots.find(names[seat % len(names)], match.setup) for seat in range(seats)]
        self.dealer = dealer
        self.path = path
        self.random = np.random.default_rng()
        self.console = Console(highlight=False)
        self.terminal = import_module(f"noripan.games.{FOLDERS[match.setup.game.name]}.terminal")
        self.told = dict.fromkeys(range(seats), len(match.events))
        self.last_asked: int | None = None

    def play(self) -> None:
        """Play until the match is over or interrupted; the record is kept either way."""
        self._save()
        if isinstance(self.dealer, FairDealer) and not self.match.events:
            self._say("play-commitment", commitment=self.dealer.commitment)
        self._say("play-hint")
        try:
            while self.match.turn is not None:
                self._next()
        except (KeyboardInterrupt, EOFError):
            self._save()
            self.console.print()
            self._say("play-interrupted", file=str(self.path))
            return
        self._finish()

    def _next(self) -> None:
        turn = self.match.turn
        if not isinstance(turn, int):
            self.match.deal(self.dealer)
        elif turn in self.people:
            self._ask(turn)
        else:
            bot, state = self.bots[turn], self.match.state
            self.match.play(bots.move(bot, self.match.setup, state, turn, self.random))

    # Asking a person

    def _ask(self, seat: int) -> None:
        self._hand_over(seat)
        self._tell_news(seat)
        view = self.match.view(seat)
        self.console.print()
        self.console.print(self.terminal.draw(view, self.words, self.match.names))
        moves = self.match.legal()
        listed = self.terminal.shortlist(view, moves)
        # Where moves are written in digits, a number would be ambiguous: they are typed.
        numbered = not any(move.isdigit() for move in moves)
        self._list(view, moves, listed, numbered=numbered)
        while True:
            prompt = Text(self.words.text("play-prompt", name=self.match.names[seat]) + " ", "bold")
            text = " ".join(self.console.input(prompt).split())
            if numbered and text.isdigit() and 1 <= int(text) <= len(listed):
                text = listed[int(text) - 1]
            if text == "undo" and self._can_undo():
                self._undo()
                return
            if text == "undo":
                self._say("play-no-undo")
            elif text.startswith("?"):
                self._help(view, text[1:].strip(), moves)
            elif text and self._try(text, seat):
                return

    def _try(self, text: str, seat: int) -> bool:
        """Make a person's move; if it is illegal say why, and return False."""
        try:
            self.match.play(text, seat)
        except IllegalMove as error:
            self._refuse(error)
            return False
        self.told[seat] = len(self.match.events)
        self._save()
        return True

    def _refuse(self, error: IllegalMove) -> None:
        self.console.print(Text("✗ " + self.words.error(error), "red"))
        if error.rule is not None:
            self._rule(error.rule)

    def _rule(self, number: str) -> bool:
        rules = words.rules_by_number(self.match.setup.game.name, self.words.language)
        if number not in rules:
            return False
        self.console.print(Markdown(f"> **{number}** {rules[number]}"))
        return True

    def _list(self, view: Any, moves: list[str], listed: list[str], *, numbered: bool) -> None:
        entries: list[Text] = []
        for number, move in enumerate(listed, start=1):
            key = str(number) if numbered else move
            entry = Text(f"{key:>3} ", "cyan")
            entry.append(self.terminal.label(view, move, self.words), "default")
            entries.append(entry)
        self.console.print()
        self.console.print(Columns(entries, padding=(0, 2), column_first=True))
        if len(listed) < len(moves):
            self._say("play-more-moves", count=len(moves) - len(listed))

    def _help(self, view: Any, about: str, moves: list[str]) -> None:
        """Answer ``?`` (what is legal), ``? MOVE`` (why not) and ``? R12`` (a rule)."""
        if about and self._rule(about.upper()):
            return
        if about:
            self._explain(about)
            return
        self._say("play-help")
        self._rule(self.match.setup.game.turn_rule)
        for move in self.terminal.shortlist(view, moves):
            self.console.print(
                Text.assemble(
                    (f"  {move:<24} ", "cyan"), self.terminal.label(view, move, self.words)
                )
            )
        if self._can_undo():
            self._say("play-undo")

    def _explain(self, move: str) -> None:
        trial = self.match.copy()
        try:
            trial.play(move)
        except IllegalMove as error:
            self._refuse(error)
        else:
            self.console.print(Text("✓ " + self.words.text("play-legal", move=move), "green"))

    # Undo: only a person's own last move, and only while nothing has been revealed since.

    def _can_undo(self) -> bool:
        return self.match.undoable() in self.people and self.match.turn in self.people

    def _undo(self) -> None:
        self.match = self.match.undo()
        self.told = {seat: min(n, len(self.match.events)) for seat, n in self.told.items()}
        self._save()

    # Telling

    def _hand_over(self, seat: int) -> None:
        """Let people who share the terminal change places before a hand is shown."""
        secret = self.match.setup.game.secret
        if secret and len(self.people) > 1 and self.last_asked not in (None, seat):
            self.console.clear()
            self.console.input(Text(self.words.text("play-hand-over", name=self.match.names[seat])))
        self.last_asked = seat

    def _tell_news(self, seat: int) -> None:
        for seen in self.match.seen(seat, self.told[seat]):
            self._tell(seen)
        self.told[seat] = len(self.match.events)

    def _tell(self, seen: Seen) -> None:
        if seen.event.startswith("* seat "):
            opener = self.match.names[int(seen.event.split()[-1])]
            self._say("event-opener", name=opener)
            return
        text = self.terminal.tell(seen.event, self.words)
        if not text:
            return
        if seen.player is None:
            self.console.print(Text(f"  · {text}", "dim"))
            return
        line = Text(f"  {self.match.names[seen.player]}: {text}")
        if seen.gain and not self.match.setup.game.low_wins:
            line.append(f"  {seen.gain:+d}", "green" if seen.gain > 0 else "red")
        self.console.print(line)

    def _finish(self) -> None:
        viewer = self.people[0] if len(self.people) == 1 else None
        if viewer is not None:
            self._tell_news(viewer)
        if isinstance(self.dealer, FairDealer):
            self.match.fair = self.dealer.deal(reveal=True)
            _seed_file(self.dealer.commitment).unlink(missing_ok=True)
        self._write()
        self.console.print()
        self.console.print(
            self.terminal.draw(self.match.view(viewer), self.words, self.match.names)
        )
        self.console.print()
        self.console.print(Text(outcome(self.words, self.match), "bold"))
        self._say("play-recorded", file=str(self.path))

    def _say(self, message: str, **parameters: Any) -> None:
        self.console.print(Text(self.words.text(message, **parameters), "dim"))

    # Keeping the record

    def _save(self) -> None:
        """Keep the match so far; the seed of a fair deal stays out of the record until the end."""
        if isinstance(self.dealer, FairDealer):
            self.match.fair = self.dealer.deal(reveal=False)
            _keep_seed(self.dealer)
        self._write()

    def _write(self) -> None:
        data = msgspec.json.format(msgspec.json.encode(self.match.record()), indent=1)
        beside = self.path.with_name(self.path.name + ".new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            beside.write_bytes(data)
            beside.replace(self.path)
        except OSError:
            raise NoripanError("file-unwritable", file=str(self.path)) from None


def _default_path(setup: Setup) -> Path:
    now = datetime.now().strftime("%Y-%m-%d-%H%M%S")
    return platformdirs.user_data_path("noripan") / "records" / f"{setup.game.name}-{now}.json"


def _seed_file(commitment: str) -> Path:
    return platformdirs.user_state_path("noripan") / "seeds" / commitment


def _keep_seed(dealer: FairDealer) -> None:
    """Keep the seed of an unfinished match where only this user can read it."""
    file = _seed_file(dealer.commitment)
    if not file.exists():
        file.parent.mkdir(parents=True, exist_ok=True)
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600), "wb") as out:
            out.write(dealer.seed)


def _dealer_again(match: Match) -> Any:
    """Return the dealer of a resumed match; a new one if its seed is not on this machine."""
    if match.fair is not None:
        fair = read_deal(match.fair)
        file = _seed_file(fair.commitment)
        if file.exists() and len(seed := file.read_bytes()) == SEED_BYTES:
            return FairDealer(match.setup, fair.entropy, seed, dealt=match.chance_count)
        match.fair = None
    return np.random.default_rng()
