"""What goes wrong with the database, as refusals: the server's own trouble is told truthfully, and passes."""

from __future__ import annotations

from ludoteca.server.refusals import Refused
from ludoteca.server.storage.database import Away, Doubtful, Unwritable
from ludoteca.server.storage.store import Conflict

TROUBLES: dict[type[Exception], tuple[str, int]] = {
    Doubtful: ("unsure", 503),
    Away: ("database-away", 503),
    Unwritable: ("not-saved", 503),
    Conflict: ("busy", 409),
}


def trouble(problem: Exception) -> Refused:
    """How a problem is told."""
    code, status = next((told for kind, told in TROUBLES.items() if isinstance(problem, kind)), ("busy", 503))
    return Refused(code, status)
