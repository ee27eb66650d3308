"""The conformance kit for a game that was just saved, in a process of its own: its author's rules may hang or crash."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

PATIENCE = 120.0  # seconds
LONGEST = 600  # characters of what the kit says


async def broken_promise(folder: Path) -> str:
    """The first promise of the contract that a game breaks, or "". Cancelling it ends the process."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "ludoteca.engine.conformance", str(folder),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    try:
        said, cried = await asyncio.wait_for(process.communicate(), PATIENCE)
    except TimeoutError:
        return f"the kit was not done after {PATIENCE:.0f} seconds"
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    told = said.decode(errors="replace").strip()
    if process.returncode and not told:
        told = cried.decode(errors="replace").strip().rpartition("\n")[2]
    return told[:LONGEST]
