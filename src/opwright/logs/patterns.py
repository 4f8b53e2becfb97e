"""
Patterns of logs: where they match, and patterns that several causes share.

Patterns are matched against the whole text, line by line (`^`, `$` and `.` end at a line's end);
`\\s+` joins words that a terminal or a person may have broken apart. Lines are cut to a length that
no pattern needs long for.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache
from itertools import islice

from opwright.model import Confidence, Evidence, Log
from opwright.model.named_tuple import NamedTuple
from opwright.prefilter.pattern_index import may_match, row_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Nearby: TypeAlias = Collection[Collection[str]]
    """Sets of texts; one of each must be near a literal."""

_LONGEST_QUOTE = 240
_MOST_MATCHES = 50
_LONG = 16_000
"""Longer logs (in characters) are searched only near the literals of a pattern."""
_NEAR = 3000
"""Characters on each side of a literal that its pattern may need; a line has at most 2000."""


class LogMatch(NamedTuple):
    """A match of a pattern in a log."""

    where: str
    """`log:12`."""
    line: int
    """From 1, in the log as it was given."""
    quote: str
    """The line that the match begins in, cut around the match when it is long."""
    groups: dict[str, str]
    """The named groups that matched, without space around them."""
    start: int
    """Offset in `Log.text`."""

    def evidence(self, confidence: Confidence = Confidence.CERTAIN, **details: str) -> Evidence:
        """Return it as evidence; its groups and `details` fill the cause's message and fix."""
        return Evidence(self.where, self.quote, {**self.groups, **details}, confidence, self.line)


MODULE_NOT_FOUND = (
    r"(?:[Tt]he specified module could not be found"
    r"|Das angegebene Modul wurde nicht gefunden|找不到指定的模块|找不到指定的模組|Le module spécifié est introuvable"
    r"|No se (?:puede encontrar|encontró|ha podido encontrar) el módulo|指定されたモジュールが見つかりません"
    r"|Не найден указанный модуль|Impossibile trovare il modulo|Não foi possível encontrar o módulo"
    r"|지정된 모듈을 찾을 수 없습니다|Nie można odnaleźć określonego modułu|Belirtilen modül bulunamadı)"
)
"""Windows of a library that is not there, or that needs one that is not; in its languages."""


def in_dialogs(dll: str, *, name: str = "library") -> tuple[str, ...]:
    """Return patterns of what Windows says, in its languages, when a program starts without a DLL."""
    named = rf"['\"“「]?(?P<{name}>{dll})['\"”」]?"
    return (
        (
            r"(?:code execution cannot proceed because|can(?:'|no)t start because|Code(?:s)? kann nicht fortgesetzt werden, da"
            r"|kann nicht gestartet werden, da|ne peut (?:continuer|démarrer), car|no puede continuar porque no se encontró"
            r"|não pode continuar porque|non può proseguire perché|система не обнаружила|на компьютере отсутствует"
            rf"|由于找不到|計算機中丟失|计算机中丢失|因為找不到|コンピューターに) ?{named}"
        ),
        rf"(?P<{name}>{dll}) ?(?:が見つからないため|을\(를\) 찾을 수 없)",
    )


def cuda_error(numbers: str) -> str:
    """Return a pattern for a CUDA error given by number, with or without its name."""
    return (
        r"(?:cuda execution failed with error|Cuda error:|CUDA error:?|CUDA Error:?|CUDA failure|cuda runtime error)"
        rf" \(?(?:code )?(?:{numbers})\b(?![.\d])"
    )


CARRIAGE_RETURN = (
    r"\$'\\r': command not found",
    r"bad interpreter: [^\n]{0,60}\^M",
    r"^: No such file or directory(?=[\w./-]{3})",
    r"^: not found ?[\w./-]{1,60}\.sh:",
)
"""What a shell makes of a line end of Windows; the last two were printed over what stood there."""


def missing_header(names: str) -> tuple[str, ...]:
    """
    Return patterns for a header that no compiler found, in their languages; `header` is a group.

    `names` is a pattern of the header as a source includes it, with a literal in every match.
    """
    return (
        (
            rf"(?P<header>{names})['’”»\"]?\s?[:：]\s?(?:[Nn]o such (?:file or dir|directory or file)|没有那个文\s?件|沒有此一檔案或目錄"
            r"|Datei oder Verzeichnis nicht|No existe el (?:fichero|archivo)|Aucun fichier ou dossier"
            r"|そのようなファイルやディレクトリ|Arquivo ou diretório|File o directory non|Нет такого файла"
            r"|그런 파일이나 디렉터리|Böyle bir dosya ya da dizin|Nie ma takiego pliku)"
        ),
        rf"['\"](?P<header>{names})['\"] file not found",
        rf"include file ['\"](?P<header>{names})['\"] not found",
        rf"(?:[Cc]ould not|[Cc]annot) open (?:source|include) file:?\s['\"](?P<header>{names})['\"]",
        rf"include\s?[<\"](?P<header>{names})[>\"][^\n]{{0,40}}\n[ |]{{0,60}}\^[~ ]{{0,60}}\ncompilation terminated",
        rf"C1083[^\n'\"“«„]{{0,60}}['\"“«„](?P<header>{names})['\"”»]",
    )


def missing_library(names: str) -> tuple[str, ...]:
    """
    Return patterns for a library that no linker found, in their languages.

    `names` is a pattern of the library without `lib`, with its end and a literal in every match.
    """
    return (
        rf"cannot find\s+-l{names}",
        (
            r"(?:no se puede encontrar|no se encuentra|ne peut pas trouver|ne peut trouver|невозможно найти|找不到"
            rf"|não foi possível localizar|impossibile trovare|не вдалося знайти|kann nicht gefunden werden:?) -l{names}"
        ),
        rf"-l{names} (?:kann nicht gefunden werden|が見つかりません)",
        rf"unable to find library -l{names}",
        rf"library not found for -l{names}",
        rf"ld: library '{names}' not found",
        rf"LNK1(?:104|181)\b[^\n]{{1,60}}\W{names}\.lib",
        rf"make(?:\[\d\])?: \*\*\* [^\n]{{1,200}}/lib{names}\.(?:so|a)[^\w\n ]",
    )


def find_matches(log: Log, *patterns: str) -> Iterator[LogMatch]:
    """Yield where `patterns` match, in the order of the patterns; at most 50 for each."""
    for pattern in patterns:
        if log.literals is not None and not may_match(pattern, log.literals):
            continue
        matches = _matches(pattern, log)
        for _, match in zip(range(_MOST_MATCHES), matches, strict=False):
            line = log.number_at(match.start())
            groups = {k: v.strip() for k, v in match.groupdict().items() if v is not None}
            yield LogMatch(f"log:{line}", line, _quote(match), groups, match.start())


def has_match(log: Log, *patterns: str) -> bool:
    """Return whether one of `patterns` matches anywhere in the log."""
    return any(True for _ in find_matches(log, *patterns))


def _matches(pattern: str, log: Log) -> Iterator[re.Match[str]]:
    """Yield the matches of a pattern; only compiled, and only looked for, where one may be."""
    if log.caseless:
        yield from _compiled_for_any_case(pattern).finditer(log.text)
        return
    for begin, end in _where_it_may_match(pattern, log.text):
        yield from compiled(pattern).finditer(log.text, begin, end)


@lru_cache(maxsize=4096)
def _where_it_may_match(pattern: str, log: str) -> tuple[tuple[int, int], ...]:
    """Return the line ranges of a log that hold a literal of a pattern together with what must be near it."""
    row = row_of(pattern)
    if row is None:
        return ((0, len(log)),)
    literals = row.literals
    if row.nearby and not _stand_together(log, literals, row.reach, row.nearby):
        return ()
    if len(log) < _LONG:
        return ((0, len(log)),) if any(literal in log for literal in literals) else ()
    parts: list[tuple[int, int]] = []
    for at in sorted(at for literal in literals for at in _places(literal, log)):
        begin = log.rfind("\n", 0, max(0, at - _NEAR)) + 1
        end = log.find("\n", at + _NEAR)
        end = len(log) if end < 0 else end
        if parts and begin <= parts[-1][1]:
            parts[-1] = parts[-1][0], max(end, parts[-1][1])
        else:
            parts.append((begin, end))
    return tuple(parts)


def stand_together(log: Log, literals: Iterable[str], reach: str, nearby: Nearby) -> bool:
    """Return whether one of `literals` stands in a log with one of each of `nearby` near it; `reach` is how near."""
    if log.caseless:
        literals = [one.lower() for one in literals]
        nearby = [[one.lower() for one in texts] for texts in nearby]
    return _stand_together(log.text, literals, reach, nearby)


def _stand_together(log: str, literals: Iterable[str], reach: str, nearby: Nearby) -> bool:
    if not _holds_of_each(log, nearby):
        return False
    if not reach:
        return True
    for literal in literals:
        for at in _places(literal, log):
            if reach == "line":
                begin, end = log.rfind("\n", 0, at) + 1, log.find("\n", at)
            else:
                begin, end = max(0, at - int(reach)), at + len(literal) + int(reach)
            near = log[begin : end if end >= 0 else len(log)]
            if _holds_of_each(near, nearby):
                return True
    return False


def _holds_of_each(text: str, sets: Nearby) -> bool:
    return all(any(one in text for one in texts) for texts in sets)


def _places(literal: str, log: str) -> Iterator[int]:
    at = log.find(literal)
    while at >= 0:
        yield at
        at = log.find(literal, at + 1)


RUNS_NVCC = r", in (?:get_cuda_bare_metal_version|get_nvcc_cuda_version|_?get_nvcc_version)\b"
"""In a traceback, functions of setup.py files that start nvcc."""
SPEAKS_OF_WINDOWS = r"(?i)\bwindows (?:7|8|10|11)\b|mingw|\b[A-Z]:\\\\?\w|\bwin_amd64\b"
"""More than `on_windows` looks for: what the user says about the machine."""


def on_windows(log: Log) -> bool:
    """Return whether the log comes from Windows, judging by the machine's facts or its paths."""
    if system := (log.machine.os or "").lower():
        return "win" in system and "wsl" not in system and "darwin" not in system
    return _may_hold(log, _OF_WINDOWS) and has_match(
        log, r"\b[A-Za-z]:\\\\?\w|(?<![\w/-])[A-Z]:/\w|\bwin_amd64\b|\bwin32\b|\bWinError \d"
    )


def is_outside_linux(log: Log) -> bool:
    """Return whether the log comes from Windows or macOS, by its paths or by what its writer says."""
    return on_windows(log) or on_macos(log) or "indows" in log.text


def on_macos(log: Log) -> bool:
    """Return whether the log comes from macOS."""
    if system := (log.machine.os or "").lower():
        return any(name in system for name in ("mac", "darwin", "os x"))
    return _may_hold(log, _OF_MACOS) and has_match(
        log,
        r"(?<![\w:])/Users/\w|macosx[-_]\d|-darwin\d*\b|/opt/homebrew|/private/var/folders"
        r"|\b(?:macOS|Catalina|Mojave|Big Sur|Monterey|Ventura|Sonoma|Sequoia) 1\d\b",
    )


_OF_WINDOWS = (":\\", ":/", "win_amd64", "win32", "WinError ")
_OF_MACOS = (
    *("/Users/", "macosx", "-darwin", "/opt/homebrew", "/private/var/folders", "macOS"),
    *("Catalina", "Mojave", "Big Sur", "Monterey", "Ventura", "Sonoma", "Sequoia"),
)


def _may_hold(log: Log, words: tuple[str, ...]) -> bool:
    """Return whether a log holds one of some words, or was typed without regard to case."""
    return log.caseless or any(word in log.text for word in words)


_TORCH_IS_LOADING = r"(?<![\w-])torch[/\\]__init__\.py\"?, line \d{1,6}, in (?:<module>|_load_global_deps|_load_dll_libraries)"
_OWN_LIBRARY_PATTERN = (
    r"Error loading [\"'][^\"'\n]{0,300}[\\/]torch[\\/]lib[\\/]"
    r"|Referenced from: [^\n]{0,300}/torch/(?:lib/|_C\.)"
)
_IN_IPYTHON = r"(?<![\w-])torch[/\\]__init__\.py:\d{1,6}, in _load_global_deps\(\)(?:(?!Error: )[\s\S]){0,1200}(?:Error: )?\Z"
"""Which shows the lines of each frame."""
_SHORTLY, _AROUND = 400, 1500


def is_torch_loading(log: Log, match: LogMatch) -> bool:
    """Return whether it was torch that loaded libraries of its own: no extension is to blame."""
    before = log.text[max(0, match.start - _SHORTLY) : match.start]
    around = log.text[max(0, match.start - _AROUND) : match.start + _AROUND]
    return bool(
        compiled(_TORCH_IS_LOADING).search(before)
        or compiled(_OWN_LIBRARY_PATTERN).search(around)
        or compiled(_IN_IPYTHON).search(log.text[max(0, match.start - _AROUND) : match.start])
    )


_ERRORS = (
    r"\b(?:fatal )?error(?: [A-Z]{1,4}\d{2,5})?\s?: ",
    r"\b[A-Z]\w{0,40}(?:Error|Exception|Exit|Failure)\b(?::(?!:)|$)",
    r"Traceback \(most recent call last\)",
    (
        r"\b(?:[Nn]o [Mm]odule named|[Uu]ndefined (?:symbol|reference)|unresolved external|cannot (?:find|open|load|allocate|import)|command not found"
        r"|No such file or directory|not found|failed with|[Ff]atal|FAILED|Segmentation fault|core dumped|Killed|died with"
        r"|[Ff]ailed to (?:initialize|start|create|launch|compile|build|open)|(?:C[Uu][Dd][Aa]|NCCL|HIP|Test) [Ff]ailure|Error response from daemon)\b"
    ),
    r"\bImport ['\"][\w.]{2,80}['\"] could not be resolved\b",
    r"(?:错误|錯誤|エラー|Fehler|erreur|ошибка|오류)\s?[:：]",
    r"(?:exit (?:code|status)|returned non-zero exit status|exited with) (?:-\d+|[1-9]\d*)|CMake Error|ERROR[: ]",
)


def first_error(log: Log) -> Evidence | None:
    """Return the first line that reads like an error; None if there is none."""
    errors = [match for pattern in _ERRORS for match in islice(find_matches(log, pattern), 1)]
    first = min(errors, key=lambda match: match.start, default=None)
    return Evidence(first.where, first.quote, line=first.line) if first else None


@lru_cache(maxsize=4096)
def compiled(pattern: str) -> re.Pattern[str]:
    """
    Return a pattern, compiled on first use, since compiling takes longer than a search.

    A pattern is a constant of this package. Text from a log is compared as text, never compiled.
    """
    return re.compile(pattern, re.MULTILINE)


@lru_cache(maxsize=4096)
def _compiled_for_any_case(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.MULTILINE | re.IGNORECASE)


def _quote(match: re.Match[str]) -> str:
    """Return the line that a match begins in, or the part of it around the match."""
    text, start = match.string, match.start()
    begin = text.rfind("\n", 0, start) + 1
    end = text.find("\n", start)
    return cut_quote(text[begin : end if end >= 0 else len(text)], start - begin)


def cut_quote(line: str, at: int = 0) -> str:
    """Return a line, or the part of it around a place when it is long."""
    begin = max(0, min(at - 40, len(line) - _LONGEST_QUOTE))
    return line[begin : begin + _LONGEST_QUOTE].strip()
