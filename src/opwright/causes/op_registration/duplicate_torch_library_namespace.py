"""
`TORCH_LIBRARY(ns, m)` claims a namespace for one place in one library, for the whole process. The
library that is loaded second is refused: `Only a single TORCH_LIBRARY can be used to register the
namespace ns`, with the file and line of both. It is thrown while the library is loaded, where often nobody
can catch it: the process ends with `terminate called after throwing an instance of 'c10::Error'`.

Names that everybody chooses meet soonest: `_C`, `custom_ops`, `flash_attn`; so do the kernels of one project
that another has built into its own wheel.

In a log the two positions tell: where they differ, two places claim the name; where they are the same, one
library is in the process twice, which is another fault.

It is found where two packages that are audited together both open a namespace, and where a library needs
another of its own wheel that opens the same. Whether both are loaded in one process is for whoever
uses them; two releases of one project, and builds for other versions of Python or of a library side by
side in one wheel, replace each other and are not meant. The names are those of the variables that the
macro defines, or of types inside its block: a stripped library may have neither, and then nothing is said.

In sources it is found where two files of one extension, as its setup.py lists them, both open a namespace.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.registrations import OPENED_TWICE, both_opened, shared, some
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import find_matches
from opwright.model import (
    Artifact,
    ArtifactKind,
    ArtifactSet,
    Binary,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Log,
    Registrations,
    Said,
    Source,
)


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
    """Look for libraries of two projects that open one namespace."""
    for one, other, namespaces in shared(together, lambda library: library.registers.namespaces):
        if not other.is_copy_of(one):
            yield Evidence(
                other.where,
                f"TORCH_LIBRARY({namespaces[0]}, ...)",
                {
                    "namespace": some(namespaces),
                    "one": one.called,
                    "other": other.called,
                },
                Confidence.LIKELY,
            )


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a library that needs another one, where both open one namespace."""
    opening = [(b, set(b.registers.namespaces)) for b in artifact.binaries if b.registers]
    by_name = {name: (b, own) for b, own in opening for name in {b.soname, b.file_name} if own}
    for binary, own in opening:
        for needed, theirs in (by_name[name] for name in binary.needed if name in by_name):
            if needed is not binary and (common := sorted(own & theirs)):
                yield Evidence(
                    binary.path,
                    f"TORCH_LIBRARY({common[0]}, ...)",
                    {
                        "namespace": some(common),
                        "one": f"{needed.path}, which it needs",
                        "other": binary.path,
                    },
                )


@log_check(OPENED_TWICE)
def _in_failure(log: Log) -> Iterator[Evidence]:
    """Look for a namespace that was opened from two places."""
    for found in find_matches(log, OPENED_TWICE):
        one, other = both_opened(log, found)
        if not one or not other:
            yield found.evidence(Confidence.LIKELY, one="another place", other="this library")
        elif one != other:
            yield found.evidence(one=one, other=other)


@for_sources(r"\bTORCH_LIBRARY\s*\(")
def _in_source(source: Source) -> Iterator[Evidence]:
    """Look for a second source of the same extension that opens the same namespace."""
    opened = [
        b
        for b in kit.operators.blocks(source)
        if not b.kind and kit.operators.is_literal(b.namespace)
    ]
    for block in opened if _is_always_there(source) else ():
        for other, theirs in kit.operators.blocks_in(source.project):
            is_same = not theirs.kind and theirs.namespace == block.namespace
            if (
                is_same
                and other.path < source.path  # told once, of the later one
                and _is_always_there(other)
                and _are_built_together(source, other)
            ):
                yield evidence(
                    source,
                    block.start,
                    namespace=block.namespace,
                    one=other.path,
                    other=source.path,
                )
                break


def _is_always_there(source: Source) -> bool:
    """Return whether no `#if` stands around the blocks of a source."""
    code = kit.sources.code_of(source)
    return not any(
        True
        for block in kit.operators.blocks(source)
        for _ in kit.preprocessor.conditions_at(code, block.start)
    )


def _are_built_together(one: Source, other: Source) -> bool:
    """Return whether one extension of a setup.py lists both by name."""
    for script in one.build:
        for extension in script.extensions:
            listed = [
                said.value.lstrip("./") for said in extension.sources if "*" not in said.value
            ]
            if all(any(f"/{s.path}".endswith(f"/{n}") for n in listed) for s in (one, other)):
                return True
    return False


_OPENS = '#include <torch/library.h>\nTORCH_LIBRARY(ops, m) { m.def("f(Tensor x) -> Tensor"); }\n'
_SETUP = BuildScript(
    "setup.py",
    "",
    extensions=(
        Extension(
            "ops",
            "CppExtension",
            0,
            0,
            sources=(Said("csrc/a.cpp", 0, 0), Said("csrc/b.cpp", 0, 0)),
        ),
    ),
)
_FIRST = Source("csrc/a.cpp", _OPENS)


def _wheel(name: str, path: str, namespace: str) -> Artifact:
    binary = Binary(path, registers=Registrations((namespace,)))
    file_name = f"{name}-1.0-cp311-cp311-linux_x86_64.whl"
    return Artifact(file_name, ArtifactKind.WHEEL, (binary,), name=name, version="1.0")


_BASE = Binary("op/libop.so", soname="libop.so", registers=Registrations(("op",)))

CAUSE = Cause(
    title="{other} opens the namespace {namespace} of torch's dispatcher, and so does {one}: "
    "whichever is loaded second is refused",
    explanation=__doc__ or "",
    in_artifact_set=in_artifact_set,
    in_artifact=in_artifact,
    in_log=_in_failure,
    in_source=_in_source,
    fix=Fix(
        "keep one TORCH_LIBRARY for {namespace} and add to it with TORCH_LIBRARY_FRAGMENT, or give each "
        "package a namespace of its own name"
    ),
    examples=(
        Source("csrc/b.cpp", _OPENS, build=(_SETUP,), project=(_FIRST,)),
        ArtifactSet(
            (
                _wheel("first-ops", "first_ops/_C.so", "custom_ops"),
                _wheel("second-ops", "second_ops/_C.so", "custom_ops"),
            )
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                _BASE,
                Binary("op/_C.so", needed=("libop.so",), registers=Registrations(("op",))),
            ),
        ),
        Log(
            "terminate called after throwing an instance of 'c10::Error'\n"
            "  what():  Only a single TORCH_LIBRARY can be used to register the namespace custom_ops; please put all of "
            "your definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered "
            "at /build/first/ops.cpp:4; latest registration was registered at /build/second/bind.cpp:11"
        ),
    ),
    counterexamples=(
        Source(
            "csrc/b.cpp",
            _OPENS.replace("LIBRARY(", "LIBRARY_FRAGMENT("),
            build=(_SETUP,),
            project=(_FIRST,),
        ),
        Source("csrc/c.cpp", _OPENS, build=(_SETUP,), project=(_FIRST,)),
        Source("csrc/b.cpp", f"#ifdef ALONE\n{_OPENS}#endif\n", build=(_SETUP,), project=(_FIRST,)),
        Source("csrc/b.cpp", _OPENS, build=(_SETUP,)),
        Log(
            "Only a single TORCH_LIBRARY can be used to register the namespace custom_ops; please put all of your "
            "definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered at "
            "/build/ops.cpp:4; latest registration was registered at /build/ops.cpp:4"
        ),
        Log("RuntimeError: Explicitly provided namespace (op) in schema string does not match"),
        ArtifactSet((_wheel("op", "op/_C.so", "op"), _wheel("op", "op/_C.so", "op"))),
        ArtifactSet((_wheel("op", "op/_C.so", "op"), _wheel("op-nightly", "op/_C.so", "op"))),
        ArtifactSet(
            (_wheel("first", "first/_C.so", "first"), _wheel("second", "second/_C.so", "second"))
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (_BASE, Binary("op/libop_cuda12.so", registers=Registrations(("op",)))),
        ),
    ),
)
