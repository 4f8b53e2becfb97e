"""What the authors of a project say of how it is built: in READMEs, shell scripts, makefiles."""

from __future__ import annotations

import posixpath
import re
from itertools import islice

from opwright.model import BuildScript

_BY_SETUP_PY = (
    r"\bsetup\.py\b[^\n|;&]{0,60}\b(?:install|develop|build|build_ext|build_py|bdist_wheel)\b"
)
_BY_CMAKE = r"\bcmake\s+(?:--build|--fresh|-[BSGD]|\.\.|\.(?=\s)|\$)"
_PIP = r"\b(?:pip3?|uv)\s+(?:install|wheel|sync)\s+(?:-(?!-find-links)\S+\s+)*['\"]?"
_HERE = (
    _PIP
    + r"(?:(?:[\w.=<>-]+[ \t]+){{0,4}}\.(?![\w.]|/\w)|\S*\.tar\.gz|(?<!-r )\$(?!\{{?\w+\}}?/[\w.-]*\w|[({{]?\w+[)}}]?[ \t]+\w)|(?:git\+\S*)?{names}\b(?![-./]\w))"
)
_INTO = r"\bcd\s+['\"]?(?:\S*/)?{folder}\b"
_INSTALLED_HERE = re.compile(_PIP + r"\.(?![\w.])")
_NEAR, _MOST_PLACES, _MOST_NAMES = 300, 100, 10


def is_built_without_isolation(script: BuildScript) -> bool:
    """Return whether its authors know of build isolation, and build without it."""
    texts = (script.text, *(other.text for other in script.beside))
    return any(
        re.search(r"no.build.isolation", text)
        for text in (*texts, *(document.text for document in script.instructions))
    )


def is_built_by_pip(script: BuildScript) -> bool:
    """Return whether pip or uv builds it: it was published, or its authors say so."""
    folder = posixpath.dirname(script.path)
    base = posixpath.basename(folder)
    named = re.findall(r"\bname\s*=\s*['\"]([\w.-]+)['\"]", script.text)
    names = [re.sub(r"[-_.]+", "[-_.]+", name) for name in (*named[:_MOST_NAMES], base) if name]
    here = _HERE.format(names=f"(?:{'|'.join(names)})" if names else "(?!)")
    if any(path == posixpath.join(folder, "PKG-INFO") for path, _ in script.instructions):
        return True
    beside = [text for path, text in script.instructions if posixpath.dirname(path) == folder]
    if any(re.search(_BY_SETUP_PY, t) for t in beside) and not any(
        re.search(here, t) for t in beside
    ):
        return False  # what later lines say is about something else, or another checkout
    return any(
        re.search(here, text)
        if not base or path.startswith(f"{folder}/")
        else _is_installed_from_above(text, base)
        for path, text in script.instructions
    )


def _is_installed_from_above(text: str, folder: str) -> bool:
    """Return whether a text has pip install a folder by its name, or from inside it."""
    name = re.escape(folder)
    if re.search(_PIP + rf"(?:\S*/)?{name}(?=[/\s'\"\[`#]|$)", text):
        return True
    places = islice(re.finditer(_INTO.format(folder=name), text), _MOST_PLACES)
    return any(_is_installed_after(text[m.end() : m.end() + _NEAR]) for m in places)


def _is_installed_after(text: str) -> bool:
    """Return whether pip installs where a `cd` has led to, before another one leads elsewhere or setup.py has built it."""
    found = _INSTALLED_HERE.search(text)
    return found is not None and not re.search(r"\bcd\s|\bsetup\.py\b", text[: found.start()])


def is_built_by_hand(script: BuildScript) -> bool:
    """Return whether its authors run setup.py or CMake, and nowhere have pip build it."""
    pattern = f"{_BY_SETUP_PY}|{_BY_CMAKE}"
    is_by_hand = any(re.search(pattern, text) for _, text in script.instructions)
    return is_by_hand and not is_built_by_pip(script)
