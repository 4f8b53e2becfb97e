"""
Python's standard library, as typeshed describes it for each version of Python.

The newest typeshed has only Pythons that are maintained, so that an older one tells of those before. What the older
does not say of a Python that both know is not known of the Pythons that only it has: it may just not have been
described yet.
"""

from __future__ import annotations

import re
from pathlib import Path

from api_index.assembling import Names
from api_index.release import Reader

_LINE = re.compile(r"([\w.]+): 3\.(\d+)-(?:3\.(\d+))?")


def names_of(reader: Reader, folder: Path, minor: int) -> Names:
    """Return the names of a version, from the stubs in a folder."""
    names = reader.release(folder, python=(3, minor))
    spans = _versions(folder / "mypy" / "stdlib" / "VERSIONS")

    def is_there(module: str) -> bool:
        parts = module.split(".")
        for keep in range(len(parts), 0, -1):
            if span := spans.get(".".join(parts[:keep])):
                return span[0] <= minor <= span[1]
        return True

    kept = {
        key: facts
        for key, facts in names.names.items()
        if is_there(f"{key[0]}.{key[1]}".strip(".")) and is_there(key[0])
    }
    return names._replace(names=kept)


def doubted(old: Names, old_at_border: Names, new_at_border: Names) -> Names:
    """Return the names of a Python that only the older stubs have, with what is not known of it."""
    later = new_at_border.names.keys() - old_at_border.names.keys()
    wrong = old_at_border.names.keys() - new_at_border.names.keys()
    kept = {key: facts for key, facts in old.names.items() if key not in wrong}
    return old._replace(
        names=kept, unknown=frozenset((later | (wrong & old.names.keys())) - kept.keys())
    )


def _versions(path: Path) -> dict[str, tuple[int, int]]:
    found = _LINE.findall(path.read_text("utf-8"))
    return {module: (int(first), int(last or 99)) for module, first, last in found}
