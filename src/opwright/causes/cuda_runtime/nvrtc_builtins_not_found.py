"""
`libnvrtc` compiles kernels at run time, and opens a second library by a fixed name: `libnvrtc-builtins.so.11.1` for
CUDA 11.1, `nvrtc-builtins64_111.dll` on Windows. torch's wheels for CUDA 11 shipped it under another name, with a
hash in it, so NVRTC does not find it. `import torch` and most operators work; the first fused or jiterated kernel
fails.

Installing the CUDA toolkit of that version helps if its folder is on the loader's path, because the file has the
right name there; no other version does. A link in `torch/lib` with the expected name does the same without a toolkit.
Later releases of torch use the right name.

With NVIDIA's packages from PyPI the file is in `nvidia/cuda_nvrtc/lib`, next to libnvrtc. It can still be missing
when a tool that bundles programs, such as PyInstaller, copies only the libraries that it sees.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix, Log, Machine

CAUSE = Cause(
    title="NVRTC does not find {library}, which must lie beside it under exactly that name",
    in_log=log_rule(
        r"failed to open ['\"]?(?P<library>(?:lib)?nvrtc-builtins[\w.-]*\w)",
        r"(?P<library>libnvrtc-builtins\.so[\d.]*\d): cannot open shared object",
        r"[Cc]ould not (?:load|find|open)[^\n]{0,40}(?P<library>nvrtc-builtins[\w.-]*)",
        r"(?P<library>libnvrtc-builtins\.so[\w.]*\w)['\"`]? (?:=> )?(?:not found|can(?:no|')t be found|(?:was|is) (?:not found|missing)|could not be)",
        library="libnvrtc-builtins",
    ),
    fix=Fix(
        "link the file that torch brings to the expected name, or install a torch release that names it right",
        commands=(
            "found=\"$(find $(python -c 'import sysconfig; print(sysconfig.get_path(\"purelib\"))') -name '*nvrtc-builtins*' | head -n 1)\"",
            'ln -s "$found" "$(dirname "$found")/{library}"',
        ),
    ),
    examples=(
        "libnvrtc-builtins.so.11.8 => not found",
        Log(
            "RuntimeError: nvrtc: error: failed to open libnvrtc-builtins.so.11.1\n"
            "  Make sure that libnvrtc-builtins.so.11.1 is installed correctly.",
            Machine(torch="1.9.0+cu111"),
        ),
        Log("nvrtc: error: failed to open nvrtc-builtins64_111.dll.", Machine(os="Windows 10")),
    ),
    counterexamples=(
        "libnvrtc-builtins.so.12.4 => /usr/local/cuda/lib64/libnvrtc-builtins.so.12.4 (0x00007f)",
        "nvrtc: error: invalid value for --gpu-architecture (-arch)",
        "ImportError: libnvrtc.so.12: cannot open shared object file: No such file or directory",
        "-- Installing: /opt/cuda/lib64/libnvrtc-builtins.so.12.4",
    ),
)
