"""
For a `.cu` file cl.exe reads what cudafe++ has rewritten, and in some of torch's templates it then sees two namespaces
called `std`: the real one, and one that it invents while parsing. The error is C2872 in every language of Visual Studio,
with notes that both candidates are `std`.

In torch 2.7 and later the place is an `if constexpr` in `torch/csrc/dynamo/compiled_autograd.h`. The header has a workaround
for builds with USE_CUDA, which torch's own build defines and extensions do not: `-DUSE_CUDA` among the extension's flags turns
it on. With Visual Studio 2017 and torch 1.x it was `torch/nn/pimpl.h` and `torch/nn/cloneable.h` in plain C++ files, and
`/permissive-` or a later update helped.

`using namespace std` in your own code is seldom the reason, and an edit of the header in site-packages lasts until the next
installation. A `.cu` file that includes neither `torch/extension.h` nor `torch/all.h` avoids the header altogether.

`opwright lint` reports this when a setup.py handles Windows, does not mention USE_CUDA, and builds a `.cu` file that
includes one of torch's large headers for torch 2.9 or later: earlier releases have the workaround on all of Windows. It is
only possible, since users report it with MSVC 14.42 and 14.43 and not with 14.44, so it is reported on request.
"""

import posixpath
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.causes.kit.sources import MOST_EXTENSIONS, code_of, evidence, for_scripts, includes
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Log,
    Machine,
    Source,
    Target,
)

_AMBIGUOUS = (
    r"C2872\s?[:：]\s?[\"'“”«„`]{0,2}\s?(?:std|c10|at)\s?[\"'“”»`]{1,2}",
    (
        r"[\"'“«„]\s?std\s?[\"'”»] ?[:：] ?(?:ambiguous symbol|不明确的符号|模稜兩可的符號|símbolo ambiguo|symbole ambigu|Mehrdeutiges Symbol"
        r"|mehrdeutiges Symbol|simbolo ambiguo|あいまいなシンボル|неоднозначный символ|모호한 기호)"
    ),
)
_TORCH_PATHS = ("torch", "ATen", "c10", "compiled_autograd", "pimpl")


def _confidence(match: LogMatch, _log: Log) -> Confidence:
    return CERTAIN if any(name in match.quote for name in _TORCH_PATHS) else LIKELY


def _by_toolset(_match: LogMatch, log: Log) -> str:
    """Return the remedy of who has the toolset already that takes most of these headers."""
    return _IS_1444 if compiled(_TOOLSET_1444).search(log.text) else ""


_TOOLSET_1444 = r"MSVC[/\\]14\.(?:4[4-9]|[5-9]\d)\."
_IS_1444 = "where MSVC is 14.44 or newer"
_HANDLES_WINDOWS = (
    r"sys\.platform[^\n]{0,30}['\"]win|os\.name\s*[!=]=\s*['\"]nt|platform\.system\(\)[^\n]{0,30}['\"]Windows|\bIS_WINDOWS\b"
    r"|['\"]/std:c\+\+|['\"]/(?:O2|EHsc|MD)\b"
)
_PLATFORM_CONDITION = r"(?i)windows|win32|linux|posix|['\"]nt['\"]"
_AUTOGRAD_HEADER = (
    r"torch/(?:extension|all|torch|script|autograd|nn|csrc/autograd/custom_function)\.h"
)
"""Headers that include compiled_autograd.h, in torch 2.9 and in 2.13."""
_SINCE = "2.9"


@for_scripts("CUDAExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for `.cu` files with that header, built on Windows without the define for torch's workaround."""
    if "USE_CUDA" in script.text or not re.search(_HANDLES_WINDOWS, script.text):
        return

    lacking = kit.targets.since(script.target, _SINCE)
    for extension in script.extensions[:MOST_EXTENSIONS] if lacking else ():
        conditions = kit.python.conditions_at(script, extension.start)
        if re.search(_PLATFORM_CONDITION, " ".join(conditions)):
            continue
        for source in _sources_of(script, extension):
            header = next(includes(source, _AUTOGRAD_HEADER), None)
            if header and not _is_hidden_from_cl(source, header.start):
                name = source.path.rpartition("/")[2]
                yield evidence(
                    script,
                    extension.start,
                    script.text.find("(", extension.start),
                    confidence=Confidence.POSSIBLE,
                    what=f"{header.text} ({name}, torch {kit.targets.ranges(lacking)})",
                )
                break


def _sources_of(script: BuildScript, extension: Extension) -> Iterator[Source]:
    """Yield the `.cu` files of an extension, as far as they are known and readable."""
    folder = posixpath.dirname(script.path)
    named = {posixpath.normpath(posixpath.join(folder, one.value)) for one in extension.sources}
    for source in script.sources:
        if source.path in named and source.path.endswith(".cu") and "USE_CUDA" not in source.text:
            yield source


def _is_hidden_from_cl(source: Source, offset: int) -> bool:
    """Return whether an `#if` may hide a place from cl.exe."""
    return kit.preprocessor.is_under(code_of(source), offset, "_WIN32", "_WIN64", "_MSC_VER")


_SETUP = (
    "import sys\nflags = ['/O2'] if sys.platform == 'win32' else ['-O3']\n"
    "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args=flags)])\n"
)
_CU = Source("op.cu", "#include <torch/extension.h>\nPYBIND11_MODULE(op, m) {}\n")


CAUSE = Cause(
    title="cl.exe finds std ambiguous in {what} as nvcc rewrites it",
    in_log=log_rules(
        rule(*_AMBIGUOUS, confidence=_confidence, what="a header", remedy=_by_toolset)
    ),
    in_build_script=in_build_script,
    is_linted_on_request=True,
    fix=Fix(
        "define USE_CUDA for nvcc and cl.exe in extra_compile_args, which turns on torch's workaround; or use MSVC"
        " 14.44, or /permissive- with Visual Studio 2017",
        commands=("set NVCC_APPEND_FLAGS=-DUSE_CUDA", "set CL=/DUSE_CUDA"),
    ),
    remedies={
        _IS_1444: Fix(
            "define USE_CUDA for nvcc and cl.exe in extra_compile_args, which turns on torch's workaround (MSVC 14.44, which accepts some of these headers, is already installed); if"
            " the message names a torch header without a workaround, build for an older torch",
            commands=("set NVCC_APPEND_FLAGS=-DUSE_CUDA", "set CL=/DUSE_CUDA"),
        ),
    },
    explains=("cutlass-msvc-incompatible",),
    examples=(
        (
            "C:/env/torch/include/torch/csrc/dynamo/compiled_autograd.h(1134): error C2872: 'std': ambiguous symbol\n"
            r"C:\VS\VC\Tools\MSVC\14.44.35207\include\valarray(20): note: could be 'std'"
        ),
        Log(
            "C:/env/Lib/site-packages/torch/include\\torch/csrc/dynamo/compiled_autograd.h(1108): error C2872:"
            " 'std': ambiguous symbol\nC:/VS/VC/Tools/MSVC/14.43.34808/include\\valarray(20): note: could be 'std'\n",
            Machine(torch="2.7.0+cu128", os="Windows 11"),
        ),
        "D:\\env\\torch\\include\\torch/csrc/dynamo/compiled_autograd.h(1134): error C2872: “std”: 不明确的符号\n",
        'c:\\libtorch\\include\\torch/nn/pimpl.h(123): error C2872: "std": Mehrdeutiges Symbol\n',
        "compiled_autograd.h(1076): error C2872: 'std' : symbole ambigu\n",
        BuildScript("setup.py", _SETUP, sources=(_CU,)),
    ),
    counterexamples=(
        BuildScript("setup.py", _SETUP, target=Target(torch="2.8"), sources=(_CU,)),
        BuildScript("setup.py", _SETUP.replace("'/O2'", "'/O2', '-DUSE_CUDA'"), sources=(_CU,)),
        BuildScript(
            "setup.py", _SETUP.replace("== 'win32'", "!= 'x'").replace("/O2", "-O2"), sources=(_CU,)
        ),
        BuildScript(
            "setup.py",
            _SETUP.replace("setup(", "if not IS_WINDOWS:\n    setup("),
            sources=(_CU,),
        ),
        BuildScript("setup.py", _SETUP, sources=(_CU._replace(text="#include <ATen/ATen.h>\n"),)),
        BuildScript(
            "setup.py",
            _SETUP.replace(".cu", ".cpp"),
            sources=(Source("op.cpp", _CU.text),),
        ),
        BuildScript(
            "setup.py", _SETUP, sources=(_CU._replace(text=f"#ifndef _WIN32\n{_CU.text}#endif\n"),)
        ),
        "op.cpp(9): error C2872: 'byte': ambiguous symbol",
        "stride.hpp(280): error C2672: 'std::get': no matching overloaded function found",
        "op.cpp:4:1: error: reference to 'std' is ambiguous",
    ),
)
