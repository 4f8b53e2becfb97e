"""
A file uses what came with a later Python than one that it is read by, or that its project says it is for:

- Python 3.9: built-in types and those of `collections` in square brackets, `list[int]`, where something evaluates them; a `with` whose
  items stand in brackets; `removeprefix`; `functools.cache`, `typing.Annotated`, `zoneinfo`.
- Python 3.10: types that are joined by `|`, `int | None`; `match`; `zip(strict=True)`; `entry_points(group=...)`;
  `typing.TypeAlias`, `itertools.pairwise`.
- Python 3.11: `typing.Self`, `enum.StrEnum`, `datetime.UTC`, `tomllib`, `ExceptionGroup`.
- Python 3.12: an f-string with its own quotes in its braces; `typing.override`, `itertools.batched`.

The annotations of functions, classes and modules are evaluated when the file is imported, up to Python 3.13 and without
`from __future__ import annotations`; those of variables in a function are not. `lint` tells of it for the Pythons that
`--python` or `requires-python` names, and not where a file asks for the version first or catches the failure.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_python
from opwright.knowledge.platforms.newer_python import (
    ADDED_MODULES,
    ADDED_NAMES,
    COMMON_NAMES,
)
from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Machine,
    Safety,
    Source,
    Target,
)

_NAMES = (
    r"cannot import name ['\"‘](?P<name>\w{1,60})['\"’] from ['\"‘](?P<module>[a-z][a-z_.]{1,40})['\"’]",
    r"module ['\"‘](?P<module>[a-z][a-z_.]{1,40})['\"’] has no attribute ['\"‘](?P<name>\w{1,60})",
    r"ModuleNotFoundError: No module named ['\"‘](?P<module>tomllib|zoneinfo|annotationlib)['\"’]",
)
_JOINED = r"TypeError: unsupported operand type\(s\) for \|: '(?:type|ABCMeta|EnumMeta|EnumType|_\w{1,40}|NoneType|TypeVar)' and '(?:type|ABCMeta|EnumMeta|EnumType|_\w{1,40}|NoneType|TypeVar)'"
_SUBSCRIPTED = r"\b(?:list|dict|tuple|set|frozenset|type|OrderedDict|deque|defaultdict)\[[^\n]{1,200}\n(?:[ \t~^]{1,200}\n)?TypeError: '(?:type|ABCMeta)' object is not subscriptable"
_MATCH = r"^[ \t]*match [^\n]{1,200}:[ \t]*\n[ \t]*\^+[ \t]*\n[ \t]*SyntaxError: invalid syntax"
_QUOTES = r"SyntaxError: f-string(?:: (?:unmatched|expecting '}'|unterminated string)| expression part cannot include a backslash)"


def _imports(name: str) -> tuple[str, ...]:
    """Return patterns, one of which a file matches that uses a name of the standard library."""
    module, _, last = name.rpartition(".")
    if name not in COMMON_NAMES:
        return (rf"\b{last}\b",)
    whole = rf"\b{re.escape(name)}\b"
    if len(last) < _DISTINCT and module != "typing":
        return whole, rf"\bfrom {re.escape(module)} import\b"
    return whole, rf"import {last}\b", rf", {last}\b", rf" {last},", rf"\({last},"


_DISTINCT = 7
"""Letters of a word that does not often follow a comma."""
_SIGNS = (
    r"\.(?:removeprefix|removesuffix|is_relative_to|with_stem)\(|\b(?:aiter\(|anext\(|ExceptionGroup\b)",
    *(r"    case \S", r"[\s,(]strict=", r"\bentry_points\("),
    r"\bNone ?\||\b(?:int|str|float|bool|bytes|list|dict|tuple) \|",
    r"\| ?None\b|\| (?:int|str|float|bool|bytes|list|dict|tuple|set)\b",
    r"[ (\[|](?:list|dict|tuple|set|type)\[|\b(?:frozenset|OrderedDict|deque|defaultdict|Counter)\[",
    r"\bwith \(|\bcollections\.abc\.",
    r"\{['\"],? ?['\"]\.join\(|\{os\.environ\[|(?:\"\]\}\"|'\]\}')[),]",
    *(rf"\b{verb} {name}\b" for verb in ("from", "import") for name in ADDED_MODULES),
    *(pattern for name in ADDED_NAMES for pattern in _imports(name)),
)
"""Most files have none of these, and are not read."""


@for_python(*_SIGNS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what the oldest of the Pythons that a project is for does not have."""
    for one in kit.newer_python.needed_pythons(source) if source.target.python else ():
        yield evidence(
            source,
            one.start,
            one.end,
            what=one.what,
            since=one.since,
            instead=one.instead,
            oldest=f"Python {one.oldest}",
        )


def _since(match: LogMatch, log: Log) -> str | None:
    name = ".".join(match.groups[part] for part in ("module", "name") if part in match.groups)
    return kit.newer_python.came_with(name, log.machine.python)


def _of_name(match: LogMatch, log: Log) -> Confidence | None:
    if _since(match, log) is None:
        return None
    return CERTAIN if "import" in match.quote or log.machine.python else LIKELY


def _named(match: LogMatch, log: Log) -> dict[str, str]:
    name = ".".join(match.groups[part] for part in ("module", "name") if part in match.groups)
    return {"what": name, "since": _since(match, log) or ""}


def _before(since: str) -> Callable[[LogMatch, Log], Confidence | None]:
    def confidence(_: LogMatch, log: Log) -> Confidence | None:
        return None if log.machine.python and not is_older(log.machine.python, since) else LIKELY

    return confidence


_TYPED = "import typing\n{}\ndef f(x: {}, n: int = 1):\n    return x\n"

CAUSE = Cause(
    fact="Python {since}",
    title="{what} came with Python {since}, and {oldest} does not have it",
    in_source=in_source,
    in_log=log_rules(
        rule(*_NAMES, confidence=_of_name, compute=_named),
        rule(_JOINED, confidence=_before("3.10"), what="types that are joined by |", since="3.10"),
        rule(
            _SUBSCRIPTED,
            confidence=_before("3.9"),
            what="a built-in type in square brackets",
            since="3.9",
        ),
        rule(_MATCH, confidence=_before("3.10"), what="a match statement", since="3.10"),
        rule(_QUOTES, confidence=_before("3.12"), what="such an f-string", since="3.12"),
        oldest="the Python here",
        remedy="log",
    ),
    fix=Fix(
        'require Python {since}, requires-python = ">={since}", or write {instead}',
        safety=Safety.MANUAL,
    ),
    remedies={
        "log": Fix(
            "use Python {since} or newer, or a release of the package that is for an older one"
        ),
    },
    examples=(
        Source("a.py", _TYPED.format("", "int | None"), Target(python=">=3.9")),
        Source("a.py", _TYPED.format("", "list[int]"), Target(python="3.8")),
        Source(
            "a.py",
            "from typing import Any, Self\n",
            Target(python=">=3.10"),
            build=(BuildScript("setup.py", "setup(install_requires=['typing_extensions'])\n"),),
        ),
        Source(
            "a.py",
            "import os\nmatch os.name:\n    case 'nt':\n        pass\n",
            Target(python="3.9"),
        ),
        Source(
            "a.py",
            "import os\nwith (\n    open('a') as a,\n    open('b') as b,\n):\n    pass\n",
            Target(python="3.8"),
        ),
        Source("a.py", "import os\nprint(f'{os.environ['HOME']}')\n", Target(python=">=3.10")),
        Source(
            "a.py",
            "import os\nfor a, b in zip('ab', 'cd', strict=True):\n    print(a.removeprefix(b))\n",
            Target(python="3.8"),
        ),
        "ImportError: cannot import name 'Self' from 'typing' (/usr/lib/python3.10/typing.py)",
        "TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'",
        "    def f(x: list[int]):\nTypeError: 'type' object is not subscriptable",
        "    match name:\n          ^\nSyntaxError: invalid syntax",
        Log("SyntaxError: f-string: unmatched '['", Machine(python="3.11.2")),
    ),
    counterexamples=(
        Source("a.py", _TYPED.format("", "int | None"), Target(python="3.10")),
        Source("a.py", _TYPED.format("", "int | None")),
        Source("docs/source/conf.py", _TYPED.format("", "int | None"), Target(python=">=3.9")),
        Source(
            "a.py",
            "from __future__ import annotations\n" + _TYPED.format("", "int | None"),
            Target(python="3.9"),
        ),
        Source("a.py", _TYPED.format("", "'int | None'"), Target(python="3.9")),
        Source(
            "a.py",
            "import re\ndef f(a, b=None):\n    x: int | None = a | (b or re.A | re.I)\n",
            Target(python="3.9"),
        ),
        Source(
            "a.py",
            "import sys\nif sys.version_info >= (3, 11):\n    from typing import Self\n",
            Target(python=">=3.8"),
        ),
        Source(
            "a.py",
            "try:\n    import tomllib\nexcept ImportError:\n    import tomli as tomllib\n",
            Target(python=">=3.8"),
        ),
        Source(
            "a.py",
            "import os\nwith (open('a')):\n    list = [1]\n    list[0]\n",
            Target(python="3.8"),
        ),
        Source(
            "a.py", "import os\nprint(f'{os.environ[\"HOME\"]}', 'b')\n", Target(python=">=3.8")
        ),
        Source(
            "a.py",
            "import sys\nif sys.version_info < (3, 10):\n    from importlib_metadata import entry_points\nelse:\n"
            "    from importlib.metadata import entry_points\nfound = entry_points(group='a')\n",
            Target(python=">=3.8"),
        ),
        Log("ImportError: cannot import name 'Self' from 'typing'", Machine(python="3.11.4")),
        "ImportError: cannot import name 'Nothing' from 'typing'",
        Log(
            "TypeError: unsupported operand type(s) for |: 'type' and 'NoneType'",
            Machine(python="3.12.1"),
        ),
    ),
)
