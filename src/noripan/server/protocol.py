"""Everything that crosses the wire between a client and the house, as typed messages.

One WebSocket serves one seat (or one spectator) of one table. The client sends commands, each with
an id of its own choosing; the server answers every command exactly once, after the commit, and
sends the table anew whenever it has changed. ``docs/protocol.md`` describes the conversation; the
JSON Schema and the client's TypeScript types are made from these classes.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from noripan.game import Value

PROTOCOL = 1

CommandId = Annotated[str, Meta(min_length=1, max_length=64)]
Version = Annotated[int, Meta(ge=0)]
SeatNumber = Annotated[int, Meta(ge=0, lt=8)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Literal["random", "greedy", "optimal"]
LEVELS: tuple[Level, ...] = get_args(Level)
Phase = Literal["open", "playing", "over"]
"""Waiting for people; a match is played; the match is over."""


# What a client sends over the socket


class Hello(Struct, tag="hello"):
    """The first message: which table, and the secret of a seat there (none: a spectator)."""

    table: Annotated[str, Meta(max_length=40)]
    secret: Annotated[str, Meta(max_length=100)] | None = None
    protocol: int = PROTOCOL


class Move(Struct, tag="move"):
    """Make a move, in notation, at the version of the table that the player saw."""

    id: CommandId
    version: Version
    move: Annotated[str, Meta(max_length=200)]


class Check(Struct, tag="check"):
    """Ask whether a move could be made; nothing happens. ``refused`` says why it could not."""

    id: CommandId
    version: Version
    move: Annotated[str, Meta(max_length=200)]


class Ready(Struct, tag="ready"):
    """Be ready to start, or not any more. When all seats are taken and ready the match begins."""

    id: CommandId
    ready: bool = True


class SetBot(Struct, tag="bot"):
    """Put a bot in an empty seat, or take it away (``level`` is null); before the match."""

    id: CommandId
    seat: SeatNumber
    level: Level | None


class Rename(Struct, tag="rename"):
    """Change one's own name; before the match."""

    id: CommandId
    name: Name


class Leave(Struct, tag="leave"):
    """Leave the seat: before the match it is empty again, during it a bot plays on."""

    id: CommandId


class AskUndo(Struct, tag="ask-undo"):
    """Ask the others to take one's own last move back; impossible once something was revealed."""

    id: CommandId
    version: Version


class AnswerUndo(Struct, tag="answer-undo"):
    """Agree that somebody's last move is taken back, or not."""

    id: CommandId
    version: Version
    agree: bool


class Say(Struct, tag="say"):
    """Say something to the table."""

    id: CommandId
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Rematch(Struct, tag="rematch"):
    """After the match: go to a new table with the same seats and options."""

    id: CommandId


Command = Move | Check | Ready | SetBot | Rename | Leave | AskUndo | AnswerUndo | Say | Rematch
FromClient = Hello | Command


# What the server sends over the socket


class SeatInfo(Struct):
    """A seat as everybody sees it."""

    name: str | None
    """``None``: the seat is empty."""
    bot: Level | None = None
    """The bot that holds the seat, or that plays while its person is absent."""
    away: bool = False
    """A person holds this seat but is not connected."""
    ready: bool = False


class TableInfo(Struct):
    """A table as everybody sees it."""

    id: str
    game: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    phase: Phase
    private: bool
    turn_seconds: int
    """How long a turn may take before a bot plays it; 0: as long as one likes."""
    spectators: int = 0
    rematch: str | None = None
    """The table of the rematch, once somebody has asked for one."""


class SeenEvent(Struct):
    """An event of the match as this seat saw it; hidden outcomes read ``?``."""

    number: int
    seat: int | None
    """Who moved; ``None``: chance."""
    event: str
    gain: int = 0
    """Points the mover's score changed by."""


class UndoRequest(Struct):
    """Somebody asks to take a move back."""

    seat: int
    agreed: list[int]


class FairInfo(Struct):
    """The commitment of the deal, and the seed once the match is over."""

    commitment: str
    entropy: list[str]
    seed: str | None = None


class Table(Struct, tag="table"):
    """The table as it is now. Sent whenever something changed; only the newest one matters."""

    version: Version
    info: TableInfo
    you: int | None
    """The seat of this socket; ``None``: a spectator."""
    view: Any | None = None
    """What this seat may know of the match: the game's view. ``None`` before the match."""
    legal: list[str] = msgspec.field(default_factory=list[str])
    """This seat's legal moves, sorted; left empty where there are more than ``MOST_MOVES``."""
    legal_count: int = 0
    seen: list[SeenEvent] = msgspec.field(default_factory=list[SeenEvent])
    """The last events, oldest first."""
    seconds_left: float | None = None
    """Until a bot plays for the seat to move; ``None``: no deadline."""
    undo: UndoRequest | None = None
    can_undo: bool = False
    fair: FairInfo | None = None


class Done(Struct, tag="done"):
    """A command was carried out and committed."""

    id: CommandId
    version: Version
    table: str | None = None
    """Of ``rematch``: the new table."""
    secret: str | None = None
    """Of ``rematch``: the secret of one's seat there."""


class Refused(Struct, tag="refused"):
    """A command was not carried out: why, and which rule forbids it. A fresh table follows."""

    id: CommandId | None
    """``None``: the message could not be read as a command."""
    message: str
    parameters: dict[str, Any]
    rule: str | None = None


class Said(Struct, tag="said"):
    """Lines said at the table; after ``hello`` the last ones, then each new one."""

    lines: list[Line]


class Line(Struct):
    """Something said at the table."""

    number: int
    name: str
    seat: int | None
    text: str


FromServer = Table | Done | Refused | Said


# What is sent over HTTP


class OptionInfo(Struct):
    """An option of a game; its words are ``option-GAME-NAME`` and ``option-GAME-NAME-CHOICE``."""

    name: str
    kind: Literal["choice", "flag", "number"]
    default: Value
    """With the least number of seats that is not alone; see ``defaults``."""
    defaults: dict[str, Value]
    """The default by number of seats."""
    choices: list[str]
    minimum: int
    maximum: int
    step: int


class GameInfo(Struct):
    """A game that can be played here; its words are ``game-NAME`` and ``about-NAME``."""

    name: str
    seats: list[int]
    """The numbers of seats it can be played with."""
    options: list[OptionInfo]
    secret: bool
    pairs: bool
    bots: list[Level]
    """The bots that play it, the strongest last."""


class NewTable(Struct):
    """What somebody wants to play."""

    game: str
    name: Name
    """Of the person, who takes seat 0."""
    seats: Annotated[int, Meta(ge=1, le=8)]
    options: dict[str, Value] = msgspec.field(default_factory=dict[str, Value])
    private: bool = True
    turn_seconds: Annotated[int, Meta(ge=0, le=86_400)] = 120
    bots: Level | None = None
    """Fill the other seats with bots and start at once."""
    entropy: Annotated[str, Meta(max_length=200)] = ""
    """The person's own part in the fair deal."""


class TakeSeat(Struct):
    """Who wants to sit down, and where (``None``: any empty seat)."""

    name: Name
    seat: SeatNumber | None = None
    entropy: Annotated[str, Meta(max_length=200)] = ""


class Seated(Struct):
    """A seat is taken. The secret opens it again from anywhere: keep it."""

    table: str
    seat: int
    secret: str


class OpenTable(Struct):
    """A line of the lobby."""

    table: str
    game: str
    names: list[str | None]
    phase: Phase
    created: float
    """Seconds since 1970."""


class Problem(Struct):
    """Why a request was refused; the same words as ``Refused``."""

    message: str
    parameters: dict[str, Any]
    rule: str | None = None


class RuleText(Struct):
    """One numbered rule of a game, as Markdown."""

    number: str
    text: str


class ReplayStep(Struct):
    """An event of a finished match, and what came of it."""

    event: str
    seat: int | None
    """Who moved; ``None``: chance."""
    turn: int | str | None
    scores: list[int]


class Replay(Struct):
    """A finished match, to be looked at step by step."""

    record: dict[str, Any]
    steps: list[ReplayStep]
    fair: bool
    """Whether the house finds that every chance outcome follows from the commitment."""


class ReplayPosition(Struct):
    """A finished match after its first events."""

    events: int
    """How many have happened."""
    views: list[Any]
    """What each seat could know then: the game's view."""
    spectator: Any


MOST_MOVES = 400
SEEN_EVENTS = 60
