"""The commands, apart from playing."""

import json
import sys
import threading
from collections.abc import Callable, Iterable
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from noripan import fair, words
from noripan.cli.help import classes
from noripan.game import Circumstances, Game, NoripanError, Setup
from noripan.games import FOLDERS, find
from noripan.match import Match, Record, read_record, replay_steps
from noripan.words import Words

PATIENCE = 1.0
"""Seconds before a wait is explained."""


def build(words: Words) -> Callable[..., Any]:
    """Return the command line in one language; called with arguments it runs a command."""
    command_class, group_class = classes(words)
    app = typer.Typer(
        cls=group_class,
        add_completion=False,
        invoke_without_command=True,
        help=words.text("cli-about"),
        rich_markup_mode=None,
    )

    def command(function: Callable[..., Any]) -> None:
        name = function.__name__.removesuffix("_command")
        app.command(name, cls=command_class, help=words.text(f"cli-{name}"))(function)

    def option(*names: str, show: str) -> Any:
        return typer.Option(*names, help=words.text(show), show_default=False)

    def argument(show: str, **rest: Any) -> Any:
        return typer.Argument(help=words.text(show), show_default=False, **rest)

    lang = option("--lang", show="cli-help-lang")
    as_json = option("--json", show="cli-help-json")
    game_options = option("--option", "-o", show="cli-help-option")
    number_of_seats = option("--seats", show="cli-help-seats")
    a_game = argument("cli-help-game")
    a_file = argument("cli-help-file")

    @app.callback()
    def root(context: typer.Context, lang: Annotated[str, lang] = "") -> None:
        if context.invoked_subcommand is None:
            from noripan.cli.serve import open_house

            open_house(words)

    def menu_command(lang: Annotated[str, lang] = "") -> None:
        from noripan.cli.menu import menu

        menu(words)

    def serve_command(
        host: Annotated[str, option("--host", show="house-cli-host")] = "127.0.0.1",
        port: Annotated[int, option("--port", show="house-cli-port")] = 8010,
        database: Annotated[str | None, option("--database", show="house-cli-database")] = None,
        workers: Annotated[int, option("--workers", show="house-cli-workers")] = 1,
        bot_seconds: Annotated[float, option("--bot-seconds", show="house-cli-bots")] = 1.0,
        claim_seconds: Annotated[float, option("--claim-seconds", show="house-cli-claims")] = 4.0,
        no_browser: Annotated[bool, option("--no-browser", show="house-cli-no-browser")] = False,
        lang: Annotated[str, lang] = "",
    ) -> None:
        from noripan.cli.serve import configured, serve

        config = configured(database, bot_seconds, claim_seconds)
        serve(words, config, host, port, workers=workers, browser=not no_browser)

    def games_command(
        game: Annotated[str | None, argument("cli-help-games-game")] = None,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, lang] = "",
    ) -> None:
        show_games(words, list(FOLDERS) if game is None else [game], as_json=json)

    def rules_command(game: Annotated[str, a_game], lang: Annotated[str, lang] = "") -> None:
        show_rules(words, game)

    def score_command(
        game: Annotated[str, a_game],
        text: Annotated[list[str], argument("cli-help-score")],
        dora: Annotated[str | None, option("--dora", show="cli-help-dora")] = None,
        dealer: Annotated[bool, option("--dealer", show="cli-help-dealer")] = False,
        roll: Annotated[int | None, option("--roll", show="cli-help-roll")] = None,
        option: Annotated[list[str] | None, game_options] = None,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, lang] = "",
    ) -> None:
        setup = find(game).setup(None, **parse_options(option))
        circumstances = Circumstances(dora, dealer or None, roll)
        show_score(words, setup, " ".join(text), circumstances, as_json=json)

    def replay_command(
        file: Annotated[Path, a_file],
        steps: Annotated[bool, option("--steps", show="cli-help-steps")] = False,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, lang] = "",
    ) -> int:
        return show_replay(words, file, steps=steps, as_json=json)

    def bench_command(
        game: Annotated[str | None, argument("cli-help-bench-game")] = None,
        seats: Annotated[int | None, number_of_seats] = None,
        runs: Annotated[int, option("--runs", show="cli-help-runs")] = 5,
        option: Annotated[list[str] | None, game_options] = None,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, lang] = "",
    ) -> None:
        from noripan.cli.bench import bench_setup, show_bench

        names = list(FOLDERS) if game is None else [game]
        setups = [bench_setup(name, seats, parse_options(option)) for name in names]
        show_bench(words, setups, runs, as_json=json)

    def solve_command(
        game: Annotated[str, a_game],
        big_general: Annotated[
            int | None, option("--big-general", show="cli-help-big-general")
        ] = None,
        option: Annotated[list[str] | None, game_options] = None,
        json: Annotated[bool, as_json] = False,
        lang: Annotated[str, lang] = "",
    ) -> None:
        from noripan.cli.solve import show_solution

        found = find(game)
        setup = found.setup(found.seats.start, **parse_options(option))
        show_solution(words, setup, big_general, as_json=json)

    def play_command(
        game: Annotated[str | None, argument("cli-help-game")] = None,
        seats: Annotated[int | None, number_of_seats] = None,
        people: Annotated[int, option("--people", show="cli-help-people")] = 1,
        names: Annotated[str | None, option("--names", show="cli-help-names")] = None,
        bot: Annotated[str, option("--bot", show="cli-help-bot")] = "greedy",
        option: Annotated[list[str] | None, game_options] = None,
        record: Annotated[Path | None, option("--record", show="cli-help-record")] = None,
        resume: Annotated[Path | None, option("--resume", show="cli-help-resume")] = None,
        seed: Annotated[int | None, option("--seed", show="cli-help-seed")] = None,
        join: Annotated[str | None, option("--join", show="house-cli-join")] = None,
        lang: Annotated[str, lang] = "",
    ) -> None:
        if join is not None:
            from noripan.cli.join import sit_down

            sit_down(words, join, None if names is None else names.split(",")[0])
            return
        from noripan.cli.play import begin, resume_match

        if resume is not None:
            resume_match(words, resume, game, people=people, bot=bot, record=record, seed=seed)
            return
        if game is None:
            raise NoripanError("cli-missing", name="GAME")
        setup = find(game).setup(seats, **parse_options(option))
        given = None if names is None else names.split(",")
        begin(words, setup, given, people=people, bot=bot, record=record, seed=seed)

    for function in (
        serve_command,
        menu_command,
        games_command,
        rules_command,
        play_command,
        score_command,
        replay_command,
        solve_command,
        bench_command,
    ):
        command(function)
    return typer.main.get_command(app)


def parse_options(texts: Iterable[str] | None) -> dict[str, str]:
    """Return ``name=value`` texts as a dict; raises ``NoripanError`` for any other text."""
    options: dict[str, str] = {}
    for text in texts or ():
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise NoripanError("option-shape", text=text)
        options[name.strip()] = value.strip()
    return options


def print_json(data: Any) -> None:
    """Print data as one JSON document."""
    print(json.dumps(msgspec.to_builtins(data), ensure_ascii=False))


def show_games(words: Words, names: list[str], *, as_json: bool) -> None:
    """List games with their seats; of a single one explain the options."""
    games = [find(name) for name in names]
    if as_json:
        print_json({"games": [_game_data(words, game) for game in games]})
        return
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("name", "title", "seats", "about"):
        table.add_column(words.text(f"cli-column-{column}"))
    for game in games:
        seats = f"{game.seats.start}–{game.seats.stop - 1}"
        about = words.text(f"about-{game.name}")
        table.add_row(Text(game.name, "cyan"), words.message(game.title), seats, about)
    console = Console()
    console.print(table)
    if len(games) == 1:
        console.print()
        console.print(_options_table(words, games[0]))


def _game_data(words: Words, game: Game) -> dict[str, Any]:
    return {
        "name": game.name,
        "title": words.message(game.title),
        "seats": [game.seats.start, game.seats.stop - 1],
        "options": dict(game.setup().options),
    }


def _options_table(words: Words, game: Game) -> Table:
    """Explain the options of a game; the defaults are those of its usual number of seats."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("option", "value", "about"):
        table.add_column(words.text(f"cli-column-{column}"))
    defaults = game.setup().options
    for option in game.options:
        value = str(defaults[option.name]).lower()
        table.add_row(
            Text(option.name, "cyan"), value, words.text(f"option-{game.name}-{option.name}")
        )
        for choice in option.choices:
            meaning = words.text(f"option-{game.name}-{option.name}-{choice}")
            table.add_row("", Text(choice, "dim"), meaning)
    return table


def show_rules(words_of_reader: Words, game: str) -> None:
    """Print the rules of a game, and those of the game it builds on."""
    find(game)
    console = Console()
    text = "\n\n".join(
        words.rules_text(name, words_of_reader.language) for name in words.with_parent(game)
    )
    if console.is_terminal:
        with console.pager(styles=True):
            console.print(Markdown(text))
    else:
        print(text)


def show_score(
    words: Words, setup: Setup, text: str, circumstances: Circumstances, *, as_json: bool
) -> None:
    """Print the value of a hand, roll or layout."""
    folder = f"noripan.games.{FOLDERS[setup.game.name]}"
    result = import_module(f"{folder}.score").score(setup, text, circumstances)
    if as_json:
        print_json(result)
    else:
        Console().print(import_module(f"{folder}.terminal").draw_score(result, words))


def load_record(file: Path) -> Record:
    """Read a record file; raises ``NoripanError`` if it cannot be read."""
    try:
        data = sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()
    except OSError:
        raise NoripanError("file-unreadable", file=str(file)) from None
    return read_record(data)


def show_replay(words: Words, file: Path, *, steps: bool, as_json: bool) -> int:
    """Check a record event by event and print where it ends; 1 if its deal is not fair."""
    record = load_record(file)
    shown: list[dict[str, Any]] = []
    match = None
    for match in replay_steps(record):
        if steps and match.events:
            shown.append(
                {
                    "event": match.events[-1],
                    "turn": match.turn,
                    "scores": match.scores,
                    "legal": match.legal(),
                }
            )
    assert match is not None
    status, complaint = _fairness(words, record)
    result: dict[str, Any] = {
        "game": record.game,
        "seats": record.seats,
        "turn": match.turn,
        "scores": match.scores,
        "legal": match.legal(),
        "winners": match.winners,
        "fair": status,
    }
    if as_json:
        print_json(result | ({"steps": shown} if steps else {}))
    else:
        _print_replay(words, match, shown, status)
    if complaint:
        Console(stderr=True, soft_wrap=True).print(Text(complaint))
    return 1 if complaint else 0


def _fairness(words: Words, record: Record) -> tuple[str | None, str | None]:
    """Return the state of a record's fair deal, and what is wrong with it."""
    if record.fair is None:
        return None, None
    try:
        return ("verified" if fair.verify(record) else "sealed"), None
    except fair.UnfairRecord as error:
        return "broken", words.error(error)


def _print_replay(
    words: Words, match: Match, steps: list[dict[str, Any]], status: str | None
) -> None:
    console = Console()
    terminal = import_module(f"noripan.games.{FOLDERS[match.setup.game.name]}.terminal")
    if steps:
        table = Table(box=None, padding=(0, 2, 0, 0))
        for column in ("number", "event", "turn", "scores", "legal"):
            table.add_column(words.text(f"cli-column-{column}"), overflow="fold")
        for number, step in enumerate(steps, start=1):
            legal = step["legal"]
            moves = (
                "  ".join(legal) if len(legal) <= 12 else words.text("cli-moves", count=len(legal))
            )
            scores = " ".join(map(str, step["scores"]))
            turn = player_name(words, match, step["turn"])
            table.add_row(str(number), step["event"], turn, scores, moves)
        console.print(table)
    console.print(terminal.draw(match.view(None), words, match.names))
    console.print()
    console.print(Text(outcome(words, match)))
    if status is not None:
        console.print(Text(words.text(f"cli-fair-{status}")))


def player_name(words: Words, match: Match, turn: int | str | None) -> str:
    """Return who is to move, for a table cell."""
    if turn is None:
        return "–"
    return match.names[turn] if isinstance(turn, int) else words.text("player-chance")


def outcome(words: Words, match: Match) -> str:
    """Say who won, or whose turn it is."""
    winners = match.winners
    if winners is None:
        turn = match.turn
        if isinstance(turn, int):
            return words.text("turn-of", name=match.names[turn])
        return words.text("chance-to-move")
    if len(winners) == 1:
        return words.text("winner-alone", name=match.names[winners[0]])
    names = match.names[winners[0]]
    for seat in winners[1:]:
        names = words.text("list-and", first=names, last=match.names[seat])
    pair = match.setup.game.pairs and match.setup.seats == 4
    return words.text("winners-pair" if pair else "winners-shared", names=names)


class patience:  # noqa: N801
    """Says on standard error what one waits for, if a block takes longer than a moment."""

    def __init__(self, text: str) -> None:
        console = Console(stderr=True, soft_wrap=True)
        self._timer = threading.Timer(PATIENCE, lambda: console.print(Text(text)))
        self._timer.daemon = True

    def __enter__(self) -> None:
        self._timer.start()

    def __exit__(self, *_: object) -> None:
        self._timer.cancel()
