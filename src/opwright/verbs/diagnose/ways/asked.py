"""What a way is wanted for: a cause in a log, and the way that is there already."""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge
from opwright.knowledge.packages import module_package
from opwright.logs.patterns import compiled
from opwright.model import Evidence, Fix, Log, Situation
from opwright.model.named_tuple import NamedTuple

MODULE = r"[A-Za-z_]\w{1,60}"
BUILT_BY_NAME = 'cd "$(dirname "$(grep -rlw --include=setup.py {0} . | head -n 1)")" && '
"""How one goes to the folder whose setup.py names a module."""
_FINDS_BY_NAME = (BUILT_BY_NAME[:30], "findstr /s /m ", "Get-ChildItem -Recurse -Filter setup.py")
_DISTRIBUTION = r"[A-Za-z][\w.-]{1,60}"
_IMPORTED = (
    r"(?m)^(?:>>> |[ \t]+|In \[\d{1,3}\]: )(?:import (?P<module>(?:[A-Za-z]|_(?=[a-z]\w{3}))\w{1,60})[ \t]*(?:as \w+)?$"
    r"|from (?P<package>(?:[A-Za-z]|_(?=[a-z]\w{3}))\w{1,60})(?:\.\w+)* import )"
)
_PARTS = ("_backend", "_cuda", "_ext", "_cpp")
"""The names of modules that are part of a package with another name."""
_OTHERS = frozenset({"torch", "torchvision", "os", "sys", "numpy"})


class Asked(NamedTuple):
    """A cause that was found in a log, and its first way."""

    fix: Fix
    evidence: Evidence
    situation: Situation
    log: Log

    @property
    def details(self) -> Mapping[str, str]:
        """What the evidence is filled in with."""
        return self.evidence.details

    @property
    def is_found_by_name(self) -> bool:
        """Whether the first way looks for the setup.py that names the module."""
        return any(one in command for command in self.fix.commands for one in _FINDS_BY_NAME)

    @property
    def module(self) -> str:
        """The module in question, without its package; '' if the log has none that can be typed."""
        name = re.sub(r"\.(?:so|pyd)$", "", self.details.get("module", "")).rpartition(".")[2]
        return name if re.fullmatch(MODULE, name, re.ASCII) else ""

    @property
    def top(self) -> str:
        """The package that Python imports, `torch_harmonics`; '' if the log has none that can be typed."""
        name = (self.details.get("package") or self.details.get("module", "")).partition(".")[0]
        return name if re.fullmatch(MODULE, name, re.ASCII) and name != "PACKAGE" else ""

    @property
    def package(self) -> str:
        """The same as pip calls it."""
        top = self.top
        owner = knowledge.installing.project_of(top) if top.endswith(_PARTS) else None
        name = owner.name if owner else module_package(top)
        return name if re.fullmatch(_DISTRIBUTION, name, re.ASCII) else ""

    @property
    def imported(self) -> str:
        """The last module whose import is above the evidence and failed; '' if there is none."""
        above = "\n".join(self.log.text.split("\n")[: self.evidence.line])
        names = [m["module"] or m["package"] for m in compiled(_IMPORTED).finditer(above)]
        return names[-1] if names and names[-1] not in _OTHERS and names[-1].isascii() else ""
