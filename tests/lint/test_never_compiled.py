"""What no build of a project compiles is not linted; what one may compile is."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest
from laws import every_input

from opwright.verbs.lint.linting import lint

_OP = """\
#include <torch/extension.h>
__global__ void add(float* x) { x[threadIdx.x] += 1; }
void run(at::Tensor x) { add<<<1, 32>>>(x.data_ptr<float>()); }
"""
_SETUP = """\
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension
setup(name="op", ext_modules=[CUDAExtension("op", {sources})], cmdclass={{"build_ext": BuildExtension}})
"""


def _found_in(folder: Path) -> set[str]:
    """Return the files under `folder` of which a launch on the default stream is told."""
    return {
        Path(file.path).relative_to(folder).as_posix()
        for file in lint(folder).files
        if any(finding.cause.name == "launch-on-default-stream" for finding in file.findings)
    }


def _project(folder: Path, sources: str, *names: str, **others: str) -> None:
    (folder / "setup.py").write_text(_SETUP.format(sources=sources))
    for name in names:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(_OP)
    for name, text in others.items():
        (folder / f"{name}.py").write_text(text)


@pytest.mark.parametrize(
    ("sources", "copy"),
    [
        ("['csrc/op.cu']", "csrc/op_backup.cu"),
        ("['csrc/op.cu']", "csrc/temp/op.cu"),
        ("['csrc/bind.cpp', *glob('csrc/*_v2.cu'), 'csrc/op.cu']", "csrc/op_v1.cu"),
        ("['csrc/op.cu',\n    # 'csrc/slow.cu',\n]", "csrc/slow.cu"),
        ("['csrc/op.cu',\n# ]), CUDAExtension('more', [\n#    'more/sum.cu'\n]", "more/sum.cu"),
    ],
)
def test_an_old_copy_that_the_lists_of_sources_leave_out_is_not_linted(
    tmp_path: Path, sources: str, copy: str
) -> None:
    _project(tmp_path, sources, "csrc/op.cu", copy)
    assert _found_in(tmp_path) == {"csrc/op.cu"}


def test_what_only_a_comment_still_builds_is_not_linted(tmp_path: Path) -> None:
    left = "[]),\n# CUDAExtension('op', ['csrc/op.cu'])\n], package_data={'op': ['csrc/*']}, classifiers=[str(1"
    _project(tmp_path, left, "csrc/op.cu")
    (tmp_path / "use.py").write_text("print(1)\n")
    assert _found_in(tmp_path) == set()


def test_what_a_test_compares_with_is_not_linted(tmp_path: Path) -> None:
    _project(
        tmp_path, "sources", "csrc/op.cu", "tests/data/reference_output/2.5/op.cu", "tests/op.cu"
    )
    assert _found_in(tmp_path) >= {"csrc/op.cu"}
    assert not any("reference" in path for path in _found_in(tmp_path))


@pytest.mark.parametrize(
    "sources",
    [
        "['csrc/op.cu', *glob('csrc/*')]",
        "['csrc/op.cu',\n    # 'csrc/other.cu',\n    *glob('csrc/ot*.cu')]",
        "['csrc/op.cu', *glob('csrc/*.c*')]",
        "['csrc/op.cu', *glob('csrc/*.cu')]",
        "['csrc/op.cu', *(f'csrc/{name}.cu' for name in NAMES)]",
        "['csrc/op.cu', 'csrc/' + name + '.cu']",
        "['csrc/op.cu', *(f'csrc/{f}' for f in os.listdir('csrc'))]",
        "sources",
        "['bind.cpp']",
    ],
)
def test_a_source_that_a_build_may_take_is_linted(tmp_path: Path, sources: str) -> None:
    _project(tmp_path, sources, "csrc/op.cu", "csrc/other.cu")
    assert _found_in(tmp_path) == {"csrc/op.cu", "csrc/other.cu"}


def test_a_source_that_another_one_includes_or_python_loads_is_linted(tmp_path: Path) -> None:
    _project(
        tmp_path,
        "['csrc/op.cu']",
        "csrc/op.cu",
        "csrc/part.cu",
        "csrc/later.cu",
        jit="op = load('later', [os.path.join(here, 'csrc', 'later.cu')])\n",
    )
    (tmp_path / "csrc" / "whole.cpp").write_text('#include "part.cu"\n')
    assert _found_in(tmp_path) == {"csrc/op.cu", "csrc/part.cu", "csrc/later.cu"}


def test_of_the_same_sources_for_several_releases_of_torch_the_latest_are_linted(
    tmp_path: Path,
) -> None:
    _project(tmp_path, "sources", "ops-pytorch-1.4.0/op.cu", "ops-pytorch-1.10.0/op.cu")
    assert _found_in(tmp_path) == {"ops-pytorch-1.10.0/op.cu"}


def test_a_text_for_a_generator_is_no_source(tmp_path: Path) -> None:
    _project(tmp_path, "sources", "op.cu")
    (tmp_path / "template.cu").write_text(_OP.replace("{", "{{").replace("}", "}}"))
    assert _found_in(tmp_path) == {"op.cu"}


def test_a_hip_source_that_hipify_puts_in_the_place_of_a_cuda_one_is_linted(tmp_path: Path) -> None:
    names = ("csrc/cuda/op.cu", "csrc/cuda/op.hip", "csrc/hip/op.hip", "csrc/cuda/other.hip")
    _project(tmp_path, "['csrc/cuda/op.cu']", *names)

    assert _found_in(tmp_path) == set(names[:-1])


def test_a_launch_of_a_kernel_that_no_file_has_was_never_compiled(tmp_path: Path) -> None:
    _project(tmp_path, "sources", "csrc/op.cu", "csrc/other.cu")
    launch = "void go(at::Tensor x) { gone<float><<<1, 32>>>(x.data_ptr<float>()); }\n"
    (tmp_path / "csrc" / "copy.cu").write_text(f"#include <torch/extension.h>\n{launch}")
    assert _found_in(tmp_path) == {"csrc/op.cu", "csrc/other.cu"}

    (tmp_path / "csrc" / "copy.cu").write_text(f'#include "generated.h"\n{launch}')
    assert "csrc/copy.cu" in _found_in(tmp_path)


@pytest.mark.parametrize(
    ("name", "other", "is_found"),
    [
        ("scripts/train.py", "", True),
        ("lib/box.py", "", False),
        ("lib/box.py", "from lib import box\n", False),
        ("lib/box.py", "from lib.box import widths\nwidths([1])\n", True),
        ("lib/box.py", "FUNCTIONS = {'widths': 1}\nimport lib.box\n", True),
        ("lib/box.py", "def widths(x):\n    return x\n", False),
        ("lib/box.py", "# from lib.box import widths\n", False),
        ("lib/box.py", "import glob, importlib\nFOUND = glob.glob('*.txt')\n", False),
        ("datasets/run.py", "", False),
        ("datasets/sandbox/run.py", "# in a sandbox\n", False),
        (
            "datasets/sandbox/run.py",
            "RUN = 'datasets/sandbox/run.py'\nfrom datasets.sandbox import run\n",
            True,
        ),
        ("datasets/run.py", "from datasets.run import x\n", True),
    ],
)
def test_python_that_nothing_in_a_program_runs_is_not_linted(
    tmp_path: Path, name: str, other: str, *, is_found: bool
) -> None:
    body = "    return np.float(x[0])\n"
    text = f"import numpy as np\ndef widths(x):\n{body}"
    if name.startswith(("scripts", "datasets")):
        text = f"import numpy as np\nx = [1]\nprint({body.strip().removeprefix('return ')})\n"
    for path, content in {"setup.py": "", name: text, "lib/other.py": other}.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(content)

    causes = {finding.cause.name for finding in lint(tmp_path).findings}

    assert causes == ({"removed-numpy-api"} if is_found else set())


def test_a_class_that_nothing_in_a_program_names_is_not_linted(tmp_path: Path) -> None:
    text = "import numpy as np\nSIZE = 3\nclass Box{}:\n    def __init__(self):\n        super(Box, self).__init__()\n        self.x = np.float(1)\n"
    uses = {
        "from box import SIZE\nprint(SIZE)\n": False,
        "from box import Box\nprint(Box())\n": True,
        "import box, yaml\nprint(vars(box)[yaml.safe_load(open('a.yml'))['box']]())\n": True,
    }
    (tmp_path / "README.md").touch()
    with every_input() as check:
        for base, (use, is_found) in product(("", "(unittest.TestCase)"), uses.items()):
            (tmp_path / "box.py").write_text(text.format(base))
            (tmp_path / "main.py").write_text(use)
            with check(base + use):
                assert bool(lint(tmp_path).findings) == (is_found or bool(base))


def test_a_function_of_a_package_may_be_called_by_others(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("from setuptools import setup\nsetup(packages=['op'])\n")
    (tmp_path / "op").mkdir()
    (tmp_path / "op" / "__init__.py").write_text("from . import box\n")
    (tmp_path / "op" / "box.py").write_text(
        "import numpy as np\ndef f(x):\n    return np.float(x)\n"
    )
    assert [f.cause.name for f in lint(tmp_path).findings] == ["removed-numpy-api"]

    (tmp_path / "op" / "__init__.py").write_text("")
    assert lint(tmp_path).findings == ()

    (tmp_path / "PKG-INFO").write_text("Name: op\n")
    assert [f.cause.name for f in lint(tmp_path).findings] == ["removed-numpy-api"]


@pytest.mark.parametrize(("beside", "is_found"), [("README.md", False), ("notes.txt", True)])
def test_a_repository_without_a_build_script_is_a_whole_program(
    tmp_path: Path, beside: str, *, is_found: bool
) -> None:
    old = "import numpy as np\nif np.__doc__:\n    def f(x):\n        return np.float(x)\n"
    made = "import torch._inductor\nasync_compile = None\ny = np.float(1)\n"
    texts = {
        "lib/box.py": old,
        "made/model.py": f"import numpy as np\n{made}",
        "train.py": "print(1)\n",
    }
    for path, text in {beside: "", **texts}.items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_text(text)

    found = {Path(f.evidence.where.split(":")[0]).name for f in lint(tmp_path).findings}

    assert found == ({"box.py"} if is_found else set())


def test_what_hipify_wrote_is_not_linted(tmp_path: Path) -> None:
    _project(tmp_path, "['op.cu']", "op.cu", "op_hip.cu")
    written = "// !!! This is a file automatically generated by hipify!!!\n"
    (tmp_path / "op_hip.cu").write_text(written + _OP)
    assert _found_in(tmp_path) == {"op.cu"}


def test_a_launch_that_a_comment_shows_is_none(tmp_path: Path) -> None:
    _project(tmp_path, '["csrc/op.cu"]', "csrc/op.cu", "csrc/other.cu")
    (tmp_path / "csrc" / "op.cu").write_text(f"// kernel<<<blocks, threads>>>(n)\n{_OP}")
    assert "csrc/op.cu" in _found_in(tmp_path)
