"""
What compilers and linkers say, in one vocabulary: who, where, what kind of error, about which name.

Read are GCC and clang, nvcc's front end (EDG), MSVC, ptxas and nvlink, GNU ld, gold, lld and link.exe, CMake and Meson.
Sources: the messages' texts in GCC's `cp/*.cc`, clang's `DiagnosticSemaKinds.td`, EDG's manual and Microsoft's list of
compiler errors.
"""

from __future__ import annotations

import re
from itertools import islice

from opwright.logs.patterns import compiled
from opwright.model import Log
from opwright.model.named_tuple import NamedTuple

_ERROR = (
    r"(?:(?:[Ff]atal )?[Ee]rror|error fatal|erreur(?: fatale)?|(?:schwerwiegender )?Fehler|(?:\u81f4\u547d)?\u9519\u8bef"
    r"|\u81f4\u547d\u7684\u30a8\u30e9\u30fc|\u30a8\u30e9\u30fc|(?:\u56b4\u91cd)?\u932f\u8aa4|(?:\u0444\u0430\u0442\u0430\u043b\u044c\u043d\u0430\u044f )?\u043e\u0448\u0438\u0431\u043a\u0430|\uc624\ub958)"
)
"""In the languages in which GCC and clang say it."""
_ERROR_WORDS = (
    "rror",
    "erreur",
    "ehler",
    "\u9519\u8bef",
    "\u30a8\u30e9\u30fc",
    "\u932f\u8aa4",
    "\u0448\u0438\u0431\u043a\u0430",
    "\uc624\ub958",
)
_SHAPES = (
    # speaker; words, one of which each message has; file, line, and message
    ("nvcc", (": error", ": catastrophic error"), r"^[ \t]{0,12}(?P<file>[^\s(][^(\n]{0,300})\((?P<line>\d{1,7})(?:,\d{1,7})?\): (?:catastrophic )?error(?: #[\w-]{1,9})?: (?P<said>[^\n]+)"),
    ("MSVC", (": error C", ": fatal error C"), r"^[ \t]*(?P<file>[^\s(][^(\n]{0,300})\((?P<line>\d{1,7})(?:,\d{1,7})?\)[ ]?: (?:fatal )?error (?P<said>C\d{4}: [^\n]+)"),
    ("the compiler", _ERROR_WORDS, rf"^[ \t]{{0,12}}(?P<file>(?:[A-Za-z]:)?[^\s:][^:\n]{{0,300}}):(?P<line>\d{{1,7}}):(?:\d{{1,7}}:)? {_ERROR} ?[:\uff1a] ?(?P<said>[^\n]+)"),
    ("the linker", ("ld", "collect2"), r"^(?:[^\n]{0,300}?/)?(?:ld(?:\.\w{2,5})?|collect2|mold|ld64\.lld)(?:\.exe)?: (?:error: |fatal: )?(?P<said>(?=[^\n]{0,400}(?:undefined (?:reference|symbol)|cannot find|error|duplicate|multiple definition|relocation|not found))[^\n]+)"),
    ("the linker", ("undefined reference to ",), r"^[ \t]{0,12}[^\s:][^\n]{0,400}?:(?:\([^)\n]{0,300}\)|\d{1,7}): (?P<said>undefined reference to [^\n]+)"),
    ("link.exe", ("error LNK",), r"^[ \t]{0,12}(?:[^\s:][^:\n]{0,300}|LINK) : (?:fatal )?error (?P<said>LNK\d{4}: [^\n]+)"),
    ("ptxas", ("ptxas ",), r"^[ \t]{0,12}(?P<said>ptxas (?:fatal|error)\s{1,4}: [^\n]+)"),
    ("ptxas", ("ptxas ",), r"^[ \t]{0,12}ptxas (?P<file>[^\s,]{1,300}), line (?P<line>\d{1,7}); (?:error|fatal)\s{1,4}: (?P<said>[^\n]+)"),
    ("nvlink", ("nvlink ",), r"^[ \t]{0,12}(?P<said>nvlink (?:fatal|error)\s{1,4}: [^\n]+)"),
    ("nvcc", ("nvcc fatal",), r"^[ \t]{0,12}(?P<said>nvcc fatal\s{1,4}: [^\n]+)"),
    ("CMake", ("CMake Error ",), r"^[ \t]{0,12}CMake Error (?:at (?P<file>[^\s:]{1,300}):(?P<line>\d{1,7}) \([^)\n]{1,60}\)|in [^\n:]{1,300}):\n(?P<said>(?:[ \t]{1,20}[^\n]+\n?){1,3})"),
    ("CMake", ("CMake Error: ",), r"^[ \t]{0,12}CMake Error: (?P<said>[^\n]+)"),
    ("Meson", (": ERROR: ",), r"^[ \t]{0,12}(?P<file>[^\s:]{0,300}meson\.build):(?P<line>\d{1,7}):\d{1,7}: ERROR: (?P<said>[^\n]+)"),
    ("clang", ("error: ",), r"^[ \t]{0,12}(?:clang(?:\+\+)?(?:-\d{1,2})?|hipcc)(?:\.exe)?: (?:fatal )?error: (?P<said>[^\n]+)"),
    ("the compiler", _ERROR_WORDS, rf"^[ \t]{{0,12}}(?:[\w./-]{{1,80}}[/-])?(?:g\+\+|gcc|c\+\+|cc|cc1plus|cl)(?:-\d{{1,2}})?(?:\.exe)?: {_ERROR} ?[:\uff1a] ?(?P<said>[^\n]+)"),
    ("MSVC", ("cl : ",), r"^[ \t]{0,12}cl : [^\n]{0,40}error (?P<said>D\d{4} ?: [^\n]+)"),
)  # fmt: skip
"""Each begins a line, or stands where pip has indented what a build says; a shape with its own tool comes before one that others share."""

_NAME = r"['\"`]([^'\"`\n]{1,300})['\"`]"
_KINDS = (
    ("missing-header", rf"([^\s:'\"]{{1,300}}): No such file or directory|{_NAME} file not found|cannot open source file {_NAME}|C1083\b[^'\n]{{0,60}}{_NAME}"),
    ("undeclared", rf"{_NAME} was not declared|identifier {_NAME} is undefined|use of undeclared identifier {_NAME}|C2065: {_NAME}|C3861: {_NAME}|{_NAME} has not been declared"),
    ("no-member", rf"has no member (?:named )?{_NAME}|no member named {_NAME}|{_NAME} is not a member of|C2039: {_NAME}|no (?:type|template) named {_NAME}"),
    ("no-type", rf"{_NAME}[^\n]{{0,60}} does not name a (?:template )?type|unknown type name {_NAME}|C4430\b|expected a type"),
    ("no-matching-function", rf"no matching (?:member )?function for call to {_NAME}|no instance of [^\"\n]{{0,40}}{_NAME}|no matching constructor[^'\n]{{0,40}}{_NAME}|C2(?:665|672|660|661): {_NAME}|too (?:few|many) arguments"),
    ("ambiguous", rf"call (?:of overloaded |to )?{_NAME} is ambiguous|more than one [^\n]{{1,80}}{_NAME}|ambiguous|C2668\b"),
    ("type-mismatch", r"cannot convert|no suitable (?:user-defined )?conversion|no viable conversion|invalid conversion|incompatible with|C2440\b|no operator"),
    ("static-assert", r"static assertion failed|static_assert|C2338\b"),
    ("syntax", r"^expected (?!a type)|unexpected |C2143\b|C2059\b|missing '[;)}]'"),
    ("incomplete-type", rf"incomplete type {_NAME}"),
    ("error-directive", r"#error|C1189\b"),
    ("redefinition", rf"redefinition of {_NAME}|already been defined|multiple definition of [`'\"]([^'\"\n]{{1,300}})|duplicate symbol|LNK2005\b"),
    ("internal-error", r"internal compiler error|Internal error|assertion failed at|C1001\b"),
    ("unsupported-arch", r"[Uu]nsupported gpu architecture '(\w{1,20})'|is not defined for option 'gpu-architecture'|(?:unsupported|unknown) (?:CUDA gpu|target CPU|processor)"),
    ("undefined-symbol", r"undefined (?:reference to|symbol:?) [`'\"]?([^'\"\n]{1,300})|LNK2001: [^\n]{0,60}? (\S{1,300})$|LNK2019\b"),
    ("missing-library", r"cannot find -l(\S{1,80})|unable to find library -l(\S{1,80})|library not found|LNK1(?:104|181)\b[^'\n]{0,40}'([^'\n]{1,300})'"),
    ("bad-option", r"unrecognized (?:command[- ]line )?option|unknown (?:argument|option)|invalid (?:argument|value)|Unknown option"),
)  # fmt: skip
_NOTHING_SAID = (
    r"(?:error: )?ld (?:returned|devolvi|a retourn|gab)|linker command failed|aborted due to (?:previous )?errors?"
    r"|^warning: |: warning: |command '[^\n]+' failed"
)
"""What says that there was another error, or that there was none."""
_MOST = 400


class Diagnostic(NamedTuple):
    """An error that a compiler, a linker or CMake has printed."""

    tool: str
    """Who speaks, as a sentence names it: `nvcc`, `the linker`."""
    file: str
    """Where; '' if it is not said."""
    line: int
    kind: str
    """`missing-header`, `undeclared`, `no-member`...; '' for one without a name here."""
    subject: str
    """The name, header, library or symbol it is about; '' if there is none."""
    said: str
    start: int
    """Offset in `Log.text`."""


def errors_in(log: Log) -> list[Diagnostic]:
    """Return the errors that compilers, linkers and CMake have printed, in the order of the log."""
    found: dict[int, Diagnostic] = {}
    for tool, words, shape in _SHAPES:
        if not any(word in log.text for word in words):
            continue
        for match in islice(compiled(shape).finditer(log.text), _MOST):
            if not compiled(_NOTHING_SAID).search(match["said"]):
                found.setdefault(match.start(), _diagnostic(tool, match))
    return [found[start] for start in sorted(found)]


def _diagnostic(tool: str, match: re.Match[str]) -> Diagnostic:
    groups = match.groupdict()
    said = " ".join(match["said"].split())
    kind, subject = _kind(said)
    return Diagnostic(
        tool,
        groups.get("file") or "",
        int(groups.get("line") or 0),
        kind,
        subject,
        said,
        match.start(),
    )


def _kind(said: str) -> tuple[str, str]:
    """Return what kind of error it is, and what it is about."""
    for kind, pattern in _KINDS:
        if match := compiled(pattern).search(said):
            return kind, next(filter(None, match.groups()), "").strip()
    return "", ""
