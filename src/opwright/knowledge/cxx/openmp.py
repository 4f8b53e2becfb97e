"""OpenMP's runtime libraries, under the names that GCC, LLVM and Intel give them."""

from __future__ import annotations

import re

_RUNTIME = r"lib(gomp|iomp5|omp5?)(-[0-9a-f]{6,})?\.so[\d.]*"
"""With the hash that auditwheel puts into the name of a copy."""
_PREFIXES = ("libgomp", "libiomp5", "libomp")


def vendor(library: str) -> str | None:
    """Return whose runtime a library is, LLVM's being Intel's; None for all other libraries."""
    found = re.fullmatch(_RUNTIME, library) if library.startswith(_PREFIXES) else None
    if found is None:
        return None
    return "GNU" if found[1] == "gomp" else "Intel"
