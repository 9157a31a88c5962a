"""What holds for every game: it ends, is recorded, runs the same compiled, keeps secrets."""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import noripan
from noripan import bots
from noripan.bots import simple
from noripan.compiled import CHANCE, EVERYONE, TERMINAL
from noripan.game import IllegalMove, Setup
from noripan.match import Match
from playing import GAMES, TABLES, random_match, random_steps, setups

SEEDS = st.integers(0, 2**32 - 1)


def same(a: Any, b: Any) -> bool:
    return bool(a.tobytes() == b.tobytes())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_random_match_ends_and_its_record_leads_to_the_same_state(name: str, seats: int):
    match = random_match(noripan.load(name, seats), seed=seats)
    assert match.winners
    again = Match.replay(match.record())
    assert same(again.state, match.state)
    assert again.record() == match.record()
    assert again.names == match.names


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_a_record_cut_off_anywhere_is_a_position(name: str, data: Any, seed: int):
    match = random_match(data.draw(setups(name)), seed, data.draw(st.integers(0, 40)))
    record = match.record()
    cut = data.draw(st.integers(0, len(record["events"])))
    record["events"] = record["events"][:cut]
    again = Match.replay(msgspec.json.decode(msgspec.json.encode(record)))
    assert again.record() == record
    again.deal(np.random.default_rng(seed))
    assert again.turn is None or again.legal()


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_legal_moves_read_back_as_the_actions_they_are(name: str, data: Any, seed: int):
    match = random_match(data.draw(setups(name)), seed, data.draw(st.integers(0, 30)))
    if not isinstance(match.turn, int):
        return
    notation, state = match.setup.game.notation, match.state
    actions = match.setup.legal_actions(state)
    assert actions == sorted(set(actions))
    assert actions[0] >= 0
    assert actions[-1] < match.setup.game.rules.NUM_ACTIONS
    for action in actions[:200]:
        text = notation.format_action(state, action)
        assert notation.parse_action(state, text) == action
        assert notation.parse_action(state, f"  {text.lower()} ") == action


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_every_action_that_is_not_legal_is_refused_with_a_rule_and_changes_nothing(
    name: str, data: Any, seed: int
):
    from noripan.words import Words

    match = random_match(data.draw(setups(name)), seed, data.draw(st.integers(0, 30)))
    if not isinstance(match.turn, int):
        return
    game, state = match.setup.game, match.state
    legal = set(match.setup.legal_actions(state))
    before = state.copy()
    some = data.draw(st.lists(st.integers(0, game.rules.NUM_ACTIONS - 1), max_size=60))
    for action in set(some) - legal:
        if game.punishes is not None and game.punishes(state, action):
            continue
        refusal = game.explain(state, action)
        assert refusal.rule
        error = IllegalMove(refusal.rule, refusal.message, refusal.parameters)
        texts = {Words(language).error(error) for language in ("en", "ko", "id")}
        assert len(texts) == 3
        try:
            text = game.notation.format_action(state, action)
            match.play(text)
        except IllegalMove:
            assert same(match.state, before)
            continue
        pytest.fail(f"{text} was accepted")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_native_and_plain_rules_agree_step_by_step(name: str, seats: int):
    setup = noripan.load(name, seats)
    rules = setup.game.rules
    plain, native = np.zeros((2, 1), dtype=rules.STATE)
    plain[0], native[0] = setup.begin(), setup.begin()
    rng = np.random.default_rng(seats)
    observed, observed_natively = np.zeros((2, setup_width(setup)), dtype=np.int32)
    for _ in range(400):
        player = rules.current_player(plain[0])
        assert player == rules.current_player.native(native[0])
        if player == TERMINAL:
            break
        fill = rules.chance_weights if player == CHANCE else rules.legal_actions
        size = rules.NUM_OUTCOMES if player == CHANCE else rules.MAX_LEGAL
        a, b = np.zeros((2, size), dtype=np.int64)
        count = fill(plain[0], a)
        assert count == fill.native(native[0], b)
        assert np.array_equal(a[:count], b[:count])
        choices = np.flatnonzero(a[:count]) if player == CHANCE else a[:count]
        action = int(choices[int(rng.random() * len(choices))])
        rules.apply(plain[0], action)
        rules.apply.native(native[0], action)
        assert same(plain[0], native[0])
        for seat in range(seats):
            rules.observe(plain[0], seat, observed)
            rules.observe.native(native[0], seat, observed_natively)
            assert np.array_equal(observed, observed_natively)
            seed = int(rng.integers(1 << 30))
            twin, twin_natively = plain.copy(), native.copy()
            rules.resample(twin[0], seat, np.random.default_rng(seed))
            rules.resample.native(twin_natively[0], seat, np.random.default_rng(seed))
            assert same(twin[0], twin_natively[0])


def setup_width(setup: Setup) -> int:
    return sum(width for _, width in setup.game.rules.OBSERVATION)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=25, deadline=None)
def test_no_seat_can_tell_the_truth_from_another_one(name: str, data: Any, seed: int):
    setup = data.draw(setups(name))
    match = random_match(setup, seed, data.draw(st.integers(0, 60)))
    state = match.state
    for seat in range(setup.seats):
        other = setup.resample(state, seat, np.random.default_rng(seed))
        check_same_knowledge(setup, state, other, seat, seed)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=15, deadline=None)
def test_no_seat_can_tell_the_truth_from_another_one_while_chance_moves(
    name: str, data: Any, seed: int
):
    setup = data.draw(setups(name))
    rules, rng = setup.game.rules, np.random.default_rng(seed)
    state = setup.begin()
    for _ in range(data.draw(st.integers(0, 150))):
        player = rules.current_player(state)
        if player == TERMINAL:
            break
        if player == CHANCE:
            weights = np.array(setup.chance_weights(state))
            rules.apply(state, int(rng.choice(len(weights), p=weights / weights.sum())))
        else:
            actions = setup.legal_actions(state)
            rules.apply(state, actions[int(rng.random() * len(actions))])
    for seat in range(setup.seats):
        other = setup.resample(state, seat, np.random.default_rng(seed))
        check_same_knowledge(setup, state, other, seat, seed)


def check_same_knowledge(setup: Setup, state: Any, other: Any, seat: int, seed: int) -> None:
    """Check that two truths look the same to a seat in every way there is."""
    rules = setup.game.rules
    for eyes in (seat, None):  # a spectator knows no more than any seat does
        assert setup.game.view(setup, state, eyes) == setup.game.view(setup, other, eyes)
    assert np.array_equal(setup.observe(state, seat), setup.observe(other, seat))
    assert (rules.current_player(state) == seat) == (rules.current_player(other) == seat)
    if rules.current_player(state) == seat:
        assert setup.legal_actions(state) == setup.legal_actions(other)
        for name in bots.names(setup.game):
            moves = {
                bots.move(bots.find(name, setup), setup, truth, seat, np.random.default_rng(seed))
                for truth in (state, other)
            }
            assert len(moves) == 1
    # What is resampled depends on what the seat knows, not on the truth.
    assert same(
        setup.resample(state, seat, np.random.default_rng(seed + 1)),
        setup.resample(other, seat, np.random.default_rng(seed + 1)),
    )
    # And it is a truth: the match can go on from it.
    player = rules.current_player(other)
    if player == CHANCE:
        assert sum(setup.chance_weights(other)) > 0
    elif player != TERMINAL:
        assert setup.legal_actions(other)


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_the_same_observation_means_the_same_legal_moves(name: str, data: Any, seed: int):
    setup = data.draw(setups(name))
    legal_by_observation: dict[bytes, list[int]] = {}
    for match in random_steps(setup, seed, 40):
        if isinstance(match.turn, int):
            key = setup.observe(match.state, match.turn).tobytes()
            legal = setup.legal_actions(match.state)
            assert legal_by_observation.setdefault(key, legal) == legal


@pytest.mark.parametrize("name", GAMES)
@given(data=st.data(), seed=SEEDS)
@settings(max_examples=10, deadline=None)
def test_views_and_events_of_others_hold_no_hidden_tile(name: str, data: Any, seed: int):
    setup = data.draw(setups(name))
    match = random_match(setup, seed, data.draw(st.integers(0, 20)))
    for seat in [None, *range(setup.seats)]:
        view = match.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        seen = match.seen(seat)
        assert [event.number for event in seen] == list(range(len(seen)))
        since = len(match.events) // 2
        assert match.seen(seat, since) == seen[len(seen) - len(match.seen(seat, since)) :]
        truths = iter(match.events)
        for event in seen:  # in order, and what is not the event itself is hidden in part
            assert any(is_seen_as(event.event, truth) for truth in truths)


def is_seen_as(shown: str, truth: str) -> bool:
    """Tell whether an event may be shown so: each word as it is, or hidden."""
    words, truths = shown.split(), truth.split()
    return len(words) == len(truths) and all(
        word in (true, "?") for word, true in zip(words, truths, strict=True)
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_game_without_secrets_says_so(name: str):
    game = noripan.load(name).game
    match = random_match(game.setup(game.seats[-1]), 1, 10)
    hides = any("?" in seen.event for seen in match.seen(None))
    assert hides == game.secret
    if not game.secret:
        assert game.notation.witness(match.state) == EVERYONE


@pytest.mark.parametrize("name", GAMES)
def test_greedy_plays_the_same_once_it_is_native_code(name: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(simple, "_WARM", set())
    setup = noripan.load(name, 2)
    greedy = bots.find("greedy", setup)
    match, rng = Match(setup), np.random.default_rng(6)
    match.deal(rng)
    decisions: list[tuple[Any, int, int]] = []
    while isinstance(match.turn, int) and len(decisions) < 40:
        action = greedy.choose(setup, match.state, match.turn, rng)
        decisions.append((match.state.copy(), match.turn, action))
        match.play(setup.game.notation.format_action(match.state, action))
        match.deal(rng)
    greedy.warm_up(setup)
    assert [greedy.choose(setup, state, seat, rng) for state, seat, _ in decisions] == [
        action for *_, action in decisions
    ]


@pytest.mark.parametrize("name", GAMES)
def test_greedy_plays_legal_moves_to_the_end(name: str):
    setup = noripan.load(name, 2)
    match, rng = Match(setup), np.random.default_rng(5)
    greedy = bots.find("greedy", setup)
    match.deal(rng)
    while isinstance(match.turn, int):
        match.play(bots.move(greedy, setup, match.state, match.turn, rng))
        match.deal(rng)
    assert match.winners
