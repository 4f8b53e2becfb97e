"""
Functions called `cu…` with a capital after it (`cuTensorMapEncodeTiled`, `cuLaunchKernelEx`) are
CUDA's driver API. They live in `libcuda.so.1`, which comes with the driver; the runtime library
`libcudart` does not have them. nvcc links the runtime by itself and the driver only with `-lcuda`. CUTLASS
kernels for sm_90 that use the tensor memory accelerator need it, so code that built for years stops
to load after an upgrade of CUTLASS.

The toolkit has a stub to link against in `lib64/stubs`; that folder must never be on the run path.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.model import Binary, Cause, Evidence, Fix, Load, MissingSymbol, TorchRelease
from opwright.signs import never_exported, of_symbols
from opwright.torch_releases.names import is_of_the_driver_api


def in_load(load: Load) -> Iterator[Evidence]:
    """Look for functions of the driver API in a binary that does not list libcuda.so.1."""
    if "libcuda.so.1" not in load.binary.needed:
        missing = [s for s in never_exported(load) if is_of_the_driver_api(s.name)]
        yield from of_symbols(load, missing)


CAUSE = Cause(
    name="missing-libcuda-link",
    family="link-and-load",
    title="{symbol} is CUDA's driver API, and the binary is not linked with libcuda",
    explanation=__doc__ or "",
    since="0.1",
    in_load=in_load,
    masks=("own-source-not-built",),
    fix=Fix(
        "link it with CUDAExtension(libraries=['cuda']), or look the function up with "
        "cudaGetDriverEntryPoint",
        commands=("export LIBRARY_PATH=$CUDA_HOME/lib64/stubs:$LIBRARY_PATH",),
    ),
    examples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12", "libtorch_cpu.so")),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("cuTensorMapEncodeTiled", "op.so"),),
        ),
    ),
    counterexamples=(
        Load(
            Binary("op.so", needed=("libcudart.so.12",)),
            TorchRelease("2.8.0", "x86_64", "12.8", cxx11_abi=True, glibc="2.28", pythons=()),
            missing_symbols=(MissingSymbol("curandCreateGenerator", "op.so"),),
        ),
    ),
)
