"""Addresses of servers and files, as anybody may have written them: taken apart, joined, and shown."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import SplitResult, urljoin, urlsplit, urlunsplit
from urllib.request import url2pathname

from opwright.errors import UnreadableInputError, without_credentials

_WEB = ("http", "https")


def split(url: str) -> SplitResult:
    """Return the parts of an address; raise UnreadableInputError where it is none."""
    try:
        parts = urlsplit(url)
        _ = parts.hostname, parts.port  # which may be as malformed as the rest
    except ValueError as error:
        raise unreachable(url, "not a valid URL") from error
    return parts


def split_web(url: str) -> SplitResult:
    """Return the parts of an http or https address; raise UnreadableInputError for any other."""
    parts = split(url)
    if parts.scheme not in _WEB or not parts.hostname or parts.port == 0:
        raise unreachable(url, "not an http or https URL")
    return parts


def joined(base: str, link: str) -> str | None:
    """Return where a link on a page leads; None where it is malformed, or leads from a server to a file."""
    try:
        url = urljoin(base, link)
        split(url)
    except (ValueError, UnreadableInputError):
        return None
    return url if is_web(url) or (is_file(url) and not is_web(base)) else None


def is_web(url: str) -> bool:
    """Return whether an address is a server's."""
    return url.lower().startswith(("http://", "https://"))


def is_file(url: str) -> bool:
    """Return whether an address is that of a file on this machine."""
    return url.lower().startswith("file:")


def path_of(url: str) -> Path:
    """Return the path of a file address."""
    path = url2pathname(split(url).path)
    if "\0" in path:
        raise unreachable(url, "not a valid URL")
    return Path(path)


def bare(parts: SplitResult) -> str:
    """Return an address without its credentials."""
    return urlunsplit(parts._replace(netloc=parts.netloc.rpartition("@")[2]))


def shown(url: str) -> str:
    """Return an address as it may be printed: without credentials, query and fragment."""
    return without_credentials(url).partition("#")[0]


def unreachable(url: str, reason: str) -> UnreadableInputError:
    """Return the error for an address that does not give what it should."""
    return UnreadableInputError(
        f"cannot read {shown(url)}: {reason}; check the URL, the network and the proxy "
        "settings, or download the file and pass its path"
    )
