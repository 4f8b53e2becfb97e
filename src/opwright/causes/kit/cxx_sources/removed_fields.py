"""Fields of CUDA's structures that a toolkit removed, where a source reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import Piece, code_of, matches
from opwright.knowledge.cuda.removed import DEVICE_PROPERTIES, POINTER_ATTRIBUTES
from opwright.knowledge.cuda.removed_name import RemovedName
from opwright.model import Source

_VARIABLES = r"\bSTRUCTURE\s*[*&]?\s*(?:const\s+)?(\w+)\s*[;,={)]"
_DERIVED = r"\b(?:struct|class)\s+(\w+)\s*(?:final\s*)?:\s*(?:public\s+)?(?:::)?cudaDeviceProp\s*\{"
_TORCH_PROPERTIES = r"get(?:Current)?DeviceProperties\([^()]*\)\s*->\s*"


def fields_of(source: Source) -> Iterator[tuple[RemovedName, Iterator[Piece]]]:
    """Yield the removed fields of each structure that a source reads."""
    if re.search(DEVICE_PROPERTIES.names, source.text):
        yield DEVICE_PROPERTIES, _of_devices(source)
    if "cudaPointerAttributes" in source.text:
        yield POINTER_ATTRIBUTES, _read(source, "cudaPointerAttributes", POINTER_ATTRIBUTES, "")


def _read(source: Source, structure: str, removed: RemovedName, others: str) -> Iterator[Piece]:
    """Yield the removed fields of variables of a structure, and of what `others` matches."""
    declared = _VARIABLES.replace("STRUCTURE", structure)
    owners = "|".join({re.escape(match[1]) for match in matches(source, declared)})
    of_a_name = rf"\b(?:{owners})\s*(?:\[[^\]]*\]\s*)?(?:\.|->)\s*" if owners else ""
    before = "|".join(filter(None, (of_a_name, others)))
    for match in matches(source, rf"(?:{before})(?P<field>{removed.names})\b") if before else ():
        yield Piece(match["field"], *match.span("field"))


def _of_devices(source: Source) -> Iterator[Piece]:
    """Yield those of cudaDeviceProp, including in methods of classes derived from it."""
    yield from _read(source, "cudaDeviceProp", DEVICE_PROPERTIES, _TORCH_PROPERTIES)
    code = code_of(source)
    for start, end in _of_derived(source, code):
        for match in re.finditer(rf"(?<![\w.>:])(?:{DEVICE_PROPERTIES.names})\b", code[start:end]):
            yield Piece(match[0], start + match.start(), start + match.end())


def _of_derived(source: Source, code: str) -> Iterator[tuple[int, int]]:
    """Yield where the functions stand of a class made of cudaDeviceProp: in it, or after its name."""
    files = [file for file in source.with_includes if "cudaDeviceProp" in file.text]
    names = {match[1] for file in files for match in matches(file, _DERIVED)}
    for name in sorted(names):
        begins = (
            rf"\b(?:struct|class)\s+{name}\b[^;{{}}]*\{{|\b{name}::\w+\s*\([^;{{}}]*\)[^;{{}}]*\{{"
        )
        for match in re.finditer(begins, code):
            if (end := kit.brackets.closing(code, match.end() - 1)) is not None:
                yield match.end(), end
