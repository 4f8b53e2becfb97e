"""What lint makes of Triton kernels is compiled by Triton itself, down to PTX: no GPU is needed for that."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from opwright.verbs.lint.fixes import fixed
from opwright.verbs.lint.linting import lint

pytestmark = pytest.mark.compiler
HEAD = "import triton\nimport triton.language as tl\n\n"
BROKEN = {
    "triton-nonconstexpr-global": (
        f"{HEAD}ROWS = 4\nSCALE: tl.constexpr = 2.0\n\n\n@triton.jit\ndef kernel(x):\n"
        "    tl.store(x + tl.program_id(0) * ROWS, SCALE)\n"
    ),
    "triton-api-mismatch": (
        f"{HEAD}@triton.jit\ndef kernel(x):\n"
        "    tl.store(x, tl.math.tanh(tl.load(x)) + tl.math.log1p(tl.load(x)))\n"
    ),
}


def _compiled(path: Path) -> str:
    triton = pytest.importorskip("triton", minversion="3.3")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec
    assert spec.loader
    module: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    source = triton.compiler.ASTSource(fn=module.kernel, signature={"x": "*fp32"}, constexprs={})
    target = triton.backends.compiler.GPUTarget("cuda", 80, 32)
    return str(triton.compile(source, target=target).asm["ptx"])


@pytest.mark.parametrize("name", BROKEN)
def test_kernel_that_triton_refuses_compiles_once_it_is_fixed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.setenv("TRITON_DEFAULT_FP_FUSION", "1")  # 3.9 warns of it being unset
    broken = tmp_path / "broken.py"
    broken.write_text(BROKEN[name])
    with pytest.raises(Exception, match=r"Cannot access global variable|has no attribute 'tanh'"):
        _compiled(broken)

    path, text = tmp_path / "repaired.py", BROKEN[name]
    for _ in range(3):  # each run makes the first of edits that overlap
        path.write_text(text)
        for file in lint([str(path)]).files:
            assert {finding.cause.name for finding in file.findings} == {name}
            text = fixed(file, unsafe=True).after

    assert lint([str(path)]).findings == ()
    assert ".entry kernel" in _compiled(path)
