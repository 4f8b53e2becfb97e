"""
`numel()` is a 64-bit number. In an `int` it is wrong from 2^31 elements on, and mostly negative: a 16-bit tensor of 4 GB,
which is less than a current GPU holds. The grid computed from it is empty or rejected, or the kernel does part of the work,
usually without an error. The index in the kernel, `blockIdx.x * blockDim.x + threadIdx.x`, has 32 bits as well, and so has
each product of `int` strides.

`int64_t` in both places is enough. If you want 32-bit indices for speed, check `at::cuda::detail::canUse32BitIndexMath(x)`
first, as torch's own kernels do, or reject larger tensors: `TORCH_CHECK(x.numel() < INT_MAX, …)`. `x.packed_accessor32`
rejects them by itself, before the kernel that gets it.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_sources, is_in, is_in_any, matches, uses_torch
from opwright.model import Cause, Confidence, Evidence, Fix, Source

_INT_NUMEL = r"\b(?:unsigned\s+)?int(?:32_t)?\s+(?P<name>\w+)\s*=\s*(?P<tensor>[A-Za-z_][\w.]*)(?:\.|->)numel\s*\(\s*\)\s*;"
_CHECKED = (
    r"\bcanUse32BitIndexMath\b|\bcan_use_32bit_indexing\b|\bINT(?:32)?_MAX\b|\bINT_MAX\b"
    r"|numeric_limits\s*<\s*(?:int|int32_t)\s*>\s*::\s*max"
)
_SMALL_BY_NAME = r"(?i)token|position|(?:^|_|\b)ids\b|_idxs?\b|indices|batch|seq|len(?:gth)?s\b|weight|bias|coeff|filter|wave\b|audio"
_SMALL_BY_NAME += r"|experts|splits|\bimage|\bimg|allreduce"
"""What no model has two billion of."""
_CHECKED_BY_ACCESSOR = r"\b{}\s*\.\s*packed_accessor32\b"


@for_sources(r"\bnumel\s*\(\s*\)")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for numbers of elements in 32 bits, and report them once per file."""
    found = [
        match
        for match in matches(source, _INT_NUMEL)
        if not re.search(_SMALL_BY_NAME, f"{match['name']} {match['tensor']}")
        and kit.receivers.may_be_tensor(source, match["tensor"], match.start())
        and not is_in(source, _CHECKED_BY_ACCESSOR.format(re.escape(match["tensor"])))
    ]
    if found and uses_torch(source) and not is_in_any(source, _CHECKED):
        first = found[0]
        more = f" (and {len(found) - 1} more in this file)" if found[1:] else ""
        yield evidence(
            source,
            *first.span(),
            confidence=Confidence.POSSIBLE,
            name=first["name"],
            tensor=first["tensor"],
            more=more,
        )


_TOP = "#include <torch/extension.h>\n"

CAUSE = Cause(
    title="{name} is an int and overflows when {tensor}.numel() reaches 2^31{more}",
    is_linted_on_request=True,
    fact="",  # wherever it is in a project
    in_source=in_source,
    fix=Fix("use int64_t, in the kernel too, or refuse larger tensors with TORCH_CHECK"),
    examples=(
        Source("op.cu", _TOP + "void run(at::Tensor x) { int n = x.numel(); launch(x, n); }\n"),
        Source(
            "op.cu",
            _TOP
            + "void run(at::Tensor x) {\n  const int32_t size = x.numel();\n  unsigned int n = x.numel();\n}\n",
        ),
    ),
    counterexamples=(
        Source("op.cu", _TOP + "void run(const Shape& x) { int n = x.numel(); launch(x, n); }\n"),
        Source("op.cu", _TOP + "void run(at::Tensor x) { int64_t n = x.numel(); launch(x, n); }\n"),
        Source(
            "op.cu",
            _TOP
            + "void run(at::Tensor x) {\n  TORCH_CHECK(x.numel() < INT_MAX);\n  int n = x.numel();\n}\n",
        ),
        Source("op.cu", _TOP + "void run(at::Tensor x) { int has = x.numel() ? 1 : 0; }\n"),
        Source(
            "op.cpp", _TOP + "void run(at::Tensor offsets) { int batch = offsets.numel() - 1; }\n"
        ),
        Source(
            "op.cu",
            _TOP + "void run(at::Tensor ids, at::Tensor seq_lens) {\n"
            "  int num_tokens = ids.numel();\n  int rows = seq_lens.numel();\n}\n",
        ),
        Source(
            "op.cpp",
            _TOP + "void run(at::Tensor* coeffs, at::Tensor wave) {\n"
            "  int32_t n = coeffs->numel();\n  int32_t dim = wave.numel();\n}\n",
        ),
        Source(
            "op.cu",
            _TOP + "void run(at::Tensor splits_gpu, at::Tensor image) {\n"
            "  int nexperts = splits_gpu.numel();\n  const int image_size = image.numel();\n}\n",
        ),
        Source("own.cpp", "void run(my::Tensor x) { int n = x.numel(); }\n"),
        Source(
            "op.cu",
            _TOP + "at::Tensor run(at::Tensor x) {\n  auto y = torch::zeros_like(x);\n"
            "  int32_t n = y.numel();\n  auto rows = y.packed_accessor32<float, 2>();\n"
            "  scale<<<(n + 255) / 256, 256>>>(rows, n);\n  return y;\n}\n",
        ),
    ),
)
