"""The documentation under /docs of a running house: read, searched, and under the same policy as the games."""

import pytest

from ludoteca.server.http.pages import SITE
from tests.web.player import LAPTOP, PHONE


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_reader_finds_a_heading_by_a_word(people, size):
    assert (SITE / "index.html").is_file(), "the documentation is not built: run `make docs`"
    ana = people(size)
    ana.go("/docs")
    assert ana.page.url.endswith("/docs/index.html")
    assert not ana.overflows()
    assert ana.violations() == []
    ana.page.fill("#search", "recurso inexistente")
    assert ana.page.locator("#found").inner_text() == "Nothing was found."
    ana.page.fill("#search", "systemd copy")
    ana.page.locator("#found a").first.click()
    ana.page.wait_for_url("**/docs/host.html#as-a-service")
    assert "DynamicUser" in ana.page.locator("main").inner_text()
    assert not ana.overflows()


def test_the_site_works_from_a_disk(browser):
    context = browser.new_context()
    page = context.new_page()
    page.goto((SITE / "index.html").as_uri())
    page.fill("#search", "fair dice")
    page.keyboard.press("Enter")
    page.wait_for_url("**/fair.html*")
    context.close()
