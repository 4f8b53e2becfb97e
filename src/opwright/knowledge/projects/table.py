"""
The table of native projects, as text: what a README, a setup.py and an index say of a package.

A row is a block of lines, each a word and what it says; the first is

    = NAME              what pip calls the package, or people the project, where no index has it

and then, each only where there is something to say:

    has    a a.b c      what it is imported by, its compiled parts among them; `~` stands for a blank
    git    OWNER/NAME   the repository on GitHub, with `@REF` where a branch or commit other than the newest is the one
    pypi   WORD         `has` it, or `other`: another project of that name, or one that does not run; of a row with `git`,
                        where it says neither, PyPI has nothing of the name, and of the others it has it
    in     FOLDER       of the repository, where its setup.py is
    set    A=1 B=2      variables that the build reads, without which it leaves something out
    step   COMMAND      typed in that folder of a clone, where pip cannot build it from the address
    copy   NAME FOLDER  another project whose repository has the sources of the module, and where; `*` for most that have
    jit                 nothing builds it but torch, when a program first uses it
    torch  RELEASE      the last torch that the sources compile with, and then what there is for a newer one
    says   WORDS        what else to know; of a row with `run`, the whole summary
    run    COMMAND      in place of what would be made of the above; `installing` names the words in braces
    on     SYSTEM WORDS | COMMAND   what else is done on `windows`, a `jetson`, on `arm64`, with a GPU of `amd` or where a file is `gone`
    like   NAME         the rest is that project's row, with the name of this one
    from   SOURCES      where it is written; without it in the README and the setup.py of the repository

Modules and folders were held against the repositories. Some two dozen rows of packages with an index or an installer of their
own (`run`) were written from experience; `from` names the page to hold them against. What a bound of `torch` rests on is the
index of torch's names: what the sources use, and which release dropped it.
"""

from __future__ import annotations

import os
import re
from functools import cache

from opwright.model.named_tuple import NamedTuple

COMMON_FOLDER = (
    r"_C|_ext|_ops|api|app|apps|assets|backend|bbox|benchmark|benchmarks|bin|bindings|build|code|common|config|"
    r"configs|core|corr|cpp|csrc|cuda|cython|data|dataset|datasets|demo|deps|dist|docker|docs|emd|engine|examples|ext|"
    r"extension|extensions|external|external_packages|extra|features|gpu|head|heads|include|install|kernel|kernels|"
    r"layer|layers|lib|libs|main|mmdet|model|models|module|modules|my_package|net|nets|network|networks|nms|nn|op|"
    r"operator|operators|ops|package|packages|plugin|plugins|pointnet2_utils|project|projects|python|pytorch|repo|"
    r"runtime|script|scripts|source|sources|src|submodules|test|tests|third_party|thirdparty|tool|tools|torch|train|"
    r"training|util|utils|vendor|work|workspace"
)
"""Folder names common to many projects, which do not identify one."""
PATH = os.path.join(os.path.dirname(__file__), "data", "projects.txt")


class Project(NamedTuple):
    """A row of the table."""

    name: str
    modules: tuple[str, ...] = ()
    pypi: str = "has"
    """`has`, `none` or `other`."""
    git: str = ""
    folder: str = ""
    settings: str = ""
    step: str = ""
    copies: tuple[tuple[str, str], ...] = ()
    """Projects that have the sources, and in which folder."""
    usual: str = ""
    """The usual folder of projects that have them; '' if there is no such folder."""
    last_torch: str = ""
    for_newer: str = ""
    """What there is for a torch after the last one; '' if nothing is known."""
    says: str = ""
    run: tuple[str, ...] = ()
    source: str = ""
    elsewhere: tuple[tuple[str, str, tuple[str, ...]], ...] = ()
    """By system, `windows`, `jetson`, `arm64`, `amd`, or `gone`: what to do there, and the commands."""
    is_jit: bool = False
    """Whether torch compiles it when it is first used, into its own folder."""

    @property
    def address(self) -> str:
        """The address of the repository, without a branch or commit; '' if unknown."""
        return f"https://github.com/{self.git.partition('@')[0]}.git" if self.git else ""

    @property
    def ref(self) -> str:
        """The branch or commit; '' for the newest."""
        return self.git.partition("@")[2]

    @property
    def clone(self) -> str:
        """What a clone of the repository is called."""
        return self.git.partition("@")[0].rpartition("/")[2]


@cache
def _blocks() -> dict[str, str]:
    """Return the rows as they are written, by name."""
    with open(PATH, "rb") as table:  # plain in a wheel, too: it would take longer to inflate
        rows = f"\n{table.read().decode()}".split("\n= ")[1:]
    return {row.partition("\n")[0]: row for row in rows}


@cache
def _of_modules() -> dict[str, str]:
    """Return the name of the row of each module."""
    found = {}
    for name, row in _blocks().items():
        has = row.partition("\nhas ")[2].partition("\n")[0]
        for module in has.split():
            found[module.replace("~", " ")] = name
    return found


def names() -> tuple[str, ...]:
    """Return what the projects are called."""
    return tuple(_blocks())


def modules() -> tuple[str, ...]:
    """Return what the projects are imported by, without parts of packages and libraries."""
    return tuple(name for name in _of_modules() if name.isidentifier() and name[:3] != "lib")


def project_named(name: str) -> Project | None:
    """Return the project of that name, as pip spells it; None if there is none."""
    rows = _blocks()
    row = rows.get(name) or rows.get(name.lower().replace("_", "-"))
    return _project(row) if row else None


def project_of_module(module: str) -> Project | None:
    """Return the project that has a module, by its full name; None if none is known."""
    row = _of_modules().get(module)
    return _project(_blocks()[row]) if row else None


@cache
def projects_with_bound() -> dict[str, Project]:
    """Return the projects whose sources compile up to some torch, by the names of their folders: a clone, or a build."""
    found: dict[str, Project] = {}
    for block in _blocks().values():
        if "\ntorch " in block:
            project = _project(block)
            tops = (module.partition(".")[0] for module in project.modules)
            names = filter(None, (*tops, project.clone))
            own = (name for name in names if not re.fullmatch(COMMON_FOLDER, name))
            found |= dict.fromkeys(own, project)
    return found


def _project(block: str) -> Project:
    """Return what a row says."""
    name, *lines = block.strip().split("\n")
    if like := next((line[5:] for line in lines if line.startswith("like ")), None):
        lines += (
            line.replace(like, name)
            for line in _blocks()[like].strip().split("\n")[1:]
            if not line.startswith("has ")
        )
    said: dict[str, list[str]] = {}
    for line in lines:
        word, _, rest = line.partition(" ")
        said.setdefault(word, []).append(rest.strip())
    torch, _, newer = " ".join(said.get("torch", ())).partition(" ")
    copies = [(one.partition(" ")[0], one.partition(" ")[2]) for one in said.get("copy", ())]
    once = {word: " ".join(parts) for word, parts in said.items()}
    return Project(
        name,
        modules=tuple(one.replace("~", " ") for one in once.get("has", "").split()),
        pypi=once.get("pypi") or ("none" if "git" in once else "has"),
        git=once.get("git", ""),
        folder=once.get("in", ""),
        settings=once.get("set", ""),
        step=once.get("step", ""),
        copies=tuple((owner, folder) for owner, folder in copies if owner != "*"),
        usual=next((folder for owner, folder in copies if owner == "*"), ""),
        last_torch=torch,
        for_newer=newer,
        says=once.get("says", ""),
        run=tuple(said.get("run", ())),
        source=once.get("from", ""),
        elsewhere=tuple(map(_on_a_system, said.get("on", ()))),
        is_jit="jit" in once,
    )


def _on_a_system(line: str) -> tuple[str, str, tuple[str, ...]]:
    system, _, rest = line.partition(" ")
    words, *commands = rest.split(" | ")
    return system, words, tuple(commands)
