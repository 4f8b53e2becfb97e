"""
The record of an installed package, `RECORD` in its dist-info folder, lists every file that was installed. Where a shared
library of that list is not there, something has removed it since: an uninstall that was interrupted, another package
that owned the same path and was uninstalled, a copy of the environment without its large files, a script that makes an image
smaller. `pip` does not look, and says that the package is installed.

What people see is `No module named pkg._C`, an operator that does not exist, or a library of CUDA that torch does not find
although `pip list` shows its package.

A library that is there and too short is the same: a copy, a download or an unpacking that stopped half-way, on a full disk as a
rule. The loader says `file too short`, or `cannot read file data`.

Only packages with libraries that touch torch count here, torch itself, and the packages of NVIDIA's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches
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

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment


_CUT_OFF = (
    r"(?P<library>[\w./+@-]{1,300}\.(?:so|pyd|dylib)[\w.]{0,20}): (?:file too short|cannot read file data|ELF load command past end of file|Datei zu kurz"
    r"|文件过短|檔案太短|fichier trop court|archivo demasiado corto|ファイルが短すぎます|файл слишком короткий)"
)


@log_check(_CUT_OFF)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for libraries of which only a part is there."""
    for found in find_matches(log, _CUT_OFF):
        path = found.groups["library"]
        library = path.rpartition("/")[2]
        package = re.search(r"-packages/(\w+)/", path)
        told = {"library": library, "package": package[1] if package else "the package"}
        yield found.evidence(
            Confidence.LIKELY if package else Confidence.POSSIBLE,
            what=f"{library} is cut off: only a part of the file is there",
            **told,
            requirement=package[1] if package else "PACKAGE",
        )


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for libraries that a package says it has and that are not there."""
    telling = {artifact.path for artifact in environment.artifacts}
    for one in (one for one in environment.distributions if one.absent):
        called = f"{one.name} {one.version}"
        ours = called in telling or one.project == "torch" or one.project.startswith("nvidia-")
        alone = sum(other.project == one.project for other in environment.distributions) == 1
        if ours and alone:
            more = f" and {len(one.absent) - 1} more" if len(one.absent) > 1 else ""
            yield Evidence(
                called,
                one.absent[0],
                {
                    "what": f"{called} is installed without {one.absent[0]}{more}, which its own record lists",
                    "package": one.name,
                    "version": one.version,
                    "library": f"{one.absent[0]}{more}",
                    "requirement": f"{one.name}=={one.version}",
                },
                Confidence.LIKELY,
            )


def _conflicts() -> tuple[model.Environment, ...]:
    return (
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
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            distributions=(model.Distribution("scipy", "1.15.0", absent=("scipy/_lib/_x.so",)),),
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
    )


CAUSE = Cause(
    title="{what}",
    in_log=in_log,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "install it again, as a whole",
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
