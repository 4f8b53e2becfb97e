"""
The binary is marked as needing an executable stack (`PT_GNU_STACK` with the flag `E` in `readelf -lW`). From version 2.41 on
glibc refuses to load such a file into a process whose stack is not executable: `cannot enable executable stack as shared
object requires: Invalid argument`. Before, it silently made the stack executable for the whole process (CVE-2023-38408).

Hardly any code needs it. The mark usually comes from one object file without a `.note.GNU-stack` section, such as
hand-written assembly, or from a nested function in C; one such object makes the linker mark the whole library. On x86-64 a
file without any `PT_GNU_STACK` counts as marked, too.

Until it is rebuilt, `GLIBC_TUNABLES=glibc.rtld.execstack=2` in the environment lets an affected program run.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_rules, rule
from opwright.knowledge.platforms.floors.floors import as_numbers
from opwright.knowledge.platforms.linux.distributions import DISTRIBUTIONS
from opwright.logs.patterns import LogMatch
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_FIRST_GLIBC = "2.41"
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
    """Look for binaries that are marked as needing an executable stack."""
    for binary in artifact.binaries:
        if binary.executable_stack:
            details = {"glibc": _FIRST_GLIBC, "distributions": _refusing(), "library": "LIBRARY.so"}
            yield Evidence(binary.path, "PT_GNU_STACK", details)


def _refusing(_match: LogMatch | None = None, _log: Log | None = None) -> str:
    """Return the distributions that refuse to load it."""
    first = as_numbers(_FIRST_GLIBC)
    return ", ".join(d.name for d in DISTRIBUTIONS if as_numbers(d.offers.glibc or "0") >= first)


CAUSE = Cause(
    title="it is marked as needing an executable stack, and glibc {glibc} and later ({distributions}) do not"
    " load it",
    in_artifact=in_artifact,
    in_log=log_rules(
        rule(*_REFUSED, glibc=_FIRST_GLIBC, distributions=_refusing, library="LIBRARY.so")
    ),
    fix=Fix(
        "link it with -Wl,-z,noexecstack, or clear the mark in the built library",
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
