"""
Compare opwright's verdicts on wheels for Windows, macOS and aarch64 Linux with LIEF's reading of the same files.

    python benchmarks/windows_and_macos.py --folder FOLDER [--system win_amd64]

LIEF reads what every release of torch exports and what twenty wheels for each system ask for; which names are missing
where is worked out here, with no code of opwright's. Each library and release is compared: the verdict, and each missing
name. Needs `pip install lief`. FOLDER keeps the wheels (1 GB) and what the torch releases export (10 GB are downloaded once).
"""

from __future__ import annotations

import argparse
import gzip
import json
import os
import re
import shutil
import subprocess
import sys
import time
import urllib.request
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple
from urllib.parse import urljoin

import lief

INDEX = "https://pypi.org/simple/"
SYSTEMS = ("win_amd64", "macosx_arm64", "aarch64")
_OLDEST = (1, 8)
_LIBRARY = re.compile(r"\.(?:so|dll|pyd|dylib)$")
_OF_TORCH = re.compile(
    r"lib(?:torch|c10|caffe2)\w*\.so|lib(?:torch|c10|caffe2)(?:_\w+)?\.dylib|(?:torch|c10|caffe2)(?:_(?!directml)\w+)?\.dll",
    re.IGNORECASE,
)
_FOR_GPUS = re.compile(
    r"cuda|hip|xpu|nvrtc|nvshmem|cudart|cublas|cudnn|cufft|cusparse", re.IGNORECASE
)
_TORCH_NAME = re.compile(
    r"_Z(?:T[VIST]|GV)?N?[VKRO]*(?:2at|3c10|4c10d|5torch|6caffe2)(?=[\dA-Z])|THP[A-Z]"
)
_SHIM = ("aoti_torch_", "torch_")
WHEELS = {
    "win_amd64": """
        torchvision-0.9.1-cp39-cp39-win_amd64 torchvision-0.12.0-cp39-cp39-win_amd64
        torchvision-0.15.2-cp310-cp310-win_amd64 torchvision-0.18.1-cp311-cp311-win_amd64
        torchvision-0.20.1-cp312-cp312-win_amd64 torchvision-0.23.0-cp312-cp312-win_amd64
        torchaudio-0.10.0-cp39-cp39-win_amd64 torchaudio-0.13.1-cp310-cp310-win_amd64
        torchaudio-2.1.2-cp311-cp311-win_amd64 torchaudio-2.5.1-cp312-cp312-win_amd64
        torchaudio-2.9.1-cp313-cp313-win_amd64 torchtext-0.12.0-cp39-cp39-win_amd64
        torchtext-0.18.0-cp311-cp311-win_amd64 functorch-0.2.1-cp39-cp39-win_amd64
        torchcodec-0.9.1-cp312-cp312-win_amd64 metatensor_torch-0.9.2-py3-none-win_amd64
        metatomic_torch-0.1.9-py3-none-win_amd64 vesin_torch-0.6.2-py3-none-win_amd64
        tensordict-0.9.1-cp312-cp312-win_amd64 torchrl-0.9.2-cp312-cp312-win_amd64
        xformers-0.0.16-cp310-cp310-win_amd64 dgl-2.2.1-cp311-cp311-win_amd64
    """,
    "macosx_arm64": """
        torchvision-0.10.0-cp38-cp38-macosx_11_0_arm64 torchvision-0.13.1-cp310-cp310-macosx_11_0_arm64
        torchvision-0.16.2-cp311-cp311-macosx_11_0_arm64 torchvision-0.19.1-cp312-cp312-macosx_11_0_arm64
        torchvision-0.23.0-cp312-cp312-macosx_11_0_arm64 torchvision-0.29.2-py3-none-macosx_14_0_arm64
        torchaudio-0.12.1-cp310-cp310-macosx_11_0_arm64 torchaudio-2.2.2-cp311-cp311-macosx_11_0_arm64
        torchaudio-2.8.0-cp312-cp312-macosx_11_0_arm64 torchaudio-2.9.1-cp313-cp313-macosx_12_0_arm64
        torchtext-0.18.0-cp39-cp39-macosx_11_0_arm64 torchcodec-0.1.0-cp310-cp310-macosx_11_0_arm64
        torchcodec-0.9.1-cp314-cp314-macosx_11_0_arm64 torchdata-0.9.0-cp39-cp39-macosx_11_0_arm64
        torchao-0.6.1-cp39-cp39-macosx_11_0_arm64 metatensor_torch-0.9.2-py3-none-macosx_11_0_arm64
        metatomic_torch-0.1.9-py3-none-macosx_11_0_arm64 vesin_torch-0.6.2-py3-none-macosx_11_0_arm64
        sphericart_torch-2.0.4-py3-none-macosx_11_0_arm64 torchrl-0.9.2-cp39-cp39-macosx_11_0_arm64
        tensordict-0.9.1-cp39-cp39-macosx_14_0_arm64 dgl-2.2.0-cp39-cp39-macosx_11_0_arm64
        torch_c_dlpack_ext-0.1.5-cp39-cp39-macosx_14_0_arm64 executorch-1.5.1-cp314-cp314-macosx_14_0_arm64
    """,
    "aarch64": """
        torchvision-0.9.1-cp39-cp39-manylinux2014_aarch64 torchvision-0.12.0-cp39-cp39-manylinux2014_aarch64
        torchvision-0.15.2-cp310-cp310-manylinux2014_aarch64 torchvision-0.18.1-cp311-cp311-manylinux2014_aarch64
        torchvision-0.20.1-cp312-cp312-manylinux2014_aarch64 torchvision-0.23.0-cp312-cp312-manylinux_2_28_aarch64
        torchaudio-0.10.0-cp39-cp39-manylinux2014_aarch64 torchaudio-0.13.1-cp310-cp310-manylinux2014_aarch64
        torchaudio-2.1.2-cp311-cp311-manylinux2014_aarch64 torchaudio-2.5.1-cp312-cp312-manylinux2014_aarch64
        torchaudio-2.9.1-cp313-cp313-manylinux_2_28_aarch64 torchtext-0.12.0-cp39-cp39-manylinux2014_aarch64
        torchtext-0.15.2-cp39-cp39-manylinux2014_aarch64 torchcodec-0.11.0-cp310-cp310-manylinux_2_28_aarch64
        fbgemm_gpu_cpu-1.2.0-cp312-cp312-manylinux_2_28_aarch64 tensordict-0.9.1-cp312-cp312-manylinux_2_28_aarch64
        torchrl-0.9.2-cp312-cp312-manylinux_2_28_aarch64 dgl-2.1.0-cp39-cp39-manylinux2014_aarch64
        metatensor_torch-0.10.0-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        metatomic_torch-0.1.9-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        vesin_torch-0.6.2-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
        sphericart_torch-2.0.4-py3-none-manylinux_2_24_aarch64.manylinux_2_28_aarch64
    """,
}


class Library(NamedTuple):
    """What LIEF says of one library. The names it needs come with where they are looked for, "" for anywhere."""

    needed: tuple[str, ...]
    exports: frozenset[str]
    imports: frozenset[tuple[str, str]]
    optional: frozenset[str] = frozenset()
    passes_on: tuple[str, ...] = ()
    """Libraries whose exports are its own too."""


class Answer(NamedTuple):
    """What one library lacks in one release: names, libraries of torch, or those of a torch for GPUs."""

    symbols: frozenset[str]
    libraries: frozenset[str]
    unjudged: bool


def main() -> int:
    options = _options()
    options.folder.mkdir(parents=True, exist_ok=True)
    failed = 0
    for system in options.system or SYSTEMS:
        started = time.perf_counter()
        torch = _torch_releases(system, options.folder)
        wheels = sorted(
            filter(None, (_wheel(name, options.folder) for name in WHEELS[system].split()))
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


# ---- the index


@cache
def _files(project: str) -> Mapping[str, str]:
    """Return the address of each file of a project."""
    page = f"{INDEX}{project}/"
    accept = {"Accept": "application/vnd.pypi.simple.v1+json"}
    with urllib.request.urlopen(urllib.request.Request(page, headers=accept)) as answer:  # noqa: S310
        return {file["filename"]: urljoin(page, file["url"]) for file in json.load(answer)["files"]}


def _wheel(name: str, folder: Path) -> Path | None:
    path = folder / f"{name}.whl"
    if not path.exists():
        project = name.partition("-")[0].lower().replace("_", "-")
        urls = {file.lower(): url for file, url in _files(project).items()}
        if (url := urls.get(path.name.lower())) is None:
            print(f"the index has no {path.name}")
            return None
        _download(url, path)
    return path


def _download(url: str, path: Path) -> None:
    draft = path.with_suffix(".part")
    with urllib.request.urlopen(url) as answer, draft.open("wb") as file:  # noqa: S310 - the index's
        shutil.copyfileobj(answer, file, 1 << 20)
    draft.replace(path)


# ---- torch


def _torch_releases(system: str, folder: Path) -> dict[str, dict[str, Library]]:
    """Return the libraries of each release of torch, oldest first."""
    names: dict[str, str] = {}
    tag = {
        "win_amd64": r"win_amd64",
        "macosx_arm64": r"macosx_\d+_\d+_arm64",
        "aarch64": r"\w*aarch64",
    }
    pattern = re.compile(rf"torch-(\d[\d.]*)(?:-\d+)?-cp(\d+)-(?!cp\d+t)\w+-{tag[system]}\.whl")
    for name in sorted(_files("torch")):
        match = pattern.fullmatch(name)
        if match and _numbers(match[1])[:2] >= _OLDEST:
            names[match[1]] = name  # any Python's: the last
    versions = sorted(names, key=_numbers)
    with ProcessPoolExecutor(2) as pool:
        paths = pool.map(
            _exports_of_torch, [(system, names[v], os.fspath(folder)) for v in versions]
        )
        return {v: _loaded(path) for v, path in zip(versions, paths, strict=True)}


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, version.split(".")))


def _exports_of_torch(job: tuple[str, str, str]) -> str:
    """Write what a torch exports, and return where."""
    system, name, folder = job
    path = Path(folder, f"{name}.exports.json.gz")
    if path.exists():
        return os.fspath(path)
    with TemporaryDirectory(dir=folder) as temporary:
        wheel = Path(temporary, name)
        _download(_files("torch")[name], wheel)
        read: dict[str, Any] = {}
        with zipfile.ZipFile(wheel) as archive:
            for member in archive.namelist():
                file = member.rpartition("/")[2]
                is_wanted = re.fullmatch(r"torch/lib/[^/]+\.(?:so|dll|dylib)", member)
                if is_wanted and not (system == "aarch64" and _FOR_GPUS.search(file)):
                    extracted = archive.extract(member, temporary)
                    library = _read(Path(extracted), system, exports_alone=True)
                    read[file] = [list(library.needed), sorted(library.exports)]
                    Path(extracted).unlink()
    draft = path.with_suffix(".part")
    with gzip.open(draft, "wt") as out:
        json.dump(read, out)
    draft.replace(path)
    print(f"read {name}", flush=True)
    return os.fspath(path)


def _loaded(path: str) -> dict[str, Library]:
    with gzip.open(path, "rt") as file:
        read = json.load(file)
    return {
        name: Library(tuple(needed), frozenset(exports), frozenset())
        for name, (needed, exports) in read.items()
    }


# ---- LIEF


def _read(path: Path, system: str, *, exports_alone: bool = False) -> Library:
    if system == "win_amd64":
        return _read_pe(path)
    return (
        _read_elf(path) if system == "aarch64" else _read_macho(path, exports_alone=exports_alone)
    )


def _read_pe(path: Path) -> Library:
    config = lief.PE.ParserConfig()
    config.parse_signature = config.parse_rsrc = config.parse_reloc = False
    binary = lief.PE.parse(os.fspath(path), config)
    exports = binary.get_export().entries if binary.has_exports else ()
    needed = tuple(library.name for library in binary.imports)
    later = tuple(library.name for library in binary.delay_imports)
    return Library(
        (*needed, *later),
        frozenset(entry.name for entry in exports if entry.name),
        frozenset(
            (library.name.lower(), entry.name)
            for library in binary.imports
            for entry in library.entries
            if not entry.is_ordinal
        ),
        frozenset(later) - frozenset(needed),
    )


def _read_macho(path: Path, *, exports_alone: bool) -> Library:
    fat = lief.MachO.parse(os.fspath(path), lief.MachO.ParserConfig.deep)
    arm = lief.MachO.Header.CPU_TYPE.ARM64
    binary = next((one for one in fat if one.header.cpu_type == arm), fat.at(0))
    own = lief.MachO.LoadCommand.TYPE.ID_DYLIB
    weak = lief.MachO.LoadCommand.TYPE.LOAD_WEAK_DYLIB
    libraries = [one for one in binary.libraries if one.command != own]
    names = [_leaf(one.name) for one in libraries]
    optional = frozenset(_leaf(one.name) for one in libraries if one.command == weak)
    has_trie = binary.has_dyld_exports_trie
    trie = binary.dyld_exports_trie if has_trie else binary.dyld_info  # with names passed on
    entries = trie.exports if trie else ()
    exports = frozenset(_plain(entry.symbol.name) for entry in entries if entry.has_symbol)
    imports = set()
    for binding in () if exports_alone else binary.bindings:
        if binding.weak_import or "WEAK" in str(getattr(binding, "binding_class", "")):
            continue
        number, name = binding.library_ordinal, _plain(binding.symbol.name)
        if number > 0 and names[number - 1] not in optional:
            imports.add((names[number - 1], name))
        elif number in (-2, -3) and name not in exports:
            imports.add(("", name))
    again = lief.MachO.LoadCommand.TYPE.REEXPORT_DYLIB
    passes_on = tuple(_leaf(one.name) for one in libraries if one.command == again)
    return Library(tuple(names), exports, frozenset(imports), optional, passes_on)


def _leaf(path: str) -> str:
    return path.rpartition("/")[2] if path.startswith("@") else path


def _plain(name: str) -> str:
    return name.removeprefix("_")


def _read_elf(path: Path) -> Library:
    config = lief.ELF.ParserConfig()
    config.parse_symtab_symbols = config.parse_relocations = config.parse_notes = False
    config.parse_overlay = False
    binary = lief.ELF.parse(os.fspath(path), config)
    undefined = lief.ELF.Symbol.BINDING.GLOBAL
    return Library(
        tuple(binary.libraries),
        frozenset(symbol.name for symbol in binary.exported_symbols),
        frozenset(
            ("", symbol.name)
            for symbol in binary.imported_symbols
            if symbol.binding == undefined and symbol.shndx == 0
        ),
    )


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
        frozenset(symbols), frozenset(gone - (gpu if is_unjudged else set())), is_unjudged
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
        own = {name: _read(Path(archive.extract(name, temporary)), system) for name in paths}
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
    fails = bool(answer.symbols or answer.libraries)
    if fails != (release["verdict"] == "fails"):
        yield f"{where}: {release['verdict']}, and LIEF finds {sorted(answer.symbols)[:3]} {sorted(answer.libraries)} missing"


if __name__ == "__main__":
    sys.exit(main())
