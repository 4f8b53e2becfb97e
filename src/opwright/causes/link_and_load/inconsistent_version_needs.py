"""
The binary needs a version of a library that it does not list as needed. It was changed after the linker wrote it: its
DT_NEEDED entry was renamed or removed, as when a CUDA library is put into a wheel under a name with a hash, and the version
table still has the old name. The loader trusts its tables: unless something else has loaded a library of that name, it
aborts the whole process with `Inconsistency detected by ld.so: dl-version.c: _dl_check_map_versions: Assertion "needed !=
NULL" failed!`, which Python cannot catch.

It goes unnoticed as long as something has loaded the library before, torch for example. A torch for another major version
of CUDA loads a different one.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.rules import log_rule
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Confidence, Evidence, Fix

_ALWAYS_LOADED = r"(ld-linux|ld64).*|lib(c|m|dl|rt|pthread|util|gcc_s|stdc\+\+)\.so[\d.]*"
"""glibc's libraries, and those of any process that has loaded torch."""


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for version nodes of a library that neither the binary nor its dependencies list."""
    siblings = {binary.file_name: binary for binary in artifact.binaries}
    for binary in artifact.binaries:
        versions = dict(reversed(binary.version_needs))
        unlisted = versions.keys() - set(binary.needed) - _needed_closure(binary, siblings)
        unlisted -= {name for name in unlisted if re.fullmatch(_ALWAYS_LOADED, name)}
        for library in sorted(unlisted):
            version = versions[library]
            yield Evidence(
                binary.path,
                f"{version} of {library}",
                {"library": library, "version": version},
                Confidence.LIKELY,
            )


def _needed_closure(binary: Binary, siblings: dict[str, Binary]) -> set[str]:
    """Return the binary's needed libraries, and those that the libraries next to it need in turn."""
    found, waiting = set(binary.needed), list(binary.needed)
    while waiting:
        library = siblings.get(waiting.pop())
        new = set(library.needed) - found if library else set()
        found |= new
        waiting += new
    return found


CAUSE = Cause(
    title="it needs {version} of {library}, which it does not list as needed: the loader aborts the process"
    " unless something else has already loaded it",
    in_artifact=in_artifact,
    in_log=log_rule(
        r"_dl_check_map_versions: Assertion",
        confidence=Confidence.LIKELY,
        library="a library",
        version="versions",
    ),
    fix=Fix(
        "rename it in both tables with patchelf --replace-needed 0.18 or later, or leave the library out with "
        "auditwheel repair --exclude {library}"
    ),
    examples=(
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                Binary(
                    "op/_C.so",
                    needed=("libcudart-9f8e7d6c.so.12",),
                    version_needs=(("libcudart.so.12", "libcudart.so.12"),),
                ),
            ),
        ),
        (
            "Inconsistency detected by ld.so: dl-version.c: 204: _dl_check_map_versions: Assertion "
            "`needed != NULL' failed!"
        ),
    ),
    counterexamples=(
        "ImportError: libcudart.so.12: cannot open shared object file: No such file or directory",
        "Inconsistency detected by ld.so: dl-open.c: 273: dl_open_worker: Assertion failed!",
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (
                Binary(
                    "op/_C.so",
                    needed=("libcudart.so.12",),
                    version_needs=(
                        ("libcudart.so.12", "libcudart.so.12"),
                        ("ld-linux-x86-64.so.2", "GLIBC_2.3"),
                    ),
                ),
            ),
        ),
    ),
)
