"""Packages some of whose libraries a torch without GPUs can load: what their sources load decides."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.knowledge.torch_releases.names.names import is_torch_gpu_library, is_torch_library
from opwright.model import Binary

LARGEST = 1 << 20
"""Bytes of a source that is read."""
_MOST = 2000
"""Sources of a package that are read."""


def read_loaded(
    binaries: Sequence[Binary], sources: Iterable[str], read: Callable[[str], bytes]
) -> frozenset[str] | None:
    """
    Return the libraries that Python sources load without a condition; None where no torch makes a difference to them.

    `read` returns the content of a source, and raises UnreadableInputError where it cannot.
    """
    torch = [binary for binary in binaries if any(map(is_torch_library, binary.needed))]
    for_gpus = [binary for binary in torch if any(map(is_torch_gpu_library, binary.needed))]
    if not for_gpus or len(for_gpus) == len(torch):
        return None
    paths = [path for path in sources if path.endswith(".py")]
    if not paths or len(paths) > _MOST:
        return None
    try:
        texts = [read(path).decode("utf-8", "replace") for path in paths]
    except UnreadableInputError:
        return None
    return facts.loading.loaded_libraries(texts, [binary.path for binary in for_gpus])
