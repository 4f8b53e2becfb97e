"""
pip and uv build a package in an environment of their own that has what `pyproject.toml` lists under
`build-system.requires`, or setuptools alone where nothing is listed, and nothing of what is installed. A
`setup.py` that imports torch fails there, however well `import torch` works outside.

Older versions of pip built packages without a `pyproject.toml` in the environment itself, so the same
package installed for years and stopped with an upgrade; uv has always isolated.

Adding torch to `build-system.requires` ends the message, and then builds against whatever torch is newest
that day: the extension loads in no other. Installing torch again does nothing at all, for it was there.
Turning the isolation off is what the authors of such packages expect; setuptools, wheel, ninja and
packaging must then be installed too, since nothing brings them any more.
"""

from collections.abc import Iterator

from opwright.log_signs import Seen, called_for, is_seen, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix

_NO_TORCH = r"No module named ['\"]?(?P<module>torch)\b['\"]?(?!\.)"
_NO_OTHER = (
    r"No module named ['\"]?(?P<module>numpy|packaging|psutil|Cython|pybind11|ninja|wheel|cmake|setuptools_scm"
    r"|skbuild|nvidia)\b"
)
_TOLD = (
    (
        r"depends on [`'\"]?(?P<module>torch|numpy|packaging|psutil|Cython|ninja|pybind11)[`'\"]?,? but doesn't\s+"
        r"declare\s+it as a build dependency"
    ),
    r"(?:requires?|needs?|need) (?P<module>PyTorch|torch)\b[^\n]{0,60}(?:first|to be installed|being installed)",
    r"(?P<module>[Tt]orch|PyTorch) (?:is required|must be installed|is needed|needs to be installed|is not installed)",
    r"(?:[Pp]lease|must) install (?P<module>[Tt]orch|PyTorch)\b",
)
_ISOLATED = (
    r"pip-build-env-|builds-v0|Getting requirements to build (?:wheel|editable)|get_requires_for_build"
    r"|build_meta\.py|build backend returned an error|[Bb]uild backend failed|ChefBuildError"
    r"|PEP517 build|pep517/_in_process|_in_process\.py|prepare_metadata_for_build|Preparing metadata"
    r"|Failed to build|egg_info|Failed to download and build|__legacy__"
)
_ITSELF = r"egg_info did not run successfully|setup\.py egg_info|Preparing metadata \(setup\.py\)"


@called_for(_NO_TORCH, _NO_OTHER, *_TOLD)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for a build that runs without torch, and for one without what else it imports."""
    if not is_seen(failure, _ISOLATED):
        for found in seen(failure, _TOLD[0]):
            yield _evidence(found, Confidence.CERTAIN)
        return
    sure = Confidence.LIKELY if is_seen(failure, _ITSELF) else Confidence.CERTAIN
    for found in seen(failure, _NO_TORCH):
        yield _evidence(found, sure)
    for found in seen(failure, *_TOLD):
        told = found.groups["module"] != "torch" and "depends on" in found.quote
        yield _evidence(found, Confidence.POSSIBLE if told else Confidence.LIKELY)
    for found in seen(failure, _NO_OTHER):
        yield _evidence(found, Confidence.POSSIBLE)


def _evidence(found: Seen, confidence: Confidence) -> Evidence:
    module = found.groups["module"]
    return found.evidence(
        confidence, module="torch" if module.lower().endswith("torch") else module
    )


CAUSE = Cause(
    name="build-isolation-no-torch",
    family="install-state",
    title="the package needs {module} while it is built, and is built in an environment without it",
    explanation=__doc__,
    since="0.2",
    in_failure=in_failure,
    fix=Fix(
        "install torch and the build tools first, then build in that environment; uv knows the same option",
        commands=(
            "pip install torch setuptools wheel ninja packaging",
            "pip install --no-build-isolation PACKAGE",
        ),
    ),
    examples=(
        Failure(
            "  Getting requirements to build wheel: finished with status 'error'\n"
            "  error: subprocess-exited-with-error\n"
            '        File "<string>", line 9, in <module>\n'
            "      ModuleNotFoundError: No module named 'torch'\n"
            "      [end of output]"
        ),
        Failure(
            "  × Failed to build `warpkit==0.4.0`\n"
            "  ├─▶ The build backend returned an error\n"
            "  ╰─▶ Call to `setuptools.build_meta:__legacy__.build_wheel` failed (exit status: 1)\n"
            "      ModuleNotFoundError: No module named 'torch'\n"
            "      hint: This error likely indicates that `warpkit@0.4.0` depends on `torch`, but doesn't\n"
            "      declare it as a build dependency."
        ),
    ),
    counterexamples=(
        Failure(
            '  File "train.py", line 1, in <module>\n    import torch\n'
            "ModuleNotFoundError: No module named 'torch'"
        ),
        Failure(
            "  Getting requirements to build wheel: finished with status 'done'\n"
            "Successfully installed warpkit-0.4.0"
        ),
        Failure(
            '  File "/opt/env/lib/python3.9/site-packages/apex/amp.py", line 3, in <module>\n'
            "ModuleNotFoundError: No module named 'torch._six'"
        ),
    ),
)
