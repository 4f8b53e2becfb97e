"""C++ and CUDA in the strings of a Python file, which `load_inline` compiles."""

from __future__ import annotations

from pathlib import Path

import pytest

from opwright import lint
from opwright.verbs.lint.fixes import fixed

_KERNEL = """\
__global__ void add(float* x, int n) { x[threadIdx.x] += n; }
torch::Tensor run(torch::Tensor x) {
  AT_CHECK(x.is_cuda(), "on the GPU\\\\n");
  add<<<1, 32>>>(x.data_ptr<float>(), 1);
  return x;
}
"""
_CALL = (
    "from torch.utils.cpp_extension import load_inline\n"
    'ops = load_inline("ops", cpp_sources="torch::Tensor run(torch::Tensor x);", cuda_sources={})\n'
)


def _found(path: Path, text: str) -> list[tuple[str, int]]:
    path.write_text(text, encoding="utf-8")
    return [(f.cause.name, f.evidence.line) for f in lint(path).findings]


@pytest.mark.parametrize("cuda", ["source", "[source]", "head + source", "[head, source]"])
def test_strings_are_linted_at_their_lines(tmp_path: Path, cuda: str) -> None:
    text = f'head = "int n = 1;"\nsource = """\n{_KERNEL}"""\n{_CALL.format(cuda)}'

    found = _found(tmp_path / "ops.py", text)

    assert found == [("removed-torch-api", 5), ("launch-on-default-stream", 6)]


@pytest.mark.parametrize(
    "text",
    [
        f'source = """\n{_KERNEL}"""\nops = compile(source)\n',
        f'source = f"""\n{_KERNEL}"""\n{_CALL.format("source")}',
        f'source = """\n{_KERNEL}"""\n{_CALL.format("source.format(n=1)")}',
        f'source = """\n{_KERNEL}"""\nsource = other()\n{_CALL.format("source")}',
        f'source = """\n{_KERNEL.replace("  AT", "  // opwright: ignore-file because AT")}"""\n{_CALL.format("source")}',
    ],
    ids=["another function", "filled in", "formatted", "two values", "ignored"],
)
def test_strings_that_are_put_together_or_ignored_are_left_out(tmp_path: Path, text: str) -> None:
    assert _found(tmp_path / "ops.py", text) == []


def test_fix_changes_the_string(tmp_path: Path) -> None:
    path = tmp_path / "ops.py"
    path.write_text(f'source = """\n{_KERNEL}"""\n{_CALL.format("source")}', encoding="utf-8")

    [file] = lint(path).files

    assert fixed(file).after == file.text.replace("AT_CHECK", "TORCH_CHECK")
