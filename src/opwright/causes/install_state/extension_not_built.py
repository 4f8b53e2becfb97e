"""
The Python files of the package are there and its compiled module is not. The packages that this happens
to most have both kinds of install: `mmcv-lite` beside `mmcv`, apex with and without `--cuda_ext`,
Transformer Engine whose meta package has no code at all. Others have a folder with its own `setup.py`
(`models/ops`, `pointnet2`) that the README asks to build in a separate step.

What tells is that no file of that name exists. Python then says `No module named` or `cannot import
name`; a package that looks for its library itself finds an empty list (`StopIteration` from
`next(...glob(...))`) or says so in words. A module that exists and cannot be loaded gives another
message, with `undefined symbol` or `cannot open shared object file` in it: then this is not the cause.

Installing the missing name from PyPI is what people try, and names such as `_ext` or `amp_C` are not
there, or belong to someone else.

In a setup.py it is found where every extension is made only if an option of its own is on the command line (`if "--cuda_ext" in
sys.argv`), which `pip install .` does not give, or where none of its `setup()` calls is given the extensions that it makes. The
first may be meant so, and is only possible.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.install_state import (
    COMPILED,
    IS_NONE,
    NATIVE,
    NOT_ITS_OWN,
    PRIVATE,
    PRIVATE_AT_TOP,
    SAYS_NOT_BUILT,
    SHIPPED,
)
from opwright.causes.kit.rules import log_check
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Language,
    Log,
)

_NO_MODULE = r"No module named ?['\"]?(?P<module>[A-Za-z_][\w.]*)"
_NO_NAME = (
    r"cannot import name ['\"]?(?P<module>\w{1,60})['\"]? from (?P<half>partially initialized module )?"
    r"['\"](?P<package>[\w.]{1,80})['\"](?: \(most likely due to a circular import\))?"
    r"(?: \((?P<path>[^)\n]+)\))?"
)
_ASKED_TO_BUILD = (
    r"(?:[Pp]lease|must|forg[eo]t to|need to|have to|did you) (?:first )?"
    r"(?:run|build|compile|execute|install)\b[^\n]{0,40}(?:setup\.py (?:build|install|develop)|build_ext)"
    r"|the package flash_attn seems to be not installed"
)
_NOT_BOUND = r"NameError: name '(?P<module>_C|_ext)' is not defined"
_ON_CPU = r"Failed to load custom C\+\+ ops\. Running on CPU mode Only"
_SAID_BY_WARNINGS = (
    r"Need to compile C\+\+ extensions to (?:use|get) [^\n]{0,40}(?P<module>xFormers)",
    r"(?P<module>torchaudio) C\+\+ extension is not available",
)
_NOT_COMPILED = (
    r"(?P<module>[\w.]{2,60}) is not available, (?:likely |it |probably ){0,2}was not (?:compiled|built)"
    r"|requires (?P<part>\w{2,30} extension), but \w{2,40} is not compiled with it"
    r"|No such file or directory: ['\"](?P<file>[^'\"\n]{1,300}\.(?:so|pyd))['\"]"
)
_NOT_THERE = (
    r"(?<!dlopen failed: )(?<![^\s'\"(])(?P<file>/[^\s:'\"]{1,300}\.(?:so|dylib)): cannot open shared object file: No such",
    r"dlopen\((?P<file>/[^,\n]{1,300}), 0x\w{1,8}\): tried: '",
)
"""Of a loader that was given the whole path: no library that it needs is not there, but the file itself."""
_NO_METADATA = rf"PackageNotFoundError: (?:No package metadata was found for (?:The )?)?['\"]?(?P<module>{NATIVE})(?![\w.-])"
"""Of a package of which only the files are there: pip did not come to its end."""
_OPERATOR = r"No module named ['\"](?P<module>(?:\w{2,30}\.){0,4}(?:ops|csrc|extensions)\.(?:\w{2,30}\.)?\w{2,30}_op)['\"]"
"""Of a folder for operators, where the Python files may be called so as well."""
_SAID_IN_PASSING = r"\b(?P<module>\w+_kernels|CUDA extension) not installed\b"
_FAILS = r"Traceback|Error\b"
_OTHERWISE = r"DLL load failed|undefined symbol|cannot open shared|not found \(required"
_SEARCHED = r"\bnext\([^\n]{0,160}\.(?:r?glob|iterdir)\("
_FRAME = (
    r"File ['\"]([^'\"\n]+)['\"], line \d+"
    r"|^(?:File )?([~/][^\n'\"]{1,300}\.py|[A-Z]:[^\n'\"]{1,300}\.py)(?::\d{1,6},)? in <?\w"
)
"""Of a traceback, also of IPython's in its two forms."""
_INSTALLED = r"(?:site|dist)-packages|[/\\]lib[/\\]python\d"
_OF_NVIDIA = r"-packages/(?:nvidia|torch)/|/lib(?:torch|c10|cu|nv)[^/]*$"
_IN_CLONE = r"[/\\](?:py|pytorch_)?(\w{2,60}?)(?:_?py|_pytorch|_torch|_python)?[/\\]\1[/\\]|_(?:main|master)[/\\]"
"""Clones are called like the package, with what it is for in front or behind."""


@log_check(
    _NO_MODULE,
    _NO_NAME,
    *SAYS_NOT_BUILT,
    _ASKED_TO_BUILD,
    _SEARCHED,
    _NOT_BOUND,
    _SAID_IN_PASSING,
    *_SAID_BY_WARNINGS,
    *IS_NONE,
    _NOT_COMPILED,
    *_NOT_THERE,
    _NO_METADATA,
    _OPERATOR,
)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for compiled modules that are not there, and for packages that miss theirs in words."""
    for found in find_matches(log, *SAYS_NOT_BUILT):
        yield found.evidence(Confidence.CERTAIN)
    for found in find_matches(log, _ASKED_TO_BUILD):
        yield found.evidence(Confidence.LIKELY, module="its compiled part")
    yield from _files(log)
    if has_match(log, r"^\s*StopIteration\b"):
        for found in find_matches(log, _SEARCHED):
            yield found.evidence(Confidence.LIKELY, module="its library")
    if not has_match(log, _OTHERWISE):
        yield from _in_passing(log)
    for found in find_matches(log, _NO_MODULE, _NO_NAME):
        if is_compiled(found) or is_private(log, found):
            yield found.evidence(_how_sure(log, found))


def _is_tried(log: str, start: int, file: str) -> bool:
    """Return whether macOS says of the very file that it was to open, and not of one that it needs, that it is not there."""
    return f"tried: '{file}' (no such file)" in log[start : start + 1000]


def _files(log: Log) -> Iterator[Evidence]:
    """Yield the libraries of packages that are not where they are looked for."""
    for found in find_matches(log, _NOT_COMPILED):
        if "file" not in found.groups or is_installed(found.quote):
            named = next(found.groups[n] for n in ("module", "part", "file") if n in found.groups)
            yield found.evidence(Confidence.LIKELY, module=re.split(r"[/\\]", named)[-1])
    for found in find_matches(log, *_NOT_THERE):
        file = found.groups["file"]
        if "dlopen(" in found.quote and not _is_tried(log.text, found.start, file):
            continue
        if is_installed(file) and not compiled(_OF_NVIDIA).search(file):
            yield found.evidence(Confidence.LIKELY, module=file.rpartition("/")[2])


def _in_passing(log: Log) -> Iterator[Evidence]:
    """Yield what packages say of the compiled part that they do without."""
    for found in find_matches(log, *_SAID_BY_WARNINGS, *IS_NONE, _NO_METADATA, _OPERATOR):
        yield found.evidence(Confidence.POSSIBLE)
    for found in find_matches(log, _NOT_BOUND):
        said = has_match(log, _ON_CPU)
        yield found.evidence(Confidence.LIKELY if said else Confidence.POSSIBLE)
    for found in find_matches(log, _SAID_IN_PASSING) if has_match(log, _FAILS) else ():
        yield found.evidence(Confidence.POSSIBLE)


def is_compiled(found: LogMatch) -> bool:
    """Return whether a missing module is called as compiled parts of packages are."""
    module, package = found.groups["module"].rstrip("."), found.groups.get("package", "")
    if module.endswith("_plugin") or compiled(NOT_ITS_OWN).match(package or module):
        return False
    at_top = not package and compiled(PRIVATE_AT_TOP).fullmatch(module)
    if at_top or {"_ext", "_C"} & set(module.split(".")[1:-1]):
        return True
    last, of = module.rpartition(".")[2], package.rpartition(".")[2]
    if of in ("config", "configs", "defaults", "cfg"):  # of yacs: a tree of options called _C
        return False
    if found.groups.get("half") and last == f"_{of}":
        return True
    return _is_named_so(last, of)


def _is_named_so(module: str, package: str) -> bool:
    """Return whether a name is that of a compiled module; some are only where a package has it, or has not."""
    if module.endswith("Backend"):  # from another package it is a class
        return not package or module.startswith(package)
    if package and compiled(r"lib(?!s$|rary|rosa|cst)\w{2,20}").fullmatch(module):
        return True
    return bool(compiled(COMPILED).fullmatch(module))


def is_private(log: Log, found: LogMatch) -> bool:
    """Return whether a package misses a module of its own that is not for others: one that is made by a build."""
    package, _, last = found.groups["module"].rstrip(".").rpartition(".")
    if not compiled(PRIVATE).fullmatch(last) or compiled(NOT_ITS_OWN).match(package):
        return False
    frames = _frames(log, max(0, found.start - 3000), found.start)
    top = re.escape(package.partition(".")[0])
    return bool(frames and re.search(rf"[/\\]{top}[/\\][^/\\]+$", frames[-1]))


def _frames(log: Log, begin: int, end: int) -> list[str]:
    """Return the files of the frames in a part of a log."""
    return [one or other for one, other in compiled(_FRAME).findall(log.text, begin, end)]


def imported_from(log: Log, found: LogMatch) -> str | None:
    """Return the file of the package that asks for its compiled part; None when the log has none."""
    if path := found.groups.get("path"):
        return path
    package = (found.groups.get("package") or found.groups["module"]).partition(".")[0]
    before = _frames(log, max(0, found.start - 6000), found.start)
    own = [path for path in before if f"/{package}/" in path.replace("\\", "/")]
    return own[-1] if own else None


def is_installed(path: str) -> bool:
    """Return whether a file is where pip puts packages."""
    return bool(compiled(_INSTALLED).search(path))


def is_checkout(path: str) -> bool:
    """Return whether a file is in a clone, which has the package's folder in one of its name, or in an archive of a branch."""
    plain = path.replace("-", "_").lower()
    return not is_installed(path) and bool(compiled(_IN_CLONE).search(plain))


def _how_sure(log: Log, found: LogMatch) -> Confidence:
    """Return how sure it is that nothing was built, and not that another folder was imported."""
    path = imported_from(log, found)
    if path:
        return Confidence.POSSIBLE if is_checkout(path) else Confidence.LIKELY
    package = found.groups.get("package") or found.groups["module"]
    return Confidence.POSSIBLE if compiled(SHIPPED).match(package) else Confidence.LIKELY


_OPTION = (
    r"['\"](?P<option>--(?!no|skip|without|disable)[\w-]+)['\"] in (?:sys\.)?argv(?:\[\d?:\])?"
)
_ALSO = (
    rf"{_OPTION}(?: or (?:{_OPTION.replace('?P<option>', '?:')}|[^\n]*(?:environ|getenv)[^\n]*))?"
)
_BY_FUNCTION = r"(\w+)\(['\"](?P<option>--[\w-]+)['\"](?:, ['\"]\w+['\"])?\)"
_GIVEN_OTHERWISE = r"\.ext_modules\b|\bext_modules['\"]\]|self\.extensions|distclass"
_MOST_EXTENSIONS = 100
"""Of one script; nobody has more."""


@for_scripts("CUDAExtension", "CppExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions that are made only for an option of their own, and for those that are not built."""
    if script.language is not Language.PYTHON or not script.extensions:
        return
    first, *others = script.extensions[:_MOST_EXTENSIONS]
    name = first.name or "its extension"
    option = _option(script, kit.python.conditions_at(script, first.start))
    if option and all(
        _option(script, kit.python.conditions_at(script, one.start)) for one in others
    ):
        what = f"{name}, which is built only for {option},"
        yield _found(script, first, what, Confidence.POSSIBLE)
    setups = [call.node for call in kit.python.python_calls(script, r"(?:\w+\.)*setup")]
    given = [k.arg for setup in setups for k in setup.keywords if k.arg in ("ext_modules", None)]
    if setups and not given and not re.search(_GIVEN_OTHERWISE, script.text):
        what = f"{name}, which setup() is not given,"
        yield _found(script, first, what, Confidence.LIKELY)


def _option(script: BuildScript, conditions: tuple[str, ...]) -> str | None:
    """Return the option that a place of a setup.py is reached with alone."""
    for condition in conditions:
        if match := re.fullmatch(_ALSO, condition):
            return match["option"]
        match = re.fullmatch(_BY_FUNCTION, condition)
        if match and re.search(rf"def {match[1]}\([^)]*\):[^#]{{0,200}}argv", script.text):
            return match["option"]
    return None


def _found(script: BuildScript, first: Extension, what: str, confidence: Confidence) -> Evidence:
    end = script.text.find("(", first.start)
    found = evidence(script, first.start, end, module=what)
    return found._replace(confidence=confidence)


_SETUP = (
    "import sys\nmodules = []\n"
    "if '--cuda_ext' in sys.argv:\n    sys.argv.remove('--cuda_ext')\n"
    "    modules.append(CUDAExtension('fused_adam', ['adam.cu']))\n"
    "setup(name='op', ext_modules=modules)\n"
)


CAUSE = Cause(
    title="the package is installed without its compiled part: {module} does not exist",
    in_log=in_log,
    in_build_script=in_build_script,
    fix=Fix(
        "install the variant of the package that has binaries, or run the build step of its README; "
        "from its folder",
        commands=("pip install --no-build-isolation --no-cache-dir -v .",),
    ),
    examples=(
        (
            "OSError: /srv/env/lib/python3.10/site-packages/warpops/libwarpops.so: cannot open shared object file: No such file or"
            " directory"
        ),
        "ModuleNotFoundError: No module named 'warpkit.ops.grid.grid_pool_op'",
        (
            "OSError: dlopen(/opt/env/lib/python3.10/site-packages/warpops/libwarpops.so, 0x0006): tried: "
            "'/opt/env/lib/python3.10/site-packages/warpops/libwarpops.so' (no such file)"
        ),
        "Could not find the bitsandbytes CUDA binary at PosixPath('/srv/env/bitsandbytes/libbitsandbytes_cuda129.so')",
        (
            "Traceback (most recent call last):\n"
            '  File "/opt/env/lib/python3.10/site-packages/mmcv/utils/ext_loader.py", line 13, in load_ext\n'
            "    ext = importlib.import_module('mmcv.' + name)\n"
            "ModuleNotFoundError: No module named 'mmcv._ext'"
        ),
        "RuntimeError: apex.optimizers.FusedLAMB requires cuda extensions",
        "importlib.metadata.PackageNotFoundError: No package metadata was found for vllm",
        "AttributeError: 'NoneType' object has no attribute 'warp_conv_fwd'",
        "warpkit.apply requires warp extension, but WarpKit is not compiled with it.",
        "RuntimeError: warpkit._grid_C is not available, likely was not compiled for this GPU.",
        "FileNotFoundError: [Errno 2] No such file or directory: '/opt/env/lib/python3.9/site-packages/warpkit/_ext.so'",
        "ModuleNotFoundError: No module named 'diff_gaussian_rasterization'",
        "ModuleNotFoundError: No module named 'WarpEngineBackend'",
        "    import _warpmind as _wm\nModuleNotFoundError: No module named '_warpmind'",
        "ImportError: cannot import name 'libwarp' from 'warpkit'",
        "ModuleNotFoundError: No module named 'warpkit._ext.beam_decode'",
        "ModuleNotFoundError: No module named'warpkit.warp_bind'",
        (
            '  File "/opt/env/lib/python3.9/site-packages/warpkit/__init__.py", line 6, in <module>\n'
            "    from ._warp_blend import *\n"
            "ModuleNotFoundError: No module named 'warpkit._warp_blend'"
        ),
        (
            "UserWarning: Failed to load custom C++ ops. Running on CPU mode Only!\n"
            "    output = _C.ms_deform_attn_forward(\n"
            "NameError: name '_C' is not defined"
        ),
        (
            "    import fused_layer_norm_cuda\n"
            "ModuleNotFoundError: No module named 'fused_layer_norm_cuda'"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/te/common.py", line 60, in _load\n'
            "    so_path = next(so_dir.glob('core.*.so'))\n"
            "StopIteration"
        ),
        BuildScript("setup.py", _SETUP),
        BuildScript(
            "setup.py",
            "def has(flag, name):\n    return flag in sys.argv or os.environ.get(name) == '1'\n"
            + _SETUP.replace("'--cuda_ext' in sys.argv", "has('--cuda_ext', 'CUDA_EXT')"),
        ),
        BuildScript("setup.py", "module = CppExtension('op._C', ['op.cpp'])\nsetup(name='op')\n"),
    ),
    counterexamples=(
        (
            "OSError: /srv/env/lib/python3.10/site-packages/nvidia/cublas/lib/libcublas.so: cannot open shared object file: No such"
            " file or directory"
        ),
        BuildScript("setup.py", _SETUP.replace("'--cuda_ext' in", "'--no-cuda' not in")),
        BuildScript("setup.py", _SETUP.replace("if '--cuda_ext' in sys.argv", "if CUDA_HOME")),
        BuildScript("setup.py", _SETUP.replace("[]\n", "[CppExtension('op._C', ['op.cpp'])]\n")),
        BuildScript("setup.py", "module = CppExtension('op', ['op.cpp'])\nsetup(**about)\n"),
        BuildScript(
            "setup.py",
            "module = CppExtension('op', ['op.cpp'])\n"
            "setup(name='op', ext_modules=[module]) if CUDA_HOME else setup(name='op')\n",
        ),
        "ModuleNotFoundError: No module named 'torch'",
        "ModuleNotFoundError: No module named 'einops'",
        "ModuleNotFoundError: No module named '_sqlite3'",
        "ImportError: cannot import name 'AttentionBackend' from 'warpkit.attention'",
        "AttributeError: 'NoneType' object has no attribute 'run_backward'",
        (
            "ImportError: cannot import name '_C' from partially initialized module 'config' (most likely due to a "
            "circular import) (/src/seg/config/__init__.py)"
        ),
        "ModuleNotFoundError: No module named 'upfirdn2d_plugin'",
        "WARNING - CUDA extension not installed.\nLoading checkpoint shards: 100%",
        (
            "ImportError: /opt/env/lib/python3.10/site-packages/mmcv/_ext.cpython-310-x86_64-linux-gnu.so: "
            "undefined symbol: _ZNK2at6Tensor4itemIlEET_v"
        ),
        (
            "SetuptoolsDeprecationWarning: setup.py install is deprecated.\n"
            "Please avoid running ``setup.py`` directly."
        ),
    ),
)
