"""
`TORCH_LIBRARY(ns, m)` claims a namespace for one place in one library, for the whole process. The library that is loaded
second is rejected: `Only a single TORCH_LIBRARY can be used to register the namespace ns`, with the file and line of both.
It is thrown while the library is loaded, where often nobody can catch it, and the process ends with `terminate called
after throwing an instance of 'c10::Error'`.

Names that everybody chooses collide first: `_C`, `custom_ops`, `flash_attn`; so do the kernels of one project that another
has built into its own wheel. In a log the two positions tell which: if they differ, two places claim the name; if they are
the same, one library is in the process twice, which is a different cause.

`opwright audit` reports this when two packages that are audited together both open a namespace, or when a library needs
another of its own wheel that opens the same; whether one process loads both is up to the user. Two releases of one
project, and builds for other versions of Python or of a library side by side in one wheel, replace each other and do not
count. The names are those of variables that the macro defines, or of types inside its block; a stripped library may have
neither.

`opwright lint` reports this when two files of one extension, as its setup.py lists them, both open a namespace.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.examples import registering, setup_of, wheel_of
from opwright.causes.kit.own_operators.registrations import OPENED_TWICE, both_opened, shared, some
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import evidence, for_sources
from opwright.logs.patterns import LogMatch
from opwright.model import (
    Artifact,
    ArtifactSet,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    LiteralText,
    Log,
    Source,
)


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
    """Look for libraries of two projects that open one namespace."""
    for one, other, namespaces in shared(together, lambda library: library.registers.namespaces):
        if not other.is_copy_of(one):
            details = {"namespace": some(namespaces), "one": one.label, "other": other.label}
            yield Evidence(other.where, f"TORCH_LIBRARY({namespaces[0]}, ...)", details, LIKELY)


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for a library that needs another one, where both open one namespace."""
    opening = [(b, set(b.registers.namespaces)) for b in artifact.binaries if b.registers]
    by_name = {name: (b, own) for b, own in opening for name in {b.soname, b.file_name} if own}
    for binary, own in opening:
        for needed, theirs in (by_name[name] for name in binary.needed if name in by_name):
            if needed is not binary and (common := sorted(own & theirs)):
                two = {"one": f"{needed.path}, which it needs", "other": binary.path}
                details = {"namespace": some(common), **two}
                yield Evidence(binary.path, f"TORCH_LIBRARY({common[0]}, ...)", details)


@for_sources(r"\bTORCH_LIBRARY\s*\(")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a second source of the same extension that opens the same namespace."""
    for block, earlier in kit.operator_projects.second_openings(source):
        details = {"namespace": block.namespace, "one": earlier.path, "other": source.path}
        yield evidence(source, block.start)._replace(details=details)


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    one, other = both_opened(log, match)
    if one and other:
        return CERTAIN if one != other else None
    return LIKELY


_OPENS = '#include <torch/library.h>\nTORCH_LIBRARY(ops, m) { m.def("f(Tensor x) -> Tensor"); }\n'
_SETUP = setup_of("csrc/a.cpp", "csrc/b.cpp")
_CHOICE = "sources = ['csrc/a.cpp'] if is_stable else ['csrc/b.cpp']\n"
_ONE_OF_TWO = BuildScript(
    "setup.py",
    _CHOICE,
    (
        Extension(
            "ops",
            "CppExtension",
            0,
            0,
            sources=tuple(
                LiteralText(name, _CHOICE.index(name), _CHOICE.index(name) + len(name))
                for name in ("csrc/a.cpp", "csrc/b.cpp")
            ),
        ),
    ),
)
_FIRST = Source("csrc/a.cpp", _OPENS)
_BASE = registering("op/libop.so", "op")._replace(soname="libop.so")

CAUSE = Cause(
    title="{other} and {one} both open the namespace {namespace} of torch's dispatcher: whichever is loaded second is"
    " rejected",
    in_artifact_set=in_artifact_set,
    in_artifact=in_artifact,
    in_log=log_rules(
        rule(
            OPENED_TWICE,
            confidence=_confidence,
            one=lambda match, log: both_opened(log, match)[0] or "another place",
            other=lambda match, log: both_opened(log, match)[1] or "this library",
        )
    ),
    in_source=in_source,
    fix=Fix(
        "keep one TORCH_LIBRARY for {namespace} and add to it with TORCH_LIBRARY_FRAGMENT, or give each "
        "package a namespace of its own name"
    ),
    examples=(
        Source("csrc/b.cpp", _OPENS, build=(_SETUP,), project=(_FIRST,)),
        ArtifactSet(
            (
                wheel_of("first-ops", registering("first_ops/_C.so", "custom_ops")),
                wheel_of("second-ops", registering("second_ops/_C.so", "custom_ops")),
            )
        ),
        wheel_of("op", _BASE, registering("op/_C.so", "op")._replace(needed=("libop.so",))),
        (
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
        Source("old/csrc/b.cpp", _OPENS, build=(_SETUP,), project=(_FIRST,)),
        Source("csrc/b.cpp", _OPENS, build=(_ONE_OF_TWO,), project=(_FIRST,)),
        Source("csrc/b.cpp", f"#ifdef ALONE\n{_OPENS}#endif\n", build=(_SETUP,), project=(_FIRST,)),
        Source("csrc/b.cpp", _OPENS, build=(_SETUP,)),
        (
            "Only a single TORCH_LIBRARY can be used to register the namespace custom_ops; please put all of your "
            "definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered at "
            "/build/ops.cpp:4; latest registration was registered at /build/ops.cpp:4"
        ),
        "RuntimeError: Explicitly provided namespace (op) in schema string does not match",
        ArtifactSet(
            (
                wheel_of("op", registering("op/_C.so", "op")),
                wheel_of("op", registering("op/_C.so", "op")),
            )
        ),
        ArtifactSet(
            (
                wheel_of("op", registering("op/_C.so", "op")),
                wheel_of("op-nightly", registering("op/_C.so", "op")),
            )
        ),
        ArtifactSet(
            (
                wheel_of("first", registering("first/_C.so", "first")),
                wheel_of("second", registering("second/_C.so", "second")),
            )
        ),
        wheel_of("op", _BASE, registering("op/libop_cuda12.so", "op")),
    ),
)
