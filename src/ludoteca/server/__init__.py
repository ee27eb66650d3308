"""Tables that people and bots play on: the only part of Ludoteca that knows HTTP and SQL."""
