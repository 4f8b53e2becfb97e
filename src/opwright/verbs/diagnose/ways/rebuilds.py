"""Ways that rebuild what exists: from clean, for the installed torch, or for the GPU."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.packages import DELETE_MODULES
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.asker.situation import situation_of
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Fix, Shell
from opwright.verbs.diagnose import fixes, ways
from opwright.verbs.diagnose.fixes.fitted_fix import ARCHS, fitted
from opwright.verbs.diagnose.ways.asked import Asked

_AGAIN = "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall "


def from_clean(asked: Asked) -> Fix | None:
    """Return how a build begins anew whose CMake has kept what it found, or did not find, before."""
    if "Could NOT find" not in asked.evidence.quote:
        return None
    return Fix(
        "if they are installed: CMake caches earlier results in its build folder, from another Python or from before they were installed; delete that folder, or clone the project"
        " again with its submodules and build there (conda's Python includes its headers)",
        (
            "rm -rf build CMakeCache.txt *.egg-info",
            'git clone --recursive "$(git remote get-url origin)" ../clean && cd ../clean',
        ),
    )


def in_its_checkout(asked: Asked) -> Fix | None:
    """Return how a library is built again that lies in an egg, which somebody has built in a checkout."""
    named = compiled(_OF_AN_EGG).search(asked.evidence.quote)
    if named is None or any(" ." in f"{one} "[-3:] for one in asked.fix.commands):
        return None
    name = named["name"].replace("_", "-")
    return Fix(
        f"or rebuild {name} in its checkout, where setup.py install created the .egg, with the installed torch, which passes its own C++ ABI flag; the build made with another"
        " torch is deleted first",
        (f"pip uninstall -y {name}", f"rm -rf build *.egg-info && {_AGAIN}."),
    )


_OF_AN_EGG = (
    r"[/\\](?P<name>[A-Za-z]\w{1,60})-\d[\w.+]{0,40}-py\d\.\d{1,2}(?:-[\w-]{1,40})?\.egg[/\\]"
)


def without_the_flag(asked: Asked) -> Fix | None:
    """Return where a build asks for the string ABI that torch does not have, whose flag the log shows."""
    flag = {"old": "0", "new": "1"}.get(asked.details.get("built_with", ""))
    passed = f"-D_GLIBCXX_USE_CXX11_ABI={flag}"
    if flag is None or passed not in asked.log.text or asked.situation.shell is not Shell.SH:
        return None
    return Fix(
        f"remove {passed} from the build, which the log shows, and which torch does not ask for: a CMake file, a setup.py or CXXFLAGS sets it (the first command finds where)."
        " ${TORCH_CXX_FLAGS} in CMake, and BuildExtension in a setup.py, pass torch's own; then build from clean",
        (
            "grep -rn _GLIBCXX_USE_CXX11_ABI --include=CMakeLists.txt --include='*.cmake' --include='*.py' --include='*.toml' . ; env | grep CXX11_ABI",
            "python -c 'import torch; print(torch.compiled_with_cxx11_abi())'",
        ),
        otherwise=asked.fix if asked.fix.commands else asked.fix.otherwise,
    )


def from_pygs_repository(asked: Asked) -> Fix | None:
    """Return how pyg-lib is built, which no index has sources of, where its list may have no wheel for the machine."""
    if " pyg-lib -f " not in f"{' '.join(asked.fix.commands)} ":
        return None
    return Fix(
        "if the list has no wheel for this torch, Python and processor (pip then says that it found no matching distribution), build it from its repository",
        (
            "pip install --no-build-isolation --no-cache-dir git+https://github.com/pyg-team/pyg-lib.git",
        ),
    )


def sources_of_the_index(asked: Asked) -> Fix | None:
    """Return how a package gets its submodules whose sources on the index lack them: pip fetches those of a repository."""
    built = compiled(_BUILT_BY_RELEASE).search(asked.log.text) or _archive(asked)
    if built is None or "git+" in asked.log.text:
        return None
    name = built["name"]
    source = knowledge.installing.source_of(name)
    return Fix(
        f"install {name} from its repository, whose submodules pip fetches: the sources of {built['release']} on the index lack {asked.details.get('missing', 'a file')}, and no setting brings it; or"
        " install a release that has a wheel for this torch and Python, or the project without the extra that asks for it",
        (f"pip install --no-build-isolation --no-cache-dir {source}",)
        if source
        else (f"pip index versions {name}",),
        otherwise=asked.fix,
    )


def _archive(asked: Asked) -> re.Match[str] | None:
    """Return the sources of a release that a log says lacks a file, or whose wheel pip could not build."""
    failed = {_plain(one) for one in compiled(_NOT_BUILT).findall(asked.log.text)}
    for built in compiled(_ARCHIVE).finditer(asked.log.text):
        if built[0] in asked.evidence.quote or _plain(built["name"]) in failed:
            return built
    return None


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


_NOT_BUILT = r"Failed building wheel for ([A-Za-z][\w.-]{1,60})"
_ARCHIVE = r"(?<![\w/.-])(?P<release>(?P<name>[A-Za-z][\w-]{1,40})-\d[\w.]{0,20})\.tar\.gz"
_BUILT_BY_RELEASE = r"(?:Failed to build `|Failed to download and build `)(?P<name>[A-Za-z][\w.-]{1,60})==(?P<release>[\w.+]{1,30})"
"""By uv, which names it as the index has it."""


def on_this_mac(asked: Asked) -> Fix | None:
    """Return how a package gets a build for the processor of a Mac that an Intel Python or compiler has made it for."""
    machines = compiled(_OF_TWO_MACHINES).search(asked.log.text)
    if machines is None:
        return None
    if machines["need"] == "x86_64":
        return Fix(
            "install an arm64 Python (Miniforge's, or Homebrew's in /opt/homebrew) and reinstall everything in an environment of it: the running one is for Intel, under Rosetta, and"
            " the package is for this Mac's processor",
            ("python -c 'import platform, sys; print(platform.machine(), sys.executable)'",),
            otherwise=asked.fix,
        )
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package
    package = named if named and is_on_pypi(named) else "."
    again = f"{_AGAIN}--no-binary {named} {named}" if package != "." else f"{_AGAIN}."
    return Fix(
        "uninstall it and rebuild it for this Mac's processor: pip's cache, a wheel or a compiler under Rosetta brought the Intel build (arch must print arm64 in the terminal"
        " that builds, too)",
        ("arch && pip cache purge", f'ARCHFLAGS="-arch arm64" arch -arm64 {again}'),
        otherwise=asked.fix,
    )


_OF_TWO_MACHINES = (
    r"(?:have|is) '(?P<have>x86_64|arm64e?)(?:[,;][^'\n]{0,20})?',? \(?need '(?P<need>x86_64|arm64)"
)


def of_older_sources(asked: Asked) -> Fix | None:
    """Return how a binary is built again that lacks a function of its own project; None where a linker misses it."""
    if "undefined symbol" not in asked.evidence.quote:
        return None
    cleaned = f"rm -rf build *.egg-info && {DELETE_MODULES} && "
    commands: tuple[str, ...] = (f"{cleaned}{_AGAIN}.",)
    library = compiled(_LIBRARY).search(asked.log.text)
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package or ""
    project = knowledge.installing.project_of(named) if named and library is None else None
    known = library["module"] if library else (named if project and not project.run else "")
    way = knowledge.installing.way_to_install(known) if known else None
    if way and way.commands[-1].startswith("cd "):
        *before, last = fixes.package_install.commands_of(way, asked.situation, asked.log)
        folder, _, step = last.partition(" && ")
        commands = (*before, f"{folder} && rm -rf build *.egg-info && {step}")
    again = Fix(
        "if the sources are not yours, the binary was built from older ones, or without CUDA, which leaves the .cu files out: setuptools reuses what it built before a pull."
        " Delete that in the folder of the setup.py, and rebuild with nvcc on PATH"
        + (f" ({project.name}: {project.says})" if project and project.says else ""),
        commands,
    )
    return fitted(again, asked.situation)._replace(otherwise=asked.fix)


_LIBRARY = (
    r"[/\\](?P<module>\w{3,60})\.(?:cpython-|cp3|abi3|so\b|pyd\b)[\w.-]{0,40}: undefined symbol"
)


def for_this_torch(asked: Asked) -> Fix | None:
    """Return how a package is built again whose binary may misread tensors, where nothing shows that a program is traced."""
    if asked.evidence.confidence is not Confidence.POSSIBLE:
        return None
    package = situation_of(asked.log, named=True, line=asked.evidence.line).package
    way = knowledge.installing.way_to_install(package) if package else None
    is_known = package is not None and is_on_pypi(package)
    commands = (
        fixes.package_install.commands_of(way, asked.situation, asked.log)
        if way
        else (f"{_AGAIN}--no-binary {package} {package}" if is_known else f"{_AGAIN}.",)
    )
    return Fix(
        "if nothing is being compiled or exported there and the function is called directly, the package was built for another torch, whose tensors it misreads: rebuild it from"
        " the same commit for the installed torch, without a cached wheel",
        commands,
    )


def for_the_gpu(asked: Asked) -> Fix | None:
    """Return how a package is built for the GPU that runs it, where its own repository or index has the sources; None for any other."""
    is_built_here = any(ARCHS in one for one in asked.fix.commands)
    if not is_built_here and "TORCH_CUDA_ARCH_LIST" not in asked.fix.summary:
        return None
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package
    project = knowledge.installing.project_of(named) if named else None
    way = (
        knowledge.installing.way_to_install(named)
        if named and project and not project.run
        else None
    )
    if project is None or way is None or project.is_jit:
        return None
    commands = fixes.package_install.commands_of(way, asked.situation, asked.log)
    if re.fullmatch(r"\d{1,2}\.\d[af]?", asked.details.get("setting", "")):
        setting = f'{ARCHS}"{asked.details["setting"]}" '
        commands = (*commands[:-1], re.sub(_STEP, rf"\1{setting}\2", commands[-1]))
    if (
        asked.situation.shell is not Shell.SH and "$(grep " in commands[-1]
    ):  # which finds only the folder
        commands = (*commands, f"{_AGAIN}.")
    again = Fix(
        f"build {project.name} on the machine with the GPU, so that nvcc compiles for that GPU, and replace the present binary: {way.summary}",
        (f"pip uninstall -y {project.name}", *commands),
    )
    other = ways.torches.torch_itself(asked._replace(fix=again))
    typed = fitted(other, asked.situation) if other else None
    return fitted(again, asked.situation)._replace(otherwise=typed)


def of_the_caller(asked: Asked) -> Fix | None:
    """Return how the package is built whose compiled part is None, where one of its installed files asks that for a function."""
    if "'NoneType' object has no attribute" not in asked.evidence.quote:
        return None
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package
    project = knowledge.installing.project_of(named) if named else None
    way = (
        knowledge.installing.way_to_install(named)
        if named and project and not project.run
        else None
    )
    if way is None or named is None or project is None or project.is_jit:
        return None
    commands = fixes.package_install.commands_of(way, asked.situation, asked.log)
    again = Fix(f"its compiled part could not be built or loaded: {way.summary}", commands)
    other = fitted(ways.builds.WITH_THE_TOOLKIT, asked.situation)
    return fitted(again, asked.situation)._replace(otherwise=other)


_STEP = r"^((?:cd .* && )?)((?:pip|python3?) )"


def of_bitsandbytes(asked: Asked) -> Fix | None:
    """Return how bitsandbytes is built for a GPU that its wheels have no code for."""
    if "bitsandbytes" not in asked.log.text:
        return None
    arch = """"$(python -c 'import torch; print("%d%d" % torch.cuda.get_device_capability())')\""""
    return Fix(
        "build bitsandbytes for this GPU with CMake (its setup.py compiles nothing); the wheels lack code for some GPUs, such as NVIDIA's Jetson",
        (
            "git clone https://github.com/bitsandbytes-foundation/bitsandbytes.git",
            f"cd bitsandbytes && cmake -DCOMPUTE_BACKEND=cuda -DCOMPUTE_CAPABILITY={arch} -S . && make -j2 && pip install .",
        ),
        otherwise=Fix(
            "if this is not a Jetson: the newest wheel supports newer GPUs",
            ("pip install --upgrade bitsandbytes",),
        ),
    )
