"""What `--to` means: the torch that is to come, and what everything is held to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from opwright.causes.engine.candidates import causes_judging
from opwright.errors import OpwrightError, UnknownNameError, UnreadableInputError
from opwright.facts.index.candidates import tags_for
from opwright.facts.index.package_index import find_wheel
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.web import Web
from opwright.facts.machine.capacity import processor
from opwright.facts.torch.known import (
    KnownTorch,
    derived_cpu,
    torch_at,
    torch_of_wheel,
    with_tables,
)
from opwright.knowledge.torch_releases.symbols.releases import database
from opwright.knowledge.versions import public
from opwright.model import Cause, Gpu, Scope, TorchRelease
from opwright.model.named_tuple import NamedTuple
from opwright.verbs.env.upgrades.present_torch import TORCH_INDEX, Present, is_label

TYPE_CHECKING = False
if TYPE_CHECKING:
    from packaging.tags import Tag


class UpgradeTarget(NamedTuple):
    """The torch that is to come, and what everything is judged on."""

    target: str
    """What pip is given: `torch==2.15.0+cpu`, or the path of a wheel."""
    known: KnownTorch
    torch: TorchRelease
    python: str
    tags: Mapping[Tag, int]
    gpus: tuple[Gpu, ...]
    causes: tuple[Cause, ...]
    settings: PipSettings | None
    """None with --offline."""
    web: Web
    pythons: tuple[str, ...] = ()
    """The Pythons that it has wheels for, `cp312`; empty if nobody knows."""
    notes: tuple[str, ...] = ()
    """If its build differs from the installed one, or from the one that everything is judged by."""

    @property
    def pip_index(self) -> str:
        """Return the index that has a build with a label; empty for PyPI's and for a file."""
        label = self.torch.version.partition("+")[2]
        is_published = is_label(label) and not self.target.endswith(".whl")
        return f"{TORCH_INDEX}{label}" if is_published else ""


def upgrade_target(  # noqa: PLR0913 - each is one thing that may be asked
    target: str,
    *,
    python: str,
    gpus: Sequence[Gpu] = (),
    offline: bool = False,
    glibc: str | None = None,
    here: KnownTorch | None = None,
    present: Present | None = None,
    causes: Iterable[Cause] | None = None,
) -> UpgradeTarget:
    """
    Return what a target means: `torch==2.15.0`, `2.15.0+cpu`, or the path of a wheel of torch.

    One without a label keeps that of the torch that is `present`, `+cpu`, or the notes say what changes. `here`
    is the torch that is installed. Raises UnknownNameError where no release is called so.
    """
    machine = processor()
    settings = None if offline else read_pip_settings()
    known, notes = _known_torch(target, machine, here, present, settings)
    if (
        here and here.tables and here.tables != known.tables
    ):  # the installed packages may be built for it
        tables = (*here.tables, *known.tables)
        known = KnownTorch(known.version, with_tables(tables), tables)
    releases = known.known_for(machine)
    torch = releases.releases[releases.all_versions.index(known.version)]
    chosen = (
        causes_judging(Scope.BINARY, Scope.LOAD, Scope.GPU) if causes is None else tuple(causes)
    )
    settings = _with_index_of(torch, settings) if settings else None
    return UpgradeTarget(
        target if target.endswith(".whl") else f"torch=={known.version}",
        known,
        torch,
        python,
        tags_for(python, machine, glibc),
        tuple(gpus),
        chosen,
        settings,
        Web(ca_file=settings.cert if settings else None),
        pythons=torch.pythons or _pythons_of(public(known.version), machine),
        notes=notes or _flavour_note(torch, present),
    )


def _pythons_of(version: str, machine: str) -> tuple[str, ...]:
    known = database(machine)
    if version not in known.all_versions:
        return ()
    return known.releases[known.all_versions.index(version)].pythons


def _flavour_note(torch: TorchRelease, present: Present | None) -> tuple[str, ...]:
    """Return that torch's flavour changes, if it does."""
    flavour = f"CUDA {torch.cuda}" if torch.cuda else "CPU"
    if present is None or not present.flavour or "rocm" in torch.version:
        return ()
    if present.flavour.partition(" ")[0] == flavour.partition(" ")[0]:
        return ()
    return (
        f"this changes torch from {present.flavour} ({present.version}) to {flavour} ({torch.version})",
    )


def _with_index_of(torch: TorchRelease, settings: PipSettings) -> PipSettings:
    """Return where to look: where pip does, and for a build with a label PyTorch's own index of it."""
    label = torch.version.partition("+")[2]
    if not is_label(label) or not settings.indexes:
        return settings
    return settings._replace(indexes=(*settings.indexes, f"{TORCH_INDEX}{label}"))


def _known_torch(
    target: str,
    machine: str,
    here: KnownTorch | None,
    present: Present | None,
    settings: PipSettings | None,
) -> tuple[KnownTorch, tuple[str, ...]]:
    """Return the torch that is meant, and the remarks about it."""
    if target.endswith(".whl"):
        return torch_of_wheel(target), ()
    version = _version(target)
    if here and version == here.version:
        return here, ()
    known = database(machine).all_versions
    base, _, label = version.partition("+")
    in_series = [v for v in known if v.startswith(f"{base}.") and "+" not in v]
    base = base if base in known or not in_series else in_series[-1]
    label = label or (present.label if present else "")
    meant = f"{base}+{label}" if label else base
    if here and meant == here.version:
        return here, ()
    if meant in known:
        return KnownTorch(meant), ()
    if not label or base not in known:
        raise UnknownNameError("torch release", version, known=known)
    return _labelled(base, label, machine, settings, present if meant != version else None)


def _labelled(
    base: str,
    label: str,
    machine: str,
    settings: PipSettings | None,
    kept_from: Present | None,
) -> tuple[KnownTorch, tuple[str, ...]]:
    """Return a build that is not in the database; PyPI's if nobody asked for it and it cannot be had."""
    known = database(machine)
    release = known.releases[known.all_versions.index(base)]
    if label == "cpu":
        return derived_cpu(base, machine) if release.cuda else KnownTorch(base), ()
    found = _on_index(base, label, settings)
    if isinstance(found, KnownTorch):
        return found, ()
    if kept_from is None:
        raise UnreadableInputError(
            f"torch {base}+{label} is not known: {found}; pass the path of its wheel to --to"
        )
    note = (
        f"this changes torch from {kept_from.version} to PyPI's {base} (CUDA {release.cuda}), as torch "
        f"{base}+{label} could not be found ({found}); to keep +{label}, pass --to the path of such a wheel"
    )
    return KnownTorch(base), (note,)


def _version(target: str) -> str:
    name, _, version = target.rpartition("==")
    if name.strip() not in ("", "torch"):
        raise OpwrightError(
            f"invalid --to {target}: only torch can be the target: --to torch==VERSION"
        )
    return version.strip()


def _on_index(version: str, label: str, settings: PipSettings | None) -> KnownTorch | str:
    """Return a build from PyTorch's own index, read by ranges; or why it could not be had."""
    if settings is None or not settings.indexes:
        return "no index was queried"
    places = settings._replace(indexes=(f"{TORCH_INDEX}{label}",))
    try:
        return torch_at(find_wheel(f"torch=={version}+{label}", places), settings.cert)
    except UnreadableInputError as error:
        return str(error).partition(";")[0]
