"""Knock-out championships: who enters, and how the bracket goes on."""
