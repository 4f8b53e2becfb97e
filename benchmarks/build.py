"""
Measure `opwright build` and `opwright.load` against torch's own, in one run; exit 1 beyond a limit.

    python benchmarks/build.py --torch PYTHON --cuda /usr/local/cuda

PYTHON is an interpreter that has torch, its build tools and this opwright. The extension is one .cpp with
torch/extension.h and two .cu; where torch is a CPU build, empty stand-ins let its own link line pass. The
variant of the same operator for the stable ABI includes none of torch's C++. It takes ten minutes, and `--only-hit`
one. `--write-docs` writes the table into `docs/speed/build.md`.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from processes import environment
from table import Row, aligned, machine, seconds, write_into

_PAGE = Path(__file__).parents[1] / "docs" / "speed" / "build.md"
_NO_CHANGE, _HIT, _STABLE = 0.1, 0.005, 0.4
_ARCH = "9.0"
_CPP = """#include <torch/extension.h>
void launch_scale(float*, float, long); void launch_add(float*, float, long);
torch::Tensor scale(torch::Tensor x, double by) {
  auto out = x.clone();
  if (out.is_cuda()) launch_scale(out.data_ptr<float>(), by, out.numel());
  else out.mul_(by);
  return out;
}
torch::Tensor add(torch::Tensor x, double by) {
  auto out = x.clone();
  if (out.is_cuda()) launch_add(out.data_ptr<float>(), by, out.numel());
  else out.add_(by);
  return out;
}
PYBIND11_MODULE(TORCH_EXTENSION_NAME, m) { m.def("scale", &scale); m.def("add", &add); }
"""
_STABLE_CPP = """#include <torch/csrc/stable/library.h>
#include <torch/csrc/stable/ops.h>
#include <torch/csrc/stable/tensor.h>
using torch::stable::Tensor;
void launch_scale(float*, float, long); void launch_add(float*, float, long);
Tensor scale(Tensor x, double by) {
  Tensor out = torch::stable::clone(x);
  launch_scale(static_cast<float*>(out.data_ptr()), by, out.numel());
  return out;
}
Tensor add(Tensor x, double by) {
  Tensor out = torch::stable::clone(x);
  launch_add(static_cast<float*>(out.data_ptr()), by, out.numel());
  return out;
}
STABLE_TORCH_LIBRARY(bench, m) {
  m.def("scale(Tensor x, float by) -> Tensor"); m.def("add(Tensor x, float by) -> Tensor");
}
STABLE_TORCH_LIBRARY_IMPL(bench, CUDA, m) {
  m.impl("scale", TORCH_BOX(&scale)); m.impl("add", TORCH_BOX(&add));
}
"""
_CU = """__global__ void {name}_kernel(float* x, float by, long n) {{
  long i = blockIdx.x * 256l + threadIdx.x;
  if (i < n) x[i] {op}= by;
}}
void launch_{name}(float* x, float by, long n) {{ {name}_kernel<<<(n + 255) / 256, 256>>>(x, by, n); }}
"""
_LOAD = """
import json, os, resource, sys, time
import torch
name, how, folder, sources = sys.argv[1], sys.argv[2], sys.argv[3], sys.argv[4:]
def cpu():
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
if how == "theirs":
    from torch.utils import cpp_extension
    cpp_extension.CUDA_HOME = os.environ["CUDA_HOME"]  # a CPU build does not look for it
    os.makedirs(folder, exist_ok=True)
    begin, used = time.perf_counter(), cpu()
    try:
        cpp_extension.load(name, sources, build_directory=folder)
    except ImportError as error:  # of a CPU build: nobody brings the runtime
        assert "cannot open shared object" in str(error), error
elif how == "hit":
    begin, used = time.perf_counter(), cpu()
    from opwright.verbs.build.jit.cache import JIT_SETTINGS, cached
    settings = JIT_SETTINGS._replace(name=name, sources=tuple(sources))
    assert cached(settings, cache=folder)
else:
    begin, used = time.perf_counter(), cpu()
    import opwright
    opwright.load(name, sources, cache=folder, torch_floor="2.10" if how == "stable" else None)
print(json.dumps([time.perf_counter() - begin, cpu() - used]))
"""


_SETUP = """
import os, sys
from setuptools import setup
from torch.utils.cpp_extension import CUDAExtension
from torch.utils import cpp_extension
import torch
how, name, *sources = sys.argv[1:6]
del sys.argv[1:6]
cpp_extension.CUDA_HOME = os.environ["CUDA_HOME"]  # a CPU build does not look for it
torch.version.cuda = torch.version.cuda or os.environ["CUDA_RELEASE"]  # and is asked which it is for
if how == "theirs":
    from torch.utils.cpp_extension import BuildExtension
else:
    from opwright.build import BuildExtension
setup(name=name, ext_modules=[CUDAExtension(name, sources)], cmdclass={"build_ext": BuildExtension})
"""


class Took(NamedTuple):
    """Seconds of one build."""

    wall: float
    cpu: float


class Setup:
    """The sources, and the interpreter that builds them."""

    def __init__(self, options: argparse.Namespace, work: Path) -> None:
        self.python: str = options.torch
        self.work = work
        self.rounds: int = options.rounds
        for name, op in (("scale", "*"), ("add", "+")):
            (work / f"{name}.cu").write_text(_CU.format(name=name, op=op), encoding="utf-8")
        (work / "op.cpp").write_text(_CPP, encoding="utf-8")
        (work / "stable.cpp").write_text(_STABLE_CPP, encoding="utf-8")
        stand_ins = work / "stand-ins"
        stand_ins.mkdir()
        (work / "empty.cpp").touch()
        for library in ("c10_cuda", "torch_cuda"):
            target = os.fspath(stand_ins / f"lib{library}.so")
            command = ["g++", "-shared", "-fPIC", "-o", target, os.fspath(work / "empty.cpp")]
            subprocess.run(command, check=True)
        self.environ: Mapping[str, str] = environment(
            CUDA_HOME=options.cuda,
            CUDA_RELEASE=_release(options.cuda),
            MAX_JOBS=str(os.cpu_count()),
            TORCH_CUDA_ARCH_LIST=_ARCH,
            LIBRARY_PATH=os.fspath(stand_ins),
        )

    def load(self, how: str, folder: str, first: str = "op.cpp") -> Took:
        """Load the extension in a process of its own; return what that took."""
        sources = [os.fspath(self.work / name) for name in (first, "scale.cu", "add.cu")]
        name = f"bench_{first.partition('.')[0]}_{how if how != 'hit' else 'ours'}"
        command = [self.python, "-c", _LOAD, name, how, os.fspath(self.work / folder), *sources]
        done = subprocess.run(
            command, env=self.environ, capture_output=True, text=True, check=False
        )
        if done.returncode:
            raise SystemExit(done.stderr[-4000:])
        return Took(*json.loads(done.stdout.splitlines()[-1]))

    def build(self, how: str, folder: str) -> Took:
        """Build the extension by a setup.py; return what that took, with Python's start and torch's import."""
        place = self.work / folder
        place.mkdir()
        script = place / "setup.py"
        script.write_text(_SETUP, encoding="utf-8")
        sources = ["op.cpp", "scale.cu", "add.cu"]
        for name in sources:
            (place / name).write_bytes((self.work / name).read_bytes())
        used = _cpu()
        begin = perf_counter()
        done = subprocess.run(
            [
                self.python,
                os.fspath(script),
                how,
                f"bench_{how}",
                *sources,
                "build_ext",
                "--inplace",
            ],
            cwd=place,
            env=self.environ,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise SystemExit((done.stdout + done.stderr)[-4000:])
        return Took(perf_counter() - begin, _cpu() - used)


def _cpu() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _release(cuda: str) -> str:
    """Return the release of a toolkit, `13.0`."""
    told = subprocess.check_output([Path(cuda, "bin", "nvcc"), "--version"], text=True)
    return told.partition("release ")[2].partition(",")[0]


def _rows(setup: Setup, *, only_hit: bool) -> Iterator[Row]:
    if only_hit:
        setup.load("ours", "ours0")
        yield _hit(setup)
        return
    theirs, ours, stable, setup_theirs, setup_ours = [], [], [], [], []
    for number in range(setup.rounds):
        theirs.append(setup.load("theirs", f"theirs{number}"))
        ours.append(setup.load("ours", f"ours{number}"))
        stable.append(setup.load("stable", f"stable{number}", "stable.cpp"))
        setup_theirs.append(setup.build("theirs", f"setup-theirs{number}"))
        setup_ours.append(setup.build("ours", f"setup-ours{number}"))
    yield _against("cold", ours, theirs, 1.0)
    yield _against("cold, by a setup.py", setup_ours, setup_theirs, 1.0, "torch's BuildExtension")
    yield _against("cold, stable ABI", stable, theirs, _STABLE)
    yield _hit(setup)
    yield _no_change(setup)


def _hit(setup: Setup) -> Row:
    """Return how long it takes to find a library that was built, its digest included."""
    took = median(setup.load("hit", "ours0").wall for _ in range(5 * setup.rounds))
    return Row("hit in the cache, before dlopen", seconds(took), "limit", seconds(_HIT), took / _HIT, 1.0)  # fmt: skip


def _against(
    what: str, ours: list[Took], theirs: list[Took], limit: float, rival_name: str = "torch's load"
) -> Row:
    wall, rival = (median(one.wall for one in runs) for runs in (ours, theirs))
    pairs = list(zip(ours, theirs, strict=True))
    return Row(
        what,
        seconds(wall),
        rival_name,
        seconds(rival),
        median(one.wall / other.wall for one, other in pairs),
        limit,
        median(one.cpu / other.cpu for one, other in pairs),
    )


def _no_change(setup: Setup) -> Row:
    """Return how long `opwright build` takes of its own where there is nothing to do."""
    from processes import Rounds  # noqa: PLC0415 - it asks nothing of torch

    names = [os.fspath(setup.work / name) for name in ("op.cpp", "scale.cu", "add.cu")]
    build = [setup.python, "-m", "opwright", "build", *names, "--name", "op", "--arch", _ARCH]
    os.environ.update(setup.environ)
    os.chdir(setup.work)
    rounds = Rounds({"build": build, "pass": [setup.python, "-c", "pass"]}, 5 * setup.rounds)
    own = rounds.timing("build").wall - rounds.timing("pass").wall
    return Row("no change, without Python's start", seconds(own), "limit", seconds(_NO_CHANGE), own / _NO_CHANGE, 1.0)  # fmt: skip


def main() -> int:
    """Print the table; return 1 when a limit is not kept."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n\n")[0] if __doc__ else "")
    parser.add_argument("--torch", metavar="PYTHON", default=sys.executable)
    parser.add_argument("--cuda", metavar="FOLDER", default="/usr/local/cuda")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument(
        "--only-hit", action="store_true", help="build once, and measure the hit alone"
    )
    parser.add_argument("--write-docs", action="store_true")
    options = parser.parse_args()
    if options.only_hit and options.write_docs:
        parser.error("--write-docs writes the whole table")
    before = os.getloadavg()
    with TemporaryDirectory() as work:
        setup = Setup(options, Path(work))
        rows = list(_rows(setup, only_hit=options.only_hit))
    sys.stdout.write(f"{aligned(rows)}\n\n{machine(before)}\n")
    if options.write_docs:
        write_into(_PAGE, "build.py", rows, machine(before))
    return 0 if all(row.ok for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
