"""Writes docs/actions-teg.md from the table of families: `python -m tests.games.teg.action_table`."""

from pathlib import Path

from ludoteca.games.teg.families import ACTIONS, FAMILIES, STARTS

PAGE = Path(__file__).parents[3] / "docs/actions-teg.md"
HEAD = f"""# The actions of T.E.G. La Revancha

For authors of bots and researchers: {ACTIONS} actions in {len(FAMILIES)} families. An id is the first of its family plus a
number; a country, border, flight, pair, frontier or plan is numbered as in `games/teg/world/board.py`. Decisions are small:
one army, one roll, one launch, one step. This page is made from the table in `games/teg/families.py`.

| family | ids | the number is | offered | typed actions |
|---|---|---|---|---|
"""


def page():
    """The page as it should be."""
    rows = []
    for start, family in zip(STARTS, FAMILIES, strict=False):
        last = start + family.many - 1
        ids = str(start) if last == start else f"{start}–{last}"
        typed = ", ".join(f"`{sentence}`" for sentence in family.sentences)
        rows.append(f"| {family.name} | {ids} | {family.numbers or '–'} | {family.when} | {typed} |\n")
    return HEAD + "".join(rows)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(PAGE)
