"""The deal of the day: one start for everybody, and who did best with it."""
