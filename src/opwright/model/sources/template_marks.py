"""Template marks, Jinja's, which are filled in before anything reads the file: what is there is not a value."""

from __future__ import annotations

import re

_MARK = r"\{\{[-~]?[ \t]*[A-Za-z_'\"(][^{}]*\}\}|\{%[^{}]*%\}"


def is_filled_in(text: str) -> bool:
    """Return whether a part of a text is filled in by a template: `{{ archs }}`, not C++'s `{{1, 2}}`."""
    return ("{{" in text or "{%" in text) and re.search(_MARK, text) is not None
