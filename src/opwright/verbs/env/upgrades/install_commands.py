"""What to type so that other versions are installed: pip's command, and conda's for what conda has installed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from shlex import quote

from opwright.verbs.env.advice import quoted
from opwright.verbs.env.upgrades.upgrade_target import UpgradeTarget

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model.environment.installed import EnvironmentAudit

CONDA_UNCHECKED = (
    "torch is conda's here, and so is its update: whether conda's channels have it was not checked"
)


def installing(
    audit: EnvironmentAudit, to: UpgradeTarget, updates: Mapping[str, str]
) -> Iterator[str]:
    """
    Yield the commands that install a torch and some updates, `vllm==0.9.2` by its project.

    What conda has installed stays conda's, which would not know what pip puts in its place.
    """
    conda = dict(audit.environment.conda_names)
    torch = audit.environment.torch
    is_there = torch is not None and torch.version == to.torch.version
    stays = is_there and (not updates or "torch" in conda)
    pins = updates if stays else {"torch": to.target, **updates}
    from_conda = [
        f"{conda[project]}=={pin.partition('==')[2].partition('+')[0]}"
        for project, pin in pins.items()
        if project in conda and "==" in pin
    ]
    from_pip = [pin for project, pin in pins.items() if project not in conda or "==" not in pin]
    if from_conda:
        yield f"conda install --prefix {quote(audit.interpreter.prefix)} {_words(from_conda)}"
    if from_pip:
        index = (
            f" --extra-index-url {to.pip_index}" if to.pip_index and "torch" not in conda else ""
        )
        yield f"pip install {_words(from_pip)}{index}"


def _words(pins: list[str]) -> str:
    return " ".join(map(quoted, pins))
