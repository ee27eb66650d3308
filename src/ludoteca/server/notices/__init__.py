"""Your turn, wherever you are: who is told what, when, and how it gets there."""
