"""REST under /api: thin handlers, one file a subject. Everything they do is done by the house."""

from ludoteca.server.api.championships import CHAMPIONSHIPS
from ludoteca.server.api.games import GAMES
from ludoteca.server.api.lessons import LESSONS
from ludoteca.server.api.matches import MATCHES
from ludoteca.server.api.people import PEOPLE
from ludoteca.server.api.tables import TABLES

HANDLERS = [*PEOPLE, *GAMES, *LESSONS, *TABLES, *MATCHES, *CHAMPIONSHIPS]
