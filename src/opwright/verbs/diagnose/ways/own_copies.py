"""Ways that take a project's own copy, folder or part in place of what an index has by the same name."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.projects.table import COMMON_FOLDER
from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell, System
from opwright.verbs.diagnose import fixes
from opwright.verbs.diagnose.fixes.fitted_fix import fitted
from opwright.verbs.diagnose.ways.asked import BUILT_BY_NAME, Asked

_FRAME = r"File \"([^\"\n]{1,300})\", line \d+"


def own_folder(asked: Asked) -> Fix | None:
    """Return what to look at if a folder or file of the project itself lacks a name: no index has that."""
    top = asked.top
    text = asked.log.text
    if not top or "has no attribute" not in asked.evidence.quote or f"-packages/{top}" in text:
        return None
    project = knowledge.installing.project_of(top)
    is_own = _is_common(top) or (project is not None and bool(project.usual or project.copies))
    frames = compiled(_FRAME).findall(text)
    if not is_own or any("-packages" in frame for frame in frames[-1:]):
        return None
    return Fix(
        f"check which {top} is imported: the code means a folder or file of the project itself, not a package from an index. If this prints None or another place, run from the"
        " project's root and remove whatever shadows it; if it prints the project's own, it was not built or its own imports failed: install what it imports (such as cupy for"
        " your CUDA, for kernels written as strings in Python)",
        (
            f"python -c 'import {top}; print({top}.__file__)'",
            f"grep -rnE '^ *(import|from) ' --include='*.py' {top} {top}.py | grep -iE 'cupy|cuda|_ext|_C'",
        ),
    )


def _is_common(name: str) -> bool:
    """Return whether many projects have a folder or file of a name, which an index may have a package of as well."""
    return name in _OFTEN_OWN or compiled(COMMON_FOLDER).fullmatch(name) is not None


_OFTEN_OWN = frozenset({"correlation", "resample2d_package", "channelnorm_package", "kernelconv2d"})


def changed_copy(asked: Asked) -> Fix | None:
    """Return how to find a project's own copy of a package, whose class takes what the index's does not."""
    called = compiled(_CLASS_OF_CALL).search(asked.evidence.quote)
    name = called and (called["of_class"] or called["function"])
    if not name or name.startswith("_") or asked.situation.system is System.WINDOWS:
        return None
    return Fix(
        f"if the project contains a modified copy of the package that has {name} (this finds it), install that copy from its folder instead of the index's; if not, install the"
        " release of the package from the project's time",
        (f"grep -rlE '\\b(class|def) {name}\\b' --include='*.py' .",),
    )


_CLASS_OF_CALL = (
    r"(?:(?P<of_class>[A-Za-z]\w{2,60})\.)?(?P<function>\w{2,60})\(\) got an unexpected keyword"
)


def part_of_itself(asked: Asked) -> Fix | None:
    """Return how a package gets a part that its own files ask for, and that no release has under another name."""
    frames = compiled(_FRAME).findall(asked.log.text)
    if not frames or not asked.top or "No module named" not in asked.evidence.quote:
        return None
    if not re.search(rf"[/\\]{asked.top}[/\\]", frames[-1]):
        return None
    return Fix(
        f"{asked.top} itself asks for it, so the part was not built or installed with it: find the setup.py option that builds it (an argument such as --plugins or --cuda_ext, or"
        " a variable), uninstall the package, and reinstall it with that option from a checkout of its newest commit",
        ("grep -nE 'sys.argv|environ|getenv' setup.py", f"pip uninstall -y {asked.package}"),
    )


def of_known_project(asked: Asked) -> Fix | None:
    """Return how a known project is installed of which there is a folder alone that Python takes for its package."""
    project = knowledge.installing.project_of(asked.top) if asked.top else None
    if project is None or project.run or "unknown location" not in asked.evidence.quote:
        return None
    way = knowledge.installing.way_to_install(asked.top)
    if way is None or project.is_jit:
        return None
    installed = Fix(
        f"{way.summary}. Python has found only a folder called {asked.top} here, of its sources or an empty one: build it there, or run elsewhere",
        fixes.package_install.commands_of(way, asked.situation, asked.log),
    )
    return fitted(installed, asked.situation)._replace(otherwise=asked.fix)


def where_pybind11_lies(asked: Asked) -> Fix | None:
    """Return the same fix with the folder of the project's pybind11, as the compiler names it."""
    named = compiled(_PYBIND11).search(asked.evidence.quote.replace("\\", "/"))
    if named is None or named["above"] == "third_party":
        return None
    commands = (
        one.replace("third_party/pybind11", f"{named['above']}/pybind11")
        for one in asked.fix.commands
    )
    return asked.fix._replace(commands=tuple(commands))


_PYBIND11 = r"(?P<above>(?!include\b|site-packages\b)[A-Za-z][\w.-]{1,40})/pybind11/include/"


def by_swig(asked: Asked) -> Fix | None:
    """Return how a module comes to be that SWIG writes the sources of, which its Python file beside it tells."""
    module = asked.module
    is_said = re.search(r"\bswig\b|swig_import", asked.log.text, re.IGNORECASE) is not None
    if not module.startswith("_") or not is_said or knowledge.installing.project_of(module):
        return None
    name = module.removeprefix("_")
    folder = f'cd "$(dirname "$(find . -name {name}.i | head -n 1)")"'
    return Fix(
        f"generate {module}'s sources with SWIG and build it in the folder of {name}.i, in a checkout of the project: pip builds it only where setup.py calls SWIG",
        (
            "conda install -c conda-forge swig",
            f"{folder} && swig -python -c++ {name}.i && python setup.py build_ext --inplace",
        )
        if asked.situation.shell is Shell.SH
        else (
            "conda install -c conda-forge swig",
            f"swig -python -c++ {name}.i",
            "python setup.py build_ext --inplace",
        ),
    )


def copy_of_the_project(module: str) -> Fix | None:
    """Return how the project's own copy takes the place of a module of the same name that has other functions."""
    if not module:
        return None
    return Fix(
        f"if this prints None, {module} is a folder of sources that was not built; if it prints a file outside the project, another build, or another project's {module} with"
        " different functions, shadows it. Remove that, and build the project's own copy",
        (
            f"python -c 'import {module}; print({module}.__file__)'",
            *(() if _is_common(module) else (f"pip uninstall -y {module}",)),
            f"{BUILT_BY_NAME.format(module)}pip install --no-build-isolation --no-cache-dir -v .",
        ),
    )
