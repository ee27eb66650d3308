"""The map and what stands on it: the printed board and its tables, forces, odds, and reasons to refuse."""
