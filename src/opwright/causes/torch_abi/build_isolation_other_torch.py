"""
pip builds a package from source in an environment of its own. If `torch` is among the build requirements, pip
downloads one for that environment: the newest that the requirement allows, not the installed one. The binary then
matches a torch that is deleted after the build, and fails to load with missing symbols in the one that stays. Or the
build stops, because that torch was compiled with another CUDA than the toolkit here, or with none. A torch without
CUDA does not look for a toolkit at all, and says that CUDA_HOME is not set although it is.

The paths tell: `pip-build-env-…/overlay/…/torch` (pip), `builds-v0/.tmp…/torch` (uv). Without isolation the build
uses the installed torch, and all its other requirements must be installed beforehand too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.logs.patterns import LogMatch, has_match
from opwright.model import (
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Log,
)

_OVERLAY_PATTERNS = (
    r"(?P<path>pip-build-env-\w+[/\\](?:overlay|normal)[^\s'\":]{0,120}[/\\]torch)[/\\]",
    r"(?P<path>builds-v0[/\\]\.tmp\w+[/\\][^\s'\":]{0,120}[/\\]torch)[/\\]",
)
_COLLECTED = r"to install build dependencies\n(?:[^\n]{0,300}\n){1,30}?[> ]{0,8}Collecting (?P<path>torch)(?![\w-])"
"""pip -v, which takes the newest torch that the build requirements admit."""
_UV_FOLDER = r"builds-v0"
_BUILD_PATTERN = r"build_meta|setup\.py|[Ff]ailed to build|[Bb]uild backend|cpp_extension|CMake|get_requires_for|bdist_wheel|undefined symbol"
"""`uv run --isolated` uses that folder too, and builds nothing there."""
_OTHER_TORCH = r"nvcc was not found|CUDA_HOME environment variable is not set|torch[^\n]{0,20}\+cpu|Torch not compiled with CUDA|No CUDA runtime is found|undefined symbol:?\s{1,3}(?!_{0,2}(?:nv|nccl|cu)[A-Za-z])"
_OTHER_CUDA = r"detected CUDA version\s+\([\d.]+\)\s+mismatches|does not match the\s+version used to compile\s+Py[Tt]orch"


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    if match.groups["path"].startswith(_UV_FOLDER) and not has_match(log, _BUILD_PATTERN):
        return None
    if has_match(log, _OTHER_CUDA):
        return CERTAIN
    return LIKELY if has_match(log, _OTHER_TORCH) else POSSIBLE


_UNPINNED_TORCH = r"torch(?:\s*\[[^]]*\])?(?:\s*(?:[(]\s*)?(?:>=?|!=)[^<=~;@]*|\s*)(?:;.*)?"
"""A requirement that any later release meets too."""
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension", "SyclExtension")
_STABLE_INTERFACE = r"TORCH_TARGET_VERSION|TORCH_STABLE_ONLY|torch/csrc/stable"


_ON_REQUEST = (
    r"\bos\.(?:getenv|environ\.get)\(\s*['\"](?!\w*(?:FORCE|SKIP|NO_|DISABLE|DEBUG))\w*(?:BUILD|WITH|ENABLE)\w*['\"]\s*,"
    r"\s*['\"]?(?i:0|off|false|no|)['\"]?\s*\)"
)
"""A variable of the environment without which setup.py compiles nothing."""


@for_scripts(r"requires")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a package compiled against torch whose build requirements take the newest."""
    if not any(_compiles_for_torch(one) for one in script.beside) or _imports_torch(script):
        return
    if not _is_built_isolated(script):
        return
    for requirement in script.build_requires or ():
        without_equals = requirement.value.replace(">=", ">").replace("!=", ">")
        if re.fullmatch(_UNPINNED_TORCH, without_equals):
            yield literal_evidence(script, requirement)._replace(confidence=LIKELY)


def _is_built_isolated(script: BuildScript) -> bool:
    """Return whether pip builds a project in an environment of its own, as far as its authors say."""
    said = kit.instructions
    if said.is_built_without_isolation(script) or said.is_built_by_hand(script):
        return False
    is_by_setup_py = any(one.path.endswith("setup.py") for one in script.beside)
    return not is_by_setup_py or said.is_built_by_pip(script)


def _imports_torch(script: BuildScript) -> bool:
    """Return whether a setup.py imports torch itself, before `setup_requires` could bring one."""
    imported = re.search(r"^(?:import torch\b|from torch\b)", script.text, re.MULTILINE)
    return script.path.endswith(".py") and imported is not None


def _compiles_for_torch(script: BuildScript) -> bool:
    """Return whether a script builds against torch's C++ headers, other than the stable ones."""
    texts = (script.text, *(source.text for source in script.sources))
    if any(re.search(_STABLE_INTERFACE, text) for text in texts):
        return False
    if re.search(_ON_REQUEST, script.text):
        return False
    if script.path.endswith(("CMakeLists.txt", ".cmake")):
        return re.search(r"(?i:find_package)\s*\(\s*Torch\b", script.text) is not None
    return any(extension.kind in _TORCH_EXTENSIONS for extension in script.extensions)


_SETUP = BuildScript("setup.py", "setup(ext_modules=[CUDAExtension('op', ['op.cu'])])\n")

CAUSE = Cause(
    title="the package is built with the torch of an isolated build environment, not the installed one",
    in_log=log_rules(
        rule(*_OVERLAY_PATTERNS, confidence=_confidence),
        rule(_COLLECTED, confidence=if_in_log("undefined symbol", then=LIKELY)),
    ),
    in_build_script=in_build_script,
    explains=("torch-version-mismatch", "cxx11-abi-mismatch", "torch-library-not-linked"),
    fix=Fix(
        "install the build requirements, then build without isolation against the installed torch",
        commands=(
            "pip install setuptools wheel ninja packaging",
            "pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps PACKAGE",
        ),
    ),
    remedies={
        IN_SOURCES: Fix(
            "take torch out of build-system.requires and have the README say that it is built without isolation, or require at run time the very torch that it names",
            commands=("pip install --no-build-isolation .",),
        ),
    },
    examples=(
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "wheel", "torch"]\n'
        )._replace(beside=(_SETUP,), instructions=(Instructions("README.md", "pip install .\n"),)),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = [\n  "setuptools",\n  "torch>=2.4",\n]\n'
        )._replace(beside=(BuildScript("CMakeLists.txt", "find_package(Torch REQUIRED)\n"),)),
        (
            '  File "/tmp/pip-build-env-7k2m1x0q/overlay/lib/python3.11/site-packages/torch/utils/cpp_extension.py", '
            "line 525, in _check_cuda_version\n"
            "RuntimeError: The detected CUDA version (12.4) mismatches the version that was used to compile "
            "PyTorch (13.0). Please make sure to use the same CUDA versions."
        ),
        (
            '  File "/root/.cache/uv/builds-v0/.tmpAb12Cd/lib/python3.12/site-packages/torch/utils/'
            'cpp_extension.py", line 2806, in _join_cuda_home\n'
            "OSError: CUDA_HOME environment variable is not set. Please set it to your CUDA install root."
        ),
    ),
    counterexamples=(
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch"]\n'
        )._replace(
            beside=(
                _SETUP._replace(
                    text="RUN_BUILD = os.getenv('BUILD_OPS', '0') == '1'\n" + _SETUP.text
                ),
            )
        ),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch"]\n'
        )._replace(
            beside=(_SETUP,),
            instructions=(
                Instructions("scripts/install.sh", "pip install --no-build-isolation .\n"),
            ),
        ),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch"]\n'
        )._replace(
            beside=(_SETUP,),
            instructions=(Instructions("scripts/build.sh", "cmake -S . -B build\n"),),
        ),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch==2.8.*"]\n'
        )._replace(beside=(_SETUP,)),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch>=2.8,<2.9"]\n'
        )._replace(beside=(_SETUP,)),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch"]\n'
        )._replace(beside=(BuildScript("setup.py", "import torch\nsetup(name='op')\n"),)),
        BuildScript(
            "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch>=2.10"]\n'
        )._replace(
            beside=(
                BuildScript(
                    "setup.py",
                    "setup(ext_modules=[CppExtension('op', ['op.cpp'], extra_compile_args=["
                    "'-DTORCH_TARGET_VERSION=0x020a000000000000'])])\n",
                ),
            )
        ),
        BuildScript(
            "setup.py",
            "import setuptools\nimport torch\nsetuptools.setup(name='op', setup_requires=['torch', 'cmake'])\n",
        )._replace(beside=(BuildScript("CMakeLists.txt", "find_package(Torch REQUIRED)\n"),)),
        "ModuleNotFoundError: No module named 'torch'",
        (
            '  File "/root/.cache/uv/builds-v0/.tmpQ2w/lib/python3.12/site-packages/torch/__init__.py", line 318, in '
            "_load_global_deps\nOSError: libcudart.so.12: cannot open shared object file: No such file or directory"
        ),
        (
            '  File "/opt/venv/lib/python3.11/site-packages/torch/utils/cpp_extension.py", line 525\n'
            "RuntimeError: The detected CUDA version (12.4) mismatches the version that was used to compile "
            "PyTorch (13.0)."
        ),
    ),
)
