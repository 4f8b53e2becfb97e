"""
Most of what an extension uses of torch it does not call at all: the compiler copies it from torch's headers. The size
of a class, the offset of a member, the slot of a virtual function, the number behind `DispatchKey::CUDA` are in the
extension's machine code. When torch changes one of them, its symbols keep their names. The loader is satisfied, and
the extension reads the wrong member, calls the wrong function, or registers its kernels for the wrong backend.

The effects were seen in real processes. `c10::KernelFunction` grew from 32 to 40 bytes in torch 2.9; it is passed to
`torch::Library::_impl`, whose name did not change, so the process dies while the library is loaded. The dispatch keys
of the CPU and CUDA moved by one in 2.2, 2.3, 2.5, 2.7 and 2.13, and those of autograd by more: kernels for CUDA
become kernels for the CPU or for HIP, those for the CPU become CUDA's or nobody's. `c10::TensorImpl` lost eight bytes
in 2.3 and in 2.13: the number of elements of a tensor is read from the wrong place. From 2.10 on its virtual
functions are three slots further on, and `data_ptr()` takes another one's return value for the answer whether the
tensor has storage. That is an address, whose lowest byte is rarely zero, so most tensors pass; now and then one,
depending on where it is in memory, is said to have no storage.

opwright reads these numbers from the machine code where it can, from the names of symbols where it must, and compares
them with each release's headers, as measured by g++.

The lasting solution is the stable interface of torch 2.10 and later, which inlines nothing that can move.
"""

from collections.abc import Iterator

from opwright.model import Binary, Cause, Drift, Evidence, Fix, Load, TorchRelease

_MOST_MOVES = 3
_HARM = (
    ("c10::KernelFunction", "the process can die while it registers its operators"),
    ("torch::CppFunction", "the process can die while it registers its operators"),
    ("torch::Library", "the process can die while it registers its operators"),
    ("c10::DispatchKey::", "its kernels are registered for another backend, or for none"),
)
_SLOT, _OFFSET = "in slot ", "at byte "


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for classes and constants that differ in this torch."""
    if load.moved:
        first = load.moved[0]
        more = len(load.moved) - _MOST_MOVES
        moves = [f"{m.name} is {_difference(m.here, m.then)}" for m in load.moved[:_MOST_MOVES]]
        yield Evidence(
            load.binary.file_name,
            first.seen,
            {
                "release": load.torch.version,
                "name": first.name,
                "then": first.then,
                "here": first.here,
                "moves": "; ".join(moves) + (f"; and {more} more" if more > 0 else ""),
                "harm": _harm_of(first),
            },
        )


def _difference(here: str, then: str) -> str:
    """Return `40 bytes, not 32`, `at byte 160, not 168`: words that both share stand there once."""
    for lead in (_SLOT, _OFFSET, "= "):
        if here.startswith(lead) and then.startswith(lead):
            return f"{here.removeprefix('= ')}, not {then.removeprefix(lead)}"
    unit = here.partition(" ")[2]
    return f"{here}, not {then.removesuffix(f' {unit}') if unit else then}"


def _harm_of(move: Drift) -> str:
    """Return what a difference leads to."""
    if known := next((harm for name, harm in _HARM if move.name.startswith(name)), None):
        return known
    if move.then.startswith(_SLOT):
        return "it calls another function than it means"
    if move.then.startswith(_OFFSET):
        return "it reads another member than it means"
    return "it shares memory with torch that the two measure differently"


CAUSE = Cause(
    title="torch {release} differs from what is compiled into the binary: {moves}; {harm}",
    in_load=in_load,
    fix=Fix(
        "rebuild it against torch {release}, or build it once with torch's stable interface (torch 2.10 and later)",
        ("pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",),
    ),
    examples=(
        Load(
            Binary("vision/_C.so", needed=("libtorch_cpu.so", "libc10.so")),
            TorchRelease("2.9.1", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            moved=(
                Drift(
                    "c10::KernelFunction",
                    "32 bytes",
                    "40 bytes",
                    "_ZNR5torch7Library5_implEPKcONS_11CppFunctionENS_17_RegisterOrVerifyE",
                ),
            ),
        ),
        Load(
            Binary("ops.so", needed=("libtorch_cpu.so", "libc10.so")),
            TorchRelease("2.13.0", "x86_64", "13.0", cxx11_abi=True, glibc="2.28", pythons=()),
            moved=(
                Drift(
                    "c10::TensorImpl::data_type_", "at byte 168", "at byte 160", "code at 0x43c3"
                ),
                Drift("c10::DispatchKey::CPU", "50", "49", "code at 0x2018d"),
            ),
        ),
    ),
    counterexamples=(
        Load(
            Binary("ops.so", needed=("libtorch_cpu.so", "libc10.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
        ),
    ),
)
