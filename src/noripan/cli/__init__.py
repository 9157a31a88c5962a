"""The command ``noripan``."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from noripan import words
from noripan.game import NoripanError

OK, FAILED, BAD_INPUT = 0, 1, 2
UsageError: Any = typer.BadParameter.__bases__[0]
"""What typer raises for every mistake on the command line."""


def main() -> None:
    """Run the command line and leave with its exit code."""
    sys.exit(run(sys.argv[1:], os.environ))


def run(arguments: Sequence[str], environment: Mapping[str, str]) -> int:
    """Run one command; return the exit code: 0 done, 1 a check failed, 2 bad input."""
    error_console = Console(stderr=True, soft_wrap=True)
    try:
        chosen = words.Words(language(arguments, environment))
    except NoripanError as error:
        error_console.print(Text(words.Words(from_environment(environment)).error(error)))
        return BAD_INPUT
    from noripan.cli.commands import build

    try:
        code = build(chosen)(list(arguments), standalone_mode=False, prog_name="noripan")
    except NoripanError as error:
        error_console.print(Text(chosen.error(error)))
        return BAD_INPUT
    except UsageError as error:
        error_console.print(Text(_usage(error, chosen)))
        return BAD_INPUT
    except (typer.Abort, KeyboardInterrupt):
        return FAILED
    except BrokenPipeError:  # the reader of a pipe has had enough
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115
        return OK
    return code if isinstance(code, int) else OK


def language(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language to speak: ``--lang``, else the environment's, else English.

    Raises ``NoripanError`` if ``--lang`` names none that there is.
    """
    for number, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            chosen = value if equals else next(iter(arguments[number + 1 :]), "")
            if chosen not in words.LANGUAGES:
                raise NoripanError(
                    "language-unknown", language=chosen, known=", ".join(words.LANGUAGES)
                )
            return chosen
    return from_environment(environment)


def from_environment(environment: Mapping[str, str]) -> str:
    """Return the language of the first locale variable that names one, else English."""
    for variable in ("NORIPAN_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        code = environment.get(variable, "").split("_")[0].split(".")[0]
        if code in words.LANGUAGES:
            return code
        if code:
            break
    return "en"


def _usage(error: Any, chosen: words.Words) -> str:
    """Return a usage error in the reader's language."""
    option = getattr(error, "option_name", None)
    parameter = getattr(error, "param", None)
    if option is not None:
        known = type(error).__name__ == "NoSuchOption"
        return chosen.text("cli-no-such-option" if known else "cli-option-value", name=str(option))
    if parameter is not None:
        name = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.name.upper()
        missing = type(error).__name__ == "MissingParameter"
        return chosen.text("cli-missing" if missing else "cli-option-value", name=name)
    return chosen.text("cli-usage-wrong")
