"""
`cudaDeviceSynchronize` stops the caller until everything on the GPU is done, on all streams; torch
queues ops ahead, and such an op empties the queue each time it runs. `cudaMalloc` and `cudaFree` wait
likewise, and take memory that torch's caching allocator keeps for tensors: "out of memory" comes
with memory to spare. While a CUDA graph is captured both are refused ("operation not permitted when
stream is capturing"), so that `torch.cuda.graph` and `torch.compile(mode="reduce-overhead")` fail.

Scratch memory is a tensor: `torch::empty({bytes}, x.options().dtype(torch::kUInt8))`; it belongs to the
current stream and may be dropped while the kernel still runs. What the next kernel needs is ordered by
the stream, and no wait is needed. What the host needs is waited for by `cudaStreamSynchronize`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.launches import is_op
from opwright.causes.kit.sources import calls, code_of, evidence, for_sources
from opwright.model import Cause, Confidence, Evidence, Fix, Source

_HEAD = 1500
"""Characters of a function's head that are read."""
_CALLS = {
    "cudaDeviceSynchronize": "waits for all that the GPU does",
    "cudaThreadSynchronize": "waits for all that the GPU does",
    "cudaMalloc": "takes memory past torch's allocator, and waits for the GPU",
}
_AFTER_RETURN = r"[;{}]\s*return\b[^;{}]*;\s*\Z"
"""What is never reached."""
_LOGS = r"\b\w*(?:DEBUG|LOG|TIMER?|PROFIL)\w*\s*\("
"""Macros that are nothing in a release."""


@for_sources(*(rf"\b{name}\b" for name in _CALLS))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for them in sources that handle tensors; each function is told of once a file."""
    if not is_op(source):
        return
    code, told = code_of(source), set()
    for call in calls(source, "|".join(_CALLS)):
        name = call.name.text
        is_for_debugging = any(
            "DEBUG" in c.text.upper() for c in kit.preprocessor.conditions_at(code, call.name.start)
        )
        line = code[code.rfind("\n", 0, call.name.start) + 1 : call.name.start]
        is_for_debugging |= bool(re.search(_LOGS, line))
        if re.search(_AFTER_RETURN, code[max(0, call.name.start - _HEAD) : call.name.start]):
            continue
        if name not in told and not is_for_debugging and _takes_tensor(code, call.name.start):
            told.add(name)
            yield evidence(
                source,
                call.name.start,
                call.end,
                confidence=Confidence.POSSIBLE,
                call=name,
                does=_CALLS[name],
            )


def _takes_tensor(code: str, at: int) -> bool:
    """Return whether a function around a place is handed a tensor: it is no helper, no loader."""
    around = (start for start, end in kit.brackets.blocks(code).spans if start < at < end)
    heads = [code[max(0, start - _HEAD) : start] for start in around]
    return any(
        re.search(r"\([^;{}]*\bTensor\b[^;{}]*\)[^;{}()]*$", head)
        and not re.search(_OF_A_CONSTRUCTOR, head)
        and not re.search(_MAKES_ONCE, head)
        and not re.search(_MEASURES, head)
        for head in heads
    )


_OF_A_CONSTRUCTOR = r"\)\s*(?:noexcept\s*)?:\s*\w+(?:<[^;{}()]*>)?\s*\([^;{}]*\)\s*$"
"""The end of its head: what it makes is made once, and kept."""
_MAKES_ONCE = r"(?i)\b(?:append|create|init\w*|load|make|new)(?:_\w*)?\s*\([^;{}]*$"
"""The head of what makes or fills something that stays."""
_MEASURES = r"(?i)\b(?:\w+_)?(?:bench(?:mark)?|time[rd]?|timing|profile)(?:_\w*)?\s*\([^;{}]*$"
"""The head of what waits because it measures."""


_TOP = "#include <torch/extension.h>\n"

CAUSE = Cause(
    title="{call} in an op {does}; no CUDA graph can hold it",
    in_source=in_source,
    fix=Fix(
        "take scratch memory from torch::empty, and leave the order to the stream; wait only for what the"
        " host reads, with cudaStreamSynchronize"
    ),
    examples=(
        Source("op.cu", _TOP + "void run(at::Tensor x) { f(x); cudaDeviceSynchronize(); }\n"),
        Source(
            "op.cpp",
            _TOP
            + "void run(torch::Tensor x) {\n  float* scratch;\n  cudaMalloc(&scratch, x.nbytes());\n}\n",
        ),
    ),
    counterexamples=(
        Source(
            "op.cu",
            _TOP + "#ifdef DEBUG_KERNELS\n#define SYNC() cudaDeviceSynchronize()\n#endif\n"
            "void run(at::Tensor x) {\n#ifdef DEBUG\n  cudaDeviceSynchronize();\n#endif\n"
            "  cudaStreamSynchronize(at::cuda::getCurrentCUDAStream());\n}\n",
        ),
        Source(
            "time.cpp",
            _TOP + "void mul_timer(const torch::Tensor& x, torch::Tensor& y) {\n"
            "  timer.start();\n  torch::mv_out(y, x, x);\n  cudaDeviceSynchronize();\n}\n",
        ),
        Source(
            "load.cpp", _TOP + "at::Tensor load(int n) { cudaDeviceSynchronize(); return {}; }\n"
        ),
        Source(
            "log.cu",
            _TOP + 'void f(at::Tensor x) {\n  LOG_DEBUG("a", cudaDeviceSynchronize());\n}\n',
        ),
        Source(
            "reduce.cpp",
            _TOP + "struct Reduce {\n  void** pointers;\n  std::vector<at::Tensor> barriers;\n"
            "  Reduce(int size, const std::vector<at::Tensor>& given)\n      : size(size),\n        barriers(given) {\n"
            "    check(cudaMalloc(&pointers, size * sizeof(void*)));\n  }\n};\n",
        ),
        Source(
            "graph.cu",
            _TOP + "Graph new_graph_from_csr(const torch::Tensor &indptr) {\n  long *copy;\n"
            "  cudaMalloc(&copy, indptr.nbytes());\n  return Graph(copy);\n}\n"
            "void append(torch::Tensor &rows, int device) { cudaMalloc(&ptr, rows.nbytes()); }\n",
        ),
        Source(
            "attention.cu",
            _TOP
            + "at::Tensor run(at::Tensor x) {\n  f(x);\n  return x;\n  cudaDeviceSynchronize();\n}\n",
        ),
        Source("bench.cu", _TOP + "int main() { at::Tensor x; cudaDeviceSynchronize(); }\n"),
        Source("own.cu", "void run(float** x) { cudaMalloc(x, 32); cudaDeviceSynchronize(); }\n"),
    ),
)
