"""What one seat may know of a match of Sixteen."""

from __future__ import annotations

from typing import Any

import msgspec

from noripan.game import Setup, View
from noripan.games.sixteen.notation import FACES, tile_list
from noripan.games.sixteen.state import (
    ASIDE,
    MISSING_ONE,
    NOTHING,
    PASS_POLICY,
    TRASH_MODE,
    Phase,
)
from noripan.games.sixteen.tiles import CLOSED, COLOURS, END, HIGHER, NUM_COLOURS


class Row(msgspec.Struct):
    """The row of one colour."""

    colour: str
    tiles: list[str]
    """From the first to the last."""
    value: int
    """What the next tile must exceed; 16 if the row is closed."""
    closed: bool


class LastRound(msgspec.Struct):
    """How the round before this one ended, or the match."""

    finisher: int | None
    """The seat that emptied its hand; ``None`` if all have passed."""
    hands: list[list[str]]
    points: list[int]


class SixteenView(View, kw_only=True):
    """What one seat may know of a match of Sixteen."""

    pass_policy: str
    trash_mode: str
    missing_one: str
    scissors_may_take_one: bool
    match_to: int
    rounds: int
    """Rounds finished so far."""
    opener: int | None
    hand: list[str]
    """This seat's tiles, sorted by colour; empty for a spectator."""
    hand_sizes: list[int]
    bag: int
    """How many tiles are in the bag."""
    rows: list[Row]
    special_row: str | None
    """The row from which the seat to move has just removed tiles: it may place there (R19)."""
    aside: list[str]
    """The tiles laid aside, sorted by colour."""
    passes: int
    """How many seats have passed in a row."""
    lacks: list[list[str]]
    """By seat: the colours of which it is known to hold nothing that fits, because it passed."""
    last_round: LastRound | None


def view(setup: Setup, state: Any, seat: int | None) -> SixteenView:
    """Return what ``seat`` (``None``: a spectator) may know."""
    phase = Phase(state.phase)
    seats = setup.seats
    turn: int | str | None = "chance"
    if phase in (Phase.PLAY, Phase.FOLLOW):
        turn = int(state.seat)
    elif phase == Phase.OVER:
        turn = None
    return SixteenView(
        game=setup.game.name,
        seats=seats,
        seat=seat,
        turn=turn,
        scores=setup.scores(state),
        winners=setup.winners(state) if phase == Phase.OVER else None,
        pass_policy=PASS_POLICY[int(state.pass_policy)],
        trash_mode=TRASH_MODE[int(state.trash_mode)],
        missing_one=MISSING_ONE[int(state.missing_one)],
        scissors_may_take_one=bool(state.scissors_may_take_one),
        match_to=int(state.match_to),
        rounds=int(state.rounds),
        opener=None if state.opener == NOTHING else int(state.opener),
        hand=[] if seat is None else _tiles_at(state, seat),
        hand_sizes=state.hand_size[:seats].tolist(),
        bag=int(state.bag_size),
        rows=[_row(state, colour) for colour in range(NUM_COLOURS)],
        special_row=None if state.special_row == NOTHING else COLOURS[state.special_row],
        aside=_tiles_at(state, ASIDE),
        passes=int(state.passes),
        lacks=[_lacks(state, other) for other in range(seats)],
        last_round=_last_round(state, seats),
    )


def _tiles_at(state: Any, place: int) -> list[str]:
    return tile_list(state.tiles[place], state.scissors[place], state.trash_cans[place])


def _row(state: Any, colour: int) -> Row:
    faces = state.row[colour][: state.row_length[colour]]
    value = int(state.row_value[colour])
    return Row(
        colour=COLOURS[colour],
        tiles=[COLOURS[colour] + FACES[face] for face in faces],
        value=min(value, END),
        closed=value == CLOSED,
    )


def _lacks(state: Any, seat: int) -> list[str]:
    lacking: list[str] = []
    for colour, letter in enumerate(COLOURS):
        fitting = int(HIGHER[state.row_value[colour]])
        if fitting and not fitting & ~int(state.lacks[seat][colour]):
            lacking.append(letter)
    return lacking


def _last_round(state: Any, seats: int) -> LastRound | None:
    if state.rounds == 0:
        return None
    return LastRound(
        finisher=None if state.last_finisher == NOTHING else int(state.last_finisher),
        hands=[
            tile_list(state.last_tiles[s], state.last_scissors[s], state.last_trash_cans[s])
            for s in range(seats)
        ],
        points=state.last_points[:seats].tolist(),
    )
