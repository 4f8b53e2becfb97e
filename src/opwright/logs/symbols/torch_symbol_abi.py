"""How the binary interface decides that a symbol of torch is missing: layouts of std::string, manglings."""

from __future__ import annotations

import re
from functools import lru_cache

from opwright.knowledge.torch_releases.names.relatives import (
    mangling_twins,
    string_abi,
    string_abi_twins,
)
from opwright.knowledge.torch_releases.symbols.database import Database
from opwright.logs.symbols.torch_symbol_origin import LoadedTorch
from opwright.model.named_tuple import NamedTuple

_OTHER_LAYOUT = r"[ab]\d+\+|\bnv\d|2\.6(?:\.0)?\+(?:cu126|rocm|xpu)"
"""Built from source with a newer GCC: NVIDIA's containers, Jetson's; and what changed before PyPI's."""


class SymbolAbi(NamedTuple):
    """A name of torch, and how it would be spelled by another compiler or with other settings."""

    name: str
    releases: tuple[str, ...]
    """Those that export it."""
    database: Database
    torch: LoadedTorch

    @property
    def has_new_string(self) -> bool:
        """Whether it was compiled with the layout of std::string that is new since GCC 5."""
        return string_abi(self.name) is True or "__cxx11" in self.name or "[abi:cxx11]" in self.name

    @property
    def twin_releases(self) -> tuple[str, ...]:
        """The releases that export the same function with the other layout of std::string."""
        return _twin_releases(self.name, self.database)

    @property
    def gcc_name(self) -> str | None:
        """What GCC calls it, where clang's spelling is why nothing exports it."""
        if not self.name.startswith("_Z") or self.releases:
            return None
        return next(mangling_twins(self.name, self.database), None)

    @property
    def differs_by_more_than_layout(self) -> bool:
        """Whether the torch at hand lacks it though it has the very layout of std::string in it."""
        torch, release = self.torch, self.torch.release
        if torch.minor is None:
            return self._is_in_few_for_this_python
        if not release or release.version in self.releases:  # then it is another build than PyPI's
            return False
        built_newer = re.search(_OTHER_LAYOUT, torch.version or "")
        layout = True if built_newer else release.cxx11_abi if torch.is_published else None
        return layout is self.has_new_string

    @property
    def _is_in_few_for_this_python(self) -> bool:
        """Whether all releases for this Python have the layout in its name, and most of them not the name."""
        tag = f"cp{self.torch.python.replace('.', '')}"
        builds = [build for build in self.database.builds if tag in build.pythons]
        alike = bool(builds) and all(b.cxx11_abi is self.has_new_string for b in builds)
        return alike and 2 * sum(b.version in self.releases for b in builds) < len(builds)


@lru_cache(maxsize=256)
def _twin_releases(name: str, database: Database) -> tuple[str, ...]:
    if string_abi(name) is None and not name.endswith("Ev"):
        return ()
    twins: set[str] = set()
    for _, releases in string_abi_twins(name, database):
        twins |= releases
    return tuple(version for version in database.all_versions if version in twins)
