"""The secrets that open seats. Only their hashes are stored; none is ever logged."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
TABLE_LETTERS = 12
SECRET_BYTES = 24


def new_table_id() -> str:
    """Return the name of a new table, which nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(TABLE_LETTERS))


def new_secret() -> str:
    """Return a secret that opens a seat."""
    return secrets.token_urlsafe(SECRET_BYTES)


def hashed(secret: str) -> bytes:
    """Return what is stored of a secret."""
    return hashlib.sha256(secret.encode()).digest()


def opens(secret: str, stored: bytes | None) -> bool:
    """Tell whether a secret is the one whose hash is stored."""
    return stored is not None and hmac.compare_digest(hashed(secret), stored)


def for_rematch(secret: str, table: str) -> str:
    """Return the secret of the same seat at the table of a rematch.

    It follows from the old one, so asking twice gives the same and nothing secret is stored.
    """
    digest = hmac.digest(secret.encode(), f"rematch {table}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest[:SECRET_BYTES]).decode()


def command_key(secret: str, command: str) -> str:
    """Return the key of a command among all of its table: its holder's own."""
    return f"{hashed('command ' + secret).hex()[:16]} {command}"
