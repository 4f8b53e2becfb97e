"""
The library that is loaded was compiled earlier: an old `.so` in the source tree, an egg, a `build/` folder that
setuptools reuses because the sources have not changed (it does not know that torch has), a wheel in pip's cache, or
an extension in `~/.cache/torch_extensions`. New Python code then meets old binary code: symbols of an older torch are
missing, or operators and functions that the new Python code calls.

Building again "changes nothing" because nothing is compiled: setuptools says `skipping … (up-to-date)` at most, pip
builds in the source tree and reuses its `build/`, and ninja has "no work to do" after an in-place upgrade of torch,
as compilers do not list system headers among an object's dependencies. Delete what was built; then build.

`opwright env` reports this when a library in a build folder below the current one, or in the cache of
`torch.utils.cpp_extension.load` or of flashinfer, was built for this Python and the installed torch lacks its
symbols. Cached kernels of another Triton do no harm, as their folders are named after the Triton that compiled them;
a note counts them.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright import model
from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.packages import DELETE_MODULES
from opwright.knowledge.torch_releases.names.names import TORCH_NAMES
from opwright.logs.patterns import compiled, find_matches, has_match
from opwright.model import Cause, EnvironmentCheck, Evidence, Fix, Log, Safety

_BUILD_FOLDER = r"[/\\](?:build[/\\](?:lib|temp)[.\w-]*[/\\]|torch_extensions[/\\])"
_SOURCE_FOLDERS = ("./", "../src/", "/src/", "src/")
_SKIPPED_PATTERN = r"skipping '(?P<library>[^'\n]{1,200})' extension \(up-to-date\)"
_CACHED_WHEEL = r"Using cached (?P<package>\w{1,60})-[\w.+]{1,60}-cp3\d[\w.-]{1,80}\.whl"
_BUILD_EXT_RAN = r"^\s{0,8}running build_ext$"
_NOTHING_TO_DO = r"ninja: no work to do\."
_COMPILED_PATTERNS = (
    r"^\s{0,8}building '[^'\n]{1,200}' extension",
    r"^\s{0,4}\[\d{1,4}/\d{1,4}\] [^\n]{0,300}(?:TORCH_EXTENSION_NAME|\.cuda\.o\b)",
)
_MISREAD_LAYOUT = r"Tensors of type TensorImpl do not have (?:sizes|numel|strides)"
"""They always have: the extension was compiled for a torch with another layout of the class."""
_ARGUMENTS_PATTERN = r"TypeError: (?P<library>[\w.]{1,100})\(\): incompatible function arguments\. The following argument types are\s+supported:\s{1,8}1\. \([^\n]{0,2000}?(?:at::|torch\.)Tensor"
"""The Python code of a package and its binary are of two versions, or the caller passed a wrong type."""
_SCHEMA_PATTERNS = (
    r"(?P<library>\b(?!aten::|prims?::|quantized::)\w{1,60}::\w{1,80})\(\) (?:expected at most \d{1,3} argument\(s\) but received|is missing value for argument)",
    r"[Uu]nknown keyword argument '\w{1,80}' for operator '(?P<library>(?!aten::|prims?::|quantized::)\w{1,60}::\w{1,80})'",
    r"Mismatched number of arguments when calling: `(?P<library>\w{0,100})\(\d: ",
)
"""The Python code calls an operator, or a function of tvm-ffi, with another schema than the binary has."""
_NO_ATTRIBUTE_PATTERN = r"AttributeError: module '(?P<library>(?!torch\._C')[\w.]{0,80}?(?:_C|_ext|_cuda|_kernels|_plugin|\.csrc|_bindings\w{0,20}(?:\._C)?))' has no attribute '(?P<name>\w{1,100})'"
_NO_ATTRIBUTE_ALONE = rf"(?m)^{_NO_ATTRIBUTE_PATTERN.removeprefix('AttributeError: ')}\.?[ \t]*$"
"""Usual names of binaries; from another version than the Python code, or built without some sources."""
_MMCV_PATTERN = r"AssertionError: (?P<name>\w{1,100}) miss in module (?P<library>[\w.]{1,60})"
"""From MMCV, which looks for each of its operators in the library that it has imported."""
_OF_MMCV = "if it is mmcv that misses an operator of its own"
_CMAKE_PATTERNS = (
    r"generator\s?: [^\n]{1,80}\n\s{0,8}Does not match the (?P<name>generator) used previously: ",
    r"The current (?P<library>CMakeCache\.txt) directory \S{1,300}\s+is\s+different\s+than\s+the\s+directory",
    r"The source \"[^\"\n]{1,300}\"\s+does\s+not\s+match\s+the\s+(?P<name>source) \"",
)
"""CMake found a cache for another generator, folder or source."""
_GONE_ENVIRONMENT = r"Make command was: (?P<library>\S{0,200}(?:/builds-v0/\.tmp\w{1,20}|/pip-build-env-\w{1,20}/overlay)/bin/ninja)\b"
_NINJA_IS_GONE = r"Running\s{1,40}'(?P<library>[^'\n]{1,200}(?:/builds-v0/\.tmp\w{1,20}|/pip-build-env-\w{1,20}/overlay)/bin/ninja)' '--version'\s{1,40}failed with:\s{1,40}[Nn]o such file"
"""CMake's cache names the ninja of an isolated build that is over: its generator says so, or CMake itself."""
_TRUNCATED_PATTERN = (
    r"(?P<library>[\w./+-]{1,200}\.(?:o|obj|a|so)):? file not recognized: [Ff]ile truncated"
)
"""An object file of a build that was interrupted."""
_FORMAT_PATTERN = (
    r"(?P<library>[\w./+-]{1,200}\.o(?:bj)?):? file not recognized: [Ff]ile format not recognized"
)
"""An object file that came with the sources, from another system."""
_EXTENSION_CACHE = r"([^'\"\s]*torch_extensions(?:[/\\][\w.-]+){1,3})[/\\][^/\\]+$"
_CACHE = "where it is in a cache of what is compiled on first use"
_WINDOWS_CACHE = "where it is in such a cache on Windows"
_CMAKE = "where CMake's cache is left over"
_ISOLATED = "where it names what an isolated build had"


def _place(library: str) -> dict[str, str]:
    """Return the details of the fix: what torch compiled on first use lies in a cache of its own."""
    cached = "torch_extensions" in library and compiled(_EXTENSION_CACHE).search(library)
    if not cached:
        return {}
    return {"folder": cached[1], "remedy": _WINDOWS_CACHE if "\\" in library else _CACHE}


@log_check(_BUILD_EXT_RAN, _SKIPPED_PATTERN, _NOTHING_TO_DO, _CACHED_WHEEL, undefined=TORCH_NAMES)
def _symbols_in_log(log: Log) -> Iterator[Evidence]:
    """Look for symbols of another torch that a file left over from a build needs."""
    compiled_nothing = has_match(log, _BUILD_EXT_RAN) and not has_match(log, *_COMPILED_PATTERNS)
    is_idle = compiled_nothing or has_match(log, _SKIPPED_PATTERN, _NOTHING_TO_DO)
    cached = {
        match.groups["package"].lower().replace("_", "-")
        for match in find_matches(log, _CACHED_WHEEL)
    }
    for symbol in kit.torch_symbols.extension_symbols(log):
        if symbol.undefined.at_link or symbol.is_everywhere_in_torch or symbol.is_uninstantiated:
            continue
        library = symbol.undefined.wanted_by or ""
        origin = f"torch {symbol.ranges}" if symbol.ranges else "no known torch"
        details = symbol.details | {"origin": origin} | _place(library)
        is_cached = symbol.origin.package.replace("_", "-").lower() in cached
        if is_idle or _is_kept_by_builds(library):
            yield symbol.undefined.evidence(LIKELY, **details)
        elif is_cached or _is_in_source_tree(library):
            yield symbol.undefined.evidence(POSSIBLE, **details)


def _is_kept_by_builds(library: str) -> bool:
    """Return whether a library is in a folder whose content a build reuses while the sources are unchanged."""
    may_be = "build" in library or "torch_extensions" in library
    return may_be and compiled(_BUILD_FOLDER).search(library) is not None


def _is_in_source_tree(library: str) -> bool:
    return library.startswith(_SOURCE_FOLDERS) or ".egg/" in library or ".egg\\" in library


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for libraries that were built here earlier and that the installed torch refuses."""
    for path, what in environment.stale:
        details = {"library": path, "demangled": what, "origin": "another release"}
        yield Evidence(path, what, details | _place(path))
    yield from _kernels(environment)


def _kernels(environment: model.Environment) -> Iterator[Evidence]:
    """Yield kernels for another Triton, which take up space and are never used."""
    triton, folder = environment.installed("triton"), environment.kernel_folder
    for release, number in environment.kernels if triton else ():
        if triton and release.partition("+")[0] != triton.version.partition("+")[0]:
            details = {
                "library": f"{number} kernel{'s' * (number > 1)} in {folder}",
                "demangled": "their compiler",
                "origin": f"Triton {release}; installed is {triton.version}, which uses none of them",
                "folder": folder,
                "remedy": _CACHE,
            }
            yield Evidence(folder, f"Triton {release}", details, POSSIBLE)


CAUSE = Cause(
    title="{library} may be left over from a build against another torch: {demangled} is from {origin}",
    in_log=log_rules(
        _symbols_in_log,
        rule(
            _MISREAD_LAYOUT,
            only_if=_NOTHING_TO_DO,
            confidence=LIKELY,
            library="the extension",
            demangled="the layout of tensors in it",
            origin="another release",
        ),
        rule(
            *_CMAKE_PATTERNS,
            library=lambda *_: "CMakeCache.txt",
            demangled=lambda match, _: f"the {match.groups.get('name', 'folder')} in it",
            origin="another build",
            remedy=_CMAKE,
        ),
        rule(
            _GONE_ENVIRONMENT,
            _NINJA_IS_GONE,
            confidence=LIKELY,
            demangled="the path of ninja",
            origin="an isolated build that is over",
            remedy=_ISOLATED,
        ),
        rule(
            _TRUNCATED_PATTERN,
            confidence=LIKELY,
            demangled="what there is of it",
            origin="an interrupted build",
        ),
        rule(
            _FORMAT_PATTERN,
            confidence=POSSIBLE,
            demangled="its format",
            origin="another system or compiler",
        ),
        rule(
            _ARGUMENTS_PATTERN,
            *_SCHEMA_PATTERNS,
            confidence=POSSIBLE,
            demangled="the signature of {library}",
            origin="another release, or another version of the package",
        ),
        rule(
            _MMCV_PATTERN,
            confidence=LIKELY,
            demangled="it lacks {name}, so it",
            origin="another release of mmcv",
            remedy=_OF_MMCV,
        ),
        rule(
            _NO_ATTRIBUTE_PATTERN,
            _NO_ATTRIBUTE_ALONE,
            confidence=POSSIBLE,
            demangled="it lacks {name}, so it",
            origin="another release, or another version of the package",
        ),
    ),
    explains=("torch-version-mismatch", "cxx11-abi-mismatch"),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4",
                stale=(
                    (
                        "/home/me/.cache/torch_extensions/py311_cu128/op/op.so",
                        "_ZN3c106detail14torchCheckFailEPKcS2_jRKSs",
                    ),
                ),
            ),
            model.Environment(
                "3.11.4",
                stale=(
                    (
                        r"C:\Users\me\torch_extensions\Cache\py311_cu128\op\op.pyd",
                        "?sizes@TensorBase@at@@QEBA",
                    ),
                ),
            ),
        ),
        counterexamples=lambda: (model.Environment("3.11.4"),),
    ),
    fix=Fix(
        "delete what was built, including caches, and build again",
        commands=(
            f"rm -rf build *.egg-info && {DELETE_MODULES} && pip cache purge && pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps .",
        ),
        safety=Safety.REVIEW,
    ),
    remedies={
        _OF_MMCV: Fix(
            "reinstall mmcv with its compiled part for this torch, after removing every installed copy: its Python files and its library are from different releases; before 2.0 the"
            " package is mmcv-full",
            commands=(
                "pip uninstall -y mmcv mmcv-lite mmcv-full",
                "pip install -U openmim",
                "mim install mmcv",
            ),
        ),
        _CACHE: Fix(
            "delete the folder: its contents are recompiled on first use",
            commands=("rm -rf {folder}",),
            safety=Safety.REVIEW,
        ),
        _WINDOWS_CACHE: Fix(
            "delete the folder: its contents are recompiled on first use",
            commands=('rmdir /s /q "{folder}"',),
            safety=Safety.REVIEW,
        ),
        _ISOLATED: Fix(
            "delete the build folder, whose CMake cache names the ninja of an isolated build that is over, and install again; uv keeps builds in its cache, which is cleared too",
            commands=("rm -rf build _skbuild *.egg-info", "uv cache clean"),
            safety=Safety.REVIEW,
        ),
        _CMAKE: Fix(
            "delete the build folder and configure again",
            commands=("rm -rf build && cmake -B build",),
            safety=Safety.REVIEW,
        ),
    },
    examples=(
        "CMake Error: Generator: execution of make failed. Make command was: /home/ann/.cache/uv/builds-v0/.tmpQ1/bin/ninja install",
        "AssertionError: warp_align_forward miss in module _ext",
        (
            "ImportError: /srv/op/build/lib.linux-x86_64-cpython-310/my_op/_C.so: undefined symbol: "
            "_ZN6caffe28TypeMeta21_typeMetaDataInstanceIdEEPKNS_6detail12TypeMetaDataEv"
        ),
        (
            "running build_ext\n"
            "skipping 'my_op' extension (up-to-date)\n"
            "copying build/lib.linux-x86_64-cpython-310/my_op.so -> \n"
            "ImportError: /srv/op/my_op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
        "RuntimeError: warpkit_C::blend() expected at most 20 argument(s) but received 22 argument(s).",
        (
            "TypeError: splat_forward(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (arg0: torch.Tensor, arg1: torch.Tensor, arg2: int) -> None\n"
        ),
        (
            "RuntimeError: _splat_C::blend_fwd() expected at most 9 argument(s) but received 10 argument(s). Declaration: "
            "_splat_C::blend_fwd(Tensor means, Tensor colors) -> Tensor"
        ),
        (
            "TypeError: Mismatched number of arguments when calling: `decode(0: ffi.Tensor, 1: int) -> int`. Expected 2 but "
            "got 3 arguments"
        ),
        "AttributeError: module 'voxel_cuda' has no attribute 'scatter_max'",
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpkit/cuda/__init__.py", line 13, in call_cuda\n'
            "    return getattr(_C, name)(*args, **kwargs)\n"
            "AttributeError: module 'warpkit.cuda.csrc' has no attribute 'FieldKind'"
        ),
        "CMake Error: Error: generator : Unix Makefiles\nDoes not match the generator used previously: Ninja\n",
        (
            "CMake Error: The current CMakeCache.txt directory /app/build/CMakeCache.txt is different than the directory"
            " /home/me/op/build where CMakeCache.txt was created.\n"
        ),
        "/usr/bin/ld: build/temp/csrc/gemm.o: file not recognized: file truncated",
        "csrc/blend/softmax.o: file not recognized: File format not recognized",
        "    found = _C.WarpAnnotation(\nmodule 'warpkit._C' has no attribute 'WarpAnnotation'.",
        "AttributeError: module 'splat_plugin' has no attribute 'RenderStateWrapper'",
    ),
    counterexamples=(
        (
            "TypeError: resize(): incompatible function arguments. The following argument types are supported:\n"
            "    1. (self: geo.Mesh, arg0: int) -> None\n"
        ),
        "AttributeError: module 'numpy' has no attribute 'float'",
        "We have seen that module 'warpkit._C' has no attribute 'WarpAnnotation' there.",
        "RuntimeError: aten::sum() expected at most 4 argument(s) but received 5 argument(s).",
        "ImportError: /opt/venv/lib/python3.9/site-packages/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi",
        "ImportError: ./build/lib/op.so: undefined symbol: _ZN2my3runEv",
        (
            "running build_ext\nbuilding 'op' extension\n"
            "ImportError: /srv/op/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
    ),
)
