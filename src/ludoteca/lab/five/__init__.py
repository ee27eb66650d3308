"""Tacocat's rounds of five cards: the learner, and the exact best response. Development only, compiled in place."""
