"""The keyboard alone is enough, from the door to the end of a match."""

from __future__ import annotations

import random
from typing import Any

import pytest

from houses import ServedHouse
from sitting import KeyboardSitting, NewPage, play_to_the_end

MOVES = 4


def sit(house: ServedHouse, new_page: NewPage, game: str, **options: Any) -> KeyboardSitting:
    seated = house.new_table(game, 2, options=options, bots="greedy")
    ana = KeyboardSitting(new_page())
    ana.page.goto(house.url(f"/t/{seated['table']}#{seated['secret']}"))
    ana.until(lambda: bool(ana.table))
    return ana


def test_a_match_is_finished_with_the_keyboard_alone(house: ServedHouse, new_page: NewPage):
    ana = sit(house, new_page, "sniff", target=20)
    assert play_to_the_end([ana], random.Random(1)) > 0
    ana.page.locator("#outcome").wait_for()


@pytest.mark.parametrize("game", ["sparrow", "sixteen", "yacht", "cameroon"])
def test_the_keys_reach_everything_on_a_board(house: ServedHouse, new_page: NewPage, game: str):
    ana, rng = sit(house, new_page, game), random.Random(game)
    for _ in range(MOVES):
        ana.until(lambda: ana.is_asked)
        ana.play(rng)


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
