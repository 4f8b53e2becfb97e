"""
The loader has found the library and read its header, and the kernel refuses to put it into memory: `failed to
map segment from shared object`. The file is fine as a rule. What follows tells who refuses.

- `Operation not permitted` or nothing: the folder is mounted `noexec`, so nothing in it may be executed.
  `/tmp`, `/dev/shm` and home folders of clusters are the usual ones, and just there JIT builds and Triton's
  cache put what they compile. A folder elsewhere (`TMPDIR`, `TORCH_EXTENSIONS_DIR`, `TRITON_CACHE_DIR`) is enough.
- `Permission denied`: SELinux or another policy of the system.
- `Cannot allocate memory`: a limit of the address space (`ulimit -v`, a batch system), which torch's
  libraries of a gigabyte and more exceed although the machine has the memory.

On Windows error 1455 says that the paging file is too small for the libraries of all processes together, as
when a DataLoader starts many workers; 4551 and 1260 are policies that block the file. On macOS it is the
signature: a library of another team, or one from the internet that was never approved.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
from opwright.model import Cause, Confidence, Evidence, Fix, Log

_LIBRARY = r"(?:(?P<library>[\w./+@-]{1,300}\.so[\w.]*):\s{1,8})?"
_POLICY = (
    r"(?P<why>Application Control policy has blocked|Anwendungssteuerungsrichtlinie hat|stratégie de contrôle d.application a"
    r"|directiva de Control de aplicaciones|Política de Controle de Aplicativo|应用程序控制策略已阻止|應用程式控制原則已封鎖"
    r"|アプリケーション制御ポリシーに|애플리케이션 제어 정책|Политика управления приложениями)"
)
"""Of Windows, in its languages, without the number of the error."""
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
_WINDOWS = {
    "1455": "the paging file is too small",
    "4551": "a policy of application control blocks it",
    "1260": "a policy of the system blocks it",
}
_OF_MEMORY = ("allocate memory", "paging file", "Speicher", "memoria", "mémoire", "无法分配内存")


@log_check(*_REFUSED)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for libraries that the system has refused to map."""
    for found in find_matches(log, *_REFUSED):
        why = found.groups.get(
            "why", "its folder may be mounted noexec, or the address space is limited"
        )
        why = (
            _WINDOWS["4551"] if found.quote.find("DLL load failed") >= 0 else _WINDOWS.get(why, why)
        )
        why = why.strip(" .)")
        memory = any(word in why for word in _OF_MEMORY)
        do = _FOR_MEMORY if memory else _FOR_THE_FOLDER
        sure = Confidence.CERTAIN if "map segment" in found.quote else Confidence.LIKELY
        file = found.groups.get("library")
        yield found.evidence(
            sure, library=file or "the library", file=file or "LIBRARY.so", why=why, do=do
        )


_FOR_THE_FOLDER = (
    "move the files, or what is compiled there, to a folder that allows execution "
    "(TMPDIR, TORCH_EXTENSIONS_DIR, TRITON_CACHE_DIR), or have it mounted with exec"
)
_FOR_MEMORY = "lift the limit (ulimit -v unlimited, a larger paging file), or start fewer processes"

CAUSE = Cause(
    title="the system refuses to map {library} into memory: {why}",
    in_log=in_log,
    explains=("missing-shared-library", "torch-not-imported-first"),
    fix=Fix("{do}", commands=("findmnt -T {file} -o TARGET,OPTIONS", "ulimit -v")),
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
