"""Your turn, wherever you are, as a person sets it up: in the settings, in a letter's link, and at a table over days."""

import re

import pytest

from tests.server.nodes import Process
from tests.server.receivers import Browser, Mailbox, Receiver
from tests.web.conftest import WINDOW
from tests.web.player import LAPTOP, PHONE

LOCALES = {"pt": "pt-BR", "es": "es-AR", "en": "en-US"}
TITLES = {"pt": "Quando for a sua vez", "es": "Cuando te toque", "en": "When it’s your turn"}
# The browser's half of a subscription: Chromium asks a service of the internet for it, which a test does not.
SUBSCRIBE = """subscription => {
    PushManager.prototype.subscribe = async options => {
        window.asked = new Uint8Array(options.applicationServerKey).length;
        return { toJSON: () => ({ endpoint: subscription.endpoint, keys: subscription }) };
    };
    Notification.requestPermission = async () => 'granted';
}"""


@pytest.fixture(scope="module")
def mailbox():
    with Mailbox() as one:
        yield one


@pytest.fixture(scope="module")
def receiver():
    with Receiver() as one:
        yield one


@pytest.fixture(scope="module")
def site(tmp_path_factory, mailbox):
    """A house that sends letters, also to the test itself."""
    node = Process(
        tmp_path_factory.mktemp("site"),
        smtp=mailbox.url,
        mail_from="house@games.example",
        public_url="https://games.example",
        private_hooks=True,
        notice_wait=0.2,
        notice_gap=0,
        plan_wait=0.5,
    )
    node.start()
    yield node.url
    node.stop()


def here(page):
    return page.get_by_test_id("channels").get_by_role("listitem")


@pytest.mark.parametrize(("language", "size"), [("pt", PHONE), ("es", PHONE), ("en", LAPTOP)])
def test_the_settings_speak_fit_and_are_accessible(people, receiver, language, size):
    ana = people(size, LOCALES[language])
    ana.go("/settings")
    ana.page.get_by_role("heading", name=TITLES[language]).wait_for()
    ana.page.locator("details summary").click()
    ana.page.locator("input[type=url]").fill(receiver.url)
    ana.page.locator("details form button").click()
    ana.page.get_by_text("whsec_").wait_for()
    here(ana.page).first.wait_for()
    ana.page.locator("input[type=checkbox]").last.check()  # quiet hours
    ana.page.locator("input[type=time]").first.wait_for()
    assert not ana.overflows()
    for theme in ("light", "dark"):
        ana.page.emulate_media(color_scheme=theme)
        assert ana.violations() == []


def test_this_browser_subscribes_and_unsubscribes(people, receiver):
    ana = people(LAPTOP)
    ana.go("/settings")
    ana.page.evaluate(SUBSCRIBE, Browser(receiver.url + "/push").subscription)
    ana.page.get_by_test_id("push-here").click()
    here(ana.page).get_by_text("this one").wait_for()
    assert ana.page.evaluate("window.asked") == 65  # the house's key, a point of P-256
    here(ana.page).get_by_role("button").click()
    ana.page.get_by_test_id("push-here").wait_for()
    assert ana.api("GET", "/api/me/notices")["channels"] == []


def test_a_push_is_shown_and_leads_to_the_table(people, site):
    """Chromium hands its service worker a push, as its push service would."""
    ana = people(LAPTOP, kind=WINDOW)
    ana.page.context.grant_permissions(["notifications"], origin=site)
    ana.go("/settings")
    ana.page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    line = ana.page.context.new_cdp_session(ana.page)
    found = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    ana.page.wait_for_function("true")
    ana.page.wait_for_timeout(500)
    assert found, "the service worker is registered"
    line.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": site,
            "registrationId": found[0]["registrationId"],
            "data": '{"title":"Ludoteca","body":"Tacocat","link":"https://games.example/tables/abc","tag":"abc"}',
        },
    )
    shown = """navigator.serviceWorker.ready.then(async worker => {
        for (let k = 0; k < 100; k++) {
            const [one] = await worker.getNotifications();
            if (one) return [one.title, one.body, one.data];
            await new Promise(done => setTimeout(done, 100));
        }
    })"""
    assert ana.page.evaluate(shown) == ["Ludoteca", "Tacocat", "https://games.example/tables/abc"]


def test_a_mailbox_is_confirmed_and_left_by_links(people, mailbox):
    ana = people(PHONE)
    ana.go("/settings")
    ana.page.get_by_label("Tell me by email").fill("ana@example.org")
    ana.page.get_by_role("button", name="Add").first.click()
    here(ana.page).get_by_text("not confirmed yet").wait_for()
    for _ in range(200):
        if mailbox.letters:
            break
        ana.page.wait_for_timeout(50)
    link = re.search(r"https://games\.example(/confirm/\S+)", mailbox.letters[-1][1].get_content()).group(1)
    other = people(PHONE)  # the letter is read somewhere else
    other.go(link)
    assert other.violations() == []
    other.page.get_by_test_id("confirm").click()
    other.page.get_by_text("We’ll write when it’s your turn").wait_for()
    ana.page.reload()
    here(ana.page).first.wait_for()
    assert ana.api("GET", "/api/me/notices")["channels"][0]["confirmed"]
    other.go("/leave/" + "0" * 40)
    other.page.get_by_role("alert").wait_for()


def test_a_vacation_and_a_prepared_answer_at_a_table(people):
    ana, rui = people(PHONE), people(LAPTOP)
    pace = {"kind": "days", "days": 3, "vacation": 7}
    table = ana.sit_at("sequence", ["me", "open"], pace=pace)
    rui.go("/")
    rui.api("POST", f"/api/tables/{table}/sit", {"seat": 1})
    rui.go(f"/tables/{table}")
    ana.api("POST", f"/api/tables/{table}/start", {})
    for who in (ana, rui):
        who.page.locator("[data-asked]").wait_for()
    waits = ana.api("GET", f"/api/tables/{table}")["waiting"][0]
    idle, mover = (rui, ana) if waits == 0 else (ana, rui)
    idle.open_sheet("Table")
    idle.page.get_by_test_id("plans-look").click()
    idle.page.get_by_test_id("plans-add").click()
    idle.page.get_by_test_id("plans").wait_for()
    assert idle.violations() == []
    assert not idle.overflows()
    idle.page.get_by_label("Days", exact=True).fill("2")
    idle.page.get_by_role("button", name="Go on vacation").click()
    idle.page.get_by_test_id("vacation-back").click()
    idle.page.get_by_text("5 days of vacation").or_(idle.page.get_by_text("6 days of vacation")).first.wait_for()
    before = len(ana.api("GET", f"/api/tables/{table}/plans")["lines"]) + len(
        rui.api("GET", f"/api/tables/{table}/plans")["lines"]
    )
    assert before == 1
    mover.click_on(lambda places: places[0])
