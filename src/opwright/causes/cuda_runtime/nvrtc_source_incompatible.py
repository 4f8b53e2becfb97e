"""
NVRTC compiles the same language as nvcc, but is not nvcc. It includes nothing by itself except its built-in
declarations, has no host compiler and no system headers, and sees no `__host__` functions. Code that nvcc accepts
then fails with "identifier is undefined" for what `cuda_device_runtime_api.h` declares (the classic is
`cudaGridDependencySynchronize` of programmatic launches), with "cannot open source file" for `<type_traits>` or
`<stdint.h>`, or because a function is not `constexpr` in the libcu++ that it finds.

A package with two ways to compile at run time, such as DeepGEMM, works with nvcc and fails with NVRTC, or the other
way round, which makes a quick test. The log names files that do not exist on disk: `kernel.cu`, `default_program`.

The source has to change: include the header by name, `<cuda/std/type_traits>` instead of `<type_traits>`, and guard
nvcc-only code with `__CUDACC_RTC__`. `--include-path` must name CUDA's own headers.

`opwright lint` reports this when a kernel in a string includes a host header and goes to NVRTC: to CuPy's `RawKernel`
and `RawModule` (not with `backend="nvcc"` or `jitify=True`, which find such headers), to
`torch.cuda._compile_kernel`, or to `nvrtcCreateProgram` without headers. NVRTC 12.4 and 13.5 refuse all of them, even
`<stdint.h>`. CUDA's own headers are not reported: most callers pass their folder.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import calls, evidence, for_sources
from opwright.logs.patterns import compiled
from opwright.model import C_FAMILY, Cause, Evidence, Fix, Language, Source

TYPE_CHECKING = False
if TYPE_CHECKING:
    import ast

_NVRTC_ERROR = (
    r"(?:^|[\s\"'/])(?P<file>default_program|kernel\.cu|__tmp_kernel\w{0,80}\.cu|\w{1,80}\.cubin\.cu|<?nvrtc\w{0,20}>?)\(\d+\):"
    r" (?:catastrophic )?error:?(?: #\d+(?:-D)?:)? (?P<what>(?:identifier \"[^\"\n]{1,120}\" is undefined|(?:cannot|could not) open source file[^\n]{1,120}"
    r"|[^\n]{0,80}must have a constant value|namespace \"[^\"\n]{1,80}\" has no member[^\n]{1,80}|name followed by \"::\" must be[^\n]{1,60}))"
)
_FUSER_ERROR = r"\bdefault_program\(\d+\): error:?(?: #\d+(?:-D)?:)? (?P<what>[^\n]{4,120})"
"""Whatever the error: only NVRTC uses this file name."""
_DEVICE_RUNTIME_NAME = r"error:?\s{1,4}identifier \"(?P<what>cuda(?:GridDependencySynchronize|TriggerProgrammaticLaunchCompletion))\" is undefined"
_HEADER_ERRORS = (
    r"\.(?:cuh|hpp|hxx|h|cu)\(\d+\): (?:catastrophic )?error:?(?: #\d+(?:-D)?:)? (?P<what>identifier \"[^\"\n]{1,120}\" is undefined)",
    r"ptxas fatal {1,4}: (?P<what>Unresolved extern function[^\n]{1,120})",
)
_NVRTC_FAILED = r"NVRTC_ERROR_COMPILATION|nvrtcCompileProgram|NVRTC compile error|nvrtc compilation failed|nvrtc compile failed|NVRTC_SUCCESS assert"
_RUN_TIME_BUILD = r"in the compilation of \"kernel\.cu\"|jit/(?:handle|compiler|runtime)\.\w{1,3}|deep_gemm/include"
_NVRTC_AT_WORK = r"NVRTC|nvrtc|Nvrtc|CompileException|default_program|DG_JIT_USE_NVRTC"
_BARE_STATUS = r"in function compile: NVRTC Error: (?P<what>NVRTC_ERROR_COMPILATION)"
"""From Transformer Engine, whose sources compile with the headers of the CUDA that it needs."""
_HOST_HEADER = (
    r"#[ \t]*include[ \t]*<(?P<header>(?:assert|ctype|errno|fcntl|float|inttypes|limits|math|signal|stdarg|stdbool|stddef|stdint"
    r"|stdio|stdlib|string|time|unistd)\.h|c(?:assert|float|inttypes|limits|math|stdarg|stddef|stdint|stdio|stdlib|string|time)"
    r"|algorithm|array|atomic|bit|bitset|chrono|complex|concepts|deque|exception|functional|initializer_list|iomanip|iostream|iterator"
    r"|limits|list|map|memory|mutex|new|numeric|optional|random|ratio|set|span|sstream|stdexcept|string|string_view|thread|tuple|type_traits|typeinfo|unordered_map|unordered_set|utility|variant|vector|(?:torch|ATen|c10)/[\w/.]+)>"
)
_NVRTC_CALLS = r"(?:\w+\.)*(?:RawKernel|RawModule|_?compile_kernel)"
_HEADER_OPTIONS = frozenset({"jitify", "path", "cuda_include_dirs", "nvcc_options"})
_PROGRAM_ARGUMENTS = 6
"""Of nvrtcCreateProgram: the source is the second, the number of headers the fourth."""


@for_sources(
    r"\bRawKernel\b",
    r"\bRawModule\b",
    r"\b_?compile_kernel\b",
    r"\bnvrtcCreateProgram\b",
    languages=C_FAMILY | {Language.PYTHON},
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for kernels in strings that include headers of the host and are NVRTC's to compile."""
    in_python = source.language is Language.PYTHON
    for start, end in dict.fromkeys(_in_python(source) if in_python else _in_cpp(source)):
        guard = source.text.find("__CUDACC_RTC__", start, end)
        for match in compiled(_HOST_HEADER).finditer(source.text, start, end):
            if guard < 0 or match.start() < guard:
                yield evidence(
                    source,
                    *match.span(),
                    confidence=CERTAIN if in_python else LIKELY,
                    what=f"it finds no {match['header']}",
                )


def _in_python(source: Source) -> Iterator[tuple[int, int]]:
    """Yield where the texts stand that CuPy or torch hand to NVRTC."""
    for call in kit.python.python_calls(source, _NVRTC_CALLS):
        is_theirs = kit.python.meant(source.text, call.node.func).startswith(
            ("cupy.", "torch.cuda.")
        )
        if not is_theirs or _brings_headers(call.node):
            continue
        given = call.keyword("code") or call.keyword("kernel_source")
        if text := _literal(source.text, given or next(iter(call.node.args), None)):
            yield kit.python_syntax.span(source.text, text)


def _brings_headers(call: ast.Call) -> bool:
    """Return whether a call of CuPy or torch names what headers of the host may come by."""
    given = {keyword.arg or "": kit.ast.unparse(keyword.value) for keyword in call.keywords}
    options = given.get("options", "()")
    return (
        "" in given
        or bool(_HEADER_OPTIONS & set(given))
        or given.get("backend", "'nvrtc'") != "'nvrtc'"
        or "-I" in options
        or not re.fullmatch(_LITERAL_OPTIONS, options)
    )


_LITERAL_OPTIONS = r"[(\[](?:'[^']*'(?:, |,)?)*[)\]]"
"""A tuple or list of string literals, as `ast.unparse` prints it."""


def _literal(text: str, given: ast.expr | None) -> ast.expr | None:
    """Return the string that an argument is, or that its name is given, once in the file."""
    if isinstance(given, kit.ast.Name):
        values = _assigned(text).get(given.id, [])
        given = values[0] if len(values) == 1 else None
    return given if isinstance(given, kit.ast.Constant | kit.ast.JoinedStr) else None


@lru_cache(maxsize=4)
def _assigned(text: str) -> dict[str, list[ast.expr]]:
    """Return what may be passed for the names in a file, wherever the file is."""
    values: dict[str, list[ast.expr]] = {}
    for node in kit.python_syntax.python_nodes(text):
        if isinstance(node, kit.ast.Assign):
            for to in node.targets:
                if isinstance(to, kit.ast.Name):
                    values.setdefault(to.id, []).append(node.value)
    return values


def _in_cpp(source: Source) -> Iterator[tuple[int, int]]:
    """Yield where the texts stand that NVRTC is given, with no header of their own."""
    for call in calls(source, "nvrtcCreateProgram"):
        if len(call.arguments) == _PROGRAM_ARGUMENTS and call.arguments[3].text == "0":
            name = re.match(r"\w{1,80}", call.arguments[1].text)
            if name and (found := _raw_string(source.text, name[0])):
                yield found


@lru_cache(maxsize=64)
def _raw_string(text: str, name: str) -> tuple[int, int] | None:
    """Return where the raw string stands that a name is given, once in the file."""
    given = re.compile(rf"\b{name}\b(?:\[\])?\s*[=({{]\s*R\"(\w*)\(")
    found = list(given.finditer(text))
    end = text.find(f'){found[0][1]}"', found[0].end()) if len(found) == 1 else -1
    return (found[0].end(), end) if end > 0 else None


_KERNEL = (
    "import cupy\n"
    'fill = cupy.RawKernel(r"""\n'
    "#include <stdint.h>\n"
    "__global__ void fill(int64_t* x) { x[threadIdx.x] = 1; }\n"
    '""", \'fill\')\n'
)
_PROGRAM = (
    'const char* const TEXT = R"(\n#include <type_traits>\n__global__ void run() {}\n)";\n'
    'void make(nvrtcProgram* p) { nvrtcCreateProgram(p, TEXT, "run.cu", 0, nullptr, nullptr); }\n'
)

CAUSE = Cause(
    title="NVRTC cannot compile this source as nvcc does: {what}",
    in_log=log_rules(
        rule(
            _NVRTC_ERROR,
            _FUSER_ERROR,
            only_if=_NVRTC_AT_WORK,
            confidence=LIKELY,
            what=lambda match, _: match.groups["what"].encode("ascii", "replace").decode(),
        ),
        rule(*_HEADER_ERRORS, only_if=_NVRTC_FAILED, confidence=LIKELY),
        rule(_BARE_STATUS, confidence=POSSIBLE),
        rule(
            _DEVICE_RUNTIME_NAME,
            only_if=f"{_NVRTC_AT_WORK}|{_RUN_TIME_BUILD}",
            confidence=LIKELY,
            what=lambda match, _: f'identifier "{match.groups["what"]}" is undefined',
        ),
    ),
    in_source=in_source,
    explains=("missing-system-dev-package", "half-operators-disabled", "missing-device-link"),
    fix=Fix(
        "include the header that declares it (cuda_device_runtime_api.h, or libcu++'s cuda/std/...) and guard with __CUDACC_RTC__; or"
        " let the package compile with nvcc",
        commands=("export DG_JIT_USE_NVRTC=0",),
    ),
    examples=(
        (
            'cooperative_groups.h(1201): error: identifier "cudaCGGetSize" is undefined\n'
            "RuntimeError: /op/include/tensorview/cuda/nvrtc.h(96)\nnvrtc compile failed."
        ),
        "RuntimeError: /op/common/util/rtc.cpp:190 in function compile: NVRTC Error: NVRTC_ERROR_COMPILATION",
        (
            'NVRTC log: kernel.cu(41): error: identifier "cudaGridDependencySynchronize" is undefined\n'
            '1 error detected in the compilation of "kernel.cu".\n'
            "RuntimeError: Assertion error (jit/compiler.hpp:317): NVRTC compilation failed"
        ),
        (
            'RuntimeError: default_program(3): catastrophic error: cannot open source file "type_traits"\n'
            "  #include <type_traits>\n\nnvrtc: NVRTC_ERROR_COMPILATION"
        ),
        (
            "RuntimeError: default_program(31): error: extra text after expected end of number\n\n"
            '1 error detected in the compilation of "default_program".\nnvrtc compilation failed:'
        ),
        (
            'default_program(40): error: no operator "+" matches these operands\n'
            "            operand types are: __half + __half\nnvrtc compilation failed:"
        ),
        (
            '/opt/env/lib/cupy/_core/include/cupy/carray.cuh(61): error: identifier "__half_raw" is undefined\n'
            "cupy.cuda.nvrtc.NVRTCError: NVRTC_ERROR_COMPILATION (6)"
        ),
        (
            "CUDA NVRTC compile error: default_program(12): warning: variable was declared but never referenced\n"
            "ptxas fatal   : Unresolved extern function '_Z4powiff'"
        ),
        (
            "warpkit/include/warpkit/sm90_gemm.cuh(88): error:\n"
            '  identifier "cudaGridDependencySynchronize" is undefined\n'
            '1 error detected in the compilation of "kernel.cu".'
        ),
        Source("fill.py", _KERNEL),
        Source(
            "fill.py",
            _KERNEL.replace("'fill')", "'fill', options=('-std=c++17',), backend='nvrtc')"),
        ),
        Source(
            "run.py",
            'import torch\nTEXT = """\n#include <cmath>\n__global__ void run(float* x) {}\n"""\n'
            "run = torch.cuda._compile_kernel(TEXT, 'run')\n",
        ),
        Source("jit.cpp", _PROGRAM),
    ),
    counterexamples=(
        Source("fill.py", _KERNEL.replace("'fill')", "'fill', backend='nvcc')")),
        Source("fill.py", _KERNEL.replace("'fill')", "'fill', jitify=True)")),
        Source("fill.py", _KERNEL.replace("'fill')", "'fill', options=('-I/usr/include',))")),
        Source("fill.py", _KERNEL.replace("'fill')", "'fill', options=OPTIONS)")),
        Source("fill.py", _KERNEL.replace("<stdint.h>", "<cuda/std/cstdint>")),
        Source("fill.py", _KERNEL.replace("#inc", "#ifndef __CUDACC_RTC__\n#inc")),
        Source("fill.py", _KERNEL.replace("import cupy", "import own as cupy")),
        Source("fill.py", _KERNEL.replace("cupy.RawKernel", "print")),
        Source("jit.cpp", _PROGRAM.replace("0, nullptr, nullptr", "1, &text, &name")),
        Source("jit.cpp", _PROGRAM.replace("type_traits", "cuda_fp16.h")),
        Source("jit.cpp", _PROGRAM.replace("(p, TEXT,", "(p, other,")),
        'kernel.cu(41): error: identifier "cudaGridDependencySynchronize" is undefined',
        "nvrtc: error: invalid value for --gpu-architecture (-arch)",
        'csrc/op.cu(3): error: identifier "foo" is undefined\n-- Found NVRTC: /usr/local/cuda/lib64/libnvrtc.so',
    ),
)
