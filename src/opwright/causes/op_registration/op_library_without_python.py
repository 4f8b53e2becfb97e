"""
A library that registers operators with torch's dispatcher is not a Python module: nothing happens until Python code loads
it, by `torch.ops.load_library` or as a dependency. Where the library is installed without any Python file, nobody does: a
wheel was built without its packages (`packages=` of setup.py is empty), a build left its product in site-packages, or the
package was removed and this file stayed because it was not in its record.

The errors are `operator ns::op does not exist` and `'_OpNamespace' 'ns' object has no attribute 'op'`. A leftover of an
older release can also do harm: code that loads every library in the folder loads it, too.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    EnvironmentCheck,
    Evidence,
    Fix,
    Registrations,
)

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for libraries with operators in what has no Python file."""
    bare = {
        f"{one.name} {one.version}".strip()
        for one in environment.distributions
        if not one.has_python
    }
    for artifact in environment.artifacts:
        for binary in artifact.binaries if artifact.path in bare else ():
            registers = binary.registers
            if registers and (registers.namespaces or registers.fragments) and not binary.modules:
                namespace = (*registers.namespaces, *registers.fragments)[0]
                yield Evidence(
                    f"{artifact.path}: {binary.path}",
                    f"TORCH_LIBRARY({namespace}, ...)",
                    {"library": binary.path, "namespace": namespace},
                    Confidence.LIKELY,
                )


_OPS = Binary("left/libops.so", registers=Registrations(("left",)))


CAUSE = Cause(
    title="{library} registers operators of {namespace}, but no installed Python code loads it",
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                distributions=(model.Distribution("left", "", has_python=False),),
                artifacts=(Artifact("left", ArtifactKind.FOLDER, (_OPS,)),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                distributions=(model.Distribution("left", "1.0"),),
                artifacts=(Artifact("left 1.0", ArtifactKind.PACKAGE, (_OPS,)),),
            ),
            model.Environment(
                "3.11.4",
                distributions=(model.Distribution("left", "1.0", has_python=False),),
                artifacts=(
                    Artifact("left 1.0", ArtifactKind.PACKAGE, (Binary("_C.so", modules=("_C",)),)),
                ),
            ),
        ),
    ),
    fix=Fix(
        "reinstall the package that it belongs to, or delete its leftover files",
        commands=("python -c 'import torch; torch.ops.load_library(\"{library}\")'",),
    ),
    examples=(),
    counterexamples=(),
)
