"""
Text from inside a file, made safe to show.

Paths, symbols and sonames are whatever their author wrote into the file: escape sequences that
rewrite a terminal, direction marks, lines that a CI runner takes for commands.
"""

from __future__ import annotations

import re

from opwright.model import lazy

_UNPRINTABLE = r"[^ -~]"
_RUNNER_COMMAND = r"(?<![^ ]):(?=:)|#(?=#\[)"
"""GitHub's runner obeys a line that starts with `::`, after any indent, and `##[` anywhere in it."""


def printable(text: str) -> str:
    """Return `text` in printable ASCII on one line, everything else as in a Python string."""
    plain = text
    if not (text.isascii() and text.isprintable()):
        plain = re.sub(_UNPRINTABLE, lambda match: ascii(match[0])[1:-1], text)
    if "##[" not in plain and " ::" not in plain and not plain.startswith("::"):
        return plain
    return re.sub(_RUNNER_COMMAND, lambda match: f"\\x{ord(match[0]):02x}", plain)


def legible(text: str) -> str:
    """Return `text` on one line as people of any language read it, everything else escaped."""
    plain = "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)
    return (
        re.sub(_RUNNER_COMMAND, lambda match: f"\\x{ord(match[0]):02x}", plain)
        if "##[" in plain or plain.lstrip().startswith("::")
        else plain
    )


def json_text(value: object) -> str:
    """Return compact JSON that holds no control character and nothing but ASCII."""
    text = lazy.json.dumps(value, separators=(",", ":"))
    return text.replace("\x7f", "\\u007f")  # the one control character that JSON lets through
