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
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import LogMatch
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
        )
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
    examples=(
        (
            "ImportError: /srv/env/lib/python3.11/site-packages/spline/_C.so: ELF load command past "
            "end of file"
        ),
        "ImportError: /srv/env/lib/python3.11/site-packages/warpkit/lib/libwarp.so: file too short",
    ),
    counterexamples=(
        "ImportError: libwarp.so: cannot open shared object file: No such file or directory",
    ),
)
