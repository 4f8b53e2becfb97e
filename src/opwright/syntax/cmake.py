"""What a CMakeLists.txt says of its libraries, without running it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import islice

import tree_sitter_cmake
from tree_sitter import Language, Node, Parser

from opwright.errors import UnreadableInputError
from opwright.model import BuildScript, Extension, Said
from opwright.model.named_tuple import NamedTuple

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
    arguments: tuple[Said, ...]
    start: int
    end: int


@lru_cache(maxsize=1)
def _parser() -> Parser:
    return Parser(Language(tree_sitter_cmake.language()))


@lru_cache(maxsize=8)
def commands(text: str) -> tuple[Command, ...]:
    """Return the commands of a CMake file, in its order."""
    root = _parser().parse(re.sub(r"[^\x00-\x7f]", "?", text).encode("ascii")).root_node
    return tuple(_commands(root, text))


def _commands(root: Node, text: str) -> Iterator[Command]:
    pending = [root]
    while pending:
        node = pending.pop()
        if node.type.endswith("_command") and node.type not in ("if_command", "elseif_command"):
            name = next((c for c in node.children if c.type == "identifier"), None)
            if name is not None:
                yield Command(
                    text[name.start_byte : name.end_byte].lower(),
                    tuple(_arguments(node, text)),
                    node.start_byte,
                    node.end_byte,
                )
        else:
            pending += reversed(node.children)


def _arguments(command: Node, text: str) -> Iterator[Said]:
    for listed in command.children:
        if listed.type == "argument_list":
            for one in listed.children:
                if one.type == "argument":
                    start, end = one.start_byte, one.end_byte
                    yield Said(text[start:end].strip('"'), start, end)


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
    known: Iterable[Command], variables: dict[str, tuple[Said, ...]]
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


def _filled(arguments: tuple[Said, ...], variables: dict[str, tuple[Said, ...]]) -> Iterator[Said]:
    for said in arguments:
        found = re.fullmatch(r"\$\{(\w+)\}", said.value)
        if found and found[1] in variables:
            yield from variables[found[1]][:_MOST_REPLACED]
        else:
            yield from (said._replace(value=value) for value in said.value.split(";") if value)


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


def _properties(known: Iterable[Command]) -> dict[tuple[str, str], list[Said]]:
    """Return what each command gives to each target, by both names."""
    given: dict[tuple[str, str], list[Said]] = {}
    for command in known:
        if command.name.startswith("target_") and command.arguments:
            target, *rest = command.arguments
            given.setdefault((command.name, target.value), []).extend(
                said for said in rest if said.value not in _SCOPES
            )
    return given


def _flags_of_all(known: Iterable[Command]) -> dict[str, list[Said]]:
    """Return the flags that every target is compiled with, by compiler."""
    flags: dict[str, list[Said]] = {"": []}
    for command in known:
        if command.name == "add_compile_options":
            flags[""] += command.arguments
        if command.name == "set" and command.arguments and command.arguments[0].value in _FLAGS:
            flags.setdefault(_FLAGS[command.arguments[0].value], []).extend(
                s._replace(value=w) for s in command.arguments[1:] for w in s.value.split()
            )
    return flags


def _with_its_properties(
    extension: Extension,
    properties: Mapping[tuple[str, str], Sequence[Said]],
    flags: Mapping[str, Sequence[Said]],
) -> Extension:
    def given(command: str) -> tuple[Said, ...]:
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


def _standards(known: list[Command]) -> Iterator[Said]:
    for command in known:
        for said, value in zip(command.arguments, command.arguments[1:], strict=False):
            if said.value in _STANDARDS and value.value.isdecimal():
                yield value
        if command.name == "target_compile_features":
            for said in command.arguments:
                if found := re.fullmatch(r"cxx_std_(\d+)", said.value):
                    yield said._replace(value=found[1])
