"""A championship on the web: opened, joined by link, played, and a champion."""

from tests.web.player import LAPTOP, PHONE

WORDS = [("Table", "Resign", "Yes"), ("Mesa", "Desistir", "Sim")]


def comes_to_a_match(player, link):
    """Go to the match that waits for this person, if there is one."""
    player.page.goto(link)
    player.page.wait_for_timeout(1000)
    mine = player.page.locator(".page p a.button.primary")
    if mine.count() == 0:
        return False
    mine.click()
    player.page.wait_for_url("**/tables/**")
    return True


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
    for _ in range(4):
        # both come to their matches, which may be the same, and give up
        playing = [one for one in (ana, rui) if comes_to_a_match(one, link)]
        for one, (table, resign, sure) in zip((ana, rui), WORDS, strict=True):
            if one in playing and not one.over:
                one.page.get_by_role("button", name=table, exact=True).click()
                if not one.over:
                    one.page.get_by_role("button", name=resign).click()
                    one.page.get_by_role("button", name=sure).click()
                one.page.wait_for_selector("[data-testid=result]")
        ana.page.goto(link)
        ana.page.wait_for_timeout(1500)
        if champion.count():
            break
    champion.wait_for()
    assert not rui.overflows()
    assert rui.violations() == []


def test_only_bots_that_differ_in_strength_may_enter(people):
    ana = people(LAPTOP)
    ana.go("/championships")
    known = {one["name"]: one["levels"]["2"] for one in ana.api("GET", "/api/games")}
    assert len(set(map(tuple, known.values()))) > 1, "in some games there are fewer"
    entering = ana.page.get_by_label("How strong they are")
    entering.wait_for()
    for name, levels in known.items():
        ana.page.get_by_label("Game").select_option(name)
        assert [one.get_attribute("value") for one in entering.locator("option").all()] == [f"bot-{o}" for o in levels]
        entering.select_option(f"bot-{levels[-1]}")
    fewest = min(known, key=lambda name: len(known[name]))
    ana.page.get_by_label("Game").select_option(max(known, key=lambda name: len(known[name])))
    entering.select_option("bot-master")
    ana.page.get_by_label("Game").select_option(fewest)
    assert entering.input_value() == "bot-normal"
