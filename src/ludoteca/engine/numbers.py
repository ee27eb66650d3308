"""The strokes of which `State.observe` is made: each writes some numbers and returns the place after them. Compiled."""

from __future__ import annotations

from ludoteca.engine.native import i16, i64, vec


def one(out: vec[i16], at: i64, value: i64) -> i64:
    """A number."""
    out[at] = i16(value)
    return at + 1


def flag(out: vec[i16], at: i64, value: bool) -> i64:
    """1 for what is so, else 0."""
    out[at] = 1 if value else 0
    return at + 1


def flags(out: vec[i16], at: i64, bits: i64, count: i64) -> i64:
    """A set as so many flags, the lowest bit first."""
    for place in range(at, at + count):
        out[place] = i16(bits & 1)
        bits >>= 1
    return at + count


def several(out: vec[i16], at: i64, values: vec[i64], first: i64, count: i64) -> i64:
    """Some places of a vector."""
    for k in range(count):
        out[at + k] = i16(values[first + k])
    return at + count


def same(out: vec[i16], at: i64, value: i64, count: i64) -> i64:
    """So often the same: where there is nothing, or where a seat may not look."""
    short = i16(value)
    for place in range(at, at + count):
        out[place] = short
    return at + count
