"""The pages that a person wrote, and those that are made from the code, as a folder that MkDocs reads."""

from __future__ import annotations

import posixpath
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from shutil import copy2

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))

from render_docs import all_pages  # noqa: E402 - it lies there

_LINK = re.compile(r"(\]\()([^)\s#:]+)((?:#[^)\s]*)?\))")
_MOVED = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
    "docs/README.md": "index.md",
}
_PICTURES = (".svg", ".png")


def write_pages(folder: Path, *, repository: str) -> None:
    """Write every page and picture; links that leave the site lead to the repository."""
    places = _places()
    for source, place in places.items():
        target = folder / place
        target.parent.mkdir(parents=True, exist_ok=True)
        if source == "docs/README.md":
            continue
        if source.endswith(".md"):
            target.write_text(_relinked(source, (ROOT / source).read_text(), places, repository))
        else:
            copy2(ROOT / source, target)
    for name, text in all_pages().items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(_boosted(name, text) if name.startswith("causes/") else text)


def _places() -> dict[str, str]:
    """Return where each file of the repository is on the site."""
    docs = [path for path in (ROOT / "docs").rglob("*") if _is_shown(path)]
    gallery = [path for path in (ROOT / "gallery").rglob("*") if _is_shown(path)]
    named = {path.relative_to(ROOT).as_posix() for path in (*docs, *gallery)}
    places = {name: name.removeprefix("docs/") for name in sorted(named)}
    return places | _MOVED


def _is_shown(path: Path) -> bool:
    is_made = ("causes" in path.parts[:-1] and "zh" not in path.parts) or path.name == "cli.md"
    return path.suffix in (".md", *_PICTURES) and not is_made


def _relinked(source: str, text: str, places: Mapping[str, str], repository: str) -> str:
    """Return a page with links that are right where it is on the site."""
    here = posixpath.dirname(places[source])

    def link(match: re.Match[str]) -> str:
        target = posixpath.normpath(posixpath.join(posixpath.dirname(source), match[2]))
        found = next((places[name] for name in _names(target) if name in places), None)
        if found is None and target.startswith("docs/"):  # a page that is made
            found = target.removeprefix("docs/")
        if found is None:
            return f"{match[1]}{repository}/blob/main/{target}{match[3]}"
        return f"{match[1]}{posixpath.relpath(found, here)}{match[3]}"

    return _LINK.sub(link, text)


def _names(target: str) -> Iterator[str]:
    yield target
    yield posixpath.join(target, "README.md")


def _boosted(name: str, text: str) -> str:
    """Return a page that comes before others in a search, with a link to its translation."""
    translated = f"zh/causes/{posixpath.basename(name)}"
    if (ROOT / "docs" / translated).exists():
        title, _, rest = text.partition("\n\n")
        text = f"{title}\n\n[中文](../../{translated})\n\n{rest}"
    return f"---\nsearch:\n  boost: 3\n---\n\n{text}"
