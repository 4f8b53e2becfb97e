"""
For a `.cu` file cl.exe reads what cudafe++ has written out again, and in some of torch's template code it
then sees two namespaces called `std`: the real one, and the one that it makes up while it parses. The
error is C2872 in every language of Visual Studio, with notes that both candidates are `std`.

In torch 2.7 and later the place is `torch/csrc/dynamo/compiled_autograd.h`, in an `if constexpr` of a
template. torch's header has its own way round it, `#if defined(_WIN32) && (defined(USE_CUDA) || ...)`, but
USE_CUDA is what torch is built with and extensions are not: `-DUSE_CUDA` among the flags of the extension
switches it on. With Visual Studio 2017 and torch 1.x it was `torch/nn/pimpl.h` and `torch/nn/cloneable.h`
in plain C++ files, and `/permissive-` or a later update helped.

`using namespace std` in one's own code is seldom the reason, and editing the header in site-packages
lasts until the next installation. Not to include `torch/extension.h` or `torch/all.h` in `.cu` files
avoids the header altogether.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

AMBIGUOUS = (
    r"C2872\s?[:：]\s?[\"'“”«„`]{0,2}\s?(?:std|c10|at)\s?[\"'“”»`]{1,2}",
    (
        r"[\"'“«„]\s?std\s?[\"'”»] ?[:：] ?(?:ambiguous symbol|不明确的符号|模稜兩可的符號|símbolo ambiguo|symbole ambigu|Mehrdeutiges Symbol"
        r"|mehrdeutiges Symbol|simbolo ambiguo|あいまいなシンボル|неоднозначный символ|모호한 기호)"
    ),
)
_OF_TORCH = ("torch", "ATen", "c10", "compiled_autograd", "pimpl")


@called_for(*AMBIGUOUS)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield where cl.exe finds two namespaces std, in torch's headers above all."""
    for found in seen(failure, *AMBIGUOUS):
        in_torch = any(name in found.quote for name in _OF_TORCH)
        yield found.evidence(Confidence.CERTAIN if in_torch else Confidence.LIKELY)


CAUSE = Cause(
    name="msvc-std-ambiguous",
    family="windows",
    title="cl.exe finds std ambiguous in a header that nvcc has handed it",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "define USE_CUDA for the extension's nvcc and cl.exe (extra_compile_args), which switches on torch's"
        " own way round it; or MSVC 14.44, or /permissive- with Visual Studio 2017",
        commands=("set NVCC_APPEND_FLAGS=-DUSE_CUDA", "set CL=/DUSE_CUDA"),
    ),
    masks=("cutlass-msvc-incompatible",),
    examples=(
        Failure(
            "C:/env/Lib/site-packages/torch/include\\torch/csrc/dynamo/compiled_autograd.h(1108): error C2872:"
            " 'std': ambiguous symbol\nC:/VS/VC/Tools/MSVC/14.43.34808/include\\valarray(20): note: could be 'std'\n",
            Machine(torch="2.7.0+cu128", os="Windows 11"),
        ),
        Failure(
            "D:\\env\\torch\\include\\torch/csrc/dynamo/compiled_autograd.h(1134): error C2872: “std”: 不明确的符号\n"
        ),
        Failure(
            'c:\\libtorch\\include\\torch/nn/pimpl.h(123): error C2872: "std": Mehrdeutiges Symbol\n'
        ),
        Failure("compiled_autograd.h(1076): error C2872: 'std' : symbole ambigu\n"),
    ),
    counterexamples=(
        Failure("op.cpp(9): error C2872: 'byte': ambiguous symbol"),
        Failure("stride.hpp(280): error C2672: 'std::get': no matching overloaded function found"),
        Failure("op.cpp:4:1: error: reference to 'std' is ambiguous"),
    ),
)
