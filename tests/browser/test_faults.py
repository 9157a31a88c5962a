"""Reloads, double clicks, lost connections, a house that is killed."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from houses import ServedHouse, served
from noripan.words import Words
from sitting import NewPage, Sitting, play_to_the_end

OFFLINE = Words("en").text("house-offline")


def boxes(sitting: Sitting) -> int:
    """How many boxes of the own sheet are written."""
    sheet: dict[str, Any] = sitting.table["view"]["sheets"][sitting.table["you"]]
    return sum(points is not None for points in sheet["boxes"].values())


def pick_a_box(sitting: Sitting) -> None:
    sitting.until(lambda: sitting.is_asked)
    sitting.until_drawn()
    sitting.board.locator(".offer").first.click()
    sitting.board.locator(".write").wait_for()


def test_a_reload_in_mid_match_loses_nothing(house: ServedHouse, new_page: NewPage):
    page, rng = new_page(), random.Random(1)
    ana = Sitting(page)
    ana.open_table(house.url("/"), "sniff", 2, "greedy")
    for _ in range(2):
        ana.until(lambda: ana.is_asked)
        ana.play(rng)
    ana.until(lambda: ana.is_asked)
    before, ana.table = ana.table, {}
    page.reload()
    ana.until(lambda: bool(ana.table))
    assert ana.table["view"] == before["view"]
    assert ana.table["you"] == before["you"]
    ana.play(rng)


def test_the_link_of_a_seat_opens_it_anywhere_and_leaves_the_address_bar(
    house: ServedHouse, new_page: NewPage
):
    seated = house.new_table("yacht", 2, bots="greedy")
    page = new_page()
    ana = Sitting(page)
    page.goto(house.url(f"/t/{seated['table']}#{seated['secret']}"))
    ana.until(lambda: ana.table.get("you") == seated["seat"])
    assert "#" not in page.url
    page.get_by_text(ana.words.text("house-links")).click()
    own = page.get_by_label(ana.words.text("house-own-link"), exact=True)
    assert seated["secret"] not in own.input_value()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    copy = f"{ana.words.text('house-copy')}: {ana.words.text('house-own-link')}"
    page.get_by_role("button", name=copy).click()
    link = page.evaluate("navigator.clipboard.readText()")
    elsewhere = Sitting(new_page())
    elsewhere.page.goto(link)
    elsewhere.until(lambda: elsewhere.table.get("you") == seated["seat"])


def test_a_double_click_plays_once(house: ServedHouse, new_page: NewPage):
    ana = Sitting(new_page())
    ana.open_table(house.url("/"), "yacht", 1, "greedy")
    pick_a_box(ana)
    ana.board.locator(".write").evaluate("button => { button.click(); button.click(); }")
    ana.until(lambda: boxes(ana) == 1)
    ana.page.wait_for_timeout(200)
    assert boxes(ana) == 1
    assert sum(message["type"] == "move" for message in ana.sent) == 1
    assert ana.page.locator(".why").count() == 0


def test_a_move_made_while_the_house_is_down_arrives_once(new_page: NewPage, tmp_path: Path):
    with served(tmp_path) as fragile:
        page = new_page()
        ana = Sitting(page)
        ana.open_table(fragile.url("/"), "yacht", 1, "greedy")
        pick_a_box(ana)
        ana.board.locator(".write").click()
        ana.until(lambda: boxes(ana) == 1)
        fragile.kill()
        page.get_by_text(OFFLINE).wait_for()
        fragile.open()
        page.get_by_text(OFFLINE).wait_for(state="hidden")
        pick_a_box(ana)
        # The move is on its way when the house dies, and nobody knows whether it arrived.
        ana.board.locator(".write").click(no_wait_after=True)
        fragile.kill()
        page.get_by_text(OFFLINE).wait_for()
        fragile.open()
        ana.until(lambda: boxes(ana) == 2)
        play_to_the_end([ana], random.Random(1))
        assert boxes(ana) == 12


def test_a_browser_that_was_offline_comes_back(house: ServedHouse, new_page: NewPage):
    page = new_page()
    ana = Sitting(page)
    ana.open_table(house.url("/"), "yacht", 2, "greedy")
    page.context.set_offline(True)
    page.get_by_text(OFFLINE).wait_for()
    page.context.set_offline(False)
    page.get_by_text(OFFLINE).wait_for(state="hidden")
    ana.until(lambda: ana.is_asked)
    ana.play(random.Random(1))


def test_a_link_that_opens_no_seat_still_lets_one_watch(house: ServedHouse, new_page: NewPage):
    seated = house.new_table("yacht", 2, bots="greedy")
    page = new_page()
    guest = Sitting(page)
    page.goto(house.url(f"/t/{seated['table']}#wrong-secret"))
    page.get_by_text(guest.words.text("house-wrong-secret")).wait_for()
    page.get_by_role("button", name=guest.words.text("house-watch-instead")).click()
    guest.until(lambda: guest.phase == "playing")
    assert guest.table["you"] is None
