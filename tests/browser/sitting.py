"""People who sit at a table in a browser and play with what the page offers."""

from __future__ import annotations

import json
import random
import re
import time
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from noripan.words import Words

NewPage = Callable[..., Page]
PATIENCE = 15.0
TICK = 15
"""Milliseconds between two looks."""

MOST_STEPS = 150
SHOWN = "document.querySelector('.board:has(> *)')?.dataset.version"
"""The version that the page shows; a game's board comes a moment after its page."""
NEXT_KEY = """control => {
    if (control === document.activeElement) return null;
    const group = control.tabIndex < 0 ? control.closest(".rack") : null;
    return group?.contains(document.activeElement) ? "ArrowRight" : "Tab";
}"""
"""The key that brings the focus nearer to a control; in a rack only one tile is a stop of Tab."""


class Sitting:
    """One person's page at a table, and the last table that the house has sent there."""

    def __init__(self, page: Page, language: str = "en") -> None:
        self.page = page
        self.words = Words(language)
        self.table: dict[str, Any] = {}
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._receive)
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def _receive(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "table":
            self.table = message

    # The house

    def open_table(self, address: str, game: str, seats: int, company: str, **options: Any) -> None:
        """Open a table through the page; ``company`` is greedy, random or friends."""
        say = self.words.text
        self.page.goto(address)
        self.page.get_by_role("button", name=say(f"about-{game}")).click()
        dialog = self.page.get_by_role("dialog", name=say(f"game-{game}"), exact=True)
        dialog.get_by_label(say("house-your-name")).fill("Ana")
        dialog.locator(".pick").filter(has_text=str(seats)).click()
        if seats > 1:
            dialog.get_by_label(say(f"house-company-{company}"), exact=True).check()
        if options:
            dialog.get_by_text(say("house-options")).click()
        for name, value in options.items():
            dialog.get_by_label(say(f"option-{game}-{name}")).fill(str(value))
        begins = company != "friends" or seats == 1
        button = say("house-start") if begins else say("house-open-table")
        dialog.get_by_role("button", name=button, exact=True).click()
        self.until(lambda: bool(self.table))

    def sit_down(self, address: str, name: str) -> None:
        """Follow an invitation and take a seat."""
        self.page.goto(address)
        self.page.get_by_label(self.words.text("house-your-name")).fill(name)
        self.page.get_by_role("button", name=self.words.text("house-sit-down")).click()
        self.until(lambda: self.table.get("you") is not None)

    def add_bot(self) -> None:
        before = self.empty
        self.page.get_by_role(
            "button", name=f"+ {self.words.text('house-bot-greedy')}"
        ).first.click()
        self.until(lambda: self.empty == before - 1)

    def be_ready(self) -> None:
        self.page.get_by_role("button", name=self.words.text("house-be-ready")).click()

    # The table

    @property
    def empty(self) -> int:
        return sum(seat["name"] is None for seat in self.table["info"]["seats"])

    @property
    def phase(self) -> str:
        return self.table.get("info", {}).get("phase", "")

    @property
    def is_asked(self) -> bool:
        return self.phase == "playing" and self.table["legal_count"] > 0

    @property
    def board(self) -> Locator:
        return self.page.locator(".board")

    def until(self, is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
        """Let the page work until something is so."""
        end = time.monotonic() + seconds
        while not is_so():
            assert time.monotonic() < end, self.table
            self.page.wait_for_timeout(TICK)

    def until_drawn(self) -> None:
        """Wait until the page shows the newest table."""
        self.until(lambda: self.page.evaluate(SHOWN) == str(self.table["version"]))

    def play(self, rng: random.Random) -> None:
        """Make some legal move, unless the table has changed and nothing is asked any more."""
        self.until_drawn()
        if not self.is_asked:
            return
        version = self.table["version"]
        game = self.table["info"]["game"]
        {"sniff": self._sniff, "sparrow": self._sparrow, "sixteen": self._sixteen}.get(
            game, self._dice
        )(rng)
        self.until(lambda: self.table["version"] > version)

    def press(self, control: Locator) -> None:
        """Use a button."""
        control.click()

    def _sniff(self, rng: random.Random) -> None:
        result = self.board.locator(".last-round button")
        if result.is_visible():
            self.press(result)
        self.lay(rng.choice(self.table["legal"]))

    def lay(self, move: str) -> None:
        """Lay a domino: pick it, then the end, or the tile again where there is one place."""
        tile = self.board.locator(f'[data-tile="{move[:2]}"]')
        if tile.get_attribute("aria-pressed") != "true":
            self.press(tile)
        if "@" in move:
            self.press(self.board.locator(f'.target[data-move="{move}"]'))
        else:
            self.press(tile)

    def _sparrow(self, rng: random.Random) -> None:
        legal, version = self.table["legal"], self.table["version"]
        result = self.board.locator(".go-on")
        if result.is_visible():
            self.press(result)
        if not {"ron", "pass"} & set(legal):
            if "tsumo" in legal:
                self.press(self.board.locator(".prompt .win"))
            elif legal:
                self._discard(rng.choice(legal))
            return
        answers = self.board.locator(".prompt button")
        try:
            self.press(answers.first if "ron" in legal else answers.last)
        except PlaywrightTimeout:  # the discard could be claimed for a moment only
            assert self.table["version"] > version

    def _discard(self, tile: str) -> None:
        """Discard a Sparrow tile: pick it, then press it again."""
        if tile in "HC":
            name = self.words.text(f"sparrow-tile-{tile}")
        else:
            kind = "red" if tile.endswith("r") else "plain"
            name = self.words.text(f"sparrow-tile-{kind}", number=tile[0])
        drawn = self.words.text("sparrow-drawn", tile=name)
        picked = self.words.text("sparrow-label-discard", tile=name)
        buttons = self.board.locator(".hand button")
        labels: list[str] = buttons.evaluate_all("all => all.map(button => button.ariaLabel)")
        place = next(n for n, label in enumerate(labels) if label in (name, drawn, picked))
        if labels[place] != picked:
            self.press(buttons.nth(place))
        self.press(buttons.nth(place))

    def _sixteen(self, rng: random.Random) -> None:
        kind, *rest = rng.choice(self.table["legal"]).split(" ")
        actions = self.board.locator(".actions")
        if kind in ("pass", "done"):
            self.press(actions.locator(".main"))
            return
        if kind in ("cut", "trash"):
            self.press(self.board.locator(f'[data-tile="{"S" if kind == "cut" else "T"}"]').first)
            self.press(self.board.locator(f'[data-row="{rest[0]}"] .press'))
            if kind == "trash":
                self._remove(int(rest[1]))
            return
        first, _, last = kind.partition("-")
        self.press(self.board.locator(f'[data-tile="{first}"]'))
        if last:
            self.press(self.board.locator(f'[data-tile="{first[0]}{last}"]'))
        self.press(self.board.locator(f'[data-row="{first[0]}"] .press'))

    def _remove(self, count: int) -> None:
        actions = self.board.locator(".actions")
        for _ in range(count - int(actions.locator("output").inner_text())):
            self.press(actions.locator(".stepper button").last)
        self.press(actions.locator(".main"))

    def _dice(self, rng: random.Random) -> None:
        if self.table["info"]["game"] == "cameroon":
            self._divide()
            return
        roll = self.board.locator(".roll")
        if rng.random() < 0.2 and roll.is_visible():
            self.press(self.board.locator(".tray button").first)
            self.press(roll)
            return
        categories = [m for m in self.table["legal"] if not m.startswith("keep")]
        category = self.words.text(f"dice-category-{rng.choice(categories)}")
        self.press(self.board.get_by_role("button", name=re.compile(f"^{category}: ")))
        self.press(self.board.locator(".write"))

    def _divide(self) -> None:
        self.press(self.board.locator(".offer").first)
        chosen = self.board.locator(".pair button.picked")
        chosen.wait_for()
        # The same box cannot take both groups: the second goes to the last open one.
        self.press(self.board.locator(".pair button").last)
        if not self.board.locator(".write").is_visible():
            self.press(self.board.locator(".pair button").nth(1))
        self.press(self.board.locator(".write"))


class KeyboardSitting(Sitting):
    """Somebody who has no mouse."""

    def press(self, control: Locator) -> None:
        """Go to a button with the keys and press it."""
        self.go_to(control)
        self.page.keyboard.press("Enter")

    def go_to(self, control: Locator) -> None:
        """Move the focus to a control with Tab, and with arrows inside a group of tiles."""
        control.wait_for()
        for _ in range(MOST_STEPS):
            key = control.evaluate(NEXT_KEY)
            if key is None:
                return
            self.page.keyboard.press(key)
        raise AssertionError(f"not reached: {control}")


def play_to_the_end(people: Sequence[Sitting], rng: random.Random, moves: int = 2_000) -> int:
    """Let everybody play until the match is over for all; return how many moves they made."""
    made = 0
    while made < moves:
        first = people[0]
        first.until(
            lambda: all(p.phase == "over" for p in people) or any(p.is_asked for p in people)
        )
        asked = next((person for person in people if person.is_asked), None)
        if asked is None:
            return made
        asked.play(rng)
        made += 1
    raise AssertionError(f"not over after {moves} moves")
