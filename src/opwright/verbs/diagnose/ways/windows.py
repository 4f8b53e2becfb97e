"""Ways where Windows does not load a DLL: by whose it is, and what may be missing of it."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.knowledge.packages import module_package
from opwright.logs.asker.situation import situation_of
from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell, System
from opwright.verbs.diagnose import fixes
from opwright.verbs.diagnose.fixes.fitted_fix import fitted
from opwright.verbs.diagnose.ways.asked import BUILT_BY_NAME, MODULE, Asked

_LOADED = rf"DLL load failed while importing (?P<module>{MODULE})"
_TORCH_RUNS = (
    r"python_embed|ComfyUI|site-packages[/\\]torch[/\\]|\bimport torch\b|>>> torch\.|torch\.cuda\.|Loading (?:\w+ ){0,3}(?:model|checkpoint|pipeline|weights|components)\b"
    r"|\bcuda:\d\b|\bUsing device\b|Found no NVIDIA|\bSeed set to\b"
)
"""What shows that a program has used torch before it came to the module."""
_OF_MEDIA = r"(?<![A-Za-z])(?P<folder>[A-Za-z]:[\\/][\w .()\\/+-]{0,200}[\\/]torchcodec)[\\/]libtorchcodec_\w+\.dll"
RUNTIME = "winget install Microsoft.VCRedist.2015+.x64"
_SEEN = 'dumpbin /dependents "{0}.pyd"'


def beside_media(asked: Asked) -> Fix | None:
    """Return where FFmpeg's DLLs have to lie for torchcodec, which does not find them by PATH."""
    found = compiled(_OF_MEDIA).search(asked.log.text)
    if found is None or "codec" in asked.details:  # which names its torch
        return None
    folder = found["folder"].replace('"', "")
    copied = {
        Shell.CMD: f'for /f "delims=" %d in (\'where ffmpeg\') do copy "%~dpd*.dll" "{folder}"',
        Shell.POWERSHELL: f'Copy-Item "$(Split-Path (Get-Command ffmpeg).Source)\\*.dll" "{folder}"',
    }.get(asked.situation.shell)
    return Fix(
        "copy FFmpeg's DLLs (from a shared build of release 4 to 7, whose bin has avcodec-*.dll; a static build has only programs) next to torchcodec's: from Python 3.8 on,"
        " Windows does not search PATH for them. Calling os.add_dll_directory with FFmpeg's bin before the import does the same",
        (copied,) if copied else (),
        otherwise=Fix(
            "in a conda environment, install conda-forge's FFmpeg, which is found; if it still fails, torchcodec does not match torch's release (its README has the pairs), or"
            " Microsoft's C++ runtime is missing",
            ('conda install -c conda-forge "ffmpeg<8"', "pip show torch torchcodec", RUNTIME),
        ),
    )


def of_intel(asked: Asked) -> Fix | None:
    """Return how to find oneAPI's DLLs, which an older torch for Intel GPUs needs."""
    if not compiled(_OWN_DLL).search(asked.evidence.quote) or not compiled(_INTEL).search(
        asked.log.text
    ):
        return None
    return Fix(
        "start Python in a prompt with oneAPI's variables set: a torch for Intel GPUs (xpu) up to 2.5 needs oneAPI's DLLs of the release that its installation page names (pip has"
        " them too: dpcpp-cpp-rt and mkl-dpcpp of that release); from torch 2.6 on PyTorch's own xpu wheels bring them",
        ('call "C:\\Program Files (x86)\\Intel\\oneAPI\\setvars.bat"', 'python -c "import torch"'),
        otherwise=asked.fix,
    )


_OWN_DLL = r"[/\\](?:torch[/\\]lib|intel_extension_for_pytorch[/\\]bin)[/\\]\w+\.dll"
_INTEL = r"(?i)\bintel[._-](?:extension|github)|intel_extension|\bipex\b|\boneapi\b|\+xpu\b|\bxpu\b|\bIntel Arc\b"


def built_again(asked: Asked) -> Fix | None:
    """Return how to rebuild or reinstall a module that does not load, if it is a wheel's or torch was loaded before."""
    module = _module(asked)
    runs = compiled(_TORCH_RUNS).search(asked.log.text)
    is_open = not asked.fix.commands or RUNTIME in asked.fix.commands
    if not (module and is_open) or not (runs or _installed_by(asked)):
        return None
    if (
        _folder(asked) == module and knowledge.installing.way_to_install(module) is None
    ):  # a wheel that may have nothing of torch's
        return _installed_again(module, asked.fix)
    fix = of_this_torch(asked)
    return fix._replace(otherwise=_what_is_missing(module)) if fix else None


def of_this_torch(asked: Asked) -> Fix | None:
    """Return how a module gets built, or installed, for the torch and Python that load it."""
    module = _module(asked)
    if not module:
        return None
    why = f"{module} was built for another torch, CUDA or Python than the one that loads it"
    own = _installed_by(asked)
    project = knowledge.installing.project_of(own) if own else None
    for system, words, commands in project.elsewhere if project else ():
        if system == "windows":
            return Fix(words, commands)
    way = knowledge.installing.way_to_install(module) or (
        knowledge.installing.way_to_install(own) if own else None
    )
    is_built = way is not None and any(map(_compiles, way.commands))
    if own and not is_built:
        return Fix(
            f"check which torch, CUDA and Python the wheel of {own} is for (its releases name them), and install the one for this torch. The DLLs of its CUDA must be present too: if"
            " torch's are of another release, install the CUDA toolkit of the same major release and set CUDA_PATH to it",
            (
                'python -c "import sys, torch; print(sys.version, torch.__version__, torch.version.cuda)"',
                "nvcc --version",
            ),
        )
    if way:
        commands = fixes.package_install.commands_of(way, asked.situation, asked.log)
        return fitted(Fix(f"{why}: {way.summary}", commands), asked.situation)
    first = Fix(
        f"rebuild it: most likely {why}. The first command finds the setup.py that names it; in its folder, delete build and run the second command with the program's Python, from"
        " the x64 Native Tools prompt of Visual Studio",
        (
            f"{BUILT_BY_NAME.format(module)}rm -rf build",
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
        ),
    )
    return fitted(first, asked.situation)


def _compiles(command: str) -> bool:
    return any(one in command for one in ("--no-build-isolation", "git+", "setup.py", "cmake"))


def _installed_again(module: str, fix: Fix) -> Fix:
    """Return a fix for any library with one more step, for a wheel that may have nothing of torch's."""
    name = module_package(module)
    return fix._replace(
        summary=f"{fix.summary}; or reinstall {name}, of which a file may be missing",
        commands=(
            *fix.commands,
            f"pip install --force-reinstall --no-deps --no-cache-dir {name}",
        ),
    )


def lacks_a_dll(asked: Asked) -> Fix | None:
    """Return what a module may need and lack that was built for the installed torch."""
    module = _module(asked)
    project = knowledge.installing.project_of(module) if module else None
    for system, words, commands in project.elsewhere if project else ():
        if system == "windows":
            return Fix(f"if it still fails, it was built for another torch: {words}", commands)
    return _what_is_missing(module) if module else None


def _what_is_missing(module: str) -> Fix:
    return Fix(
        f"if it still fails, find out which DLL {module} needs and cannot find (list its dependents with dumpbin): CUDA's (cudart64_*, cublas64_*, in the bin folder of that"
        " toolkit release; add it with os.add_dll_directory before the import, because PATH is not searched) or those of Microsoft's C++ runtime",
        (RUNTIME, _SEEN.format(module)),
    )


def of_ctypes(asked: Asked) -> Fix | None:
    """Return how to find the library that a program loads by its path, which may be one for Linux."""
    text = asked.log.text
    is_of_ctypes = compiled(_BY_CTYPES).search(text) is not None
    if (
        not is_of_ctypes
        or "path" in asked.details
        or compiled(_TORCHS_OWN).search(text)
        or asked.details.get("library") != "a library"
    ):
        return None
    return Fix(
        "find the file that the program loads (the line of the traceback above ctypes, or this command, names it): if it ends in .so, it is for Linux, and Windows never loads it: run the program in WSL, or build"
        " the library as a DLL from its sources. If it is a DLL, it is not at that path, or something that it needs is missing: Microsoft's C++ runtime first",
        ('findstr /s /n "CDLL LoadLibrary load_library" *.py', "wsl --install -d Ubuntu", RUNTIME),
    )


_TORCHS_OWN = r"(?i)torch[/\\]{1,2}(?:lib\b|__init__\.py)"
_BY_CTYPES = r"ctypes[/\\]{1,2}__init__\.py"


def libs_of_python(asked: Asked) -> Fix | None:
    """Return how the linker of Windows is led to the library of the Python that builds, which a venv does not have."""
    library = asked.details.get("library", "")
    if not library.endswith(".lib") or asked.situation.shell is Shell.SH:
        return None
    is_cmd = asked.situation.shell is Shell.CMD
    return Fix(
        f"in the build prompt, add to LIB the libs folder of the Python that the environment was created from: a venv has no {library}, and the linker looks next to its"
        " python.exe. An embeddable Python (ComfyUI's) has none at all: copy include and libs from a full installation of the same version into its folder",
        (
            (
                'for /f "delims=" %d in (\'python -c "import sys; print(sys.base_prefix)"\') do set "LIB=%d\\libs;%LIB%" & set "INCLUDE=%d\\include;%INCLUDE%"'
                if is_cmd
                else "$env:LIB = \"$(python -c 'import sys; print(sys.base_prefix)')\\libs;$env:LIB\""
            ),
        ),
    )


def of_triton(asked: Asked) -> Fix | None:
    """Return which Triton Windows has, if another one lacks what is needed."""
    if asked.situation.system is not System.WINDOWS or "triton" not in asked.evidence.quote:
        return None
    if "triton-windows" in asked.log.text or "triton_windows" in asked.log.text:
        return None
    return Fix(
        "replace the installed triton with the triton-windows release for this torch (its README has the pairs): Triton itself has no Windows wheels, and others of that name"
        " (triton-library, old builds) are different projects or outdated",
        ("pip uninstall -y triton triton-library", "pip install triton-windows"),
        otherwise=asked.fix,
    )


def runtime_of_triton(asked: Asked) -> Fix | None:
    """Return what libtriton lacks, which nobody builds on Windows: a C++ runtime as new as its own, next to the program's Python."""
    if _module(asked) != "libtriton":
        return None
    places = compiled(_OWN_PYTHON).findall(asked.log.text.replace("\\\\", "\\"))
    folder = places[-1] if places else ""
    pip = f'"{folder}\\python.exe" -s -m pip' if folder else "pip"
    copied = tuple(
        f'copy C:\\Windows\\System32\\{name}.dll "{folder}"'
        for name in ("msvcp140", "vcruntime140", "vcruntime140_1")
    )
    return Fix(
        "install Microsoft's newest C++ runtime; if the folder of python.exe has its own vcruntime140.dll, which is loaded first (python_embeded, conda), copy the new ones over"
        " it. Then install the triton-windows for this torch, without triton next to it (its README has the pairs), and run the program again",
        (
            RUNTIME,
            *(copied if places else ()),
            f"{pip} uninstall -y triton triton-windows",
            f"{pip} install triton-windows",
        ),
        otherwise=Fix(
            "if it still fails, check which DLL it cannot find (list its dependents with dumpbin); until then most programs run without Triton, with sdpa attention instead of"
            " SageAttention",
            (_SEEN.format("libtriton"),),
        ),
    )


_OWN_PYTHON = r"(?P<folder>[A-Za-z]:\\(?:[\w. -]{1,60}\\){0,8}python_embedd?ed)\b"


def of_damaged_file(asked: Asked) -> Fix | None:
    """Return how the file is found that Windows cannot load, where the system and its Python are known to be of 64 bits."""
    if "193" not in asked.evidence.quote or compiled(_OF_32).search(asked.log.text):
        return None
    if not compiled(_OF_64).search(asked.log.text):
        return None
    named = compiled(_IMPORTED_AS).findall(asked.log.text)
    module = asked.imported or (named[-1] if named else "")
    return Fix(
        "find the file that Windows cannot load (the .dll or .pyd last tried before the error), and install the package that it belongs to again without pip's cache, or uninstall that one"
        " where nothing needs it: system and Python are of 64 bits, so that the file is damaged or of another system",
        (f'python -v -c "import {module}"',) if module else (),
        otherwise=of_this_torch(asked) or asked.fix,
    )


_OF_64 = r"(?i)\b64[ -]?bit|\(AMD64\)|win[_-]amd64|\bWindows-\d+[\w.-]*AMD64"
_OF_32 = r"(?i)\b32[ -]?bit|\bwin32\b(?! application)|Program Files \(x86\)\\Python|\[MSC v\.\d+ 32"
_IMPORTED_AS = r"(?m)^(?:>>> |[ \t]*)(?:import|from) (?!torch\b|os\b|sys\b)([A-Za-z]\w{1,60})"


def _module(asked: Asked) -> str:
    """Return the module whose DLL does not load; '' for torch's own and for other failures."""
    found = compiled(_LOADED).search(asked.evidence.quote)
    if found is None or found["module"] == "torch" or _OF_TORCH in asked.log.text:
        return ""
    return found["module"]


_OF_TORCH = "from torch._C import *"
"""The line of torch's that loads its own DLLs."""


def _folder(asked: Asked) -> str:
    """Return the installed package whose file is the last before the evidence; '' if that is torch's, or there is none."""
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    inside = re.findall(r"-packages[/\\](?!torch[/\\])(\w+)[/\\]", above)
    return inside[-1] if inside else ""


def _installed_by(asked: Asked) -> str:
    """Return the package that pip installed with a module of another name; '' if the log shows none."""
    module, folder = _module(asked), _folder(asked)
    owner = knowledge.installing.project_of(module) if module.startswith("_") else None
    if owner and owner.run:
        return owner.name
    if not (module.startswith("_") or (folder and folder != module)):
        return ""
    named = situation_of(asked.log, named=True, line=asked.evidence.line).package
    return named or folder
