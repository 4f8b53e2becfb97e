"""Names of the standard library that a release of GCC no longer finds, as a header stopped to include another."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Callable, Iterator

from opwright.causes import kit
from opwright.knowledge.cxx.cxx_headers import StandardName, known_headers, standard_names
from opwright.model import Language, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.syntax.project.include_order import Use

_OF_C = frozenset({"cuda.h", "cuda_runtime_api.h", "driver_types.h", "nccl.h", "dlpack/dlpack.h"})
"""C headers, which bring nothing that is only in namespace std."""
_NOTHING = frozenset(
    {
        "ciso646",
        "iso646.h",
        "cfenv",
        "fenv.h",
        "clocale",
        "csetjmp",
        "cuchar",
        "cwctype",
        "wctype.h",
        "version",
    }
)
"""Headers that bring in none of the names."""
_STANDARD = re.compile(r"(?i)(?:c\+\+|gnu\+\+|standard[\s\")]+|cxx_std_)([012][0-9a-z])\b")


def forgotten_since(source: Source, gcc: int) -> Iterator[tuple[str, Use]]:
    """Yield headers that a source needs with a release of GCC, and did not with an older one; and a use."""
    told = set()
    standard = _standard(source)
    for one in standard_names():
        brought_by = one.brought_by[standard]
        releases = [release for release in brought_by if release <= gcc]
        plain = one.name.removeprefix("std::")
        if one.header in told or one.name not in source.text or not releases[1:]:
            continue
        newest = brought_by[releases[-1]]
        older = [brought_by[release] for release in releases[:-1]]
        if all(brought <= newest for brought in older):
            continue
        names = rf"{re.escape(one.name)}(?<![\w:.>]{re.escape(one.name)})\b"
        use = kit.reading_order.used_first(source, names, _brings_not(source, one, newest))
        if use and any(
            kit.reading_order.used_first(source, names, _brings_not(source, one, brought)) is None
            for brought in older
        ):
            told.add(one.header)
            yield one.header, use._replace(name=plain if "::" not in one.name else one.name)


def _standard(source: Source) -> str:
    """Return the newest standard that the build scripts speak of; a newer one includes more."""
    named = [m for script in source.build for m in _STANDARD.findall(script.text)]
    if not source.build or any(name.startswith("2") for name in named):
        return "20"
    return "14" if named and set(named) <= {"11", "0x", "14", "1y"} else "17"


def _brings_not(
    source: Source, name: StandardName, bringing: frozenset[str]
) -> Callable[[str], bool]:
    """Return what says of a header that it does not bring a name."""
    harmless = (known_headers() - bringing) | _NOTHING
    harmless |= _OF_C if name.name.startswith("std::") else frozenset()
    return lambda header: header in harmless or _is_generated(source, header)


def _is_generated(source: Source, header: str) -> bool:
    """Return whether CMake writes a header, which then has macros."""
    plain = posixpath.basename(header)
    scripts = [s.text for s in source.build if s.language is Language.CMAKE]
    if re.search(r"(?i)(?:^|[_.-])exports?\.h(?:pp|h)?$", plain):
        return any("generate_export_header" in text.lower() for text in scripts)
    template = rf"(?i)\bconfigure_file\s*\([^)]*\b{re.escape(plain)}\.(?:in|cmake)\b"
    return any(plain in text and re.search(template, text) for text in scripts)
