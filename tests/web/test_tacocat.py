"""The board of Tacocat: what a round is about, and a card that is marked already, here or on another device."""

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


def test_the_bridge_shows_where_the_figurine_may_go_and_the_piles_what_is_still_out(people):
    ana = people(LAPTOP)
    ana.sit_at("tacocat", ["me", "bot-random"])
    ana.page.locator(".hand [data-pick]").first.wait_for()
    places = [one.bounding_box()["y"] for one in ana.page.get_by_test_id("pull").all()]
    standing = ana.page.locator(".bridge .here").bounding_box()["y"]
    assert len(places) == 2
    assert min(places) < standing < max(places), "one tile on each side of the figurine"
    assert ana.page.get_by_text("the lower card wins the round").is_visible()
    rows = ana.page.locator(".piles dl > div")
    assert [row.locator("i").count() for row in rows.all()] == [3, 4, 5, 6, 6, 5, 4, 3]
    assert ana.page.locator(".piles i.seen").count() == 0
