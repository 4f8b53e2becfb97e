"""
Commands that install torch, as a build that there is: for the Python, system and CUDA of the one who asks.

A cause says which releases would do: `torch>=2.6`, the one that is there in another build, any. The table of wheels has some
of those for this Python and this CUDA. Where a cause needs a later torch, the nearest is taken, as the code that is to run was
written beside the one that is there; the packages that belong to a release move with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from opwright.knowledge.gpus.driver_functions import driver_cuda
from opwright.knowledge.packages import REINSTALLED_TORCH
from opwright.knowledge.torch_wheels import builds, table
from opwright.knowledge.torch_wheels.builds import Build
from opwright.knowledge.versions import padded_numbers, series
from opwright.logs.patterns import compiled
from opwright.model import Fix, Situation, System
from opwright.model.named_tuple import NamedTuple

_INSTALL = r"(?P<begin>(?:[^|;]* )?pip install)(?P<options>(?: .*?)?)"
_TORCH = r"(?: (?:\"torch==(?P<shell>\$\(.*?\))\"|(?P<quote>['\"]?)torch(?P<asked>(?:[<>=!~]=?[\w.*+]+,?)*)(?P=quote)))(?P<rest>(?: .*)?)"
_COMMAND = _INSTALL + _TORCH
_PYTORCH = r"https://download\.pytorch\.org/whl/"
_INDEX = rf" (?:--index-url|--extra-index-url|-f) {_PYTORCH}(?:(?P<label>cu\d{{2,3}}|cpu|rocm[\d.]+|xpu)|torch_stable\.html)(?= |$)"
_PLACE = r" (?:--index-url|--extra-index-url|-f|-i|--find-links) \S+"
_COMPANION = (
    r" (?P<quote>['\"]?)(?P<name>torchvision|torchaudio|xformers)(?:==[\w.+]+)?(?P=quote)(?= |$)"
)
_UPGRADE = r" (?:--upgrade|-U)(?= |$)"
_PUBLISHED = r"v?(?P<torch>\d+\.\d+\.\d+)(?:\+(?P<label>cu\d{2,3}|cpu|rocm[\d.]+|xpu))?"
_WHATEVER_LABEL = "cut -d+ -f1"
_OWN_INDEX = f"$(pip show torch | sed -n 's|^Version: .*+|--index-url {builds.INDEX}|p')"
"""For sh: the index of the build that is installed; nothing for PyPI's."""


class _Asked(NamedTuple):
    """What a command installs."""

    begin: str
    specifier: str
    """Of torch; empty for any."""
    label: str | None
    is_same: bool = False
    """Whether it is the release that is there."""
    changes: bool = False
    """Whether another release takes the place of the one that is there."""
    options: str = ""
    companions: tuple[str, ...] = ()
    rest: str = ""


class _Asker(NamedTuple):
    """What is known of where it is installed."""

    torch: str | None
    label: str | None
    """Of the torch that is there, or of the CUDA that is."""
    python: str | None
    system: str
    cuda_major: int | None
    """The newest that the driver serves."""


def with_torch_that_fits(fix: Fix, situation: Situation) -> Fix:
    """Return a fix whose commands install builds of torch that there are, with what moves with them."""
    commands: list[str] = []
    asker = _asker(situation)
    for command in fix.commands:
        *before, last = command.split(" && ")
        asked = _parsed(last, situation)
        build = _build(asked, asker) if asked else None
        if asked and build is None and (lacking := _lacking(asked, asker)):
            fix = fix._replace(summary=f"{fix.summary}; {lacking.summary}")
            commands += lacking.commands
        else:
            commands.append(" && ".join((*before, _typed(last, asked, build, asker))))
    return fix._replace(commands=tuple(commands))


def command_for(specifier: str, label: str | None, situation: Situation) -> str | None:
    """Return the command that installs a torch of a specifier, with torchvision and torchaudio; None where there is none that fits."""
    asker = _asker(situation)
    names = ("torchvision", "torchaudio")
    asked = _Asked("pip install", specifier, label, changes=True, companions=names)
    build = _build(asked, asker)
    return _typed("", asked, build, asker) if build else None


# ---- the command -------------------------------------------------------------------


def _parsed(command: str, situation: Situation) -> _Asked | None:
    """Return what a command installs; None where that is no torch of PyTorch's."""
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
    names = tuple(dict.fromkeys((*own, *situation.companions)))
    is_again = "--force-reinstall" in options and not (specifier or label)
    changes = label is not None or compiled(_UPGRADE).search(options) is not None
    is_same = bool(match["shell"]) or is_again
    return _Asked(match["begin"], specifier, label, is_same, changes, plain[0], names, plain[1])


def _typed(command: str, asked: _Asked | None, build: Build | None, asker: _Asker) -> str:
    """Return a command with a build of torch, and with its companions."""
    if asked is None:
        return command
    if build:
        is_pypis = asked.label is None and build.label == builds.pypi_label(build.torch)
        if is_pypis and asker.system != "windows":
            build = build._replace(label=None)
        options = compiled(_UPGRADE).sub("", asked.options)
        words = builds.as_pip_takes(build, asked.companions, asker.system)
        return f"{asked.begin}{options} {words}{asked.rest}"
    if asked.is_same and asked.label is None:
        return command if _WHATEVER_LABEL in command else _reinstalled(asked)
    if asked.rest or "--no-deps" in command or not (asked.changes or asked.specifier):
        return command
    torch = f"'torch{asked.specifier}'" if asked.specifier else "torch"
    place = (
        f" --index-url {builds.INDEX}{asked.label}" if asked.label else ""
    )  # which has not every release
    return f"{asked.begin}{asked.options} {' '.join((torch, *asked.companions))}{place}"


def _reinstalled(asked: _Asked) -> str:
    """Return what installs the build again that is there, which the shell finds out."""
    return f"{asked.begin}{asked.options} {REINSTALLED_TORCH} {_OWN_INDEX}"


# ---- the build ---------------------------------------------------------------------


def _asker(situation: Situation) -> _Asker:
    machine = situation.machine
    published = re.fullmatch(_PUBLISHED, machine.torch or "")
    torch = published["torch"] if published else None
    number = re.match(r"(\d+)\.(\d)", machine.cuda or "")
    label = (published and published["label"]) or (f"cu{number[1]}{number[2]}" if number else None)
    system = {System.WINDOWS: "windows", System.MACOS: "macos-arm64"}.get(situation.system)
    if system is None:
        system = "linux-aarch64" if "aarch64" in (machine.os or "") else "linux-x86_64"
        label = label or (builds.pypi_label(torch) if torch else None)
    if system in ("linux-aarch64", "macos-arm64"):
        label = None  # whose wheels are PyPI's
    cuda = driver_cuda(machine.driver)
    python = ".".join((machine.python or "").split(".")[:2]) or None
    return _Asker(torch, label, python, system, cuda[0] if cuda else None)


def _build(asked: _Asked, asker: _Asker) -> Build | None:
    """Return the build to install; None where pip may choose, or there is none."""
    if asked.is_same:
        return _same(asked, asker)
    is_pinned = asked.specifier.startswith("==")
    is_known = asker.torch or asker.label or asker.cuda_major
    if not is_pinned and not (is_known and (asked.changes or asked.specifier)):
        return None
    needs_label = bool(asked.label or asker.label or asker.cuda_major)
    fitting = (
        Build(torch, label)
        for torch in _releases(asked, asker)
        if (label := _label(torch, asked, asker)) is not None or not needs_label
    )
    found = next(fitting, None)
    if found or not is_pinned or asked.label:
        return found
    return next((Build(torch, None) for torch in _releases(asked, asker)), None)


def _same(asked: _Asked, asker: _Asker) -> Build | None:
    """Return the release that is there, in its build or in one of another label."""
    if asker.torch is None or not builds.has_wheel(asker.torch, None, asker.system):
        return None
    on_windows = asker.system == "windows"
    label = builds.label_near(asker.torch, asked.label or asker.label, on_windows=on_windows)
    if asked.label and label is None:
        label = builds.pypi_label(asker.torch)
    return Build(asker.torch, label)


def _label(torch: str, asked: _Asked, asker: _Asker) -> str | None:
    """Return the label of the build of a release that serves who asks; None where none does."""
    on_windows = asker.system == "windows"
    if asked.label is None and asked.specifier == f"=={asker.torch}":
        return None  # of another build than the one that was asked for
    if asked.label:
        return asked.label if builds.has_build(torch, asked.label, on_windows=on_windows) else None
    if asker.label:
        return builds.label_near(torch, asker.label, on_windows=on_windows)
    labels = builds.cuda_labels(torch, on_windows=on_windows)
    return next((one for one in labels if int(one[2:-1]) <= (asker.cuda_major or 0)), None)


def _releases(asked: _Asked, asker: _Asker) -> Iterator[str]:
    """Yield the releases that would do, the best first: the last of the nearest series, or the newest of all."""
    known = [one.version for one in table.releases_of("torch")]
    fitting = [
        version
        for version in known
        if table.admits(asked.specifier, version)
        and builds.has_wheel(version, asker.python, asker.system)
    ]
    if asked.specifier.startswith(">"):
        return iter(_nearest_first(fitting))
    if asked.specifier or not asked.label or asker.torch is None:
        return iter(fitting[::-1])
    here = known.index(asker.torch) if asker.torch in known else 0
    later = [version for version in fitting if known.index(version) >= here]
    earlier = [version for version in fitting[::-1] if known.index(version) < here]
    is_there = [asker.torch] if asker.torch in fitting else []
    return iter((*is_there, *_nearest_first(later), *earlier))


def _nearest_first(versions: Iterable[str]) -> list[str]:
    """Return releases, oldest series first, and the last of each series before the others of it."""
    newest_first = [*versions][::-1]
    return sorted(newest_first, key=lambda version: padded_numbers(series(version)))


# ---- where nothing fits ------------------------------------------------------------


def _lacking(asked: _Asked, asker: _Asker) -> Fix | None:
    """Return what to do where no release that would do has a wheel for this Python; None where one has, or that is not known."""
    if asked.is_same or asker.python is None or any(_releases(asked, asker)):
        return None
    anywhere = asker._replace(python=None)
    build = _build(asked, anywhere) or next(
        (Build(torch, None) for torch in _releases(asked, anywhere)), None
    )
    pythons = builds.pythons_of(build.torch, asker.system) if build else ()
    if build is None or not pythons:
        return Fix(f"PyTorch has no wheel of it for Python {asker.python} and this system")
    first, last = pythons[0], pythons[-1]
    words = builds.as_pip_takes(build, asked.companions, asker.system)
    return Fix(
        f"torch {build.torch} has wheels for Python {first} to {last}, and none for {asker.python}: make an environment of one of those",
        (f"python{last} -m venv .venv", ". .venv/bin/activate", f"pip install {words}"),
    )
