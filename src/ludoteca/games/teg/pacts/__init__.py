"""What has been agreed on: what it forbids, when it is due, and how it ends."""
