"""What a log shows to have been tried already, or to be there: what a fix need not ask for again."""

from __future__ import annotations

import re

from opwright.logs.patterns import compiled
from opwright.model import Log

_INDEX = r"(?:-f |--find-links[ =]|--(?:extra-)?index-url[ =]|Looking in (?:links|indexes): )['\"]?(?P<address>https?://[^\s'\"]{6,200})"
_LISTS_OF_PYG = r"https?://(?:data\.pyg\.org|pytorch-geometric\.com|data\.pytorch-geometric\.com)/whl/(?:torch-)?(?P<torch>\d[\d.]{2,6})"
_RECURSIVE_CLONE = (
    r"\bgit clone [^\n]{0,200}--recurs(?:iv|e-submodules)|\bgit submodule update [^\n]{0,40}--init"
)
_FAILED_CLONE = r"fatal: (?!not a git)|error: RPC failed|Failed to clone '"
_THERE = r"^(?:[^\n]{0,40} )?(?P<package>[\w.+-]{2,60}) is already the newest version|^[ \t]*Requirement already satisfied: (?P<satisfied>[\w.-]{1,60}(?:==[\w.+]{1,30})?)(?=[\s(,])"
_ARE_THERE = ("is already the newest version", "Requirement already satisfied: ")
_OF_RPM = r"\bCentOS\b|\bRed ?Hat Enterprise\b|\bRHEL\b|\bRocky Linux\b|\bAlmaLinux\b|\bOracle Linux\b|\bFedora\b|\bAmazon Linux\b|-redhat-linux\b|\.el[6-9]\b|\.fc\d\d\b|\$ (?:sudo )?(?:dnf|yum) |/etc/(?:redhat|centos)-release"
_OF_DEBIAN = r"\bUbuntu\b|\bubuntu\d\d|\bDebian\b|\b(?:x86_64|aarch64)-linux-gnu/|\$ (?:sudo )?apt(?:-get)? |\bRUN apt"

_WITHOUT_ROOT = (
    r"(?i)\b(?:no|without|have no|don'?t have|do not have|not have|lack(?:ing)?) (?:any )?(?:root|sudo|admin\w*|superuser)\b|\bnot (?:in the sudoers|a sudoer|root\b)|sudo: (?:command )?not found"
    r"|\b(?:shared|our|the|a|hpc|slurm|gpu|school|university|lab)(?:'s)? cluster\b|\bHPC\b|\bslurm\b|\bmodule load \w|'/usr/[^'\n]{1,200}'[^\n]{0,80}Permission denied"
    r"|Permission denied[^\n]{0,40}'/usr/"
)
_OF_INDEX = r"\bpip3? install (?:-U |--upgrade |--pre |-v |--user |--no-cache-dir ){0,3}(?P<name>[A-Za-z][\w.-]{1,60}\w)(?![\w.=<>\[/!~-]|['\"])"


def asked_for_newest(log: Log) -> frozenset[str]:
    """Return the packages that the user had pip install without a release: pip installed the newest."""
    return frozenset(
        m["name"].lower().replace("_", "-") for m in compiled(_OF_INDEX).finditer(log.text)
    )


def is_without_root(log: Log) -> bool:
    """Return whether the user says that nothing can be installed into the system, or a log shows it."""
    return compiled(_WITHOUT_ROOT).search(log.text) is not None


def indices_passed(log: Log) -> frozenset[str]:
    """Return the indexes and lists of wheels that pip was given, without what follows the last slash."""
    return frozenset(m["address"] for m in compiled(_INDEX).finditer(log.text))


def torches_of_pyg_lists(log: Log) -> frozenset[str]:
    """Return the releases of torch whose lists of wheels pip was given, of those that PyG has one for each of."""
    found = (compiled(_LISTS_OF_PYG).match(address) for address in indices_passed(log))
    return frozenset(match["torch"].rstrip(".") for match in found if match)


def is_cloned_with_submodules(log: Log) -> bool:
    """Return whether git has fetched the submodules of a project, as far as the log shows."""
    cloned = compiled(_RECURSIVE_CLONE).search(log.text)
    return cloned is not None and not compiled(_FAILED_CLONE).search(log.text, cloned.end())


def is_without_apt(log: Log) -> bool | None:
    """Return whether the system uses RPM packages rather than Debian's; None if the log shows neither."""
    if compiled(_OF_RPM).search(log.text):
        return True
    return False if compiled(_OF_DEBIAN).search(log.text) else None


def packages_there(log: Log) -> frozenset[str]:
    """Return the packages that apt or pip has said are there already: `ninja-build`, `torch`."""
    if not any(words in log.text for words in _ARE_THERE):
        return frozenset()
    found = compiled(_THERE).finditer(log.text)
    return frozenset(re.sub(r"==.*", "", m["package"] or m["satisfied"]).lower() for m in found)
