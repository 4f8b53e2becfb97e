"""
torch is compiled against one release of cuDNN, and checks at the first convolution which one is loaded. Up to cuDNN 6
the minor version had to be equal; since 7 the loaded one may be newer, never older, and the major version must match.

cuDNN is also several libraries that load each other by name: `libcudnn.so.8` is a small one that opens
`libcudnn_ops_infer.so.8`, `libcudnn_cnn_infer.so.8` and so on; in cuDNN 9 they are `libcudnn_graph`,
`libcudnn_engines_precompiled` and more. When they come from two releases they lack functions, or fail with
`CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH`.

The second cuDNN is from the distribution, from conda, or from another package with a pin of its own, such as
TensorFlow or onnxruntime. Installing "the right" version system-wide adds a third. The one that torch depends on is
enough. If torch's message names `LD_LIBRARY_PATH`, see ld-library-path-shadowing.

`opwright env` reports this when the installed cuDNN is older than the one torch pins; a newer one of the same major
is a note.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages import cuda_libraries
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, EnvironmentCheck, Evidence, Fix, Log, Machine

_VERSION_PATTERNS = (
    r"cuDNN version (?:mismatch|incompatibility): PyTorch was compiled\s+against (?P<wanted>[(\d][\d, )]{1,20}) but (?:linked against|found runtime version) (?P<found>[\d, ()]{1,16})",
    r"Loaded runtime CuDNN library: (?P<found>[\d.]{1,12})[^\n]{0,40} but source was compiled with:? (?P<wanted>[\d.]{1,12})",
    r"cuDNN compiled \((?P<wanted>\d{3,6})\) and runtime \((?P<found>\d{3,6})\) versions mismatch",
)
_STATUS_PATTERN = r"CUDNN_STATUS_(?:SUBLIBRARY_)?VERSION_MISMATCH|cu[Dd][Nn][Nn] version (?:mismatch|incompatibility)"
_AMBIGUOUS_PATTERNS = (
    r"CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED|GET was unable to find an engine to execute this computation",
    r"(?:cu|CU)[Dd][Nn][Nn] (?:error|Error|ERROR|failed with status|failure \d)(?: in \w{1,60})?: ?CUDNN_STATUS_NOT_INITIALIZED",
    r"\[cudnn_frontend\] Error: No (?:valid )?(?:execution plans|engine configs)",
    r"Could not load library cudnn\w{1,40}64_\d{1,2}\.dll\. Error code (?:127|193)\b",
)
"""Also printed when memory runs out, or for a GPU that the library does not know."""
_LD_LIBRARY_PATH = r"in LD_LIBRARY_PATH|your LD_LIBRARY_PATH contains"


@log_check(*cuda_libraries.TORN, undefined=cuda_libraries.NAMES)
def _torn_in_log(log: Log) -> Iterator[Evidence]:
    for one in cuda_libraries.torn(log):
        if one.is_cudnn:
            what = f"one of its libraries lacks {one.name[:80]} in another one"
            yield one.evidence(
                POSSIBLE if cuda_libraries.is_shadowed(log, one.by) else LIKELY, what=what
            )


_CUDNN_9 = "where a part of cuDNN 9 is missing"
_CUDNN_8 = "where a part of cuDNN 8 is missing"
_MISSING_PART = r"(?:cudnn[ \w]{0,30}64_(?P<windows>\d)\.dll|libcudnn\w*\.so\.(?P<linux>\d))[^\n]{0,40}(?:not found|cannot open|could not be)"


def _missing_release(_: LogMatch, log: Log) -> dict[str, str]:
    """Return what to do where a part of cuDNN is missing, by the release that its file name says."""
    part = compiled(_MISSING_PART).search(log.text)
    release = (part["windows"] or part["linux"]) if part else ""
    return {"9": {"remedy": _CUDNN_9}, "8": {"remedy": _CUDNN_8}}.get(release, {})


def _versions(match: LogMatch, _: Log) -> str:
    wanted, loaded = (match.groups[name].strip(". ") for name in ("wanted", "found"))
    return f"{loaded} is loaded, {wanted} is needed"


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for a cuDNN that is older than the one that torch pins."""
    for installed, pinned, confidence in cuda_libraries.unlike_pinned(environment):
        if "cudnn" in installed.project:
            yield cuda_libraries.not_pinned(environment, installed, pinned, confidence)


CAUSE = Cause(
    title="the cuDNN that is loaded does not match torch, or mixes two releases: {what}",
    in_log=log_rules(
        rule(*_VERSION_PATTERNS, what=_versions),
        rule(
            _STATUS_PATTERN,
            confidence=LIKELY,
            what="it reports another version",
            compute=_missing_release,
        ),
        rule(*_AMBIGUOUS_PATTERNS, confidence=POSSIBLE, what="a part of it does not start"),
        _torn_in_log,
        unless=_LD_LIBRARY_PATH,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cudnn-cu12==9.10.2.21",)),
                ),
                distributions=(model.Distribution("nvidia-cudnn-cu12", "9.1.0.70"),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                torches=(
                    model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cudnn-cu12==9.10.2.21",)),
                ),
                distributions=(model.Distribution("nvidia-cudnn-cu12", "9.10.2.21"),),
            ),
        ),
    ),
    fix=Fix(
        "keep only the cuDNN that torch depends on: remove the one from the system, from conda or from another package",
        commands=(
            "python -c 'import torch; print(torch.backends.cudnn.version())'",
            "pip list | grep -i cudnn",
            "ldconfig -p | grep cudnn",
            f"pip install --force-reinstall {REINSTALLED_TORCH}",
        ),
    ),
    remedies={
        _CUDNN_9: Fix(
            "install torch 2.4 or newer, which ships cuDNN 9, or the package's release for cuDNN 8",
            commands=("pip install 'torch>=2.4'",),
        ),
        _CUDNN_8: Fix(
            "install the package's release for cuDNN 9, or torch 2.3, the last that ships cuDNN 8",
            commands=("pip install 'torch==2.3.1'",),
        ),
    },
    examples=(
        "I got `cudnn_ops64_9.dll is not found`, which means a cuDNN version mismatch: which torch has it?",
        "RuntimeError: CUDNN_STATUS_VERSION_MISMATCH\nlibcudnn_ops_infer.so.8: cannot open shared object file",
        "Could not load library cudnn_cnn_infer64_8.dll. Error code 127",
        "RuntimeError: [enforce fail at common_cudnn.h:120] version_match. cuDNN compiled (7401) and runtime (7005) versions mismatch",
        Log(
            "RuntimeError: cuDNN version mismatch: PyTorch was compiled against 7102 but linked against 7605",
            Machine(torch="1.0.1"),
        ),
        (
            "Loaded runtime CuDNN library: 8.2.1 but source was compiled with: 8.6.0.  CuDNN library needs to have matching major "
            "version and equal or higher minor version."
        ),
        (
            "Could not load library libcudnn_cnn_train.so.8. Error: /opt/op/lib/libcudnn_cnn_train.so.8: undefined symbol: "
            "_ZN5cudnn3cnn34layerNormFwd_execute_internal_implERKNS_7backend11VariantPackE, version libcudnn_cnn_infer.so.8"
        ),
    ),
    counterexamples=(
        "Could not load library cudnn_cnn_infer64_8.dll. Error code 126",
        (
            "RuntimeError: cuDNN version incompatibility: PyTorch was compiled  against (8, 7, 0) but found runtime version (8, 2, 4). "
            "PyTorch already comes bundled with cuDNN. One option to resolving this error is to ensure PyTorch can find the bundled "
            "cuDNN. one possibility is that there is a conflicting cuDNN in LD_LIBRARY_PATH."
        ),
        "ImportError: libcudnn.so.8: cannot open shared object file: No such file or directory",
        "RuntimeError: cuDNN error: CUDNN_STATUS_NOT_SUPPORTED",
        "-- Found cuDNN: v8.9.7 (include: /usr/include, library: /usr/lib/libcudnn.so)",
    ),
)
