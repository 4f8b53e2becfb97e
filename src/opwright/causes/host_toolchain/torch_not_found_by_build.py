"""
Even where `import torch` works, a build has to be pointed at torch. `torch.utils.cpp_extension` does that for a
`CppExtension` or `CUDAExtension`. A plain `Extension`, a Makefile or a CMakeLists.txt has to do it itself, or
`torch/torch.h`, `torch/script.h` and `ATen/ATen.h` are not found. `find_package(Torch)` looks for `TorchConfig.cmake`,
and CMake does not ask Python where its packages are: the torch of pip and conda has the file in
`torch/share/cmake/Torch`, a libtorch archive in `share/cmake/Torch`, and CMake searches neither by itself.

`CMAKE_PREFIX_PATH` takes the full path of the folder above `share`: a relative path counts from the build folder, and `~`
or `/path/to/libtorch` copied from a tutorial lead nowhere. "considered but not accepted" below the message means that a
file was found for another pointer size (32-bit against 64-bit), which is a matter of the compiler.

An isolated build environment without torch, or another Python that comes first, fails in the same way. Installing
libtorch beside Python's torch makes the message go away and leaves two copies of torch in one process.
"""

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.asker.named_torch import is_before
from opwright.logs.patterns import LogMatch, missing_header
from opwright.model import Cause, Confidence, Fix, Log, Machine

_CONFIG = (
    r"configuration file provided by \"Torch\"",
    r"Could not find a configuration file for package \"Torch\"",
    r"(?<!-- )Could NOT find Torch \(missing(?!: TORCH_LIBRARY\b)",
)
_NO_LIBRARY = r"(?<!-- )Could NOT find Torch \(missing: (?P<what>TORCH_LIBRARY)\b"
"""Said by TorchConfig.cmake, which has been found; in libtorch's archive for another system the library has another name."""
_OF_ANOTHER_SYSTEM = "where TorchConfig.cmake finds no library beside it"
_USUAL_HEADER = missing_header(
    r"torch/(?:torch|script|all|library|types|python)\.h|ATen/(?:ATen|Tensor)\.h"
)
"""Headers that every torch has."""
_LATER_HEADERS = missing_header(
    r"torch/extension\.h|c10/cuda/(?:CUDAGuard|CUDAStream|CUDAException)\.h|ATen/cuda/(?:CUDAContext|Exceptions)\.h|c10/util/Exception\.h"
)
"""Headers that every torch has since 1.4."""


def _later_header(_: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that the torch of a build, which may be older than a header, is not found."""
    return LIKELY if is_before(log, "1.4") is False else POSSIBLE


CAUSE = Cause(
    title="the build does not know where torch is: {what} is not found",
    in_log=log_rules(
        rule(*_CONFIG, what="TorchConfig.cmake"),
        rule(_NO_LIBRARY, confidence=LIKELY, remedy=_OF_ANOTHER_SYSTEM),
        rule(*_USUAL_HEADER, confidence=LIKELY, what="{header}"),
        rule(*_LATER_HEADERS, confidence=_later_header, what="{header}"),
    ),
    fix=Fix(
        "point the build at the torch of the Python that will load the result, or use CppExtension or"
        " CUDAExtension",
        commands=(
            "cmake -DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\" ..",
            "python -c 'from torch.utils.cpp_extension import include_paths; print(include_paths())'",
        ),
    ),
    remedies={
        _OF_ANOTHER_SYSTEM: Fix(
            "use a complete libtorch for this system and compiler: TorchConfig.cmake exists but its libraries do not, as in an archive for another system (the plain zip is for Linux;"
            " on Windows it is libtorch-win-..., with libraries for 64-bit MSVC) or an incomplete copy; pip's torch works as well",
            commands=(
                "pip install torch",
                "cmake -DCMAKE_PREFIX_PATH=\"$(python -c 'import torch; print(torch.utils.cmake_prefix_path)')\" ..",
            ),
        ),
    },
    explains=("git-submodule-missing",),
    examples=(
        "/usr/include/python3.12\nop.cpp:1:10: fatal error: torch/extension.h: No such file or directory",
        "src/main.cpp:1:10: fatal error: torch/script.h: No such file or directory",
        "CMake Error at FindPackageHandleStandardArgs.cmake:137 (message):\n  Could NOT find Torch (missing: TORCH_LIBRARY)",
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
