"""Playing at random, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
from hypothesis import strategies as st

import noripan
from noripan.game import Setup
from noripan.match import Match

GAMES = noripan.games()


def seat_counts(name: str) -> list[int]:
    seats = noripan.load(name).game.seats
    return sorted({seats[0], 2, min(3, seats[-1]), seats[-1]} & set(seats))


TABLES = [(name, seats) for name in GAMES for seats in seat_counts(name)]


def random_match(setup: Setup, seed: int, decisions: int | None = None) -> Match:
    """Play a match at random, to its end or for so many decisions."""
    *_, match = random_steps(setup, seed, decisions)
    return match


def random_steps(setup: Setup, seed: int, decisions: int | None = None) -> Iterator[Match]:
    """Yield a match played at random before every decision, and where it stops."""
    rng = np.random.default_rng(seed)
    match = Match(setup)
    match.deal(rng)
    yield match
    made = 0
    while match.turn is not None and (decisions is None or made < decisions):
        moves = match.legal()
        match.play(moves[int(rng.random() * len(moves))])
        match.deal(rng)
        made += 1
        yield match


@st.composite
def setups(draw: Any, name: str) -> Setup:
    """Draw a number of seats and options of a game."""
    game = noripan.load(name).game
    seats = draw(st.sampled_from(list(game.seats)))
    options: dict[str, object] = {}
    for option in game.options:
        if option.choices:
            options[option.name] = draw(st.sampled_from(option.choices))
        elif isinstance(option.default, bool):
            options[option.name] = draw(st.booleans())
        elif draw(st.booleans()):
            steps = draw(st.integers(0, 12))
            value = max(option.minimum, min(option.maximum, steps * option.step))
            options[option.name] = value
    return game.setup(seats, **options)
