"""
A test of a version is written part by part, of a few characters, or as a text, and takes a newer release for an older one:

- `int(v[0]) > 0 and int(v[1]) > 7` asks for 1.8 and is false with 2.0 to 2.7: the second number begins again.
- `torch.__version__[:3] >= "2.3"` and `float(torch.__version__[:3])` read 2.10 as 2.1.
- `np.__version__ >= "1.9"` compares letters: 1.26 comes before 1.9. torch's own version compares by its numbers since 1.10,
  NumPy's and Triton's are plain texts.

- `requires-python = "<=3.12"` leaves 3.12.1 out, as `==3.12` does: pip compares the whole version of the interpreter.

What was written for the old release then runs with the new one: a name that is gone, an option that is left out, a slower way.
The test is worked out for each release; one is reported that has more than the one border it asks for.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_python, for_scripts
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Safety, Source, Target

_ASKS = (
    r"\btorch\.__version__",
    r"\btorch\.version\.__version__",
    r"\btriton\.__version__",
    r"\bnp\.__version__",
    r"\bnumpy\.__version__",
)


@for_python(*_ASKS)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for tests that take a release in question for an older one."""
    yield from _found(source)


@for_scripts(*_ASKS, r"(?:requires-python|python_requires)[ \t]*=[ \t]*['\"][^'\"\n]*[<=]=")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for the same in a build script, and for Pythons of which it admits only the first release."""
    yield from _found(script)
    for match in re.finditer(_ONE_PATCH, script.text):
        wanted = script.target.python or ""
        if not re.match(r"3\.\d", wanted) or wanted.startswith(f"3.{match['minor']}"):
            yield evidence(
                script,
                match.start("bound"),
                match.end("bound"),
                confidence=Confidence.CERTAIN,
                test=match["bound"],
                package="Python",
                border=f"3.{match['minor']}",
                next=f"3.{int(match['minor']) + 1}",
                title=_PATCH,
                remedy=_PATCH,
            )


def _found(fact: Source | BuildScript) -> Iterator[Evidence]:
    for one in kit.misread_versions.misread_versions(fact):
        first, last = one.lacking[0], one.lacking[-1]
        yield evidence(
            fact,
            one.start,
            one.end,
            confidence=Confidence.CERTAIN if one.is_stated else Confidence.LIKELY,
            test=one.test if len(one.test) <= _LONGEST else "the test",
            package=kit.api_index.PACKAGES[one.domain],
            misread=first if first == last else f"{first}..{last}",
            border=one.border,
        )


_LONGEST = 70
_ONE_PATCH = (
    r"(?m)^[ \t]*(?:requires-python|python_requires)[ \t]*=[ \t]*['\"](?:[^'\"\n,]{1,40},){0,4}[ \t]*"
    r"(?P<bound>[<=]=[ \t]*3\.(?P<minor>\d{1,2}))[ \t]*[,'\"]"
)
_PATCH = "requires-python"
_PARTS = (
    "import torch\nversion = torch.__version__.split('.')\n"
    "if int(version[0]) > 0 and int(version[1]) > 7:\n    pass\n"
)
_LETTERS = "import torch\nif torch.__version__[:3] >= '2.3':\n    pass\n"
_MINOR = (
    "import torch\nmajor, minor = map(int, torch.__version__.split('.')[:2])\n"
    "def is_new():\n    if major > 1:\n        return True\n    return minor >= 8\n"
)

CAUSE = Cause(
    title="{test} takes {package} {misread} for older than {border}",
    fact="{package} {border}",
    titles={_PATCH: "{test} leaves out Python {border}.1 and all later releases of {border}"},
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "compare the whole version: packaging.version.Version(...) >= Version('{border}')",
        safety=Safety.MANUAL,
    ),
    remedies={_PATCH: Fix("write <{next} where all of {border} is meant")},
    examples=(
        BuildScript("pyproject.toml", '[project]\nrequires-python = ">=3.9,<=3.12"\n'),
        Source("a.py", _PARTS, Target(torch="2.0")),
        Source("a.py", _LETTERS),
        Source(
            "a.py",
            _LETTERS.replace("torch.__version__[:3]", "float(torch.__version__[:3])").replace(
                "'", ""
            ),
        ),
        Source(
            "a.py",
            _MINOR.replace("    if major > 1:\n        return True\n", ""),
            Target(torch="2.0"),
        ),
        Source(
            "a.py", "import numpy as np\nis_new = np.__version__ >= '1.9'\n", Target(numpy="1.26")
        ),
    ),
    counterexamples=(
        Source("a.py", _PARTS, Target(torch="2.8")),
        Source("a.py", _PARTS.replace(":\n", " or int(version[0]) > 1:\n"), Target(torch="2.0")),
        Source("a.py", _PARTS.replace("[0]) > 0", "[0]) == 1"), Target(torch="2.0")),
        Source("a.py", _LETTERS.replace("[:3]", "")),
        Source(
            "a.py",
            "import torch\nif torch.__version__ < '1.12.1':\n    pass\n",
            Target(torch="1.10"),
        ),
        Source("a.py", _LETTERS, Target(torch="2.9")),
        BuildScript("pyproject.toml", '[project]\nrequires-python = ">=3.9,<3.13"\n'),
        Source("a.py", _MINOR, Target(torch="2.0")),
        Source(
            "a.py", "import numpy as np\nis_new = np.__version__ >= '1.9'\n", Target(numpy="2.0")
        ),
    ),
)
