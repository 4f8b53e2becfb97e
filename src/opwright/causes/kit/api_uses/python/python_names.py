"""
Modules, names and keywords in Python files that a release in question lacks.

A file is searched as text first: most use nothing that any release lacks, and its tree takes longer than all else.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import pairwise

from opwright.causes import kit
from opwright.causes.kit.api_uses.absences import Absence, Question
from opwright.causes.kit.api_uses.python.python_members import lost_members, member_uses
from opwright.causes.kit.api_uses.python.python_scopes import Lacking, Scopes, scopes_of
from opwright.causes.kit.api_uses.uses import Use
from opwright.causes.kit.api_uses.windows import Window, window
from opwright.causes.kit.known_words import known_imports
from opwright.causes.kit.python_files.python import imported, meant
from opwright.causes.kit.sources import Piece
from opwright.knowledge.api.changed_keys import PACKAGES, is_of
from opwright.knowledge.api.changed_words import ChangedWords
from opwright.knowledge.api.index import presence, table
from opwright.knowledge.api.private_names import has_lost_names, lost_private_name
from opwright.knowledge.versions import is_older
from opwright.model import BuildScript, Source
from opwright.syntax.project.whole_project import has_module, sets_member, sets_member_of
from opwright.syntax.python import dotted, nodes_of, span
from opwright.syntax.words import prefixes

_FOR_A_PYTHON = r"(?:^|/)(?:py(?:thon)?_?)?[23](?:[._]?\d{1,2})?/"
"""In a path: a folder for one Python."""
_LESSONS = r"(?:^|/)(?:examples?|tutorials?|demos?|docs?)/"
"""In a path: what shows how a package is used. Nobody repairs a branch of it that imports a module of old Pythons."""

_WITH_SETUPTOOLS = "2.6"
"""The first torch whose metadata require setuptools on Python 3.12 and newer."""
_ONE_RELEASE = r"\d+\.\d+(?:\.\d+)?"
_IMPORTS_TORCH = r"(?m)^(?:import|from)[ \t]+torch\b"
_NAMES_TORCH = r"\b(?:import|from)[ \t]+torch\b|['\"]torch\b|(?m:^[ \t]*torch[ \t]*=)"


def uses(fact: Source | BuildScript, domain: str, question: Question) -> Iterator[Use]:
    """Yield what a Python file uses of a domain and the answer is that it is lacking."""
    names = _candidates(fact.text, domain, question)
    words = lost_members(fact.text, domain)
    if not (names or words) or is_for_one_python(fact, domain):
        return
    here = window(domain, fact.target)
    if not here.releases:
        return
    lacking = _lacking(names, domain, here, question)
    members = member_uses(fact, domain, here, (question, words))
    if not lacking and not members:
        return
    scopes = scopes_of(fact.text)
    is_lesson = domain == "python" and re.search(_LESSONS, fact.path) is not None
    for place, absence in (*_named(fact.text, lacking, scopes), *members):
        is_aside = is_lesson and "." not in absence.name and scopes.is_inner(place)
        guarded = scopes.is_guarded(place, Lacking(domain, absence.lacking))
        if not is_aside and not guarded and not is_own(fact, absence):
            yield Use(absence, Piece(fact.text[slice(*place)], *place))


def is_for_one_python(fact: Source | BuildScript, domain: str) -> bool:
    """Return whether a file lies in a folder for one release of Python, `test/3.11/`."""
    return domain == "python" and re.search(_FOR_A_PYTHON, fact.path) is not None


# ---- by its text ---------------------------------------------------------------------


def _candidates(text: str, domain: str, question: Question) -> frozenset[str]:
    """Return the names of a domain in a text, if some of them may be missing."""
    words = question.words(domain)
    names = named_in(text, domain)
    if words is None:
        return frozenset(name for name in names if _is_of(name.partition(".")[0], domain))
    return frozenset(
        name
        for name in names
        if _may_be_changed(name, words) and _is_of(name.partition(".")[0], domain)
    )


def _may_be_changed(name: str, words: ChangedWords) -> bool:
    first, *parts = name.split(".")
    if first in words.globals or any(map(lost_private_name, _prefixes(name))):
        return True
    return any(f"{a}.{b}" in words.scoped for a, b in pairwise((first, *parts)))


def _lacking(
    names: Iterable[str], domain: str, here: Window, question: Question
) -> dict[str, Absence]:
    """Return which of some names some release in question lacks, and their absence."""
    found: dict[str, Absence] = {}
    for name in names:
        for prefix in _prefixes(name):
            absence = question.answer(domain, prefix, here)
            if absence:
                found[prefix] = absence
                break
            if not _is_scope(domain, prefix) and not has_lost_names(prefix):
                break
    return found


def lacking_in(text: str, domain: str, asked: tuple[Window, Question]) -> dict[str, Absence]:
    """Return which names a text may use that some release in question lacks, and their absence."""
    here, question = asked
    names = _candidates(text, domain, question) if here.releases else ()
    return _lacking(names, domain, here, question)


def named_in(text: str, domain: str) -> frozenset[str]:
    """Return the names with their modules that a text may use of a domain."""
    return frozenset(n for n in known_imports(text) if is_of(n.partition(".")[0], domain))


@lru_cache(maxsize=1024)
def _is_of(top: str, domain: str) -> bool:
    return domain in PACKAGES or table(domain).named(top) is not None


def _prefixes(name: str) -> Iterator[str]:
    return filter(None, prefixes(name))


@lru_cache(maxsize=4096)
def _is_scope(domain: str, name: str) -> bool:
    """Return whether a name is a module: what a function or a class has is not looked for."""
    scope, _, last = name.rpartition(".")
    named = table(domain).named(last)
    return bool(presence(domain, name).present) and any(
        one.kind == "n" and table(domain).scope(one.scope) == scope
        for one in (named.declarations if named else ())
    )


# ---- in its tree ---------------------------------------------------------------------


def _named(
    text: str, lacking: Mapping[str, Absence], scopes: Scopes
) -> Iterator[tuple[tuple[int, int], Absence]]:
    if not lacking:
        return
    for imports in nodes_of(text, ast.Import, ast.ImportFrom):
        yield from _imported(text, imports, lacking)
    packages = {name.partition(".")[0] for name in lacking}
    roots = {own for own, name in imported(text).items() if name.partition(".")[0] in packages}
    covered: set[int] = set()
    for node in nodes_of(text, ast.Attribute):
        if isinstance(node.value, ast.Call) and (module := _imported_as_text(node)):
            if absence := _first(f"{module}.{node.attr}", lacking):
                yield span(text, node), absence
            continue
        first = _root(node)
        if first not in roots or id(node) in covered:
            continue
        covered.update(id(part) for part in _owners(node))
        name = meant(text, node)
        absence = _first(name, lacking)
        is_put_there = isinstance(node.ctx, ast.Store) and ".config." not in name
        if absence and is_put_there and absence.name == name:
            continue  # a module takes any name; torch's settings refuse those that they lack
        if absence and not scopes.is_rebound(first) and "." in absence.name:
            yield span(text, node), absence


def _imported(
    text: str, node: ast.Import | ast.ImportFrom, lacking: Mapping[str, Absence]
) -> Iterator[tuple[tuple[int, int], Absence]]:
    module = node.module or "" if isinstance(node, ast.ImportFrom) and not node.level else ""
    if isinstance(node, ast.ImportFrom) and not module:
        return
    if module and (absence := _first(module, lacking)):
        yield span(text, node), absence
        return
    for alias in node.names:
        name = f"{module}.{alias.name}" if module else alias.name
        if absence := _first(name, lacking):
            yield span(text, alias), absence


def _first(name: str, lacking: Mapping[str, Absence]) -> Absence | None:
    return next((lacking[p] for p in _prefixes(name) if p in lacking), None)


def _imported_as_text(node: ast.Attribute) -> str:
    """Return the module that is imported right before a name of it: `importlib.import_module("torch.x").y`."""
    match node.value:
        case ast.Call(func=function, args=[ast.Constant(value=str(module))]):
            is_import = dotted(function).rpartition(".")[2] == "import_module"
            return module if is_import else ""
    return ""


def _root(node: ast.Attribute) -> str | None:
    value: ast.expr = node
    while isinstance(value, ast.Attribute):
        value = value.value
    return value.id if isinstance(value, ast.Name) else None


def _owners(node: ast.Attribute) -> Iterator[ast.expr]:
    value = node.value
    while isinstance(value, ast.Attribute):
        yield value
        value = value.value


def _is_put_there(fact: Source | BuildScript, name: str) -> bool:
    """Return whether a file hands a private name's module and public name to what patches it: `replace(torch, "bmm", mine)`."""
    module, _, member = name.rpartition(".")
    if not member.startswith("_") or member.startswith("__"):
        return False
    written = rf"\b{re.escape(module)}\s*,\s*['\"]{re.escape(member.lstrip('_'))}['\"]"
    return bool(re.search(written, fact.text))


def is_own(fact: Source | BuildScript, absence: Absence) -> bool:
    """Return whether a module is the project's own, or one that a package brings which it requires."""
    if _is_put_there(fact, absence.name):
        return True
    module = absence.name.partition(".")[0]
    sources = fact.sources if isinstance(fact, BuildScript) else fact.project
    if absence.domain == "numpy":
        member = absence.name.rpartition(".")[2]
        given = re.search(rf"\b(?:np|numpy)\.{re.escape(member)}\s*=(?!=)", fact.text)
        return bool(given) or sets_member_of(sources, "np|numpy", member)
    if absence.domain != "python":
        return False
    if sets_member(sources, absence.name.rpartition(".")[2]) or has_module(sources, module):
        return True
    if module == "distutils" and (_has_setuptools(fact) or _needs_newer_torch(fact)):
        return True  # setuptools brings it
    brought = "setuptools" if module == "distutils" else module
    scripts = (fact,) if isinstance(fact, BuildScript) else fact.build
    package = re.compile(
        rf"(?:^|[-_.]|\bpy){brought}(?![\w-])"
    )  # `legacy-cgi`, and no typing_extensions
    return any(
        package.search(requirement.value)
        for script in scripts
        for requirement in script.install_requires or ()
    )


def _needs_newer_torch(fact: Source | BuildScript) -> bool:
    """
    Return whether a project runs with a torch that itself requires setuptools where Python has no distutils.

    Who asks for one Python by its number wants to hear of it all the same: it works by what another package puts there.
    """
    if re.fullmatch(_ONE_RELEASE, fact.target.python or ""):
        return False
    if is_older(kit.targets.releases_in(fact.target)[-1], _WITH_SETUPTOOLS):
        return False
    scripts = (fact,) if isinstance(fact, BuildScript) else fact.build
    if any(re.search(_NAMES_TORCH, one.text) for one in (fact, *scripts)):
        return True
    top = fact.path.partition("/")[0] + "/"
    return isinstance(fact, Source) and any(
        one.path.startswith(top) and re.search(_IMPORTS_TORCH, one.text) for one in fact.project
    )


def _has_setuptools(fact: Source | BuildScript) -> bool:
    """Return whether a file is part of a setuptools build: setup.py, or next to it."""
    if isinstance(fact, BuildScript) or "setuptools" in fact.text:
        return True
    beside = f"/{fact.path}".rpartition("/")[0] + "/setup.py"
    return any(f"/{script.path}".endswith(beside) for script in fact.build)
