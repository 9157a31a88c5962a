"""The first schema."""

from __future__ import annotations

import sqlalchemy as sql
from alembic import op

revision = "first"
down_revision = None


def upgrade() -> None:
    """Create everything."""
    table_id = ("table_id", sql.String(20))
    op.create_table(
        "tables",
        sql.Column("id", sql.String(20), nullable=False),
        sql.Column("game", sql.String(40), nullable=False),
        sql.Column("options", sql.Text, nullable=False),
        sql.Column("private", sql.Boolean, nullable=False),
        sql.Column("turn_seconds", sql.Integer, nullable=False),
        sql.Column("claim_seconds", sql.Double, nullable=False),
        sql.Column("seed", sql.LargeBinary(32), nullable=False),
        sql.Column("created", sql.Double, nullable=False),
        sql.Column("touched", sql.Double, nullable=False),
        sql.Column("phase", sql.String(10), nullable=False),
        sql.Column("revision", sql.Integer, nullable=False),
        sql.Column("version", sql.Integer, nullable=False),
        sql.Column("waiting", sql.String(10)),
        sql.Column("deadline", sql.Double),
        sql.Column("due", sql.Double),
        sql.Column("rematch", sql.String(20)),
        sql.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "seats",
        sql.Column(*table_id, nullable=False),
        sql.Column("seat", sql.Integer, nullable=False, autoincrement=False),
        sql.Column("name", sql.String(40)),
        sql.Column("bot", sql.String(20)),
        sql.Column("secret_hash", sql.LargeBinary(32)),
        sql.Column("entropy", sql.Text, nullable=False),
        sql.Column("ready", sql.Boolean, nullable=False),
        sql.Column("absent", sql.Boolean, nullable=False),
        sql.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
    )
    op.create_table(
        "events",
        sql.Column(*table_id, nullable=False),
        sql.Column("seq", sql.Integer, nullable=False, autoincrement=False),
        sql.Column("command_id", sql.String(120)),
        sql.Column("entry", sql.Text, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.PrimaryKeyConstraint("table_id", "seq", name="pk_events"),
        sql.UniqueConstraint("table_id", "command_id", name="uq_events_table_id"),
    )
    op.create_table(
        "answers",
        sql.Column(*table_id, nullable=False),
        sql.Column("command_id", sql.String(120), nullable=False),
        sql.Column("answer", sql.Text, nullable=False),
        sql.PrimaryKeyConstraint("table_id", "command_id", name="pk_answers"),
    )
    op.create_table(
        "claims",
        sql.Column(*table_id, nullable=False),
        sql.Column("version", sql.Integer, nullable=False, autoincrement=False),
        sql.Column("seat", sql.Integer, nullable=False, autoincrement=False),
        sql.Column("move", sql.Text, nullable=False),
        sql.PrimaryKeyConstraint("table_id", "version", "seat", name="pk_claims"),
    )
    op.create_table(
        "lines",
        sql.Column(*table_id, nullable=False),
        sql.Column("number", sql.Integer, nullable=False, autoincrement=False),
        sql.Column("name", sql.String(40), nullable=False),
        sql.Column("seat", sql.Integer, nullable=False),
        sql.Column("text", sql.Text, nullable=False),
        sql.Column("at", sql.Double, nullable=False),
        sql.PrimaryKeyConstraint("table_id", "number", name="pk_lines"),
    )
    op.create_table(
        "processes",
        sql.Column("id", sql.String(20), nullable=False),
        sql.Column("seen", sql.Double, nullable=False),
        sql.PrimaryKeyConstraint("id", name="pk_processes"),
    )
