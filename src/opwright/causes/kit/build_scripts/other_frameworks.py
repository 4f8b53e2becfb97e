"""Sources that a setup.py compiles for another framework, whose headers have the names of torch's."""

from __future__ import annotations

import posixpath
import re
from fnmatch import fnmatchcase
from functools import lru_cache

from opwright.causes import kit
from opwright.model import BuildScript, Language, Source

_OTHERS = r"parrots|paddle(?:paddle)?|oneflow|jittor|mindspore"
_IS_OTHER = rf"[^()]*==\s*['\"](?:{_OTHERS})['\"]"
"""Of a condition that holds: `EXT_TYPE == 'parrots'`."""


def is_for_another_framework(source: Source) -> bool:
    """Return whether a build script names a source for another framework, and for torch nowhere."""
    return any(
        script.language is Language.PYTHON
        and _mentions_others(script.text)
        and _names_for_another(script, source.path)
        for script in source.build
    )


@lru_cache(maxsize=64)
def _mentions_others(text: str) -> bool:
    return re.search(_OTHERS, text) is not None


def _names_for_another(script: BuildScript, path: str) -> bool:
    here = posixpath.relpath(path, posixpath.dirname(script.path) or ".")
    named = [is_other for pattern, is_other in _names(script.text) if _is_named(here, pattern)]
    return bool(named) and all(named)


@lru_cache(maxsize=8)
def _names(text: str) -> tuple[tuple[str, bool], ...]:
    """Return the names of sources in a setup.py, and whether each is there for another framework."""
    script = BuildScript("setup.py", text)
    return tuple(
        (
            posixpath.normpath(string.value),
            any(re.fullmatch(_IS_OTHER, c) for c in kit.python.conditions_at(script, string.start)),
        )
        for string in kit.python.strings(script)
        if "." in string.value or "*" in string.value
    )


def _is_named(path: str, pattern: str) -> bool:
    """Return whether a path, or a glob pattern, matches a file."""
    return path.count("/") == pattern.count("/") and fnmatchcase(path, pattern)
