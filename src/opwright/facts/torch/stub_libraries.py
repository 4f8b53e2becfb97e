"""
Libraries of a torch that is not installed, to link against: its names, and no code.

A release whose headers are here and whose libraries are not is in the symbol database. What objects ask for and the
release exports is put into libraries of the same names, so that the linker finds what the loader will find. The driver's
libcuda is stood in for in the same way: machines that compile seldom have one, and not every toolkit has its stub.
"""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Mapping, Sequence

from opwright.errors import OpwrightError
from opwright.facts.elf.object_file import names_wanted
from opwright.knowledge.torch_releases.names import is_of_the_driver_api
from opwright.knowledge.torch_releases.releases import database, releases
from opwright.model import TorchRelease, lazy
from opwright.model.toolchain import TorchTarget

_LINKED = ("c10", "torch", "torch_cpu", "torch_python", "c10_cuda", "torch_cuda")


def release_of(torch: TorchTarget, machine: str) -> TorchRelease | None:
    """Return the known release that some headers are of."""
    return next((r for r in releases(machine) if r.version == torch.version), None)


def with_stub_libraries(torch: TorchTarget, folder: str, machine: str) -> TorchTarget:
    """Return a torch of headers alone with libraries that are yet to be written into a folder."""
    release = release_of(torch, machine)
    if torch.library_dir or release is None:
        return torch
    sonames = {library.soname for library in release.libraries}
    names = tuple(name for name in _LINKED if f"lib{name}.so" in sonames)
    found_by = f"{torch.found_by}; its libraries stand in by name, from the symbol database"
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
    """Write the libraries of a torch with the names that some objects ask for."""
    release, folder = release_of(torch, machine), torch.library_dir
    if release is None or folder is None:
        return
    wanted = frozenset[str]().union(*map(names_wanted, objects))
    by_library = _exported(wanted, release)
    os.makedirs(folder, exist_ok=True)
    for name in torch.libraries:
        soname = f"lib{name}.so"
        _write(os.path.join(folder, soname), soname, by_library.get(soname, ()), compiler)


def write_driver_stub(folder: str, objects: Sequence[str], compiler: str) -> None:
    """Write libcuda.so, as the stub of a toolkit is one, with the functions that some objects ask for."""
    wanted = frozenset[str]().union(*map(names_wanted, objects))
    os.makedirs(folder, exist_ok=True)
    names = sorted(filter(is_of_the_driver_api, wanted))
    _write(os.path.join(folder, "libcuda.so"), "libcuda.so.1", names, compiler)


def _exported(names: Iterable[str], release: TorchRelease) -> Mapping[str, list[str]]:
    """Return which of some names each library of a release exports."""
    known = database(release.machine)
    bit = 1 << [one.version for one in known.releases].index(release.version)
    found: dict[str, list[str]] = {}
    for name in sorted(names):
        for library, exported in known.pattern(name):
            if exported & bit:
                found.setdefault(library, []).append(name)
    return found


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
            raise OpwrightError(f"cannot make a stand-in for {soname}: {done.stderr.strip()}")
        os.replace(draft, path)
