"""Functions of OpenMP's runtimes that are undefined in a log."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.logs.symbols.undefined import Undefined


_OPENMP_PREFIXES = ("omp_", "GOMP_", "__kmpc_", "kmp_")


def is_needed_by_mkl(undefined: Undefined) -> bool:
    """Return whether MKL lacks OpenMP, which conda installs separately."""
    library = (undefined.wanted_by or "").rpartition("/")[2]
    return library.startswith("libmkl_") and undefined.name.startswith(_OPENMP_PREFIXES)
