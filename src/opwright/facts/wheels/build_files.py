"""
Files in which other builds wrote down, beside a library, what it was built with.

xformers' `cpp_lib.json` names torch, CUDA and architectures. The `metadata.json` of kernels for the Hugging Face
Hub names the architectures; torch and CUDA are in the name of its folder, `torch29-cxx11-cu128-x86_64-linux`.
What they say is put under the keys of the build stamp: see `opwright.verbs.audit.origin.build_note`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from opwright import syntax
from opwright.errors import UnreadableInputError
from opwright.facts.on_disk import regular
from opwright.model import BuildFile

LARGEST = 1 << 16
_XFORMERS, _KERNELS = "cpp_lib.json", "metadata.json"
_VARIANT = r"torch(\d)(\d{1,3})-(?:cxx(?:11|98)-)?(?:cu(\d{2})(\d)|[a-z]{2,9}\d{0,6})-\w+-\w+"
_ARCHS = r"\d{1,3}\.\d[af]?(?:\+PTX)?(?:[ ;,]+\d{1,3}\.\d[af]?(?:\+PTX)?)*"
_LARGEST_CUDA = 100_000
_VERSION = r"\d+(?:\.\d+){1,3}[\w.+-]{0,40}"
_MOST = 200


def read_build_files(
    libraries: Iterable[str], read: Callable[[str], bytes | None], root: str = ""
) -> tuple[BuildFile, ...]:
    """
    Return what was written down beside some libraries.

    `read` returns the content of a file of at most LARGEST bytes, None where there is none. `root` is where
    the paths begin, for the name of a folder that they do not show.
    """
    places = dict.fromkeys(place for library in libraries for place in _places(library))
    contents = ((place, read(place)) for place in list(places)[:_MOST])
    parsed = ((place, _parsed(os.path.join(root, place), data)) for place, data in contents if data)
    return tuple(BuildFile(place, keys) for place, keys in parsed if keys)


def read_build_files_on_disk(libraries: Iterable[str], root: str = "") -> tuple[BuildFile, ...]:
    """Return what was recorded next to libraries below a folder."""
    return read_build_files(
        libraries, lambda place: _bytes(os.path.join(root, place)), os.path.abspath(root)
    )


def _places(library: str) -> Iterator[str]:
    """Yield where it would be: next to a library, or to a kernel's library one folder above."""
    folder = os.path.dirname(library)
    yield os.path.join(folder, _XFORMERS)
    yield os.path.join(folder, _KERNELS)
    if os.path.basename(folder):
        yield os.path.join(os.path.dirname(folder), _KERNELS)


def _bytes(path: str) -> bytes | None:
    """Return a file's content."""
    try:
        if os.path.getsize(path) > LARGEST:
            return None
        with open(path, "rb", opener=regular) as opened:
            return opened.read(LARGEST)
    except OSError:
        return None


def _parsed(path: str, data: bytes) -> Mapping[str, str]:
    try:
        content = syntax.documents.parse_json(data, path)
    except UnreadableInputError:
        return {}
    if not isinstance(content, dict):
        return {}
    if os.path.basename(path) == _XFORMERS:
        fields = _xformers_build(content)
    else:
        fields = _kernels_build(content, os.path.basename(os.path.dirname(path)))
    return {key: value for key, value in fields.items() if value}


def _xformers_build(content: Mapping[str, object]) -> dict[str, str]:
    versions, environment = _object(content, "version"), _object(content, "env")
    cuda = versions.get("cuda")
    return {
        "torch": _matching(_VERSION, versions.get("torch")),
        "cuda": f"{cuda // 100}.{cuda % 100}"
        if isinstance(cuda, int) and 0 < cuda < _LARGEST_CUDA
        else "",
        "hip": _matching(_VERSION, versions.get("hip")),
        "python": _matching(_VERSION, versions.get("python")),
        "archs": _matching(_ARCHS, environment.get("TORCH_CUDA_ARCH_LIST")),
    }


def _kernels_build(content: Mapping[str, object], folder: str) -> dict[str, str]:
    """Return what a kernel's file and the name of its folder say; nothing for another metadata.json."""
    backend = _object(content, "backend")
    variant = re.fullmatch(_VARIANT, folder)
    if "type" not in backend and (variant is None or "python-depends" not in content):
        return {}
    listed = backend.get("archs")
    archs = " ".join(map(str, listed)) if isinstance(listed, list) else ""
    torch = f"{variant[1]}.{variant[2]}" if variant else ""
    cuda = f"{variant[3]}.{variant[4]}" if variant and variant[3] else ""
    return {"torch": torch, "cuda": cuda, "archs": _matching(_ARCHS, archs)}


def _object(content: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = content.get(key)
    return value if isinstance(value, dict) else {}


def _matching(pattern: str, value: object) -> str:
    return value if isinstance(value, str) and re.fullmatch(pattern, value) else ""
