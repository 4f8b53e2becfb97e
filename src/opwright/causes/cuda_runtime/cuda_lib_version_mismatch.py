"""
CUDA's libraries come in sets. cuSPARSE calls functions of nvJitLink with the release in their name
(`__nvJitLinkComplete_12_4`), cuBLAS and cuBLASLt are built together, torch was compiled against one NCCL. When one of
a set is replaced by another release, the file is there but the function is not. So it is one of NVIDIA's libraries,
or torch itself, that lacks a symbol, and rebuilding an extension changes nothing.

Two releases meet when packages for two CUDA majors write into one folder (`nvidia-nccl-cu12` and `nvidia-nccl-cu13`
share `nvidia/nccl`), and removing one also removes files of the other; when another package pins another version, and
pip warns and carries on; or when conda's libraries are in the same environment as pip's.

torch pins exactly what it needs. Removing the others and reinstalling those fixes it. Where the other copy is in a
system folder or on `LD_LIBRARY_PATH`, taking it off the path is enough: see ld-library-path-shadowing.

`opwright env` reports this when two NVIDIA packages installed the same file, or when a package that torch pins is
installed in an older or another major release. A newer release of the same major is a note: CUDA's libraries stay
compatible within a major release.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages.cuda_libraries import (
    NAMES,
    TORN,
    is_shadowed,
    not_pinned,
    torn,
    unlike_pinned,
)
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.model import Cause, EnvironmentCheck, Evidence, Fix, Log, Machine

_NO_SYMBOL = r"(?:Could not|Cannot) load symbol (?P<symbol>(?:cu|nv)\w+(?=\.| from)|(?:cublas|cufft|cusolver)\w+)"


@log_check(*TORN, undefined=NAMES)
def _torn_in_log(log: Log) -> Iterator[Evidence]:
    """Look for a library of NVIDIA or torch that misses something in another of them."""
    for one in torn(log):
        if one.may_be_bundled and not one.is_cudnn:
            is_likely = (one.version or one.is_nccl) and not is_shadowed(log, one.by)
            what = f"{one.by.rpartition('/')[2] or 'a library'} lacks {one.name} in another one"
            yield one.evidence(LIKELY if is_likely else POSSIBLE, what=what)


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for a file that two NVIDIA packages installed, and for packages other than torch pins."""
    reported: set[tuple[str, ...]] = set()
    for file in environment.shared_files:
        if (
            all(owner.startswith("nvidia-") for owner in file.owners)
            and file.owners not in reported
        ):
            reported.add(file.owners)
            both = " and ".join(file.owners)
            yield Evidence(file.path, both, {"what": f"{both} both installed {file.path}"})
    for installed, pinned, confidence in unlike_pinned(environment):
        if "cudnn" not in installed.project:
            yield not_pinned(environment, installed, pinned, confidence)


CAUSE = Cause(
    title="CUDA libraries from different releases are mixed: {what}",
    in_log=log_rules(
        _torn_in_log,
        rule(
            _NO_SYMBOL,
            confidence=LIKELY,
            library="a CUDA library",
            what="a CUDA library lacks {symbol} in another one",
        ),
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                shared_files=(
                    model.SharedFile(
                        "/venv/lib/python3.11/site-packages/nvidia/nccl/lib/libnccl.so.2",
                        ("nvidia-nccl-cu11 2.21.5", "nvidia-nccl-cu12 2.27.3"),
                    ),
                ),
            ),
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cublas-cu12==12.8.4.1",)),
                ),
                distributions=(model.Distribution("nvidia-cublas-cu12", "12.1.3.1"),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cublas-cu12==12.8.4.1",)),
                ),
                distributions=(
                    model.Distribution("nvidia-cublas-cu12", "12.8.4.1"),
                    model.Distribution("nvidia-cublas", "13.0.2.14"),
                ),
            ),
        ),
    ),
    fix=Fix(
        "keep one set of NVIDIA packages, the one that torch pins: uninstall the others, then reinstall that set",
        commands=(
            "pip list | grep -E '^(torch|nvidia-)'",
            "pip check",
            f"pip uninstall -y $(pip list --format=freeze | grep -oE '^nvidia-[a-z0-9-]+') && pip install --force-reinstall {REINSTALLED_TORCH}",
        ),
    ),
    examples=(
        "ImportError: undefined symbol: ncclCommInitRankScalable",
        "ImportError: /venv/lib/python3.12/site-packages/vllm/_C.abi3.so: undefined symbol: ncclCommWindowRegister",
        Log(
            "ImportError: /venv/lib/python3.11/site-packages/torch/lib/libtorch_cuda.so: undefined symbol: ncclCommWindowRegister",
            Machine(torch="2.8.0+cu128"),
        ),
        (
            "OSError: /venv/lib/python3.9/site-packages/nvidia/cublas/lib/libcublas.so.11: symbol cublasLtGetStatusString version "
            "libcublasLt.so.11 not defined in file libcublasLt.so.11 with link time reference"
        ),
    ),
    counterexamples=(
        "ImportError: /venv/lib/python3.11/site-packages/op/_C.so: undefined symbol: _ZN3c105ErrorC1ENS_14SourceLocationESs",
        "ImportError: libcusparse.so.11: cannot open shared object file: No such file or directory",
        "/usr/bin/ld: op.o: undefined reference to `cublasCreate_v2'",
    ),
)
