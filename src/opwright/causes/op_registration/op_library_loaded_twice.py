"""
Two packages ship the same library with operators. The loader goes by file, so a copy in another place is another library:
its initialisers run again, and its `TORCH_LIBRARY` or its definitions are rejected, with the same file and line for both
positions in the message.

It happens where a package bundles a library that its users have from elsewhere: the kernels of another project, or an op
library saved beside a model. In one process it is also a library that is loaded by two paths (a link and its target, a
build folder and the installed copy), or static code linked into two shared objects of a project. A second import of a
Python module that opens its namespace with `torch.library.Library(..., "DEF")` looks the same.

`opwright audit` reports this when two packages that are audited together hold the same file, by its SHA-256 or by the
build ID that the linker wrote into it, and this file opens a namespace or defines an operator. Copies in one package do
not count: a wheel holds no symbolic links, and packs their targets twice.
"""

from collections.abc import Iterator

from opwright.causes.kit.examples import registering, wheel_of
from opwright.causes.kit.own_operators.registrations import (
    OPENED_TWICE,
    Registrar,
    both_opened,
    shared,
)
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import ArtifactSet, Cause, Confidence, Evidence, Fix, Log, Note, Registrations

_CLASS_TWICE = r"[Cc]ustom class with name (?P<name>[\w.]{1,200}) is already registered\. Ensure that registration with torch::class_"
_TWO_PACKAGES = "if two packages ship the library"


def in_artifact_set(together: ArtifactSet) -> Iterator[Evidence]:
    """Look for one file in two projects."""
    for one, other, (identity, *_) in shared(together, _identities):
        two = {"one": one.label, "other": other.label, "remedy": _TWO_PACKAGES}
        details = {**two, "package": one.artifact.name or "its package"}
        yield Evidence(other.where, identity, details, LIKELY)


def _identities(library: Registrar) -> Iterator[str]:
    binary, registers = library.binary, library.registers
    if registers.namespaces or registers.schemas:
        if binary.sha256:
            yield f"SHA-256 {binary.sha256}"
        if binary.build_id:
            yield f"build ID {binary.build_id}"


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    one, other = both_opened(log, match)
    if not one or one != other:
        return None
    # From Python only a line is known of the place: it may be another file's.
    return POSSIBLE if "/dev/null" in one else CERTAIN


_FIRST = registering("kernels/_C.so", "kernels")._replace(notes=(Note("GNU", 3, bytes(range(20))),))
_COPY = _FIRST._replace(path="server/kernels/_C.so")

CAUSE = Cause(
    title="{other} is the same library as {one}, and each copy registers its operators: whichever is loaded "
    "second is rejected",
    in_artifact_set=in_artifact_set,
    in_log=log_rules(
        rule(
            OPENED_TWICE,
            confidence=_confidence,
            one="one that is loaded already",
            other=lambda match, log: f"what was built from {both_opened(log, match)[0]}",
        ),
        rule(
            _CLASS_TWICE,
            confidence=LIKELY,
            one="one that is loaded already",
            other=lambda match, _: f"what registers {match.groups['name']}",
        ),
    ),
    fix=Fix(
        "load it once per process: by one path, skipped where its operators are there already, and with static code "
        "linked into one library only"
    ),
    remedies={
        _TWO_PACKAGES: Fix(
            "load it once per process: depend on {package} and load the library from there"
        )
    },
    examples=(
        ArtifactSet((wheel_of("kernels", _FIRST), wheel_of("server", _COPY))),
        ArtifactSet(
            (
                wheel_of("kernels", _FIRST._replace(notes=(), sha256="5e" * 32)),
                wheel_of("server", _COPY._replace(notes=(), sha256="5e" * 32)),
            )
        ),
        (
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace kernels; please put all of "
            "your definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered "
            "at /build/csrc/ops.cpp:40; latest registration was registered at /build/csrc/ops.cpp:40"
        ),
        (
            "RuntimeError: Custom class with name __torch__.torch.classes.kernels.Plan is already registered. Ensure that "
            "registration with torch::class_ is only called once."
        ),
    ),
    counterexamples=(
        (
            "Only a single TORCH_LIBRARY can be used to register the namespace kernels; please put all of your "
            "definitions in a single TORCH_LIBRARY block.  Previous registration of TORCH_LIBRARY was registered at "
            "/build/csrc/ops.cpp:40; latest registration was registered at /build/csrc/ops_cuda.cpp:12"
        ),
        "WARNING: library kernels/_C.so is loaded already",
        ArtifactSet((wheel_of("kernels", _FIRST), wheel_of("kernels", _FIRST))),
        ArtifactSet((wheel_of("kernels", _FIRST), wheel_of("kernels-nightly", _FIRST))),
        ArtifactSet((wheel_of("kernels", _FIRST), wheel_of("server", _COPY._replace(notes=())))),
        ArtifactSet(
            (
                wheel_of("kernels", _FIRST._replace(registers=Registrations())),
                wheel_of("server", _COPY._replace(registers=Registrations())),
            )
        ),
    ),
)
