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
    if not (project.copies or project.usual) or not any(
        map(_is_in_the_project, asked.fix.commands)
    ):
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"if the project has no sources of {project.name}, take those of its own repository, whose functions may be other ones than "
        "those of a copy",
        way.commands,
    )


def for_this_python(asked: Asked) -> Fix | None:
    """Return how to see that a package that is missing as a whole is installed for another Python than the one that runs."""
    module = asked.details.get("module", "")
    is_whole = "." not in module and "package" not in asked.details and module == asked.module
    is_absent = "No module named" in asked.evidence.quote
    if (
        not module
        or not is_whole
        or not is_absent
        or not any(map(_is_of_wheels, asked.fix.commands))
    ):
        return None
    return Fix(
        f"if pip has it already, it is there for another Python (a notebook, an IDE or sudo has its own): install it by `python -m pip` of the one that has no {module}",
        (
            'python -c "import sys; print(sys.executable)"',
            f"python -m pip show {module}",
        ),
    )


def _is_of_wheels(command: str) -> bool:
    """Return whether a command installs a package without a build, as a rule."""
    return command.startswith("pip install ") and not re.search(
        r"--no-build-isolation|git\+", command
    )


def empty_folder_of(asked: Asked) -> Fix | None:
    """Return how a project is installed whose folder in another one is empty, as it is in a zip."""
    name = re.split(r"[/\\]", asked.details.get("missing", ""))[-1]
    project = installing.project_of(name.replace("-", "_")) if name else None
    if project is None or not project.git:
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"if the folder is from a zip, which has no submodules, or stays empty: install {project.name} from its own repository, and leave its line out "
        "of the requirements; a copy with other functions comes by git clone --recursive only",
        way.commands,
    )


def _is_in_the_project(command: str) -> bool:
    """Return whether a command builds what a project has, whichever it is."""
    return re.match(r"cd (?![~/])|findstr ", command) is not None
