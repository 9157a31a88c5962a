"""What one seat may know of a match of American Sniff."""

from __future__ import annotations

from typing import Any

import msgspec

from noripan.game import Setup, View
from noripan.games.sniff.notation import ENDS, TILES, format_action, tiles_of
from noripan.games.sniff.state import NOTHING, Phase, end_sum, open_value


class LastRound(msgspec.Struct):
    """How the round before this one ended."""

    finisher: int | None
    """The seat that laid its last tile; ``None`` if the round was blocked."""
    hands: list[list[str]]
    deductions: list[int]


class SniffView(View, kw_only=True):
    """What one seat may know of a match of American Sniff."""

    target: int
    rounds: int
    """Rounds finished so far."""
    opener: int | None
    hand: list[str]
    """This seat's tiles; empty for a spectator."""
    drawn: str | None
    """The tile this seat has just drawn and must place (R31)."""
    hand_sizes: list[int]
    stock: int
    laid: list[str]
    """The round's placements in order, as moves."""
    open: dict[str, int]
    """The number that may be attached at every open end."""
    sniff: int | None
    sum: int
    """The sum of the counting ends."""
    last_round: LastRound | None


def view(setup: Setup, state: Any, seat: int | None) -> SniffView:
    """Return what ``seat`` (``None``: a spectator) may know."""
    phase = Phase(state.phase)
    ends = {name: int(open_value(state, e)) for e, name in enumerate(ENDS)}
    must_place = seat is not None and state.seat == seat and state.drawn != NOTHING
    return SniffView(
        game=setup.game.name,
        seats=setup.seats,
        seat=seat,
        turn={Phase.PLAY: int(state.seat), Phase.OVER: None}.get(phase, "chance"),
        scores=setup.scores(state),
        winners=setup.winners(state) if phase == Phase.OVER else None,
        target=int(state.target),
        rounds=int(state.rounds),
        opener=None if state.opener == NOTHING else int(state.opener),
        hand=[] if seat is None else tiles_of(state.owner, seat),
        drawn=TILES[state.drawn] if must_place else None,
        hand_sizes=state.hand_size[: setup.seats].tolist(),
        stock=int(state.stock),
        laid=[format_action(state, int(a)) for a in state.laid[: state.laid_count]],
        open={name: value for name, value in ends.items() if value != NOTHING},
        sniff=None if state.sniff == NOTHING else int(state.sniff),
        sum=int(end_sum(state)),
        last_round=_last_round(setup, state),
    )


def _last_round(setup: Setup, state: Any) -> LastRound | None:
    if state.rounds == 0:
        return None
    return LastRound(
        finisher=None if state.last_finisher == NOTHING else int(state.last_finisher),
        hands=[tiles_of(state.last_owner, seat) for seat in range(setup.seats)],
        deductions=state.last_deduction[: setup.seats].tolist(),
    )
