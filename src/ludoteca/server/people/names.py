"""Names and other short texts: on one line, visible, and nobody else's by a trick of letters (Unicode TR39)."""

from __future__ import annotations

import unicodedata

from confusable_homoglyphs import confusables

from ludoteca.server.refusals import Refused

NAME_LENGTH = 24
MARKS = 2  # accents on one letter; more are a tower
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f")  # letters and signs that show nothing
BOTS = frozenset({"bot", "bots", "robo", "robos", "robot", "robots"})  # what bots are called, in our languages
# What browsers and systems call themselves; those that name others too come before them.
BROWSERS = (
    ("Edg", "Edge"), ("OPR", "Opera"), ("SamsungBrowser", "Samsung Internet"), ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"), ("Chrome", "Chrome"), ("CriOS", "Chrome"), ("Safari", "Safari"),
)  # fmt: skip
SYSTEMS = (
    ("iPhone", "iPhone"), ("iPad", "iPad"), ("Android", "Android"), ("CrOS", "ChromeOS"), ("Windows", "Windows"),
    ("Mac OS", "macOS"), ("Linux", "Linux"),
)  # fmt: skip
DEVICE_LENGTH = 80
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def person_name(text: str) -> str:
    """What a person may be called: not like a bot, and in letters of one alphabet where they could be mistaken."""
    name = label(text)
    if confusables.is_dangerous(name):
        raise Refused("mixed-name", 400)
    if _like_a_bot(name):
        raise Refused("bot-name", 400)
    return name


def label(text: str) -> str:
    """The name of a thing: a token, a championship. At most 24 long, and something is to be seen."""
    name = clean_text(text, NAME_LENGTH)
    if not any(unicodedata.category(letter)[0] in "LNSP" for letter in name):
        raise Refused("bad-name", 400, most=NAME_LENGTH)
    return name


def clean_text(text: str, most: int) -> str:
    """Plain text on one line. It is data everywhere: the page shows it as text, never as HTML."""
    composed = unicodedata.normalize("NFC", text)
    kept: list[str] = []
    marks = 0
    for letter in composed:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if letter.isspace():
            kept.append(" ")
        elif category not in HIDDEN and letter not in BLANK and marks <= MARKS and not _selects(letter):
            kept.append(letter)
    return " ".join("".join(kept).split())[:most].strip()


def device_name(agent: str) -> str:
    """What a person calls a browser, from what it calls itself: "Firefox, Linux"; a stranger keeps its own name."""
    parts = [next((name for sign, name in signs if sign in agent), "") for signs in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in parts if part) or clean_text(agent, DEVICE_LENGTH)


def _like_a_bot(name: str) -> bool:
    """Is its first word, or all of it, what bots are called? A digit may stand for a letter (B0t), or for nothing."""
    for plain in (_plain(name), _plain("".join(letter for letter in name if not letter.isdigit()))):
        words = "".join(letter if letter.isalpha() else " " for letter in plain).split()
        if words and {words[0], "".join(words)} & BOTS:
            return True
    return False


def _selects(letter: str) -> bool:
    """Is it a selector of variants, which shows nothing itself?"""
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef" or "\u180b" <= letter <= "\u180f"


def _plain(name: str) -> str:
    """The name in the Latin letters that it looks like, without accents, in small letters."""
    found = confusables.is_confusable(name, greedy=True, preferred_aliases=["latin"]) or []
    looks = {
        glyph["character"]: next((like["c"] for like in glyph["homoglyphs"] if like["c"].isascii()), glyph["character"])
        for glyph in found
    }
    latin = "".join(_small_capital(letter) or looks.get(letter, letter) for letter in name)
    bare = unicodedata.normalize("NFKD", latin)
    return "".join(letter for letter in bare if not unicodedata.combining(letter)).casefold()


def _small_capital(letter: str) -> str:
    """The letter that a small capital (ʙ) stands for; "" if it is none. Nothing that is like it is Latin to TR39."""
    before, is_one, plain = unicodedata.name(letter, "").partition("LATIN LETTER SMALL CAPITAL ")
    return plain if is_one and not before and len(plain) == 1 else ""
