"""Sources that a setup.py compiles for another framework, whose headers have the names of torch's."""

from __future__ import annotations

import posixpath
import re
from fnmatch import fnmatchcase
from functools import lru_cache

from opwright.model import BuildScript, Language, Source

_OTHERS = r"parrots|paddle(?:paddle)?|oneflow|jittor|mindspore"
_IS_OTHER = rf"[^()]*==\s*['\"](?:{_OTHERS})['\"]"
"""Of a condition that holds: `EXT_TYPE == 'parrots'`."""


def is_for_another_framework(source: Source) -> bool:
    """Return whether a build script names a source for another framework, and for torch nowhere."""
    return any(
        script.language is Language.PYTHON
        and _speaks_of_others(script.text)
        and _names_for_another(script, source.path)
        for script in source.build
    )


@lru_cache(maxsize=64)
def _speaks_of_others(text: str) -> bool:
    return re.search(_OTHERS, text) is not None


def _names_for_another(script: BuildScript, path: str) -> bool:
    from opwright.python_signs import conditions_at, strings  # noqa: PLC0415 - where few projects are

    here = posixpath.relpath(path, posixpath.dirname(script.path) or ".")
    named = [said.start for said in strings(script) if _is_named(here, said.value)]
    return bool(named) and all(
        any(re.fullmatch(_IS_OTHER, said) for said in conditions_at(script, start))
        for start in named
    )


def _is_named(path: str, pattern: str) -> bool:
    """Return whether a path, or a pattern as `glob` takes it, is that of a file."""
    pattern = posixpath.normpath(pattern)
    return path.count("/") == pattern.count("/") and fnmatchcase(path, pattern)
