"""
What the code around a kernel leaves out: the stream, the device, the check, the life of a tensor.

Nothing of it keeps an extension from being built or loaded, and a test on one GPU and the default
stream passes. It shows where torch does more: other streams, graphs, a second GPU, larger tensors.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.cxx_sources.host_files import is_for_host_compiler
from opwright.causes.kit.sources import (
    Launch,
    calls,
    code_of,
    includes,
    is_in,
    is_in_any,
    launches,
    may_launch,
    uses_torch,
)
from opwright.model import C_FAMILY, Edit, Language, Source
from opwright.syntax.project.whole_project import SameProject

LAUNCHING = (r"\b__global__\b", r"\bdata_ptr\b", r"\bpacked_accessor(?:32|64)?\b")
"""Patterns one of which nearly every source that launches kernels on tensors matches."""
_MAIN_FUNCTION_PATTERN = r"\bint\s+main\s*\("
TEST_PATHS = r"(?:^|/)(?:tests?|benchmarks?)/|_(?:test|benchmark)\.\w+$"
"""Paths of files that are not installed."""
_TENSOR = (
    r"::Tensor\b(?:(?<=\bat::Tensor)|(?<=\btorch::Tensor)|(?<=\btorch::stable::Tensor))"
    r"|data_ptr(?<=\bdata_ptr)\s*[<(]"
)
"""What begins with `\\b` is found ten times as slowly."""


def newline_of(source: Source) -> str:
    """Return how a source ends its lines."""
    return "\r\n" if "\r\n" in source.text else "\n"


def including(source: Source, header: str, *, unless: str) -> tuple[Edit, ...] | None:
    """
    Return the edit that includes a header before all others.

    Nothing where a header that `unless` matches is included; None where nothing is, so that there is no place for it.
    """
    if any(True for _ in includes(source, unless)):
        return ()
    first = re.search(r"^[ \t]*#[ \t]*include\b", code_of(source), re.MULTILINE)
    text = f"#include <{header}>{newline_of(source)}"
    return (Edit(source.path, first.start(), first.start(), text),) if first else None


def adding_after(source: Source, launch: Launch, statement: str) -> Edit | None:
    """Return the edit that adds a statement after a launch; None where the launch is not one of its own."""
    code, start = code_of(source), launch.kernel.start
    is_ended = code[launch.end :].lstrip()[:1] == ";"
    if code[:start].rstrip()[-1:] not in ("{", "}", ";") or not is_ended:
        return None
    if kit.preprocessor.macro_around(code, start) is not None:
        return None
    before = code[code.rfind("\n", 0, start) + 1 : start]
    gap = " " if before.strip() else f"{newline_of(source)}{before}"
    after = code.index(";", launch.end) + 1
    return Edit(source.path, after, after, gap + statement)


def adding_before(source: Source, at: int, statement: str) -> Edit:
    """Return the edit that adds a statement before the one at an offset, on a line of its own where that begins one."""
    before = source.text[source.text.rfind("\n", 0, at) + 1 : at]
    gap = " " if before.strip() else f"{newline_of(source)}{before}"
    return Edit(source.path, at, at, statement + gap)


def is_op(source: Source) -> bool:
    """Return whether a source is part of an extension of torch that handles tensors; no program."""
    if re.search(TEST_PATHS, source.path):
        return False
    return (
        is_in(source, _TENSOR) and not is_in(source, _MAIN_FUNCTION_PATTERN) and uses_torch(source)
    )


_BINDS = r"\bPYBIND11_MODULE\b|\bPyInit_\w+|\bNB_MODULE\b"
_OTHER_STREAMS = r"\b\w*StreamGuard\b|\bgetStreamFromPool\b|\bsetCurrent(?:CUDA|HIP)Stream\b"
_LOADS = r"\bcpp_extension\b|\bload_library\b"


def is_standalone_program(source: Source) -> bool:
    """Return whether a whole project is a program in C++: no library, no binding, no stream but the default one."""
    built = "\n".join(script.text for script in source.build)
    if "add_executable" not in built or re.search(r"add_(?:library|module)\b|Extension\(", built):
        return False
    ours = [file for file in source.project if file.language in C_FAMILY]
    unlike = re.compile(f"{_BINDS}|{_OTHER_STREAMS}")
    if not any(is_in(file, _MAIN_FUNCTION_PATTERN) for file in ours) or any(
        unlike.search(s.text) for s in ours
    ):
        return False
    return not any(re.search(_LOADS, s.text) for s in source.project if s.language not in C_FAMILY)


def operator_launches(source: Source) -> Iterator[Launch]:
    """Yield the launches in a source of an extension, but for those by a kernel."""
    if may_launch(source) and is_op(source) and not is_for_host_compiler(source):
        kernels = _bodies(code_of(source))
        for launch in launches(source):
            if not _is_within(kernels, launch):
                yield launch


def launches_for_operators(source: Source, if_any: Callable[[Launch], bool]) -> Iterator[Launch]:
    """
    Yield the launches in a source without tensors, by functions that an op in another file of the project calls.

    None if there is none that `if_any` returns True for: whom ops call is looked for in the whole project.
    """
    if not may_launch(source) or re.search(TEST_PATHS, source.path):
        return
    if is_in(source, _TENSOR) or is_in(source, _MAIN_FUNCTION_PATTERN):
        return
    code = code_of(source)
    kernels = _bodies(code)
    on_host = [launch for launch in launches(source) if not _is_within(kernels, launch)]
    if not any(map(if_any, on_host)):
        return
    called = _called_by_ops(SameProject(source.project))
    spans = [span for name, span in _functions(code) if name in called]
    yield from (launch for launch in on_host if _is_within(spans, launch))


def _is_within(spans: Iterable[tuple[int, int]], launch: Launch) -> bool:
    return any(start <= launch.kernel.start < end for start, end in spans)


DEFAULT_STREAM = r"(?:0|NULL|nullptr|cudaStreamDefault|cudaStreamLegacy|hipStreamDefault|\(cudaStream_t\)\s*(?:0|NULL|nullptr))"
"""How the default stream is written."""
_STREAM_PARAMETER = r"\b(?:cuda|hip)Stream_t\s+\w+"


def is_default_everywhere(source: Source, launch: Launch) -> bool:
    """Return whether the stream of a launch is a parameter for which no call of the function gives anything but its default."""
    function = defaulting(source, launch)
    if function is None:
        return False
    files = {file.path: file for file in (*source.project, *source.with_includes)}.values()
    calling = [f for f in files if f.language in C_FAMILY and function in f.text]
    if any(_is_in_a_macro(file, function) for file in calling):
        return False  # what that hands on is not known
    takes, given = set[int](), set[int]()
    for file in calling:
        for call in calls(file, function):
            streams = [re.search(_STREAM_PARAMETER, one.text) is not None for one in call.arguments]
            if any(streams):  # it is a declaration
                takes.add(streams.index(True))
            else:
                given.add(len(call.arguments))
    return len(takes) == 1 and bool(given) and max(given) <= min(takes)


def defaulting(source: Source, launch: Launch) -> str | None:
    """Return the function around a launch if the launch's stream is a parameter of it that has a default."""
    stream = launch.stream.text if launch.stream else ""
    if not stream.isidentifier():
        return None
    defaulted = rf"\b(?:cuda|hip)Stream_t\s+{stream}\s*=\s*{DEFAULT_STREAM}\s*[,)]"
    if not is_in_any(source, defaulted):
        return None
    code = code_of(source)
    around = next((name for name, span in _functions(code) if _is_within((span,), launch)), None)
    is_defaulted = around and any(
        "Stream_t" in file.text and is_in(file, rf"\b{around}\s*\([^;{{}}]*?{defaulted}")
        for file in source.with_includes
    )
    return around if is_defaulted else None


def _is_in_a_macro(source: Source, name: str) -> bool:
    code = code_of(source)
    return any(
        kit.preprocessor.macro_around(code, found.start()) is not None
        for found in re.finditer(rf"\b{name}\b", code)
    )


_FUNCTION_HEAD = re.compile(r"^[A-Za-z_][\w:<>,*& \t]*[ \t*&:](\w+)[ \t]*\(", re.MULTILINE)
_KEPT_POINTER = re.compile(
    r"\*\s*(?:const\s+|__restrict__\s+)?(\w+)\s*=\s*[^;{}]*\bdata(?:_ptr)?\s*[<(]"
)
_CALLED = re.compile(r"\b(\w+)\s*(?:<[^<>()]*>)?\s*\(")


@lru_cache(maxsize=4)
def _functions(code: str) -> tuple[tuple[str, tuple[int, int]], ...]:
    """Return the functions that begin at the beginning of a line, and the spans of their bodies."""
    found = []
    for match in _FUNCTION_HEAD.finditer(code):
        end = kit.brackets.closing(code, match.end() - 1)
        start = code.find("{", end) if end is not None else -1
        if end is None or start < 0 or code[end + 1 : start].strip() not in ("", "noexcept"):
            continue
        close = kit.brackets.closing(code, start)
        if close is None:
            break  # no later one is balanced either
        found.append((match[1], (start, close)))
    return tuple(found)


@lru_cache(maxsize=4)
def _called_by_ops(project: SameProject) -> frozenset[str]:
    """Return the functions that the files of a project which handle tensors hand memory to, and those that these call."""
    called: set[str] = set()
    others: list[Source] = []
    for source in project.sources:
        if source.language in C_FAMILY and "data" in source.text and is_op(source):
            code = code_of(source)
            kept = "|".join(set(_KEPT_POINTER.findall(code)))
            hands_on = re.compile(rf"data|ptr|\b(?:{kept})\b" if kept else "data|ptr")
            for statement in re.split(r"[;{}]", code):
                if hands_on.search(statement):
                    called.update(_CALLED.findall(statement))
        elif source.language is Language.CUDA and "Tensor" not in source.text:
            others.append(source)
    return frozenset(called | _called_through(others, called)) if called else frozenset()


def _called_through(sources: list[Source], called: set[str]) -> set[str]:
    """Return the functions of sources without tensors that others of theirs call, from some on."""
    calling: dict[str, set[str]] = {}
    for source in sources:
        code = code_of(source)
        if not is_in(source, _MAIN_FUNCTION_PATTERN) and not re.search(TEST_PATHS, source.path):
            for name, (start, end) in _functions(code):
                calling.setdefault(name, set()).update(_CALLED.findall(code, start, end))
    found: set[str] = set()
    pending = called & calling.keys()
    while pending:
        new = set().union(*(calling[name] for name in pending)) - found
        found |= new
        pending = new & calling.keys()
    return found


_ON_GPU = re.compile(r"__(?:global|device)__(?<=\b.{10})\b")
"""What begins with `\\b` is found ten times as slowly."""
_BODY = re.compile(r"[{;]")


@lru_cache(maxsize=4)
def _bodies(code: str) -> tuple[tuple[int, int], ...]:
    """Return the spans of the functions that run on the GPU."""
    return tuple(_body(code, match.end()) for match in _ON_GPU.finditer(code))


def _body(code: str, at: int) -> tuple[int, int]:
    """Return the span of the body of a function whose head begins at an offset."""
    start = _BODY.search(code, at)
    if start is None or start[0] == ";":
        return at, at
    return at, kit.brackets.closing(code, start.start()) or len(code)
