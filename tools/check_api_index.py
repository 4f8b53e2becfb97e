"""
Hold the index of names against what others say of the same releases.

    python tools/check_api_index.py gone                    names that vanish and come back, of each domain
    python tools/check_api_index.py torch 2.13 FOLDER       names of a release against g++; FOLDER has its headers
    python tools/check_api_index.py cuda 13.0 FOLDER        the same of CUDA
    python tools/check_api_index.py python                  the standard library against this interpreter's

FOLDER is `torch/include` of a wheel, or the folder of CUDA's headers. Names are drawn at random, 200 that the index says
the release has, and 200 that it says only others have; one file uses them all, and g++ says which it doesn't know.
"""

from __future__ import annotations

import argparse
import importlib
import random
import re
import subprocess
import sys
import sysconfig
import tempfile
import warnings
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from opwright.knowledge.api.index import domains, presence, table
from opwright.knowledge.api.table import Declaration, Named, Table

_BASES = {
    "torch": (
        "torch/extension.h", "torch/script.h", "torch/library.h", "ATen/ATen.h", "ATen/Parallel.h", "ATen/native/TensorIterator.h",
        "ATen/cpu/vec/vec.h", "c10/util/Logging.h", "torch/csrc/jit/api/module.h", "torch/csrc/autograd/engine.h",
    ),
    "cuda": ("cuda_runtime.h", "cuda.h", "cublas_v2.h", "cusparse.h", "cusolverDn.h", "curand.h", "cufft.h", "nvrtc.h", "cublasLt.h"),
}  # fmt: skip
_MOST = 200
_UNSURE = r"template argument|final|invalid use|incomplete|private|protected|expected class-name|not a class|no type|conflicts"
"""What g++ says of a line that is wrong for another reason."""


class Drawn(NamedTuple):
    """A name and what the index says of it."""

    name: str
    scope: str
    kind: str
    is_present: bool
    is_member: bool = False
    """Of a class or an enumeration."""


def main() -> int:
    """Check what is asked for, and print what was found."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what")
    parser.add_argument("release", nargs="?")
    parser.add_argument("folder", nargs="?", type=Path)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    if options.what == "gone":
        for domain in domains():
            returned, names = come_back(table(domain))
            print(
                f"{domain}: {returned} of {names} names vanish and come back, {returned / names:.2%}"
            )
    elif options.what == "python":
        _print_against_interpreter(options.seed)
    else:
        _print_against_compiler(options.what, options.release, options.folder, options.seed)
    return 0


# ---- names that come back --------------------------------------------------------------


def come_back(known: Table) -> tuple[int, int]:
    """Return how many names a release lacks between two that have them, and how many there are."""
    returned = names = 0
    for named in known:
        for scope, (bits, _) in _by_scope(known, named).items():
            names += 1
            if _has_gap(bits):
                name = f"{known.scope(scope)}{known.separator}{named.name}"
                found = presence(known.domain, name.removeprefix(known.separator))
                returned += _has_gap(bits | found.present | found.unknown)
    return returned, names


def _has_gap(bits: int) -> bool:
    return len(re.findall("1+", f"{bits:b}")) > 1


def _by_scope(known: Table, named: Named) -> dict[int, tuple[int, Declaration]]:
    by_scope: dict[int, tuple[int, Declaration]] = {}
    for one in named.declarations:
        pattern = known.pattern(one.pattern)
        bits = by_scope.get(one.scope, (0, one))[0] | pattern.present | pattern.unknown
        by_scope[one.scope] = bits, one
    return by_scope


# ---- against g++ -------------------------------------------------------------------------


def _print_against_compiler(domain: str, release: str, folder: Path, seed: int) -> None:
    folders = _include_folders(folder)
    included = _included(_BASES[domain], folders)
    drawn = list(_draw(domain, release, included, random.Random(seed)))  # noqa: S311 - a sample
    refused = _refused(_BASES[domain], drawn, folders)
    present = [d for i, d in enumerate(drawn) if d.is_present]
    absent = [d for i, d in enumerate(drawn) if not d.is_present]
    unsure = [i for i, said in refused.items() if re.search(_UNSURE, said)]
    wrong_present = [
        d for i, d in enumerate(drawn) if d.is_present and i in refused and i not in unsure
    ]
    wrong_absent = [d for i, d in enumerate(drawn) if not d.is_present and i not in refused]
    print(
        f"{domain} {release}: {len(unsure)} cannot be used as they are, of templates and final classes"
    )
    print(f"{domain} {release}: of {len(present)} present g++ lacks {len(wrong_present)}:")
    for d in wrong_present:
        print(f"  {d.scope}::{d.name} ({d.kind}): {refused[drawn.index(d)]}")
    print(f"{domain} {release}: of {len(absent)} absent g++ has {len(wrong_absent)}:")
    for d in wrong_absent:
        print(f"  {d.scope}::{d.name} ({d.kind})")


def _include_folders(folder: Path) -> list[str]:
    found = [folder, folder / "torch/csrc/api/include", Path(sysconfig.get_paths()["include"])]
    return [f"-I{path}" for path in (*found, *sorted(p for p in folder.glob("*") if p.is_dir()))]


def _included(base: Iterable[str], folders: list[str]) -> frozenset[str]:
    """Return the headers that some lead to, as they are included."""
    text = "".join(f"#include <{header}>\n" for header in base)
    run = subprocess.run(
        ["/usr/bin/g++", "-std=c++20", "-M", "-x", "c++", "-", *folders],
        input=text,
        capture_output=True,
        text=True,
        check=True,
    )
    roots = [folder.removeprefix("-I") + "/" for folder in folders]
    paths = run.stdout.replace("\\\n", " ").split()
    return frozenset(
        path.removeprefix(root) for path in paths for root in roots if path.startswith(root)
    )


def _draw(
    domain: str, release: str, included: frozenset[str], draw: random.Random
) -> Iterator[Drawn]:
    known = table(domain)
    at = known.releases.index(release)
    present: list[Drawn] = []
    absent: list[Drawn] = []
    classes, enums = _scopes(known, "ca"), _scopes(known, "e")
    for named in known:
        for one in named.declarations:
            scope = known.scope(one.scope)
            if (
                one.kind in "hn"
                or "<" in scope
                or not named.name.isidentifier()
                or re.search(r"::_|^_", f"{scope}::{named.name}")
            ):
                continue
            bits = known.pattern(one.pattern)
            if named.name == scope.rpartition("::")[2] or (one.kind == "v" and scope in enums):
                continue  # a constructor is not used by its name
            is_there = bool(bits.present >> at & 1)
            what = Drawn(named.name, scope, one.kind, is_there, is_member=scope in classes)
            if what.is_present and known.header(one.header, at) in included:
                present.append(what)
            elif not what.is_present:
                absent.append(what)
    draw.shuffle(present)
    draw.shuffle(absent)
    yield from present[:_MOST]
    count = 0
    for what in absent:
        name = f"{what.scope}::{what.name}" if what.scope else what.name
        if presence(domain, name).at(release) is False:
            yield what
            count += 1
        if count == _MOST:
            return


def _scopes(known: Table, kinds: str) -> frozenset[str]:
    return frozenset(
        f"{known.scope(one.scope)}::{named.name}".removeprefix("::")
        for named in known
        for one in named.declarations
        if one.kind in kinds
    )


def _refused(base: Iterable[str], drawn: list[Drawn], folders: list[str]) -> dict[int, str]:
    """Return which names g++ doesn't know, and what it says."""
    lines = [f"#include <{header}>" for header in base]
    first = len(lines) + 1
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "uses.cpp")
        known_macros = _macros(lines, folders)
        lines += [_use(number, d) for number, d in enumerate(drawn)]
        path.write_text("\n".join(lines) + "\n")
        run = subprocess.run(
            ["/usr/bin/g++", "-std=c++20", "-fsyntax-only", "-w", "-fmax-errors=0", path, *folders],
            capture_output=True,
            text=True,
            check=False,
        )
    refused: dict[int, str] = {}
    for line, said in re.findall(r"uses\.cpp:(\d+):\d+: error: (.*)", run.stderr):
        refused.setdefault(int(line) - first, said)
    for number, d in enumerate(drawn):
        if d.kind == "m" or (not d.scope and number in refused):
            if d.name in known_macros:
                refused.pop(number, None)
            elif d.kind == "m":
                refused[number] = "no such macro"
    return refused


def _macros(lines: list[str], folders: list[str]) -> frozenset[str]:
    run = subprocess.run(
        ["/usr/bin/g++", "-std=c++20", "-dM", "-E", "-x", "c++", "-", *folders],
        input="\n".join(lines),
        capture_output=True,
        text=True,
        check=True,
    )
    return frozenset(re.findall(r"^#define (\w+)", run.stdout, re.MULTILINE))


def _use(number: int, d: Drawn) -> str:
    """Return a line that compiles if and only if the name is there."""
    if d.kind == "m":
        return ""
    if d.is_member:
        return f"struct use{number} : ::{d.scope} {{ using ::{d.scope}::{d.name}; }};"
    return f"namespace use{number} {{ using ::{d.scope + '::' if d.scope else ''}{d.name}; }}"


# ---- against an interpreter -------------------------------------------------------------


def _print_against_interpreter(seed: int) -> None:
    release = f"3.{sys.version_info.minor}"
    known = table("python")
    at = known.releases.index(release)
    present: list[str] = []
    absent: list[str] = []
    for named in known:
        for one in named.declarations:
            scope = known.scope(one.scope)
            if (
                one.kind != "n"
                and re.fullmatch(r"[a-z]\w*(?:\.[a-z]\w*)?", scope)
                and not named.name.startswith("_")
            ):
                is_there = known.pattern(one.pattern).present >> at & 1
                (present if is_there else absent).append(f"{scope}.{named.name}")
    draw = random.Random(seed)  # noqa: S311 - a sample
    lacking = [name for name in draw.sample(sorted(set(present)), _MOST) if _has(name) is False]
    gone = [n for n in sorted(set(absent)) if presence("python", n).at(release) is False]
    having = [name for name in draw.sample(gone, min(_MOST, len(gone))) if _has(name)]
    print(
        f"Python {release}: of {_MOST} present the interpreter lacks {len(lacking)}: {' '.join(lacking)}"
    )
    print(
        f"Python {release}: of {min(_MOST, len(gone))} absent it has {len(having)}: {' '.join(having)}"
    )


def _has(name: str) -> bool | None:
    module, _, attribute = name.rpartition(".")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            return hasattr(importlib.import_module(module), attribute)
        except ImportError:
            return None


if __name__ == "__main__":
    sys.exit(main())
