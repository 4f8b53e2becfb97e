"""
Repairs that `lint --fix` makes: what was broken does not compile, what is repaired does.

Torch's and CUTLASS's headers are those of a release, fetched once as in `test_compiled_for_torch`; CUDA's
and HIP's are those of the toolkits that are here.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import pytest

from opwright.causes.engine.registry import find_cause
from opwright.verbs.lint.fixes import fixed
from opwright.verbs.lint.linting import lint

pytestmark = pytest.mark.compiler

TOOLS = Path(__file__).parents[2] / "tools"
TORCH = "2.13.0"
CUTLASS = "4.2.0.0"
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
TORCHS_HIP_FLAGS = (
    "-D__HIP_NO_HALF_OPERATORS__=1",
    "-D__HIP_NO_HALF_CONVERSIONS__=1",
    "-DUSE_ROCM",
)
"""What it hands to hipcc."""
SETUP = 'setup(ext_modules=[CUDAExtension("op", ["{file}"])])\n'


class Case(NamedTuple):
    """A source that a repair is for."""

    cause: str
    source: str
    flags: tuple[str, ...] = ()
    wants_torch: bool = False
    wants_cutlass: bool = False
    file: str = "op.cu"
    compiles_broken: bool = False
    """Where what is wrong shows only when it runs."""


_KERNEL = "__global__ void add(float* x, int n) { x[threadIdx.x] += n; }\n"
_DATA = "x.data_ptr<float>()"
_OPERANDS = "{A, stride_A,\n      B, stride_B}"
_EPILOGUE = "{{alpha, beta}, C, stride_C, D, stride_C}"
_BUILDER_OF_EPILOGUES = "#include <cutlass/epilogue/collective/collective_builder.hpp>\n"
_GEMM = f"""\
#include <cutlass/cutlass.h>
{_BUILDER_OF_EPILOGUES}\
#include <cutlass/gemm/collective/collective_builder.hpp>
#include <cutlass/gemm/kernel/gemm_universal.hpp>
#include <cutlass/gemm/device/gemm_universal_adapter.h>
#include <cutlass/util/packed_stride.hpp>
using namespace cute;
using Half = cutlass::half_t;
using Row = cutlass::layout::RowMajor;
using TileShape = Shape<_128, _128, _64>;
using ClusterShape = Shape<_1, _1, _1>;
using Epilogue = typename cutlass::epilogue::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, TileShape, ClusterShape,
    cutlass::epilogue::collective::EpilogueTileAuto, float, float, Half, Row, 8, Half, Row, 8,
    cutlass::epilogue::collective::EpilogueScheduleAuto>::CollectiveOp;
using Main = typename cutlass::gemm::collective::CollectiveBuilder<
    cutlass::arch::Sm90, cutlass::arch::OpClassTensorOp, Half, Row, 8, Half, cutlass::layout::ColumnMajor, 8,
    float, TileShape, ClusterShape,
    cutlass::gemm::collective::StageCountAutoCarveout<int(sizeof(typename Epilogue::SharedStorage))>,
    cutlass::gemm::collective::KernelScheduleAuto>::CollectiveOp;
using Gemm = cutlass::gemm::device::GemmUniversalAdapter<
    cutlass::gemm::kernel::GemmUniversal<Shape<int, int, int, int>, Main, Epilogue>>;
cutlass::Status run(Gemm& op, int M, int N, int K, Half* A, Half* B, Half* C, Half* D,
                    cutlass::KernelHardwareInfo hw_info, float alpha, float beta) {{
  auto stride_A = cutlass::make_cute_packed_stride(typename Gemm::GemmKernel::StrideA{{}}, {{M, K, 1}});
  auto stride_B = cutlass::make_cute_packed_stride(typename Gemm::GemmKernel::StrideB{{}}, {{N, K, 1}});
  auto stride_C = cutlass::make_cute_packed_stride(typename Gemm::GemmKernel::StrideC{{}}, {{M, N, 1}});
  typename Gemm::Arguments arguments{{
      cutlass::gemm::GemmUniversalMode::kGemm,
      {{M, N, K, 1}},
      {_OPERANDS},
      {_EPILOGUE},
      hw_info
  }};
  return op.can_implement(arguments);
}}
"""
_FOR_HOPPER = ("-arch=sm_90a", "--expt-relaxed-constexpr")
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
        ("-c",),  # torch declares `__ldg` of its Half for the GPU's pass alone: the host's fails
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
    Case(
        "hip-half-conversions-disabled",
        "#include <hip/hip_runtime.h>\n#include <hip/hip_fp16.h>\n"
        "__global__ void scale(const __half* a, const __half b, float* out) {\n"
        "  out[0] = (float)a[threadIdx.x * 2] / static_cast<float>(b) + float(a[1]);\n}\n",
        TORCHS_HIP_FLAGS,
        file="op.hip",
    ),
    Case(
        "hip-ldg-half",
        "#include <hip/hip_runtime.h>\n#include <c10/util/Half.h>\n"
        "template <typename scalar_t>\n"
        "__global__ void gather(const scalar_t* src, const int* index, float* out) {\n"
        "  out[0] = 1.f/static_cast<float>(__ldg(src + __ldg(index))) + __ldg(src).x;\n}\n"
        "template __global__ void gather<c10::Half>(const c10::Half*, const int*, float*);\n",
        TORCHS_HIP_FLAGS,
        wants_torch=True,
        file="op.hip",
    ),
    Case(
        "cutlass-arch-tag-unsupported",
        "#include <cutlass/cutlass.h>\n#include <cutlass/gemm/device/gemm.h>\n"
        "using Half = cutlass::half_t;\nusing Row = cutlass::layout::RowMajor;\n"
        "using Gemm = cutlass::gemm::device::Gemm<Half, Row, Half, Row, Half, Row, float,\n"
        "    cutlass::arch::OpClassTensorOp, cutlass::arch::Sm90>;\n"
        "cutlass::Status run(Gemm& op, typename Gemm::Arguments x) { return op(x); }\n",
        wants_cutlass=True,
    ),
    Case(
        "cutlass-missing-include",
        _GEMM.replace(_BUILDER_OF_EPILOGUES, ""),
        _FOR_HOPPER,
        wants_cutlass=True,
    ),
    Case(
        "cutlass-api-mismatch",
        _GEMM.replace(_OPERANDS, _OPERANDS[1:-1]).replace(
            _EPILOGUE, "{C, stride_C, D, stride_C, {alpha, beta}}"
        ),
        _FOR_HOPPER,
        wants_cutlass=True,
    ),
)


class Headers:
    """Headers of releases, fetched where they are not there yet."""

    def __init__(self, kept_in: Path) -> None:
        self._kept_in = kept_in

    def flags(self, case: Case) -> list[str]:
        """Return the folders that a case wants to be looked through."""
        with pytest.MonkeyPatch.context() as patch:
            patch.syspath_prepend(str(TOOLS))
            from real_torch import cutlass, include  # noqa: PLC0415 - it imports tools

            folders: list[Path] = []
            if case.wants_torch:
                folder = include(TORCH, self._kept_in)
                folders += [folder, folder / "torch" / "csrc" / "api" / "include"]
            if case.wants_cutlass:
                folders += cutlass(CUTLASS, self._kept_in)
        return [f"-I{folder}" for folder in folders]


@pytest.fixture(scope="session")
def headers(pytestconfig: pytest.Config) -> Headers:
    given = os.environ.get("OPWRIGHT_TORCH_CACHE")
    assert pytestconfig.cache is not None
    return Headers(Path(given) if given else pytestconfig.cache.mkdir("torch"))


_BY_SUFFIX = {
    ".cu": ("nvcc", "-ptx", "-arch=sm_80"),
    ".hip": ("hipcc", "-c", "--offload-arch=gfx90a", "-w"),
}
"""nvcc's pass for the GPU reads host code too, and instantiates its templates: the others take twice as long again."""


def _compile(path: Path, flags: list[str]) -> subprocess.CompletedProcess[str]:
    name, stage, *own = _BY_SUFFIX[path.suffix]
    compiler = shutil.which(name)
    if compiler is None:
        pytest.skip(f"{name} is not here")
    if any(flag.startswith("-arch=") for flag in flags):
        own = []
    if "-c" not in flags:
        own.append(stage)
    output = (str(path), "-o", str(path.with_suffix(".o")))
    return subprocess.run(
        [compiler, "-std=c++20", *own, *output, *flags],
        capture_output=True,
        text=True,
        env={**os.environ, "HIP_PLATFORM": "amd"},  # where there is an nvcc, hipcc takes that
        check=False,
    )


@pytest.mark.network
@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.cause}-{case.file}")
def test_repaired_source_compiles_and_the_broken_one_does_not(
    case: Case, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, headers: Headers
) -> None:
    flags = [*case.flags, *headers.flags(case)]
    monkeypatch.chdir(tmp_path)
    broken = tmp_path / case.file
    repaired = broken.with_stem("repaired")
    broken.write_text(case.source)
    Path("setup.py").write_text(SETUP.format(file=case.file))

    found = lint([case.file], causes=[find_cause(case.cause)])
    (file,) = found.files
    repair = fixed(file, unsafe=True)
    repaired.write_text(repair.after)

    assert repair.refused is None
    assert len(repair.done) == len(file.findings)
    assert (_compile(broken, flags).returncode == 0) == case.compiles_broken
    done = _compile(repaired, flags)
    assert done.returncode == 0, repair.after + done.stderr
    broken.write_text(repair.after)
    assert not lint([case.file], causes=[find_cause(case.cause)]).findings
