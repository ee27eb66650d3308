"""Builds positions of Camisa 12, and plays on them.

Pieces are letters: B Bandeirão, a to e Músicas, F Fogos, M Mosaico, O Ola, a dot for nothing and, on the
rondel, a question mark for any. A stand is ten of them, clockwise; what is not said is taken from the set.
"""

from __future__ import annotations

from ludoteca.engine.dice import FastDice, RecordedDice
from ludoteca.engine.fields import fill, values
from ludoteca.games.camisa12 import GAME
from ludoteca.games.camisa12.data import (
    COPIES,
    KIND_NAMES,
    KIND_OF,
    PENALTY_KINDS,
    PHASE_NAMES,
    SET,
    TEAM_NAMES,
    TOKENS,
)

LETTERS = ".BabcdeFMO"
PENALTIES = [KIND_NAMES[kind] for kind in PENALTY_KINDS]


def position(  # each is one fact of the table
    teams=("", ""),
    stands=("..........", ".........."),
    rondels=("", ""),
    *,
    seats=2,
    mover=0,
    turn=None,
    piles=("", ""),
    tops=("", ""),
    hands=((), ()),
    under=(),
    penalties=("bandeirao", "fogos"),
    last=("", ""),
    **numbers,
):
    """A position in which `mover` is about to move the ball; other numbers of the state by name."""
    facts = values(GAME.start(seats, GAME.check(seats, {"teams": "none"}), FastDice(1)))
    pieces = [[LETTERS.index(letter) for letter in stand] for stand in stands]
    facts["stand"] = pieces[0] + pieces[1]
    facts["count"] = [_of_kind(stand, kind) for stand in pieces for kind in range(5)]
    facts["team"] = [TEAM_NAMES.index(team) for team in teams]
    facts["tokens"] = [0 if team == "cortejo" else TOKENS[TEAM_NAMES.index(team)] for team in teams]
    facts["parade"] = 31 if "cortejo" in teams else 0
    facts["last_kind"] = [KIND_NAMES.index(kind) if kind else 5 for kind in last]
    facts["points"] = [0, 0] if seats == 2 else [21, 43]
    facts["pile"] = [pile.count(letter) if letter != "." else 0 for pile in piles for letter in LETTERS]
    _lay(facts, rondels, tops, piles)
    facts["hand"] = [list(hand).count(card) for hand in hands for card in range(16)]
    facts["under"] = [card for card, _ in under]
    facts["under_by"] = [seat for _, seat in under]
    gone = [sum(list(hand).count(card) for hand in (*hands, facts["under"])) for card in range(16)]
    most = 15 if seats == 2 else 10
    facts["deck"] = [COPIES[card] - gone[card] if card <= most else 0 for card in range(16)]
    facts["in_deck"] = sum(facts["deck"])
    facts["penalty"] = [PENALTIES.index(kind) for kind in penalties] + [-1, -1]
    facts["turn"] = sum(piece > 0 for piece in facts["stand"]) // (3 - seats) if turn is None else turn
    facts["first"] = 0 if seats == 1 else (mover - facts["turn"]) % 2
    facts |= {"mover": mover, "phase": PHASE_NAMES.index("move")} | numbers
    state = GAME.Position()
    fill(state, facts)
    state.check()
    return state


def _of_kind(pieces, kind):
    return sum(KIND_OF[piece] == kind for piece in pieces)


def _lay(facts, rondels, tops, piles):
    """Rondel, tops and stacks from what is left of each set."""
    facts["rondel"], facts["top"], facts["rest"], facts["hidden"] = [], [], [], []
    for side in range(2):
        left = [int(n) for n in SET]
        laid = [max(LETTERS.find(letter), 0) for letter in rondels[side].ljust(5, "?")]
        tops_here = [LETTERS.index(letter) for letter in tops[side]]
        discarded = [LETTERS.index(letter) for letter in piles[1 - side]]
        for piece in [*facts["stand"][10 * side : 10 * side + 10], *laid, *tops_here, *discarded]:
            left[piece] -= 1 if piece else 0
        laid = [piece or _commonest(left) for piece in laid]
        if not tops_here:
            tops_here.append(_commonest(left))
        facts["rondel"] += laid
        facts["top"] += tops_here
        facts["rest"] += left
        facts["hidden"].append(sum(left))


def _commonest(left):
    piece = max(range(1, 10), key=lambda piece: left[piece])
    left[piece] -= 1
    return piece


def play(state, *actions, dice=None):
    """Play actions of whoever is waited for, by name (`move(1)`) or as JSON; returns the events told."""
    dice = RecordedDice(dice) if isinstance(dice, list) else dice or FastDice(3)
    state.tale = []
    for action in actions:
        (seat,) = state.waiting()
        state.apply(seat, GAME.action_id(action), dice)
        state.check()
    told, state.tale = state.tale, None
    return told


def move(steps):
    return {"do": "move", "steps": steps}


def place(space):
    return {"do": "place", "space": space}


def put_under(card):
    return {"do": "put-under", "card": f"mosaic-{card}"}


PASS = {"do": "pass"}


def score(state, space, steps=1):
    """Move, place, and say what each side's points became more."""
    before = points(state)
    play(state, move(steps), place(space))
    return tuple(now - then for now, then in zip(points(state), before, strict=True))


def points(state):
    return tuple(side["points"] for side in state.view(None)["sides"])


def stand(state, side=0):
    pieces = [space["piece"] for space in state.view(None)["sides"][side]["stand"]]
    return "".join(LETTERS[NAMES.index(piece or "")] for piece in pieces)


def discards(state, side):
    return "".join(LETTERS[NAMES.index(piece)] for piece in state.view(None)["sides"][side]["discards"])


def rondel(state, side):
    pieces = [there["pieces"][side] for there in state.view(None)["rondel"]]
    return "".join(LETTERS[NAMES.index(piece or "")] for piece in pieces)


def options(state, kind):
    """The legal actions of one kind, as JSON without the kind."""
    (seat,) = state.waiting()
    legal = [GAME.action(action) for action in state.legal(seat)]
    return [next(iter(_fields(action)), None) for action in legal if _tag(action) == kind]


def refused(state, action, seat=None):
    """The code of the refusal this action would get; None if it is legal."""
    refusal = state.why_not(state.waiting()[0] if seat is None else seat, GAME.action_id(action))
    return refusal.code if refusal else None


def facts(events, kind):
    """The facts of every event of a kind."""
    return [event.facts for event in events if event.kind == kind]


def _tag(action):
    return action.__struct_config__.tag


def _fields(action):
    return [getattr(action, name) for name in action.__struct_fields__]


NAMES = ("", "bandeirao", "musica-a", "musica-b", "musica-c", "musica-d", "musica-e", "fogos", "mosaico", "ola")
