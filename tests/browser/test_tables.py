"""What people do at a table besides moving."""

from __future__ import annotations

import json
import random
from pathlib import Path

from houses import ServedHouse
from noripan import Match
from noripan.fair import verify
from sitting import NewPage, Sitting, play_to_the_end


def two_people(
    house: ServedHouse, new_page: NewPage, game: str, **options: object
) -> tuple[Sitting, Sitting]:
    ana, bo = Sitting(new_page()), Sitting(new_page())
    ana.open_table(house.url("/"), game, 2, "friends", **options)
    bo.sit_down(ana.page.url, "Bo")
    ana.be_ready()
    bo.be_ready()
    for person in (ana, bo):
        person.until(lambda p=person: p.phase == "playing")
    return ana, bo


def test_what_is_said_is_shown_as_it_was_written(house: ServedHouse, new_page: NewPage):
    ana, bo = two_people(house, new_page, "sniff")
    text = '<img src=x onerror="alert(1)"> & <b>hi</b>'
    bo.page.get_by_label(bo.words.text("house-say-label")).fill(text)
    bo.page.keyboard.press("Enter")
    line = ana.page.get_by_role("log").get_by_text("hi")
    line.wait_for()
    assert text in line.inner_text()


def test_a_move_is_taken_back_when_the_other_agrees(house: ServedHouse, new_page: NewPage):
    ana, bo = two_people(house, new_page, "sniff")
    ana.until(lambda: ana.is_asked or bo.is_asked)
    mover, other = (ana, bo) if ana.is_asked else (bo, ana)
    before = mover.table["view"]["hand"]
    mover.play(random.Random(1))
    mover.page.get_by_role("button", name=mover.words.text("house-undo")).click()
    other.page.get_by_role("button", name=other.words.text("house-undo-agree")).click()
    mover.until(lambda: mover.table["view"]["hand"] == before)
    assert mover.is_asked


def test_an_illegal_attempt_shows_the_rule(house: ServedHouse, new_page: NewPage):
    ana, bo = two_people(house, new_page, "sixteen")
    ana.until(lambda: ana.is_asked or bo.is_asked)
    mover = ana if ana.is_asked else bo
    assert "pass" not in mover.table["legal"]
    say = mover.words.text
    mover.until_drawn()
    mover.page.get_by_role("button", name=say("sixteen-say-pass"), exact=True).click()
    why = mover.page.get_by_role("region", name=say("house-why-not"))
    why.get_by_text(say("sixteen-must-place")).wait_for()
    number = why.locator(".rule b").first.inner_text()
    rule = house.get(f"/api/rules/sixteen/en/{number}")
    assert rule["text"].split("*")[0][:40] in why.locator(".rule").inner_text()
    why.get_by_role("button", name=say("house-show-in-rules")).click()
    mover.page.locator(".rules .sought").wait_for()
    mover.page.keyboard.press("Escape")
    assert mover.is_asked


def test_both_go_to_the_same_rematch(house: ServedHouse, new_page: NewPage):
    ana, bo = two_people(house, new_page, "sniff", target=10)
    first = ana.table["info"]["id"]
    play_to_the_end([ana, bo], random.Random(2))
    ana.page.get_by_role("button", name=ana.words.text("house-rematch"), exact=True).click()
    ana.until(lambda: ana.table["info"]["id"] != first)
    bo.page.get_by_role("button", name=bo.words.text("house-join-rematch")).click()
    bo.until(lambda: bo.table["info"]["id"] == ana.table["info"]["id"])
    assert (ana.table["you"], bo.table["you"]) == (0, 1)


def test_leaving_before_the_match_frees_the_seat(house: ServedHouse, new_page: NewPage):
    ana, bo = Sitting(new_page()), Sitting(new_page())
    ana.open_table(house.url("/"), "yacht", 2, "friends")
    bo.sit_down(ana.page.url, "Bo")
    ana.until(lambda: ana.empty == 0)
    say = bo.words.text
    bo.page.get_by_role("button", name=say("house-leave"), exact=True).click()
    dialog = bo.page.get_by_role("dialog")
    dialog.get_by_role("button", name=say("house-leave"), exact=True).click()
    ana.until(lambda: ana.empty == 1)
    bo.page.get_by_text(say("house-about")).wait_for()


def test_a_spectator_sees_the_table_but_no_hand(house: ServedHouse, new_page: NewPage):
    ana, bo = two_people(house, new_page, "sniff")
    guest = Sitting(new_page())
    guest.page.goto(ana.page.url)
    guest.until(lambda: guest.phase == "playing")
    guest.until_drawn()
    assert guest.table["view"]["hand"] == []
    assert guest.board.locator("[data-tile]").count() == 0
    ana.until(lambda: ana.table["info"]["spectators"] == 1)
    assert bo.page.get_by_text("one spectator").is_visible()


def test_a_replay_is_gone_through_checked_and_downloaded(
    house: ServedHouse, new_page: NewPage, tmp_path: Path
):
    page = new_page()
    ana = Sitting(page)
    ana.open_table(house.url("/"), "sniff", 2, "greedy", target=20)
    say = ana.words.text
    play_to_the_end([ana], random.Random(3))
    page.get_by_role("link", name=say("house-replay")).click()
    page.locator('[data-verdict="right"]').wait_for()
    page.get_by_text(say("house-fair-house-right")).wait_for()
    place = page.locator(".steps .number")
    last = int(place.inner_text().split("/")[1])
    page.keyboard.press("Home")
    ana.until(lambda: place.inner_text() == f"0 / {last}")
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    ana.until(lambda: place.inner_text() == f"3 / {last}")
    page.get_by_role("button", name=say("house-step-last")).click()
    page.get_by_role("button", name=say("house-step-back")).click()
    ana.until(lambda: place.inner_text() == f"{last - 1} / {last}")
    page.get_by_label(say("house-step"), exact=True).fill("4")
    ana.until(lambda: place.inner_text() == f"4 / {last}")
    page.get_by_label(say("house-seen-by")).select_option(label=say("house-watcher"))
    page.locator(".sniff-board [data-tile]").first.wait_for(state="detached")
    page.get_by_label(say("house-seen-by")).select_option(index=1)
    with page.expect_download() as download:
        page.get_by_role("link", name=say("house-download")).click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    record = json.loads(file.read_text("utf-8"))
    assert len(record["events"]) == last
    assert verify(record)
    assert Match.replay(record).winners
