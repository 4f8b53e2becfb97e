"""How cuDNN comes to a CUDA that is older than NVIDIA's packages on PyPI."""

from __future__ import annotations

from opwright.knowledge.versions import is_older
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Fix, Log

FOR_OLD_CUDA = "where pip has no cuDNN for this CUDA"
_DETECTED = r"CUDA detected: (\d{1,2}\.\d)"


def cuda_named(_: LogMatch, log: Log) -> str:
    """Return the CUDA that a build found, or else the machine's; '' if neither is known."""
    detected = compiled(_DETECTED).search(log.text)
    return detected[1] if detected else log.machine.cuda or ""


def by_cuda(match: LogMatch, log: Log) -> str:
    """Return the remedy of a CUDA before 11, which NVIDIA's packages on PyPI begin with."""
    cuda = cuda_named(match, log)
    return FOR_OLD_CUDA if cuda and is_older(cuda, "11.0") else ""


DOWNLOADED = Fix(
    "download cuDNN for CUDA {cuda}, with its headers, from https://developer.nvidia.com/rdp/cudnn-archive, unpack it, and point the build at its folders: CUDNN_PATH for"
    " setup.py, the variables that CMake reports missing; pip has none for this CUDA",
    commands=(
        'export CUDNN_PATH="$HOME/cudnn/cuda"',
        'cmake -DCUDNN_INCLUDE_PATH="$CUDNN_PATH/include" -DCUDNN_LIBRARY_PATH="$CUDNN_PATH/lib64/libcudnn.so" .',
    ),
)
