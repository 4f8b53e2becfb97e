"""What a project says it runs with: the nearest and most trusted file is the target, and what is none says nothing."""

from pathlib import Path

import pytest
from laws import every_input

from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.model import Target
from opwright.syntax.versions.stated_versions import (
    installed,
    made_with_python,
    pinned,
    poetry_bound,
    told,
)
from opwright.verbs.lint.linting import lint
from opwright.verbs.lint.targets.newest_together import following, with_pins, with_python

_IN_OLD = "void f() { AutoNoGIL no_gil; }\n"
"""Of torch 2.1 and older."""


def causes_in(tree: Path) -> list[str]:
    return sorted({finding.cause.name for finding in lint([str(tree)]).findings})


def tree_with(tmp_path: Path, name: str, text: str) -> Path:
    op = tmp_path / "server" / "op"
    op.mkdir(parents=True)
    (op / "op.cpp").write_text(_IN_OLD)
    (op / "setup.py").write_text("setup(name='op')\n")
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return tmp_path


_PINS = [
    ("environment.yml", "dependencies:\n  - pytorch=2.1.0\n"),
    ("environment.yml", "dependencies:\n  - pytorch::pytorch=2.1\n"),
    ("server/Makefile", "deps:\n\tpip install --upgrade torch==2.1.0 numpy\n"),
    ("Dockerfile", "FROM ubuntu\nRUN pip3 install \\\n    'torch==2.1.0+cu118' einops\n"),
    ("build.sh", "PYTORCH_TAG=v2.1.0\ngit clone -b $PYTORCH_TAG pytorch\n"),
    ("Dockerfile", "ARG PYTORCH_VERSION=2.1.0\nRUN pip install torch==${PYTORCH_VERSION}\n"),
    ("Dockerfile", "RUN conda install -y pytorch==2.1.0 torchvision -c pytorch\n"),
    ("server/op/pyproject.toml", '[tool.poetry.dependencies]\ntorch = "2.1.0"\n'),
    ("pyproject.toml", '[tool.poetry.dependencies]\ntorch = { version = "2.1.0" }\n'),
    ("README.md", "- [PyTorch](https://pytorch.org) >= 1.9, \\<= 2.1.2\n"),
    ("README.md", "This repository requires PyTorch 1.8 - 2.1.\n"),
    ("README.md", "```\npip install torch==2.1.0 torchvision==0.16.0\n```\n"),
    ("README.md", "pip install torch==2.1.0\n\nOlder:\n\npip install torch==2.0.1\n"),
    ("server/op/pyproject.toml", '[project]\ndependencies = ["torch==2.1.0+cpu"]\n'),
    ("server/op/pyproject.toml", '[project]\ndependencies = ["torch (==2.1.0.post1)"]\n'),
    ("server/op/requirements.txt", "torch==2.1.0.post1\n"),
    ("docker/requirements.txt", "torch==2.1.0+cpu\n"),
    (
        "README.md",
        "## Requirements\n* 64-bit Python 3.9 and PyTorch 2.1.0. See https://pytorch.org.\n",
    ),
    ("README.md", "- PyTorch 2.1.0 + cu118\n"),
    ("README.md", "Anaconda 4.9.2 + Python 3.10 + PyTorch 2.1\n"),
    ("quantization/environment.yml", "dependencies:\n  - pytorch==2.1.0\n"),
    ("README.md", "    pip install torch-2.1.0-cp310-cp310-linux_x86_64.whl\n"),
    ("server/op/setup.cfg", "[options]\ninstall_requires =\n    numpy\n    torch>=2.0,<2.2\n"),
    ("setup.cfg", "[options]\npython_requires = >=3.8\ninstall_requires = torch==2.1.0\n"),
    ("PKG-INFO", "Name: op\nRequires-Dist: numpy\nRequires-Dist: torch<2.2,>=2.0\n"),
    ("PKG-INFO", 'Requires-Dist: torch (==2.1.0) ; python_version >= "3.8"\n'),
    ("requirements/cuda.txt", "# of the wheels\ntorch==2.1.0\n"),
    ("Dockerfile", "FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-devel\n"),
    ("requirements/all.txt", "torch>=2.0\ntorchvision==0.16.0\n"),
    (
        "README.md",
        "```bash\n# that one needs PyTorch 1.12+\n# pip install torch==2.8.0\npip install torch==2.1.0\n```\n",
    ),
    (
        "docs/INSTALL.md",
        "conda install pytorch=2.1.0 torchvision cudatoolkit=10.0 -c pytorch\n",
    ),
    ("docs/INSTALL_op.md", "pip install torch==2.1.0\n"),
    ("README.md", "3. ```pytorch==2.1.0```\n"),
    ("README.md", "This project requires torch==2.1.0.\n"),
    ("docs/source/installation.rst", "    conda install -y pytorch=2.1.0 torchvision\n"),
    ("server/op/env.sh", "conda create --name op python=3.11 torch==2.1.0\n"),
    ("install_env.sh", "pip install torch==2.1.0\nelse\npip install torch==2.0.1\n"),
    (
        "requirements/build.txt",
        "ninja\ntorch==2.1.0+cu121\ntorch==2.0.1; platform_machine == 's390x'\n",
    ),
]


def test_what_the_project_runs_with_is_the_target(tmp_path: Path) -> None:
    with every_input() as check:
        for place, (name, text) in enumerate(_PINS):
            with check(f"{name}: {text}"):
                tree = tree_with(tmp_path / str(place), name, text)
                assert "removed-torch-api" not in causes_in(tree)


_NO_PINS = [
    ("README.md", "Needs PyTorch 2.0 or newer:\n```\npip install torch==2.1.0\n```\n"),
    ("README.md", "torch>=1.8\n```\npip install torch==2.1.0\n```\n"),
    ("README.md", "pip install torch==2.1.0\npip install torch==2.9.0\n"),
    (".github/workflows/ci.yml", "      - run: pip install torch==2.1.0\n"),
    ("ci/environment.yml", "dependencies:\n  - pytorch=2.1.0\n"),
    ("environment.yml", "dependencies:\n  # - pytorch=2.1.0\n  - pytorch\n"),
    ("environment.yml", "dependencies:\n  - pytorch-cuda=11.8\n"),
    ("Dockerfile", "# RUN pip install torch==2.1.0\nRUN pip install torch  # torch==2.1.0\n"),
    ("Dockerfile", "RUN pip install torch==2.1.0\nRUN pip install torch==2.8.0\n"),
    ("docs/Dockerfile", "RUN pip install torch==2.1.0\n"),
    ("Makefile", "torch==2.1.0:\n\techo torch==2.1.0\n"),
    ("pyproject.toml", '[tool.poetry.group.dev.dependencies]\ntorch = "2.1.0"\n'),
    ("pyproject.toml", '[tool.poetry.dependencies]\ntorch = ">=2.0"\n'),
    ("README.md", "- PyTorch 1.8+\n"),
    ("requirements/all.txt", "torchvision==0.16.0\nvllm==0.6.4\n"),
    ("README.md", "- PyTorch 2.1.0 or newer\n"),
    ("README.md", "It was tested with\n- Ubuntu 20.04\n- PyTorch 2.1.0\n"),
    ("docs/requirements.txt", "torch==2.1.0\n"),
    ("docs/INSTALL.md", "Requires torch >= 1.9\n```\npip install torch==2.1.0\n```\n"),
    ("docs/README.md", "pip install torch==2.1.0\n"),
    ("docs/install_windows.md", "pip install torch==2.1.0\n"),
    ("README.md", "It no longer requires torch==2.1.0.\n"),
    ("windows/environment.yml", "dependencies:\n  - pytorch=2.1.0\n"),
    ("docs/requirements/site.txt", "torch==2.1.0\n"),
    (
        "Dockerfile",
        "FROM pytorch/pytorch:2.1.0-cuda12.1-cudnn8-devel\nRUN pip install torch==2.8.0\n",
    ),
    ("Dockerfile", "FROM nvcr.io/nvidia/pytorch:23.10-py3\n"),
    ("requirements/all.txt", "torch==2.1.0\ntorch==2.0.1\ntorch>=2.0\n"),
    ("PKG-INFO", 'Requires-Dist: torch==2.1.0; extra == "old"\n'),
    ("setup.cfg", "[options.extras_require]\nold =\n    torch==2.1.0\n"),
    ("README.md", "<!-- requires torch <= 2.1 -->\n"),
    ("README.md", "For PyTorch <= 2.1, check out the branch v1.\n"),
    ("README.md", "The code was tested with PyTorch 1.8 - 2.1.\n"),
    ("README.md", "- torch <= 2.1\n\nSupports torch <= 2.8.\n"),
]


def test_what_is_no_pin_of_the_project(tmp_path: Path) -> None:
    with every_input() as check:
        for place, (name, text) in enumerate(_NO_PINS):
            with check(f"{name}: {text}"):
                tree = tree_with(tmp_path / str(place), name, text)
                assert "removed-torch-api" in causes_in(tree)


@pytest.mark.parametrize(
    ("listed", "is_pin"),
    [
        ("torch==2.1.0", True),
        ("torch>=2.0,<2.2", False),
        ("torch", False),
        ("torch==1.7.1", False),  # the project needs a newer one
    ],
)
def test_a_list_pins_what_metadata_leave_open(tmp_path: Path, listed: str, *, is_pin: bool) -> None:
    tree = tree_with(tmp_path, "requirements.txt", f"{listed}\n")
    (tree / "server/op/setup.py").write_text("setup(name='op', install_requires=['torch>=1.8'])\n")
    assert ("removed-torch-api" not in causes_in(tree)) == is_pin


def test_a_readme_pins_what_a_list_leaves_open(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, "README.md", "pip install torch==2.1.0 uv\n")
    (tree / "server/op/requirements.txt").write_text("torch>=1.8\n")
    script = "setup(name='op', install_requires=open('requirements.txt').read().split())\n"
    (tree / "server/op/setup.py").write_text(script)
    assert "removed-torch-api" not in causes_in(tree)
    (tree / "requirements").mkdir()
    (tree / "requirements/base.txt").write_text("torch >=2.1\n")
    (tree / "server/op/setup.py").write_text("setup(name='op', install_requires=listed())\n")
    (tree / "server/op/requirements.txt").unlink()
    assert "removed-torch-api" not in causes_in(tree)
    (tree / "requirements/base.txt").write_text("torch >=2.4\n")  # the README is older
    assert "removed-torch-api" in causes_in(tree)


def test_a_list_of_another_name_that_setup_py_reads(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, "server/op/requirements/requirements-core.txt", "torch>=2.0,<2.2\n")
    script = "setup(name='op', install_requires=read('requirements/requirements-core.txt'))\n"
    (tree / "server/op/setup.py").write_text(script)
    assert "removed-torch-api" not in causes_in(tree)


def test_metadata_come_before_containers_and_readmes(tmp_path: Path) -> None:
    tree = tree_with(tmp_path, "Dockerfile", "RUN pip install torch==2.1.0\n")
    (tree / "README.md").write_text("- torch <= 2.1\n")
    (tree / "pyproject.toml").write_text("[project]\nname='op'\ndependencies=['torch>=2.0']\n")
    assert "removed-torch-api" in causes_in(tree)


_SETS_UP = "conda create -y -n op python=3.9\nconda install -y pytorch==2.1.0 numpy\n"


@pytest.mark.parametrize(
    ("readme", "is_pin"),
    [
        ("```\n$ bash utils/setup_conda.sh [-p PATH]\n```\n", True),
        ("    ./utils/setup_conda.sh\n", True),
        ("The image runs utils/setup_conda.sh.\n", False),
        ("Needs PyTorch 2.0 or newer:\n\n    bash utils/setup_conda.sh\n", False),
        ("    bash other/setup_conda.sh\n", False),
    ],
)
def test_a_script_that_the_readme_says_to_run(tmp_path: Path, readme: str, *, is_pin: bool) -> None:
    tree = tree_with(tmp_path, "utils/setup_conda.sh", _SETS_UP)
    (tree / "README.md").write_text(readme)
    assert ("removed-torch-api" not in causes_in(tree)) == is_pin


@pytest.mark.parametrize(
    ("built", "is_pin"), [("server/op", True), ("server", True), ("client", False)]
)
def test_a_pyproject_of_another_name_that_builds_a_folder(
    tmp_path: Path, built: str, *, is_pin: bool
) -> None:
    tree = tree_with(
        tmp_path,
        "pyproject_cpu.toml",
        "[build-system]\nrequires = ['scikit-build-core', 'torch==2.1.0']\n"
        f"[tool.scikit-build]\ncmake.source-dir = '{built}'\n",
    )
    (tree / "pyproject.toml").write_text("[project]\nname='op'\ndependencies=['torch>=2.0']\n")
    assert ("removed-torch-api" not in causes_in(tree)) == is_pin


def test_the_python_and_numpy_of_an_old_torch_follow(tmp_path: Path) -> None:
    (tmp_path / "op").mkdir()
    (tmp_path / "op" / "util.py").write_text(
        "from distutils.util import strtobool\nimport numpy as np\nnp.percentile(a, 1, interpolation='lower')\n"
    )
    (tmp_path / "setup.py").write_text("setup(name='op')\n")
    assert causes_in(tmp_path) == ["removed-python-api", "wrong-arguments"]

    environment = tmp_path / "environment.yml"
    environment.write_text("dependencies:\n  - pytorch=1.9.1\n")
    assert causes_in(tmp_path) == []

    environment.write_text("dependencies:\n  - pytorch=2.5\n")
    assert causes_in(tmp_path) == ["removed-python-api", "wrong-arguments"]


def test_a_triton_before_every_known_one_is_not_judged_by_newer_ones(tmp_path: Path) -> None:
    (tmp_path / "loss.py").write_text("import triton\nloss = triton.ops.cross_entropy(a, b)\n")
    script = tmp_path / "setup.py"
    script.write_text("setup(install_requires=['torch>=1.6'])\n")
    assert causes_in(tmp_path) == ["triton-api-mismatch"]

    script.write_text("setup(install_requires=['torch>=1.6', 'triton==1.0.1.dev20210924'])\n")
    assert causes_in(tmp_path) == []


@pytest.mark.parametrize(
    ("wanted", "bound"),
    [
        ('"2.4.0"', "==2.4.0"),
        ('"^2.4"', ">=2.4,<3"),
        ('"^0.4.1"', ">=0.4.1,<0.5"),
        ('"~3.2.0"', ">=3.2.0,<3.3"),
        ('{ version = ">=2.0,<2.5", optional = true }', ">=2.0,<2.5"),
        ('"*"', None),
        ('"^1.9 || ^2.0"', None),
        ('{ git = "https://example.org/torch.git" }', None),
        ('[{ version = "2.4.0", platform = "linux" }, { version = "2.2.2" }]', None),
        ("3", None),
    ],
)
def test_constraints_of_poetry(wanted: str, bound: str | None) -> None:
    assert poetry_bound(f"[tool.poetry.dependencies]\ntorch = {wanted}\n", "torch") == bound


@pytest.mark.parametrize(
    ("name", "text", "is_found"),
    [
        ("README.md", "conda create -n op python=3.9 -y\n", False),
        ("README.md", "uv venv --python 3.9\n", False),
        ("environment.yml", "dependencies:\n  - python=3.9.7\n", False),
        ("README.md", "conda create -n op python=3.12\n", True),
        ("README.md", "conda create -n a python=3.9\nconda create -n b python=3.12\n", True),
        ("README.md", "Needs Python 3.9 or newer.\n", True),
    ],
)
def test_the_python_that_an_environment_is_made_with(
    tmp_path: Path, name: str, text: str, *, is_found: bool
) -> None:
    (tmp_path / "run.py").write_text("from collections import Sequence\n\nprint(Sequence)\n")
    (tmp_path / name).write_text(text)
    assert ("removed-python-api" in causes_in(tmp_path)) == is_found

    (tmp_path / "setup.py").write_text(
        "setup(name='op', python_requires='>=3.8', packages=['op'])\n"
    )
    assert "removed-python-api" in causes_in(tmp_path)


def test_a_list_is_for_the_python_in_its_name(tmp_path: Path) -> None:
    (tmp_path / "use.py").write_text("from collections import Mapping\n")
    (tmp_path / "README.md").write_text("conda create -n op python=3.8\n")
    assert causes_in(tmp_path) == []
    (tmp_path / "requirements-py312.txt").write_text("numpy==1.26.4\n")
    assert causes_in(tmp_path) == ["removed-python-api"]


def test_what_an_old_python_leaves_of_torch() -> None:
    declared = with_python(Target(), "==3.7")
    assert (declared.torch, declared.numpy) == ("==1.13.1", "1.21")
    listed = "Tested with\n- Python 3.8.10\n- PyTorch 1.9.0, CUDA 11.1\n"
    assert made_with_python(listed) == "==3.8"
    assert made_with_python(listed.replace("1.9.0", "1.9+")) is None
    assert with_python(Target(torch=">=1.8"), "==3.8").torch == ">=1.8,<=2.4.1"
    assert with_python(Target(torch=">=2.0"), "==3.7").torch == ">=2.0"
    assert with_python(Target(torch="==2.1.0"), "==3.8").torch == "==2.1.0"
    assert with_python(Target(python=">=3.7"), "==3.7") == Target(python=">=3.7")
    assert following(with_python(Target(torch="==1.12.1"), "==3.7.13")).numpy == "1.21"
    assert following(with_python(Target(torch="==1.12.1"), "==3.10")).numpy == "1.26"


@pytest.mark.parametrize(
    ("name", "text", "is_found"),
    [
        ("requirements-triton.txt", "triton==3.6.0\n", False),
        (
            "docker/Dockerfile",
            "RUN pip install triton==3.5.0\nRUN pip install triton==3.6.0\n",
            False,
        ),
        ("Dockerfile", "RUN pip install timm triton==2.0.0.dev20221202 wandb\n", False),
        ("requirements.txt", "triton>=3.0\n", True),
    ],
)
def test_a_triton_that_a_list_or_a_container_pins(
    tmp_path: Path, name: str, text: str, *, is_found: bool
) -> None:
    (tmp_path / name).parent.mkdir(exist_ok=True)
    (tmp_path / name).write_text(text)
    (tmp_path / "scan.py").write_text(
        "import triton\nimport triton.language as tl\n\n\n@triton.jit\ndef scan(x, N: tl.constexpr):\n"
        "    p = tl.make_block_ptr(x, (N,), (1,), (0,), (16,), (0,))\n    tl.store(p, tl.load(p))\n\n\nscan[(1,)](None, 16)\n"
    )
    assert ("triton-api-mismatch" in causes_in(tmp_path)) == is_found


def test_texts() -> None:
    assert pinned(["- numpy=1.26.4=py311_0"], "numpy") == "==1.26.4"
    assert pinned(["- python=3.10"], "python") == ">=3.10,<3.11"
    assert pinned(["torch>=2.0"], "torch") is None
    assert installed(["RUN pip install torch==2.6.0 && pip install x"], "torch") == "==2.6.0"
    assert installed(["RUN pip install torch==2.*\nRUN pip download torch==2.1.0"], "torch") is None
    assert told("**PyTorch** versions 1.8 to 1.10") == ">=1.8,<1.11"
    assert told("Works with torch ≥ 1.9 and < 2.0") == ">=1.9,<2.0"
    assert told("PyTorch 1.8 - 1.10 or newer") is None


@pytest.mark.parametrize("name", ["environment.yml", "Dockerfile", "README.md", "requirements.txt"])
def test_number_that_nobody_wrote_says_nothing(tmp_path: Path, name: str) -> None:
    number = "9" * 5000
    text = f"- pytorch=2.{number}\nRUN pip install torch==2.{number}\nPyTorch 1.{number} - 1.{number}\ntorch==2.{number}\n"
    tree = tree_with(tmp_path, name, text)

    assert causes_in(tree) == causes_in(tree_with(tmp_path / "other", "notes.txt", text))


def test_python_follows_the_newest_torch_that_is_meant() -> None:
    checked = 0
    for release in database("x86_64").releases:
        python = following(Target(torch=f"=={release.version}")).python
        if python is not None:
            newest = max(int(tag.removeprefix("cp3").rstrip("t")) for tag in release.pythons)
            assert python == f"3.{newest}", release.version
            checked += 1
    assert checked > 20  # all before torch 2.9


@pytest.mark.parametrize(
    ("requires", "is_found"),
    [("['torch>=2.2']", False), ("['torch>=2.2,<2.6']", True), ("['numpy']", True)],
)
def test_distutils_comes_with_the_setuptools_of_a_newer_torch(
    tmp_path: Path, requires: str, *, is_found: bool
) -> None:
    (tmp_path / "op").mkdir()
    (tmp_path / "op" / "util.py").write_text("from distutils.util import strtobool\n")
    (tmp_path / "pyproject.toml").write_text(
        f"[project]\nname = 'op'\nrequires-python = '>=3.12'\ndependencies = {requires}\n"
    )
    assert ("removed-python-api" in causes_in(tmp_path)) == is_found
    asked = lint([str(tmp_path)], target=Target(python="3.12")).findings
    assert "removed-python-api" in {finding.cause.name for finding in asked}


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("[project.optional-dependencies]\ngpu = ['torch==2.1.0']\n", False),
        (
            "[project.optional-dependencies]\na = ['torch==2.1.0']\nb = ['torch==2.0.1+cpu']\n",
            False,
        ),
        ("[dependency-groups]\ndev = ['torch<2.2']\n", False),
        ("[project]\ndependencies = ['torch>=2.0', 'torchvision==0.16.0']\n", False),
        ("[tool.uv]\noverride-dependencies = [\"torch==2.1.0; (extra == 'gpu')\"]\n", False),
        ("[[tool.uv.sources.torch]]\nurl = 'https://a.org/torch-2.1.0%2Bcu1-cp311.whl'\n", False),
        ("[project.optional-dependencies]\na = ['torch==2.1.0']\nb = ['torch>=2.0']\n", True),
        ("[project]\ndependencies = ['torch>=2.0', 'torchvision>=0.16.0']\n", True),
        (
            "[project]\ndependencies = ['torch>=2.0']\n[dependency-groups]\ndev = ['torch==2.1.0']\n",
            True,
        ),
    ],
)
def test_what_extras_groups_and_uv_pin(tmp_path: Path, text: str, *, is_found: bool) -> None:
    tree = tree_with(tmp_path, "server/op/pyproject.toml", text)
    assert ("removed-torch-api" in causes_in(tree)) == is_found


def test_what_the_extras_of_setup_py_pin(tmp_path: Path) -> None:
    tree = tree_with(
        tmp_path,
        "server/op/setup.py",
        "gpu = ['torch==2.1.0']\nextras = {'gpu': gpu, 'test': ['pytest']}\nsetup(name='op', extras_require=extras)\n",
    )
    assert "removed-torch-api" not in causes_in(tree)


@pytest.mark.parametrize(("torch", "is_found"), [("torch==2.11.0", False), ("torch>=2.6", True)])
def test_a_pinned_torch_says_which_triton_of_a_range(
    tmp_path: Path, torch: str, *, is_found: bool
) -> None:
    (tmp_path / "pyproject.toml").write_text(
        f"[project]\nname = 'op'\ndependencies = ['{torch}', 'triton>=3.5,<4']\n"
    )
    (tmp_path / "scan.py").write_text(
        "import triton\nimport triton.language as tl\n\n\n@triton.jit\ndef scan(x, N: tl.constexpr):\n"
        "    p = tl.make_block_ptr(x, (N,), (1,), (0,), (16,), (0,))\n    tl.store(p, tl.load(p))\n\n\nscan[(1,)](None, 16)\n"
    )
    assert ("triton-api-mismatch" in causes_in(tmp_path)) == is_found


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("It is not tested for Python > 3.8.\n", False),
        ("> This does not work with Python versions newer than 3.9, sorry.\n", False),
        ("- Python 3.6 - 3.8\n", False),
        ("* Python >= 3.7, < 3.10\n", False),
        ("- Python 3.8 - 3.12\n", True),
        ("- Python >= 3.7\n", True),
        ("For Python < 3.8 install dataclasses.\n", True),
        ("It does not work with Python < 3.7.\n", True),
    ],
)
def test_the_newest_python_that_a_readme_works_with(
    tmp_path: Path, text: str, *, is_found: bool
) -> None:
    (tmp_path / "run.py").write_text("from collections import Sequence\n\nprint(Sequence)\n")
    (tmp_path / "README.md").write_text(text)
    (tmp_path / "setup.py").write_text("setup(name='op', python_requires='>=3.6')\n")
    assert ("removed-python-api" in causes_in(tmp_path)) == is_found


@pytest.mark.parametrize(
    ("python", "torch", "oldest"),
    [
        (">=3.8", ">=2.5,<2.9", ">=3.9"),
        (">=3.8", ">=2.0", ">=3.10"),
        (">=3.8", None, ">=3.10"),
        (">=3.8", ">=2.0,<2.5", ">=3.8"),
        (">=3.11", "==2.9.1", ">=3.11"),
    ],
)
def test_no_python_is_older_than_the_oldest_torch_has_wheels_for(
    python: str, torch: str | None, oldest: str
) -> None:
    followed = following(Target(torch=torch, python=python)).python
    assert followed is not None
    assert followed.startswith(oldest)


_LEFT_BY_PINS = [
    (Target(), {"numba": "==0.53.0"}, "<=3.9", "<=2.8.0", "<1.24"),
    (Target(python=">=3.8"), {"numpy": "==1.21.3"}, ">=3.8,<=3.10", None, "2.2"),
    (
        Target(python=">=3.8"),
        {"numpy": "==1.26.4", "numba": "==0.56"},
        ">=3.8,<=3.10",
        None,
        "<1.24",
    ),
    (Target(python=">=3.9,<3.13"), {"numba": "==0.53.0"}, ">=3.9,<3.13,<=3.9", None, "<1.24"),
    (Target(python=">=3.12"), {"numba": "==0.53.0"}, ">=3.12", None, None),
    (Target(numpy=">=1.20"), {"numba": "==0.61.2"}, "<=3.13", None, ">=1.20,<2.3"),
    (Target(torch=">=2.0"), {"triton": ">=2.3.1"}, None, ">=2.3", None),
    (Target(torch=">=1.7"), {"torchvision": ">=0.15,<0.17"}, None, ">=2.0.0,<=2.1.2", None),
    (Target(torch=">=1.7"), {"mmcv-full": ">=1.3.8,<=1.4.0"}, None, "<=1.10.2", None),
    (Target(torch="==2.1.0"), {"mmdet": "==2.25.0"}, None, "==2.1.0", None),
    (Target(torch=">=1.8,<2.3"), {"pytorch-lightning": "==2.4.0"}, None, ">=2.1.0,<2.3", None),
    (Target(), {"tensorflow-gpu": "==1.15.0"}, "<=3.7", "==1.13.1", "<1.19.0"),
    (Target(torch="==2.9.0"), {"numpy": "==1.21.1"}, "<=3.9", "==2.9.0", "2.0"),
    (Target(), {"numpy": ">=1.21", "numba": ">=0.53"}, None, None, None),
]


def test_a_pin_of_another_package_says_how_new_others_may_be() -> None:
    with every_input() as check:
        for declared, pins, python, torch, numpy in _LEFT_BY_PINS:
            with check(f"{declared} {pins}"):
                found = with_pins(declared, pins)
                assert (found.python, found.numpy) == (python, numpy)
                assert (found.torch or "").endswith(torch or "")


def test_a_pin_lets_in_no_python_that_torch_has_no_wheels_for() -> None:
    pinned = with_pins(Target(torch="==1.7.0"), {"numpy": "==1.21.3"})
    assert following(pinned).python == "3.8"
    pinned = with_pins(Target(torch="==1.8.0", python=">=3.6"), {"numba": "==0.58.1"})
    assert following(pinned).python == ">=3.6,<=3.9"
    assert following(Target(torch="==1.4.0", python="^3.6")).python == "^3.6,<=3.8"
    closed = following(Target(torch=">=1.8", python=">=3.6,<3.9", numpy=">=1.16"))
    assert (closed.torch, closed.numpy) == (">=1.8,<=2.4.1", ">=1.16,<=1.24")
    assert closed.setuptools == "<=75.3"


def test_a_listed_pin_that_forbids_the_python_of_a_claim(tmp_path: Path) -> None:
    (tmp_path / "setup.py").write_text("setup(name='op', install_requires=lines('reqs/run.txt'))\n")
    (tmp_path / "use.py").write_text("import numpy as np\n\nprint(np.in1d([1], [1]))\n")
    assert "removed-numpy-api" in causes_in(tmp_path)
    example = tmp_path / "examples" / "images" / "environment.yaml"
    example.parent.mkdir(parents=True)
    example.write_text("dependencies:\n  - numpy=1.23.1\n")
    assert "removed-numpy-api" in causes_in(tmp_path), "what an example runs with is its own"
    (tmp_path / "requirements").mkdir()
    (tmp_path / "requirements" / "runtime.txt").write_text("numba==0.53.0\nnumpy\n")
    assert "removed-numpy-api" not in causes_in(tmp_path)


@pytest.mark.parametrize("imported", ["torch", "torchless"])
def test_who_imports_torch_needs_it_declared_or_not(tmp_path: Path, imported: str) -> None:
    (tmp_path / "op").mkdir()
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'op'\n")
    (tmp_path / "op" / "net.py").write_text(f"import {imported}\n")
    (tmp_path / "op" / "util.py").write_text("from distutils.util import strtobool\n")
    assert ("removed-python-api" in causes_in(tmp_path)) == (imported != "torch")
