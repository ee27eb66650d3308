"""What was played: lists, logs, replays, and the pages of players."""
