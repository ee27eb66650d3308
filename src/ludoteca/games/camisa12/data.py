"""The printed game in numbers: pieces, rondel, stands, tracks, cards, teams, and the ids of the actions. Compiled.

Board, track, cards and teams stand in for what is printed only as pictures; this module is the one place
to replace them. Numbers in comments (K2.1, M7, E14) are those of rulebook/en.md.
"""

from typing import Final

from ludoteca.engine.native import i64, vec

# ---- pieces (K2.1)

KINDS: Final = 5
BANDEIRAO: Final = 0
MUSICA: Final = 1
FOGOS: Final = 2
MOSAICO: Final = 3
OLA: Final = 4
NO_KIND: Final = 5
KIND_NAMES: Final = ("bandeirao", "musica", "fogos", "mosaico", "ola")

# A piece is its kind and, of a Música, its letter; counts by piece have an unused place 0.
NO_PIECE: Final = 0
FLAG: Final = 1
SONG_A: Final = 2
SONG_E: Final = 6
FIREWORK: Final = 7
MOSAIC: Final = 8
WAVE: Final = 9
PIECES: Final = 10
PIECE_NAMES: Final = (
    "", "bandeirao", "musica-a", "musica-b", "musica-c", "musica-d", "musica-e", "fogos", "mosaico", "ola",
)  # fmt: skip
KIND_OF: Final[vec[i64]] = vec[i64]([NO_KIND, BANDEIRAO, MUSICA, MUSICA, MUSICA, MUSICA, MUSICA, FOGOS, MOSAICO, OLA])
SET: Final[vec[i64]] = vec[i64]([0, 5, 1, 1, 1, 1, 1, 5, 5, 4])
SET_SIZE: Final = 24

# ---- what a piece scores, by how many there are (K2.5)

FLAG_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 7, 10, 10])  # a sixth only with Alquimistas (E23)
SONG_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 2, 4, 6, 8])
FIREWORK_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 2, 3])
WAVE_POINTS: Final[vec[i64]] = vec[i64]([0, 3, 4, 5, 6, 3, 2, 1, 0])
FIREWORK_MAJORITY: Final = 4
MOSAIC_DRAWN: Final[vec[i64]] = vec[i64]([0, 1, 1, 2, 3, 3])
MOSAIC_KEPT: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 2])
WRONG_SYMBOL: Final = 2

# ---- rondel and stands (K2.2 to K2.4, K3.1, K3.2)

SIDES: Final = 5
SYMBOLS: Final = ("circle", "diamond", "triangle", "square", "cross")
BALL_START: Final = 0
SPACES: Final = 10  # a stand, clockwise
STAND: Final[vec[i64]] = vec[i64]([0, 1, 2, 3, 4, 0, 2, 4, 1, 3])  # the symbol of each space
LONGEST_MOVE: Final = 3
TURNS: Final = 20
SOLO_TURNS: Final = 10

# ---- score track (K3.3)

FIRST_GOALS: Final[vec[i64]] = vec[i64]([11, 22, 31])
POINTS_A_GOAL: Final = 3  # from the last of the first goals on


def goals(points: i64) -> i64:
    """How many goals a score is worth: those whose space was reached or passed."""
    scored: i64 = 0
    for i in range(len(FIRST_GOALS)):
        if points >= FIRST_GOALS[i]:
            scored += 1
    last = FIRST_GOALS[len(FIRST_GOALS) - 1]
    return scored + (points - last) // POINTS_A_GOAL if points > last else scored


# ---- solo, 7 a 1 (K2.6, K3.3)

SOLO_RIVAL_START: Final = 43  # goal 7
SOLO_START: Final = 21  # just before goal 2
SOLO_MISPLACED: Final = 2
SOLO_CYCLE: Final = 1
SOLO_CARDS: Final = 10  # mosaic cards beyond this number count discards, and stay in the box

# ---- cards (K3.4, K3.5)

PENALTY_KINDS: Final[vec[i64]] = vec[i64]([BANDEIRAO, FOGOS, MUSICA, MOSAICO])
PENALTY_CARDS: Final = 4
CARDS: Final = 16  # mosaic cards are 1 to 15; counts by card have an unused place 0
COPIES: Final[vec[i64]] = vec[i64]([0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2])
CARD_NAMES: Final = [f"mosaic-{card}" for card in range(CARDS)]

# ---- teams (K3.6)

NO_TEAM: Final = 0
ONCA: Final = 1
CIGARRA: Final = 2
VAGA_LUME: Final = 3
ARARA: Final = 4
BOTO: Final = 5
CAPIVARA: Final = 6
TREM: Final = 7
BUMBA: Final = 8
MARE: Final = 9
PIPA: Final = 10
MANDACARU: Final = 11
SABIA: Final = 12
JANGADA: Final = 13
FAROL: Final = 14
GAROA: Final = 15
CORUJA: Final = 16
ESTIVADORES: Final = 17
CARCARA: Final = 18
VENTANIA: Final = 19
CORTEJO: Final = 20
QUADRILHA: Final = 21
TOQUE: Final = 22
ALQUIMISTAS: Final = 23
ESPELHO: Final = 24
TEAMS: Final = 25  # tables by team have an unused place 0
TEAM_NAMES: Final = (
    "", "onca", "cigarra", "vaga-lume", "arara", "boto", "capivara", "trem", "bumba", "mare", "pipa", "mandacaru",
    "sabia", "jangada", "farol", "garoa", "coruja", "estivadores", "carcara", "ventania", "cortejo", "quadrilha",
    "toque", "alquimistas", "espelho",
)  # fmt: skip
COLOURS: Final = ("yellow", "white", "red", "blue", "green", "black")
_COLOURED: Final = (
    "", "yellow/black", "green/white", "green/yellow", "blue/yellow", "blue/white", "white/blue", "black/white",
    "red/black", "blue/green", "red/white", "green/red", "yellow/blue", "white/green", "white/red", "black/blue",
    "black/yellow", "red/blue", "yellow/red", "blue/black", "red/green", "yellow/green", "black/red", "green/black",
    "white/black",
)  # fmt: skip
FRONT: Final = [pair.partition("/")[0] for pair in _COLOURED]
BACK: Final = [pair.partition("/")[2] for pair in _COLOURED]
DIFFICULTY: Final = [0] + [1] * 8 + [2] * 9 + [3] * 7  # dots on the card
TOKENS: Final[vec[i64]] = vec[i64](
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2, 2, 0, 0, 2, 0, 2, 5, 0, 2, 1, 0]
)  # E8 E13 E14 E17 E19 E20 E22 E23
NO_SOLO: Final[vec[i64]] = vec[i64](
    [1 if team in (MARE, ESTIVADORES, CARCARA, TOQUE, ESPELHO) else 0 for team in range(TEAMS)]
)

ONCA_ALONE: Final = 1
ONCA_GROUP: Final = 2
CIGARRA_FIRST: Final = 1
CIGARRA_LATER: Final = 2
VAGA_LUME_POINTS: Final = 1
ARARA_POINTS: Final = 1
BOTO_PENALTY: Final = 1
CAPIVARA_SIDES: Final = 1 + 4  # bits of ● and ▲
TREM_MOVE: Final = 4
BUMBA_MOST: Final = 3
MARE_POINTS: Final = 3
PIPA_REACH: Final = 2
MANDACARU_MAJORITY: Final = 6
JANGADA_MOVE: Final = 4
GAROA_DRAWN: Final = 2
CORUJA_SPACES: Final = 2
ESTIVADORES_PRICE: Final = 1
CARCARA_SET: Final = 4
CORTEJO_POINTS: Final[vec[i64]] = vec[i64]([3, 6])
ALL_SIDES: Final = 31  # bits
QUADRILHA_POINTS: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 0, 10])
ESPELHO_POINTS: Final = 3

# ---- action ids: a team, piece or card is added to its base (they count from 1), a side, step or space too (from 0)

CHOOSE: Final = -1  # 1 to 24
MOVE: Final = 24  # 0 to 4 steps
ROTATE: Final = 29  # 0 clockwise, 1 the other way
PLACE: Final = 31  # spaces 0 to 9
RAISE: Final = 41
TAKE: Final = 51  # sides 0 to 4
RECOVER: Final = 55  # pieces 1 to 9
PUT_UNDER: Final = 64  # cards 1 to 15
ENCORE: Final = 80
FORBID: Final = 81  # sides 0 to 4
CYCLE: Final = 86
PASS: Final = 87
ACTIONS: Final = 88

# ---- phases of the match: which decision is asked

CHOOSING: Final = 0  # each seat a team, at the same time; on a clash one of them again
KEEPING: Final = 1  # Garoa puts one of its two first cards under the deck
MOVING: Final = 2
PLACING: Final = 3
DISCARDING: Final = 4  # mosaic cards go under the deck
REPEATING: Final = 5  # Bumba may score again
CYCLING: Final = 6  # solo: the tops may go under the stacks
FORBIDDING: Final = 7  # Toque may name a side
OVER: Final = 8
ASKS: Final = ("team", "keep", "move", "place", "put-under", "encore", "cycle", "forbid", "")
PHASE_NAMES: Final = ("team", "keep", "move", "place", "put-under", "encore", "cycle", "forbid", "over")

MODES: Final = ("choose", "random", "none")
BY_CHOICE: Final = 0
AT_RANDOM: Final = 1

NOBODY: Final = -1
NOWHERE: Final = -1
EACH: Final = 3  # bits of both seats

GOALS: Final = 0
PENALTIES: Final = 1
COIN: Final = 2
REASONS: Final = ("goals", "penalties", "coin")
