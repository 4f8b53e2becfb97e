"""
A command that is watched, and does not notice it: the same bytes, order, terminal, signals and status.

What goes to a file the command writes itself, and it is read afterwards. What goes to a pipe comes through one of ours,
which ends when the reader of the other leaves. A command that has the terminal gets one of its own, in a session of its
own, and ours only passes on what is typed and shown, as sudo's does.
"""

from __future__ import annotations

from opwright.verbs.diagnose.watch.run import Ended, run_watched
from opwright.verbs.diagnose.watch.signals import end_by, interrupt_group
from opwright.verbs.diagnose.watch.starting import CannotRunError

__all__ = ["CannotRunError", "Ended", "end_by", "interrupt_group", "run_watched"]
