"""What holds in every state of the dice games: numbers of moves, knowledge, nothing lost."""

from __future__ import annotations

from math import comb
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noripan
from noripan.compiled import CHANCE, TERMINAL
from noripan.game import Setup
from noripan.games.dice import multisets, rules, sheet, state
from noripan.games.dice.multisets import FACES, GROUP, NUM_GROUPS, num_keeps
from noripan.games.dice.view import DiceView
from noripan.match import Match
from playing import random_steps, setups

GAMES = ("yacht", "yahtzee", "general", "cameroon")
SEEDS = st.integers(0, 2**32 - 1)


def positions(setup: Setup, seed: int, steps: int) -> list[Any]:
    """Every state of a match played at random, those in the middle of a roll included."""
    game, rng = setup.game.rules, np.random.default_rng(seed)
    s = setup.begin()
    found = [s.copy()]
    for _ in range(steps):
        player = game.current_player(s)
        if player == TERMINAL:
            break
        actions = range(FACES) if player == CHANCE else setup.legal_actions(s)
        game.apply(s, actions[int(rng.random() * len(actions))])
        found.append(s.copy())
    return found


# Numbers of dice


@pytest.mark.parametrize("dice", [GROUP, 2 * GROUP])
def test_every_keep_has_its_own_number(dice: int):
    counts = [0] * FACES
    seen: set[tuple[int, ...]] = set()
    for number in range(num_keeps(dice)):
        multisets.read_keep(number, dice, counts)
        assert multisets.keep_number(counts, dice) == number
        assert 0 <= sum(counts) <= dice
        seen.add(tuple(counts))
    assert len(seen) == num_keeps(dice) == comb(dice + 6, 6)


def test_every_group_has_its_own_number():
    counts = [0] * FACES
    seen: set[tuple[int, ...]] = set()
    for number in range(NUM_GROUPS):
        multisets.read_group(number, counts)
        assert multisets.group_number(counts) == number
        assert sum(counts) == GROUP
        seen.add(tuple(counts))
    assert len(seen) == NUM_GROUPS == 252


@given(st.lists(st.integers(0, 5), min_size=10, max_size=10), st.integers(0, 10))
def test_keeps_and_groups_are_listed_ascending_and_completely(faces: list[int], held: int):
    counts = [faces.count(f) for f in range(FACES)]
    kept = [faces[:held].count(f) for f in range(FACES)]
    out = [0] * 400
    n = multisets.list_keeps(counts, kept, 10, out)
    assert out[:n] == sorted(set(out[:n]))
    assert n == np.prod([counts[f] - kept[f] + 1 for f in range(FACES)])
    taken = [0] * FACES
    for number in out[:n]:
        multisets.read_keep(number, 10, taken)
        assert all(kept[f] <= taken[f] <= counts[f] for f in range(FACES))
    n = multisets.list_groups(counts, out)
    assert out[:n] == sorted(set(out[:n]))
    polynomial = np.ones(1, dtype=int)
    for count in counts:
        polynomial = np.convolve(polynomial, np.ones(count + 1, dtype=int))
    assert n == polynomial[GROUP]


# Knowledge


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_nothing_is_hidden_so_resampling_changes_nothing(game: str, data: Any, seed: int):
    setup = data.draw(setups(game))
    for s in positions(setup, seed, 60):
        for seat in range(setup.seats):
            assert setup.resample(s, seat, np.random.default_rng(seed)).tobytes() == s.tobytes()


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_everybody_sees_the_same(game: str, data: Any, seed: int):
    setup = data.draw(setups(game))
    s = positions(setup, seed, data.draw(st.integers(0, 120)))[-1]
    spectator = setup.game.view(setup, s, None)
    for seat in range(setup.seats):
        seen = setup.game.view(setup, s, seat)
        assert seen.seat == seat
        seen.seat = None
        assert seen == spectator


def pieces(setup: Setup, s: Any, seat: int) -> dict[str, list[int]]:
    """An observation by the names of its pieces."""
    numbers, found = setup.observe(s, seat).tolist(), dict[str, list[int]]()
    for name, width in state.OBSERVATION:
        found[name], numbers = numbers[:width], numbers[width:]
    assert not numbers
    return found


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_an_observation_is_the_state_seen_from_the_seat(game: str, data: Any, seed: int):
    setup = data.draw(setups(game))
    s = positions(setup, seed, data.draw(st.integers(0, 150)))[-1]
    columns, seats = rules.NUM_CATEGORIES, setup.seats
    for seat in range(seats):
        seen = pieces(setup, s, seat)
        assert seen["game"] == [int(s.kind == kind) for kind in range(4)]
        assert seen["dice"] == s.dice.tolist()
        assert seen["kept"] == s.kept.tolist()
        assert seen["rolls_left"] + seen["to_roll"] == [s.rolls_left, s.to_roll]
        assert seen["seats"] == [seats]
        for k in range(8):
            other = (seat + k) % seats
            boxes = s.box[other].tolist() if k < seats else [state.ABSENT] * columns
            row = slice(k * columns, (k + 1) * columns)
            assert seen["box_open"][row] == [int(box == state.OPEN) for box in boxes]
            assert seen["box"][row] == [max(0, box) for box in boxes]
            for name in ("upper", "yahtzee_bonus", "total", "collected"):
                assert seen[name][k] == (s[name][other] if k < seats else 0)
            assert seen["turn"][k] == (k < seats and s.seat == other and not s.over)


# Conservation


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=8, deadline=None)
def test_no_die_and_no_point_is_created_or_lost(game: str, data: Any, seed: int):
    setup = data.draw(setups(game))
    dice = 10 if game == "cameroon" else 5
    for s in positions(setup, seed, 400):
        on_table = int(s.dice.sum()) + int(s.to_roll)
        assert on_table == dice or s.over
        assert 0 <= s.rolls_left <= 3
        assert all(s.kept <= s.dice)
        bonus = 0
        for seat in range(setup.seats):
            written = int(s.box[seat][s.box[seat] > 0].sum())
            if game == "yahtzee":
                upper = s.box[seat][:6]
                assert s.upper[seat] == upper[upper > 0].sum()
                bonus = 35 * int(s.upper[seat] >= 63) + int(s.yahtzee_bonus[seat])
            big = 60 if s.over and s.big_general == seat else 0
            assert s.total[seat] == written + bonus + big


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [1, 2, 8])
def test_every_game_ends_after_as_many_turns_as_the_sheet_has_room_for(game: str, seats: int):
    turns = {"yacht": 12, "yahtzee": 13, "general": 10, "cameroon": 5}[game] * seats
    *_, match = random_steps(noripan.load(game, seats), seed=seats)
    written = sum(not event.startswith(("*", "keep")) for event in match.events)
    big_general = match.state.big_general != state.NOBODY
    assert match.turn is None
    assert written < turns if big_general else written == turns
    assert match.winners


@pytest.mark.parametrize("game", GAMES)
def test_compiled_and_plain_rules_agree_with_all_options_on(game: str):
    options: dict[str, Any] = {
        option.name: option.choices[-1] if option.choices else True
        for option in noripan.load(game).game.options
        if option.name != "games"
    }
    if game == "general":
        options["games"] = 2
    setup = noripan.load(game, 3, **options)
    family: Any = setup.game.rules
    native = np.zeros(1, dtype=family.STATE)
    native[0] = setup.begin()
    plain = native.copy()
    rng = np.random.default_rng(3)
    a, b = np.zeros((2, family.MAX_LEGAL), dtype=np.int32)
    while family.current_player(plain[0]) != TERMINAL:
        player = family.current_player(plain[0])
        if player == CHANCE:
            # Loaded dice, so that five equal ones and full houses come up.
            action = int(rng.integers(3, 5) if rng.random() < 0.9 else rng.integers(FACES))
        else:
            n = family.legal_actions(plain[0], a)
            assert n == family.legal_actions.native(native[0], b)
            assert np.array_equal(a[:n], b[:n])
            action = int(a[n - 1] if rng.random() < 0.3 else a[rng.integers(n)])
        family.apply(plain[0], action)
        family.apply.native(native[0], action)
        assert plain.tobytes() == native.tobytes()


# Explaining


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_every_illegal_action_has_a_rule_of_this_game_or_of_yacht(game: str, data: Any, seed: int):
    from noripan.words import Words, rules_by_number

    setup = data.draw(setups(game))
    s = positions(setup, seed, data.draw(st.integers(5, 200)))[-1]
    if setup.game.rules.current_player(s) < 0:
        return
    legal = set(setup.legal_actions(s))
    every = set(range(setup.game.rules.NUM_ACTIONS)) - legal
    for action in sorted(every)[:: max(1, len(every) // 300)]:
        refusal = setup.game.explain(s, action)
        assert refusal.rule in rules_by_number(game, "en")
        for language in ("en", "ko", "id"):
            assert Words(language).text(refusal.message, **refusal.parameters)


def test_a_view_holds_plain_numbers_only():
    import json

    import msgspec

    for game in GAMES:
        for match in random_steps(noripan.load(game, 2), 3, 12):
            assert isinstance(match.view(0), DiceView)
            json.dumps(msgspec.to_builtins(match.view(0)))


def test_the_first_roll_is_known_from_the_rolls_left():
    match = Match(noripan.load("general", 1))
    match.play("* 1 2 3 4 6")
    assert sheet.is_first_roll(match.state)
    match.play("keep 1")
    match.play("* 2 3 4 6")
    assert not sheet.is_first_roll(match.state)
