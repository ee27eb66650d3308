"""What brings people back, in a real browser: the deal of the day, a player's page, friends."""

import pytest

from tests.web.player import LAPTOP, PHONE

LOCALES = {"pt": "pt-BR", "es": "es-AR", "en": "en-US"}
DAILY = {"pt": "Partida do dia", "es": "Partida del día", "en": "Deal of the day"}
BADGES = {"pt": "Medalhas", "es": "Medallas", "en": "Badges"}
FRIENDS = {"pt": "Amigos", "es": "Amigos", "en": "Friends"}


def fits(person):
    assert person.violations() == []
    assert not person.overflows()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_newcomer_finds_the_deal_of_the_day_plays_it_once_and_is_ranked(people, size):
    ana = people(size)
    ana.go("/")
    ana.page.get_by_role("link", name="Deal of the day").first.click()
    deal = ana.page.locator("[data-deal=tacocat]")
    rival = deal.get_by_test_id("rival")
    face = rival.locator("img").get_attribute("src")
    name = rival.locator("strong").inner_text().removeprefix("Against ")
    deal.get_by_role("button", name="Play today’s deal").click()
    ana.page.wait_for_url("**/tables/**")
    ana.page.wait_for_selector("[data-action], [data-pick]")
    seats = ana.page.locator(".seats li")  # the one of the card sits at the table, by name and face
    assert seats.locator("img.face").get_attribute("src") == face
    assert name.partition(" (")[0] in seats.nth(1).inner_text()
    table = ana.page.url.rpartition("/")[2]
    ana.finish(150, pick_share=0)
    ana.page.get_by_role("link", name="See the ranking").first.click()
    ana.page.get_by_role("heading", name="Ranking").wait_for()
    ana.page.get_by_role("button", name="Share").click()  # where copying is not allowed, the text itself is shown
    ana.page.get_by_role("status").get_by_text("/daily/tacocat/").wait_for()
    assert ana.page.locator("tr.me").count() == 1
    assert ana.page.get_by_role("link", name="Review the match").count() == 0  # not before the day is over
    ana.page.get_by_text("Where the deal comes from").click()
    ana.page.get_by_text("told when the day is over").wait_for()
    fits(ana)
    ana.go("/daily")
    deal.get_by_test_id("outcome").wait_for()
    assert deal.get_by_role("button").count() == 0
    fits(ana)
    rui = people(PHONE)
    rui.go("/")
    assert rui.page.request.get(f"/api/tables/{table}").status == 403


@pytest.mark.parametrize("language", LOCALES)
def test_the_pages_speak_three_languages(people, language):
    ana = people(PHONE, LOCALES[language])
    ana.go("/daily")
    ana.page.get_by_role("heading", level=1, name=DAILY[language]).wait_for()
    ana.page.locator("[data-deal]").nth(4).wait_for()
    fits(ana)
    ana.go("/friends")
    ana.page.get_by_role("heading", level=1, name=FRIENDS[language]).wait_for()
    ana.page.get_by_test_id("invite").wait_for()
    fits(ana)
    me = ana.api("GET", "/api/me")["id"]
    ana.go(f"/people/{me}")
    ana.page.get_by_role("heading", name=BADGES[language]).wait_for()
    assert ana.page.locator("[data-badge]").count() >= 12
    fits(ana)


def test_what_somebody_did_is_theirs_until_they_show_it(people):
    ana, rui = people(LAPTOP), people(PHONE)
    table = ana.sit_at("tacocat", ["me", "bot-easy"])
    ana.page.wait_for_selector("[data-action], [data-pick]")
    ana.finish(150, pick_share=0)
    me = ana.api("GET", "/api/me")["id"]
    ana.go(f"/people/{me}")
    ana.page.get_by_text("Only you see this page.").wait_for()
    ana.page.get_by_text("After one match").wait_for()
    ana.page.get_by_role("heading", name="Head to head").wait_for()
    fits(ana)
    rui.go(f"/people/{me}")
    rui.page.get_by_text("keeps the rest to themselves").wait_for()
    ana.page.get_by_role("button", name="Show it to everybody").click()
    ana.page.get_by_text("Everybody can see this page.").wait_for()
    rui.go(f"/people/{me}")
    rui.page.get_by_text("After one match").wait_for()
    fits(rui)
    assert table


def test_a_friend_follows_by_link_and_is_invited_with_one_tap(people):
    ana, rui = people(LAPTOP), people(PHONE)
    rui.go("/friends")
    link = rui.page.get_by_test_id("invite").input_value()
    ana.page.goto(link)
    ana.page.get_by_role("button", name="Follow").click()
    friend = ana.page.locator("[data-friend]")
    friend.get_by_text("here now").wait_for()
    fits(ana)
    friend.get_by_role("button", name="Invite").click()
    ana.page.wait_for_url("**/tables/**")
    rui.go("/")
    invitation = rui.page.get_by_role("link", name="Go there")
    invitation.wait_for()
    fits(rui)
    invitation.click()
    rui.page.get_by_role("button", name="Sit here").click()
    ana.page.get_by_role("button", name="Start").click()
    rui.page.wait_for_selector("[data-action], [data-pick]")


def test_at_a_table_friends_who_are_here_are_one_tap_away(people):
    ana, rui = people(PHONE), people(PHONE)
    rui.go("/friends")
    word = rui.page.get_by_test_id("invite").input_value().rpartition("/")[2]
    ana.go("/")
    ana.api("POST", "/api/friends", {"link": word})
    table = ana.api("POST", "/api/tables", {"game": "tacocat", "chairs": ["me", "open"]})["id"]
    ana.go(f"/tables/{table}")
    ana.page.get_by_role("button", name="Invite").first.click()
    ana.page.get_by_role("button", name="Invited").wait_for()
    fits(ana)
    assert [one["table"] for one in rui.api("GET", "/api/friends")["invitations"]] == [table]
