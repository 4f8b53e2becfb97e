"""
NumPy removes what it deprecated some releases before: the aliases of Python's own types in 1.24 (`np.float`, `np.int`,
`np.object`), and with 2.0 some hundred names at once: `np.Inf`, `np.NaN`, `np.float_`, `np.product`, `np.in1d` later, functions of
the C API such as `PyArray_FromDims`, headers such as `numpy/noprefix.h`, and modules that were never public. numpy.distutils
left with 2.5. `PyArray_Descr` has `elsize`, `alignment` and `flags` only in what defines `NPY_TARGET_VERSION` as NumPy 2's; by
default a C extension is compiled for NumPy 1 too, and asks `PyDataType_ELSIZE(descr)`. Python that has not followed fails when the
line is reached, which may be hours into a run.

NumPy says itself what to write instead, and ruff's rule NPY201 rewrites most of it. Requiring `numpy<2` only postpones it: the
newest Pythons have no wheels of NumPy 1.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_rules, rule
from opwright.causes.kit.sources import for_scripts, for_sources
from opwright.logs.patterns import LogMatch
from opwright.logs.tools.unknown_names import unknown_member, unknown_name
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Log,
    Safety,
    Source,
    Target,
)

_OF_DESCRIPTOR = "elsize|alignment|subarray|fields|names|metadata|c_metadata"
"""What only the structure of NumPy 1 has; numpy/npy_2_compat.h defines PyDataType_ELSIZE and its like for both."""

_NO_CONVERSION = r"cannot convert [‘']PyObject\s?\*[’'](?: \{aka [^}\n]{1,60}\})? to [‘']const PyArrayObject\s?\*[’'] \{aka [‘']const (?:struct )?tagPyArrayObject_fields"
"""Where nothing sets NPY_NO_DEPRECATED_API, NumPy 1 has macros that cast what they are given."""


def _of_index(match: LogMatch, _log: Log) -> Confidence | None:
    found = kit.indexed_names.removal("numpy-c", match.groups["api"], None)
    return found.confidence if found else None


def _details(match: LogMatch, _log: Log) -> dict[str, str]:
    found = kit.indexed_names.removal("numpy-c", match.groups["api"], None)
    if found is None:
        return {}
    instead = found.instead or f"what took the place of {found.name}"
    return {"since": found.since, "last": f"NumPy {found.last}", "instead": instead}


@for_sources(languages=C_FAMILY | {Language.PYTHON, Language.CYTHON}, domains=("numpy-c", "numpy"))
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names that the target's NumPy no longer has."""
    for use in kit.api_removals.removed_uses(source, "numpy-c", "numpy"):
        yield kit.api_removals.removal_evidence(source, use)


@for_scripts(domains=("numpy",))
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for the same in a build script."""
    for use in kit.api_removals.removed_uses(script, "", "numpy"):
        yield kit.api_removals.removal_evidence(script, use)


_SIZE = (
    "#include <numpy/arrayobject.h>\n"
    "npy_intp size(PyArray_Descr *descr) { return descr->elsize; }\n"
)

CAUSE = Cause(
    title="{api} is not in NumPy {since}; {last} had it",
    in_log=log_rules(
        rule(
            *unknown_name(r"(?:PyArray|PyUFunc|NPY|npy)_\w{2,60}"),
            confidence=_of_index,
            compute=_details,
        ),
        rule(
            *unknown_member("_?PyArray_Descr", _OF_DESCRIPTOR),
            confidence=LIKELY,
            since="2.0",
            last="NumPy 1.26",
            instead="the accessor of numpy/npy_2_compat.h (PyDataType_ELSIZE(descr) for descr->elsize)",
        ),
        rule(
            _NO_CONVERSION,
            confidence=LIKELY,
            api="the macro that takes any pointer for an array (PyArray_NDIM(object), PyArray_DATA(object))",
            since="2.0",
            last="NumPy 1.26",
            instead="the function of that name, and a cast: PyArray_NDIM((PyArrayObject *)object)",
        ),
    ),
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix("replace {api} with {instead}", safety=Safety.MANUAL),
    examples=(
        "src/bind.cpp:4:35: error: ‘PyArray_Descr’ {aka ‘struct _PyArray_Descr’} has no member named ‘elsize’",
        "src/bind.cpp:7:9: error: cannot convert ‘PyObject*’ {aka ‘_object*’} to ‘const PyArrayObject*’ {aka ‘const tagPyArrayObject_fields*’}",
        "src/bind.cpp:5:11: error: ‘PyArray_FromDims’ was not declared in this scope; did you mean ‘PyArray_FromFile’?",
        Source(
            "a.pyx",
            "cimport numpy as cnp\nimport numpy as np\ncdef cnp.float_t x = np.float(3)\n",
        ),
        Source(
            "a.py",
            'import pytest\nnp = pytest.importorskip("numpy")\nbig = np.Inf\n',
            Target(numpy=">=1.20"),
        ),
        Source(
            "a.py",
            "import numpy as np\ndef f():\n    x = np.zeros(3)\n    return x.ptp()\n",
            Target(numpy="2.1"),
        ),
        Source("bind.c", _SIZE, Target(numpy="2.0")),
        Source("op.cpp", "#include <Python.h>\n#include <numpy/noprefix.h>\n"),
    ),
    counterexamples=(
        Source("bind.c", f"#define NPY_TARGET_VERSION NPY_2_0_API_VERSION\n{_SIZE}"),
        Source("a.py", "import numpy as np\nnp.int = int\nx = np.int(3)\n"),
        Source(
            "a.py",
            "from __future__ import annotations\nimport numpy as np\nclass A:\n    x: np.float\ndef f(x: np.int) -> np.float: return x\n",
        ),
        Source(
            "test_a.py",
            "import numpy as np\nclass T:\n    def test(self):\n        with self.assertRaises(AttributeError): np.int(3)\n",
        ),
        Source(
            "a.py",
            "import numpy as np\nx = np.int(3)\n",
            project=(Source("compat.py", "import numpy\nnumpy.int = int\n"),),
        ),
        "src/bind.cpp:5:11: error: ‘PyArray_FromFile’ was not declared in this scope",
        Source("a.py", "import numpy as np\nbig = np.Inf\n", Target(numpy="<2")),
        Source(
            "a.py",
            "import numpy as np\ntry:\n    big = np.Inf\nexcept AttributeError:\n    big = np.inf\n",
        ),
        Source(
            "a.py",
            "import numpy as np\nbig = np.inf if np.__version__ > '2' else np.Inf\n",
        ),
        Source(
            "a.py",
            "import numpy as np\nx = np.float64(np.bool_(1))\nprint(np.__doc__, np.__path__)\n",
        ),
        Source("a.py", "import jax.numpy as np\nx = np.Inf\n"),
    ),
)
