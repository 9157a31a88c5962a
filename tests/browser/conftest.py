from __future__ import annotations

import importlib.util
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from filelock import FileLock
from playwright.sync_api import Browser, Page, sync_playwright

from houses import ServedHouse, served
from sitting import NewPage

ROOT = Path(__file__).parents[2]
CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), ""
)
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1280, "height": 860}
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "ko": "ko-KR", "id": "id-ID"}


def _client_builder() -> Any:
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def client_builder() -> Any:
    """The module that builds the client and runs its tools."""
    return _client_builder()


@pytest.fixture(scope="session")
def built_client(client_builder: Any) -> None:
    """The client as its sources are now, built by one of the processes that test."""
    with FileLock(Path(tempfile.gettempdir()) / f"noripan-client-{os.getuid()}.lock"):
        if client_builder.is_stale():
            client_builder.build()


@pytest.fixture(scope="session")
def house(built_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """A house without limits and without pauses, shared by the tests of one process."""
    with served(tmp_path_factory.mktemp("browser-house")) as opened:
        yield opened


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    if not CHROMIUM:
        pytest.fail("Chromium is missing (Debian and Ubuntu: apt-get install chromium)")
    # Not for the whole session: an event loop runs in this thread as long as Playwright does.
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield chromium
        chromium.close()


@pytest.fixture
def new_page(browser: Browser) -> Iterator[NewPage]:
    """Make pages of people who know nothing of each other; none may fail or call elsewhere."""
    faults: list[str] = []
    contexts: list[Any] = []

    def make(language: str = "en", *, phone: bool = False, dark: bool = False) -> Page:
        context = browser.new_context(
            viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
            device_scale_factor=2 if phone else 1,
            has_touch=phone,
            is_mobile=phone,
            locale=LOCALES[language],
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(10_000)
        page.on(
            "request", lambda request: faults.append(request.url) if leaves(request.url) else None
        )
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda line: faults.append(line.text) if is_fault(line) else None)
        return page

    yield make
    for context in contexts:
        context.close()
    assert not faults, faults


def leaves(address: str) -> bool:
    """Tell whether a request goes anywhere but to the house."""
    parts = urlsplit(address)
    return parts.scheme not in ("data", "blob") and parts.hostname != "127.0.0.1"


def is_fault(line: Any) -> bool:
    """Tell whether a console line is a fault of the page, not of a server that was killed."""
    return (
        line.type == "error" and "WebSocket" not in line.text and "Failed to load" not in line.text
    )
