"""
Who can make a path lead elsewhere: whoever may rename one of its folders, or a link that it goes through.

Each name of the path is looked up as the kernel does it, link by link. The folder that a name is looked up in has to be
the user's or root's, and nobody else may write to it. In a folder with the sticky bit others may only rename what they
own, and its owner everything.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator

_MOST_LINKS = 40
"""As many as Linux follows: https://man7.org/linux/man-pages/man7/path_resolution.7.html."""
_ACL = "system.posix_acl_access"
_EVERY_USER = "4294967295"
"""How many users a namespace other than the initial one has."""


def replaceable(path: str) -> str | None:
    """Return why others can put something else in the place of a path, and what repairs it; None where nobody can."""
    if not hasattr(os, "geteuid"):
        return None
    for folder, name in _lookups(os.path.abspath(path)):
        try:
            above = os.stat(folder)
        except OSError:  # it does not exist yet: it is created for this user only
            return None
        if reason := _reason(folder, above, _owner_of(os.path.join(folder, name))):
            return f"{reason[0]}, and so replace {path}{reason[1]}"
    return None


def _owner_of(path: str) -> int:
    """Return the owner of a path, of a link itself; for what does not exist yet, this user."""
    try:
        return os.lstat(path).st_uid
    except OSError:
        return os.geteuid()


def _lookups(path: str) -> Iterator[tuple[str, str]]:
    """Yield each folder that is looked in on the way to a path, and the name that is looked for."""
    waiting = path.strip("/").split("/")[::-1]
    folder, links = "/", 0
    while waiting:
        name = waiting.pop()
        if name in ("", "."):
            continue
        if name == "..":
            folder = os.path.dirname(folder)
            continue
        yield folder, name
        there = os.path.join(folder, name)
        try:
            target = os.readlink(there)
        except OSError:  # no link
            folder = there
            continue
        links += 1
        if links > _MOST_LINKS:
            return
        waiting += target.rstrip("/").split("/")[::-1]
        folder = "/" if target.startswith("/") else folder


def _reason(folder: str, above: os.stat_result, owner: int) -> tuple[str, str] | None:
    """Return who may rename a name in a folder, and what repairs it."""
    if not _is_trusted(above.st_uid):
        return f"user {above.st_uid} owns {folder}, may rename what is in it", ""
    if above.st_mode & stat.S_ISVTX:
        if _is_trusted(owner):
            return None
        return f"user {owner} owns a name in {folder}, may rename it", ""
    if above.st_mode & stat.S_IWOTH:
        return f"other users may write to {folder}", f": chmod o-w {folder}"
    if above.st_mode & stat.S_IWGRP and not _is_of_one_user(folder, above.st_gid):
        return f"group {above.st_gid} may write to {folder}", f": chmod g-w {folder}"
    return None


def _is_trusted(uid: int) -> bool:
    return uid in (0, os.geteuid()) or _is_roots_outside(uid)


def _is_roots_outside(uid: int) -> bool:
    """
    Return whether a user is one that a container's user namespace has no number for, as it has none for root outside.

    Nothing tells root from the others there, and without root's folders there is no path to anything.
    """
    try:
        with open("/proc/self/uid_map", encoding="ascii") as users:
            if users.read().split()[2:] == [_EVERY_USER]:
                return False
        with open("/proc/sys/kernel/overflowuid", encoding="ascii") as number:
            return int(number.read()) == uid
    except (OSError, ValueError):  # another system than Linux
        return False


def _is_of_one_user(folder: str, gid: int) -> bool:
    """Return whether a group is root's, or the private group that many systems give each user."""
    try:
        if hasattr(os, "getxattr") and os.getxattr(folder, _ACL):
            return False  # the group's bits are then what any user on the list may do at most
    except OSError:
        pass
    if gid == 0:
        return True
    import grp  # noqa: PLC0415 - Windows has none
    import pwd  # noqa: PLC0415 - Windows has none

    try:
        group, user = grp.getgrgid(gid), pwd.getpwuid(os.geteuid())
    except KeyError:
        return False
    return group.gr_name == user.pw_name and set(group.gr_mem) <= {user.pw_name}
