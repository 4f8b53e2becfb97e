"""Ways with what torch compiles as a program runs, and keeps in its folder `torch_extensions`: no package, and nothing to install."""

from __future__ import annotations

import re

from opwright.knowledge.projects import table
from opwright.logs.patterns import compiled
from opwright.model import Fix, Shell
from opwright.verbs.diagnose.ways.asked import MODULE, Asked

_NAMED_SO = r"\w{2,60}_plugin|torch_ext"
"""What projects call modules that `torch.utils.cpp_extension.load` compiles, and no setup.py builds."""
_LOADS = r"cpp_extension\.py\"?(?:, line |:)\d+,? in (?:load|load_inline|_jit_compile|_import_module_from_library)\b"
_FOUND_BY_IMP = r"\bimp\.py\"?(?:, line \d+,)? in find_module\b"
"""How torch up to 1.8 or so looks for what it has compiled."""
_CACHE = '"${TORCH_EXTENSIONS_DIR:-$HOME/.cache/torch_extensions}"'
_PLACES = {
    Shell.CMD: 'rmdir /s /q "%LOCALAPPDATA%\\torch_extensions"',
    Shell.POWERSHELL: 'rm -r -fo "$env:LOCALAPPDATA\\torch_extensions"',
    Shell.SH: f"rm -rf {_CACHE}",
}
"""What deletes the folder: https://pytorch.org/docs/stable/cpp_extension.html."""
_OLD_PLACES = {
    Shell.CMD: f'rmdir /s /q "%TEMP%\\torch_extensions" & {_PLACES[Shell.CMD]}',
    Shell.POWERSHELL: 'rm -r -fo "$env:TEMP\\torch_extensions", "$env:LOCALAPPDATA\\torch_extensions" -ErrorAction SilentlyContinue',
    Shell.SH: f"{_PLACES[Shell.SH]} /tmp/torch_extensions",
}
"""The same with the folder for temporary files, which it lay in up to torch 1.4 or so."""
_BUILD_FILES = {
    Shell.CMD: 'where /r "%LOCALAPPDATA%\\torch_extensions" build.ninja',
    Shell.POWERSHELL: 'Get-ChildItem "$env:LOCALAPPDATA\\torch_extensions" -Recurse -Filter build.ninja',
}


def compiled_again(asked: Asked) -> Fix | None:
    """Return how to recompile a module that torch compiled before, or tried to; None if it is not such a module."""
    module = _module(asked)
    if not module or not _is_compiled_by_torch(module, asked):
        return None
    shell = asked.situation.shell
    if compiled(_EDITED).search(asked.log.text) and shell is Shell.SH:
        return _unedited(module)
    is_old = compiled(_FOUND_BY_IMP).search(asked.log.text) is not None
    by_hand = _by_hand(module, shell)
    if is_old:
        by_hand = by_hand._replace(commands=tuple(map(_in_either_place, by_hand.commands)))
    if "DLL load failed" in asked.evidence.quote and shell is not Shell.SH:
        return _lacking_a_dll(module, _PLACES[shell], by_hand)
    if module.endswith("_gl") and shell is Shell.SH:
        by_hand = _WITHOUT_OPENGL
    return Fix(
        f"delete torch's cached build of {module} and run the program again, which recompiles it: {module} is JIT-compiled, so there is no package to install",
        (_OLD_PLACES[shell] if is_old else _PLACES[shell],),
        otherwise=by_hand,
    )


def in_its_folder(asked: Asked) -> Fix | None:
    """Return what a package needs that has torch compile into a folder of its own as it is imported."""
    named = compiled(_IN_A_PACKAGE).search(asked.evidence.quote)
    if named is None or ".." in named["folder"] or asked.situation.shell is not Shell.SH:
        return None
    name = named["name"]
    return Fix(
        f"install ninja, and check that nvcc and g++ are installed: {name}.so is not part of a wheel; torch compiles it into that folder when the package is imported, and that has"
        " not happened. Import it again: the first error it prints is the cause",
        (
            "pip install ninja",
            "nvcc --version; g++ --version",
            f"rm -rf {named['folder']}",
        ),
        otherwise=asked.fix,
    )


def in_the_projects_folder(asked: Asked) -> Fix | None:
    """Return how a module is compiled anew that a project lets torch compile into a folder of its own, `fused_kernels/build`."""
    named = compiled(_IN_BUILD).search(asked.log.text)
    is_missed = named is not None and f"{named['name']}.so" in asked.evidence.quote
    if named is None or not is_missed or asked.situation.shell is not Shell.SH:
        return None
    folder, name = named["folder"], named["name"]
    by_torch = "fused_kernels/" in folder or compiled(_LOADS).search(asked.log.text)
    if not by_torch or compiled(_NO_PROJECT).search(folder):
        return None
    return Fix(
        f"delete what is in {folder} and start the program again, in one process: torch compiles {name} into that folder as the program starts, and reuses what an earlier run left"
        " there, whichever torch that was",
        (f"cd {folder} && rm -f *.so *.o build.ninja .ninja_* lock",),
        otherwise=Fix(
            "if it fails again, run ninja there by hand: the first error is the cause (g++ or nvcc missing, nvcc of another CUDA than torch's, a compiler that is too new)",
            (f"ninja -v -C {folder}",),
        ),
    )


_IN_BUILD = r"(?P<file>(?P<folder>/[\w./+~-]{1,240}/build)/(?P<name>(?!lib)\w{2,60})\.so)\b"
_NO_PROJECT = r"-packages/|/torch_extensions/|/pip-|\.\.|^/tmp/"


def fallen_back(asked: Asked) -> Fix | None:
    """Return what a kernel needs that torch could not compile as a program started, which then does without it."""
    if "Falling back" not in asked.evidence.quote or asked.situation.shell is not Shell.SH:
        return None
    return Fix(
        "install ninja, and the toolkit of torch's CUDA with its nvcc (the first command shows what is there): torch compiles the kernel as the program starts, and could not. Delete what"
        " is left of that, and start again; until then the program runs without the kernel, more slowly",
        (
            "python -c 'import torch; print(torch.__version__, torch.version.cuda)' && nvcc --version; ninja --version",
            "pip install ninja",
            "conda install -c nvidia cuda-toolkit=\"$(python -c 'import torch; print(torch.version.cuda)')\"",
            _PLACES[Shell.SH],
        ),
        otherwise=asked.fix,
    )


def _unedited(module: str) -> Fix:
    """Return how an edit is undone that asks ninja for its version, after which nothing is compiled and no error is shown."""
    return Fix(
        f"undo the edit of torch/utils/cpp_extension.py that makes ninja print its version instead of building: it hides the error, and {module} is never compiled. Delete the"
        " partial build and run the program again: its first error is the cause",
        (
            "sed -i \"s/'ninja', '--version'/'ninja', '-v'/\" \"$(python -c 'import torch.utils.cpp_extension as e; print(e.__file__)')\"",
            _PLACES[Shell.SH],
        ),
        otherwise=_by_hand(module, Shell.SH),
    )


def _lacking_a_dll(module: str, deletes: str, by_hand: Fix) -> Fix:
    """Return what to compare if a module was compiled and does not load on Windows."""
    return Fix(
        f"check that nvcc matches torch's CUDA: {module} was compiled but a DLL is missing when it loads, usually the runtime of the toolkit that compiled it. Install the toolkit"
        " of torch.version.cuda, set CUDA_HOME, CUDA_PATH and PATH to it, delete the cached build, which torch would reuse, and run the program again",
        ('python -c "import torch; print(torch.version.cuda)"', "nvcc --version", deletes),
        otherwise=by_hand,
    )


_EDITED = r"(?i)\bninj\w?\b[^\n]{0,60}-[ '\",]{0,3}v\b[^\n]{0,40}--[ ]?version"
_IN_A_PACKAGE = (
    r"(?P<folder>/[\w./+~-]{1,200}-packages/[\w./-]{1,120}/_ext/(?P<name>\w{1,40}))/(?P=name)\.so\b"
)
_WITHOUT_OPENGL = Fix(
    "avoid OpenGL, whose headers the module needs: use RasterizeCudaContext instead of RasterizeGLContext (nvdiffrast 0.3 and newer); or install the OpenGL headers and"
    " recompile",
    (
        "grep -rl RasterizeGLContext --include='*.py' . | xargs sed -i 's/RasterizeGLContext/RasterizeCudaContext/'",
        "apt-get install -y libegl1-mesa-dev libgl1-mesa-dev",
    ),
)


def _in_either_place(command: str) -> str:
    """Return what looks for a build, in the folder for temporary files too."""
    command = command.replace(f"find {_CACHE}", f"find {_CACHE} /tmp/torch_extensions")
    return command.replace("%LOCALAPPDATA%\\torch", "%TEMP%\\torch").replace(
        "$env:LOCALAPPDATA", "$env:TEMP"
    )


def _module(asked: Asked) -> str:
    """Return the module that cannot be imported, `bias_act_plugin`; '' where the log has no name that can be typed."""
    details = asked.details
    name = details.get("module") or details.get("library", "")
    name = re.split(r"[/\\]", name)[-1].partition(".")[0]
    if name.startswith("lib"):  # as no module of Python's is called
        return ""
    return name if re.fullmatch(MODULE, name, re.ASCII) else ""


def _is_compiled_by_torch(module: str, asked: Asked) -> bool:
    """Return whether `torch.utils.cpp_extension.load` makes a module, by its name or by what the log shows."""
    project = table.project_of_module(module)
    if (project and project.is_jit) or compiled(_NAMED_SO).fullmatch(module):
        return True
    text = asked.log.text
    if re.search(rf"(?:Loading|Building) extension module {module}(?:_v\d+)?\b", text):
        return True
    if not module.startswith("_") and compiled(_FOUND_BY_IMP).search(text):  # SWIG's begin so
        return True
    if compiled(_LOADS).search(text) and "torch_extensions" not in asked.evidence.quote:
        return re.search(rf"(?:No module named|while importing) ['\"]?{module}\b", text) is not None
    return re.search(rf"torch_extensions[/\\](?:[\w.-]+[/\\])?{module}[/\\]", text) is not None


def _by_hand(module: str, shell: Shell) -> Fix:
    """Return how the build of a module is seen that torch hides."""
    if shell is Shell.SH:
        return Fix(
            f"if it fails again, build {module} by hand in the new folder: the first error is the cause (g++ or nvcc missing, nvcc of another CUDA than torch's, a compiler that is too"
            " new)",
            (
                f'cd "$(dirname "$(find {_CACHE} -path \'*{module}/build.ninja\' | head -n 1)")" && ninja -v',
            ),
        )
    return Fix(
        f"if it fails again, build {module} by hand: run ninja -v in the folder this finds, from the x64 Native Tools prompt of a Visual Studio that torch's CUDA supports. The"
        " first error is the cause (cl or nvcc not found; python3x.lib, when LIB lacks Python's libs folder; a module of another Python on PATH)",
        (_BUILD_FILES[shell],),
    )
