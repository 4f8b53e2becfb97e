"""
Commands that install torch, as a build that there is: for the Python, system and CUDA of the one who asks.

A cause says which releases would do: `torch>=2.6`, the installed one in another build, any. The table of wheels has some
of those for this Python and this CUDA. Where a cause needs a later torch, the nearest is taken, as the code that is to run was
written beside the installed one; the packages that belong to a release move with it.
"""

from __future__ import annotations

from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.knowledge.torch_wheels import builds, table
from opwright.knowledge.torch_wheels.builds import Build
from opwright.knowledge.versions import numbers
from opwright.logs.patterns import compiled
from opwright.model import Fix, Installer, Situation
from opwright.verbs.diagnose.fixes.torch.torch_choice import (
    Asker,
    Wanted,
    asker_of,
    best_build,
    driver_needed,
    label_lacking,
    releases_for,
)

_INSTALL = r"(?P<begin>(?:[^|;]* )?pip install)(?P<options>(?: .*?)?)"
_TORCH = r"(?: (?:\"torch==(?P<shell>\$\(.*?\))\"|(?P<quote>['\"]?)torch(?P<asked>(?:[<>=!~]=?[\w.*+]+,?)*)(?P=quote)))(?P<rest>(?: .*)?)"
_COMMAND = _INSTALL + _TORCH
_PYTORCH = r"https://download\.pytorch\.org/whl/"
_INDEX = rf" (?:--index-url|--extra-index-url|-f) {_PYTORCH}(?:(?P<label>cu\d{{2,3}}|cpu|rocm[\d.]+|xpu)|torch_stable\.html)(?= |$)"
_PLACE = r" (?:--index-url|--extra-index-url|-f|-i|--find-links) \S+"
_COMPANION = (
    r" (?P<quote>['\"]?)(?P<name>torchvision|torchaudio|xformers)(?:==[\w.+]+)?(?P=quote)(?= |$)"
)
_NEW_ENVIRONMENT = r"python(?P<python>3\.\d+) -m venv "
_UPGRADE = ("--upgrade", "-U")
_USUAL_ON_WINDOWS = "cu126"
"""The build that most GPUs and drivers run, as of 2026."""
_WHATEVER_LABEL = "cut -d+ -f1"
_OWN_INDEX = f"$(pip show torch | sed -n 's|^Version: .*+|--index-url {builds.INDEX}|p')"
"""For sh: the index of the build that is installed; nothing for PyPI's."""


def with_torch_that_fits(fix: Fix, situation: Situation) -> Fix:
    """Return a fix whose commands install builds of torch that there are, with what moves with them."""
    commands: list[str] = []
    asker = asker_of(situation)
    for command in fix.commands:
        if made := compiled(_NEW_ENVIRONMENT).match(command):
            asker = asker._replace(python=made["python"], torch=None)
        *before, last = command.split(" && ")
        wanted = _parsed(last, situation)
        build = best_build(wanted, asker) if wanted else None
        if wanted and build is None and (lacking := _lacking(wanted, asker)):
            fix = fix._replace(summary=f"{fix.summary}; {lacking.summary}")
            commands += lacking.commands
        else:
            more = _more_of(build, wanted, asker) if wanted and build else ""
            fix = fix._replace(summary=fix.summary + more)
            commands.append(" && ".join((*before, _typed(last, wanted, build, asker))))
    return fix._replace(commands=tuple(commands))


def _more_of(build: Build, wanted: Wanted, asker: Asker) -> str:
    """Return the remark about a build next to the command."""
    lacking = label_lacking(build, wanted, asker)
    return lacking if wanted.label else driver_needed(build, asker)


def command_for(specifier: str, label: str | None, situation: Situation) -> str | None:
    """Return the command that installs a torch within a specifier, with torchvision and torchaudio; None if none fits."""
    asker = asker_of(situation)
    names = ("torchvision", "torchaudio")
    wanted = Wanted("pip install", specifier, label, changes=True, companions=names)
    build = best_build(wanted, asker)
    return _typed("", wanted, build, asker) if build else None


# ---- the command -------------------------------------------------------------------


def _parsed(command: str, situation: Situation) -> Wanted | None:
    """Return what a command installs; None unless it is one of PyTorch's torches."""
    match = compiled(_COMMAND).fullmatch(command)
    if match is None:
        return None
    options, rest = match["options"], match["rest"]
    places = compiled(_INDEX).finditer(options + rest)
    labels = {place["label"] for place in places if place["label"]}
    plain = [compiled(_INDEX).sub("", part) for part in (options, rest)]
    if any(compiled(_PLACE).search(part) for part in plain):
        return None
    own = [m["name"] for part in plain for m in compiled(_COMPANION).finditer(part)]
    plain = [compiled(_COMPANION).sub("", part) for part in plain]
    specifier, _, suffix = (match["asked"] or "").partition("+")
    label = suffix or next(iter(labels), None)
    is_again = "--force-reinstall" in options and not (specifier or label)
    changes = label is not None or any(one in options.split() for one in _UPGRADE)
    is_same = bool(match["shell"]) or is_again
    is_exchanged = (
        label is not None if is_same else (changes or specifier) and specifier[:2] != "=="
    )
    is_project = situation.installer is Installer.UV_PROJECT  # which names what it has
    more = ("torchvision",) if is_exchanged and not is_project else ()  # nearly everybody has it
    names = tuple(dict.fromkeys((*own, *more, *situation.companions)))
    return Wanted(match["begin"], specifier, label, is_same, changes, plain[0], names, plain[1])


def _typed(command: str, wanted: Wanted | None, build: Build | None, asker: Asker) -> str:
    """Return a command with a build of torch, and with its companions."""
    if wanted is None:
        return command
    if build:
        of_conda = (
            asker.has_conda and not wanted.rest and builds.as_conda_takes(build, wanted.companions)
        )
        if of_conda:
            return f"conda install {of_conda}"
        is_pypis = wanted.label is None and build.label == builds.pypi_label(build.torch)
        if is_pypis and asker.system != "windows":
            build = build._replace(label=None)
        options = "".join(f" {one}" for one in wanted.options.split() if one not in _UPGRADE)
        is_of_another = build.torch == asker.torch and build.label not in (None, asker.label)
        if is_of_another and "--force-reinstall" not in options:
            options += " --force-reinstall"  # pip takes another build of the release for the same
        words = builds.as_pip_takes(build, wanted.companions, asker.system)
        return f"{wanted.begin}{options} {words}{wanted.rest}"
    if wanted.is_same and wanted.label is None:
        return command if _WHATEVER_LABEL in command else _reinstalled(wanted)
    if wanted.rest or "--no-deps" in command or not (wanted.changes or wanted.specifier):
        return command
    torch = f"'torch{wanted.specifier}'" if wanted.specifier else "torch"
    # An index does not have every release: if unknown, pip takes the newest that it has.
    is_cpus = (
        asker.system == "windows" and "==" not in wanted.specifier
    )  # what PyPI has for Windows
    label = wanted.label or (_USUAL_ON_WINDOWS if is_cpus else None)
    place = f" --index-url {builds.INDEX}{label}" if label else ""
    return f"{wanted.begin}{wanted.options} {' '.join((torch, *wanted.companions))}{place}"


def _reinstalled(wanted: Wanted) -> str:
    """Return what installs the build again that is there, which the shell finds out."""
    return f"{wanted.begin}{wanted.options} {REINSTALLED_TORCH} {_OWN_INDEX}"


# ---- where nothing fits ------------------------------------------------------------


def _lacking(wanted: Wanted, asker: Asker) -> Fix | None:
    """Return what to do if no suitable release has a wheel for this Python; None if one has, or that is unknown."""
    if wanted.is_same or asker.python is None or any(releases_for(wanted, asker)):
        return None
    if asker.torch and table.admits(wanted.specifier, asker.torch):
        return None
    anywhere = asker._replace(python=None)
    build = best_build(wanted, anywhere) or next(
        (Build(torch, None) for torch in releases_for(wanted, anywhere)), None
    )
    pythons = builds.pythons_of(build.torch, asker.system) if build else ()
    if build is None or not pythons:
        return Fix(f"PyTorch has no wheel of it for Python {asker.python} and this system")
    first, last = pythons[0], pythons[-1]
    nearest = first if numbers(asker.python) < numbers(first) else last
    words = builds.as_pip_takes(build, wanted.companions, asker.system)
    return Fix(
        f"torch {build.torch} has wheels for Python {first} to {last}, not for {asker.python}: create an environment with one of those",
        (f"python{nearest} -m venv .venv", ". .venv/bin/activate", f"pip install {words}"),
    )
