"""
`RECORD`, in the dist-info folder of an installed package, lists every file that was installed. If a shared library on that
list is missing, something has removed it since: an interrupted uninstall, another package that owned the same path and was
uninstalled, a copy of the environment without its large files, a script that shrinks an image. pip does not check, and says
that the package is installed.

What people see is `No module named pkg._C`, an operator that does not exist, or a CUDA library that torch does not find
although `pip list` shows its package.

A library that is there and too short is the same: a copy, a download or an extraction that stopped half-way, usually on a
full disk. The loader says `file too short`, or `cannot read file data`.

Only torch itself, NVIDIA's packages and packages whose libraries use torch are checked.
"""

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages.missing.compiled_modules import (
    NO_SUBMODULE,
    importing_frame,
    is_installed,
)
from opwright.causes.kit.messages.missing.missing_names import may_be_built
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import FRAMEWORK_MODULE
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import (
    Artifact,
    ArtifactKind,
    Cause,
    Confidence,
    EnvironmentCheck,
    Evidence,
    Fix,
    Log,
)

_TRUNCATED = (
    r"(?P<library>[\w./+@-]{1,300}\.(?:so|pyd|dylib)[\w.]{0,20}): (?:file too short|cannot read file data|ELF load command past end of file|Datei zu kurz"
    r"|文件过短|檔案太短|fichier trop court|archivo demasiado corto|ファイルが短すぎます|файл слишком короткий)"
)


def _package(match: LogMatch) -> str | None:
    package = re.search(r"-packages/(\w+)/", match.groups["library"])
    return package[1] if package else None


def _confidence(match: LogMatch, _log: Log) -> Confidence:
    return LIKELY if _package(match) else POSSIBLE


def _left_out(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that an installed package asks for a Python module of its own, which was not installed with it."""
    top = match.groups["package"].partition(".")[0]
    frame = importing_frame(log, match)
    if frame is None or not is_installed(frame.file) or compiled(FRAMEWORK_MODULE).match(top):
        return None
    is_own = top in re.split(r"[/\\]", frame.file)[:-1]
    return POSSIBLE if is_own and not may_be_built(match, log) else None


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for libraries that a package lists and that are missing."""
    audited = {artifact.path for artifact in environment.artifacts}
    for package in (one for one in environment.distributions if one.absent):
        release = f"{package.name} {package.version}"
        is_native = release in audited or package.project == "torch"
        copies = sum(other.project == package.project for other in environment.distributions)
        if copies == 1 and (is_native or package.project.startswith("nvidia-")):
            first, *others = package.absent
            details = {
                "package": release,
                "library": f"{first} and {len(others)} more" if others else first,
                "problem": "are missing" if others else "is missing",
                "requirement": f"{package.name}=={package.version}",
            }
            yield Evidence(release, first, details, Confidence.LIKELY)


_OF_PYTHON = "if a Python module of the package itself is missing"
_OF_CLONE = "the same, where the package was installed from a clone"
_FROM_CLONE = r"\.egg[/\\]|\bsetup\.py (?:build )?(?:install|develop)\b|\bgit clone\b|\bpip3? install (?:-\S+ ){0,3}(?:-e )?\.(?:\s|$)"


def _of_python(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the package that lacks a module, and whether it was built from a clone."""
    top = match.groups["package"].partition(".")[0]
    is_of_clone = compiled(_FROM_CLONE).search(log.text)
    remedy = _OF_CLONE if is_of_clone else _OF_PYTHON
    return {"package": top, "requirement": module_package(top), "remedy": remedy}


CAUSE = Cause(
    title="the installation of {package} is incomplete: {library} {problem}",
    in_log=log_rules(
        rule(
            _TRUNCATED,
            confidence=_confidence,
            package=lambda match, _: _package(match) or "the package",
            library="{library}".rpartition("/")[2],
            problem="is truncated",
            requirement=lambda match, _: _package(match) or "PACKAGE",
        ),
        rule(
            NO_SUBMODULE,
            confidence=_left_out,
            library="its module {module}",
            problem="was not installed with it",
            compute=_of_python,
        ),
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                distributions=(
                    model.Distribution(
                        "nvidia-nccl-cu12",
                        "2.27.3",
                        absent=("nvidia/nccl/lib/libnccl.so.2",),
                    ),
                ),
            ),
            model.Environment(
                "3.11.4",
                distributions=(
                    model.Distribution("torchvision", "0.28.0", absent=("torchvision/_C.so",)),
                ),
                artifacts=(Artifact("torchvision 0.28.0", ArtifactKind.PACKAGE, ()),),
            ),
        ),
        counterexamples=lambda: (
            model.Environment(
                "3.11.4",
                distributions=(
                    model.Distribution("scipy", "1.15.0", absent=("scipy/_lib/_x.so",)),
                ),
            ),
            model.Environment(
                "3.11.4",
                distributions=(
                    model.Distribution(
                        "nvidia-nccl-cu12", "2.27.3", absent=("nvidia/nccl/lib/libnccl.so.2",)
                    ),
                    model.Distribution("nvidia-nccl-cu12", "2.27.5"),
                ),
            ),
        ),
    ),
    fix=Fix(
        "reinstall the package",
        commands=("pip install --force-reinstall --no-deps '{requirement}'",),
    ),
    remedies={
        _OF_PYTHON: Fix(
            "remove {package}, whose files may be of two releases, and install its newest release; if that lacks the module too, install it from a clone of its repository, in place",
            commands=(
                "pip uninstall -y {requirement}",
                "pip install --no-cache-dir --no-deps {requirement}",
            ),
        ),
        _OF_CLONE: Fix(
            "install {package} in place, in its clone, so that Python imports the clone itself: a build includes only folders that have an __init__.py or that setup.py names, and an"
            " outdated build lacks newer files",
            commands=(
                "pip uninstall -y {requirement}",
                "pip install --no-build-isolation --no-deps -e .",
            ),
        ),
    },
    examples=(
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpdet/datasets/__init__.py", line 3, in <module>\n'
            "    from .street.street_tools.frames import to_frame\n"
            "ModuleNotFoundError: No module named 'warpdet.datasets.street.street_tools'"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpdet-0.4-py3.10.egg/warpdet/data/__init__.py", line 3, in <module>\n'
            "ModuleNotFoundError: No module named 'warpdet.data.maps'"
        ),
        (
            "ImportError: /srv/env/lib/python3.11/site-packages/spline/_C.so: ELF load command past "
            "end of file"
        ),
        "ImportError: /srv/env/lib/python3.11/site-packages/warpkit/lib/libwarp.so: file too short",
    ),
    counterexamples=(
        (
            '  File "/home/ann/warpdet/warpdet/__init__.py", line 3, in <module>\n'
            "ModuleNotFoundError: No module named 'warpdet.datasets'"
        ),
        "ImportError: libwarp.so: cannot open shared object file: No such file or directory",
    ),
)
