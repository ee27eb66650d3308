"""The steps, a file each; the newest is the database of this release."""
