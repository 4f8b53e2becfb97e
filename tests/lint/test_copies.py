"""A toolkit's own headers and Triton's own sources in a tree are of their own release: nothing is said of that."""

from pathlib import Path

import pytest
from linted import found_in

_REMOVED = "#define cuCtxCreate cuCtxCreate_v2\ncudaOutputMode_t mode();\n"
_OPERATOR = "from triton.ops import matmul\n"


@pytest.mark.parametrize(
    ("beside", "is_copy"), [("driver_types.h", True), ("cupti.h", True), ("op.h", False)]
)
def test_headers_of_a_toolkit(project: Path, beside: str, *, is_copy: bool) -> None:
    folder = project / "backend" / "include"
    folder.mkdir(parents=True)
    (folder / "cuda.h").write_text(_REMOVED)
    (folder / beside).write_text("#pragma once\n")
    assert ("removed-cuda-api" not in dict(found_in("backend"))) is is_copy


@pytest.mark.parametrize(
    ("files", "is_triton"),
    [
        (("language/core.py", "compiler/compiler.py"), True),
        (("language/core.py",), False),
    ],
)
def test_sources_of_triton(project: Path, files: tuple[str, ...], *, is_triton: bool) -> None:
    for name in files:
        path = project / "python" / "triton" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (project / "python" / "bench.py").write_text(_OPERATOR)
    assert ("triton-api-mismatch" not in dict(found_in("python"))) is is_triton


@pytest.mark.parametrize("beside", ["c10/core/Device.h", "op/op.h"])
def test_headers_of_an_unpacked_libtorch(project: Path, beside: str) -> None:
    for name in ("ATen/ATen.h", beside):
        path = project / "libs" / "include" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("#include <TH/TH.h>\n")
    found = [where for cause, where in found_in("libs") if cause == "removed-torch-api"]
    assert bool(found) is (beside == "op/op.h")


def test_headers_of_a_numpy_that_is_brought_along(project: Path) -> None:
    (project / "include" / "numpy").mkdir(parents=True)
    for name in ("ndarraytypes.h", "ufuncobject.h"):
        text = "typedef void (PyArray_FastClipFunc)(void *in);\n"
        (project / "include" / "numpy" / name).write_text(text)
    assert "removed-numpy-api" not in dict(found_in("include"))


@pytest.mark.parametrize("included", ["luaT.h", "op.h"])
def test_the_torch_of_lua_has_kept_its_th(project: Path, included: str) -> None:
    (project / "op.cpp").write_text(
        f'#include <TH/TH.h>\n#include "{included}"\nvoid f(THFloatTensor* x) {{ THError("no"); }}\n'
    )
    assert ("removed-torch-api" in dict(found_in("op.cpp", "."))) is (included == "op.h")


@pytest.mark.parametrize("name", ["torch", "torchy"])
def test_torch_itself_is_built_with_the_standard_of_its_own(project: Path, name: str) -> None:
    for module in ("nn/functional.py", "_tensor.py"):
        path = project / name / module
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("")
    (project / name / "jit.py").write_text(
        "from torch.utils.cpp_extension import load\nload('a', ['a.cpp'], extra_cflags=['-std=c++14'])\n"
    )
    assert ("cxx-standard-too-old" in dict(found_in("."))) is (name != "torch")
