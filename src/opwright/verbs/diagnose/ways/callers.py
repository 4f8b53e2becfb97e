"""Ways by caller: an installed package whose own files need what is missing is replaced, since nobody edits its sources."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.patterns import compiled
from opwright.model import Fix
from opwright.verbs.diagnose import ways
from opwright.verbs.diagnose.fixes.open_places import completed, with_releases
from opwright.verbs.diagnose.ways.asked import MODULE, Asked

_FRAME = r"File \"(?P<file>[^\"\n]{1,300})\", line \d+"
_INSTALLED = r"-packages[/\\]{1,2}(?P<name>(?!torch[/\\.]|_)[A-Za-z]\w{1,60})[/\\.]"
_ABOVE = 3000
"""Characters above the evidence that its innermost frame stands in."""
_WHICH = "grep -rlF '{0}' --include='*.py' \"$(python -c 'import sysconfig; print(sysconfig.get_path(\"purelib\"))')\" | head -n 20"
"""What finds the installed packages whose files name something."""


def newest_of_the_caller(asked: Asked) -> Fix | None:
    """Return the newest release of the installed package whose own file uses what torch has removed."""
    api, since = asked.details.get("api", ""), asked.details.get("since", "")
    name = _caller(asked)
    if not name or not re.fullmatch(r"[\w.]{4,80}", api):
        return None
    way = knowledge.installing.way_to_install(name.replace("-", "_"))
    commands = (
        completed(with_releases(way.commands, asked.situation, asked.log), asked.situation)
        if way and not is_on_pypi(name)
        else (f"pip install --upgrade {name}",)
    )
    if not way and not is_on_pypi(name):
        return None
    return Fix(
        f"install a newer release of {name}: the installed one uses {api}, which torch {since} removed, and the newest usually does not; if something pins the old one, install the"
        " torch from its time",
        commands,
        otherwise=ways.torches.torch_of_the_time(asked),
    )


def of_ffi(asked: Asked) -> Fix | None:
    """Return what is left for C sources that torch.utils.ffi compiled, for which replacing a name is no remedy."""
    if asked.details.get("api") != "torch.utils.ffi":
        return None
    return Fix(
        "use the project's sources for torch 1 or later (its newest commit, or a branch or fork named for it: pytorch-1.0): these are C sources for torch 0.4 and older, and would"
        " have to be rewritten for torch.utils.cpp_extension, file by file",
        ("git pull", "git branch -r"),
        otherwise=Fix(
            "run it in an environment from its time: torch 0.4.1 has torch.utils.ffi, with Python 3.6 and CUDA 9 at most, on GPUs up to Volta",
            ("conda create -n torch04 -c pytorch python=3.6 pytorch=0.4.1 cuda92",),
        ),
    )


def found_by_name(asked: Asked) -> Fix | None:
    """Return how the installed package is found that uses what torch has removed, where nothing shows whose code it is."""
    api = asked.details.get("api", "")
    if "import" not in asked.evidence.quote or not re.fullmatch(r"torch\.[\w.]{2,80}", api):
        return None
    if compiled(_FRAME).search(_text_above(asked)) or "-packages" in asked.log.text:
        return None
    top = ".".join(api.split(".")[:2])
    return Fix(
        f"find out whose code uses {api}: if it is an installed package (the command names its files), upgrade that package (pip install --upgrade and its name), or install the"
        " release that the calling package requires; if it is the project's own, pull its newest commit, or replace it",
        (_WHICH.format(top),),
        otherwise=ways.torches.torch_of_the_time(asked),
    )


def with_its_own_part(asked: Asked) -> Fix | None:
    """Return how an installed package is built again whose own file asks for a module that many projects build, where it is one of these."""
    name = asked.details.get("module", "")
    project = knowledge.installing.project_of(name) if name else None
    caller = _caller(asked)
    owners = [owner for owner, folder in project.copies if folder == "."] if project else []
    if not caller or caller not in owners or not is_on_pypi(caller):
        return None
    return Fix(
        f"uninstall {caller} and rebuild it without build isolation and pip's cache: its own file needs {name}, which is compiled during installation only if torch and nvcc are"
        " present",
        (
            f"pip uninstall -y {caller}",
            f"pip install --no-build-isolation --no-cache-dir -v {caller}",
        ),
        otherwise=ways.builds.WITH_THE_TOOLKIT,
    )


def installed_in_vain(asked: Asked) -> Fix | None:
    """Return how to see why a package does not load that says it is not installed, where the log shows its installation: it has caught the error."""
    said = compiled(_RUN_TO_INSTALL).search(asked.evidence.quote)
    if said is None:
        return None
    name = said["name"]
    done = rf"(?:dependencies for|Successfully installed) (?:[^\n]{{0,200}} )?{name.replace('_', '[-_]')}\b"
    if not re.search(done, asked.log.text):
        return None
    return Fix(
        f"install {name} with pip over what setup.py installed: it is there, as the log shows, and the package reports every ImportError as a missing installation. If it says so"
        " again, import a module from the first command's list by hand, after torch: an undefined symbol means another torch, a missing module another Python",
        (
            f"pip show -f {name.replace('_', '-')}",
            f"cd {said['folder']} && rm -rf build dist *.egg-info && {_AGAIN} -v .",
        ),
    )


_RUN_TO_INSTALL = r"[Rr]un [`'\"]?python3? (?P<folder>[\w./-]{0,200}?(?P<name>[A-Za-z]\w{1,60}))/setup\.py install\b"
_AGAIN = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall"


def _caller(asked: Asked) -> str:
    """Return the distribution of the innermost file above the evidence; '' if it is not in an installed package."""
    frames = compiled(_FRAME).findall(_text_above(asked))
    installed = compiled(_INSTALLED).search(frames[-1]) if frames else None
    return module_package(installed["name"]) if installed else ""


def _text_above(asked: Asked) -> str:
    start = asked.log.text.find(asked.evidence.quote[:60])
    return asked.log.text[max(0, start - _ABOVE) : max(start, 0)]


def import_that_failed(asked: Asked) -> Fix | None:
    """Return how the error of an import is seen that the log shows in a try, and how its package is built; None where it shows none."""
    name = asked.details.get("module", "")
    if "is not defined" not in asked.evidence.quote or not re.fullmatch(MODULE, name, re.ASCII):
        return None
    line = (
        rf"(?m)^[ \t>+-]*from (?P<of>[A-Za-z][\w.]{{1,80}}) import (?:[\w, ]{{1,120}}, ?)?{name}\b"
    )
    named = re.search(line, asked.log.text)
    if named is None:
        return None
    module = named["of"]
    way = knowledge.installing.way_to_install(module.partition(".")[0])
    other = (
        Fix(
            f"build the package for the installed torch: {way.summary}",
            completed(with_releases(way.commands, asked.situation, asked.log), asked.situation),
        )
        if way
        else asked.fix
    )
    return Fix(
        f"run the import alone: the log shows it in a try, whose except hides the error, and a file that defines {name} does not show that its compiled part loads. Fix what it prints"
        " (a missing module is to be built; an undefined symbol is a build for another torch)",
        (f"python -c 'from {module} import {name}'",),
        otherwise=other,
    )
