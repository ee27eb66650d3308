"""Who is strongest in a game, found from the game's page and from a player's; and lists of tables that are not empty."""

from tests.web.player import LAPTOP, PHONE


def test_who_finished_a_match_stands_in_the_ranking_beside_the_bots(people):
    ana = people(PHONE)
    table = ana.sit_at("tacocat", ["me", "bot-easy"], public=True)
    ana.page.wait_for_selector("[data-asked]")
    ana.api("POST", f"/api/tables/{table}/resign", {})
    ana.page.wait_for_selector("[data-testid=result]")
    ana.page.get_by_role("link", name="Ranking").click()
    ana.page.get_by_role("heading", name="Tacocat: Ranking").wait_for()
    rows = ana.page.get_by_role("table").get_by_role("row")
    heads = rows.first.get_by_role("columnheader").all_inner_texts()
    assert heads == ["#", "player", "rating", "played", "won"]
    bots = rows.filter(has_text="Bot (easy)")
    assert bots.locator(".tag").inner_text() == "bot"
    me = rows.filter(has=ana.page.locator(".own"))
    assert me.get_by_role("cell").all_inner_texts()[2:] == ["1", "0"]
    assert [int(row.get_by_role("cell").first.inner_text()) for row in rows.all()[1:]] == list(range(1, rows.count()))
    assert not ana.overflows()
    assert ana.violations() == []
    me.get_by_role("link").click()
    ana.page.get_by_role("heading", name="Ratings", exact=True).wait_for()
    ana.page.get_by_role("row").get_by_role("link", name="Tacocat").click()
    ana.page.get_by_role("heading", name="Tacocat: Ranking").wait_for()


def test_an_empty_ranking_says_how_to_enter_it(people):
    ana = people(LAPTOP, "pt-BR")
    ana.go("/games/camisa12")
    ana.page.get_by_role("link", name="Ranking").click()
    ana.page.get_by_role("heading", name="Camisa 12: Ranking").wait_for()
    # other tests of this session may have played it meanwhile
    ana.page.get_by_text("Termine uma partida").or_(ana.page.get_by_text("termine uma partida")).wait_for()
    ana.page.get_by_label("Jogo").select_option("sequence")
    ana.page.get_by_role("heading", name="Sequence: Ranking").wait_for()
    ana.page.get_by_role("link", name="Nova mesa").click()
    ana.page.get_by_role("heading", name="Sequence").wait_for()


def test_lists_of_tables_fit_a_phone(people):
    ana = people(PHONE, "pt-BR")
    ana.go("/")
    ana.api("PATCH", "/api/me", {"name": "Maria Fernanda Gonçalves"})
    ana.sit_at("teg", ["me", *["bot-easy"] * 4, "open"], public=True)
    over = ana.sit_at("revanche", ["me", "bot-normal"], public=True)
    ana.page.wait_for_selector("[data-asked]")
    ana.api("POST", f"/api/tables/{over}/resign", {})
    ana.page.wait_for_selector("[data-testid=result]")
    for path in ("/", "/mine", "/lobby", f"/people/{ana.api('GET', '/api/me')['id']}"):
        ana.go(path)
        # there a bot is who it is at the table
        ana.page.get_by_text("4 robôs" if path in {"/", "/mine", "/lobby"} else "Zé do Meio").first.wait_for()
        assert not ana.overflows(), path
        assert ana.violations() == []


def test_a_match_that_nobody_won_is_no_victory_in_the_list(people):
    ana = people(PHONE)
    table = ana.sit_at("tacocat", ["me", "bot-easy"])
    ana.page.wait_for_selector("[data-asked]")
    ana.api("POST", f"/api/tables/{table}/propose/end", {})
    ana.page.wait_for_selector("[data-testid=result]")
    ana.go("/mine")
    line = ana.page.locator(f"a[href='/matches/{table}']")
    line.wait_for()
    assert "nobody won" in line.inner_text()
