"""
pybind11 looks into structures that CPython calls private, and CPython keeps moving them out of sight.
Python 3.11 made the frame object opaque: `frame->f_code` in pybind11 before 2.9.2 does not compile any
more, because `struct _frame` is only declared. Python 3.12 and 3.13 took away more of the same kind
(`PyThreadState::frame`, `_PyThreadState_UncheckedGet`, `tp_print`), and each needs a newer pybind11:
2.10 for 3.11, 2.11 for 3.12, 2.13 for 3.13, 3.0 for 3.14.

The headers at fault are usually the project's own copy, in a git submodule that was pinned years ago:
upgrading the pip package changes nothing while the submodule comes first on the include path. Code
that goes through torch/extension.h uses the copy inside torch instead, which goes by torch's release.

Do not define the missing structures yourself; their layout differs between the Pythons.
"""

from collections.abc import Iterator

from opwright.log_signs import called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Machine

FRAME = (
    r"incomplete (?:class )?type \"(?:PyFrameObject\" \(aka \")?_frame\"",
    (
        r"(?:invalid use of incomplete type|对不完全的类型|对不完整类型|uso inválido del tipo incompleto|falsche Verwendung des unvollständigen Typs"
        r"|utilisation invalable du type incomplet|utilisation invalide du type incomplet)"
        r"[^\n]{0,6}(?:PyFrameObject|(?:struct )?_frame)"
    ),
    r"member access into incomplete type '(?:PyFrameObject|_frame|struct _frame)",
    r"C2027[^\n]{0,40}['\"“«„]_frame['\"”»]",
)
PRIVATE = (
    r"pybind11/[\w/]{1,60}\.h[:(]\d+(?:\)|:\d+)?:? [^\n]{0,30}error[^\n]{1,40}['\"‘“«](?P<name>_?Py\w{3,60})['\"’”»]",
    r"['‘\"](?:struct )?(?:_ts|PyThreadState)['’\"][^\n]{1,40}['‘\"](?P<name>c?frame)['’\"]",
)
_OF_CYTHON = r"__pyx_|__Pyx_"


@called_for(*FRAME, *PRIVATE)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Yield what pybind11 uses of CPython's that is not to be seen any more."""
    in_pybind11 = is_seen(failure, r"pybind11/")
    if in_pybind11 or not is_seen(failure, _OF_CYTHON):
        sure = Confidence.CERTAIN if in_pybind11 else Confidence.LIKELY
        for found in seen(failure, *FRAME):
            yield found.evidence(sure, name="_frame", needed="2.10")
    for found in seen(failure, *PRIVATE):
        yield found.evidence(Confidence.LIKELY, needed="2.13")


CAUSE = Cause(
    name="pybind11-too-old-for-python",
    family="host-toolchain",
    title="the project's pybind11 is older than this Python allows: {name} is private now",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "take pybind11 {needed} or newer into the project's submodule, or build with an older Python",
        commands=(
            "git -C third_party/pybind11 fetch --tags",
            "git -C third_party/pybind11 checkout v{needed}.0",
        ),
    ),
    masks=("nvcc-pybind11-parse-bug",),
    examples=(
        Failure(
            "/src/third_party/pybind11/include/pybind11/cast.h(442): error: pointer to incomplete class"
            ' type "_frame" is not allowed\n            frame = frame->f_back;\n',
            Machine(python="3.11"),
        ),
        Failure(
            "extern/pybind11/include/pybind11/detail/type_caster_base.h:482:26: error: invalid use of"
            " incomplete type ‘PyFrameObject’"
        ),
        Failure(
            "extern\\pybind11\\include\\pybind11\\cast.h(442): error C2027: use of undefined type '_frame'"
        ),
    ),
    counterexamples=(
        Failure(
            "torch/include/pybind11/detail/../cast.h:45:120: error: expected template-name before ‘<’ token"
        ),
        Failure(
            "src/op.c:5021:21: error: invalid use of incomplete type ‘PyFrameObject’\n"
            " 5021 |     __Pyx_PyFrame_SetLineNumber(py_frame, py_line);"
        ),
        Failure("ImportError: Python version mismatch: module was compiled for Python 3.10"),
    ),
)
