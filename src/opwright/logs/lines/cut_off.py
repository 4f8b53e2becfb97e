"""
A message of which a log or a sentence has only the beginning.

Who posts a log cuts it somewhere, and who writes about a message stops where it names what is missing: `ImportError:
libcudart.so.12`. A log that no cause knows is read again with such a message whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.knowledge.projects import table
from opwright.knowledge.pypi.native_packages import FOR_KERNELS
from opwright.logs.patterns import compiled
from opwright.model import Log

_LONGEST_LOG = 64 << 10
"""Characters: a longer one has more than one message."""
_SHORTEST = 9
"""How many characters identify a phrase."""
_MISSING = ": cannot open shared object file: No such file or directory"
_WHOLE = (
    (
        r"\b(?:Import|OS)Error:? lib[\w+-]{2,40}\.so(?:\.\d+){0,3}(?=[`'\",)\s]|\.?\s|\.?$)",
        _MISSING,
    ),
    (
        r"\b[Ff]atal[ *]{1,4}error: {1,3}['\"‘]?[\w./+-]{2,80}\.(?:h|hpp|cuh)['\"’]?(?=[*`\s]*\Z)",
        ": No such file or directory",
    ),
    (r"\bno kernel image(?! (?:is|was|found|for)\b)", " is available for execution on the device"),
)
"""How a message begins, which identifies it, and how it continues."""
_DOTS = r"(?:\.{3}|…)[`'\")\s]*\Z"
"""In place of the rest."""
_IMPORT = (
    r"^(?P<line>[ \t]*(?:import (?P<module>[A-Za-z_][\w.]*)|from (?P<package>[A-Za-z_][\w.]*) import \(?(?P<name>[A-Za-z_]\w*))[^\n]{0,200}\n"
    r"(?:[ \t~^]+\n)?)(?P<type>ModuleNotFoundError|ImportError)(?::(?: No module named ['\"]?| cannot import name ['\"]?)?)?[ \t]*$"
)
"""The last line of a traceback without the missing module, which the import line names."""
_CALLED = r"^(?P<line>[ \t]+[^\n]{0,80}\b_join_cuda_home\([^\n]{0,80})(?:\n[ \t~^]{1,120})?(?:\n[ \t]*(?:F|Fi|Fil|File[^\n]{0,400})?)?\s*\Z"
"""The end of a traceback in a function that raises one exception only."""
_RAISED = (
    "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root."
)
_NO_MODULE = r"\bNo module named ['\"]([A-Za-z_]\w{4,60})$"
"""A name that nothing closes."""
_PHRASES = (
    "cannot open shared object file: No such file or directory",
    ".so: undefined symbol:",
    "is not defined for option 'gpu-name'",
    "CUDA_HOME environment variable is not set",
    "cannot enable executable stack as shared object requires: Invalid argument",
    "cannot allocate memory in static TLS block",
    "failed to map segment from shared object",
    "dynamic module does not define module export function",
    "system has unsupported display driver / cuda driver combination",
    "no kernel image is available for execution on the device",
    "The detected CUDA version mismatches the version that was used to compile PyTorch",
    "CUDA driver version is insufficient for CUDA runtime version",
    "Torch not compiled with CUDA enabled",
    "Could not find a version that satisfies the requirement",
    "is not a supported wheel on this platform.",
    "cannot execute binary file: Exec format error",
    "A module that was compiled using NumPy 1.x cannot be run in NumPy 2",
    "Ninja is required to load C++ extensions",
    "No CMAKE_CUDA_COMPILER could be found.",
    "No CMAKE_CXX_COMPILER could be found.",
    "module compiled against API version 0xb but this version of numpy is 0xa",
    "incompatible function arguments. The following argument types are supported:",
    'no suitable conversion function from "const at::DeprecatedTypeProperties" to "c10::ScalarType" exists',
    "Microsoft Visual C++ 14.0 or greater is required.",
    "unable to find vcvarsall.bat",
    "unsupported GNU version! gcc versions later than 12 are not supported!",
    "The NVIDIA driver on your system is too old",
    "Found no NVIDIA driver on your system.",
    "numpy.dtype size changed, may indicate binary incompatibility",
    "numpy.core.multiarray failed to import",
    "DLL load failed while importing",
    "Unable to pre-compile ops without torch installed.",
    "Not compiled with GPU support",
    "Not compiled with CUDA support",
    "This header is only meant to be used on x86",
    "PyTorch and torchvision were compiled with different CUDA",
    "unsupported Microsoft Visual Studio version! Only the versions between 2017 and 2022 (inclusive) are supported!",
    "command 'nvcc' failed: No such file or directory",
    "Unknown CUDA Architecture Name",
    "#error C++17 or later compatible compiler is required to use PyTorch.",
)
"""Messages that say the same however they begin."""


def completed(log: Log) -> Iterator[Log]:
    """Yield a log with messages completed that it has only the beginning of; nothing if it has none."""
    if len(log.text) > _LONGEST_LOG:
        return
    text = compiled(_DOTS).sub("", log.text.rstrip())
    for begin, rest in _WHOLE:
        text = compiled(begin).sub(rf"\g<0>{rest}", text)
    text = compiled(_IMPORT).sub(_import_error, text)
    text = compiled(_CALLED).sub(_raised, text)
    text += _rest_of(text)
    if text != log.text.rstrip():
        yield log._replace(text=text)


def _raised(match: re.Match[str]) -> str:
    """Return the line that calls, with what it raises in place of what follows it."""
    return f"{match['line']} {_RAISED}"


def _import_error(match: re.Match[str]) -> str:
    """Return the end of a traceback with the message that Python prints for its last line."""
    module, package, name = match["module"], match["package"], match["name"]
    if package and match["type"] == "ImportError":
        return f"{match['line']}ImportError: cannot import name '{name}' from '{package}'"
    return f"{match['line']}ModuleNotFoundError: No module named '{module or package}'"


def _rest_of(text: str) -> str:
    """Return how the message continues that a text ends in; '' if it is not a known one."""
    line = text[text.rfind("\n") + 1 :]
    if named := compiled(_NO_MODULE).search(line):
        return _rest_of_name(named[1])
    for phrase in _PHRASES:
        for size in range(len(phrase) - 1, _SHORTEST - 1, -1):
            if " " in phrase[:size].strip() and line.endswith(phrase[:size]):
                return phrase[size:]
    return ""


def _rest_of_name(begin: str) -> str:
    """Return how the name of a package for kernels, or of a module of one, goes on that begins so; '' if several do."""
    known = (name.replace("-", "_") for name in (*FOR_KERNELS, *table.names(), *table.modules()))
    named = {name for name in known if name.startswith(begin)}
    return f"{named.pop().removeprefix(begin)}'" if len(named) == 1 else ""
