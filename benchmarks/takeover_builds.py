"""One build of a project, measured: what it wrote, what its libraries export, and what it cost."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from resource import struct_rusage
from tempfile import TemporaryFile
from time import perf_counter, sleep
from typing import NamedTuple
from zipfile import ZipFile

from processes import environment

_INTERVAL = 0.2
_TAG = re.compile(r"-(?:many)?linux_[\w.]*$")
_IMPORT_EACH = (
    "import importlib.util, sys, torch\n"
    "for name, path in zip(sys.argv[1::2], sys.argv[2::2]):\n"
    "    spec = importlib.util.spec_from_file_location(name, path)\n"
    "    if b'PyInit_' in open(path, 'rb').read():\n"
    "        module = importlib.util.module_from_spec(spec)\n"
    "        spec.loader.exec_module(module)\n"
    "        print(*sorted(dir(module)))\n"
    "    else:\n"
    "        torch.ops.load_library(path)\n"
)
_RUN_TESTS = "import sys; sys.path.remove(''); import pytest; sys.exit(pytest.main(sys.argv[1:]))"
"""`-m pytest` would import the package of the folder that the tests lie in, which has no library, and not the wheel's."""


class Outcome(NamedTuple):
    """What came of one build. Times are in seconds, memory in bytes; the rest is empty where it failed."""

    cpu: float
    wall: float
    peak: int
    """What all processes of the build had at once, at most."""
    said: str
    exported: Sequence[str] = ()
    """What the libraries define; which inline functions they have copies of depends on what was inlined."""
    outputs: Sequence[str] = ()
    """Files of the wheel, and what was left in `build`, by its kind."""
    loaded: str = ""
    """What the modules have, once imported, or why they do not load."""
    passed: Sequence[str] = ()
    """Tests that passed: on a machine without a GPU, those that need none."""
    computed: str = ""
    """What operators compute on the GPU, where there is one, or why they do not."""

    @property
    def succeeded(self) -> bool:
        return bool(self.outputs)


class Trials(NamedTuple):
    """What a wheel is tried with."""

    tests: Sequence[str] = ()
    """Arguments of pytest, in the folder of setup.py; tests that need a GPU fail without one, for both builds."""
    operator: str = ""
    """The function of `takeover_operators.py` that calls its operators on a GPU."""


def build(
    folder: Path,
    python: str,
    variables: Mapping[str, str],
    trials: Trials,
    timeout: int,
) -> Outcome:
    """Build the wheel of a project and look at it; a build that takes too long is ended with all its compilers."""
    start = perf_counter()
    with TemporaryFile() as log:
        process = subprocess.Popen(
            [python, "setup.py", "bdist_wheel"],
            cwd=folder,
            env=_environ(variables),
            stdout=log,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        memory = _Memory(process.pid)
        used = _ended(process, timeout)
        log.seek(0)
        said = log.read().decode(errors="replace")
    wall, cpu = perf_counter() - start, used.ru_utime + used.ru_stime
    wheels = list((folder / "dist").glob("*.whl"))
    if process.returncode or not wheels:
        late = f"timed out after {timeout} s" if wall >= timeout else ""
        return Outcome(cpu, wall, memory.peak(), said + late)
    unpacked = folder.parent / f"{folder.name}-unpacked"
    with ZipFile(wheels[0]) as wheel:
        wheel.extractall(unpacked)
    libraries = sorted(unpacked.rglob("*.so"))
    return Outcome(
        cpu,
        wall,
        memory.peak(),
        said,
        sorted(set[str]().union(*map(_exported, libraries))),
        _outputs(folder, wheels[0].stem, unpacked),
        _loaded(python, unpacked, libraries),
        _passed(python, folder, unpacked, trials.tests),
        _computed(python, unpacked, trials.operator),
    )


def _environ(variables: Mapping[str, str]) -> dict[str, str]:
    sources = str(Path(__file__).parents[1] / "src")
    return environment(**variables, PYTHONPATH=sources)


def _ended(process: subprocess.Popen[bytes], timeout: int) -> struct_rusage:
    """Wait for a build and return what it and its compilers used; end those that are left, and nobody else's."""
    late = threading.Timer(timeout, _kill, (process.pid,))
    late.start()
    try:
        os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)
    finally:
        late.cancel()
        _kill(process.pid)
        _, status, used = os.wait4(process.pid, 0)  # its own: another build may run beside it
        process.returncode = os.waitstatus_to_exitcode(status)
    return used


def _kill(session: int) -> None:
    with suppress(ProcessLookupError):
        os.killpg(session, signal.SIGKILL)


# ---- what was built ----------------------------------------------------------------


def _exported(library: Path) -> set[str]:
    said = subprocess.check_output(["nm", "-D", "--defined-only", library], text=True)  # noqa: S607 - of PATH, as compilers are
    rows = (line.split() for line in said.splitlines())
    return {row[-1] for row in rows if row[-2] in "TDBR"}


def _outputs(folder: Path, wheel: str, unpacked: Path) -> list[str]:
    """Return the files of a wheel, and the names that a user finds in the folder after a build."""
    own = {str(path.relative_to(unpacked)) for path in unpacked.rglob("*") if path.is_file()}
    built = (path for path in (folder / "build").rglob("*") if path.is_file())
    left = {_kind(path.relative_to(folder)) for path in built}
    about = {path.name for path in folder.glob("*.egg-info")}
    return sorted(
        {f"{_TAG.sub('', wheel)}.whl"} | {f"wheel: {name}" for name in own} | left | about
    )


def _kind(path: Path) -> str:
    """Return where a file of a build is: a library's folder, of an object the source, of others their own name."""
    if path.suffix == ".o":
        return f"object of {path.name.partition('.')[0]}"
    return str(path) if path.parts[1].startswith("lib") else path.name


def _loaded(python: str, unpacked: Path, libraries: list[Path]) -> str:
    names = [part for path in libraries for part in (path.name.partition(".")[0], str(path))]
    done = subprocess.run(
        [python, "-c", _IMPORT_EACH, *names],
        env=environment(),
        cwd=unpacked,
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def _passed(python: str, folder: Path, unpacked: Path, tests: Iterable[str]) -> list[str]:
    if not tests:
        return []
    command = [python, "-c", _RUN_TESTS, "-q", "-rp", "--import-mode=importlib", *tests]
    command += ["-p", "no:cacheprovider", "-o", "addopts="]
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment(PYTHONPATH=str(unpacked)),
        capture_output=True,
        text=True,
        check=False,
        timeout=1800,
    )
    return sorted(re.findall(r"^PASSED (\S+)", done.stdout, re.MULTILINE))


def _computed(python: str, unpacked: Path, operator: str) -> str:
    if not operator:
        return ""
    done = subprocess.run(
        [python, Path(__file__).with_name("takeover_operators.py"), operator],
        cwd=unpacked,
        env=environment(PYTHONPATH=str(unpacked)),
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    return done.stdout if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


# ---- what it cost ------------------------------------------------------------------


class _Memory:
    """Watches how much memory a process and its descendants have."""

    def __init__(self, pid: int) -> None:
        self._peak = 0
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._watch, args=(pid,), daemon=True)
        self._thread.start()

    def peak(self) -> int:
        """Stop, and return the most that was seen, in bytes."""
        self._ended.set()
        self._thread.join()
        return self._peak

    def _watch(self, pid: int) -> None:
        while not self._ended.is_set():
            self._peak = max(self._peak, _memory_of(pid))
            sleep(_INTERVAL)


def _memory_of(pid: int) -> int:
    """Return the memory that a process and its descendants have to themselves: not what is mapped from files."""
    total = 0
    with suppress(OSError):
        text = Path(f"/proc/{pid}/status").read_text()
        found = re.search(r"^RssAnon:\s+(\d+) kB", text, re.MULTILINE)
        total += int(found[1]) << 10 if found else 0
    with suppress(OSError):
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        total += sum(_memory_of(int(child)) for child in children)
    return total
