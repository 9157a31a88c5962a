"""A bot of your own at a table of a running house; docs/protocol.md says more.

python examples/bot.py http://127.0.0.1:8010/t/TABLE[#SECRET] [NAME]
"""

import asyncio
import json
import random
import sys

import httpx
import websockets


def choose(table: dict) -> str:
    """Return one of the legal moves; ``table["view"]`` is all that the seat may know."""
    return random.choice(table["legal"])


async def main(link: str, name: str = "Robo") -> None:
    """Sit down and move wherever one has a say."""
    place, _, secret = link.partition("#")
    house, table = place.split("/t/")
    if not secret:
        seated = httpx.post(f"{house}/api/tables/{table}/seats", json={"name": name})
        secret = seated.raise_for_status().json()["secret"]
        print(f"{link}#{secret}")
    async with websockets.connect(house.replace("http", "ws", 1) + "/ws") as socket:
        await socket.send(json.dumps({"type": "hello", "table": table, "secret": secret}))
        await socket.send(json.dumps({"type": "ready", "id": "ready"}))
        async for text in socket:
            state = json.loads(text)
            if state["type"] == "table" and state["legal"]:
                version = state["version"]  # the same id again would be the same command
                move = {"id": f"move {version}", "version": version, "move": choose(state)}
                await socket.send(json.dumps({"type": "move"} | move))
            elif state["type"] == "table" and state["info"]["phase"] == "over":
                print(state["view"]["scores"])
                break


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
