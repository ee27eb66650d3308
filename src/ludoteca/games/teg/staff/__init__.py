"""The general staff: what a position is worth, and which plan of a whole turn is best."""
