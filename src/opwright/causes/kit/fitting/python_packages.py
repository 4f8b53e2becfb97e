"""
What a Python package expects of another: which of two packages asks, and whether the other has what is asked for.

Python itself tells two cases apart. `No module named 'a.b'` is only said where `a` is there; where it isn't, the message
names `a`. A package is released as a whole, so what it lacks of itself was left out or not built, and what it lacks of
another package is in another release of that one.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes.kit.messages.missing import held_names
from opwright.causes.kit.messages.missing.compiled_modules import (
    IN_EVERY_RELEASE,
    importing_frame,
    is_called_like_its_folder,
    is_checkout,
    is_compiled,
    is_installed,
    is_listed,
    is_native_part,
    is_private,
    is_python_of_another,
)
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import (
    COMPILED_MODULE,
    KERNEL_PACKAGE,
    MODULE_OF_PYTHON,
    NATIVE_PACKAGE,
    NATIVE_PART,
    is_on_pypi,
)
from opwright.logs.patterns import LogMatch, compiled
from opwright.logs.tools.traceback import Frame, raised_in
from opwright.model import Confidence, Log

NO_NAME = (
    r"cannot import name ['\"](?P<module>\w{1,80})['\"] from (?P<half>partially initialized module )?"
    r"['\"](?P<package>[A-Za-z][\w.]{1,100})(?:['\"]|\Z)(?: \(most likely due to a circular import\))?(?: \((?P<path>[^)\n]{1,300})\))?"
)
"""The name of the package may be where a log is cut off."""
NO_ATTRIBUTE = r"(?<!initialized )module ['\"](?P<package>[A-Za-z][\w.]{1,100})['\"] has no attribute ['\"](?P<module>\w{1,80})['\"]"
NO_ARGUMENT = r"(?:TypeError: |(?=[A-Za-z]\w{2,40}\.__init__))(?P<function>(?:[\w<>]{1,60}\.){0,3}\w{1,80})\(\) (?P<module>got an unexpected keyword argument ['\"]\w{1,60}['\"])"
_NOT_OTHERS = r"(?:torch|triton|pip|setuptools|pkg_resources|distutils|wheel|numpy|Cython|cython|cutlass|__main__|__mp_main__)"
"""Packages that have causes of their own, and scripts."""
_OF_PROJECTS = (
    rf"{MODULE_OF_PYTHON}|(?:libs?|src|core|ops?|tools?|scripts?|app|engine|layers?|nets?|backbones?|backend|custom_nodes|nodes"
    r"|extensions?|modeling|datasets?|dataloaders?|evaluation|experiments?|external|third_?party|projects?|demo|server|web(?:ui)?)"
)
"""What projects call folders of their own."""
_OF_TORCH = r"[/\\]torch[/\\]|[/\\](?:importlib|runpy|contextlib|functools|dataclasses)\b"
_OF_PATHS = r"\bPYTHONPATH\b"
_INSTALLED = r"-packages[/\\](?P<name>\w+)[/\\.]"
_WORD = r"\w+"
_MOVE_WITH_TORCH = frozenset({"torchvision", "torchaudio"})
_NATIVE = rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}"
_OF_ITSELF = r"^[ \t]*from \.[^\n]{0,200}\n\w*Error: (?:cannot import name [^\n]{0,90})?\Z"
"""The line above an exception: a package imports a part of its own."""
_SHORTLY = 300
_FRAME_ABOVE = r'File "(?P<file>[^"\n]{1,250})", line (?P<line>\d{1,6})[^\n]{0,100}\n[ \t]*\Z'
_DEEP = 3
"""Packages within a package."""
_PASSED_ON = "**"
"""In a call: arguments that the caller was given."""
_FAKE = r"(?i)(?:fake|meta|abstract)$"
_OF_TRITON = (
    r"(?:dot|load|store|sum|max|min|arange|where|trans|cat|reduce|scan|argmax|argmin|static_range|atomic_\w{2,8}|make_block_ptr|autotune|jit"
    r"|heuristics|Config)"
)
"""Functions of its language, which have a cause of their own."""


def lacks_of_another(match: LogMatch, log: Log) -> Confidence | None:
    """
    Return how sure it is that a package asks for what is in another release of the package that it asks.

    None where it asks itself, where what is missing may be compiled, and where another cause knows the package.
    """
    package = match.groups["package"]
    top = package.partition(".")[0]
    is_others = top in sys.stdlib_module_names or compiled(_NOT_OTHERS).fullmatch(top)
    if is_others or any(compiled(one).search(match.quote) for one in IN_EVERY_RELEASE):
        return None
    frame = importing_frame(log, match) or _frame_above(log, match)
    path = match.groups.get("path", "")
    if _is_of_itself(log, match, frame, path) or _is_of_sources(log, match, frame):
        return None
    is_another_package = frame is not None and is_installed(frame.file)
    if held_names.held(match) is None and _is_native(log, match, by_words=not is_another_package):
        return None
    if compiled(_OF_PROJECTS).fullmatch(top):
        return None
    if path == "unknown location":
        return None
    is_between = is_another_package or is_installed(path)
    return Confidence.LIKELY if is_between or is_checkout(path) else Confidence.POSSIBLE


def _is_of_itself(log: Log, match: LogMatch, frame: Frame | None, path: str) -> bool:
    """Return whether a package asks a part of its own."""
    package = match.groups["package"]
    top = package.partition(".")[0]
    if frame is None and ("half" in match.groups or (not path and _is_likely_own(package))):
        return True
    if compiled(_OF_ITSELF).search(log.text, max(0, match.start - _SHORTLY), match.start):
        return True
    return bool((frame and _is_inside(frame, top)) or (path and _is_beside(frame, path, top)))


def _is_of_sources(log: Log, match: LogMatch, frame: Frame | None) -> bool:
    """Return whether nothing but a message is left, in words about the search path, or below a build of that very package."""
    if frame is not None or match.groups.get("path"):
        return False
    top = re.escape(match.groups["package"].partition(".")[0])
    return compiled(_OF_PATHS).search(log.text) is not None or bool(
        re.search(rf"Finished processing dependencies for {top}\b", log.text)
    )


def _is_likely_own(package: str) -> bool:
    """Return whether it is, as a rule, the package itself that asks a part of it: one deep within it, or one that begins with an underscore."""
    parts = package.split(".")[1:]
    is_private = any(part.startswith("_") for part in parts)
    return is_private or (len(parts) >= _DEEP and not is_on_pypi(package.partition(".")[0]))


def _frame_above(log: Log, match: LogMatch) -> Frame | None:
    """Return the frame whose source line a match begins with."""
    above = log.text[max(0, match.start - _SHORTLY) : match.start]
    found = compiled(_FRAME_ABOVE).search(above)
    return Frame(found["file"], int(found["line"]), "", match.quote) if found else None


def _is_native(log: Log, match: LogMatch, *, by_words: bool) -> bool:
    """
    Return whether what is missing, or the module that lacks it, may be compiled.

    A word such as `cpp` in a name is enough only for a package's own parts: what one package asks another for by such a name
    is, as a rule, its Python file about the compiled module.
    """
    owner = match.groups["package"].rpartition(".")[2]
    is_asked = "." in match.groups["module"] and not is_listed(
        match
    )  # a compiled module has no others in it
    is_known = is_asked and knowledge.installing.project_of(owner) is not None
    if owner.endswith("_plugin") or (compiled(COMPILED_MODULE).fullmatch(owner) and not is_known):
        return True
    missing = match.groups["module"].split(".")
    if is_python_of_another(missing) and not is_listed(match):
        return False
    below = missing[1:]
    is_named_so = by_words and any(compiled(NATIVE_PART).search(part) for part in below)
    if is_named_so or is_called_like_its_folder(match):
        return True
    is_named_so = is_compiled(match) or is_private(log, match) or is_native_part(log, match)
    return is_named_so or is_listed(match)


def _is_inside(frame: Frame, top: str) -> bool:
    """Return whether a file belongs to a package, or to a clone of it."""
    folders = re.split(r"[/\\]", frame.file)[:-1]
    return any(folder.replace("-", "_").lower() == top.lower() for folder in folders)


def _is_beside(frame: Frame | None, path: str, top: str) -> bool:
    """Return whether a file that asks lies in the folder that a package of the same project lies in."""
    if frame is None or is_installed(path):
        return False
    root = re.split(rf"[/\\]{re.escape(top)}[/\\.]", path)[0]
    return frame.file.startswith(root)


def is_given_too_much(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely it is that a function of another package lacks an argument in the installed release."""
    function = match.groups["function"]
    if compiled(_FAKE).search(function):
        return None
    frame = next(_own_frames(log, match), None)
    is_of_triton = frame is None or "triton" in frame.file + frame.source
    if is_of_triton and compiled(_OF_TRITON).fullmatch(function):
        return None
    if frame is None or not is_installed(frame.file):
        return Confidence.POSSIBLE
    is_passed_on = not frame.source or _PASSED_ON in frame.source
    return Confidence.POSSIBLE if is_passed_on else Confidence.LIKELY


def _own_frames(log: Log, match: LogMatch) -> Iterator[Frame]:
    """Yield the frames that led to an exception, innermost first, without those in torch and Python."""
    for raised in raised_in(log):
        if 0 <= match.start - raised.start < len(raised.type) + 2:
            yield from (
                f for f in reversed(raised.frames) if not compiled(_OF_TORCH).search(f.file)
            )


def packages_to_upgrade(match: LogMatch, log: Log) -> str:
    """
    Return both packages as pip calls them, the one that asks first.

    '' where an upgrade may bring another torch, and where a script or clone asks, which may be older than what it asks.
    """
    asked = asked_package(match, log).partition(".")[0]
    frame = importing_frame(log, match) or next(_own_frames(log, match), None)
    installed = compiled(_INSTALLED).search(frame.file) if frame else None
    if installed is None or installed["name"] == asked:
        return ""
    names = (installed["name"], asked)
    if not compiled(_WORD).fullmatch(asked) or any(map(_is_of_one_torch, names)):
        return ""
    return " ".join(map(module_package, names))


def _is_of_one_torch(name: str) -> bool:
    return name in _MOVE_WITH_TORCH or compiled(_NATIVE).fullmatch(name) is not None


def asked_name(match: LogMatch, _: Log) -> str:
    """Return the package that lacks something as pip calls it; what completes no command where only its function is known."""
    package = match.groups.get("package", "").partition(".")[0]
    return module_package(package) if package else "PACKAGE"


def asked_package(match: LogMatch, _: Log) -> str:
    """Return the package that lacks something, as a sentence names it."""
    return match.groups.get("package") or f"the package of {match.groups['function']}()"
