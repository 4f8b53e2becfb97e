"""
Repairs that `lint --fix` makes: what was broken does not compile, what is repaired does.

Torch's headers are those of a release, fetched once as in `test_compiled_for_torch`; CUDA's are those
of the toolkit that is here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from opwright.causes import find_cause
from opwright.fixes import fixed
from opwright.linting import lint

pytestmark = pytest.mark.compiler

TOOLS = Path(__file__).parents[1] / "tools"
TORCH = "2.13.0"
TORCHS_FLAGS = tuple(
    f"-D__CUDA_NO_{what}__"
    for what in (
        "HALF_OPERATORS",
        "HALF_CONVERSIONS",
        "BFLOAT16_CONVERSIONS",
        "HALF2_OPERATORS",
    )
)
"""What torch's build extension hands to nvcc."""
SETUP = 'setup(ext_modules=[CUDAExtension("op", ["op.cu"])])\n'


class Case(NamedTuple):
    """A source that a repair is for."""

    cause: str
    source: str
    flags: tuple[str, ...] = ()
    wants_torch: bool = False
    compiles_broken: bool = False
    """Where what is wrong shows only when it runs."""


_KERNEL = "__global__ void add(float* x, int n) { x[threadIdx.x] += n; }\n"
_DATA = "x.data_ptr<float>()"
CASES = (
    Case(
        "half-operators-disabled",
        "#include <cuda_fp16.h>\ntypedef half fp8;\n"
        "__global__ void scale(const fp8* a, const half b, float* out) {\n"
        "  out[0] = (float)a[threadIdx.x * 2] / static_cast<float>(b) + float(a[1]);\n}\n",
        TORCHS_FLAGS,
    ),
    Case(
        "half-operators-disabled",
        "#include <cuda_bf16.h>\n"
        "__global__ void scale(const __nv_bfloat16* __restrict__ a, float* out) {\n"
        "  const __nv_bfloat16 first = a[0];\n  out[0] = (float)first * (float)a[1];\n}\n",
        TORCHS_FLAGS,
    ),
    Case(
        "hip-ldg-half",
        "#include <c10/util/Half.h>\n"
        "__global__ void gather(const c10::Half* src, const int* index, float* out) {\n"
        "  out[0] = 1.f/static_cast<float>(__ldg(src + index[0])) + __ldg(src).x;\n"
        "  out[1] = 1.f /__ldg(src);\n}\n"
        "#ifdef USE_ROCM\n#include <hip/hip_runtime.h>\n#endif\n",
        wants_torch=True,
    ),
    Case(
        "launch-on-default-stream",
        "#include <ATen/core/Tensor.h>\n" + _KERNEL + "void run(at::Tensor x) {\n"
        f"  add<<<1, 32>>>({_DATA}, 1);\n  add<<<dim3(1), dim3(32, 1), 64, 0>>>({_DATA}, 1);\n}}\n",
        wants_torch=True,
        compiles_broken=True,
    ),
    Case(
        "kernel-launch-unchecked",
        "#include <ATen/core/Tensor.h>\n"
        + _KERNEL
        + "void run(at::Tensor x, cudaStream_t stream) {\n"
        f"  for (int i = 0; i < 2; i++) {{ add<<<1, 32, 0, stream>>>({_DATA}, 1); }}\n"
        f"  add<<<1, 32, 0, stream>>>(\n    {_DATA}, 1);\n}}\n",
        wants_torch=True,
        compiles_broken=True,
    ),
    Case(
        "pointer-of-temporary-tensor",
        "#include <ATen/core/Tensor.h>\nstruct Params { const float* x; void* y; };\n"
        "Params run(at::Tensor x, at::Tensor y) {\n  Params params;\n"
        "  params.x = x.contiguous().data_ptr<float>();\n"
        "  params.y = (void*)y.to(at::kHalf).data_ptr();\n"
        "  const auto* z = reinterpret_cast<const short*>(x.clone().data_ptr<at::Half>());\n"
        "  params.y = z ? params.y : nullptr;\n  return params;\n}\n",
        wants_torch=True,
        compiles_broken=True,
    ),
)


@pytest.fixture(scope="session")
def include(pytestconfig: pytest.Config) -> Path:
    """Fetch the headers of a torch, unless they are there."""
    given = os.environ.get("OPWRIGHT_TORCH_CACHE")
    if given:
        kept_in = Path(given)
    else:
        assert pytestconfig.cache is not None
        kept_in = pytestconfig.cache.mkdir("torch")
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(str(TOOLS))
        from real_torch import include  # noqa: PLC0415 - it imports tools

        return include(TORCH, kept_in)


def _compile(path: Path, *flags: str) -> subprocess.CompletedProcess[str]:
    compiler = shutil.which("nvcc")
    if compiler is None:
        pytest.skip("nvcc is not here")
    arguments = ("-std=c++20", "-arch=sm_80", "-c", str(path), "-o", str(path.with_suffix(".o")))
    return subprocess.run(
        [compiler, *arguments, *flags], capture_output=True, text=True, check=False
    )


@pytest.mark.network
@pytest.mark.parametrize("case", CASES, ids=lambda case: case.cause)
def test_repaired_source_compiles_and_the_broken_one_does_not(
    case: Case,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    request: pytest.FixtureRequest,
) -> None:
    flags = list(case.flags)
    if case.wants_torch:
        folder = request.getfixturevalue("include")
        flags += [f"-I{folder}", f"-I{folder}/torch/csrc/api/include"]
    monkeypatch.chdir(tmp_path)
    broken, repaired = tmp_path / "op.cu", tmp_path / "repaired.cu"
    broken.write_text(case.source)
    Path("setup.py").write_text(SETUP)

    found = lint(["op.cu"], causes=[find_cause(case.cause)])
    (file,) = found.files
    repair = fixed(file, unsafe=True)
    repaired.write_text(repair.after)

    assert repair.refused is None
    assert len(repair.done) == len(file.findings)
    assert (_compile(broken, *flags).returncode == 0) == case.compiles_broken
    done = _compile(repaired, *flags)
    assert done.returncode == 0, repair.after + done.stderr
    Path("op.cu").write_text(repair.after)
    assert not lint(["op.cu"], causes=[find_cause(case.cause)]).findings
