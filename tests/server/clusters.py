"""A private PostgreSQL on a free port, from Debian's package, for as long as a test needs it."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from houses import free_port

ACCOUNTS = ("postgres", "nobody")


def program(name: str) -> str | None:
    """Where a program of PostgreSQL's server is."""
    found = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return str(found[-1]) if found else shutil.which(name)


@contextlib.contextmanager
def cluster() -> Iterator[str]:
    """Start a cluster and yield its address; it is gone afterwards."""
    initdb, server = program("initdb"), program("pg_ctl")
    assert initdb is not None, "PostgreSQL's server is not installed (Debian: postgresql)"
    assert server is not None
    folder = Path(tempfile.mkdtemp(prefix="noripan-pg-"))
    become: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL does not run as root
        account = next(name for name in ACCOUNTS if has_account(name))
        shutil.chown(folder, account)
        become = ["setpriv", f"--reuid={account}", "--clear-groups"]
    port, data = free_port(), folder / "data"

    def run(*arguments: str) -> None:
        subprocess.run(
            [*become, *arguments], check=True, stdout=subprocess.DEVNULL, cwd=folder, timeout=60
        )

    settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -F"
    try:
        run(initdb, "-D", str(data), "-U", "noripan", "-A", "trust", "-E", "UTF8", "--no-sync")
        run(server, "-D", str(data), "-w", "-l", str(folder / "log"), "-o", settings, "start")
        try:
            yield f"postgresql+asyncpg://noripan@127.0.0.1:{port}/postgres"
        finally:
            run(server, "-D", str(data), "-m", "immediate", "stop")
    finally:
        shutil.rmtree(folder)


def has_account(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True
