"""
`__ldg` reads through the read-only cache. CUDA has it for its own types; torch's `c10/util/Half.h` adds an overload for
`c10::Half`, but only where the compiler is nvcc or a clang that compiles CUDA. HIP's clang is neither, so that a kernel
dispatched for Half asks for an overload that does not exist: "no matching function for call to '__ldg'", with a list of
candidates from `char` to `double2`. torch 2.14 still has it so. The overload for `c10::BFloat16` is there for both.

HIP does have `__ldg` for `__half`, and on AMD's GPUs it is nothing but a plain load. So under `USE_ROCM` the pointer can be
dereferenced instead, without a loss.

Changing the version of CUDA or torch is no cure. Logs of this come from AMD and from Hygon (`/opt/dtk`), where
wheels for CUDA cannot run anyway. torch_scatter had it until 2.1.0.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes.hip_rocm import is_on_hip
from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_NO_LDG = r"no matching function for call to ['\"`‘]__ldg['\"’]"
_HALF = r"c10::(?:Half|BFloat16)|at::(?:Half|BFloat16)"


@called_for(_NO_LDG)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a read of torch's half type that HIP has no function for."""
    sure = is_on_hip(failure) and is_seen(failure, _HALF)
    for found in seen(failure, _NO_LDG):
        yield found.evidence(Confidence.CERTAIN if sure else Confidence.LIKELY)


CAUSE = Cause(
    name="hip-ldg-half",
    family="hip-rocm",
    title="there is no __ldg for torch's Half in HIP: torch's headers add one for CUDA only",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "read through the pointer where USE_ROCM is defined (it is the same load there), or take a release of the package that does",
        commands=("grep -rn __ldg csrc/",),
    ),
    examples=(
        Failure(
            "/src/csrc/hip/segment_csr_hip.hip:92:32: error: no matching function for call to '__ldg'\n"
            "    scalar_t val = __ldg(src_data + row * K);\n                   ^~~~~\n"
            "/src/csrc/hip/segment_csr_hip.hip:140:9: note: in instantiation of function template specialization "
            "'gather_csr_kernel<c10::Half, 4>' requested here"
        ),
        Failure("op.hip:7:12: error: no matching function for call to '__ldg'"),
    ),
    counterexamples=(
        Failure(
            'op.cu(7): error: no instance of overloaded function "__ldg" matches the argument list\n'
            "            argument types are: (const c10::BFloat16 *)"
        ),
        Failure("op.hip:7:12: error: no matching function for call to '__shfl'"),
    ),
)
