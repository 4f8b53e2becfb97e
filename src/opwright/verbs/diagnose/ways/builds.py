"""Ways that look at what a build is made with: the toolkit, the compiler, and the torch that the sources were written for."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.packages import DELETE_MODULES
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Fix, Shell
from opwright.verbs.diagnose import ways
from opwright.verbs.diagnose.ways.asked import Asked

NAMES_A_TORCH = (
    r"grep -rniE '\b(py)?torch *(==|>=|~=|version|[0-9]+\.[0-9])' --include='README*' --include='*.md' --include='*.txt'"
    " --include='*.yml' --include='*.yaml' --include=Dockerfile . | head -n 20"
)
"""What shows which torch a project was written for."""
CUDA_OF_TORCH = "python -c 'import torch; print(torch.__version__, torch.version.cuda)'"
GPUS_ARCH = """TORCH_CUDA_ARCH_LIST="$(python -c 'import torch; print("%d.%d" % torch.cuda.get_device_capability())')\""""
_CUDA_OF_BOTH = f"{CUDA_OF_TORCH} && nvcc --version"
_ABSENT_PACKAGE = "pip install --no-build-isolation --no-deps "
_BUILT_THERE = r" -v (?:-e )?[./~'\w]\S*|(?:^|\s)cd \S+"
_INSTALLED_HERE = (
    r"\bpip3? install (?!-e|--editable|-r|\.)|Successfully installed|\bsetup\.py install\b|Finished processing dependencies|\bsite-packages\b"
    r"|(?m:^>>> (?:import|from) )|(?:compiled|installed|built) (?:without (?:an? )?errors?|successfully)"
)
"""What shows that a package has been installed, or that Python was started in its checkout."""
_IF_THE_BUILD_FAILS = Fix(
    "if the build fails or finishes without the compiled part: nvcc must be present and match torch's CUDA (None means a CPU build of torch: replace it first), and torch must"
    " be no newer than the sources support; their files name the release to build with, in a separate environment",
    (_CUDA_OF_BOTH, NAMES_A_TORCH),
)
WITH_THE_TOOLKIT = Fix(
    "if the part is still missing, the build skipped it without an error: nvcc must be present and match torch's CUDA (None means a CPU build of torch: replace it first); set"
    " CUDA_HOME to that toolkit and rebuild without pip's cache",
    (_CUDA_OF_BOTH,),
)
"""Why a build leaves the CUDA part out."""
_ON_THE_PATH = Fix(
    "if the newest one does not load either, torch is a CPU build (None is printed: replace it), or the CUDA libraries that ship with torch are not on the loader's path",
    (
        CUDA_OF_TORCH,
        """export LD_LIBRARY_PATH="$(python -c 'import glob, torch; print(":".join(glob.glob(torch.__path__[0] + "/../nvidia/*/lib")))'):$LD_LIBRARY_PATH\"""",
    ),
)
"""For a wheel whose library is loaded by its own path, and needs others."""


def usual_reasons(asked: Asked) -> Fix | None:
    """Return them for a build; a kernel that accesses wrong memory has others."""
    return None if "compute-sanitizer" in " ".join(asked.fix.commands) else USUAL_REASONS


USUAL_REASONS = Fix(
    "check the usual reasons: nvcc must match torch's CUDA, gcc must be no newer than that nvcc supports, and torch no newer than the sources support; their files name the"
    " releases they were built with",
    (f"{_CUDA_OF_BOTH}; gcc --version", NAMES_A_TORCH),
)
"""For a build whose log was cut."""
WITH_WHAT_IS_THERE = Fix(
    "if a toolkit is installed (the first command lists them), point CUDA_HOME at the one that matches torch's CUDA, and build in the same shell",
    (
        "ls -d /usr/local/cuda*/bin/nvcc",
        "export CUDA_HOME=/usr/local/cuda PATH=/usr/local/cuda/bin:$PATH",
    ),
)
"""How a toolkit is found that only PATH or CUDA_HOME does not name."""
WITH_ITS_ARCH = Fix(
    "if torch has it, the extension was built without it: where its setup.py, script or CMakeLists.txt lists architectures (this finds them), add this GPU's, because that"
    " list overrides the variable; then rebuild from clean in its folder",
    (
        "grep -rnE 'gencode|compute_[0-9]|sm_[0-9]|CUDA_ARCH' --include='*.py' --include='*.sh' --include='Makefile*' --include=CMakeLists.txt .",
        f"rm -rf build && {GPUS_ARCH} pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
    ),
)
"""How an extension gets code for a GPU that torch itself has code for."""
OF_THIS_PYTHON = Fix(
    "if torch is not found without build isolation either, this pip belongs to another Python: run `python -m pip` of the one that has torch",
    ("python -c 'import sys, torch; print(sys.executable, torch.__version__)'", "pip --version"),
)


def where_it_is_named(asked: Asked) -> Fix:
    """Return where an architecture is asked for, which a variable does not take out of every build."""
    arch = asked.details.get("arch", "the architecture")
    return Fix(
        f"if it still asks for {arch}, its setup.py or CMakeLists.txt lists the architectures itself (this finds where) and overrides the variable: remove {arch} there, in a clone"
        " of the project, and build that",
        (
            "grep -rnE 'TORCH_CUDA_ARCH_LIST|(sm|compute)_[0-9]' --include='*.py' --include='*.sh' --include='Makefile*' --include='CMakeLists.txt' .",
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
        )
        if asked.situation.shell is Shell.SH
        else ('findstr /s /n "TORCH_CUDA_ARCH_LIST compute_ sm_" *.py CMakeLists.txt',),
    )


def is_optional(asked: Asked) -> Fix | None:
    """Return that nothing needs to be done if the program, as the user says, works without the part; the build is the second way."""
    if asked.evidence.confidence is not Confidence.POSSIBLE:
        return None
    if not compiled(_GOES_ON).search(asked.log.text):
        return None
    return Fix(
        "nothing needs fixing: the program tries the optional part, reports that it is missing and continues without it; build it only for the variant that needs it",
        (),
        otherwise=asked.fix,
    )


def by_its_own_setup(asked: Asked) -> Fix | None:
    """Return how a package is installed whose setup.py imports it: pip starts that where Python does not find the package."""
    importing = compiled(_IN_SETUP).search(asked.log.text)
    if importing is None or importing["module"] != asked.details.get("module"):
        return None
    folder = importing["folder"]
    if "pip-" in folder:
        return None
    if asked.situation.shell is not Shell.SH:
        return _with_its_folder(folder, importing["module"])
    return Fix(
        f"let its setup.py find the {importing['module']} beside it, which it imports before anything is installed: put its folder on PYTHONPATH and build without isolation",
        (
            f"cd {folder} && PYTHONPATH={folder} pip install --no-build-isolation --no-cache-dir -v .",
        ),
        otherwise=WITH_THE_TOOLKIT,
    )


def _with_its_folder(folder: str, module: str) -> Fix:
    """Return how a setup.py itself says where it lies, as the Python of a portable program does not look there, and reads no PYTHONPATH."""
    return Fix(
        f"let its setup.py find the {module} next to it, which it imports before anything is installed: pip, or a portable Python with its ._pth file, does not search that folder,"
        " and the same command will fail again; the first command adds the folder to setup.py, in its first line",
        (
            f"python -c \"import pathlib; f = pathlib.Path(r'{folder}\\setup.py'); f.write_text({_FIRST_LINE} + f.read_text(encoding='utf-8'), encoding='utf-8')\"",
            f'pip install --no-build-isolation --no-cache-dir -v "{folder}"',
        ),
    )


_FIRST_LINE = r"'import os, sys; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))\n'"
_IN_SETUP = r"File \"(?P<folder>(?:[A-Za-z]:)?[\w./~\\ -]{1,200})[/\\]setup\.py\", line \d+, in <module>\n[ \t]+(?:import|from) (?P<module>\w{2,60})\b[^\n]*\n(?:[ \t]*[\^~]+\n)?[ \t]*ModuleNotFoundError: No module named '(?P=module)'"


def with_cuda_in_its_folder(asked: Asked) -> Fix | None:
    """Return how a copy of a known project is built again with CUDA where the log shows that a program calls it."""
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    paths = compiled(_CALLED_FILE).findall(above)
    if not paths or "-packages/" in paths[-1] or asked.situation.shell is not Shell.SH:
        return None
    parts = paths[-1].split("/")
    known = [
        at for at, part in enumerate(parts[:-1]) if part and knowledge.installing.project_of(part)
    ]
    if not known or known[-1] < _LEAST_FOLDERS:
        return None
    folder = "/".join(parts[: known[-1]])
    return asked.fix._replace(
        summary=f"rebuild {parts[known[-1]]} in {folder}, which is where the program imports it from, with a visible GPU or FORCE_CUDA=1 and an nvcc that matches torch's CUDA",
        commands=(
            f"cd {folder} && rm -rf build && {DELETE_MODULES}",
            "FORCE_CUDA=1 pip install --no-build-isolation --no-deps -v -e .",
        ),
        otherwise=WITH_THE_TOOLKIT,
    )


_CALLED_FILE = r"File \"(/[\w./~-]{2,300}\.py)\", line \d+"
_LEAST_FOLDERS = 3


def of_cffi(asked: Asked) -> Fix | None:
    """Return how a part comes to be that torch.utils.ffi made, which only torch up to 0.4 has."""
    if asked.details.get("module", "").rpartition(".")[2][:1] != "_" or not compiled(
        _OF_CFFI
    ).search(asked.log.text):
        return None
    return Fix(
        "check which torch is installed: these sources are for torch 0.4 and older, whose torch.utils.ffi builds the part with the make.sh or build.py that this finds (run it in"
        " its folder). No torch from 1.0 on can build it: use the project's branch or fork for torch 1 (often called pytorch-1.0), or call torchvision.ops instead, which has nms,"
        " roi_align and roi_pool",
        (
            CUDA_OF_TORCH,
            "find . -name make.sh -o -name build.py -o -name build_all.sh",
            "git branch -r",
        ),
    )


_OF_CFFI = r"^[ \t]*from \._\w{2,40} import lib as _lib, ffi as _ffi\b|\b_ext[./\\]\w{2,30}[./\\](?:__init__|_\w{2,30})\b|\btorch\.utils\.ffi\b"
_GOES_ON = (
    r"(?i)\b(?:goes|went|carries|carried) on (?:as usual|normally|without|anyway|all the same|just fine)"
    r"|\bcontinue[sd]? (?:as usual|normally|anyway|just fine|without (?:it|problems?|errors?))"
    r"|\b(?:still|otherwise) (?:runs|works|trains) ?(?:fine|well|normally|as usual|anyway)?(?=[\s.,!)]|$)"
)


def in_the_hub(asked: Asked) -> Fix | None:
    """Return how a part is built of a project that torch.hub has fetched, without building it."""
    loaded = compiled(_OF_HUB).search(asked.log.text)
    if loaded is None or knowledge.installing.way_to_install(asked.details.get("module", "")):
        return None
    return Fix(
        f"build it where torch.hub keeps {loaded['owner']}/{loaded['name']}: torch.hub downloads the repository but does not build it; a CUDA part needs an nvcc that matches"
        " torch's CUDA (set CUDA_HOME)",
        (
            f"cd \"$(python -c 'import torch; print(torch.hub.get_dir())')\"/{loaded['owner']}_{loaded['name']}_* && python setup.py build_ext --inplace",
        ),
    )


_OF_HUB = r"torch\.hub\.load\(\s*['\"](?P<owner>[\w-]{2,40})/(?P<name>[\w-]{2,60})(?:[:'\"])"


def from_the_address(asked: Asked) -> Fix | None:
    """Return how a part is built from the repository that its message names; None where the first way knows better."""
    named = compiled(_ADDRESS).search(asked.evidence.quote)
    if named is None or _OF_ANY_FOLDER not in asked.fix.commands:
        return None
    return Fix(
        f"build it from {named['address']}, which the message names, against the installed torch; its README says which release goes with which torch",
        (
            f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall git+{named['address']}.git",
        ),
        otherwise=WITH_THE_TOOLKIT,
    )


_ADDRESS = (
    r"(?P<address>https://github\.com/[A-Za-z\d][\w-]{0,40}/[A-Za-z\d][\w-]{0,60})(?=[\s/.,)'\"]|$)"
)
_OF_ANY_FOLDER = "pip install --no-build-isolation --no-cache-dir -v ."


def where_the_package_lies(asked: Asked) -> Fix | None:
    """Return how a build starts in the checkout, where the folder that it copies into is not the one below."""
    folder = asked.details.get("folder", "").partition("/")[0]
    if not re.fullmatch(r"[A-Za-z]\w{1,60}", folder, re.ASCII):
        return None
    return Fix(
        f"if {folder} is a package with Python sources, the build was started outside its checkout: change to the folder that contains it and its setup.py, and build there",
        (
            f'cd "$(dirname "$(find . .. -maxdepth 3 -type d -name {folder} -not -path \'*/build/*\' | head -n 1)")" && python setup.py build_ext --inplace',
        ),
    )


def include_in_the_file(asked: Asked) -> Fix | None:
    """Return how a header is written into the file that lacks it, wherever a checkout has that."""
    named = compiled(_FILE_OF_ERROR).search(asked.evidence.quote)
    header = asked.details.get("header", "")
    if named is None or not re.fullmatch(r"[a-z_]{2,24}(?:\.h)?", header):
        return None
    if compiled(_NOT_OWN).search(named["file"]):
        return None
    file = "/".join(named["file"].replace("\\", "/").split("/")[-2:])
    return Fix(
        "or write it into the file, in a clone of the project, and build as before: not every build passes flags on",
        (f"sed -i '1i #include <{header}>' \"$(find . -path '*/{file}' | head -n 1)\"",),
    )


_FILE_OF_ERROR = (
    r"^\s*(?P<file>[\w./\\~:+-]{0,200}?[\w.-]{1,60}\.(?:h|hpp|hh|cuh|cu|cpp|cc|cxx|inl))[(:]\d"
)
_NOT_OWN = r"(?:site|dist)-packages|^/usr/|[/\\](?:include[/\\]c\+\+|MSVC)[/\\]"


def with_conda_compiler(asked: Asked) -> Fix | None:
    """Return how an older GCC comes without the system's package manager."""
    older = compiled(_OLDER_GCC).search(" ".join(asked.fix.commands))
    if older is None:
        return None
    if int(older[1]) < _FIRST_OF_CONDA_FORGE:
        return Fix(
            f"if Ubuntu no longer has g++-{older[1]} (after 18.04), install it from the 18.04 archive, next to the newer ones; or move to a newer CUDA, a torch built for it and"
            " sources that support that torch",
            (
                "echo 'deb http://archive.ubuntu.com/ubuntu bionic main universe' > /etc/apt/sources.list.d/bionic.list",
                f"apt-get update && apt-get install g++-{older[1]}",
            ),
        )
    return Fix(
        f"without root, install GCC {older[1]} from conda-forge; or let nvcc try the installed one, which works as long as its headers use nothing newer",
        (
            f'conda install -c conda-forge gxx_linux-64={older[1]} && export NVCC_PREPEND_FLAGS="-ccbin $CONDA_PREFIX/bin/x86_64-conda-linux-gnu-g++"',
            "export NVCC_PREPEND_FLAGS=-allow-unsupported-compiler",
        ),
    )


def gcc_without_apt(asked: Asked) -> Fix | None:
    """Return the same where the distribution has no package of that name, so that only the setting is left of the first way."""
    named = compiled(_SET_ALONE).fullmatch(" ".join(asked.fix.commands))
    if named is None or int(named["gcc"]) < _FIRST_OF_CONDA_FORGE:
        return None
    gcc = named["gcc"]
    return Fix(
        f"install GCC {gcc} and point nvcc at it: from conda-forge, or of Fedora gcc{gcc}-c++ where the release has it, of RHEL and its like gcc-toolset-{gcc}; or move to a newer CUDA"
        " toolkit, and a torch for it",
        (
            f"conda install -c conda-forge gxx_linux-64={gcc}",
            'export NVCC_PREPEND_FLAGS="-ccbin $CONDA_PREFIX/bin/x86_64-conda-linux-gnu-g++"',
        ),
        otherwise=Fix(
            "let nvcc try the installed one, which works as long as its headers use nothing newer",
            ("export NVCC_PREPEND_FLAGS=-allow-unsupported-compiler",),
        ),
    )


_SET_ALONE = r"export NVCC_PREPEND_FLAGS='-ccbin g\+\+-(?P<gcc>\d{1,2})'"
_FIRST_OF_CONDA_FORGE = 7
"""The oldest GCC that conda-forge has."""
_OLDER_GCC = r"apt-get install g\+\+-(\d{1,2})(?= |$)"


def of_missing_part(asked: Asked) -> Fix | None:
    """Return the second way with a compiled part that is not there, by what the first one is."""
    commands = " ".join(asked.fix.commands)
    if "' has no attribute" in asked.evidence.quote and "NoneType" not in asked.evidence.quote:
        return ways.own_copies.copy_of_the_project(asked.module)
    if asked.is_found_by_name or commands.startswith(_ABSENT_PACKAGE):
        return ways.places.as_the_project_says(asked)
    is_here = compiled(_BUILT_THERE).search(commands)
    if is_here is None:
        return _ON_THE_PATH if asked.module.startswith("lib") else WITH_THE_TOOLKIT
    is_installed = compiled(_INSTALLED_HERE).search(asked.log.text) is not None
    hidden = ways.places.elsewhere(asked) if is_installed and "/" in is_here[0] else None
    return hidden or _IF_THE_BUILD_FAILS
