"""GPU architectures that build scripts ask for."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.build_scripts.archs.gpu_archs import ARCH, number
from opwright.knowledge.cuda.archs import JETSONS
from opwright.logs.patterns import compiled
from opwright.model import BuildScript, Extension, Language, LiteralText, Source
from opwright.model.named_tuple import NamedTuple
from opwright.model.sources.template_marks import is_filled_in

GENCODE = r"\b(?:arch|code)=\[?[\"']?(?:compute|sm)_|-arch[= ](?:compute|sm)_"
SETTINGS = ("TORCH_CUDA_ARCH_LIST", "CMAKE_CUDA_ARCHITECTURES")
FLAG = r"(?:-arch[= ]|--gpu-architecture[= ]|\barch=)(?:sm|compute)_(?P<number>\d{2,3})[af]?\b"
"""Of nvcc, for one architecture."""
_FOR_CMAKE = r"-DCMAKE_CUDA_ARCHITECTURES(?::\w+)?=([\w;.-]+)"
_SEPARATORS = r"[^;\s]+"
_DECIDES = (
    r"version|bare_metal|capab|arch\b|archs\b|\bsm_?\d|\bcc\b|major|minor|[<>]|hip|rocm|platform|win32|try|except|not \("
    r"|GREATER|LESS|EQUAL|MATCHES|STREQUAL|else"
)
"""In conditions that may depend on what the toolkit knows."""
_ASKS_NVCC = "--list-gpu-"
"""`nvcc --list-gpu-arch`, or `-code`."""
_IS_CUDA = r"(?i)not \(?[\w.]*(?:hip|rocm)\w*(?:\(\))?(?: is not None)?\)?|[\w.]*(?:hip|rocm)\w*(?:\(\))? is None|['\"]cu\w*['\"] in torch\.__version__|torch\.version\.cuda(?: is not None)?"
"""Of those that hold for every toolkit: `not (HIP_BUILD)`."""
_GENCODE = r"(?:compute_|sm_)(\d{2,3}[af]?)\b"
_LISTED = r"\b(\d{1,2})\.(\d)([af]?)\b"


class RequestedArch(NamedTuple):
    """An architecture that a build script requests, on any machine."""

    literal: LiteralText
    """As it is written there: `8.6+PTX`, `arch=compute_70,code=sm_70`."""
    arch: str
    """`sm_90a`, or as written if invalid."""
    setting: str
    """What requests it: `TORCH_CUDA_ARCH_LIST`, `CMAKE_CUDA_ARCHITECTURES`, or `-gencode`."""

    def may_run_on(self, gpu: int) -> bool:
        """Return whether the code that it asks for runs on a GPU, 86; True in doubt."""
        own, written = number(self.arch) or 0, self.literal.value
        code = re.search(r"(?<!gen)code=(.*)", written)
        has_ptx = "+PTX" in written or "-arch" in written or bool(code and "compute" in code[1])
        is_cmake = re.fullmatch(r"\d+[af]?(?:-virtual)?", written) is not None
        if self.arch.endswith(("a", "f")):
            return own == gpu or (self.arch.endswith("f") and own // 10 == gpu // 10)
        if has_ptx or is_cmake:
            return own <= gpu
        is_jetson = bool({own, gpu} & JETSONS)
        return own == gpu or (not is_jetson and own // 10 == gpu // 10 and own <= gpu)


def requested_always(script: BuildScript) -> Iterator[RequestedArch]:
    """Yield the architectures that a build script requests with any toolkit."""
    if _ASKS_NVCC in script.text:  # what it does not list is left out
        return
    for one in requested(script):
        if is_requested_always(script, one):
            yield one


def is_requested_always(script: BuildScript, one: RequestedArch) -> bool:
    """Return whether a script requests an architecture with the toolkit of its target, or with any."""
    if script.language is Language.CMAKE:
        asked = kit.archs_in_cmake.is_asked_for(script, one, script.target.cuda or "")
        if asked is not None:
            return asked
    conditions = _conditions(script, one.literal.start)
    return not any(re.search(_DECIDES, c) and not re.fullmatch(_IS_CUDA, c) for c in conditions)


def is_wished(script: BuildScript, offset: int) -> bool:
    """Return whether `native` in a CMake script is one's own wish: an option that is not on by itself, or a script that no build runs."""
    return _is_aside(script) or any(
        re.fullmatch(r"\w*NATIVE\w*", condition)
        and not re.search(rf"\b{condition}\b[^()]*\b(?:ON|TRUE)\b", script.text)
        for condition in _conditions(script, offset)
    )


_RUNS_CMAKE = (
    r"(?i)\bcmake[ \t]+(?:-|\.|\S*/)|skbuild|scikit.build|cmake_?(?:build|ext)|['\"]cmake['\"]"
)


def _is_aside(script: BuildScript) -> bool:
    """Return whether a setup.py next to a CMakeLists.txt builds the extensions, and nothing says to run CMake: it is there for an editor."""
    builds = any(one.path.endswith("setup.py") and one.extensions for one in script.beside)
    texts = [one.text for one in script.beside] + [one.text for one in script.instructions]
    return builds and not any(re.search(_RUNS_CMAKE, text) for text in texts)


def requested(script: BuildScript) -> Iterator[RequestedArch]:
    """Yield the architectures that a build script names in its flags and lists."""
    for setting_, literal in _settings(script):
        if is_filled_in(literal.value):
            continue
        if setting_ == "-gencode":
            names = dict.fromkeys(re.findall(r"(?:compute|sm)_(\d+[af]?)(?!\w)", literal.value))
            for name in names:
                yield RequestedArch(literal, f"sm_{name}", setting_)
            continue
        for match in re.finditer(_SEPARATORS, literal.value):
            written = match[0]
            at = script.text.find(written, literal.start, literal.end)
            place = LiteralText(written, at, at + len(written)) if at >= 0 else literal
            found = compiled(ARCH).fullmatch(written)
            arch = f"sm_{found[1]}{found[2] or ''}{found[3] or ''}" if found else written
            yield RequestedArch(place, arch, setting_)


def _settings(script: BuildScript) -> Iterator[tuple[str, LiteralText]]:
    """Yield what flags and lists of architectures are set to."""
    if script.language is Language.CMAKE:
        yield from _cmake_settings(script)
    elif script.language is Language.PYTHON:
        is_whole = "setup(" in script.text
        for literal in (*kit.python.strings(script), *kit.python.formatted(script)):
            is_flag = re.match(r"\s*(?:-|arch=|code=)", literal.value)
            is_one = is_flag and re.search(GENCODE, literal.value)
            if is_one and (not is_whole or kit.python.is_used(script, literal.start)):
                yield "-gencode", literal
            elif listed := re.fullmatch(_FOR_CMAKE, literal.value):
                yield SETTINGS[1], literal._replace(value=listed[1])
        for literal in script.arch_lists:
            if "gfx" not in literal.value:
                yield SETTINGS[0], literal


def _cmake_settings(script: BuildScript) -> Iterator[tuple[str, LiteralText]]:
    from_programs = {  # by a program that the script runs: what was set before is gone
        name.value: command.start
        for command in kit.cmake.commands(script.text)
        for literal, name in zip(command.arguments, command.arguments[1:], strict=False)
        if literal.value == "OUTPUT_VARIABLE"
    }
    for command in kit.cmake.commands(script.text):
        first = command.arguments[0].value if command.arguments else ""
        yield from (("-gencode", s) for s in command.arguments if re.search(GENCODE, s.value))
        if command.start < from_programs.get(first, -1):
            continue
        if command.name == "set" and first in SETTINGS:
            for literal in command.arguments[1:]:
                if literal.value in ("CACHE", "PARENT_SCOPE"):
                    break
                yield first, literal


def _conditions(script: BuildScript, offset: int) -> Iterator[str]:
    if script.language is Language.PYTHON:
        yield from kit.python.conditions_at(script, offset)
        return

    for first, *others in kit.cmake_branches.branches_at(script.text, offset):
        yield "else" if others else first


def toolkit_of(script: BuildScript) -> tuple[int, int] | None:
    """Return the target toolkit, from `--cuda`; None if not given."""
    match = re.match(r"(\d+)(?:\.(\d+))?", script.target.cuda or "")
    return (int(match[1]), int(match[2] or 0)) if match else None


def architectures_of(source: Source) -> frozenset[str]:
    """
    Return the architectures that a source is compiled for: `90a`, `80`; empty where nothing says.

    Of a target that is given, or else all that the build scripts may ask for on some machine.
    """
    given = [gpu for gpu in source.target.gpus if gpu.startswith(("sm_", "compute_"))]
    if source.target.gpus:
        return frozenset(gpu.partition("_")[2] for gpu in given)
    found: set[str] = set()
    for extension in extensions_compiling(source):
        for flag in extension.all_flags:
            found.update(compiled(_GENCODE).findall(flag.value))
    for script in source.build:
        for listed in script.arch_lists:
            found.update("".join(match) for match in compiled(_LISTED).findall(listed.value))
            found.update(re.findall(r"(?<![\d.])(\d{2,3}[af]?)(?![\d.])", listed.value))
    return frozenset(found)


def extensions_compiling(source: Source) -> Iterator[Extension]:
    """Yield the libraries that a source is compiled into, by itself or because others include it, or may be."""
    for script in source.build:
        for extension in script.extensions:
            listed = frozenset(posixpath.basename(one.value) for one in extension.sources)
            is_known = extension.has_all_sources and script.language is Language.PYTHON
            name = posixpath.basename(source.path)
            if (
                not is_known
                or name in listed
                or kit.whole_project.is_included_by(source.project, name, listed)
            ):
                yield extension
