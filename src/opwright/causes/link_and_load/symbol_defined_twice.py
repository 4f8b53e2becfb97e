"""
A linker takes one definition of a function, and two object files of the extension have one. For `PyInit_` and the module's
name that is a second `PYBIND11_MODULE(TORCH_EXTENSION_NAME, m)`: each extension has one, which calls functions that the
other sources define. For any other function it is mostly a function that a header defines without `inline`, so that every
source which includes the header has a copy, or a source that is listed twice, as by `csrc/*.cpp` and by name, or that
another source includes (`#include "impl.cpp"`).

Where one of the two is in a static library of a dependency, two copies of that dependency are linked, which is another
matter.
"""

from opwright.causes.kit.rules import log_rules, rule
from opwright.model import Cause, Fix

_MODULE = (
    r"multiple definition of [`'\"‘](?P<name>PyInit_\w+)",
    r"duplicate symbol:? '?_?(?:[^\n:]{1,300}: ){0,2}(?P<name>PyInit_\w+)",
    r"(?P<name>PyInit_\w+) already defined in [^\n]{1,200}\.obj\b",
)
_OWN = (
    r"multiple definition of [`'\"‘](?P<name>[^'\"’\n]{1,100})['\"’]; [^\n:]{0,100}\bopwright\b[^\n:]{1,80}\.o:",
)
"""Both in objects of one build by opwright, and in no archive."""

CAUSE = Cause(
    title="two sources of the extension define {name}",
    in_log=log_rules(rule(*_MODULE), rule(*_OWN)),
    fix=Fix(
        "keep one definition: one PYBIND11_MODULE (or PyInit function) in the sources of an extension, functions in headers "
        "declared inline, no source listed twice or included by another"
    ),
    explains=("dependency-version-mismatch",),
    examples=(
        (
            "/usr/bin/ld: build/temp/csrc/bwd.o: in function `PyInit__C':\n"
            "bwd.cpp:(.text+0x0): multiple definition of `PyInit__C'; build/temp/csrc/fwd.o:fwd.cpp:(.text+0x0): first defined here\n"
            "collect2: error: ld returned 1 exit status"
        ),
        "ld.lld: error: duplicate symbol: PyInit__C\n>>> defined at fwd.cpp\n>>>            build/fwd.o:(PyInit__C)",
        "bwd.obj : error LNK2005: PyInit__C already defined in fwd.obj",
        (
            "util.cpp:(.text+0x0): multiple definition of `blocks(int)'; "
            "build/opwright/ops-cp311-torch2.13.0/op.cpp.o:op.cpp:(.text+0x0): first defined here"
        ),
    ),
    counterexamples=(
        "b.c:(.text+0x0): multiple definition of `answer'; /tmp/ccgVg6EU.o:a.c:(.text+0x0): first defined here",
        "ImportError: dynamic module does not define module export function (PyInit__C)",
    ),
)
