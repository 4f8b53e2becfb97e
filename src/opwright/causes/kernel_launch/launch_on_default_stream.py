"""
`kernel<<<grid, block>>>(…)` launches on CUDA's legacy default stream. torch runs an op on the current stream, which is another
one inside `torch.cuda.stream(s)`, in threads of `DataParallel` and of many servers, and always while a CUDA graph is captured.
torch's streams do not wait for the default stream, nor it for them: the kernel reads what is not yet written, and its results
may be read too early. During capture it is refused: "operation would make the legacy stream depend on a capturing blocking
stream", or is simply missing from the graph.

With everything on the default stream, as in a single-threaded script, nothing is wrong, so tests do not show it. The fourth
launch argument is the stream; torch's is `at::cuda::getCurrentCUDAStream()`, and hipify translates it.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.launches import (
    DEFAULT_STREAM,
    LAUNCHING,
    defaulting,
    including,
    is_default_everywhere,
    is_op,
    is_standalone_program,
    launches_for_operators,
    operator_launches,
)
from opwright.causes.kit.sources import Launch, code_of, evidence, for_sources, includes, replacing
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Language,
    Safety,
    Source,
)

_ATEN_HEADER = r"ATen/cuda/CUDAContext(?:Light)?\.h"
_C10_HEADER = r"c10/cuda/(?:CUDAStream|CUDAGuard)\.h"


@for_sources(*LAUNCHING)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for launches without a stream in ops, and report them once per file."""
    launches = list(operator_launches(source))
    if not launches:
        launches = list(launches_for_operators(source, lambda launch: _may_be(source, launch)))
    streamed = {launch.kernel.text: launch for launch in launches if not _is_on_default(launch)}
    found = [
        launch
        for launch in launches
        if (_is_on_default(launch) and not _is_other_branch(source, launch, streamed))
        or is_default_everywhere(source, launch)
        if not _is_synchronised(source, launch)
    ]
    if found and not is_standalone_program(source):
        first = found[0]
        more = f" (and {len(found) - 1} more in this file)" if found[1:] else ""
        yield evidence(
            source,
            first.kernel.start,
            first.end,
            confidence=Confidence.LIKELY,
            edits=tuple(_edits(source, found)) if _may_be_changed(source) else (),
            kernel=first.kernel.text,
            more=more,
        )


def _may_be_changed(source: Source) -> bool:
    """Return whether no launch of the project would stay behind on the default stream: between two streams nothing keeps the order."""
    return is_op(source) and not any(
        _BARE_LAUNCH in other.text
        and other.language is Language.CUDA
        and re.search(_WITHOUT_STREAM, other.text)
        and not is_op(other)
        and not re.search(r"\bint\s+main\s*\(", other.text)
        for other in source.project
    )


_BARE_LAUNCH = "<<<"
_WITHOUT_STREAM = r"<<<[^<>;,]{1,200},[^<>;,]{1,200}>>>"


def _may_be(source: Source, launch: Launch) -> bool:
    return _is_on_default(launch) or defaulting(source, launch) is not None


def _is_on_default(launch: Launch) -> bool:
    stream = launch.stream
    return bool(re.fullmatch(DEFAULT_STREAM, stream.text) if stream else launch.configuration)


def _is_other_branch(source: Source, launch: Launch, streamed: dict[str, Launch]) -> bool:
    """Return whether a launch is the `#else` of a launch of the same kernel with a stream."""
    other = streamed.get(launch.kernel.text)
    places = (launch.kernel.start, other.kernel.start) if other else ()
    return bool(places) and kit.preprocessor.are_alternatives(code_of(source), *places)


_SYNCHRONISES = re.compile(r"\b(?:cuda|hip)DeviceSynchronize\s*\(")


def _is_synchronised(source: Source, launch: Launch) -> bool:
    """Return whether the device is synchronised before and after a launch, on the way into its block and out of it."""
    code = code_of(source)
    if "DeviceSynchronize" not in code:
        return False
    begin = max(code.rfind(brace, 0, launch.kernel.start) for brace in "{}") + 1
    ends = (code.find(brace, launch.end) for brace in "{}")
    end = min((at for at in ends if at >= 0), default=len(code))
    spans = ((begin, launch.kernel.start), (launch.end, end))
    return all(_SYNCHRONISES.search(code, *span) for span in spans)


def _edits(source: Source, found: list[Launch]) -> Iterator[Edit]:
    """Yield the edits that give all launches the current stream."""
    has_aten = any(True for _ in includes(source, _ATEN_HEADER))
    stream = f"{'at' if has_aten else 'c10'}::cuda::getCurrentCUDAStream()"
    header = including(source, "c10/cuda/CUDAStream.h", unless=f"{_ATEN_HEADER}|{_C10_HEADER}")
    if header is None:
        return
    yield from header
    for launch in filter(_is_on_default, found):
        if launch.stream:
            yield replacing(source, launch.stream, stream)
        else:
            end = launch.configuration[-1].end
            zeros = ", 0" * (3 - len(launch.configuration))
            yield Edit(source.path, end, end, f"{zeros}, {stream}")


_HEADERS = "#include <torch/extension.h>\n#include <ATen/cuda/CUDAContext.h>\n"
_KERNEL = "__global__ void add(float* x, int n) { x[threadIdx.x] += n; }\n"

CAUSE = Cause(
    title="{kernel} is launched on the default stream, not on torch's current stream{more}",
    fact="",  # wherever it is in a project
    in_source=in_source,
    fix=Fix(
        "pass at::cuda::getCurrentCUDAStream() as the fourth launch argument, after the bytes of shared memory",
        safety=Safety.REVIEW,
    ),
    examples=(
        Source(
            "op.cu",
            _HEADERS
            + _KERNEL
            + "void run(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>(), 1); }\n",
        ),
        Source(
            "op.cu",
            "#include <torch/extension.h>\n" + _KERNEL + "void run(at::Tensor x) {\n"
            "  const dim3 blocks((x.size(0) + 31) / 32);\n"
            "  add<<<blocks, 32, 0, 0>>>(x.data_ptr<float>(), 1);\n"
            "  add<<<blocks, dim3(32, 1), 16>>>(x.data_ptr<float>(), 1);\n"
            "}\n",
        ),
        Source(
            "grid.cu",
            _KERNEL + "void Grid::build(float* x, int n) {\n  add<<<1, 32>>>(x, n);\n}\n",
            project=(
                Source(
                    "op.cpp",
                    _HEADERS + "void run(at::Tensor x) { Grid::build(x.data_ptr<float>(), 1); }\n",
                ),
            ),
        ),
        Source(
            "op.cu",
            _HEADERS
            + _KERNEL
            + "void run(at::Tensor x) { add << <1, 32 >> >(x.data_ptr<float>(), 1); }\n",
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + "void launch(float* x, int n, cudaStream_t stream = nullptr) {\n"
            "  add<<<1, 32, 0, stream>>>(x, n);\n}\n"
            "void run(at::Tensor x) { launch(x.data_ptr<float>(), 1); }\n",
        ),
        Source(
            "launch.cu",
            _KERNEL + "void launch(float* x, int n) {\n  add<<<1, 32>>>(x, n);\n}\n",
            project=(
                Source(
                    "op.cpp",
                    _HEADERS + "void run(at::Tensor x) { launch(x.data_ptr<float>(), 1); }\n",
                ),
            ),
        ),
        Source(
            "step.cu",
            _KERNEL + "void STEP::render(float* x, int n) {\n  add << <1, 32 >> >(x, n);\n}\n",
            project=(
                Source(
                    "scene.cu",
                    "void Scene::forward(float* x, int n) {\n  STEP::render(x, n);\n}\n",
                ),
                Source(
                    "op.cpp",
                    _HEADERS
                    + "void run(at::Tensor x) { Scene::forward(x.data_ptr<float>(), 1); }\n",
                ),
            ),
        ),
        Source(
            "op.cu",
            _HEADERS
            + _KERNEL
            + "void run(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>(), 1); }\n",
            build=(BuildScript("CMakeLists.txt", "add_executable(try main.cpp op.cu)\n"),),
            project=(
                Source("main.cpp", "int main() { return 0; }\n"),
                Source("bind.cpp", 'PYBIND11_MODULE(ops, m) { m.def("run", &run); }\n'),
            ),
        ),
    ),
    counterexamples=(
        Source(  # for Huawei's NPUs
            "op.cpp",
            _HEADERS + _KERNEL + "void run(at::Tensor x, aclrtStream stream) {\n"
            "  add<<<1, nullptr, stream>>>(x.data_ptr<float>(), 1);\n}\n",
        ),
        Source(
            "op.cu",
            _HEADERS + "void run(at::Tensor x, cudaStream_t stream) {\n#ifdef WITH_TORCH\n"
            "  add<<<1, 32, 0, stream>>>(x.data_ptr<float>());\n#else\n"
            "  add<<<1, 32>>>(x.data_ptr<float>());\n#endif\n}\n",
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + "void run(at::Tensor x) {\n"
            "  add<<<1, 32, 0, at::cuda::getCurrentCUDAStream()>>>(x.data_ptr<float>(), 1);\n"
            "  // add<<<1, 32>>>(x.data_ptr<float>(), 1);\n"
            "}\n",
        ),
        Source(
            "launch.cu",
            _KERNEL + "void launch(float* x, int n) {\n  add<<<1, 32>>>(x, n);\n}\n",
            project=(
                Source("main.cpp", "int main() { float x; launch(&x, 1); }\n"),
                Source(
                    "op.cpp",
                    _HEADERS + "void run(at::Tensor x) { relaunch(x.data_ptr<float>()); }\n",
                ),
            ),
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + "void launch(float* x, int n, cudaStream_t stream = nullptr) {\n"
            "  add<<<1, 32, 0, stream>>>(x, n);\n}\n"
            "void run(at::Tensor x) { launch(x.data_ptr<float>(), 1, at::cuda::getCurrentCUDAStream()); }\n",
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + "void run(at::Tensor x, int n, cudaStream_t stream) {\n"
            "  add<<<n > 0 ? n : 1, 32, 0, stream>>>(x.data_ptr<float>(), 1);\n"
            "  add<<<n < 9 ? n : 9, 32, 0, stream>>>(x.data_ptr<float>(), 1);\n}\n",
        ),
        Source(
            "op.cu",
            _HEADERS + _KERNEL + "void run(at::Tensor x) {\n  cudaDeviceSynchronize();\n"
            "  add<<<1, 32>>>(x.data_ptr<float>(), 1);\n  cudaDeviceSynchronize();\n}\n",
        ),
        Source("own.cu", _KERNEL + "void run(float* x) { add<<<1, 32>>>(x, 1); }\n"),
        Source(
            "test.cu",
            _HEADERS
            + _KERNEL
            + "int main() { at::Tensor x; add<<<1, 32>>>(x.data_ptr<float>(), 1); }\n",
        ),
        Source(
            "nested.cu",
            _HEADERS + _KERNEL + "__global__ void parent(float* x) { add<<<1, 32>>>(x, 1); }\n"
            "void run(at::Tensor x, cudaStream_t s) { parent<<<1, 1, 0, s>>>(x.data_ptr<float>()); }\n",
        ),
        Source(
            "field.cu",
            _HEADERS
            + _KERNEL
            + "void query(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>(), 1); }\n",
            build=(BuildScript("CMakeLists.txt", "add_executable(train main.cpp field.cu)\n"),),
            project=(Source("main.cpp", "int main(int argc, char** argv) { return train(); }\n"),),
        ),
    ),
)
