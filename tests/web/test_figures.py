"""The pictures in the rules: every word in them can be read, on a phone, a tablet and a laptop."""

import pytest

from tests.web.player import LAPTOP, PHONE

GAMES = ("tacocat", "sequence", "revanche", "camisa12", "teg")
SIZES = {"phone": PHONE, "tablet": (768, 1024), "laptop": LAPTOP}

# Each word or drawing of a picture that is cut off, or that something else lies on. What is wider than the column may be pulled.
UNREADABLE = """figure => {
    const frame = figure.querySelector('.frame');
    const stage = frame.firstElementChild;
    stage.removeAttribute('inert'); // or nothing in it is found at a point
    const wrong = [];
    const places = [];
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const said = text.data.trim();
        const holder = text.parentElement;
        if (!said || holder.closest('.hidden, title, desc')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        frame.scrollLeft += range.getBoundingClientRect().left - frame.getBoundingClientRect().left - 100;
        range.getBoundingClientRect().top < 0 && scrollTo(0, 0);
        const near = range.getBoundingClientRect();
        scrollBy(0, near.top - innerHeight / 2);
        const box = range.getBoundingClientRect();
        if (box.width < 2 || box.height < 2 || !holder.checkVisibility({ opacityProperty: true })) continue;
        for (let one = holder; one !== figure; one = one.parentElement) {
            if (getComputedStyle(one).overflowX === 'visible' || one.tagName === 'text') continue;
            const room = one.getBoundingClientRect();
            if (room.width < 3) break; // for screen readers only
            if (box.left < room.left - 2 || box.right > room.right + 2) {
                wrong.push(`cut off: ${said}`);
                break;
            }
        }
        for (const at of document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)) {
            if (at.contains(holder) || holder.contains(at)) break;
            const alpha = Number(getComputedStyle(at).backgroundColor.match(/[\\d.]+/g)[3] ?? 1);
            if (at instanceof HTMLElement && alpha > 0.5) wrong.push(`under ${at.className}: ${said}`);
        }
        if (!(holder instanceof SVGElement)) continue; // names on a map
        const flat = { said, left: box.left + frame.scrollLeft, top: box.top + scrollY, width: box.width, height: box.height };
        for (const other of places) {
            const wide = Math.min(flat.left + flat.width, other.left + other.width) - Math.max(flat.left, other.left);
            const tall = Math.min(flat.top + flat.height, other.top + other.height) - Math.max(flat.top, other.top);
            const least = Math.min(flat.width * flat.height, other.width * other.height);
            if (wide > 0 && tall > 0 && wide * tall > least / 3) wrong.push(`on ${other.said}: ${said}`);
        }
        places.push(flat);
    }
    frame.scrollLeft = 0;
    for (const drawn of stage.querySelectorAll('svg[viewBox]')) {
        if (drawn.parentElement.closest('svg') || drawn.closest('[data-scroll]')) continue; // of a map
        const box = drawn.getBoundingClientRect();
        const room = frame.getBoundingClientRect();
        const lost = Math.max(room.left - box.left, box.right - room.right);
        if (box.width > 2 && lost > box.width / 5) wrong.push(`cut off: ${drawn.outerHTML.slice(0, 60)}`);
    }
    return wrong;
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_every_word_of_a_picture_can_be_read(people, game, size):
    ana = people(SIZES[size], locale="pt-BR")
    ana.go(f"/games/{game}/rules")
    ana.page.locator("figure").first.wait_for()
    ana.page.wait_for_timeout(1200)  # maps are painted, and what moves has come to rest
    ana.page.add_style_tag(content="figure * { pointer-events: auto !important }")
    for figure in ana.page.locator("figure").all():
        caption = figure.locator("figcaption").inner_text()
        assert figure.evaluate(UNREADABLE) == [], caption
