"""
`x.contiguous()` returns a tensor; `.data_ptr()` does not keep that tensor alive. In `float* p =
x.contiguous().data_ptr<float>();` it is gone at the semicolon. If `x` was contiguous, it was only another name for `x`, and
`p` is valid. If not, `p` points into memory that the allocator gives to the next tensor of that size: the kernel computes
with other numbers, without any error. The same holds for `.to(…)`, which copies only if it must, and for `.clone()`,
`.cpu()`, `.cuda()` and arithmetic, which nearly always create a new tensor.

In the arguments of a call the tensor lives until the call returns, which is enough for a launch: released memory is reused
in the order of the stream. A stored pointer outlives it, unless the tensor has a name.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.cxx_sources.launches import adding_before
from opwright.causes.kit.sources import code_of, evidence, for_sources, matches, uses_torch
from opwright.model import Cause, Confidence, Edit, Evidence, Fix, Safety, Source

_CALLS = (
    ("clone|zeros_like|empty_like|ones_like", Confidence.CERTAIN),
    ("contiguous|to|cpu|cuda|float|half|toType|expand_contiguous", Confidence.LIKELY),
)
"""Calls that always return a new tensor, and those that may."""
_STORED = (
    r"(?<=[;{{}}])\s*(?P<left>(?:(?:const|auto|unsigned|struct)\s+)*[\w:]+(?:<[\w:]+>)?(?:\s+const)?(?:\s*\*)?(?:\s*(?:const|__restrict__)\b)?"
    r"(?:\s*(?<![\w:])\w(?:[\w.]|->)*|(?:\.|->)(?:[\w.]|->)*)?\s*=\s*(?:\([\w:\s]+\*\s*\)\s*|(?:reinterpret|static)_cast<[\w:\s]+\*\s*>\s*\(\s*)?)"
    r"(?P<tensor>(?P<name>[A-Za-z_]\w*)(?:\.|->)(?P<call>{calls})\((?P<given>[^;(){{}}]*(?:\([^;(){{}}]*\)[^;(){{}}]*)*)\))"
    r"\s*\.\s*(?:mutable_|const_)?data(?:_ptr)?(?:\s*<[\w:\s]+>)?\s*\(\s*\)(?:\s*\))?\s*;"
)
_DATA_OF_CALL = r"\)\s*\.\s*(?:mutable_|const_)?data"


@for_sources(r"\b(?:mutable_|const_)?data_ptr\s*[<(]", r"\.contiguous\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for stored pointers into tensors that nothing keeps alive."""
    statements = _statements(source)
    if not statements or not uses_torch(source):
        return
    for calls, confidence in _CALLS:
        stored = re.compile(_STORED.format(calls=calls))
        for found in filter(None, (stored.match(code_of(source), at) for at in statements)):
            before = code_of(source)[: found.start("left")]
            if found["call"] != "contiguous" or not _is_contiguous(before, found["name"]):
                yield evidence(
                    source,
                    found.start("left"),
                    found.end(),
                    confidence=confidence,
                    edits=_edits(source, found),
                    safety=Safety.REVIEW,
                    tensor=" ".join(source.text[slice(*found.span("tensor"))].split()),
                )


def _statements(source: Source) -> list[int]:
    """Return where the statements begin that ask what a call returns for its data: searching all with _STORED takes far longer."""
    code = code_of(source)
    places = (found.start() for found in matches(source, _DATA_OF_CALL))
    return sorted({max(code.rfind(mark, 0, place) for mark in ";{}") + 1 for place in places})


def _is_contiguous(before: str, name: str, steps: int = 0) -> bool:
    """Return whether a tensor was created contiguous, so that contiguous() is the tensor itself."""
    assigned = re.findall(rf"\b{name}\s*=(?!=)\s*([^;]*);", before)
    if not assigned or steps > _MOST_COPIES:
        return False
    if copy := re.fullmatch(_COPY, assigned[-1]):
        return _is_contiguous(before, copy[1], steps + 1)
    return re.match(_CONTIGUOUS, assigned[-1]) is not None


_MOST_COPIES = 4
_COPY = r"(\w+)\.(?:cpu|cuda|to|clone)\s*\([^;.]*\)\s*"
"""A copy has the layout of its source."""
_CONTIGUOUS = (
    r"(?:at|torch)::(?:zeros|empty|ones|full|arange|randn?|randint|tensor)\s*\("
    r"|.*\.contiguous\(\s*\)(?:\s*\.\s*(?:cpu|cuda|to|clone|detach)\s*\([^;.()]*\))*\s*\Z"
)


def _edits(source: Source, found: re.Match[str]) -> tuple[Edit, ...]:
    """Return the edits that name the tensor before the statement; none for the single statement of an `if`."""
    name = f"{found['name']}_{found['call']}"
    if re.search(rf"\b{name}\b", code_of(source)) or not found["left"].strip():
        return ()
    tensor = source.text[slice(*found.span("tensor"))]
    named = adding_before(source, found.start("left"), f"const auto {name} = {tensor};")
    return (named, Edit(source.path, *found.span("tensor"), name))


_TOP = "#include <torch/extension.h>\n"

CAUSE = Cause(
    title="the pointer into {tensor} outlives that tensor, which is gone at the end of the line",
    in_source=in_source,
    fact="",  # whichever tensors of a project
    fix=Fix("name the tensor: auto kept = {tensor}; and use its pointer", safety=Safety.REVIEW),
    examples=(
        Source(
            "op.cpp",
            _TOP
            + "void run(at::Tensor x) {\n  float* p = x.contiguous().data_ptr<float>();\n  f(p);\n}\n",
        ),
        Source(
            "op.cu",
            _TOP + "void run(at::Tensor x) {\n  Params params;\n"
            "  params.x = (float*)x.to(at::kFloat).data_ptr();\n"
            "  params.y = (float*)x.to(at::kFloat).data_ptr();\n  launch(params);\n}\n",
        ),
        Source(
            "op.cu",
            _TOP + "void run(at::Tensor x) {\n"
            "  const auto* p = reinterpret_cast<const __half*>(x.clone().data_ptr<at::Half>());\n  f(p);\n}\n",
        ),
    ),
    counterexamples=(
        Source(
            "op.cpp",
            _TOP
            + "at::Tensor run(at::Tensor x) {\n  auto out = at::zeros({x.size(0), 4}, x.options());\n"
            "  float* p = out.contiguous().data_ptr<float>();\n  f(p);\n  return out;\n}\n",
        ),
        Source(
            "device_test.cc",
            _TOP
            + "void test() {\n  auto a = torch::tensor(values, torch::kFloat32).reshape({2, 3});\n"
            "  auto b = a.to(torch::kCUDA);\n  auto c = b.cpu();\n"
            "  auto p = c.contiguous().data_ptr<float>();\n  f(p);\n}\n",
        ),
        Source(
            "op.cpp",
            _TOP + "void run(at::Tensor x) {\n  auto on_host = x.contiguous().cpu();\n"
            "  const float* p = (float*)on_host.contiguous().data_ptr<float>();\n  f(p);\n}\n",
        ),
        Source(
            "op.cu",
            _TOP + "void run(at::Tensor x) {\n"
            "  k<<<1, 32>>>(x.contiguous().data_ptr<float>(), n);\n"
            "  f(x.contiguous().data_ptr<float>());\n"
            "  auto y = x.contiguous();\n  float* p = y.data_ptr<float>();\n  f(p);\n}\n",
        ),
        Source(
            "op.cpp",
            _TOP
            + "void run(at::Tensor x) { float first = *x.contiguous().data_ptr<float>(); f(first); }\n",
        ),
        Source(
            "op.cpp",
            _TOP
            + "void run(at::Tensor x) { float first = x.contiguous().data_ptr<float>()[0]; f(first); }\n",
        ),
    ),
)
