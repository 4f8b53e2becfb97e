"""
A torch to build for: its headers, its libraries, and what it was built with. Never imported.

Installed, it is `site-packages/torch`. Of a release that is not, the headers are enough to compile: a folder with
`torch/include` as it is unpacked of a wheel.
"""

from __future__ import annotations

import mmap
import os
import re
from collections.abc import Iterable

from opwright.facts.on_disk import regular, text_of
from opwright.model.build.toolchain import Missing, TorchTarget

_VERSION = re.compile(r"^__version__[^=\n]*=\s*['\"]([^'\"]+)", re.MULTILINE)
_CUDA = re.compile(r"^cuda\b[^=\n]*=\s*'([\d.]+)'", re.MULTILINE)
_HIP = re.compile(r"^hip\b[^=\n]*=\s*'([\d.]+)", re.MULTILINE)
_DEFINED = re.compile(r"#define TORCH_VERSION_(MAJOR|MINOR|PATCH) (\d+)")
_VERSION_HEADERS = ("torch/headeronly/version.h", "torch/csrc/api/include/torch/version.h")
_LIBRARY = re.compile(r"lib((?:torch|c10)\w*)\.so")
_NEW_STRING = b"_ZN3c106detail14torchCheckFailEPKcS2_jRKNSt7__cxx1112basic_string"
_OLD_STRING = b"_ZN3c106detail14torchCheckFailEPKcS2_jRKSs"
PYBIND11_INTERNALS = re.compile(rb"__pybind11_internals_v\d+((?:_\w+?)?_libst\w+?)__")
PYBIND11_ABI_FILE = "pybind11-abi.txt"
"""Where a release's headers have a value of its libraries, if the libraries are absent."""
_MOST_READ = 1 << 16


def installed_torch(folders: Iterable[str]) -> TorchTarget | Missing:
    """Return the torch in the first of the folders that Python imports from that has one with headers."""
    missing = Missing("torch", "torch is not installed for this Python")
    for folder in folders:
        package = os.path.join(folder, "torch")
        if not os.path.isfile(os.path.join(package, "version.py")):
            continue
        is_package = folder.endswith("-packages")
        found_by = (
            "it is installed in the same environment as opwright"
            if is_package
            else f"Python imports from {folder}"
        )
        found = read_torch_target(package, found_by)
        if isinstance(found, TorchTarget):
            return found
        missing = found
    return missing


def read_torch_target(folder: str, found_by: str) -> TorchTarget | Missing:
    """Read a torch: `site-packages/torch`, a folder that holds `torch`, or one with `include`."""
    inside = os.path.join(folder, "torch")
    is_above = not os.path.isdir(os.path.join(folder, "include")) and os.path.isdir(inside)
    package = inside if is_above else folder
    include = os.path.join(package, "include")
    if not os.path.isdir(os.path.join(include, "c10")):
        return Missing("torch", f"{folder} has no torch headers (include/c10)")
    about = text_of(os.path.join(package, "version.py"), most=_MOST_READ)
    version = _first_group(_VERSION, about) or _version_in(include)
    if version is None:
        return Missing("torch", f"no version in version.py or in the headers of {folder}")
    library_dir = os.path.join(package, "lib")
    names = sorted(os.listdir(library_dir)) if os.path.isdir(library_dir) else []
    libraries = [match[1] for match in map(_LIBRARY.fullmatch, names) if match]
    api = os.path.join(include, "torch", "csrc", "api", "include")
    return TorchTarget(
        version=version,
        folder=package,
        found_by=found_by,
        include_dirs=(include, *([api] if os.path.isdir(api) else ())),
        library_dir=library_dir if libraries else None,
        libraries=tuple(libraries),
        cuda=_first_group(_CUDA, about),
        hip=_first_group(_HIP, about),
        cxx11_abi=string_abi(os.path.join(library_dir, "libc10.so")),
        pybind11_abi=_pybind11_abi(include, library_dir),
    )


def _version_in(include: str) -> str | None:
    for header in _VERSION_HEADERS:
        parts = dict(_DEFINED.findall(text_of(os.path.join(include, header), most=_MOST_READ)))
        if "MAJOR" in parts and "MINOR" in parts:
            return f"{parts['MAJOR']}.{parts['MINOR']}.{parts.get('PATCH', '0')}"
    return None


def string_abi(library: str) -> bool | None:
    """Return whether a libc10 takes the strings of C++11; None when it is not there or new."""
    string = _first_found(library, _NEW_STRING, _OLD_STRING)
    return None if string is None else string == _NEW_STRING


def _first_found(path: str, *texts: bytes) -> bytes | None:
    try:
        with (
            open(path, "rb", opener=regular) as opened,
            mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as data,
        ):
            return next((text for text in texts if data.find(text) >= 0), None)
    except (OSError, ValueError):  # not there, or empty
        return None


def _pybind11_abi(include: str, library_dir: str) -> str | None:
    """
    Return what tells pybind11's modules of one compiler from those of others, `_gcc_libstdcpp_cxxabi1011`.

    Modules share types, torch's among them, where it is the same. pybind11 3 finds it out itself.
    """
    header = text_of(os.path.join(include, "pybind11", "detail", "common.h"), most=_MOST_READ)
    if "define PYBIND11_VERSION_MAJOR 2" not in header:
        return None
    library = os.path.join(library_dir, "libtorch_python.so")
    try:
        with (
            open(library, "rb", opener=regular) as opened,
            mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ) as data,
        ):
            at = data.find(b"__pybind11_internals_v")
            match = PYBIND11_INTERNALS.match(data[at : at + 200]) if at >= 0 else None
            return match[1].decode() if match else None
    except (OSError, ValueError):
        return (
            text_of(os.path.join(os.path.dirname(include), PYBIND11_ABI_FILE), most=_MOST_READ)
            or None
        )


def _first_group(pattern: re.Pattern[str], text: str) -> str | None:
    match = pattern.search(text)
    return match[1] if match else None
