"""Matches on the terminal: the list of games, a match of bots, a stored one told again, and its dice proven."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from ludoteca.bots import make, play_out
from ludoteca.cli.given import (
    BotList,
    GameName,
    Language,
    LogFile,
    OptionList,
    OwnGame,
    Preset,
    Seed,
    Thought,
    agreed,
    levels_of,
)
from ludoteca.cli.terminal import complaints, console
from ludoteca.engine import source
from ludoteca.engine.bot import Budget
from ludoteca.engine.catalogue import game as find_game
from ludoteca.engine.catalogue import games as all_games
from ludoteca.engine.catalogue import problems
from ludoteca.engine.daily import follows
from ludoteca.engine.fair import commitment, new_seed
from ludoteca.engine.log import SeatSeed
from ludoteca.engine.match import Match
from ludoteca.engine.values import LudotecaError
from ludoteca.engine.verify import verify as verify_log
from ludoteca.engine.words import Words
from ludoteca.lab.arena import bot_dice


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
    levels = levels_of(found, bots, seats)
    options = agreed(found, len(levels), option, preset)
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


def verify(
    log: LogFile,
    game: OwnGame = "",
    day: Annotated[str, typer.Option(help="Of a deal of the day: the secret that its day was told with.")] = "",
) -> None:
    """Prove the dice of a finished match, draw by draw; and with the day's secret, that it is that day's deal.

    Make a log to try it on: `ludoteca watch tacocat --save match.json`
    """
    proof = verify_log(log.read_bytes(), game=find_game(game) if game else None)
    if day:
        console.print(f"It is the deal of {follows(log.read_bytes(), day)}, committed to as {commitment(day)}.")
    console.print(f"Match {proof.match} ({proof.game}): the dice were fair.", markup=False)
    console.print(f"{proof.draws} draws follow from the seed that was committed to before the first move.")
    console.print("Seeds of the seats: " + ", ".join(f"{count} {origin}" for origin, count in proof.seeds.items()))
    if proof.parent:
        console.print(
            f"It plays on from match {proof.parent}; the log of that one proves the draws before.", markup=False
        )
    if proof.undone:
        console.print(f"{proof.undone} times the table went back past chance, by everybody's consent.")


def _open_for_writing(path: Path) -> None:
    try:
        path.touch()
    except OSError as problem:
        raise LudotecaError(f"{path} cannot be written: {problem.strerror}") from None
