"""Complete extension projects, filled in from the templates of this package."""

from __future__ import annotations

import keyword
import os
import re
import sys
from collections.abc import Mapping, Sequence
from string import Template
from types import MappingProxyType

from opwright.errors import OpwrightError, UnknownNameError
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.new.gallery import GALLERY, texts_below

_FOLDER = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "templates")
_FILLED, _PACKAGE = ".in", "PACKAGE"
_NAME = re.compile(r"[A-Za-z](?:[A-Za-z0-9._-]*[A-Za-z0-9])?")
_MOST = 100
_TAKEN = frozenset(
    {
        *("aten", "prim", "prims", "c10", "at", "std", "tests", "test", "setup", "torch"),
        *("torchgen", "functorch", "triton", "cutlass", "cute", "cuda", "numpy", "pytest"),
        *("hatchling", "opwright", "alignas", "alignof", "and", "asm", "auto", "bitand"),
        *("bitor", "bool", "case", "catch", "char", "class", "compl", "concept", "const"),
        *("consteval", "constexpr", "constinit", "decltype", "default", "delete", "do"),
        *("double", "enum", "explicit", "export", "extern", "float", "for", "friend", "goto"),
        *("if", "inline", "int", "long", "mutable", "namespace", "new", "noexcept", "not"),
        *("operator", "or", "private", "protected", "public", "register", "requires", "return"),
        *("short", "signed", "sizeof", "static", "struct", "switch", "template", "this"),
        *("throw", "true", "try", "typedef", "typeid", "typename", "union", "unsigned"),
        *("using", "virtual", "void", "volatile", "while", "xor"),
    }
)  # fmt: skip
"""Namespaces and packages that are others', and words of C++: the package is a namespace there."""


class ProjectTemplate(NamedTuple):
    """A kind of project."""

    summary: str
    folders: tuple[str, ...]
    """Of `templates`; no two have a file of the same name."""
    words: Mapping[str, str] = MappingProxyType({})
    """What places are filled with in every project of this template."""


TEMPLATES: Mapping[str, ProjectTemplate] = {
    "cpp": ProjectTemplate(
        "an operator in C++, for the CPU, on the stable ABI",
        ("common", "swiglu", "cpp"),
        {"devices": '"cpu"'},
    ),
    "cuda": ProjectTemplate(
        "an operator in CUDA, and in C++ for the CPU, on the stable ABI",
        ("common", "swiglu", "cuda"),
        {"devices": '"cpu", *(["cuda"] if torch.cuda.is_available() else [])'},
    ),
    "triton": ProjectTemplate(
        "an operator in Triton, which needs no compiler", ("common", "triton")
    ),
    # gemm_project.py adds the gallery's sources, with the tiles that are asked for
    "cutlass-gemm": ProjectTemplate(
        "a matrix product for Hopper, from CUTLASS's collectives, on the stable ABI",
        ("common", "cutlass_gemm"),
    ),
}


class Names(NamedTuple):
    """The names of a project: `Fast-Ops` and `fast_ops`."""

    distribution: str
    package: str


def names_of(name: str) -> Names:
    """Return the names of a project and its package; raise if Python, C++ or torch reserves them."""
    if not _NAME.fullmatch(name) or len(name) > _MOST:
        raise OpwrightError(
            f"invalid project name {name!r}: use letters, digits, '-', '_' and '.', starting with a letter, as in fast-ops"
        )
    package = re.sub(r"[-_.]+", "_", name).lower()
    taken = package in _TAKEN or keyword.iskeyword(package) or package in sys.stdlib_module_names
    if taken:
        raise OpwrightError(
            f"{package!r} is reserved by Python, C++ or torch; choose another name, such as my-{package}"
        )
    return Names(name, package)


def filled(template: str, names: Names) -> dict[str, str]:
    """Return the files of a new project, path to text."""
    if template not in TEMPLATES:
        raise UnknownNameError("template", template, known=(*TEMPLATES, *GALLERY))
    chosen = TEMPLATES[template]
    known = {"name": names.distribution, "package": names.package, **chosen.words}
    return {
        path.removesuffix(_FILLED).replace(_PACKAGE, names.package): Template(text).substitute(
            known
        )
        for folder in chosen.folders
        for path, text in texts_below(os.path.join(_FOLDER, folder), _FILLED)
    }


def write(files: Mapping[str, str], folder: str) -> None:
    """Write new files below a folder; raise, and write none, if one exists."""
    there = [path for path in files if os.path.lexists(os.path.join(folder, path))]
    if there:
        raise OpwrightError(
            f"{folder} already has {_listed(there)}, and existing files are never overwritten; choose another directory"
        )
    for path, text in files.items():
        full = os.path.join(folder, path)
        try:
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "x", encoding="utf-8") as opened:
                opened.write(text)
        except OSError as error:
            raise OpwrightError(f"cannot write {full}: {error.strerror}") from error


def _listed(paths: Sequence[str]) -> str:
    more = len(paths) - 1
    return paths[0] + (f" and {more} more of these files" if more else "")
