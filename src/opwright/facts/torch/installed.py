"""The torch installations of one Python: read, never imported."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from glob import escape, glob

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import open_file
from opwright.facts.elf.dynamic import DT_RPATH, DT_RUNPATH, Elf
from opwright.facts.elf.sections import named_sections, section_ranges
from opwright.facts.gpu_code.device_code import read_gpu_code
from opwright.facts.on_disk import text_of
from opwright.facts.torch.target import string_abi
from opwright.knowledge.versions import public
from opwright.model.environment.environment import InstalledTorch
from opwright.model.environment.installed import SearchFolder

_VERSION = re.compile(r"^__version__[^=\n]*=\s*['\"]([^'\"]+)", re.MULTILINE)
_CUDA = re.compile(r"^cuda\b[^=\n]*=\s*['\"]([\d.]+)['\"]", re.MULTILINE)
_HIP = re.compile(r"^hip\b[^=\n]*=\s*['\"]([\d.]+)", re.MULTILINE)
_PIN = re.compile(
    r"^Requires-Dist: (nvidia-[\w-]+|(?:pytorch-)?triton)\s*\(?==\s*([\w.]+)", re.MULTILINE
)
_INFO = re.compile(r"torch-([^-]+)\.dist-info")
_NUMPY_1, _NUMPY_2 = b"numpy.core._multiarray_umath", b"numpy._core._multiarray_umath"
_LARGEST_CONSTANTS = 64 << 20
_MOST_READ = 1 << 20


def installed_torches(folders: Iterable[SearchFolder]) -> tuple[InstalledTorch, ...]:
    """
    Return every torch in some folders, the one that is imported first.

    Two that claim one folder are both there: the files are of both, and version.py is of the later.
    """
    torches: list[InstalledTorch] = []
    for folder in folders:
        package = os.path.join(folder.path, "torch")
        infos = glob(os.path.join(escape(folder.path), "torch-*.dist-info"))
        versions = sorted(m[1] for info in infos if (m := _INFO.fullmatch(os.path.basename(info))))
        if os.path.isfile(os.path.join(package, "version.py")):
            first = _read(package, folder.found_by, versions)
            torches.append(first)
            others = [one for one in versions if one not in (first.version, public(first.version))]
            label = f"{folder.found_by}, only as torch-{{}}.dist-info"
            torches += [InstalledTorch(other, package, label.format(other)) for other in others]
    return tuple(torches)


def _read(package: str, found_by: str, versions: Sequence[str]) -> InstalledTorch:
    about = text_of(os.path.join(package, "version.py"), most=_MOST_READ)
    match = _VERSION.search(about)
    version = match[1] if match else next(iter(versions), "unknown")
    info = os.path.join(f"{package}-{version}.dist-info", "METADATA")
    library_dir = os.path.join(package, "lib")
    cuda, hip = _CUDA.search(about), _HIP.search(about)
    return InstalledTorch(
        version=version,
        folder=package,
        found_by=found_by,
        cuda=cuda[1] if cuda else None,
        hip=hip[1] if hip else None,
        cxx11_abi=string_abi(os.path.join(library_dir, "libc10.so")),
        archs=_archs(library_dir),
        pins=tuple(f"{name}=={pin}" for name, pin in _PIN.findall(text_of(info, most=_MOST_READ))),
        numpy_1=was_compiled_with_numpy_1(os.path.join(library_dir, "libtorch_python.so")),
        run_path=_run_path(library_dir),
    )


def _archs(library_dir: str) -> tuple[str, ...]:
    """Return the GPUs that torch's own kernels are for."""
    for name in ("libtorch_cuda.so", "libtorch_hip.so"):
        try:
            source = open_file(os.path.join(library_dir, name))
            code = read_gpu_code(source, named_sections(source, Elf(source, name).layout))
        except UnreadableInputError:
            continue
        if code:
            return (*code.sass, *(ptx.arch for ptx in code.ptx), *code.gfx)
    return ()


def was_compiled_with_numpy_1(library: str) -> bool:
    """
    Return whether the constants of a library name NumPy's module as NumPy 1 does, and only so.

    What is compiled with the headers of NumPy 2 asks for both names, whichever it finds.
    """
    try:
        source = open_file(library)
        sections = named_sections(source, Elf(source, library).layout)
        places = section_ranges(source, sections, (b".rodata",))
        if sum(end - start for start, end in places) > _LARGEST_CONSTANTS:
            return False
        constants = b"".join(source.read(start, end - start) for start, end in places)
    except UnreadableInputError:
        return False
    return _NUMPY_1 in constants and _NUMPY_2 not in constants


def _run_path(library_dir: str) -> str:
    """Return how the library that needs most of NVIDIA's looks for them: wheels for CUDA 13 have an RPATH."""
    for name in ("libtorch_cuda.so", "libtorch_hip.so", "libtorch_cpu.so"):
        try:
            dynamic = Elf(open_file(os.path.join(library_dir, name)), name).dynamic
        except UnreadableInputError:
            continue
        return "RUNPATH" if DT_RUNPATH in dynamic else "RPATH" if DT_RPATH in dynamic else ""
    return ""
