"""
ptxas turns PTX into machine code. Triton brings one of its own, and writes the PTX for it; nvcc calls the one
beside it, or whatever `PATH` has. Like nvcc it knows the GPUs of its time: "Value 'sm_121a' is not defined for
option 'gpu-name'". It also refuses PTX of a later language version, whatever the GPU: "Unsupported .version 8.7;
current version is '8.4'". That happens when PTX and ptxas come from different toolkits.

A new GPU meets this first in Triton, through `torch.compile`, because each Triton is bundled with the ptxas of one
toolkit. Some releases only print that a command ending in `--gpu-name=sm_120` failed, without what it said.

`TRITON_PTXAS_PATH` points Triton at the ptxas of an installed toolkit; Triton 3.6 has `TRITON_PTXAS_BLACKWELL_PATH`
as well. The toolkit may be newer than torch's CUDA; the driver has to be new enough for what it writes.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.gpu_archs import RejectionReason, first_toolkit, number, refused
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_NAME = r"Value\s+['\"`‘’“”]{0,2}(?P<arch>sm_\w+)['\"`‘’“”]{0,2}\s+is\s+not\s+defined\s+for\s+option\s+['\"`‘’“”]{0,2}gpu-name"
_PTX = (
    r"ptxas\s[^\n]{0,200}Unsupported \.target\s+['\"`‘’“”]?(?P<arch>sm_\w+)",
    r"ptxas\s[^\n]{0,200}Unsupported \.version\s+(?P<wanted>\d+\.\d+);\s+current\s+version\s+is\s+['\"`‘’“”]?(?P<has>\d+\.\d+)",
    r"PTX (?:\.version|version) \d+\.\d+ does not support (?:\.target|target) ['\"]?(?P<arch>sm_\w+)",
)
_OF_XLA = r"ptxas does not support CC (?P<major>\d{1,2})\.(?P<minor>\d)"
_CUT_OFF = r"Unsupported \.version\s+(?P<wanted>\d+\.\d+);\s+current\s+version\s+is\s+['\"`‘’“”]?(?P<has>\d+\.\d+)"
"""Where the line does not tell whose ptxas it is, a toolkit's or the driver's."""
_COMMAND = r"ptxas(?:-blackwell)?['\",]{0,3}\s[^\n]{0,200}--gpu-name=(?P<arch>sm_\d+[af]?)"
_ADA = 89
_FAILED = (
    r"ptxas[^\n]{0,900}(?:returned non-zero exit status|died with <Signals)",
    r"`ptxas` failed with error code|Internal Triton PTX codegen error",
)
_SAID = (r"ptxas [^\n]{0,200}; error\s{0,4}:", r"ptxas error\s{0,4}:")


@log_check(_NAME, *_PTX, _OF_XLA, _CUT_OFF, _COMMAND)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for an architecture or a PTX version that ptxas does not know."""
    for one in refused(log):
        if one.why is RejectionReason.YOUNGER and "gpu-name" in one.seen.quote:
            yield one.seen.evidence(what=f"does not know {one.arch}", first=one.first)
    for found in find_matches(log, *_PTX):
        if "application ptx input" not in found.quote:  # that is the compiler in the driver
            yield found.evidence(Confidence.CERTAIN, **_told(found.groups))
    for found in find_matches(log, _OF_XLA):
        arch = f"sm_{found.groups['major']}{found.groups['minor']}"
        yield found.evidence(
            Confidence.LIKELY, what=f"does not know {arch}", first=first_toolkit(arch)
        )
    for found in find_matches(log, _CUT_OFF):
        if "ptxas" not in found.quote:
            yield found.evidence(Confidence.POSSIBLE, **_told(found.groups))
    if has_match(log, *_FAILED) and not has_match(log, *_SAID, _NAME):
        for found in find_matches(log, _COMMAND):
            arch = found.groups["arch"]
            young = (number(arch) or 0) >= _ADA
            yield found.evidence(
                Confidence.LIKELY if young else Confidence.POSSIBLE,
                what=f"failed for {arch}, which it does not seem to know",
                first=first_toolkit(arch),
            )


def _told(groups: dict[str, str]) -> dict[str, str]:
    if arch := groups.get("arch"):
        return {"what": f"does not know {arch}", "first": first_toolkit(arch)}
    what = f"reads PTX up to version {groups['has']}, and was given {groups['wanted']}"
    return {"what": what, "first": "the toolkit that wrote the PTX"}


CAUSE = Cause(
    title="the ptxas that is used {what}",
    in_log=in_log,
    explains=("triton-compiler-bug",),
    fix=Fix(
        "use the ptxas of a newer toolkit (CUDA {first}), or a newer triton with the torch that belongs to it",
        commands=("export TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas", "ptxas --version"),
    ),
    examples=(
        Log(
            "RuntimeError: Internal Triton PTX codegen error: \n"
            "ptxas fatal   : Value 'sm_121a' is not defined for option 'gpu-name'",
            Machine(torch="2.9.0+cu128", gpu="GB10"),
        ),
        "ptxas a.ptx, line 9; fatal   : Unsupported .version 9.0; current version is '8.4'",
        "fatal   : Unsupported .version 8.8; current version is '8.7'",
        Log(
            "subprocess.CalledProcessError: Command '['/venv/lib/python3.11/site-packages/triton/backends/nvidia/bin/ptxas', "
            "'-lineinfo', '-v', '--gpu-name=sm_120', '/tmp/tmpq1.ptx', '-o', '/tmp/tmpq1.ptx.o']' returned non-zero exit "
            "status 255.",
            Machine(gpu="RTX 5080"),
        ),
    ),
    counterexamples=(
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
        "ptxas application ptx input, line 9; fatal   : Unsupported .version 8.4; current version is '8.0'",
        "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'",
        (
            "'/triton/backends/nvidia/bin/ptxas', '-v', '--gpu-name=sm_75', '/tmp/a.ptx' returned non-zero exit status 255.\n"
            "ptxas /tmp/a.ptx, line 33; error   : Feature '.bf16' requires .target sm_80 or higher"
        ),
    ),
)
