"""What a piece can bring at most is the same as if it were tried on every space."""

import pytest

from ludoteca.engine.dice import FastDice
from ludoteca.engine.source import compiled
from ludoteca.games.camisa12 import GAME
from ludoteca.games.camisa12.data import NO_PIECE, NOWHERE, PIECES, SIDES, SONG_A, SONG_E, SPACES
from ludoteca.games.camisa12.scoring import bonus_points, in_order, piece_points, wrong_symbol
from ludoteca.games.camisa12.worth import NO_SPACE, best_points, fitting_spaces
from tests.games.camisa12.table import position

MATCHES = 40 if compiled() else 3


def _tried(state, seat, piece, side):
    found = [NO_SPACE]
    for space in range(SPACES):
        if state.stand[SPACES * seat + space] == NO_PIECE:
            points = piece_points(state, seat, piece, space) + bonus_points(state, seat, piece, space)
            found.append(points - (wrong_symbol(state, seat, piece, space, side) if side != NOWHERE else 0))
    return max(found)


@pytest.mark.parametrize("teams", ["none", "random"])
def test_the_most_that_a_piece_brings_is_what_its_best_space_brings(teams):
    for seed in range(MATCHES):
        dice = FastDice(seed)
        state = GAME.start(2, GAME.check(2, {"teams": teams}), dice)
        while state.must():
            seat = state.waiting()[0]
            legal = state.legal(seat)
            state.play(seat, legal[dice.below(len(legal))], dice)
            for owner in (0, 1):
                for piece in range(1, PIECES):
                    for side in (NOWHERE, *range(SIDES)):
                        told = best_points(state, owner, piece, side)
                        assert told == _tried(state, owner, piece, side), (seed, owner, piece, side)


@pytest.mark.parametrize("stand", ["a...b....e", "..c...e...", ".bd.......", "...e......", "..........", "c.....d..e"])
def test_a_song_fits_behind_the_earlier_letters_and_before_the_later_ones(stand):
    state = position(stands=(stand, ".........."))
    for song in range(SONG_A, SONG_E + 1):
        fitting = fitting_spaces(state, 0, song)
        for space in range(SPACES):
            if state.stand[space] == NO_PIECE:
                assert bool(fitting >> space & 1) == in_order(state, 0, song, space), (song, space)
