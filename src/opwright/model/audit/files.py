"""Files on disk: shared libraries, and what is in them."""

from __future__ import annotations

from opwright.model.named_tuple import NamedTuple

_GNU_BUILD_ID = ("GNU", 3)


class VersionedReference(NamedTuple):
    """An undefined symbol bound to a version node of one library, `cudaMalloc@libcudart.so.12`."""

    name: str
    version: str
    library: str


class Note(NamedTuple):
    """An ELF note: its owner, type and content."""

    owner: str
    type: int
    content: bytes


class PtxCode(NamedTuple):
    """Code that the driver compiles for the GPU it finds: `compute_90` in PTX of version 8.1."""

    arch: str
    """`compute_90`, `compute_90a`, `compute_120f`."""
    isa: str | None = None
    """Version of the PTX language, which bounds the driver from below."""


class GpuCode(NamedTuple):
    """What a binary holds for GPUs. Each list is in order of the architecture, without repeats."""

    sass: tuple[str, ...] = ()
    """Machine code for NVIDIA: `sm_80`, `sm_90a`, `sm_100f`."""
    ptx: tuple[PtxCode, ...] = ()
    lto: tuple[str, ...] = ()
    """Intermediate code that is compiled when it is linked at run time: `lto_90`."""
    gfx: tuple[str, ...] = ()
    """Machine code for AMD: `gfx90a`, `gfx942:sramecc+:xnack-`."""
    aborts: tuple[str, ...] = ()
    """Architectures whose code prints CUTLASS's complaint and aborts, in place of the kernel."""

    @property
    def is_there(self) -> bool:
        return bool(self.sass or self.ptx or self.lto or self.gfx)


class Registrations(NamedTuple):
    """What a binary registers with torch's dispatcher when it is loaded, as far as its strings prove it."""

    namespaces: tuple[str, ...] = ()
    """Those that it opens with TORCH_LIBRARY, which only one library of a process may."""
    fragments: tuple[str, ...] = ()
    """Those that it adds to: TORCH_LIBRARY_FRAGMENT and TORCH_LIBRARY_IMPL."""
    schemas: tuple[str, ...] | None = ()
    """
    As they are written, with the namespace when it is known: `ns::nms(Tensor dets) -> Tensor`.

    The name alone, `ns::nms`, where torch makes the schema from a function. None when not read.
    """


class Inlined(NamedTuple):
    """A part of torch's headers that was compiled into a binary, and what shows it."""

    name: str
    """What it is: `c10::TensorImpl::data_type_`."""
    value: int | None
    """Its value when this was compiled: an offset, slot or number; None if it is only used."""
    seen: str
    """What shows it: a symbol, or a place in the code."""


class LibraryImports(NamedTuple):
    """The names that a library takes from one other, `at::native::relu` from `torch_cpu.dll`."""

    library: str
    """As in `needed`; empty for names that any library in the process may have."""
    names: frozenset[str]


class Binary(NamedTuple):
    """
    A shared library as the dynamic loader sees it.

    `requires` holds the names that the loader must find or refuse the file: undefined, strong,
    without a version node, and asked for by a relocation. Those with a version node are in
    `requires_versioned`. `provides` holds what it defines for others, global or weak; of the
    binaries of a wheel or folder, what one of them requires.
    """

    path: str
    machine: str = "x86_64"
    """Of Windows and macOS with the system: `win_amd64`, `macosx_arm64`."""
    soname: str | None = None
    needed: tuple[str, ...] = ()
    rpath: tuple[str, ...] = ()
    requires: frozenset[str] = frozenset()
    requires_versioned: tuple[VersionedReference, ...] = ()
    provides: frozenset[str] = frozenset()
    compilers: tuple[str, ...] = ()
    """The distinct lines of `.comment`: the compilers of its objects."""
    notes: tuple[Note, ...] = ()
    sha256: str | None = None
    version_needs: tuple[tuple[str, str], ...] = ()
    """Every (library, version) that it needs: `("libc.so.6", "GLIBC_2.17")`."""
    modules: tuple[str, ...] = ()
    """The Python modules that it initialises: `_C` for `PyInit__C`."""
    executable_stack: bool = False
    text_relocations: bool = False
    gpu: GpuCode | None = None
    """None if not read."""
    registers: Registrations | None = None
    inlined: tuple[Inlined, ...] = ()
    imports: tuple[LibraryImports, ...] = ()
    """
    What a Windows or macOS library takes from each library, as these systems bind names to libraries.

    Empty of an ELF file, whose names the loader looks for in all of its scope.
    """
    optional: frozenset[str] = frozenset()
    """Those of `needed` that need not be there: delay-loaded DLLs, weak dylibs."""
    reexports: tuple[str, ...] = ()
    """Those of `needed` whose exports a dylib passes on as its own."""
    minos: str | None = None
    """The oldest macOS that it was linked for, `11.0`."""

    @property
    def system(self) -> str:
        """`windows`, `macos` or `linux`."""
        if self.machine.startswith("macosx"):
            return "macos"
        return "windows" if self.machine.startswith("win") else "linux"

    @property
    def build_id(self) -> str | None:
        """The linker's digest of the binary in hexadecimal, which debuggers and caches go by."""
        build_ids = (n.content.hex() for n in self.notes if (n.owner, n.type) == _GNU_BUILD_ID)
        return next(build_ids, None)

    @property
    def file_name(self) -> str:
        return self.path.rpartition("/")[2]
