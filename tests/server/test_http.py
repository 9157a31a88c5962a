"""The interface over HTTP: what it gives, what it refuses, and its headers."""

from __future__ import annotations

import json
import string
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from houses import NO_LIMITS, QUICK, ServedHouse, served
from noripan import words
from noripan.server import protocol
from noripan.server.config import Rate
from playing import GAMES


@pytest.fixture(scope="module")
def client(house: ServedHouse) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=house.url(""), timeout=20) as opened:
        yield opened


def test_the_games_are_described(client: httpx.Client):
    games = msgspec.json.decode(client.get("/api/games").content, type=list[protocol.GameInfo])
    assert [game.name for game in games] == list(GAMES)
    sniff = next(game for game in games if game.name == "sniff")
    assert sniff.options[0].defaults.keys() == {str(number) for number in sniff.seats}
    kinds = {option.kind for game in games for option in game.options}
    assert kinds == {"choice", "flag", "number"}


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_words_are_given_once(client: httpx.Client, language: str):
    first = client.get(f"/api/words/{language}")
    assert "house-stale = " in first.text
    assert "not-your-turn = " in first.text
    again = client.get(f"/api/words/{language}", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_rules_come_with_those_they_build_on(client: httpx.Client):
    text = client.get("/api/rules/general/ko").text
    assert words.rules_text("general", "ko") in text
    assert words.rules_text("yacht", "ko") in text
    rule = client.get("/api/rules/sniff/en/r31").json()
    assert rule == {"number": "R31", "text": words.rules_by_number("sniff", "en")["R31"]}


@pytest.mark.parametrize(
    ("path", "status", "message"),
    [
        ("/api/tables/nowhere", 404, "house-no-table"),
        ("/api/words/fr", 400, "language-unknown"),
        ("/api/rules/chess/en", 400, "game-unknown"),
        ("/api/rules/sniff/en/R999", 404, "house-no-rule"),
        ("/api/nothing", 404, "house-not-found"),
        ("/nothing.txt", 404, "house-not-found"),
        ("/../../etc/passwd", 404, "house-not-found"),
        ("/%2e%2e/%2e%2e/pyproject.toml", 404, "house-not-found"),
    ],
)
def test_what_is_not_there_is_refused_in_words(
    client: httpx.Client, path: str, status: int, message: str
):
    answer = client.get(path)
    assert (answer.status_code, answer.json()["message"]) == (status, message)


def test_every_answer_has_strict_headers(client: httpx.Client):
    for path in ("/api/games", "/api/nothing", "/", "/health", "/t/x"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


def test_other_sites_may_not_post(client: httpx.Client):
    table = {"game": "yacht", "seats": 1, "name": "Ana"}
    answer = client.post("/api/tables", json=table, headers={"Origin": "https://elsewhere.example"})
    assert (answer.status_code, answer.json()["message"]) == (403, "house-origin")
    assert client.post("/api/tables", json=table, headers={"Origin": "null"}).status_code == 403
    here = str(client.base_url).rstrip("/")
    own = client.post("/api/tables", json=table, headers={"Origin": here})
    assert own.status_code == 201


def test_a_long_body_is_refused_said_to_be_long_or_not(client: httpx.Client):
    long = b'{"game":"' + b"x" * 20_000 + b'"}'
    assert client.post("/api/tables", content=long).status_code == 413
    chunks = (long[start : start + 1000] for start in range(0, len(long), 1000))
    assert client.post("/api/tables", content=chunks).status_code == 413


def test_methods_that_are_not_there_are_refused(client: httpx.Client):
    for method, path in (("PUT", "/api/tables"), ("DELETE", "/api/games"), ("POST", "/health")):
        answer = client.request(method, path)
        assert (answer.status_code, answer.json()["message"]) == (405, "house-method")


def test_an_address_may_not_ask_too_much(tmp_path: Path):
    limits = replace(NO_LIMITS, requests=Rate(1, 5), new_tables=Rate(0.1, 2))
    with (
        served(tmp_path, replace(QUICK, limits=limits)) as house,
        httpx.Client(base_url=house.url("")) as client,
    ):
        table = {"game": "yacht", "seats": 1, "name": "Ana"}
        made = [client.post("/api/tables", json=table).status_code for _ in range(3)]
        assert made == [201, 201, 429]
        codes = [client.get("/api/games").status_code for _ in range(6)]
        assert codes[-1] == 429


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
TABLE = st.fixed_dictionaries(
    {
        "game": st.sampled_from([*GAMES, "", "chess"]) | JSON,
        "seats": st.integers(-2, 12) | JSON,
        "name": st.text(max_size=50) | JSON,
    },
    optional={
        "options": st.dictionaries(
            st.sampled_from(["target", "joker", "games", "minimum_points", "x"]), JSON, max_size=3
        )
        | JSON,
        "private": st.booleans() | JSON,
        "turn_seconds": st.integers() | JSON,
        "bots": st.sampled_from(["random", "greedy", None, "genius"]) | JSON,
        "entropy": st.text(max_size=250) | JSON,
    },
)
SEAT = st.fixed_dictionaries(
    {"name": st.text(max_size=50) | JSON}, optional={"seat": st.integers(-2, 9) | JSON}
)
PATHS = st.text(st.sampled_from(string.ascii_letters + string.digits + "/.%-_~?é"), max_size=40)


def is_problem(answer: httpx.Response) -> bool:
    problem: dict[str, Any] = answer.json()
    speaker = words.Words("en")
    return speaker.has(problem["message"]) and isinstance(problem["parameters"], dict)


@given(body=TABLE | JSON)
@settings(max_examples=60, deadline=None)
def test_whatever_is_asked_for_a_table_opens_or_is_a_problem(client: httpx.Client, body: Any):
    text = json.dumps(body).encode()
    answer = client.post("/api/tables", content=text)
    if answer.status_code == 201:
        seated = msgspec.json.decode(answer.content, type=protocol.Seated)
        info = client.get(f"/api/tables/{seated.table}").content
        assert msgspec.json.decode(info, type=protocol.TableInfo).game == body["game"]
    else:
        assert answer.status_code == 400
        assert is_problem(answer)


@given(body=SEAT | JSON)
@settings(max_examples=40, deadline=None)
def test_whatever_is_asked_for_a_seat_gives_one_or_is_a_problem(client: httpx.Client, body: Any):
    table = client.post("/api/tables", json={"game": "yacht", "seats": 2, "name": "Ana"}).json()
    answer = client.post(f"/api/tables/{table['table']}/seats", content=json.dumps(body).encode())
    if answer.status_code == 201:
        assert msgspec.json.decode(answer.content, type=protocol.Seated).seat == 1
    else:
        assert answer.status_code == 400
        assert is_problem(answer)


@given(path=PATHS)
@settings(max_examples=80, deadline=None)
def test_no_address_breaks_the_house(client: httpx.Client, path: str):
    for prefix in ("/", "/api/", "/api/tables/", "/api/rules/"):
        assert client.get(prefix + path, follow_redirects=False).status_code < 500
