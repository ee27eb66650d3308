"""Benchmarks that need a server: `make load`. Those of the rules are `make bench`."""
