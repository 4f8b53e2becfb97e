"""What `--to` means: the torch that is to come, and what everything is held to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from opwright.causes.engine.candidates import causes_judging
from opwright.errors import OpwrightError, UnknownNameError
from opwright.facts.index.candidates import tags_for
from opwright.facts.index.pip_settings import PipSettings, read_pip_settings
from opwright.facts.index.web import Web
from opwright.facts.machine.capacity import processor
from opwright.facts.torch.known import KnownTorch, torch_of_wheel, with_tables
from opwright.knowledge.torch_releases.releases import database
from opwright.model import Cause, Gpu, Scope, TorchRelease
from opwright.model.named_tuple import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from packaging.tags import Tag

TORCH_INDEX = "https://download.pytorch.org/whl/"


class UpgradeTarget(NamedTuple):
    """The torch that is to come, and what everything is judged on."""

    target: str
    known: KnownTorch
    torch: TorchRelease
    python: str
    tags: Mapping[Tag, int]
    gpus: tuple[Gpu, ...]
    causes: tuple[Cause, ...]
    settings: PipSettings | None
    """None with --offline."""
    web: Web


def upgrade_target(  # noqa: PLR0913 - each is one thing that may be asked
    target: str,
    *,
    python: str,
    gpus: Sequence[Gpu] = (),
    offline: bool = False,
    glibc: str | None = None,
    here: KnownTorch | None = None,
    causes: Iterable[Cause] | None = None,
) -> UpgradeTarget:
    """
    Return what a target means: `torch==2.15.0`, `2.15.0`, or the path of a wheel of torch.

    `here` is the torch that is installed. Raises UnknownNameError where no release is called so.
    """
    machine = processor()
    known = _known_torch(target, machine, here)
    if (
        here and here.tables and here.tables != known.tables
    ):  # what is installed may be built for it
        tables = (*here.tables, *known.tables)
        known = KnownTorch(known.version, with_tables(tables), tables)
    releases = known.known_for(machine)
    torch = releases.releases[releases.all_versions.index(known.version)]
    settings = None if offline else _settings(torch)
    chosen = causes_judging(Scope.BINARY, Scope.GPU) if causes is None else tuple(causes)
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
    )


def _settings(torch: TorchRelease) -> PipSettings:
    """Return where to look: where pip does, and for a build with a label PyTorch's own index of it."""
    settings = read_pip_settings()
    label = torch.version.partition("+")[2]
    if not re.fullmatch(r"cpu|cu\d{2,3}|rocm[\d.]+|xpu", label) or not settings.indexes:
        return settings
    return settings._replace(indexes=(*settings.indexes, f"{TORCH_INDEX}{label}"))


def _known_torch(target: str, machine: str, here: KnownTorch | None) -> KnownTorch:
    if target.endswith(".whl"):
        return torch_of_wheel(target)
    name, _, version = target.rpartition("==")
    version = version.strip()
    if name.strip() not in ("", "torch"):
        raise OpwrightError(
            f"invalid --to {target}: only torch can be the target: --to torch==VERSION"
        )
    if here and version == here.version:
        return here
    known = database(machine).all_versions
    if version in known:
        return KnownTorch(version)
    in_series = [release for release in known if release.startswith(f"{version}.")]
    if in_series:
        return KnownTorch(in_series[-1])
    raise UnknownNameError("torch release", version, known=known)
