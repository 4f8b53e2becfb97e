"""What an extension is built with: compilers, toolkits, Python, and the torch it is built for."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

Numbers = tuple[int, ...]
"""A version to compare by: `(13, 0)`."""


class Missing(NamedTuple):
    """Something that was looked for, and why it is not there."""

    what: str
    """`nvcc`, `torch`."""
    why: str


class CudaToolkit(NamedTuple):
    """A CUDA compiler with its headers and libraries, from one place."""

    nvcc: str
    home: str
    version: Numbers
    """Of nvcc: `(13, 0)`."""
    release: str
    """`13.0.88`."""
    found_by: str
    """`CUDA_HOME`, `PATH`, `the wheel nvidia-cuda-nvcc`."""
    archs: tuple[str, ...]
    """What it compiles for, oldest first, without suffix: `sm_75`."""
    newest_gcc: int | None = None
    """The newest major release that its headers take; None when they do not say."""
    newest_clang: int | None = None
    include_dirs: tuple[str, ...] = ()
    library_dirs: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        return f"CUDA {'.'.join(map(str, self.version))}"


class HostCompiler(NamedTuple):
    """A C++ compiler."""

    path: str
    kind: str
    """`gcc` or `clang`."""
    version: Numbers
    found_by: str

    @property
    def name(self) -> str:
        return f"{'GCC' if self.kind == 'gcc' else 'clang'} {'.'.join(map(str, self.version))}"


class HipCompiler(NamedTuple):
    """AMD's compiler driver."""

    path: str
    version: Numbers
    home: str
    found_by: str


class PythonTarget(NamedTuple):
    """The Python that a module is built for."""

    version: Numbers
    """`(3, 11)`."""
    include_dirs: tuple[str, ...]
    extension_suffix: str
    """`.cpython-311-x86_64-linux-gnu.so`."""
    executable: str
    library: str | None = None
    """Its libpython, where the executable itself does not hold the interpreter."""
    has_headers: bool = True

    @property
    def tag(self) -> str:
        return "cp" + "".join(map(str, self.version))


class TorchTarget(NamedTuple):
    """A torch to build for, installed or only its headers. It is read, never imported."""

    version: str
    """`2.13.0+cpu`."""
    folder: str
    """The package: `site-packages/torch`."""
    found_by: str
    include_dirs: tuple[str, ...]
    library_dir: str | None = None
    libraries: tuple[str, ...] = ()
    """Of those: `c10`, `torch_cpu`."""
    cuda: str | None = None
    hip: str | None = None
    cxx11_abi: bool | None = None
    """Whether its std::string is the one of the C++11 standard; None when nothing says."""
    has_stub_libraries: bool = False
    """Whether its libraries are made for the linker from the symbol database, with names and no code."""
    pybind11_abi: str | None = None
    """What pybind11 calls the compiler it was built with, where pybind11 2 takes it from flags."""

    @property
    def numbers(self) -> Numbers:
        parts = self.version.partition("+")[0].split(".")
        return tuple(int(part) for part in parts[:2] if part.isdecimal())

    @property
    def series(self) -> str:
        return ".".join(map(str, self.numbers))


class Toolchain(NamedTuple):
    """Everything that a build may use, in order of preference; what is missing says why."""

    python: PythonTarget
    hosts: tuple[HostCompiler | Missing, ...]
    torch: TorchTarget | Missing
    cuda: tuple[CudaToolkit | Missing, ...] = ()
    hip: HipCompiler | Missing = Missing("hipcc", "not searched for: no source needs it")
    nvcc_host: HostCompiler | Missing | None = None
    """The C++ compiler that the user chose for nvcc."""
    launcher: str | None = None
    """ccache or sccache."""


class CodeNeed(NamedTuple):
    """An instruction in a source that only some architectures have."""

    what: str
    """`wgmma`."""
    archs: tuple[int, ...]
    """The architectures that have it under their name with `a`: `(90,)`."""
    where: str
    """`csrc/gemm.cu:12:3`."""
    is_guarded: bool = False
    """Whether a condition on the architecture is around it, so that others compile as well."""


class BuildSource(NamedTuple):
    """A file to compile, and what was seen in it."""

    path: str
    """As it is given to the compiler: relative to the project."""
    language: str
    """`cpp`, `c`, `cuda` or `hip`."""
    digest: str = ""
    """SHA-256 of its content in hexadecimal."""
    needs: tuple[CodeNeed, ...] = ()
    uses_torch: bool = False
    uses_python: bool = False
    """Whether it includes Python's headers, itself or by torch's."""
    is_heavy: bool = False
    """Whether compiling it takes a gigabyte: it includes every operator of torch, or CUTLASS."""
    has_frontend: bool = False
    """Whether it includes torch's C++ frontend as well, as torch/extension.h does."""
    uses_cuda: bool = False
    """Whether it may include CUDA's headers, itself or by the project's, in whatever language it is."""
    needs_cuda: bool = False
    """Whether it does so whatever is defined."""
    makes_module: bool = False
    """Whether it defines what Python calls when it imports a module."""
