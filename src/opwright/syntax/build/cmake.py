"""What a CMakeLists.txt says of its libraries, without running it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

from opwright.errors import UnreadableInputError
from opwright.model import BuildScript, Extension, LiteralText
from opwright.model.named_tuple import NamedTuple
from opwright.model.sources.template_marks import is_filled_in

_LIBRARIES = frozenset(
    {
        "add_library",
        "pybind11_add_module",
        "cuda_add_library",
        "python_add_library",
        "add_executable",
    }
)
_SCOPES = frozenset({"PUBLIC", "PRIVATE", "INTERFACE", "SYSTEM", "BEFORE", "AFTER"})
_KINDS = frozenset({"SHARED", "STATIC", "MODULE", "OBJECT", "WITH_SOABI", "EXCLUDE_FROM_ALL"})
_ARCH_LISTS = frozenset({"TORCH_CUDA_ARCH_LIST", "CMAKE_CUDA_ARCHITECTURES", "PYTORCH_ROCM_ARCH"})
_STANDARDS = frozenset(
    {"CMAKE_CXX_STANDARD", "CMAKE_CUDA_STANDARD", "CXX_STANDARD", "CUDA_STANDARD"}
)
_FLAGS = {"CMAKE_CXX_FLAGS": "cxx", "CMAKE_CUDA_FLAGS": "nvcc", "CUDA_NVCC_FLAGS": "nvcc"}
_MOST_REPLACED = 200
_MOST_LIBRARIES = 300
_MOST_ARGUMENTS = 200_000
"""In one file, with what its variables stand for."""


class Command(NamedTuple):
    """A command of CMake, and what it is given."""

    name: str
    """In small letters."""
    arguments: tuple[LiteralText, ...]
    start: int
    end: int


# The lexical elements of CMake, each whole where it begins (cmake-language(7), "Syntax"). What does not end
# goes on to the end of the file, so that nothing is looked through twice.
_TOKEN = re.compile(
    r"""
      \#\[(?P<comment>=*)\[[\s\S]*?(?:\](?P=comment)\]|\Z)
    | \#[^\n]*
    | (?P<argument>
          \[(?P<bracket>=*)\[[\s\S]*?(?:\](?P=bracket)\]|\Z)
        | "[^"\\]*(?:\\[\s\S][^"\\]*)*"?
        | (?:[^\s()#"\\]|\\[\s\S]|(?<![\s()])"[^"\\\n]*(?:\\.[^"\\\n]*)*")+
      )
    | (?P<parenthesis>[()])
    """,
    re.VERBOSE,
)
_NAME = re.compile(r"[A-Za-z_]\w*", re.ASCII)
_BLOCKS = frozenset(
    (
        *("if", "elseif", "else", "endif", "foreach", "endforeach", "while", "endwhile"),
        *("function", "endfunction", "macro", "endmacro", "block", "endblock"),
    )
)
"""What only says when and how often others are run."""


@lru_cache(maxsize=8)
def commands(text: str) -> tuple[Command, ...]:
    """Return the commands of a CMake file, in its order, without those that others stand between."""
    return tuple(one for one in _commands(text) if one.name not in _BLOCKS)


def _commands(text: str) -> Iterator[Command]:
    name: re.Match[str] | None = None
    arguments: list[LiteralText] = []
    depth = 0
    for token in _TOKEN.finditer(text):
        start, end = token.span()
        if token["argument"] and depth:
            arguments.append(LiteralText(_value(token[0]), start, end))
        elif token["argument"]:
            name = token if _NAME.fullmatch(token[0]) else None
        elif token["parenthesis"] == "(" and (depth or name):
            depth += 1
        elif token["parenthesis"] == ")" and depth:
            depth -= 1
            if not depth and name and not is_filled_in(text[name.start() : end]):
                yield Command(name[0].lower(), tuple(arguments), name.start(), end)
            if not depth:
                name, arguments = None, []


def _value(argument: str) -> str:
    """Return an argument without the quotes around it."""
    return argument[1:].removesuffix('"') if argument.startswith('"') else argument


def read_cmake(path: str, text: str) -> BuildScript:
    """Return what a CMake file says of its libraries, variables that it sets put in."""
    known = commands(text)
    variables = {
        c.arguments[0].value: c.arguments[1:] for c in known if c.name == "set" and c.arguments
    }
    filled = list(_with_values(known, variables))
    return BuildScript(
        path,
        text,
        extensions=tuple(_extensions(filled)),
        arch_lists=tuple(
            said
            for c in filled
            if c.name == "set" and c.arguments and c.arguments[0].value in _ARCH_LISTS
            for said in c.arguments[1:]
        ),
        cxx_standards=tuple(_standards(filled)),
    )


def _with_values(
    known: Iterable[Command], variables: dict[str, tuple[LiteralText, ...]]
) -> Iterator[Command]:
    """Yield the commands with the values of variables; raise where these are more than anybody wrote."""
    total = 0
    for command in known:
        left = _MOST_ARGUMENTS + 1 - total
        arguments = tuple(islice(_filled(command.arguments, variables), left))
        total += len(arguments)
        if total > _MOST_ARGUMENTS:
            raise UnreadableInputError(
                f"its commands have more than {_MOST_ARGUMENTS} arguments, which nobody wrote"
            )
        yield command._replace(arguments=arguments)


def _filled(
    arguments: tuple[LiteralText, ...], variables: dict[str, tuple[LiteralText, ...]]
) -> Iterator[LiteralText]:
    for argument in arguments:
        match = re.fullmatch(r"\$\{(\w+)\}", argument.value)
        if match and match[1] in variables:
            yield from variables[match[1]][:_MOST_REPLACED]
        else:
            yield from (
                argument._replace(value=value) for value in argument.value.split(";") if value
            )


def _extensions(known: list[Command]) -> Iterator[Extension]:
    made = [c for c in known if c.name in _LIBRARIES and c.arguments]
    if len(made) > _MOST_LIBRARIES:
        raise UnreadableInputError(f"it has more than {_MOST_LIBRARIES} libraries")
    properties = _properties(known)
    flags = _flags_of_all(known)
    for command in made:
        name, *rest = command.arguments
        sources = tuple(s for s in rest if s.value not in _KINDS)
        yield _with_its_properties(
            Extension(name.value, command.name, command.start, command.end, sources),
            properties,
            flags,
        )


def _properties(known: Iterable[Command]) -> dict[tuple[str, str], list[LiteralText]]:
    """Return what each command gives to each target, by both names."""
    given: dict[tuple[str, str], list[LiteralText]] = {}
    for command in known:
        if command.name.startswith("target_") and command.arguments:
            target, *rest = command.arguments
            given.setdefault((command.name, target.value), []).extend(
                said for said in rest if said.value not in _SCOPES
            )
    return given


def _flags_of_all(known: Iterable[Command]) -> dict[str, list[LiteralText]]:
    """Return the flags that every target is compiled with, by compiler."""
    flags: dict[str, list[LiteralText]] = {"": []}
    for command in known:
        if command.name == "add_compile_options":
            flags[""] += command.arguments
        given = command.arguments
        if command.name in ("string", "list") and given and given[0].value.upper() == "APPEND":
            given = given[1:]
        elif command.name != "set":
            continue
        if given and given[0].value in _FLAGS:
            flags.setdefault(_FLAGS[given[0].value], []).extend(
                s._replace(value=w) for s in given[1:] for w in s.value.split()
            )
    return flags


def _with_its_properties(
    extension: Extension,
    properties: Mapping[tuple[str, str], Sequence[LiteralText]],
    flags: Mapping[str, Sequence[LiteralText]],
) -> Extension:
    def given(command: str) -> tuple[LiteralText, ...]:
        return tuple(properties.get((command, extension.name or ""), ()))

    own = {kind: tuple(listed) for kind, listed in flags.items()}
    own[""] += given("target_compile_options")
    return extension._replace(
        flags=own,
        defines=given("target_compile_definitions"),
        include_dirs=given("target_include_directories"),
        libraries=given("target_link_libraries"),
        link_flags=given("target_link_options"),
    )


def _standards(known: list[Command]) -> Iterator[LiteralText]:
    for command in known:
        for following, value in zip(command.arguments, command.arguments[1:], strict=False):
            if following.value in _STANDARDS and value.value.isdecimal():
                yield value
        if command.name == "target_compile_features":
            for following in command.arguments:
                if match := re.fullmatch(r"cxx_std_(\d+)", following.value):
                    yield following._replace(value=match[1])
