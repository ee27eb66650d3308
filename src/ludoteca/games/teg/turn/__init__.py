"""The order of play: set-up, rounds, turns and their steps."""
