"""One fact is one problem: what one import brings, one call gives, one file reads."""

from pathlib import Path

from laws import every_input

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


_FUNCTIONS = "from torch.autograd import Function\n" + "".join(
    f"class {name}(Function):\n    def forward(self, x):\n        return x\n" for name in "AB"
)


_SCHEDULERS = (
    "from torch.optim.lr_scheduler import LambdaLR, StepLR\n"
    "a = LambdaLR(o, f, verbose=True)\nb = StepLR(o, 3, verbose=False)\n"
)
_TEXTS = [
    (_FUNCTIONS, 2),
    ("from numpy import (\n    float_,  # was here\n    unicode_,\n)\n", 2),
    ("import numpy as np\nx = np.float_(1)\ny = np.unicode_('a')\n", 0),
    (_KERNEL, 2),
    (_OPERATORS, 2),
    (_SCHEDULERS, 2),
]


def test_what_is_one_fact(tmp_path: Path) -> None:
    with every_input() as check:
        for text, places in _TEXTS:
            (tmp_path / "op.py").write_text(text)
            target = Target(torch="2.8" if text is _SCHEDULERS else "2.4", numpy="2.2")
            problems = lint([str(tmp_path)], target).problems
            with check(text):
                if places:
                    assert [len(problem.places) for problem in problems] == [places]
                else:
                    assert len(problems) > 1


def test_all_standards_of_a_project_that_are_too_old(tmp_path: Path) -> None:
    (tmp_path / "op.cpp").write_text("#include <torch/extension.h>\n")
    setup = "from torch.utils.cpp_extension import CppExtension\nsetup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=['{}'])])\n"
    (tmp_path / "setup.py").write_text(setup.format("-std=c++17"))
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "op.cpp").write_text("#include <torch/extension.h>\n")
    (tmp_path / "more" / "setup.py").write_text(setup.format("-std=c++14"))
    found = lint([str(tmp_path)], Target(torch="2.13..2.15")).problems
    problems = [one for one in found if one.finding.cause.name == "cxx-standard-too-old"]
    assert [[p.finding.evidence.details["said"] for p in one.places] for one in problems] == [
        ["14", "17"]
    ]


def test_headers_of_one_library_that_are_included_together(tmp_path: Path) -> None:
    op = tmp_path / "op.cpp"
    op.write_text(
        "#include <caffe2/core/context.h>\n#include <caffe2/core/operator.h>\n#include <THC/THC.h>\n"
    )
    problems = lint([str(tmp_path)], Target(torch="2.4")).problems
    assert [len(problem.places) for problem in problems] == [2, 1]


def test_submodules_are_fetched_by_one_command(tmp_path: Path) -> None:
    modules = "".join(f'[submodule "{n}"]\n\tpath = third_party/{n}\n\turl = u\n' for n in "ab")
    (tmp_path / ".gitmodules").write_text(modules)
    adds = "add_subdirectory(third_party/a)\nadd_subdirectory(third_party/b)\n"
    (tmp_path / "CMakeLists.txt").write_text(f"project(op)\n{adds}")
    problems = lint([str(tmp_path)]).problems
    assert [(p.finding.cause.name, len(p.places)) for p in problems] == [
        ("git-submodule-missing", 2)
    ]


def test_of_what_came_with_several_releases_the_newest_is_told(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("from torch.amp import custom_fwd\n")
    (tmp_path / "b.py").write_text("import torch\nSCALE = torch.float8_e8m0fnu\n")
    [problem] = lint([str(tmp_path)], Target(torch=">=2.2")).problems
    assert [p.finding.evidence.details["release"] for p in problem.places] == ["2.7", "2.4"]


def test_what_an_older_torch_lacks_is_told_for_the_newest_release(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text(
        "import torch.distributed as dist\nfrom torch.library import custom_op\n"
        "def f(x, group):\n    dist.isend(x, group_dst=1, group=group)\n    dist.irecv(x, group_src=1, group=group)\n"
    )
    [problem] = lint([str(tmp_path)], Target(torch=">=2.3,<2.11")).problems
    names = [p.finding.evidence.details.get("since") for p in problem.places]
    assert names == ["2.6", "2.6", None]


def test_a_module_that_is_gone_and_what_is_in_it(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("import triton.ops\n")
    (tmp_path / "b.py").write_text("import triton\ny = triton.ops.matmul(1, 2)\n")
    problems = lint([str(tmp_path)], Target(torch="2.8")).problems
    assert [p.finding.evidence.details["what"] for p in problems] == ["triton.ops"]
