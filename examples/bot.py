"""A bot of your own at a table of a running house; docs/protocol.md says more.

python examples/bot.py http://127.0.0.1:8010/t/TABLE[#SECRET] [NAME]
"""

import asyncio
import itertools
import json
import random
import sys
from urllib.parse import urlsplit

import httpx
import websockets


def choose(table: dict) -> str | None:
    """Return one of the legal moves; ``table["view"]`` is all that the seat may know."""
    return random.choice(table["legal"]) if table["legal"] else None


async def main(link: str, name: str = "Robo") -> None:
    """Sit down and move wherever one has a say."""
    parts = urlsplit(link)
    table, secret = parts.path.rpartition("/")[2], parts.fragment
    if not secret:
        address = f"{parts.scheme}://{parts.netloc}/api/tables/{table}/seats"
        secret = httpx.post(address, json={"name": name}).raise_for_status().json()["secret"]
        print(f"{link}#{secret}")
    ids = map(str, itertools.count(random.getrandbits(40)))
    scheme = "wss" if parts.scheme == "https" else "ws"
    async with websockets.connect(f"{scheme}://{parts.netloc}/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
        await socket.send(json.dumps({"type": "ready", "id": next(ids)}))
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "table" and message["info"]["phase"] == "over":
                print(message["view"]["scores"])
                break
            if message["type"] == "table" and (move := choose(message)):
                command = {"type": "move", "id": next(ids), "version": message["version"]}
                await socket.send(json.dumps(command | {"move": move}))


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
