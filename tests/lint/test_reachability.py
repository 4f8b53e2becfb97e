"""Findings know the conditions that they stand under: `#if`s, those around includes, `if`s of setup.py, and types."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from laws import every_input

from opwright.causes.engine.registry import find_cause
from opwright.model import Target
from opwright.syntax.cxx.condition_values import Macros, value_of
from opwright.syntax.versions import version_tests
from opwright.verbs.lint.linting import lint

SETUP = (
    "from setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
    "setup(name='g', ext_modules=[CUDAExtension('g', ['op.cu'])])\n"
)
HALF = "void f(at::Tensor x) { g(x.data_ptr<__half>()); }\n"


RECENT = Target(torch="2.6..2.15")


def found(target: Target = RECENT, *causes: str) -> set[tuple[str, int]]:
    """Return the file and line of each finding of some causes, all by default."""
    findings = lint(["."], target).findings
    return {
        (f.evidence.where.split(":")[0], f.evidence.line)
        for f in findings
        if f.cause.name in (causes or ("half-type-instantiation", "removed-torch-api"))
    }


@pytest.mark.parametrize(
    ("condition", "target", "is_found"),
    [
        ("#if TORCH_VERSION_MAJOR < 2", Target(torch="2.6..2.15"), False),
        ("#if TORCH_VERSION_MAJOR < 2", Target(torch="1.13..2.15"), True),
        ("#if !(TORCH_VERSION_MAJOR >= 2 && TORCH_VERSION_MINOR >= 1)", Target(torch="2.6"), False),
        ("#if TORCH_VERSION_MAJOR > 1 || defined(OTHER)", Target(torch="2.6"), True),
        ("#ifdef USE_ROCM", Target(gpus=("sm_90",)), False),
        ("#ifdef USE_ROCM", Target(), True),
        ("#ifndef __CUDACC__", Target(), False),
        ("#if CUDA_VERSION < 12000", Target(cuda="13.0"), False),
        ("#if CUDA_VERSION < 12000", Target(), True),
        ("#if defined(CUDA_VERSION) && CUDA_VERSION >= 13000", Target(cuda="13.0"), True),
        ("#if PY_MAJOR_VERSION < 3", Target(), False),
        ("#if SOMETHING(ELSE) > 1", Target(), True),
        ("#if 1 ? 2", Target(), True),
    ],
)
def test_place_that_no_release_in_question_compiles_has_no_finding(
    project: Path,
    condition: str,
    target: Target,
    is_found: bool,  # noqa: FBT001 - a parameter
) -> None:
    (project / "op.cu").write_text(f"#include <torch/extension.h>\n{condition}\n{HALF}#endif\n")

    assert bool(found(target)) == is_found


@pytest.mark.parametrize(
    ("macro", "condition", "is_found"),
    [
        ("#define NEW \\\n  (TORCH_VERSION_MAJOR > 1)", "#if !NEW", False),
        ("#define NEW (TORCH_VERSION_MAJOR > 1)", "#if NEW", True),
        ("#define TWO 2\n#define NEW (TORCH_VERSION_MAJOR >= TWO)", "#if !NEW", False),
        ("#if TORCH_VERSION_MAJOR > 1\n#define NEW\n#endif", "#ifndef NEW", False),
        ("#if TORCH_VERSION_MAJOR < 2\n#define OLD 1\n#endif", "#ifdef OLD", False),
        (
            "#if TORCH_VERSION_MAJOR < 2\n#define OLD 1\n#else\n#define OLD 0\n#endif",
            "#if OLD",
            False,
        ),
        ("#ifdef OTHER\n#define OLD 1\n#endif", "#ifdef OLD", True),
        ("#ifndef OLD\n#define OLD 0\n#endif", "#if OLD", True),
        ("#define OLD 0\n#undef OLD", "#if OLD", True),
        ("#define OLD(x) 0", "#if OLD(1)", True),
        ("#define OLD OLD", "#if OLD", True),
    ],
)
@pytest.mark.parametrize("is_header", [True, False])
def test_macros_of_the_project_itself_decide(
    project: Path,
    macro: str,
    condition: str,
    is_header: bool,  # noqa: FBT001 - a parameter
    is_found: bool,  # noqa: FBT001 - likewise
) -> None:
    (project / "own.h").write_text(f"{macro}\n")
    begin = '#include "own.h"\n' if is_header else f"{macro}\n"
    (project / "op.cu").write_text(f"{begin}{condition}\n{HALF}#endif\n")

    assert bool(found()) is is_found


def test_conditions_around_includes_count_on_every_way_to_a_header(project: Path) -> None:
    (project / "setup.py").write_text(SETUP)
    (project / "op.cu").write_text(
        '#include <torch/extension.h>\n#if TORCH_VERSION_MAJOR < 2\n#include "old.h"\n#endif\n'
        '#ifdef OLD_TORCH_1_4\n#include "older.h"\n#endif\n#include "shared.h"\n'
    )
    (project / "old.h").write_text('#include "oldest.h"\n#include "shared.h"\n' + HALF)
    for name in ("oldest.h", "older.h", "shared.h"):
        (project / name).write_text('void f() { AT_CHECK(true, ""); }\n' + HALF)

    assert found() == {("older.h", 2), ("shared.h", 1), ("shared.h", 2)}


_CHECKS = "#define CHECK(x) \\\n  AT_CHECK(x.is_cuda())\n#define ALL(x) CHECK(x)\n"
_EXPANDED = [
    ("", False),
    ("#ifdef CHECK\n#undef ALL\n#endif\n", False),
    ("void f(at::Tensor x) { ALL(x); }\n", True),
    ("#define NAMED(x) CHECK_##x\n", True),
    ('#include "own.h"\n', True),
    ("// CHECK(x)\n", False),
]


def test_a_macro_that_nothing_expands_is_not_told_of(project: Path) -> None:
    (project / "own.h").write_text("inline void g(at::Tensor x) { ALL(x); }\n")
    with every_input() as check:
        for more, is_found in _EXPANDED:
            (project / "op.cu").write_text(f"#include <torch/extension.h>\n{_CHECKS}{more}")
            with check(more):
                assert (("op.cu", 3) in found()) == is_found


def test_headers_that_include_each_other_in_many_ways_take_no_time(project: Path) -> None:
    (project / "setup.py").write_text(SETUP)
    includes = "".join(f'#include "h{number}.h"\n' for number in range(14))
    for number in range(14):
        (project / f"h{number}.h").write_text(f"{includes}void f{number}() {{ AT_CHECK(true); }}\n")
    guarded = f"#include <torch/extension.h>\n#if TORCH_VERSION_MAJOR < 2\n{includes}#endif\n"
    (project / "op.cu").write_text(guarded)

    assert found() == set()
    (project / "op.cu").write_text(f"{guarded}{includes}")
    assert len(found()) == 14


def test_headers_of_the_stable_interface_behind_a_choice_are_no_requirement(project: Path) -> None:
    (project / "pyproject.toml").write_text(
        "[project]\nname = 'op'\ndependencies = ['torch>=1.10']\n"
    )
    (project / "stable.h").write_text("#include <torch/csrc/stable/library.h>\n")
    (project / "api.h").write_text('#ifdef OWN_STABLE_ABI\n#include "stable.h"\n#endif\n')
    (project / "op.cpp").write_text('#include "api.h"\n')

    assert found(Target(), "torch-too-old-for-package") == set()
    (project / "other.cpp").write_text('#include "stable.h"\n')
    assert found(Target(), "torch-too-old-for-package") == {("stable.h", 1)}


FLAGS = """\
import torch
from packaging import version
from setuptools import setup
from torch.utils.cpp_extension import CppExtension
TORCH_MAJOR, TORCH_MINOR = (int(x) for x in torch.__version__.split(".")[:2])
torch_version = version.parse(torch.__version__)
if {}:
    flags = ["-std=c++17"]
else:
    flags = ["-std=c++14"]
setup(name="g", ext_modules=[CppExtension("g", ["op.cpp"], extra_compile_args=flags)])
"""


@pytest.mark.parametrize(
    ("condition", "line"),
    [
        ("TORCH_MAJOR > 1", 8),
        ("TORCH_MAJOR == 1", 10),
        ("(TORCH_MAJOR, TORCH_MINOR) >= (2, 1)", 8),
        ("torch_version >= version.parse('2.1')", 8),
        ("not torch_version < version.Version('2.1')", 8),
        ("int(torch.__version__.split('.')[0]) < 2", 10),
        ("torch.__version__.startswith('1.')", 10),
        ("torch_version.major >= 2 and os.name == 'posix'", None),
        ("is_new(torch_version)", None),
        ("IS_ROCM", None),
        ("not IS_ROCM", 8),
        ("BUILDS and not IS_ROCM", 8),
        ("IS_ROCM and not BUILDS", None),
        ("not IS_ROCM and is_new(torch_version)", None),
        ("BUILDS or not IS_ROCM", None),
    ],
)
def test_standard_under_a_version_test_is_judged_by_it(
    project: Path, condition: str, line: int | None
) -> None:
    (project / "setup.py").write_text(FLAGS.format(condition))
    (project / "op.cpp").write_text("#include <torch/extension.h>\n")

    places = found(Target(torch="2.6..2.15"), "cxx-standard-too-old")

    assert places == ({("setup.py", line)} if line else set())


def test_number_of_somebodys_class_is_no_tensors(project: Path) -> None:
    head = "#include <torch/extension.h>\n"
    (project / "own.cu").write_text(
        f"{head}void f(const Shape& s) {{ int n = s.numel(); g(n); }}\n"
    )
    (project / "tensor.cu").write_text(
        f"{head}void f(at::Tensor s) {{ int n = s.numel(); g(n); }}\n"
    )

    numbers = lint(["."], causes=[find_cause("int-for-numel")]).findings
    assert {f.evidence.where.partition(":")[0] for f in numbers} == {"tensor.cu"}


def test_pin_before_the_database_is_told_and_judged(project: Path) -> None:
    (project / "setup.py").write_text(
        SETUP.replace("name='g'", "name='g', install_requires=['torch==1.7.1']")
    )
    (project / "op.cu").write_text(
        '#include <torch/extension.h>\n#include <THC/THC.h>\nvoid f() { AT_CHECK(true, ""); }\n'
    )

    linted = lint(["."])

    assert [f.evidence.line for f in linted.findings if f.cause.name == "removed-torch-api"] == [3]
    assert "1.7.1 is older than 1.8" in linted.notes[0]


@given(st.text(alphabet="01aX_()!&|<>=+-*/%^~? defind", max_size=60))
def test_condition_of_any_text_is_a_number_or_unknown(text: str) -> None:
    value = value_of(text, Macros({"a": "1", "X": "a + 1"}, frozenset({"_"})))

    assert value is None or isinstance(value, int)


@given(st.integers(0, 99), st.integers(0, 99), st.sampled_from(["<", "<=", ">", ">=", "==", "!="]))
def test_conditions_compare_as_numbers_do(left: int, right: int, sign: str) -> None:
    expected = bool(eval(f"{left} {sign} {right}"))  # noqa: S307 - numbers

    assert bool(value_of(f"{left}UL {sign} {hex(right)}", Macros({}))) == expected
    script = "v = int(torch.__version__.split('.')[0])\n"
    assert version_tests.holds(f"v {sign} {right}", script, f"{left}.0.0") == expected


_CLOCK = "int f(cudaDeviceProp p) { return p.clockRate; }\n"
_CONTEXT = "void f(CUdevice d) { CUcontext c; cuCtxCreate(&c, 0, d); }\n"
_CALL = "auto f = PyEval_CallObject;\n"


@pytest.mark.parametrize(
    ("condition", "code", "cause"),
    [
        ("TORCH_VERSION_MAJOR >= 2", "void f(at::Tensor x) { AT_CHECK(x.dim()); }\n", "removed-torch-api"),
        ("TORCH_VERSION_MAJOR < 2", "void f(at::Tensor x) { AT_CHECK(x.dim()); }\n", None),
        ("TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR < 2", "c10::variant<int> x;\n", None),
        ("TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR > 5", "c10::variant<int> x;\n", "removed-torch-api"),
        ("CUDART_VERSION >= 11000", _CLOCK, "removed-cuda-api"),
        ("CUDART_VERSION >= 11000 && !defined(USE_ROCM)", _CLOCK, "removed-cuda-api"),
        ("CUDART_VERSION < 13000", _CLOCK, None),
        ("defined(USE_ROCM)", _CLOCK, None),
        ("OWN_CUDA_VERSION >= 12", _CLOCK, None),
        ("CUDA_VERSION >= 12000", _CONTEXT, "wrong-arguments"),
        ("CUDA_VERSION < 13000", _CONTEXT, None),
        ("PY_VERSION_HEX >= 0x03080000", _CALL, "removed-python-api"),
        ("PY_VERSION_HEX < 0x030D0000", _CALL, None),
        ("PY_MAJOR_VERSION == 3 && PY_MINOR_VERSION >= 13", _CALL, "removed-python-api"),
    ],
)  # fmt: skip
def test_version_that_a_condition_asks_for_is_compared_with_each_release(
    project: Path, condition: str, code: str, cause: str | None
) -> None:
    (project / "op.cpp").write_text(
        f"#include <torch/extension.h>\n#include <Python.h>\n#if {condition}\n{code}#endif\n"
    )

    findings = lint(["."], RECENT._replace(cuda="13.0", python=">=3.10")).findings

    assert [f.cause.name for f in findings] == [cause] * (cause is not None)


@pytest.mark.parametrize(("call", "is_found"), [("", False), ("    build('op')\n", True)])
def test_inner_function_that_nothing_names_is_never_run(
    tmp_path: Path, call: str, *, is_found: bool
) -> None:
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'op'\n")
    (tmp_path / "use.py").write_text(
        "import numpy as np\n\n\ndef load(args):\n    def build(name):\n        return np.in1d(name, args)\n\n"
        f"{call}    return args\n\n\nload(1)\n"
    )
    found = {finding.cause.name for finding in lint([str(tmp_path)]).findings}
    assert ("removed-numpy-api" in found) == is_found


def test_private_method_that_nothing_names_is_never_run(tmp_path: Path) -> None:
    methods = "    def _old(self, x):\n        return np.in1d(x, x)\n\n    def test_it(self):\n        {}\n"
    heads = {"class TestIt(TestCase):": False, "class It(Module):": True}
    (tmp_path / "setup.py").write_text("setup(name='op', packages=['op'])\n")
    with every_input() as check:
        for head, is_found in heads.items():
            for call in ("pass", "self._old(1)"):
                text = f"import numpy as np\n\n\n{head}\n{methods.format(call)}\n\nrun(globals())\n"
                (tmp_path / "test_it.py").write_text(text)
                found = {finding.cause.name for finding in lint([str(tmp_path)]).findings}
                with check(f"{head} {call}"):
                    assert ("removed-numpy-api" in found) == (is_found or call != "pass")


@pytest.mark.parametrize(
    ("folder", "body", "other", "is_found"),
    [
        ("op/run/zero", "", "", False),
        ("op/run/zero", "", "lcm = 4\nprint(lcm)\n", False),
        ("op/run/zero", "", "from op.run.zero.ops import lcm\n", True),
        ("op/run/zero", "", "from op.run.zero import ops\nops.lcm(4, 6)\n", True),
        ("op/run/zero", "", "from .zero.ops import *\n", True),
        ("op/run/zero", "", "f = getattr(ops, 'lcm')\n", True),
        ("op/run/zero", "    'Of users.'\n", "", True),
        ("op", "", "", True),
    ],
)
def test_helper_deep_in_a_package_that_nothing_calls(
    tmp_path: Path, folder: str, body: str, other: str, *, is_found: bool
) -> None:
    (tmp_path / "setup.py").write_text("setup(name='op', packages=['op'])\n")
    package = tmp_path
    for name in folder.split("/"):
        package /= name
        package.mkdir()
        (package / "__init__.py").touch()
    (package / "ops.py").write_text(
        f"def lcm(x, y):\n{body}    from fractions import gcd\n    return x * y // gcd(x, y)\n"
        "def f(x):\n    return x\n"
    )
    (tmp_path / "op" / "use.py").write_text(f"{other}from op.run.zero.ops import f\nf(1)\n")
    found = {finding.cause.name for finding in lint([str(tmp_path)]).findings}
    assert ("removed-python-api" in found) == is_found


@pytest.mark.parametrize(
    ("name", "other", "is_found"),
    [
        ("op/_gone/__init__.py", "", False),
        ("op/_gone.py", "", False),
        ("op/_gone/__init__.py", "from . import _gone\n", True),
        ("op/_gone/__init__.py", "import op._gone as gone\n", True),
        ("op/_gone/__init__.py", "import importlib\nimportlib.import_module(name)\n", True),
        ("op/gone/__init__.py", "", True),
        ("tools/_gone.py", "", True),
    ],
)
def test_private_module_that_nothing_imports(
    tmp_path: Path, name: str, other: str, *, is_found: bool
) -> None:
    (tmp_path / "setup.py").write_text("setup(name='op', packages=['op'])\n")
    (tmp_path / name).parent.mkdir(parents=True)
    (tmp_path / "op").mkdir(exist_ok=True)
    (tmp_path / "op" / "__init__.py").write_text(f"{other}OPS = 1\n")
    (tmp_path / name).write_text("from torch.utils.ffi import _wrap_function\n_wrap_function(1)\n")
    found = {finding.cause.name for finding in lint([str(tmp_path)]).findings}
    assert ("removed-torch-api" in found) == is_found


_GONE = "from collections import Sequence\nimport logging\nlog = logging.getLogger()\n\n\ndef f(x):\n    return isinstance(x, Sequence)\n"
_HELPER = "import logging\nlog = logging.getLogger()\n\n\ndef f(x):\n    from fractions import gcd\n    return gcd(x, 2)\n"
_UNREACHED = [
    ({"op/gone.py": _GONE}, False),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\n\n\ndef g(x):\n    return f(x)\n"}, False),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\n\nif __name__ == '__main__':\n    f(1)\n"}, True),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\n", "run_it.py": "from op import use\nuse.f(1)\n"}, True),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\nclass A: ...\n", "tests/test_op.py": "from op.use import f\n"}, True),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\nclass A: ...\n", "start.py": "import hydra\n\nhydra.main()\n"}, True),
    ({"op/gone.py": _GONE, "op/use.py": "from .gone import f\n\nf(1)\n"}, True),
    ({"op/gone.py": _GONE, "README.md": "`from op.gone import f`\n"}, True),
    ({"gone.py": _GONE, "use.py": "def g(): ...\n"}, True),
    ({"op/old/__init__.py": "", "op/old/gone.py": f"{_GONE}f(1)\n", "setup.py": "setup(packages=['op', 'op.old'])\n", "op/use.py": "# the old way\nprint(1)\n"}, False),
    ({"op/old/__init__.py": "", "op/old/gone.py": f"{_GONE}f(1)\n", "op/use.py": "from op.old.gone import f\nf(1)\n"}, True),
    ({"op/old/__init__.py": "", "op/old/gone.py": f"{_GONE}f(1)\n", "op/use.py": "from . import (\n    old,\n)\nold.f(1)\n"}, True),
    ({"old_op/gone.py": f"{_GONE}f(1)\n", "op/use.py": "print(1)\n"}, False),
    ({"op/gone.py": f"{_GONE}f(1)\n", **{f"op/{n}.py": "print 'it'\n" for n in "abc"}}, False),
    ({"op/gone.py": f"{_GONE}f(1)\n", "op/a.py": "print 'it'\n"}, True),
    ({"op/gone.py": f"{_GONE}f(1)\n", "op/gone/__init__.py": "", "op/use.py": "from .gone import g\ng(1)\n"}, False),
    ({"gone.py": f"{_GONE}f(1)\n", "gone/__init__.py": ""}, True),
    ({"op/utils.py": _HELPER, "op/use.py": "from . import utils\nutils.log.info(1)\n"}, False),
    ({"op/utils.py": _HELPER, "op/use.py": "from . import utils\n", "README.md": "Call `f`.\n"}, True),
    ({"op/utils.py": _HELPER, "op/use.py": "from op.utils import *\n"}, True),
    ({"op/utils.py": _HELPER, "use/use.py": "from use.utils import *\n"}, False),
    ({"op/gone.v1.py": _GONE, "op/use.py": "print(1)\n"}, False),
    ({"op/gone.v1.py": _GONE, "op/use.py": "open('op/gone.v1.py')\n"}, True),
    ({"op/06-gone.py": f"{_GONE}f(1)\n", "PKG-INFO": "Name: op\n"}, False),
    ({"op/06-gone.py": f"{_GONE}f(1)\n", "PKG-INFO": "Name: op\n", "README.md": "python op/06-gone.py\n"}, True),
    ({"tests/conftest.py": _HELPER, "tests/test_f.py": "class F:\n    def test_f(self):\n        self.f(1)\n"}, False),
    ({"tests/conftest.py": _HELPER, "tests/test_f.py": "from .conftest import f\nf(1)\n"}, True),
    ({"op/gone-1.py": f"{_GONE}\nif __name__ == '__main__':\n    f(1)\n"}, True),
]  # fmt: skip


def test_modules_that_no_chain_of_imports_reaches(tmp_path: Path) -> None:
    with every_input() as check:
        for number, (files, is_found) in enumerate(_UNREACHED):
            tree = tmp_path / f"project_{number}"
            for name, text in {
                "setup.py": "setup(name='op', packages=['op'])\n",
                "op/__init__.py": "",
                **files,
            }.items():
                (tree / name).parent.mkdir(parents=True, exist_ok=True)
                (tree / name).write_text(text)
            found = {finding.cause.name for finding in lint([str(tree)]).findings}
            with check(str(files)):
                assert ("removed-python-api" in found) == is_found
