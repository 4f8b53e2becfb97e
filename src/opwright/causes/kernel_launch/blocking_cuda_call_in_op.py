"""
`cudaDeviceSynchronize` blocks the caller until everything on the GPU is done, on all streams; torch queues ops ahead, and
such an op drains the queue each time it runs. `cudaMalloc` and `cudaFree` block likewise, and compete with torch's caching
allocator for memory: "out of memory" although memory is free. While a CUDA graph is captured both are rejected ("operation
not permitted when stream is capturing"), so `torch.cuda.graph` and `torch.compile(mode="reduce-overhead")` fail.

Scratch memory is a tensor: `torch::empty({bytes}, x.options().dtype(torch::kUInt8))`; it belongs to the current stream and
may be released while the kernel still runs. The stream orders what the next kernel needs, without a wait. For what the host
reads, wait with `cudaStreamSynchronize`.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.launches import is_op
from opwright.causes.kit.sources import calls, code_of, evidence, for_sources
from opwright.model import Cause, Confidence, Evidence, Fix, Source

_MOST_OF_A_HEAD = 1500
"""Characters of a function's head that are read."""
_CALLS = {
    "cudaDeviceSynchronize": "waits for everything on the GPU",
    "cudaThreadSynchronize": "waits for everything on the GPU",
    "cudaMalloc": "allocates memory past torch's allocator and waits for the GPU",
}
_UNREACHABLE = r"[;{}]\s*return\b[^;{}]*;\s*\Z"
_LOGGING_MACRO = r"\b\w*(?:DEBUG|LOG|TIMER?|PROFIL)\w*\s*\("
"""Macros that are empty in a release build."""


@for_sources(*(rf"\b{name}\b" for name in _CALLS))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for them in ops, and report each function once per file."""
    if not is_op(source):
        return
    code, reported = code_of(source), set()
    for call in calls(source, "|".join(_CALLS)):
        name, start = call.name.text, call.name.start
        if name in reported or _is_skipped(code, start) or not _takes_tensor(code, start):
            continue
        reported.add(name)
        sure = Confidence.POSSIBLE
        yield evidence(source, start, call.end, confidence=sure, call=name, does=_CALLS[name])


def _is_skipped(code: str, start: int) -> bool:
    """Return whether a call is for debugging or logging, or never reached."""
    line = code[code.rfind("\n", 0, start) + 1 : start]
    conditions = kit.preprocessor.conditions_at(code, start)
    is_for_debugging = any("DEBUG" in c.text.upper() for c in conditions)
    is_unreachable = re.search(_UNREACHABLE, code[max(0, start - _MOST_OF_A_HEAD) : start])
    return is_for_debugging or bool(re.search(_LOGGING_MACRO, line) or is_unreachable)


def _takes_tensor(code: str, at: int) -> bool:
    """Return whether a function around a place takes a tensor, and is neither a helper nor a loader."""
    around = (start for start, end in kit.brackets.blocks(code).spans if start < at < end)
    heads = [code[max(0, start - _MOST_OF_A_HEAD) : start] for start in around]
    return any(
        re.search(r"\([^;{}]*\bTensor\b[^;{}]*\)[^;{}()]*$", head)
        and not re.search(_CONSTRUCTOR, head)
        and not re.search(_SETUP_FUNCTION, head)
        and not re.search(_BENCHMARK, head)
        for head in heads
    )


_CONSTRUCTOR = r"\)\s*(?:noexcept\s*)?:\s*\w+(?:<[^;{}()]*>)?\s*\([^;{}]*\)\s*$"
"""The end of its head: what it allocates is allocated once, and kept."""
_SETUP_FUNCTION = r"(?i)\b(?:append|create|init\w*|load|make|new)(?:_\w*)?\s*\([^;{}]*$"
"""The head of a function that creates or fills what stays."""
_BENCHMARK = r"(?i)\b(?:\w+_)?(?:bench(?:mark)?|time[rd]?|timing|profile)(?:_\w*)?\s*\([^;{}]*$"
"""The head of a function that waits in order to measure."""


_TOP = "#include <torch/extension.h>\n"

CAUSE = Cause(
    is_linted_on_request=True,
    title="{call} in an op {does}, and cannot be captured in a CUDA graph",
    in_source=in_source,
    fix=Fix(
        "allocate scratch memory with torch::empty, and leave ordering to the stream; wait only for what the host"
        " reads, with cudaStreamSynchronize"
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
