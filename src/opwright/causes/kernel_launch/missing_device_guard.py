"""
A kernel is launched on the current device, whatever device its tensors are on. With tensors on `cuda:1` and the current
device 0 it runs on the wrong GPU: without peer access it fails with "an illegal memory access was encountered", with peer
access it works over the bus, on a stream that is not ordered with the other's, and results are sometimes wrong.

torch sets the device for its own functions only: not for pybind11 functions, nor for what is registered with TORCH_LIBRARY.
`const at::cuda::OptionalCUDAGuard guard(device_of(x));` at the top of the function does it, and restores the device. On a
machine with one GPU nobody notices.

A project that sets the device in Python around its calls is left alone. If kernels and the functions that Python calls are in
different files, this is reported only if nothing in the project sets a device, in C++ or in Python.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.launches import LAUNCHING, operator_launches
from opwright.causes.kit.sources import evidence, for_sources, is_in, is_in_any, may_launch
from opwright.model import Cause, Confidence, Evidence, Fix, Source

_GUARDED = (  # plain text at the start is found faster
    r"(?:Guard|cudaSetDevice|hipSetDevice|MaybeSetDevice"
    r"|set_device(?<!\wset_device)|device_guard(?<!\wdevice_guard)|switch_device(?<!\wswitch_device))\b"
)
_SET_IN_PYTHON = r"\bcuda\.(?:device|device_of|set_device|stream)\(|\bset_device\(|\bdevice_of\("
_SET_FOR_THE_PROCESS = r"\b(?:torch\.)?cuda\.set_device\("
"""In a program of one GPU per process, as most that train and serve are."""
_SET_AROUND_CALLS = r"\bwith[ \t(]+(?:torch\.)?cuda\.(?:device|device_of)\("
_CALLED_FROM_PYTHON = (
    r"\bPYBIND11_MODULE\s*\(|\b(?:STABLE_)?TORCH_LIBRARY\w*\s*\(|\bRegisterOperators\b"
)


@for_sources(*LAUNCHING)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches in a file that Python calls directly and that never sets the device."""
    if not may_launch(source):
        return
    is_called = is_in(source, _CALLED_FROM_PYTHON)
    if not is_called and not _is_of_an_unguarded_project(source):
        return
    if is_in_any(source, _GUARDED):
        return
    if kit.whole_project.is_in_python(
        source.project, f"{_SET_FOR_THE_PROCESS}|{_SET_AROUND_CALLS}"
    ):
        return
    found = list(operator_launches(source))
    if found:
        first = found[0]
        more = f" (and {len(found) - 1} more in this file)" if found[1:] else ""
        yield evidence(
            source,
            first.kernel.start,
            first.end,
            confidence=Confidence.LIKELY if is_called else Confidence.POSSIBLE,
            kernel=first.kernel.text,
            more=more,
        )


def _is_of_an_unguarded_project(source: Source) -> bool:
    """Return whether it belongs to a project that Python calls and that sets no device anywhere."""
    files = kit.whole_project.sources_unless(source.project, _GUARDED, _SET_IN_PYTHON)
    return any(is_in(one, _CALLED_FROM_PYTHON) for one in files)


_KERNEL = """#include <torch/extension.h>
#include <ATen/cuda/CUDAContext.h>
__global__ void add(float* x, int n) { x[threadIdx.x] += n; }
void run(at::Tensor x) {
  add<<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), 1);
  C10_CUDA_KERNEL_LAUNCH_CHECK();
}
"""
_MODULE = 'PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }\n'
_LIBRARY = 'TORCH_LIBRARY_IMPL(my, CUDA, m) { m.impl("run", &run); }\n'

CAUSE = Cause(
    title="{kernel} is launched on the current device, whatever device its tensors are on{more}",
    fact="",  # wherever it is in a project
    in_source=in_source,
    fix=Fix(
        "add const at::cuda::OptionalCUDAGuard guard(device_of(x)); before the launch, and include"
        " c10/cuda/CUDAGuard.h"
    ),
    examples=(
        Source("op.cu", _KERNEL + _MODULE),
        Source("op.cu", _KERNEL + _LIBRARY),
        Source("op.cu", _KERNEL, project=(Source("bind.cpp", _MODULE), Source("op.cu", _KERNEL))),
    ),
    counterexamples=(
        Source(
            "op.cu",
            _KERNEL + _MODULE,
            project=(
                Source(
                    "op.py", "def f(x):\n    with torch.cuda.device(x.device):\n        op.run(x)\n"
                ),
            ),
        ),
        Source(
            "op.cu",
            _KERNEL,
            project=(
                Source("bind.cpp", _MODULE),
                Source("op.cu", _KERNEL),
                Source(
                    "op.py", "def f(x):\n    with torch.cuda.device(x.device):\n        run(x)\n"
                ),
            ),
        ),
        Source(
            "op.cu",
            _KERNEL,
            project=(
                Source(
                    "bind.cpp",
                    "void f(at::Tensor x) { at::DeviceGuard guard(x.device()); }\n" + _MODULE,
                ),
                Source("op.cu", _KERNEL),
            ),
        ),
        Source(
            "op.cu",
            _KERNEL.replace("  add<", "  c10::cuda::MaybeSetDevice(x.get_device());\n  add<"),
            project=(Source("bind.cpp", _MODULE), Source("op.cu", _KERNEL)),
        ),
        Source("tests/cpp/add_test.cu", _KERNEL + _MODULE),
        Source("op.cu", _KERNEL),  # what calls it may set the device
        Source(
            "op.cu",
            _KERNEL.replace("  add<", "  c10::cuda::CUDAGuard guard(x.device());\n  add<")
            + _MODULE,
        ),
        Source(
            "op.cu", _KERNEL.replace("  add<", "  cudaSetDevice(x.get_device());\n  add<") + _MODULE
        ),
    ),
)
