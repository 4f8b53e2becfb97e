"""
Libraries for GPUs that a package has beside others, in a torch without GPUs.

The loader refuses them there. Whether anything loads them is for the package to say: torch_scatter loads its `_cuda` libraries
in any torch, sphericart has another library open its own when there is a tensor on a GPU. Where no Python source
loads one without a condition, its failure doesn't prove that the package fails.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from opwright.knowledge.torch_releases.names.names import is_cuda_library, is_torch_gpu_library
from opwright.model import Artifact, BinaryAudit, Fails, Load


def not_proved(artifact: Artifact, binaries: Sequence[BinaryAudit]) -> dict[str, frozenset[str]]:
    """Return by path the releases in which the failure of a library doesn't prove that the artifact fails."""
    if artifact.loaded is None:
        return {}
    resolving = {v.load.torch.version for one in binaries for v in one.verdicts if v.load.resolves}
    spared = {
        one.binary.path: frozenset(
            verdict.load.torch.version
            for verdict in one.verdicts
            if isinstance(verdict, Fails) and _lacks_gpus_alone(verdict.load)
        )
        & resolving
        for one in binaries
        if one.binary.path not in artifact.loaded
    }
    return {path: versions for path, versions in spared.items() if versions}


def _lacks_gpus_alone(load: Load) -> bool:
    """Return whether a torch without CUDA lacks libraries for GPUs, and at least one of its own."""
    return (
        not load.torch.cuda
        and not load.missing_symbols
        and any(map(is_torch_gpu_library, load.missing_libraries))
        and all(is_torch_gpu_library(n) or is_cuda_library(n) for n in load.missing_libraries)
    )


def note_on(spared: Mapping[str, Collection[str]]) -> str | None:
    """Return what to tell of them; None where there are none."""
    if not spared:
        return None
    names = sorted({path.rpartition("/")[2] for path in spared})
    shown = ", ".join(names[:3]) + (f" and {len(names) - 3} more" if names[3:] else "")
    return (
        f"{shown} can't be loaded without a torch for GPUs; no Python source of the package loads "
        f"{'them' if names[1:] else 'it'} without a condition, so there the package is unproven"
    )
