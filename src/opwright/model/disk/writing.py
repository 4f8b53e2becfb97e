"""
Files that are written: whole or not at all.

A draft lies in the folder of the file, under a name that nobody can foretell and that is created anew, so that no link
leads elsewhere; it is renamed when it is whole. What a user names as an output may also be a device, a FIFO, a
descriptor or a link: these are written to, as a shell's `>` does, and never replaced.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import BinaryIO

_USUAL = 0o666
"""Less the umask, or as the default ACL of the folder has it."""
_WRITE = os.O_WRONLY | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_NOCTTY", 0)
_NEW = _WRITE | os.O_CREAT | os.O_EXCL | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_DESCRIPTOR = re.compile(r"/(?:dev/fd|proc/(?:self|thread-self)/fd)/(\d{1,9})")
_STANDARD = {"/dev/stdout": 1, "/dev/stderr": 2}
_MOST_LINKS = 40
_ACL = "system.posix_acl_access"


def draft(path: str, mode: int = _USUAL) -> tuple[int, str]:
    """Create a file next to another; return its descriptor and name. Raises OSError."""
    name = os.path.join(os.path.dirname(path), f".opwright-{os.urandom(8).hex()}.part")
    return os.open(name, _NEW, mode), name


@contextmanager
def replacing(path: str, *, mode: int = _USUAL, durable: bool = False) -> Iterator[BinaryIO]:
    """
    Yield a new file, which takes the name of another when it is whole. Raises OSError.

    A link of that name is replaced itself. A durable file is there, old or new, after a power cut, too.
    """
    handle, name = draft(path, mode)
    try:
        with open(handle, "wb") as opened:
            yield opened
            opened.flush()
            if durable:
                os.fsync(handle)
        os.replace(name, path)
    except BaseException:
        with suppress(OSError):
            os.unlink(name)
        raise


def write_text(path: str, text: str) -> None:
    """Write a text, unless the file already holds it. Raises OSError."""
    with suppress(OSError, UnicodeDecodeError), open(path, encoding="utf-8") as opened:
        if opened.read() == text:
            return
    with replacing(path) as written:
        written.write(text.encode())


@contextmanager
def rewriting(path: str, was: os.stat_result) -> Iterator[BinaryIO]:
    """Yield a new file that replaces a regular one and keeps its owner, mode, ACL and user attributes. Raises OSError."""
    with replacing(path, mode=stat.S_IRUSR | stat.S_IWUSR, durable=True) as opened:
        _keep_access(opened.fileno(), path, was)
        yield opened


def _keep_access(handle: int, path: str, was: os.stat_result) -> None:
    """Give a draft the read and write permissions of the file. The set-user-ID and set-group-ID bits are dropped."""
    if not hasattr(os, "fchown"):  # Windows
        return
    now = os.fstat(handle)
    with suppress(OSError):
        os.fchown(handle, -1, was.st_gid)
    with suppress(OSError):
        if now.st_uid != was.st_uid:
            os.fchown(handle, was.st_uid, -1)
    mode = was.st_mode & 0o777
    if os.fstat(handle).st_gid != was.st_gid:  # another group gets what everybody has
        mode &= ~0o070 | (mode & 0o007) << 3
    os.fchmod(handle, mode)
    _keep_attributes(handle, path)


def _keep_attributes(handle: int, path: str) -> None:
    """Copy the ACL and what users have attached; labels of security modules are for the system to set."""
    with suppress(OSError, AttributeError):  # this file system, or this system, does not support it
        for name in os.listxattr(path):
            if name == _ACL or name.startswith("user."):
                with suppress(OSError):
                    os.setxattr(handle, name, os.getxattr(path, name))


# ---- what a user names -------------------------------------------------------------


@contextmanager
def output(path: str) -> Iterator[BinaryIO]:
    """Yield what is written to an output that the user names. Raises OSError."""
    number = descriptor_of(path)
    if number is not None:
        with open(os.dup(number), "wb") as opened:
            yield opened
        return
    there = _opened(path)
    if there is None:
        with replacing(path) as opened:
            yield opened
        return
    with there, _replaced(there, path) as opened:
        yield opened


def is_stream(path: str) -> bool:
    """Return whether an output that a user names is something else than a file that is or will be there."""
    try:
        return descriptor_of(path) is not None or not stat.S_ISREG(os.stat(path).st_mode)
    except OSError:
        return False


def descriptor_of(path: str) -> int | None:
    """Return the number of this process's own descriptor that a path stands for: `/dev/stdout`, `/dev/fd/63`."""
    for _ in range(_MOST_LINKS):
        if path in _STANDARD:
            return _STANDARD[path]
        if match := _DESCRIPTOR.fullmatch(path):
            return int(match[1])
        try:
            path = os.path.join(os.path.dirname(path), os.readlink(path))
        except (OSError, ValueError, AttributeError):
            return None
    return None


def _opened(path: str) -> BinaryIO | None:
    """Open an existing file, so that the system's own rules for links and modes apply; None if there is none."""
    if os.name == "nt" and os.path.isfile(path):  # which cannot be replaced while it is open
        return None
    try:
        return open(os.open(path, _WRITE), "wb")
    except FileNotFoundError:
        if not os.path.islink(path):
            return None
        return open(os.open(path, _WRITE | os.O_CREAT, _USUAL), "wb")


@contextmanager
def _replaced(there: BinaryIO, path: str) -> Iterator[BinaryIO]:
    """Yield what replaces an opened file, or the file itself if it is not a regular one or cannot be replaced."""
    was = os.fstat(there.fileno())
    if not stat.S_ISREG(was.st_mode):
        yield there
        return
    target = os.path.realpath(path)
    try:
        is_same = os.path.samestat(os.stat(target), was)
        handle, name = draft(target, stat.S_IRUSR | stat.S_IWUSR) if is_same else (-1, "")
    except OSError:
        handle, name = -1, ""
    if handle < 0:  # a folder that takes no file, or a file that has lost its name
        os.truncate(there.fileno(), 0)
        yield there
        return
    try:
        with open(handle, "wb") as opened:
            _keep_access(handle, target, was)
            yield opened
        _take_name(name, target, there)
    finally:
        with suppress(FileNotFoundError):
            os.unlink(name)


def _take_name(name: str, target: str, there: BinaryIO) -> None:
    """Rename a draft; if the file is a mount point, or another user's in a folder like /tmp, write over it."""
    try:
        os.replace(name, target)
    except OSError as error:
        if error.errno not in (errno.EBUSY, errno.EPERM, errno.EACCES, errno.EXDEV):
            raise
        with open(name, "rb") as whole:
            os.truncate(there.fileno(), 0)
            while part := whole.read(1 << 20):
                there.write(part)
            there.flush()
