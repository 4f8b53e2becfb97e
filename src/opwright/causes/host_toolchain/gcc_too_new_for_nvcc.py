"""
nvcc hands the host part of each file to a C++ compiler, after its own front end has read all of that
compiler's headers. Each CUDA toolkit therefore names the newest GCC that it was tested with, in
`crt/host_config.h`, and stops when the host compiler is newer. Distributions move to a new GCC long
before CUDA does, so this is what a freshly upgraded machine sees first: CUDA 12.4 is the first to
accept GCC 13, CUDA 12.8 the first to accept GCC 14.

`-allow-unsupported-compiler` silences the check and nothing else. What follows are errors inside the
headers of libstdc++, which the front end cannot parse, and which are harder to read. Selecting an
older GCC for nvcc alone is the reliable way out; the rest of the build may keep the new one.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Confidence, Failure, Fix, Machine

CAUSE = Cause(
    name="gcc-too-new-for-nvcc",
    family="host-toolchain",
    title="nvcc accepts GCC up to {newest}, and the host compiler is newer",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"unsupported GNU version! gcc versions later than (?P<newest>\d+)",
        confidence=Confidence.CERTAIN,
    ),
    fix=Fix(
        "install GCC {newest} and point nvcc at it",
        commands=("apt-get install g++-{newest}", "export NVCC_PREPEND_FLAGS='-ccbin g++-{newest}'"),
    ),
    examples=(
        Failure(
            "/opt/cuda/include/crt/host_config.h:143:2: error: #error -- unsupported GNU version! "
            "gcc versions later than 13 are not supported!",
            Machine(cuda="12.6", compiler="gcc 14.2"),
        ),
    ),
    counterexamples=(Failure("gcc version 13.2.0 (Ubuntu 13.2.0-23ubuntu4)"),),
)
