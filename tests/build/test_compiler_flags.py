"""Flags of compilers: each with its reason, and where it does not belong."""

from __future__ import annotations

import pytest
from planned import BINDING, CUDA_13, GEMM, KERNEL, plan, reasons, refused
from toolchains import GCC, requested, toolchain, torch

from opwright.model.build.toolchain import BuildSource, HostCompiler
from opwright.verbs.build.settings.environment import environment_flags


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
    assert flag not in reasons(plan(BINDING, light._replace(is_heavy=True)), "csrc/op.cpp")
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
