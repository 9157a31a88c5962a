"""All dice of all games against values worked out independently, and whole policies' positions."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import noripan
from noripan.game import Circumstances, NoripanError
from noripan.games.dice.score import score
from noripan.games.dice.view import DiceView
from noripan.match import Match

DATA = Path(__file__).parents[1] / "data"
SCORES = json.loads((DATA / "dice_scores.json").read_text("utf-8"))
POLICIES = json.loads((DATA / "dice_policy.json").read_text("utf-8"))


def table_id(table: dict[str, Any]) -> str:
    return " ".join([table["game"], *map(str, table["options"].values()), table.get("roll", "")])


@pytest.mark.rule("yacht A9", "yahtzee GB2", "general C2", "cameroon D5")
@pytest.mark.parametrize("table", [t for t in SCORES["five"] if not t.get("joker")], ids=table_id)
def test_every_roll_of_five_dice_in_every_category(table: dict[str, Any]):
    setup = noripan.load(table["game"], 1, **table["options"])
    roll = {"first": 1, "later": 2, None: None}[table.get("roll")]
    assert len(table["scores"]) == 252
    for dice, expected in table["scores"].items():
        result = score(setup, dice, Circumstances(roll=roll))
        assert [result["categories"][name] for name in table["categories"]] == expected
        assert result.get("wins", False) == (None in expected)


@pytest.mark.rule("yahtzee GB5", "yahtzee GB6")
@pytest.mark.parametrize("joker", ["free", "forced"])
@pytest.mark.parametrize("table", [t for t in SCORES["five"] if t.get("joker")], ids=table_id)
def test_every_joker(table: dict[str, Any], joker: str):
    setup = noripan.load("yahtzee", 1, joker=joker, **table["options"])
    for dice, expected in table["scores"].items():
        worth = score(setup, dice, Circumstances())["joker"]
        for name, points in zip(table["categories"], expected, strict=True):
            if name != "yahtzee":
                assert worth[name] == points


@pytest.mark.rule("cameroon D3", "cameroon D5")
@pytest.mark.parametrize("case", SCORES["ten"], ids=lambda case: case["dice"])
def test_the_best_split_of_ten_dice_for_every_pair(case: dict[str, Any]):
    result = score(noripan.load("cameroon"), case["dice"], Circumstances())
    assert result["best"] == case["best"]


@pytest.mark.parametrize(
    "dice", ["", "1234", "123456", "1234567890", "12340", "abcde", "１２３４５"]
)
@pytest.mark.parametrize("game", ["yacht", "yahtzee", "general", "cameroon"])
def test_dice_that_cannot_be_are_refused(game: str, dice: str):
    with pytest.raises(NoripanError) as caught:
        score(noripan.load(game), dice, Circumstances())
    assert caught.value.message.startswith("dice-score-")


@pytest.mark.parametrize(
    ("circumstances", "message"),
    [
        (Circumstances(roll=0), "dice-score-roll"),
        (Circumstances(roll=4), "dice-score-roll"),
        (Circumstances(dora="1"), "score-circumstance"),
        (Circumstances(dealer=True), "score-circumstance"),
    ],
)
def test_circumstances_that_mean_nothing_are_refused(circumstances: Circumstances, message: str):
    with pytest.raises(NoripanError) as caught:
        score(noripan.load("general"), "11345", circumstances)
    assert caught.value.message == message


def test_dice_may_be_written_in_any_way():
    setup = noripan.load("yacht")
    expected = score(setup, "26666", Circumstances())
    assert expected["dice"] == [2, 6, 6, 6, 6]
    for text in ("66662", "6 6 2 6 6", " 6,6,6,6,2 "):
        assert score(setup, text, Circumstances()) == expected


def policy_id(group: dict[str, Any]) -> str:
    big = group.get("big_general", {}).get("play", "")
    return " ".join([group["game"], *map(str, group["options"].values()), big])


@pytest.mark.parametrize("group", POLICIES, ids=policy_id)
def test_positions_of_the_best_play_are_reached_and_their_moves_are_legal(group: dict[str, Any]):
    setup = noripan.load(group["game"], 1, **group["options"])
    for case in group["cases"]:
        match = Match(setup)
        for event in case["events"]:
            match.play(event)
        seen = match.view(0)
        assert isinstance(seen, DiceView)
        boxes = seen.sheets[0].boxes
        assert {name for name, box in boxes.items() if box is not None} == set(case["filled"])
        assert "".join(map(str, seen.dice)) == case["dice"]
        assert seen.rolls_left == case["rolls_left"]
        if "upper" in case:
            assert min(63, seen.sheets[0].upper or 0) == case["upper"]
            assert boxes["yahtzee"] == case["yahtzee"]
        assert set(case["best"]) <= set(match.legal())
