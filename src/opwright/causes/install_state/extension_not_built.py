"""
The package's Python files are there, and its compiled module is not. It happens most with packages that can be installed both
ways: `mmcv-lite` beside `mmcv`, apex with and without `--cuda_ext`, Transformer Engine, whose meta package has no code at all.
Others have a folder with its own `setup.py` (`models/ops`, `pointnet2`) that the README says to build separately.

As no file of that name exists, Python says `No module named` or `cannot import name`; a package that looks for its library
itself finds an empty list (`StopIteration` from `next(...glob(...))`) or says so. A module that exists and cannot be loaded
gives a different message, with `undefined symbol` or `cannot open shared object file` in it, and has a different cause.

Installing the missing name from PyPI does not help: names such as `_ext` or `amp_C` are not there, or belong to someone else.

In a setup.py, `opwright lint` reports this when every extension is built only with an option on the command line (`if
"--cuda_ext" in sys.argv`, or `"build_ext" in sys.argv`), which `pip install .` does not pass, or when no `setup()` call gets the extensions. The first may
be intended, and is only possible.
"""

import re
from collections.abc import Iterator

from opwright import knowledge
from opwright.causes import kit
from opwright.causes.kit.messages.missing import absent_packages, missing_names, missing_parts
from opwright.causes.kit.messages.missing.compiled_modules import (
    calling_package,
    importing_frame,
    is_installed,
)
from opwright.causes.kit.rules import (
    LIKELY,
    POSSIBLE,
    if_in_log,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.knowledge.pypi.native_packages import KERNEL_PACKAGE, NATIVE_PACKAGE, NOT_ON_PYPI
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Language,
    Log,
)

_IS_NONE = (
    r"(?:[Cc]ould not|[Cc]annot) find (?P<module>lib(?!cu|nv|torch|c10)\w{3,40}\.(?:so|dylib))(?![\w.])",
    r"'NoneType' object has no attribute '(?P<module>\w{2,60}_(?:fwd|bwd|cuda))'",
    r"'NoneType' object has no attribute '(?P<module>(?:varlen_)?(?:fwd|bwd))'",
    r"'NoneType' object has no attribute '(?P<module>(?!run_)\w{2,60}_(?:forward|backward))'",
    r"package (?P<module>flash_attn|mamba_ssm|causal_conv1d|xformers) seems to be not installed",
    (
        r"requires the following packages that were not found in your environment: (?:[\w, ]{1,60}, )?"
        r"(?P<module>flash_attn|mamba_ssm|causal_conv1d|xformers|apex|bitsandbytes|torch_scatter|detectron2)\b"
    ),
)
"""A module is None because it could not be imported."""
_ASSERTED = rf"\bassert (?P<module>{NATIVE_PACKAGE}|{KERNEL_PACKAGE})(?:_\w{{1,40}})? is not None\b"
_NO_METHOD = r"type object ['\"](?P<module>\w{3,60})['\"] has no attribute ['\"]\w{2,60}_(?:forward|backward|fwd|bwd)['\"]"
_NO_FRAMEWORK_PART = r"module ['\"](?P<module>(?!torch|tensorflow|jax)\w{3,40})['\"] has no attribute ['\"](?:pytorch|torch|jax)['\"]"
"""A package for several frameworks, installed for none of them."""
_ADVICE = r"[Pp]lease (?:re)?(?:compile|build)(?: it| this| \w{2,30})? from source"
_NOT_BOUND = r"(?<![\w.])['\"`]?(?P<module>_C|_ext)['\"`]? is not defined"
_NOT_IMPORTED = (
    r"(?P<raised>NameError: )?(?:\bname )?['\"]?\b(?P<module>\w{2,40}_(?:ext|cuda|kernels|cpp)(?:_(?:\d{1,4}|core|oflex|ndstate|fwd|bwd))?"
    rf"|{NOT_ON_PYPI})['\"]? (?:is )?not defined\b"
)
"""A module whose import failed and was caught."""
_OPERATOR_NOT_IMPORTED = (
    r"\bname ['\"](?P<module>f[au]rthest_point_sampl\w{1,12}|ball_query\w{0,12}|three_(?:nn|interpolate)|grouping_operation|gather(?:ing)?_operation"
    r"|selective_scan_(?:fn|cuda\w{0,12})|ms_deform_attn_\w{4,12}|rasteri[sz]e_gaussians|voxeli[sz]ation_idx)['\"] is not defined"
)
"""A function of a compiled package, whose import failed and was caught."""
_ON_CPU = r"Failed to load custom C\+\+ ops\. Running on CPU mode Only"
_OF_GROUNDING_DINO = rf"{_ON_CPU}|(?i:grounding_?dino)|\bms_deform_attn\.py"
_WARNING = (
    r"Need to compile C\+\+ extensions to (?:use|get) [^\n]{0,40}(?P<module>xFormers)",
    r"(?P<module>torchaudio) C\+\+ extension is not available",
)
_MONAI_ALONE = r"^MONAI flags: HAS_EXT = False"
_OF_HUNYUAN = r"NameError: name ['\"]meshVerticeInpaint['\"] is not defined"
_SLOW_VERSION = r"cannot find cuda-compiled version of RoPE2D"
_NO_FILE = (
    r"(?<!dlopen failed: )(?<![^\s'\"(])(?P<file>/[^\s:'\"]{1,300}\.(?:so|dylib)): cannot open shared object file: No such",
    r"dlopen\((?P<file>/[^,\n]{1,300}), 0x\w{1,8}\): tried: '",
)
"""The loader was given the whole path: the file itself is missing, not a library that it needs."""
_OWN_FILE = (
    r"(?<![\w/.-])(?P<own>\w{3,40})/(?P<file>\w{3,60}\.so): cannot open shared object file: No such"
)
"""A path below the folder of the package, and called like it."""
_MODULE_OF_A_WAY = r"No module named ['\"]?(?P<module>[A-Za-z_]\w{2,40})['\"]?(?![\w.-])"
_NOT_CALLABLE = r"TypeError: (?P<module>'NoneType' object is not callable)"
_ALIAS = r"NameError: name ['\"](?P<module>(?!_C\b|_ext\b)\w{2,40})['\"] is not defined"
_CALLED = r"(\w{3,60})\($|\b(\w{2,60}_(?:fn|fwd|bwd|cuda|forward|backward|kernel|func|ref|inner|update))\("
"""What a line calls: with its arguments on the next lines, or named as kernels are."""
_NO_LIBRARY_FOUND = r"'NoneType' object has no attribute '(?P<module>origin)'"
"""From the spec of a compiled module that a package searched for in its own folder: None if it is not there."""
_NO_METADATA = rf"PackageNotFoundError: (?:No package metadata was found for (?:The )?)?['\"]?(?P<module>{NATIVE_PACKAGE})(?![\w.-])"
"""Only the files of the package are there: pip did not finish."""
_OPERATOR = r"No module named ['\"](?P<module>(?:\w{2,30}\.){0,4}(?:ops|csrc|extensions)\.(?:\w{2,30}\.)?\w{2,30}_op)['\"]"
"""In a folder for operators, where Python files may have such names too."""
_NOTE = r"\b(?P<module>\w+_kernels|(?P<package>CUDA extension)) not installed\b"
"""The latter is what auto-gptq prints, and what was made of it."""
_PART_LEFT_OUT = r"tiny-cuda-nn was not compiled with neural network support"
"""What --no-networks leaves out."""
_WENT_ON = r"\b100%|^(?!.*not installed)[^\n]*\b(?:INFO|Loading)\b"
"""What a program prints that goes on without the part."""
_SEARCHED = r"\bnext\([^\n]{0,160}\.(?:r?glob|iterdir)\("
_NVIDIA_LIBRARY = r"-packages/(?:nvidia|torch)/|/lib(?:torch|c10|cu|nv)[^/]*$"


def _no_file(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a package's own file is missing; macOS must name the very file as tried."""
    file = match.groups["file"]
    tried = f"tried: '{file}' (no such file)" in log.text[match.start : match.start + 1000]
    if "dlopen(" in match.quote and not tried:
        return None
    return LIKELY if is_installed(file) and not compiled(_NVIDIA_LIBRARY).search(file) else None


def _own_file(match: LogMatch, _log: Log) -> Confidence | None:
    return LIKELY if match.groups["file"].startswith(match.groups["own"]) else None


def _called(match: LogMatch, log: Log) -> str:
    """Return what is None when it is called: a function whose import failed and was caught."""
    frame = importing_frame(log, match)
    found = re.search(_CALLED, frame.source) if frame else None
    return next(filter(None, found.groups()), "") if found else ""


def _not_callable(match: LogMatch, log: Log) -> Confidence | None:
    frame = importing_frame(log, match)
    return POSSIBLE if frame and is_installed(frame.file) and _called(match, log) else None


def _is_alias(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a package's file uses a module whose import failed and was caught."""
    frame = importing_frame(log, match)
    if frame is None or not is_installed(frame.file):
        return None
    return POSSIBLE if f"{match.groups['module']}." in frame.source else None


def _looking_package(match: LogMatch, log: Log) -> str:
    """Return the installed package whose own file looks for its library; '' if there is none."""
    frame = importing_frame(log, match)
    if frame is None or not ("origin" in frame.source or frame.source.endswith("find_spec(")):
        return ""
    own = re.search(r"[/\\](\w{2,60})[/\\]__init__\.py$", frame.file)
    return calling_package(log, match) or (own[1] if own else "")


def _looked_for_in_a_clone(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the package apart from what it looks for, where its sources lie in a clone."""
    frame = importing_frame(log, match)
    if frame is None or calling_package(log, match):
        return {}
    folder = re.split(r"[/\\]\w+[/\\]__init__\.py$", frame.file)[0]
    is_plain = re.fullmatch(r"[\w./:\\~+-]+", folder, re.ASCII) is not None
    return {"folder": folder, "remedy": _IN_ITS_CLONE} if is_plain else {}


_IN_ITS_CLONE = "where a package looks for its library in a clone"


def _looks_for_its_own(match: LogMatch, log: Log) -> Confidence | None:
    return LIKELY if _looking_package(match, log) else None


def _has_a_way(match: LogMatch, _log: Log) -> Confidence | None:
    """Return how sure it is of a module that is known to be compiled, and built in a way of its own; less of a package that may just be missing."""
    module = match.groups["module"]
    is_other = compiled(NATIVE_PACKAGE).fullmatch(module) or module == "faiss"
    project = None if is_other else knowledge.installing.project_of(module)
    if project is None or project.is_jit or module.endswith("_plugin"):  # see masked-build-error
        return None
    return POSSIBLE if project.pypi == "has" and "." not in module else LIKELY


def _of_auto_gptq(match: LogMatch, _log: Log) -> dict[str, str]:
    return {"package": "auto-gptq"} if "package" in match.groups else {}


def _not_imported(match: LogMatch, _log: Log) -> Confidence:
    """Return how likely an undefined name makes it: some projects use the same names in their Python files."""
    is_pure = compiled(NOT_ON_PYPI).fullmatch(match.groups["module"])
    return LIKELY if "raised" in match.groups and not is_pure else POSSIBLE


@for_scripts("CUDAExtension", "CppExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for extensions that are built only with an option, and for those that are not built at all."""
    if script.language is not Language.PYTHON or not script.extensions:
        return
    first = script.extensions[0]
    name = first.name or "its extension"
    place = first.start, script.text.find("(", first.start)
    option = kit.unbuilt_extensions.option_for_all(script)
    if option and not any(option in text for _, text in script.instructions):
        what = f"{name}, which is built only for {option},"
        yield evidence(script, *place, confidence=POSSIBLE, module=what)
    if kit.unbuilt_extensions.are_kept_from_setup(script):
        what = f"{name}, which setup() does not get,"
        yield evidence(script, *place, confidence=LIKELY, module=what)


_SETUP = (
    "import sys\nmodules = []\n"
    "if '--cuda_ext' in sys.argv:\n    sys.argv.remove('--cuda_ext')\n"
    "    modules.append(CUDAExtension('fused_adam', ['adam.cu']))\n"
    "setup(name='op', ext_modules=modules)\n"
)
_OF_AN_OPERATOR = "where the import of an operator has failed and was caught"

_OF_BITSANDBYTES = (
    r"CUDA Setup failed despite GPU being available|CUDA SETUP: (?:CUDA )?[Ss]etup [Ff]ailed"
)
"""From bitsandbytes before 0.42, which looked for a library of its own for each CUDA."""

_ITS_FUNCTIONS = r"NameError: name ['\"]str2optimizer\w{1,40}['\"] is not defined"
"""Which its functional.py defines where its library has been loaded."""
_OPS_OF_DETR = r"from (?:\w+\.){0,6}ops\.modules import MSDeformAttn[^\n]*\n(?:[ \t]*[\^~]+\n)?ModuleNotFoundError: No module named ['\"][\w.]*ops(?:\.modules)?['\"]"
_NO_FOLDER_FOR_IT = r"error: could not create ['‘](?P<folder>[^'’\n]{1,80})[/\\](?P<module>[\w.-]{1,80}\.(?:so|pyd))['’]: No such file"
_MAKE_FOLDER = "where setuptools has no folder to put it into"


CAUSE = Cause(
    title="the package is installed without its compiled part: {module} does not exist",
    in_log=log_rules(
        *missing_parts.SAID,
        rule(*_NO_FILE, confidence=_no_file, module=missing_parts.named),
        rule(
            _OF_BITSANDBYTES,
            _ITS_FUNCTIONS,
            confidence=POSSIBLE,
            module="libbitsandbytes",
        ),
        rule(_OPS_OF_DETR, confidence=POSSIBLE, module="MultiScaleDeformableAttention"),
        rule(_OWN_FILE, confidence=_own_file, module=missing_parts.named),
        rule(_SEARCHED, confidence=LIKELY, only_if=r"^\s*StopIteration\b", module="its library"),
        rule(_MONAI_ALONE, confidence=POSSIBLE, only_if=r"monai\._C", module="monai._C"),
        rule(_OF_HUNYUAN, confidence=LIKELY, module="mesh_inpaint_processor"),
        rule(_SLOW_VERSION, confidence=POSSIBLE, module="curope"),
        rule(
            *_WARNING,
            *_IS_NONE,
            _NO_METADATA,
            _OPERATOR,
            confidence=POSSIBLE,
            unless=missing_parts.CANNOT_LOAD,
        ),
        rule(
            _ASSERTED,
            confidence=POSSIBLE,
            only_if=r"^AssertionError\b",
            unless=missing_parts.CANNOT_LOAD,
        ),
        rule(
            _NOT_BOUND,
            confidence=if_in_log(_ON_CPU, then=LIKELY, otherwise=POSSIBLE),
            package=lambda _, log: "groundingdino" if has_match(log, _OF_GROUNDING_DINO) else "",
            unless=missing_parts.CANNOT_LOAD,
        ),
        rule(
            _OPERATOR_NOT_IMPORTED,
            confidence=POSSIBLE,
            unless=missing_parts.CANNOT_LOAD,
            remedy=_OF_AN_OPERATOR,
        ),
        rule(
            _NOT_IMPORTED,
            confidence=_not_imported,
            unless=missing_parts.CANNOT_LOAD,
        ),
        rule(
            _NOTE,
            confidence=POSSIBLE,
            compute=_of_auto_gptq,
            unless=rf"{missing_parts.CANNOT_LOAD}|{_WENT_ON}",
        ),
        rule(
            _PART_LEFT_OUT,
            package="tinycudann",
            module="its part for networks, which --no-networks leaves out,",
        ),
        rule(_NO_FOLDER_FOR_IT, remedy=_MAKE_FOLDER, title=_MAKE_FOLDER),
        *missing_names.ROWS,
        rule(_NO_METHOD, _NO_FRAMEWORK_PART, confidence=LIKELY),
        rule(
            _ADVICE,
            confidence=POSSIBLE,
            unless=missing_parts.CANNOT_LOAD,
            module="its compiled part",
        ),
        *absent_packages.ROWS,
        rule(_MODULE_OF_A_WAY, confidence=_has_a_way, unless=missing_parts.CANNOT_LOAD),
        rule(_ALIAS, confidence=_is_alias),
        rule(
            _NO_LIBRARY_FOUND,
            confidence=_looks_for_its_own,
            module=_looking_package,
            compute=_looked_for_in_a_clone,
        ),
        rule(_NOT_CALLABLE, confidence=_not_callable, module=_called),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "install the variant of the package that has binaries, or run the build step from its README in its folder, with CUDA_HOME set to the toolkit of torch's CUDA; without it"
        " many build no CUDA part",
        commands=("pip install --no-build-isolation --no-cache-dir -v .",),
    ),
    titles={
        _MAKE_FOLDER: "the extension is built, and there is no folder {folder} to put it into, from where the build has been started"
    },
    remedies={
        IN_SOURCES: Fix(
            "give setup() its extensions in ext_modules, or say in the README what has to be passed to build them"
        ),
        _IN_ITS_CLONE: Fix(
            "start Python in another folder if {module} is installed: here it is imported from its clone, whose library was not built in place; if it is not installed, build it there (on a Mac with CC=clang CXX=clang++"
            " in front)",
            commands=(
                "cd / && python -c 'import {module}; print({module}.__file__)'",
                "pip install --no-build-isolation --no-cache-dir -v -e {folder}",
            ),
        ),
        _MAKE_FOLDER: Fix(
            "create the missing folder, or start the build in its parent folder, which the module's name is relative to",
            commands=("mkdir -p {folder}", "python setup.py build_ext --inplace"),
        ),
        missing_parts.OF_GCC: Fix(
            "compile it by hand with the command that the log shows: it is C code for the CPU and needs gcc with OpenMP, not CUDA; if that succeeds, load the file by hand too, which"
            " shows why the package cannot, and pass its path to the package if it accepts one",
            commands=("{run}",),
        ),
        missing_parts.OF_A_SETTING: Fix(
            "rebuild {owner} in a clone of its repository, with {setting} set, and with the library that the part needs installed, headers included: a build that does not find it"
            " leaves the part out again, and says so in its output",
            commands=(
                "{setting} pip install --no-build-isolation --no-cache-dir --no-deps --force-reinstall -v .",
            ),
        ),
        missing_parts.OF_FLASH_ATTN: Fix(
            "build it in its folder of flash-attention's repository, at the release of the installed flash-attn, whose wheel does not include it; if the message is only a warning,"
            " the program runs without it, more slowly",
            commands=(
                "git clone --recursive -b \"v$(pip show flash-attn | sed -n 's/^Version: //p')\" https://github.com/Dao-AILab/flash-attention.git",
                "pip install --no-build-isolation {parts}",
            ),
        ),
        _OF_AN_OPERATOR: Fix(
            "find out which package the files import {module} from, in a try or under a condition: that import failed silently. Run it alone to see the error, and build the package"
            " in its folder for the installed torch, following its README, with CUDA_HOME set to the toolkit of torch's CUDA",
            commands=("grep -rnw {module} --include='*.py' . | grep -E 'import|=' | head -n 20",),
        ),
        absent_packages.IF_ABSENT: Fix(
            "install {module} for the installed torch, CUDA and Python; its README says whether there are wheels for them",
            commands=("pip install --no-build-isolation --no-deps {module}",),
        ),
    },
    examples=(
        "Warning: import flash_attn rotary fail, please install FlashAttention rotary to get higher efficiency",
        "error: could not create 'warp_align/core.cpython-311-x86_64-linux-gnu.so': No such file or directory",
        "RuntimeError: Cannot create `Network` because tiny-cuda-nn was not compiled with neural network support.",
        "RuntimeError:\n        CUDA Setup failed despite GPU being available. Please run the following command to get more information:",
        "ModuleNotFoundError: No module named 'warp_roi_align'",
        "ValueError: warpring has not been built with MPI support. Reinstall it with WARPRING_MPI=1.",
        "warp grid cuda not built! Falling back to PyTorch.",
        "WARNING:warpkit.qlinear_cuda:CUDA extension not installed.",
        "AttributeError: module 'warpkit.cpp_ops.neighbours' has no attribute 'search'",
        "ImportError: cannot import name 'fast_blend' from 'warpkit._C'",
        "Please compile WarpAttention CUDA op with the following commands:",
        "terminate called after throwing an instance of 'warp::error'\n  what():  PyTorch backend is not built",
        "  File \"/home/ann/scans/register.py\", line 9, in <module>\n    from warplib.octree import build_octree\nModuleNotFoundError: No module named 'warplib'",
        "ModuleNotFoundError: No module named 'sageattention'",
        "    140     assert flash_attn_varlen_func is not None\nAssertionError:",
        "NameError: name 'warpkit_kernels' is not defined",
        "it stops in warp_attn.py: _C is not defined",
        "Compiling gcc -O3 -fPIC -std=c99 /tmp/warp/scan.c -shared -o /tmp/warp/scan.so\nC extension: scan kernel not built",
        "NameError: name 'ball_query_cnt' is not defined",
        "ModuleNotFoundError: No module named 'warp_llm.bindings'",
        "NameError: name 'meshVerticeInpaint' is not defined",
        "NameError: name 'str2optimizer8bit_blockwise' is not defined",
        "    from ops.modules import MSDeformAttn\nModuleNotFoundError: No module named 'ops.modules'",
        "MONAI flags: HAS_EXT = False, USE_COMPILED = False\nImport Error: monai._C",
        (
            '  File "/home/ann/src/warp-sparse/warp_sparse/__init__.py", line 15, in <module>\n'
            "    torch.ops.load_library(importlib.machinery.PathFinder().find_spec(\n"
            "AttributeError: 'NoneType' object has no attribute 'origin'"
        ),
        "Warning, cannot find cuda-compiled version of RoPE2D, using a slow pytorch version instead",
        (
            '  File "/opt/env/lib/python3.10/site-packages/warp_sparse/__init__.py", line 15, in <module>\n'
            "    torch.ops.load_library(importlib.machinery.PathFinder().find_spec(\n"
            "AttributeError: 'NoneType' object has no attribute 'origin'"
        ),
        (
            '  File "/home/ann/Downloads/WarpKit-main/warpkit/__init__.py", line 2, in <module>\n'
            "    from warpkit import _C\n"
            "ImportError: cannot import name '_C' from 'warpkit' (/home/ann/Downloads/WarpKit-main/warpkit/__init__.py)"
        ),
        (
            '  File "/home/ann/warpkit-pytorch/warpkit/__init__.py", line 4, in <module>\n'
            "    import warpkit._C as _warp\n"
            "ModuleNotFoundError: No module named 'warpkit._C'"
        ),
        "AttributeError: module 'warp_engine' has no attribute 'pytorch'",
        "OSError: warp_gpu/warp_gpu_py.so: cannot open shared object file: No such file or directory",
        (
            "WARP SETUP: Something unexpected happened. Please compile from source:\n"
            "git clone https://example.org/warp.git\nRuntimeError: WARP SETUP failed"
        ),
        "ImportError: `WarpConv` requires `torch-cluster`.",
        "ImportError: TorchCodec is required to decode. Please install torchcodec to use this function",
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpnet/mixer.py", line 9, in forward\n'
            "    out = warp_scan_fn(\n"
            "TypeError: 'NoneType' object is not callable"
        ),
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpnet/fields.py", line 9, in __init__\n'
            "    self.grid = wgrid.Encoding(3)\n"
            "NameError: name 'wgrid' is not defined"
        ),
        (
            "OSError: /srv/env/lib/python3.10/site-packages/warpops/libwarpops.so: cannot open shared object file: No such file or"
            " directory"
        ),
        "ModuleNotFoundError: No module named 'warpkit.ops.grid.grid_pool_op'",
        "ModuleNotFoundError: No module named 'warpkit.text.align_utils_fast'",
        "FileNotFoundError: Could not find /opt/env/lib/python3.10/site-packages/warpkit/lib/libwarpkit.so",
        "AssertionError: Warp kernels could not be loaded. Please install them: pip install warp-kernels",
        "warp_cuda_corr is not compiled",
        "ImportError: cannot import name cython_warp",
        "AttributeError: type object 'WarpAttention' has no attribute 'warp_attn_forward'",
        "WarpInitException: WarpModule's extensions were not detected at '/opt/env/warp/torch_cpp_extensions'",
        "Exception: WarpView was not built with PyTorch support!",
        "to use the fused kernels, please install with cuda_ext",
        "ERROR: missing warp_conv_tbc, run `python setup.py install`",
        "ImportError: Please build Cython components with: `pip install -e .` or `python setup.py build_ext --inplace`",
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
        "ImportError: Extension warpring.torch has not been built: set WARPRING_WITH_TORCH=1",
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
        BuildScript(
            "setup.py",
            "wanted = 'build_ext' in sys.argv\n"
            "def extensions():\n    return [CppExtension('op._C', ['op.cpp'])]\n"
            "if wanted:\n    modules = extensions()\nelse:\n    modules = []\n"
            "setup(name='op', ext_modules=modules)\n",
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            _SETUP,
            instructions=(Instructions("README.md", "pip install . --build-option=--cuda_ext\n"),),
        ),
        "  File \"/home/ann/warpkit/csrc/report.py\", line 4, in <module>\n    import pandas as pd\nModuleNotFoundError: No module named 'pandas'",
        "ImportError: cannot import name 'blend' from 'warpkit._C' (/opt/env/lib/python3.10/site-packages/warpkit/_C.abi3.so)",
        (
            "ImportError: dynamic module does not define module export function (PyInit__ext)\n\n"
            "During handling of the above exception, another exception occurred:\n\n"
            "ImportError: Could not import _ext module."
        ),
        (
            '  File "/opt/env/lib/python3.12/site-packages/warpsplat/cuda/_backend.py", line 16, in <module>\n'
            "    from textui.console import Console\n"
            "ModuleNotFoundError: No module named 'textui'"
        ),
        (
            "OSError: /srv/env/lib/python3.10/site-packages/nvidia/cublas/lib/libcublas.so: cannot open shared object file: No such"
            " file or directory"
        ),
        BuildScript("setup.py", _SETUP.replace("'--cuda_ext' in", "'--no-cuda' not in")),
        BuildScript("setup.py", _SETUP.replace("if '--cuda_ext' in sys.argv", "if CUDA_HOME")),
        BuildScript("setup.py", _SETUP.replace("'--cuda_ext' in", "'sdist' not in")),
        BuildScript("setup.py", _SETUP.replace("[]\n", "[CppExtension('op._C', ['op.cpp'])]\n")),
        BuildScript("setup.py", "module = CppExtension('op', ['op.cpp'])\nsetup(**about)\n"),
        BuildScript(
            "setup.py",
            "module = CppExtension('op', ['op.cpp'])\n"
            "setup(name='op', ext_modules=[module]) if CUDA_HOME else setup(name='op')\n",
        ),
        "ModuleNotFoundError: No module named 'torch'",
        "ModuleNotFoundError: No module named 'einops'",
        "NameError: name 'ball_radius' is not defined",
        "ModuleNotFoundError: No module named 'bindings'",
        "  from warpkit.runner.state import _load_part\nImportError: cannot import name '_load_part'",
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
