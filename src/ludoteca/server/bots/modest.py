"""Processes that think give way to the moves of people: a lower priority, by the means of each system."""

from __future__ import annotations

import os
import sys
from contextlib import suppress

THINKING = 5  # niceness of a bot that is waited for
STUDYING = 15  # of a review: a bot gets nine times as much, and on a full machine the review still goes on


def give_way(niceness: int) -> None:
    """Lower the priority of this process; where the system does not let us, it stays as it is."""
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only there

        below_normal, idle = 0x4000, 0x40
        windows = ctypes.windll.kernel32
        windows.SetPriorityClass(windows.GetCurrentProcess(), idle if niceness >= STUDYING else below_normal)
    else:
        with suppress(OSError):
            os.nice(niceness)
