"""
`#include "grid.h"` is looked for beside the file that says it, and then in the folders that `-I` names, in their order.
The header is in the project, in a folder that is neither. `opwright build` looks for it there when a compiler has not found
it, and says so below the compiler's own message.

Name the folder: `include-dirs` in `[tool.opwright]`, `include_dirs` of the extension in setup.py or of `opwright.load`, relative
to the project. The sdist must contain it too.
"""

from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.model import IN_A_BUILD, Cause, Fix

_OF_LIBTORCH = (
    r"cannot open (?:(?:source|include) )?(?:file:? )?['\"]?(?P<header>(?:[Tt]orch/)?torch\.h)\b"
)
_ITS_FOLDER = r"csrc[/\\]api[/\\]include"
_TWO_FOLDERS = "where it is libtorch's"
_NOTE = r"opwright: note: (?P<header>\S{1,100}) is in (?P<folder>[^,\n]{1,150}), which no -I names"

CAUSE = Cause(
    title="{header} is in {folder}, where no compiler is told to look",
    in_log=log_rules(
        rule(_NOTE),
        rule(
            _OF_LIBTORCH,
            confidence=LIKELY,
            only_if=_ITS_FOLDER,
            folder="include/torch/csrc/api/include",
            remedy=_TWO_FOLDERS,
        ),
    ),
    fix=Fix(
        "name the folder: include_dirs=['{folder}'] of the extension in setup.py, -I{folder} elsewhere"
    ),
    remedies={
        _TWO_FOLDERS: Fix(
            "name both folders of libtorch to the compiler, include and include/torch/csrc/api/include, in which torch/torch.h lies (in Visual Studio: C/C++, General, Additional Include"
            " Directories), and write #include <torch/torch.h> in small letters; or let CMake name them: find_package(Torch) and target_link_libraries with its TORCH_LIBRARIES"
        ),
        IN_A_BUILD: Fix("name the folder: {include_dirs}"),
    },
    explains=("git-submodule-missing", "missing-system-dev-package"),
    examples=(
        'IntelliSense: cannot open source file "torch/torch.h", although include\\torch\\csrc\\api\\include\\torch\\torch.h is there',
        (
            "csrc/op.cpp:1:10: fatal error: grid.h: No such file or directory\n"
            "opwright: note: grid.h is in include, which no -I names\n"
        ),
    ),
    counterexamples=("csrc/op.cpp:1:10: fatal error: grid.h: No such file or directory",),
)
