"""
The binary's run path (`DT_RPATH`, `DT_RUNPATH`) names a folder of the machine that built it: a CI runner's conda environment, a
checkout, a home folder. The loader searches that folder for every library before the system's. If it does not exist, this costs a
few failed opens. If it does, libraries come from it that nobody chose: `/opt/conda/lib` has its own libstdc++ on many machines, and
anybody can create a folder in `/tmp`. `LD_LIBRARY_PATH` cannot even override `DT_RPATH`.

Linkers write such entries for CMake's build tree (CMake removes them only on `cmake --install`), and for conda's compilers, which add
`$CONDA_PREFIX/lib` to every link. The path is certain; that it does harm is only possible.

Folders that are the same on every machine that has them are not reported: `/usr/lib64`, `/usr/local/cuda/lib64`, `/opt/rocm/lib`,
`/opt/intel`. A binary may prefer what is installed there. Neither are packages installed on this machine, perhaps built for it.

In a build script it is a search path in somebody's home folder. On every other machine the headers and libraries there are missing,
or found elsewhere in another version.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.platforms.linux.folders import is_standard
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    LiteralText,
)


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for folders of the build machine in run paths, and report each once."""
    if artifact.kind is ArtifactKind.PACKAGE:
        return
    leaks: dict[str, list[str]] = {}
    for binary in artifact.binaries:
        for folder in dict.fromkeys(binary.rpath):
            if folder.startswith("/") and not is_standard(folder):
                leaks.setdefault(folder, []).append(binary.path)
    for folder, paths in leaks.items():
        more = f" and {len(paths) - 1} more" if paths[1:] else ""
        what = f"the run path of {paths[0].rpartition('/')[2]}{more}"
        yield Evidence(paths[0], folder, {"folder": folder, "what": what}, Confidence.POSSIBLE)


_HOME_FOLDER = r"(?:-I|-L|-isystem|-Wl,-rpath,|-Wl,-rpath=)?(?P<folder>/(?:home|Users)/(?!linuxbrew|Shared)\w[^\s'\",;$]*|[A-Z]:[\\/]+Users[\\/]+\w[^'\",;$]*)"
_SETTINGS = (
    ("include_dirs", "a search path for headers"),
    ("library_dirs", "a search path for libraries"),
    ("link_flags", "a flag for the linker"),
    ("all_flags", "a flag for the compiler"),
)


@for_scripts(r"/home/\w", r"/Users/\w", r"\bUsers[\\/]+\w")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for search paths in a user's home folder."""
    reported: set[int] = set()
    for extension in script.extensions:
        for name, what in _SETTINGS:
            for one in getattr(extension, name):
                match = re.fullmatch(_HOME_FOLDER, one.value)
                if match and one.start not in reported and not _is_conditional(script, one):
                    reported.add(one.start)
                    evidence = literal_evidence(script, one, what=what, folder=match["folder"])
                    yield evidence._replace(confidence=Confidence.LIKELY)


def _is_conditional(script: BuildScript, one: LiteralText) -> bool:
    """Return whether a script uses a folder only if it exists, or as one of several."""
    return script.path.endswith(".py") and bool(kit.python.conditions_at(script, one.start))


CAUSE = Cause(
    title="{what} names a folder of the machine that built it: {folder}",
    in_artifact=in_artifact,
    in_build_script=in_build_script,
    is_linted_on_request=True,
    fix=Fix(
        "in a build script, take the folder from a setting or from torch; link without -Wl,-rpath and conda's flags, "
        "set CMAKE_SKIP_RPATH or CMAKE_INSTALL_RPATH, or rewrite the run path before packing",
        commands=("patchelf --set-rpath '$ORIGIN' LIBRARY.so",),
    ),
    examples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=['/home/ann/cutlass/include'])])\n",
        ),
        BuildScript(
            "CMakeLists.txt",
            "add_library(op SHARED op.cpp)\ntarget_include_directories(op PRIVATE /Users/ann/eigen)\n",
        ),
        BuildScript(
            "setup.py",
            "args = ['-Wl,-rpath,/home/ann/lib']\n"
            "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_link_args=args)])\n",
        ),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", rpath=("$ORIGIN", "/__w/_temp/conda_environment_1/lib")),),
        ),
        Artifact("op.so", ArtifactKind.BINARY, (Binary("op.so", rpath=("/opt/conda/lib",)),)),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "dirs = ['/usr/local/cuda/include']  # not /home/ann/include\n"
            "if os.path.isdir('/home/ann/cutlass'):\n    dirs += ['/home/ann/cutlass']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=dirs)])\n",
        ),
        BuildScript("setup.py", "print('see /home/ann/op')\n"),
        Artifact(
            "op.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", rpath=("$ORIGIN/../torch/lib", "/usr/local/cuda-12.1/lib64")),),
        ),
        Artifact(  # what torch's CMake files leave of MKL
            "op.whl", ArtifactKind.WHEEL, (Binary("op/_C.so", rpath=("/lib/intel64",)),)
        ),
    ),
)
