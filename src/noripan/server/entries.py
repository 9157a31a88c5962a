"""The log of a table: what is appended, and what it adds up to."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec import Struct

from noripan.compiled import EVERYONE
from noripan.fair import FairDealer
from noripan.game import IllegalMove, Setup, View
from noripan.match import Match
from noripan.server.protocol import SEEN_EVENTS, SeenEvent


class Played(Struct, tag="played", omit_defaults=True):
    """Events of the match that happen together.

    A move and the chance that follows it are one entry, and so are all the answers to a discard:
    the number of entries tells nobody how many seats were asked.
    """

    events: list[str]
    claims: bool = False
    """Whether the last event waits for claims; the next entry settles them."""


class UndoAsked(Struct, tag="undo-asked"):
    """A seat wants to take its last move back."""

    seat: int


class UndoAgreed(Struct, tag="undo-agreed"):
    """A seat agrees, others have yet to."""

    seat: int


class UndoEnded(Struct, tag="undo-ended"):
    """The request is refused by a seat, or has had no answer (``None``)."""

    seat: int | None


class Undone(Struct, tag="undone"):
    """The last event is taken back."""


Entry = Played | UndoAsked | UndoAgreed | UndoEnded | Undone

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode


@dataclass
class Undo:
    """A request to take a move back."""

    seat: int
    agreed: list[int]


@dataclass
class Window:
    """A discard that lies on the table while claims come in."""

    table: Any
    """The state as everybody sees it, nobody's answer known."""
    claimants: list[int]
    answers: dict[int, str] = field(default_factory=dict[int, str])


class Course:
    """The course of one match: what the entries of a table's log add up to."""

    def __init__(self, setup: Setup, names: list[str], dealer: FairDealer) -> None:
        self.match = Match(setup, names)
        self.dealer = dealer
        self.version = 0
        self.window: Window | None = None
        self.undo: Undo | None = None

    def copy(self) -> Course:
        """Return a course that goes its own way from here."""
        twin = copy.copy(self)
        twin.match = self.match.copy()
        if self.undo is not None:
            twin.undo = Undo(self.undo.seat, list(self.undo.agreed))
        if self.window is not None:
            window = self.window
            twin.window = Window(window.table, window.claimants, dict(window.answers))
        return twin

    # What the match waits for

    @property
    def turn(self) -> int | None:
        """The seat to move; ``None`` while claims come in and after the end."""
        turn = self.match.turn
        return turn if self.window is None and isinstance(turn, int) else None

    @property
    def is_over(self) -> bool:
        """Whether the match has ended, and everybody may know it."""
        return self.window is None and self.match.turn is None

    def undoable(self) -> int | None:
        """Return the seat that may ask to take its last move back now."""
        if self.window is not None or self.undo is not None:
            return None
        return self.match.undoable()

    # New entries

    def begin(self) -> Played:
        """Deal, and return the first entry."""
        self._deal()
        return self._noted(0)

    def move(self, text: str, seat: int) -> Played:
        """Make a seat's move and let chance follow; raises ``IllegalMove``, nothing changed."""
        before = len(self.match.events)
        claims = self._play(text, seat)
        if not claims:
            self._deal()
        return self._noted(before, claims=claims)

    def check_claim(self, text: str, seat: int) -> str:
        """Return a seat's answer to the discard in notation; raises ``IllegalMove``.

        A seat that has no say is answered from its own tiles alone.
        """
        game = self.match.setup.game
        assert self.window is not None
        assert game.claims is not None
        claimant = seat in self.window.claimants
        if claimant or (seat != self.window.table.discarder and game.claims.is_claim(text)):
            trial = self.seen_by(seat, asked=True)
            trial.play(text, seat)
            if claimant:
                return trial.events[-1]
        raise IllegalMove(game.turn_rule, "not-your-turn", {})

    def answer(self, seat: int, answer: str) -> None:
        """Keep a seat's answer until all are applied."""
        assert self.window is not None
        self.window.answers[seat] = answer

    def settle(self, answers: Mapping[int, str]) -> Played:
        """Apply everybody's answers in the order of the rules; no answer is no claim."""
        assert self.window is not None
        assert self.match.setup.game.claims is not None
        before = len(self.match.events)
        waiting = list(self.window.claimants)
        for seat in waiting:
            self._play(answers.get(seat, self.match.setup.game.claims.NO_CLAIM), seat)
        self.window = None
        self._deal()
        return self._noted(before)

    # Entries read from the log

    def apply(self, entry: Entry) -> None:
        """Let an entry of the log happen again; raises ``IllegalMove`` if it cannot."""
        self.version += 1
        match entry:
            case Played():
                self.window = self.undo = None
                for event in entry.events:
                    self._play(event, None)
                if not entry.claims:
                    self.window = None
            case UndoAsked():
                self.undo = Undo(entry.seat, [])
            case UndoAgreed():
                assert self.undo is not None
                self.undo.agreed.append(entry.seat)
            case UndoEnded():
                self.undo = None
            case Undone():
                self.undo = None
                self.match = self.match.undo()

    # What may be seen

    def seen_by(self, seat: int | None, *, asked: bool = False) -> Match:
        """Return the match as a seat may look at it now: a copy while claims come in.

        ``asked``: as if the seat were asked, whether it is or not.
        """
        window, claims = self.window, self.match.setup.game.claims
        if window is None or claims is None:
            return self.match
        twin = self.match.copy() if asked else copy.copy(self.match)
        twin.state = window.table
        if seat is None or seat == window.table.discarder:
            return twin
        if seat in window.answers:
            twin.state = claims.answered(window.table, seat, window.answers[seat])
        elif asked or seat in window.claimants:
            twin.state = claims.asked(window.table, seat)
        return twin

    def view(self, seat: int | None) -> View:
        """Return what a seat (``None``: a spectator) may know."""
        return self.seen_by(seat).view(seat)

    def seen(self, seat: int | None) -> list[SeenEvent]:
        """Return the last events as a seat saw them."""
        first = max(0, len(self.match.events) - SEEN_EVENTS)
        return [
            SeenEvent(seen.number, seen.player, seen.event, seen.gain)
            for seen in self.match.seen(seat, first)
        ]

    # Helpers

    def _play(self, text: str, seat: int | None) -> bool:
        """Let one event happen; tell whether others may claim it (then the window is open)."""
        game, match = self.match.setup.game, self.match
        mover = match.turn
        secret = isinstance(mover, int) and game.notation.witness(match.state) != EVERYONE
        before = None if game.claims is None else match.state.copy()
        match.play(text, seat)
        if game.claims is None or not isinstance(mover, int) or secret:
            return False
        if not game.claims.opens(before, match.events[-1]):
            return False
        table = game.claims.laid(before, match.events[-1])
        self.window = Window(table, game.claims.claimants(table))
        return True

    def _deal(self) -> None:
        self.dealer.dealt = self.match.chance_count
        self.match.deal(self.dealer)

    def _noted(self, before: int, *, claims: bool = False) -> Played:
        self.undo = None
        self.version += 1
        return Played(self.match.events[before:], claims)
