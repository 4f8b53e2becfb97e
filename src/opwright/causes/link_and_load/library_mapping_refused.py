"""
The loader has found the library and read its header, and the kernel refuses to map it into memory: `failed to map
segment from shared object`. The file is usually fine. The rest of the message says what refuses.

- `Operation not permitted`, or nothing: the folder is mounted `noexec`, as `/tmp`, `/dev/shm` and home folders of
  clusters often are, where JIT builds and Triton's cache write. Choose another folder (`TMPDIR`,
  `TORCH_EXTENSIONS_DIR`, `TRITON_CACHE_DIR`).
- `Permission denied`: SELinux or another policy of the system.
- `Cannot allocate memory`: a limit on the address space (`ulimit -v`, a batch system), which torch's libraries of a
  gigabyte and more exceed although the machine has the memory.

On Windows, error 1455 means that the paging file is too small for the libraries of all processes together, for example
of a DataLoader's many workers; 4551 and 1260 are policies that block the file. On macOS it is the signature: of another
team, or of a file from the internet that was never approved.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch
from opwright.model import Cause, Confidence, Fix, Log

_LIBRARY = r"(?:(?P<library>[\w./+@-]{1,300}\.so[\w.]*):\s{1,8})?"
_POLICY = (
    r"(?P<why>Application Control policy has blocked|Anwendungssteuerungsrichtlinie hat|stratégie de contrôle d.application a"
    r"|directiva de Control de aplicaciones|Política de Controle de Aplicativo|应用程序控制策略已阻止|應用程式控制原則已封鎖"
    r"|アプリケーション制御ポリシーに|애플리케이션 제어 정책|Политика управления приложениями)"
)
"""Windows, in its languages, without the error number."""
_REFUSED = (
    _LIBRARY + r"failed to map segment from\s+shared object(?:[:,]\s(?P<why>[^\n]{1,80}))?",
    _LIBRARY + r"(?:Fehler beim Mappen des Shared Objects|fallo al asignar un segmento del objeto compartido"
    r"|échec d'adressage \(mapping\) du segment|共有オブジェクトのセグメントをマップするのに失敗"
    r"|сбой отображения сегмента из разделяемого объекта|无法从共享目标中映射段|從共用物件中對映區段失敗"
    r"|falha no mapeamento de segmento|mappatura del segmento dall'oggetto condiviso non riuscita"
    r"|동적 오브젝트의 세그먼트를)(?:: (?P<why>[^\n]{1,80}))?",
    _LIBRARY + r"cannot (?:create shared object descriptor|map zero-fill pages|change memory protections)(?:: (?P<why>[^\n]{1,80}))?",
    r"\[WinError (?P<why>1455|4551|1260)\](?:[^\n]{0,200}Error loading [\"'](?P<library>[^\"'\n]{1,300}))?",
    r"(?P<why>code signature [^\n]{0,200}not valid for use in process|library load (?:disallowed|denied) by system policy)",
    _POLICY,
)  # fmt: skip
_WINDOWS_ERRORS = {
    "1455": "the paging file is too small",
    "4551": "an application control policy blocks it",
    "1260": "a system policy blocks it",
}
_MEMORY = "if memory is limited"
_MEMORY_WORDS = ("allocate memory", "paging file", "Speicher", "memoria", "mémoire", "无法分配内存")
_UNKNOWN_REASON = "its folder may be mounted noexec, or the address space is limited"


def _confidence(match: LogMatch, _log: Log) -> Confidence:
    return CERTAIN if "map segment" in match.quote else LIKELY


def _reason(match: LogMatch, _log: Log) -> str:
    why = match.groups.get("why", _UNKNOWN_REASON)
    why = "4551" if "DLL load failed" in match.quote else why
    return _WINDOWS_ERRORS.get(why, why).strip(" .)")


def _remedy(match: LogMatch, log: Log) -> str:
    is_memory = any(word in _reason(match, log) for word in _MEMORY_WORDS)
    return _MEMORY if is_memory else ""


CAUSE = Cause(
    title="the system refuses to map {library} into memory: {why}",
    in_log=log_rules(
        rule(
            *_REFUSED,
            confidence=_confidence,
            remedy=_remedy,
            library="the library",
            file=lambda match, _: match.groups.get("library", "LIBRARY.so"),
            why=_reason,
        )
    ),
    explains=("missing-shared-library", "torch-not-imported-first"),
    fix=Fix(
        "move the files, or what is compiled there, to a folder that allows execution (TMPDIR, "
        "TORCH_EXTENSIONS_DIR, TRITON_CACHE_DIR), or have it mounted with exec",
        commands=("findmnt -T {file} -o TARGET,OPTIONS", "ulimit -v"),
    ),
    remedies={
        _MEMORY: Fix(
            "raise the limit (ulimit -v unlimited, a larger paging file), or start fewer processes",
            commands=("ulimit -v",),
        )
    },
    examples=(
        "ImportError: libsplat.so: cannot change memory protections",
        "ImportError: /tmp/torch_extensions/py310_cpu/op/op.so: failed to map segment from shared object",
        (
            "OSError: /gpfs/me/venv/lib/python3.9/site-packages/torch/lib/libtorch_cuda.so: failed to map segment "
            "from shared object: Cannot allocate memory"
        ),
        (
            "OSError: [WinError 1455] The paging file is too small for this operation to complete. Error loading "
            '"C:\\\\py\\\\Lib\\\\site-packages\\\\torch\\\\lib\\\\cublasLt64_12.dll" or one of its dependencies.'
        ),
        "ImportError: DLL load failed while importing _C: Eine Anwendungssteuerungsrichtlinie hat diese Datei blockiert.",
    ),
    counterexamples=(
        "op.so: cannot enable executable stack as shared object requires: Invalid argument",
        "op.so: cannot open shared object file: No such file or directory",
        "mmap: Cannot allocate memory",
    ),
)
