"""Sources of a project that no build compiles: old copies, and templates of generators."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.model import C_FAMILY, BuildScript, Language, Source

_COMPILED = (".c", ".cc", ".cpp", ".cxx", ".cu", ".hip")
_NAMES = r"[\w.\-/*?%${}\[\]]*\.(?:cu|cpp|cc|cxx|c|hip)\b(?!\.)"
"""As a script names sources: by a path, by wildcards, by parts that are filled in."""
_FROM_ELSEWHERE = r"(?:\.{1,2}/|\$\{\w+\}/|\$<[^>]*>/|\{\w+\}/|/)+"
_ANY_PART = r"\*\*|\$?\{[^{}]*\}|%\(\w+\)s|%\w"
_LOOKS_ITSELF = (
    r"\bos\.(?:walk|listdir|scandir)\b|\biterdir\b|\baux_source_directory\b"
    r"|(?<=[/'\"\w}])\*(?=['\")])|/\*(?=\s)|\*\.\w*[*?\[]"
)
"""It takes what it finds in a folder, or all of one: `csrc/*`, `*.c*`."""

_LAUNCHED = r"(?<![\w#:.>])([A-Za-z_]\w*)\s*(?:<[^<>;(){}]*>)?\s*<<[ ]?<"
_TORCH_FOLDER_PATTERN = (
    r"(?P<before>(?:\A|.*/)[^/]*(?i:torch)[-_]?v?)(?P<release>\d+(?:[._]\d+)+)[^/]*/"
)
"""A folder: `ops-pytorch-1.8.1`."""


def is_never_compiled(source: Source) -> bool:
    """Return whether nothing in a whole project compiles a source; False where that cannot be told."""
    if _is_for_older_torch(source):
        return True
    if not source.path.endswith(_COMPILED):
        return False
    return (
        _is_filled_in(source.text) or _launches_what_is_nowhere(source) or _is_passed_over(source)
    )


def _is_for_older_torch(source: Source) -> bool:
    """Return whether a folder is named for a torch release, and a sibling for a later one."""
    match = re.search(_TORCH_FOLDER_PATTERN, source.path)
    if match is None:
        return False
    others = (re.search(_TORCH_FOLDER_PATTERN, sibling.path) for sibling in source.project)
    return any(
        other and other["before"] == match["before"] and _release(other) > _release(match)
        for other in others
    )


def _release(match: re.Match[str]) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", match["release"])))


def _is_filled_in(text: str) -> bool:
    """Return whether a text is one for `str.format`: every brace of the code doubled, each single one a name."""
    return "{{" in text and not re.search(r"[{}]", re.sub(r"\{\{|\}\}|\{\w+\}", "", text))


def _launches_what_is_nowhere(source: Source) -> bool:
    """Return whether a source launches a kernel that no file of its whole project declares."""
    launched = set(re.findall(_LAUNCHED, source.text)) if "<<<" in source.text else set()
    if not launched:
        return False
    others = [f for f in source.project if f.language in C_FAMILY and f.path != source.path]
    files = [source, *others]
    if not others or any("##" in file.text for file in files):
        return False
    paths = {posixpath.basename(file.path) for file in files}
    quoted = re.findall(r"#\s*include\s*\"([^\"\n]+)\"", source.text)
    if any(posixpath.basename(header) not in paths for header in quoted):
        return False
    return any(not _is_mentioned(files, name) for name in launched)


def _is_mentioned(files: list[Source], name: str) -> bool:
    """Return whether a name stands anywhere else than at a launch."""
    pattern = re.compile(rf"(?<![\w#]){name}\b(?!\s*(?:<[^<>;(){{}}]*>)?\s*<<[ ]?<)")
    return any(name in file.text and pattern.search(file.text) for file in files)


def _is_passed_over(source: Source) -> bool:
    """Return whether a script names others of its folder, or its name elsewhere, and nothing names it."""
    scripts = [s for s in source.build if s.language is not Language.TOML]
    if not any(_chooses(script, source.path) for script in scripts):
        return False
    texts = [script.text for script in scripts]
    paths = _compiled_as(source.path)
    if any(
        re.search(_LOOKS_ITSELF, text) or any(_names(text, path) for path in paths)
        for text in texts
    ):
        return False
    others = [sibling for sibling in source.project if sibling.path != source.path]
    return bool(others) and not any(_may_load(other, source.path) for other in others)


def _compiled_as(path: str) -> tuple[str, ...]:
    """Return a path, and of a HIP source the CUDA one in whose place torch's hipify compiles it."""
    if not path.endswith(".hip"):
        return (path,)
    cuda = f"{path.removesuffix('.hip')}.cu"
    return path, cuda, re.sub(r"(^|/)hip/", r"\1cuda/", cuda)


def _may_load(other: Source, path: str) -> bool:
    """Return whether another file of a project names a source; `*.cu` says nothing of another folder's."""
    if posixpath.basename(path) in other.text:
        return _names(other.text, path)
    if other.language is not Language.PYTHON:
        return False
    is_above = path.startswith(f"{posixpath.dirname(other.path)}/")
    patterns = _patterns(other.text) if path[path.rindex(".") :] in other.text else ()
    return any(_means(p, path) for p in patterns if is_above or re.search(r"\w", _literal(p)))


def _literal(pattern: str) -> str:
    """Return what of a name is neither a suffix nor filled in."""
    return re.sub(rf"{_ANY_PART}|\.\w+\Z", "", pattern)


def _chooses(script: BuildScript, path: str) -> bool:
    """Return whether a script names a source beside one, or one of the same name in another folder."""
    folder, name = posixpath.split(path)
    is_its_own = posixpath.dirname(script.path) == folder  # a bare name tells no folder elsewhere
    for pattern in _patterns(script.text):
        there, named = posixpath.split(pattern)
        if (there or is_its_own) and (named == name or _means(pattern, f"{folder}/{named}")):
            return True
    return False


def _names(text: str, path: str) -> bool:
    return any(_means(pattern, path) for pattern in _patterns(text))


@lru_cache(maxsize=64)
def _patterns(text: str) -> tuple[str, ...]:
    """Return what a text names sources by, each once, without what leads there from elsewhere."""
    names = dict.fromkeys(match[0] for match in re.finditer(_NAMES, text))
    return tuple(re.sub(rf"^{_FROM_ELSEWHERE}", "", name) for name in names)


def _means(pattern: str, path: str) -> bool:
    """Return whether a name, wildcards and parts that are filled in understood, may be that of a path."""
    return _compiled(pattern).search(path) is not None


@lru_cache(maxsize=1024)
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile("".join(_pieces(pattern)) + r"\Z")


def _pieces(pattern: str) -> Iterator[str]:
    begins_with_suffix = re.fullmatch(r"\.\w+", pattern) is not None
    yield "" if begins_with_suffix else r"(?:^|/)"
    for piece in re.split(rf"({_ANY_PART}|\*|\?|\[[^\]]*\])", pattern):
        if re.fullmatch(_ANY_PART, piece):
            yield ".*"
        else:
            yield {"*": "[^/]*", "?": "[^/]"}.get(piece) or (
                "[^/]" if re.fullmatch(r"\[[^\]]*\]", piece) else re.escape(piece)
            )
