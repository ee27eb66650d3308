"""People who meet: by link, on one device, at a rematch."""

import re

from tests.web.player import LAPTOP, PHONE


def met(people):
    """Two people at one running match of Tacocat: Ana opened it, Rui came by the link."""
    ana, rui = people(LAPTOP), people(PHONE, locale="pt-BR")
    ana.go("/games/tacocat")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.page.locator("[data-testid=invite]").input_value()
    rui.page.goto(link)
    rui.page.get_by_role("button", name="Sentar aqui").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    for one in (ana, rui):
        one.page.wait_for_selector("[data-asked]")
    return ana, rui


def test_two_people_play_a_match_by_an_invite_link(people):
    ana, rui = met(people)
    for _ in range(2000):
        if ana.over and rui.over:
            break
        for one in (ana, rui):
            one.click_on(lambda places: places[0])
            one.page.wait_for_timeout(10)
    assert ana.over
    assert rui.over
    ana.page.get_by_role("button", name="Rematch!").click()
    ana.page.wait_for_url(re.compile("/tables/"))
    rui.page.get_by_role("button", name=re.compile("revanche", re.IGNORECASE)).click()
    rui.page.wait_for_selector("[data-asked]")
    assert rui.page.url == ana.page.url


def test_chat_is_heard_and_escaped(people):
    ana, rui = met(people)
    for one, tab in ((ana, "Chat"), (rui, "Conversa")):
        one.page.get_by_role("button", name=tab).click()
    ana.page.get_by_role("textbox", name="Message").fill("<b>oi</b> Rui")
    ana.page.get_by_role("button", name="Send").click()
    rui.page.get_by_text("<b>oi</b> Rui").wait_for()


def test_people_on_one_device_pass_it_on_under_a_cover(people):
    ana = people(PHONE)
    ana.go("/games/tacocat")
    ana.page.get_by_role("button", name="Everybody on this device").click()
    ana.page.get_by_label("Name of the player in seat 2").fill("Bia")
    assert not ana.overflows()
    ana.page.get_by_role("button", name="Start").click()
    ana.page.get_by_role("list", name="Players").get_by_role("link", name="Bia").wait_for()
    cover = ana.page.get_by_role("button", name="I am")
    for _ in range(6):
        cover.wait_for()
        assert ana.page.locator("[data-action], [data-pick]").count() == 0, "the board shows through the cover"
        cover.click()
        ana.page.wait_for_selector("[data-action], [data-pick]")
        while cover.count() == 0:
            ana.click_on(lambda places: places[0])
            ana.page.wait_for_timeout(60)


def test_a_cut_connection_comes_back_by_itself(people):
    ana, rui = met(people)
    rui.page.context.set_offline(True)
    rui.page.get_by_text("A conexão caiu").wait_for()
    ana.click_on(lambda places: places[0])
    rui.page.context.set_offline(False)
    rui.page.get_by_text("A conexão caiu").wait_for(state="hidden")
    rui.page.wait_for_selector("[data-action], [data-pick]")
    rui.click_on(lambda places: places[0])


def test_pause_goes_by_agreement(people):
    ana, rui = met(people)
    ana.open_sheet("Table")
    ana.page.get_by_role("button", name="Pause").click()
    rui.page.get_by_role("button", name="Concordo").click()
    ana.page.get_by_text("The match is paused.").first.wait_for()
    ana.page.get_by_role("button", name="Continue").click()
    ana.page.wait_for_selector("[data-mine=true]")


def test_resigning_asks_first(people):
    ana, rui = met(people)
    ana.open_sheet("Table")
    ana.page.get_by_role("button", name="Resign").click()
    ana.page.get_by_role("button", name="Yes").click()
    rui.page.wait_for_selector("[data-testid=result]")
    ana.page.wait_for_selector("[data-testid=result]")
