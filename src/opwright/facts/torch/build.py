"""
A build of torch itself: what its libraries export and need, and what it says about itself.

Torch is read like any other file, never imported; its libraries for Windows and macOS too. In a published wheel the large libraries lie
compressed, and patchelf has moved their names to the end; what lies between is left unread where
it can be. Their dynamic section may be in that middle. Then their symbols are found by section
headers, and what they need is what their string table names besides symbols.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import TypeVar

from opwright import facts
from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource, UnknownBytesError, open_file
from opwright.facts.archives.zip_archive import Archive, Member
from opwright.facts.elf.binary import is_shared_library, offered, read_binary
from opwright.facts.elf.dynamic import Elf, strings_at
from opwright.facts.elf.sections import DYNSYM, read_sections
from opwright.model import TorchBuild, TorchBuildLibrary

FileT = TypeVar("FileT")

_LIBRARY = re.compile(r"[\w+.-]+\.so(\.\d+)*")
_TORCH_LIBRARY_PATH = re.compile(r"torch/lib/[^/]+|torch\.libs/[^/]+|torch/_C\.[^/]+")
_GLIBC = re.compile(r"GLIBC_(\d+)\.(\d+)(\.\d+)?")
_PER_BUILD = re.compile(
    r"__ptx\d|sm\d+_xmma|__nv_hdl_wrapper|__nv_dl_tag|_GLOBAL__|__nv_static_|tmpxft|_INTERNAL_|__fatbinwrap|__cudaRegisterLinked|__sti_"
    r"|(_edata|_end|__bss_start|_init|_fini)$"
)
"""Names that change with every build, or stand for GPU code, so that no other library needs them."""
_MKL_PLUGIN = re.compile(r"mkl_\w*?_(?:avx\w*|def|mc\d?|cnr|kernel|[lip]+64)_|fpk_|owns|ipps")
"""Names inside MKL, which is linked into libtorch_cpu."""
_BUNDLED = re.compile(r"-[\w]*?[0-9a-f]{8}\.")
"""Names of libraries that auditwheel has renamed, so that they are nobody else's."""
_CUDA = re.compile(r"^cuda\b[^=\n]*=\s*'([\d.]+)'", re.MULTILINE)
_PRELOADING = re.compile(
    r"CDLL\(global_deps_lib_path.*?\)\n(.*?)except (?:Exception|OSError)", re.DOTALL
)
"""What `import torch` does right after it has loaded libtorch_global_deps.so without trouble."""
_PRELOADED = re.compile(r"""["'](lib[\w-]+)\.so\.\*""")
_METADATA = re.compile(r"torch-[^/]*dist-info/METADATA")
_VERSION = re.compile(r"^Version: (\S+)", re.MULTILINE)
_OWN_VERSION = re.compile(r"^__version__[^=\n]*=\s*['\"]([^'\"]+)", re.MULTILINE)
_REQUIREMENT = re.compile(r"^Requires-Dist: ((?:nvidia|cuda)-.*)", re.MULTILINE)
_CORE_LIBRARIES = ("libc10.so", "libc10.dylib", "c10.dll")
_NEW_STRING = (
    "_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)


def read_torch_build(
    files: Iterable[str], read_text: Callable[[str], str], open_source: Callable[[str], ByteSource]
) -> TorchBuild:
    """
    Read a build of torch, given the paths in it (`torch/lib/libc10.so`) and ways to read them.

    Raises UnreadableInputError when it is none, or one that this program cannot read.
    """
    files = tuple(files)
    libraries, machine = _read_libraries(files, open_source)
    own = next((name for name in _CORE_LIBRARIES if name in libraries), None)
    if own is None:
        raise UnreadableInputError(
            "not a torch package: torch/lib/libc10.so is missing; pass a wheel of torch, or the folder of an installed "
            "one (site-packages/torch)"
        )
    about = read_text("torch/version.py")
    metadata = next((f for f in files if _METADATA.fullmatch(f)), None)
    described = read_text(metadata) if metadata else ""
    version = _VERSION.search(described) or _OWN_VERSION.search(about)
    if version is None:
        raise UnreadableInputError("no version in torch/version.py; reinstall torch")
    cuda = _CUDA.search(about)
    return TorchBuild(
        version=version[1],
        machine=machine,
        cuda=cuda[1] if cuda else None,
        cxx11_abi=own != _CORE_LIBRARIES[0] or _NEW_STRING in libraries[own].exports,
        libraries=libraries,
        requirements=tuple(_REQUIREMENT.findall(described)),
        preloads=_preloads(read_text("torch/__init__.py")),
    )


def read_torch_wheel(path: Path) -> TorchBuild:
    """Read a wheel of torch on disk."""
    archive = Archive(open_file(path), path.name)
    return read_torch_archive(archive, archive.open)


def read_torch_archive(archive: Archive, open_member: Callable[[Member], ByteSource]) -> TorchBuild:
    """Read a wheel of torch, given a way to open the libraries in it."""
    members = {member.name: member for member in archive.members}
    return read_torch_build(
        members,
        lambda name: archive.read(_file_named(members, name)).decode("utf-8", "replace"),
        lambda name: open_member(members[name]),
    )


def read_installed_torch(folder: Path) -> TorchBuild:
    """Read an installed torch, given its package folder `site-packages/torch`."""
    root = folder.parent
    places = [folder.glob("lib/*"), folder.glob("_C.*"), root.glob("torch.libs/*")]
    places += [root.glob("torch-*.dist-info/METADATA"), folder.glob("*.py")]
    files = {str(path.relative_to(root)): path for place in places for path in place}
    return read_torch_build(
        files,
        lambda name: _read_file(_file_named(files, name)).decode("utf-8", "replace"),
        lambda name: open_file(files[name]),
    )


def _read_file(path: Path) -> bytes:
    source = open_file(path)
    return source.read(0, source.size)


def _file_named(files: Mapping[str, FileT], name: str) -> FileT:
    if name not in files:
        raise UnreadableInputError(f"not a torch package: {name} is missing")
    return files[name]


def _read_libraries(
    files: Iterable[str], open_source: Callable[[str], ByteSource]
) -> tuple[dict[str, TorchBuildLibrary], str]:
    """Return the libraries by soname, needing each other by soname, and their machine."""
    by_file, machines = {}, {}
    for path in files:
        name = path.rpartition("/")[2]
        if _TORCH_LIBRARY_PATH.fullmatch(path) and (reads := _reader(path)):
            by_file[name], machines[name] = reads(open_source(path), name)
    soname = {name: library.soname for name, library in by_file.items()}
    return {
        library.soname: library._replace(
            needed=tuple(soname.get(name, name) for name in library.needed),
            exports=frozenset() if _BUNDLED.search(library.soname) else library.exports,
        )
        for library in by_file.values()
    }, next((machines[name] for name in _CORE_LIBRARIES if name in machines), "")


def is_elsewhere(path: str) -> bool:
    """Return whether a file is a Windows or macOS library, by its name in a torch wheel."""
    return path.endswith((".dll", ".dylib", "-darwin.so"))


def _reader(path: str) -> Callable[[ByteSource, str], tuple[TorchBuildLibrary, str]] | None:
    """Return the reader for a file of that name; None if it is not a library."""
    if is_elsewhere(path):
        is_dll = path.endswith(".dll")
        return facts.torch_elsewhere.read_dll if is_dll else facts.torch_elsewhere.read_dylib
    return read_library if is_shared_library(path) else None


def read_library(source: ByteSource, name: str) -> tuple[TorchBuildLibrary, str]:
    """Read one library, by its section headers when its dynamic section is out of reach."""
    elf = Elf(source, name)
    try:
        binary = read_binary(source, name)
    except UnknownBytesError:
        return _read_by_sections(elf, source, name), elf.machine
    nodes = {version for _, version in elf.version_names(elf.strings()).values()}
    exports = frozenset(_lasting(binary.provides))
    return TorchBuildLibrary(
        binary.soname or name, binary.needed, exports, _glibc(nodes)
    ), elf.machine


def _read_by_sections(elf: Elf, source: ByteSource, name: str) -> TorchBuildLibrary:
    sections = read_sections(source, elf.layout)
    table = next((section for section in sections if section.type == DYNSYM), None)
    if table is None:
        raise UnreadableInputError(f"{name} has no .dynsym section")
    strings = source.read(sections[table.link].offset, sections[table.link].size)
    symbols = source.read(table.offset, table.size)
    used = set(strings_at(strings, elf.layout.symbol_words(symbols)[0]))
    others = set(strings.decode("latin-1").split("\0")) - used
    return TorchBuildLibrary(
        name,
        tuple(sorted(s for s in others if _LIBRARY.fullmatch(s) and s != name)),
        frozenset(_lasting(strings_at(strings, offered(elf.layout, symbols)))),
        _glibc(others),
    )


def _lasting(names: Iterable[str]) -> Iterator[str]:
    return (name for name in names if not _PER_BUILD.search(name) and not _MKL_PLUGIN.match(name))


def _glibc(nodes: Iterable[str]) -> tuple[int, int]:
    glibc_nodes = [_GLIBC.fullmatch(node) for node in nodes]
    return max(((int(m[1]), int(m[2])) for m in glibc_nodes if m), default=(0, 0))


def _preloads(init: str) -> tuple[str, ...]:
    """
    Return the libraries that `torch/__init__.py` loads itself, by the first parts of their names.

    From 2.6 on it names some there; from 2.11 on it calls for its whole list.
    """
    first = _PRELOADING.search(init)
    if first is None or "_preload_cuda_deps(" not in first[1]:
        return ()
    return tuple(dict.fromkeys(_PRELOADED.findall(first[1]) or _PRELOADED.findall(init)))
