"""What people do about devices they no longer trust."""

import pytest

from tests.web.player import LAPTOP, PHONE

TABLET = (768, 1024)
PLACES = [(PHONE, "pt-BR"), (TABLET, "es-AR"), (LAPTOP, "en-US")]


def fits(*players):
    """Nothing is cut off, and a screen reader finds its way."""
    for player in players:
        assert not player.overflows()
        assert player.violations() == []


@pytest.mark.parametrize(("size", "locale"), PLACES)
def test_a_person_sees_their_devices_ends_one_and_signs_out(people, size, locale):
    ana, phone = people(size, locale), people(PHONE)
    ana.go("/settings")
    me = ana.api("GET", "/api/me")["id"]
    code = ana.api("POST", "/api/me/recovery", {})["code"]
    phone.go("/settings")
    phone.api("POST", "/api/recover", {"code": code})
    phone.go("/settings")
    assert phone.api("GET", "/api/me")["id"] == me
    ana.go("/settings")
    devices = ana.page.locator("[data-device]")
    ana.page.locator("[data-device=other]").wait_for()
    assert devices.count() == 2
    assert all("Mozilla" not in text for text in devices.all_inner_texts())
    fits(ana)
    ana.page.locator("[data-device=other] button").click()
    ana.page.locator("[data-device=other]").wait_for(state="detached")
    phone.go("/settings")
    phone.page.locator("[data-device=this]").wait_for()
    assert phone.api("GET", "/api/me")["id"] != me
    ana.page.locator("section:has([data-device]) > button").click()
    sure = ana.page.get_by_role("alertdialog")
    sure.wait_for()
    fits(ana)
    sure.get_by_role("button").nth(1).click()
    sure.wait_for(state="detached")
    assert ana.api("GET", "/api/me")["id"] == me
    ana.page.locator("section:has([data-device]) > button").click()
    with ana.page.expect_navigation():
        sure.get_by_role("button").first.click()
    ana.page.wait_for_selector("main")
    assert ana.api("GET", "/api/me")["id"] != me
