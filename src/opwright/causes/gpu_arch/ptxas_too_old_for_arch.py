"""
ptxas turns PTX into machine code. Triton brings its own, and writes PTX for it; nvcc calls the one beside it, or the
one on `PATH`. Like nvcc it knows the GPUs of its time: "Value 'sm_121a' is not defined for option 'gpu-name'". It
also rejects PTX of a newer language version, whatever the GPU: "Unsupported .version 8.7; current version is '8.4'".
That happens when PTX and ptxas come from different toolkits.

A new GPU hits this first in Triton, through `torch.compile`, because each Triton is bundled with the ptxas of one
toolkit. Some releases only print that a command ending in `--gpu-name=sm_120` failed, without its output.

`TRITON_PTXAS_PATH` points Triton at the ptxas of an installed toolkit; Triton 3.6 has `TRITON_PTXAS_BLACKWELL_PATH`
as well. The toolkit may be newer than torch's CUDA; the driver must be new enough for its output.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.kit.build_scripts.archs.gpu_archs import (
    RejectionReason,
    first_toolkit,
    number,
    refused,
)
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_GPU_NAME_PATTERN = r"Value\s+['\"`‘’“”]{0,2}(?P<arch>sm_\w+)['\"`‘’“”]{0,2}\s+is\s+not\s+defined\s+for\s+option\s+['\"`‘’“”]{0,2}gpu-name"
_PTX_PATTERNS = (
    r"ptxas\s[^\n]{0,200}Unsupported \.target\s+['\"`‘’“”]?(?P<arch>sm_\w+)",
    r"ptxas\s[^\n]{0,200}Unsupported \.version\s+(?P<wanted>\d+\.\d+);\s+current\s+version\s+is\s+['\"`‘’“”]?(?P<has>\d+\.\d+)",
    r"PTX (?:\.version|version) \d+\.\d+ does not support (?:\.target|target) ['\"]?(?P<arch>sm_\w+)",
)
_XLA_PATTERN = r"ptxas does not support CC (?P<arch>\d{1,2}\.\d)"
_PTX_VERSION_PATTERN = r"Unsupported \.version\s+(?P<wanted>\d+\.\d+);\s+current\s+version\s+is\s+['\"`‘’“”]?(?P<has>\d+\.\d+)"
"""Where the line does not say whether ptxas is a toolkit's or the driver's."""
_COMMAND_PATTERN = r"ptxas(?:-blackwell)?['\",]{0,3}\s[^\n]{0,200}--gpu-name=(?P<arch>sm_\d+[af]?)"
_ADA = 89
_FAILED_PATTERN = r"ptxas[^\n]{0,900}(?:returned non-zero exit status|died with <Signals)|`ptxas` failed with error code|Internal Triton PTX codegen error"
_PTXAS_ERROR = r"ptxas [^\n]{0,200}; error\s{0,4}:|ptxas error\s{0,4}:|ptxas fatal\s{0,4}: (?:\(C\d|Register alloc)"


@log_check(_GPU_NAME_PATTERN)
def _refused_in_log(log: Log) -> Iterator[Evidence]:
    for one in refused(log):
        if one.reason is RejectionReason.YOUNGER and "gpu-name" in one.match.quote:
            yield one.match.evidence(what=f"does not know {one.arch}", first=one.first)


def _what(match: LogMatch, _: Log) -> str:
    groups = match.groups
    if arch := groups.get("arch"):
        return f"does not know sm_{arch.removeprefix('sm_').replace('.', '')}"
    return f"reads PTX up to version {groups['has']}, and was given {groups['wanted']}"


def _first(match: LogMatch, _: Log) -> str:
    arch = match.groups.get("arch")
    return first_toolkit(arch) if arch else "the toolkit that wrote the PTX"


def _command_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return None if ptxas itself says what is wrong."""
    if has_match(log, _PTXAS_ERROR, _GPU_NAME_PATTERN):
        return None
    return LIKELY if (number(match.groups["arch"]) or 0) >= _ADA else POSSIBLE


_OF_TWO_TOOLKITS = "where nvcc has started it"


def _by_nvcc(match: LogMatch, _: Log) -> str:
    """Return the remedy for nvcc, whose temporary files have names of their own, and whose parts are of two toolkits."""
    return _OF_TWO_TOOLKITS if "tmpxft_" in match.quote and "wanted" in match.groups else ""


CAUSE = Cause(
    title="the ptxas in use is too old: it {what}",
    in_log=log_rules(
        _refused_in_log,
        # "application ptx input" is from the compiler in the driver.
        rule(
            *_PTX_PATTERNS,
            unless_line="application ptx input",
            what=_what,
            first=_first,
            remedy=_by_nvcc,
        ),
        rule(_XLA_PATTERN, confidence=LIKELY, what=_what, first=_first),
        rule(
            _PTX_VERSION_PATTERN, unless_line="ptxas", confidence=POSSIBLE, what=_what, first=_first
        ),
        rule(
            _COMMAND_PATTERN,
            only_if=_FAILED_PATTERN,
            confidence=_command_confidence,
            what="failed for {arch}, which seems too new for it",
            first=_first,
        ),
    ),
    explains=("triton-compiler-bug",),
    fix=Fix(
        "use the ptxas of a newer toolkit (CUDA {first}), or a newer Triton with the torch that belongs to it",
        commands=("export TRITON_PTXAS_PATH=/usr/local/cuda/bin/ptxas", "ptxas --version"),
    ),
    remedies={
        _OF_TWO_TOOLKITS: Fix(
            "let nvcc, its compiler and ptxas be of one toolkit: nvcc has written PTX {wanted} and started a ptxas that reads {has}, the one of an older toolkit that comes first on"
            " PATH, or lies beside it after a partial update. These commands show them; put the bin folder of one whole toolkit first, and build from clean",
            commands=(
                "which -a nvcc ptxas cicc; nvcc --version; ptxas --version",
                "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH",
            ),
        ),
    },
    examples=(
        "ptxas /tmp/tmpxft_00001a_00000000-6_warp.ptx, line 9; fatal   : Unsupported .version 7.8; current version is '7.4'",
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
        (
            "triton.runtime.errors.PTXASError: PTXAS error: Internal Triton PTX codegen error\n"
            "ptxas fatal   : (C7600) Register allocation failed with register count of '128'\n"
            "Repro command: /opt/env/bin/ptxas -v --gpu-name=sm_90a /tmp/t.ptx -o /tmp/t.o"
        ),
        "nvcc fatal   : Unsupported gpu architecture 'compute_120'",
        "ptxas application ptx input, line 9; fatal   : Unsupported .version 8.4; current version is '8.0'",
        "ptxas info    : Compiling entry function '_Z1kPf' for 'sm_90'",
        (
            "'/triton/backends/nvidia/bin/ptxas', '-v', '--gpu-name=sm_75', '/tmp/a.ptx' returned non-zero exit status 255.\n"
            "ptxas /tmp/a.ptx, line 33; error   : Feature '.bf16' requires .target sm_80 or higher"
        ),
    ),
)
