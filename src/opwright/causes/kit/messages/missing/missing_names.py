"""Modules, and functions of modules, that are missing: whether a build would have made them."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.causes.kit.messages.missing import held_names
from opwright.causes.kit.messages.missing.compiled_modules import (
    NO_MODULE,
    WORKS_ELSEWHERE,
    imported_from,
    importing_frame,
    is_called_like_its_folder,
    is_called_like_kernels,
    is_checkout,
    is_compiled,
    is_installed,
    is_listed,
    is_native_part,
    is_private,
)
from opwright.causes.kit.rules import LIKELY, POSSIBLE, if_group, rule
from opwright.knowledge.pypi.native_packages import (
    ALWAYS_COMPILED,
    COMPILED_MODULE,
    FRAMEWORK_MODULE,
    KERNEL_PACKAGE,
    KERNEL_WORD,
    NATIVE_PACKAGE,
    NATIVE_PART,
)
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import Confidence, Log

_BUILD_FAILED = r"CalledProcessError: Command '\['ninja'[^\n]{0,60}returned non-zero exit status|Error building extension '"
_NO_NAME = (
    r"cannot import name ['\"]?(?P<module>\w{1,60})['\"]? from {1,3}(?P<half>partially initialized module )?"
    r"['\"](?P<package>[\w.]{1,80})['\"](?: \(most likely due to a circular import\))?"
    r"(?: \((?P<path>[^)\n]+)\))?"
)
_BARE_NAME = (
    r"cannot import name ['\"`]?(?P<module>\w{2,60})['\"`]?(?=$|[`'\" ]*$)",
    r"cannot import name ['\"`](?P<module>\w{2,60})['\"`](?![`'\" ]*$| {1,3}from )",
)
"""Python up to 3.6 does not say where from."""
_NEAR = 400
"""Characters before a message in which the statement stands."""
_NO_FUNCTION = r"(?<!initialized )module ['\"](?P<module>[A-Za-z_][\w.]{2,100})['\"] has no attribute ['\"](?P<function>\w{2,80})"
_OF_NONE = r"'NoneType' object has no attribute '(?P<module>\w{4,60})'"
"""What is called of a module whose import failed and was caught."""
_OF_ANOTHER_BUILD = r".*(?:_C|_ext|_cuda|_kernels|_plugin|_bindings\w{0,20})"
"""Names that files have and folders do not: see stale-build-artifacts."""
_OF_A_FOLDER = r"(?:\w+_)?(?:forward|backward|fwd|bwd|cuda)"
"""Functions that a folder with a module's name lacks when it is imported instead: see source-tree-shadows-install."""


def _is_bare_library(match: LogMatch) -> bool:
    """Return whether a name that an import misses is a library's, `libknn`, or repeats the folders that it is asked for in."""
    *folders, last = match.groups["module"].rstrip(".").split(".")
    if not folders:
        is_import = "package" not in match.groups and "cannot import name" in match.quote
        return is_import and compiled(_LIBRARY).fullmatch(last) is not None
    return len(folders) > 1 and f"{'_'.join(folders[-2:])}_" in last


_LIBRARY = r"lib(?!s$|rary|rosa|cst)\w{2,20}"


def _no_module(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a module was not built, and not that another folder was imported."""
    if _is_of_a_release(match):
        return None
    if "package" not in match.groups and "cannot import name" in match.quote:
        match = match._replace(groups={**match.groups, **_asked_of(match, log)})
    is_known = (
        _is_bare_library(match)
        or is_compiled(match)
        or is_private(log, match)
        or is_native_part(log, match)
    )
    if not (is_known or is_listed(match) or _is_asked_of_its_project(match, log)):
        is_of_package = "package" in match.groups
        is_named_so = (
            is_called_like_its_folder(match)
            if is_of_package
            else is_called_like_kernels(log, match)
        )
        return POSSIBLE if is_named_so else None
    package = match.groups.get("package") or match.groups["module"]
    project = knowledge.installing.project_of(package)
    if package.endswith("_plugin") or (project and project.is_jit):
        return POSSIBLE  # see masked-build-error
    if has_match(log, _BUILD_FAILED, WORKS_ELSEWHERE):  # it was tried, or has succeeded
        return POSSIBLE
    if path := imported_from(log, match):
        is_always = is_checkout(path) and compiled(ALWAYS_COMPILED).match(package)
        return POSSIBLE if is_always else LIKELY
    return None if compiled(ALWAYS_COMPILED).match(package) else LIKELY


def _is_of_a_release(match: LogMatch) -> bool:
    """Return whether a table has the missing part among those of other releases of the package."""
    package, _, name = match.groups["module"].rstrip(".").rpartition(".")
    known = {"package": match.groups.get("package", package), "module": name}
    return held_names.held(match._replace(groups={**match.groups, **known})) is not None


def may_be_built(match: LogMatch, log: Log) -> bool:
    """Return whether a missing part of a package may be one that its build makes."""
    is_compiled_one = is_compiled(match) or is_private(log, match) or is_native_part(log, match)
    return is_compiled_one or is_listed(match) or is_called_like_kernels(log, match)


def _asked_of(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the package that is asked for a name, where the statement stands before the message."""
    before = log.text[max(0, match.start - _NEAR) : match.start]
    name = re.escape(match.groups["module"])
    asked = re.findall(
        rf"\bfrom ([A-Za-z]\w+(?:\.\w+)*) import [^\n]{{0,99}}\b{name}(?:\b|(?=\w{{0,20}}Error: ))",
        f"{before}{match.quote}",
    )
    return {"package": asked[-1]} if asked else {}


def _is_asked_of_its_project(match: LogMatch, log: Log) -> bool:
    """Return whether a known package is asked for a part that its build makes, by a Python that does not say where from."""
    asked = {} if "package" in match.groups else _asked_of(match, log)
    return bool(asked) and knowledge.installing.is_made_by_build(
        f"{asked['package']}.{match.groups['module']}"
    )


def _no_function(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a module without a function is an empty folder in the place of a compiled module."""
    module = match.groups["module"]
    *folders, last = module.split(".")
    if compiled(rf"(?:{NATIVE_PACKAGE}|{KERNEL_PACKAGE})").match(module):
        return None
    if compiled(FRAMEWORK_MODULE).match(module) or compiled(_OF_ANOTHER_BUILD).fullmatch(module):
        return None
    frame = importing_frame(log, match)
    if frame and is_installed(frame.file):  # by pip, with another release of the module
        return None
    if folders:
        is_native = any(compiled(NATIVE_PART).search(part) for part in folders[1:])
        is_named_so = compiled(KERNEL_WORD).search(last) or compiled(COMPILED_MODULE).fullmatch(
            last
        )
        return LIKELY if is_native or is_named_so else None
    if compiled(_OF_A_FOLDER).fullmatch(match.groups["function"]):
        return None
    is_named_so = compiled(COMPILED_MODULE).fullmatch(last) or compiled(KERNEL_WORD).search(last)
    return POSSIBLE if is_named_so else None


ROWS = (
    rule(NO_MODULE, _NO_NAME, confidence=_no_module),
    rule(*_BARE_NAME, confidence=_no_module, compute=_asked_of),
    rule(_OF_NONE, confidence=if_group("module", rf".*(?:{KERNEL_WORD}).*", then=POSSIBLE)),
    rule(_NO_FUNCTION, confidence=_no_function),
)
"""Each with the `module` that is missing, or empty."""
