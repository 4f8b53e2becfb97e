"""
Extensions built with one torch and loaded for real in another: the audit foretells what happens.

Each source in `extensions/` is compiled against the headers of every release in BUILT_WITH, and
loaded into every release in RUN_IN, each time in a process of its own: by default the oldest and the
newest of them, the others nightly. What is fetched, 2 GB for all, is kept in pytest's cache, or in the
folder that OPWRIGHT_TORCH_CACHE names.
"""

from __future__ import annotations

import os
import platform
import subprocess
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from pathlib import Path

import pytest
from patience import PATIENCE

from opwright import audit

pytestmark = [
    pytest.mark.compiler,
    pytest.mark.network,
    pytest.mark.skipif(platform.machine() != "x86_64", reason="it is machine code of x86-64"),
]

SOURCES = Path(__file__).parents[1] / "extensions"
TOOLS = Path(__file__).parents[2] / "tools"
BUILT_WITH = ("2.8.0", "2.9.1", "2.10.0", "2.12.1", "2.13.0")
RUN_IN = ("2.8.0", "2.9.1", "2.12.1", "2.13.0")

ENDS = (RUN_IN[0], RUN_IN[-1])

RIGHT = {
    "accessors": "numel 6 dim 2 columns 3\ndtype 7 cpu 1 contiguous 1",
    "autograd": "gradient 6",
    "boxed": "f(bool)\n1",
    "generator": "seed 42",
    "guard": "now 0 before 0",
    "hooks": "numel 6\nCannot query CUDART version without ATen_c",
    "hooks_kept": "numel 6 cuda 0\nCannot query CUDART version without ATen_c",
    "iterator": "last 2",
    "kernels": "f(Tensor)\n2\nmeta 2",
    "schemas": "f(Tensor)\nno kernel\nno kernel",
    "storage": "first 1 bytes 24\nowners 2",
}
"""What each source prints where it is at home."""
COMMON = ("ATen/core/Tensor.h", "ATen/ops/ones.h", "torch/library.h")
"""What is compiled once for a release: it takes most of the time of a source, whose symbols stay the same."""
ALONE = ("autograd", "generator", "guard")
"""Those that gain nothing by it, or a symbol."""
REGISTERING = ("boxed", "kernels", "schemas")
"""Those that only register `probe::f`; `checker.cpp` prints what became of it."""

_UNDATED = "both releases are among those that it may have been built with"
_SECOND_CALL = "of an object that is kept only the first call is seen"
UNPROVEN = {
    ("hooks", "2.8.0", "2.9.1"): _UNDATED,
    ("hooks", "2.9.1", "2.8.0"): _UNDATED,
    ("hooks", "2.10.0", "2.12.1"): _UNDATED,
    ("hooks_kept", "2.8.0", "2.9.1"): _UNDATED,
    ("hooks_kept", "2.9.1", "2.8.0"): _UNDATED,
    ("hooks_kept", "2.10.0", "2.12.1"): _UNDATED,
    ("hooks_kept", "2.8.0", "2.12.1"): _SECOND_CALL,
    ("hooks_kept", "2.9.1", "2.12.1"): _SECOND_CALL,
}
"""What goes wrong and is not foretold, with the reason: to be struck out here once it is."""

REFUSED = 3
"""The exit status of `load.cpp` where the loader refuses a library."""
AT_ONCE = 2
"""A compiler takes up to 1 GB."""


class Workshop:
    """Where extensions are built, with releases of torch to build them against and to run them in."""

    def __init__(
        self, folder: Path, include: Callable[[str], Path], libraries: Callable[[str], Path]
    ) -> None:
        self._folder, self._include, self._libraries = folder, include, libraries
        _compile(SOURCES / "load.cpp", "-o", folder / "load", "-ldl")
        empty = folder / "empty.cpp"
        empty.touch()
        for name in ("libtorch_cpu.so", "libc10.so"):  # for extensions to list
            _compile(empty, "-o", folder / name, "-shared", f"-Wl,-soname,{name}")

    def library(self, source: str, built: str) -> Path:
        """Return a source compiled against the headers of a release."""
        library = self._folder / f"{source}-{built}.so"
        if not library.exists():
            soon = ENDS if built in ENDS else [v for v in BUILT_WITH if v not in ENDS]
            with ThreadPoolExecutor(AT_ONCE) as pool:  # all that will be asked for soon
                list(pool.map(self._precompile, soon))
                list(pool.map(partial(self._build, source), soon))
        return library

    def _build(self, source: str, built: str) -> None:
        common = () if source in ALONE else ("-include", self._common(built))
        _compile(
            *(SOURCES / f"{source}.cpp", "-o", self._folder / f"{source}-{built}.so", "-shared"),
            *(*common, *self._flags(built)),
            *(f"-L{self._folder}", "-Wl,--no-as-needed", "-ltorch_cpu", "-lc10"),
        )

    def _precompile(self, built: str) -> None:
        header = self._common(built)
        if not header.exists():
            header.write_text("".join(f"#include <{name}>\n" for name in COMMON))
            _compile("-x", "c++-header", header, "-o", f"{header}.gch", *self._flags(built))

    def _common(self, built: str) -> Path:
        return self._folder / f"common-{built}.h"

    def _flags(self, built: str) -> tuple[str, ...]:
        include = self._include(built)
        flags = ("-fPIC", "-O2", "-w", "-std=c++20", "-D_GLIBCXX_USE_CXX11_ABI=1")
        return (*flags, f"-I{include}", f"-I{include}/torch/csrc/api/include")

    def run(self, source: str, built: str, run: str) -> str:
        """Return what comes of loading and calling it there: `refused`, `right`, or what it does."""
        libraries = [self._libraries(run) / "libtorch_cpu.so", self.library(source, built)]
        if source in REGISTERING:
            libraries.append(self.library("checker", run))
        done = subprocess.run(
            [self._folder / "load", *libraries],
            capture_output=True,
            text=True,
            errors="replace",
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode == REFUSED:
            return "refused"
        if (done.returncode, done.stdout) == (0, f"{RIGHT[source]}\ndone\n"):
            return "right"
        return f"exit status {done.returncode}, printed {done.stdout!r}, {done.stderr[-200:]!r}"


def _compile(*arguments: str | Path) -> None:
    done = subprocess.run(["g++", *arguments], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="module")
def workshop(pytestconfig: pytest.Config, tmp_path_factory: pytest.TempPathFactory) -> Workshop:
    """Return a workshop that fetches a release of torch when it is needed first, the usual ones at once."""
    kept_in = _kept_in(pytestconfig)
    _tell(pytestconfig, f"torch {', '.join(ENDS)} from the index into {kept_in}")
    with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(AT_ONCE) as pool:
        patch.syspath_prepend(str(TOOLS))
        from real_torch import include, libraries  # noqa: PLC0415 - it imports tools

        list(pool.map(lambda version: include(version, kept_in), ENDS))
        list(pool.map(lambda version: libraries(version, kept_in), ENDS))
        return Workshop(
            tmp_path_factory.mktemp("extensions"),
            partial(include, kept_in=kept_in),
            partial(libraries, kept_in=kept_in),
        )


def _kept_in(pytestconfig: pytest.Config) -> Path:
    if given := os.environ.get("OPWRIGHT_TORCH_CACHE"):
        return Path(given)
    assert pytestconfig.cache is not None
    return pytestconfig.cache.mkdir("torch")


def _tell(pytestconfig: pytest.Config, line: str) -> None:
    """Print a line at once: a minute may pass."""
    with pytestconfig.pluginmanager.getplugin("capturemanager").global_and_fixture_disabled():
        pytestconfig.get_terminal_writer().line(line)


@cache
def _verdicts(library: Path) -> dict[str, str]:
    """Return what the audit says of a library, by release."""
    (binary,) = audit(str(library)).binaries
    return {verdict.load.torch.version: verdict.name for verdict in binary.verdicts}


def _allowed(outcome: str, *, unproven: bool) -> tuple[str, ...]:
    """Return the verdicts that are true of an outcome."""
    if outcome == "refused":
        return ("fails",)
    if outcome == "right":
        return ("loads", "unproven")
    return ("unproven",) if unproven else ("unsafe",)


def _ends(versions: tuple[str, ...]) -> list[object]:
    """Return the parameters of a test that tries the oldest and the newest by default, the others nightly."""
    return [pytest.param(v, marks=() if v in ENDS else pytest.mark.nightly) for v in versions]


@pytest.mark.parametrize("version", _ends(RUN_IN))
@pytest.mark.parametrize("source", RIGHT)
def test_extension_works_in_the_torch_it_was_built_with(
    source: str, version: str, workshop: Workshop
) -> None:
    assert workshop.run(source, version, version) == "right"


@pytest.mark.parametrize("run", _ends(RUN_IN))
@pytest.mark.parametrize("built", _ends(BUILT_WITH))
@pytest.mark.parametrize("source", RIGHT)
def test_audit_foretells_what_happens(
    source: str, built: str, run: str, workshop: Workshop
) -> None:
    known = (source, built, run) in UNPROVEN

    verdict = _verdicts(workshop.library(source, built))[run]
    outcome = workshop.run(source, built, run)

    assert verdict in _allowed(outcome, unproven=known), outcome
    assert not known or outcome not in ("right", "refused"), f"strike it out of UNPROVEN: {outcome}"
