"""Tacocat: the bridge of seven tiles with the figurine, and the cards of both sides."""

from __future__ import annotations

from ludoteca.engine.words import Words
from ludoteca.research.pictures.paper import INK, PALE, Paper, View

SEATS = ("#1b9aaa", "#d2452d")
LEFT, STEP, TILE, Y = 132, 100, 92, 270


def paint(paper: Paper, view: View, words: Words) -> None:
    """Whoever looks sits below; a spectator sees seat 0 there."""
    own = view["seat"] or 0
    for seat, y in ((1 - own, 82), (own, 486)):
        paper.badge(24, y, words.seat(seat), SEATS[seat])
        hand = view.get("hand") if seat == view["seat"] else None
        cards = [None] * view["hands"][seat] if hand is None else hand
        paper.row(24, y + 22, cards, 52, 620)
        if hand is not None and view.get("marked"):
            paper.text(24, y + 116, "to be swapped: " + ", ".join(map(str, view["marked"])), 15, PALE)
        if view["swapped"][seat] is not None:
            paper.text(300, y, f"swapped {view['swapped'][seat]}", 15, PALE)
    _bridge(paper, view)
    _middle(paper, view, words)


def _bridge(paper: Paper, view: View) -> None:
    tiles = view["tiles"]
    paper.line([(50, Y + TILE / 2), (910, Y + TILE / 2)], "#8a5a3b", 14)
    for plate, x in ((0, 32), (1, 848)):
        paper.box(x, Y + 10, 80, TILE - 20, SEATS[plate], INK, 10)
    for place, tile in enumerate(tiles):
        x = LEFT + place * STEP
        paper.box(x, Y, TILE, TILE, "#cfd3d8" if tile["covered"] else "#fffdf7", INK, 10)
        paper.text(x + TILE / 2, Y + 34, tile["letter"], 40, INK, "mm")
        paper.text(x + TILE / 2, Y + 72, f"{tile['cards']} cards", 14, PALE, "mm")
        for seat in tile["arrow"]:
            tip = x + (6 if seat == 0 else TILE - 6)
            back = tip + (10 if seat == 0 else -10)
            paper.polygon([(tip, Y + 12), (back, Y + 5), (back, Y + 19)], SEATS[seat])
    x = LEFT + view["tile"] * STEP + TILE / 2 if 0 <= view["tile"] < len(tiles) else (72 if view["tile"] < 0 else 888)
    paper.polygon([(x - 18, Y - 6), (x + 18, Y - 6), (x, Y - 50)], "#e0a526")
    paper.disc(x, Y - 52, 13, "#e0a526")


def _middle(paper: Paper, view: View, words: Words) -> None:
    paper.text(700, 82, f"round {view['round']}", 20)
    paper.text(700, 108, f"deck {view['deck']}", 16, PALE)
    if view["attack"]:
        attack = view["attack"]
        paper.text(700, 500, f"{words.seat(attack['seat'])} attacks: {attack['count']} ×", 16)
        paper.card(700, 514, attack["card"], 44)
        paper.text(756, 534, f"{attack['left']} to be answered", 15, PALE)
        paper.text(756, 556, f"{attack['lost']} lost", 15, PALE)
    elif view.get("last_cards"):
        paper.text(700, 500, "last duel", 16, PALE)
        paper.row(700, 514, view["last_cards"], 44)
    if view["seen"]:
        paper.text(24, 392, "shown", 14, PALE)
        paper.row(80, 372, view["seen"], 26, 840)
    if view["winner"] is not None:
        paper.badge(700, 140, f"{words.seat(view['winner'])} wins", SEATS[view["winner"]], 20)
