"""
Thrust is built on CUB, and each release of one needs its release of the other. Since CUDA 11.0 both are in the
toolkit, so there is nothing to install. Older instructions still say to download CUB and set `CUB_HOME`, as
PyTorch3D's did for CUDA 10; that copy then comes first on the include path, and the toolkit's Thrust finds another
CUB. Conda's `nvidiacub`, a CUB submodule or pip's CCCL headers do the same. Thrust stops with an `#error`, or classes
are defined twice.

torch puts CUB into its own namespace, with macros (`CUB_NS_QUALIFIER`) that an older CUB rejects with an `#error`.

Remove the extra copy. THRUST_IGNORE_CUB_VERSION_CHECK only silences the check: the two halves still do not fit.

In build scripts, `opwright lint` reports this when a folder of CUB alone, or of Thrust alone, is always on the
include path, and the sources include the other one, which is then the toolkit's.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.causes.kit.sources import for_scripts, includes, literal_evidence
from opwright.model import BuildScript, Cause, Evidence, Fix, Language, Log, Machine, Source, Target

_CERTAIN_PATTERNS = (
    r"version of (?P<copy>CUB|Thrust|libcu\+\+) in your include path is not compatible with this release of (?P<other>\w+)",
    r"in your include path is not compatible with this release of (?P<other>Thrust|CUB)",
    r"CUB requires a definition of (?P<copy>CUB_NS_QUALIFIER)",
    r"#error[^\n]{0,40}(?P<copy>CUB_NS_QUALIFIER)",
)
_LIKELY_PATTERNS = (
    r"namespace \"(?P<copy>thrust::(?:cuda_cub::)?cub)\" has no member",
    r"\"(?P<copy>thrust::(?:cuda_cub::)?cub)\" is ambiguous",
    r"(?:undeclared identifier|identifier) ['\"](?P<copy>THRUST_NS_QUALIFIER|CUB_NS_QUALIFIER|_CCCL_\w{3,40})['\"]",
    r"[‘'](?P<copy>THRUST_NS_QUALIFIER|CUB_NS_QUALIFIER)[’'] (?:was not declared|has not been declared|does not name)",
    r"\"(?P<copy>cub|thrust)::[^\"\n]{1,120}\"[^\n]{0,60}has already been (?:defined|declared)",
    r"redefinition of ['‘](?:class |struct |const )?(?P<copy>cub|thrust)::",
    r"[/\\](?P<copy>cub|thrust)[/\\][\w/\\.-]{1,80}\.(?:cuh|h|inl)\(\d{1,6}\): error: (?:name followed by \"::\" must|argument list for template template)",
    r"[/\\](?P<copy>cub)[/\\][\w/\\.-]{1,80}\.cuh\(\d{1,6}\): error: (?:class \"\w{1,40}\" has no member class|identifier \"[A-Z][A-Z_]{3,30}\" is undefined)",
)
_FOLDER = re.compile(r"(?:.*[/\\])?(?:nvidia-?)?(?P<copy>cub|thrust)(?:-v?\d[\d.]*)?[/\\]?")
_FIRST_CUDA_WITH_BOTH = 11


@for_scripts(r"(?:third_party|\bexternal|\bextern|submodules)/(?:cub|thrust)")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a copy of CUB or Thrust in front of a toolkit that has both."""
    cuda = re.match(r"\d+", script.target.cuda or "")
    if cuda and int(cuda[0]) < _FIRST_CUDA_WITH_BOTH:
        return
    folders = [
        (folder, match["copy"])
        for extension in script.extensions
        for folder in extension.include_dirs
        if (match := _FOLDER.fullmatch(folder.value))
    ]
    if len({copy for _, copy in folders}) != 1 or "cccl" in script.text.lower():
        return
    folder, copy = folders[0]
    copy, other = ("CUB", "Thrust") if copy == "cub" else ("Thrust", "CUB")
    is_used = any(any(includes(source, rf"{other.lower()}/.+")) for source in script.sources)
    if is_used and not _is_conditional(script, folder.start):
        names = {"copy": f"{copy} of {folder.value}", "other": f"the toolkit's {other}"}
        yield literal_evidence(script, folder, **names)._replace(confidence=POSSIBLE)


def _is_conditional(script: BuildScript, offset: int) -> bool:
    if script.language is not Language.PYTHON:
        return bool(re.search(r"VERSION_(?:LESS|GREATER)", script.text))
    return bool(kit.python.conditions_at(script, offset))


_SETUP = "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=['third_party/cub'])])\n"
_SORTS = Source("op.cu", "#include <cub/cub.cuh>\n#include <thrust/sort.h>\n")

CAUSE = Cause(
    title="the include path mixes two copies: {copy} does not match {other}",
    in_log=log_rules(
        rule(*_CERTAIN_PATTERNS, copy="CUB", other="Thrust"),
        rule(*_LIKELY_PATTERNS, confidence=LIKELY, other="the toolkit's copy"),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "use the toolkit's own CUB and Thrust: unset CUB_HOME and remove the extra copy",
        commands=("unset CUB_HOME", "conda remove nvidiacub"),
    ),
    explains=("cccl-header-incompatible", "macro-or-flag-conflict"),
    examples=(
        "cub/agent/agent_scan.cuh:91:20: error: use of undeclared identifier 'THRUST_NS_QUALIFIER'",
        '/opt/cub-1.14.0/cub/agent/agent_scan.cuh(41): error: name followed by "::" must be a class or namespace name',
        'thrust/system/cuda/detail/core/triple_chevron_launch.h(90): error: namespace "thrust::cub" has no member "PtxVersion"',
        Log(
            "/usr/local/cuda/include/thrust/system/cuda/config.h:79:2: error: #error The version of CUB in"
            " your include path is not compatible with this release of Thrust. CUB is now included in"
            " the CUDA Toolkit, so you no longer need to use your own checkout of CUB.",
            Machine(cuda="11.8"),
        ),
        (
            "cub/util_namespace.cuh:101:2: error: #error CUB requires a definition of CUB_NS_QUALIFIER"
            " when CUB_NS_PREFIX/POSTFIX are defined."
        ),
        BuildScript("setup.py", _SETUP, sources=(_SORTS,)),
    ),
    counterexamples=(
        "cub/config.cuh:12:9: note: macro CUB_NS_QUALIFIER defined here",
        BuildScript("setup.py", _SETUP, sources=(Source("op.cu", "#include <cub/cub.cuh>\n"),)),
        BuildScript("setup.py", _SETUP, target=Target(cuda="10.2"), sources=(_SORTS,)),
        BuildScript(
            "setup.py", _SETUP.replace("cub'", "cub', 'third_party/thrust'"), sources=(_SORTS,)
        ),
        BuildScript(
            "setup.py",
            "dirs = []\nif cuda_version < (11,):\n    dirs += ['third_party/cub']\n"
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], include_dirs=dirs)])\n",
            sources=(_SORTS,),
        ),
        'reduce.cu(40): error: namespace "cub" has no member "Max"',
        'src/kernels.cuh(481): error: namespace "thrust" has no member class "unary_function"',
        "warning: The environment variable `CUB_HOME` was not found.",
    ),
)
