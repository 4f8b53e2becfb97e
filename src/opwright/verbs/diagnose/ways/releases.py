"""Ways that take another release of a package."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.pypi.native_packages import KERNEL_PACKAGE, NATIVE_PACKAGE, is_on_pypi
from opwright.logs.asker.install_commands import is_same
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Fix, System
from opwright.verbs.diagnose.fixes.open_places import MMCV_FULL, names_mmcv_full
from opwright.verbs.diagnose.ways.asked import Asked
from opwright.verbs.diagnose.ways.own_copies import copy_of_the_project

_BETWEEN_PACKAGES = "if two Python packages disagree"
_RELEASE_OF = "$(pip show {0} | sed -n 's/^Version: //p')"


def of_both_parts(asked: Asked) -> Fix | None:
    """Return the release of an installed package that the project of a log asks for, where its compiled part lacks what its Python files, or the project's, call."""
    library = asked.details.get("library", "")
    top = library.partition(".")[0]
    project = knowledge.installing.project_of(library) if "." in library else None
    if project is None or not re.search(rf"-packages[/\\]{re.escape(top)}[/\\]", asked.log.text):
        return None
    pinned = knowledge.askers.asked_for(project.name, asked.log.text)
    if pinned is None or "==" not in pinned.requirement:
        return None
    return Fix(
        f"install {pinned.requirement}, which {pinned.project} requires ({pinned.source} of its repository): the installed release has other functions; and delete its compiled"
        " cache (~/.cache/torch_extensions)",
        (f"pip install --force-reinstall --no-deps {pinned.requirement}",),
        otherwise=asked.fix,
    )


def release_before(asked: Asked) -> Fix | None:
    """Return how to go back behind the release that took a name away."""
    package = asked.package
    is_between = asked.details.get("remedy", "").startswith(_BETWEEN_PACKAGES)
    if not package or not is_between or package == "torch":
        return None
    moved = _where_it_went(asked)
    package = MMCV_FULL if package == "mmcv" and names_mmcv_full(asked.log) else package
    first = (
        f"if this finds the name in another module of {package}, change the import in the calling code to that module; if not, "
        if moved
        else "if nothing names one: "
    )
    why = (
        f"{first}the calling code is newer than the installed {package}: then upgrade that; or older: then install a release of its time (the list shows them), or pull that code's"
        " newest commit"
    )
    if not is_on_pypi(package):
        source = knowledge.installing.source_of(package)
        if source is None:
            return copy_of_the_project(asked.top)
        newest = (
            f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {source}"
        )
        tags = (
            "git ls-remote --tags " + source.replace("git+", "").partition("#")[0].rstrip("'") + "'"
        )
        return Fix(
            f"{why}, as the next command does; older releases are its tags",
            (*moved, newest, tags),
        )
    if compiled(_ALL_TRIED).search(asked.log.text):
        return Fix(
            f"no release on PyPI has it, as the log says: install {package} from the newest commit of its repository, or use the commit of the calling code that was written for a"
            " release",
            (
                f"pip show {package} | grep -i '^home-page\\|^project-url'",
                "git log --oneline -n 20",
            ),
        )
    return Fix(why, (*moved, f"pip index versions {package}", f"pip install --upgrade {package}"))


_ALL_TRIED = r"(?i)\btried (?:to )?(?:install(?:ing)? )?(?:with )?(?:all|every|each|many|several|different|various|other)\b[^\n.]{0,30}\bversions?\b"


def older_of_what_asks(asked: Asked) -> Fix | None:
    """Return how an installed package goes back to the time of the installed torch, whose files ask for what that lacks."""
    lines = asked.log.text.split("\n")
    below = "\n".join(lines[asked.evidence.line :])
    above = "\n".join(lines[: asked.evidence.line])
    inside = [
        *compiled(_INSIDE).findall(below)[:1],
        *reversed(compiled(_INSIDE).findall(above)),
    ]
    package = knowledge.packages.module_package(inside[0]) if inside else ""
    if not package or not is_on_pypi(package):
        return None
    if asked.details.get("release", "")[:1].isalpha():  # and it may be gone as well
        return Fix(
            f"install another {package}, one made for the installed torch: {package}'s own files ask for the name, so take an older release if torch does not have it yet, or a newer"
            " one if torch no longer has it",
            (f"pip index versions {package}",),
        )
    why = f"keep this torch and install an older {package} from the same time: {package}'s own files ask for the name"
    if asked.situation.system is System.WINDOWS:
        return Fix(why, (f"pip index versions {package}",))
    return Fix(
        f"{why} (again, until it is imported)",
        (f'pip install --no-build-isolation "{package}<{_RELEASE_OF.format(package)}"',),
    )


_INSIDE = r"-packages[/\\](?!torch[/\\])([A-Za-z]\w{1,40})[/\\]"


def of_another_release(asked: Asked) -> Fix | None:
    """Return what else a compiled module may lack a function for: the calling code is of another release."""
    if "has no attribute" not in asked.evidence.quote or not asked.top:
        return None
    source = knowledge.installing.source_of(asked.top)
    address = source and source.replace("git+", "").partition("#")[0].strip("'")
    tags = (f"git ls-remote --tags '{address}'",) if address else ()
    return Fix(
        f"if the first command lists CUDA functions, {asked.top} was built with them, and the calling code is for another release: install the release that the project's README or"
        " requirements name (usually an older one), not the newest again",
        (f"python -c 'import torch, {_module_of(asked)} as m; print(dir(m))'", *tags),
    )


def _module_of(asked: Asked) -> str:
    """Return the module that lacks a name, as it is imported."""
    named = compiled(_LACKING).search(asked.evidence.quote)
    return named[1] if named else asked.top


_LACKING = r"module ['\"]([A-Za-z_][\w.]{1,80})['\"] has no attribute"


def torch_of_the_wheel(asked: Asked) -> Fix | None:
    """Return how to get the torch that a wheel was built for, if the user installed only the file."""
    named = [
        m
        for m in compiled(_FILE).finditer(asked.log.text)
        if m["name"].lower() == asked.top.lower()
    ]
    if not named:
        return None
    file, label = named[-1][0], named[-1]["label"]
    return Fix(
        f"reinstall the wheel with PyTorch's index for {label} as an extra index, so that pip installs the torch build it requires: its compiled part loads with no other release,"
        " nor with the CPU build that PyPI has for Windows",
        (
            f"pip install --force-reinstall {file} --extra-index-url https://download.pytorch.org/whl/{label}",
            'python -c "import torch; print(torch.__version__, torch.version.cuda)"',
        ),
        otherwise=asked.fix,
    )


_FILE = r"\b(?P<name>[A-Za-z]\w{1,40})-\d[\w.]{0,20}\+(?P<label>cu1[1-3]\d)[\w.]{0,40}-cp3\d{1,2}-\w{2,8}-\w{5,40}\.whl\b"


def of_the_named_release(asked: Asked) -> Fix | None:
    """Return the release that the table of projects names for what is missing, if the newest commit lacks it."""
    known = compiled(_NAMED_FOR).search(asked.fix.summary)
    sources = [one for one in asked.fix.commands if ".git'" in one]
    if known is None or not sources:
        return None
    names = re.findall(r"[A-Za-z_][\w.]{5,60}", known["names"])
    if not any(name in asked.evidence.quote for name in names):
        return None
    command = sources[0].replace(".git'", f".git@{known['ref']}'")
    return Fix(
        f"install {known['ref']}, the release that still has it: the newest commit, which is installed or gets installed otherwise, does not",
        (command,),
        otherwise=asked.fix._replace(commands=(), otherwise=None),
    )


_NAMED_FOR = r"a project that imports (?P<names>[^;:]{4,200}), needs [\d.]+: @(?P<ref>v[\d.]+) behind the address"


def newer_of_the_same_label(asked: Asked) -> Fix | None:
    """Return how to see the newer releases of a package for the same torch, where the log has pinned one that lacks a name."""
    command = asked.situation.command
    package = asked.package
    for requirement in command.requirements if command and package else ():
        pinned = compiled(_LABELLED).fullmatch(requirement)
        if pinned is None or not is_same(pinned["name"], package):
            continue
        place = compiled(_LIST).search(" ".join(command.options) if command else "")
        shown = (
            f"curl -sL {place[0]} | grep -oE '{pinned['name']}-[0-9][^\"<> /]*{re.escape(pinned['torch'])}[^\"<> /]*whl' | sort -uV | tail -n 9"
            if place and asked.situation.system is not System.WINDOWS
            else f"pip index versions {package}"
        )
        return Fix(
            f"{pinned['release']}, which the command asks for, does not have the name: if the calling code is newer, install a newer {package} for the same torch, with the same label"
            f" ({pinned['label']}), from the index that its documentation names; if it is older, an older one",
            (shown,),
            otherwise=asked.fix if asked.fix.commands else None,
        )
    return None


_LABELLED = r"(?P<name>[A-Za-z][\w.-]{0,40})==(?P<release>\d[\w.]{1,30})\+(?P<label>[\w.]*?(?P<torch>(?:torch|pt)\d[\d.]*\d)[\w.]*)"
"""A requirement whose release states its torch, as those of k2 and kaldifeat do."""
_LIST = r"https://[\w./-]+"


def _where_it_went(asked: Asked) -> tuple[str, ...]:
    """Return what finds a name in the installed package, whose import may fail; nothing if it is not a name."""
    name = asked.module
    if not name or asked.situation.system is System.WINDOWS:
        return ()
    place = f"$(python -c 'import importlib.util as u; print(u.find_spec(\"{asked.top}\").submodule_search_locations[0])')"
    is_module = "." in asked.details.get("module", "")
    if is_module:
        return (f'find "{place}" -name "{name}*"',)
    return (f'grep -rnE "\\b(def|class) {name}\\b|\\b{name} *=" --include="*.py" "{place}"',)


def of_a_cxx_project(asked: Asked) -> Fix | None:
    """Return how to find the release of another project that C++ sources were written for."""
    name = asked.details.get("dependency", "").removesuffix("_NS")
    if asked.fix.commands or not re.fullmatch(r"[A-Za-z]\w{1,30}", name, re.ASCII):
        return None
    return Fix(
        f"if the sources are newer than the installed {name}, install its newest release; if they are older, the release from their time, which their files name",
        (
            f"grep -rniw {name} --include='README*' --include='*.md' --include=CMakeLists.txt --include=.gitmodules . | head -n 20",
        ),
    )


def newest_that_asks(asked: Asked) -> Fix | None:
    """Return the newest release of a package that bounds torch, which may accept the installed one."""
    name = asked.details.get("asker", "")
    if "<" not in asked.details.get("bounds", "") or not is_on_pypi(name):
        return None
    return Fix(
        f"keep the installed torch and upgrade to the newest {name}, which may accept it; if everything works, ignore pip's note",
        (f"pip install --upgrade {name}", f"pip show torch {name}"),
    )


def newer_of_what_is_installed(asked: Asked) -> Fix | None:
    """Return the newest of a package that an install command has named by a tag or a release, whose sources are older than torch."""
    command = asked.situation.command
    asked_for = command.requirements if command else ()
    for requirement in asked_for:
        if tagged := compiled(_TAGGED).fullmatch(requirement):
            newest = tagged["address"] + (tagged["part"] or "")
            return Fix(
                f"the installed release ({tagged['tag']}) is older than this torch: install the newest commit of its repository, which may have been fixed",
                (f"pip install --no-build-isolation --no-cache-dir '{newest}'",),
            )
        if pinned := compiled(_PINNED).fullmatch(requirement):
            return Fix(
                f"the installed release ({requirement}) is older than this torch: install a newer one, which may have been fixed",
                (f"pip install --no-build-isolation --no-cache-dir --upgrade {pinned['name']}",),
            )
    return None


_TAGGED = (
    r"(?P<address>git\+https://[\w.-]+/[\w.-]+/[\w.-]+?)@(?P<tag>[\w./-]+)(?P<part>#[\w=&./-]+)?"
)
_PINNED = r"(?P<name>[A-Za-z][\w.-]{1,50})==[\w.]+"


def from_its_repository(asked: Asked) -> Fix | None:
    """Return how a package is built from its repository that an index or a list has nothing of."""
    name = asked.details.get("name", "")
    source = knowledge.installing.source_of(name) if name else None
    if source is None:
        return None
    return Fix(
        f"build {name} from its repository for the installed torch: no index has it, or not for every torch",
        (f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {source}",),
    )


def newest_release(asked: Asked) -> Fix | None:
    """Return how to get a release that has what the installed one lacks."""
    package = asked.package
    if package in ("", "torch") or asked.evidence.confidence is Confidence.CERTAIN:
        return None
    if "missing" in asked.details:  # of what every release has
        return Fix(
            f"if pip lists {package}, and nothing shadows it, its files are damaged: reinstall it",
            (f"pip uninstall -y {package}", f"pip install --no-cache-dir {package}"),
        )
    is_known = compiled(rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}").fullmatch(package) is not None
    text = asked.log.text
    if (
        f"-packages/{asked.top}/" in text or f"install {package}" in text or is_known
    ) and is_on_pypi(package):
        return Fix(
            f"if that prints a file in site-packages, nothing shadows it, and {package} is of another release than the code expects: install the newest, or the one that the project"
            " names",
            (f"pip install --upgrade {package}",),
        )
    is_of_a_clone = "No module named" in asked.evidence.quote or "_C" in asked.evidence.quote
    return None if is_of_a_clone else copy_of_the_project(asked.top)
