"""
The headers of a torch that is not installed: out of its wheel on pip's index, by ranges, once for this user.

A wheel of torch has up to a gigabyte, its headers 10 MB. They lie in the user's cache, and get their place there
when all of them are written, so that what is there is complete.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Callable, Mapping

from opwright.errors import OpwrightError, UnreadableInputError
from opwright.facts.archives.byte_source import ByteSource
from opwright.facts.archives.member_files import write_members
from opwright.facts.archives.zip_archive import Archive, Member
from opwright.facts.index.package_index import IndexFile, find_wheel
from opwright.facts.index.pip_settings import read_pip_settings
from opwright.facts.index.remote import RemoteFile, open_url
from opwright.facts.on_disk import regular
from opwright.facts.torch.target import PYBIND11_ABI_FILE, PYBIND11_INTERNALS
from opwright.model import lazy
from opwright.model.disk.private_files import distrusted, make_folder

_HEADERS = "torch/include/"
_PYTHON_LIBRARY = "torch/lib/libtorch_python.so"
_ABOUT = "from-wheel.txt"
_UNFINISHED = "unfinished-"
_MOST_BYTES = 1 << 30
_PIECE = 1 << 20
_LONGEST_NAME = 200


def published_headers(
    version: str, fetching: Callable[[str], None] | None = None
) -> tuple[str, str]:
    """
    Return the folder with the headers of a release, and the name of the wheel that they are of.

    `fetching` is told what, before something is fetched.
    Raises UnreadableInputError where they are not in the cache and cannot be fetched.
    """
    place = os.path.join(_cache(), version)
    if reason := distrusted(_cache(), is_link_allowed=True) or distrusted(place):
        raise OpwrightError(f"refusing headers that others can have written: {reason}")
    if not os.path.isdir(place):
        try:
            make_folder(_cache())
            with lazy.filelock.FileLock(f"{place}.lock"):
                if not os.path.isdir(place):
                    if fetching:
                        fetching(f"the headers of torch {version}")
                    _fetch(version, place)
        except OSError as error:
            raise OpwrightError(
                f"cannot store the headers of torch {version} in {_cache()}: "
                f"{error.strerror or error}; set XDG_CACHE_HOME to a directory with free space"
            ) from error
    return place, _text(os.path.join(place, _ABOUT))


def _cache() -> str:
    home = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")
    return os.path.join(os.path.abspath(home), "opwright", "torch")


def _text(path: str) -> str:
    try:
        with open(path, encoding="utf-8", opener=regular) as opened:
            return opened.read(_LONGEST_NAME)
    except (OSError, UnicodeDecodeError):
        return "its wheel"


def _fetch(version: str, place: str) -> None:
    """Write the headers of a release atomically."""
    settings = read_pip_settings()
    wheel = find_wheel(f"torch=={version}", settings)
    for name in os.listdir(_cache()):  # what was left unfinished: this one has the lock
        if name.startswith(f"{_UNFINISHED}{version}-"):
            shutil.rmtree(os.path.join(_cache(), name), ignore_errors=True)
    unfinished = tempfile.mkdtemp(prefix=f"{_UNFINISHED}{version}-", dir=_cache())
    try:
        _write(wheel, unfinished, settings.cert)
        os.chmod(unfinished, 0o755)  # noqa: S103 - headers are no secret, and mkdtemp's mode is
        os.rename(unfinished, place)
    finally:
        shutil.rmtree(unfinished, ignore_errors=True)


def _write(wheel: IndexFile, folder: str, cert: str | None) -> None:
    source = open_url(wheel.url, ca_file=cert, digest=wheel.digest)
    archive = Archive(source, wheel.name, far=isinstance(source, RemoteFile))
    headers = {
        member: member.name
        for member in archive.members
        if member.name.startswith(_HEADERS) and not member.name.endswith("/")
    }
    _check(headers, wheel.name)
    write_members(archive, source, headers, folder)
    if abi := _pybind11_abi(archive):
        with open(
            os.path.join(folder, "torch", PYBIND11_ABI_FILE), "w", encoding="ascii"
        ) as opened:
            opened.write(abi)
    with open(os.path.join(folder, _ABOUT), "w", encoding="utf-8") as opened:
        opened.write(wheel.name)


def _check(headers: Mapping[Member, str], wheel: str) -> None:
    size = sum(member.size for member in headers)
    if not headers or size > _MOST_BYTES:
        raise UnreadableInputError(
            f"{wheel} has {size} bytes of headers in {_HEADERS}; check that it is a torch wheel"
        )


def _pybind11_abi(archive: Archive) -> str | None:
    """Return what the release's own modules call their compiler, where pybind11 2 asks for it."""
    common = archive.member(f"{_HEADERS}pybind11/detail/common.h")
    library = archive.member(_PYTHON_LIBRARY)
    if common is None or library is None:
        return None
    if b"define PYBIND11_VERSION_MAJOR 2" not in archive.read(common):
        return None
    match = _found_in(archive.open(library))
    return match.decode("ascii") if match else None


def _found_in(source: ByteSource) -> bytes | None:
    """Return the first match in a file that is read in order, as far as it takes."""
    before = b""
    for start in range(0, source.size, _PIECE):
        data = before + source.read(start, min(_PIECE, source.size - start))
        if hit := PYBIND11_INTERNALS.search(data):
            return hit[1]
        before = data[-_LONGEST_NAME:]
    return None
