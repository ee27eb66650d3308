"""Tables of T.E.G. with the map, cards and pacts that a test wants."""

from ludoteca import game
from ludoteca.engine.dice import FastDice
from ludoteca.engine.fields import fill, values
from ludoteca.engine.state import Dice
from ludoteca.games.teg.actions import Accept, Attack, Done
from ludoteca.games.teg.world.board import COUNTRY
from ludoteca.games.teg.world.data import COLOURS, OBJECTIVE, PHASE, SITUATION

GAME = game("teg")
DECK, USED = 6, 7


class Told(Dice):
    """Rolls the faces that it is told (or raw answers with `raw`); then it refuses."""

    def __init__(self, faces, raw=()):
        self.draws = 0
        self.answers = [*raw] or [face - 1 for face in faces]

    def below(self, n):
        self.draws += 1
        assert self.answers, f"the test told no answer to a draw below {n}"
        return self.answers.pop(0)


def start(seats, seed=1, **options):
    return GAME.start(seats, GAME.check(seats, options), FastDice(seed))


class Table:
    """A position in the middle of a match; it plays typed actions and returns itself.

    `countries` says who holds what: {"peru": (0, 3)} is three armies of seat 0, (0, 3, 1) has a missile too,
    and a list of two of them is a condominium. All other countries have one army of the seats `others` in turn;
    a seat that is nowhere has been eliminated.
    """

    def __init__(
        self, countries=None, *, seats=6, others=None, phase="attack", current=0, situation="classic", rest=None,
        round=2, cards=None, used=(), objectives=None, pacts=False, allied=(), **numbers,  # noqa: A002
    ):  # fmt: skip
        asked = numbers.pop("country_card", "asked")  # so a test says when it is taken
        self.state = start(seats, pacts=pacts, talk=numbers.pop("talk", "vale_todo"), country_card=asked)
        by = values(self.state)
        others = [s for s in range(seats) if s > 2] or [seats - 1] if others is None else others
        self._map(by, countries or {}, others)
        by["objective"] = [-1] * 12
        for seat in range(seats):
            first = ["thirty-five"] if seats > 3 else ["europe-south-america", "asia-central-america"][: 4 - seats]
            for place, name in enumerate((objectives or {}).get(seat, first)):
                by["objective"][2 * seat + place] = OBJECTIVE.index(name)
        for seat, hand in (cards or {}).items():
            for card in hand:
                by["draws"] += 1
                self._card(by, card, place=seat, known=2**seat, drawn=by["draws"])
                by["hand"][seat] += 1
        for card in used:
            self._card(by, card, place=USED, known=127)
        for country in allied:
            by["alliance"][COUNTRY.index(country)] = 1
        by |= {
            "phase": PHASE.index(phase), "round": round, "current": current, "mover": current, "starter": current,
            "step": 0, "free": 0, "raised": sum(by["armies"]), "removed": 0,
            "situation": SITUATION.index(situation) if rest is None else 7 + COLOURS.index(rest),
            "built": sum(by["missiles"]), "spent": 0,
        }  # fmt: skip
        by["raised"] += 6 * by["built"]
        by["removed"] = 6 * by["built"]
        by["alive"] = sum(2**seat for seat in range(seats) if by["presence"][seat])
        by["placing"] = [0] * 7
        by["turns"] = [round] * 6
        fill(self.state, by | numbers)
        self.state.check()
        self.told = []

    def _map(self, by, countries, others):
        for name in ("owner", "holders"):
            by[name] = [-1] * 72 if name == "owner" else [0] * 72
        by["armies"], by["missiles"] = [0] * 432, [0] * 432
        by["count"], by["presence"], by["arsenal"], by["held"] = [0] * 6, [0] * 6, [0] * 6, [0] * 42
        assert not set(countries) - set(COUNTRY), f"no such country: {set(countries) - set(COUNTRY)}"
        for number, name in enumerate(COUNTRY):
            held = countries.get(name, (others[number % len(others)], 1))
            for seat, armies, *missiles in held if isinstance(held, list) else [held]:
                by["armies"][72 * seat + number] = armies
                by["missiles"][72 * seat + number] = sum(missiles)
                by["arsenal"][seat] += sum(missiles)
                by["presence"][seat] += 1
                by["holders"][number] |= 2**seat
                if not isinstance(held, list):
                    by["owner"][number] = seat
                    by["count"][seat] += 1
                    by["held"][7 * seat + continent_of(number)] += 1

    def _card(self, by, card, **facts):
        for name, value in facts.items():
            by[name][COUNTRY.index(card)] = value

    # ---- what a test does

    def play(self, seat, action, *faces, raw=()):
        self.state.tale = []
        self.report = self.state.apply(seat, GAME.action_id(action), Told(faces, raw))
        self.told = [(event.kind, event.facts) for event in self.state.tale]
        self.state.check()
        return self

    def attack(self, seat, source, target, attackers, defenders):
        return self.play(seat, Attack(source, target), *attackers, *defenders)

    def agree(self, seat, partner, proposal):
        """Propose something and let the partner accept it."""
        self.play(seat, proposal)
        number = self.view()["proposals"][-1]["proposal"]
        return self.play(partner, Accept(number))

    def end_turn(self, seat, raw=(0, 0, 0, 0, 0, 0, 0, 0)):
        """End the steps of a turn until it is somebody else's; what chance answers is of no interest."""
        while self.state.waiting() == (seat,) and self.view()["turn"]["seat"] == seat:
            legal = self.legal(seat)
            self.play(seat, Done() if Done() in legal else legal[0], raw=raw)
        return self

    # ---- what a test sees

    def refused(self, seat, action):
        refusal = self.state.why_not(seat, GAME.action_id(action))
        return refusal.code if refusal else None

    def legal(self, seat):
        return [GAME.action(number) for number in self.state.legal(seat)]

    def kinds(self):
        return [kind for kind, _ in self.told]

    def fact(self, kind):
        return next(facts for told, facts in self.told if told == kind)

    def view(self, seat=None):
        return self.state.view(seat)

    def country(self, name):
        """A country as the view shows it, with what goes without saying."""
        return {"missiles": 0, "blockaded_by": None} | self.view()["countries"][name]

    def armies(self, name, seat=None):
        country = self.country(name)
        if seat is None:
            return country["armies"]
        return next((held["armies"] for held in country["occupants"] if held["seat"] == seat), 0)

    def pacts(self, kind):
        """The pacts of one kind as the view shows them, with what goes without saying."""
        plain = {"announced": None, "last_turn": False}
        return [
            plain | {"bound": [pact["announced"]] if "announced" in pact else pact["seats"]} | pact
            for pact in self.view()["pacts"]
            if pact["kind"] == kind
        ]


def continent_of(number):
    from ludoteca.games.teg.world.board import CONTINENT_OF  # noqa: PLC0415

    return int(CONTINENT_OF[number])


def countries_of(*continents):
    """The names of all countries of some continents."""
    from ludoteca.games.teg.world.printed import WORLD  # noqa: PLC0415

    return [country["name"] for country in WORLD["countries"] if country["continent"] in continents]
