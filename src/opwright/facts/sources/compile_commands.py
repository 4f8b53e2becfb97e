"""
How a build compiles each source: compile_commands.json, as CMake, ninja and `opwright build` write it.

https://clang.llvm.org/docs/JSONCompilationDatabase.html
"""

from __future__ import annotations

import os
import re
import shlex
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from opwright.errors import UnreadableInputError
from opwright.facts.archives.byte_source import read_small
from opwright.model import BuildScript, Extension, LiteralText
from opwright.model.named_tuple import NamedTuple
from opwright.syntax.documents import parse_json

NAME = "compile_commands.json"
_MOST_READ = 256 << 20
_MOST_FOLDERS = 200
_WITH_VALUE = {
    **dict.fromkeys(("-D", "/D", "--define-macro"), "defines"),
    **dict.fromkeys(("-I", "/I", "-isystem", "-iquote", "-idirafter", "--include-path"), "folders"),
    **dict.fromkeys(("-U", "--undefine-macro"), "undefined"),
}
_ARCH = re.compile(r"(?:sm|compute)_\d{2,3}[af]?\b|gfx[0-9a-f]{3,4}\b")
_ARCH_FLAG = re.compile(
    r"-?-(?:gencode|arch|generate-code|gpu-architecture|offload-arch|cuda-gpu-arch)\b"
)
_TOOLKIT = re.compile(r"cuda-(\d{1,2}\.\d{1,2})[^/]*/bin/")
_HOST_COMPILER = re.compile(r"(?:\A|/)(?:\w+-)*(clang|g)(?:\+\+|cc)?-(\d{1,2})\Z")


class CompileCommand(NamedTuple):
    """How one source is compiled."""

    directory: str
    arguments: tuple[str, ...]

    def values(self, kind: str) -> tuple[str, ...]:
        """Return the values of the options of a kind, `defines` or `folders`, in order."""
        return tuple(self._values(kind))

    def _values(self, kind: str) -> Iterator[str]:
        rest = iter(self.arguments)
        for argument in rest:
            option = next((o for o in _WITH_VALUE if argument.startswith(o)), None)
            if option is None:
                continue
            value = argument[len(option) :].removeprefix("=") or next(rest, "")
            if _WITH_VALUE[option] == kind and value:
                yield value

    @property
    def include_dirs(self) -> tuple[str, ...]:
        """The folders that headers are searched in, as paths from here."""
        return tuple(os.path.join(self.directory, folder) for folder in self.values("folders"))

    @property
    def gpus(self) -> tuple[str, ...]:
        """What it compiles for: `sm_90a`."""
        rest = " ".join(self.arguments).split()
        named = (
            arch
            for number, argument in enumerate(rest)
            if _ARCH_FLAG.match(argument)
            for arch in _ARCH.findall(" ".join(rest[number : number + 2]))
        )
        return tuple(dict.fromkeys(name.replace("compute_", "sm_") for name in named))

    @property
    def cuda(self) -> str | None:
        """The toolkit whose nvcc it calls, if its path says so."""
        found = _TOOLKIT.search(self.arguments[0]) if self.arguments else None
        return found[1] if found else None

    @property
    def compiler(self) -> str | None:
        """The host compiler, if its name tells its release: `clang-19`."""
        named = self.arguments[:1] + self.values_of_host_compiler
        found = next(filter(None, map(_HOST_COMPILER.search, named)), None)
        return f"{'clang' if found[1] == 'clang' else 'gcc'}-{found[2]}" if found else None

    @property
    def values_of_host_compiler(self) -> tuple[str, ...]:
        """What is given to -ccbin."""
        return tuple(
            argument.partition("=")[2] or following
            for argument, following in zip(self.arguments, (*self.arguments[1:], ""), strict=True)
            if argument.partition("=")[0] in ("-ccbin", "--compiler-bindir")
        )


class CompilationDatabase:
    """The commands of one compile_commands.json or several by the real path of their source; the last one counts."""

    def __init__(self, *paths: str) -> None:
        """Read them; raise UnreadableInputError if one is not such a file."""
        self.path = paths[-1]
        self._entries: dict[str, Mapping[str, object]] = {}
        for path in paths:
            listed = parse_json(read_small(path, _MOST_READ), path)
            if not isinstance(listed, list) or not all(isinstance(one, dict) for one in listed):
                raise UnreadableInputError(f"{path} is no list of compile commands")
            for entry in listed:
                directory, file = str(entry.get("directory", "")), str(entry.get("file", ""))
                self._entries[os.path.realpath(os.path.join(directory, file))] = entry

    def command(self, path: str) -> CompileCommand | None:
        """Return how a source is compiled; None if it is not listed."""
        entry = self._entries.get(os.path.realpath(path))
        return _command(entry) if entry else None

    @cached_property
    def include_dirs(self) -> tuple[str, ...]:
        """The folders of all commands, each once: where headers are searched for if no command is known."""
        found: dict[str, None] = {}
        for entry in self._entries.values():
            if command := _command(entry):
                found |= dict.fromkeys(command.include_dirs)
            if len(found) > _MOST_FOLDERS:
                break
        return tuple(found)

    def script(self, path: str, command: CompileCommand) -> BuildScript:
        """Return a command as what builds a source."""
        built = Extension(
            None,
            NAME,
            0,
            0,
            sources=_pieces((path,)),
            flags=MappingProxyType({"": _pieces(command.arguments[1:])}),
            defines=_pieces(command.values("defines")),
            include_dirs=_pieces(command.include_dirs),
            has_all_sources=False,
        )
        return BuildScript(self.path, "", (built,))


def _command(entry: Mapping[str, object]) -> CompileCommand | None:
    arguments, line = entry.get("arguments"), entry.get("command")
    if isinstance(arguments, list):
        words: Sequence[str] = [str(argument) for argument in arguments]
    else:
        try:
            words = shlex.split(str(line)) if isinstance(line, str) else []
        except ValueError:  # a quote is not closed
            return None
    return CompileCommand(str(entry.get("directory", "")), tuple(words)) if words else None


def _pieces(values: Sequence[str]) -> tuple[LiteralText, ...]:
    return tuple(LiteralText(value, 0, 0) for value in values)
