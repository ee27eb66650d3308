"""Nothing is sent to an address of the host's own network, whatever a stranger writes and whatever a name says."""

import asyncio
import socket
from datetime import UTC, datetime
from ipaddress import ip_address

import pytest

from ludoteca.engine.values import LudotecaError
from ludoteca.server.notices import post
from ludoteca.server.notices.mail import Mail, checked_mail
from ludoteca.server.notices.post import Post, Undelivered, checked_url, is_public
from ludoteca.server.notices.wishes import Wishes
from ludoteca.server.refusals import Refused
from ludoteca.server.settings import Settings
from tests.server.receivers import Receiver

PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "0.0.0.0",  # noqa: S104
    "100.64.0.1", "224.0.0.1", "fec0::1",
    "255.255.255.255", "192.0.2.1", "::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "::ffff:169.254.169.254", "2002:7f00:1::", "2002:a9fe:a9fe::1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_public(address):
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "64:ff9b::101:101"])
def test_public_ones_are(address):
    assert is_public(ip_address(address)) or address.startswith("64:")


@pytest.mark.parametrize(
    "url",
    [
        "http://example.org", "ftp://example.org", "https://", "https://127.0.0.1/x", "https://[::1]/x", "file:///etc/passwd",
        "https://user:pw@example.org/", "https://example.org:0/", "https://example.org:99999/", "https://exa mple.org",
        "https://example.org/\r\nx: y", "https://[::ffff:127.0.0.1]", "javascript:alert(1)", "https://é.org", "https://[bad",
        "https://example.org/" + "x" * 1000, "", "//example.org",
    ],
)  # fmt: skip
def test_what_is_no_public_address_of_the_web_is_refused(url):
    with pytest.raises(Refused):
        checked_url(url, private=False)


@pytest.mark.parametrize("host", ["0x7f000001", "2130706433", "0177.0.0.1", "localhost", "127.1"])
def test_other_spellings_of_this_machine_are_not_called(host):
    with Receiver() as receiver:
        port = receiver.server.server_port
        with pytest.raises(Undelivered, match="private"):
            asyncio.run(Post(private=False).send(f"https://{host}:{port}/", b"", {}))
        assert receiver.got == []


def test_a_name_that_points_inside_is_not_called_whatever_it_said_before(monkeypatch):
    """All its addresses are looked at, and the line goes to one that was: a second answer is not asked for."""
    asked = []

    def lookup(host, port, **_more):
        asked.append(host)
        there = ["93.184.216.34", "127.0.0.1"] if len(asked) == 1 else ["127.0.0.1"]
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (one, port)) for one in there]

    monkeypatch.setattr(socket, "getaddrinfo", lookup)
    with pytest.raises(Undelivered, match="private"):
        asyncio.run(Post(private=False).send("https://rebind.example/", b"", {}))
    assert asked == ["rebind.example"]


def test_a_receiver_that_says_nothing_is_left(monkeypatch):
    monkeypatch.setattr(post, "SECONDS", 0.5)
    with Receiver() as receiver:
        receiver.delay = 3.0
        with pytest.raises(Undelivered, match="too long"):
            asyncio.run(Post(private=True).send(receiver.url, b"{}", {"content-length": "2"}))


@pytest.mark.parametrize(("status", "gone"), [(404, True), (410, True), (400, False), (301, False), (500, False)])
def test_what_an_answer_means(status, gone):
    with Receiver() as receiver:
        receiver.answers = [status]
        with pytest.raises(Undelivered) as problem:
            asyncio.run(Post(private=True).send(receiver.url, b"{}", {"content-length": "2"}))
        assert problem.value.gone is gone


def test_who_says_when_to_come_back_is_heard():
    with Receiver() as receiver:
        receiver.answers, receiver.headers = [429], {"retry-after": "77"}
        with pytest.raises(Undelivered) as problem:
            asyncio.run(Post(private=True).send(receiver.url, b"{}", {"content-length": "2"}))
        assert problem.value.later == 77.0


# ---- quiet hours and digests


def at(hour, minute=0, day=10, month=6):
    return datetime(2026, month, day, hour, minute, tzinfo=UTC).timestamp()


def test_quiet_hours_are_those_of_the_person_s_day_and_may_pass_midnight():
    night = Wishes(zone="America/Argentina/Buenos_Aires", quiet=(22 * 60, 8 * 60))  # three hours behind
    assert night.moment(0.0, at(2)) == at(11)  # 23:00 there: at 8:00
    assert night.moment(0.0, at(10, 59)) == at(11)
    assert night.moment(0.0, at(11)) == at(11)
    assert night.moment(0.0, at(20)) == at(20)
    noon = Wishes(zone="UTC", quiet=(12 * 60, 13 * 60))
    assert noon.moment(0.0, at(12, 30)) == at(13)
    assert noon.moment(0.0, at(13)) == at(13)
    assert Wishes(quiet=(60, 60)).moment(0.0, at(1)) == at(1)  # no hours at all


def test_an_hour_that_is_skipped_is_no_trap():
    spring = Wishes(zone="Europe/Berlin", quiet=(0, 150))  # until 2:30, which there is not on 29 March 2026
    now = datetime(2026, 3, 29, 0, 30, tzinfo=UTC).timestamp()
    assert now < spring.moment(0.0, now) <= now + 3 * 3600


def test_a_digest_ends_with_the_person_s_day():
    daily = Wishes(zone="America/Sao_Paulo", every=1440)
    assert daily.moment(at(15), at(15)) == at(3, day=11)
    assert daily.moment(at(15), at(4, day=11)) == at(4, day=11)  # it is over already
    hourly = Wishes(zone="Asia/Kolkata", every=60)  # half an hour off
    assert hourly.moment(at(15, 10), at(15, 10)) == at(15, 30)


# ---- letters


def test_a_mail_server_needs_its_house_and_sender():
    with pytest.raises(LudotecaError, match="LUDOTECA_PUBLIC_URL"):
        Mail(Settings(smtp="smtp://host"))
    with pytest.raises(LudotecaError, match="LUDOTECA_SMTP is a URL"):
        Mail(Settings(smtp="host:25", public_url="https://x", mail_from="a@b.cd"))


def test_an_address_keeps_its_letters_and_its_domain_gets_small():
    assert checked_mail(" Ana.B+x@Example.ORG ") == "Ana.B+x@example.org"
