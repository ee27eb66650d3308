"""For authors of games: a folder to begin with."""
