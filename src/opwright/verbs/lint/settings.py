"""What can be set of a lint run: the names, the types and the meaning of `[tool.opwright.lint]` and of the options."""

from __future__ import annotations

import os
import re
from collections.abc import Collection, Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from types import MappingProxyType

from opwright import knowledge
from opwright.causes.engine.candidates import families
from opwright.errors import OpwrightError, UnknownNameError
from opwright.model import Confidence, Severity, Target
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Table: TypeAlias = Mapping[str, Any]

_TEXT, _TEXTS, _FLAG = "a string", "a list of strings", "true or false"
_NAMED_TEXT, _NAMED_TEXTS = "a table of strings", "a table of lists of strings"
_VERSIONS = ("python", "numpy", "triton")

KINDS: Mapping[str, str] = {
    **dict.fromkeys(("select", "extend-select", "ignore"), _TEXTS),
    "per-file-ignores": _NAMED_TEXTS,
    "exclude": _TEXTS,
    "force-exclude": _FLAG,
    **dict.fromkeys(("torch", "cuda", "compiler"), _TEXT),
    "gpu": _TEXTS,
    **dict.fromkeys(_VERSIONS, _TEXT),
    "min-confidence": _TEXT,
    "severity": _NAMED_TEXT,
    "fail-on": _TEXT,
    "baseline": _TEXT,
    "compile-commands": _TEXT,
}
"""Every setting, and what it may be."""

_SELECTING = ("select", "extend-select", "ignore")
NEVER = "never"
CONFIDENCES = tuple(confidence.name.lower() for confidence in Confidence)
SEVERITIES = tuple(severity.name.lower() for severity in Severity)

_FORMS = {
    "cuda": (r"\d{1,2}(?:\.\d{1,2}){0,2}", "13.0"),
    "compiler": (r"(?i:(?:clang|gcc|g|icpx?|msvc|cl|hipcc)(?:\+\+)?)[ -]?[\d.]*", "clang-19"),
    "gpu": (r"(?:sm|compute)_\d{2,3}[af]?|gfx[\w:+-]+", "sm_90a or gfx942"),
}


class LintSettings(NamedTuple):
    """How files are linted."""

    target: Target = Target()
    """What was set; what it leaves open is taken from the build scripts."""
    enabled: frozenset[str] | None = None
    """The names of the causes to look for; None means all."""
    named: frozenset[str] = frozenset()
    """Those that were selected by name, which are reported whatever the target."""
    per_file_ignores: tuple[tuple[str, frozenset[str]], ...] = ()
    """Patterns of paths, and the causes that are not reported there."""
    exclude: tuple[str, ...] = ()
    force_exclude: bool = False
    min_confidence: Confidence = Confidence.POSSIBLE
    severity: Mapping[str, Severity] = MappingProxyType({})
    """By cause, where it differs from what its confidence gives it."""
    fail_on: Severity | None = Severity.NOTE
    """The least severity for which the exit status is 1; None for never."""
    baseline: str | None = None
    compile_commands: str | None = None
    folder: str = "."
    """What patterns are relative to."""

    @property
    def in_order(self) -> tuple[object, ...]:
        """Its values, written the same in every process: sets have no order of their own."""
        return tuple(map(_in_order, self))

    def ignored_in(self, path: str) -> frozenset[str]:
        """Return the causes that are not reported in a file."""
        matched = (names for glob, names in self.per_file_ignores if self._matches(path, glob))
        return frozenset[str]().union(*matched)

    def excludes(self, path: str) -> bool:
        """Return whether a file or folder is left out."""
        return any(self._matches(path, glob) for glob in self.exclude)

    def excludes_a_folder_of(self, path: str) -> bool:
        """Return whether a folder that a path lies in, below the settings' own, is left out."""
        parts = os.path.relpath(path, self.folder).replace(os.sep, "/").split("/")[:-1]
        folders = ("/".join(parts[: number + 1]) for number in range(len(parts)))
        return any(self.excludes(os.path.join(self.folder, folder)) for folder in folders)

    def _matches(self, path: str, glob: str) -> bool:
        """Return whether a pattern means a path, as ruff has it: its last part, or all of it below the folder."""
        glob = glob.rstrip("/")
        if fnmatchcase(path.rpartition("/")[2], glob):
            return True
        relative = os.path.relpath(path, self.folder).replace(os.sep, "/")
        return fnmatchcase(relative, glob) or fnmatchcase(relative, f"{glob}/*")


def _in_order(value: object) -> object:
    match value:
        case frozenset():
            return sorted(value)
        case Mapping():
            return sorted(value.items())
        case tuple():
            return tuple(map(_in_order, value))
    return value


# ---- from tables -------------------------------------------------------------------


def check_table(table: Table, where: str) -> None:
    """Raise OpwrightError for a setting that does not exist, or has another type."""
    for key, value in table.items():
        if key not in KINDS:
            raise UnknownNameError(f"setting of {where}", key, known=sorted(KINDS))
        if not _is_of(KINDS[key], value):
            raise OpwrightError(f"{key} in {where} must be {KINDS[key]}")


def _is_of(kind: str, value: object) -> bool:
    if kind == _TEXT:
        return isinstance(value, str)
    if kind == _FLAG:
        return isinstance(value, bool)
    if kind == _TEXTS:
        return isinstance(value, list) and all(isinstance(item, str) for item in value)
    item_kind = _TEXT if kind == _NAMED_TEXT else _TEXTS
    return isinstance(value, dict) and all(_is_of(item_kind, item) for item in value.values())


def settings_of(configured: Table, given: Table, folder: str) -> LintSettings:
    """
    Return the settings of a checked table of a folder, and of the command line, which goes before it.

    A `select` on the command line replaces what the table selects and ignores; an `ignore` there comes on top.
    """
    both = {**configured, **given}
    enabled, named = _enabled(configured, given)
    return LintSettings(
        target_of(both),
        enabled,
        named,
        _per_file_ignores(both.get("per-file-ignores", {})),
        tuple(dict.fromkeys((*configured.get("exclude", ()), *given.get("exclude", ())))),
        both.get("force-exclude", False),
        Confidence[_choice("min-confidence", both.get("min-confidence", "possible"), CONFIDENCES)],
        _severities(both.get("severity", {})),
        _fail_on(both.get("fail-on", "note")),
        _path(configured, given, "baseline", folder),
        _path(configured, given, "compile-commands", folder),
        folder,
    )


def _path(configured: Table, given: Table, key: str, folder: str) -> str | None:
    """Return a file: in a table it is relative to the table's folder."""
    if key in given:
        return str(given[key])
    return os.path.normpath(os.path.join(folder, configured[key])) if key in configured else None


def _enabled(configured: Table, given: Table) -> tuple[frozenset[str] | None, frozenset[str]]:
    chosen, named = None, frozenset[str]()
    if not any(table.get(key) for table in (configured, given) for key in _SELECTING):
        return chosen, named
    tables = (given,) if given.get("select") else (configured, given)
    for table in tables:
        select, extend = table.get("select", ()), table.get("extend-select", ())
        ignore = table.get("ignore", ())
        named = (named | _names((*select, *extend))) - _names(ignore)
        chosen = _expanded(select) if select else chosen
        if extend and chosen is not None:
            chosen |= _expanded(extend)
        if ignore:
            chosen = _everything() if chosen is None else chosen
            chosen = (chosen - (_expanded(ignore) - named)) - _names(ignore)
    return chosen, named


def _everything() -> frozenset[str]:
    return frozenset[str]().union(*families().values())


def _names(selectors: Iterable[str]) -> frozenset[str]:
    """Return those selectors that are names of causes."""
    return frozenset(selectors) - families().keys()


def _expanded(selectors: Iterable[str]) -> frozenset[str]:
    """Return the causes that selectors name, each a cause or a family; raise UnknownNameError."""
    return frozenset[str]().union(*map(_expanded_one, selectors))


@cache
def _expanded_one(selector: str) -> frozenset[str]:
    if selector in families():
        return families()[selector]
    if selector in _everything():
        return frozenset({selector})
    known = sorted({*families(), *_everything()})
    raise UnknownNameError("cause", selector, known=known)


def _per_file_ignores(
    table: Mapping[str, Collection[str]],
) -> tuple[tuple[str, frozenset[str]], ...]:
    return tuple((glob, _expanded(selectors)) for glob, selectors in table.items())


def _severities(table: Mapping[str, str]) -> Mapping[str, Severity]:
    """Return the severity by cause; a cause's own setting overrides its family's."""
    in_order = sorted(table.items(), key=lambda item: item[0] not in families())
    return {
        name: Severity[_choice("severity", level, SEVERITIES)]
        for selector, level in in_order
        for name in _expanded([selector])
    }


def _fail_on(level: str) -> Severity | None:
    _choice("fail-on", level, (*SEVERITIES, NEVER))
    return None if level == NEVER else Severity[level.upper()]


def _choice(key: str, value: str, choices: tuple[str, ...]) -> str:
    """Return the name of an enum's member; raise UnknownNameError if a value is not one of the choices."""
    if value not in choices:
        raise UnknownNameError(f"{key} (one of {', '.join(choices)})", value, known=choices)
    return value.upper()


# ---- the target --------------------------------------------------------------------


def target_of(table: Table) -> Target:
    """Return the target that a table sets; raise OpwrightError if it does not exist."""
    gpus = tuple(name for listed in table.get("gpu", ()) for name in listed.split(",") if name)
    values = [(key, table.get(key)) for key in ("cuda", "compiler")] + [("gpu", g) for g in gpus]
    for name, value in values:
        form, example = _FORMS[name]
        if value and not re.fullmatch(form, value):
            raise OpwrightError(f"invalid --{name} {value!r}: expected something like {example}")
    for name in _VERSIONS:
        _check_versions(name, table.get(name))
    target = Target(
        table.get("torch"),
        table.get("cuda"),
        table.get("compiler"),
        gpus,
        *map(table.get, _VERSIONS),
    )
    if target.torch:
        knowledge.targets.releases_in(target)  # raises if there is no such release
    return target


def _check_versions(domain: str, versions: str | None) -> None:
    """Raise UnknownNameError where no release of a domain is meant by `versions`."""
    if versions:
        known = knowledge.api_index.table(domain).releases
        if not knowledge.api_windows.admitted(known, versions):
            raise UnknownNameError(f"release of {domain}", versions, known=known)
