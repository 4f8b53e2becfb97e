"""What build scripts say, told without running them."""

from __future__ import annotations

import pytest

from opwright.model import values
from opwright.syntax.build.build_scripts import build_script, torch_bound

_SETUP = """
import os
from setuptools import setup
from torch.utils.cpp_extension import CUDAExtension
flags = ["-O3"]
flags += ["-std=c++14"]
args = {"cxx": flags, "nvcc": ["-O3", "-gencode=arch=compute_90a,code=sm_90a"]}
args["nvcc"] += ["--use_fast_math"]
os.environ["TORCH_CUDA_ARCH_LIST"] = "8.0;9.0"
raise SystemExit("it was run")
setup(
    name="op",
    install_requires=["numpy", "torch>=2.4,<2.9"],
    ext_modules=[CUDAExtension("op._C", ["a.cpp", os.path.join("cuda", "b.cu")],
                               extra_compile_args=args, libraries=["cuda"],
                               define_macros=[("WITH_CUDA", None), ("N", "3")])],
)
"""


def test_setup_py_is_read_and_not_run() -> None:
    script = build_script("setup.py", _SETUP)
    extension = script.extensions[0]

    assert (extension.name, extension.kind) == ("op._C", "CUDAExtension")
    assert values(extension.sources) == ("a.cpp", "cuda/b.cu")
    assert values(extension.flags["cxx"]) == ("-O3", "-std=c++14")
    assert set(values(extension.flags["nvcc"])) >= {"--use_fast_math", "-O3"}
    assert values(extension.defines) == ("WITH_CUDA", "N=3")
    assert values(script.libraries) == ("cuda",)
    assert values(script.arch_lists) == ("8.0;9.0",)
    assert values(script.cxx_standards) == ("14",)
    assert torch_bound(script) == ">=2.4,<2.9"


_HELPERS = """
class Flags:
    BASE = ["-O3"]
    def of(self, arch):
        flags = self.BASE.copy()
        flags.append("-std=c++14")
        return flags
    def build(self):
        return extension("op", ["op.cpp"], self.of(80))
def kind():
    return CUDAExtension
def extension(name, sources, flags=None):
    return kind()(name, sources, extra_compile_args={"cxx": flags})
os.environ["TORCH_CUDA_ARCH_LIST"] = ";".join(["8.0", "9.0"])
setup(name="op", ext_modules=[Flags().build()])
"""


def test_functions_and_methods_of_the_script_are_followed() -> None:
    script = build_script("setup.py", _HELPERS)
    [extension] = script.extensions

    assert (extension.name, extension.kind) == ("op", "CUDAExtension")
    assert values(extension.sources) == ("op.cpp",)
    assert values(extension.flags["cxx"]) == ("-O3", "-std=c++14")
    assert values(script.arch_lists) == ("8.0", "9.0")


@pytest.mark.parametrize(
    ("given", "bound"),
    [
        ("needs['install']", ">=2.4"),
        ("wanted", ">=2.4"),
        ("needs['test']", None),
        ("needs['other']", None),
        ("needs['grown']", ">=2.6"),
    ],
)
def test_an_item_of_a_dictionary_that_is_written_out(given: str, bound: str | None) -> None:
    script = build_script(
        "setup.py",
        "needs = {'install': ['torch>=2.4'], 'test': ['pytest'], 'grown': []}\n"
        "needs['grown'].extend(['torch>=2.6'])\nwanted = needs['install']\n"
        f"setup(install_requires={given})\n",
    )
    assert torch_bound(script) == bound


def test_names_of_one_function_are_not_those_of_another() -> None:
    flags = "def host():\n    flags = ['-Wall']\n    return flags\ndef device():\n    flags = ['-O2']\n    return flags\n"
    made = "CUDAExtension('op', ['op.cpp'], extra_compile_args={'cxx': host(), 'nvcc': device()})\n"

    [extension] = build_script("setup.py", flags + made).extensions

    assert values(extension.flags["cxx"]) == ("-Wall",)
    assert values(extension.flags["nvcc"]) == ("-O2",)


def test_each_thing_said_knows_its_place() -> None:
    script = build_script("setup.py", _SETUP)

    for said in (*script.flags, *script.libraries):
        assert said.value in _SETUP[said.start : said.end]


def test_requirements_of_pyproject_are_placed() -> None:
    text = '[build-system]\r\nrequires = ["setuptools", "torch"]\r\n[project]\r\ndependencies = ["torch>=2.5"]\r\n'
    script = build_script("pyproject.toml", text)

    assert values(script.build_requires or ()) == ("setuptools", "torch")
    assert torch_bound(script) == ">=2.5"
    for said in (*(script.build_requires or ()), *(script.install_requires or ())):
        assert text[said.start : said.end] == said.value


def test_cmake_is_read_with_its_variables() -> None:
    text = (
        "set(SOURCES a.cpp b.cu) # add_library(no x.cpp)\n"
        "set(CMAKE_CXX_STANDARD 17)\n"
        "add_library(op SHARED ${SOURCES})\n"
        "target_link_libraries(op PRIVATE torch cuda)\n"
    )
    script = build_script("CMakeLists.txt", text)

    assert [e.name for e in script.extensions] == ["op"]
    assert values(script.extensions[0].sources) == ("a.cpp", "b.cu")
    assert values(script.libraries) == ("torch", "cuda")
    assert values(script.cxx_standards) == ("17",)


def test_what_cannot_be_parsed_says_nothing() -> None:
    assert build_script("setup.py", "def (").extensions == ()
    assert build_script("pyproject.toml", "[[[").build_requires is None
    assert build_script("CMakeLists.txt", "add_library(").extensions == ()


@pytest.mark.parametrize(
    ("options", "is_whole"),
    [
        ("options = {'sources': ['op.cu'], 'extra_compile_args': {'cxx': ['-std=c++17']}}", True),
        ("options = dict(sources=['op.cu'], extra_compile_args={'cxx': ['-std=c++17']})", True),
        (
            "options = {}\noptions['sources'] = ['op.cu']\noptions['extra_compile_args'] = ['-std=c++17']",
            True,
        ),
        ("options = {'sources': ['op.cu'], 'extra_compile_args': ['-std=c++17'], **more}", False),
    ],
)
def test_arguments_that_are_unpacked_are_read(options: str, *, is_whole: bool) -> None:
    script = build_script("setup.py", f"{options}\nmodule = CUDAExtension('op', **options)\n")

    [extension] = script.extensions
    assert [source.value for source in extension.sources] == ["op.cu"]
    assert [standard.value for standard in script.cxx_standards] == ["17"]
    assert extension.has_all_sources == is_whole
