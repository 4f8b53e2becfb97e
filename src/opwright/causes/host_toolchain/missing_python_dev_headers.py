"""
An extension module includes `Python.h`, and distributions keep Python's headers in a separate package: `python3-dev` or
`python3.11-dev` on Debian and Ubuntu, `python3-devel` on Fedora. It must match the interpreter that builds: the headers
of 3.10 do nothing for a 3.12 from another archive. Interpreters from conda, uv and python.org come with theirs.

It shows at run time too, since Triton compiles a launcher in C for every kernel (`main.c`, `cuda_utils.c`) and includes
`Python.h` there: a container in which a wheel installs well fails at the first kernel. CMake finds the interpreter and
says that `Development` is missing. The embeddable Python of Windows, which ComfyUI's portable package uses, has neither
`include` nor `libs` (`python312.lib`): copy both from an ordinary installation of exactly that version.

Pointing CPATH at the headers of another version compiles, and crashes later.
"""

import re

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch, missing_header
from opwright.model import Cause, Fix, Log, Machine

_HEADER = (
    *missing_header(
        r"(?:python(?P<version>3\.\d+)[a-z]?/)?(?:Python\.h|pyconfig\.h|patchlevel\.h)"
    ),
    r"Cannot compile ['\"`‘]?Python\.h",
    r"(?:Unable|unable) to find Python\.h",
)
_LIBRARY = (
    r"LNK1(?:104|181)[^\n]{0,60}['\"“«„](?P<library>python\d{1,3}(?:_d)?\.lib)",
    r"cannot find -lpython(?P<version>3\.\d+)",
    r"(?<!-- )Could NOT find Python3? \(missing:[^)\n]{0,200}(?:INCLUDE_DIR|Development)",
    r"(?<!-- )Could NOT find PythonLibs \(missing",
    r"(?<!-- )Could NOT find Python3? \(missing:\s{1,8}Python3?_(?:INCLUDE|LIBRAR)",
    r"ERROR: Python dependency not found",
)
_TCC = r"[/\\]tcc\.exe\b[^\n]{0,1500}?returned non-zero exit status"
"""triton-windows prints above it what its compiler lacks: usually the folders of Python's embeddable package."""


def _version(_match: LogMatch, log: Log) -> str:
    """Return the Python that builds, by its release where the log shows one: the distribution may have several."""
    known = re.match(r"3\.\d{1,2}", log.machine.python or "") or re.search(
        r"(?<=/include/python)3\.\d{1,2}", log.text
    )
    return known[0] if known else "3"


CAUSE = Cause(
    title="the development files of Python (Python.h) are not installed for this interpreter",
    in_log=log_rules(
        rule(*_HEADER, version=_version),
        rule(*_LIBRARY, confidence=LIKELY, version=_version),
        rule(_TCC, confidence=POSSIBLE, unless=r"error: (?!include file)", version="3"),
    ),
    fix=Fix(
        "install the headers of the Python that builds (for the embeddable Python of Windows, copy include and"
        " libs from a full installation of the same version)",
        commands=("apt-get install python{version}-dev", "dnf install python{version}-devel"),
    ),
    explains=("missing-host-compiler", "missing-system-dev-package"),
    examples=(
        Log(
            "/tmp/tmpq8w3k1vz/main.c:5:10: fatal error: Python.h: No such file or directory\n"
            "    5 | #include <Python.h>\n      |          ^~~~~~~~~~\ncompilation terminated.",
            Machine(os="Ubuntu 22.04", python="3.11"),
        ),
        "csrc/op.cpp:1:10: fatal error: 'Python.h' file not found",
        "C:/Temp/tmp8f2/cuda_utils.c:14: error: include file 'Python.h' not found",
        "main.c(4): fatal error C1083: 无法打开包括文件: “Python.h”: No such file or directory",
        "LINK : fatal error LNK1104: cannot open file 'python312.lib'",
        (
            "Command '['C:\\\\comfy\\\\triton\\\\runtime\\\\tcc\\\\tcc.exe', 'C:\\\\Temp\\\\tmp1\\\\cuda_utils.c', '-lcuda', '-lpython312']' "
            "returned non-zero exit status 1."
        ),
        "src/op.cpp:1:10: schwerwiegender Fehler: Python.h: Datei oder Verzeichnis nicht gefunden",
    ),
    counterexamples=(
        "op.cpp:1:10: fatal error: torch/extension.h: No such file or directory",
        "/usr/bin/ld: cannot find -lcuda: No such file or directory",
        "-- Could NOT find Python3 (missing: Python3_INCLUDE_DIRS Development)",
        '-- Found Python3: /usr/bin/python3.11 (found version "3.11.2") found components: Interpreter',
    ),
)
