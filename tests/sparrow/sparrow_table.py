"""Setting up hands of Sparrow Mahjong for tests."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.compiled import CHANCE, TERMINAL, draw
from noripan.game import IllegalMove, Refusal, Setup
from noripan.games.sparrow.state import RON, TSUMO
from noripan.games.sparrow.view import SparrowView
from noripan.match import Match

CHEAP, NEUTRAL, SPARE, FOURTH = "3 3 6 8 H", "2 4 6 8 H", "3 5 7 9 C", "2 4 6 9 C"
"""Hands that wait for nothing; all of them can be dealt together."""


def table(*hands: str, dora: str = "9", dealer: int = 0, **options: object) -> Match:
    """A match in which every seat holds the five tiles named; the dealer draws next."""
    match = Match(noripan.load("sparrow", len(hands), **options))
    match.play(f"* seat {dealer}")
    for hand in hands:
        match.play(f"* {hand}")
    match.play(f"* {dora}")
    return match


def play(match: Match, *events: str) -> Match:
    for event in events:
        match.play(event)
    return match


def see(match: Match, seat: int | None = None) -> SparrowView:
    view = match.view(seat)
    assert isinstance(view, SparrowView)
    return view


def refusal(match: Match, move: str) -> str | None:
    """The number of the rule that forbids a move."""
    before = match.state.tobytes()
    with pytest.raises(IllegalMove) as refused:
        match.play(move)
    assert str(refused.value)
    assert match.state.tobytes() == before
    return refused.value.rule


def explained(match: Match, move: str) -> Refusal:
    game = match.setup.game
    return game.explain(match.state, game.notation.parse_action(match.state, move))


def drift(match: Match, rng: np.random.Generator) -> None:
    """Let nobody win until the hand being played is over."""
    number = int(match.state.hands_played)
    while match.turn is not None and match.state.hands_played == number:
        if match.turn == "chance":
            match.deal(rng)
        else:
            moves = [move for move in match.legal() if move not in ("tsumo", "ron")]
            match.play(moves[int(rng.random() * len(moves))])


def states(setup: Setup, seed: int, *, wrong: float = 0.0) -> Iterator[Any]:
    """Yield every state of a random match, wrong declarations among the moves if accepted."""
    rules, punishes = setup.game.rules, setup.game.punishes
    assert punishes is not None
    rng = np.random.default_rng(seed)
    state = setup.begin()
    weights = np.zeros(rules.NUM_OUTCOMES, dtype=np.int64)
    while True:
        yield state
        player = rules.current_player(state)
        if player == TERMINAL:
            return
        if player == CHANCE:
            rules.apply(state, draw(weights, rules.chance_weights(state, weights), rng))
            continue
        actions = setup.legal_actions(state)
        accepted = [a for a in (TSUMO, RON) if a not in actions and punishes(state, a)]
        if accepted and rng.random() < wrong:
            actions = accepted
        rules.apply(state, actions[int(rng.random() * len(actions))])
