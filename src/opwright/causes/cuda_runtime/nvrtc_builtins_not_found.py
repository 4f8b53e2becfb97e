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

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Fix, Log, Machine

_BARE_STATUS = r"\b(?P<status>NVRTC_ERROR_BUILTIN_OPERATION_FAILURE)\b(?! ?[=,:])"
"""What NVRTC returns then; the name of the library is in its log, which few programs print."""
_OF_NVIDIA = "where NVRTC is not torch's own, or does not say which file it wants"
_ON_WINDOWS = r"nvrtc-builtins64_(\d\d)(\d)\b"


def _of_nvidia(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the CUDA release of the library that is missing, as its name on Windows has it."""
    named = compiled(_ON_WINDOWS).search(log.text)
    if named is None or int(named[1]) < _FIRST_WITH_EXTRAS:
        return {"remedy": _OF_NVIDIA, "release": ""} if "status" in match.groups else {}
    return {"remedy": _OF_NVIDIA, "release": f"=={named[1]}.{named[2]}.*"}


_FIRST_WITH_EXTRAS = 12
"""Major release of the first cuda-toolkit on PyPI."""

CAUSE = Cause(
    title="NVRTC does not find {library}, which must lie beside it under exactly that name",
    in_log=log_rules(
        rule(
            r"failed to open ['\"]?(?P<library>(?:lib)?nvrtc-builtins[\w.-]*\w)",
            r"(?P<library>libnvrtc-builtins\.so[\d.]*\d): cannot open shared object",
            r"(?:[Cc]ould not (?:load|find|open)|[Ee]rror (?:loading|opening))[^\n]{0,40}(?P<library>nvrtc-builtins[\w.-]*)",
            r"(?P<library>libnvrtc-builtins\.so[\w.]*\w)['\"`]? (?:=> )?(?:not found|can(?:no|')t be found|(?:was|is) (?:not found|missing)|could not be)",
            compute=_of_nvidia,
        ),
        rule(_BARE_STATUS, confidence=LIKELY, library="nvrtc-builtins", compute=_of_nvidia),
    ),
    fix=Fix(
        "link the file that torch ships to the expected name, or install a torch release that names it right",
        commands=(
            "found=\"$(find $(python -c 'import sysconfig; print(sysconfig.get_path(\"purelib\"))') -name '*nvrtc-builtins*' | head -n 1)\"",
            'ln -s "$found" "$(dirname "$found")/{library}"',
        ),
    ),
    remedies={
        _OF_NVIDIA: Fix(
            "install NVIDIA's NVRTC wheel for this NVRTC's CUDA release: it has both libraries in one folder; if two releases are installed, the message names the one that is loaded",
            commands=(
                "pip list | grep -iE 'nvrtc|cuda-toolkit|cupy'",
                "pip install 'cuda-toolkit[nvrtc]{release}'",
            ),
        ),
    },
    examples=(
        "warp.nvrtc.NVRTCError: NVRTC_ERROR_BUILTIN_OPERATION_FAILURE (7)",
        "Error loading nvrtc-builtins64_131.dll",
        "libnvrtc-builtins.so.11.8 => not found",
        Log(
            "RuntimeError: nvrtc: error: failed to open libnvrtc-builtins.so.11.1\n"
            "  Make sure that libnvrtc-builtins.so.11.1 is installed correctly.",
            Machine(torch="1.9.0+cu111"),
        ),
        Log("nvrtc: error: failed to open nvrtc-builtins64_111.dll.", Machine(os="Windows 10")),
    ),
    counterexamples=(
        "    NVRTC_ERROR_BUILTIN_OPERATION_FAILURE = 7,",
        "libnvrtc-builtins.so.12.4 => /usr/local/cuda/lib64/libnvrtc-builtins.so.12.4 (0x00007f)",
        "nvrtc: error: invalid value for --gpu-architecture (-arch)",
        "ImportError: libnvrtc.so.12: cannot open shared object file: No such file or directory",
        "-- Installing: /opt/cuda/lib64/libnvrtc-builtins.so.12.4",
    ),
)
