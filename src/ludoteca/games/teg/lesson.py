"""The first match of T.E.G.: placing, an attack, a conquest, regrouping, a card, a continent, a missile and a pact.

The learner (seat 0, white) is dealt all of Oceania but Australia, and begins; the rival holds Vietnam. The card that
is drawn is Kamchatka, a country of the learner's.
"""

from ludoteca.engine.contract import Learn, Lesson, Scripted
from ludoteca.games.teg.actions import (
    Accept,
    Advance,
    Attack,
    Bonus,
    Done,
    Launch,
    Missile,
    Place,
    PlaceAll,
    ProposeCountry,
    RegroupAll,
)

__all__ = ["LESSON"]

RIVAL = 1

LESSON = Lesson(
    seats=2,
    seat=0,
    seed=254,
    steps=(
        # set-up: 18 armies each
        Learn("place", Place("sumatra")),
        Learn("place-all", PlaceAll("sumatra")),
        Scripted(0, Done()),  # they could become missiles; that comes later
        Scripted(RIVAL, PlaceAll("vietnam")),
        Scripted(RIVAL, Done()),
        # round 1: no new armies
        Learn("attack", Attack("sumatra", "australia")),
        Learn("advance", Advance(3)),
        Learn("regroup", RegroupAll("sumatra", "australia")),
        Learn("regroup-done", Done()),
        Learn("bonus", Bonus("kamchatka")),
        Learn("turn-over", Done()),
        Scripted(RIVAL, Done()),
        # round 2: the rival begins
        Scripted(RIVAL, PlaceAll("alemania")),
        Scripted(RIVAL, Done()),
        Scripted(RIVAL, Done()),
        Learn("continent", PlaceAll("filipinas")),
        Learn("missile", Missile("filipinas")),
        Scripted(0, Done()),
        Learn("launch", Launch("filipinas", "vietnam")),
        Scripted(RIVAL, ProposeCountry("vietnam", "filipinas")),
        Learn("accept", Accept(3)),
        Learn("finish", Done()),
    ),
)
