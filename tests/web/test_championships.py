"""A championship on the web: opened, joined by link, played, and a champion."""

from tests.web.player import LAPTOP, PHONE


def test_a_championship_goes_by_itself_to_its_champion(people):
    ana, rui = people(LAPTOP), people(PHONE, "pt-BR")
    ana.go("/championships")
    ana.page.get_by_label("Name").fill("Friday cup")
    ana.page.get_by_label("How many bots enter").fill("2")
    ana.page.get_by_role("button", name="Open the championship").click()
    link = ana.page.locator("[data-testid=invite]").input_value()
    rui.page.goto(link)
    rui.page.get_by_role("button", name="Entrar").click()
    ana.page.get_by_role("button", name="Start", exact=True).click()
    ana.page.get_by_role("region", name="Bracket").wait_for()
    assert ana.violations() == []
    champion = ana.page.locator("[data-testid=champion]")
    for _ in range(6):
        for one in (ana, rui):
            if champion.count():
                break
            one.page.goto(link)
            one.page.wait_for_timeout(1500)
            mine = one.page.locator(".page a.button.primary")
            if mine.count():
                mine.click()
                one.page.get_by_role("button", name=("Table" if one is ana else "Mesa"), exact=True).click()
                one.page.get_by_role("button", name=("Resign" if one is ana else "Desistir")).click()
                one.page.get_by_role("button", name=("Yes" if one is ana else "Sim")).click()
                one.page.wait_for_selector("[data-testid=result]")
        ana.page.goto(link)
        ana.page.wait_for_timeout(2500)
    champion.wait_for()
    assert not rui.overflows()
    assert rui.violations() == []
