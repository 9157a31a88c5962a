"""Every page: usable by everybody, on a phone, in three languages."""

from __future__ import annotations

import random
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from houses import ServedHouse
from noripan.words import LANGUAGES, Words
from sitting import NewPage, Sitting, play_to_the_end

GAMES = ("sparrow", "sniff", "sixteen", "yacht", "yahtzee", "general", "cameroon")
MOVES = 3
SIDEWAYS = "document.documentElement.scrollWidth - window.innerWidth"


def check(page: Page) -> None:
    """Let axe find nothing, and nothing reach beyond the sides."""
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    assert not found, [(v["id"], [node["html"] for node in v["nodes"]]) for v in found]
    assert page.evaluate(SIDEWAYS) <= 0


def speak(page: Page, language: str) -> None:
    """Switch the language as people do."""
    page.locator("header select").first.select_option(language)
    page.locator(f'html[lang="{language}"]').wait_for()


def seat(house: ServedHouse, page: Page, game: str, seats: int, **rest: Any) -> Sitting:
    """Sit down at a new table with the link of the seat."""
    sitting = Sitting(page)
    seated = house.new_table(game, seats, **rest)
    page.goto(house.url(f"/t/{seated['table']}#{seated['secret']}"))
    sitting.until(lambda: bool(sitting.table))
    return sitting


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_and_its_dialogs(
    house: ServedHouse, new_page: NewPage, language: str, phone: bool
):
    house.new_table("sixteen", 3, private=False)
    page, say = new_page(language, phone=phone, dark=phone), Words(language).text
    page.goto(house.url("/"))
    page.locator(f'html[lang="{language}"]').wait_for()
    page.get_by_role("link", name=say("game-sixteen")).first.wait_for()
    check(page)
    page.get_by_role("button", name=say("about-sparrow")).click()
    page.get_by_text(say("house-options"), exact=True).click()
    page.get_by_label(say("house-company-friends"), exact=True).check()
    check(page)
    page.get_by_role("button", name=say("house-rules"), exact=True).click()
    page.locator(".rules h3").first.wait_for()
    check(page)


@pytest.mark.parametrize("phone", [False, True])
@pytest.mark.parametrize("game", GAMES)
def test_a_table_in_every_language(house: ServedHouse, new_page: NewPage, game: str, phone: bool):
    page, rng = new_page(phone=phone, dark=not phone), random.Random(game)
    ana = seat(house, page, game, 3, bots="greedy")
    for _ in range(MOVES):
        ana.until(lambda: ana.is_asked)
        ana.play(rng)
    ana.until(lambda: ana.is_asked)
    ana.until_drawn()
    for language in LANGUAGES:
        speak(page, language)
        heading = page.locator("h1").first
        assert heading.inner_text() == Words(language).text(f"game-{game}")
        check(page)


@pytest.mark.parametrize("language", LANGUAGES)
def test_waiting_rooms_and_closed_doors(house: ServedHouse, new_page: NewPage, language: str):
    page, say = new_page(language, phone=True), Words(language).text
    ana = seat(house, page, "sniff", 4)
    page.get_by_text(say("house-invite"), exact=True).wait_for()
    check(page)
    guest = new_page(language, phone=True)
    guest.goto(house.url(f"/t/{ana.table['info']['id']}"))
    guest.get_by_role("button", name=say("house-sit-down")).wait_for()
    check(guest)
    guest.goto(house.url("/t/nothing"))
    guest.get_by_text(say("house-no-table"), exact=True).wait_for()
    check(guest)
    guest.goto(house.url("/r/nothing"))
    guest.get_by_text(say("house-no-table"), exact=True).wait_for()
    check(guest)


def test_a_finished_match_and_its_replay(house: ServedHouse, new_page: NewPage):
    page = new_page(phone=True)
    ana = seat(house, page, "sniff", 2, bots="greedy", options={"target": 20})
    play_to_the_end([ana], random.Random(1))
    page.locator("#outcome").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        check(page)
    page.get_by_role("link", name=Words("id").text("house-replay")).click()
    page.locator("[data-verdict]").wait_for()
    for language in LANGUAGES:
        speak(page, language)
        check(page)


def test_the_language_is_switched_without_a_reload_and_kept(house: ServedHouse, new_page: NewPage):
    page = new_page("ko")
    page.goto(house.url("/"))
    page.get_by_text(Words("ko").text("house-about")).wait_for()
    page.evaluate("window.before = true")
    speak(page, "id")
    page.get_by_text(Words("id").text("house-about")).wait_for()
    assert page.evaluate("window.before")
    page.reload()
    page.get_by_text(Words("id").text("house-about")).wait_for()
    assert page.locator("html").get_attribute("lang") == "id"


def test_what_can_be_touched_is_large_enough(house: ServedHouse, new_page: NewPage):
    page = new_page(phone=True)
    ana = seat(house, page, "yacht", 2)
    for path in ("/", f"/t/{ana.table['info']['id']}"):
        page.goto(house.url(path))
        page.locator("main button").first.wait_for()
        boxes = [b.bounding_box() for b in page.locator("button, select, a.button").all()]
        assert all(box["height"] >= 44 and box["width"] >= 44 for box in boxes if box)


def test_one_live_region_tells_what_happens(house: ServedHouse, new_page: NewPage):
    page = new_page()
    ana = seat(house, page, "sniff", 2, bots="greedy")
    assert page.locator('[aria-live="polite"]').count() == 1
    ana.until(lambda: ana.is_asked)
    ana.play(random.Random(1))
    ana.until(lambda: ana.is_asked)
    spoken = page.locator('[aria-live="polite"]')
    ana.until(lambda: ana.words.text("house-your-turn") in spoken.inner_text())
    assert "Ana:" in spoken.inner_text()
