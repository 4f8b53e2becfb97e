"""
`kernel<<<…>>>()` returns nothing. If it cannot be launched (too many threads or too much shared memory for this GPU, an empty
grid, no code for this architecture), the error waits until something checks, and the op returns memory that nothing was
written to. What checks is some later op of torch, whose line the traceback then shows, if any.

`C10_CUDA_KERNEL_LAUNCH_CHECK()` after the launch checks at once. It costs well below a microsecond and does not wait for the
GPU. Errors inside a running kernel are another matter: those come later all the same, and `CUDA_LAUNCH_BLOCKING=1` finds them.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.cxx_sources.launches import (
    LAUNCHING,
    adding_after,
    including,
    operator_launches,
)
from opwright.causes.kit.sources import Launch, code_of, evidence, for_sources, is_in, is_in_any
from opwright.model import C_FAMILY, Cause, Confidence, Edit, Evidence, Fix, Safety, Source

_CHECKED = (
    r"\b(?:cuda|hip)(?:GetLastError|PeekAtLastError)\b|_KERNEL_LAUNCH_CHECK\b|KERNEL_CHECK\b"
    r"|(?:CUDA|GPU|HIP|Cuda|cuda|gpu)_?\w*(?:CHECK|check|Check|ERROR|Error|error|ASSERT|SAFE|Err|POST)\w*\s*\("
    r"|(?:CHECK|check|Check|CUDA_CALL|POST)_?\w*(?:CUDA|GPU|cuda|Cuda|gpu|ERROR|error|Error|LAUNCH|launch)\w*\s*\("
)
_HEADER = r"c10/cuda/CUDAException\.h|ATen/cuda/CUDAContext\.h|c10/cuda/CUDAGuard\.h"


@for_sources(*LAUNCHING)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for sources that launch and never check for an error, and report each once."""
    is_header = source.path.endswith((".h", ".hpp", ".cuh", ".inl"))  # what includes it may check
    found = [] if is_header else list(operator_launches(source))
    if not found or is_in_any(source, _CHECKED):
        return
    if found := _unchecked(source, found):
        first = found[0]
        yield evidence(
            source,
            first.kernel.start,
            first.end,
            confidence=Confidence.POSSIBLE,
            edits=_edits(source, found),
            kernel=first.kernel.text,
        )


def _unchecked(source: Source, found: list[Launch]) -> list[Launch]:
    """Return the launches whose function no other file calls and then checks."""
    others = [s for s in source.project if s.language in C_FAMILY and s.path != source.path]
    around = [_function_around(code_of(source), launch.kernel.start) for launch in found]
    checked = {name for name in {*around} if name and _is_checked_by_caller(name, others)}
    return [launch for launch, name in zip(found, around, strict=True) if name not in checked]


def _function_around(code: str, at: int) -> str | None:
    """Return the name of the top-level function around a place."""
    heads = re.compile(
        r"^(?!namespace\b)[A-Za-z_][\w:<>,*& ]*?\b(\w+)\s*\([^;{}]*\)\s*\{", re.MULTILINE
    )
    last = None
    for head in heads.finditer(code, 0, at):
        last = head[1]
    return last


def _is_checked_by_caller(name: str, others: list[Source]) -> bool:
    checked = rf"\b{name}\s*\([^;{{}}]*\)\s*;\s*(?:\w+\s*\(\s*)?(?:{_CHECKED})"
    return any(name in one.text and is_in(one, checked) for one in others)


def _edits(source: Source, found: list[Launch]) -> tuple[Edit, ...]:
    """Return a check after each launch; nothing if one of them is not a statement of its own."""
    header = including(source, "c10/cuda/CUDAException.h", unless=_HEADER)
    checks = [adding_after(source, one, "C10_CUDA_KERNEL_LAUNCH_CHECK();") for one in found]
    edits = tuple(filter(None, checks))
    return (*header, *edits) if header is not None and len(edits) == len(found) else ()


_HEADERS = "#include <torch/extension.h>\n#include <ATen/cuda/CUDAContext.h>\n"
_KERNEL = "__global__ void add(float* x, int n) { x[threadIdx.x] += n; }\n"
_LAUNCH = "add<<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), 1);\n"

CAUSE = Cause(
    is_linted_on_request=True,
    title="{kernel} is launched, and nothing in this file checks for launch errors",
    fact="",  # wherever it is in a project
    in_source=in_source,
    fix=Fix(
        "add C10_CUDA_KERNEL_LAUNCH_CHECK(); from c10/cuda/CUDAException.h after each launch",
        safety=Safety.REVIEW,
    ),
    examples=(
        Source("op.cu", _HEADERS + _KERNEL + f"void run(at::Tensor x) {{\n  {_LAUNCH}}}\n"),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + f"#define RUN(x) \\\n  {_LAUNCH}"
            "void run(at::Tensor x, cudaStream_t s) {\n"
            "  if (x.numel()) add<<<1, 32, 0, s>>>(x.data_ptr<float>(), 1);\n}\n",
        ),
    ),
    counterexamples=(
        Source("op.cuh", _HEADERS + _KERNEL + f"inline void run(at::Tensor x) {{\n  {_LAUNCH}}}\n"),
        Source(
            "op.cu",
            _HEADERS
            + _KERNEL
            + f"void run(at::Tensor x) {{\n  {_LAUNCH}  AT_CUDA_CHECK(cudaGetLastError());\n}}\n",
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + f"void run(at::Tensor x) {{\n  {_LAUNCH}  CHECK_LAUNCH();\n}}\n",
            includes=(
                Source("util.h", "#define CHECK_LAUNCH() gpuCheck(cudaPeekAtLastError())\n"),
            ),
        ),
        Source(
            "op.cu",
            _HEADERS
            + _KERNEL
            + f"void run(at::Tensor x) {{\n  {_LAUNCH}  THCudaCheck(cudaMemcpy(a, b, 4, cudaMemcpyDefault));\n}}\n",
        ),
        Source("own.cu", _KERNEL + "void run(float* x) { add<<<1, 32>>>(x, 1); }\n"),
        Source(
            "shapes.cu",
            _HEADERS + _KERNEL + f"void enclose(at::Tensor x) {{\n  {_LAUNCH}}}\n",
            project=(
                Source("tracer.cpp", "void build() {\n  enclose(x);\n  CUDA_CHECK_LAST();\n}\n"),
            ),
        ),
    ),
)
