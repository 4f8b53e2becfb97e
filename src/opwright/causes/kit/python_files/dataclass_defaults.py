"""Dataclass fields whose default is an instance of another dataclass: it is unhashable, and Python 3.11 rejects it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.python_files.refused_calls import RefusedCall
from opwright.model import Source
from opwright.syntax.project.whole_project import SameProject
from opwright.syntax.python import nodes_of, python_tree, source_of, span

_DATACLASS = re.compile(
    r"^@(?:dataclasses\.)?dataclass\b(?P<options>\([^()]*\))?[ \t]*$", re.MULTILINE
)
_HASHABLE = re.compile(r"\b(?:frozen|unsafe_hash)\s*=\s*True|\beq\s*=\s*False")


def refused_defaults(source: Source) -> Iterator[RefusedCall]:
    """Yield the objects that are made for a field, given to `field(default=...)`, or have a name above the class."""
    text = source.text
    if "dataclass" not in text or not _may_have_a_default(source):
        return
    named = _named_objects(text)
    for node in nodes_of(text, ast.ClassDef):
        for field in node.body if _is_dataclass(text, node) else ():
            match field:
                case ast.AnnAssign(annotation=kind, value=ast.expr() as given) if (
                    "ClassVar" not in source_of(text, kind)
                    and (made := _made(text, given, named))
                    and _is_unhashable(source, made[0])
                ):
                    yield RefusedCall(
                        *span(text, given),
                        f"an object of the dataclass {made[0]} as the default of a field",
                        "python",
                        "3.11",
                        f"write field(default_factory={made[1]})",
                    )


def _made(
    text: str, given: ast.expr, named: Mapping[str, str], depth: int = 0
) -> tuple[str, str] | None:
    """Return the class of a field's default and the expression that creates it; None if it is not an instance of a named class."""
    match given:
        case ast.Call(func=ast.Name(id=name), args=[], keywords=[]):
            return name, name
        case ast.Name(id=name) if name in named:
            return named[name], f"lambda: {named[name]}(...)"
        case ast.Call(func=function, keywords=keywords) if (
            not depth and meant(text, function) == "dataclasses.field"
        ):
            values = (keyword.value for keyword in keywords if keyword.arg == "default")
            return next((_made(text, value, named, 1) for value in values), None)
        case ast.Call(func=ast.Name(id=name)):
            return name, f"lambda: {name}(...)"
    return None


def _named_objects(text: str) -> dict[str, str]:
    """Return the names that a file gives objects at its top, and their classes."""
    found: dict[str, str] = {}
    tree = python_tree(text)
    for node in tree.body if tree else ():
        match node:
            case (
                ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id=of)))
                | ast.AnnAssign(target=ast.Name(id=name), value=ast.Call(func=ast.Name(id=of)))
            ):
                found[name] = of
    return found


def _may_have_a_default(source: Source) -> bool:
    """Return whether a class of a file with dataclasses is called for a field: parsing it takes longer."""
    blanked = kit.blanking.blanked(source.text, source.language)
    known = {*_CLASS.findall(source.text), *_beside_dataclasses(SameProject(source.project))}
    called = {*_FIELD.findall(blanked), *_GIVEN.findall(blanked)}
    return not known.isdisjoint(called) or any(
        of in known and f"= {name}\n" in blanked for name, of in _NAMED.findall(blanked)
    )


_FIELD = re.compile(r":[^:=\n\[]*(?:\[[^:=]*)?=[\s(\\]*(\w+)[\s\\]*\(")
_GIVEN = re.compile(r"default(?<=\bdefault)\s*=\s*(\w+)\(")
_NAMED = re.compile(r"(?m)^(\w+)(?:[ \t]*:[^=\n]*)?[ \t]*=[ \t]*(\w+)\(")
_CLASS = re.compile(r"class (\w+)")


@lru_cache(maxsize=8)
def _beside_dataclasses(project: SameProject) -> frozenset[str]:
    """Return the classes of the files of a project that have dataclasses."""
    files = (file.text for file in project.sources if "dataclass" in file.text)
    return frozenset(
        name for text in files if _DATACLASS.search(text) for name in _TOP_CLASS.findall(text)
    )


_TOP_CLASS = re.compile(r"^class (\w+)", re.MULTILINE)


def _is_dataclass(text: str, node: ast.ClassDef) -> bool:
    for decorator in node.decorator_list:
        function = decorator.func if isinstance(decorator, ast.Call) else decorator
        if meant(text, function) == "dataclasses.dataclass":
            return True
    return False


def _is_unhashable(source: Source, name: str) -> bool:
    """Return whether a class is a dataclass that compares by its fields and can be changed."""
    text = source.text
    own = [n for n in nodes_of(text, ast.ClassDef) if n.name == name]
    if own:
        return len(own) == 1 and _has_no_hash(text, own[0])
    module = imported(text).get(name, "")
    if not module.endswith(f".{name}"):
        return False
    return _is_unhashable_in(SameProject(source.project), name)


def _has_no_hash(text: str, node: ast.ClassDef) -> bool:
    options = " ".join(source_of(text, decorator) for decorator in node.decorator_list)
    has_own = any(isinstance(n, ast.FunctionDef) and n.name == "__hash__" for n in node.body)
    return _is_dataclass(text, node) and not has_own and not _HASHABLE.search(options)


@lru_cache(maxsize=256)
def _is_unhashable_in(project: SameProject, name: str) -> bool:
    head = re.compile(rf"^class {name}\b", re.MULTILINE)
    files = [file.text for file in project.sources if f"class {name}" in file.text]
    named = [text for text in files if head.search(text)]
    if len(named) != 1 or not _DATACLASS.search(named[0]):
        return False
    classes = [n for n in nodes_of(named[0], ast.ClassDef) if n.name == name]
    return len(classes) == 1 and _has_no_hash(named[0], classes[0])
