"""Secure dealing that anybody can check afterwards.

Before the first chance move the dealer publishes a commitment, the SHA-256 of a secret seed of 32
random bytes. Then every player may add entropy of their own. Each chance outcome follows from both
by HMAC-SHA256, so neither the dealer nor a player can steer it. At the end the seed is shown, and
``verify`` plays the record again and compares every outcome.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from noripan.game import NoripanError, Setup
from noripan.match import Match, Record, begin_record, chance_tokens

SCHEME = "hmac-sha256-1"
SEED_BYTES = 32
LONGEST_ENTROPY = 200
WORD_BYTES = 8


class FairDeal(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The part ``fair`` of a record."""

    scheme: str
    commitment: str
    """SHA-256 of the seed, in hexadecimal; published before the first chance move."""
    entropy: list[str]
    """What each player added, in seat order; may be empty."""
    seed: str | None = None
    """The seed, in hexadecimal; shown only after the match."""


class UnfairRecord(NoripanError):
    """A record whose chance outcomes do not follow from its commitment."""


class FairDealer:
    """Decides chance's outcomes of one match from a secret seed and the players' entropy."""

    def __init__(
        self, setup: Setup, entropy: Sequence[str] = (), seed: bytes | None = None, dealt: int = 0
    ) -> None:
        """Prepare a deal; ``dealt`` outcomes have happened already (a match taken up again).

        ``seed`` is drawn from the operating system if not given. Raises ``NoripanError`` if the
        entropy is of a wrong shape.
        """
        self.seed = secrets.token_bytes(SEED_BYTES) if seed is None else seed
        self.entropy = list(entropy) or [""] * setup.seats
        if len(self.entropy) != setup.seats or any(len(e) > LONGEST_ENTROPY for e in self.entropy):
            raise NoripanError("record-fair-shape")
        self.dealt = dealt
        self._context = _context(setup, self.entropy)

    @property
    def commitment(self) -> str:
        """The hexadecimal SHA-256 of the seed."""
        return hashlib.sha256(self.seed).hexdigest()

    def outcome(self, weights: list[int]) -> int:
        """Return the next outcome, with probability exactly proportional to its weight."""
        rest = below(self.seed, self._context, self.dealt, sum(weights))
        self.dealt += 1
        for index, weight in enumerate(weights):
            rest -= weight
            if rest < 0:
                return index
        raise ValueError("no outcome has a weight")

    def deal(self, *, reveal: bool) -> dict[str, Any]:
        """Return the part ``fair`` of a record, with the seed only if it may be shown."""
        return msgspec.to_builtins(
            FairDeal(SCHEME, self.commitment, self.entropy, self.seed.hex() if reveal else None)
        )


def below(seed: bytes, context: bytes, number: int, limit: int) -> int:
    """Return the ``number``-th uniform integer in ``range(limit)`` of a deal, without bias."""
    span = 1 << (8 * WORD_BYTES)
    largest = span - span % limit
    attempt = 0
    while True:
        text = context + number.to_bytes(8, "big") + attempt.to_bytes(4, "big")
        word = int.from_bytes(hmac.digest(seed, text, "sha256")[:WORD_BYTES], "big")
        if word < largest:
            return word % limit
        attempt += 1


def verify(record: Mapping[str, Any] | Record) -> bool | None:
    """Check that every chance outcome of a record follows from its commitment.

    Returns ``None`` if there is nothing to check (no fair deal, or its seed is not shown yet) and
    ``True`` if all is right. Raises ``UnfairRecord`` if it is not.
    """
    if not isinstance(record, Record):
        record = msgspec.convert(record, Record)
    if record.fair is None:
        return None
    fair = read_deal(record.fair)
    if fair.seed is None:
        return None
    match = begin_record(record)
    dealer = FairDealer(match.setup, fair.entropy, bytes.fromhex(fair.seed))
    if dealer.commitment != fair.commitment:
        raise UnfairRecord("record-fair-commitment")
    for event in record.events:
        if event.startswith("*"):
            _compare(match, dealer, event)
        match.play(event)
    return True


def read_deal(data: Mapping[str, Any]) -> FairDeal:
    """Return the typed part ``fair``; raises ``UnfairRecord`` if it is damaged."""
    try:
        fair = msgspec.convert(dict(data), FairDeal)
        seed = bytes.fromhex(fair.seed or "")
    except (msgspec.ValidationError, ValueError):
        raise UnfairRecord("record-fair-shape") from None
    if fair.scheme != SCHEME or (fair.seed is not None and len(seed) != SEED_BYTES):
        raise UnfairRecord("record-fair-shape")
    return fair


def _compare(match: Match, dealer: FairDealer, event: str) -> None:
    """Compare the outcomes of one chance event with what the dealer decides."""
    setup, state = match.setup, match.state.copy()
    for found in chance_tokens(event):
        outcome = dealer.outcome(setup.chance_weights(state))
        expected = setup.game.notation.format_outcome(state, outcome)
        if expected != found:
            raise UnfairRecord(
                "record-fair-broken", number=dealer.dealt, expected=expected, found=found
            )
        setup.game.rules.apply(state, outcome)


def _context(setup: Setup, entropy: Sequence[str]) -> bytes:
    """Bind the outcomes to the game, its seats and options, and every player's entropy."""
    options = sorted((name, str(value)) for name, value in setup.options.items())
    parts = [SCHEME, setup.game.name, str(setup.seats), *(f"{n}={v}" for n, v in options), *entropy]
    encoded = [part.encode() for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in encoded)
