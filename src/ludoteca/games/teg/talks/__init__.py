"""What is said across the table: proposals, answers, announcements, and how all of it is shown."""
