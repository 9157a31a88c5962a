"""The keyboard alone is enough, from the door to the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from houses import ServedHouse
from sitting import KeyboardSitting, NewPage, play_to_the_end

SHORT: dict[str, dict[str, Any]] = {
    "sniff": {"target": 20},
    "sparrow": {"start_points": 1, "minimum_points": 0},
}


@pytest.mark.parametrize("game", ["sparrow", "sniff", "sixteen", "yacht", "cameroon"])
def test_a_match_is_finished_with_the_keyboard_alone(
    house: ServedHouse, new_page: NewPage, game: str
):
    page = new_page()
    ana = KeyboardSitting(page)
    new_table = {"game": game, "options": SHORT.get(game, {}), "bots": "greedy"}
    seated = house.new_table(seats=2, **new_table)
    page.goto(house.url(f"/t/{seated['table']}#{seated['secret']}"))
    ana.until(lambda: bool(ana.table))
    assert play_to_the_end([ana], random.Random(game)) > 0
    page.locator("#outcome").wait_for()


def test_a_table_is_opened_with_the_keyboard_alone(house: ServedHouse, new_page: NewPage):
    page = new_page()
    ana = KeyboardSitting(page)
    say = ana.words.text
    page.goto(house.url("/"))
    page.get_by_role("button", name=say("about-yacht")).wait_for()
    page.keyboard.press("Tab")
    assert page.locator(":focus").inner_text() == say("house-skip")
    page.keyboard.press("Enter")
    ana.press(page.get_by_role("button", name=say("about-yacht")))
    ana.go_to(page.get_by_label(say("house-your-name")))
    page.keyboard.type("Ana")
    page.keyboard.press("Enter")
    ana.until(lambda: ana.phase == "playing")
    assert ana.table["info"]["seats"][0]["name"] == "Ana"


def test_escape_closes_a_dialog_and_the_focus_returns(house: ServedHouse, new_page: NewPage):
    page = new_page()
    ana = KeyboardSitting(page)
    page.goto(house.url("/"))
    card = page.get_by_role("button", name=ana.words.text("about-sniff"))
    ana.press(card)
    dialog = page.get_by_role("dialog")
    dialog.wait_for()
    page.keyboard.press("Escape")
    dialog.wait_for(state="hidden")
    assert card.evaluate("card => card === document.activeElement")
