"""Matches, records and what goes wrong with them."""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np
import pytest

import noripan
from noripan.game import BadOption, IllegalMove
from noripan.match import BadRecord, Match, chance_tokens, read_record
from playing import GAMES


def record(**changes: Any) -> dict[str, Any]:
    return {
        "noripan": 1,
        "game": "sniff",
        "seats": 2,
        "names": ["A", "B"],
        "options": {},
        "events": ["* seat 0", "* 66 65 64 63 62 61 60", "* 55 54 53 52 51 50 44", "64"],
    } | changes


def test_the_names_of_all_games():
    assert noripan.games() == [
        "sparrow",
        "sniff",
        "sixteen",
        "yacht",
        "yahtzee",
        "general",
        "cameroon",
    ]


@pytest.mark.parametrize(
    ("name", "seats", "options", "says"),
    [
        ("chess", None, {}, "no game “chess”"),
        ("sniff", 5, {}, "2 to 4 players, not 5"),
        ("sniff", True, {}, "2 to 4 players"),
        ("sniff", 2, {"goal": 5}, "no option “goal”"),
        ("sniff", 2, {"target": 12}, "multiple of 5"),
        ("sniff", 2, {"target": True}, "multiple of 5"),
        ("sniff", 2, {"target": 2.5}, "multiple of 5"),
        ("yahtzee", 1, {"joker": "wild"}, "Choose one of: none, free, forced"),
        ("yacht", 1, {"lock_kept_dice": "maybe"}, "true or false"),
    ],
)
def test_what_cannot_be_is_named(name: str, seats: Any, options: dict[str, Any], says: str):
    with pytest.raises(ValueError, match=says):
        noripan.load(name, seats, **options)


def test_options_may_be_text():
    options = noripan.load("yacht", 1, lock_kept_dice="yes").options
    assert options["lock_kept_dice"] is True
    assert noripan.load("sniff", 2, target="100").options["target"] == 100


def test_turn_legal_scores_and_winners_go_together():
    match = Match(noripan.load("sniff"), names=["A", "B"])
    assert match.turn == "chance"
    assert match.legal() == []
    assert match.scores == [0, 0]
    assert match.winners is None


def test_chance_is_refused_when_a_player_decides_and_the_other_way_round():
    match = Match.replay(record())
    match.play("54@R")
    for event, message in [
        ("* 44", "chance-not-to-move"),
        ("*", "outcome-missing"),
        ("66@Q", "unreadable-move"),
        ("", "unreadable-move"),
    ]:
        with pytest.raises(IllegalMove) as caught:
            match.play(event)
        assert caught.value.message == message
    match = Match(noripan.load("sniff"))
    for event, message in [
        ("64", "chance-to-move"),
        ("* 64", "outcome-unreadable"),
        ("* seat 2", "outcome-impossible"),
        ("* seat x", "outcome-unreadable"),
    ]:
        with pytest.raises(IllegalMove) as caught:
            match.play(event)
        assert caught.value.message == message


def test_a_chance_event_that_breaks_off_changes_nothing():
    match = Match(noripan.load("sniff"))
    match.play("* seat 0")
    before = match.state.tobytes()
    with pytest.raises(IllegalMove):
        match.play("* 66 65 66")
    assert match.state.tobytes() == before
    assert match.events == ["* seat 0"]


@pytest.mark.parametrize(
    "rng",
    [np.random.default_rng(1), random.Random(1), random.SystemRandom()],
    ids=["numpy", "seeded", "secure"],
)
def test_any_source_of_random_numbers_deals(rng: Any):
    match = Match(noripan.load("sniff"))
    match.deal(rng)
    assert isinstance(match.turn, int)
    assert [len(event.split()) for event in match.events] == [3, 8, 8]


def test_equal_seeds_deal_equally_and_others_do_not():
    deals: list[list[str]] = []
    for seed in (1, 1, 2):
        match = Match(noripan.load("sparrow", 4))
        match.deal(np.random.default_rng(seed))
        deals.append(match.events)
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]


def test_a_copy_goes_its_own_way():
    match = Match.replay(record())
    twin = match.copy()
    twin.play(twin.legal()[0])
    assert len(twin.events) == len(match.events) + 1
    assert twin.state.tobytes() != match.state.tobytes()


def test_a_view_is_of_a_seat_or_of_a_spectator():
    match = Match(noripan.load("sniff"))
    assert match.view(None).seat is None
    with pytest.raises(IndexError):
        match.view(2)


@pytest.mark.parametrize("name", GAMES)
def test_a_deal_that_was_recorded_in_part_is_finished(name: str):
    whole = Match(noripan.load(name, 2))
    whole.deal(np.random.default_rng(8))
    for cut in range(1, 12):
        tokens = [token for event in whole.events for token in chance_tokens(event)]
        match = Match(noripan.load(name, 2))
        for token in tokens[:cut]:
            match.play(f"* {token}")
        match.deal(np.random.default_rng(9))
        assert isinstance(match.turn, int)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"noripan": 2}, r"wrong kind at \$\.noripan"),
        ({"seats": "two"}, r"wrong kind at \$\.seats"),
        ({"events": [1]}, r"wrong kind at \$\.events\[.*\]"),
        ({"game": "chess"}, "cannot be set up: There is no game “chess”"),
        ({"names": ["A"]}, "One name for 2 seats"),
        ({"names": ["A", ""]}, "name “” cannot be used"),
        ({"names": ["A", "B\x1b[31m"]}, "cannot be used"),
        ({"options": {"target": 3}}, "multiple of 5"),
        ({"events": ["* seat 0", "64"]}, r"Event 2 \(“64”\) is impossible"),
    ],
)
def test_what_is_wrong_with_a_record_is_said_with_its_place(changes: dict[str, Any], says: str):
    with pytest.raises(BadRecord, match=says):
        Match.replay(record(**changes))


def test_an_illegal_move_in_a_record_names_the_rule():
    events = [*record()["events"], "55@U"]
    with pytest.raises(BadRecord) as caught:
        Match.replay(record(events=events))
    assert caught.value.rule == "R20"
    assert caught.value.parameters["number"] == 5


@pytest.mark.parametrize("data", [b"", b"[]", b"{", b"\xff\xfe", b'{"noripan": 1}', b"null"])
def test_a_file_that_is_no_record_is_refused(data: bytes):
    with pytest.raises(BadRecord):
        read_record(data)


def test_moves_are_recorded_as_notation_writes_them():
    match = Match.replay(record())
    match.play("  45@r ")
    assert match.events[-1] == "54@R"
    assert json.loads(json.dumps(match.record()))["events"][-1] == "54@R"


def test_bad_option_is_a_value_error():
    assert issubclass(BadOption, ValueError)
