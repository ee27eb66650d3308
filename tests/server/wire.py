"""A wire between a node and its PostgreSQL that can be cut, frozen, or lose one commit, its answer, or news."""

import asyncio
import contextlib
import threading
from urllib.parse import parse_qs, urlsplit

from tests.server.nodes import free_port

NEWS, MOVE = b'"news":', b'"t":"play"'  # what is said when nodes tell each other something, and when a move is stored


class Wire:
    """Forwards TCP to the socket of a database. `url` is what a node is given instead of the database's own."""

    def __init__(self, database):
        parts = urlsplit(database)
        self.target = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}{parts.path}"
        self.open = True  # are new connections let in?
        self.frozen = set()  # connections through which nothing gets, without anybody being told
        # "answer": to the next move that is stored; "commit": that move itself; "any commit": of something else;
        # "news": what nodes tell each other.
        self.lose = ""
        self.lost = 0
        self._writers = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)

    def __enter__(self):
        self._thread.start()
        self._run(self._listen())
        return self

    def __exit__(self, *_):
        self._run(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(5)

    def cut(self, *, stay=False):
        """Close all connections; with `stay` nobody gets through until `mend`."""
        self.open = not stay
        self._loop.call_soon_threadsafe(self._hang_up)

    def mend(self):
        """Let new connections in again; the old ones are cut."""
        self.cut()

    def freeze(self):
        """Nothing gets through the connections that there are, and nobody is told; new ones work."""
        self.frozen = set(self._writers)

    def _run(self, coroutine):
        return asyncio.run_coroutine_threadsafe(coroutine, self._loop).result(10)

    async def _listen(self):
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def _close(self):
        self._server.close()
        self._hang_up()
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _hang_up(self):
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    async def _connected(self, reader, writer):
        if not self.open:
            writer.transport.abort()
            return
        try:
            from_database, to_database = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.transport.abort()
            return
        self._writers |= {writer, to_database}
        losing = asyncio.Event()
        with contextlib.suppress(asyncio.CancelledError):  # the wire is closed
            await asyncio.gather(
                self._forward(reader, to_database, losing, asks=True),
                self._forward(from_database, writer, losing, asks=False),
                return_exceptions=True,
            )
        for side in (writer, to_database):
            self._writers.discard(side)
            side.transport.abort()

    def _awaited(self, data):
        """Is this what is to be lost? A move is stored by a statement that is a transaction by itself."""
        if self.lose == "news":
            return NEWS in data
        if self.lose == "any commit":
            return b"COMMIT" in data
        return MOVE in data and NEWS not in data

    async def _forward(self, source, target, losing, *, asks):
        while data := await source.read(65536):
            while target in self.frozen:
                await asyncio.sleep(0.02)
            if asks and self.lose and self._awaited(data):
                kind, self.lose = self.lose, ""
                self.lost += 1
                if kind != "answer":
                    break
                losing.set()
            if not asks and losing.is_set():
                break  # the database has answered, and nobody hears it
            target.write(data)
            await target.drain()
        self._loop.call_soon(target.transport.abort)
        raise ConnectionError
