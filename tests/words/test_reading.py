"""Every sentence with 0, 1, 2 and 5, with every country, colour and card, to nobody and to each seat: none has a gap or a slip.

`python -m tests.words.reading` writes them out; what no rule can find is found by reading.
"""

import re

import pytest
from fluent.syntax.ast import VariableReference

import ludoteca
from ludoteca.engine.words import LANGUAGES
from tests.words.catalogues import GAMES, PLACES, messages, selections
from tests.words.reading import said

SLIPS = {
    "a gap": r"  |^ | $| [.,;:!?](?!\.)|\{|\}",
    "one of many": r"(?<![\w.,:#–-])1 (?:cartas|cards|gols|goles|goals|pontos|puntos|points|exércitos|ejércitos|armies)\b",
    "a before a vowel": r"\b[Aa] (?:8|11|18)\b",
    "an article twice": r"\b(o o|a a|os os|as as|el el|la la|los los|las las|the the|de el|a el|de o|de a|em o|em a) [A-ZÁÉÍÓÚ]",
}
ONLY = {"a before a vowel": ("en",), "an article twice": ("pt", "es", "en")}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_sentence_reads_without_a_slip(name, language):
    found = set()
    for key, sentence in said(ludoteca.game(name), language):
        for slip, pattern in SLIPS.items():
            if language in ONLY.get(slip, LANGUAGES) and re.search(pattern, sentence):
                found.add((key, slip, sentence))
    assert found == set()


ONE_ALONE = {("camisa12", "winners_is"), ("teg", "winners_is"), ("revanche", "board-shoot")}  # never several people


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_who_is_one_of_several_is_addressed_too(place, language):
    wrong = [
        message.id.name
        for message in messages(place, language)
        for choice in selections(message.value)
        if isinstance(choice.selector, VariableReference) and choice.selector.id.name in {"seats_is", "winners_is"}
        if not {(place, choice.selector.id.name), (place, message.id.name)} & ONE_ALONE
        if "among" not in {getattr(variant.key, "name", "") for variant in choice.variants}
    ]
    assert wrong == []
