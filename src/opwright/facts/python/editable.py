"""
Editable installs: which folders a distribution is imported from, as its `.pth` file and its finder say. Neither is run.

Read are setuptools' finder (`__editable___NAME_VERSION_finder.py`, its MAPPING), that of `editables` (`F.map_module`), which
hatchling and PDM write, scikit-build-core's (the first argument of its `install`), meson-python's (the install plan of the
build folder that it names), lines that are paths, and what `setup.py develop` leaves (`NAME.egg-link`).
"""

from __future__ import annotations

import ast
import os
import re
from collections.abc import Iterator

from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import text_of
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.documents import parse_json
from opwright.syntax.python import python_tree

_MOST_READ = 1 << 18
_MOST_MAPPED = 1000
_MOST_PLANNED = 1 << 24
_FINDER = re.compile(
    r"^import (__editable___\w+_finder|_editable_impl_\w+|_editable_skbc_\w+|_\w+_editable(?:_loader)?)\b",
    re.MULTILINE,
)
_INSTALL_PLAN = "meson-info/intro-install_plan.json"
_IN_SITE_PACKAGES = re.compile(r"\{py_(?:plat|pure)lib\}/(.+)")


class Editable(NamedTuple):
    """Where the modules of a distribution are imported from."""

    modules: tuple[tuple[str, str], ...] = ()
    """What can be imported, `op.sub`, and its folder, or its file without a suffix."""
    folders: tuple[str, ...] = ()
    """Folders that are searched for it."""


def read_pth(path: str) -> Editable | None:
    """Return where a `.pth` file leads; None if it runs code that nobody knows."""
    text = text_of(path, most=_MOST_READ)
    folder = os.path.dirname(path)
    finders = _FINDER.findall(text)
    code = sum(line.startswith(("import ", "import\t")) for line in text.splitlines())
    if code > len(finders):
        return None
    mapped = [
        _mapping(text_of(os.path.join(folder, f"{name}.py"), most=_MOST_READ)) for name in finders
    ]
    if None in mapped:
        return None
    modules = {module: place for pairs in mapped if pairs for module, place in pairs.items()}
    return Editable(tuple(modules.items())[:_MOST_MAPPED], tuple(path_lines(text, folder)))


def path_lines(text: str, folder: str) -> Iterator[str]:
    """Yield the folders that the lines of a `.pth` file in a folder add to Python's path."""
    for line in text.splitlines():
        if line.strip() and not line.startswith(("#", "import ", "import\t")):
            path = os.path.normpath(os.path.join(folder, line.strip()))
            if "\0" not in path and os.path.isdir(path):
                yield path


def _mapping(text: str) -> dict[str, str] | None:
    """Return the modules and paths that a finder has as literals; None if it has none."""
    try:
        tree = python_tree(text)
    except UnreadableInputError:
        return None
    if tree is None or not text:
        return None
    found: dict[object, object] = {}
    is_finder = False
    for statement in tree.body:
        match statement:
            case (
                ast.AnnAssign(target=ast.Name("MAPPING"), value=ast.Dict() as value)
                | ast.Assign(targets=[ast.Name("MAPPING")], value=ast.Dict() as value)
                | ast.Expr(ast.Call(func=ast.Name("install"), args=[ast.Dict() as value, *_]))
            ):
                is_finder = True
                found |= _literal_pairs(value)
            case ast.Expr(
                ast.Call(
                    func=ast.Attribute(attr="map_module"),
                    args=[ast.Constant(module), ast.Constant(place)],
                )
            ):
                is_finder = True
                found[module] = place
            case ast.FunctionDef(
                name="init",
                body=[
                    ast.Assign(
                        value=ast.Call(
                            func=ast.Name("MesonpyMetaFinder"),
                            args=[_, _, ast.Constant(str(folder)), *_],
                        )
                    ),
                    *_,
                ],
            ):
                is_finder = True
                found |= _planned(os.path.join(folder, _INSTALL_PLAN))
    places = {
        module: _without_init(place)
        for module, place in found.items()
        if isinstance(module, str) and isinstance(place, str) and "\0" not in place
    }
    return places if is_finder else None


def _planned(path: str) -> dict[object, object]:
    """Return the modules that Meson's plan would install, and the files that they would be copied from."""
    try:
        plan = parse_json(text_of(path, most=_MOST_PLANNED), path) if "\0" not in path else {}
        files = [file for section in plan.values() for file in section.items()]
        destinations = [
            (place, _IN_SITE_PACKAGES.fullmatch(about["destination"])) for place, about in files
        ]
    except (UnreadableInputError, AttributeError, KeyError, TypeError):
        return {}
    return {
        _without_suffix(match[1]).replace("/", "."): _without_suffix(place)
        for place, match in destinations
        if match
    }


def _without_suffix(path: str) -> str:
    """Return a path up to the first dot of its name: the suffix of a module has several."""
    folder, slash, name = path.rpartition("/")
    return folder + slash + name.partition(".")[0]


def _literal_pairs(value: ast.Dict) -> dict[object, object]:
    return {
        key.value: place.value
        for key, place in zip(value.keys, value.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(place, ast.Constant)
    }


def _without_init(place: str) -> str:
    folder, name = os.path.split(place)
    return folder if name == "__init__.py" else place.removesuffix(".py")
