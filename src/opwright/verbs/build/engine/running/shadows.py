"""Headers that are not there and would be read in the place of others: a new file in an earlier folder is a change."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from opwright.model.build.plan import Step
from opwright.verbs.build.sources.includes import folders_of_flags, header_text, included_files

_MOST = 2000


def shadows(files: Iterable[str], step: Step, folder: str) -> Iterator[str]:
    """
    Yield where a compiler has looked in vain for what the project's own files include, before it found it.

    Beside the file that includes it, and in the project's folders of headers, in their order.
    """
    texts = [flag.text for flag in step.flags]
    searched = [one for one in folders_of_flags(texts) if one not in _system_folders(texts)]
    seen: set[str] = set()
    for path in files:
        full = os.path.join(folder, path)
        for name in included_files(header_text(full)):
            for candidate in _before_it_is_found(name, (os.path.dirname(path), *searched), folder):
                if candidate not in seen and len(seen) < _MOST:
                    seen.add(candidate)
                    yield candidate


def _system_folders(texts: list[str]) -> frozenset[str]:
    return frozenset(texts[at + 1] for at, text in enumerate(texts[:-1]) if text == "-isystem")


def _before_it_is_found(name: str, folders: Iterable[str], project: str) -> Iterator[str]:
    for one in folders:
        candidate = os.path.normpath(os.path.join(one, name))
        if os.path.exists(os.path.join(project, candidate)):
            return
        yield candidate
