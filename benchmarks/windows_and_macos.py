"""
Compare opwright's verdicts on wheels for Windows, macOS and aarch64 Linux with LIEF's reading of the same files.

    python benchmarks/windows_and_macos.py --folder FOLDER [--system win_amd64]

LIEF reads what every release of torch exports and what twenty wheels for each system ask for; which names are missing
where is worked out here, with no code of opwright's. Each library and release is compared: the verdict, and each missing
name. Needs `pip install lief`. FOLDER keeps the wheels (1 GB) and what the torch releases export (10 GB are downloaded once).
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from lief_reading import Library, read_library
from torch_elsewhere import WHEELS, torch_releases, wheel_named

SYSTEMS = ("win_amd64", "macosx_arm64", "aarch64")
_LIBRARY = re.compile(r"\.(?:so|dll|pyd|dylib)$")
_OF_TORCH = re.compile(
    r"lib(?:torch|c10|caffe2)\w*\.so|lib(?:torch|c10|caffe2)(?:_\w+)?\.dylib|(?:torch|c10|caffe2)(?:_(?!directml)\w+)?\.dll",
    re.IGNORECASE,
)
_FOR_GPUS = re.compile(
    r"cuda|hip|xpu|nvrtc|nvshmem|cudart|cublas|cudnn|cufft|cusparse", re.IGNORECASE
)
_TORCH_NAME = re.compile(
    r"_Z(?:T[VIST]|GV)?N?[VKRO]*(?:2at|3c10|4c10d|5torch|6caffe2)(?=[\dA-Z]|[a-z]{2})|THP[A-Z]"
)
_SHIM = ("aoti_torch_", "torch_")


class Answer(NamedTuple):
    """What one library lacks in one release: names, libraries of torch, or those of a torch for GPUs."""

    symbols: frozenset[str]
    libraries: frozenset[str]
    unjudged: bool
    outside: frozenset[str]
    """Libraries that neither the wheel nor torch's has; which of them torch's requirements bring is not known here."""


def main() -> int:
    options = _options()
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for system in options.system or SYSTEMS:
        started = time.perf_counter()
        torch = torch_releases(system, options.folder)
        wheels = sorted(
            filter(None, (wheel_named(name, options.folder) for name in WHEELS[system].split()))
        )
        results = [_compared(wheel, system, torch) for wheel in wheels]
        libraries, pairs = (sum(column) for column in list(zip(*results, strict=True))[:2])
        differing = [line for *_, lines in results for line in lines]
        print(*differing, sep="\n", end="\n" if differing else "")
        print(
            f"{system}: {len(wheels)} wheels, {libraries} libraries, {pairs} verdicts in {len(torch)} releases, "
            f"{len(differing)} differ; {time.perf_counter() - started:.0f} s",
            flush=True,
        )
        failed += len(differing)
    return int(bool(failed))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--system", choices=SYSTEMS, action="append")
    return parser.parse_args()


# ---- what is missing


def _answer(
    library: Library, own: Mapping[str, Library], torch: Mapping[str, Library], system: str
) -> Answer:
    lower = str.lower if system == "win_amd64" else str
    brought = {lower(name): one for name, one in torch.items()}
    members = _closure(library, {lower(name): one for name, one in own.items()}, lower)
    needed = {
        lower(name)
        for member in members.values()
        for name in member.needed
        if name not in member.optional
    }
    outside = {name for name in needed if name not in members and name not in brought}
    gone = {name for name in outside if _OF_TORCH.fullmatch(name)}
    gpu = {name for name in outside if _FOR_GPUS.search(name) and (name in gone or "64_" in name)}
    symbols = set()
    anywhere = _reachable(needed, brought, system)
    for member in members.values():
        for wanted, name in member.imports:
            if not wanted:
                is_known = any(name in one.exports for one in (*members.values(), *anywhere))
                is_torch = _TORCH_NAME.match(name) or name.startswith(_SHIM)
                if is_torch and not is_known:
                    symbols.add(name)
            elif lower(wanted) in members:
                symbols |= set() if _has(members[lower(wanted)], name, members) else {name}
            elif lower(wanted) in brought:
                symbols |= {name} - brought[lower(wanted)].exports
    is_unjudged = system == "win_amd64" and bool(gpu)
    return Answer(
        frozenset(symbols),
        frozenset(gone - (gpu if is_unjudged else set())),
        is_unjudged,
        frozenset(outside),
    )


def _has(library: Library, name: str, members: Mapping[str, Library]) -> bool:
    """Return whether a library of the wheel exports a name; what a system's library may pass on counts."""
    if name in library.exports:
        return True
    return any(
        other not in members or _has(members[other], name, members) for other in library.passes_on
    )


def _closure(library: Library, own: Mapping[str, Library], lower: Any) -> dict[str, Library]:  # noqa: ANN401
    """Return the library itself under an empty name, and those of its wheel that it leads to."""
    members, waiting = {"": library}, [library]
    while waiting:
        for name in map(lower, waiting.pop().needed):
            if name in own and name not in members and own[name] is not library:
                members[name] = own[name]
                waiting.append(own[name])
    return members


def _reachable(
    needed: Iterable[str], torch: Mapping[str, Library], system: str
) -> Sequence[Library]:
    """Return the libraries of torch in which names that any library may have are looked for."""
    if system != "aarch64":
        return tuple(torch.values())
    reached: dict[str, Library] = {}
    waiting = [*needed, "libtorch_global_deps.so"]
    while waiting:
        name = waiting.pop()
        if name in torch and name not in reached:
            reached[name] = torch[name]
            waiting += torch[name].needed
    return tuple(reached.values())


# ---- opwright


def _compared(
    wheel: Path, system: str, torch: Mapping[str, Mapping[str, Library]]
) -> tuple[int, int, list[str]]:
    """Return how many libraries and verdicts of a wheel were compared, and a line for each that differs."""
    command = [sys.executable, "-m", "opwright", "audit", "--format", "json", os.fspath(wheel)]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    (artifact,) = json.loads(ran.stdout)["artifacts"]
    with TemporaryDirectory() as temporary, zipfile.ZipFile(wheel) as archive:
        paths = [name for name in archive.namelist() if _LIBRARY.search(name)]
        own = {name: read_library(Path(archive.extract(name, temporary)), system) for name in paths}
    by_file = {path.rpartition("/")[2]: library for path, library in own.items()}
    judged = {binary["path"].removesuffix(" (arm64)"): binary for binary in artifact["binaries"]}
    lines, pairs = [], 0
    for path, library in own.items():
        is_torch = any(_OF_TORCH.fullmatch(name) for name in library.needed if name not in by_file)
        if is_torch and path not in judged:
            lines.append(f"{wheel.name}: {path}: not judged, and it needs torch")
        if path not in judged:
            continue
        for version, brought in torch.items():
            pairs += 1
            answer = _answer(library, by_file, brought, system)
            lines += _differences(f"{wheel.name}: {path}: {version}", answer, judged[path], version)
    return len(judged), pairs, lines


def _differences(
    where: str, answer: Answer, binary: Mapping[str, Any], version: str
) -> Iterator[str]:
    if answer.unjudged:
        if version not in binary.get("unjudged", {}):
            yield f"{where}: judged, and LIEF says that it needs a torch for GPUs"
        return
    release = binary["releases"].get(version)
    if release is None:
        yield f"{where}: not judged"
        return
    ours = {symbol["name"] for symbol in release.get("symbols", ())} | set(
        release.get("hidden_symbols", ())
    )
    ours_of_torch = {
        name for name in ours if _TORCH_NAME.match(name) or name.startswith(("?", *_SHIM))
    }
    theirs = {
        name for name in answer.symbols if _TORCH_NAME.match(name) or name.startswith(("?", *_SHIM))
    }
    if ours_of_torch != theirs:
        yield f"{where}: ours alone {sorted(ours_of_torch - theirs)[:3]}, LIEF's alone {sorted(theirs - ours_of_torch)[:3]}"
    lacking = set(release.get("missing_libraries", ()))
    others_are_gone = bool(lacking) and lacking <= answer.outside
    fails = bool(answer.symbols or answer.libraries or others_are_gone)
    if fails != (release["verdict"] == "fails"):
        yield f"{where}: {release['verdict']}, and LIEF finds {sorted(answer.symbols)[:3]} {sorted(answer.libraries)} missing"


if __name__ == "__main__":
    sys.exit(main())
