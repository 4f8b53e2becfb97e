"""Ways that the table of projects has next to the first: another repository with the same sources."""

from __future__ import annotations

import re

from opwright.knowledge.projects.table import Project
from opwright.knowledge.pypi import installing
from opwright.knowledge.pypi.native_packages import FOR_CUDA_ALONE
from opwright.logs.asker.situation import situation_of
from opwright.logs.patterns import compiled
from opwright.model import Fix, System
from opwright.verbs.diagnose import ways
from opwright.verbs.diagnose.fixes.open_places import completed, with_releases
from opwright.verbs.diagnose.ways.asked import Asked


def from_its_repository(asked: Asked) -> Fix | None:
    """Return how a module is built from the repository that it comes from, where the first way looks for it in the project."""
    name = asked.details.get("absent") or asked.details.get("module", "")
    project = installing.project_of(name) if name else None
    own = installing.project_of(name.rpartition(".")[2]) if "." in name else None
    if own and own is not project and own.pypi == "has":
        return _in_place_of_a_copy(own, name, asked)
    if project is None or not project.git or _is_built_in_place(project):
        return None
    if not (project.copies or project.usual) or not any(
        map(_is_in_the_project, asked.fix.commands)
    ):
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"if the project does not contain the sources of {project.name}, use its own repository, whose functions may differ from those of a vendored copy",
        way.commands,
    )


def _is_built_in_place(project: Project) -> bool:
    """Return whether a module lies where it was built, and is of no use to another project."""
    return project.step.startswith(("make", "bash ")) or "--inplace" in project.step


def _in_place_of_a_copy(project: Project, name: str, asked: Asked) -> Fix | None:
    """Return how a package of the index takes the place of a project's own copy of it."""
    folder, _, module = name.rpartition(".")
    way = installing.way_to_install(module)
    if way is None:
        return None
    return Fix(
        f"if the project does not contain its sources, install {project.name} and import it without the folder in front: `from {module} import`, not `from {folder}.{module} import`",
        completed(with_releases(way.commands, asked.situation, asked.log), asked.situation),
    )


def outside_of_a_clone(asked: Asked) -> Fix | None:
    """Return how to install the package of an extra if there is no project to install, `.[extra]`."""
    named = compiled(_EXTRA_HERE).search(asked.evidence.quote)
    way = installing.way_to_install(named["extra"]) if named else None
    if named is None or way is None:
        return None
    return Fix(
        f"where the project was installed by its installer or from the index, and not in a clone, install {named['extra']} itself into its environment: {way.summary}",
        completed(with_releases(way.commands, asked.situation, asked.log), asked.situation),
    )


_EXTRA_HERE = r"['\"]?\.\[(?P<extra>[a-z][\w-]{1,40})\]"


def without_a_compiler(asked: Asked) -> Fix | None:
    """Return how a package comes to Windows that others have built for it, where its own build has failed."""
    failed = [m["name"] for m in compiled(_FAILED_BUILD).finditer(asked.log.text)]
    name = asked.situation.package or (failed[-1] if failed else "")
    project = installing.project_of(name.replace("-", "_")) if name else None
    if project is None or asked.situation.system is not System.WINDOWS:
        return None
    for system, words, commands in project.elsewhere:
        if system == "windows" and not any("wsl" in one for one in commands):
            return Fix(words, completed(commands, asked.situation))
    return None


def for_cuda_alone(asked: Asked) -> Fix | None:
    """Return that a package whose kernels are all for CUDA is left out on a Mac, where another build of it fails too."""
    missing = asked.details.get("module", "")
    project = installing.project_of(missing) if missing else None
    named = project.name if project else _named(asked)
    name = named.lower().replace("_", "-")
    if asked.situation.system is not System.MACOS or name not in FOR_CUDA_ALONE:
        return None
    return Fix(
        f"skip {name} on a Mac: its kernels are for NVIDIA GPUs only. Remove its line from the requirements (this finds it) and disable it in the program's settings: most then use"
        " torch's own attention (scaled_dot_product_attention)",
        (
            f"grep -rniE '{name.replace('-', '[-_]')}' --include='*requirements*.txt' --include=setup.py --include=pyproject.toml --include='*.yml' . | head -n 20",
        ),
    )


def _named(asked: Asked) -> str:
    return situation_of(asked.log, named=True, line=asked.evidence.line).package or ""


def by_its_own_way(asked: Asked) -> Fix | None:
    """Return how to install a package whose build failed, if there is another way than the index that was not tried."""
    project = _that_failed(asked)
    is_here = compiled(_FROM_HERE).search(asked.log.text) is not None
    if project is None or not project.git or project.git in asked.log.text or is_here:
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        way.summary,
        completed(with_releases(way.commands, asked.situation, asked.log), asked.situation),
    )


_FROM_HERE = r"pip-req-build-|\bpip3? install [^\n]{0,60}(?:git\+| -e\b| \.(?=\s|$))|^[ \t]*(?:Processing|Obtaining) |\bsetup\.py (?:install|develop)\b"


def known_of_it(asked: Asked) -> Fix | None:
    """Return what is known of the sources of a package whose build has failed, before the usual reasons."""
    project = _that_failed(asked)
    if project is None or not project.says:
        return None
    usual = ways.builds.USUAL_REASONS
    return usual._replace(
        summary=f"if that shows nothing new, what is known about {project.name}: {project.says}; else {usual.summary}"
    )


def in_place_of_the_index(asked: Asked) -> Fix | None:
    """Return the same in place of a build with all output, of a package that the index does not have, or not the one that is meant."""
    project, own = _that_failed(asked), by_its_own_way(asked)
    return own._replace(otherwise=asked.fix) if own and project and project.pypi != "has" else None


def _that_failed(asked: Asked) -> Project | None:
    """Return the project of the package whose build has failed; None of one like any other, or of an index or installer of its own."""
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package
    project = installing.project_of(named.replace("-", "_")) if named else None
    return None if project is None or project.run else project


_FAILED_BUILD = r"(?:Failed (?:building wheel for|to build) |(?m:^)(?=\w{2,40} was requested, but nvcc))(?P<name>[A-Za-z][\w.-]{1,60})"


def in_place_of_a_file(asked: Asked) -> Fix | None:
    """Return how a package is installed whose wheel is not at the address that a command names."""
    named = re.match(r"([A-Za-z]\w{1,60})-\d", asked.details.get("file", ""))
    project = installing.project_of(named[1].lower()) if named else None
    if named is None or project is None:
        return None
    for on, words, commands in project.elsewhere:
        if on == "gone" or (on == "windows" and asked.situation.system is System.WINDOWS):
            return Fix(words, commands, otherwise=asked.fix)
    way = installing.way_to_install(named[1].lower())
    commands = (
        completed(with_releases(way.commands, asked.situation, asked.log), asked.situation)
        if way
        else ()
    )
    if way is None or not commands or any("/releases/download/" in one for one in commands):
        return None
    return Fix(way.summary, commands, otherwise=asked.fix)


def on_this_machine(asked: Asked) -> Fix | None:
    """Return what takes the place of a package that has no wheels for processors of ARM, on a Mac or another machine."""
    name = asked.details.get("name", "")
    project = installing.project_of(name) if name else None
    is_arm = asked.situation.system is System.MACOS or compiled(_ARM).search(asked.log.text)
    if project is None or not is_arm:
        return None
    return next(
        (Fix(words, commands) for on, words, commands in project.elsewhere if on == "arm64"), None
    )


_ARM = r"(?i)\b(?:aarch64|(?:linux|osx|macos)?[-/_ ]?arm64|m[1-5] (?:mac|pro|max|ultra)|mac ?book|apple silicon|apple m[1-5])\b"


def on_a_board(asked: Asked) -> Fix | None:
    """Return how a package comes to a Jetson, for which the index has no wheel with CUDA."""
    name = asked.details.get("name", "")
    if not name or not compiled(OF_A_BOARD).search(asked.log.text):
        return None
    if re.match(r"torch(?:vision|audio)?\b", name):
        of_the_board = torch_of_the_board(asked)
        return of_the_board and of_the_board._replace(otherwise=asked.fix)
    if re.match(r"(?:spconv|cumm)\b", name):
        return Fix(
            "build cumm and spconv from their repositories on the Jetson, under their plain names without cuXXX: no index has wheels for its processor (aarch64), and both compile"
            " with its CUDA at first import",
            (
                "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH",
                "pip install pccm ccimport && git clone https://github.com/FindDefinition/cumm && pip install -e ./cumm",
                'git clone https://github.com/traveller59/spconv && sed -i \'s/"cumm[^"]*"//\' spconv/pyproject.toml && pip install --no-build-isolation -e ./spconv',
            ),
            otherwise=asked.fix,
        )
    project = installing.project_of(name)
    if project is None or not project.git:
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"build {project.name} from its repository on the Jetson, or install it from the jetson-ai-lab index for its JetPack (pip install {project.name} --index-url"
        " https://pypi.jetson-ai-lab.io/jp6/cu126): PyPI has no CUDA wheel for its processor (aarch64)",
        way.commands,
        otherwise=asked.fix,
    )


def torch_of_the_board(asked: Asked) -> Fix | None:
    """Return how a torch comes to a Jetson whose JetPack has another CUDA than the installed torch was built for."""
    if not compiled(OF_A_BOARD).search(asked.log.text):
        return None
    return Fix(
        "install the torch that NVIDIA builds for this JetPack, and the torchvision that goes with it; each JetPack has one CUDA (4.2 and 4.3: 10.0, 4.4 to 4.6: 10.2, 5: 11.4, 6:"
        " 12). Uninstall the present ones first. Builds for JetPack 6 are on the jetson-ai-lab index, older ones on NVIDIA's page `PyTorch for Jetson`; rebuild any extension that"
        " was built against the old torch",
        (
            "cat /etc/nv_tegra_release; ls -d /usr/local/cuda-*",
            "pip uninstall -y torch torchvision",
            *(
                (
                    "pip install torch torchvision --index-url https://pypi.jetson-ai-lab.io/jp6/cu126",
                )
                if compiled(_OF_JETPACK_6).search(asked.log.text)
                else ()
            ),
        ),
    )


_OF_JETPACK_6 = r"(?i)\bjetpack[ :=v]{0,3}6|\bL4T[ :=]{0,3}R?36|\bR36\b|\br36\.\d"


def libtorch_of_the_board(asked: Asked) -> Fix | None:
    """Return where a Jetson's libtorch is, in place of one for another processor."""
    text = asked.log.text
    if "libtorch" not in text or not compiled(OF_A_BOARD).search(text):
        return None
    return Fix(
        "link the board's libtorch: the libtorch zip is for x86-64 only, and NVIDIA's torch for your JetPack (a Python wheel) contains one for its processor; set its folder in"
        " CMakeLists.txt instead of the old one, and rebuild the project's other prebuilt files (.so, .a) too",
        (
            "cat /etc/nv_tegra_release",
            "rm -rf build && cmake -B build -DCMAKE_PREFIX_PATH=\"$(python3 -c 'import torch; print(torch.utils.cmake_prefix_path)')\" && cmake --build build",
        ),
        otherwise=asked.fix,
    )


OF_A_BOARD = r"(?i)\bjetson|jetpack|\bL4T\b|\btegra|\borin (?:nano|nx|agx)\b|dustynv"


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
        "if pip says it is already installed, restart the runtime if this is a notebook; else it is installed for another Python (a notebook, an IDE and sudo have their own): install it with `python -m pip` of the Python that"
        f" cannot import {module}",
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
    name = re.split(r"[/\\]|\.sh of ", asked.details.get("missing", ""))[-1]
    project = installing.project_of(name.replace("-", "_")) if name else None
    if project is None or not project.git:
        return None
    way = installing.from_clone(project) if project.step else installing.from_address(project)
    return Fix(
        f"if the folder came from a zip, which has no submodules, or stays empty: install {project.name} from its own repository and remove its line from the requirements; a"
        " modified copy is available only through git clone --recursive",
        way.commands,
    )


def _is_in_the_project(command: str) -> bool:
    """Return whether a command builds what a project has, whichever it is."""
    return re.match(r"cd (?![~/])|findstr ", command) is not None
