"""
pybind11 looks into structures that CPython calls private, and CPython keeps moving them out of sight.
Python 3.11 made the frame object opaque: `frame->f_code` in pybind11 before 2.9.2 does not compile any
more, because `struct _frame` is only declared. Python 3.12 and 3.13 took away more of the same kind
(`PyThreadState::frame`, `_PyThreadState_UncheckedGet`, `tp_print`), and each needs a newer pybind11:
2.10 for 3.11, 2.11 for 3.12, 2.13 for 3.13, 3.0 for 3.14.

The headers at fault are usually the project's own copy, in a git submodule that was pinned years ago:
upgrading the pip package changes nothing while the submodule comes first on the include path. Code
that goes through torch/extension.h uses the copy inside torch instead, which goes by torch's release.

C code that an older Cython wrote has the same trouble (`exc_type` of PyThreadState, `ob_digit` of PyLongObject,
`longintrepr.h`): Cython 0.29.32 is the first for 3.11, and 3.0 for 3.12. Where the C file comes with the package, only
a newer release of it helps.

Do not define the missing structures yourself; their layout differs between the Pythons.

In build scripts it is found where the folder of a copy is named whose headers tell such a version, or where pybind11 is
pinned (`pybind11==2.6.2`, `pybind11<2.9`, a tag that CMake fetches) and its headers are used: before 2.9.2, in a project
that does not keep to Pythons before 3.11; in sources where the copy itself is named to `opwright lint`. What the headers do
not compile with was seen for 2.6.2 and 2.9.1 with Python 3.11, 3.12 and 3.13; 2.9.2 compiles with them all.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_scripts, for_sources, said
from opwright.logs.patterns import find_matches, has_match, missing_header
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
    Machine,
    Said,
    Source,
    line_at,
)

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
_LIMITED = r"Py_LIMITED_API\b|[\"'‘]Py_buffer[\"'’]"
"""Which hides from pybind11, of any version, what it needs."""
_OF_CYTHON = r"__pyx_|__Pyx_"
BY_CYTHON = (
    r"[‘'\"](?:PyThreadState|struct _ts)[’'\"][^\n]{1,60}has no member named [‘'\"](?P<name>exc_type|exc_value|exc_traceback|use_tracing)",
    r"[‘'\"](?:PyTypeObject|struct _typeobject)[’'\"][^\n]{1,60}has no member named [‘'\"](?P<name>tp_print)",
    r"[‘'\"](?:PyLongObject|struct _longobject)[’'\"][^\n]{1,60}has no member named [‘'\"](?P<name>ob_digit)",
    r"no member named '(?P<name>exc_type|exc_value|exc_traceback|tp_print|ob_digit|use_tracing)' in '(?:struct )?_(?:ts|typeobject|longobject)'",
    r"C2039: '(?P<name>exc_type|exc_value|exc_traceback|tp_print|ob_digit|use_tracing)'[^\n]{1,40}'_(?:ts|typeobject|longobject)'",
    *missing_header(r"longintrepr\.h"),
    r"(?:undeclared|implicit declaration of)[^\n]{0,24}['‘](?P<name>_PyUnicode_get_wstr_length|PyUnicode_AS_UNICODE|_PyLong_Sign|_PyGen_Send|_PyInterpreterState_Get|Py_UNICODE_SIZE)['’]",
)
"""What C code uses that Cython before 0.29.32 (Python 3.11) or 3.0 (Python 3.12) wrote."""


_CYTHON = {
    "binding": "Cython",
    "needed": "3.0",
    "update": "python -m pip install --upgrade cython && find . -name '*.pyx' -print0 | xargs -0 touch",
}


def _pybind11(needed: str) -> dict[str, str]:
    """Return what is said of pybind11 where a release is needed."""
    update = f"git -C third_party/pybind11 fetch --tags && git -C third_party/pybind11 checkout v{needed}.0"
    return {"binding": "pybind11", "needed": needed, "update": update}


@log_check(*FRAME, *PRIVATE, *BY_CYTHON)
def in_log(log: Log) -> Iterator[Evidence]:
    """Yield what pybind11 uses of CPython's that is not to be seen any more."""
    in_pybind11 = has_match(log, r"pybind11/")
    if in_pybind11 or not has_match(log, _OF_CYTHON):
        sure = Confidence.CERTAIN if in_pybind11 else Confidence.LIKELY
        for found in find_matches(log, *FRAME):
            yield found.evidence(sure, name="_frame", **_pybind11("2.10"))
    limited = has_match(log, _LIMITED)
    for found in () if limited else find_matches(log, *PRIVATE):
        yield found.evidence(Confidence.LIKELY, **_pybind11("2.13"))
    for found in find_matches(log, *BY_CYTHON):
        name = found.groups.get("name") or found.groups["header"]
        yield found.evidence(Confidence.LIKELY, name=name, **_CYTHON)


_FIRST = (2, 9, 2)
"""That compiles with Python 3.11."""
_LATER = ("2.9.2", "2.10.4", "2.11.2", "2.12.1", "2.13.6", "3.0.1", "4.0")
_DEFINED = r"^[ \t]*#[ \t]*define[ \t]+PYBIND11_VERSION_(MAJOR|MINOR|PATCH)[ \t]+(\d{1,4})"
_REQUIRED = r"pybind11(?:\[global\])?\s*([<=~][^;]*)"
_PYTHONS = r"(?:requires-python|python_requires)\s*=\s*['\"]([^'\"\n]{1,80})['\"]"
_IS_USED = r"pybind11\.get_include|Pybind11Extension|pybind11\.setup_helpers|find_package\s*\(\s*pybind11|pybind11_add_module"
_FETCHED = r"github\.com/pybind/pybind11[^()]{0,200}?(?:GIT_TAG\s+\"?|archive/(?:refs/tags/)?)v?(?P<version>\d{1,4}\.\d{1,4}(?:\.\d{1,4})?)\b"


@for_sources(r"\bPYBIND11_VERSION_MINOR\b")
def in_source(source: Source) -> Iterator[Evidence]:
    """Yield the version of a copy of pybind11 that Python 3.11 and later are too new for."""
    version, found = _version(source.text), re.search(_DEFINED, source.text, re.MULTILINE)
    if found and _is_old(version) and _is_for_later(source.build):
        yield _told(evidence(source, *found.span()), version)


@for_scripts("pybind11")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Yield copies, requirements and tags of pybind11 that Python 3.11 and later are too new for."""
    scripts = (script, *script.beside)
    if not _is_for_later(scripts):
        return
    for folder, header in script.carried:
        if _is_old(version := _version(header.text)):
            yield _told(said(script, folder), version)
    for match in re.finditer(_FETCHED, script.text):
        is_said = "#" not in line_at(script.text, match.start("version"))
        if is_said and _is_old(match["version"]):
            yield _told(evidence(script, *match.span("version")), match["version"])
    if any(re.search(_IS_USED, one.text) for one in scripts):
        requirements = (*(script.build_requires or ()), *(script.install_requires or ()))
        for requirement in dict.fromkeys(requirements):
            bound = re.fullmatch(_REQUIRED, requirement.value.strip())
            if bound and not _allows(bound[1], _LATER):
                yield _told(said(script, requirement), bound[1].strip())


def _told(found: Evidence, version: str) -> Evidence:
    name = f"_frame, since 3.11 and for {version},"
    details = {"name": name, **_pybind11("2.10")}
    return found._replace(details=details, confidence=Confidence.LIKELY)


def _version(text: str) -> str:
    """Return the version that a header of pybind11 tells; empty when it does not."""
    found = {m[1]: m[2] for m in re.finditer(_DEFINED, text, re.MULTILINE)}
    parts = ("MAJOR", "MINOR", "PATCH")
    return ".".join(found.get(part, "0") for part in parts) if {*parts[:2]} <= set(found) else ""


def _is_old(version: str) -> bool:
    """Return whether a version is known, and the frames of Python 3.11 are too new for it."""
    return bool(version) and tuple(map(int, version.split("."))) < _FIRST


def _is_for_later(scripts: tuple[BuildScript, ...]) -> bool:
    """Return whether nothing in the build scripts keeps a project to Pythons before 3.11."""
    bounds = [match[1] for one in scripts for match in re.finditer(_PYTHONS, one.text)]
    return all(_allows(bound, ("3.11", "3.12", "3.13", "3.14")) for bound in bounds)


def _allows(specifier: str, versions: tuple[str, ...]) -> bool:
    """Return whether a specifier allows any of some versions; one that is none may."""
    try:
        return any(kit.specifiers.SpecifierSet(specifier).filter(versions))
    except kit.specifiers.InvalidSpecifier:
        return True


_PYPROJECT = '[build-system]\nrequires = ["setuptools", "pybind11==2.6.2"]\n'
_SETUP = BuildScript("setup.py", "import pybind11\nsetup(ext_modules=[Pybind11Extension('op')])\n")
_HEADER = (
    "#pragma once\n#define PYBIND11_VERSION_MAJOR 2\n#define PYBIND11_VERSION_MINOR 6\n"
    "#define PYBIND11_VERSION_PATCH 2\n"
)
_FETCH = (
    "FetchContent_Declare(pybind11 GIT_REPOSITORY https://github.com/pybind/pybind11.git\n"
    "    GIT_TAG v2.9.1)\n"
)


CAUSE = Cause(
    title="the project's {binding} is older than this Python allows: {name} is private now",
    in_log=in_log,
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "take {binding} {needed} or newer into the project, in its submodule or its requirements, or build with an"
        " older Python",
        commands=("{update}",),
    ),
    explains=("nvcc-pybind11-parse-bug",),
    examples=(
        Log(
            "/src/third_party/pybind11/include/pybind11/cast.h(442): error: pointer to incomplete class"
            ' type "_frame" is not allowed\n            frame = frame->f_back;\n',
            Machine(python="3.11"),
        ),
        (
            "extern/pybind11/include/pybind11/detail/type_caster_base.h:482:26: error: invalid use of"
            " incomplete type ‘PyFrameObject’"
        ),
        "extern\\pybind11\\include\\pybind11\\cast.h(442): error C2027: use of undefined type '_frame'",
        "lap/_lapjv.c:4711:21: error: ‘PyThreadState’ {aka ‘struct _ts’} has no member named ‘exc_type’",
        "src/_mask.c:210:12: fatal error: longintrepr.h: No such file or directory",
        Source("third_party/pybind11/include/pybind11/detail/common.h", _HEADER),
        BuildScript("pyproject.toml", _PYPROJECT, beside=(_SETUP,)),
        BuildScript("pyproject.toml", _PYPROJECT.replace("==2.6.2", "<2.9"), beside=(_SETUP,)),
        BuildScript("CMakeLists.txt", _FETCH),
        BuildScript(
            "CMakeLists.txt",
            "add_subdirectory(extern/pybind11)\n",
            carried=((Said("extern/pybind11", 17, 32), Source("common.h", _HEADER)),),
        ),
    ),
    counterexamples=(
        (
            '/venv/torch/include/pybind11/buffer_info.h(102): error: identifier "Py_buffer" is undefined\n'
            "nvcc -DPy_LIMITED_API=0x03090000 -c blend.cu"
        ),
        Source("pybind11/detail/common.h", _HEADER.replace("MINOR 6", "MINOR 10")),
        Source(
            "pybind11/detail/common.h",
            _HEADER,
            build=(BuildScript("pyproject.toml", '[project]\nrequires-python = ">=3.7,<3.11"\n'),),
        ),
        BuildScript("pyproject.toml", _PYPROJECT),
        BuildScript("pyproject.toml", _PYPROJECT.replace("==", ">="), beside=(_SETUP,)),
        BuildScript("pyproject.toml", _PYPROJECT.replace("2.6.2", "2.9.2"), beside=(_SETUP,)),
        BuildScript(
            "pyproject.toml",
            f'{_PYPROJECT}[project]\nname = "op"\nrequires-python = "<3.11"\n',
            beside=(_SETUP,),
        ),
        BuildScript("CMakeLists.txt", _FETCH.replace("v2.9.1", "v2.13.6")),
        BuildScript("CMakeLists.txt", _FETCH.replace("    GIT", "  # GIT")),
        BuildScript("CMakeLists.txt", "find_package(pybind11 2.6 REQUIRED)\n"),
        "torch/include/pybind11/detail/../cast.h:45:120: error: expected template-name before ‘<’ token",
        (
            "src/op.c:5021:21: error: invalid use of incomplete type ‘PyFrameObject’\n"
            " 5021 |     __Pyx_PyFrame_SetLineNumber(py_frame, py_line);"
        ),
        "ImportError: Python version mismatch: module was compiled for Python 3.10",
    ),
)
