"""
The run path of the binary (`DT_RPATH`, `DT_RUNPATH`) names a folder of the machine that built it: a
conda environment of a CI runner, a checkout, a home folder. The loader asks that folder for every library
before it asks the system. Where the folder does not exist, this costs a few failed opens. Where it does,
libraries come from it that nobody chose: `/opt/conda/lib` has a libstdc++ of its own on many
machines, and anybody can create one in `/tmp`. `DT_RPATH` cannot even be overruled by `LD_LIBRARY_PATH`.

Linkers write such entries for CMake's build tree (CMake removes them only on `cmake --install`), and for
conda's compilers, which add `$CONDA_PREFIX/lib` to every link.

Not meant are folders that are the same on every machine that has them: `/usr/lib64`, `/usr/local/cuda/lib64`,
`/opt/rocm/lib`, `/opt/intel`. They make a binary prefer what is installed there, which can be wished for.
That it is there is certain; that it does harm, on the machines where this is run, is only possible.
Nor are packages that are installed on this machine, which may have been built for it.

In a build script it is a search path in somebody's home folder. On every other machine the headers and
libraries that it led to are missed, or found elsewhere in another version.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import for_scripts, said
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Said,
)

_OF_USR_LOCAL = ("cuda", "nvidia", "gcc", "mpi", "tensorrt")
_OF_OPT = ("rocm", "cuda", "nvidia", "intel", "amazon", "habanalabs", "hpcx", "tensorrt")


def _is_of_every_machine(folder: str) -> bool:
    """Return whether a folder is one that systems and the makers of GPUs have agreed on."""
    first, second, third, *_ = (*folder.lower().split("/")[1:], "", "", "")
    match first, second:
        case "usr", "local":
            return _is_lib(third) or (third.startswith(_OF_USR_LOCAL) and _is_plain(third))
        case "usr", _:
            return _is_lib(second)
        case "opt", _:
            return second.startswith(_OF_OPT) and _is_plain(second)
        case (("nix" | "gnu"), "store"):
            return True
    return first.startswith("lib") and (first == "lib" or first[3:].isdecimal())


def _is_lib(name: str) -> bool:
    return name.startswith("lib") and name.replace("_", "l").isalnum()


def _is_plain(name: str) -> bool:
    return all(letter.isalnum() or letter in "_.-" for letter in name)


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for folders of the build machine in the run paths, once for each such folder."""
    if artifact.kind is ArtifactKind.PACKAGE:
        return
    leaks: dict[str, list[str]] = {}
    for binary in artifact.binaries:
        for folder in dict.fromkeys(binary.rpath):
            if folder.startswith("/") and not _is_of_every_machine(folder):
                leaks.setdefault(folder, []).append(binary.path)
    for folder, paths in leaks.items():
        more = f" and {len(paths) - 1} more" if paths[1:] else ""
        library = paths[0].rpartition("/")[2]
        details = {"folder": folder, "what": f"the run path of {library}{more}"}
        yield Evidence(paths[0], folder, details, Confidence.POSSIBLE)


_OF_ONE_MACHINE = r"(?:-I|-L|-isystem|-Wl,-rpath,|-Wl,-rpath=)?(?P<folder>/(?:home|Users)/(?!linuxbrew|Shared)\w[^\s'\",;$]*|[A-Z]:[\\/]+Users[\\/]+\w[^'\",;$]*)"
_LISTS = (
    ("include_dirs", "a search path for headers"),
    ("library_dirs", "a search path for libraries"),
    ("link_flags", "a flag for the linker"),
    ("all_flags", "a flag for the compiler"),
)


@for_scripts(r"/home/\w", r"/Users/\w", r"\bUsers[\\/]+\w")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for search paths that lead into somebody's home folder."""
    told: set[int] = set()
    for extension in script.extensions:
        for name, what in _LISTS:
            for one in getattr(extension, name):
                match = re.fullmatch(_OF_ONE_MACHINE, one.value)
                if match and one.start not in told and not _is_looked_for(script, one):
                    told.add(one.start)
                    found = said(script, one, what=what, folder=match["folder"])
                    yield found._replace(confidence=Confidence.LIKELY)


def _is_looked_for(script: BuildScript, one: Said) -> bool:
    """Return whether a script uses a folder only where it is there, or as one of several."""
    if not script.path.endswith(".py"):
        return False

    return bool(kit.python.conditions_at(script, one.start))


CAUSE = Cause(
    title="{what} leads to a folder of the machine that built it: {folder}",
    in_artifact=in_artifact,
    in_build_script=in_build_script,
    fix=Fix(
        "in a build script, take the folder from a setting or from torch; link without -Wl,-rpath and conda's flags, set CMAKE_SKIP_RPATH or CMAKE_INSTALL_RPATH, or "
        "write the run path anew before packing",
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
