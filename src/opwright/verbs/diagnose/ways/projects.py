"""Ways that the table of projects has beside the first: another repository with the same sources."""

from __future__ import annotations

import re

from opwright.knowledge import installing
from opwright.model import Fix
from opwright.verbs.diagnose.ways.asked import Asked


def from_its_repository(asked: Asked) -> Fix | None:
    """Return how a module is built from the repository that it comes from, where the first way looks for it in the project."""
    name = asked.details.get("absent") or asked.details.get("module", "")
    project = installing.project_of(name) if name else None
    if project is None or not project.git:
        return None
    if not project.copies or not any(map(_is_in_the_project, asked.fix.commands)):
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"if the project has no sources of {project.name}, take those of its own repository, whose functions may be other ones than "
        "those of a copy",
        way.commands,
    )


def _is_in_the_project(command: str) -> bool:
    """Return whether a command builds what a project has, whichever it is."""
    return re.match(r"cd (?![~/])|findstr ", command) is not None
