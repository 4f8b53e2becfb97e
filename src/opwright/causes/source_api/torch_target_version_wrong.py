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
_FIRST_STABLE_MINOR, _REFUSED_SINCE = 10, "2.15"
_MOST_DIGITS = 16


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
    written = match["value"].strip()
    value = _value(written)
    if value is None:
        return
    start = match.start("value")
    number = re.match(r"0[xX][0-9a-fA-F]+", written)
    major, minor = value >> 56, (value >> 48) & 0xFF
    known = _newest(Target())
    if major != _MAJOR:
        problem = f"it means release {major}.{minor}, which has no stable interface"
        right = _meant(written)
    elif (
        minor > known
        and _FIRST_STABLE_MINOR <= int(f"{minor:x}" if f"{minor:x}".isdecimal() else 0) <= known
    ):
        problem = f"its digits are hexadecimal, so it means release 2.{minor}, not 2.{minor:x}"
        right = int(f"{minor:x}")
    elif minor > (newest := _newest(fact.target)) and newest >= _FIRST_STABLE_MINOR:
        yield _above(fact, match, minor, newest)
        return
    else:
        return
    edits: tuple[Edit, ...] = ()
    if right is not None and number:
        text = f"0x02{right:02x}000000000000"
        edits = (Edit(fact.path, start, start + number.end(), text),)
    wanted = (
        f"0x02{right:02x}000000000000, for 2.{right}"
        if right is not None
        else "0x020a000000000000, for 2.10"
    )
    yield evidence(
        fact,
        start,
        start + len(written),
        confidence=Confidence.LIKELY,
        edits=edits,
        safety=Safety.REVIEW if edits else None,
        said=written,
        problem=problem,
        right=wanted,
    )


def _above(fact: Source | BuildScript, match: re.Match[str], minor: int, newest: int) -> Evidence:
    confidence = Confidence.CERTAIN if newest >= int(_REFUSED_SINCE[2:]) else Confidence.LIKELY
    written = match["value"].strip()
    start = match.start("value")
    return evidence(
        fact,
        start,
        start + len(written),
        confidence=confidence,
        said=written,
        problem=f"it means release 2.{minor}, but the target's headers are from 2.{newest} at most",
        right=f"the release that you mean, 0x02{newest:02x}000000000000 at most",
    )


def _value(written: str) -> int | None:
    if match := re.fullmatch(r"\(?\s*(0[xX][0-9a-fA-F]{1,16})[uUlL]{0,3}\s*\)?", written):
        return int(match[1], 16)
    parts = re.findall(_BYTES, written)
    if not parts or re.search(r"[A-KM-TV-Z_]", written.replace("0ULL", "")):
        return None
    return sum(int(number) << int(shift) for number, shift in parts if int(shift) < 64)  # noqa: PLR2004


def _meant(written: str) -> int | None:
    """Return the minor release that a number with too few digits stands for: 10 for `0x020a`."""
    match = re.fullmatch(r"0[xX]0?2([0-9a-fA-F]{2})0*[uUlL]{0,3}", written)
    if not match or len(written) >= _MOST_DIGITS + 2:
        return None
    digits = match[1]
    known = range(_FIRST_STABLE_MINOR, _newest(Target()) + 1)
    return next(
        (n for n in (int(digits, 16), int(digits) if digits.isdecimal() else 0) if n in known), None
    )


def _newest(target: Target) -> int:
    """Return the minor release of the newest torch of the target."""
    return numbers(kit.targets.releases_in(target)[-1])[1]


CAUSE = Cause(
    title="the target version {said} of torch's stable interface is wrong: {problem}",
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix("define TORCH_TARGET_VERSION as {right}"),
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
