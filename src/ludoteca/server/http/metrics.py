"""How the server is: /health for a load balancer, /metrics for Prometheus. Numbers are read when they are asked for."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address
from typing import Any

from litestar import MediaType, Response, get
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily

from ludoteca import __version__
from ludoteca.server.house import House
from ludoteca.server.http.api.common import Asked, TheHouse
from ludoteca.server.refusals import Refused


class Numbers:
    """What Prometheus collects."""

    def __init__(self, house: House) -> None:
        self.house = house

    def collect(self) -> Iterator[Any]:
        """One family a number."""
        house = self.house
        tables = house.hall.tables.values()
        gauges = {
            "tables": ("Tables in memory.", len(house.hall.tables)),
            "tables_running": ("Running matches in memory.", sum(t.record.status == "running" for t in tables)),
            "sockets": ("Open WebSockets.", house.sockets),
            "bots_thinking": ("Questions that bots think about.", house.pool.thinking),
            "bots_waiting": ("Questions that wait for a bot.", house.pool.waiting),
        }
        counters = {
            "moves": ("Moves played on this node.", house.authority.moves),
            "writes": ("Things written to the database.", house.store.writes),
            "commits": ("Transactions that wrote them.", house.store.commits),
            "notices_noted": ("Things that people are to be told.", house.notices.outbox.noted),
            "notices_sent": ("Messages that arrived somewhere.", house.notices.outbox.sent),
            "notices_failed": ("Tries after which a message has to be tried again.", house.notices.outbox.failed),
            "notices_dropped": ("Things that nobody needed to be told any more.", house.notices.outbox.dropped),
            "bot_failures": ("Bots that hung or crashed.", house.pool.failures),
        }
        for name, (what, value) in gauges.items():
            yield GaugeMetricFamily(f"ludoteca_{name}", what, value=value)
        for name, (what, value) in counters.items():
            yield CounterMetricFamily(f"ludoteca_{name}", what, value=value)


@get("/health", tags=["operations"], summary="Is it well?")
async def health(house: TheHouse) -> Response[dict[str, str]]:
    """200 if the database answers and takes what is written, else 503. It is tried every few seconds at most."""
    status = await house.pulse.take()
    told = {"status": status, "node": house.settings.node, "version": __version__}
    return Response(told, status_code=200 if status == "ok" else 503)


@get("/metrics", tags=["operations"], media_type=MediaType.TEXT, summary="Numbers for Prometheus")
async def metrics(request: Asked, house: TheHouse) -> Response[bytes]:
    """Counts and gauges of this node, for who asks on its own machine or has the token.

    They count hidden steps too: on a quiet night a player could read them there.
    """
    if not _is_ours(request, house.settings.metrics):
        raise Refused("not-found", 404)
    registry = CollectorRegistry()
    registry.register(Numbers(house))
    return Response(generate_latest(registry), media_type="text/plain; version=0.0.4")


def _is_ours(request: Asked, token: str) -> bool:
    """Does it come from this machine, through no proxy that names another, or with the token?"""
    if token:
        given = request.headers.get("authorization", "").partition(" ")[2].strip()
        return hmac.compare_digest(given.encode(), token.encode())
    try:
        return ip_address(request.client.host if request.client else "").is_loopback
    except ValueError:
        return False
