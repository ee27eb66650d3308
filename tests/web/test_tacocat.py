"""The board of Tacocat: a card that is marked already, on another device or before the page was opened anew."""

from tests.web.player import LAPTOP

# The same person elsewhere marks the first card that may be marked, and says nothing more.
MARK_ONE = """path => new Promise((resolve, reject) => {
    const socket = new WebSocket(`ws://${location.host}${path}`);
    let asked = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', last: 0 }));
    socket.onmessage = ({ data }) => {
        const frame = JSON.parse(data);
        if (frame.type === 'now' && !asked) {
            asked = true;
            const play = { type: 'play', key: 'elsewhere', decision: frame.decision, action: frame.actions.mark[0] };
            socket.send(JSON.stringify(play));
        }
        if (frame.key === 'elsewhere') {
            socket.close();
            frame.type === 'played' ? resolve() : reject(data);
        }
    };
})"""


def test_a_tap_on_a_marked_card_takes_it_back(people):
    ana = people(LAPTOP)
    table = ana.sit_at("tacocat", ["me", "bot-random"])
    marked = ana.page.locator(".hand button.marked")
    ana.page.locator(".hand [data-pick]").first.wait_for()
    ana.page.evaluate(MARK_ONE, f"/api/tables/{table}/live")
    marked.wait_for()
    assert marked.get_attribute("aria-pressed") == "true"
    assert marked.get_attribute("aria-label").startswith("Keep the ")
    marked.click()
    marked.wait_for(state="detached")
    assert ana.page.locator(".hand [data-pick]").count() == 7
    ana.page.get_by_role("button", name="Keep all my cards").wait_for()
