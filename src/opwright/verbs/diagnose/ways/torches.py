"""Ways that take another torch."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.causes import kit
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import WHEELS_ONLY
from opwright.knowledge.torch_releases.arch_lists import predecessor
from opwright.knowledge.torch_wheels import table
from opwright.knowledge.versions import is_older, numbers, public, series
from opwright.logs.patterns import compiled
from opwright.model import Fix, Situation, System
from opwright.verbs.diagnose import fixes, ways
from opwright.verbs.diagnose.ways.asked import Asked

_RELEASE = r"\d\.\d{1,2}"
_FIRST_KNOWN = "1.8"
"""Of the torches whose symbols are known."""
_BOUND = r"\(torch(?P<sign><|>=)(?P<release>\d\.\d{1,2})\)"


def torch_of_the_time(asked: Asked) -> Fix:
    """Return the last torch that still has what was removed."""
    named = re.match(_RELEASE, asked.details.get("since", ""))
    command = named and _torch_before(named[0], asked.situation)
    project = fixes.project_places.with_bound(asked.log)
    known = f"for {project.name}: {project.for_newer}; " if project and project.for_newer else ""
    if not command:
        return Fix(
            f"{known}if the sources need more changes than that, install a torch that still has it, as the project's files name it, in an environment with a Python of that time; or"
            " use a newer commit, branch or fork of the project",
            (ways.builds.NAMES_A_TORCH,),
        )
    return Fix(
        f"{known}if the sources need more changes than that, install the last torch that has it, in an environment with a Python and a CUDA toolkit of that time; or use a newer"
        " commit, branch or fork of the project",
        (command,),
    )


def torch_with_wheels(asked: Asked) -> Fix | None:
    """Return the newest torch that a package has wheels for, which its setup.py downloads instead of building; None if it has none."""
    words = {word for command in asked.fix.commands for word in command.split()}
    package = next((name for name in _FETCHED_UP_TO if name in words), "")
    torch = public(asked.situation.machine.torch or "")
    last = _FETCHED_UP_TO.get(package)
    if last is None or asked.situation.system is not System.LINUX:
        return None
    release, newest = last
    if torch and is_older(newest, series(torch)) is not True:
        return None
    exchanged = fixes.torch_commands.command_for(f"=={newest}.*", None, asked.situation)
    if exchanged is None:
        return None
    return Fix(
        f"install a torch that {package} has wheels for, which its setup.py then downloads instead of compiling: {newest} is the last one (Linux, CUDA 12)",
        (
            exchanged,
            f"pip install --no-build-isolation --no-cache-dir {package}=={release}",
        ),
    )


_FETCHED_UP_TO = {
    "flash-attn": ("2.8.3", "2.8"),
    "causal-conv1d": ("1.6.1", "2.10"),
    "mamba-ssm": ("2.3.1", "2.10"),
}
"""Packages whose setup.py fetches a wheel from the page of its release, and the last torch that these are for, by the table of wheels."""


def torch_in_bounds(asked: Asked) -> Fix | None:
    """Return the torch that the first way has named as well."""
    bound = compiled(_BOUND).search(asked.fix.summary)
    if bound is None:
        return None
    release = bound["release"]
    command = (
        _torch_before(release, asked.situation)
        if bound["sign"] == "<"
        else fixes.torch_commands.command_for(f"=={release}.*", None, asked.situation)
    )
    words = f"install torch{bound['sign']}{release} for the installed package"
    return Fix(words, (command,)) if command else None


def with_triton_before(asked: Asked) -> Fix | None:
    """Return the Triton before the one whose compiler fails, with its torch, and another release of the package whose kernel it is."""
    machine, text = asked.situation.machine, asked.log.text
    named = compiled(_NAMED_TRITON).search(text)
    here = (
        named["series"]
        if named
        else series(knowledge.triton_releases.pinned_triton(machine.torch) or "")
    )
    before = knowledge.triton_releases.series_before(here)
    torch = knowledge.triton_releases.torch_pinning(before) if before else None
    exchanged = torch and fixes.torch_commands.command_for(f"=={torch}.*", None, asked.situation)
    kernel = compiled(_KERNEL_OF).search(text)
    project = knowledge.installing.project_of(kernel["module"]) if kernel else None
    released = (
        (f"pip install --upgrade {project.name}",) if project and project.pypi == "has" else ()
    )
    if not (released or exchanged):
        return None if named else _PINNED_TRITON
    first = (
        f"install the newest {project.name}, whose kernels are written for newer Tritons (if that is the installed one, the release before it)"
        if released and project
        else ""
    )
    older = (
        f"install Triton {before} with torch {torch}, which pins it: {here} is installed, and many kernels compile with the one before"
        if exchanged
        else ""
    )
    return Fix(
        "; else ".join(filter(None, (first, older))),
        (*released, *((exchanged,) if exchanged else ())),
    )


def newest_kernels(asked: Asked) -> Fix | None:
    """Return the newest release of the package whose kernel asks for too much of a GPU."""
    kernel = compiled(_KERNEL_OF).search(asked.log.text)
    project = knowledge.installing.project_of(kernel["module"]) if kernel else None
    if project is None or project.pypi != "has":
        return None
    return Fix(
        f"if the kernel is {project.name}'s and not your own: install its newest release, which may have configurations for this GPU; else a smaller head dimension, or another backend"
        " that the program offers",
        (f"pip install --upgrade {project.name}",),
    )


_PINNED_TRITON = Fix(
    "install the Triton that torch pins, where another one was installed over it (a nightly build, or what a package upgraded to): the first command shows both",
    (
        "pip list | grep -iE '^(torch|triton|pytorch-triton)'",
        'pip install --force-reinstall --no-deps "$(python -c \'import importlib.metadata as m; print(next(r.split(";")[0] for r in m.requires("torch") if r.startswith("triton")))\')"',
    ),
)
_NAMED_TRITON = r"(?i)\btriton(?:==|[ :=v-]{1,3})(?P<series>\d\.\d{1,2})(?:\.\d)?\b"
_KERNEL_OF = r"(?:-packages[/\\]|(?<![\w/\\.]))(?P<module>fla|flash_attn|sageattention|mamba_ssm|liger_kernel|unsloth|vllm|sglang)[/\\]"


def _torch_before(release: str, situation: Situation) -> str | None:
    """Return the command for the last torch before a release."""
    before = [one for one in table.versions_of("torch") if numbers(one) < numbers(release)]
    last = f"=={series(before[-1])}.*" if before else None
    return last and fixes.torch_commands.command_for(last, None, situation)


def of_xformers(asked: Asked) -> Fix | None:
    """Return the torch that xFormers says it was built for, where the installed one is for the CPU."""
    named = compiled(_BUILT_FOR).search(asked.log.text)
    command = named and fixes.torch_commands.command_for(
        f"=={named['torch']}", named["label"], asked.situation
    )
    if named is None or not command:
        return None
    return Fix(
        f"install the torch that xFormers was built for, {named['torch']}+{named['label']}, instead of the CPU build, or both of one release from PyTorch's index",
        (command.replace("pip install ", "pip install --force-reinstall ", 1),),
        otherwise=asked.fix,
    )


_BUILT_FOR = (
    r"PyTorch (?P<torch>\d[\d.]+)\+(?P<label>cu\d{3}) with CUDA \d+ \(you have [\d.]+\+cpu\)"
)


def of_conda_forge(asked: Asked) -> Fix | None:
    """Return how to get conda-forge's CUDA build of torch, if the other packages are conda-forge's."""
    text = asked.log.text
    if not compiled(_OF_CONDA_FORGE).search(text) or "pip install torch" in text:
        return None
    named = [m["name"] for m in compiled(_ASKED_OF_CONDA).finditer(text)]
    others = " ".join(dict.fromkeys(one for one in named if one not in ("pytorch", "conda")))
    program = "mamba" if "mamba install" in text else "conda"
    return Fix(
        "let conda install its CUDA build of torch, from conda-forge like the rest: a torch from pip or from the pytorch channel has another C++ ABI than conda-forge's packages,"
        " or gets replaced again; if no GPU is visible during installation, CONDA_OVERRIDE_CUDA tells conda which CUDA will be available",
        (
            f"{program} install -c conda-forge 'pytorch=*=*cuda*'{f' {others}' if others else ''}",
            f"CONDA_OVERRIDE_CUDA=12.6 {program} install -c conda-forge 'pytorch=*=*cuda*'",
        ),
    )


_OF_CONDA_FORGE = (
    r"(?i)\bc(?:pu|uda\d{2,3})_?(?:generic|mkl)?_?py3\d{1,2}h\w{5,8}_\d|\b(?:conda|mamba) install [^\n]{0,120}(?:-c |--channel[ =])conda-forge\b(?![^\n]{0,60}-c pytorch)"
    r"|\bconda (?:\w+ ){0,3}(?:replaces|replaced|installs|installed) [^\n]{0,60}(?:torch|CPU)"
)
_ASKED_OF_CONDA = (
    r"(?:conda|mamba) install (?:-c \S+ |-y |--\S+ )*(?P<name>[a-z][\w-]{2,40})(?=\s|$|[=<>])"
)


def torch_of_the_range(asked: Asked) -> Fix | None:
    """Return a torch of the releases that have a missing name, where the log does not say which one is there."""
    releases = asked.details.get("exported_by", "")
    torch = asked.situation.machine.torch
    is_known = torch is not None and is_older(torch, _FIRST_KNOWN) is not True
    if is_known or not releases:
        return None
    if releases == ways.places.NONE_KNOWN:
        return Fix(
            "no torch from 1.8 on exports this name, so the binary is most likely built for an older one: if you cannot rebuild it, install the torch that the project names, in an"
            " environment with a Python of that time",
            (ways.builds.NAMES_A_TORCH,),
        )
    first, _, last = releases.rpartition(", ")[2].partition("..")
    newest = table.versions_of("torch")[-1]
    command = last == newest and fixes.torch_commands.command_for(
        f"=={series(first)}.*", None, asked.situation
    )
    if not command:
        return None
    return Fix(
        f"if the installed torch is older than {series(first)}, upgrade torch: install {series(first)} or later, with the matching torchvision and torchaudio",
        ("python -c 'import torch; print(torch.__version__)'", command),
    )


def registers_torchs_own(asked: Asked) -> Fix | None:
    """Return which release of a package goes with the installed torch, where it registers an operator of torch's own as another torch has it."""
    own = compiled(_OWN_OPERATOR).search(asked.log.text)
    if own is None:
        return None
    name = asked.imported
    package = module_package(name) if name else ""
    way = knowledge.installing.way_to_install(name) if name else None
    commands = (
        fixes.package_install.commands_of(way, asked.situation, asked.log)
        if way
        else ((f"pip show torch {package}", f"pip index versions {package}") if package else ())
    )
    return Fix(
        f"install the {package or 'extension'} of the same release as the installed torch, or the torch that it was built for: it brings a kernel for {own['operator']}, an operator of"
        " torch's own, whose arguments another release of torch has changed; two torches in one environment do the same",
        (*commands, *(() if package else ways.places.WHICH_TORCH.commands)),
    )


_OWN_OPERATOR = r"operator: (?P<operator>[\w:.]{3,80})[^\n]{0,2000}\n[ \t]*registered at [^\n]{0,200}/(?:torch/csrc|aten/src)/"


def newer_for_its_wheels(asked: Asked) -> Fix | None:
    """Return a newer torch for a package that has wheels alone, each for the torch of its time, where the installed torch is the older one."""
    package = asked.package
    if package not in WHEELS_ONLY or package == "torch" or "Python" in asked.fix.summary:
        return None
    newer = torch_of_the_range(asked)
    if newer is None or asked.details.get("exported_by") == ways.places.NONE_KNOWN:
        return None
    first = series(asked.details["exported_by"].rpartition(", ")[2].partition("..")[0])
    return Fix(
        f"upgrade torch and {package} together: {package} has only wheels, each for one torch, and pip chose one for {first} or later, but the installed torch is older; to keep"
        f" that torch, install the {package} of its time",
        (newer.commands[0], f"pip install --upgrade torch {package}"),
        otherwise=asked.fix,
    )


_OF_A_BOARD = r"(?i)\b(?:jetson|tegra|(?:agx|nx|nano) (?:orin|xavier)|orin (?:nx|nano|agx))\b"
"""NVIDIA's boards, for which PyPI has no torch wheels and NVIDIA's index has."""
_FIRST_WITH_HOPPER = "2.1"
"""From here on every CUDA wheel has code for Turing to Hopper."""


def _has_it(asked: Asked) -> bool:
    """Return whether the torch that a log names has code for its GPU, or is of a board that no other has it for."""
    machine = asked.situation.machine
    if compiled(_OF_A_BOARD).search(f"{asked.log.text} {machine.gpu or ''}"):
        return True
    arch = re.fullmatch(r"sm_(\d\d)", kit.gpu_archs.arch_of_gpu(machine.gpu or ""))
    is_old_enough = arch is not None and predecessor(int(arch[1])) is not None
    is_new = machine.torch is not None and is_older(machine.torch, _FIRST_WITH_HOPPER) is False
    return is_old_enough and is_new and "+cpu" not in (machine.torch or "")


def torch_itself(asked: Asked) -> Fix | None:
    """Return how to see that it is torch that lacks the architecture."""
    if any("index-url" in command for command in asked.fix.commands):
        return None
    if all(command.startswith("python -c") for command in asked.fix.commands) or _has_it(asked):
        return ways.builds.WITH_ITS_ARCH
    return Fix(
        "if the first value printed is not in the list that follows, torch itself has no code for this GPU, and rebuilding the extension does not help: install a torch that has,"
        " for the newest CUDA that the driver supports (CUDA 12.6 for GPUs before Turing)",
        (
            "python -c 'import torch; print(torch.cuda.get_device_capability(), torch.cuda.get_arch_list())'",
            "pip install --force-reinstall torch torchvision --index-url https://download.pytorch.org/whl/cu128",
        ),
    )
