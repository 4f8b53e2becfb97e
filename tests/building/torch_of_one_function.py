"""A torch of one function and a project that calls it, for the compilers that are here."""

from __future__ import annotations

import subprocess
from pathlib import Path

from opwright.cli.main import main

TENSOR = """#pragma once
#include <string>
namespace c10 { namespace detail {
void torchCheckFail(const char*, const char*, unsigned, const std::string&);
}}
namespace at { struct TensorBase { template <typename T> T* data_ptr() const; }; }
"""
TORCH = """#pragma once
#if !defined(TORCH_STABLE_ONLY) && !defined(TORCH_TARGET_VERSION)
#include <torch/all.h>
#ifdef TORCH_API_INCLUDE_EXTENSION_H
#include <torch/extension.h>
#endif
#endif
"""
PYTHON = """#ifndef PYTHON_HEADERS_H
#define PYTHON_HEADERS_H
#include <Python.h>
extern "C" PyObject* THPDevice_New();
#endif
"""
OP = """#include <ATen/core/TensorBase.h>
#include <Python.h>
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "_C", nullptr, -1, nullptr};
extern "C" __attribute__((visibility("default"))) PyObject* PyInit__C() { return PyModule_Create(&def); }
extern "C" void check(bool good) { if (!good) c10::detail::torchCheckFail("f", "op.cpp", 1, "no"); }
"""


def compile_torch(folder: Path) -> Path:
    """Write a torch 2.13 with one function, and the headers that declare it."""
    torch = folder / "torch"
    for part in ("include/c10", "include/ATen/core", "include/torch/csrc", "lib"):
        (torch / part).mkdir(parents=True)
    (torch / "include/ATen/core/TensorBase.h").write_text(TENSOR)
    (torch / "include/torch/torch.h").write_text(TORCH)
    (torch / "include/torch/all.h").write_text("#pragma once\n#include <ATen/core/TensorBase.h>\n")
    (torch / "include/torch/extension.h").write_text("#include <torch/csrc/Device.h>\n")
    (torch / "include/torch/csrc/Device.h").write_text(PYTHON)
    (torch / "version.py").write_text("__version__ = '2.13.0'\ncuda: Optional[str] = None\n")
    (folder / "c10.cpp").write_text(
        "#include <ATen/core/TensorBase.h>\n"
        "void c10::detail::torchCheckFail(const char*, const char*, unsigned, const std::string&) {}\n"
    )
    (folder / "empty.cpp").touch()
    (folder / "python.cpp").write_text('extern "C" void* THPDevice_New() { return nullptr; }\n')
    sources = {"c10": "c10.cpp", "torch_cpu": "empty.cpp", "torch": "empty.cpp"}
    for name, source in {**sources, "torch_python": "python.cpp"}.items():
        library = torch / f"lib/lib{name}.so"
        includes = f"-I{torch}/include"
        command = ["g++", "-shared", "-fPIC", includes, f"-Wl,-soname,lib{name}.so", "-o", str(library), source]  # fmt: skip
        subprocess.run(command, cwd=folder, check=True)
    return torch


def write_project(folder: Path) -> Path:
    """Write a module of Python that calls the function, and its settings."""
    (folder / "csrc").mkdir(parents=True)
    (folder / "csrc/op.cpp").write_text(OP)
    (folder / "pyproject.toml").write_text(
        '[tool.opwright]\nname = "ops._C"\nsources = ["csrc/*"]\n'
    )
    return folder


def library(project: Path) -> Path:
    """Return what was built."""
    (found,) = project.glob("build/opwright/*/_C*.so")
    return found


def built(project: Path, torch: Path, *options: str) -> int:
    """Build it; return the exit status."""
    return main(["build", str(project), "--torch", str(torch), *options])
