"""What a command writes, copied as it comes; and what it has left running, served after we are gone."""

from __future__ import annotations

import os
import select
import signal
from collections.abc import Callable, Iterable
from contextlib import suppress
from time import monotonic

_CHUNK = 1 << 16
_ATOMIC = select.PIPE_BUF
"""Bytes that a pipe which can be written to takes without making us wait."""
_QUIET, _LONGEST = 0.1, 0.5
"""Seconds without output after which a command that has ended is done, and the most that are waited for that."""
_AGAIN = 0.05
"""Seconds after which an output that took nothing is asked again: Linux does not always tell that a terminal has room."""
_BROKEN = select.POLLERR | select.POLLHUP | select.POLLNVAL

Keep = Callable[[bytes], None]


def _nobody(_: bytes) -> None: ...


class Pump:
    """Copies from one descriptor to another; holds what the other does not take yet."""

    def __init__(
        self,
        source: int,
        target: int,
        keep: Keep = _nobody,
        *,
        owned: bool = True,
        outlives_reader: bool = False,
    ) -> None:
        """`outlives_reader`: who writes is not told that nobody reads, as on a terminal that was hung up."""
        self.source = source
        self.target = target
        self.keep = keep
        self.pending = memoryview(b"")
        self.is_open = True
        self._owned = owned
        self._outlives_reader = outlives_reader
        self._is_discarding = False

    def wanted(self) -> Iterable[tuple[int, int]]:
        """Yield descriptors and the events awaited on them."""
        if self.pending:
            yield self.target, select.POLLOUT
        elif self.is_open:
            yield self.source, select.POLLIN
            if not self._is_discarding:
                yield self.target, 0  # a reader that leaves

    def serve(self, ready: dict[int, int]) -> bool:
        """Copy what can be copied; return whether anything was."""
        if self.pending:
            return bool(ready.get(self.target)) and self._write()
        if not self.is_open:
            return False
        if not self._is_discarding and ready.get(self.target, 0) & _BROKEN:
            self._lose_reader()
            return True
        return bool(ready.get(self.source)) and self._read()

    def _read(self) -> bool:
        try:
            data = os.read(self.source, _CHUNK)
        except BlockingIOError:
            return False
        except OSError:  # a pseudo-terminal that nobody holds any more
            data = b""
        if not data:
            self.close()
            return True
        self.keep(data)
        if not self._is_discarding:
            self.pending = memoryview(data)
            self._write()
        return True

    def _write(self) -> bool:
        """Write a part of the buffer. An output that fails for another reason does not stop the command."""
        if not _can_write(self.target):
            return False
        try:
            self.pending = self.pending[os.write(self.target, self.pending[:_ATOMIC]) :]
        except BlockingIOError:
            return False
        except BrokenPipeError:
            self._lose_reader()
        except OSError:
            self._discard()
        return True

    def _lose_reader(self) -> None:
        """End, so that the command gets what it would have got: SIGPIPE."""
        self._discard()
        if not self._outlives_reader:
            self.close()

    def _discard(self) -> None:
        self.pending = memoryview(b"")
        self._is_discarding = True

    def close(self) -> None:
        if self.is_open and self._owned:
            os.close(self.source)
        self.is_open = False


def _can_write(target: int) -> bool:
    poll = select.poll()
    poll.register(target, select.POLLOUT)
    return bool(poll.poll(0))


class Relay:
    """Serves pumps, and calls whoever else is to be told that something can be read."""

    def __init__(self, pumps: list[Pump]) -> None:
        self.pumps = pumps
        self.listeners: dict[int, Callable[[], None]] = {}

    def drop(self, pump: Pump) -> None:
        if pump in self.pumps:
            self.pumps.remove(pump)

    def step(self, seconds: float | None) -> bool:
        """Wait for something, and serve it; return whether there was anything."""
        wanted: dict[int, int] = dict.fromkeys(self.listeners, select.POLLIN)
        for pump in self.pumps:
            for number, events in pump.wanted():
                wanted[number] = wanted.get(number, 0) | events
        poll = select.poll()
        for number, events in wanted.items():
            poll.register(number, events)
        if seconds is None and any(pump.pending for pump in self.pumps):
            seconds = _AGAIN
        ready = dict(poll.poll(None if seconds is None else seconds * 1000))
        busy = [pump.serve(ready) for pump in self.pumps]
        for number in ready.keys() & self.listeners.keys():
            if listener := self.listeners.get(number):
                listener()
        return any(busy)

    def catch_up(self) -> None:
        """Copy what has been written so far, unless nobody takes it."""
        end = monotonic() + _LONGEST
        while monotonic() < end:
            is_held = any(pump.pending for pump in self.pumps)
            if not self.step(_QUIET if is_held else 0.0) and not is_held:
                return

    def finish(self) -> None:
        """Copy what a command has written that has ended; not what others go on writing."""
        end = monotonic() + _LONGEST
        while self._is_busy(is_late=monotonic() > end):
            served = self.step(_QUIET)
            if not served and not any(pump.pending for pump in self.pumps):
                return

    def _is_busy(self, *, is_late: bool) -> bool:
        if any(pump.is_open for pump in self.pumps):
            return not is_late
        return any(pump.pending for pump in self.pumps)

    def leave_to_itself(self) -> None:
        """Have a process of its own serve what still runs: it must neither hold us nor be killed as it writes."""
        left = [pump for pump in self.pumps if pump.is_open or pump.pending]
        if not left or os.fork():
            return
        try:
            _serve_alone(left)
        finally:
            os._exit(0)


def _serve_alone(pumps: list[Pump]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT):
        signal.signal(number, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_SETMASK, ())
    _close_all_but({number for pump in pumps for number in (pump.source, pump.target)})
    for pump in pumps:
        pump.keep = _nobody
    relay = Relay(pumps)
    while any(pump.is_open or pump.pending for pump in pumps):
        relay.step(None)


def _close_all_but(kept: set[int]) -> None:
    last = -1
    for number in (*sorted(kept), os.sysconf("SC_OPEN_MAX")):
        with suppress(OSError):
            os.closerange(last + 1, number)
        last = number
