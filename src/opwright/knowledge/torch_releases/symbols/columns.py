"""
Columns of the symbol database, made from builds of torch and of the packages that it pins.

`import torch` loads `libtorch_global_deps.so` with RTLD_GLOBAL, then some libraries by hand, then
`torch/_C`, which leads to libtorch_python.so. Their dependencies are in the process; a library that
is installed but not a dependency is not, and the loader does not find it. Up to 2.1, libtorch_cpu.so opens
`libnvfuser_codegen.so` by itself when it is there. On Windows, `import torch` loads every DLL in `torch/lib`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from opwright.knowledge.torch_releases.symbols.table import Pattern
from opwright.model import TorchBuild

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias


Needs: TypeAlias = Mapping[str, Iterable[str]]
"""The libraries of some packages by soname, and what each needs."""
Column: TypeAlias = dict[str, "Any"]

_OPENED = ("libtorch_python.so", "libnvfuser_codegen.so")
_OPENED_ON_MACOS = ("libtorch_global_deps.dylib", "libtorch_python.dylib")


def torch_column(
    build: TorchBuild, *, pythons: Iterable[str], pins: Iterable[str], brought: Needs
) -> Column:
    """Return the column of a build of torch that pins packages with the libraries `brought`."""
    if build.machine.startswith(("win", "macosx")):
        return _column_elsewhere(build, tuple(pythons))
    own = {soname: library.needed for soname, library in build.libraries.items()}
    needs = {**brought, **own}
    everywhere = _led_to(["libtorch_global_deps.so"], needs)
    by_hand = [soname for soname in brought if soname.partition(".so")[0] in build.preloads]
    return {
        "version": build.version,
        "machine": build.machine,
        "cuda": build.cuda,
        "cxx11_abi": build.cxx11_abi,
        "glibc": build.glibc,
        "pythons": list(pythons),
        "libraries": {soname: list(needed) for soname, needed in sorted(own.items())},
        "pins": sorted(pins),
        "brought": sorted(brought),
        "preloaded": sorted(everywhere | _led_to([*_OPENED, *by_hand], needs)),
        "everywhere": sorted(everywhere),
    }


def _column_elsewhere(build: TorchBuild, pythons: tuple[str, ...]) -> Column:
    """Return the column of a build for Windows or macOS, whose needs are given as far as it brings them."""
    own = {
        name: [needed for needed in library.needed if needed in build.libraries]
        for name, library in sorted(build.libraries.items())
    }
    is_macos = build.machine.startswith("macosx")
    column: Column = {
        "version": build.version,
        "machine": build.machine,
        "cuda": build.cuda,
        "cxx11_abi": build.cxx11_abi,
        "glibc": "",
        "pythons": list(pythons),
        "libraries": own,
        "pins": [],
        "brought": [],
        "preloaded": sorted(_led_to(_OPENED_ON_MACOS, own) if is_macos else own),
        "everywhere": [],
    }
    return {**column, "minos": build.minos} if is_macos else column


def _led_to(roots: Iterable[str], needs: Needs) -> set[str]:
    """Return the roots and all that they lead to, as far as it is one of the known libraries."""
    reached: set[str] = set()
    waiting = list(roots)
    while waiting:
        name = waiting.pop()
        if name in needs and name not in reached:
            reached.add(name)
            waiting += needs[name]
    return reached


def merged(exports: Iterable[Mapping[str, Iterable[str]]]) -> dict[str, Pattern]:
    """Return the pattern of each name, given for each column the names that each library exports."""
    bits: dict[str, dict[str, int]] = {}
    for column, libraries in enumerate(exports):
        for library, names in libraries.items():
            for name in names:
                of = bits.setdefault(name, {})
                of[library] = of.get(library, 0) | 1 << column
    return {name: tuple(sorted(of.items())) for name, of in bits.items()}
