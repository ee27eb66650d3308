"""The command line: `ludoteca games | watch | check | simulate | replay | verify | serve | new | schema | backup …`."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludoteca.authoring.commands import GameFolders, new, offer
from ludoteca.bots import LEVELS, make, play_out
from ludoteca.engine import source
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games as all_games
from ludoteca.engine.catalogue import problems
from ludoteca.engine.conformance import CHECKS, Finding, examine
from ludoteca.engine.contract import PRESETS, Game
from ludoteca.engine.fair import new_seed
from ludoteca.engine.log import SeatSeed
from ludoteca.engine.match import Match
from ludoteca.engine.values import LudotecaError
from ludoteca.engine.verify import verify as verify_log
from ludoteca.engine.words import Words
from ludoteca.lab.arena import bot_dice, compete
from ludoteca.lab.round_robin import choices
from ludoteca.lab.round_robin import round_robin as play_round_robin

app = typer.Typer(
    help="Ludoteca: five printed games, for people, bots and researchers. Start with `ludoteca watch tacocat`.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
)
console = Console(highlight=False)
complaints = Console(stderr=True, highlight=False)

Answer = TypeVar("Answer")

GameName = Annotated[str, typer.Argument(help="A game's name, or the folder of a game of your own.")]
Language = Annotated[str, typer.Option("--lang", help="pt, es or en.")]
Seed = Annotated[int, typer.Option(help="The same seed gives the same match.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", help="A table option, as name=value. Repeat it for more."),
]
Preset = Annotated[str, typer.Option(help=f"Options under one name: {', '.join(PRESETS)}.")]
BotList = Annotated[
    str, typer.Option("--bots", help=f"One level a seat: {', '.join(LEVELS)}. One alone plays all seats.")
]
Thought = Annotated[int, typer.Option(min=1, help="Simulations that `hard` makes for each decision.")]
OwnGame = Annotated[str, typer.Option("--game", help="The folder of a game that is not installed.")]
LogFile = Annotated[Path, typer.Argument(help="A log in JSON.", exists=True, dir_okay=False)]


def polite(command: Callable[..., Answer]) -> Callable[..., Answer]:
    """Our own errors end in one clear line, never in a traceback."""

    @wraps(command)
    def run(*args: Any, **kwargs: Any) -> Answer:
        try:
            return command(*args, **kwargs)
        except LudotecaError as error:
            complaints.print(f"{type(error).__name__}: {error}", style="red", markup=False, soft_wrap=True)
            raise typer.Exit(2) from None

    return run


@app.command()
@polite
def games(language: Language = "en") -> None:
    """List the games, their seats and their options."""
    table = Table("game", "title", "seats", "options", box=None, pad_edge=False)
    for problem in problems():
        complaints.print(problem, style="red", markup=False, soft_wrap=True)
    for name in all_games():
        game = find_game(name)
        words = Words(game, language)
        choices = "\n".join(f"{option}: {values}" for option, values in game.option_choices().items())
        table.add_row(name, words.say("title", {}), ", ".join(map(str, game.seats)), choices)
    console.print(table)
    console.print(source.describe())


@app.command()
@polite
def watch(
    game: GameName,
    language: Language = "en",
    seed: Seed = 1,
    bots: BotList = "normal",
    option: OptionList = None,
    preset: Preset = "",
    seats: Annotated[int | None, typer.Option(help="How many play, if one level plays all seats.")] = None,
    seat: Annotated[int | None, typer.Option(help="Tell it as this seat saw it; without it, all hands open.")] = None,
    save: Annotated[Path | None, typer.Option(help="Write the log here; its dice are fair, not seeded.")] = None,
    simulations: Thought = 200,
) -> None:
    """Let bots play one match, told in sentences.

    Try: `ludoteca watch tacocat --lang pt --seed 7`
    """
    found = find_game(game)
    levels = _levels(found, bots, seats)
    options = _agreed(found, len(levels), option, preset)
    dice = bot_dice(seed)
    if save is None:
        match = Match(found, len(levels), seed, options, language=language)
    else:
        _open_for_writing(save)
        seeds = [SeatSeed(origin="bot") for _ in levels]
        name = f"{found.name}-{new_seed()[:12]}"
        match = Match.fair(found, len(levels), seeds, options, name=name, language=language)
    words = Words(found, language)
    names = [f"{words.seat(number)} ({level})" for number, level in enumerate(levels)]
    players = [make(found, level, dice) for level in levels]
    teller = Teller(match, words, names, seat)
    teller.tell()
    for _ in play_out(match, players, dice, Budget(simulations=simulations)):
        teller.tell()
    assert match.result is not None
    console.print(f"[bold]{words.result(match.result, names, seat)}[/bold]")
    if save is not None:
        save.write_bytes(match.log.to_json())
        own = f" --game {game}" if game != found.name else ""
        proof = f"Prove its dice with: ludoteca verify {save}{own}"
        console.print(f"{save}: {len(match.log.entries)} entries. {proof}", markup=False, soft_wrap=True)


class Teller:
    """Prints what happens, once each, to one seat as it saw it, or to nobody with all hands open."""

    def __init__(self, match: Match, words: Words, names: list[str], seat: int | None) -> None:
        self.match = match
        self.words = words
        self.names = names
        self.listener = seat
        self.viewers: list[int | None] = [seat] if seat is not None else [None, *range(match.head.seats)]
        self.seen = dict.fromkeys(self.viewers, 0)

    def tell(self) -> None:
        """Print what is new; what several see is printed once."""
        told: list[tuple[str, dict[str, Any]]] = []
        for viewer in self.viewers:
            events = self.match.events(viewer, self.seen[viewer])
            self.seen[viewer] += len(events)
            for event in events:
                if (happened := (event["kind"], event["facts"])) not in told:
                    told.append(happened)
                    line = self.words.event(event, self.names, self.listener)
                    console.print(line, markup=False, soft_wrap=True)


@app.command()
@polite
def check(
    game: GameName,
    matches: Annotated[int, typer.Option(min=1, help="Random matches for each case of the game.")] = 3,
    only: Annotated[list[str] | None, typer.Option(help=f"Only these checks: {', '.join(CHECKS)}.")] = None,
    seed: Seed = 1,
) -> None:
    """Put a game, ours or yours, through the conformance kit.

    Try: `ludoteca check examples/connect_four`
    """
    console.print(source.describe())
    width = max(map(len, CHECKS))

    def tell(finding: Finding) -> None:
        mark = "[green]ok    [/green]" if finding.passed else "[red]BROKEN[/red]"
        console.print(f"{mark}  {finding.check:<{width}}  ", end="")
        console.print(finding.text, markup=False, soft_wrap=True)

    report = examine(game, only or (), matches, seed, tell=tell)
    if not report.passed:
        raise typer.Exit(1)


@app.command()
@polite
def simulate(
    game: GameName,
    matches: Annotated[int | None, typer.Option(min=1, help="How many: 1000, or 20 for each pair.")] = None,
    bots: BotList = "normal,random",
    option: OptionList = None,
    preset: Preset = "",
    seed: Seed = 1,
    simulations: Thought = 200,
    round_robin: Annotated[
        str | None, typer.Option(help="Let every pair of values of this option meet, played by the first bot.")
    ] = None,
) -> None:
    """Let bots play many matches, seats rotating, and print win rates with confidence intervals.

    Try: `ludoteca simulate tacocat --matches 1000 --bots normal,easy`
    or `ludoteca simulate camisa12 --round-robin teams`
    """
    found = find_game(game)
    if round_robin is not None:
        options = _agreed(found, 2, option, preset)
        _round_robin(found, round_robin, matches or 20, bots.partition(",")[0], options, seed, simulations)
        return
    levels = _levels(found, bots, None)
    matches = matches or 1000
    options = _agreed(found, len(levels), option, preset)
    with _progress("matches", matches) as advance:
        tally = compete(
            found, levels, matches, options=options, seed=seed, budget=Budget(simulations=simulations),
            progress=advance,
        )  # fmt: skip
    table = Table("bot", "wins", "share", "95 % interval", box=None, pad_edge=False)
    for standing in tally.standings:
        share, low, high = standing.interval
        table.add_row(standing.level, f"{standing.wins:g}", f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    console.print(f"{tally.matches} matches, {tally.decisions} decisions; {source.describe()}")


def _round_robin(
    game: Game, option: str, matches: int, level: str, options: dict[str, Any], seed: int, simulations: int
) -> None:
    """Play the pairs, and print how often each row beats each column."""
    count = len(choices(game, game.check(2, {**options, option: "choose"})))
    with _progress("matches", count * (count - 1) // 2 * matches) as advance:
        budget = Budget(simulations=simulations)
        found = play_round_robin(
            game, option, matches, options=options, level=level, seed=seed, budget=budget, progress=advance
        )
    width = max(map(len, found.values))
    console.print(
        " " * (width + 4) + "".join(f"{column + 1:4}" for column in range(count)) + "   all, 95 %", soft_wrap=True
    )
    for row, value in enumerate(found.values):
        cells = [f"{100 * found.share(row, column):4.0f}" if row != column else "   –" for column in range(count)]
        share, low, high = found.overall(row)
        line = f"{row + 1:3} {value:<{width}}{''.join(cells)}   {share:.1%} ({low:.1%} to {high:.1%})"
        console.print(line, markup=False, soft_wrap=True)
    console.print(f"Percent won by the row, of {matches} matches each pair; bots {level}; {source.describe()}")


@app.command()
@polite
def replay(log: LogFile, language: Language = "en", seat: int | None = None, game: OwnGame = "") -> None:
    """Tell a stored match again, in sentences."""
    own = find_game(game) if game else None
    source = log.read_bytes()
    Match.replay(source, game=own)  # all of it fits, before any of it is told
    teller: Teller | None = None
    for match in Match.steps(source, game=own, language=language):
        words = Words(match.game, language)
        teller = teller or Teller(match, words, [], seat)
        teller.tell()
    end = words.result(match.result, (), seat) if match.result else words.say("not-over", {})
    console.print(end, style="bold", markup=False)


@app.command()
@polite
def verify(log: LogFile, game: OwnGame = "") -> None:
    """Prove the dice of a finished match, draw by draw.

    Make a log to try it on: `ludoteca watch tacocat --save match.json`
    """
    proof = verify_log(log.read_bytes(), game=find_game(game) if game else None)
    console.print(f"Match {proof.match} ({proof.game}): the dice were fair.", markup=False)
    console.print(f"{proof.draws} draws follow from the seed that was committed to before the first move.")
    console.print("Seeds of the seats: " + ", ".join(f"{count} {origin}" for origin, count in proof.seeds.items()))
    if proof.undone:
        console.print(f"{proof.undone} times the table went back past chance, by everybody's consent.")


@app.command()
@polite
def bench(
    seconds: Annotated[float, typer.Option(help="How long each measurement runs.")] = 1.0,
    rounds: Annotated[int, typer.Option(help="How often each is repeated, all in turn; the median counts.")] = 5,
    write: Annotated[Path | None, typer.Option(help="Write the table and a picture into this folder.")] = None,
) -> None:
    """Measure the engine against its peers, in one run on one core."""
    from ludoteca.lab.bench import run  # noqa: PLC0415 - the peers are an optional group, slow to load

    run(seconds, rounds, write, console)


@app.command()
@polite
def serve(
    host: Annotated[str | None, typer.Option(help="The address to listen on [LUDOTECA_HOST; 127.0.0.1].")] = None,
    port: Annotated[int | None, typer.Option(help="The port to listen on [LUDOTECA_PORT; 8000].")] = None,
    data: Annotated[Path | None, typer.Option(help="The folder of the SQLite file [LUDOTECA_DATA; data].")] = None,
    database: Annotated[str | None, typer.Option(help="A PostgreSQL URL instead of it [LUDOTECA_DATABASE].")] = None,
    secure: Annotated[bool | None, typer.Option("--secure", help="Cookies only over HTTPS [LUDOTECA_SECURE].")] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes that think for bots [LUDOTECA_BOT_WORKERS; 2].")
    ] = None,
    games: GameFolders = None,
    browse: Annotated[bool, typer.Option("--open", help="Open the browser once it serves.")] = False,
) -> None:
    """Serve tables to people and bots. docs/host.md tells more."""
    from ludoteca.server.serve import addresses, run  # noqa: PLC0415 - the web libraries are slow to load
    from ludoteca.server.settings import from_environment  # noqa: PLC0415

    settings = from_environment(
        host=host, port=port, data=data, database=database, secure=secure, bot_workers=bot_workers
    )
    for problem in offer(games):
        complaints.print(problem, style="red", markup=False, soft_wrap=True)
    here, *others = addresses(settings)

    def ready() -> None:
        near = "".join(f", and for others in your network at {address}" for address in others)
        console.print(f"Ludoteca is open at {here}{near}. Ctrl+C closes it.", markup=False, soft_wrap=True)
        if browse:
            typer.launch(here)

    run(settings, ready)


app.command()(polite(new))


@app.command()
@polite
def schema(
    game: Annotated[str, typer.Argument(help="A game: print what it shows, as types, instead of the API.")] = "",
    into: Annotated[Path | None, typer.Option(help="A folder to write both into, for every game.")] = None,
) -> None:
    """Print the API of the server as OpenAPI, with the messages of the WebSocket: types for programs are made of it."""
    from ludoteca.server.http.export import printed, write_all  # noqa: PLC0415 - as above

    if into is not None:
        write_all(into)
    else:
        typer.echo(printed(game))


@app.command()
@polite
def backup(
    target: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")],
    data: Annotated[Path | None, typer.Option(help="The folder of the SQLite file [LUDOTECA_DATA; data].")] = None,
) -> None:
    """Copy the SQLite database, also while the server runs."""
    from ludoteca.server.settings import read_settings  # noqa: PLC0415
    from ludoteca.server.storage.backup import copy  # noqa: PLC0415 - as above

    rows = copy(read_settings(data=data), target)
    console.print(f"{target}: {rows} entries of logs, checked.", markup=False, soft_wrap=True)


def _levels(game: Game, bots: str, seats: int | None) -> list[str]:
    levels = [level.strip() for level in bots.split(",")]
    return levels * (seats or game.seats[0]) if len(levels) == 1 else levels


def _open_for_writing(path: Path) -> None:
    try:
        path.touch()
    except OSError as problem:
        raise LudotecaError(f"{path} cannot be written: {problem.strerror}") from None


def _agreed(game: Game, seats: int, given: list[str] | None, preset: str) -> dict[str, Any]:
    """What the table plays: the options that were given, as the preset makes them."""
    agreed: dict[str, Any] = msgspec.to_builtins(game.preset(preset, seats, _options(given)))
    return agreed


def _options(given: list[str] | None) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise LudotecaError(f"an option is written name=value, not {text!r}")
        try:
            options[name] = json.loads(value)
        except json.JSONDecodeError:
            options[name] = value
    return options


@contextmanager
def _progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=complaints, transient=not sys.stderr.isatty()) as progress:
        task = progress.add_task(what, total=total)
        yield lambda done: progress.advance(task, done)


if __name__ == "__main__":
    app()
