"""
The version nodes of GCC's runtime libraries, and the GCC that is the first to have each.

From the manual of libstdc++ (ABI Policy and Guidelines), and libgomp's map file.
"""

from __future__ import annotations

_GCC_BY_NODE = {
    "GLIBCXX_3.4": (20, "4.9 5 6 7 7.2 8 9 9.2 9.3 11 12 13 13.2 14 15"),
    "CXXABI_1.3": (8, "4.9 5 6 7 9 11 13 14 15"),
    "GOMP_5": (0, "9 12"),
}
"""The last number of the first node, and the GCC of that and each later one."""
_NODE_BY_FUNCTION = {
    "_ZSt28__throw_bad_array_new_lengthv": "GLIBCXX_3.4.29",
    "std::__throw_bad_array_new_length()": "GLIBCXX_3.4.29",
    "_ZSt21ios_base_library_initv": "GLIBCXX_3.4.32",
    "std::ios_base_library_init()": "GLIBCXX_3.4.32",
    "__cxa_call_terminate": "CXXABI_1.3.15",
    "_ZSt25__throw_bad_function_callv": "GLIBCXX_3.4.14",
    "_ZSt24__throw_out_of_range_fmtPKcz": "GLIBCXX_3.4.20",
}
"""Functions that compilers call without being asked, mangled and as linkers print them."""
_LIBRARY_BY_FAMILY = {"GOMP": "libgomp", "OACC": "libgomp", "GCC": "libgcc"}
CONDA_PACKAGES = {"libstdc++": "libstdcxx-ng", "libgcc": "libgcc-ng", "libgomp": "libgomp"}


def node_gcc(node: str) -> str | None:
    """Return the first GCC that has a node: `11` of `GLIBCXX_3.4.29`; None if unknown."""
    if node.startswith("GCC_"):
        return node.removeprefix("GCC_").partition(".")[0]
    family, _, last = node.rpartition(".")
    first, releases = _GCC_BY_NODE.get(family, (0, ""))
    by_number = dict(enumerate(releases.split(), first))
    return by_number.get(int(last)) if last.isdecimal() else None


def function_node(name: str) -> str | None:
    """Return the node that a function of the runtime has; None if it is not one of a late release."""
    return _NODE_BY_FUNCTION.get(name)


def node_library(node: str) -> str:
    """Return which of GCC's libraries has a node: `libgcc` of `GCC_12.0.0`."""
    return _LIBRARY_BY_FAMILY.get(node.partition("_")[0], "libstdc++")
