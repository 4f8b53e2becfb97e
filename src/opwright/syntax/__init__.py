"""
What the text of a source says: its code without comments, its tree, its names, its conditions.

Nothing here opens a file. Offsets are those of the text's characters, in the blanked code and in the
tree alike, so that what is found in one can be looked up in another. What most runs need none of is
imported when it is first asked for, as `syntax.cmake`.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax import (
        cmake,
        documents,
        markers,
        never_run,
        preprocessor,
        pyproject,
        setup_py,
        vendored_sources,
    )

__all__ = [
    "cmake",
    "documents",
    "markers",
    "never_run",
    "preprocessor",
    "pyproject",
    "setup_py",
    "vendored_sources",
]
__getattr__ = lazy_modules(
    __name__,
    {
        "cmake": "opwright.syntax.cmake",
        "documents": "opwright.syntax.documents",
        "markers": "opwright.syntax.markers",
        "never_run": "opwright.syntax.never_run",
        "preprocessor": "opwright.syntax.preprocessor",
        "pyproject": "opwright.syntax.pyproject",
        "setup_py": "opwright.syntax.setup_py",
        "vendored_sources": "opwright.syntax.vendored_sources",
    },
)
