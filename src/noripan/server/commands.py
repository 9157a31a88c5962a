"""What each command does to a table, if it may."""

from __future__ import annotations

from noripan import bots
from noripan.game import NoripanError
from noripan.match import LONGEST_NAME, NAMES
from noripan.server.drafts import Draft
from noripan.server.entries import UndoAgreed, UndoAsked, UndoEnded, Undone
from noripan.server.protocol import (
    AnswerUndo,
    AskUndo,
    Check,
    Command,
    Leave,
    Move,
    Ready,
    Rematch,
    Rename,
    Say,
    SetBot,
)
from noripan.server.rows import ClaimRow, LineRow

Versioned = Move | Check | AskUndo | AnswerUndo


def carry_out(draft: Draft, seat: int, command: Command, last_line: int) -> None:
    """Change a table as the person in a seat commands; raises ``NoripanError``, nothing stored."""
    if isinstance(command, Versioned) and command.version != draft.row.version:
        raise NoripanError("house-stale")
    match command:
        case Move():
            move(draft, seat, command.move)
        case Check():
            _check(draft, seat, command.move)
        case Ready():
            _only_before(draft)
            draft.seat(seat, ready=command.ready)
            draft.start_if_ready()
        case SetBot():
            _set_bot(draft, command)
        case Rename():
            _only_before(draft)
            draft.seat(seat, name=checked_name(command.name))
        case Leave():
            _leave(draft, seat)
        case AskUndo():
            _ask_undo(draft, seat)
        case AnswerUndo():
            _answer_undo(draft, seat, agree=command.agree)
        case Say():
            _say(draft, seat, command.text, last_line + 1)
        case Rematch():
            if draft.row.phase != "over":
                raise NoripanError("house-not-over")


def checked_name(name: str) -> str:
    """Return a name without needless blanks; raises ``NoripanError`` if it cannot be one."""
    plain = " ".join(name.split())
    if not 0 < len(plain) <= LONGEST_NAME or not plain.isprintable():
        raise NoripanError("name-unusable", name=name, longest=LONGEST_NAME)
    return plain


def bot_name(draft: Draft) -> str:
    """Return a name that nobody at the table has."""
    taken = {seat.name for seat in draft.seats}
    return next(name for name in reversed((*NAMES, "Io")) if name not in taken)


def move(draft: Draft, seat: int, text: str) -> None:
    """Make a move, or answer a discard."""
    _only_during(draft)
    window = draft.course.window
    if window is None:
        draft.note(draft.own_course().move(text, seat))
    elif seat in window.answers:
        raise NoripanError("house-answered")
    else:
        answer = draft.course.check_claim(text, seat)
        draft.own_course().answer(seat, answer)
        draft.claim = ClaimRow(draft.row.version, seat, answer)
    returns(draft, seat)


def _check(draft: Draft, seat: int, text: str) -> None:
    _only_during(draft)
    if draft.course.window is None:
        draft.course.match.copy().play(text, seat)
    else:
        draft.course.check_claim(text, seat)


def returns(draft: Draft, seat: int) -> None:
    """Let the person who holds a seat play it again."""
    if draft.seats[seat].absent:
        draft.seat(seat, absent=False)


def _only_before(draft: Draft) -> None:
    if draft.row.phase != "open":
        raise NoripanError("house-begun")


def _only_during(draft: Draft) -> None:
    if draft.row.phase != "playing":
        raise NoripanError("match-is-over" if draft.row.phase == "over" else "house-not-begun")


def _set_bot(draft: Draft, command: SetBot) -> None:
    _only_before(draft)
    if command.seat >= len(draft.seats):
        raise NoripanError("house-no-seat")
    if draft.seats[command.seat].is_person:
        raise NoripanError("house-seat-taken")
    if command.level is None:
        draft.seat(command.seat, name=None, bot=None, ready=False)
    else:
        bots.find(command.level, draft.setup)
        name = draft.seats[command.seat].name or bot_name(draft)
        draft.seat(command.seat, name=name, bot=command.level, ready=True)
    draft.start_if_ready()


def _leave(draft: Draft, seat: int) -> None:
    if draft.row.phase == "open":
        draft.seat(seat, name=None, secret_hash=None, ready=False, entropy="")
    elif draft.row.phase == "playing":
        draft.seat(seat, absent=True)


def _ask_undo(draft: Draft, seat: int) -> None:
    if draft.course_or_none is None or draft.course.undoable() != seat:
        raise NoripanError("house-no-undo")
    if not _others(draft, seat):
        draft.append(Undone())
    else:
        draft.append(UndoAsked(seat))


def _others(draft: Draft, seat: int) -> list[int]:
    """Return the people, apart from one, whose consent an undo needs."""
    return [s.seat for s in draft.seats if s.is_person and not s.absent and s.seat != seat]


def _answer_undo(draft: Draft, seat: int, *, agree: bool) -> None:
    undo = draft.course.undo if draft.course_or_none else None
    if undo is None or undo.seat == seat or seat in undo.agreed:
        raise NoripanError("house-no-undo-asked")
    if not agree:
        draft.append(UndoEnded(seat))
    elif set(_others(draft, undo.seat)) <= {*undo.agreed, seat}:
        draft.append(Undone())
    else:
        draft.append(UndoAgreed(seat))


def _say(draft: Draft, seat: int, text: str, number: int) -> None:
    plain = " ".join(text.split())
    if not plain or not plain.isprintable():
        raise NoripanError("house-line-unusable")
    draft.line = LineRow(number, draft.seats[seat].name or "", seat, plain)
