"""
Ready-made signs of sources and build scripts, and what checks that need more are made of.

A check names the patterns of which one must match for it to have anything to say, as one of logs
does (see `logs.patterns`): from their words comes the index that tells which files are worth parsing, so
that each needs a word of five letters or more. Patterns are matched against code whose comments and
strings are blanks; what they find below `#if 0` does not count. Offsets are those of `Source.text`.

The causes of a diagnosis import this too, for the checks that they have of sources: what reads a
source is imported where one is read.
"""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache

from opwright import prefilter
from opwright.causes import kit
from opwright.model import (
    C_FAMILY,
    IN_SOURCES,
    BuildScript,
    BuildScriptCheck,
    Confidence,
    Edit,
    Evidence,
    Extension,
    Language,
    LiteralText,
    Safety,
    Source,
    SourceCheck,
    line_and_column,
    line_at,
)
from opwright.model.named_tuple import NamedTuple

_LONGEST_QUOTE = 240
MOST_EXTENSIONS = 100
"""Extensions of one script that are read; no real one has more."""
_MOST = 500
"""Places of one pattern in one file."""
_LONGEST_KERNEL = 600
"""How many characters the launched kernel's name may have, with its template arguments."""
_NAME_CHARACTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_:# \t"
"""What stands in the name of a kernel, also where a macro puts it together."""
_PYTHON = frozenset({Language.PYTHON})
_CALL_NODES = ("call_expression",)
_STREAM = 3
"""Which launch argument it is, counted from 0."""

ACCESSORS = (r"\b(?:mutable_|const_)?data_ptr\s*<", r"\b(?:packed_)?accessor(?:32|64)?\s*<")
"""Patterns one of which every source with a tensor accessor matches: `x.data_ptr<T>()`."""


class Piece(NamedTuple):
    """A piece of a source: its text and its offsets."""

    text: str
    start: int
    end: int


class Call(NamedTuple):
    """A call of a function, `x.data_ptr<fp8>()`; of a declaration it looks the same."""

    name: Piece
    template_arguments: tuple[Piece, ...]
    arguments: tuple[Piece, ...]
    is_member: bool
    """Whether it is called on something: after `.` or `->`."""
    end: int


class Launch(NamedTuple):
    """A kernel launch, `kernel<T><<<grid, block, 0, stream>>>(x, n)`."""

    kernel: Piece
    configuration: tuple[Piece, ...]
    arguments: tuple[Piece, ...]
    end: int

    @property
    def stream(self) -> Piece | None:
        """The fourth launch argument; None if omitted, which means the default stream."""
        return self.configuration[_STREAM] if len(self.configuration) > _STREAM else None


# ---- checks ------------------------------------------------------------------------


def for_sources(
    *patterns: str, languages: frozenset[Language] = C_FAMILY, domains: tuple[str, ...] = ()
) -> Callable[[Callable[[Source], Iterator[Evidence]]], SourceCheck]:
    """Turn a function into a check of sources that may match one of `patterns`, or use what one of `domains` changed."""

    def check(look: Callable[[Source], Iterator[Evidence]]) -> SourceCheck:
        return SourceCheck(patterns, look, languages, domains)

    return check


def for_python(
    *patterns: str, domains: tuple[str, ...] = ()
) -> Callable[[Callable[[Source], Iterator[Evidence]]], SourceCheck]:
    """Turn a function into a check of Python files that may match one of `patterns`, or use what one of `domains` changed."""
    return for_sources(*patterns, languages=_PYTHON, domains=domains)


def for_scripts(
    *patterns: str, domains: tuple[str, ...] = (), makefiles: bool = False
) -> Callable[[Callable[[BuildScript], Iterator[Evidence]]], BuildScriptCheck]:
    """Turn a function into a check of build scripts that may match one of `patterns`, or use what one of `domains` changed; of makefiles too if it can read them."""

    def check(look: Callable[[BuildScript], Iterator[Evidence]]) -> BuildScriptCheck:
        return BuildScriptCheck(patterns, look, domains, makefiles)

    return check


# ---- evidence ----------------------------------------------------------------------


def evidence(  # noqa: PLR0913 - by name, and most say none
    fact: Source | BuildScript,
    start: int,
    end: int | None = None,
    *,
    confidence: Confidence = Confidence.CERTAIN,
    edits: tuple[Edit, ...] = (),
    safety: Safety | None = None,
    **details: str,
) -> Evidence:
    """Return a place of a file as evidence; `edits` repair it, `safety` says who may carry them out."""
    line, column = line_and_column(fact.text, start)
    quote = line_at(fact.text, start)
    width = max(1, min((end or start + 1) - start, len(quote) - column + 1))
    if len(quote) > _LONGEST_QUOTE:
        begin = max(0, min(column - 41, len(quote) - _LONGEST_QUOTE))
        quote = quote[begin : begin + _LONGEST_QUOTE]
    where = f"{fact.path}:{line}:{column}"
    details["remedy"] = details.get("remedy") or IN_SOURCES
    return Evidence(where, quote.rstrip() or " ", details, confidence, line, edits, safety, width)


def with_details(found: Evidence, details: Mapping[str, str]) -> Evidence:
    """Return evidence that says more."""
    return found._replace(details={**found.details, **details})


def literal_evidence(script: BuildScript, piece: LiteralText, **details: str) -> Evidence:
    """Return a value of a build script as evidence."""
    return with_details(evidence(script, piece.start, piece.end), {"said": piece.value, **details})


def replacing(fact: Source | BuildScript, piece: Piece | LiteralText, text: str) -> Edit:
    """Return the edit that puts something else in the place of a piece."""
    return Edit(fact.path, piece.start, piece.end, text)


# ---- what is in a source -----------------------------------------------------------


def sources_of(script: BuildScript, extension: Extension) -> tuple[Source, ...] | None:
    """Return the sources of a library; None if some are unknown or unread."""
    known = {source.path: source for source in script.sources}
    folder = posixpath.dirname(script.path)
    paths = [posixpath.normpath(posixpath.join(folder, s.value)) for s in extension.sources]
    whole = extension.has_all_sources or script.language is not Language.PYTHON
    sources = tuple(known[path] for path in paths if path in known)
    return sources if sources and whole and len(sources) == len(paths) else None


def code_of(fact: Source | BuildScript) -> str:
    """Return the text with blanks for comments and what strings hold."""
    return kit.blanking.blanked(fact.text, fact.language)


def matches(fact: Source | BuildScript, pattern: str) -> Iterator[re.Match[str]]:
    """Yield where a pattern matches the code, outside `#if 0`; offsets are those in the text."""
    yield from _all_matches(code_of(fact), pattern, is_c=fact.language in C_FAMILY)


@lru_cache(maxsize=64)
def _all_matches(code: str, pattern: str, *, is_c: bool) -> tuple[re.Match[str], ...]:
    return tuple(_matches(code, pattern, is_c=is_c))  # several causes look at the same calls


def _matches(code: str, pattern: str, *, is_c: bool) -> Iterator[re.Match[str]]:
    literals = prefilter.quick_literals.literals_of(pattern)
    if literals and not any(literal in code for literal in literals):
        return
    matches = _compiled(pattern).finditer(code)
    for _, match in zip(range(_MOST), matches, strict=False):
        if not is_c or not kit.preprocessor.is_left_out(code, match.start()):
            yield match


def is_in(fact: Source | BuildScript, pattern: str) -> bool:
    """Return whether a pattern matches anywhere in the code."""
    return _is_in(code_of(fact), pattern, is_c=fact.language in C_FAMILY)


@lru_cache(maxsize=256)
def _is_in(code: str, pattern: str, *, is_c: bool) -> bool:
    return next(_matches(code, pattern, is_c=is_c), None) is not None


def is_in_any(source: Source, pattern: str) -> bool:
    """Return whether a pattern matches in the code of a source or of what it includes."""
    return any(is_in(file, pattern) for file in source.with_includes)


_OF_TORCH = r"::(?:(?<=\bat::)|(?<=\btorch::)|(?<=\bc10::))(?!(?:stable|executor)\b)\w"
"""A name of torch's; what begins with `\\b` is found ten times as slowly."""


def uses_torch(source: Source) -> bool:
    """Return whether a C++ source, or what it includes, speaks of torch's own names or headers."""
    return any(
        is_in(file, _OF_TORCH)
        or any(True for _ in includes(file, r"(?:torch|ATen|c10)/(?!csrc/stable).+"))
        for file in source.with_includes
    ) and not kit.other_frameworks.is_for_another_framework(source)


def includes(source: Source, pattern: str) -> Iterator[Piece]:
    """Yield the headers included whose name a pattern matches in full, without their marks."""
    for header, _, start, _ in kit.preprocessor.inclusions(source.text):
        if re.fullmatch(pattern, header) and not kit.preprocessor.is_left_out(
            code_of(source), start
        ):
            yield Piece(header, start, start + len(header))


def calls(source: Source, names: str) -> Iterator[Call]:
    """Yield the calls of functions whose name `names` matches, with or without template arguments."""
    yield from _all_calls(source.text, code_of(source), names, is_c=source.language in C_FAMILY)


@lru_cache(maxsize=16)
def _all_calls(text: str, code: str, names: str, *, is_c: bool) -> tuple[Call, ...]:
    every = _all_matches(code, _calling(names), is_c=is_c)
    return tuple(call for match in every if (call := _call(text, code, match)))


@cache
def _calling(names: str) -> str:
    """Return the pattern of what looks like a call of functions."""
    alternatives = [names] if "(" in names else names.split("|")
    each = "|".join(
        _beginning_with_text(rf"\b(?:{one})" if "|" in one else rf"\b{one}") for one in alternatives
    )
    return rf"(?:{each})\b(?=\s*[<(])"


def _call(text: str, code: str, match: re.Match[str]) -> Call | None:
    at = _skip_space(code, match.end())
    template: tuple[Piece, ...] = ()
    if code[at] == "<":
        end = kit.brackets.closing(code, at)
        if end is None:
            return None
        template, at = _pieces(text, code, at + 1, end), _skip_space(code, end + 1)
    if at >= len(code) or code[at] != "(":
        return None
    end = kit.brackets.closing(code, at)
    if end is None:
        return None
    before = code[max(0, match.start() - 40) : match.start()].rstrip()
    before = before.removesuffix("template").rstrip()
    return Call(
        Piece(match[0], *match.span()),
        template,
        _pieces(text, code, at + 1, end),
        before.endswith((".", "->")),
        end + 1,
    )


def expression(source: Source, call: Call) -> Piece | None:
    """Return a call with what it is called on; None where the tree does not show it."""
    root = kit.tree.tree(source.text, source.language)
    node = kit.tree.node_at(root, call.name.start, call.name.end, *_CALL_NODES)
    if node is None or node.end_byte != call.end or node.has_error:
        return None
    return Piece(source.text[node.start_byte : call.end], node.start_byte, call.end)


def may_launch(source: Source) -> bool:
    """Return whether a source may launch kernels: formatters that do not know CUDA write `<< <`."""
    return "<<<" in source.text or "<< <" in source.text


def launches(source: Source) -> Iterator[Launch]:
    """Yield the kernel launches that are written with `<<<` and `>>>`, or with a space in these."""
    code = code_of(source)
    for match in matches(source, r"<<[ ]?<"):
        kernel = _launched(code, match.start())
        close = _compiled(">>[ ]?>").search(code, match.end())
        if kernel is None or close is None:
            continue
        at = _skip_space(code, close.end())
        end = kit.brackets.closing(code, at) if at < len(code) and code[at] == "(" else None
        configuration = _pieces(source.text, code, match.end(), close.start())
        if end is not None and not _is_of_ascend(configuration):
            yield Launch(
                Piece(code[slice(*kernel)], *kernel),
                configuration,
                _pieces(source.text, code, at + 1, end),
                end + 1,
            )


def _is_of_ascend(configuration: tuple[Piece, ...]) -> bool:
    """Return whether it is for Huawei's NPUs: `<<<blocks, nullptr, stream>>>`, where CUDA has threads."""
    return [piece.text for piece in configuration[1:2]] == ["nullptr"]


def _launched(code: str, end: int) -> tuple[int, int] | None:
    """Return the span of the kernel's name before `<<<`, with or without template arguments between."""
    begin = max(0, end - _LONGEST_KERNEL)
    part = code[begin:end].rstrip()
    if part.endswith(">"):
        part = part[: kit.brackets.opening_angle(part)].rstrip()
    last = len(part.rstrip(_NAME_CHARACTERS))  # searched from the front it takes far longer
    name = _compiled(r"[A-Za-z_](?:[\w:]|[ \t]*##[ \t]*)*(?<![ \t#])\Z").search(part, last)
    return (begin + name.start(), begin + name.end()) if name else None


def _pieces(text: str, code: str, start: int, end: int) -> tuple[Piece, ...]:
    return tuple(Piece(text[a:b], a, b) for a, b in kit.brackets.split(code, start, end))


def _skip_space(code: str, at: int) -> int:
    while at < len(code) and code[at].isspace():
        at += 1
    return min(at, len(code) - 1)


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    flags = (
        re.MULTILINE | re.ASCII
    )  # as in code, searching for a non-letter takes a fifth of the time
    return re.compile(_beginning_with_text(pattern), flags)


def _beginning_with_text(pattern: str) -> str:
    r"""Return a pattern that begins with `\b` and text with the `\b` behind that: it is found ten to thirty times as fast."""
    if "|" in pattern and not any(mark in pattern for mark in ("(", "[", "\\|")):
        return "|".join(map(_beginning_with_text, pattern.split("|")))
    head = re.match(_WORDS_FIRST, pattern)
    if head is None:
        return pattern
    one, words = head.groups()
    each = "|".join(rf"{word}(?<=\b{word})" for word in (one or words).split("|"))
    return f"{each if one else f'(?:{each})'}{pattern[head.end() :]}"


_WORDS_FIRST = (
    r"\\b(?:([A-Za-z_][\w:]{2,}(?![\w:?*{]))|\(\?:([A-Za-z_]\w+(?:\|[A-Za-z_]\w+)+)\)(?![+?*{]))"
)
"""A word after `\\b`, or several in brackets."""
