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
    from opwright.syntax import documents
    from opwright.syntax.build import cmake, pyproject, setup_py, vendored_sources
    from opwright.syntax.cxx import preprocessor
    from opwright.syntax.project import never_run
    from opwright.syntax.versions import markers

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
        "cmake": "opwright.syntax.build.cmake",
        "documents": "opwright.syntax.documents",
        "markers": "opwright.syntax.versions.markers",
        "never_run": "opwright.syntax.project.never_run",
        "preprocessor": "opwright.syntax.cxx.preprocessor",
        "pyproject": "opwright.syntax.build.pyproject",
        "setup_py": "opwright.syntax.build.setup_py",
        "vendored_sources": "opwright.syntax.build.vendored_sources",
    },
)
