"""What a game is: its rules, seats, options and the ways to read and write it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any, Protocol

import msgspec
import numpy as np

from noripan.compiled import Compiled

Value = bool | int | str
Parameters = Mapping[str, Any]


class Message(msgspec.Struct, frozen=True):
    """Something people read, before it is put into a language: an id and what fills it."""

    id: str
    parameters: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class Refusal(msgspec.Struct, frozen=True):
    """Why a move is illegal: the number of the rule it breaks (if any) and a message."""

    rule: str | None
    message: str
    parameters: dict[str, Any] = msgspec.field(default_factory=dict[str, Any])


class NoripanError(ValueError):
    """A mistake of the caller's that has a message in every language."""

    def __init__(self, message: str, **parameters: Any) -> None:
        super().__init__(message, parameters)
        self.message = message
        self.parameters: dict[str, Any] = parameters

    def __str__(self) -> str:
        from noripan import words

        return words.Words("en").text(self.message, **self.parameters)


class IllegalMove(NoripanError):
    """A move that the rules do not allow, with the number of the rule that forbids it."""

    def __init__(self, rule: str | None, message: str, parameters: Parameters) -> None:
        super().__init__(message, **parameters)
        self.rule = rule


class UnreadableMove(NoripanError):
    """A text that is no move of the game at all."""

    def __init__(self, text: str) -> None:
        super().__init__("unreadable-move", move=text)


class BadOption(NoripanError):
    """An option, a number of seats or a game's name that cannot be."""


class View(msgspec.Struct, kw_only=True):
    """What one seat (``None``: a spectator) may know; every game adds its own fields."""

    game: str
    seats: int
    seat: int | None
    turn: int | str | None
    """A seat, ``"chance"``, or ``None`` when the match is over. Whose turn it is may itself be
    hidden (Sparrow's claims); it then reads ``"chance"``, as it would with nobody to ask."""
    scores: list[int]
    winners: list[int] | None


class Circumstances(msgspec.Struct, frozen=True):
    """What ``score`` needs to know beside the hand, roll or layout; ``None``: not said."""

    dora: str | None = None
    dealer: bool | None = None
    roll: int | None = None


class Rules(Protocol):
    """A game's ``rules`` module: the rules as functions over one state record.

    Every function is ``@compiled``. A state is one record of ``STATE``, the whole truth of a match
    in plain integers. Actions and chance outcomes are small integers.
    """

    @property
    def STATE(self) -> np.dtype[Any]:  # noqa: N802
        """The record that holds a whole match."""
        ...

    @property
    def NUM_ACTIONS(self) -> int:  # noqa: N802
        """Actions are ``0 … NUM_ACTIONS - 1``."""
        ...

    @property
    def MAX_LEGAL(self) -> int:  # noqa: N802
        """No state has more legal actions."""
        ...

    @property
    def NUM_OUTCOMES(self) -> int:  # noqa: N802
        """Chance outcomes are ``0 … NUM_OUTCOMES - 1``."""
        ...

    @property
    def OBSERVATION(self) -> tuple[tuple[str, int], ...]:  # noqa: N802
        """The pieces of an observation: name and width."""
        ...

    begin: Compiled
    current_player: Compiled
    chance_weights: Compiled
    legal_actions: Compiled
    apply: Compiled
    returns: Compiled
    winners: Compiled
    observe: Compiled
    resample: Compiled


class Notation(Protocol):
    """A game's ``notation`` module: text ↔ action, text ↔ chance outcome."""

    format_action: Callable[[Any, int], str]
    parse_action: Callable[[Any, str], int]
    format_outcome: Callable[[Any, int], str]
    parse_outcome: Callable[[Any, str], int]
    event_size: Callable[[Any], int]
    witness: Callable[[Any], int]


class Claims(Protocol):
    """A game's ``claims`` module, where several seats may answer one move in secret.

    The rules ask them one after another; a table asks all at the same moment.
    """

    @property
    def NO_CLAIM(self) -> str:  # noqa: N802
        """The answer of a seat that says nothing."""
        ...

    opens: Callable[[Any, str], bool]
    is_claim: Callable[[str], bool]
    laid: Callable[[Any, str], Any]
    claimants: Callable[[Any], list[int]]
    asked: Callable[[Any, int], Any]
    answered: Callable[[Any, int, str], Any]


@dataclass(frozen=True)
class Option:
    """One choice a table makes before a match.

    The value is stored in the state's field of the same name: a number or a truth value as it is,
    a word as its place in ``choices``. ``default`` may depend on the number of seats.
    """

    name: str
    default: Value | Callable[[int], Value]
    choices: tuple[str, ...] = ()
    minimum: int = 0
    maximum: int = 1_000_000
    step: int = 1
    rules: tuple[str, ...] = ()
    """The numbers of the rules and rulings that this option changes."""

    def default_for(self, seats: int) -> Value:
        """Return the value this option has when nobody chooses."""
        return self.default(seats) if callable(self.default) else self.default

    def check(self, value: object) -> Value:
        """Return ``value`` (or the text of one) as this option's type; raise ``BadOption``."""
        if self.choices:
            if value in self.choices:
                return str(value)
            raise BadOption(
                "option-choice", option=self.name, value=str(value), choices=", ".join(self.choices)
            )
        if isinstance(self.default, bool):
            return self._check_bool(value)
        return self._check_int(value)

    def _check_bool(self, value: object) -> bool:
        if isinstance(value, bool):
            return value
        text = str(value).strip().lower()
        if text in {"true", "yes", "on", "1"}:
            return True
        if text in {"false", "no", "off", "0"}:
            return False
        raise BadOption("option-bool", option=self.name, value=str(value))

    def _check_int(self, value: object) -> int:
        wrong = BadOption(
            "option-range" if self.step == 1 else "option-step",
            option=self.name,
            value=str(value),
            minimum=self.minimum,
            maximum=self.maximum,
            step=self.step,
        )
        if isinstance(value, bool) or not isinstance(value, int | str):
            raise wrong
        try:
            number = int(value)
        except ValueError:
            raise wrong from None
        if not self.minimum <= number <= self.maximum or number % self.step:
            raise wrong
        return number

    def encode(self, value: Value) -> int:
        """Return the integer that stands for ``value`` in a state."""
        return self.choices.index(str(value)) if self.choices else int(value)


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules tied to what people need to play it."""

    name: str
    seats: range
    rules: Rules
    notation: Notation
    view: Callable[[Setup, Any, int | None], View]
    explain: Callable[[Any, int], Refusal]
    greedy: Compiled
    """The move of a sensible one-move-ahead player: ``greedy(s, actions, count, scratch)``, which
    returns one of the ``count`` legal ``actions``. It reads only what the seat to move may know."""
    turn_rule: str
    """The number of the rule that says whose turn it is."""
    options: tuple[Option, ...] = ()
    fixed: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    """State fields that tell the games of one family apart."""
    punishes: Callable[[Any, int], bool] | None = None
    """Whether an action that is not legal is nevertheless accepted and punished by the rules."""
    claims: Claims | None = None
    """How a table asks several seats about one move; ``None`` where the rules never do."""
    secret: bool = True
    """Whether seats hold something the others may not see."""
    pairs: bool = False
    """Whether four seats play as two pairs, 0 and 2 against 1 and 3."""
    low_wins: bool = False
    """Whether points are bad: ``returns`` are then the points with the sign turned."""

    @property
    def title(self) -> Message:
        """The game's name in the reader's language."""
        return Message(f"game-{self.name}")

    def setup(self, seats: int | None = None, **options: object) -> Setup:
        """Choose seats and options; raise ``BadOption`` if they cannot be."""
        default_seats = max(2, self.seats.start)
        chosen = default_seats if seats is None else seats
        if isinstance(chosen, bool) or chosen not in self.seats:
            raise BadOption(
                "seats-range",
                game=self.title,
                seats=str(chosen),
                minimum=self.seats.start,
                maximum=self.seats.stop - 1,
            )
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                raise BadOption(
                    "option-unknown", game=self.title, option=name, known=", ".join(known)
                )
        values = {
            name: option.check(options[name]) if name in options else option.default_for(chosen)
            for name, option in known.items()
        }
        return Setup(self, chosen, MappingProxyType(values))


@dataclass(frozen=True, eq=False)
class Setup:
    """A game with its seats and options chosen: all that is known before a match begins."""

    game: Game
    seats: int
    options: Mapping[str, Value]

    def begin(self) -> Any:
        """Return the state of a new match (one NumPy record, writable in place)."""
        state = np.zeros(1, dtype=self.game.rules.STATE)[0]
        state.seats = self.seats
        for name, value in self.game.fixed.items():
            state[name] = value
        for option in self.game.options:
            state[option.name] = option.encode(self.options[option.name])
        self.game.rules.begin(state)
        return state

    def chosen(self) -> dict[str, Value]:
        """Return the options that differ from their defaults, for records."""
        return {
            option.name: self.options[option.name]
            for option in self.game.options
            if self.options[option.name] != option.default_for(self.seats)
        }

    def legal_actions(self, state: Any) -> list[int]:
        """Return the legal actions of the seat to move, ascending."""
        out = np.empty(self.game.rules.MAX_LEGAL, dtype=np.int32)
        return out[: self.game.rules.legal_actions(state, out)].tolist()

    def chance_weights(self, state: Any) -> list[int]:
        """Return the integer weight of every outcome chance may choose."""
        out = np.zeros(self.game.rules.NUM_OUTCOMES, dtype=np.int64)
        return out[: self.game.rules.chance_weights(state, out)].tolist()

    def scores(self, state: Any) -> list[int]:
        """Return the points of every seat, now."""
        out = np.zeros(self.seats, dtype=np.int64)
        self.game.rules.returns(state, out)
        return (-out if self.game.low_wins else out).tolist()

    def winners(self, state: Any) -> list[int]:
        """Return the seats that won, ascending; only of a match that is over."""
        out = np.zeros(self.seats, dtype=np.int64)
        return out[: self.game.rules.winners(state, out)].tolist()

    def reject_circumstances(self, circumstances: Circumstances, *meaningful: str) -> None:
        """Raise ``BadOption`` if something was said that means nothing for this game."""
        for name in circumstances.__struct_fields__:
            if name not in meaningful and getattr(circumstances, name) is not None:
                raise BadOption("score-circumstance", option=f"--{name}", game=self.game.title)

    def observe(self, state: Any, seat: int) -> np.ndarray[Any, np.dtype[np.int32]]:
        """Return what ``seat`` may know, as the flat numbers that ``OBSERVATION`` names."""
        size = sum(width for _, width in self.game.rules.OBSERVATION)
        out = np.zeros(size, dtype=np.int32)
        self.game.rules.observe(state, seat, out)
        return out

    def resample(self, state: Any, seat: int, rng: Any) -> Any:
        """Return another truth that ``seat`` cannot tell from ``state``.

        It depends on what the seat may know and on ``rng`` alone, not on the truth.
        """
        copy = state.copy()
        self.game.rules.resample(copy, seat, rng)
        return copy
