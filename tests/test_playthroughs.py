"""One short seeded match a game, written out: a change of behaviour shows as a diff.

``NORIPAN_WRITE_PLAYTHROUGHS=1 pytest tests/test_playthroughs.py`` writes the files again.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

import noripan
from noripan.match import Match
from playing import GAMES

FOLDER = Path(__file__).parent / "playthroughs"
EVENTS = 40
MANY = 60
TABLES = {
    "sparrow": (3, {}),
    "sniff": (4, {"target": 50}),
    "sixteen": (3, {}),
    "yacht": (2, {}),
    "yahtzee": (2, {"scoring": "official", "joker": "forced"}),
    "general": (2, {"games": 2}),
    "cameroon": (2, {}),
}


def playthrough(name: str) -> Iterator[str]:
    """Yield the lines of a match's first events: state, view and legal moves after each."""
    seats, options = TABLES[name]
    match = Match(noripan.load(name, seats, **options))
    rng = np.random.default_rng(16)
    yield f"# {name}: {seats} seats, options {dict(match.setup.options)}"
    while match.turn is not None and len(match.events) < EVENTS:
        yield from moment(match)
        if match.turn == "chance":
            before = len(match.events)
            deal_once(match, rng)
            yield f"\n=== {match.events[before]}"
        else:
            moves = match.legal()
            move = moves[int(rng.random() * len(moves))]
            yield f"\n=== seat {match.turn} plays {move}"
            match.play(move)
    yield from moment(match)
    yield ""


def deal_once(match: Match, rng: np.random.Generator) -> None:
    """Let chance make one event."""
    trial = match.copy()
    trial.deal(rng)
    match.play(trial.events[len(match.events)])


def moment(match: Match) -> Iterator[str]:
    yield f"turn: {match.turn}, scores: {match.scores}"
    yield f"state: {state_text(match.state)}"
    if isinstance(match.turn, int):
        yield f"view: {msgspec.json.encode(match.view(match.turn)).decode()}"
        observation = match.setup.observe(match.state, match.turn)
        yield f"observation: {' '.join(map(str, observation.tolist()))}"
        yield f"legal: {legal_text(match.legal())}"


def legal_text(moves: list[str]) -> str:
    if len(moves) <= MANY:
        return ", ".join(moves)
    digest = hashlib.sha256("\n".join(moves).encode()).hexdigest()[:12]
    return f"{', '.join(moves[:10])} … {len(moves)} moves, {digest}"


def state_text(state: Any) -> str:
    """Write a state field by field, leaving out what is all zero."""
    parts: list[str] = []
    for field in state.dtype.names:
        value = np.asarray(state[field])
        if value.any():
            flat = "".join(f" {n}" for n in value.ravel().tolist())
            parts.append(f"{field}{flat}")
    return "; ".join(parts)


@pytest.mark.parametrize("name", GAMES)
def test_a_seeded_match_goes_as_written(name: str):
    file = FOLDER / f"{name}.txt"
    text = "\n".join(playthrough(name))
    if os.environ.get("NORIPAN_WRITE_PLAYTHROUGHS"):
        file.write_text(text, "utf-8")
    assert text == file.read_text("utf-8")
