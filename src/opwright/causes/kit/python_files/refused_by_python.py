"""What Python files do that a release of Python or NumPy refuses, although each name in it is there, or is one of an object."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.api_uses.python.python_scopes import scopes_of
from opwright.causes.kit.api_uses.windows import window
from opwright.causes.kit.python_files.dataclass_defaults import refused_defaults
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.python_files.refused_by_library import refused_by_library
from opwright.causes.kit.python_files.refused_calls import refused_calls
from opwright.causes.kit.python_files.refused_imports import refused_imports
from opwright.causes.kit.python_files.uncopied_arrays import uncopied_arrays
from opwright.model import Language, Source
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.project.whole_project import SameProject, sets_member_of
from opwright.syntax.python import dotted, nodes_of, python_nodes, python_tree, span
from opwright.syntax.words import words_of_python

_PACKAGES = {
    "python": "Python",
    "numpy": "NumPy",
    "torch-python": "torch",
    "setuptools": "setuptools",
}
_ASSERTIONS = {
    "assertEquals": "assertEqual",
    "assertNotEquals": "assertNotEqual",
    "assertAlmostEquals": "assertAlmostEqual",
    "assertNotAlmostEquals": "assertNotAlmostEqual",
    "assertRegexpMatches": "assertRegex",
    "assertNotRegexpMatches": "assertNotRegex",
    "assertRaisesRegexp": "assertRaisesRegex",
    "assertDictContainsSubset": "assertLessEqual of the dictionaries' items",
    "failUnlessEqual": "assertEqual",
    "failUnlessRaises": "assertRaises",
    "assert_": "assertTrue",
}
"""Methods of unittest.TestCase that Python 3.12 no longer has."""


class Method(NamedTuple):
    """A method that no object has any more, in a file that speaks of its module."""

    domain: str
    since: str
    module: str
    """A pattern of what the file imports."""
    instead: str


_METHODS = {
    "newbyteorder": Method("numpy", "2.0", r"numpy|torch", "x.view(x.dtype.newbyteorder())"),
    "itemset": Method("numpy", "2.0", r"numpy|torch", "an assignment, x[index] = value"),
    "getiterator": Method("python", "3.9", r"xml\.etree", "iter"),
    "getchildren": Method("python", "3.9", r"(?<!\w)xml\.etree", "list(element)"),
    "isAlive": Method("python", "3.9", r"threading", "is_alive"),
    "readfp": Method("python", "3.12", r"configparser", "read_file"),
    "find_module": Method("python", "3.12", r"pkgutil", "find_spec, and importlib.util"),
    "unescape": Method("python", "3.9", r"HTMLParser|html\.parser", "the function html.unescape"),
    "symeig": Method("torch-python", "2.0", r"torch", "torch.linalg.eigh"),
}
_LOST = frozenset((*_METHODS, *_ASSERTIONS))
_WENT_AND_CAME_BACK = {"bool": "bool", "long": "int, or np.int64", "unicode": "str"}
"""Aliases that NumPy 1.24 to 1.26 lack: 2.0 has the first two again, as types of its own."""
_NAMES = _WENT_AND_CAME_BACK | {"asscalar": "its method item()"}
_GAP = ("1.24", "1.25", "1.26")


class Refused(NamedTuple):
    """A place of a file, and which release refuses what stands there."""

    start: int
    end: int
    what: str
    package: str
    since: str
    instead: str
    is_sure: bool


def refused_usages(source: Source) -> Iterator[Refused]:
    """Yield what a file does, unless it asks for the version first or catches the failure."""
    found = [
        *_entered_paths(source),
        *_written_unions(source),
        *_lost_methods(source),
        *_aliases(source),
        *_calls(source),
    ]
    scopes = scopes_of(source.text) if found else None
    known = _known_ends(source) if found else frozenset()
    for one in found:
        if scopes and one.end not in known and not scopes.is_guarded((one.start, one.end)):
            yield one


def _known_ends(source: Source) -> frozenset[int]:
    """Return where names end that the index says are gone, of objects whose class is seen."""
    domains = (("", "python"), ("", "numpy"))
    uses = (u for domain in domains for u in kit.api_removals.removed_uses(source, *domain))
    return frozenset(use.piece.end for use in uses)


def _releases(source: Source, domain: str, since: str) -> tuple[bool, bool]:
    """Return whether a release in question is that one or later, and whether the user named it."""
    here = window(domain, source.target)
    releases = kit.api_index.table(domain).releases
    later = -1 << releases.index(since) if since in releases else -1
    return bool(here.releases & later), here.is_stated


def _calls(source: Source) -> Iterator[Refused]:
    for call in (
        *refused_calls(source),
        *refused_by_library(source),
        *refused_imports(source),
        *uncopied_arrays(source),
        *refused_defaults(source),
    ):
        is_late, is_stated = _releases(source, call.package, call.since)
        if is_late:
            package = _PACKAGES[call.package]
            yield Refused(*call[:3], package, call.since, call.instead, is_stated and call.is_sure)


# ---- objects of the standard library -------------------------------------------------

_PATHS = frozenset({"pathlib.Path", "pathlib.PosixPath", "pathlib.WindowsPath"})
_UNIONS = frozenset({"typing.Union", "typing.Optional"})
_SET = re.compile(r"\n(\w+)\.\w+ *=(?!=)")
"""An attribute, outside of functions and classes."""
_GIVEN_A_SUBSCRIPT = r"(?m)(?:^|;[ \t]*)(\w+)[ \t]*(?::[^=\n]*)?=(?:[^\n\[]*\[|[ \t]*[(\\][ \t]*$)"


def _entered_paths(source: Source) -> Iterator[Refused]:
    """Yield the paths that are context managers: `with Path(x) as path`."""
    if "with Path(" not in source.text and "with pathlib." not in source.text:
        return
    is_late, is_stated = _releases(source, "python", "3.13")
    for node in nodes_of(source.text, ast.With) if is_late else ():
        for item in node.items:
            given = item.context_expr
            if isinstance(given, ast.Call) and meant(source.text, given.func) in _PATHS:
                yield Refused(
                    *span(source.text, given),
                    "a pathlib.Path as a context manager",
                    "Python",
                    "3.13",
                    "assign the path to a name; leaving the block never closed anything",
                    is_sure=is_stated,
                )


def _written_unions(source: Source) -> Iterator[Refused]:
    """Yield the attributes that are set of a union, as in `Number = Union[int, float]; Number.__module__ = ...`."""
    text = source.text
    if ("Union" not in text and "Optional" not in text) or not _may_set_of_a_subscript(text):
        return
    is_late, is_stated = _releases(source, "python", "3.14")
    unions: set[str] = set()
    tree = python_tree(source.text) if is_late else None
    for node in tree.body if tree else ():
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=alias))
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.Subscript(value=alias))
            ):
                if meant(source.text, alias) in _UNIONS:
                    unions.add(name)
            case ast.Assign(targets=[ast.Attribute(value=ast.Name(id=name)) as attribute]):
                if name in unions:
                    yield Refused(
                        *span(source.text, attribute),
                        f"to set {attribute.attr} of a union, which has no attributes of its own",
                        "Python",
                        "3.14",
                        f"leave {attribute.attr} out, at least from Python 3.14 on",
                        is_sure=is_stated,
                    )


def _may_set_of_a_subscript(text: str) -> bool:
    """Return whether an attribute is set of a name that a line gives something with brackets."""
    given = re.findall(_GIVEN_A_SUBSCRIPT, text)
    return not set(_SET.findall(f"\n{text}")).isdisjoint(given)


# ---- NumPy ---------------------------------------------------------------------------


def _aliases(source: Source) -> Iterator[Refused]:
    if "numpy" not in source.text:
        return
    here = window("numpy", source.target)
    releases = kit.api_index.table("numpy").releases
    gap = ("1.23", *_GAP) if "asscalar" in source.text else _GAP
    lacking = [r for r in gap if r in releases and here.releases >> releases.index(r) & 1]
    if not here.is_stated:
        is_as_old = here.releases >> releases.index(_GAP[0]) and _uses_gone_alias(source)
        lacking = list(_GAP) if is_as_old else []
    if not lacking:
        return
    for node in python_nodes(source.text):
        if (
            isinstance(node, ast.Attribute)
            and node.attr in _NAMES
            and (node.attr == "asscalar" or lacking[-1] in _GAP)
            and isinstance(node.value, ast.Name)
            and imported(source.text).get(node.value.id) == "numpy"
        ):
            yield Refused(
                *span(source.text, node),
                f"numpy.{node.attr}, which 2.0 has again"
                if node.attr in {"bool", "long"}
                else f"numpy.{node.attr}, which is gone",
                "NumPy",
                lacking[0],
                f"replace numpy.{node.attr} with {_NAMES[node.attr]}",
                is_sure=here.is_stated,
            )


_GONE_ALIAS = r"n(?<=\bn)(?:p|umpy)\.(?:int|float|object|complex|str)\b(?!\s*=[^=])"
"""What the same release dropped, and no later one has again."""


_GONE_ALIAS_OF_NP = r"np\.(?<!\wnp\.)(?:int|float|object|complex|str)\b(?!\s*=[^=])"
"""As nearly all write it; found ten times as fast."""
_OTHER_ALIAS = r"n(?<=\bn)(?:p|umpy)\.(?:bool|long|unicode)\b"
_ASIDE = r"(?:^|/)(?:tests?|third_?party|examples?|docs?)/|(?:^|/)test_\w+\.py$"
"""Paths of what may be for another NumPy than a project is."""


def _uses_gone_alias(source: Source) -> bool:
    """Return whether a file or its project is for a NumPy from before aliases went: who mends one has to mend all of them."""
    if re.search(_OTHER_ALIAS, source.text) is None:
        return False
    is_here = re.search(_GONE_ALIAS, source.text) is not None
    if not is_here and not _has_gone_alias(SameProject(source.project)):
        return False
    project = source.project or (source,)
    return not any(sets_member_of(project, "np|numpy", name) for name in ("int", "float", "bool"))


@lru_cache(maxsize=8)
def _has_gone_alias(project: SameProject) -> bool:
    """Return whether a file of a project's own uses an alias that is gone for good."""
    pattern = re.compile(_GONE_ALIAS_OF_NP)
    return any(
        pattern.search(one.text) and not re.search(_ASIDE, one.path)
        for one in project.sources
        if one.language is Language.PYTHON
    )


# ---- methods -------------------------------------------------------------------------


def _lost_methods(source: Source) -> Iterator[Refused]:
    known = words_of_python(source.text) & _LOST
    wanted = {method for method in known if f".{method}(" in source.text}
    for node in nodes_of(source.text, ast.Call) if wanted else ():
        if not isinstance(node.func, ast.Attribute):
            continue
        name = node.func.attr
        if name == "newbyteorder" and not _is_swapped(node.func.value):
            continue
        if name not in wanted or _is_own(SameProject(source.project or (source,)), name):
            continue
        receiver = dotted(node.func.value)
        if name in _ASSERTIONS and receiver == "self":
            method = Method("python", "3.12", "unittest|TestCase", _ASSERTIONS[name])
        elif name in _METHODS and receiver not in imported(source.text):
            method = _METHODS[name]
        else:
            continue
        is_late, is_stated = _releases(source, method.domain, method.since)
        if is_late and re.search(
            rf"\bimport\b[^\n]*(?:{method.module})|\bfrom\s+(?:{method.module})|TestCase",
            source.text,
        ):
            end = span(source.text, node.func)[1]
            yield Refused(
                end - len(name),
                end,
                f"the method {name}, which is gone",
                _PACKAGES[method.domain],
                method.since,
                f"replace {name} with {method.instead}",
                is_sure=is_stated,
            )


def _is_swapped(receiver: ast.expr) -> bool:
    """Return whether an object is an array whose bytes were swapped; a dtype has the method as well."""
    return isinstance(receiver, ast.Call) and dotted(receiver.func).endswith("byteswap")


@lru_cache(maxsize=256)
def _is_own(project: SameProject, name: str) -> bool:
    pattern = re.compile(rf"\bdef {name}\b|\b{name}\s*=[^=]")
    return any(name in file.text and pattern.search(file.text) for file in project.sources)
