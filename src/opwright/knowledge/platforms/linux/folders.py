"""
Library folders that are the same on every machine that has them.

From the Filesystem Hierarchy Standard, and from where the makers of GPUs and clusters install.
"""

from __future__ import annotations

_IN_USR_LOCAL = ("cuda", "nvidia", "gcc", "mpi", "tensorrt")
_IN_OPT = ("rocm", "cuda", "nvidia", "intel", "amazon", "habanalabs", "hpcx", "tensorrt")


def is_standard(folder: str) -> bool:
    """Return whether a folder is one that systems and the makers of GPUs have agreed on."""
    first, second, third, *_ = (*folder.lower().split("/")[1:], "", "", "")
    match first, second:
        case "usr", "local":
            return _is_lib(third) or (third.startswith(_IN_USR_LOCAL) and _is_plain(third))
        case "usr", _:
            return _is_lib(second)
        case "opt", _:
            return second.startswith(_IN_OPT) and _is_plain(second)
        case (("nix" | "gnu"), "store"):
            return True
    return first.startswith("lib") and (first == "lib" or first[3:].isdecimal())


def _is_lib(name: str) -> bool:
    return name.startswith("lib") and name.replace("_", "l").isalnum()


def _is_plain(name: str) -> bool:
    return all(letter.isalnum() or letter in "_.-" for letter in name)
