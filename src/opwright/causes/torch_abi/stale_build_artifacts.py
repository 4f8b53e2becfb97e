"""
The library that is loaded was compiled earlier: an old `.so` in the source tree, an egg, a `build/`
folder that setuptools reuses because the sources have not changed (it does not know that torch has),
a wheel in pip's cache, or an extension in `~/.cache/torch_extensions`. New Python code then meets old
binary code: symbols of an older torch are missing, or operators and functions that the new Python
part asks for.

Building again "changes nothing", because nothing is compiled: setuptools says `skipping … (up-to-date)` if
anything, pip builds in the source tree and takes what lies in its `build/`, and ninja has "no work to do"
after an upgrade of torch in place, as compilers do not list system headers among what an object depends
on. Delete what was built; then build.

In an environment it is found where a library in a build folder below the current one, or in the cache of `torch.utils.cpp_extension.load`
or of flashinfer, was built for this Python and the installed torch lacks what it asks for. Kernels of another Triton in its
cache do no harm, as their folders are named after the Triton that compiled them; a note tells how many there are.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.logs.torch_symbols import TORCH_NAMES, asked_by_extensions
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log, Safety

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_LEFT_OVER = r"[/\\](?:build[/\\](?:lib|temp)[.\w-]*[/\\]|torch_extensions[/\\])"
"""Folders in which a build leaves what it makes, which is used again when the sources are the same."""
_OF_OLD = r"\.egg[/\\]|^\.{0,2}/?src/|^\./"
_SKIPPED = r"skipping '(?P<library>[^'\n]{1,200})' extension \(up-to-date\)"
_CACHED = r"Using cached (?P<package>\w{1,60})-[\w.+]{1,60}-cp3\d[\w.-]{1,80}\.whl"
_ASKED = r"^\s{0,8}running build_ext$"
_NOTHING_TO_DO = r"ninja: no work to do\."
_COMPILED = (
    r"^\s{0,8}building '[^'\n]{1,200}' extension",
    r"^\s{0,4}\[\d{1,4}/\d{1,4}\] [^\n]{0,300}(?:TORCH_EXTENSION_NAME|\.cuda\.o\b)",
)
_MISREAD = r"Tensors of type TensorImpl do not have (?:sizes|numel|strides)"
"""Tensors of that type always have: its fields lie elsewhere in the torch that the extension was compiled with."""


_OTHER_ARGUMENTS = (
    r"TypeError: (?P<library>[\w.]{1,100})\(\): incompatible function arguments\. The following argument types are"
    r"\s+supported:\s{1,8}1\. \([^\n]{0,2000}?(?:at::|torch\.)Tensor"
)
"""The Python part of a package and its binary are of two versions, or the caller gave a wrong type."""
_OTHER_SCHEMA = (
    r"(?P<library>\b(?!aten::|prims?::|quantized::)\w{1,60}::\w{1,80})\(\) (?:expected at most \d{1,3} argument\(s\) but received|is missing value for argument)",
    r"[Uu]nknown keyword argument '\w{1,80}' for operator '(?P<library>(?!aten::|prims?::|quantized::)\w{1,60}::\w{1,80})'",
    r"Mismatched number of arguments when calling: `(?P<library>\w{0,100})\(\d: ",
)
"""Of an operator, or of a function of tvm-ffi's, and so of a schema in a binary that the Python part was not written for."""
_LACKS = (
    r"AttributeError: module '(?P<library>(?!torch\._C')[\w.]{0,80}?(?:_C|_ext|_cuda|_kernels|_plugin|_bindings\w{0,20}(?:\._C)?))' has no"
    r" attribute '(?P<name>\w{1,100})'"
)
"""What binaries are called as a rule; of another version than the Python part, or without that part of its sources."""

_MISSES = r"AssertionError: (?P<name>\w{1,100}) miss in module (?P<library>[\w.]{1,60})"
"""Said by MMCV, which looks for each of its operators in the library that it has imported."""
_OF_CMAKE = (
    r"generator\s?: [^\n]{1,80}\n\s{0,8}Does not match the (?P<name>generator) used previously: ",
    r"The current (?P<library>CMakeCache\.txt) directory \S{1,300}\s+is\s+different\s+than\s+the\s+directory",
    r"The source \"[^\"\n]{1,300}\"\s+does\s+not\s+match\s+the\s+(?P<name>source) \"",
)
"""A cache that CMake wrote for another generator, folder or source; it stops and says so."""
_CUT_OFF = r"(?P<library>[\w./+-]{1,200}\.(?:o|obj|a|so)):? file not recognized: [Ff]ile truncated"
"""An object file of a build that was stopped while it was written."""
_FOREIGN = (
    r"(?P<library>[\w./+-]{1,200}\.o(?:bj)?):? file not recognized: [Ff]ile format not recognized"
)
"""An object file that this system's compilers do not write, as it came with the sources."""


@log_check(
    *_OF_CMAKE,
    _CUT_OFF,
    _FOREIGN,
    *(
        _SKIPPED,
        _CACHED,
        _ASKED,
        _NOTHING_TO_DO,
        *_COMPILED,
        _MISREAD,
        _OTHER_ARGUMENTS,
        *_OTHER_SCHEMA,
        _LACKS,
        _MISSES,
    ),
    undefined=TORCH_NAMES,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols of another torch that a file left over from a build asks for."""
    in_vain = has_match(log, _ASKED) and not has_match(log, *_COMPILED)
    idle = in_vain or has_match(log, _SKIPPED, _NOTHING_TO_DO)
    cached = {
        found.groups["package"].lower().replace("_", "-") for found in find_matches(log, _CACHED)
    }
    for symbol in asked_by_extensions(log):
        if symbol.undefined.at_link or symbol.is_everywhere_in_torch or symbol.is_uninstantiated:
            continue
        library = symbol.undefined.wanted_by or ""
        details = symbol.details | {
            "origin": f"torch {symbol.details['exported_by']}",
            "command": _clear(library),
        }
        if idle or compiled(_LEFT_OVER).search(library):
            yield symbol.undefined.evidence(Confidence.LIKELY, **details)
        elif (
            compiled(_OF_OLD).search(library)
            or symbol.origin.package.replace("_", "-").lower() in cached
        ):
            yield symbol.undefined.evidence(Confidence.POSSIBLE, **details)
    if has_match(log, _NOTHING_TO_DO):
        for found in find_matches(log, _MISREAD):
            yield found.evidence(
                Confidence.LIKELY,
                library="the extension",
                demangled="the layout of tensors in it",
                origin="another release",
                command=_CLEAR,
            )
    yield from _left_behind(log)
    for found in find_matches(log, _OTHER_ARGUMENTS, *_OTHER_SCHEMA):
        yield found.evidence(
            Confidence.POSSIBLE,
            demangled=f"{found.groups['library']} with other arguments than it is called with",
            origin="another release, or that of another version of the package",
            command=_CLEAR,
        )
    for found in find_matches(log, _MISSES, _LACKS):
        yield found.evidence(
            Confidence.LIKELY if " miss in module " in found.quote else Confidence.POSSIBLE,
            demangled=f"{found.groups['name']} is not in it, which",
            origin="another release, or of another version of the package",
            command=_CLEAR,
        )


_CLEAR = (
    "rm -rf build *.egg-info && find . -name '*.so' -not -path '*/site-packages/*' -delete && pip cache purge &&"
    " pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps ."
)
_IN_A_CACHE = r"([^'\"\s]*torch_extensions(?:[/\\][\w.-]+){1,2})[/\\][^/\\]+$"


def _clear(library: str) -> str:
    """Return how to get rid of a library: one that torch compiled on first use is compiled again."""
    cached = "torch_extensions" in library and compiled(_IN_A_CACHE).search(library)
    if cached and "\\" in library:
        return f'rmdir /s /q "{cached[1]}"'
    return f"rm -rf {cached[1]}" if cached else _CLEAR


def _left_behind(log: Log) -> Iterator[Evidence]:
    """Yield what other builds left in a folder, and this one cannot go on from."""
    for found in find_matches(log, *_OF_CMAKE):
        what = f"the {found.groups.get('name', 'folder')} in it"
        yield found.evidence(
            library="CMakeCache.txt",
            demangled=what,
            origin="another build",
            command="rm -rf build && cmake -B build",
        )
    for found in find_matches(log, _CUT_OFF):
        what = "what there is of it"
        origin = "a build that was stopped"
        yield found.evidence(Confidence.LIKELY, demangled=what, origin=origin, command=_CLEAR)
    for found in find_matches(log, _FOREIGN):
        origin = "another system or compiler"
        yield found.evidence(
            Confidence.POSSIBLE, demangled="its format", origin=origin, command=_CLEAR
        )


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for libraries that were built here earlier and that the installed torch refuses."""
    for path, what in environment.stale:
        details = {"library": path, "demangled": what, "origin": "another release"}
        details["command"] = _clear(path)
        yield Evidence(path, what, details)
    yield from _kernels(environment)


def _kernels(environment: Environment) -> Iterator[Evidence]:
    """Yield the kernels of another Triton, which take room and are never taken."""
    triton = environment.installed("triton")
    for release, number in environment.kernels if triton else ():
        if triton and release.partition("+")[0] != triton.version.partition("+")[0]:
            details = {
                "library": f"{number} kernel{'s' * (number > 1)} in {environment.kernel_folder}",
                "demangled": "their compiler",
                "origin": f"Triton {release}; installed is {triton.version}, which takes none of them",
                "command": f"rm -rf {environment.kernel_folder}",
            }
            where = environment.kernel_folder
            yield Evidence(where, f"Triton {release}", details, Confidence.POSSIBLE)


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment(
            "3.11.4",
            stale=(
                (
                    "/home/me/.cache/torch_extensions/py311_cu128/op/op.so",
                    "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs",
                ),
            ),
        ),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (model.Environment("3.11.4"),)


CAUSE = Cause(
    title="{library} may be left over from a build against another torch: {demangled} is of {origin}",
    explanation=__doc__ or "",
    in_log=in_log,
    explains=("torch-version-mismatch", "cxx11-abi-mismatch"),
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "delete what was built, the caches too, and build again; what torch compiled on first use it compiles again by itself",
        commands=("{command}",),
        safety=Safety.REVIEW,
    ),
    examples=(
        Log("AssertionError: warp_align_forward miss in module _ext"),
        Log(
            "ImportError: /srv/op/build/lib.linux-x86_64-cpython-310/my_op/_C.so: undefined symbol: "
            "_ZN6caffe28TypeMeta21_typeMetaDataInstanceIdEEPKNS_6detail12TypeMetaDataEv"
        ),
        Log(
            "running build_ext\n"
            "skipping 'my_op' extension (up-to-date)\n"
            "copying build/lib.linux-x86_64-cpython-310/my_op.so -> \n"
            "ImportError: /srv/op/my_op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
        Log(
            "RuntimeError: warpkit_C::blend() expected at most 20 argument(s) but received 22 argument(s)."
        ),
        Log(
            "TypeError: splat_forward(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (arg0: torch.Tensor, arg1: torch.Tensor, arg2: int) -> None\n"
        ),
        Log(
            "RuntimeError: _splat_C::blend_fwd() expected at most 9 argument(s) but received 10 argument(s). Declaration: "
            "_splat_C::blend_fwd(Tensor means, Tensor colors) -> Tensor"
        ),
        Log(
            "TypeError: Mismatched number of arguments when calling: `decode(0: ffi.Tensor, 1: int) -> int`. Expected 2 but "
            "got 3 arguments"
        ),
        Log("AttributeError: module 'voxel_cuda' has no attribute 'scatter_max'"),
        Log(
            "CMake Error: Error: generator : Unix Makefiles\nDoes not match the generator used previously: Ninja\n"
        ),
        Log(
            "CMake Error: The current CMakeCache.txt directory /app/build/CMakeCache.txt is different than the directory"
            " /home/me/op/build where CMakeCache.txt was created.\n"
        ),
        Log("/usr/bin/ld: build/temp/csrc/gemm.o: file not recognized: file truncated"),
        Log("csrc/blend/softmax.o: file not recognized: File format not recognized"),
        Log("AttributeError: module 'splat_plugin' has no attribute 'RenderStateWrapper'"),
    ),
    counterexamples=(
        Log(
            "TypeError: resize(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (self: geo.Mesh, arg0: int) -> None\n"
        ),
        Log("AttributeError: module 'numpy' has no attribute 'float'"),
        Log("RuntimeError: aten::sum() expected at most 4 argument(s) but received 5 argument(s)."),
        Log(
            "ImportError: /opt/venv/lib/python3.9/site-packages/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
        Log("ImportError: ./build/lib/op.so: undefined symbol: _ZN2my3runEv"),
        Log(
            "running build_ext\nbuilding 'op' extension\n"
            "ImportError: /srv/op/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
    ),
)
