"""
The loader has to patch addresses into the code of this binary (`DT_TEXTREL`, or `DF_TEXTREL` in its flags), because part of
it was compiled without `-fPIC`, or is assembly with absolute addresses. For that it makes the code writable while it loads.
Where SELinux denies `execmod`, and in containers and services that forbid executing memory that was written to, it cannot:
`cannot restore segment prot after reloc: Permission denied`. Elsewhere it loads, and each process has its own copy of the
code.

`-Wl,-z,text` makes the linker report it as an error and name the object file.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_rule
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries whose code the loader has to patch."""
    for binary in artifact.binaries:
        if binary.text_relocations:
            yield Evidence(binary.path, "DT_TEXTREL")


CAUSE = Cause(
    title="the loader has to patch its code, which hardened systems do not allow",
    in_artifact=in_artifact,
    in_log=log_rule(
        r"cannot\s+restore segment prot after\s+reloc",
        r"cannot make segment writable for relocation",
        r"Segment-Schutz nach der Relozierung|no se puede restaurar el `prot' del segmento"
        r"|ne peut restaurer le segment prot|再配置後にセグメントの prot|无法恢复段 prot|無法復原 segment prot"
        r"|restaurar proteção de segmento|ripristinare la protezione del segmento|защиту сегмента после перемещения",
        r"read-only segment has dynamic (?:IFUNC )?relocations"
        r"|segmento de sólo lectura tiene reubicaciones|segment en lecture seule a des réadressages"
        r"|доступном только для чтения, содержатся динамические",
    ),
    fix=Fix(
        "compile every object with -fPIC; -Wl,-z,text makes the linker name the one that is not"
    ),
    examples=(
        Artifact("op.so", ArtifactKind.BINARY, (Binary("op.so", text_relocations=True),)),
        "ImportError: /opt/app/lib/libpack.so: cannot restore segment prot after reloc: Permission denied",
        "/usr/bin/ld: read-only segment has dynamic relocations",
    ),
    counterexamples=(
        Artifact("op.so", ArtifactKind.BINARY, (Binary("op.so"),)),
        "libop.so: failed to map segment from shared object: Permission denied",
        "/usr/bin/ld: warning: creating DT_TEXTREL in a shared object",
    ),
)
