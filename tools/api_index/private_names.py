"""
The names that torch's private modules lost: see `opwright.knowledge.api.private_names`.

Only the top of each module is read: what it defines, imports and assigns there, and what the classes of a `config` hold.
"""

from __future__ import annotations

import ast
import tempfile
import warnings
import zlib
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeAlias

from api_index.python import module_name
from api_index.release import is_private_module
from api_index.sources import Release, files_of

_LEFT_OUT = (
    "torch._vendor",
    "torch.testing._internal.common_methods",
    "torch.include",
    "torch.lib",
)
_DYNAMIC = (
    *("globals()", "__dict__.update", "\ndef __getattr__", "sys.modules[__name__]"),
    *("sys.modules['", 'sys.modules["', "sys.modules[f'", 'sys.modules[f"'),
)
"""With these a module may make names."""
_ONLY_FOR_CHECKERS = frozenset({"torch.utils._config_typing"})
_OF_CONFIGS = "install_config_module(sys.modules[__name__])"
"""With this it keeps those that it has."""


class Module(NamedTuple):
    """What a module has at its top."""

    names: frozenset[str]
    stars: frozenset[str]
    """Modules of which it has all names."""
    is_whole: bool
    """Whether no other names may be made when it is imported."""


Modules: TypeAlias = Mapping[str, Module]


def lost_private_names(releases: Sequence[Release], cache: Path | None) -> bytes:
    """Return the file, from the wheels of all releases."""
    each = [_modules(release, cache) for release in releases]
    return packed([release.series for release in releases], each)


def packed(series: Sequence[str], each: Sequence[Modules]) -> bytes:
    """Return the file, from the modules of each release."""
    lines = ["\t".join(series)]
    lost = ((module, _lost(module, each)) for module in sorted(set().union(*each)))
    lines += ("\t".join((m, *(f"{k} {' '.join(n)}" for k, n in rows))) for m, rows in lost if rows)
    return zlib.compress("\n".join(lines).encode(), 9)


def _modules(release: Release, cache: Path | None) -> Modules:
    with tempfile.TemporaryDirectory() as name:
        kept = cache / "torch-python" / release.series if cache else Path(name)
        kept.mkdir(parents=True, exist_ok=True)
        return modules_in(files_of(release, kept) / "torch")


def modules_in(folder: Path) -> Modules:
    """Return the private modules below the folder that has the packages of a wheel."""
    modules: dict[str, Module] = {}
    for path in sorted((*folder.rglob("*.py"), *folder.rglob("*.pyi"))):
        inner = path.relative_to(folder).as_posix()
        module = module_name(inner)[0]
        if is_private_module(module) and not module.startswith(_LEFT_OUT):
            modules |= _read(inner, path.read_bytes())
    return _with_submodules(modules)


def _with_submodules(modules: dict[str, Module]) -> Modules:
    below: dict[str, set[str]] = defaultdict(set)
    for module in modules:
        package, _, last = module.rpartition(".")
        below[package].add(last)
    return {m: one._replace(names=one.names | below[m]) for m, one in modules.items()}


@lru_cache(maxsize=1 << 15)
def _read(inner: str, data: bytes) -> dict[str, Module]:
    """Return a module, and the classes in it if it is a `config`."""
    module, is_package = module_name(inner)
    text = data.decode("utf-8", "replace")
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            tree = ast.parse(text)
    except SyntaxError:
        return {module: Module(frozenset(), frozenset(), is_whole=False)}
    is_whole = not any(sign in text.replace(_OF_CONFIGS, "") for sign in _DYNAMIC)
    stars = frozenset(_stars(tree, module, is_package=is_package))
    found = {module: Module(frozenset(_names(tree.body)), stars, is_whole)}
    for node in tree.body if module.endswith("config") else ():
        if isinstance(node, ast.ClassDef) and not node.bases:
            names = frozenset(_names(node.body))
            found[f"{module}.{node.name}"] = Module(names, frozenset(), is_whole)
    return found


def _stars(tree: ast.Module, module: str, *, is_package: bool) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.names[0].name == "*":
            above = module.split(".")[: -(node.level - is_package) or None] if node.level else []
            target = ".".join((*above, *filter(None, [node.module])))
            yield from () if target in _ONLY_FOR_CHECKERS else (target,)


def _names(statements: Sequence[ast.stmt]) -> Iterator[str]:
    """Yield what statements bind, in whichever branch."""
    for node in statements:
        match node:
            case (
                ast.FunctionDef(name=name)
                | ast.AsyncFunctionDef(name=name)
                | ast.ClassDef(name=name)
            ):
                yield name
            case ast.Import(names=names) | ast.ImportFrom(names=names):
                yield from (a.asname or a.name.partition(".")[0] for a in names)
            case _:
                yield from (
                    n.id
                    for n in ast.walk(node)
                    if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)
                )
                for part in ast.iter_child_nodes(node):
                    inner = (
                        [part]
                        if isinstance(part, ast.stmt)
                        else part.body
                        if isinstance(part, ast.ExceptHandler)
                        else []
                    )
                    yield from _names(inner)


def _all_names(module: str, modules: Modules, above: frozenset[str]) -> frozenset[str] | None:
    """Return the names of a module; None where some may not be known."""
    one = modules.get(module)
    if one is None or not one.is_whole or module in above:
        return None
    names = one.names
    for star in one.stars:
        others = _all_names(star, modules, above | {module})
        if others is None:
            return None
        names |= others
    return names


def _lost(module: str, each: Sequence[Modules]) -> list[tuple[str, list[str]]]:
    """Return the names that a module had and then lacked, by the numbers of the last release with, the first and the last without."""
    present: dict[str, int] = defaultdict(int)
    known = 0
    for number, modules in enumerate(each):
        names = _all_names(module, modules, frozenset())
        known |= 0 if names is None else 1 << number
        for name in (
            names if names is not None else modules[module].names if module in modules else ()
        ):
            present[name] |= 1 << number
    lost: dict[str, list[str]] = defaultdict(list)
    for name, bits in sorted(present.items()):
        later = known & -1 << bits.bit_length()
        if later and not name.startswith("__"):
            first = (later & -later).bit_length() - 1
            lost[f"{bits.bit_length() - 1},{first},{later.bit_length() - 1}"].append(name)
    return sorted(lost.items())
