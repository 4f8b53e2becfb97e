"""
Bring the table of what Python packages have under which name in which release up to date with the package index.

    python tools/update_package_names.py                    all packages
    python tools/update_package_names.py mmdet timm         these

Of each minor release the newest wheel or sdist is read in place: nothing is compiled, imported or run. Kept is which
releases have a name that others of the package lack. The same files give the same table.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tarfile
import tempfile
import zipfile
import zlib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from itertools import repeat
from pathlib import Path
from typing import NamedTuple

from packaging.utils import canonicalize_name, parse_sdist_filename, parse_wheel_filename
from packaging.version import InvalidVersion, Version

from opwright.facts.archives.member_files import write_members
from opwright.facts.archives.zip_archive import Archive
from opwright.facts.index.package_index import IndexFile, files_offered
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.remote import RemoteFile
from opwright.knowledge.package_names import table

PACKAGES = {
    "accelerate": ("accelerate", "0.12"),
    "bitsandbytes": ("bitsandbytes", ""),
    "diffusers": ("diffusers", "0.10"),
    "flash_attn": ("flash-attn", "0.2"),
    "gsplat": ("gsplat", ""),
    "huggingface_hub": ("huggingface_hub", "0.10"),
    "mamba_ssm": ("mamba-ssm", ""),
    "mmcv": ("mmcv", "0.5"),
    "mmdet": ("mmdet", ""),
    "mmengine": ("mmengine", ""),
    "mmseg": ("mmsegmentation", ""),
    "natten": ("natten", ""),
    "peft": ("peft", ""),
    "pytorch_lightning": ("pytorch-lightning", "1.0"),
    "timm": ("timm", ""),
    "torch_geometric": ("torch-geometric", "1.6"),
    "torch_harmonics": ("torch-harmonics", ""),
    "torchaudio": ("torchaudio", "0.7"),
    "torchtext": ("torchtext", "0.5"),
    "torchvision": ("torchvision", "0.8"),
    "transformers": ("transformers", "4.20"),
    "xformers": ("xformers", ""),
}
"""By the module: the package on the index, and the oldest release that is read."""
_LEFT_OUT = re.compile(
    r"(?:^|/)(?:tests?|testing|examples?|benchmarks?|_vendor|third_party)/"
    r"|^transformers/(?:models/(?!auto/|bert/|llama/|clip/|t5/)|commands/)"
    r"|^diffusers/(?:pipelines/(?!pipeline_utils|stable_diffusion/)|commands/)"
)
_MOST_OF_A_MODULE = 2000
_READ_WHOLE = 40 << 20
"""Bytes of a wheel; of a larger one only its Python files are."""


class Module(NamedTuple):
    """What a module says of its names."""

    names: frozenset[str]
    stars: tuple[str, ...]
    """Modules all of whose names it has."""
    is_open: bool
    """Whether it may have names that are not written in it."""


def main() -> int:
    """Read what is asked for, and write the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("modules", nargs="*", metavar="MODULE")
    wanted = parser.parse_args().modules or list(PACKAGES)
    blocks = table.blocks() if Path(table.PATH).exists() else {}
    for module in wanted:
        package, oldest = PACKAGES[module]
        files = _newest_of_each(package, oldest)
        with ThreadPoolExecutor(6) as pool:
            names = list(pool.map(_names, files.values(), repeat(module)))
        blocks[module] = _block(module, package, list(files), names)
        print(module, len(files), "releases,", len(blocks[module]), "characters", flush=True)
    Path(table.PATH).write_bytes(
        zlib.compress("".join(blocks[name] for name in sorted(blocks)).encode(), 9)
    )
    return 0


def _newest_of_each(package: str, oldest: str) -> dict[str, IndexFile]:
    """Return the file to read of each series, oldest first; of several that with the fewest parts for machines."""
    settings = read_pip_settings()
    only_index = PipSettings(indexes=settings.indexes[:1], cert=settings.cert)
    best: dict[str, tuple[tuple[Version, bool, str], IndexFile]] = {}
    for file in files_offered(canonicalize_name(package), only_index):
        version = _version(file.name)
        if version is None or file.yanked or version.is_prerelease:
            continue
        if oldest and version < Version(oldest):
            continue
        series = _series(version)
        rank = version, file.name.endswith(".whl"), file.name
        if series not in best or rank > best[series][0]:
            best[series] = rank, file
    ordered = sorted(best.items(), key=lambda item: item[1][0][0])
    return {series: file for series, (_, file) in ordered}


def _series(version: Version) -> str:
    parts = version.release[:3] if version.release[:2] == (0, 0) else version.release[:2]
    return ".".join(map(str, parts if len(parts) > 1 else (*parts, 0)))


def _version(name: str) -> Version | None:
    try:
        if name.endswith(".whl"):
            is_read = re.search(r"(?:any|linux\w*_x86_64)\.whl$", name)
            return parse_wheel_filename(name)[1] if is_read else None
        return parse_sdist_filename(name)[1] if name.endswith(".tar.gz") else None
    except (InvalidVersion, ValueError):
        return None


def _sources(file: IndexFile, top: str) -> Iterator[tuple[str, str]]:
    """Yield the Python files of a package below its module: path and text."""
    remote = RemoteFile(file.url)
    if not file.name.endswith(".whl"):
        with tarfile.open(fileobj=io.BytesIO(remote.read(0, remote.size))) as sdist:
            for one in sdist:
                inner = re.sub(r"^[^/]+/(?:src/)?", "", one.name)
                if one.isfile() and _is_wanted(inner, top) and (opened := sdist.extractfile(one)):
                    yield inner, opened.read().decode("utf-8", "replace")
    elif remote.size < _READ_WHOLE:
        with zipfile.ZipFile(io.BytesIO(remote.read(0, remote.size))) as wheel:
            for name in wheel.namelist():
                if _is_wanted(name, top):
                    yield name, wheel.read(name).decode("utf-8", "replace")
    else:
        archive = Archive(remote, file.name, far=True)
        members = {m: m.name for m in archive.members if _is_wanted(m.name, top)}
        with tempfile.TemporaryDirectory() as folder:
            write_members(archive, remote, members, folder)
            for name in members.values():
                yield name, Path(folder, name).read_text("utf-8", "replace")


def _is_wanted(path: str, top: str) -> bool:
    return path.startswith(f"{top}/") and path.endswith(".py") and not _LEFT_OUT.search(path)


def _names(file: IndexFile, top: str) -> dict[str, frozenset[str] | None]:
    """Return the names of each module of a release; None for a module that may have others too."""
    modules = {}
    for path, text in _sources(file, top):
        dotted = re.sub(r"(?:/__init__)?\.py$", "", path).replace("/", ".")
        modules[dotted] = module_of(text, dotted, is_package=path.endswith("/__init__.py"))
    for dotted in list(modules):
        parent, _, last = dotted.rpartition(".")
        if parent in modules:
            one = modules[parent]
            modules[parent] = one._replace(names=one.names | {last})
    return {dotted: _all_names(dotted, modules, ()) for dotted in modules}


def _all_names(
    dotted: str, modules: Mapping[str, Module], seen: tuple[str, ...]
) -> frozenset[str] | None:
    module = modules.get(dotted)
    if module is None or module.is_open:
        return None
    names = set(module.names)
    for star in module.stars:
        if star in seen:
            continue
        more = _all_names(star, modules, (*seen, dotted))
        if more is None:
            return None
        names |= more
    return frozenset(names)


def module_of(text: str, dotted: str, *, is_package: bool) -> Module:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError):
        return Module(frozenset(), (), is_open=True)
    nodes = list(_statements(tree.body))
    imports = [node for node in nodes if isinstance(node, ast.ImportFrom)]
    names = {name for node in nodes for name in _defined(node)}
    stars = [
        _absolute(node, dotted, is_package=is_package)
        for node in imports
        if node.names[0].name == "*"
    ]
    is_lazy = "_LazyModule" in text and "import_structure" not in text
    inside = f"{dotted.partition('.')[0]}."
    own = tuple(star for star in stars if f"{star}.".startswith(inside))
    return Module(frozenset(names), own, is_open=is_lazy or "__getattr__" in names)


def _defined(node: ast.stmt) -> set[str]:
    """Return the names that a statement gives to its module, those of a lazy one's table among them."""
    match node:
        case ast.FunctionDef() | ast.ClassDef() | ast.AsyncFunctionDef():
            return {node.name}
        case ast.Import() | ast.ImportFrom():
            names = {(a.asname or a.name).partition(".")[0] for a in node.names}
            return names - {"*"}
        case ast.Assign() | ast.AnnAssign():
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            written = {n.id for t in targets for n in ast.walk(t) if isinstance(n, ast.Name)}
            is_table = any("import_structure" in name for name in written) and node.value
            return written | (_texts(node.value) if is_table and node.value else set())
        case ast.Expr(value=ast.Call() as call) if "import_structure" in ast.unparse(call.func):
            return _texts(call)
    return set()


def _statements(body: Iterable[ast.stmt]) -> Iterator[ast.stmt]:
    """Yield the statements of a module, those in its conditions too."""
    for node in body:
        yield node
        for field in ("body", "orelse", "finalbody"):
            if isinstance(node, ast.If | ast.Try | ast.With | ast.For):
                yield from _statements(getattr(node, field, ()))
        if isinstance(node, ast.Try):
            for handler in node.handlers:
                yield from _statements(handler.body)


def _texts(node: ast.AST) -> set[str]:
    return {
        n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)
    }


def _absolute(node: ast.ImportFrom, dotted: str, *, is_package: bool) -> str:
    if not node.level:
        return node.module or ""
    parts = dotted.split(".")
    base = parts[: len(parts) - node.level + is_package]
    return ".".join((*base, *filter(None, [node.module])))


def _block(
    module: str, package: str, series: list[str], releases: list[dict[str, frozenset[str] | None]]
) -> str:
    """Return the lines of a package: its releases, and which have a name that others lack."""
    everything = (1 << len(series)) - 1
    bits: dict[tuple[str, str], int] = defaultdict(int)
    unknown: dict[str, int] = defaultdict(int)
    for number, names in enumerate(releases):
        for dotted, known in names.items():
            if known is None:
                unknown[dotted] |= 1 << number
            for name in known or ():
                bits[dotted, name] |= 1 << number
    rows: dict[tuple[str, str], list[str]] = defaultdict(list)
    for (dotted, name), present in sorted(bits.items()):
        held = present | unknown[dotted]
        is_public = not name.startswith("_") or name.startswith("_C")
        if held != everything and is_public and re.fullmatch(r"\w{2,60}", name):
            rows[dotted, f"{held:x}"].append(name)
    head = f"={module}\t{package}\t{' '.join(series)}\n"
    lines = (
        f"{dotted}\t{present}\t{' '.join(names)}\n"
        for (dotted, present), names in sorted(rows.items())
        if len(names) < _MOST_OF_A_MODULE
    )
    return head + "".join(lines)


if __name__ == "__main__":
    sys.exit(main())
