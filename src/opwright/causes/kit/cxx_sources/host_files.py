"""Sources that a setup.py hands to the host compiler, whose `.cpp` says so, whatever is written in them."""

from __future__ import annotations

import posixpath
import re

from opwright.model import Language, Source

_OF_HOSTS = (".cpp", ".cc", ".cxx")
_BY_TORCH = frozenset({"CUDAExtension", "CppExtension"})
_OTHERWISE = r"-x['\",= ]{1,4}(?:cu|hip)|\bsrc_extensions\b|\bcompiler_so\b|\bhipcc\b|\bhipify|\bspawn\b|\bspawn_"
"""In a setup.py that may hand it to another compiler."""


def is_for_host_compiler(source: Source) -> bool:
    """Return whether torch's build hands a source to g++, which knows no `<<<`, and nothing else builds it."""
    if not source.path.endswith(_OF_HOSTS) or source.target.is_rocm:
        return False
    if any(script.language is Language.CMAKE for script in source.build):
        return False
    return any(
        extension.kind in _BY_TORCH
        and any(_leads_to(source.path, script.path, named.value) for named in extension.sources)
        and not re.search(_OTHERWISE, script.text)
        for script in source.build
        for extension in script.extensions
    )


def _leads_to(path: str, script: str, named: str) -> bool:
    return posixpath.normpath(posixpath.join(posixpath.dirname(script), named)) == path
