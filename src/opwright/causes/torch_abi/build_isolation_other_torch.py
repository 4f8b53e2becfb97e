"""
pip builds a package from source in an environment of its own. When `torch` is among the package's build
requirements, pip downloads one for that environment: the newest that the requirement allows, not the
one that is installed. The binary then fits a torch that is deleted after the build, and fails to
load with missing symbols in the one that stays. Or the build stops, because that torch was
compiled with another CUDA than the toolkit here, or with none. A torch without CUDA does not look for a
toolkit at all, and says that CUDA_HOME is not set although it is.

The paths tell: `pip-build-env-…/overlay/…/torch` (pip), `builds-v0/.tmp…/torch` (uv). Without isolation
the installed torch is used, and so must everything else that the build needs be installed before.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_OVERLAY = (
    r"(?P<path>pip-build-env-\w+[/\\](?:overlay|normal)[^\s'\":]{0,120}[/\\]torch)[/\\]",
    r"(?P<path>builds-v0[/\\]\.tmp\w+[/\\][^\s'\":]{0,120}[/\\]torch)[/\\]",
)
_FITS_NOT = (
    r"nvcc was not found|CUDA_HOME environment variable is not set|torch[^\n]{0,20}\+cpu|Torch not compiled with CUDA"
    r"|No CUDA runtime is found|undefined symbol"
)
_OTHER_CUDA = r"detected CUDA version\s+\([\d.]+\)\s+mismatches|does not match the\s+version used to compile\s+Py[Tt]orch"


@called_for(*_OVERLAY)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for the torch of an isolated build beside a failure that comes of its being another one."""
    if is_seen(failure, _OTHER_CUDA):
        confidence = Confidence.CERTAIN
    else:
        confidence = Confidence.LIKELY if is_seen(failure, _FITS_NOT) else Confidence.POSSIBLE
    for found in seen(failure, *_OVERLAY):
        yield found.evidence(confidence)


CAUSE = Cause(
    name="build-isolation-other-torch",
    family="torch-abi",
    title="the package was built with the torch of an isolated build environment, not with the installed one",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    masks=("torch-version-mismatch", "cxx11-abi-mismatch", "torch-library-not-linked"),
    fix=Fix(
        "install what the build needs, then build without isolation against the torch that is installed",
        commands=(
            "pip install setuptools wheel ninja packaging",
            "pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps PACKAGE",
        ),
    ),
    examples=(
        Failure(
            '  File "/tmp/pip-build-env-7k2m1x0q/overlay/lib/python3.11/site-packages/torch/utils/cpp_extension.py", '
            "line 525, in _check_cuda_version\n"
            "RuntimeError: The detected CUDA version (12.4) mismatches the version that was used to compile "
            "PyTorch (13.0). Please make sure to use the same CUDA versions."
        ),
        Failure(
            '  File "/root/.cache/uv/builds-v0/.tmpAb12Cd/lib/python3.12/site-packages/torch/utils/'
            'cpp_extension.py", line 2806, in _join_cuda_home\n'
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root."
        ),
    ),
    counterexamples=(
        Failure("ModuleNotFoundError: No module named 'torch'"),
        Failure(
            '  File "/opt/venv/lib/python3.11/site-packages/torch/utils/cpp_extension.py", line 525\n'
            "RuntimeError: The detected CUDA version (12.4) mismatches the version that was used to compile "
            "PyTorch (13.0)."
        ),
    ),
)
