"""
Measure whether a precompiled header pays: g++ over 2, 4 and 8 sources that include torch/extension.h, with one and without.

    python benchmarks/precompiled_header.py --torch DIR [--sources 2,4,8]

DIR is a torch that is installed. Each source registers one operator, as an operator's file does. Without, each is
compiled as `opwright build` does it; with, the header is compiled first, alone, and each source after it. Both run as many
compilers as there are cores. What came of it is in `docs/decisions/0019-no-precompiled-header.md`.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import sysconfig
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

from table import machine

_HEADER = "torch/extension.h"
_SOURCE = """#include <torch/extension.h>
namespace {{
at::Tensor scaled_{n}(const at::Tensor& x, double by) {{
  TORCH_CHECK(x.dim() > {n}, "too few dimensions: ", x.dim());
  auto y = at::empty_like(x);
  AT_DISPATCH_FLOATING_TYPES(x.scalar_type(), "scaled_{n}", [&] {{
    auto in = x.data_ptr<scalar_t>();
    auto out = y.data_ptr<scalar_t>();
    for (int64_t i = 0; i < x.numel(); ++i) out[i] = in[i] * scalar_t(by) + {n};
  }});
  return y;
}}
}}
TORCH_LIBRARY_FRAGMENT(pch, m) {{ m.def("scaled_{n}", scaled_{n}); }}
"""


class Cost(NamedTuple):
    """Seconds, and bytes of memory."""

    cpu: float
    wall: float
    peak: int = 0


class Row(NamedTuple):
    """So many sources, compiled without and with."""

    sources: int
    without: Cost
    precompiled: Cost
    header: Cost
    """Of compiling the header alone, which `precompiled` has in it."""

    def cells(self) -> tuple[str, ...]:
        a, b = self.without, self.precompiled
        return (
            f"{self.sources}",
            f"{a.cpu:.0f} s",
            f"{b.cpu:.0f} s, {b.cpu / a.cpu:.2f}",
            f"{self.header.cpu:.0f} s",
            f"{a.wall:.0f} s",
            f"{b.wall:.0f} s, {b.wall / a.wall:.2f}",
            f"{a.peak / 1e9:.2f} GB",
            f"{b.peak / 1e9:.2f} GB",
        )


_HEADINGS = (
    "sources",
    "CPU without",
    "with",
    "of it the header",
    "time without",
    "with",
    "memory of one",
    "with",
)


def main() -> int:
    """Compile, and print the table."""
    options = _options()
    load = os.getloadavg()
    with TemporaryDirectory() as place:
        folder = Path(place)
        flags = _flags(options.torch)
        rows = [_row(folder, flags, int(n)) for n in options.sources.split(",")]
        size = next(folder.glob("**/*.gch")).stat().st_size
    lines = [_HEADINGS, ["---"] * len(_HEADINGS), *(row.cells() for row in rows)]
    sys.stdout.write("\n".join(f"| {' | '.join(line)} |" for line in lines))
    sys.stdout.write(
        f"\n\n{_version()}; the precompiled header has {size / 1e6:.0f} MB. {machine(load)}\n"
    )
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--torch", required=True, type=Path)
    parser.add_argument("--sources", default="2,4,8", help="how many, each a row")
    return parser.parse_args()


def _version() -> str:
    return subprocess.check_output(["g++", "--version"], text=True).splitlines()[0]  # noqa: S607 - of PATH


def _flags(torch: Path) -> tuple[str, ...]:
    """Return the flags with which an extension of torch is compiled."""
    include = torch / "include"
    folders = (include, include / "torch/csrc/api/include", sysconfig.get_path("include"))
    named = (part for one in folders for part in ("-isystem", str(one)))
    defines = ("-DTORCH_API_INCLUDE_EXTENSION_H", "-D_GLIBCXX_USE_CXX11_ABI=1", "-DNDEBUG")
    speed = ("-O3", "-pipe", "--param=ggc-min-expand=100", "--param=ggc-min-heapsize=700000")
    return (*speed, "-fPIC", "-std=c++20", "-fvisibility=hidden", *defines, *named)


def _row(folder: Path, flags: Sequence[str], number: int) -> Row:
    sources = [folder / f"op{n}.cpp" for n in range(number)]
    for n, source in enumerate(sources):
        source.write_text(_SOURCE.format(n=n))
    without = _all(sources, flags)
    place = folder / f"precompiled-{number}" / _HEADER
    place.parent.mkdir(parents=True)
    text = f"#include_next <{_HEADER}>\n"
    place.write_text(f"#pragma GCC system_header\n{text}")
    began = perf_counter()
    first = _compiled(("-x", "c++-header", str(place), "-o", f"{place}.gch"), flags)
    place.write_text("#error the precompiled header is not used\n")
    include = f"-I{folder / f'precompiled-{number}'}"
    rest = _all(sources, (include, "-Winvalid-pch", *flags))
    wall = perf_counter() - began
    both = Cost(first.cpu + rest.cpu, wall, max(first.peak, rest.peak))
    return Row(number, without, both, first)


def _all(sources: Sequence[Path], flags: Sequence[str]) -> Cost:
    began = perf_counter()
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        costs = list(pool.map(lambda one: _compiled(("-c", str(one), "-o", f"{one}.o"), flags), sources))  # fmt: skip
    wall = perf_counter() - began
    return Cost(sum(one.cpu for one in costs), wall, max(one.peak for one in costs))


def _compiled(what: Sequence[str], flags: Sequence[str]) -> Cost:
    """Run g++; return what that process and its children cost."""
    began = perf_counter()
    pid = os.posix_spawnp("g++", ["g++", *flags, *what], os.environ)
    _, status, used = os.wait4(pid, 0)
    if status:
        raise SystemExit(f"g++ failed: {' '.join(what)}")
    return Cost(used.ru_utime + used.ru_stime, perf_counter() - began, used.ru_maxrss << 10)


if __name__ == "__main__":
    sys.exit(main())
