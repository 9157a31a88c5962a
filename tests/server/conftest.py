from __future__ import annotations

from collections.abc import Iterator

import pytest

from houses import ServedHouse, served


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServedHouse]:
    """A house without limits and without pauses, shared by the tests of one process."""
    with served(tmp_path_factory.mktemp("house")) as opened:
        yield opened
