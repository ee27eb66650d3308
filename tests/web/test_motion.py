"""What moves on a board is a box of its own, which the compositor moves: no frame is laid out or painted for it.

A part of a drawing that moves makes the browser lay out and paint the drawing in every frame. So nothing inside a
drawing may move for long, and no chip may fall as a part of the board.
"""

from tests.web.player import LAPTOP, PHONE

# Parts of drawings that a running animation moves or fades, by their class; and the boxes that are moved.
WATCH = """() => {
    window.parts = new Set();
    window.boxes = new Set();
    const look = () => {
        for (const one of document.getAnimations()) {
            const { effect } = one;
            const frames = effect?.getKeyframes() ?? [];
            const moves = frames.some((frame) => frame.transform && frame.transform !== 'none');
            if (one.playState !== 'running' || !(moves || effect.getTiming().iterations === Infinity)) continue;
            const name = `${effect.target.getAttribute('class')} ${one.animationName ?? ''}`;
            (effect.target.ownerSVGElement ? window.parts : window.boxes).add(name);
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
