"""Help pages in the reader's language."""

from __future__ import annotations

from typing import Any

from rich.console import Console, Group
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from noripan.words import Words


def _print_help(context: Any, words: Words, command: Any) -> None:
    path = context.command_path
    usage = Text(f"{words.text('cli-usage')} {path} ")
    arguments = [p for p in command.get_params(context) if p.param_type_name == "argument"]
    options = [p for p in command.get_params(context) if p.param_type_name == "option"]
    for argument in arguments:
        name = argument.name.upper()
        usage.append(f"{name} " if argument.required else f"[{name}] ")
    parts: list[Any] = [usage, Text(), Text(command.help or ""), Text()]
    if isinstance(command, TyperGroup):
        usage.append(words.text("cli-usage-command"))
        table = _table(words.text("cli-commands"))
        for name in command.list_commands(context):
            child: Any = command.get_command(context, name)
            table.add_row(name, (child.help or "").split("\n")[0])
        parts += [table, Text()]
    elif options:
        usage.append(words.text("cli-usage-options"))
    if arguments:
        table = _table(words.text("cli-arguments"))
        for argument in arguments:
            table.add_row(argument.name.upper(), argument.help or "")
        parts += [table, Text()]
    table = _table(words.text("cli-options"))
    for option in options:
        table.add_row(", ".join(option.opts), option.help or "")
    parts.append(table)
    Console(highlight=False).print(Group(*parts))


def _table(title: str) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, padding=(0, 2))
    table.show_header = False
    table.add_column(style="cyan", no_wrap=True)
    table.add_column()
    return table


def classes(words: Words) -> tuple[type[TyperCommand], type[TyperGroup]]:
    """Return a command and a group class whose help is in one language."""

    class Command(TyperCommand):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _print_help(ctx, words, self)

        def get_help_option(self, ctx: Any) -> Any:
            return _with_help(super().get_help_option(ctx), words)

    class Group(TyperGroup):
        def format_help(self, ctx: Any, formatter: Any) -> None:
            _print_help(ctx, words, self)

        def get_help_option(self, ctx: Any) -> Any:
            return _with_help(super().get_help_option(ctx), words)

    return Command, Group


def _with_help(option: Any, words: Words) -> Any:
    if option is not None:
        option.help = words.text("cli-help-help")
    return option
