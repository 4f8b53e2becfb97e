"""
nvcc compiles for GPUs that are not there; build scripts do not. Without `TORCH_CUDA_ARCH_LIST` torch asks each
visible GPU for its capability, and where none is visible the list stays empty: up to torch 2.15 the next line
is `arch_list[-1] += '+PTX'`, and what one sees is `IndexError: list index out of range`. Packages that ask
themselves say "No GPUs found", or call `torch.cuda.get_device_capability()` and get torch's complaint that there
is no driver. CMake does the same when it is told `native`.

This is what happens in `docker build`, which has no GPUs even where `docker run --gpus all` does, on the login
node of a cluster, in CI, and where `CUDA_VISIBLE_DEVICES` is empty. Installing the driver there is the wrong
repair: naming the architectures is all that compiling needs. Some packages also want `FORCE_CUDA=1`, or else
build without their kernels and say nothing.

"No CUDA runtime is found" alone is a remark of torch's, printed in good builds as well.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

_EMPTY = r"arch_list\[-1\] \+= ['\"]\+PTX['\"][^\n]{0,40}\s+(?:[~^]{1,60}\s+)?IndexError"
_EMPTY_APART = r"arch_list\[-1\] \+= ['\"]\+PTX"
_RUNTIME = r"No CUDA runtime is found, using CUDA_HOME="
_SAID = (
    r"No GPUs? (?:was |were )?found\. Please specify",
    r"or (?:build|compile) on a machine with (?:a )?GPUs?",
    r"CUDA_ARCHITECTURES is set to ['\"]native['\"], but no (?:NVIDIA )?GPU was detected",
    r"Unknown compute capability\. (?:Ensure PyTorch|Specify the target compute capabilities)",
    (
        r"(?:[Cc]ould not|[Cc]annot|[Ff]ailed to|[Uu]nable to) (?:auto-?)?(?:detect|determine|find|get|query) (?:the |any )?"
        r"(?:GPU|CUDA|device)(?:'s|s)? (?:compute )?(?:capabilit|architecture)"
    ),
    r"cannot determine (?:amdgcn|nvptx64?|hip|cuda|amdgpu|gpu) architecture",
    r"No (?:target )?compute capabilit(?:y|ies)(?: was| were)? (?:found|detected|specified)",
)
_NO_DEVICE = (
    r"(?:RuntimeError|AssertionError): Found no NVIDIA driver on your system",
    r"(?:RuntimeError|AssertionError): No CUDA GPUs are available",
)
_BUILDS = (
    r"File \"[^\"\n]{0,200}setup\.py\", line \d+",
    r"cpp_extension\.py\", line \d+, in _get_cuda_arch_flags",
    r"Getting requirements to build wheel|Preparing metadata \(pyproject|python setup\.py (?:bdist_wheel|egg_info|install|develop)",
)


@called_for(_EMPTY_APART, _RUNTIME, *_SAID, *_NO_DEVICE)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a build that wanted to see a GPU."""
    for found in seen(failure, _EMPTY, *_SAID):
        yield found.evidence(Confidence.CERTAIN)
    if is_seen(failure, r"IndexError: list index out of range"):
        for found in seen(failure, _EMPTY_APART, _RUNTIME):
            yield found.evidence(Confidence.LIKELY)
    if is_seen(failure, *_BUILDS):
        for found in seen(failure, *_NO_DEVICE):
            yield found.evidence(Confidence.CERTAIN)


CAUSE = Cause(
    name="no-gpu-at-build-time",
    family="gpu-arch",
    title="the build asks a GPU for its architecture, and none is visible here",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    masks=("no-nvidia-driver",),
    fix=Fix(
        "name the architectures to build for: compiling needs no GPU and no driver",
        commands=(
            'TORCH_CUDA_ARCH_LIST="8.0;8.6;9.0+PTX" FORCE_CUDA=1 pip install --no-build-isolation .',
        ),
    ),
    examples=(
        Failure(
            "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\n"
            '  File "/opt/venv/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 1775, in _get_cuda_arch_flags\n'
            "    arch_list[-1] += '+PTX'\n"
            "IndexError: list index out of range",
            Machine(torch="2.1.0+cu121"),
        ),
        Failure(
            '  File "/src/setup.py", line 41, in <module>\n    major, minor = torch.cuda.get_device_capability()\n'
            "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU and installed "
            "a driver from http://www.nvidia.com/Download/index.aspx"
        ),
        Failure(
            'CMake Error in CMakeLists.txt:\n  CUDA_ARCHITECTURES is set to "native", but no GPU was detected.'
        ),
    ),
    counterexamples=(
        Failure(
            "No CUDA runtime is found, using CUDA_HOME='/usr/local/cuda'\nrunning build_ext\nbuilding 'op' extension"
        ),
        Failure(
            '  File "/app/main.py", line 3, in <module>\n    x = torch.ones(1, device="cuda")\n'
            "RuntimeError: Found no NVIDIA driver on your system."
        ),
        Failure(
            "UserWarning: TORCH_CUDA_ARCH_LIST is not set, all archs for visible cards are included for compilation."
        ),
        Failure(
            '  File "/app/data.py", line 9, in load\n    last = rows[-1]\nIndexError: list index out of range'
        ),
    ),
)
