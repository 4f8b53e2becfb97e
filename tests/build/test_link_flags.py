"""What a library is linked with: torch, CUDA and the driver, and which headers go with them."""

from __future__ import annotations

from pathlib import Path

from planned import BINDING, CUDA_13, KERNEL, plan, reasons, refused
from toolchains import cuda, requested, toolchain, torch

from opwright.verbs.build.sources.includes import Includes


def test_linker_tells_every_symbol_that_no_library_has() -> None:
    made = plan(BINDING)

    assert list(reasons(made, made.library))[1:3] == [
        "-Wl,-z,defs",
        "-Wl,--warn-unresolved-symbols",
    ]


def test_runtime_of_cuda_is_linked_in_where_torch_brings_none() -> None:
    made = plan(KERNEL, here=toolchain(CUDA_13, torch("2.13.0+cpu")))

    why = reasons(made, made.library)
    assert "-lcudart_static" in why
    assert "-lcudart" not in why


def test_cpp_that_calls_cuda_gets_its_headers_and_libraries_and_no_nvcc() -> None:
    calls_cuda = BINDING._replace(uses_cuda=True)
    too_new_for_nvcc = toolchain(cuda((13, 0), newest_gcc=9))

    made = plan(calls_cuda, here=too_new_for_nvcc)

    assert "/opt/cuda-13.0/include" in reasons(made, "csrc/op.cpp")
    assert {"-lc10_cuda", "-ltorch_cuda", "-lcudart"} <= reasons(made, made.library).keys()
    assert "nvcc" not in made.build_note


def test_cpp_that_needs_cuda_is_refused_without_a_toolkit_that_fits() -> None:
    needs_cuda = BINDING._replace(uses_cuda=True, needs_cuda=True)

    assert refused(needs_cuda, here=toolchain()).cause == "cuda-toolkit-not-found"


def test_headers_of_cuda_are_told_from_the_projects_own(tmp_path: Path) -> None:
    (tmp_path / "cuda_utils.h").write_text("#include <vector>\n")
    (tmp_path / "wrapped.h").write_text(
        "#ifndef WRAPPED\n#define WRAPPED\n#include <cuda.h>\n#endif\n"
    )
    source = str(tmp_path / "op.cpp")
    includes = Includes([str(tmp_path)])

    def found(code: str) -> tuple[bool, bool]:
        return includes.includes_cuda(source, code), includes.includes_cuda(
            source, code, certain=True
        )

    assert found('#include "cuda_utils.h"\n') == (False, False)
    assert found("#include <ATen/cuda/CUDAContext.h>\n") == (True, True)
    assert found('#include "wrapped.h"\n') == (True, True)
    assert found('#ifdef WITH_CUDA\n#include "wrapped.h"\n#endif\n') == (True, False)


def test_cuda_extension_without_kernels_is_for_cuda() -> None:
    made = plan(BINDING, request=requested("op", (), uses_cuda=True))

    assert "-ltorch_cuda" in reasons(made, made.library)


def test_cpp_that_may_call_cuda_is_built_without_a_toolkit_that_fits() -> None:
    made = plan(BINDING._replace(uses_cuda=True), here=toolchain(cuda((12, 8))))

    (told,) = (one for one in made.choices if one.what == "CUDA toolkit")
    assert told.chosen == "none"
    assert "built with CUDA 13.0, but this machine has CUDA 12.8" in told.because
    assert "-lcudart" not in reasons(made, made.library)


def test_driver_is_linked_by_the_stub_of_the_toolkit() -> None:
    request = requested("op", (), archs=("9.0",), libraries=("cuda",))

    made = plan(KERNEL, request=request)

    assert "-L/opt/cuda-13.0/lib64/stubs" in reasons(made, made.library)
