"""A fixed share of one core for a process, by control groups: as if it had a small machine of its own.

Where all share two cores, a second node takes what the database and the crowd need; with a share each it does not.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

PERIOD = 5_000  # microseconds; short, so that nobody stands still for long
ROOT = Path("/sys/fs/cgroup")


@contextlib.contextmanager
def limited(processes: list[int], share: float) -> Iterator[bool]:
    """Each of them has at most this share of a core; says whether this machine allows it (as root, on Linux)."""
    quota = int(share * PERIOD)
    if (ROOT / "cpu").is_dir():  # control groups of the first kind
        parent, limits = ROOT / "cpu", {"cpu.cfs_period_us": f"{PERIOD}", "cpu.cfs_quota_us": f"{quota}"}
    else:
        parent, limits = ROOT, {"cpu.max": f"{quota} {PERIOD}"}
    groups: list[tuple[Path, int]] = []
    allowed = True
    try:
        for process in processes:
            group = parent / f"ludoteca-load-{process}"
            group.mkdir()
            groups.append((group, process))
            for name, value in (limits | {"cgroup.procs": f"{process}"}).items():
                (group / name).write_text(value)
    except OSError:
        allowed = False
    try:
        yield allowed
    finally:
        for group, process in groups:
            with contextlib.suppress(OSError):
                (parent / "cgroup.procs").write_text(f"{process}")
                group.rmdir()
