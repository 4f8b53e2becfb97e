"""What a build script declares, read from its text; it is never run."""

from __future__ import annotations

import re

from opwright import syntax
from opwright.model import (
    ANY_TARGET,
    BuildScript,
    Language,
    LiteralText,
    Source,
    Target,
    language_of,
)
from opwright.syntax.versions.requirements import admitted
from opwright.syntax.versions.stated_versions import poetry_bound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Fact


_STANDARD = r"[-/]std[=:](?:c|gnu)\+\+(\w+)"


def build_script(
    path: str, text: str, target: Target = ANY_TARGET, sources: tuple[Source, ...] = ()
) -> BuildScript:
    """Return what a setup.py, pyproject.toml or CMakeLists.txt says; `sources` is its project."""
    if path.endswith(".toml"):
        script = syntax.pyproject.read_pyproject(path, text)
    elif path.endswith((".txt", ".cmake")):
        script = syntax.cmake.read_cmake(path, text)
    elif language_of(path) is Language.MAKE:
        script = BuildScript(path, text)
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


def torch_bound(script: BuildScript) -> str | None:
    """Return the versions of torch that a project supports, `>=2.4,<2.9`; None if not declared."""
    for requirements in (script.install_requires, script.build_requires):
        if found := bound(requirements, "torch"):
            return found
    return poetry_bound(script.text, "torch") if script.language is Language.TOML else None


def bound(requirements: tuple[LiteralText, ...] | None, package: str) -> str | None:
    """Return the versions of a package that requirements admit; None if they do not say."""
    return admitted((one.value for one in requirements or ()), package)


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
