"""
Write `causes/index.py` and `source_index.py`, which causes to import for what is judged, and `log_words.py`.

    python tools/index_causes.py            write what has changed
    python tools/index_causes.py --check    only say what is stale; exit status 1 if anything is

Importing every cause takes longer than most answers, so the index tells without an import what each
judges, and which words a log must hold for a cause to have anything to say. The words are taken
from the causes' own patterns; those of each pattern tell whether it is worth compiling, which takes
longer than a search.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, TypeAlias
from zlib import crc32

from words_of_patterns import NoWordError, reach_of, words_besides, words_of

import opwright.prefilter
from opwright.causes.engine.registry import all_causes
from opwright.logs.undefined import UNDEFINED
from opwright.model import Cause, Scope
from opwright.prefilter.word_index import lines_by_start

INDEX = Path(opwright.prefilter.__file__).with_name("judging.py")
SOURCE_INDEX = INDEX.with_name("source_words.py")
WORDS = INDEX.with_name("log_words.py")
_Row: TypeAlias = tuple[frozenset[str], tuple[str, ...]]
"""Words of which every match of a pattern holds one, and what stands near them."""


_WINDOWS: dict[Scope, Callable[[Cause], object]] = {
    Scope.LOG: lambda cause: cause.in_log,
    Scope.SOURCE: lambda cause: cause.in_source,
    Scope.BUILD_SCRIPT: lambda cause: cause.in_build_script,
    Scope.ENVIRONMENT: lambda cause: cause.in_environment,
}


def main() -> int:
    """Write the files, or check them; say which."""
    check = "--check" in sys.argv[1:]
    wanted = {
        INDEX: index(),
        SOURCE_INDEX: source_index(),
        WORDS: log_words(),
    }
    stale = [p for p, text in wanted.items() if not p.exists() or p.read_text() != text]
    for path in stale:
        if not check:
            draft = path.with_suffix(f".{os.getpid()}.part")
            draft.write_text(wanted[path])
            draft.replace(path)
        print(f"{'stale' if check else 'written'}: {path.name}")
    if not stale:
        print("up to date")
    elif check:
        print("run: python tools/index_causes.py")
    return int(check and bool(stale))


def index() -> str:
    """Return the text of `causes/index.py`."""
    judging = {given.name: set(map(_module, _judging(given))) for given in Scope}
    return (
        '"""Which causes to import for what is judged. Written by tools/index_causes.py."""\n\n'
        + _as_dict("JUDGING", judging, "Modules of causes, by what they need given.")
    )


def source_index() -> str:
    """Return the text of `causes/source_index.py`."""
    return (
        '"""Which causes to import for a source. Written by tools/index_causes.py."""\n\n'
        + _as_dict(
            "IN_SOURCES",
            _by_word(_patterns_of_sources),
            "Modules of causes, by a word that a source or build script must hold for them.",
        )
    )


def _by_word(patterns: Callable[[Cause], tuple[str, ...]]) -> dict[str, set[str]]:
    modules: dict[str, set[str]] = {}
    for cause in all_causes():
        for pattern in patterns(cause):
            for word in _words(cause, pattern):
                modules.setdefault(word, set()).add(_module(cause))
    return modules


def log_words() -> str:
    """Return the text of `log_words.py`."""
    of_undefined = frozenset().union(*map(words_of, UNDEFINED))
    called: dict[_Row, set[str]] = {}
    rows_of: dict[str, _Row] = {}
    for cause in all_causes():
        for pattern in _patterns(cause):
            row = _words(cause, pattern), _besides(pattern)
            rows_of[pattern] = row
            of_symbol = cause.in_log and cause.in_log.undefined and row[0] <= of_undefined
            leads_to = called.setdefault(row, set())
            if not of_symbol:  # such a symbol leads to the cause by its name
                leads_to.add(_module(cause))
    for pattern in UNDEFINED:
        rows_of[pattern] = words_of(pattern), _besides(pattern)
        called.setdefault(rows_of[pattern], set())
    called[of_undefined, ()] = {"undefined"}
    return _as_log_words(called, {p: row for p, row in rows_of.items() if row[0]})


def _as_log_words(called: Mapping[_Row, set[str]], rows_of: Mapping[str, _Row]) -> str:
    in_order = sorted(called, key=lambda row: (sorted(row[0]), row[1]))
    numbers = {row: number for number, row in enumerate(in_order)}
    modules = sorted(set().union(*called.values()))
    in_logs: dict[str, list[int]] = {}
    for row in in_order:
        for word in row[0] if called[row] else ():
            in_logs.setdefault(word, []).append(numbers[row])
    patterns = {crc32(pattern.encode()): str(numbers[row]) for pattern, row in rows_of.items()}
    if len(patterns) < len(rows_of):
        raise ValueError("two patterns have one checksum; change a character of either")
    if_undefined = {
        _module(cause): cause.in_log.undefined
        for cause in all_causes()
        if cause.in_log and cause.in_log.undefined
    }
    return (
        '"""Words of the patterns that logs are searched with, and the causes they lead to. Written by tools/index_causes.py."""\n\n'
        + _as_text("MODULES", ((module,) for module in modules), "Modules of causes.")
        + _as_text(
            "ROWS",
            (_row(row, sorted(modules.index(m) for m in called[row])) for row in in_order),
            "Which modules a pattern leads to, by number, and texts of which every match holds one. Behind two tabs, if there "
            "are more, how near (`line`, in characters, or `` for anywhere) one of some other texts must stand, and these.",
        )
        + _as_numbered(
            "IN_LOGS",
            lines_by_start({word: " ".join(map(str, rows)) for word, rows in in_logs.items()}),
            "What a `WordIndex` is made of: a log must hold one of the words, which lead to rows.",
        )
        + f"PATTERNS = {tuple(sorted(patterns))!r}\n"
        + '"""CRC-32 of patterns."""\n'
        + f"ROWS_OF_PATTERNS = {tuple(int(patterns[checksum]) for checksum in sorted(patterns))!r}\n"
        + _as_dict(
            "IF_UNDEFINED",
            if_undefined,
            "Texts of which one must be in what is said of an undefined symbol, by module.",
        )
    )


def _row(row: _Row, modules: Iterable[int]) -> tuple[str, ...]:
    words, besides = row
    near = ("", *besides) if besides else ()
    return (" ".join(map(str, modules)), *sorted(words), *near)


def _besides(pattern: str) -> tuple[str, ...]:
    """Return how near other words stand of which every match holds one too, and these; nothing if none."""
    words = words_besides(pattern)
    return (reach_of(pattern), *sorted(words)) if words else ()


def _has_words(pattern: str) -> bool:
    try:
        return bool(words_of(pattern))
    except NoWordError:
        return False


def _patterns(cause: Cause) -> tuple[str, ...]:
    return cause.in_log.patterns if cause.in_log else ()


def _patterns_of_sources(cause: Cause) -> tuple[str, ...]:
    checks = [check for check in (cause.in_source, cause.in_build_script) if check]
    return tuple(pattern for check in checks for pattern in check.patterns)


def _words(cause: Cause, pattern: str) -> frozenset[str]:
    try:
        return words_of(pattern)
    except NoWordError as error:  # the tests refuse it; the other causes need not wait for that
        print(f"{cause.name} is never looked for: {error}", file=sys.stderr)
        return frozenset()


def _as_dict(name: str, table: Mapping[str, Iterable[str]], what: str) -> str:
    rows = [f"    {key!r}: {tuple(sorted(table[key]))!r},\n" for key in sorted(table)]
    head = f"{name}: dict[str, tuple[str, ...]] = {{\n"
    return f'{head}{"".join(rows)}}}\n"""{what}"""\n'


def _as_numbered(name: str, table: Mapping[int, str], what: str) -> str:
    rows = [f"    {number}: {text!r},\n" for number, text in table.items()]
    return f'{name}: dict[int, str] = {{\n{"".join(rows)}}}\n"""{what}"""\n'


def _as_text(name: str, table: Iterable[tuple[str, ...]], what: str) -> str:
    """Return a table as one string, which takes a tenth of the time of its values to import."""
    rows = list(table)
    if any("\t" in text or "\n" in text for row in rows for text in row):
        raise ValueError(f"a word of {name} holds a tab or the end of a line")
    ends = ["\n"] * (len(rows) - 1) + [""]
    lines = ["    {!r}\n".format("\t".join(row) + end) for row, end in zip(rows, ends, strict=True)]
    return f'{name} = (\n{"".join(lines)})\n"""{what} Split by tabs."""\n'


def _judging(given: Scope) -> Iterator[Cause]:
    for cause in all_causes():
        if given in _WINDOWS:
            if _WINDOWS[given](cause):
                yield cause
        elif cause.is_audited and given.name == _family(cause).NEEDS:
            yield cause


def _family(cause: Cause) -> Any:  # noqa: ANN401 - a module, with what each family has in it
    return import_module(f"opwright.causes.{cause.family.replace('-', '_')}")


def _module(cause: Cause) -> str:
    return f"{cause.family}.{cause.name}".replace("-", "_")


if __name__ == "__main__":
    sys.exit(main())
