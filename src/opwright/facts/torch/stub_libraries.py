"""
Stub libraries of a torch that is not installed, to link against: symbols without code.

A release whose headers are here and whose libraries are not is in the symbol database. What objects ask for and the
release exports is put into libraries of the same names, so that the linker finds what the loader will find. The driver's
libcuda is stood in for in the same way: machines that compile seldom have one, and not every toolkit has its stub.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence

from opwright.errors import OpwrightError
from opwright.facts.elf.object_file import undefined_names
from opwright.knowledge.torch_releases.names.names import is_driver_api_symbol
from opwright.knowledge.torch_releases.symbols.releases import database, releases
from opwright.model import TorchRelease, lazy
from opwright.model.build.toolchain import TorchTarget

_LINKED = ("c10", "torch", "torch_cpu", "torch_python", "c10_cuda", "torch_cuda")


def release_of(torch: TorchTarget, machine: str) -> TorchRelease | None:
    """Return the known release that some headers are of."""
    return next((r for r in releases(machine) if r.version == torch.version), None)


def with_stub_libraries(torch: TorchTarget, folder: str, machine: str) -> TorchTarget:
    """Return a torch that has only headers, with stub libraries still to be written to a folder."""
    release = release_of(torch, machine)
    if torch.library_dir or release is None:
        return torch
    sonames = {library.soname for library in release.libraries}
    names = tuple(name for name in _LINKED if f"lib{name}.so" in sonames)
    found_by = f"{torch.found_by}; linked against stub libraries from the symbol database"
    return torch._replace(
        library_dir=folder,
        libraries=names,
        cuda=release.cuda,
        found_by=found_by,
        has_stub_libraries=True,
    )


def write_stub_libraries(
    torch: TorchTarget, objects: Sequence[str], compiler: str, machine: str
) -> None:
    """Write stubs of torch's libraries with the symbols that some objects need."""
    release, folder = release_of(torch, machine), torch.library_dir
    if release is None or folder is None:
        return
    undefined = frozenset[str]().union(*map(undefined_names, objects))
    by_library = _exported(undefined, release)
    os.makedirs(folder, exist_ok=True)
    for name in torch.libraries:
        soname = f"lib{name}.so"
        _write(os.path.join(folder, soname), soname, by_library.get(soname, ()), compiler)


def write_driver_stub(folder: str, objects: Sequence[str], compiler: str) -> None:
    """Write a stub libcuda.so, like a toolkit's, with the functions that some objects need."""
    undefined = frozenset[str]().union(*map(undefined_names, objects))
    os.makedirs(folder, exist_ok=True)
    names = sorted(filter(is_driver_api_symbol, undefined))
    _write(os.path.join(folder, "libcuda.so"), "libcuda.so.1", names, compiler)


def _exported(names: Iterable[str], release: TorchRelease) -> Mapping[str, list[str]]:
    """Return which of some names each library of a release exports."""
    known = database(release.machine)
    bit = 1 << [one.version for one in known.releases].index(release.version)
    exports: dict[str, list[str]] = {}
    for name in sorted(names):
        for library, exported in known.pattern(name):
            if exported & bit:
                exports.setdefault(library, []).append(name)
    return exports


def _write(path: str, soname: str, names: Iterable[str], compiler: str) -> None:
    """Write a shared library that has some names, whole or not at all."""
    lines = [f'.globl "{name}"\n.type "{name}",%function\n"{name}": .byte 0\n' for name in names]
    text = "".join((".text\n", *lines, '.section .note.GNU-stack,"",%progbits\n'))
    with lazy.tempfile.TemporaryDirectory(dir=os.path.dirname(path)) as folder:
        source, draft = os.path.join(folder, "names.s"), os.path.join(folder, soname)
        with open(source, "w", encoding="utf-8") as opened:
            opened.write(text)
        command = [compiler, "-shared", "-nostdlib", f"-Wl,-soname,{soname}", "-o", draft, source]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise OpwrightError(f"cannot link a stub of {soname}: {done.stderr.strip()}")
        os.replace(draft, path)
