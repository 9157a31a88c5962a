"""A match being played, and the record of it."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Literal, Protocol, runtime_checkable

import msgspec
import numpy as np

from noripan.compiled import CHANCE, EVERYONE, TERMINAL
from noripan.compiled import draw as draw_outcome
from noripan.game import IllegalMove, NoripanError, Setup, UnreadableMove, Value, View
from noripan.games import find as find_game

NAMES = ("Ana", "Bo", "Chan", "Dewi", "Eun", "Farid", "Gita", "Han")
LONGEST_NAME = 40
HIDDEN = "?"


@runtime_checkable
class Dealer(Protocol):
    """Something that decides chance's outcomes exactly, from their integer weights."""

    def outcome(self, weights: list[int]) -> int:
        """Return the index of the outcome that happens."""
        ...


class BadRecord(NoripanError):
    """A record that cannot be replayed: what is wrong and, if it is an event, which one."""

    def __init__(self, message: str, **parameters: Any) -> None:
        super().__init__(message, **parameters)
        cause = parameters.get("reason")
        self.rule = cause.rule if isinstance(cause, IllegalMove) else None


class Seen(msgspec.Struct):
    """An event as somebody saw it."""

    number: int
    """Its place among the events that this somebody saw, from 0: no gap tells of a secret move."""
    player: int | None
    """The seat that moved; ``None`` for chance."""
    event: str
    gain: int = 0
    """By how many points the mover's score changed."""


class Record(msgspec.Struct, omit_defaults=True):
    """What was played, as a file. It needs no seed to be replayed."""

    noripan: Literal[1]
    game: str
    seats: int
    names: list[str]
    events: list[str]
    options: dict[str, Value] = msgspec.field(default_factory=dict[str, Value])
    fair: dict[str, Any] | None = None


class Match:
    """One match of one game: whose turn, what is legal, what has happened.

    A seat's move and chance's outcome are both events in the game's notation; a chance event begins
    with a star.
    """

    def __init__(self, setup: Setup, names: Iterable[str] | None = None) -> None:
        """Begin a match; raises ``BadRecord`` if the names do not suit the seats."""
        self.setup = setup
        self.names = _checked_names(setup, names)
        self.state: Any = setup.begin()
        self.events: list[str] = []
        self.fair: dict[str, Any] | None = None
        self._players: list[int | None] = []  # who moved; None for chance
        self._witnesses: list[tuple[int, ...]] = []  # of each event: a seat or EVERYONE, by token
        self._gains: list[int] = []  # of each event: how the mover's score changed

    @property
    def turn(self) -> int | Literal["chance"] | None:
        """The seat that must decide, ``"chance"``, or ``None`` when the match is over."""
        player = int(self.setup.game.rules.current_player(self.state))
        if player == TERMINAL:
            return None
        return "chance" if player == CHANCE else player

    @property
    def scores(self) -> list[int]:
        """The points of every seat, now."""
        return self.setup.scores(self.state)

    @property
    def winners(self) -> list[int] | None:
        """The seats that won, ascending; ``None`` before the end."""
        return self.setup.winners(self.state) if self.turn is None else None

    @property
    def chance_count(self) -> int:
        """How many chance outcomes there have been."""
        return sum(len(w) for w, p in zip(self._witnesses, self._players, strict=True) if p is None)

    def copy(self) -> Match:
        """Return a match that goes its own way from here."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        for name in ("events", "_players", "_witnesses", "_gains"):
            setattr(twin, name, list(getattr(self, name)))
        return twin

    def legal(self) -> list[str]:
        """Return every legal move of the seat to decide, in notation, sorted."""
        if not isinstance(self.turn, int):
            return []
        notation = self.setup.game.notation
        actions = self.setup.legal_actions(self.state)
        return sorted(notation.format_action(self.state, action) for action in actions)

    def view(self, seat: int | None) -> View:
        """Return what a seat (``None``: a spectator) may know."""
        if seat is not None and seat not in range(self.setup.seats):
            raise IndexError(f"no seat {seat}")
        return self.setup.game.view(self.setup, self.state, seat)

    def play(self, event: str, seat: int | None = None) -> None:
        """Make one event happen: a seat's move, or chance's outcomes (``"* 5r"``).

        ``seat``, if given, is who wants to move. Raises ``IllegalMove``; nothing has changed then.
        """
        text = " ".join(event.split())
        if text.startswith("*"):
            self._play_chance(text)
        else:
            self._play_move(text, seat)

    def deal(self, rng: Any) -> None:
        """Let chance move until a seat has a say.

        ``rng`` is anything with ``random()``: a NumPy ``Generator``, ``random.SystemRandom()`` …,
        or a ``fair.Dealer``.
        """
        rules, notation = self.setup.game.rules, self.setup.game.notation
        weights = np.zeros(rules.NUM_OUTCOMES, dtype=np.int64)
        while self.turn == "chance":
            state = self.state.copy()
            tokens: list[str] = []
            for _ in range(notation.event_size(state)):
                count = rules.chance_weights(state, weights)
                if isinstance(rng, Dealer):
                    outcome = rng.outcome(weights[:count].tolist())
                else:
                    outcome = draw_outcome(weights, count, rng)
                tokens.append(notation.format_outcome(state, outcome))
                rules.apply(state, outcome)
            self._play_chance("* " + " ".join(tokens))

    def seen(self, seat: int | None, since: int = 0) -> list[Seen]:
        """Return the record's events from place ``since`` on as a seat saw them.

        ``seat`` may be ``None``: a spectator. Hidden outcomes read ``?``; a move made in secret is
        left out.
        """
        number = sum(self._noticed(place, seat) for place in range(since))
        shown: list[Seen] = []
        for place in range(since, len(self.events)):
            if not self._noticed(place, seat):
                continue
            event, player = self.events[place], self._players[place]
            if player is None:
                tokens = zip(chance_tokens(event), self._witnesses[place], strict=True)
                event = "* " + " ".join(t if w in (EVERYONE, seat) else HIDDEN for t, w in tokens)
            shown.append(Seen(number + len(shown), player, event, self._gains[place]))
        return shown

    def _noticed(self, place: int, seat: int | None) -> bool:
        """Tell whether a seat noticed an event: all but the others' secret moves."""
        return self._players[place] is None or self._witnesses[place][0] in (EVERYONE, seat)

    def undoable(self) -> int | None:
        """Return the seat whose move was the last event, if it may be taken back.

        Nothing may have been revealed since: no chance outcome, no move of another seat, no end of
        the match; and whose turn it is now must be no secret from that seat.
        """
        mover = self._players[-1] if self._players else None
        turn = self.turn
        if mover is None or self._witnesses[-1] != (EVERYONE,) or not isinstance(turn, int):
            return None
        return mover if turn == mover or self.view(mover).turn == turn else None

    def undo(self) -> Match:
        """Return the match as it was before its last event."""
        record = self.record()
        record["events"].pop()
        return Match.replay(record)

    def record(self) -> dict[str, Any]:
        """Return what was played, as JSON-ready data; ``replay`` is its inverse."""
        record = Record(
            noripan=1,
            game=self.setup.game.name,
            seats=self.setup.seats,
            names=list(self.names),
            options=self.setup.chosen(),
            events=list(self.events),
            fair=self.fair,
        )
        return msgspec.to_builtins(record)

    @staticmethod
    def replay(record: Mapping[str, Any] | Record) -> Match:
        """Play a record again; raises ``BadRecord`` naming what is wrong and where."""
        *_, match = replay_steps(record)
        return match

    def _play_move(self, text: str, seat: int | None) -> None:
        game = self.setup.game
        turn = self.turn
        if turn is None:
            raise IllegalMove(None, "match-is-over", {})
        if turn == "chance" or (seat is not None and seat != turn):
            # Whose turn it is may be a secret: the answer tells no more than the seat's view.
            shown = turn if seat is None else self.view(seat).turn
            if shown == "chance":
                raise IllegalMove(None, "chance-to-move", {})
            raise IllegalMove(game.turn_rule, "not-your-turn", {})
        try:
            action = game.notation.parse_action(self.state, text)
        except UnreadableMove as error:
            raise IllegalMove(None, error.message, error.parameters) from None
        if not self._accepts(action):
            refusal = game.explain(self.state, action)
            raise IllegalMove(refusal.rule, refusal.message, refusal.parameters)
        canonical = game.notation.format_action(self.state, action)
        witness = int(game.notation.witness(self.state))
        before = self.scores[turn]
        game.rules.apply(self.state, action)
        self._note(canonical, turn, (witness,), self.scores[turn] - before)

    def _accepts(self, action: int) -> bool:
        game = self.setup.game
        if action in self.setup.legal_actions(self.state):
            return True
        return game.punishes is not None and game.punishes(self.state, action)

    def _play_chance(self, text: str) -> None:
        rules, notation = self.setup.game.rules, self.setup.game.notation
        tokens = chance_tokens(text)
        if not tokens:
            raise IllegalMove(None, "outcome-missing", {})
        state = self.state.copy()
        weights = np.zeros(rules.NUM_OUTCOMES, dtype=np.int64)
        witnesses: list[int] = []
        for token in tokens:
            if int(rules.current_player(state)) != CHANCE:
                raise IllegalMove(None, "chance-not-to-move", {"outcome": token})
            try:
                outcome = notation.parse_outcome(state, token)
            except UnreadableMove:
                raise IllegalMove(None, "outcome-unreadable", {"outcome": token}) from None
            count = rules.chance_weights(state, weights)
            if not 0 <= outcome < count or weights[outcome] <= 0:
                raise IllegalMove(None, "outcome-impossible", {"outcome": token})
            witnesses.append(int(notation.witness(state)))
            rules.apply(state, outcome)
        self.state = state
        self._note("* " + " ".join(tokens), None, tuple(witnesses))

    def _note(
        self, event: str, player: int | None, witnesses: tuple[int, ...], gain: int = 0
    ) -> None:
        self.events.append(event)
        self._players.append(player)
        self._witnesses.append(witnesses)
        self._gains.append(gain)


def chance_tokens(event: str) -> list[str]:
    """Split a chance event into its outcomes; a lottery (``* seat 2``) is one of them."""
    words = event.removeprefix("*").split()
    return [" ".join(words)] if words[:1] == ["seat"] else words


def read_record(data: bytes | str) -> Record:
    """Read a record file; raises ``BadRecord`` saying what is wrong and where."""
    try:
        return msgspec.json.decode(data, type=Record)
    except msgspec.ValidationError as error:
        raise BadRecord("record-shape", where=_place(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise BadRecord("record-not-json") from None


def begin_record(record: Record) -> Match:
    """Return the match of a record before its first event."""
    try:
        setup = find_game(record.game).setup(record.seats, **record.options)
    except NoripanError as error:
        raise BadRecord("record-setup", reason=error) from None
    match = Match(setup, record.names)
    match.fair = record.fair
    return match


def replay_steps(record: Mapping[str, Any] | Record) -> Iterator[Match]:
    """Yield the match before the first event and after every event, always the same object."""
    if not isinstance(record, Record):
        try:
            record = msgspec.convert(record, Record)
        except msgspec.ValidationError as error:
            raise BadRecord("record-shape", where=_place(error)) from None
    match = begin_record(record)
    yield match
    for number, event in enumerate(record.events, start=1):
        try:
            match.play(event)
        except IllegalMove as error:
            raise BadRecord("record-event", number=number, event=event, reason=error) from None
        yield match


def _place(error: msgspec.ValidationError) -> str:
    """Return the JSON path at which a record is wrong (``$``: the record as a whole)."""
    path = re.search(r"`(\$.*)`$", str(error))
    missing = re.search(r"missing required field `(\w+)`", str(error))
    return (path[1] if path else "$") + (f".{missing[1]}" if missing else "")


def _checked_names(setup: Setup, names: Iterable[str] | None) -> tuple[str, ...]:
    if names is None:
        return NAMES[: setup.seats]
    checked = tuple(" ".join(name.split()) for name in names)
    if len(checked) != setup.seats:
        raise BadRecord("names-count", count=len(checked), seats=setup.seats)
    for name in checked:
        if not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
            raise BadRecord("name-unusable", name=name, longest=LONGEST_NAME)
    return checked
