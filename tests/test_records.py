"""Whole matches worked out independently of this project, replayed event by event."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from noripan.match import replay_steps

FILES = sorted((Path(__file__).parent / "data" / "records").glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}-{number}")
    for file in FILES
    for number, case in enumerate(json.loads(file.read_text("utf-8")))
]


def test_there_are_records_of_every_game():
    assert len(FILES) == 10
    assert len(CASES) == 40 + 34 + 22 + 21 * 3 + 10 + sum(
        len(json.loads((FILES[0].parent / f"{name}.json").read_text("utf-8")))
        for name in ("sparrow_penalty", "sixteen_rounds", "general_series")
    )


@pytest.mark.parametrize("case", CASES)
def test_every_event_leads_where_it_should(case: dict[str, Any]):
    steps = replay_steps(case["record"])
    match = next(steps)
    for number, (expected, match) in enumerate(zip(case["expect"], steps, strict=True)):
        where = f"event {number}: {match.events[-1]}"
        assert match.turn == expected["turn"], where
        assert match.scores == expected["scores"], where
        legal = match.legal()
        if "legal" in expected:
            assert legal == expected["legal"], where
        if "legal_count" in expected:
            assert len(legal) == expected["legal_count"], where
            text = "\n".join(legal).encode()
            assert hashlib.sha256(text).hexdigest() == expected["legal_sha256"], where
        assert match.winners == expected.get("winners"), where
    assert match.record()["events"] == case["record"]["events"]
