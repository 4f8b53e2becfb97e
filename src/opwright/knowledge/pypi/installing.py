"""
How packages with a compiled part are installed with it, where `pip install PACKAGE` does not bring it.

What is known of each is a row of the table of projects. In commands `{torch}` stands for the version of the torch that is
installed, its label included, `{release}` for the same without, `{minor}` for the first two numbers of it, `{label}` for the
label alone, `{major}` for the first number of its CUDA, `{index}` for the index of PyTorch that has it, `{torch_xla}` for the release of torch_xla, and `{torch_npu}` for
the first three numbers of that of torch_npu; `{flash_attn}` and the like for a package in the release that is made for this torch.
"""

from __future__ import annotations

import re

from opwright.knowledge.projects import table
from opwright.knowledge.projects.table import Project
from opwright.knowledge.versions import is_older, series
from opwright.model import lazy
from opwright.model.named_tuple import NamedTuple


class Way(NamedTuple):
    """How a package is installed together with its compiled part."""

    summary: str
    commands: tuple[str, ...]


_AGAIN = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall"
_HERE = "pip install --no-build-isolation --no-cache-dir -v ."
_BY_NAME = 'cd "$(dirname "$(grep -rlw --include=setup.py {0} . | head -n 1)")" && {1}'
"""In any checkout: the folder of the setup.py that names a module."""
_BY_FILE = 'cd "$(dirname "$({0} | head -n 1)")" && {1}'


def spelt(module: str) -> str:
    """Return a module as grep takes it, also as projects spell it that have more than one: DCN, DCNv2, DCN_ext."""
    is_whole = "_" in module or module[-1:].isdigit()
    return module if is_whole else f"-e {module} -e {module}v2 -e {module}_ext"


def _way_of(project: Project) -> Way:
    """Return how a project is installed from nothing, by what its row says."""
    if project.run:
        return Way(_with_bound(project, project.says), project.run)
    if project.is_jit:
        return _compiled_when_used(project)
    if project.step:
        return from_clone(project)
    if project.git:
        return from_address(project)
    command = _setting(project, f"{_AGAIN} --no-binary {project.name} {project.name}")
    return Way(_built(project, "on this machine, for this torch"), (command,))


def _compiled_when_used(project: Project) -> Way:
    """Return how a project is compiled anew that torch compiles when a program first uses it."""
    says = f"; {project.says}" if project.says else ""
    return Way(
        f"there is nothing to install: {project.clone} has its sources, and torch compiles them on first use, with ninja, the nvcc of its CUDA (CUDA_HOME) and a compiler that this"
        f" nvcc supports; delete its cached build and run the program again{says}",
        (
            "rm -rf ~/.cache/torch_extensions",
            "ninja --version && nvcc --version",
        ),
    )


def from_address(project: Project) -> Way:
    """Return how a project is built that pip builds from the address of its repository."""
    command = f"{_AGAIN} {source_in(project)}"
    return Way(_built(project, "from its repository"), (_setting(project, command),))


def from_clone(project: Project) -> Way:
    """Return how a project is built that pip cannot build from its address."""
    branch = f"-b {project.ref} " if project.ref else ""
    folder = f"{project.clone}/{project.folder}".rstrip("/")
    where = (
        f"in {project.folder} of its repository"
        if project.folder
        else "in a clone of its repository"
    )
    return Way(
        _built(project, where),
        (
            f"git clone --recursive {branch}{project.address}",
            f"cd {folder} && {_setting(project, project.step)}",
        ),
    )


def in_copy(project: Project, folder: str, owner: str) -> Way:
    """Return how a project is built from the root of another's repository that contains its sources."""
    is_root = folder == "." or folder.endswith(owner)
    where = f"in {owner}" if is_root else f"in {folder} of {owner}"
    says = f"; {project.says}" if project.says else ""
    return Way(
        _with_bound(project, f"build {project.name} {where}, which has its sources{says}"),
        (_in_folder(project, folder),),
    )


def in_any_checkout(project: Project, module: str) -> Way:
    """Return how a module is built that many projects have the sources of, each in a folder of its own."""
    usual = project.usual
    places = ", ".join(f"{folder} in {owner}" for owner, folder in project.copies[:3])
    places = f"{project.usual} in most{', ' if places else ''}{places}" if project.usual else places
    otherwise = (
        "; if the project has none, from its own repository"
        if project.git
        else ", which has functions of its own"
    )
    says = f"; {project.says}" if project.says else ""
    step = project.step if not project.step.startswith("pip ") else _HERE
    found, how = _found(module, step)
    command = _in_folder(project, usual) if usual else found
    how = "from the root of it" if usual else how
    return Way(
        _with_bound(
            project,
            f"build {project.name} in its folder of the project ({places}), {how}{otherwise}{says}",
        ),
        (command,),
    )


def _found(module: str, step: str) -> tuple[str, str]:
    """Return the command that finds a folder in any checkout and builds there, and by what it finds that."""
    if step.startswith("bash "):  # which no setup.py names
        script = step.removeprefix("bash ")
        return _BY_FILE.format(f"find . -name {script}", step), "by its script"
    if step.startswith("make"):
        found = f"grep -rlwE --include=Makefile 'build_ext|{module.rpartition('.')[2]}' ."
        return _BY_FILE.format(found, step), "by its Makefile"
    return _BY_NAME.format(spelt(module), step), "by the setup.py that names it"


def _in_folder(project: Project, folder: str) -> str:
    """Return the command that builds a project in a folder."""
    step = _setting(project, project.step or _HERE)
    return step if folder == "." else f"cd {folder} && {step}"


def source_in(project: Project) -> str:
    """Return a repository as pip takes it."""
    ref = f"@{project.ref}" if project.ref else ""
    folder = f"#subdirectory={project.folder}" if project.folder else ""
    return f"'git+{project.address}{ref}{folder}'"


def _built(project: Project, how: str) -> str:
    why = {
        "none": ", as PyPI does not have it",
        "other": f", because PyPI's {project.name} is another project, or does not run",
    }.get(project.pypi, "")
    says = f"; {project.says}" if project.says else ""
    return _with_bound(project, f"build {project.name} {how}, for this torch{why}{says}")


def _with_bound(project: Project, summary: str) -> str:
    """Return a summary with the last torch that the sources compile with."""
    if not project.last_torch:
        return summary
    newer = f" ({project.for_newer})" if project.for_newer else ""
    return f"{summary}; the sources compile up to torch {project.last_torch}{newer}"


def _setting(project: Project, command: str) -> str:
    return f"{project.settings} {command}".strip()


def is_too_new(project: Project, torch: str | None) -> bool:
    """Return whether a torch is newer than the last one that the sources of a project compile with."""
    return (
        torch is not None
        and bool(project.last_torch)
        and is_older(project.last_torch, series(torch)) is True
    )


_FUNCTION = r"(?<=\w{4})_(?:fwd|bwd|forward|backward|fn|update)$"
"""What the functions of a compiled module end in, which is called as its package is."""
_OF_ONE_CUDA = r"-cuda\d{2,3}x?$"
"""What a package is called by that has a name for each CUDA, `cupy-cuda12x`."""
_BITSANDBYTES = "libbitsandbytes"
_ALIKE, _SHORTEST = 0.85, 4
"""How much of a name is spelt alike, from 0 to 1; a shorter one is like too many."""
_OF_OLDER_PYG = (
    r"(?P<package>torch_(?:scatter|sparse|cluster|spline_conv))\.(?P<module>(?:\w+_)?(?:cuda|cpu))"
)
"""What the compiled modules of these were called before torch_scatter 2.0 and torch_cluster 1.5; now they begin with `_`."""
MOVE_WITH_TORCH = frozenset({"torchvision", "torchaudio", "xformers"})
"""Packages on PyPI, each release of which is for one torch release."""

SUCCESSORS = {
    "DCNv2": "https://github.com/lucasjinreal/DCNv2_latest",
    "pointnet2": "https://github.com/erikwijmans/Pointnet2_PyTorch",
}
"""
Forks of projects for newer releases of torch, by a folder of theirs.

The first is named in https://github.com/CharlesShang/DCNv2/issues/136, the second is what most copies of that folder come from.
"""

LAST_TORCH_FOR_INTEL_MACS = "2.2.2"
"""From https://dev-discuss.pytorch.org/t/pytorch-macos-x86-builds-deprecation-starting-january-2024/1690."""


def names() -> tuple[str, ...]:
    """Return the packages that are installed in a way of their own."""
    return table.names()


def nearest_package(name: str) -> str | None:
    """Return the package whose name the user may have misspelled."""
    spelt = name.lower().replace("_", "-")
    near = lazy.difflib.get_close_matches(
        spelt, [one for one in names() if one != spelt and len(one) >= _SHORTEST], 1, _ALIKE
    )
    return near[0] if near else None


def project_of(name: str) -> Project | None:
    """Return the project of a package, of a module or of a function of one; None for one like any other."""
    parts = name.split(".")
    for size in range(len(parts), 0, -1):
        if found := table.project_of_module(".".join(parts[:size])):
            return found
    if len(parts) > 1 and parts[-1] in _NAMELESS and (own := table.project_of_module(parts[-2])):
        return own
    top = re.sub(_FUNCTION, "", parts[0]) if "_" in parts[0] else parts[0]
    top = re.sub(_OF_ONE_CUDA, "", top) if "-cuda" in top else top
    top = _BITSANDBYTES if top.startswith(f"{_BITSANDBYTES}_") else top
    return table.project_of_module(top) or table.project_named(top)


_NAMELESS = frozenset({"_ext", "_C", "_backend"})
"""What many a package calls its compiled part: it is the one of the folder that it lies in."""


def is_made_by_build(module: str) -> bool:
    """Return whether a part of a package, by its whole name, is one that the build of a project makes."""
    project = table.project_of_module(module)
    return project is not None and not project.is_jit


def way_to_install(name: str) -> Way | None:
    """Return how a package, or the package of a module, is installed with its compiled part; None for one like any other."""
    project = project_of(name)
    if project is None:
        return None
    if project.step and (project.copies or project.usual):
        top, first = name.partition(".")[0], project.modules[0]
        is_own = top in project.modules and top.replace("_", "") != first.lower()
        return in_any_checkout(project, top if is_own else first)
    return _way_of(project)


def source_of(package: str) -> str | None:
    """Return the repository that a package is installed from, as pip and a shell take it; None if it is on an index."""
    project = project_of(package)
    if project and project.git and not project.step and not project.run:
        return source_in(project)
    return None


def renamed_module(module: str) -> Way | None:
    """Return what to do about a module that no wheel of its package has any longer; None for any other."""
    older = re.fullmatch(_OF_OLDER_PYG, module)
    if older is None or older["module"].startswith("_"):
        return None
    package, name = older["package"], older["module"]
    return Way(
        f"import the functions of {package} directly in the code, without {name}, or use a newer release of the project: since about torch 1.4 {package} has no module of that"
        " name, and no wheel provides it",
        (),
    )
