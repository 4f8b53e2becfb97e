"""
Ask each GCC which header of C++, C and POSIX brings which name of the standard library, and write the table.

    python tools/update_cxx_headers.py 11=g++-11 12=g++-12 13=g++-13 14=g++-14 15=g++-15

A name counts as brought if it can be used, not merely declared. There is a column for each standard and GCC: what that
standard or an earlier one finds. All of this is what the compilers
say: nothing is written by hand but what is asked.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

_FILE = Path(__file__).parents[1] / "src/opwright/knowledge/cxx/cxx_headers.json"
_STANDARDS = ("14", "17", "20")
_HEADERS = [
    "algorithm",
    "any",
    "array",
    "atomic",
    "bitset",
    "cassert",
    "cctype",
    "cerrno",
    "cfloat",
    "chrono",
    "cinttypes",
    "climits",
    "cmath",
    "complex",
    "condition_variable",
    "csignal",
    "cstdarg",
    "cstddef",
    "cstdint",
    "cstdio",
    "cstdlib",
    "cstring",
    "ctime",
    "cwchar",
    "deque",
    "exception",
    "forward_list",
    "fstream",
    "functional",
    "future",
    "initializer_list",
    "iomanip",
    "ios",
    "iosfwd",
    "iostream",
    "istream",
    "iterator",
    "limits",
    "list",
    "locale",
    "map",
    "memory",
    "mutex",
    "new",
    "numeric",
    "optional",
    "ostream",
    "queue",
    "random",
    "ratio",
    "regex",
    "set",
    "shared_mutex",
    "sstream",
    "stack",
    "stdexcept",
    "streambuf",
    "string",
    "string_view",
    "system_error",
    "thread",
    "tuple",
    "type_traits",
    "typeindex",
    "typeinfo",
    "unordered_map",
    "unordered_set",
    "utility",
    "valarray",
    "variant",
    "vector",
    "assert.h",
    "ctype.h",
    "errno.h",
    "float.h",
    "inttypes.h",
    "limits.h",
    "locale.h",
    "math.h",
    "setjmp.h",
    "signal.h",
    "stdarg.h",
    "stdbool.h",
    "stddef.h",
    "stdint.h",
    "stdio.h",
    "stdlib.h",
    "string.h",
    "strings.h",
    "time.h",
    "wchar.h",
    "arpa/inet.h",
    "dirent.h",
    "dlfcn.h",
    "fcntl.h",
    "ifaddrs.h",
    "libgen.h",
    "net/if.h",
    "netdb.h",
    "netinet/in.h",
    "netinet/tcp.h",
    "omp.h",
    "poll.h",
    "pthread.h",
    "pwd.h",
    "sched.h",
    "semaphore.h",
    "sys/epoll.h",
    "sys/file.h",
    "sys/ioctl.h",
    "sys/mman.h",
    "sys/resource.h",
    "sys/select.h",
    "sys/socket.h",
    "sys/stat.h",
    "sys/sysinfo.h",
    "sys/time.h",
    "sys/types.h",
    "sys/uio.h",
    "sys/un.h",
    "sys/wait.h",
    "syscall.h",
    "unistd.h",
]
_INTEGERS = [
    *("uint8_t", "uint16_t", "uint32_t", "uint64_t", "uintptr_t"),
    *("int8_t", "int16_t", "int32_t", "int64_t"),
]
_OWN = {  # the header of each name, and how it is used where NAME alone does not do
    "algorithm": {
        **dict.fromkeys(
            ("sort", "stable_sort", "reverse", "min_element", "max_element"),
            "int x[2]; auto a = (std::NAME(x, x + 2), 0);",
        ),
        **dict.fromkeys(
            ("find", "count", "lower_bound", "upper_bound", "fill"),
            "int x[2]; auto a = (std::NAME(x, x + 2, 1), 0);",
        ),
        **dict.fromkeys(
            ("any_of", "all_of", "none_of", "find_if", "remove_if", "for_each"),
            "int x[2]; bool f(int); auto a = (std::NAME(x, x + 2, f), 0);",
        ),
        "copy": "int x[2], y[2]; auto a = std::NAME(x, x + 2, y);",
        "transform": "int x[2], f(int); auto a = std::NAME(x, x + 2, x, f);",
    },
    "array": {"array": "std::NAME<int, 3> x;"},
    "atomic": {"atomic": "std::NAME<int> x;"},
    "chrono": {"chrono": "std::NAME::milliseconds x;"},
    "cfloat": dict.fromkeys(("FLT_MAX", "DBL_MAX"), "auto x = NAME;"),
    "climits": dict.fromkeys(("INT_MAX", "UINT_MAX", "CHAR_BIT"), "auto x = NAME;"),
    "condition_variable": {"condition_variable": "std::NAME x;"},
    "cstdint": dict.fromkeys(
        (*_INTEGERS, *(f"std::{name}" for name in (*_INTEGERS, "intptr_t"))), "NAME x;"
    ),
    "cstring": {
        "memcpy": "char x[2]; auto a = NAME(x, x, 1);",
        "memset": "char x[2]; auto a = NAME(x, 0, 1);",
        "strlen": 'auto a = NAME("");',
        "strcmp": 'auto a = NAME("", "");',
        "std::memcpy": "char x[2]; auto a = NAME(x, x, 1);",
        "std::memset": "char x[2]; auto a = NAME(x, 0, 1);",
        "std::strlen": 'auto a = NAME("");',
        "std::strcmp": 'auto a = NAME("", "");',
    },
    "deque": {"deque": "std::NAME<int> x;"},
    "fstream": dict.fromkeys(("ifstream", "ofstream"), "std::NAME x;"),
    "functional": {
        "function": "std::NAME<void()> x;",
        "hash": "std::NAME<int> x;",
        "bind": "void f(int); auto x = std::NAME(f, 1);",
        "greater": "std::NAME<int> x;",
    },
    "iomanip": dict.fromkeys(("setw", "setprecision"), "auto x = std::NAME(1);"),
    "iostream": dict.fromkeys(("cout", "cerr"), "auto& x = std::NAME;"),
    "limits": {"numeric_limits": "auto x = std::NAME<int>::max();"},
    "list": {"list": "std::NAME<int> x;"},
    "map": {"map": "std::NAME<int, int> x;"},
    "memory": {
        **dict.fromkeys(("unique_ptr", "shared_ptr", "weak_ptr"), "std::NAME<int> x;"),
        **dict.fromkeys(("make_unique", "make_shared"), "auto x = std::NAME<int>();"),
    },
    "mutex": {
        "mutex": "std::NAME x;",
        "lock_guard": "struct m { void lock(); void unlock(); } y; std::NAME<m> x(y);",
        "unique_lock": "struct m { void lock(); void unlock(); } y; std::NAME<m> x(y);",
        "once_flag": "std::NAME x;",
    },
    "numeric": {
        "accumulate": "int x[2]; auto a = std::NAME(x, x + 2, 0);",
        "iota": "int x[2]; auto a = (std::NAME(x, x + 2, 0), 0);",
    },
    "optional": {"optional": "std::NAME<int> x;"},
    "queue": dict.fromkeys(("queue", "priority_queue"), "std::NAME<int> x;"),
    "set": {"set": "std::NAME<int> x;"},
    "sstream": dict.fromkeys(("stringstream", "ostringstream", "istringstream"), "std::NAME x;"),
    "stdexcept": dict.fromkeys(
        ("runtime_error", "invalid_argument", "logic_error", "out_of_range"), 'std::NAME x("");'
    ),
    "string": {"string": "std::NAME x;", "to_string": "auto x = std::NAME(1);"},
    "string_view": {"string_view": "std::NAME x;"},
    "thread": {"thread": "std::NAME x;"},
    "tuple": {"tuple": "std::NAME<int, int> x;"},
    "unordered_map": {"unordered_map": "std::NAME<int, int> x;"},
    "unordered_set": {"unordered_set": "std::NAME<int> x;"},
    "variant": {"variant": "std::NAME<int> x;"},
    "vector": {"vector": "std::NAME<int> x;"},
}
_USES = [
    (f"std::{name}" if "std::NAME" in use else name, header, use.replace("NAME", name))
    for header, uses in _OWN.items()
    for name, use in uses.items()
]
"""Names as sources write them, the header of each, and a piece of code with it."""


def _brought(compiler: list[str], standard: str, header: str) -> set[str] | None:
    """Return the names that can be used after a header; None where there is no such header."""
    lines = [f"namespace n{i} {{ {use} }}" for i, (_, _, use) in enumerate(_USES)]
    text = f"#include <{header}>\n" + "\n".join(lines) + "\n"
    flags = [f"-std=c++{standard}", "-fsyntax-only", "-fmax-errors=0", "-w", "-x", "c++", "-"]
    done = subprocess.run(
        [*compiler, *flags], input=text, capture_output=True, text=True, check=False
    )
    if "No such file" in done.stderr:
        return None
    wrong = {
        int(line) - 2
        for line in re.findall(r"^<stdin>:(\d+):\d+: error", done.stderr, re.MULTILINE)
    }
    return {name for i, (name, _, _) in enumerate(_USES) if i not in wrong}


def main() -> None:
    compilers = dict(argument.split("=", 1) for argument in sys.argv[1:])
    asked = [(r, s, h) for r in compilers for s in _STANDARDS for h in _HEADERS]
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda a: _brought(compilers[a[0]].split(), *a[1:]), asked))
    bits: dict[tuple[str, str, str], int] = {}
    for (release, standard, header), brought in zip(asked, answers, strict=True):
        for name in brought or ():
            for later in _STANDARDS[_STANDARDS.index(standard) :]:
                key = release, name, later
                bits[key] = bits.get(key, 0) | 1 << _HEADERS.index(header)
    names = {
        name: [header, *(f"{bits.get((r, name, s), 0):x}" for s in _STANDARDS for r in compilers)]
        for name, header, _ in _USES
    }
    table = {"releases": [int(r) for r in compilers], "headers": _HEADERS, "names": names}
    _FILE.write_text(json.dumps(table, separators=(",", ":")) + "\n")


if __name__ == "__main__":
    main()
