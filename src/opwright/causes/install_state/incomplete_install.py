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
from opwright.knowledge.packages import REINSTALLED_TORCH, module_package
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


_DAMAGED = r"-packages/(?P<folder>torch/lib|nvidia/\w{2,30}/lib)/(?P<library>lib[\w.+-]{2,60}\.so[\d.]{0,12}): (?:invalid ELF header|ungültiger ELF-Header|无效的 ELF 头)"
"""Of libraries that only wheels and packages for this very system have."""
_HALF_IMPORTED = (
    r"cannot import name ['\"](?P<module>\w{1,60})['\"] from partially initialized module ['\"](?P<package>[A-Za-z][\w.]{1,80})['\"]"
    r" \(most likely due to a circular import\) \((?P<path>[\w./:\\~+@-]{1,300})\)"
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


def _of_itself(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a package's own files ask it, while it is imported, for a part that may be missing."""
    top, path = match.groups["package"].partition(".")[0], match.groups["path"]
    frame = importing_frame(log, match)
    is_own = frame is None or top in re.split(r"[/\\]", frame.file)[:-1]
    if not is_installed(path) or compiled(FRAMEWORK_MODULE).match(top):
        return None
    return POSSIBLE if is_own and "." in match.groups["package"] else None


def _of_half(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the folder that the part has to lie in, and the package as the log has installed it."""
    top = match.groups["package"].partition(".")[0]
    spelt = re.escape(top).replace("_", "[-_]")
    installed = re.search(rf"(?<![\w.-]){spelt}-cu\d\d(?![\w.-])", log.text)
    name = installed[0] if installed else module_package(top)
    folder = re.split(r"[/\\]__init__\.py$", match.groups["path"])[0]
    return {
        "package": top,
        "requirement": name.replace("_", "-"),
        "folder": folder,
        "remedy": _OF_HALF,
    }


_OF_HALF = "if a package asks itself for a part while it is imported"
_OF_TORCH = "if a library that comes with torch is damaged"


def _of_wheel(match: LogMatch, _log: Log) -> str:
    """Return the package that a library belongs to."""
    parts = match.groups["folder"].split("/")
    return f"nvidia.{parts[1]}" if parts[0] == "nvidia" else "torch"


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
        rule(
            _DAMAGED,
            confidence=LIKELY,
            package=_of_wheel,
            problem="is damaged",
            remedy=_OF_TORCH,
        ),
        rule(
            _HALF_IMPORTED,
            confidence=_of_itself,
            library="its part {module}",
            problem="is not found while the package itself is imported",
            compute=_of_half,
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
        _OF_TORCH: Fix(
            "reinstall torch and what it requires in the same release, without pip's cache: the file is damaged, after a download, a copy or an extraction that stopped half-way (is the disk full?), or a"
            " git clone without git-lfs",
            commands=(
                "df -h .",
                f"pip install --force-reinstall --no-cache-dir {REINSTALLED_TORCH}",
            ),
            otherwise=Fix(
                "if conda installed it, delete conda's copy of the package too, which is linked into each environment",
                commands=(
                    "conda clean --packages --yes",
                    "conda install --force-reinstall pytorch",
                ),
            ),
        ),
        _OF_HALF: Fix(
            "look for {module} in the folder of {package}: if there is none for this Python (a compiled part has its number in the name, cpython-312 for 3.12), the installation is incomplete, or mixed"
            " of two releases: remove it and install it again, for a Python that it supports, from conda-forge or the project's channel if pip's leaves the part out. If it is there, the import runs in"
            " a circle: look in the first lines of the traceback for a file of your own that is called like a module that {package} imports, and rename it",
            commands=(
                "ls {folder} | grep -i {module}",
                "pip list | grep -i {package}",
                "pip uninstall -y {requirement} && pip install --no-cache-dir {requirement}",
            ),
        ),
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
        "ImportError: /opt/env/lib/python3.9/site-packages/torch/lib/libtorch_cpu.so: invalid ELF header",
        (
            "ImportError: cannot import name 'warp_tree' from partially initialized module 'warpdet.search' (most likely due to a circular import)"
            " (/opt/env/lib/python3.12/site-packages/warpdet/search/__init__.py)"
        ),
    ),
    counterexamples=(
        (
            '  File "/home/ann/warpdet/warpdet/__init__.py", line 3, in <module>\n'
            "ModuleNotFoundError: No module named 'warpdet.datasets'"
        ),
        "ImportError: libwarp.so: cannot open shared object file: No such file or directory",
    ),
)
