"""
The binary is marked as needing a stack that can be executed (`PT_GNU_STACK` with the flag `E` in
`readelf -lW`). From version 2.41 on glibc refuses to load such a file into a process whose stack is not:
`cannot enable executable stack as shared object requires: Invalid argument`. Before, it made the
stack executable for the whole process without a word (CVE-2023-38408).

Hardly any code needs it. The mark comes from one object file without a `.note.GNU-stack` section, as a
rule one of hand-written assembly, or from a function inside a function in C; the linker marks the whole
library for one such object. On x86-64 a file without any `PT_GNU_STACK` counts as marked, too.

`GLIBC_TUNABLES=glibc.rtld.execstack=2` in the environment lets an affected program run until then.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.knowledge.platforms.distributions import DISTRIBUTIONS
from opwright.knowledge.platforms.floors import as_numbers
from opwright.logs.patterns import find_matches
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_REFUSES = "2.41"
_REFUSED = (
    r"(?:(?P<library>[^\s:'\"]{1,300}): )?cannot\s+enable executable\s+stack as\s+shared\s+object",
    (
        r"(?:(?P<library>[^\s:'\"]{1,300}): )?(?:Kann den Stack nicht ausführbar machen"
        r"|no se puede activar la pila ejecutable|ne peut activer une pile exécutable"
        r"|共有オブジェクトが必要としている実行可能スタック|невозможно задействовать исполняемый стек"
        r"|无法启用共享目标需要的执行栈|無法開啟可執行堆疊|não foi possível habilitar pilhas de executável"
        r"|impossibile abilitare lo stack eseguibile|실행할 수 있는 스택을 공유)"
    ),
)


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries that the loader takes to need an executable stack."""
    for binary in artifact.binaries:
        if binary.executable_stack:
            yield Evidence(
                binary.path,
                "PT_GNU_STACK",
                {
                    "glibc": _REFUSES,
                    "distributions": _first_to_refuse(),
                    "library": "LIBRARY.so",
                },
            )


@log_check(*_REFUSED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for the loader's refusal."""
    for found in find_matches(log, *_REFUSED):
        library = found.groups.get("library", "LIBRARY.so")
        yield found.evidence(glibc=_REFUSES, distributions=_first_to_refuse(), library=library)


def _first_to_refuse() -> str:
    refusing = (
        d.name for d in DISTRIBUTIONS if as_numbers(d.offers.glibc or "0") >= as_numbers(_REFUSES)
    )
    return ", ".join(refusing)


CAUSE = Cause(
    title="it is marked as needing an executable stack, and glibc from {glibc} on "
    "({distributions}) does not load it",
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "link it with -Wl,-z,noexecstack, or clear the mark of the library as it is",
        commands=("patchelf --clear-execstack {library}",),
    ),
    examples=(
        Artifact("op.so", ArtifactKind.BINARY, (Binary("op.so", executable_stack=True),)),
        (
            "ImportError: libtranslate-2f0d1c.so.4.4.0: cannot enable executable stack as shared object "
            "requires: Invalid argument"
        ),
        "./serve: libop.so: 无法启用共享目标需要的执行栈: 无效的参数",
    ),
    counterexamples=(
        Artifact("op.so", ArtifactKind.BINARY, (Binary("op.so"),)),
        "/usr/bin/ld: warning: a.o: missing .note.GNU-stack section implies executable stack",
        "op.so: failed to map segment from shared object: Operation not permitted",
    ),
)
