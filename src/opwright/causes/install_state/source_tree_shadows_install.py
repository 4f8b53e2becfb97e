"""
Python searches the folder that it is started in, or that the script lies in, before `site-packages`. A
checkout has a folder with the very name of the package, and in it the Python files without the compiled
module, or with one from an old build in place. `import pkg` then finds the checkout, however often the
package is installed: reinstalling changes what is never looked at.

The traceback tells: the file of the package is not below `site-packages`. A folder without
`__init__.py` is taken only when nothing of the name is installed: Python makes an empty package of it, and
says `(unknown location)` or that the module has none of its attributes. NumPy, SciPy and PyTorch recognise their own source tree and say so.

Starting in another folder is the quickest test. `python -P` (3.11 and later) and `PYTHONSAFEPATH=1` keep
the folder out of the search altogether; projects with a `src` folder do not have the problem.

In an environment it is found where the current folder, or one of PYTHONPATH, has a package of sources alone that is installed with compiled
libraries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright import model
from opwright.causes.install_state.extension_not_built import (
    imported_from,
    is_checkout,
    is_compiled,
    is_installed,
    is_private,
)
from opwright.causes.kit.rules import log_check
from opwright.logs.patterns import find_matches, has_match
from opwright.model import Cause, Confidence, EnvironmentCheck, Evidence, Fix, Log

TYPE_CHECKING = False
if TYPE_CHECKING:  # of one verb alone
    from opwright.model import Environment

_SAID = (
    r"you should not try to import (?P<package>numpy) from\s+its source directory",
    r"you cannot import (?P<package>SciPy) while\s+being in scipy source directory",
    r"loaded\s+the\s+`(?P<package>torch)/_C`\s+folder\s+of\s+the\s+PyTorch\s+repository",
)
_NO_MODULE = r"No module named ?['\"]?(?P<module>[A-Za-z_][\w.]*)"
_NO_NAME = (
    r"cannot import name ['\"]?(?P<module>\w{1,60})['\"]? from (?P<half>partially initialized module )?"
    r"['\"](?P<package>[\w.]{1,80})['\"](?: \(most likely due to a circular import\))?"
    r" \((?P<path>[^)\n]+)\)"
)
_EMPTY = r"cannot import name ['\"]?\w{1,60}['\"]? from ['\"](?P<package>(?!cuda['\"])[\w.]{1,80})['\"] \(unknown location\)"
_OF_A_MODULE = r"(?:^|\.)(?:_?C|_ext|core_cc|\w{1,60}_(?:cc|cpp|cuda|ext|C|bind))\.\w"
"""Of what is inside of a compiled module: it has no file of its own."""
_WARNED = r"You are importing (?P<package>\w{2,60}) within its own root folder"
_NO_ATTRIBUTE = (
    r"module ['\"](?P<package>torch|triton|vllm|k2|torchvision|torchaudio|xformers|numpy)['\"] has no attribute "
    r"['\"](?P<missing>__version__|_C|nn|cuda|device|float32|no_grad|zeros|Tensor|from_numpy|jit|ops|LLM|SamplingParams|Fsa|array|ndarray)\b['\"]"
)
_NOT_BOUND = r"NameError: name '_C' is not defined"
_PIP_KNOWS = r"(?:Requirement already satisfied: |^Name: )(?P<one>[\w.-]+)|Successfully installed (?P<several>[^\n]{0,400})"


@log_check(*_SAID, _WARNED, _NO_MODULE, _NO_NAME, _EMPTY, _NO_ATTRIBUTE, _NOT_BOUND)
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for compiled parts that are missed by files that pip did not install."""
    yield from _said(log)
    for found in find_matches(log, _NO_MODULE, _NO_NAME):
        package = (found.groups.get("package") or found.groups["module"]).partition(".")[0]
        of_torch = re.fullmatch(r"(?:torch|triton)\._C(?:\.\w+)?", found.groups["module"])
        if not (is_compiled(found) or of_torch or is_private(log, found)):
            continue
        path = imported_from(log, found)
        if path and not is_installed(path):
            yield found.evidence(_how_sure(log, package, path), package=package)
        elif not path and package in ("vllm", "k2", "torchvision", "torchaudio"):
            yield found.evidence(Confidence.POSSIBLE, package=package)


def _said(log: Log) -> Iterator[Evidence]:
    """Look for what is said of a folder of sources, and what only that leads to."""
    for found in find_matches(log, *_SAID):
        yield found.evidence(Confidence.CERTAIN)
    for found in find_matches(log, _WARNED):
        yield found.evidence(Confidence.POSSIBLE)
    for found in find_matches(log, _EMPTY):
        if not re.search(_OF_A_MODULE, found.groups["package"]):
            yield found.evidence(Confidence.LIKELY)
    for found in find_matches(log, _NO_ATTRIBUTE):
        yield found.evidence(Confidence.LIKELY)
    if has_match(log, r"from torch\._C import|from \._C import"):
        for found in find_matches(log, _NOT_BOUND):
            yield found.evidence(Confidence.LIKELY, package="torch")


def _how_sure(log: Log, package: str, path: str) -> Confidence:
    """Return how sure it is that another, complete copy is installed."""
    if any(package.replace("_", "-") in names for names in _known_to_pip(log)):
        return Confidence.CERTAIN
    return Confidence.LIKELY if is_checkout(path) else Confidence.POSSIBLE


def _known_to_pip(log: Log) -> Iterator[set[str]]:
    """Yield the names of packages, with and without versions, that pip says are installed."""
    for found in find_matches(log, _PIP_KNOWS):
        one, several = found.groups.get("one"), found.groups.get("several", "")
        names = [one] if one else several.split()
        yield {part.replace("_", "-") for name in names for part in (name, name.rpartition("-")[0])}


def in_environment(environment: Environment) -> Iterator[Evidence]:
    """Look for sources in front of a package that is installed with libraries."""
    for one in environment.shadowed:
        yield Evidence(
            one.folder, f"{one.installed} is installed", {"package": one.package}, Confidence.LIKELY
        )


def _conflicts() -> tuple[model.Environment, ...]:
    return (
        model.Environment("3.11.4", shadowed=(model.Shadowed("op", "/home/me/op/op", "op 1.0"),)),
    )


def _healthy() -> tuple[model.Environment, ...]:
    return (model.Environment("3.11.4"),)


CAUSE = Cause(
    title="the interpreter imports {package} from a source folder without its compiled part, not from the install",
    in_log=in_log,
    in_environment=EnvironmentCheck(in_environment, _conflicts, _healthy),
    fix=Fix(
        "start Python in another folder, take the checkout out of PYTHONPATH, or build it in place",
        commands=(
            "cd / && python -c 'import {package}; print({package}.__file__)'",
            "pip install --no-build-isolation -e .",
        ),
    ),
    examples=(
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
        "ImportError: cannot import name 'jit' from 'triton' (unknown location)",
        (
            "ImportError: Error importing numpy: you should not try to import numpy from\n"
            "        its source directory; please exit the numpy source tree."
        ),
    ),
    counterexamples=(
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
