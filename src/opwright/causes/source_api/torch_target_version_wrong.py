"""
`TORCH_TARGET_VERSION` tells torch's stable headers the oldest release that the extension has to run on. It is a
64-bit number whose highest bytes are the major and minor version: `0x020a000000000000` is 2.10, as `0a` is ten.
Numbers that only look like it are accepted silently. `0x0210000000000000` is 2.16: the headers expose everything they
have, and the library fails to load in the intended 2.10. `0x020a` is a release before 0.0.1: the headers hide all
that came with 2.10, and code that uses it does not compile.

A version above that of the headers asks for what they cannot know. Since torch 2.15 the headers reject it with an
`#error`; older ones take it as their own version. Releases before 2.10 do not know the macro.

In C++ it can be written as `(((0ULL + 2) << 56) | ((0ULL + 10) << 48))`, as in
[torch/csrc/stable/version.h](https://github.com/pytorch/pytorch/blob/main/torch/csrc/stable/version.h), before the
first include.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_scripts, for_sources, matches
from opwright.knowledge.versions import numbers
from opwright.model import (
    IN_A_BUILD,
    BuildScript,
    Cause,
    Confidence,
    Edit,
    Evidence,
    Fix,
    Safety,
    Source,
    Target,
)

_MACRO = "TORCH_TARGET_VERSION"
_IN_SCRIPTS = (
    _MACRO
    + r"(?:\s*=\s*|['\"]\s*,\s*['\"]?)(?P<value>0[xX][0-9a-fA-F]{1,16})(?:[uUlL]{0,3})(?![\w{])"
)
_DEFINED = r"#[ \t]*define[ \t]+TORCH_TARGET_VERSION[ \t]+(?P<value>[^\n]+)"
_BYTES = r"\(?\s*0ULL\s*\+\s*(\d+)\s*\)?\s*<<\s*(\d+)"
_MAJOR = 2
_FIRST_STABLE_MINOR, _REFUSED_SINCE_MINOR = 10, 15
_MOST_DIGITS = 16
_BITS = 64


@for_sources(_DEFINED)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for definitions of the macro that name the wrong release."""
    for match in matches(source, _DEFINED):
        yield from _wrong_values(source, match)


@for_scripts(_MACRO)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for flags that define the macro as the wrong release."""
    for match in re.finditer(_IN_SCRIPTS, script.text):
        begin = script.text.rfind("\n", 0, match.start()) + 1
        if "#" not in script.text[begin : match.start()]:
            yield from _wrong_values(script, match)


def _wrong_values(fact: Source | BuildScript, match: re.Match[str]) -> Iterator[Evidence]:
    value = _value(match["value"].strip())
    if value is None:
        return
    major, minor = value >> 56, (value >> 48) & 0xFF
    if major != _MAJOR:
        problem = f"it means release {major}.{minor}, which has no stable interface"
        yield _wrong(fact, match, problem, _meant(match["value"].strip()))
    elif meant := _read_as_decimal(minor):
        problem = f"its digits are hexadecimal, so it means release 2.{minor}, not 2.{meant}"
        yield _wrong(fact, match, problem, meant)
    elif minor > (newest := _newest(fact.target)) >= _FIRST_STABLE_MINOR:
        yield _above(fact, match, minor, newest)


def _wrong(
    fact: Source | BuildScript, match: re.Match[str], problem: str, meant: int | None
) -> Evidence:
    """Return a value as evidence, with the release that was probably meant."""
    start, written = match.start("value"), match["value"].strip()
    number = re.match(r"0[xX][0-9a-fA-F]+", written)
    edits = (
        (Edit(fact.path, start, start + number.end(), _written(meant)),) if meant and number else ()
    )
    minor = meant or _FIRST_STABLE_MINOR
    return evidence(
        fact,
        start,
        start + len(written),
        confidence=Confidence.LIKELY,
        edits=edits,
        safety=Safety.REVIEW if edits else None,
        said=written,
        problem=problem,
        right=f"{_written(minor)}, for 2.{minor}",
    )


def _above(fact: Source | BuildScript, match: re.Match[str], minor: int, newest: int) -> Evidence:
    """Return a value as evidence that is above the headers of the target."""
    problem = f"it means release 2.{minor}, but the target's headers are from 2.{newest} at most"
    is_refused = newest >= _REFUSED_SINCE_MINOR
    confidence = Confidence.CERTAIN if is_refused else Confidence.LIKELY
    right = f"the release that you mean, {_written(newest)} at most"
    found = _wrong(fact, match, problem, None)
    details = {**found.details, "right": right}
    return found._replace(confidence=confidence, details=details)


def _written(minor: int) -> str:
    return f"0x02{minor:02x}000000000000"


def _read_as_decimal(minor: int) -> int | None:
    """Return the release that the digits name if they are not hexadecimal, 10 for 0x10; None if 2.16 exists."""
    digits = f"{minor:x}"
    is_meant = minor > _newest(Target()) and digits.isdigit() and int(digits) in _known()
    return int(digits) if is_meant else None


def _known() -> range:
    """Return the minor releases of torch 2 that have the stable interface."""
    return range(_FIRST_STABLE_MINOR, _newest(Target()) + 1)


def _value(written: str) -> int | None:
    if match := re.fullmatch(r"\(?\s*(0[xX][0-9a-fA-F]{1,16})[uUlL]{0,3}\s*\)?", written):
        return int(match[1], 16)
    parts = re.findall(_BYTES, written)
    if not parts or re.search(r"[A-KM-TV-Z_]", written.replace("0ULL", "")):
        return None
    return sum(int(number) << int(shift) for number, shift in parts if int(shift) < _BITS)


def _meant(written: str) -> int | None:
    """Return the minor release that a number with too few digits stands for: 10 for `0x020a`."""
    match = re.fullmatch(r"0[xX]0?2([0-9a-fA-F]{2})0*[uUlL]{0,3}", written)
    if not match or len(written) >= _MOST_DIGITS + 2:
        return None
    readings = (int(match[1], 16), int(match[1]) if match[1].isdecimal() else 0)
    return next((minor for minor in readings if minor in _known()), None)


def _newest(target: Target) -> int:
    """Return the minor release of the newest torch of the target."""
    return numbers(kit.targets.releases_in(target)[-1])[1]


CAUSE = Cause(
    title="the target version {said} of torch's stable interface is wrong: {problem}",
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix("define TORCH_TARGET_VERSION as {right}"),
    remedies={
        IN_A_BUILD: Fix("use {right}; torch-floor in [tool.opwright] sets TORCH_TARGET_VERSION")
    },
    examples=(
        Source("op.cpp", "#define TORCH_TARGET_VERSION 0x0210000000000000ULL\n"),
        Source(
            "op.cpp",
            "#define TORCH_TARGET_VERSION 0x020a\n#include <torch/csrc/stable/library.h>\n",
        ),
        Source(
            "op.cpp",
            "#define TORCH_TARGET_VERSION (((0ULL + 2) << 56) | ((0ULL + 12) << 48))\n",
            target=Target(torch="2.11"),
        ),
        BuildScript("setup.py", "flags = ['-DTORCH_TARGET_VERSION=0x0211000000000000']\n"),
        BuildScript("setup.py", "macros = [('TORCH_TARGET_VERSION', '0x020b0000')]\n"),
        BuildScript(
            "CMakeLists.txt",
            "target_compile_definitions(op PRIVATE TORCH_TARGET_VERSION=0x0214000000000000)\n",
        ),
    ),
    counterexamples=(
        Source(
            "op.cpp", "#define TORCH_TARGET_VERSION 0x020a000000000000\n// or 0x0210000000000000\n"
        ),
        Source(
            "op.cpp", "#define TORCH_TARGET_VERSION (((0ULL + 2) << 56) | ((0ULL + 10) << 48))\n"
        ),
        Source("op.cpp", "#define TORCH_TARGET_VERSION TORCH_VERSION_2_10_0\n"),
        BuildScript("setup.py", "flags = ['-DTORCH_TARGET_VERSION=0x020a000000000000ULL']\n"),
        BuildScript("setup.py", "# -DTORCH_TARGET_VERSION=0x0210000000000000 is wrong\n"),
        BuildScript(
            "setup.py", "flags = [f'-DTORCH_TARGET_VERSION=0x02{minor:02x}000000000000']\n"
        ),
    ),
)
