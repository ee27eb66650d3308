"""`python -m ludoteca.cli`."""

from ludoteca.cli import app

app()
