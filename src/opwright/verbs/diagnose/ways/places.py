"""Ways that look for something in another place, or load something before it."""

from __future__ import annotations

import re

from opwright.knowledge.packages import DELETE_MODULES
from opwright.knowledge.platforms.linux.conda_forge import conda_name
from opwright.logs.asker.tried import is_without_root
from opwright.logs.patterns import compiled
from opwright.model import Fix, System
from opwright.verbs.diagnose import ways
from opwright.verbs.diagnose.ways.asked import MODULE, Asked

_SHARED = r"lib[\w+-]{2,60}\.so(?:\.\d{1,4}){0,3}"
_LED = "LD_LIBRARY_PATH="
_RUNTIME = r"lib(?P<name>cudart|cublas|cublasLt|cusparse|cusolver|cufft|curand)\.so\.(?P<major>1[1-9])(?:\.\d+)*"
"""Of the releases of CUDA whose libraries PyPI has."""
_OF_RUNTIME = {"cudart": "cuda_runtime", "cublasLt": "cublas"}
_FIRST_WITHOUT_LABEL = 13
_LOADED = rf"DLL load failed while importing (?P<module>{MODULE})"
WHICH_TORCH = Fix(
    "if this prints a different torch than expected (conda's, the system's or one in ~/.local that comes first on the path), uninstall that one and keep a single torch",
    (
        "python -c 'import sys, torch; print(sys.executable, torch.__version__, torch.__file__)'",
        "pip show torch",
    ),
)
"""How to see that another torch is imported than the one that was meant."""
NO_DRIVER = Fix(
    "if nvidia-smi is missing or finds no GPU, there is no driver at all, of which CUDA says the same: a build server, a virtual machine, or a container to which no GPU was given. Give"
    " it one (docker run --gpus all), or run what needs CUDA elsewhere",
    ("nvidia-smi -L",),
)
"""What a driver that is too old is taken for."""
RUNTIME = "winget install Microsoft.VCRedist.2015+.x64"
"""What brings Microsoft's C++ runtime."""


def as_the_project_says(asked: Asked) -> Fix | None:
    """Return how to find where a project gets a module from, whose sources it may not have."""
    if not asked.module:
        return None
    why = (
        "if no setup.py names it, its folder is an empty submodule or belongs to another project"
        if asked.is_found_by_name
        else "if that does not help, the project needs its own copy or a specific release"
    )
    return Fix(
        f"{why}: fetch the submodules, and check where the project's own files get it from",
        (
            "git submodule update --init --recursive",
            f"grep -rniw {asked.module} --include='README*' --include='*.md' --include='*.txt' --include='*.yml' --include='*.sh' --include=.gitmodules . | head -n 20",
        ),
    )


def newer_of_the_system(asked: Asked) -> Fix | None:
    """Return how the system's libstdc++ is taken where conda's is the older one."""
    if (
        asked.situation.system is not System.LINUX
        or "libstdc++" not in asked.log.text + asked.evidence.quote
    ):
        return None
    return Fix(
        "if the environment's libstdc++ is the older one (this prints the newest version each provides), put the system's first",
        (
            (
                'for one in "$CONDA_PREFIX/lib/libstdc++.so.6" $(ls /usr/lib/*-linux-gnu/libstdc++.so.6 /usr/lib64/libstdc++.so.6 2>/dev/null); do echo "$one"; grep -aoE'
                " 'GLIBCXX_3[.0-9]*' \"$one\" | sort -V | tail -n 1; done"
            ),
            'export LD_PRELOAD="$(ls /usr/lib/*-linux-gnu/libstdc++.so.6 /usr/lib64/libstdc++.so.6 2>/dev/null | head -n 1)"',
        ),
    )


def without_root(asked: Asked) -> Fix | None:
    """Return how a package comes that the system lacks, without the rights to install it there."""
    named = compiled(_OF_DEBIAN).search(" ".join(asked.fix.commands))
    if named is None or asked.situation.system is not System.LINUX:
        return None
    forge = conda_name(named["name"])
    install = (f"conda install -c conda-forge {forge}",) if forge else ()
    if forge and not compiled(_OF_A_LIBRARY).search(named["name"]):
        return Fix(
            "without root: install conda-forge's package into the build environment and reactivate it, which sets the variables that builds read (CC and CXX for a compiler); or load"
            " the cluster's module for it",
            install,
        )
    return Fix(
        "without root: "
        + ("install conda-forge's package into the build environment; or " if forge else "")
        + "if it is in another folder (~/.local, or one that `module load` sets up), point the compiler and the linker to it, and rebuild in the same shell",
        (
            *install,
            f'export CPATH="{_PREFIX}/include:$CPATH" LIBRARY_PATH="{_PREFIX}/lib:$LIBRARY_PATH" LD_LIBRARY_PATH="{_PREFIX}/lib:$LD_LIBRARY_PATH"',
        ),
    )


_OF_DEBIAN = r"(?:^|\s)apt-get install (?:-y )?(?P<name>[\w.+-]+)"
_OF_A_LIBRARY = r"^lib|-dev$"
_PREFIX = "${CONDA_PREFIX:-$HOME/.local}"


def instead_of_root(asked: Asked) -> Fix | None:
    """Return the same, if the log shows a lack of the permissions that the first way needs."""
    if not is_without_root(asked.log):
        return None
    other = without_root(asked)
    return other and other._replace(
        otherwise=Fix("ask an administrator to install it", asked.fix.commands)
    )


def cloned_again(asked: Asked) -> Fix | None:
    """Return how to fetch submodules without a clone, or if they stay empty."""
    if not any(command.startswith("git submodule") for command in asked.fix.commands):
        return None
    return Fix(
        "if it stays empty: pull the newest commit, which may have added or removed it (.gitmodules lists the submodules; no command fetches a folder that it does not list:"
        " remove its line from the requirements, or copy it from where the README says); a zip has no submodules: clone the project instead",
        (
            "git pull && git submodule update --init --recursive && cat .gitmodules",
            'git clone --recursive "$(git remote get-url origin)" ../with-submodules',
        ),
    )


def kept_by_sudo(asked: Asked) -> Fix | None:
    """Return how a program that sudo starts gets the path of libraries, which the log has set and sudo takes away."""
    text = asked.log.text
    started = compiled(_BY_SUDO).search(text)
    is_set = "LD_LIBRARY_PATH=" in text or "LD_LIBRARY_PATH is set" in text
    if started is None or not is_set or "cannot open shared" not in asked.evidence.quote:
        return None
    return Fix(
        "pass the path to the program: sudo starts it without the LD_LIBRARY_PATH that is set in your shell; or run it without sudo",
        (f'sudo LD_LIBRARY_PATH="$LD_LIBRARY_PATH" {started["rest"].strip()}',),
        otherwise=asked.fix,
    )


_BY_SUDO = r"(?m)^[ \t$#>]*sudo (?!LD_LIBRARY_PATH|-E |(?:apt|pip|dnf|ln|cp|mv|rm|ldconfig|make|cmake)\b)(?P<rest>[\w./][^\n]{1,240})$"


def with_libpython(asked: Asked) -> Fix | None:
    """Return what torchcodec needs besides FFmpeg, if only the part for Python does not load."""
    text = asked.log.text
    failed = compiled(_PART_OF_TORCHCODEC).findall(text)
    if not failed or set(failed) != {"custom_ops"} or asked.situation.system is not System.LINUX:
        return None
    return Fix(
        "install this Python's shared library, libpython3.x.so, which python3-dev provides and Debian's or Ubuntu's minimal Python lacks: torchcodec loaded its FFmpeg part, so"
        " FFmpeg is fine and only the Python part fails; the last command shows what it needs",
        (
            "apt-get install -y python3-dev libpython3-dev",
            "ldd \"$(python -c 'import importlib.util as u; print(u.find_spec(\"torchcodec\").submodule_search_locations[0])')\"/libtorchcodec_custom_ops*.so | grep 'not found'",
        ),
        otherwise=asked.fix,
    )


_PART_OF_TORCHCODEC = r"libtorchcodec_(core|custom_ops|pybind_ops)\d\.(?:so|dylib|dll)"


def with_media(asked: Asked) -> Fix | None:
    """Return the FFmpeg that a package's release loads, where the system has another."""
    if "ffmpeg" not in asked.fix.summary.lower() or asked.situation.system is System.WINDOWS:
        return None
    wanted = "<5" if _is_of_ffmpeg_4(asked) else "<8"
    return Fix(
        "install conda-forge's FFmpeg in a release that the package can load, if the system's is another one: torchaudio up to 2.0 loads FFmpeg 4, up to 2.8 FFmpeg 4 to 6;"
        " torchcodec loads 4 to 7, newer ones also 8",
        (f"conda install -c conda-forge 'ffmpeg{wanted}'",),
    )


def with_old_media(asked: Asked) -> Fix | None:
    """Return the same in place of the system's, which is newer wherever torchaudio is as old as that."""
    return with_media(asked) if _is_of_ffmpeg_4(asked) else None


def _is_of_ffmpeg_4(asked: Asked) -> bool:
    torch = asked.situation.machine.torch or ""
    is_old = re.match(r"v?(?:1\.|2\.0)", torch) or compiled(_OLD_AUDIO).search(asked.log.text)
    return is_old is not None


_OLD_AUDIO = r"\btorchaudio\b[ :=]{1,8}v?(?:0\.1\d|2\.0)\.\d"


def with_sox(asked: Asked) -> Fix | None:
    """Return how a program does without SoX, which torchaudio has no part for on Windows, and elsewhere loads from the system."""
    if "sox extension, but TorchAudio" not in asked.log.text:
        return None
    is_windows = asked.situation.system is System.WINDOWS
    return Fix(
        "use a newer commit of the project, or remove the lines that call sox_utils or sox_effects (setting a buffer size is pointless without SoX) and read files with soundfile:"
        " torchaudio's Windows wheels lack this part, from 2.9 on all wheels do; on Linux, wheels from 2.1 on load the system's SoX library",
        (
            'findstr /s /n "sox_utils sox_effects" *.py'
            if is_windows
            else "apt-get install -y sox libsox-dev",
            "pip install soundfile",
        ),
    )


def elsewhere(asked: Asked) -> Fix | None:
    """Return how to see that a checkout shadows the installed package."""
    top = asked.details.get("module", "").partition(".")[0]
    if not re.fullmatch(MODULE, top, re.ASCII) or top.startswith("_"):
        return None
    return Fix(
        f"if {top} is already installed, the folder that Python runs in shadows it: run elsewhere; this prints the installed one",
        (f"cd / && python -c 'import {top}; print({top}.__file__)'",),
    )


def although_installed(asked: Asked) -> Fix | None:
    """Return how to see that a checkout hides a package that pip has just installed."""
    top, _, part = asked.details.get("module", "").partition(".")
    if not part or not top.isidentifier():
        return None
    spelt = re.escape(top).replace("_", "[-_]")
    if not re.search(rf"Successfully installed [^\n]*(?<![\w.-]){spelt}-\d", asked.log.text):
        return None
    return Fix(
        f"{top} is installed, so check which copy is imported: a checkout in the current folder or on PYTHONPATH shadows it; unset that, or run elsewhere",
        ("echo $PYTHONPATH", f"cd / && python -c 'import {top}; print({top}.__path__)'"),
    )


def where_it_lies(asked: Asked) -> Fix | None:
    """Return how the loader is led to a library that is on the machine."""
    library = asked.details.get("library", "")
    is_led = any(_LED in command for command in asked.fix.commands)
    is_shared = re.fullmatch(_SHARED, library, re.ASCII) is not None
    if is_led or asked.situation.system is not System.LINUX or not is_shared:
        return None
    found = f"find / -name '{library.partition('.so')[0]}.so*' -not -path '/proc/*' 2>/dev/null"
    return Fix(
        "if it is already on the machine, point the loader to its folder; if its toolkit has a set_env.sh, a setvars.sh or an environment module, use that",
        (
            found,
            f'export LD_LIBRARY_PATH="$(dirname "$({found} | head -n 1)"):$LD_LIBRARY_PATH"',
        ),
    )


def runtime_beside(asked: Asked) -> Fix | None:
    """Return how to add the CUDA library that a binary for another CUDA needs, next to torch's."""
    named = compiled(_RUNTIME).fullmatch(asked.details.get("library", ""))
    if named is None or asked.situation.system is not System.LINUX:
        return None
    part = _OF_RUNTIME.get(named["name"], named["name"])
    is_labelled = int(named["major"]) < _FIRST_WITHOUT_LABEL
    suffix = f"-cu{named['major']}" if is_labelled else ""
    parts = dict.fromkeys(
        ("cuda_runtime", "cublas", part)
    )  # what calls one of them calls cuBLAS, as a rule
    named_packages = " ".join(f"nvidia-{one.replace('_', '-')}{suffix}" for one in parts)
    return Fix(
        f"put {named[0]}, and cuBLAS, which most CUDA binaries need as well, on the loader's path, which is enough for a binary that needs CUDA but not torch",
        (f"pip install {named_packages}", _LEADS_TO_NVIDIAS),
    )


_LEADS_TO_NVIDIAS = 'export LD_LIBRARY_PATH="$(python -c \'import glob, nvidia; print(":".join(glob.glob(nvidia.__path__[0] + "/*/lib")))\'):$LD_LIBRARY_PATH"'
"""What leads the loader to the libraries of all of NVIDIA's packages that are there."""


def torch_before_it(asked: Asked) -> Fix | None:
    """Return how to see that a library only needs torch's to be loaded before it."""
    loaded = compiled(_LOADED).search(asked.evidence.quote)
    module = loaded["module"] if loaded else ""
    if not module or module.startswith("_") or module == "torch":
        return None
    return Fix(
        f"if {module} is imported before torch, Windows does not know torch's library folder yet: import torch first, in the same program; if the second command prints None, torch"
        " is a CPU build without the DLLs that a CUDA module needs: replace it with a CUDA build",
        (
            f'python -c "import torch, {module}"',
            'python -c "import torch; print(torch.__version__, torch.version.cuda)"',
        ),
    )


def torch_first_or_another(asked: Asked) -> Fix:
    """Return what tells a torch that was not loaded before from one without CUDA, by which it is put off."""
    module = asked.imported
    commands = (f"python -c 'import torch, {module}'",) if module else ()
    return Fix(
        "if this prints None, torch is a CPU build; if it prints a CUDA release, torch has the library but was not loaded before the extension: import torch first, in the"
        " package's __init__.py",
        ("python -c 'import torch; print(torch.version.cuda)'", *commands),
        otherwise=asked.fix,
    )


def torch_before_alone(asked: Asked) -> Fix | None:
    """Return what tells a library of old days, which names no library of torch's, from one for another torch: an import of torch before it."""
    inside = compiled(_INSIDE).search(asked.evidence.quote)
    module = asked.imported or (inside["module"] if inside else "")
    is_unknown = (
        asked.details.get("exported_by") == NONE_KNOWN and asked.situation.system is System.LINUX
    )
    frames = compiled(_FRAME_LINE).findall(asked.log.text)
    is_at_the_top = not frames or int(frames[-1]) <= _FIRST_LINES
    is_with_torch = compiled(_TORCH_IS_FIRST).search(asked.log.text) is not None
    if not is_unknown or not module or not is_at_the_top or is_with_torch:
        return None
    return Fix(
        "if this succeeds, it is the import order: extensions built for torch before 1.5 find torch's libraries only if torch is already imported, so import torch first. If it"
        " fails, the binary is for a torch older than 1.8: rebuild it, or install the torch that the project names",
        (f"python -c 'import torch, {module}'", ways.builds.NAMES_A_TORCH),
    )


NONE_KNOWN = "no known release"
"""That exports a name, of the torches from 1.8 on."""
_FRAME_LINE = r"File \"[^\"\n]{1,300}\", line (\d{1,6})"
_FIRST_LINES = 4
"""In a file before which there is no room for another import."""
_INSIDE = r"-packages/(?:[\w.+-]+\.egg/)?(?P<module>[A-Za-z]\w{1,60})[/.]"
_TORCH_IS_FIRST = r"(?m)^(?:>>> |[ \t]*|In \[\d{1,3}\]: )(?:import|from) torch\b"


def cxx_runtime(asked: Asked) -> Fix | None:
    """Return what is left of Windows' own if a DLL does not load."""
    if RUNTIME in asked.fix.commands or "DLL load failed" not in asked.evidence.quote:
        return None
    return Fix(
        "if it fails even after importing torch, install Microsoft's C++ runtime, which may be what is missing",
        (RUNTIME,),
    )


def built_for_another(asked: Asked) -> Fix | None:
    """Return what is left if importing torch first does not help."""
    if any(_LED in command for command in asked.fix.commands):
        return None
    return Fix(
        "if it fails even with torch imported first, this torch has no such library: the extension was built for another release, or torch is a CPU build (None is printed)."
        " Delete the old build and rebuild it for the torch you want to keep",
        (
            "python -c 'import torch; print(torch.__version__, torch.version.cuda)'",
            f"rm -rf build && {DELETE_MODULES} && pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
        ),
    )
