"""The history of the database's schema, applied when a house opens."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def upgrade(connection: sql.Connection) -> None:
    """Bring a database to the newest schema."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
