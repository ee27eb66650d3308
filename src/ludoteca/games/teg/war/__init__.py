"""Attacks, missiles, joint attacks, what becomes of the country, and who has won."""
