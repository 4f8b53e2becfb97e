"""
Measure `opwright lint` on real sdists, against its limits; exit 1 beyond a limit.

    python benchmarks/lint.py --sdists FOLDER

FOLDER holds the sdists below; those that are not there are downloaded into it, from the index that pip is
set up for (20 MB). A fresh environment gets the opwright of this checkout, installed as a user would. It
takes two minutes. `--findings` prints every finding with its line instead, for people to read; with
`--cause` only those of one cause. `--write-docs` writes the tables into `docs/speed/lint.md`.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from installed import Installed, installed
from processes import Rounds
from table import MB, Row, aligned, machine, markdown, seconds, write_into

from opwright.facts.index.package_index import files_offered
from opwright.facts.index.pip_settings import read_pip_settings
from opwright.facts.index.remote import open_url
from opwright.model import Finding, Lint
from opwright.verbs.lint.linting import lint

_ROOT = Path(__file__).parents[1]
_PAGE = _ROOT / "docs" / "speed" / "lint.md"
_SDISTS = (
    *("torch_scatter-2.0.9", "torch_scatter-2.1.2", "torch_sparse-0.6.9", "torch_sparse-0.6.18"),
    *("torch_cluster-1.6.3", "torch_spline_conv-1.2.2", "flash_attn-2.8.3", "causal_conv1d-1.5.2"),
    *(
        "mamba_ssm-2.2.4",
        "deepspeed-0.9.5",
        "deepspeed-0.15.4",
        "xformers-0.0.9",
        "xformers-0.0.32.post2",
    ),
    *("fairseq-0.9.0", "mmcv-full-1.3.9", "MinkowskiEngine-0.5.4", "inplace-abn-1.1.0"),
    *("natten-0.14.6", "vllm-0.4.3", "auto_gptq-0.7.1", "transformer_engine_torch-1.13.0"),
)
_LARGEST = "flash_attn-2.8.3"
_ONE_FILE = """\
#include <torch/extension.h>
#include <cuda_fp16.h>

template <typename scalar_t>
__global__ void scale(const scalar_t* in, scalar_t* out, int64_t n, float by) {
  const int64_t i = blockIdx.x * static_cast<int64_t>(blockDim.x) + threadIdx.x;
  if (i < n) out[i] = in[i] * by;
}

void run(at::Tensor in, at::Tensor out, double by) {
  TORCH_CHECK(in.is_cuda() && out.is_cuda(), "both are to be on the GPU");
  AT_DISPATCH_FLOATING_TYPES_AND_HALF(in.scalar_type(), "scale", [&] {
    scale<scalar_t><<<1, 32>>>(in.data_ptr<scalar_t>(), out.data_ptr<scalar_t>(), in.numel(), by);
  });
}
"""

# ---- limits

_STARTS = 6.0
"""Times `python -c pass`, on one file, as pre-commit runs it."""
_OF_THE_LARGEST = 3.0
"""Seconds for the sdist with the most sources."""
_SPEED = 5 * MB
"""Bytes of source in a second, on one core, over all of them."""
_KNOWN = "hip-ldg-half"
_HAS_KNOWN = "torch_scatter-2.0.9", ("segment_coo_cuda.cu", "segment_csr_cuda.cu")
_HAS_NONE = "torch_scatter-2.1.2"
"""The failure that one release was known for, where it is, and the release that mended it."""
_BOTH = 1.3
"""Times faster with two cores than with one, over all of them: unpacking is not shared out."""


def main() -> int:
    options = _options()
    before = os.getloadavg()
    sdists = _sdists(options.sdists)
    if options.findings:
        _tell_all(sdists, options.cause)
        return 0
    found = {sdist.name.removesuffix(".tar.gz"): lint([os.fspath(sdist)]) for sdist in sdists}
    counts = _counts(found)
    print(aligned_table(counts), end="\n\n")
    is_found = _finds_the_known(found)
    with TemporaryDirectory(prefix="opwright-benchmark-") as temporary:
        setup = installed(Path(temporary), options.rounds)
        rows = [_start(setup), *_times(setup, sdists, found)]
    told = machine(before)
    print(markdown(rows) if options.markdown else aligned(rows), told, sep="\n")
    if options.write_docs:
        write_into(_PAGE, "lint.py", rows, f"{told}\n\n{_as_markdown(counts)}")
    return int(not is_found or not all(row.ok for row in rows))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--sdists", type=Path, required=True, help="the folder that holds them")
    parser.add_argument("--rounds", type=int, default=5, help="the medians are of so many")
    parser.add_argument("--findings", action="store_true", help="print every finding, and stop")
    parser.add_argument("--cause", help="with --findings: only of this cause")
    parser.add_argument("--markdown", action="store_true", help="print the table as Markdown")
    parser.add_argument("--write-docs", action="store_true", help=f"write {_PAGE.name}")
    return parser.parse_args()


def _sdists(folder: Path) -> list[Path]:
    """Return the sdists; download those that are missing."""
    folder.mkdir(parents=True, exist_ok=True)
    settings = read_pip_settings()
    for name in _SDISTS:
        path = folder / f"{name}.tar.gz"
        if not path.exists():
            project = name.rpartition("-")[0].replace("_", "-").lower()
            [file] = {f for f in files_offered(project, settings) if f.name == path.name}
            source = open_url(file.url, ca_file=settings.cert)
            path.write_bytes(source.read(0, source.size))
            print(f"downloaded {path.name}", file=sys.stderr)
    return [folder / f"{name}.tar.gz" for name in _SDISTS]


# ---- findings ----------------------------------------------------------------------


def _tell_all(sdists: Iterable[Path], cause: str | None) -> None:
    """Print every finding with its line, cause by cause, for people to read."""
    found = [finding for sdist in sdists for finding in lint([os.fspath(sdist)]).findings]
    for finding in sorted(found, key=lambda f: f.cause.name):
        if cause in (None, finding.cause.name):
            print(_told(finding))


def _told(finding: Finding) -> str:
    evidence = finding.evidence
    where = evidence.where.rpartition(".tar.gz/")[2]
    lines = [f"{finding.cause.name} ({evidence.confidence.name.lower()}): {finding.message}"]
    lines += [f"  {where}", f"    {evidence.quote.strip()}", f"  fix: {finding.fix.summary}", ""]
    return "\n".join(lines)


def _finds_the_known(found: dict[str, Lint]) -> bool:
    """Say whether the failure that is known is found, and only where it is."""
    places = {
        name: [f.evidence.where for f in found[name].findings if f.cause.name == _KNOWN]
        for name in (_HAS_KNOWN[0], _HAS_NONE)
    }
    broken, files = _HAS_KNOWN
    missing = [file for file in files if not any(f"/{file}:" in p for p in places[broken])]
    if missing or places[_HAS_NONE]:
        print(f"{_KNOWN}: not found in {missing}, and found in {places[_HAS_NONE]}")
    return not missing and not places[_HAS_NONE]


def _counts(found: dict[str, Lint]) -> list[Sequence[str]]:
    """Return how many findings there are of each cause, sdist by sdist."""
    by_sdist = {name: Counter(f.cause.name for f in one.findings) for name, one in found.items()}
    rows: list[Sequence[str]] = [
        ("sdist", "files", "with literals", "MB", "findings", "of which cause")
    ]
    for name, one in found.items():
        causes = [f"{cause} {number}" for cause, number in by_sdist[name].most_common()]
        size, number = f"{one.size / MB:.2f}", str(len(one.findings))
        rows.append((name, str(one.read), str(one.parsed), size, number, ", ".join(causes)))
    total = sum(by_sdist.values(), Counter())
    rows += [
        (f"all: {cause}", "", "", "", str(number), "") for cause, number in total.most_common()
    ]
    return rows


def aligned_table(rows: Sequence[Sequence[str]]) -> str:
    """Return rows for a terminal."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    )


def _as_markdown(rows: Sequence[Sequence[str]]) -> str:
    head, *rest = rows
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, ["---"] * len(head), *rest))


# ---- measures ----------------------------------------------------------------------


def _start(setup: Installed) -> Row:
    """Return how long one file takes from the command line, as pre-commit runs it."""
    path = setup.work / "scale.cu"
    path.write_text(_ONE_FILE, encoding="utf-8")
    commands = {
        "pass": [setup.program("python"), "-c", "pass"],
        "lint": [setup.program("opwright"), "lint", "--no-cache", os.fspath(path)],
    }
    rounds = Rounds(commands, 5 * setup.rounds)
    ratio = rounds.ratio("lint", "pass")
    ours, theirs = (seconds(rounds.timing(name).wall) for name in ("lint", "pass"))
    return Row("one file", ours, "`python -c pass`", theirs, ratio.wall, _STARTS, ratio.cpu)


def _times(setup: Installed, sdists: Sequence[Path], found: dict[str, Lint]) -> Iterator[Row]:
    """Yield how long each sdist takes, and how fast all of them are read on one core and on two."""
    paths = [os.fspath(sdist) for sdist in sdists]
    lint_ = [setup.program("opwright"), "lint", "--no-cache"]
    one_core = ["/usr/bin/env", "taskset", "-c", "0"]
    commands = {name: [*lint_, path] for name, path in zip(found, paths, strict=True)}
    commands |= {"all": [*lint_, *paths], "one core": [*one_core, *lint_, *paths]}
    rounds = Rounds(commands, setup.rounds)
    for name, one in found.items():
        took = rounds.timing(name).wall
        limit = _OF_THE_LARGEST if name == _LARGEST else None
        yield Row(
            f"{name}, {one.size / MB:.2f} MB",
            seconds(took),
            "limit" if limit else "",
            seconds(limit) if limit else "",
            took / (limit or _OF_THE_LARGEST),
            1.0 if limit else None,
        )
    size = sum(one.size for one in found.values())
    took, both = rounds.timing("one core").cpu, rounds.timing("all").wall
    alone = rounds.timing("one core").wall
    yield Row(
        f"all of them, {size / MB:.1f} MB, a second of one core",
        f"{size / took / MB:.1f} MB/s",
        "limit",
        f"{_SPEED / MB:.0f} MB/s",
        size / took / _SPEED,
        1.0,
        at_least=True,
    )
    yield Row(
        f"all of them, {size / MB:.1f} MB",
        f"{size / both / MB:.1f} MB/s",
        "one core",
        f"{size / alone / MB:.1f} MB/s",
        alone / both,
        _BOTH,
        at_least=True,
    )


if __name__ == "__main__":
    sys.exit(main())
