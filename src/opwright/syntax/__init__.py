"""
What the text of a source says: its code without comments, its tree, its names, its conditions.

Nothing here opens a file. Offsets are those of the text's characters, in the blanked code and in the
tree alike, so that what is found in one can be looked up in another.
"""

from __future__ import annotations

from opwright.model.lazy import lazy_modules

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax import cmake, pyproject, setup_py

__all__ = ["cmake", "pyproject", "setup_py"]
__getattr__ = lazy_modules(
    {
        "cmake": "opwright.syntax.cmake",
        "pyproject": "opwright.syntax.pyproject",
        "setup_py": "opwright.syntax.setup_py",
    }
)
