"""The language of a file to lint, if its name does not tell."""

from __future__ import annotations

import posixpath
import re

from opwright import syntax
from opwright.model import Language, Source, language_of

_CUDA_MARKS = ("__global__", "__device__", "__host__", "__shared__", "<<<", "<< <")
_MAY_BE_HIP = frozenset({Language.CPP, Language.CUDA})
_HIP_PATHS = r"(?i)(?:^|/)(?:hip|rocm|amdgpu)/|\.hip\.\w+$"
"""Names of folders for AMD GPUs only, next to `cuda/`, and of files such as `scan.hip.cpp`."""
_TRANSLATED = r"#[ \t]*include[ \t]*[<\"](?:cuda|cub/|c10/cuda/|ATen/cuda/)"
"""In what torch makes HIP of when it is built."""
_HIP_HEADER = r"(?:hip|hipcub|rocprim|hiprand|ck_tile|ck)/.+"
_GUARD = r"defined\(\w*_(?:H|HPP|HXX|CUH)_*\)"


def written_in(path: str, text: str) -> Language:
    """Return the language of a text: a header may well be CUDA, and a .cu that always includes HIP is for AMD's GPUs."""
    named = language_of(path) or Language.CPP
    if named not in _MAY_BE_HIP:
        return named
    is_cuda = named is Language.CUDA or any(word in text for word in _CUDA_MARKS)
    if not is_cuda:
        return named
    return Language.HIP if _is_hip(path, text) else Language.CUDA


def with_language(source: Source) -> Source:
    """Return a source as HIP if its includes are only for AMD GPUs."""
    if source.language is not Language.CUDA or not any("hip/" in s.text for s in source.includes):
        return source
    included = {posixpath.basename(one.path): one for one in source.includes}
    pending, seen = [source], {source.path}
    for one in pending:  # which grows
        for inclusion in syntax.preprocessor.inclusions(one.text):
            other = included.get(posixpath.basename(inclusion.header))
            if other is None or other.path in seen:
                continue
            if _is_always_compiled(one.text, inclusion.start):
                if _includes_hip(other.text):
                    return source._replace(written_in=Language.HIP)
                seen.add(other.path)
                pending.append(other)
    return source


def _is_hip(path: str, text: str) -> bool:
    """Return whether GPU code is only for HIP's compiler."""
    if re.search(_HIP_PATHS, path) and not re.search(_TRANSLATED, text):
        return True
    builtins = re.finditer("__builtin_amdgcn_", text)
    return _includes_hip(text) or any(_is_always_compiled(text, m.start()) for m in builtins)


def _includes_hip(text: str) -> bool:
    if "hip" not in text and "ck_tile/" not in text:
        return False
    return any(
        re.fullmatch(_HIP_HEADER, one.header) and _is_always_compiled(text, one.start)
        for one in syntax.preprocessor.inclusions(text)
    )


def _is_always_compiled(text: str, at: int) -> bool:
    """Return whether no `#if` stands around a place, but the one that keeps a header from being read twice."""
    return all(
        re.fullmatch(_GUARD, condition.text) and not condition.holds
        for condition in syntax.preprocessor.conditions_at(text, at)
    )
