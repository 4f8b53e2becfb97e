"""How GCC, clang, nvcc and MSVC say that they do not know a name, or a member: patterns for a name of one's own choice."""

from __future__ import annotations

_OPEN, _CLOSE = "['\"‘“]", "['\"’”]"


def unknown_name(names: str) -> tuple[str, ...]:
    """Return what matches where a compiler does not know one of some names, which becomes `api`."""
    return (
        rf"{_OPEN}(?P<api>{names}){_CLOSE}:? (?:is undefined|was not declared|identifier not found)",
        rf"use of undeclared identifier '(?P<api>{names})'",
    )


def unknown_member(scope: str, names: str) -> tuple[str, ...]:
    """Return what matches where a class lacks one of some members, which becomes `api`."""
    return (
        rf"{_OPEN}?(?:const )?(?:struct )?{scope}{_CLOSE}?(?: \{{aka [^\n]{{1,80}}\}})? has no member (?:named )?{_OPEN}?(?P<api>{names}){_CLOSE}?",
        rf"no member named '(?P<api>{names})' in '{scope}'",
        rf"'(?P<api>{names})': is not a member of '{scope}'",
    )
