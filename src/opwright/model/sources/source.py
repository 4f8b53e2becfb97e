"""What is read before anything is compiled: sources, build scripts, and their target."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import lru_cache
from types import MappingProxyType

from opwright.model.named_tuple import NamedTuple


class Language(Enum):
    """What a file is written in."""

    CPP = "cpp"
    CUDA = "cuda"
    HIP = "hip"
    PYTHON = "python"
    CMAKE = "cmake"
    TOML = "toml"
    MAKE = "make"
    CYTHON = "cython"

    __hash__ = (
        object.__hash__
    )  # members are asked for all the time, and Enum's own is written in Python


C_FAMILY = frozenset({Language.CPP, Language.CUDA, Language.HIP})
"""C++ and its dialects: one grammar reads them all."""

_BY_SUFFIX = {
    **dict.fromkeys((".c", ".cc", ".cpp", ".cxx", ".h", ".hh", ".hpp", ".hxx"), Language.CPP),
    **dict.fromkeys((".C", ".H"), Language.CPP),
    **dict.fromkeys((".inl", ".ipp", ".tpp"), Language.CPP),
    **dict.fromkeys((".cu", ".cuh"), Language.CUDA),
    **dict.fromkeys((".hip",), Language.HIP),
    **dict.fromkeys((".py",), Language.PYTHON),
    **dict.fromkeys((".cmake",), Language.CMAKE),
    **dict.fromkeys((".mk",), Language.MAKE),
    **dict.fromkeys((".pyx", ".pxd", ".pxi"), Language.CYTHON),
}
_BY_NAME = {
    "CMakeLists.txt": Language.CMAKE,
    "pyproject.toml": Language.TOML,
    **dict.fromkeys(("Makefile", "makefile", "GNUmakefile"), Language.MAKE),
}
_MAKEFILE = ("Makefile.", "makefile.")
"""What the name of one begins with that is for a system or compiler, `Makefile.hip`."""
_NO_MAKEFILE = frozenset({"am", "in", "py", "txt", "md", "bak", "orig", "PL", "vc", "nmake"})
_BUILD_SCRIPTS = frozenset({"setup.py", "pyproject.toml", "CMakeLists.txt"})


@lru_cache(maxsize=8192)
def language_of(path: str) -> Language | None:
    """Return a file's language by its name; None if it is not one of ours."""
    name = path.rpartition("/")[2]
    if name.startswith(_MAKEFILE) and name.rpartition(".")[2] not in _NO_MAKEFILE:
        return Language.MAKE
    return _BY_NAME.get(name) or _BY_SUFFIX.get(name[name.rfind(".") :] if "." in name else "")


def is_build_script(path: str) -> bool:
    """Return whether a file, by its name, says how a project is built."""
    name = path.rpartition("/")[2]
    return name in _BUILD_SCRIPTS or language_of(name) in (Language.CMAKE, Language.MAKE)


class Target(NamedTuple):
    """What sources are written for, as people write it; None is unknown."""

    torch: str | None = None
    """`2.8..2.15`, `>=2.4`, `2.8 2.9`; unknown means every release that is still supported."""
    cuda: str | None = None
    """`13.0`."""
    compiler: str | None = None
    """`clang-19`, `gcc 13`."""
    gpus: tuple[str, ...] = ()
    """`sm_90a`, `gfx942`."""
    python: str | None = None
    """`3.13`, `>=3.9`."""
    numpy: str | None = None
    """`2.2`, `>=1.26,<3`."""
    triton: str | None = None
    setuptools: str | None = None

    @property
    def is_rocm(self) -> bool | None:
        """Whether it is meant for AMD's GPUs; None when nothing says so."""
        return any(gpu.startswith("gfx") for gpu in self.gpus) if self.gpus else None


ANY_TARGET = Target()
"""A target about which nothing is known."""


class LiteralText(NamedTuple):
    """A piece of text in a build script, such as a flag or a file name, and where it is."""

    value: str
    start: int
    """Offset in the script's text, from 0."""
    end: int


class Extension(NamedTuple):
    """One native library that a build script builds."""

    name: str | None
    kind: str
    """`CUDAExtension`, `CppExtension`, `Extension`; of CMake the command, `add_library`."""
    start: int
    """Offset of the call in the script's text."""
    end: int
    sources: tuple[LiteralText, ...] = ()
    flags: Mapping[str, tuple[LiteralText, ...]] = MappingProxyType({})
    """By compiler, `cxx`, `nvcc`, or `` for all of them."""
    defines: tuple[LiteralText, ...] = ()
    """`NAME` or `NAME=value`."""
    include_dirs: tuple[LiteralText, ...] = ()
    libraries: tuple[LiteralText, ...] = ()
    library_dirs: tuple[LiteralText, ...] = ()
    link_flags: tuple[LiteralText, ...] = ()
    is_whole: bool = False
    """Whether all of its arguments could be read without running anything."""
    has_all_sources: bool = False
    """Whether its sources could."""

    @property
    def all_flags(self) -> tuple[LiteralText, ...]:
        return tuple(flag for flags in self.flags.values() for flag in flags)


class Edit(NamedTuple):
    """A piece of a file and its replacement; offsets count characters."""

    path: str
    start: int
    end: int
    text: str


class Source(NamedTuple):
    """A file that is compiled or run, as text with its own line ends."""

    path: str
    text: str
    target: Target = ANY_TARGET
    includes: tuple[Source, ...] = ()
    """The files of the same project that it includes, and those that these include, once each."""
    build: tuple[BuildScript, ...] = ()
    """What builds it, as far as that is in the same project."""
    written_in: Language | None = None
    """Set if the file name does not show it."""
    project: Iterable[Source] = ()
    """Every source of its project, itself too, where all of them were read; nothing where not."""
    around: Iterable[Source] = ()
    """What was read next to it, if that may not be the whole project, as when only CMake knows it."""

    @property
    def language(self) -> Language:
        return self.written_in or language_of(self.path) or Language.CPP

    @property
    def with_includes(self) -> tuple[Source, ...]:
        """It and what it includes."""
        return (self, *self.includes)


class Instructions(NamedTuple):
    """A README, a shell script, a makefile: what may say how a project is built."""

    path: str
    text: str


class BuildScript(NamedTuple):
    """What a setup.py, pyproject.toml or CMakeLists.txt says. It is read, never run."""

    path: str
    text: str
    extensions: tuple[Extension, ...] = ()
    build_requires: tuple[LiteralText, ...] | None = None
    """From pyproject's build-system; None if there is no such table or it cannot be read."""
    install_requires: tuple[LiteralText, ...] | None = None
    optional: tuple[str, ...] = ()
    """What extras and groups of dependencies require."""
    chosen: tuple[str, ...] = ()
    """What uv is told to install in the place of what the metadata admit."""
    arch_lists: tuple[LiteralText, ...] = ()
    """The values it gives TORCH_CUDA_ARCH_LIST, CMAKE_CUDA_ARCHITECTURES or PYTORCH_ROCM_ARCH."""
    cxx_standards: tuple[LiteralText, ...] = ()
    """`17` for `-std=c++17`, `CMAKE_CXX_STANDARD 17` or `cxx_std_17`."""
    target: Target = ANY_TARGET
    sources: tuple[Source, ...] = ()
    """The sources of the project that it belongs to."""
    beside: tuple[BuildScript, ...] = ()
    """The other build scripts in its folder."""
    above: tuple[BuildScript, ...] = ()
    """Those in the folders above, nearest first."""
    modules: tuple[BuildScript, ...] = ()
    """The files of its project that it includes, of CMake."""
    absent: tuple[LiteralText, ...] = ()
    """Folders of vendored sources that it names, `third_party/cutlass`, and that are missing or empty."""
    carried: tuple[tuple[LiteralText, Source], ...] = ()
    """Such folders that exist, each with the header that states the release of its contents."""
    instructions: tuple[Instructions, ...] = ()
    """What the project says of how it is built."""

    @property
    def language(self) -> Language:
        return language_of(self.path) or Language.PYTHON

    @property
    def flags(self) -> tuple[LiteralText, ...]:
        """Every flag that it hands to a compiler."""
        return tuple(flag for extension in self.extensions for flag in extension.all_flags)

    @property
    def libraries(self) -> tuple[LiteralText, ...]:
        return tuple(library for e in self.extensions for library in e.libraries)


def place(path: str, text: str, offset: int) -> str:
    """Return the place of an offset as people write it, `path:line:column`, both from 1."""
    line, column = line_and_column(text, offset)
    return f"{path}:{line}:{column}"


def line_and_column(text: str, offset: int) -> tuple[int, int]:
    """Return the line and the column of an offset, both from 1."""
    begin = text.rfind("\n", 0, offset) + 1
    return text.count("\n", 0, begin) + 1, offset - begin + 1


def line_at(text: str, offset: int) -> str:
    """Return the line that an offset lies in, without its end."""
    begin = text.rfind("\n", 0, offset) + 1
    end = text.find("\n", offset)
    return text[begin : end if end >= 0 else len(text)].rstrip("\r")


def values(pieces: Iterable[LiteralText]) -> tuple[str, ...]:
    """Return the texts of pieces, without their places."""
    return tuple(piece.value for piece in pieces)
