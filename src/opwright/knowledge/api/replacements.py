"""What takes the place of a name that is gone, where somebody has written it down."""

from __future__ import annotations

import re

from opwright.knowledge.cuda.removed import REMOVED_NAMES as CUDA_NAMES
from opwright.knowledge.torch_releases.removed_apis import REMOVED_APIS
from opwright.knowledge.torch_releases.removed_names import REMOVED_NAMES as TORCH_NAMES


def replacement(domain: str, name: str) -> str | None:
    """Return what to use in the place of a name, in words; None where nothing is written down."""
    if domain == "torch":
        return _of_torch(name)
    if domain == "cuda":
        return next((row.instead for row in CUDA_NAMES if re.fullmatch(row.names, name)), None)
    return None


def _of_torch(name: str) -> str | None:
    last = name.rpartition("::")[2]
    for row in REMOVED_APIS:
        if row.name in (name, last) or name.endswith(f"::{row.name}"):
            return row.instead
    return next((row.instead for row in TORCH_NAMES if re.fullmatch(row.names, last)), None)
