"""Whole matches in the browser: two people and a bot."""

from __future__ import annotations

import random
from typing import Any

import pytest

from houses import ServedHouse
from sitting import NewPage, Sitting, play_to_the_end

SHORT: dict[str, dict[str, Any]] = {
    "sniff": {"target": 40},
    "sparrow": {"start_points": 1, "minimum_points": 0},
}
GAMES = ("sparrow", "sniff", "sixteen", "yacht", "yahtzee", "general", "cameroon")


@pytest.mark.parametrize("game", GAMES)
def test_two_people_and_a_bot_finish_a_match(house: ServedHouse, new_page: NewPage, game: str):
    ana, bo = Sitting(new_page()), Sitting(new_page("ko", phone=True), "ko")
    ana.open_table(house.url("/"), game, 3, "friends", **SHORT.get(game, {}))
    address = ana.page.url
    bo.sit_down(address, "보라")
    ana.add_bot()
    ana.be_ready()
    bo.be_ready()
    made = play_to_the_end([ana, bo], random.Random(game))
    assert made > 1
    for person in (ana, bo):
        person.page.locator("#outcome").wait_for()
        assert person.table["view"]["winners"]
    record = house.get(f"/api/tables/{ana.table['info']['id']}/record")
    assert record["names"][:2] == ["Ana", "보라"]
    assert len(record["events"]) >= made
