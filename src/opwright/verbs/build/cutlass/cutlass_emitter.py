"""CUTLASS's own way to make a PyTorch extension of a kernel: `opwright.cutlass.emit.pytorch`."""

from __future__ import annotations

import importlib.util
import os
import shutil
import sys
from types import ModuleType

from opwright.errors import OpwrightError
from opwright.verbs.build import building
from opwright.verbs.build.settings.project import read_settings
from opwright.verbs.new import gemm_project, project
from opwright.verbs.new.cutlass_plan import Operation

_CC = 90
_RUN = '''"""What CUTLASS's emitter offers: `run`."""

from __future__ import annotations

from torch import Tensor

from {package}.functions import gemm


def run(
    A: Tensor, B: Tensor, C: Tensor | None = None, alpha: float = 1.0, beta: float = 0.0
) -> Tensor:
    """Return {formula}."""
    return gemm(A, B, C if beta else None, alpha=alpha, beta=beta, activation={activation!r})
'''
_RUN_OF_GROUPS = '''"""What CUTLASS's emitter offers: `run`."""

from __future__ import annotations

from collections.abc import Sequence

from torch import Tensor

from {package}.grouped import grouped_gemm


def run(
    As: Sequence[Tensor],
    Bs: Sequence[Tensor],
    Cs: Sequence[Tensor] | None = None,
    alpha: float = 1.0,
    beta: float = 0.0,
) -> list[Tensor]:
    """Return {formula} of each, by one launch for each layout that they have."""
    return grouped_gemm(
        As, Bs, c=Cs if beta else None, alpha=alpha, beta=beta, activation={activation!r}
    )
'''
_EXPORTED = '\nfrom {package}.emitted import run  # noqa: E402\n\n__all__ += ["run"]\n'


def pytorch(
    op: Operation,
    name: str,
    cc: int = _CC,
    jit: bool = False,
    sourcedir: str = "",
) -> ModuleType | None:
    """
    Write the project of an operation into a folder, and with `jit` build and import it: the module has `run`.

    Building takes minutes; it is not done again in a folder that has the same project already. Raises OpwrightError where the
    folder has other files of that name, and what a build raises.
    """
    if cc != _CC:
        raise OpwrightError(f"cc {cc}: these kernels are for Hopper, cc {_CC}")
    folder = os.path.abspath(sourcedir or os.curdir)
    names = project.names_of(name)
    files = files_of(op, names)
    if not _is_there(files, folder):
        project.write(files, folder)
    return _imported(names.package, folder) if jit else None


def files_of(op: Operation, names: project.Names) -> dict[str, str]:
    """Return the project of an operation, path to text."""
    files = {**project.filled("cutlass-gemm", names), **gemm_project.files(op.gemm, names)}
    formula = (
        "alpha * A @ B + beta * C"
        if op.activation is None
        else f"{op.activation} of alpha * A @ B + beta * C"
    )
    text = (_RUN_OF_GROUPS if op.gemm.is_grouped else _RUN).format(
        package=names.package, formula=formula, activation=op.activation
    )
    start = f"src/{names.package}/__init__.py"
    return {
        **files,
        start: files[start] + _EXPORTED.format(package=names.package),
        f"src/{names.package}/emitted.py": text,
    }


def _is_there(files: dict[str, str], folder: str) -> bool:
    """Return whether a folder has the whole project, as it would be written."""
    return all(_is_text(os.path.join(folder, path), text) for path, text in files.items())


def _is_text(path: str, text: str) -> bool:
    try:
        with open(path, encoding="utf-8") as opened:
            return opened.read() == text
    except (OSError, UnicodeDecodeError):
        return False


def _imported(package: str, folder: str) -> ModuleType:
    """Build a project, and import its package from where it lies."""
    settings = read_settings(folder)
    built = building.build(building.plan(settings))
    place = os.path.join(folder, "src", package)
    shutil.copyfile(built.library, os.path.join(place, "_C.so"))
    start = os.path.join(place, "__init__.py")
    spec = importlib.util.spec_from_file_location(package, start, submodule_search_locations=[place])  # fmt: skip
    if spec is None or spec.loader is None:
        raise OpwrightError(f"cannot import {start}")
    module = sys.modules[package] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException:
        del sys.modules[package]
        raise
    return module
