"""One word for one thing, and no word that misleads: what may not appear, by game and language."""

import re

import pytest
from fluent.syntax.serializer import serialize_pattern

from ludoteca.engine.words import LANGUAGES
from tests.words.catalogues import GAMES, PLACES, ROOT, messages

# In every catalogue and rules page of a language: what may not be said, and what is said instead.
COMMON = {
    "pt": {
        r"rival|rivais": "adversário",
        r"bots?": "robô",
        r"coringas?": "curinga",
        r"cadeiras?": "lugar",
        r"cartas? fechadas?": "virada para baixo",
        r"montes? de gol": "pilha de gol",
        r"no fim do baralho": "no fundo do baralho",
        r"(nesta|à|próxima|primeira|anterior|da) vez": "turno",
        r"é a sua vez": "joga agora; sua vez, only as a label",
        r"decisão deste momento": "agora não é hora disso",
        r"na cal": "na marca da cal",
        r"que brilham?|iluminadas?": "em destaque",
        r"sentad[oa]s?|obrigad[oa]!|vencedora?|campeão|campeã": "a word that guesses nobody's gender",
        r"a cor (branco|preto|vermelho|amarelo)": "joga de branco",
    },
    "es": {
        r"rob(ar|á|ó|amos|aste|aron|an|as|ás|en|e)": "levantar",
        r"quit(ar|á|ó|a|an|ada|adas|aste)": "sacar",
        r"tapad[oa]s?": "cubierta; boca abajo",
        r"ju(ez|eces)": "árbitro",
        r"prórrogas?": "alargue",
        r"tiempo añadido": "descuento",
        r"fuera de juego": "posición adelantada",
        r"aparatos?": "dispositivo",
        r"web-hooks?": "webhook",
        r"adversari[oa]s?|oponentes?": "rival",
        r"sillas?|asientos?": "lugar",
        r"llaves?": "clave",
        r"el blanco (es|será|del)": "what is meant: it is a colour",
        r"decisión de este momento": "ahora no toca eso",
        r"sentad[oa]s?|ganadora?|campeón|campeona": "a word that guesses nobody's gender",
        r"puedes|tienes|quieres|eliges|juegas|debes|pierdes|eres|haces|vosotros|ustedes vosotros|coger": "voseo",
    },
    "en": {
        r"chairs?": "seat",
        r"judge|judges|judged": "referee",
        r"the own": "their own",
        r"rivals?": "opponent",
        r"decision of this moment": "not the moment for that",
    },
}
# Besides, in some places only.
OWN = {
    "web": {
        "pt": {r"resumos?": "impressão digital", r"tokens?": "chave de acesso"},
        "es": {r"tokens?": "clave"},
        "en": {r"tokens?": "access key", r"hash(es)?": "fingerprint", r"letters?": "email", r"ladder": "ranking"},
    },
    "server": {
        "pt": {r"tokens?": "chave de acesso", r"(quem|que) mantém": "quem cuida deste servidor"},
        "es": {r"tokens?": "clave", r"(quien|que) mantiene": "quien cuida este servidor"},
        "en": {r"tokens?": "access key"},
    },
    "tacocat": {"es": {r"fichas?": "pieza"}},
    "sequence": {"en": {r"cells?": "space"}},
    "revanche": {
        "pt": {r"gol do \w+": "meta (gol do Roxo reads as scored)"},
        "es": {r"mazo de campo": "pila de campo", r"partidas?": "partido"},
        "en": {r"stars?": "ace"},
    },
    "teg": {
        "pt": {r"bônus": "prêmio"},
        "es": {
            r"vecin[oa]s?|linder[oa]s?": "limítrofe",
            r"\bcartas?\b": "tarjeta",
            r"rondas?": "vuelta",
            r"bonos?|bonus": "premio",
        },
    },
    "camisa12": {
        "pt": {r"cara e coroa": "cara ou coroa"},
        "es": {r"cara o cruz|cara o seca": "cara o ceca", r"lateral(es)?": "lado", r"bonos?": "bonus"},
    },
}
# In everything a player reads: keys of options, seats from 0, addresses and files of the program.
NOWHERE = {
    r"`": "a name, not a key",
    r"(seat|lugar) 0": "seats count from 1",
    r"/api/": "",
    r"data\.py": "",
    r"action space": "",
    r"\w'": "a typographic apostrophe",
}


def found(text, table):
    return [f"{match[0]!r}: {use}" for word, use in table.items() for match in re.finditer(word, text, re.IGNORECASE)]


def said(message):
    """The words of a sentence, without the names of its variables and variants."""
    return re.sub(r"\$\w+|\[\w+\]", "", serialize_pattern(message.value))


def forbidden(place, language):
    return {**whole({**COMMON[language], **OWN.get(place, {}).get(language, {})}), **NOWHERE}


def whole(table):
    return {rf"(?<![\w-]){word if '|' not in word else f'(?:{word})'}(?![\w-])": use for word, use in table.items()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_no_sentence_has_a_word_that_misleads(place, language):
    wrong = {
        message.id.name: words
        for message in messages(place, language)
        if (words := found(said(message), forbidden(place, language)))
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_rules_page_has_a_word_that_misleads(game, language):
    page = (ROOT / f"src/ludoteca/games/{game}/rulebook/{language}.md").read_text(encoding="utf-8")
    assert found(page, forbidden(game, language)) == []


# Where the percent sign stands: 35% in Portuguese and English, 35 % in Spanish.
PERCENT = {"pt": r"\s%", "es": r"\S%", "en": r"\s%"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", PLACES)
def test_percent_signs_stand_as_the_language_writes_them(place, language):
    texts = {message.id.name: said(message) for message in messages(place, language)}
    if place in GAMES:
        page = ROOT / f"src/ludoteca/games/{place}/rulebook/{language}.md"
        texts["the rules page"] = page.read_text(encoding="utf-8")
    assert [name for name, text in texts.items() if re.search(PERCENT[language], text)] == []


def test_the_web_app_writes_no_percent_sign_of_its_own():
    wrong = [
        f"{path.name}: {line.strip()}"
        for path in (ROOT / "web/src").rglob("*")
        if path.suffix in {".svelte", ".ts"}
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(r"\} %[`<]", line)
    ]
    assert wrong == []
