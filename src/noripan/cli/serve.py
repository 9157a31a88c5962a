"""Opening the house: the server, and the browser if there is a screen."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn
from rich.console import Console
from rich.text import Text
from uvicorn.supervisors import Multiprocess

from noripan.game import NoripanError
from noripan.server.app import ENVIRONMENT
from noripan.server.config import Config, default_database, encode, sqlite_file
from noripan.server.live import LONGEST_MESSAGE
from noripan.server.sqlite import claim
from noripan.words import Words

HOST, PORT = "127.0.0.1", 8010
LONGEST = 60.0
"""Seconds that a bot or a discard may take."""


def configured(database: str | None, bot_seconds: float, claim_seconds: float) -> Config:
    """Return a house as the command line describes it; raises ``NoripanError``."""
    for name, seconds in (("--bot-seconds", bot_seconds), ("--claim-seconds", claim_seconds)):
        if not 0 <= seconds <= LONGEST:
            raise NoripanError("cli-option-value", name=name)
    return Config(
        database=database or default_database(),
        bot_seconds=bot_seconds,
        claim_seconds=claim_seconds,
    )


def open_house(words: Words) -> None:
    """Open this user's own house, in the browser if there is a screen."""
    serve(words, Config(database=default_database()), HOST, PORT, browser=True)


class Server(uvicorn.Server):
    """A server that tells when it is open."""

    def __init__(self, config: uvicorn.Config, opened: Callable[[], None]) -> None:
        super().__init__(config)
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then tell."""
        await super().startup(sockets)
        if self.started:
            self._opened()


def serve(
    words: Words, config: Config, host: str, port: int, *, workers: int = 1, browser: bool = False
) -> None:
    """Keep the house open until it is interrupted; raises ``NoripanError`` if it cannot be."""
    if workers < 1:
        raise NoripanError("cli-option-value", name="--workers")
    file = sqlite_file(config.database)
    if file is not None and workers > 1:
        raise NoripanError("house-one-worker")
    _check_database(config.database, file)
    listening = _listen(host, port)
    address = f"http://{_shown(host)}:{listening.getsockname()[1]}/"

    def opened() -> None:
        Console(soft_wrap=True).print(Text(words.text("house-open", address=address)))
        if browser and has_display():
            webbrowser.open(address)

    os.environ[ENVIRONMENT] = encode(config)
    settings = uvicorn.Config(
        "noripan.server.app:from_environment",
        factory=True,
        workers=workers,
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    if workers == 1:
        Server(settings, opened).run(sockets=[listening])
    else:
        opened()
        Multiprocess(settings, sockets=[listening]).run()


def has_display() -> bool:
    """Tell whether a browser's window could be seen."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _check_database(database: str, file: Path | None) -> None:
    if file is None and not database.startswith("postgresql+asyncpg://"):
        raise NoripanError("house-database-kind")
    if file is not None and not file.parent.is_dir():
        raise NoripanError("house-database-folder", folder=str(file.parent))
    if file is not None:
        claim(file).release()  # only to say in time, and in words, that it cannot be had


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise NoripanError("house-port-taken", host=host, port=str(port)) from None
    listening.set_inheritable(True)
    return listening


def _shown(host: str) -> str:
    if host in ("0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host
