"""
What somebody says, or a log shows, to have been done in vain, and the second way in its stead.

Who asks has often done what most threads of the cause would answer: the variable is set, the package is installed. To advise
it again costs them a round, and what they did says which other way is left.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from opwright import knowledge
from opwright.logs.patterns import compiled
from opwright.model import Fix, Log, Shell, Situation

_SET = r"\bTORCH_CUDA_ARCH_LIST[ =]{1,3}['\"]?(?P<archs>\d{1,2}\.\d[af]?(?:\+PTX)?(?:[;, ]{1,2}\d{1,2}\.\d[af]?(?:\+PTX)?){0,12})"
_NOT_SAID = r"(?<!if )(?<!that )(?<!sure )(?<!whether )(?<!when )(?<!unless )(?<!have )(?<!once )"
"""Before the name of a package: what packages say that ask for it."""
_BUILT_ELSEWHERE = r"\bsetup\.py (?:install|bdist_wheel)\b|\bpip3? install (?:-\S+ ){0,4}(?:\.(?=[\s,]|$)|\S{0,60}\.whl\b)"
_IN_PLACE = r"--inplace\b|\bsetup\.py develop\b|\binstall (?:\S+ ){0,4}(?:-e|--editable)\b|Failed building|error: command|^FAILED: "
_FOUND_BY_NAME = 'cd "$(dirname "$(grep -rlw --include=setup.py '


def second_way(
    name: str, fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix:
    """Return the fix of a cause; another where the log shows that it has been done."""
    if name == "arch-dropped-by-toolkit":
        return _without_list(fix, details.get("arch", ""), situation, log)
    module = details.get("module", "")
    if "." in module and "No module named" in log.text:
        return _in_place(fix, module.rpartition(".")[2], log)
    if not re.fullmatch(r"[A-Za-z_]\w{1,60}", module):
        return fix
    if re.search(rf"No module named ['\"]?{module}(?![\w.])", log.text):
        return _with_other_python(fix, module, log)
    return _in_place(fix, module, log)


def _without_list(fix: Fix, arch: str, situation: Situation, log: Log) -> Fix:
    """Return where an architecture is named, if the user's list does not have it."""
    is_set = any("TORCH_CUDA_ARCH_LIST=" in command for command in fix.commands)
    lists = [match["archs"] for match in compiled(_SET).finditer(log.text)] if is_set else []
    dotted = re.sub(r"\Asm_(\d+)(\d)[af]?\Z", r"\1.\2", arch)
    if not lists or any(dotted in re.split(r"[;, +]", archs) for archs in lists):
        return fix
    search = (
        "grep -rnE 'TORCH_CUDA_ARCH_LIST|(sm|compute)_[0-9]' --include='*.py' --include='*.sh' --include='Makefile*' --include='CMakeLists.txt' ."
        if situation.shell is Shell.SH
        else 'findstr /s /n "TORCH_CUDA_ARCH_LIST compute_ sm_" *.py CMakeLists.txt'
    )
    return Fix(
        f"edit the build script: the log shows that TORCH_CUDA_ARCH_LIST is set without {arch}, and {arch} is still asked for, so the script (usually setup.py) overwrites the"
        " variable or passes flags of its own, which win; change it there, in a checkout of the package",
        commands=(search,),
    )


def _with_other_python(fix: Fix, module: str, log: Log) -> Fix:
    """Return where to look for a package that the user says is installed."""
    name = module.replace("_", "[-_]")
    said = (
        rf"(?i)\b(?:I|I've|I have|already|successfully|correctly) (?:\w+ ){{0,2}}?installed (?:[\w-]+ ){{0,4}}?[`'\"]?{name}\b"
        rf"|{_NOT_SAID}\b{name}[\w-]{{0,8}}[`'\"]? ?[=v\d.]{{0,12}} (?:is |was |has been |already |successfully ){{1,2}}installed\b"
        rf"|\bI have {name}[\w-]{{0,8}} ?[=v\d.]{{0,12}} installed\b"
        rf"|Successfully installed (?:[^\n]{{0,400}} )?{name}[\w-]{{0,8}}-\d|Requirement already satisfied: {name}\b"
        rf"|\bpip3? install {name}[\w-]{{0,8}} (?:is|was|has been)? ?(?:already |successfully )?(?:done|finished|worked|succeeded|went|ran)\b"
    )
    if not compiled(said).search(log.text):
        return fix
    project = knowledge.installing.project_of(module)
    if project and project.pypi == "other" and _is_from_the_index(name, log):
        return fix._replace(
            summary=f"uninstall {module}, which on PyPI is another project or a placeholder, as the log shows; then {fix.summary}",
            commands=(f"python -m pip uninstall -y {module}", *fix.commands),
        )
    more = f" ({project.says})" if project and project.says and not project.run else ""
    return Fix(
        f"find out where {module} is: the log shows that it is installed, but not for the Python that runs (a notebook, an IDE and sudo have their own), or not under this name;"
        " restart a notebook after an installation; install it with `python -m pip` of that very Python. If both are the same, the project needs its own copy or a specific"
        f" release, which its README says how to build{more}",
        commands=(
            'python -c "import sys; print(sys.executable, sys.path)"',
            f"python -m pip show -f {module}",
        ),
    )


def _is_from_the_index(name: str, log: Log) -> bool:
    """Return whether a log shows that pip was asked for a package by its name alone."""
    asked = rf"(?i)\bpip3? install (?:-\S+ ){{0,4}}{name}(?:==[\w.]+)?(?![\w./-])|^[ \t]*Downloading (?:\S{{1,120}}/)?{name}-\d"
    return re.search(asked, log.text) is not None


def _in_place(fix: Fix, module: str, log: Log) -> Fix:
    """Return how to build a module next to the imported sources, if it was installed elsewhere."""
    if not re.fullmatch(r"\w{2,60}", module, re.ASCII):
        return fix
    elsewhere = rf"cannot import name ['\"]?{module}['\"]?(?![^\n]*-packages)|No module named ['\"]?[\w.]+\.{module}\b"
    is_done = compiled(_BUILT_ELSEWHERE).search(log.text) and not compiled(_IN_PLACE).search(
        log.text
    )
    named = next((one for one in fix.commands if one.startswith(_FOUND_BY_NAME)), None)
    if not (is_done and named and re.search(elsewhere, log.text)):
        return fix
    go_there = named.partition(" && ")[0]
    return Fix(
        f"build {module} in place: the log shows that it was built and installed, but Python imports the project's folder, which has no copy of it; or run Python elsewhere, where"
        " the installed one is found",
        commands=(f"{go_there} && python setup.py build_ext --inplace",),
    )
