"""Load on a house: many tables of four people over loopback, a steady number of moves a second.

Run with the project's own Python:  .venv/bin/python benchmarks/load.py --tables 500 --rate 200
Reports moves a second, the time from a player's move to its receipt by each of the others, and
the server's memory for a table with four people connected.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

from noripan.server.app import ENVIRONMENT
from noripan.server.config import Config, Limits, Rate, encode

SEATS = 4
MOST_TABLES, LONGEST_SECONDS = 2_000, 600
FREE = Rate(1e6, 1_000_000)


class Frame(msgspec.Struct):
    """What the load needs of any message."""

    type: str
    version: int = 0
    legal: list[str] = []
    id: str | None = None
    message: str | None = None


@dataclass
class Table:
    """A table under load: four sockets, and when its last move was sent."""

    sockets: list[Any] = field(default_factory=list)
    legal: dict[int, tuple[int, list[str]]] = field(default_factory=dict)
    sent: float = 0.0
    version: int = 0
    mover: int = -1
    moves: int = 0


class Load:
    """The people at all tables."""

    def __init__(self, port: int, game: str) -> None:
        self.port, self.game = port, game
        self.tables: list[Table] = []
        self.delays: list[float] = []
        self.done: list[float] = []
        self.refused = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def open(self, count: int) -> None:
        """Open tables, seat four people at each, connect them and let the matches begin."""
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{self.port}", timeout=60) as http:
            for _ in range(count):
                await self._open_one(http)

    async def _open_one(self, http: httpx.AsyncClient) -> None:
        table = Table()
        wanted = {"game": self.game, "seats": SEATS, "name": "Ana", "turn_seconds": 3600}
        seats = [(await http.post("/api/tables", json=wanted)).json()]
        path = f"/api/tables/{seats[0]['table']}/seats"
        for name in ("Bo", "Chan", "Dewi"):
            seats.append((await http.post(path, json={"name": name})).json())
        for seat, seated in enumerate(seats):
            address = f"ws://127.0.0.1:{self.port}/ws"
            connection = await websockets.connect(address, compression=None, max_queue=None)
            greeting = {"type": "hello", "table": seated["table"], "secret": seated["secret"]}
            await connection.send(msgspec.json.encode(greeting).decode())
            await connection.send(b'{"type":"ready","id":"ready"}'.decode())
            table.sockets.append(connection)
            self.tasks.append(asyncio.create_task(self._read(table, seat, connection)))
        self.tables.append(table)

    async def _read(self, table: Table, seat: int, connection: Any) -> None:
        decode = msgspec.json.Decoder(Frame).decode
        async for text in connection:
            now = time.perf_counter()
            frame = decode(text)
            if frame.type == "table":
                if frame.version == table.version + 1 and table.sent and seat != table.mover:
                    self.delays.append(now - table.sent)
                if frame.legal:
                    table.legal[seat] = frame.version, frame.legal
            elif frame.type == "done" and frame.id != "ready":
                self.done.append(now - table.sent)
            elif frame.type == "refused":
                self.refused += 1

    async def drive(self, rate: float, seconds: float) -> int:
        """Make ``rate`` moves a second, each at another table; return how many were made."""
        start = time.perf_counter()
        made = 0
        order = list(self.tables)
        random.shuffle(order)
        while (now := time.perf_counter()) - start < seconds:
            while made < (now - start) * rate:
                await self._move(order[made % len(order)])
                made += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(1.0)
        return made

    async def _move(self, table: Table) -> None:
        if not table.legal:
            return
        seat, (version, legal) = max(table.legal.items(), key=lambda item: item[1][0])
        table.version, table.mover, table.legal = version, seat, {}
        table.moves += 1
        move = {"type": "move", "id": f"m{version}", "version": version}
        text = msgspec.json.encode(move | {"move": random.choice(legal)}).decode()
        table.sent = time.perf_counter()
        await table.sockets[seat].send(text)

    async def close(self) -> None:
        """Let everybody go."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.gather(*(s.close() for table in self.tables for s in table.sockets))


def memory(process: int) -> float:
    """Return the resident memory of a process in KiB."""
    status = Path(f"/proc/{process}/status").read_text()
    return float(next(line.split()[1] for line in status.splitlines() if line.startswith("VmRSS")))


def processor_time(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], part: float) -> float:
    """Return the value below which a part of the values lies, in milliseconds."""
    ordered = sorted(values)
    return 1000 * ordered[min(len(ordered) - 1, int(part * len(ordered)))]


def serve(folder: str, database: str | None) -> tuple[subprocess.Popen[bytes], int]:
    """Start a house on a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    limits = Limits(requests=FREE, new_tables=FREE, sockets=FREE, commands=FREE)
    config = Config(database or f"sqlite:///{folder}/load.sqlite3", claim_seconds=1, limits=limits)
    arguments = [sys.executable, "-m", "uvicorn", "noripan.server.app:from_environment"]
    arguments += ["--factory", "--port", str(port), "--log-level", "warning", "--no-access-log"]
    arguments += ["--ws", "websockets-sansio", "--ws-per-message-deflate", "false"]
    process = subprocess.Popen(arguments, env=os.environ | {ENVIRONMENT: encode(config)})
    for _ in range(200):
        try:
            if httpx.get(f"http://127.0.0.1:{port}/health").status_code == 200:
                return process, port
        except httpx.TransportError:
            time.sleep(0.1)
    raise SystemExit("the house does not open")


async def run(arguments: argparse.Namespace, process: int, port: int) -> None:
    """Measure one house."""
    load = Load(port, arguments.game)
    await load.open(2)  # modules, caches: what a house has anyway
    await load.drive(20, 1)
    before = memory(process)
    started = time.perf_counter()
    await load.open(arguments.tables - 2)
    opened = time.perf_counter() - started
    await asyncio.sleep(1)
    idle = memory(process)
    load.delays.clear()
    load.done.clear()
    used, started = processor_time(process), time.perf_counter()
    made = await load.drive(arguments.rate, arguments.seconds)
    used, passed = processor_time(process) - used, time.perf_counter() - started
    count = arguments.tables - 2
    others = SEATS - 1
    print(f"{arguments.game}: {arguments.tables} tables of {SEATS}, opened in {opened:.1f} s")
    print(f"moves a second      {made / arguments.seconds:8.1f}  ({load.refused} refused)")
    print(f"received by others  {len(load.delays):8d}  of {len(load.done) * others}")
    for name, values in (("move to receipt", load.delays), ("move to answer", load.done)):
        middle, late = percentile(values, 0.5), percentile(values, 0.99)
        worst = percentile(values, 1)
        print(f"{name:18}  p50 {middle:6.1f} ms   p99 {late:6.1f} ms   max {worst:.0f} ms")
    print(f"server's processor  {100 * used / passed:8.0f} % of one core")
    print(f"memory a table      {(idle - before) / count:8.0f} KiB opened", end="")
    print(f"   {(memory(process) - before) / count:.0f} KiB after the moves")
    await load.close()


def main() -> None:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=200, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="sniff")
    parser.add_argument("--database", help="instead of SQLite in a temporary folder")
    arguments = parser.parse_args()
    if not 3 <= arguments.tables <= MOST_TABLES or not 1 <= arguments.seconds <= LONGEST_SECONDS:
        parser.error(f"3 to {MOST_TABLES} tables, 1 to {LONGEST_SECONDS} seconds")
    with tempfile.TemporaryDirectory() as folder:
        process, port = serve(folder, arguments.database)
        try:
            asyncio.run(run(arguments, process.pid, port))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
