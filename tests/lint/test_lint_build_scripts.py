"""Build scripts of small projects, linted with the sources and scripts that stand beside them."""

from __future__ import annotations

import json
import os
import tarfile
from collections.abc import Mapping
from pathlib import Path

import pytest

from opwright.causes.engine.registry import find_cause
from opwright.cli.main import main
from opwright.model import Confidence, Finding, Target
from opwright.verbs.lint.linting import lint

Captured = pytest.CaptureFixture[str]

SETUP = """\
from setuptools import setup
from torch.utils.cpp_extension import BuildExtension, CUDAExtension

setup(
    name="op",
    packages=["op"],
    install_requires=["torch>=2.8"],
    ext_modules=[CUDAExtension("op._C", ["csrc/bind.cpp", "csrc/run.cu"])],
    cmdclass={"build_ext": BuildExtension},
)
"""
PROJECT = '[build-system]\nrequires = ["setuptools", "torch==2.8.*"]\n'
BIND = """\
#include <torch/extension.h>
at::Tensor run(at::Tensor x);
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("run", &run); }
"""
RUN = "#include <ATen/ATen.h>\nat::Tensor run(at::Tensor x) { return x; }\n"
FILES = {
    "setup.py": SETUP,
    "pyproject.toml": PROJECT,
    "csrc/bind.cpp": BIND,
    "csrc/run.cu": RUN,
}


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    _write(FILES)
    return tmp_path


def _write(files: Mapping[str, str]) -> None:
    for name, text in files.items():
        path = Path(name)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def _in_setup(old: str, new: str) -> None:
    assert old in SETUP
    Path("setup.py").write_text(SETUP.replace(old, new))


def _names(target: Target = Target()) -> list[str]:  # noqa: B008 - it is frozen
    return [finding.cause.name for finding in _findings(target)]


def _findings(target: Target = Target()) -> list[Finding]:  # noqa: B008
    return list(lint(["."], target).findings)


def _asked(cause: str) -> list[str]:
    """Return where a cause is found that is named."""
    found = lint(["."], causes=[find_cause(cause)]).findings
    return [one.evidence.where.partition(":")[0] for one in found]


def _of(cause: str) -> list[str]:
    """Return where the findings of one cause are."""
    return [f.evidence.where for f in lint(["."], causes=[find_cause(cause)]).findings]


def test_project_as_it_should_be_has_no_findings(project: Path) -> None:  # noqa: ARG001
    assert _names(Target(cuda="13.0")) == []
    assert main(["lint", "--cuda", "13.0"]) == 0


# ---- with what stands beside them


def test_torch_is_looked_for_in_the_pyproject_beside(project: Path) -> None:
    (project / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools"]\n')

    (found,) = _findings()
    assert found.cause.name == "build-isolation-no-torch"
    assert found.evidence.where == "setup.py:2:1"
    assert found.evidence.confidence is Confidence.LIKELY


def test_project_that_says_how_it_is_built_has_meant_it(project: Path) -> None:
    (project / "pyproject.toml").write_text(
        "[build-system]\n# torch is left out: pip install --no-build-isolation .\n"
        'requires = ["setuptools"]\n'
    )

    assert _names() == []


@pytest.mark.parametrize(
    ("readme", "is_told"),
    [
        ("Clone it and run `python setup.py develop`.\n", False),
        ("cd ops\npython setup.py build install\ncd ..\npip install -e $HERE/other\n", False),
        ("python setup.py install\npip install -e ifp-sample\npip install $(FLAGS) tox\n", False),
        ("python setup.py install, or `pip install -v .`\n", True),
        ("python setup.py install, or `pip install --no-build-isolation .`\n", False),
        ("`pip install Op`, or python setup.py install\n", False),
        ("`pip install op`, or python setup.py install\n", True),
        ("Fast operators.\n", True),
    ],
)
def test_what_a_readme_says_of_installing_counts(
    project: Path, readme: str, *, is_told: bool
) -> None:
    (project / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools"]\n')
    (project / "README.md").write_text(readme)
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        for name in ("setup.py", "pyproject.toml", "README.md", "csrc"):
            archive.add(name, f"op-1.0/{name}")

    assert _names() == ["build-isolation-no-torch"] * is_told
    in_archive = lint(["op-1.0.tar.gz"]).findings
    assert [f.cause.name for f in in_archive] == ["build-isolation-no-torch"] * is_told


@pytest.mark.parametrize(
    ("name", "text", "is_told"),
    [
        ("ops/make.sh", "python setup.py build install\n", False),
        ("ReadMe.MD", "cd ops; pip install --no-build-isolation .\n", False),
        ("docs/build.md", "pip install -e . --no-build-isolation\n", False),
        ("README.md", "pip install .\n", False),  # that is another project
        ("README.md", "pip install -v ./ops\n", True),
        ("setup.sh", "cd ops && pip install . && cd ..\n", True),
        ("ops/README", "pip install .\n", True),
    ],
)
def test_what_is_said_of_a_folder_counts_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, text: str, *, is_told: bool
) -> None:
    monkeypatch.chdir(tmp_path)
    _write(
        {
            name: text,
            "ops/setup.py": SETUP.replace('"csrc/', '"'),
            "ops/bind.cpp": BIND,
            "ops/run.cu": RUN,
        }
    )

    assert _names() == ["build-isolation-no-torch"] * is_told


def test_unpinned_torch_is_told_where_it_is_required(project: Path) -> None:
    (project / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools", "torch"]\n')
    assert _names() == []  # nobody says that it is installed by pip

    (project / "INSTALL.rst").write_text("Run ``pip install -e .``\n")
    (found,) = _findings()
    assert found.cause.name == "build-isolation-other-torch"
    assert found.evidence.where == "pyproject.toml:2:28"


def test_torch_unpinned_is_fine_where_nothing_is_compiled(project: Path) -> None:
    (project / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools", "torch"]\n')
    _in_setup('ext_modules=[CUDAExtension("op._C", ["csrc/bind.cpp", "csrc/run.cu"])],', "")

    assert _names() == []


def test_metadata_without_torch_is_told_to_who_asks(project: Path) -> None:  # noqa: ARG001
    _in_setup("torch>=2.8", "numpy")

    assert _names() == []
    assert _of("torch-requirement-missing") == ["setup.py:7:5"]


def test_dependencies_in_the_pyproject_count_for_setup_py(project: Path) -> None:
    _in_setup('    install_requires=["torch>=2.8"],\n', "")
    (project / "pyproject.toml").write_text(
        PROJECT + '[project]\nname = "op"\ndependencies = ["torch"]\n'
    )
    assert _of("torch-requirement-missing") == []

    (project / "pyproject.toml").write_text(PROJECT + '[project]\nname = "op"\ndependencies = []\n')
    assert len(_of("torch-requirement-missing")) == 1


def test_setup_py_one_folder_down_is_another_project(project: Path) -> None:
    (project / "tools").mkdir()
    (project / "pyproject.toml").rename(project / "tools" / "pyproject.toml")
    (project / "Makefile").write_text("install:\n\tpip install .\n")

    assert _names() == ["build-isolation-no-torch"]


# ---- with the sources


def test_source_left_out_of_the_list_is_found(project: Path) -> None:  # noqa: ARG001
    _in_setup(', "csrc/run.cu"', "")

    (found,) = _findings()
    assert found.cause.name == "own-source-not-built"
    assert "run, which bind.cpp binds and run.cu defines" in found.message


def test_source_left_out_is_found_in_an_archive(project: Path) -> None:
    _in_setup(', "csrc/run.cu"', "")
    with tarfile.open("op-1.0.tar.gz", "w:gz") as archive:
        for name in FILES:
            archive.add(name, f"op-1.0/{name}")

    (found,) = lint(["op-1.0.tar.gz"]).findings
    assert found.cause.name == "own-source-not-built"
    assert found.evidence.where.startswith("op-1.0.tar.gz/op-1.0/setup.py:8:")
    assert project.is_dir()


def test_sources_found_by_a_glob_are_not_known(project: Path) -> None:  # noqa: ARG001
    _in_setup('"csrc/run.cu"', '*glob.glob("csrc/*.cu")')
    assert _names() == []


def test_source_that_another_includes_is_built(project: Path) -> None:
    _in_setup(', "csrc/run.cu"', "")
    (project / "csrc/bind.cpp").write_text(BIND + '#include "run.cu"\n')

    assert _names() == []


@pytest.mark.parametrize(
    ("bind", "is_linked"),
    [
        (BIND, True),  # through libtorch_python.so
        (
            '#include <torch/library.h>\nTORCH_LIBRARY(op, m) { m.def("run(Tensor x) -> Tensor"); }\n',
            False,
        ),
    ],
)
def test_cpp_extension_with_functions_of_cuda_is_not_linked(
    project: Path, bind: str, *, is_linked: bool
) -> None:
    Path("setup.py").write_text(SETUP.replace("CUDAExtension", "CppExtension"))
    (project / "csrc/bind.cpp").write_text(bind)
    (project / "csrc/run.cu").write_text(
        "#include <c10/cuda/CUDAGuard.h>\nat::Tensor run(at::Tensor x) {\n"
        "  c10::cuda::CUDAGuard guard(x.device());\n  return x;\n}\n"
    )

    assert (_asked("torch-library-not-linked") == []) is is_linked


def test_module_of_another_name_is_repaired(project: Path) -> None:
    broken = BIND.replace("TORCH_EXTENSION_NAME", "op_cuda")
    (project / "csrc/bind.cpp").write_text(broken)

    assert _names() == ["missing-module-init"]
    assert main(["lint", "--fix"]) == 1
    assert (project / "csrc/bind.cpp").read_text() == broken
    assert main(["lint", "--fix", "--unsafe"]) == 0
    assert (project / "csrc/bind.cpp").read_text() == BIND


def test_binding_without_torch_python_in_cmake(project: Path) -> None:
    cmake = (
        "find_package(Torch REQUIRED)\nadd_library(op SHARED csrc/bind.cpp csrc/run.cu)\n"
        'target_link_libraries(op "${TORCH_LIBRARIES}")\n'
    )
    (project / "CMakeLists.txt").write_text(cmake)
    assert _asked("torch-library-not-linked") == ["CMakeLists.txt"]
    assert _names() == []  # it is told on request

    found = 'find_library(TORCH_PYTHON torch_python)\ntarget_link_libraries(op "${TORCH_PYTHON}")\n'
    (project / "CMakeLists.txt").write_text(cmake + found)
    assert _names() == []


def test_source_left_out_is_found_by_what_a_header_declares(project: Path) -> None:
    _in_setup(', "csrc/run.cu"', "")
    declared, bound = BIND.splitlines(keepends=True)[1:]
    (project / "csrc/run.h").write_text(f"#pragma once\n{declared}")
    (project / "csrc/bind.cpp").write_text(f'#include "run.h"\n{bound}')

    assert _names() == ["own-source-not-built"]


# ---- flags


FLAGS = '"csrc/run.cu"], extra_compile_args={"nvcc": ["-O3", %s]})]'


@pytest.mark.parametrize(
    ("cuda", "arch", "cause"),
    [
        ("13.0", "70", "arch-dropped-by-toolkit"),
        ("12.4", "70", None),
        ("12.4", "120", "nvcc-too-old-for-arch"),
        ("12.8", "120", None),
    ],
)
def test_architectures_are_held_against_the_toolkit(
    project: Path,  # noqa: ARG001
    capsys: Captured,
    cuda: str,
    arch: str,
    cause: str | None,
) -> None:
    _in_setup('"csrc/run.cu"])]', FLAGS % f'"-gencode=arch=compute_{arch},code=sm_{arch}"')

    status = main(["lint", "--cuda", cuda, "--format", "json"])

    found = json.loads(capsys.readouterr().out)["findings"]
    assert [finding["cause"] for finding in found] == ([cause] if cause else [])
    assert status == (1 if cause else 0)


def test_flags_make_torch_ignore_the_list_unless_the_script_reads_it(project: Path) -> None:
    _in_setup('"csrc/run.cu"])]', FLAGS % '"-gencode=arch=compute_90,code=sm_90"')
    assert _names() == []
    assert len(_of("arch-list-overridden")) == 1

    text = (project / "setup.py").read_text()
    (project / "setup.py").write_text(text + "import os\nos.getenv('TORCH_CUDA_ARCH_LIST')\n")
    assert _of("arch-list-overridden") == []


def test_list_in_cmakes_spelling_is_respelled(project: Path) -> None:
    text = "import os\nos.environ['TORCH_CUDA_ARCH_LIST'] = '{}'\n" + SETUP
    (project / "setup.py").write_text(text.replace("{}", "80;9.0+PTX;sm_100", 1))

    assert _names() == ["arch-list-malformed"] * 2
    assert main(["lint", "--fix", "--unsafe"]) == 0
    assert (project / "setup.py").read_text() == text.replace("{}", "8.0;9.0+PTX;10.0", 1)


def test_flag_that_headers_cannot_be_compiled_under_is_turned_round(project: Path) -> None:
    _in_setup('"csrc/run.cu"])]', FLAGS % "'-fno-exceptions'")

    assert _names() == ["macro-or-flag-conflict"]
    assert main(["lint", "--fix", "--unsafe"]) == 0
    assert "'-fexceptions'" in (project / "setup.py").read_text()


def test_folder_of_somebody_is_told_with_its_name(project: Path) -> None:  # noqa: ARG001
    _in_setup('"csrc/run.cu"])]', '"csrc/run.cu"], include_dirs=["/home/ann/cutlass"])]')

    assert _names() == []
    (found,) = lint(["."], causes=[find_cause("leaked-build-path")]).findings
    assert found.evidence.width == len("/home/ann/cutlass") + 2
    assert "/home/ann/cutlass" in found.message


def test_version_above_the_headers_is_certain_where_they_refuse_it(project: Path) -> None:
    _write({"csrc/run.cu": "#define TORCH_TARGET_VERSION 0x020f000000000000\n" + RUN})
    target = "torch-target-version-wrong"

    assert _names() == []
    (found,) = lint(["csrc/run.cu"], Target(torch="2.12")).findings
    assert (found.cause.name, found.evidence.confidence) == (target, Confidence.LIKELY)
    assert project.is_dir()


def test_scripts_in_their_own_folder_are_linted_from_anywhere(
    project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _in_setup(', "csrc/run.cu"', "")
    monkeypatch.chdir(os.sep)

    (found,) = lint([str(project)]).findings
    assert found.evidence.where == f"{project}/setup.py:8:42"


def test_only_the_script_named_is_linted_with_what_it_needs(project: Path) -> None:
    (project / "pyproject.toml").write_text('[build-system]\nrequires = ["setuptools"]\n')

    (found,) = lint(["setup.py"]).findings
    assert found.cause.name == "build-isolation-no-torch"


@pytest.mark.usefixtures("project")
@pytest.mark.parametrize(("minor", "wheres"), [(9, ["CMakeLists.txt:2:18"]), (13, [])])
def test_release_of_a_copy_of_pybind11_is_read_from_its_headers(
    minor: int, wheres: list[str]
) -> None:
    _write(
        {
            "CMakeLists.txt": "project(op)\nadd_subdirectory(third_party/pybind11)\n",
            "third_party/pybind11/include/pybind11/detail/common.h": (
                f"#define PYBIND11_VERSION_MAJOR 2\n#define PYBIND11_VERSION_MINOR {minor}\n"
                "#define PYBIND11_VERSION_PATCH 1\n"
            ),
        }
    )

    found = [f for f in lint(".").findings if f.cause.name == "pybind11-too-old-for-python"]

    assert [f.evidence.where for f in found] == wheres


def test_makefile_is_linted_for_the_toolkit_that_is_said(tmp_path: Path) -> None:
    recipe = "all:\n\tnvcc -arch=compute_30 -ptx compare.cu\n"
    (tmp_path / "Makefile").write_text(recipe)
    (tmp_path / "compare.cu").write_text("__global__ void compare() {}\n")

    linted = lint(tmp_path, Target(cuda="11.0"))

    (finding,) = (finding for file in linted.files for finding in file.findings)
    assert finding.cause.name == "arch-dropped-by-toolkit"
    assert finding.evidence.where.endswith("Makefile:2:21")


@pytest.mark.parametrize(("caught", "is_told"), [("ImportError", False), ("", False), (None, True)])
def test_module_for_an_older_release_that_is_imported_where_the_newer_fails(
    project: Path, caught: str | None, *, is_told: bool
) -> None:
    tries = f"try:\n    from ._v3 import *\nexcept {caught}:\n    from ._v2 import *\n".replace(
        " :", ":"
    )
    (project / "op").mkdir(exist_ok=True)
    (project / "op/__init__.py").write_text("from ._v2 import *\n" if caught is None else tries)
    (project / "op/_v2.py").write_text("from triton.ops import matmul\n")
    assert ("triton-api-mismatch" in _names()) is is_told


def test_sources_of_an_extension_that_nothing_builds_are_not_missed(project: Path) -> None:
    extensions = "def a():\n    return CUDAExtension('a', ['csrc/a.cu'])\ndef b():\n    return CUDAExtension('b', ['csrc/b.cu'])\n"
    (project / "csrc").mkdir(exist_ok=True)
    Path("setup.py").write_text(
        "from setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
        f"{extensions}setup(name='op', ext_modules=[a()])  # b()\n"
    )
    messages = [f.message for f in _findings() if f.cause.name == "source-file-missing"]
    assert len(messages) == 1
    assert "csrc/a.cu" in messages[0]


@pytest.mark.parametrize("header", ["pybind11/numpy.h", "torch/extension.h"])
def test_standard_of_sources_without_the_headers_of_torch(project: Path, header: str) -> None:
    (project / "helpers.cpp").write_text(f"#include <{header}>\n")
    (project / "build.py").write_text(
        "import os\nfrom torch.utils.cpp_extension import load\nhere = os.path.dirname(__file__)\n"
        "m = load('helpers', sources=os.path.join(here, 'helpers.cpp'), extra_cflags=['-O3', '-std=c++11'])\n"
    )
    assert ("cxx-standard-too-old" in _names()) is header.startswith("torch")


@pytest.mark.parametrize(
    ("folder", "init", "is_told"),
    [
        ("experimental", "", False),
        ("experimental", "from .experimental import gate\n", True),
        ("kernels", "", True),
    ],
)
def test_folder_of_what_is_no_longer_used(
    project: Path, folder: str, init: str, *, is_told: bool
) -> None:
    (project / "op" / folder).mkdir(parents=True, exist_ok=True)
    (project / "op/__init__.py").write_text(init)
    (project / "op" / folder / "gate.py").write_text("from triton.ops import matmul\n")
    assert ("triton-api-mismatch" in _names()) is is_told


def test_each_method_of_a_builder_that_returns_flags_is_judged_by_itself(tmp_path: Path) -> None:
    (tmp_path / "op.h").write_text("#include <torch/extension.h>\n")
    (tmp_path / "op.cpp").write_text('#include "op.h"\n')
    (tmp_path / "builder.py").write_text(
        "import torch\nfrom torch.utils import cpp_extension\n\n\nclass Builder:\n"
        "    def load(self):\n        if int(torch.__version__.split('.')[0]) < 2:\n            return None\n"
        "        return cpp_extension.load('op', ['op.cpp'], extra_cflags=self.cxx_args())\n\n"
        "    def cxx_args(self):\n        return ['-O3', '-std=c++17']\n\n"
        "    def nvcc_args(self):\n        return ['-std=c++20'] if self.is_new else ['-std=c++17']\n"
    )
    (finding,) = lint([str(tmp_path)], Target(torch="2.15")).findings
    assert finding.cause.name == "cxx-standard-too-old"
    assert finding.evidence.line == 12
