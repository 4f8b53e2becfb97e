"""What a build script declares, read from its text; it is never run."""

from __future__ import annotations

import re
from collections.abc import Iterable

from opwright import syntax
from opwright.model import ANY_TARGET, BuildScript, LiteralText, Source, Target

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


_STANDARD = r"[-/]std[=:](?:c|gnu)\+\+(\w+)"
_TORCH = r"torch\s*(?=[<>=!~]|$|;|\[)([^;]*)"


def build_script(
    path: str, text: str, target: Target = ANY_TARGET, sources: tuple[Source, ...] = ()
) -> BuildScript:
    """Return what a setup.py, pyproject.toml or CMakeLists.txt says; `sources` is its project."""
    if path.endswith(".toml"):
        script = syntax.pyproject.read_pyproject(path, text)
    elif path.endswith((".txt", ".cmake")):
        script = syntax.cmake.read_cmake(path, text)
    else:
        script = syntax.setup_py.read_setup_py(path, text)
    standards = *script.cxx_standards, *standards_in(script.flags)
    return script._replace(target=target, sources=sources, cxx_standards=standards)


def as_read(fact: Fact) -> Fact:
    """
    Return a fact with what its build scripts say, where only their texts are there.

    The examples of causes are such: to read a script takes longer than to import its cause.
    """
    match fact:
        case BuildScript():
            read = _as_read(fact)
            return read._replace(beside=tuple(map(_as_read, fact.beside)))
        case Source():
            return fact._replace(build=tuple(map(_as_read, fact.build)))
    return fact


def _as_read(script: BuildScript) -> BuildScript:
    has_content = script.extensions or script.arch_lists or script.cxx_standards
    if has_content or script.build_requires or script.install_requires or not script.text:
        return script
    read = build_script(script.path, script.text, script.target, script.sources)
    return read._replace(
        absent=script.absent,
        carried=script.carried,
        above=script.above,
        modules=script.modules,
        instructions=script.instructions,
    )


def standards_in(flags: tuple[LiteralText, ...]) -> tuple[LiteralText, ...]:
    """Return the C++ standards that flags ask for: `17` of `-std=c++17`."""
    return tuple(
        flag._replace(value=match[1])
        for flag in flags
        if (match := re.fullmatch(_STANDARD, flag.value))
    )


_TRITON = r"triton\s*==\s*([23])\.(\d{1,2})\b.*"
_MINOR_OF_3_0 = 4
"""Triton 2.0 came with torch 2.0, and so on; Triton 3.0 with torch 2.4."""


def required_torch(text: str) -> str | None:
    """Return the torch of a requirements.txt, or the series that has the Triton which it pins."""
    lines = [line.partition("#")[0].partition("--hash")[0].strip() for line in text.splitlines()]
    for line in lines:
        if (match := re.fullmatch(_TORCH, line)) and match[1].strip():
            return re.sub(r"\+\w+", "", match[1]).strip()
    for line in lines:
        if match := re.fullmatch(_TRITON, line):
            minor = int(match[2]) + (_MINOR_OF_3_0 if match[1] == "3" else 0)
            return f">=2.{minor},<2.{minor + 1}"
    return None


_PINNED = r"(?im)^[ \t]*(?:-[ \t]+)?['\"]?(?:[\w-]+::)?{}[ \t]*((?:[<>=~]=?[ \t]*\d[\d.]*[ \t]*,?[ \t]*)+)"
_BOUND = re.compile(r"([<>=~]=?)[ \t]*(\d[\d.]*)")


def pinned(texts: Iterable[str], package: str) -> str | None:
    """
    Return the releases of a package that requirements.txt files and environments of conda pin: `==1.26.4`, `>=1.16,<1.19`.

    None where nothing keeps newer ones out, or where they differ: which of them a source is run with is not known.
    """
    found: set[str] = set()
    for text in texts:
        for listed in re.findall(_PINNED.format(re.escape(package)), text):
            bounds = [
                (sign.replace("=", "==") if sign == "=" else sign, version)
                for sign, version in _BOUND.findall(listed)
            ]
            if any(sign[0] in "<=~" for sign, _ in bounds):
                found.add(",".join(sign + version for sign, version in bounds))
    return found.pop() if len(found) == 1 else None


def torch_bound(script: BuildScript) -> str | None:
    """Return the versions of torch that a project supports, `>=2.4,<2.9`; None if not declared."""
    for requirement in (*(script.install_requires or ()), *(script.build_requires or ())):
        if (match := re.fullmatch(_TORCH, requirement.value.strip())) and match[1].strip():
            return match[1].strip().strip("()").strip()
    return None


def bound(requirements: tuple[LiteralText, ...] | None, package: str) -> str | None:
    """Return the versions of a package that requirements admit; None if they do not say, or it depends."""
    pattern = rf"(?i){package}(?:\s*\[[^\]]*\])?\s*\(?((?:[<>=!~^][^;)]*)?)(?:\)\s*)?(;.*)?"
    matches = [m for r in requirements or () if (m := re.fullmatch(pattern, r.value.strip()))]
    if len(matches) != 1 or matches[0][2]:
        return None
    return matches[0][1].strip() or None


_PYTHON = (
    r"(?m)^[ \t]*requires-python[ \t]*=[ \t]*['\"]([^'\"\n]+)['\"]",
    r"\bpython_requires[ \t]*=[ \t]*['\"]([^'\"\n]+)['\"]",
    r"(?m)^[ \t]*python[ \t]*=[ \t]*['\"]([\^~<>=!\d][^'\"\n]*)['\"]",
)
_CLASSIFIER = r"Programming Language :: Python :: 3\.(\d{1,2})\b"


def python_bound(script: BuildScript) -> str | None:
    """Return the versions of Python that a project is for, by its metadata, or from the oldest of its classifiers on."""
    for pattern in _PYTHON:
        if match := re.search(pattern, script.text):
            return match[1].strip()
    minors = [int(minor) for minor in re.findall(_CLASSIFIER, script.text)]
    return f">=3.{min(minors)}" if minors else None
