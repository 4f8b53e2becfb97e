"""One fact is one problem: what one import brings, one call gives, one file reads."""

from pathlib import Path

import pytest

from opwright import lint
from opwright.model import Target

_KERNEL = (
    "import triton\nimport triton.language as tl\nROWS = 4\nCOLUMNS = 8\n"
    "@triton.jit\ndef scale(x):\n    tl.store(x + tl.program_id(0) * ROWS, 1.0)\n"
    "@triton.jit\ndef shift(x):\n    tl.store(x + tl.program_id(0) * COLUMNS, 1.0)\n"
)
_OPERATORS = (
    "from __future__ import annotations\nimport torch\nfrom torch import Tensor\nfrom torch.library import custom_op\n"
    '@custom_op("a::f", mutates_args=())\ndef f(x: Tensor, k: int) -> Tensor:\n    return x\n'
    '@custom_op("a::g", mutates_args=())\ndef g(y: Tensor) -> Tensor:\n    return y\n'
)


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("from numpy import (\n    float_,  # was here\n    unicode_,\n)\n", 2),
        ("import numpy as np\nx = np.float_(1)\ny = np.unicode_('a')\n", 0),
        (_KERNEL, 2),
        (_OPERATORS, 2),
    ],
)
def test_what_is_one_fact(tmp_path: Path, text: str, places: int) -> None:
    (tmp_path / "op.py").write_text(text)
    problems = lint([str(tmp_path)], Target(torch="2.4", numpy="2.2")).problems
    if places:
        assert [len(problem.places) for problem in problems] == [places]
    else:
        assert len(problems) > 1
