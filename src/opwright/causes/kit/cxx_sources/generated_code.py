"""
Code that is generated and compiled while a program runs: Triton's kernels and Inductor's modules.

Nothing of it is built beforehand, so what fails is a meeting of releases: of the kernel's source with
Triton's language, of torch with the Triton beside it, of Triton with the GPU and with the machine's
C compiler. The traceback tells who asked, and that decides whose release is to change.
"""

import re

from opwright.logs.patterns import compiled
from opwright.model import Log

_BEFORE = 1500
_PYTHON_FILE = r"[\w.~:/\\+-]{1,300}\.py\b"
_TORCH_FILE_PATTERN = r"torch[/\\]{1,2}(?:_inductor|_dynamo|_functorch|_higher_order_ops|utils[/\\]{1,2}_triton|_utils_internal)"
TRITON = r"\btriton[/\\]|triton\.(?:compiler|runtime|language|backends|errors)|Triton"
"""Matches in a log where anything in it comes from Triton."""
INDUCTOR = (
    r"torchinductor|torch[/\\._]{1,2}inductor|triton_meta|async_compile|BackendCompilerFailed"
    r"|inductor_meta|\binductor\b|torch\.compile"
)
"""Matches in a log that tells of torch.compile."""
KERNEL_OF_TORCH = r"(?:triton_(?:poi|red|per|tem|unk|for)_fused|triton_tem_)\w*"
"""Matches the name of a kernel that Inductor has generated."""
_OLD_GPU = (
    r"compute-capability=[567]\d\b|[\"']cuda(?::|[\"'], ?)[567]\d\b|\bsm_[567]\d\b|(?:major|capability)[ =:(]{1,3}[567]\b"
    r"|\bGTX\b|\bTesla (?:K|M|P|V|T)\d|\bTITAN (?:X|V|Xp)\b|\bRTX 20\d\d|\bQuadro (?:P|RTX|GV)"
    r"|\bV100|\bP100|\b[Kk]aggle\b|\bT4\b"
)


def last_file_before(log: Log, start: int) -> str:
    """Return the path of the Python file that the nearest line before `start` names, or ''."""
    paths = compiled(_PYTHON_FILE).findall(log.text[max(0, start - _BEFORE) : start])
    return paths[-1] if paths else ""


def is_raised_by_torch(log: Log, start: int) -> bool:
    """Return whether torch's own code, or code it has generated, raised what begins at `start`."""
    path = last_file_before(log, start)
    return bool(compiled(_TORCH_FILE_PATTERN).search(path)) or "torchinductor_" in path


def mentions_triton(log: Log) -> bool:
    """Return whether anything in the log comes from Triton."""
    return bool(re.search(TRITON, log.text))


def mentions_inductor(log: Log) -> bool:
    """Return whether the log mentions torch.compile."""
    return bool(compiled(INDUCTOR).search(log.text))


def is_before_ampere(log: Log) -> bool:
    """Return whether the GPU is known to be older than sm_80, the oldest that Triton is tested on."""
    if log.machine.gpu:
        return bool(compiled(_OLD_GPU).search(log.machine.gpu))
    return bool(compiled(_OLD_GPU).search(log.text))


LIBCUDA_NOT_LINKED = (
    (
        r"(?:cannot find|ne peut pas trouver|impossible de trouver|no se puede encontrar|no se encuentra|kann|找不到|无法找到"
        r"|unable to find library) -l(?:cuda\b|:libcuda\.so)"
    ),
    r"-l(?:cuda|:libcuda\.so\.1) ?(?:kann nicht gefunden|が見つかりません|を見つけ|를 찾을 수)",
    # Several processes write to one terminal, each at its own pace.
    r"ld: cannot find\s{1,3}[^\n]{0,100}\n ?-lcuda\b",
    r"library not found: :?(?:lib)?cuda(?:\.so[.1]{0,2})?$",
)
"""What linkers say of the driver's library, in their languages."""
