"""Experiments: arenas and benchmarks."""
