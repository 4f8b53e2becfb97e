"""
The release of a package that is made for the installed torch, and the torch that the release which is there is made for.

A binary that was built for another torch is seldom mended by installing the same again, nor by the newest: where the log
says which torch is there, or which release of the package, the table of wheels says what goes with it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi import installing
from opwright.knowledge.pypi.releases_for_torch import release_made_for, wheel_of
from opwright.knowledge.torch_wheels import table
from opwright.knowledge.versions import series
from opwright.logs.asker.named_release import named_release, torch_in_label
from opwright.logs.patterns import compiled
from opwright.model import Evidence, Fix, Log, Situation
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.diagnose.fixes.fitted_fix import fitted
from opwright.verbs.diagnose.fixes.torch import torch_commands
from opwright.verbs.diagnose.fixes.torch.torch_choice import Asker, asker_of

_WITH_TORCH = frozenset({"torch", "torchvision", "torchaudio"})
"""Those whose fix moves them together."""
_INSIDE = r"[-/\\\\](?:site|dist)-packages[/\\\\]{1,2}(?P<name>[A-Za-z]\w{1,60})(?=[/\\\\.])"
_OF_ANOTHER = frozenset({"sgl-kernel"})
"""Packages whose release another one pins (SGLang), which is what its users install."""
_FRAMEWORKS = frozenset({"torch", "functorch", "triton"})
"""Whose frames stand between a package and the message."""


class Pair(NamedTuple):
    """A package, and the installed torch."""

    package: str
    release: str | None
    """The installed one; None where the log does not say."""
    torches: tuple[str, ...]
    """The releases that it is for, oldest first; none if unknown."""
    torch: str | None
    asker: Asker

    @property
    def fits(self) -> bool:
        """Whether the installed release is for the installed torch, or may be."""
        return not self.torches or self.torch is None or self.torch in self.torches


def _torches_for(package: str, release: str | None, log: Log) -> tuple[str, ...]:
    """Return the releases of torch that the release of a package is for which a log names, oldest first."""
    if labelled := torch_in_label(package, log):
        return tuple(one for one in table.versions_of("torch") if series(one) == labelled)
    return table.torches_for(package, release) if release else ()


def fitting_torch(fix: Fix, evidence: Evidence, situation: Situation, log: Log) -> Fix:
    """Return a fix with the releases that fit, where the log names the package, and its release or the torch."""
    package = next(_packages(evidence, situation, log), None)
    if package is None:
        return fix
    asker = asker_of(situation)
    release = named_release(package, log)
    torches = _torches_for(package, release, log) or _built_for(evidence.details)
    pair = Pair(package, release, torches, asker.torch, asker)
    older = _other_torch(pair, situation)
    if pair.torch is None or not (pair.release or _names_none(fix, package)):
        return fix if older is None else fix._replace(otherwise=older)
    if pair.fits and pair.release:
        return fix
    is_own = bool(table.versions_of(package)) and package not in _OF_ANOTHER
    if not is_own or any(f"{package}==" in command for command in fix.commands):
        return fix if older is None else fix._replace(otherwise=older)
    matching = _other_release(pair, situation)
    if matching is None:
        return older or fix
    return matching._replace(otherwise=older or fix.otherwise)


def _built_for(details: Mapping[str, str]) -> tuple[str, ...]:
    """Return the torch that a package says it was built for, as the cause has read it."""
    named = details.get("built", "").removeprefix("v").partition("+")[0]
    return (named,) if named in table.versions_of("torch") else ()


def _names_none(fix: Fix, package: str) -> bool:
    """Return whether a fix installs a package from a wheel, in whatever release."""
    return any(
        command.endswith(f" {package}") and "--no-binary" not in command
        for command in (one.replace("_", "-") for one in fix.commands)
    )


def _other_release(pair: Pair, situation: Situation) -> Fix | None:
    """Return how to install the newest release for the installed torch; None if there is none."""
    asker, torch = pair.asker, pair.torch or ""
    release = release_made_for(pair.package, torch, asker.python, asker.system)
    wanted = wheel_of(pair.package, release, torch, asker.label) if release else None
    if wanted is None or release is None or release == pair.release:
        return None
    first = pair.torches[0] if pair.torches else ""
    why = f"; the installed {pair.release} is for torch {series(first)}" if first else ""
    known = table.release_of(pair.package, release)
    is_built = known is not None and known.has_sources and not any(known.pythons)
    options = " --no-build-isolation --no-cache-dir --no-deps" if is_built else ""
    words = f"install {pair.package} {release}, the newest whose wheels are for torch {series(torch)}{why}"
    return fitted(Fix(words, (f"pip install{options} {wanted}",)), situation)


def _other_torch(pair: Pair, situation: Situation) -> Fix | None:
    """Return how to install the torch that the present release is for; None if it is installed, or unknown."""
    torches = pair.torches
    if not torches or pair.torch in torches:
        return None
    known = table.versions_of("torch")
    is_older = pair.torch in known and known.index(pair.torch) < known.index(torches[0])
    nearest = series(torches[0] if is_older else torches[-1])
    pinned = f"=={torches[0]}" if len(torches) == 1 else f"=={nearest}.*"
    command = torch_commands.command_for(pinned, None, situation)
    if command is None:
        return None
    words = f"keep {pair.package}{f' {pair.release}' if pair.release else ''}, and take torch {nearest}, which it is made for, with the torchvision and torchaudio of it"
    return fitted(Fix(words, (command,)), situation)


def _packages(evidence: Evidence, situation: Situation, log: Log) -> Iterator[str]:
    """Yield the packages of the table that a finding is about, the likeliest first."""
    for name in _names(evidence.details, evidence.quote):
        yield from _known(name, log)
    lines = log.text.split("\n")
    above = "\n".join(lines[max(0, evidence.line - _FAR) : evidence.line + _NEAR])
    inside = reversed([m["name"] for m in compiled(_INSIDE).finditer(above)])
    yield from _known(next((name for name in inside if name not in _FRAMEWORKS), ""), log)
    yield from _known(situation.package or "", log)


_FAR, _NEAR = 40, 8
"""Lines of a traceback above its message, and below it if the user quotes the message first."""


def _names(details: Mapping[str, str], quote: str) -> Iterator[str]:
    for key in ("package", "module", "dependency", "namespace", "library"):
        if name := details.get(key, ""):
            yield name.rpartition("/")[2]
    yield from (m["name"] for m in compiled(_INSIDE).finditer(quote))
    if named := compiled(_SAID).search(quote):
        yield named[1]


_SAID = r"\btorch version \S{3,20} for (\w{3,30}) version"


def _known(name: str, log: Log) -> Iterator[str]:
    """Yield the package of a module as pip calls it; nothing of one whose torch neither the table nor a label in the log tells, or that moves with torch."""
    if not name:
        return
    project = installing.project_of(name)
    spelt = (project.name if project else module_package(name.partition(".")[0])).lower()
    package = spelt.replace("_", "-")
    if package in _WITH_TORCH:
        return
    if table.versions_of(package) or (project and torch_in_label(package, log)):
        yield package
