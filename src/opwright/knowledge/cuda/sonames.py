"""
The numbers in the file names of CUDA's libraries, by major release of the toolkit.

From the `lib64` folders of the toolkits; most libraries have the toolkit's own number.
"""

from __future__ import annotations

_NUMBERS = {
    "libcufft": {11: "10", 12: "11", 13: "12"},
    "libcusparse": {11: "11", 12: "12", 13: "12"},
    "libcusolver": {11: "11", 12: "11", 13: "12"},
}
NUMBERED_BY_TOOLKIT = frozenset({"libcublas", "libcublasLt", "libnvrtc", "libnvJitLink", *_NUMBERS})
"""Libraries with another number in each major release."""
SAME_IN_EVERY_TOOLKIT = frozenset(
    {
        "libcurand.so.10",
        "libcusparseLt.so.0",
        "libnccl.so.2",
        "libcufile.so.0",
        "libnvToolsExt.so.1",
    }
)
NOT_SHIPPED_WITH_TORCH = ("libnpp", "libnvjpeg", "libcutensor")


def number_of(library: str, cuda: int) -> str:
    """Return the number of a library in a major release of the toolkit."""
    return _NUMBERS.get(library, {}).get(cuda, str(cuda))


def is_of_cuda(library: str, cuda: int) -> bool:
    """Return whether a library, `libnvrtc.so.12`, belongs to a major release of the toolkit."""
    name, _, number = library.partition(".so.")
    return library in SAME_IN_EVERY_TOOLKIT or number.partition(".")[0] == number_of(name, cuda)
