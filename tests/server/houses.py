"""Houses to test: a server in a process of its own, and people who play there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.error import HTTPError

import numpy as np
import websockets
from msgspec.structs import replace

from noripan.server.app import ENVIRONMENT
from noripan.server.config import Config, Limits, Rate, encode

PATIENCE = 20.0
FREE = Rate(100_000, 100_000)
NO_LIMITS = Limits(requests=FREE, new_tables=FREE, sockets=FREE, commands=FREE, lines=FREE)
QUICK = Config(
    database="",
    claim_seconds=0.0,
    short_claim_seconds=0.0,
    bot_seconds=0.0,
    sweep_seconds=0.2,
    limits=NO_LIMITS,
)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class ServedHouse:
    """A house in a process of its own, which can be killed and opened again."""

    def __init__(
        self, config: Config, log: Path, *, port: int | None = None, detail: str = "info"
    ) -> None:
        self.config = config
        self.port = port or free_port()
        self.log = log
        self.detail = detail
        self.process: subprocess.Popen[bytes] | None = None

    def open(self) -> ServedHouse:
        arguments = [
            *(sys.executable, "-m", "uvicorn", "noripan.server.app:from_environment", "--factory"),
            *("--port", str(self.port), "--log-level", self.detail, "--ws", "websockets-sansio"),
            *("--ws-max-size", "4096", "--ws-per-message-deflate", "false"),
        ]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                arguments,
                env=os.environ | {ENVIRONMENT: encode(self.config)},
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with contextlib.suppress(OSError):
                if self.get("/health") == {"status": "ok"}:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """End at once, as a power failure would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def close(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(PATIENCE)
            self.process = None

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def get(self, path: str) -> Any:
        return self._ask(urllib.request.Request(self.url(path)))

    def post(self, path: str, data: Any) -> Any:
        return self._ask(urllib.request.Request(self.url(path), json.dumps(data).encode()))

    def _ask(self, request: urllib.request.Request) -> Any:
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise Refusal(error.code, json.load(error)) from None

    def new_table(self, game: str, seats: int, **rest: Any) -> dict[str, Any]:
        return self.post("/api/tables", {"game": game, "seats": seats, "name": "Ana", **rest})

    def take_seat(self, table: str, name: str, **rest: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{table}/seats", {"name": name, **rest})

    def player(self, seated: dict[str, Any]) -> Player:
        return Player(self, seated["table"], seated["secret"])

    def spectator(self, table: str) -> Player:
        return Player(self, table, None)


class Refusal(Exception):
    def __init__(self, status: int, problem: dict[str, Any]) -> None:
        super().__init__(status, problem)
        self.status, self.problem = status, problem


class Player:
    """Somebody's connection to a table."""

    def __init__(self, house: ServedHouse, table: str, secret: str | None) -> None:
        self.house, self.table_id, self.secret = house, table, secret
        self.table: dict[str, Any] = {}
        self.frames: list[str] = []
        self.lines: list[dict[str, Any]] = []
        self.answers: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.count = 0
        self.changed = asyncio.Condition()
        self.reader: asyncio.Task[None] | None = None
        self.socket: Any = None

    async def __aenter__(self) -> Player:
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.disconnect()

    async def connect(self) -> None:
        if self.socket is not None:
            await self.disconnect()
        address = f"ws://127.0.0.1:{self.house.port}/ws"
        self.socket = await websockets.connect(address, compression=None)
        await self.send(type="hello", table=self.table_id, secret=self.secret)
        self.reader = asyncio.create_task(self._read())
        self.table = {}
        await self.until(lambda table: True)

    async def disconnect(self) -> None:
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)
        await self.socket.close()

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.frames.append(text)
                message = json.loads(text)
                if message["type"] == "table":
                    self.table = message
                elif message["type"] == "said":
                    self.lines += message["lines"]
                else:
                    await self.answers.put(message)
                async with self.changed:
                    self.changed.notify_all()
        except websockets.ConnectionClosed:
            return

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def command(self, kind: str, **rest: Any) -> dict[str, Any]:
        """Send a command and wait for its answer."""
        self.count += 1
        rest.setdefault("id", f"{kind}{self.count}-{time.monotonic_ns()}")
        await self.send(type=kind, **rest)
        answer = await asyncio.wait_for(self.answers.get(), PATIENCE)
        assert answer["id"] == rest["id"]
        return answer

    async def move(self, move: str, **rest: Any) -> dict[str, Any]:
        rest.setdefault("version", self.table["version"])
        return await self.command("move", move=move, **rest)

    async def until(self, is_so: Callable[[dict[str, Any]], Any], seconds: float = PATIENCE) -> Any:
        """Wait until the newest table is as wanted; return it."""
        async with asyncio.timeout(seconds), self.changed:
            await self.changed.wait_for(lambda: self.table and is_so(self.table))
        return self.table

    @property
    def is_over(self) -> bool:
        return self.table["info"]["phase"] == "over"

    @property
    def is_asked(self) -> bool:
        return self.table["legal_count"] > 0

    async def play_on(self, rng: np.random.Generator, moves: int = 100_000) -> int:
        """Make random legal moves whenever asked, so many or to the end; return how many."""
        made = 0
        while made < moves:
            await self.until(lambda table: table["legal_count"] or table["info"]["phase"] == "over")
            if self.is_over:
                break
            version = self.table["version"]
            legal = self.table["legal"] or [some_move(self.table)]
            answer = await self.move(legal[int(rng.integers(len(legal)))])
            if answer["type"] == "done":
                made += 1
                await self.until(
                    lambda table, v=version: table["version"] > v or not table["legal_count"]
                )
            else:
                assert answer["message"] == "house-stale", answer
        return made


def some_move(table: dict[str, Any]) -> str:
    """Return a move where there are too many to be listed: Double Cameroon's two groups."""
    dice = "".join(map(str, table["view"]["dice"]))
    boxes = table["view"]["sheets"][table["you"]]["boxes"]
    first, second, *_ = (name for name, points in boxes.items() if points is None)
    return f"{dice[:5]} {first} {dice[5:]} {second}"


@contextlib.contextmanager
def served(folder: Path, config: Config = QUICK, *, detail: str = "info") -> Iterator[ServedHouse]:
    """Open a house on SQLite for a test; ``detail``: how much it logs."""
    if not config.database:
        config = replace(config, database=f"sqlite:///{folder / 'house.sqlite3'}")
    house = ServedHouse(config, folder / "server.log", detail=detail).open()
    try:
        yield house
    finally:
        house.close()


@contextlib.asynccontextmanager
async def people(
    house: ServedHouse, game: str, seats: int, **rest: Any
) -> AsyncIterator[list[Player]]:
    """Seat people at a new table, all ready, and connect them."""
    first = house.new_table(game, seats, **rest)
    names = ["Bo", "Chan", "Dewi", "Eun", "Farid", "Gita", "Han"]
    others = [house.take_seat(first["table"], names[n]) for n in range(seats - 1)]
    async with contextlib.AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(house.player(seated)) for seated in (first, *others)
        ]
        for player in players:
            assert (await player.command("ready"))["type"] == "done"
        for player in players:
            await player.until(lambda table: table["info"]["phase"] != "open")
        yield players
