"""The client's own checks: types, style, unit tests, and types made from the house's own."""

from __future__ import annotations

import json
import os
import subprocess
import tempfile
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from noripan.server import typescript
from noripan.words.josa import josa

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
CASES: list[dict[str, str]] = json.loads((ROOT / "tests" / "data" / "josa.json").read_text("utf-8"))


@pytest.fixture(scope="session")
def modules(client_builder: Any) -> Any:
    """Everything that the client is checked with, installed once by one of the processes."""
    with FileLock(Path(tempfile.gettempdir()) / f"noripan-client-{os.getuid()}.lock"):
        installed = CLIENT / "node_modules" / ".package-lock.json"
        lock = CLIENT / "package-lock.json"
        if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
            client_builder.npm("ci", "--ignore-scripts", "--no-audit", "--no-fund")
    return client_builder


@pytest.mark.parametrize("script", ["check", "lint", "test"])
def test_the_client_passes_its_own_checks(modules: Any, script: str):
    try:
        modules.npm("run", script)
    except subprocess.CalledProcessError as error:
        pytest.fail(f"npm run {script}: {error.returncode}")


@pytest.mark.parametrize("name", typescript.documents())
def test_the_types_of_the_client_are_those_of_the_house(name: str):
    file = CLIENT / "src" / "lib" / f"{name}.ts"
    head = typescript.head(typescript.documents()[name])
    assert file.read_text("utf-8").startswith(head), "run script/types"


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["word"] or "nothing")
def test_particles_are_the_same_in_the_terminal_and_in_the_browser(case: dict[str, str]):
    assert josa(case["word"], case["pair"]) == case["expected"]
