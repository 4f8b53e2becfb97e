"""
A build has to be told where torch is; that `import torch` works does not help it. `torch.utils.cpp_extension` tells the
compiler, for a `CppExtension` or `CUDAExtension`. A plain `Extension`, a Makefile or a CMakeLists.txt has to do it, and
`torch/torch.h`, `torch/script.h` or `ATen/ATen.h` are not found where it does not. `find_package(Torch)` looks for
`TorchConfig.cmake`, and CMake does not ask Python where its packages are: pip's and conda's torch have the file in
`torch/share/cmake/Torch`, a libtorch archive in `share/cmake/Torch`; CMake searches neither of its own.

`CMAKE_PREFIX_PATH` takes the folder above `share`, whole: a relative path counts from the build folder, and `~` or
`/path/to/libtorch` copied from a tutorial name nothing. "considered but not accepted" below the message means that a
file was found and is for another size of pointers (32-bit against 64-bit), which is a matter of the compiler.

The same is seen in an isolated build environment that has no torch, and where another Python comes first. Installing
libtorch beside the torch of Python makes the message go away and leaves two torch in one process.
"""

from collections.abc import Iterator

from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, missing_header
from opwright.model import Cause, Confidence, Evidence, Fix, Log, Machine

_CONFIG = (
    r"(?P<what>configuration file) provided by \"Torch\"",
    r"Could not find a (?P<what>configuration file) for package \"Torch\"",
    r"(?<!-- )Could NOT find (?P<what>Torch) \(missing",
)
_HEADER = missing_header(
    r"torch/(?:torch|script|all|library|types|python)\.h|ATen/(?:ATen|Tensor)\.h"
)
"""That every torch has."""
_ONCE_NEW = missing_header(r"torch/extension\.h")


@log_check(*_CONFIG, *_HEADER, *_ONCE_NEW)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for what every torch has, and a build does not find."""
    for found in find_matches(log, *_CONFIG):
        yield found.evidence(what="TorchConfig.cmake")
    for found in find_matches(log, *_HEADER):
        yield found.evidence(Confidence.LIKELY, what=found.groups["header"])
    for found in find_matches(log, *_ONCE_NEW):
        yield found.evidence(Confidence.POSSIBLE, what=found.groups["header"])


CAUSE = Cause(
    title="the build is not told where torch is: {what} is not found",
    in_log=in_log,
    fix=Fix(
        "give the build the folder of the torch of the Python that will load the result, or use CppExtension or"
        " CUDAExtension",
        commands=(
            "cmake -DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\" ..",
            "python -c 'from torch.utils.cpp_extension import include_paths; print(include_paths())'",
        ),
    ),
    explains=("git-submodule-missing",),
    examples=(
        "src/main.cpp:1:10: fatal error: torch/script.h: No such file or directory",
        Log(
            "CMake Error at CMakeLists.txt:5 (find_package):\n"
            '  By not providing "FindTorch.cmake" in CMAKE_MODULE_PATH this project has\n'
            '  asked CMake to find a package configuration file provided by "Torch", but\n'
            "  CMake did not find one.\n",
            Machine(torch="2.6.0"),
        ),
    ),
    counterexamples=(
        (
            'CMake Error at CMakeLists.txt:7 (find_package):\n  Could not find a package configuration file provided by "spdlog"'
            " with any of\n  the following names:\n"
        ),
        "-- Found Torch: /opt/venv/lib/python3.11/site-packages/torch/lib/libtorch.so",
        "CMake Error at torch/share/cmake/Torch/TorchConfig.cmake:68 (find_package):\n  Found package configuration file:",
    ),
)
