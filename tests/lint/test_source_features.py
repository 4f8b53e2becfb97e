"""What sources say of how they must be compiled."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright.verbs.build.sources.includes import Includes, folders_of_flags, included_files
from opwright.verbs.build.sources.source_features import TELLING_HEADERS, read_features

WGMMA = '__device__ void f() {\n  asm volatile("wgmma.fence.sync.aligned;\\n" ::: "memory");\n}\n'


def needs(text: str, path: str = "a.cu", **headers: str) -> list[tuple[str, tuple[int, ...], bool]]:
    found = read_features(path, text, {f"{k}.cuh": v for k, v in headers.items()}, "")
    return [(need.what, need.archs, need.is_guarded) for need in found.needs]


def test_instruction_of_hopper_in_assembly_needs_it() -> None:
    assert needs(WGMMA) == [("wgmma", (90,), False)]


def test_place_of_the_instruction_is_told() -> None:
    (need,) = read_features("csrc/a.cu", WGMMA, {}, "").needs

    assert need.where == "csrc/a.cu:2:17"


def test_header_of_the_project_counts_as_the_source_does() -> None:
    assert needs('#include "b.cuh"\n', b=WGMMA) == [("wgmma", (90,), False)]


@pytest.mark.parametrize(
    "condition",
    [
        "#if __CUDA_ARCH__ >= 900",
        "#ifdef __CUDA_ARCH_FEAT_SM90_ALL",
        "#if defined(CUTLASS_ARCH_MMA_SM90A_ENABLED)",
    ],
)
def test_condition_on_the_architecture_guards(condition: str) -> None:
    assert needs(f"{condition}\n{WGMMA}#endif\n") == [("wgmma", (90,), True)]


def test_place_without_a_condition_counts_where_there_are_both() -> None:
    assert needs(f"#if __CUDA_ARCH__ >= 900\n{WGMMA}#endif\n{WGMMA}") == [("wgmma", (90,), False)]


def test_guard_of_a_header_is_no_condition_on_the_architecture() -> None:
    assert needs(f"#ifndef GEMM_SM90_H_\n#define GEMM_SM90_H_\n{WGMMA}#endif\n")[0][2] is False


@pytest.mark.parametrize(
    "text",
    [
        "// wgmma.mma_async is for later\n",
        "/* setmaxnreg.inc */\n",
        'asm("cp.async.bulk.tensor.2d.shared::cluster.global.tile [%0], [%1];");\n',
        "int wgmma = 1;\n",
    ],
    ids=["a comment", "another", "TMA, which plain sm_90 has", "a name"],
)
def test_what_every_architecture_compiles_needs_none(text: str) -> None:
    assert needs(text) == []


def test_source_for_the_cpu_needs_none() -> None:
    assert needs(WGMMA, "a.cpp") == []


@pytest.mark.parametrize(
    ("text", "archs"),
    [
        ('asm("tcgen05.alloc.cta_group::1.sync.aligned");', (100, 101, 103, 110)),
        ("using ArchTag = cutlass::arch::Sm90;\nusing A = CollectiveBuilder<ArchTag, B>;\n", (90,)),
        (
            "using A = cutlass::gemm::collective::CollectiveBuilder<cutlass::arch::Sm100, B>;",
            (100, 101, 103, 110),
        ),
    ],
)
def test_other_special_instructions_are_known(text: str, archs: tuple[int, ...]) -> None:
    assert [archs_ for _, archs_, _ in needs(text)] == [archs]


def test_binding_of_torch_is_heavy_and_makes_a_module() -> None:
    text = "#include <torch/extension.h>\nPYBIND11_MODULE(TORCH_EXTENSION_NAME, m) {}\n"
    included = frozenset(("torch/extension.h", "ATen/ATen.h", "Python.h"))

    found = read_features("op.cpp", text, {}, "", included)

    assert (found.uses_torch, found.uses_python, found.is_heavy, found.makes_module) == (True,) * 4
    assert found.has_frontend


def test_frontend_is_seen_whatever_the_projects_own_headers_include(tmp_path: Path) -> None:
    (tmp_path / "own.h").write_text("#include <Python.h>\n#include <ATen/ATen.h>\n")
    source, code = str(tmp_path / "op.cpp"), '#include <torch/extension.h>\n#include "own.h"\n'
    includes = Includes([str(tmp_path)])
    headers = includes.own_headers(source, code)

    included = includes.names({source: code, **headers}, enough=TELLING_HEADERS)

    assert read_features(source, code, headers, "", included).has_frontend


def test_every_operator_of_torch_is_heavy_without_the_frontend() -> None:
    included = frozenset(("torch/types.h", "ATen/ATen.h"))

    found = read_features("op.cpp", "#include <torch/types.h>\n", {}, "", included)

    assert found.is_heavy
    assert not found.has_frontend


def test_kernel_without_torch_is_none_of_these() -> None:
    found = read_features("op.cu", "#include <cuda_fp16.h>\n__global__ void f() {}\n", {}, "")

    assert not any((found.uses_torch, found.uses_python, found.is_heavy, found.makes_module))


def test_included_files_are_told_as_they_are_written() -> None:
    assert included_files('#include "a.h"\n# include <b/c.h>\n// #include "d.h"\n') == (
        "a.h",
        "b/c.h",
    )


# ---- following includes


@pytest.fixture
def headers(tmp_path: Path) -> Includes:
    """Return some headers: of a project, and of others."""
    texts = {
        "own/op.h": '#include "parts/detail.h"\n#include <lib/maybe.h>\n',
        "own/parts/detail.h": '#include "beside.h"\n',
        "own/parts/beside.h": "#include <lib/api.h>\n",
        "others/lib/api.h": "#pragma once\n#include <lib/bindings.h>\n#include <vector>\n",
        "others/lib/bindings.h": "#ifndef BINDINGS_H\n#define BINDINGS_H\n#include <Python.h>\n#endif\n",
        "others/lib/maybe.h": "#ifdef WITH_PYTHON\n#include <structmember.h>\n#endif\n",
        "others/lib/torch.h": "#ifdef TORCH_API_INCLUDE_EXTENSION_H\n#include <Python.h>\n#endif\n",
        "others/lib/a.h": "#include <lib/b.h>\n",
        "others/lib/b.h": "#include <lib/a.h>\n",
    }
    for name, text in texts.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text)
    return Includes([str(tmp_path / "own")], [str(tmp_path / "others")])


def test_includes_are_followed_through_the_headers_of_others(headers: Includes) -> None:
    found = headers.names({"/src/op.cpp": "#include <op.h>\n"})

    assert {"lib/api.h", "lib/bindings.h", "vector", "Python.h", "structmember.h"} <= found


def test_own_headers_are_told_from_those_of_others(headers: Includes) -> None:
    found = headers.own_headers("/src/op.cpp", "#include <op.h>\n")

    assert [Path(path).name for path in found] == ["op.h", "detail.h", "beside.h"]


def test_headers_that_include_each_other_end(headers: Includes) -> None:
    assert headers.names({"/src/op.cpp": "#include <lib/a.h>\n"}) == {"lib/a.h", "lib/b.h"}


@pytest.mark.parametrize(
    ("header", "python"),
    [("lib/api.h", "Python.h"), ("lib/torch.h", "Python.h"), ("lib/maybe.h", None)],
)
def test_header_behind_a_macro_that_others_define_is_not_certain(
    headers: Includes, header: str, python: str | None
) -> None:
    found = headers.names({"/src/op.cpp": f"#include <{header}>\n"}, certain=True)

    assert (found & {"Python.h", "structmember.h"}) == ({python} if python else set())


def test_folders_of_headers_are_read_from_flags() -> None:
    flags = ["-O2", "-Icsrc", "-I", "inc", "-isystem", "/opt/x", "-isystem/y", "-iquote", "q"]

    assert list(folders_of_flags(flags)) == ["csrc", "inc", "/opt/x", "/y", "q"]


def test_module_for_windows_alone_is_none_here() -> None:
    init = "PyMODINIT_FUNC PyInit_op(void) { return NULL; }\n"

    assert read_features("op.cpp", init, {}, "").makes_module
    assert not read_features("op.cpp", f"#ifdef _WIN32\n{init}#endif\n", {}, "").makes_module
