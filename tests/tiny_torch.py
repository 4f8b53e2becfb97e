"""Builds of torch of a few names each, and the databases made from them by the real code."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from pathlib import Path

from tiny_elf import shared_library

from opwright.knowledge.torch_releases.symbols.columns import merged, torch_column
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.knowledge.torch_releases.symbols.table import SymbolTable, write_table
from opwright.model import TorchBuild, TorchBuildLibrary

NEEDS = {
    "libc10.so": ("libstdc++.so.6",),
    "libtorch_cpu.so": ("libc10.so",),
    "libtorch.so": ("libtorch_cpu.so",),
    "libtorch_python.so": ("libtorch.so",),
    "libtorch_global_deps.so": ("libm.so.6",),
}
"""What every build here ships."""
SYSTEM: Mapping[str, Iterable[str]] = {
    "libstdc++.so.6": ["_ZSt4cout", "_ZNSsC1Ev"],
    "libc.so.6": ["memcpy"],
}


def build(
    version: str,
    exports: Mapping[str, Iterable[str]] | None = None,
    *,
    needs: Mapping[str, Sequence[str]] | None = None,
    machine: str = "x86_64",
    cuda: str | None = None,
) -> TorchBuild:
    """Return a build that exports some names from some of its libraries."""
    shipped = {**NEEDS, **(needs or {})}
    return TorchBuild(
        version=version,
        machine=machine,
        cuda=cuda,
        cxx11_abi=True,
        libraries={
            soname: TorchBuildLibrary(
                soname, tuple(needed), frozenset((exports or {}).get(soname, ())), (2, 28)
            )
            for soname, needed in shipped.items()
        },
        requirements=(),
        preloads=(),
    )


def tiny_database(
    folder: Path,
    builds: Sequence[TorchBuild],
    *,
    pins: Mapping[str, Mapping[str, Iterable[str]]] | None = None,
    pinned: Sequence[str] = (),
    machine: str = "x86_64",
) -> Database:
    """
    Return the database of some builds, in this order.

    `pins` are the packages that others can be pinned to, with the names that their libraries
    export; each build pins the one of `pinned` in its place.
    """
    known = pins or {}
    columns = [
        torch_column(
            one,
            pythons=("cp311",),
            pins=[pin] if pin else [],
            brought=dict.fromkeys(known.get(pin, {}), ()),
        )
        for one, pin in zip(builds, [*pinned, *[""] * len(builds)], strict=False)
    ]
    exports = [{s: library.exports for s, library in b.libraries.items()} for b in builds]
    torch, others = folder / "torch.bin", folder / "providers.bin"
    write_table(torch, columns, merged(exports))
    packages = [*known.items(), ("system", SYSTEM)]
    described = [{"pin": pin, "libraries": {s: [] for s in names}} for pin, names in packages]
    write_table(others, described, merged(names for _, names in packages))
    return Database(machine, (SymbolTable(torch),), partial(SymbolTable, others))


def install_torch(folder: Path, version: str, names: Iterable[str]) -> Path:
    """Write an installed torch that exports `names` from libc10.so; return its package folder."""
    package = folder / "torch"
    (package / "lib").mkdir(parents=True)
    (package / "version.py").write_text(f"__version__ = '{version}'\ncuda: str = None\n")
    (package / "__init__.py").write_text("")
    for soname, needed in NEEDS.items():
        provides = names if soname == "libc10.so" else ()
        image = shared_library(soname=soname, needed=needed, provides=provides)
        (package / "lib" / soname).write_bytes(image)
    return package
