"""What a makefile lets fail: make goes on after a command behind a `-`, and says that it has ignored the error."""

from __future__ import annotations

from opwright.logs.patterns import compiled
from opwright.model import Log

_BY_MAKE = "make"
_IGNORED = r"g?make(?:\[\d{1,2}\])?: \[[^\n]{1,300}\] [^\n\d:]{2,20} \d{1,3} ?[(\uff08](?:ignored|ignoriert|ignorée?|ignorado|\u5df2?\u5ffd\u7565)[)\uff09]"
"""Where lines are joined, not at the beginning of one."""
_COMMAND = (
    r"^[ \t]{0,12}(?:[^\s:]{1,200}/)?(?:nvcc|hipcc|g\+\+|gcc|c\+\+|cc|clang(?:\+\+)?|ld|ar|ptxas|python[\d.]{0,4}|pip3?|cmake|ninja)"
    r"(?:-\d{1,2})? (?! {0,4}(?:fatal|error)\b)[^\n]|^[ \t]{0,12}g?make(?:\[\d{1,2}\])?: "
)
"""What make shows before a command says anything, and what make itself says."""
_FAR = 4000
"""Characters that a command says at most before make ignores its end."""


def ignored(log: Log) -> tuple[range, ...]:
    """Return the lines, by number, of the commands whose errors make has ignored; of one that is not shown, the last that it said."""
    if _BY_MAKE not in log.text:
        return ()
    found = []
    for end in compiled(_IGNORED).finditer(log.text):
        begin = max(0, end.start() - _FAR)
        shown = [one.start() for one in compiled(_COMMAND).finditer(log.text, begin, end.start())]
        last = log.number_at(end.start())
        found.append(range(log.number_at(shown[-1]) if shown else last - 1, last + 1))
    return tuple(found)
