"""Folders of CMake that the scripts above them add, and those that only their own users build."""

from __future__ import annotations

import re

from opwright.model import BuildScript

_ASIDE = (
    r"(?i)(?:^|/)(?:tests?|examples?|samples?|demos?|tutorials?|docs?|bench\w*|playground|sandbox)/"
)


def is_never_added(script: BuildScript) -> bool:
    """Return whether the CMake scripts above never add the folder: a vendored project used only for its headers."""
    above = [one.text for one in script.above if one.path.endswith("CMakeLists.txt")]
    folder = script.path.rpartition("/")[0].rpartition("/")[2]
    added = rf"(?i)\b(?:add_subdirectory|subdirs)\s*\([^)]*(?:\b{re.escape(folder)}\b|\$\{{)"
    return bool(above and folder) and not any(re.search(added, text) for text in above)


def is_aside(script: BuildScript) -> bool:
    """Return whether a script builds a test or an example that the project around it does not build."""
    return re.search(_ASIDE, script.path) is not None and (
        is_never_added(script) or not any(one.path.endswith(".txt") for one in script.above)
    )
