"""Where pip is set up to look for packages, read as pip reads it and without importing pip."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from configparser import Error as ConfigError
from configparser import RawConfigParser
from pathlib import Path

from opwright.errors import MALFORMED, UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.model.named_tuple import NamedTuple

DEFAULT_INDEX = "https://pypi.org/simple/"

_MOST_READ = 1 << 20
_SECTIONS = ("global", "install")
_NO = ("", "0", "n", "no", "f", "false", "off")


class PipSettings(NamedTuple):
    """The places pip asks, in order, and the certificates it trusts (None: the system's)."""

    indexes: tuple[str, ...] = (DEFAULT_INDEX,)
    find_links: tuple[str, ...] = ()
    cert: str | None = None


def read_pip_settings(environment: Mapping[str, str] | None = None) -> PipSettings:
    """
    Return pip's settings for `pip install`.

    Files first, the later over the earlier (global, user, virtual environment, PIP_CONFIG_FILE),
    then PIP_* variables: https://pip.pypa.io/en/stable/topics/configuration/. Files that cannot
    be read are passed over.
    """
    environment = os.environ if environment is None else environment
    values: dict[tuple[str, str], str] = {}
    for path in _files(environment):
        values |= _values_in(path)
    settings = {key: values[section, key] for section, key in _by_section(values)}
    settings |= {
        name[4:].lower().replace("_", "-"): value
        for name, value in environment.items()
        if name.startswith("PIP_") and value
    }
    index = settings.get("index-url", DEFAULT_INDEX).strip()
    indexes = (index, *settings.get("extra-index-url", "").split())
    return PipSettings(
        indexes=() if settings.get("no-index", "").lower() not in _NO else indexes,
        find_links=tuple(settings.get("find-links", "").split()),
        cert=settings.get("cert", "").strip() or None,
    )


def _files(environment: Mapping[str, str]) -> Iterator[Path]:
    """Yield the configuration files, the one that counts most last."""
    chosen = environment.get("PIP_CONFIG_FILE")
    if chosen == os.devnull:
        return
    home = Path(environment.get("HOME") or Path.home())
    for folder in (environment.get("XDG_CONFIG_DIRS") or "/etc/xdg").split(os.pathsep):
        yield Path(folder, "pip", "pip.conf")
    yield Path("/etc/pip.conf")
    if not chosen or not Path(chosen).exists():
        yield home / ".pip" / "pip.conf"
        yield Path(environment.get("XDG_CONFIG_HOME") or home / ".config", "pip", "pip.conf")
    yield Path(sys.prefix, "pip.conf")
    if chosen:
        yield Path(chosen)


def _values_in(path: Path) -> dict[tuple[str, str], str]:
    parser = RawConfigParser()
    try:
        parser.read_string(read_small(path, _MOST_READ).decode("utf-8"))
    except (UnreadableInputError, *MALFORMED, ConfigError):
        return {}
    return {
        (section, key.lower().replace("_", "-").removeprefix("--")): value
        for section in _SECTIONS
        if parser.has_section(section)
        for key, value in parser.items(section)
        if value
    }


def _by_section(values: Mapping[tuple[str, str], str]) -> list[tuple[str, str]]:
    return sorted(values, key=lambda name: _SECTIONS.index(name[0]))
