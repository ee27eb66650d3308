"""Kill −9, the short form (see faults.py)."""

import asyncio

from tests.server.faults import HANGS, drill


def test_after_kill_9_every_acknowledged_move_is_there_none_twice_and_every_match_goes_on(database, tmp_path):
    report = asyncio.run(asyncio.wait_for(drill(tmp_path, database, matches=10, kills=2, whole=False), HANGS))
    assert report.kills == 2
    assert report.moves >= 30
    assert (report.lost, report.twice, report.finished) == (0, 0, 10)
