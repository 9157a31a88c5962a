"""Secure dealing that can be checked afterwards."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import noripan
from noripan import fair
from noripan.fair import FairDealer, UnfairRecord
from noripan.game import NoripanError
from noripan.match import Match
from playing import GAMES

SEED = bytes(range(32))


def fair_record(name: str, entropy: tuple[str, ...] = ("a", "b"), reveal: bool = True) -> Any:
    setup = noripan.load(name, 2)
    dealer, rng = FairDealer(setup, entropy, SEED), np.random.default_rng(1)
    match = Match(setup)
    match.deal(dealer)
    while isinstance(match.turn, int):
        moves = match.legal()
        match.play(moves[int(rng.random() * len(moves))])
        match.deal(dealer)
    match.fair = dealer.deal(reveal=reveal)
    return match.record()


@pytest.mark.parametrize("name", GAMES)
def test_a_fair_match_is_verified(name: str):
    assert fair.verify(fair_record(name)) is True


def test_the_commitment_is_the_hash_of_a_random_seed_and_tells_nothing_of_the_deal():
    setup = noripan.load("sniff", 2)
    one, two = FairDealer(setup), FairDealer(setup)
    assert one.commitment != two.commitment
    assert one.commitment == hashlib.sha256(one.seed).hexdigest()
    assert len(one.seed) == 32
    sealed = one.deal(reveal=False)
    assert "seed" not in sealed
    assert one.seed.hex() not in str(sealed)


def test_a_sealed_or_unfair_record_is_nothing_to_verify():
    assert fair.verify(fair_record("yacht", reveal=False)) is None
    record = fair_record("yacht")
    del record["fair"]
    assert fair.verify(record) is None


def test_changing_one_die_is_found_out():
    record = fair_record("yacht")
    number, event = next((i, e) for i, e in enumerate(record["events"]) if e.startswith("*"))
    die = event.split()[1]
    record["events"][number] = event.replace(die, "1" if die != "1" else "2", 1)
    with pytest.raises((UnfairRecord, NoripanError)):
        fair.verify(record)


def test_another_seed_commitment_or_entropy_is_found_out():
    for change in ({"seed": "00" * 32}, {"commitment": "00" * 32}, {"entropy": ["a", "c"]}):
        record = fair_record("yacht")
        record["fair"] |= change
        with pytest.raises(UnfairRecord):
            fair.verify(record)


@pytest.mark.parametrize(
    "damage",
    [{"seed": "xyz"}, {"seed": "00"}, {"scheme": "trust me"}, {"extra": 1}, {"entropy": 3}],
)
def test_a_damaged_part_is_refused(damage: dict[str, Any]):
    record = fair_record("yacht")
    record["fair"] |= damage
    with pytest.raises(UnfairRecord, match="damaged"):
        fair.verify(record)


def test_every_players_entropy_changes_the_deal():
    deals = {str(fair_record("yacht", entropy)["events"][:1]) for entropy in [("", ""), ("x", "")]}
    assert len(deals) == 2


def test_entropy_cannot_be_shifted_from_one_player_to_another():
    setup = noripan.load("yacht", 2)
    streams = {
        tuple(dealer.outcome([1] * 1000) for _ in range(5))
        for dealer in (FairDealer(setup, e, SEED) for e in (["ab", "c"], ["a", "bc"]))
    }
    assert len(streams) == 2


def test_too_much_entropy_is_refused():
    with pytest.raises(NoripanError):
        FairDealer(noripan.load("yacht", 2), ["x" * 201, ""])
    with pytest.raises(NoripanError):
        FairDealer(noripan.load("yacht", 2), ["x"])


@given(st.integers(1, 10**6), st.integers(0, 100))
def test_outcomes_stay_below_their_limit(limit: int, number: int):
    assert 0 <= fair.below(SEED, b"", number, limit) < limit


def test_outcomes_follow_their_weights():
    dealer = FairDealer(noripan.load("yacht", 1), [""], SEED)
    counts = Counter(dealer.outcome([1, 0, 3]) for _ in range(4000))
    assert counts[1] == 0
    assert 850 < counts[0] < 1150


def test_a_deal_taken_up_again_goes_on_where_it_stopped():
    setup = noripan.load("yacht", 1)
    whole = FairDealer(setup, [""], SEED)
    first = [whole.outcome([1] * 6) for _ in range(10)]
    again = FairDealer(setup, [""], SEED, dealt=6)
    assert [again.outcome([1] * 6) for _ in range(4)] == first[6:]
