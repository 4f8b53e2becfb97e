"""
Undefined symbols in logs: what every loader and linker prints when nothing defines a name.

The dynamic loaders of glibc, musl and macOS print mangled names; linkers print what they take for
readable (GNU ld, lld, mold, Apple's), and Microsoft's both. GNU ld is translated: its messages are
those of the catalogues of binutils.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from opwright import knowledge
from opwright.knowledge.torch_releases.names.names import is_torch_cxx_symbol
from opwright.logs.patterns import compiled, find_matches
from opwright.model import Confidence, Evidence, Log
from opwright.model.named_tuple import NamedTuple
from opwright.prefilter.pattern_index import OF_OTHERS

_QUOTE = r"[`'\"‘’“”«»「*(]{0,3}"
_MANGLED = r"_?_Z\w+|\?[\w?@$]+|[A-Za-z_]\w*(?:@+[\w.]+)?"
_GOES_ON = r"[:(<]| for |[*&]{0,2} (?:[\w*&]{1,40} ){0,2}\w{1,40}::"
"""After a word that is only the start of what a linker has demangled."""
_LOADERS = (
    (
        rf"(?:[Uu]ndefined\s+[Ss]ymbol|未定义符号|未定义的符号|undefiniertes Symbol)\s?[:：]?(?:[^\S\n]*|\s*(?=[`'\"*(]{{0,2}}\w*[_\d?])){_QUOTE}"
        rf"(?P<name>(?:{_MANGLED})\b(?!{_GOES_ON}))"
        r"(?:[,;]\s*version\s+(?P<version>[\w.+-]+))?"
    ),
    r"[Uu]ndefined\s+[Ss]ymbols? [a-z][a-z ]{0,20}[:：]?\s{1,3}[`'\"(]{0,2}(?P<name>_Z[NKT]\w+)",
    r"(?:Symbol\s+not\s+found|symbol not found in flat namespace):?\s*[\('\"]{0,2}_?(?P<name>\w+)",
    (
        r"(?:procedure entry point|program input point|无法定位程序输入点|無法找到程序輸入點|Prozedureinsprungpunkt"
        r"|point d.entrée de procédure|punto de entrada del procedimiento|プロシージャ エントリ ポイント)"
        rf"\s{{1,3}}{_QUOTE}(?P<name>\?[\w?@$]+|[A-Za-z_]\w*)"
        r"(?:[^\n]{0,80}?(?P<by>[A-Za-z]:\\[^\n\"*?<>|]{1,300}?\.(?:dll|pyd|exe)))?"
    ),
    r"Error relocating (?P<by>[^\s:]{1,300}): (?P<name>\w+):\s{1,3}symbol not found",
)
_LINKERS = (
    # GNU ld and gold, in the languages that binutils is translated to
    r"undefined\s+references? to\s+(?:symbol\s+)?[`'\"‘“]?(?P<name>[^`'\"’”\n]+)",
    (
        r"(?:undefinierter Verweis auf|nicht definierter Verweis auf|referencia a|r[ée]f[ée]rence ind[ée]finie vers"
        r"|refer[êe]ncia (?:n[ãa]o |in)definida (?:para|a)|riferimento non definito a|неопредел[её]нная ссылка на"
        r"|невизначене посилання(?: на)?|неопределена отпратка към|недефинисана упута ка|udefineret reference til"
        r"|niezdefiniowane odwołanie do|referensi ke|tham chiếu đến)"
        r"\s*[`'\"‘’“„»«「]{1,2}\s?(?P<name>[^`'\"‘’“”«»」\n]{1,1000})"
    ),
    r"(?:未定义参考到|未定義參考到|未定義的參考到)[ `'‘]{1,2}(?P<name>[^ `'’\n][^`'’\n]{0,1000})",
    r"[`'‘](?P<name>[^`'’\n]{1,1000})['’] ?(?:에 대한 정의되지 않은 참조|'?ye tanımsız başvuru)",
    r"对\s?[`'\"‘’“]{1,2}(?P<name>[^`'\"‘’”\n]{1,1000})[`'\"’”]{1,2}\s?未定义的引用",
    r"[`'‘](?P<name>[^`'’\n]{1,1000})['’] に対する定義されていない参照",
    r"undefined symbol: (?P<name>(?:__declspec\(\w+\) )?(?!__?Z)[^\s?][^\n\t]{0,800}?(?:::|\w[(<])[^\n]*)",
    r"nvlink error\s{1,8}: Undefined reference to '(?P<name>[^'\n]+)",
    r"LNK20(?:01|19)\b[^\"\n]{0,80}\"{1,2}(?P<text>[^\"\n]{1,800})\"{1,2} ?\((?:__imp_)?(?P<name>\?[^)\s]+)",
    r"LNK20(?:01|19)\b[^\"\n?]{0,60}?\s(?P<name>__imp_\w+|[A-Za-z]\w{0,80}[a-z_][A-Z_]\w*)",
    r"(?<!: )unresolved external symbol\s(?P<name>__imp_\w+|[A-Za-z]\w{0,80}[a-z_][A-Z_]\w*)",
    r"unresolved external symbol,?\s{1,3}\"(?P<name>[^\"\n]{1,800})\"(?!\s?\()",
    r"^\s{1,8}\"(?P<name>[^\"\n]{1,1000})\", referenced from:",
    r"Undefined symbols(?: for architecture \w+)?:\s{1,8}\"(?P<name>[^\"\n]+)\", referenced from",
)
UNDEFINED = (*_LOADERS, *_LINKERS)
"""Patterns for undefined symbols; at least one matches each."""
VERSIONED = " in version "
"""Stands before the version of a symbol that has one, in `undefined_names_text`."""

_FILE = r"([^\s:'\"(`]*[^\s:'\"(/\\]\.(?:so|pyd|dll|dylib|obj|o|a|lib)(?:\.\d+)*)(?=['\"]?[),:]|['\"]?\s|$)"
_BELOW = (
    r"Referenced from:\s{1,8}(?:<[\w-]{1,80}>\s)?(\S+)|>>> referenced by (\S+)"
    r"|\A[^\n\t ]+ symbol: \S+\s+\((\S+)\)$"  # of `ldd -r`
    r"|\A[^\n]{1,1000}' in '([^'\n]+)|\A[^\n]{1,1000}\n[^\n]{1,1000}\n[^\n]{1,200} in (\S+\.o)"
)
_SHORTLY = 400
_ABOVE = r"(?:\S+: )?([^\s:]+\.(?:o|a|so)[\w.]*)(?:\([\w.]+\))?: "


_MSVC_QUALIFIER_PATTERN = r"__declspec\(\w+\) |\b(?:public|private|protected): |\b(?:static|virtual) |\b__(?:cdecl|thiscall|stdcall) "


_CALL_PATTERN = r"\b__(?:cdecl|thiscall|stdcall|vectorcall) ([A-Za-z_][\w:~]{1,200})"
_HALF_MANGLED = r"NK?(?:2at|3c10|4c10d|5torch|6caffe2)\d+\w"
_LDD_PYTHON_PATTERN = r"undefined symbol: _?Py\w+\s+\([^)\n]+\)$"


_ENGLISH = frozenset(
    {
        *(
            "is",
            "are",
            "was",
            "were",
            "in",
            "on",
            "of",
            "at",
            "to",
            "by",
            "a",
            "an",
            "the",
            "error",
            "errors",
            "issue",
            "issues",
        ),
        *(
            "problem",
            "problems",
            "when",
            "while",
            "for",
            "from",
            "and",
            "or",
            "after",
            "before",
            "because",
            "which",
            "that",
            "caused",
        ),
        *(
            "during",
            "with",
            "still",
            "again",
            "here",
            "there",
            "this",
            "it",
            "can",
            "could",
            "but",
            "so",
            "if",
            "message",
            "messages",
            "my",
            "i",
            "environment",
            "please",
            "how",
            "any",
            "thanks",
        ),
    }
)
"""Words that follow in a sentence about an undefined symbol."""
_MANGLED_PART = r"(?P<length>\d{1,3})|[ST][0-9A-Z]*_|S[a-z]|D[a-z]|L[a-z]n?\d+E"
_NESTING = {"N": 1, "I": 1, "J": 1, "X": 1, "L": 1, "E": -1}
_SHORTEST_MANGLED = len("_Z1fv")


class Undefined(NamedTuple):
    """A symbol that is needed and that nothing defines."""

    name: str
    """As printed: mangled, or as a source would write it; without the underscore that macOS adds."""
    text: str | None
    """Its demangled name, if the linker printed it."""
    at_link: bool
    """Whether the linker reported it, not the dynamic loader."""
    wanted_by: str | None
    """The library or object file that needs it, as printed."""
    version: str | None
    """Of a versioned symbol: `libnvJitLink.so.12`."""
    where: str
    line: int
    quote: str
    is_cut_off: bool = False
    """Whether the log breaks off within it."""

    @property
    def is_cxx(self) -> bool:
        """Whether it is a name of C++, mangled or readable."""
        return self.name.startswith(("_Z", "?")) or "::" in self.name or "(" in self.name

    @property
    def is_declared_in_a_dll(self) -> bool:
        """Whether the header says, on Windows, that it is in a DLL whose import library is missing."""
        return "__declspec(dllimport)" in (self.text or "")

    @property
    def function(self) -> str:
        """Its name, without the types that Microsoft's linker puts around it."""
        callee = compiled(_CALL_PATTERN).search(self.text) if self.text else None
        return f"{callee[1]}()" if callee else self.name

    @property
    def has_old_string(self) -> bool:
        """Whether a linker misses a C++ function with the string ABI of GCC 4."""
        return self.at_link and "std::string" in self.name and "__cxx11" not in self.name

    def evidence(self, confidence: Confidence = Confidence.CERTAIN, **details: str) -> Evidence:
        """Return it as evidence; `symbol` and `library` are among its details."""
        own = {"symbol": self.name, "library": self.wanted_by or "the library"}
        return Evidence(self.where, self.quote, {**own, **details}, confidence, self.line)


@lru_cache(maxsize=8)
def undefined_symbols(log: Log) -> tuple[Undefined, ...]:
    """Return every undefined symbol that a log names, each once, in the order of the log."""
    latest = {
        (symbol.name, symbol.wanted_by): symbol
        for symbol in sorted(_all(log), key=_line, reverse=True)
    }
    with_library = {
        name for name, wanted_by in latest if wanted_by
    }  # printed twice, once without the file
    symbols = [
        symbol for symbol in latest.values() if symbol.wanted_by or symbol.name not in with_library
    ]
    return tuple(sorted(symbols, key=_line))


def all_take_old_strings(log: Log) -> bool:
    """
    Return whether a linker misses several functions, each of which takes a string of the ABI of GCC 4.

    A library that was not linked would be missed for others too, such as what destroys the objects of its types.
    """
    at_link = [symbol for symbol in undefined_symbols(log) if symbol.at_link and symbol.is_cxx]
    return len(at_link) > 1 and all(symbol.has_old_string for symbol in at_link)


def undefined_names_text(log: Log) -> str:
    """Return the undefined symbols with who needs them and in which version, one per line, and whether there are others than torch's."""
    symbols = undefined_symbols(log)
    are_torchs = all(is_torch_cxx_symbol(s.name) and not s.version for s in symbols)
    return (
        ("" if are_torchs else OF_OTHERS)
        + "\n"
        + "\n".join(
            f"{s.name} {s.text or ''} {s.wanted_by or ''}{VERSIONED if s.version else ''}{s.version or ''}"
            for s in symbols
        )
    )


def _line(undefined: Undefined) -> int:
    return undefined.line


def _all(log: Log) -> Iterator[Undefined]:
    for at_link, patterns in ((False, _LOADERS), (True, _LINKERS)):
        for match in find_matches(log, *patterns):
            if match.quote.endswith(")") and compiled(_LDD_PYTHON_PATTERN).match(match.quote):
                continue  # of `ldd -r`: no interpreter is in a trace
            name = match.groups["name"].strip().rstrip(".,;")
            if not at_link and name.lower() in _ENGLISH:
                continue
            if " " in name:
                name = compiled(_MSVC_QUALIFIER_PATTERN).sub("", name)
            if name.startswith(("__Z", "ZN")):  # of macOS, where all names have one more underscore
                name = "_" + name.lstrip("_")
            elif name.startswith("N") and compiled(_HALF_MANGLED).match(
                name
            ):  # by whom a Markdown page took "__Z" away
                name = "_Z" + name
            before = log.text[max(0, match.start - 500) : match.start]
            linker = at_link or "ld.lld" in match.quote or ">>> referenced by" in log.text
            yield Undefined(
                name,
                match.groups.get("text"),
                linker,
                match.groups.get("by")
                or _asking(before, log.text[match.start : match.start + 1500]),
                match.groups.get("version"),
                *(match.where, match.line, match.quote),
                is_cut_off=_is_cut_off(name, log.text)
                or _is_shortened(name, log.text, match.start),
            )


def _is_cut_off(name: str, log: str) -> bool:
    """Return whether a log breaks off within a name: half of one is another name."""
    end = log.rstrip("\n `'\".")
    if not end.endswith(name):
        return False
    if name.startswith("_Z"):
        return knowledge.relatives.demangled(name) == name and _lacks_its_end(name)
    return end == log.rstrip() and end[-len(name) - 1 : -len(name)] in ("`", "\u2018", "\u00ab")


def _is_shortened(name: str, log: str, start: int) -> bool:
    """Return whether dots stand in place of the rest of a name."""
    end = log.find(name, start) + len(name)
    return log.startswith(("...", "\u2026"), end)


def _lacks_its_end(name: str) -> bool:
    """Return whether a mangled name ends within an identifier, or before what closes its parts (Itanium C++ ABI, 5.1)."""
    at, depth = len("_Z"), 0
    while at < len(name):
        part = compiled(_MANGLED_PART).match(name, at)
        length = int(part["length"]) if part and part["length"] else 0
        depth += 0 if part else _NESTING.get(name[at], 0)
        at = (part.end() if part else at + 1) + length
    return at > len(name) or depth > 0 or len(name) < _SHORTEST_MANGLED


def _asking(before: str, after: str) -> str | None:
    """Return the file that a message names: on its own line, where that was wrapped, else where its linker puts it."""
    same_line = before.rpartition("\n")[2]
    if "Referenced from:" in after[:_SHORTLY] and (below := compiled(_BELOW).search(after)):
        return str(next(filter(None, below.groups())))  # dyld names what was opened before that
    if files := compiled(_FILE).findall(same_line):
        return str(files[-1])
    if below := compiled(_BELOW).search(after):
        return str(next(filter(None, below.groups())))
    above = before.rpartition("\n")[0].rpartition("\n")[2].rstrip()
    is_wrapped = above.endswith(":") and not same_line.strip()
    if is_wrapped and (files := compiled(_FILE).findall(above)):
        return str(files[-1])
    in_function = compiled(_ABOVE).match(above)
    return str(in_function[1]) if in_function else None
