"""What is shown is heard: made by the browser's own Web Audio, as loud as the person likes."""

from tests.web.player import LAPTOP

# every source that is started is counted, whatever it sounds like; the tab can be hidden
LISTEN = """
window.heard = 0;
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (...when) { window.heard++; return start.apply(this, when); };
const buffered = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...when) { window.heard++; return buffered.apply(this, when); };
Object.defineProperty(document, 'hidden', { get: () => !!window.away });
"""


def listener(people, volume=None):
    ana = people(LAPTOP)
    ana.page.add_init_script(LISTEN)
    if volume is not None:
        ana.page.add_init_script(f"localStorage.setItem('volume', '{volume}')")
    return ana


def heard(ana):
    return ana.page.evaluate("window.heard")


def play_a_card(ana):
    """A move by clicks, until the turn is one's own again."""
    ana.page.locator("[data-mine=true]").wait_for()
    ana.page.locator("[data-pick]").first.click()
    ana.page.locator("[data-action]").first.click()
    ana.page.wait_for_function("document.querySelectorAll('.seats .turn').length === 1")
    ana.page.wait_for_timeout(300)


def test_a_move_is_heard_and_the_volume_is_obeyed(people):
    loud, silent = listener(people), listener(people, volume=0)
    for ana in (loud, silent):
        ana.sit_at("sequence", ["me", "bot-easy"])
        play_a_card(ana)
    assert heard(loud) > 0
    assert heard(silent) == 0


def test_nothing_is_heard_where_nobody_looks_but_the_call_to_play(people):
    ana = listener(people)
    ana.sit_at("sequence", ["me", "bot-easy"])
    play_a_card(ana)
    ana.page.locator("[data-mine=true]").wait_for()
    before = heard(ana)
    ana.page.evaluate("window.away = true")
    play_a_card(ana)
    ana.page.locator("[data-mine=true]").wait_for()
    ana.page.wait_for_timeout(300)
    assert heard(ana) - before == 2, "the two notes that say: your turn"


def test_the_volume_is_a_setting_and_is_kept(people):
    ana = listener(people)
    ana.go("/settings")
    slider = ana.page.get_by_role("slider", name="Volume")
    slider.focus()
    for _ in range(3):
        slider.press("ArrowRight")
    assert heard(ana) > 0, "one hears what one chooses"
    ana.page.reload()
    assert float(ana.page.get_by_role("slider", name="Volume").input_value()) == 0.9
