"""The fix of a package whose compiled part is missing or does not fit, where that package is installed in a way of its own."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from opwright.knowledge.installing import (
    MOVE_WITH_TORCH,
    Way,
    renamed_module,
    spconv_for,
    way_to_install,
)
from opwright.knowledge.native_packages import OTHERS_ON_PYPI
from opwright.knowledge.versions import public
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Situation, System
from opwright.verbs.diagnose.checkout_build import BUILT_HERE
from opwright.verbs.diagnose.fitted_fix import ABSENT, PACKAGE, top_modules

_LISTED = "pip index versions "
_LOADED = "load_library("
_FOR_CUDA = "FORCE_CUDA=1"
_REBUILT = r"--no-binary (?P<name>[\w.-]+) (?P=name)$"
_INSTALLED = r"^pip install --no-build-isolation --no-deps (?P<name>[\w.-]+)$"
_PUBLISHED = r"v?\d+\.\d+\.\d+(?:\+(?P<label>cu\d+|cpu|rocm[\d.]+|xpu))?"
_INDEX = "https://download.pytorch.org/whl/"
_ASKED = {
    "{torch}": "$(python -c 'import torch; print(torch.__version__)')",
    "{release}": "$(python -c 'import torch; print(torch.__version__.partition(\"+\")[0])')",
    "{minor}": "$(python -c 'import torch; print(torch.__version__.rpartition(\".\")[0])')",
    "{label}": "$(python -c 'import torch; print(torch.__version__.partition(\"+\")[2])')",
    "{index}": f"{_INDEX}$(python -c 'import torch; print(torch.__version__.partition(\"+\")[2])')",
}
"""For sh: what the torch that is installed says of itself."""
_MMCV_FULL = "mmcv-full"
_ASKED_MMCV = r"\bmmcv-full==1\.\d{1,2}\.\d{1,2}\b"
_VERSIONS = 'python -c "import torch; print(torch.__version__, torch.version.cuda)"'
_FROM_INDEX = " --index-url {index}"
_ANY = r"\{\w+\}"


def installed_its_way(
    fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix | None:
    """Return how the package that a fix would install or build is installed; None if it is one like any other."""
    if renamed := renamed_module(details.get("module", "")):
        return Fix(renamed.summary)
    for name in _names(fix, details, log):
        is_open = name == PACKAGE
        package = (situation.package or "") if is_open else name
        way = way_to_install(_MMCV_FULL if _is_mmcv_full(package, log) else package)
        if way and not (_builds_for_cuda(fix) and _is_built(way)):
            commands = _completed(_with_mmcv(way.commands, log), situation)
            return fix._replace(summary=way.summary, commands=commands)
    return None


def _is_mmcv_full(name: str, log: Log) -> bool:
    """Return whether a log is about mmcv before 2, whose package with operators has another name."""
    return (
        name.partition(".")[0].replace("_", "-") in ("mmcv", "mmcv-full") and _MMCV_FULL in log.text
    )


def _with_mmcv(commands: tuple[str, ...], log: Log) -> tuple[str, ...]:
    asked = compiled(_ASKED_MMCV).search(log.text)
    return tuple(one.replace("{mmcv}", asked[0] if asked else _MMCV_FULL) for one in commands)


def _names(fix: Fix, details: Mapping[str, str], log: Log) -> Iterator[str]:
    """Yield the packages and modules that a fix may mean, the likeliest first."""
    for command in fix.commands:
        if named := compiled(_REBUILT).search(command) or compiled(_INSTALLED).search(command):
            yield named["name"]
            if named["name"] == PACKAGE:
                yield details.get("library", "").rpartition("/")[2]
    if BUILT_HERE in fix.commands or _builds_for_cuda(fix) or _LOADED in " ".join(fix.commands):
        given = (
            details.get(key, "") for key in ("package", "module", "namespace", "op", "library")
        )
        for name in filter(None, given):
            if _builds_for_cuda(fix) or not _is_checkout(name, log):
                yield name
    if ABSENT in details:
        yield details[ABSENT]
    if any(command.startswith(_LISTED) for command in fix.commands):
        name = details.get("name", "")
        if name not in MOVE_WITH_TORCH:
            yield name
    yield from filter(OTHERS_ON_PYPI.__contains__, top_modules(details))


def _builds_for_cuda(fix: Fix) -> bool:
    return any(_FOR_CUDA in command for command in fix.commands)


def _is_built(way: Way) -> bool:
    """Return whether a way compiles the package, which may have to be told that CUDA is wanted."""
    return any("--no-build-isolation" in command for command in way.commands)


def _is_checkout(module: str, log: Log) -> bool:
    """Return whether a log shows a package only in a folder of sources, which is built where it lies."""
    top = re.escape(module.partition(".")[0])
    places = re.findall(rf"([^\s'\"(]*)[/\\\\]{top}[/\\\\]\w+(?:\.|[/\\\\])", log.text)
    return bool(places) and not any("-packages" in place for place in places)


def _completed(commands: tuple[str, ...], situation: Situation) -> tuple[str, ...]:
    """Return commands with the versions that the situation shows, or with what asks torch for them."""
    if situation.system is System.MACOS:  # whose wheels are PyPI's
        commands = tuple(command.replace(_FROM_INDEX, "") for command in commands)
    torch = situation.machine.torch or ""
    published = re.fullmatch(_PUBLISHED, torch)
    label = (published and published["label"]) or _label_of(situation.machine.cuda)
    known = {}
    if published and label:
        version = public(torch.removeprefix("v"))
        known = {
            "{torch}": f"{version}+{label}",
            "{release}": version,
            "{minor}": version.rpartition(".")[0],
            "{label}": label,
            "{index}": _INDEX + label,
        }
    if spconv := spconv_for(_cuda_of(label)):
        known["{spconv}"] = spconv
    if torch and not published and "{release}" in " ".join(commands):
        return ()  # PyTorch's index has nothing for it
    is_unknown = any(not known.keys() >= set(re.findall(_ANY, one)) for one in commands)
    if is_unknown and (situation.system is System.WINDOWS or "{spconv}" in " ".join(commands)):
        return (_VERSIONS,)  # cmd cannot put the output of a command into another
    places = _ASKED | known
    return tuple(re.sub(_ANY, lambda place: places[place[0]], command) for command in commands)


def _label_of(cuda: str | None) -> str | None:
    known = re.match(r"(\d{1,2})\.(\d)", cuda or "")
    return f"cu{known[1]}{known[2]}" if known else None


def _cuda_of(label: str | None) -> str | None:
    known = re.fullmatch(r"cu(\d{2})(\d)", label or "")
    return f"{known[1]}.{known[2]}" if known else None
