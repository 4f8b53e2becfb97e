"""What a CMakeLists.txt says of its libraries, without running it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import tree_sitter_cmake
from tree_sitter import Language, Node, Parser

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
            for child in listed.children:
                if child.type == "argument":
                    start, end = child.start_byte, child.end_byte
                    yield Said(text[start:end].strip('"'), start, end)


def read_cmake(path: str, text: str) -> BuildScript:
    """Return what a CMake file says of its libraries, variables that it sets put in."""
    known = commands(text)
    variables = {
        c.arguments[0].value: c.arguments[1:] for c in known if c.name == "set" and c.arguments
    }
    filled = [c._replace(arguments=tuple(_filled(c.arguments, variables))) for c in known]
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


def _filled(arguments: tuple[Said, ...], variables: dict[str, tuple[Said, ...]]) -> Iterator[Said]:
    for argument in arguments:
        match = re.fullmatch(r"\$\{(\w+)\}", argument.value)
        if match and match[1] in variables:
            yield from variables[match[1]][:_MOST_REPLACED]
        else:
            yield from (
                argument._replace(value=value) for value in argument.value.split(";") if value
            )


def _extensions(known: list[Command]) -> Iterator[Extension]:
    for command in known:
        if command.name in _LIBRARIES and command.arguments:
            name, *rest = command.arguments
            sources = tuple(s for s in rest if s.value not in _KINDS)
            yield _with_its_properties(
                Extension(name.value, command.name, command.start, command.end, sources), known
            )


def _with_its_properties(extension: Extension, known: list[Command]) -> Extension:
    def given(command: str) -> tuple[Said, ...]:
        return tuple(
            said
            for c in known
            if c.name == command and c.arguments and c.arguments[0].value == extension.name
            for said in c.arguments[1:]
            if said.value not in _SCOPES
        )

    everywhere = [s for c in known if c.name == "add_compile_options" for s in c.arguments]
    flags = {"": (*everywhere, *given("target_compile_options"))}
    for c in known:
        if c.name == "set" and c.arguments and c.arguments[0].value in _FLAGS:
            kind = _FLAGS[c.arguments[0].value]
            words = [s._replace(value=w) for s in c.arguments[1:] for w in s.value.split()]
            flags[kind] = (*flags.get(kind, ()), *words)
    return extension._replace(
        flags=flags,
        defines=given("target_compile_definitions"),
        include_dirs=given("target_include_directories"),
        libraries=given("target_link_libraries"),
        link_flags=given("target_link_options"),
    )


def _standards(known: list[Command]) -> Iterator[Said]:
    for command in known:
        for following, value in zip(command.arguments, command.arguments[1:], strict=False):
            if following.value in _STANDARDS and value.value.isdigit():
                yield value
        if command.name == "target_compile_features":
            for following in command.arguments:
                if match := re.fullmatch(r"cxx_std_(\d+)", following.value):
                    yield following._replace(value=match[1])
