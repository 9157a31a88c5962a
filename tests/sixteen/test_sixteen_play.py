# pyright: basic
"""Sixteen played at random and by the greedy player: endings, tiles, what seats may know."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest
from numba import njit

import noripan
from conservation import sixteen_conserved
from noripan.compiled import CHANCE, TERMINAL, compiled, draw
from noripan.game import Setup
from noripan.games.sixteen import rules, state, tiles
from noripan.games.sixteen.greedy import greedy
from playing import random_steps

BY_PLACEMENT, BY_SPECIAL, BY_PASSES = range(3)
NOBODY = -1
FIRST, LAST, CUT, END, NUM_GROUPS = (
    tiles.FIRST,
    tiles.LAST,
    tiles.CUT,
    tiles.END,
    tiles.NUM_GROUPS,
)


@compiled
def smallest_step(s, actions, count, otherwise):
    """Return the placement that skips least, a 16 last of all: how everybody gets rid of tiles."""
    best, best_step = otherwise, 99
    for i in range(count):
        if actions[i] < CUT:
            c = actions[i] // NUM_GROUPS
            group = actions[i] - NUM_GROUPS * c
            step = FIRST[group] - s.row_value[c] + (END if LAST[group] >= END else 0)
            if step <= best_step:
                best, best_step = actions[i], step
    return best


@cache
def driver():
    """Compile: play matches; count endings by kind and seat, wins, and broken states.

    Seat ``greedy_seat`` is greedy; the others play at random or, if ``careful``, skip little.
    """
    begin, current_player, winners = rules.begin, rules.current_player, rules.winners
    chance_weights, legal_actions, apply = rules.chance_weights, rules.legal_actions, rules.apply
    max_legal, num_outcomes, max_seats = rules.MAX_LEGAL, rules.NUM_OUTCOMES, state.MAX_SEATS

    @njit
    def play(states, rng, matches, greedy_seat, careful, endings, wins):
        actions = np.empty(max_legal, dtype=np.int32)
        weights = np.zeros(num_outcomes, dtype=np.int64)
        seats = np.zeros(max_seats, dtype=np.int64)
        s, broken = states[0], 0
        for _ in range(matches):
            begin(s)
            action = 0
            while True:
                player = current_player(s)
                if player == TERMINAL:
                    break
                if player == CHANCE:
                    apply(s, draw(weights, chance_weights(s, weights), rng))
                else:
                    count = legal_actions(s, actions)
                    action = actions[int(rng.random() * count)]
                    if player == greedy_seat:
                        action = greedy(s, actions, count, states[1])
                    elif careful and rng.random() < 0.95:
                        action = smallest_step(s, actions, count, action)
                    apply(s, action)
                if not sixteen_conserved(s):
                    broken += 1
            kind = BY_PASSES
            if s.last_finisher >= 0:
                kind = BY_SPECIAL if action >= CUT else BY_PLACEMENT
            for i in range(winners(s, seats)):
                endings[kind, seats[i]] += 1
                wins[seats[i]] += 1
        return broken

    return play


def play(
    setup: Setup, matches: int, *, greedy_seat: int = NOBODY, careful: bool = False
) -> tuple[Any, Any]:
    """Play matches; return the endings by kind and seat, and each seat's wins."""
    states = np.zeros(2, dtype=rules.STATE)
    states[:] = setup.begin()
    endings = np.zeros((3, setup.seats), dtype=np.int64)
    wins = np.zeros(setup.seats, dtype=np.int64)
    rng = np.random.default_rng(16)
    broken = driver()(states, rng, matches, greedy_seat, careful, endings, wins)
    assert broken == 0
    return endings, wins


@pytest.mark.rule("sixteen R25", "sixteen R26", "sixteen G17")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_kind_of_ending_happens_to_every_seat_and_no_tile_is_lost(seats: int):
    endings, _ = play(noripan.load("sixteen", seats), 3000, careful=True)
    assert (endings > 0).all(), endings


@pytest.mark.parametrize(
    "options",
    [
        {"pass_policy": "free"},
        {"trash_mode": "all", "scissors_may_take_one": True},
        {"missing_one": "redeal", "match_to": 100},
    ],
    ids=str,
)
def test_with_every_option_matches_end_and_no_tile_is_lost(options: dict[str, Any]):
    for seats in (2, 3, 4):
        _, wins = play(noripan.load("sixteen", seats, **options), 300)
        assert (wins > 0).all()


@pytest.mark.parametrize(("seats", "least"), [(2, 0.85), (3, 0.75), (4, 0.6)])
def test_greedy_beats_random_play(seats: int, least: float):
    setup = noripan.load("sixteen", seats)
    for seat in range(seats):
        _, wins = play(setup, 400, greedy_seat=seat)
        assert wins[seat] / wins.sum() > least


# What a seat may know


def guesses(seed: int, **options: Any):
    """Yield truths of a match, chance's included, with a guess of every seat at each."""
    setup = noripan.load("sixteen", 2 + seed % 3, **options)
    rng = np.random.default_rng(seed)
    truth = setup.begin()
    for step in range(400):
        player = rules.current_player(truth)
        if step % 5 == 0 or truth.lacks.any():
            for seat in range(setup.seats):
                yield setup, truth, seat, setup.resample(truth, seat, np.random.default_rng(step))
        if player == TERMINAL:
            return
        if player == CHANCE:
            weights = np.array(setup.chance_weights(truth))
            rules.apply(truth, int(rng.choice(len(weights), p=weights / weights.sum())))
        else:
            legal = setup.legal_actions(truth)
            rules.apply(truth, legal[int(rng.random() * len(legal))])


@pytest.mark.rule("sixteen R1", "sixteen G25")
@pytest.mark.parametrize("seed", range(4))
def test_a_guess_depends_on_what_the_seat_knows_alone(seed: int):
    for setup, truth, seat, guess in guesses(seed, match_to=60 * (seed % 2)):
        assert setup.game.view(setup, truth, seat) == setup.game.view(setup, guess, seat)
        assert np.array_equal(setup.observe(truth, seat), setup.observe(guess, seat))
        from_truth = setup.resample(truth, seat, np.random.default_rng(seed))
        from_guess = setup.resample(guess, seat, np.random.default_rng(seed))
        for field in rules.STATE.names or ():
            assert np.array_equal(from_truth[field], from_guess[field]), field
        if rules.current_player(truth) == seat:
            assert rules.current_player(guess) == seat
            legal = setup.legal_actions(truth)
            assert legal == setup.legal_actions(guess)
            actions, scratch = np.array(legal, dtype=np.int32), truth.copy()
            choice = greedy(truth, actions, len(legal), scratch)
            assert choice == greedy(guess, actions, len(legal), scratch)


@pytest.mark.rule("sixteen R23", "sixteen G18")
def test_what_a_forced_pass_shows_is_respected_in_every_guess():
    narrowed = 0
    for seed in range(6):
        for _, truth, seat, guess in guesses(seed):
            assert sixteen_conserved(guess)
            hands = slice(0, state.MAX_SEATS)
            assert not (guess.tiles[hands] & guess.lacks).any()
            assert not (truth.tiles[hands] & truth.lacks).any()
            others = [i for i in range(truth.seats) if i != seat]
            narrowed += bool(truth.lacks[others].any())
    assert narrowed > 40


@pytest.mark.rule("sixteen G18")
def test_a_free_pass_shows_nothing():
    for match in random_steps(noripan.load("sixteen", 3, pass_policy="free"), 1):
        assert not match.state.lacks.any()


def test_guesses_give_every_possible_owner_a_chance():
    setup = noripan.load("sixteen", 2)
    *_, match = random_steps(setup, 3, 6)
    hidden = match.state.tiles[1] | match.state.tiles[state.BAG]
    with_seat, in_bag = np.zeros(tiles.NUM_COLOURS, dtype=int), np.zeros(5, dtype=int)
    for seed in range(60):
        guess = setup.resample(match.state, 0, np.random.default_rng(seed))
        with_seat |= guess.tiles[1]
        in_bag |= guess.tiles[state.BAG]
    assert np.array_equal(with_seat, hidden)
    assert np.array_equal(in_bag, hidden)


def test_plain_and_native_guesses_agree():
    setup = noripan.load("sixteen", 4)
    for match in random_steps(setup, 2, 12):
        for seat in range(4):
            plain, native = np.zeros((2, 1), dtype=rules.STATE)
            plain[0] = native[0] = match.state
            rules.resample(plain[0], seat, np.random.default_rng(seat))
            rules.resample.native(native[0], seat, np.random.default_rng(seat))
            assert plain.tobytes() == native.tobytes()
