"""
Python imports a shared library by calling one function of it, `PyInit_` and the module's name, which is
the name of the file up to its first dot. `_C.abi3.so` without a `PyInit__C` cannot be imported: `dynamic
module does not define module export function (PyInit__C)`. Usually the file was renamed after the
build, or `TORCH_EXTENSION_NAME` was not what `PYBIND11_MODULE` got.

A library with a file name like a module's that only registers operators is another matter: it is loaded
with `torch.ops.load_library`, needs no such function, and often has that name because setuptools gave
it one. So only files that are about a module, under another name or with the function hidden, are named here.

In a log it may as well be a file that is left from an earlier build under another name, or a module for Python 2,
whose function is called `init` and the name.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Failure,
    Fix,
)
from opwright.system.python import module_name

_NO_INIT = (
    r"does not\s+define\s+module export function[^\w\n]{0,3}(?:PyInit_(?P<name>\w{1,200}))?",
    r"dynamic module does not\s+define\s+init\s+function[^\w\n]{0,3}(?:init(?P<name>\w{1,200}))?",
)
_MAKES_A_MODULE = ("PyModule_Create2", "PyModuleDef_Init")


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for files with the name of a module that initialise none of that name."""
    for binary in artifact.binaries:
        name = module_name(binary)
        if not name or not name.isascii() or name in binary.modules:
            continue  # other names are spelled in Punycode
        made = next((m for m in _MAKES_A_MODULE if m in binary.requires), None)
        if binary.modules:
            there = f"PyInit_{binary.modules[0]}"
            what = f"it has {there}"
            yield Evidence(binary.path, there, {"name": name, "what": what})
        elif made:
            what = f"it calls {made}, so it is meant to be one"
            yield Evidence(binary.path, made, {"name": name, "what": what}, Confidence.LIKELY)


@called_for(*_NO_INIT)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for Python's complaint that a library is not the module that it is imported as."""
    for found in seen(failure, *_NO_INIT):
        name = found.groups.get("name", "NAME")
        what = "it has another name, or is no module"
        yield found.evidence(Confidence.LIKELY, name=name, what=what)


CAUSE = Cause(
    name="missing-module-init",
    family="link-and-load",
    title="it cannot be imported as {name}, since it does not define PyInit_{name}; {what}",
    explanation=__doc__ or "",
    since="0.1",
    in_artifact=in_artifact,
    in_failure=in_failure,
    fix=Fix(
        "write PYBIND11_MODULE(TORCH_EXTENSION_NAME, m), or PyMODINIT_FUNC PyInit_{name}(void), and "
        "build from clean; do not rename the file"
    ),
    examples=(
        Artifact(
            "build",
            ArtifactKind.FOLDER,
            (Binary("op/_C.cpython-311-x86_64-linux-gnu.so", modules=("op_cpp",)),),
        ),
        Artifact(
            "build",
            ArtifactKind.FOLDER,
            (Binary("op/_C.abi3.so", requires=frozenset({"PyModule_Create2"})),),
        ),
        Failure(
            "    import neighbors_ops\nImportError: dynamic module does not define module export function "
            "(PyInit_neighbors_ops)"
        ),
        Failure("ImportError: dynamic module does not define init function (init_nms)"),
    ),
    counterexamples=(
        Artifact("build", ArtifactKind.FOLDER, (Binary("op/_C.abi3.so", modules=("_C",)),)),
        Artifact("build", ArtifactKind.FOLDER, (Binary("op/_C.cpython-311-x86_64-linux-gnu.so"),)),
        Artifact("build", ArtifactKind.FOLDER, (Binary("op/libop.so", modules=("op",)),)),
        Failure("ImportError: op.so: undefined symbol: PyInit_op"),
        Failure("ModuleNotFoundError: No module named 'neighbors_ops'"),
    ),
)
