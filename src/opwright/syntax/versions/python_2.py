"""Projects that are written for Python 2: no Python, NumPy or torch of today runs them."""

from __future__ import annotations

import re
from functools import lru_cache

from opwright.model import Language
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import python_tree

_PRINTS = re.compile(r"^[ \t]*print ['\"]", re.MULTILINE)
_LEAST = 3
"""Files that no Python 3 parses; one may have been left."""
_PART = 6
"""Of the files of a project, one in so many."""


@lru_cache(maxsize=8)
def is_for_python_2(project: SameProject) -> bool:
    """Return whether a good part of a project's files are not Python 3, since they use the print statement."""
    texts = [source.text for source in project.sources if source.language is Language.PYTHON]
    quoted = (text for text in texts if "print '" in text or 'print "' in text)
    printing = [text for text in quoted if _PRINTS.search(text)]
    least = max(_LEAST, len(texts) // _PART)
    return len(printing) >= least and sum(python_tree(text) is None for text in printing) >= least
