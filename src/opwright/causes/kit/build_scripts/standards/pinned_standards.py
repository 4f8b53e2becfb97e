"""C++ standards that a build script pins: which extensions they are for, and with which releases of torch they are passed."""

from __future__ import annotations

import ast
import posixpath
import re
from collections.abc import Iterator, Mapping

from opwright.causes import kit
from opwright.causes.kit.python_files.python import PythonCall
from opwright.causes.kit.sources import code_of, includes, uses_torch
from opwright.model import BuildScript, Extension, Language, LiteralText, Source
from opwright.syntax.python import dotted, python_nodes, span

_TORCH_EXTENSION = re.compile(r"(?:CUDA|Cpp|Sycl)Extension")
_FINDS_TORCH = re.compile(r"(?i:find_package)\s*\(\s*Torch\b")
_STABLE_INTERFACE = re.compile(r"TORCH_TARGET_VERSION|TORCH_STABLE_ONLY")
"""The headers of the stable interface need less."""
_LIMITED_API = "Py_LIMITED_API"
"""Python's, which comes with torch's stable interface more often than not."""
_STABLE_HEADER = r"torch/csrc/stable/.+"
_VERSION_CONDITION = re.compile(
    r"version|std\b|standard|is_rocm|\bhip\b|metal|mps|xpu|musa|mlu", re.IGNORECASE
)
"""In an `if`, it may test the version of torch, or be for another torch."""
_FOR_CUDA = re.compile(
    r"(?i)not (?:\w*(?:rocm|hip|metal|mps|xpu|musa|mlu)\w*|\((?:(?!version\b|std\b|standard)[^()]|version\.hip)*\))"
)
"""It is for another torch otherwise."""
_PART = r"(?:\((?:not )?[\w.]+\)|(?:not )?[\w.]+)"
_PARTS = re.compile(rf"{_PART}(?: and {_PART})+")
"""Names and their opposites, all of which must hold: `BUILDS and (not IS_ROCM)`."""
_UNLESS_SET = re.compile(r"NOT\s+(?:DEFINED\s+)?CMAKE_(?:CXX|CUDA)_STANDARD")
_CUDA_SOURCES = (".cu", ".cuh")
_CUDA_STANDARD = re.compile(r"CUDA_STANDARD[\s\"]*$")
_RAISES = "2.15"
"""The first release whose TorchConfig.cmake asks for cxx_std_20 of what links torch."""
_NO_WINDOWS = re.compile(r"(?i)not \(.*(?:win32|'nt'|windows).*\)|.*!= ['\"](?:win32|nt|windows).*")


def standards_for_torch(script: BuildScript) -> Iterator[LiteralText]:
    """Yield the standards of the extensions that are built with torch."""
    if script.language is Language.CMAKE:
        is_cuda_torchs = _reaches_torch_from_cuda(script.sources)
        for one in script.cxx_standards:
            if is_cuda_torchs or not _is_of_cuda(script, one):
                yield one
        return
    starts = {
        flag.start
        for extension in script.extensions
        if _TORCH_EXTENSION.fullmatch(extension.kind)
        for compiler, flags in extension.flags.items()
        if _compiles_torch(script, extension, compiler)
        for flag in flags
    }
    yield from (one for one in script.cxx_standards if one.start in starts)


def _compiles_torch(script: BuildScript, extension: Extension, compiler: str) -> bool:
    """
    Return whether a compiler sees torch's headers; True where that cannot be told.

    Of `{"cxx": ..., "nvcc": ...}` BuildExtension gives files that end in .cu the second alone, and others the first.
    """
    if not extension.has_all_sources:
        return True
    names = [
        posixpath.basename(source.value)
        for source in extension.sources
        if not compiler or source.value.endswith((".cu", ".cuh")) == (compiler == "nvcc")
    ]
    known = {posixpath.basename(source.path): source for source in script.sources}
    return any(name not in known or _reaches_torch(name, known) for name in names)


def _reaches_torch(name: str, known: Mapping[str, Source]) -> bool:
    """Return whether a source, or what it includes of its own project, includes torch's headers."""
    names = [name]
    for one in names:  # which grows
        source = known.get(one)
        if source and uses_torch(source):
            return True
        included = includes(source, r".+") if source else ()
        others = (posixpath.basename(piece.text) for piece in included)
        names += (other for other in others if other in known and other not in names)
    return False


def reaches_no_source(source: Source, flag: LiteralText) -> bool:
    """Return whether a flag of a `load` is for C++ while its sources are CUDA, or for sources without torch's headers."""
    calls = list(kit.python.python_calls(source, r"(?:\w+\.)*load(?:_cpp_extension)?"))
    with_it = [call for call in calls if _is_in(source, call.node, flag)]
    for call in with_it:
        flags, names = call.keyword("extra_cflags"), _sources_of_load(call)
        if (
            flags
            and _is_in(source, flags, flag)
            and names
            and all(n.endswith(".cu") for n in names)
        ):
            return True
    folder = posixpath.dirname(source.path)
    beside = sorted(source.project, key=lambda one: posixpath.dirname(one.path) == folder)
    known = {posixpath.basename(one.path): one for one in beside}
    each = [
        _sources_of_load(call) for call in with_it or calls
    ]  # what has a name may reach them all
    return bool(each) and all(
        names and all(name in known and not _reaches_torch(name, known) for name in names)
        for names in each
    )


def is_an_alternative(source: Source, flag: LiteralText) -> bool:
    """Return whether a flag is one arm of a conditional expression, or of an `if`, of which the other arm is a name or a call."""
    for node in python_nodes(source.text):
        if isinstance(node, ast.IfExp):
            arms: list[ast.expr] = [node.body, node.orelse]
        elif isinstance(node, ast.If) and len(node.body) == len(node.orelse) == 1:
            each = (*node.body, *node.orelse)
            arms = [one.value for one in each if isinstance(one, ast.Assign)]
        else:
            continue
        mine = [_is_in(source, arm, flag) for arm in arms]
        if sorted(mine) == [False, True] and not isinstance(
            arms[mine.index(False)], ast.Constant | ast.List | ast.Tuple
        ):
            return True
    return False


def _is_in(source: Source, node: ast.expr, flag: LiteralText) -> bool:
    begin, end = span(source.text, node)
    return begin <= flag.start < end


def _sources_of_load(call: PythonCall) -> list[str]:
    """Return the names of the sources that a `load` is given, if each is written out, by a path or joined to a folder."""
    given = call.keyword("sources") or next(iter(call.node.args[1:2]), None)
    pieces = given.elts if isinstance(given, ast.List) else [given] if given else []
    names = [_last_text(piece) for piece in pieces]
    return [posixpath.basename(name) for name in names if name] if all(names) else []


def _last_text(node: ast.expr) -> str | None:
    """Return a text, or the last of those that `os.path.join` is given."""
    if isinstance(node, ast.Call) and node.args and dotted(node.func).endswith("path.join"):
        node = node.args[-1]
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else None


def is_for_torch(script: BuildScript) -> bool:
    """Return whether what a script builds includes torch's own headers, as far as can be seen."""
    if _STABLE_INTERFACE.search(script.text):
        return False
    if _LIMITED_API in script.text and _may_be_stable(script):
        return False
    if script.language is Language.CMAKE and not _finds_torch(script, *script.modules):
        is_added = _finds_torch(*script.above) and not kit.added_folders.is_never_added(script)
        return is_added and any(uses_torch(source) for source in script.sources)
    return not script.sources or any(uses_torch(source) for source in script.sources)


def _finds_torch(*scripts: BuildScript) -> bool:
    return any(
        one.language is Language.CMAKE and _FINDS_TORCH.search(code_of(one)) for one in scripts
    )


def _may_be_stable(script: BuildScript) -> bool:
    files = [file for source in script.sources for file in source.with_includes]
    return not files or any(True for file in files for _ in includes(file, _STABLE_HEADER))


def releases_passing(script: BuildScript, pinned: LiteralText) -> frozenset[str] | None:
    """Return the releases in question in which a flag is passed; None if an enclosing `if` tests something unknown."""
    releases = kit.targets.releases_in(script.target)
    if script.language is Language.CMAKE:
        around = kit.cmake_branches.branches_at(code_of(script), pinned.start)
        asks = any(
            _VERSION_CONDITION.search(asked) and not _UNLESS_SET.fullmatch(asked.strip())
            for branches in around
            for asked in branches
        )
        raised = kit.targets.since(script.target, _RAISES) if _is_raised(script, pinned) else ()
        return None if asks else frozenset(releases).difference(raised)
    passing = set(releases)
    conditions = kit.python.conditions_at(script, pinned.start)
    if is_of_msvc(script, pinned) and any(_NO_WINDOWS.fullmatch(asked) for asked in conditions):
        return None  # which other compilers refuse
    for asked in conditions:
        values = {r: kit.version_tests.holds(asked, script.text, r) for r in releases}
        if None in values.values() and _may_ask_for_torch(asked):
            return None
        passing = {release for release in passing if values[release] is not False}
    return frozenset(passing)


def _may_ask_for_torch(asked: str) -> bool:
    """Return whether a condition of a setup.py may test the version of torch, or is for another torch."""
    parts = re.split(r"\band\b", asked) if _PARTS.fullmatch(asked) else [asked]
    return any(
        _VERSION_CONDITION.search(part) and not _FOR_CUDA.fullmatch(part.strip(" ()"))
        for part in parts
    )


def _is_raised(script: BuildScript, pinned: LiteralText) -> bool:
    """Return whether torch's own CMake files may raise a standard: they do it for C++, and files for nvcc keep theirs."""
    if _is_of_cuda(script, pinned):
        return False
    return not any(s.path.endswith((".cu", ".cuh")) and uses_torch(s) for s in script.sources)


def _is_of_cuda(script: BuildScript, pinned: LiteralText) -> bool:
    return bool(_CUDA_STANDARD.search(script.text, max(pinned.start - 60, 0), pinned.start))


def _reaches_torch_from_cuda(sources: tuple[Source, ...]) -> bool:
    """Return whether nvcc sees torch's headers: a CUDA source, or a header it includes, includes them; True if no source is known."""
    cuda = frozenset(posixpath.basename(s.path) for s in sources if s.path.endswith(_CUDA_SOURCES))
    return not sources or any(
        posixpath.basename(source.path) in cuda
        or kit.whole_project.is_included_by(sources, posixpath.basename(source.path), cuda)
        for source in sources
        if uses_torch(source)
    )


def is_of_msvc(script: BuildScript, pinned: LiteralText) -> bool:
    """Return whether a flag is for cl.exe, next to one for other compilers."""
    return "std:" in script.text[pinned.start : pinned.end]
