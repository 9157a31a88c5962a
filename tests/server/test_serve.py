"""The command that opens the house."""

from __future__ import annotations

import contextlib
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import pytest
from msgspec.structs import replace

from houses import QUICK, ServedHouse, free_port
from noripan import cli
from noripan.cli import serve

COMMAND = str(Path(sys.executable).parent / "noripan")


@pytest.mark.parametrize("language", ["en", "ko", "id"])
def test_the_house_opens_says_where_and_closes(tmp_path: Path, language: str):
    port = free_port()
    arguments = [COMMAND, "serve", "--no-browser", "--lang", language, "--port", str(port)]
    arguments += ["--database", f"sqlite:///{tmp_path}/house.sqlite3"]
    with (tmp_path / "out").open("wb") as out:
        process = subprocess.Popen(arguments, stdout=out, stderr=out)
    until = time.monotonic() + 30
    while True:
        with contextlib.suppress(OSError):
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/health", timeout=5) as answer:
                assert answer.status == 200
            break
        assert time.monotonic() < until
        time.sleep(0.1)
    process.send_signal(signal.SIGINT)
    process.wait(20)
    said = (tmp_path / "out").read_text()
    assert f"http://127.0.0.1:{port}/" in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--workers", "2"], "SQLite serves one process"),
        (["--workers", "0"], "--workers"),
        (["--bot-seconds", "-1"], "--bot-seconds"),
        (["--claim-seconds", "99"], "--claim-seconds"),
        (["--database", "mysql://x"], "must be sqlite"),
        (["--database", "sqlite:////no/such/folder/x"], "no folder"),
    ],
)
def test_a_house_that_cannot_be_is_explained(
    tmp_path: Path, arguments: list[str], words: str, capsys: pytest.CaptureFixture[str]
):
    given = ["serve", "--no-browser", "--port", str(free_port())]
    if "--database" not in arguments:
        given += ["--database", f"sqlite:///{tmp_path}/house.sqlite3"]
    assert cli.run([*given, *arguments], {}) == 2
    assert words in capsys.readouterr().err


def test_a_port_in_use_is_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        arguments = ["serve", "--no-browser", "--port", str(port)]
        arguments += ["--database", f"sqlite:///{tmp_path}/house.sqlite3"]
        assert cli.run(arguments, {}) == 2
    assert f"Port {port} of 127.0.0.1 is in use" in capsys.readouterr().err


def test_a_house_that_is_open_already_is_explained(tmp_path: Path):
    config = replace(QUICK, database=f"sqlite:///{tmp_path}/house.sqlite3")
    house = ServedHouse(config, tmp_path / "log").open()
    try:
        arguments = [COMMAND, "serve", "--no-browser", "--port", str(free_port())]
        arguments += ["--database", config.database, "--lang", "en"]
        second = subprocess.run(arguments, capture_output=True, text=True, timeout=30, check=False)
    finally:
        house.close()
    assert second.returncode == 2
    assert "Another process has the house" in second.stderr
    assert "Traceback" not in second.stderr


def test_without_a_command_the_house_opens_in_the_browser(monkeypatch: pytest.MonkeyPatch):
    opened: list[tuple[str, int, bool]] = []

    def note(_words: object, _config: object, host: str, port: int, *, browser: bool) -> None:
        opened.append((host, port, browser))

    monkeypatch.setattr(serve, "serve", note)
    assert cli.run([], {}) == 0
    assert opened == [("127.0.0.1", 8010, True)]
