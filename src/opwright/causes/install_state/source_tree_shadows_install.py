"""
Python searches the folder that it is started in, or that the script is in, before `site-packages`. A checkout has a folder
with the package's name, and in it the Python files without the compiled module, or with one from an old in-place build.
`import pkg` then finds the checkout, however often the package is installed: reinstalling changes what is never looked at.

The traceback shows it: the file of the package is not below `site-packages`. A folder without `__init__.py` is taken only if
nothing of the name is installed: Python makes an empty package of it, and says `(unknown location)` or that the module has
none of its attributes. NumPy, SciPy and PyTorch recognize their own source tree and say so.

Starting in another folder is the quickest test. `python -P` (3.11 and later) and `PYTHONSAFEPATH=1` keep the folder out of
the search altogether; projects with a `src` folder do not have the problem.

`opwright env` reports this when the current folder, or one in PYTHONPATH, has only the sources of a package that is
installed with compiled libraries.
"""

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.kit.messages.missing.compiled_modules import (
    IN_EVERY_RELEASE,
    NO_MODULE,
    WORKS_ELSEWHERE,
    imported_from,
    importing_frame,
    is_checkout,
    is_compiled,
    is_installed,
    is_native_part,
    is_private,
)
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.knowledge.packages import REINSTALLED_TORCH, module_package
from opwright.knowledge.pypi.native_packages import (
    ALWAYS_COMPILED,
    KERNEL_PACKAGE,
    NATIVE_PACKAGE,
    NATIVE_PART,
)
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

_OF_KERNELS = rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}"
"""A package whose attribute a script uses is complete only where it is installed."""
_SOURCE_DIRECTORY = (
    r"you should not try to import (?P<package>numpy) from\s+its source directory",
    r"you cannot import (?P<package>SciPy) while\s+being in scipy source directory",
    r"loaded\s+the\s+`(?P<package>torch)/_C`\s+folder\s+of\s+the\s+PyTorch\s+repository",
)
_NO_NAME = (
    r"cannot import name ['\"]?(?P<module>\w{1,60})['\"]? from (?P<half>partially initialized module )?"
    r"['\"](?P<package>[\w.]{1,80})['\"](?: \(most likely due to a circular import\))?"
    r" \((?P<path>[^)\n]+)\)"
)
_UNKNOWN_LOCATION = r"cannot import name ['\"]?\w{1,60}['\"]? from ['\"](?P<package>(?!cuda['\"])[\w.]{1,80})['\"] \(unknown location\)"
_IN_COMPILED_MODULE = r"(?:^|\.)(?:_?C|_ext|core_cc|\w{1,60}_(?:cc|cpp|cuda|ext|C|bind))\.\w"
"""What is inside a compiled module has no file of its own."""
_ROOT_FOLDER_WARNING = r"You are importing (?P<package>\w{2,60}) within its own root folder"
_NO_ATTRIBUTE = (
    r"module ['\"](?P<package>torch|triton|vllm|k2|torchvision|torchaudio|xformers|numpy)['\"] has no attribute "
    r"['\"](?P<missing>__version__|version|_C|nn|cuda|device|float32|no_grad|zeros|Tensor|from_numpy|jit|ops|LLM|SamplingParams|Fsa|array|ndarray)\b['\"]"
)
_NO_KERNEL = r"module ['\"](?P<package>(?!torch)\w{2,60})['\"] has no attribute ['\"](?:forward|backward|\w{2,40}_(?:forward|backward|fwd|bwd|cuda))['\"]"
"""A folder of a compiled module's name is imported, an empty package to Python."""
_OWN_NAME = r"module ['\"](?P<package>\w{3,60})['\"] has no attribute ['\"]\w{3,60}['\"]"
_NOT_ITSELF = (
    r"module ['\"](?P<package>\w{3,60})['\"] has no attribute ['\"](?P<name>\w{3,60})['\"]"
)
_PART_LACKS_NAME = (
    r"module ['\"](?P<package>\w{2,60})\.\w{1,60}['\"] has no attribute ['\"]\w{1,60}['\"]"
)
_DEEP_PART_LACKS_NAME = r"module ['\"](?P<package>(?!torch\.|triton\.|numpy\.)\w{2,60})(?:\.\w{1,60}){1,5}['\"] has no attribute ['\"]\w{1,60}['\"]"
_PATH_INTO_A_BUILD = r"\bPYTHONPATH=[^\n]{0,300}/build/"
_NATIVE = rf".*(?:{NATIVE_PART}).*"
_NOT_A_PACKAGE = r"No module named ['\"](?P<package>\w{2,60})\.[\w.]{1,80}['\"]; ['\"]\w{2,60}['\"] is not a package"
"""A file NAME.py is found before the folder NAME."""
_NOT_BOUND = r"NameError: name '_C' is not defined"
_PIP_KNOWS = r"(?:Requirement already satisfied: |^Name: )(?P<one>[\w.-]+)|Successfully installed (?P<several>[^\n]{0,400})|^Finished processing dependencies for (?P<built>[\w.-]+)"
_IN_PLACE = r"\bsetup\.py (?:build )?develop|egg-link|install (?:\S{1,40} )*(?:-e|--editable)\b|build_ext --inplace|^running develop$|[Ee]ditable install"
"""Builds whose libraries lie in the checkout itself."""


@log_check(NO_MODULE, _NO_NAME)
def _missing_module(log: Log) -> Iterator[Evidence]:
    """Yield compiled modules that are missing in files that pip did not install."""
    for match in find_matches(log, NO_MODULE, _NO_NAME):
        package = (match.groups.get("package") or match.groups["module"]).partition(".")[0]
        of_torch = re.fullmatch(r"(?:torch|triton)\._C(?:\.\w+)?", match.groups["module"])
        is_kernels = "path" in match.groups and compiled(_OF_KERNELS).fullmatch(package)
        is_native = (
            is_kernels or is_compiled(match) or is_private(log, match) or is_native_part(log, match)
        )
        if not (is_native or of_torch):
            continue
        path = imported_from(log, match)
        if path and not is_installed(path):
            yield match.evidence(_confidence(log, package, path), package=package)
        elif not path and has_match(log, WORKS_ELSEWHERE):
            yield match.evidence(Confidence.LIKELY, package=package)
        elif not path and package in ("vllm", "k2", "torchvision", "torchaudio"):
            yield match.evidence(Confidence.POSSIBLE, package=package)


_OF_A_FILE, _OF_TORCH = "where a file takes the place of a package", "where it is torch itself"


_EMPTY = "where a package has nothing of what each release has"


def _lacks_everything(match: LogMatch, _log: Log) -> Confidence | None:
    """Return how sure it is that something else is imported by the name of a package; any other than a native one may have no such name."""
    package = match.groups["package"]
    is_native = compiled(rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}|cv2").fullmatch(package) is not None
    return (LIKELY if is_native else POSSIBLE) if package != "apex" else None


def _by_package(match: LogMatch, _log: Log) -> str:
    return _OF_TORCH if match.groups["package"] == "torch" else ""


def _lacks_itself(match: LogMatch, _log: Log) -> Confidence | None:
    """Return how sure it is that a folder was imported, where a package lacks what it is called after."""
    return POSSIBLE if match.groups["name"] == match.groups["package"] else None


def _of_itself(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a package asks for its compiled module by its own name, and gets the folder that it lies in."""
    package, asking = match.groups["package"], importing_frame(log, match)
    if asking is None or is_installed(asking.file):
        return None
    is_own = re.split(r"[/\\]", asking.file)[-2:] == [package, "__init__.py"]
    return LIKELY if is_own else None


def _of_checkout(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure it is that a package's files in a checkout ask a folder of it for what the installed one has compiled."""
    package, importing = match.groups["package"], importing_frame(log, match)
    if importing is None or is_installed(importing.file):
        return None
    is_own = package in re.split(r"[/\\]", importing.file)[:-1]
    sure = _confidence(log, package, importing.file) if is_own else Confidence.POSSIBLE
    return sure if sure is not Confidence.POSSIBLE else None


def _unknown_location(match: LogMatch, log: Log) -> Confidence | None:
    importing = importing_frame(log, match)
    if importing and is_installed(importing.file):
        return None
    return None if re.search(_IN_COMPILED_MODULE, match.groups["package"]) else LIKELY


def _confidence(log: Log, package: str, path: str) -> Confidence:
    """Return how sure it is that another, complete copy is installed."""
    is_known = any(package.replace("_", "-") in names for names in _known_to_pip(log))
    if is_known and not has_match(log, _IN_PLACE):
        return Confidence.CERTAIN
    if has_match(log, WORKS_ELSEWHERE):
        return Confidence.LIKELY
    is_always = is_checkout(path) and compiled(rf"torch$|{ALWAYS_COMPILED}").match(package)
    return Confidence.LIKELY if is_always else Confidence.POSSIBLE


def _known_to_pip(log: Log) -> Iterator[set[str]]:
    """Yield the names of packages, with and without versions, that pip says are installed."""
    for match in find_matches(log, _PIP_KNOWS):
        one = match.groups.get("one") or match.groups.get("built", "").partition("==")[0]
        several = match.groups.get("several", "")
        names = [one] if one else several.split()
        yield {part.replace("_", "-") for name in names for part in (name, name.rpartition("-")[0])}


def in_environment(environment: model.Environment) -> Iterator[Evidence]:
    """Look for sources that shadow a package installed with libraries."""
    for one in environment.shadowed:
        yield Evidence(
            one.folder, f"{one.installed} is installed", {"package": one.package}, Confidence.LIKELY
        )


def _of_no_installed(match: LogMatch, log: Log) -> Confidence | None:
    """Return None where the package that asks its compiled module is installed: no folder of sources has hidden that one."""
    package = match.groups["package"]
    top = package.partition("_")[0]
    if len(top) > len("abc") and re.search(rf"-packages[/\\]{re.escape(top)}[/\\]", log.text):
        return None
    return LIKELY if compiled(_NATIVE).fullmatch(package) else POSSIBLE


CAUSE = Cause(
    title="the interpreter imports {package} from a source folder without its compiled part, not the installed one",
    titles={
        _EMPTY: "what Python imports as {package} lacks {missing}, which each release has: an empty folder or another file of that name, or a damaged installation",
    },
    in_log=log_rules(
        rule(*_SOURCE_DIRECTORY),
        rule(_ROOT_FOLDER_WARNING, confidence=POSSIBLE),
        rule(_UNKNOWN_LOCATION, confidence=_unknown_location),
        rule(_NO_ATTRIBUTE, confidence=LIKELY, remedy=_by_package),
        rule(
            *IN_EVERY_RELEASE,
            confidence=_lacks_everything,
            remedy=_EMPTY,
            title=_EMPTY,
            shown=lambda match, _: module_package(match.groups["package"]),
        ),
        rule(_NOT_A_PACKAGE, confidence=LIKELY, remedy=_OF_A_FILE),
        rule(_NO_KERNEL, confidence=_of_no_installed),
        rule(_OWN_NAME, confidence=_of_itself),
        rule(_NOT_ITSELF, confidence=_lacks_itself),
        rule(_PART_LACKS_NAME, confidence=_of_checkout),
        rule(_DEEP_PART_LACKS_NAME, confidence=POSSIBLE, only_if=_PATH_INTO_A_BUILD),
        rule(
            _NOT_BOUND,
            confidence=LIKELY,
            only_if=r"from torch\._C import|from \._C import",
            package="torch",
        ),
        _missing_module,
    ),
    in_environment=EnvironmentCheck(
        in_environment,
        examples=lambda: (
            model.Environment(
                "3.11.4", shadowed=(model.Shadowed("op", "/home/me/op/op", "op 1.0"),)
            ),
        ),
        counterexamples=lambda: (model.Environment("3.11.4"),),
    ),
    fix=Fix(
        "start Python in another folder, remove the checkout from PYTHONPATH, or build it in place",
        commands=(
            "cd / && python -c 'import {package}; print({package}.__file__)'",
            "pip install --no-build-isolation -e .",
        ),
    ),
    remedies={
        _OF_A_FILE: Fix(
            "check which file Python imports instead of the package: if it is a {package}.py outside site-packages (even a script of your own), rename it and delete its __pycache__;"
            " if it is in site-packages, the installed release has no such part",
            commands=(
                "python -c 'import {package}; print({package}.__file__)'",
                "find . -maxdepth 3 -name '{package}.py' -not -path '*-packages*'",
            ),
        ),
        _EMPTY: Fix(
            "check which {package} is imported: if the first command prints None, it is a folder without the package (the top of a clone, where Python is started, or what an uninstall left in"
            " site-packages): start Python in another folder, or delete the leftover and reinstall {package}. If it prints a file of your own, rename that; if it prints one in site-packages, its files are"
            " damaged, or of two packages: uninstall all that pip lists of it, and install one, in the release that the project names",
            commands=(
                "python -c 'import {package}; print({package}.__file__, getattr({package}, \"__path__\", None))'",
                "pip list | grep -i {shown}",
            ),
        ),
        _OF_TORCH: Fix(
            "check which torch is imported: rename a file or folder called torch where Python runs; if None is printed, the folder is what an interrupted installation or removal left"
            " behind: delete it; otherwise torch's files are incomplete: reinstall it",
            commands=(
                "cd / && python -c 'import torch; print(torch.__file__, torch.__path__)'",
                f"pip install --force-reinstall {REINSTALLED_TORCH}",
            ),
        ),
    },
    examples=(
        (
            "Finished processing dependencies for warpkit==0.2\n"
            '  File "/home/ann/warpkit/warpkit/metadata.py", line 17, in metadata\n    return getattr(warpkit.WARP, "Grid_2")()\n'
            "AttributeError: module 'warpkit.WARP' has no attribute 'Grid_2'"
        ),
        "warpkit._C is found in another folder, but in the repo: ModuleNotFoundError: No module named 'warpkit._C'",
        "Finished processing dependencies for warpkit==0.4.0\n>>> import warpkit\n  File \"/src/warpkit/warpkit/__init__.py\", line 3, in <module>\n    from warpkit import _C\nImportError: cannot import name '_C' from 'warpkit' (/src/warpkit/warpkit/__init__.py)",
        "ModuleNotFoundError: No module named 'warpkit.torch'; 'warpkit' is not a package",
        "AttributeError: module 'warp_cuda_corr' has no attribute 'forward'",
        (
            "ImportError: Failed to load PyTorch C extensions:\n    It appears that PyTorch has "
            "loaded the `torch/_C` folder\n    of the PyTorch repository rather than the C extensions "
            "which\n    are expected in the `torch._C` namespace."
        ),
        "AttributeError: module 'torch' has no attribute 'cuda'",
        (
            "/home/ann/src/pytorch/torch/__init__.py in <module>()\n"
            "---> 84 from torch._C import *\n\nModuleNotFoundError: No module named 'torch._C'"
        ),
        (
            "/home/ann/src/warpkit/warpkit/__init__.py:9: UserWarning: You are importing warpkit within its own root folder "
            "(/home/ann/src/warpkit/warpkit). This is not expected to work and may give errors."
        ),
        (
            '  File "/home/ann/vllm/vllm/__init__.py", line 5, in <module>\n'
            "    import vllm._C\n"
            "ModuleNotFoundError: No module named 'vllm._C'"
        ),
        (
            "Requirement already satisfied: warpkit in /opt/env/lib/python3.11/site-packages (0.4.0)\n"
            '  File "/src/warpkit/ops.py", line 3, in <module>\n'
            "    from warpkit import _C\n"
            "ImportError: cannot import name '_C' from 'warpkit' (/src/warpkit/__init__.py)"
        ),
        "ImportError: cannot import name 'jit' from 'triton' (unknown location)",
        "AttributeError: module 'mmcv' has no attribute '__version__'",
        (
            "ImportError: Error importing numpy: you should not try to import numpy from\n"
            "        its source directory; please exit the numpy source tree."
        ),
    ),
    counterexamples=(
        (
            '  File "/opt/env/lib/python3.10/site-packages/warpkit/cuda/wrapper.py", line 14, in call\n'
            "AttributeError: module 'warpkit_cuda' has no attribute 'blend_fwd'"
        ),
        "ImportError: cannot import name 'Stream' from 'warpkit.core_cc.views' (unknown location)",
        (
            '  File "/opt/env/lib/python3.10/site-packages/mmcv/utils/ext_loader.py", line 13, in load_ext\n'
            "ModuleNotFoundError: No module named 'mmcv._ext'"
        ),
        "AttributeError: module 'torch' has no attribute 'float8_e4m3fn'",
        (
            "ImportError: cannot import name 'AutoModel' from 'transformers' "
            "(/opt/env/lib/python3.10/site-packages/transformers/__init__.py)"
        ),
    ),
)
