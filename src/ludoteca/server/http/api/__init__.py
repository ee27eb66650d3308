"""REST under /api: thin handlers, one file a subject. Everything they do is done by the house."""

from ludoteca.server.http.api.championships import CHAMPIONSHIPS
from ludoteca.server.http.api.daily import DAILY
from ludoteca.server.http.api.friends import FRIENDS
from ludoteca.server.http.api.games import GAMES
from ludoteca.server.http.api.lessons import LESSONS
from ludoteca.server.http.api.matches import MATCHES
from ludoteca.server.http.api.notices import NOTICES
from ludoteca.server.http.api.people import PEOPLE
from ludoteca.server.http.api.puzzles import PUZZLES
from ludoteca.server.http.api.reviews import REVIEWS
from ludoteca.server.http.api.tables import TABLES

HANDLERS = [
    *PEOPLE, *FRIENDS, *GAMES, *LESSONS, *TABLES, *MATCHES, *REVIEWS, *PUZZLES, *DAILY, *CHAMPIONSHIPS, *NOTICES,
]  # fmt: skip
