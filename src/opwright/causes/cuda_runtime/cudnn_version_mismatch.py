"""
torch is compiled against one release of cuDNN and asks at the first convolution which one is loaded. Up to cuDNN 6 the minor
number had to be the same, since 7 that of the loaded one may be higher, never lower, and the major number has to agree.

cuDNN is also several libraries, which load each other by name: `libcudnn.so.8` is a small one that opens
`libcudnn_ops_infer.so.8`, `libcudnn_cnn_infer.so.8` and the rest, in cuDNN 9 `libcudnn_graph`, `libcudnn_engines_precompiled`
and more. When these come from two releases they miss functions in each other, or say so with
`CUDNN_STATUS_SUBLIBRARY_VERSION_MISMATCH`.

The second cuDNN is that of the distribution, of conda, or of another package with a pin of its own, such as TensorFlow
or onnxruntime. Installing "the right" version system-wide adds a third. The one
that torch depends on is enough. If torch's message names `LD_LIBRARY_PATH`, see ld-library-path-shadowing.

In an environment it is found where the cuDNN that torch pins is there in an older release; a newer one of the same major is a note.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.cuda_libraries import (
    NAMES,
    TORN,
    is_shadowed,
    not_pinned,
    torn,
    unlike_pinned,
)
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Machine

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_VERSIONS = (
    (
        r"cuDNN version (?:mismatch|incompatibility): PyTorch was compiled\s+against (?P<wanted>[(\d][\d, )]{1,20}) but "
        r"(?:linked against|found runtime version) (?P<found>[\d, ()]{1,16})"
    ),
    r"Loaded runtime CuDNN library: (?P<found>[\d.]{1,12})[^\n]{0,40} but source was compiled with:? (?P<wanted>[\d.]{1,12})",
    r"cuDNN compiled \((?P<wanted>\d{3,6})\) and runtime \((?P<found>\d{3,6})\) versions mismatch",
)
_STATUS = (
    r"CUDNN_STATUS_(?:SUBLIBRARY_)?VERSION_MISMATCH",
    r"cu[Dd][Nn][Nn] version (?:mismatch|incompatibility)",
)
_LOADING = (
    r"CUDNN_STATUS_SUBLIBRARY_LOADING_FAILED",
    r"(?:cu|CU)[Dd][Nn][Nn] (?:error|Error|ERROR|failed with status|failure \d)(?: in \w{1,60})?: ?CUDNN_STATUS_NOT_INITIALIZED",
    r"\[cudnn_frontend\] Error: No (?:valid )?(?:execution plans|engine configs)",
    r"GET was unable to find an engine to execute this computation",
    r"Could not load library cudnn\w{1,40}64_\d{1,2}\.dll\. Error code (?:127|193)\b",
)
"""What is said for other reasons, too: no memory left, a GPU that the library does not know."""
_OF_THE_PATH = r"in LD_LIBRARY_PATH|your LD_LIBRARY_PATH contains"


@log_check(*_VERSIONS, *_STATUS, *_LOADING, *TORN, undefined=NAMES)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for two cuDNNs, or for parts of two."""
    if has_match(log, _OF_THE_PATH):
        return
    for found in find_matches(log, *_VERSIONS):
        wanted, here = (found.groups[name].strip(". ") for name in ("wanted", "found"))
        yield found.evidence(what=f": {here} is loaded, {wanted} is wanted")
    for found in find_matches(log, *_STATUS):
        yield found.evidence(Confidence.LIKELY, what="")
    for found in find_matches(log, *_LOADING):
        yield found.evidence(Confidence.POSSIBLE, what="")
    for one in torn(log):
        if one.is_cudnn:
            sure = not is_shadowed(log, one.by)
            what = f": one of its libraries misses {one.name[:80]} in another"
            yield one.evidence(Confidence.LIKELY if sure else Confidence.POSSIBLE, what=what)


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for a cuDNN that is older than the one that torch pins."""
    for one, pinned, sure in unlike_pinned(environment):
        if "cudnn" in one.project:
            found = not_pinned(environment, one, pinned, sure)
            yield found._replace(details={"what": f": {found.details['what']}"})


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(
                model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cudnn-cu12==9.10.2.21",)),
            ),
            distributions=(model.Distribution("nvidia-cudnn-cu12", "9.1.0.70"),),
        ),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            torches=(
                model.InstalledTorch("2.8.0", "torch", pins=("nvidia-cudnn-cu12==9.10.2.21",)),
            ),
            distributions=(model.Distribution("nvidia-cudnn-cu12", "9.10.2.21"),),
        ),
    )


CAUSE = Cause(
    title="the cuDNN that is loaded is not of one release with itself and with torch{what}",
    in_log=in_log,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "keep the one cuDNN that torch depends on: remove that of the system, of conda or of another package",
        commands=(
            "python -c 'import torch; print(torch.backends.cudnn.version())'",
            "pip list | grep -i cudnn",
            "ldconfig -p | grep cudnn",
            "pip install --force-reinstall torch",
        ),
    ),
    examples=(
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
