"""Why an action may be refused: a code, which names its sentence, and the number of the ruling. Compiled."""

from __future__ import annotations

from typing import Final

from ludoteca.engine.values import Refusal

WRONG_STEP: Final = Refusal("wrong-step", "T29")
NOT_YOURS: Final = Refusal("not-yours", "T18")
YOURS: Final = Refusal("yours", "T18")
NEED_TWO: Final = Refusal("need-two", "T11")
NAME_OCCUPANT: Final = Refusal("name-occupant", "T48")
NOT_THERE: Final = Refusal("not-there", "T48")
OPEN_BORDERS: Final = Refusal("open-borders", "T16")
CLOSED_BORDERS: Final = Refusal("closed-borders", "T16")
PACT: Final = Refusal("pact", "T39")
ALLIES_INSIDE: Final = Refusal("allies-inside", "T47")
PARTNER_COUNTRY: Final = Refusal("partner-country", "T47")
AGREED_TARGET: Final = Refusal("agreed-target", "T43")
NOTHING_LEFT: Final = Refusal("nothing-left", "T35")
ONE_LEFT: Final = Refusal("one-left", "T35")
BLOCKADED: Final = Refusal("blockaded", "T28")
STILL_TO_PLACE: Final = Refusal("still-to-place", "T35")
MUST_EXCHANGE: Final = Refusal("must-exchange", "T32")
EXCHANGE_BEGUN: Final = Refusal("exchange-begun", "T33")
NOT_ENOUGH_ARMIES: Final = Refusal("not-enough-armies", "T21")
NO_SUCH_CARD: Final = Refusal("no-such-card", "T33")
ONE_EXCHANGE: Final = Refusal("one-exchange", "T33")
NO_EXCHANGE: Final = Refusal("no-exchange", "T33")
NO_MISSILE: Final = Refusal("no-missile", "T25")
SHIELD: Final = Refusal("shield", "T24")
TOO_FEW_TO_BOMB: Final = Refusal("too-few-to-bomb", "T23")
OVERFLIGHT: Final = Refusal("overflight", "T39")
ADVANCE_RANGE: Final = Refusal("advance-range", "T19")
NOT_OWN_TARGET: Final = Refusal("not-own-target", "T29")
ONE_STAYS: Final = Refusal("one-stays", "T29")
MOVED_BEFORE: Final = Refusal("moved-before", "T29")
ONLY_INTO_SHARED: Final = Refusal("only-into-shared", "T43c")
NO_CARD: Final = Refusal("no-card", "T30")
BONUS_TAKEN: Final = Refusal("bonus-taken", "T31")
BONUS_FROZEN: Final = Refusal("bonus-frozen", "T42")
MUST_CARRY_OUT: Final = Refusal("must-carry-out", "T43")
NO_AGGRESSION: Final = Refusal("no-aggression", "T43")
NO_STOP: Final = Refusal("no-stop", "T43")
PACTS_OFF: Final = Refusal("pacts-off", "T38")
DEAD: Final = Refusal("dead", "T37")
NO_PROPOSAL: Final = Refusal("no-proposal", "T55")
OUT_OF_TURN: Final = Refusal("out-of-turn", "T41")
THREE_PROPOSALS: Final = Refusal("three-proposals", "T55")
PROPOSED_BEFORE: Final = Refusal("proposed-before", "T55")
NO_PARTNER: Final = Refusal("no-partner", "T38")
SIGNED_BEFORE: Final = Refusal("signed-before", "T38")
CONTRADICTS: Final = Refusal("contradicts", "T38")
THREE_EXCHANGES: Final = Refusal("three-exchanges", "T42")
ONE_ZONE: Final = Refusal("one-zone", "T42")
NO_ZONE_THERE: Final = Refusal("no-zone-there", "T42")
NO_PLAN: Final = Refusal("no-plan", "T43")
NOT_THAT_TURN: Final = Refusal("not-that-turn", "T43")
NOT_SHARED: Final = Refusal("not-shared", "T47")
NO_PACT: Final = Refusal("no-pact", "T40")

REFUSALS: Final = (
    WRONG_STEP, NOT_YOURS, YOURS, NEED_TWO, NAME_OCCUPANT, NOT_THERE, OPEN_BORDERS, CLOSED_BORDERS, PACT,
    ALLIES_INSIDE, PARTNER_COUNTRY, AGREED_TARGET, NOTHING_LEFT, ONE_LEFT, BLOCKADED, STILL_TO_PLACE,
    MUST_EXCHANGE, EXCHANGE_BEGUN,
    NOT_ENOUGH_ARMIES, NO_SUCH_CARD, ONE_EXCHANGE, NO_EXCHANGE, NO_MISSILE, SHIELD, TOO_FEW_TO_BOMB, OVERFLIGHT,
    ADVANCE_RANGE, NOT_OWN_TARGET, ONE_STAYS, MOVED_BEFORE, ONLY_INTO_SHARED, NO_CARD, BONUS_TAKEN, BONUS_FROZEN,
    MUST_CARRY_OUT, NO_AGGRESSION, NO_STOP, PACTS_OFF, DEAD, NO_PROPOSAL, OUT_OF_TURN, THREE_PROPOSALS,
    PROPOSED_BEFORE, NO_PARTNER, SIGNED_BEFORE, CONTRADICTS, THREE_EXCHANGES, ONE_ZONE, NO_ZONE_THERE, NO_PLAN,
    NOT_THAT_TURN, NOT_SHARED, NO_PACT,
)  # fmt: skip
