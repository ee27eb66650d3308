"""What moves on a board is a box of its own, which the compositor moves: no frame is laid out or painted for it.

A part of a drawing that moves makes the browser lay out and paint the drawing in every frame. So nothing inside a
drawing may move for long, and no chip may fall as a part of the board.
"""

import time

from tests.web.player import LAPTOP, PHONE
from tests.web.test_camisa12 import BOT, FAMILY
from tests.web.test_teg import EASY, OPEN, wait_for_orders

# Parts of drawings that a running animation moves or fades, by their class; and the boxes that are moved.
WATCH = """() => {
    window.parts = new Set();
    window.boxes = new Set();
    window.large = new Set(); // parts of a drawing that is not just the thing that moves
    const look = () => {
        for (const one of document.getAnimations()) {
            const { effect } = one;
            const frames = effect?.getKeyframes() ?? [];
            const moves = frames.some((frame) => frame.transform && frame.transform !== 'none');
            if (one.playState !== 'running' || !(moves || effect.getTiming().iterations === Infinity)) continue;
            const name = `${effect.target.getAttribute('class')} ${one.animationName ?? ''}`;
            const drawing = effect.target.ownerSVGElement;
            (drawing ? window.parts : window.boxes).add(name);
            if (drawing && drawing.getBoundingClientRect().width > 200) window.large.add(name);
        }
        requestAnimationFrame(look);
    };
    look();
}"""


STEPS = 5  # moves of the lesson until a cross must be answered


def test_a_chip_falls_as_a_box_of_its_own(people):
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.sit_at("sequence", ["me", "bot-easy"])
    ana.page.wait_for_selector("[data-mine=true]")
    ana.page.evaluate(WATCH)
    chips = ana.page.locator(".square .chip")
    before = chips.count()
    while chips.count() == before:
        ana.click_on(lambda places: places[0])
        ana.page.wait_for_timeout(50)
    ana.page.wait_for_function("[...window.boxes].some(name => name.includes('fall'))")
    assert ana.page.evaluate("[...window.parts]") == []


def test_a_cross_that_hangs_in_the_air_paints_no_pitch(people):
    ana = people(PHONE, reduced_motion="no-preference")
    ana.go("/games/revanche/lesson")
    ana.page.get_by_test_id("lesson").wait_for()
    ana.page.evaluate(WATCH)
    hanging = ana.page.get_by_test_id("hanging")
    for done in range(STEPS):
        ana.page.locator(f"progress[value='{done}']").wait_for()
        ana.page.locator("[data-action]").first.wait_for()
        ana.page.get_by_test_id("lesson").locator("p.soft").wait_for(state="detached")  # all was shown
        if hanging.count():
            break
        ana.click_on(lambda places: places[0])
    ana.page.wait_for_function(
        "['hang', 'shade', 'danger'].every(name => [...window.boxes].some(box => box.includes(name)))"
    )
    assert ana.page.evaluate("[...window.parts]") == []


def moved(name):
    """Has a box whose name begins so been on its way?"""
    return f"[...window.boxes].some(name => name.startsWith('{name}'))"


def test_a_war_paints_no_map(people):
    """Dice, armies on their way and a country that falls."""
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.sit_at("teg", ["me", EASY])
    ana.page.wait_for_selector("canvas.ready")
    ana.page.evaluate(WATCH)
    deadline = time.monotonic() + 90
    while not ana.page.evaluate(f"{moved('die')} && {moved('ring')} && {moved('walk')}"):
        assert time.monotonic() < deadline, ana.page.evaluate("[...window.boxes]")
        wait_for_orders(ana)
        if not ana.page.locator(".hit[aria-pressed=true]").count():
            ana.click("[data-pick^=source-]", ana.page.evaluate(OPEN))
        ana.page.wait_for_timeout(100)
        until = ana.page.locator(".until")
        if until.count():
            ana.click(".until", 0)
        else:
            ana.click(".tray .end [data-action]", 0)
        ana.page.wait_for_timeout(500)
    assert ana.page.evaluate("[...window.large]") == []


def test_what_crowds_do_paints_no_stadium(people):
    """Pieces that fly, the ball that rolls, waves, fireworks, songs and a goal."""
    ana = people(LAPTOP, reduced_motion="no-preference")
    ana.go("/")
    ana.sit_at("camisa12", ["me", BOT], options=FAMILY)
    ana.page.wait_for_selector(".stadium")
    ana.page.evaluate(WATCH)
    ana.finish(120)
    boxes = ana.page.evaluate("[...window.boxes].join()")
    for name in ("flight", "sung", "burst", "shot", "held", "rise"):
        assert name in boxes
    assert ana.page.evaluate("[...window.large]") == []
