"""A plan as a value: each flag with its reason, what is chosen, and what is refused before anything runs."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest
from toolchains import GCC, TORCH, cuda, requested, toolchain, torch

from opwright.model.plan import Plan
from opwright.model.toolchain import BuildSource, CodeNeed, HostCompiler, Missing, Toolchain
from opwright.verbs.build.engine.ninja import compile_commands, ninja
from opwright.verbs.build.engine.plan import BuildRefusedError, BuildRequest, Refusal
from opwright.verbs.build.engine.planning import plan_of
from opwright.verbs.build.environment import environment_flags
from opwright.verbs.build.includes import Includes

BINDING = BuildSource("csrc/op.cpp", "cpp", "ab" * 32, uses_torch=True, uses_python=True, is_heavy=True, makes_module=True)  # fmt: skip
KERNEL = BuildSource("csrc/op.cu", "cuda", "cd" * 32)
GEMM = BuildSource("csrc/gemm.cu", "cuda", needs=(CodeNeed("wgmma", (90,), "csrc/gemm.cu:3:1"),))
CUDA_13 = cuda((13, 0))


def plan(
    *sources: BuildSource, here: Toolchain | None = None, request: BuildRequest | None = None
) -> Plan:
    request = request or requested("ops._C", sources, archs=("8.0;9.0",), archs_said_by="--arch")
    return plan_of(request._replace(sources=sources), here or toolchain(CUDA_13))


def reasons(made: Plan, source: str) -> dict[str, str]:
    """Return why each flag of a step is there."""
    (step,) = (step for step in made.steps if step.source == source)
    return {flag.text: flag.because for flag in step.flags}


def refused(*sources: BuildSource, here: Toolchain, request: BuildRequest | None = None) -> Refusal:
    with pytest.raises(BuildRefusedError) as error:
        plan(*sources, here=here, request=request)
    return error.value.refusal


# ---- flags


def test_asserts_stay_in_kernels_and_go_in_c_and_cpp() -> None:
    made = plan(BINDING, KERNEL, BuildSource("csrc/a.c", "c"))

    assert "-DNDEBUG" in reasons(made, "csrc/op.cpp")
    assert "-DNDEBUG" in reasons(made, "csrc/a.c")
    assert "-DNDEBUG" not in reasons(made, "csrc/op.cu")


def test_source_in_c_is_compiled_as_c() -> None:
    why = reasons(plan(BuildSource("csrc/a.c", "c")), "csrc/a.c")

    assert "-xc" in why
    assert not any(flag.startswith("-std") for flag in why)


@pytest.mark.parametrize(
    "flags",
    [
        {"NVCC_PREPEND_FLAGS": "-ccbin g++-11 -std=c++17 -arch=sm_80 -O1"},
        {"NVCC_APPEND_FLAGS": "--compiler-bindir=g++-11 --std=c++17 -gencode=arch=compute_80 -O1"},
    ],
)
def test_what_nvcc_reads_itself_is_not_given_again(flags: dict[str, str]) -> None:
    environment = environment_flags(flags)
    request = requested("op", (KERNEL,))._replace(environment=environment)
    older = GCC._replace(path="/usr/bin/g++-11", version=(11, 4, 0), found_by="set by a variable")
    here = toolchain(CUDA_13)._replace(nvcc_host=older)

    made = plan(KERNEL, request=request, here=here)

    assert environment.nvcc_host is not None
    assert environment.nvcc_host.text == "g++-11"
    again = ("-ccbin", "-std", "--std", "-gencode", "-arch", "-O")
    assert not [flag for flag in reasons(made, "csrc/op.cu") if flag.startswith(again)]
    assert ("nvcc host compiler", "GCC 11.4.0, /usr/bin/g++-11") in [
        one[:2] for one in made.choices
    ]


def test_nvcc_takes_any_compiler_where_it_is_told_to() -> None:
    here = toolchain(CUDA_13, hosts=(GCC._replace(version=(99,)),))
    request = requested("op", (KERNEL,), nvcc_flags=("-allow-unsupported-compiler",))

    assert plan(KERNEL, request=request, here=here).library


@pytest.mark.parametrize(
    ("release", "flag"),
    [("1.13.1", 14), ("2.1.2", 17), ("2.12.1", 17), ("2.13.0", 20), ("2.15.0", 20)],
)
def test_cxx_standard_is_that_of_torchs_headers(release: str, flag: int) -> None:
    why = reasons(plan(BINDING, here=toolchain(target=torch(release))), "csrc/op.cpp")

    assert f"-std=c++{flag}" in why


def test_cxx_standard_of_the_project_counts() -> None:
    request = requested("op", (), cxx_standard=23)

    why = reasons(plan(BINDING, request=request), "csrc/op.cpp")

    assert why["-std=c++23"] == "set by [tool.opwright]"
    assert "-std=c++20" not in why


@pytest.mark.parametrize(("abi", "number"), [(True, 1), (False, 0)])
def test_string_abi_is_torchs(abi: bool, number: int) -> None:  # noqa: FBT001 - a table
    why = reasons(plan(BINDING, here=toolchain(target=torch("2.5.1", abi=abi))), "csrc/op.cpp")

    assert "torch 2.5.1 was built with the" in why[f"-D_GLIBCXX_USE_CXX11_ABI={number}"]


def test_every_flag_has_a_reason() -> None:
    made = plan(BINDING, KERNEL, GEMM)

    assert all(flag.because for step in made.steps for flag in step.flags)


def test_module_is_named_as_it_is_imported() -> None:
    made = plan(BINDING)

    assert reasons(made, "csrc/op.cpp")["-DTORCH_EXTENSION_NAME=_C"] == (
        "the module is imported as ops._C"
    )
    assert made.library == "build/opwright/_C.cpython-311-x86_64-linux-gnu.so"


def test_library_of_operators_is_no_module_of_python() -> None:
    operators = BINDING._replace(makes_module=False, uses_python=False)

    made = plan(operators)

    assert (made.library, made.python) == ("build/opwright/_C.so", False)
    assert "-ltorch_python" not in reasons(made, made.library)


def test_each_cuda_source_has_its_own_architectures() -> None:
    made = plan(BINDING, KERNEL, GEMM)

    def gencodes(source: str) -> list[str]:
        return [text for text in reasons(made, source) if "gencode" in text]

    assert gencodes("csrc/op.cu") == [
        "-gencode=arch=compute_80,code=sm_80",
        "-gencode=arch=compute_90,code=sm_90",
    ]
    assert gencodes("csrc/gemm.cu") == ["-gencode=arch=compute_90a,code=sm_90a"]
    assert "csrc/gemm.cu is not compiled for 8.0" in made.choices[-1].because


def test_half_operators_are_switched_off_as_torch_does_unless_they_are_wanted() -> None:
    with_them = requested("op", (), archs=("9.0",), half_operators=True)

    assert "-D__CUDA_NO_HALF_OPERATORS__" in reasons(plan(KERNEL), "csrc/op.cu")
    assert "-D__CUDA_NO_HALF_OPERATORS__" not in reasons(
        plan(KERNEL, request=with_them), "csrc/op.cu"
    )


def test_own_flags_come_last() -> None:
    request = requested("op", (), archs=("9.0",), cxx_flags=("-O1",), nvcc_flags=("-lineinfo",))

    made = plan(BINDING, KERNEL, request=request)

    assert [step.flags[-1].text for step in made.steps[:2]] == ["-O1", "-lineinfo"]


@pytest.mark.parametrize(
    ("release", "version", "there"),
    [("2.5.1", 18, True), ("2.5.1", 17, False), ("2.12.0", 19, False), ("2.1.2", 19, False)],
)
def test_clang_names_templates_as_the_torch_that_gcc_built(
    release: str,
    version: int,
    there: bool,  # noqa: FBT001 - a table
) -> None:
    clang = HostCompiler("/usr/bin/clang++", "clang", (version, 1, 0), "CXX")

    made = plan(BINDING, here=toolchain(target=torch(release), hosts=(clang,)))

    assert ("-fclang-abi-compat=17" in reasons(made, "csrc/op.cpp")) is there


def test_what_somebody_waits_for_is_optimised_where_that_is_quick() -> None:
    light = BINDING._replace(path="csrc/light.cpp", is_heavy=False)

    quick = requested("op", (), archs=("9.0",), archs_said_by="--arch", optimisation="-O1")
    heavy_kernel = KERNEL._replace(is_heavy=True)
    made = plan(BINDING, light, heavy_kernel, request=quick)

    assert "-O1" in reasons(made, "csrc/op.cpp")
    assert "-O3" in reasons(made, "csrc/light.cpp")
    assert "-O3" in reasons(made, "csrc/op.cu")
    assert "-O3" in reasons(plan(BINDING, KERNEL), "csrc/op.cpp")


def test_what_computes_in_its_only_file_is_optimised_however_long_that_takes() -> None:
    made = plan(BINDING, request=requested("op", (), optimisation="-O1"))

    assert "-O3" in reasons(made, "csrc/op.cpp")


def test_gcc_seldom_tidies_up_while_it_reads_all_of_torchs_headers() -> None:
    flag = "--param=ggc-min-heapsize=700000"
    clang = HostCompiler("/usr/bin/clang++", "clang", (17, 0, 1), "CXX")
    light = BINDING._replace(path="csrc/light.cpp", is_heavy=False)

    made = plan(BINDING, light)

    assert flag in reasons(made, "csrc/op.cpp")
    assert flag not in reasons(made, "csrc/light.cpp")
    assert flag not in reasons(plan(BINDING, here=toolchain(hosts=(clang,))), "csrc/op.cpp")


def test_pybind11_of_older_torch_is_told_its_compiler() -> None:
    old = torch("2.5.1")._replace(pybind11_abi="_gcc_libstdcpp_cxxabi1011")

    why = reasons(plan(BINDING, here=toolchain(target=old)), "csrc/op.cpp")

    assert '-DPYBIND11_COMPILER_TYPE="_gcc"' in why
    assert '-DPYBIND11_STDLIB="_libstdcpp"' in why
    assert '-DPYBIND11_BUILD_ABI="_cxxabi1011"' in why


def test_standard_and_architectures_of_its_own_flags_are_given_once() -> None:
    own = ("-std=c++17", "-O2", "-gencode", "arch=compute_86,code=sm_86")
    request = requested("op", (), archs=("9.0",), nvcc_flags=own)

    why = reasons(plan(KERNEL, request=request), "csrc/op.cu")

    said = [text for text in why if text.startswith(("-std", "-O", "-gencode"))]
    assert said == ["-std=c++17", "-O2", "-gencode"]


# ---- the stable ABI


def test_floor_of_the_stable_abi_is_computed_and_torchs_own_libraries_are_few() -> None:
    stable = BINDING._replace(uses_python=False)
    request = requested("op", (), torch_floor=(2, 10), archs=("9.0",))

    made = plan(stable, KERNEL, request=request)

    why = reasons(made, "csrc/op.cpp")
    assert why["-DTORCH_TARGET_VERSION=0x020a000000000000"] == "minimum torch is 2.10"
    assert "-DUSE_CUDA" in why
    linked = reasons(made, made.library)
    libraries = {text for text in linked if text.startswith("-l")}
    assert {"-ltorch_cpu", "-ltorch", "-ltorch_cuda", "-lcudart_static"} <= libraries
    assert "-lcudart" not in libraries
    assert "whatever its CUDA version" in linked["-lcudart_static"]
    assert "-Wl,--no-as-needed" in linked


@pytest.mark.parametrize("floor", [(2, 14), (2, 8)])
def test_floor_that_the_headers_do_not_know_is_refused(floor: tuple[int, int]) -> None:
    found = refused(BINDING, here=toolchain(), request=requested("op", (), torch_floor=floor))

    assert found.cause == "torch-target-version-wrong"


def test_headers_of_packages_come_before_those_of_torch_and_without_their_warnings() -> None:
    folder = "/site-packages/cutlass_library/source/include"
    request = requested("op", (), archs=("9.0",), package_include_dirs=(folder,))

    made = plan(KERNEL, request=request)

    texts = [flag.text for flag in made.steps[0].flags]
    assert texts[texts.index(folder) - 1] == "-isystem"
    assert texts.index(folder) == texts.index("-isystem") + 1
    assert "Python package" in reasons(made, "csrc/op.cu")[folder]


# ---- the link


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


# ---- choices and refusals


def test_toolkit_of_torchs_cuda_is_taken_wherever_it_is() -> None:
    toolkits = (cuda((13, 0)), cuda((12, 4)), cuda((12, 8), found_by="the wheel nvidia-cuda-nvcc"))
    here = toolchain(CUDA_13, torch("2.8.0", cuda="12.8"))._replace(cuda=toolkits)

    made = plan(KERNEL, here=here)

    (told,) = (one for one in made.choices if one.what == "CUDA toolkit")
    assert told.chosen == "12.8.0, /opt/cuda-12.8/bin/nvcc"
    assert told.because == (
        "torch 2.8.0 was built with CUDA 12.8; found by the wheel nvidia-cuda-nvcc"
    )


def test_toolkit_of_the_same_major_release_will_do() -> None:
    here = toolchain(cuda((12, 4)), torch("2.8.0", cuda="12.8"))

    assert "minor versions of the same major release are compatible" in str(
        plan(KERNEL, here=here).choices
    )


def test_toolkit_that_cuda_home_names_is_not_passed_over() -> None:
    toolkits = (cuda((13, 0), found_by="CUDA_HOME"), cuda((12, 8)))
    here = toolchain(CUDA_13, torch("2.8.0", cuda="12.8"))._replace(cuda=toolkits)

    assert refused(KERNEL, here=here).details == {
        "found": "13.0",
        "torch": "12.8",
        "wanted": "12.8",
        "install_toolkit": "conda install -c nvidia cuda-toolkit=12.8",
    }


def test_build_without_nvcc_says_where_was_looked() -> None:
    found = refused(KERNEL, here=toolchain())

    details = {"what": "finds none", "install_toolkit": "pip install 'opwright[cuda13]'"}
    assert found == Refusal("cuda-toolkit-not-found", "PATH has no nvcc", details)


def test_compiler_that_nvcc_does_not_take_is_refused_before_nvcc_runs() -> None:
    gcc = GCC._replace(version=(14, 2, 0))

    found = refused(KERNEL, here=toolchain(cuda((12, 4), newest_gcc=13), torch("2.5.1", cuda="12.4"), (gcc,)))  # fmt: skip

    assert found.cause == "gcc-too-new-for-nvcc"
    assert found.details == {"compiler": "GCC", "package": "g++", "newest": "13"}


def test_older_compiler_is_taken_for_nvcc_alone() -> None:
    hosts = (GCC._replace(version=(14, 2, 0)), GCC._replace(path="/usr/bin/g++-12"))
    here = toolchain(cuda((12, 4), newest_gcc=13), torch("2.5.1", cuda="12.4"), hosts)

    made = plan(BINDING, KERNEL, here=here)

    assert made.steps[0].tool == "/usr/bin/g++"
    assert "-ccbin=/usr/bin/g++-12" in reasons(made, "csrc/op.cu")


def test_host_bound_does_not_matter_without_cuda_sources() -> None:
    gcc = GCC._replace(version=(16, 0, 0))

    assert plan(BINDING, here=toolchain(CUDA_13, TORCH, (gcc,))).steps[0].tool == gcc.path


def test_missing_torch_is_refused_where_it_is_included_and_only_there() -> None:
    here = toolchain(CUDA_13)._replace(torch=Missing("torch", "there is none"))

    assert refused(BINDING, here=here).cause == "build-isolation-no-torch"
    assert plan(KERNEL, here=here).steps


def test_missing_headers_of_python_are_told_before_the_compile() -> None:
    here = toolchain(CUDA_13)
    here = here._replace(python=here.python._replace(has_headers=False))

    assert refused(BINDING, here=here).cause == "missing-python-dev-headers"


# ---- what is written from it


def test_plan_says_what_it_was_built_with_in_strings() -> None:
    made = plan(BINDING, KERNEL, GEMM)

    assert made.build_note["torch"] == "2.13.0"
    assert made.build_note["archs"] == "8.0 9.0 9.0a"
    assert "/" not in made.build_note["flags"]
    assert len(made.build_note["sources"]) == 64


def test_editors_read_how_each_source_is_compiled() -> None:
    made = plan(BINDING, KERNEL)

    entries = json.loads(compile_commands(made))

    assert [entry["file"] for entry in entries] == ["csrc/op.cpp", "csrc/op.cu"]
    assert entries[0]["arguments"] == list(made.steps[0].command())


@pytest.mark.skipif(shutil.which("ninja") is None, reason="there is no ninja")
@pytest.mark.compiler
def test_ninja_reads_the_plan(tmp_path: Path) -> None:
    made = plan(BINDING._replace(path="csrc/op $1: b.cpp"), KERNEL)
    (tmp_path / "csrc").mkdir()
    for name in ("op $1: b.cpp", "op.cu"):
        (tmp_path / "csrc" / name).touch()
    (tmp_path / "build" / "opwright").mkdir(parents=True)
    (tmp_path / "build" / "opwright" / "stamp.s").touch()
    (tmp_path / "build.ninja").write_text(ninja(made))

    done = subprocess.run(
        ["ninja", "-n", "-v"], cwd=tmp_path, capture_output=True, text=True, check=True
    )

    assert "'csrc/op $1: b.cpp'" in done.stdout
    assert "-DTORCH_EXTENSION_NAME=_C" in done.stdout
