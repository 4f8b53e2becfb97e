"""
pybind11 keeps one table of C++ types per process, for all extension modules that were compiled with the same version of its
internals and a compatible compiler. `py::class_<Box>` enters Box there, and a second module that does the same is rejected
on import: `generic_type: type "Box" is already registered!`. Each module works alone, and the order of imports decides
which of them fails.

It happens to copies of one project's bindings (a fork beside the original, a module that was built under two names, a type
of a shared library that two packages expose), and when one process reloads a module. Where one module takes the name in
quotes twice, the message is `an object with that name is already defined`.

`py::module_local()` keeps a binding to its module; use it for all types that are not meant to be passed between modules.
Types of torch itself in the message (`torch._C`) mean that torch was loaded twice.

`opwright lint` reports this when one function enters a type twice, with no `#if` around either.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_rule
from opwright.causes.kit.sources import code_of, evidence, for_sources, matches
from opwright.model import IN_SOURCES, Cause, Evidence, Fix, Source

_ENTERS = r"\s*(?:\w+\s*)?[({]"
"""`(m, "Box")`, or `box(m, "Box")`; `box = ...` only names the class."""
_PARAMETER = r"[<,]\s*(?:typename|class)\s+TYPE\s*[=,>]"
_LAMBDA = r"\]\s*(?:\([^()]*\))?\s*(?:mutable\s*)?(?:->\s*[\w:&*]{1,80}\s*)?\Z"
"""Before the block of a function that Python calls when it likes: a test that the second is rejected."""
_LONGEST_HEAD = 200
_CLASS = r"\b(?:py|pybind11)::class_\s*(?=<)"


@for_sources(r"\b(?:py|pybind11)::class_")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for a type that is entered a second time in the same block."""
    code = code_of(source)
    seen: set[tuple[tuple[int, int], str]] = set()
    for match in matches(source, _CLASS):
        end = kit.brackets.closing(code, match.end())
        given = kit.brackets.split(code, match.end() + 1, end) if end else ()
        after = code[end + 1 :] if end else ""
        type_ = "".join(code[slice(*given[0])].split()) if given else ""
        if (
            not type_
            or not re.match(_ENTERS, after)
            or re.search(_PARAMETER.replace("TYPE", re.escape(type_)), code)
            or kit.preprocessor.conditions_at(code, match.start())
        ):
            continue
        block = kit.brackets.block_around(code, match.start())
        entered = block, type_
        head = code[max(0, block[0] - _LONGEST_HEAD) : block[0]]
        if entered in seen and not re.search(_LAMBDA, head):
            yield evidence(source, match.start(), given[0][1] + 1, type=type_)
        seen.add(entered)


_MODULE = 'PYBIND11_MODULE(boxes, m) {\n  py::class_<Box>(m, "Box");\n  py::class_<Box> again(m, "SameBox");\n}\n'

CAUSE = Cause(
    title="the C++ type {type} is registered with pybind11 twice, and the second one is rejected",
    in_log=log_rule(
        r"generic_type: type .{1,2}?(?P<type>[\w:<>, *&]{1,200}).{1,2}? is already registered",
        r"cannot initialize type .{1,2}?(?P<type>[\w:<>, *&]{1,200}).{1,2}?: an object with that name is already",
        r"(?P<type>[\w:<>]{1,100}).{1,2} is already registered as a pybind11::native_enum",
    ),
    in_source=in_source,
    fix=Fix(
        "if installed packages have it, uninstall all builds of the package and its dependency (spconv next to spconv-cu118, and each one's cumm) and install one; in your own"
        " sources, register {type} in one module and import that first, or add py::module_local() to the py::class_ of each",
    ),
    remedies={
        IN_SOURCES: Fix(
            "register {type} in one module and import that first, or add py::module_local() to the py::class_ of each"
        ),
    },
    examples=(
        'ImportError: generic_type: type "Box" is already registered!',
        'ImportError: generic_type: cannot initialize type "BoxList": an object with that name is already defined',
        Source("bind.cpp", _MODULE),
    ),
    counterexamples=(
        Source("bind.cpp", _MODULE.replace("<Box> again", "<Lid> again")),
        Source(
            "bind.cpp",
            "template <typename Box, class Held = int>\nvoid bind(py::module_ m) {}\n" + _MODULE,
        ),
        Source(
            "bind.cpp",
            _MODULE.replace(
                "  py::class_<Box> again", "}\nvoid other(py::module_ m) {\n  py::class_<Box> again"
            ),
        ),
        Source("bind.cpp", _MODULE.replace('(m, "Box")', " *declared = nullptr")),
        Source(
            "bind.cpp",
            _MODULE.replace("  py", '  m.def("f", [](py::module_ m) {\n  py', 1).replace(
                ";\n}", ";\n  });\n}"
            ),
        ),
        Source(
            "bind.cpp",
            _MODULE.replace('<Box> again(m, "SameBox")', '<Lid> lid = py::class_<Lid>(m, "Lid")'),
        ),
        Source(
            "bind.cpp",
            _MODULE.replace("  py::class_<Box>(", "#ifdef A\n  py::class_<Box>(")
            .replace("  py::class_<Box> a", "#else\n  py::class_<Box> a")
            .replace(";\n}", ";\n#endif\n}"),
        ),
        'ImportError: generic_type: type "Cuda" referenced unknown base type "Base"',
        "RuntimeWarning: nanobind: type 'Box' was already registered!\n",
        "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace boxes",
    ),
)
