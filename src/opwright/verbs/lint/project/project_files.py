"""The files that were read to be linted: their texts, and what else their project has on the disk or in its archive."""

from __future__ import annotations

import posixpath
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from opwright.facts.sources.source_file import SourceFile, decoded
from opwright.facts.sources.source_tree import included_file, is_there
from opwright.model import C_FAMILY, Language, Source, Target, language_of
from opwright.verbs.lint.project.languages import written_in
from opwright.verbs.lint.project.lookups import FOLDER, IN, NOTHING, digest

_IN_ANY_BYTES = C_FAMILY | {Language.CMAKE}
"""What their compilers and CMake pass through, comments in any encoding."""


class ProjectFiles:
    """Files by their paths, with their texts, each decoded once."""

    def __init__(
        self,
        files: Iterable[SourceFile],
        texts: Mapping[str, str] = MappingProxyType({}),
        *,
        records: bool = False,
    ) -> None:
        """
        Take the files that were read; `texts` are the texts of some that differ from what is on the disk.

        With `records`, what is looked up besides is kept in `lookups`.
        """
        self.records = records
        self.by_path = {file.path: file for file in files}
        self.by_name: dict[str, list[str]] = {}
        for path in self.by_path:
            self.by_name.setdefault(posixpath.basename(path), []).append(path)
        self._texts = dict(texts)
        self._languages: dict[str, Language] = {}
        self.lookups: dict[str, str] = {}
        """What was looked up besides the files that were read, and what came of it; see `lookup`."""

    def text(self, file: SourceFile) -> str:
        """Return the text of a file; raise UnreadableInputError if it is not text."""
        if file.path not in self._texts:
            is_c = language_of(file.path) in _IN_ANY_BYTES
            self._texts[file.path] = decoded(file.data, is_c=is_c)
        return self._texts[file.path]

    def language(self, file: SourceFile, text: str) -> Language:
        """Return what a file is written in: a header may well be CUDA."""
        if file.path not in self._languages:
            self._languages[file.path] = written_in(file.path, text)
        return self._languages[file.path]

    def source(self, file: SourceFile, target: Target) -> Source:
        """Return a file as a source; raise UnreadableInputError if it is not text."""
        text = self.text(file)
        return Source(file.path, text, target, written_in=self.language(file, text))

    def has(self, path: str, file: SourceFile) -> bool:
        """Return whether the project of a file has another: an archive may have a top folder."""
        plain = posixpath.normpath(path)
        if plain in self.by_path:
            return True
        if file.in_archive:
            named = self.by_name.get(posixpath.basename(path), ())
            inside = plain.removeprefix(f"{file.root}/")
            return any(other.endswith(f"/{inside}") for other in named)
        return self.included(plain, file.root) is not None

    def is_there(self, folder: str, file: SourceFile) -> bool:
        """Return whether the project of a file has a folder, and something in it."""
        there = is_there(folder, file)
        if self.records and not file.in_archive:
            self.lookups[folder] = FOLDER if there else NOTHING
        return there

    def included(self, path: str, root: str) -> SourceFile | None:
        """Return a file of a project that was not read, as it is on the disk."""
        included = included_file(path, root)
        if self.records:
            self.lookups[f"{path}{IN}{root}"] = digest(included)
        return included
