"""
A binary asks for the versions of glibc's functions that were current where it was linked, by name:
`GLIBC_2.34`. An older glibc does not have that name, and the loader refuses the file: ``version
`GLIBC_2.34' not found``. Nothing that pip installs can help, since glibc comes with the system.

The platform tag of a wheel is a promise about this: `manylinux_2_28` says that glibc 2.28 is enough
(PEP 600), and `manylinux1`, `manylinux2010` and `manylinux2014` stand for 2.5, 2.12 and 2.17. An
installer believes it. Where the promise is broken, the wheel is installed and cannot be imported.
Of several tags an installer goes by the one that promises most, so the oldest counts.

Wheels that were renamed in place of being repaired break it often, as `auditwheel repair` refuses to
graft torch's libraries. As long as torch itself needs as new a glibc, nobody is hit who can use the
wheel, and that is said.

In a log the message names the node that is missing, the file of the system that lacks it (`libc.so.6`, `libm.so.6`),
and the binary that asks for it. Do not install a newer glibc beside the system's: everything else on the machine is
bound to the one that is there. Code that was compiled elsewhere as a static library fails when it is linked, by
names such as `__isoc23_strtol`, which headers of glibc 2.38 put in place of `strtol`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import log_check
from opwright.knowledge.platforms.distributions import DISTRIBUTIONS, named
from opwright.knowledge.platforms.floors import as_numbers, floors
from opwright.knowledge.platforms.wheel_tags import promise
from opwright.logs.patterns import find_matches
from opwright.logs.undefined import undefined_symbols
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Log,
)

_NOT_FOUND = (
    (
        r"version\s+[`'\"‘“]?GLIBC_(?P<needed>[\d.]+|ABI_DT_RELR|ABI_GNU2_TLS)[^\w\n]{0,2}\s+not\s+found"
        r"(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?"
    ),
    r"GLIBC_(?P<needed>2\.\d\d)[^\w\n]{0,3}\s(?:is )?not found",
    r"__glibc >=(?P<needed>2\.\d\d)[^\n]{0,40}, which is missing on the system|nothing provides __glibc >=(?P<least>2\.\d\d)",
    r"Virtual package '__glibc ?>=(?P<needed>2\.\d\d)[^'\n]{0,30}' does not match any",
    r"undefined symbol: \w+, version GLIBC_(?P<needed>2\.[\d.]+)",
    r"version GLIBC_(?P<needed>2\.[\d.]+) not defined in file (?P<path>lib[\w.+-]{1,40})",
)
_OF_FEATURES = {"ABI_DT_RELR": "2.36", "ABI_GNU2_TLS": "2.42"}
_CAME_WITH = {"__isoc23_": "2.38", "__libc_single_threaded": "2.32"}
_LINKED = r"@{1,2}GLIBC_(2\.[\d.]+)"


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that ask for a newer glibc than its tag promises."""
    said = promise(artifact.tags)
    if not said:
        return
    asked = [(needs, b) for b in artifact.binaries if (needs := floors(b).glibc)]
    broken = [pair for pair in asked if as_numbers(pair[0]) > as_numbers(said.glibc)]
    if broken:
        needed, worst = max(broken, key=lambda pair: as_numbers(pair[0]))
        torch = kit.torch_floor.glibc_of_torch(artifact, worst.machine)
        reached = max(said.glibc, torch or said.glibc, key=as_numbers)
        honest = max(needed, torch or needed, key=as_numbers).split(".")[:2]
        hit = _between(reached, needed)
        yield Evidence(
            worst.path,
            f"GLIBC_{needed}",
            {
                "needed": needed,
                "library": worst.file_name,
                "more": f", like {len(broken) - 1} more" if len(broken) > 1 else "",
                "so": f"its tag {said.platform} promises {said.glibc}: {_consequence(hit, torch, needed)}",
                "do": "say what it needs, or build it in the manylinux image of that tag",
                "command": "wheel tags --remove --platform-tag "
                f"manylinux_{'_'.join(honest)}_{worst.machine} dist/*.whl",
            },
            Confidence.CERTAIN if hit else Confidence.POSSIBLE,
        )


@log_check(*_NOT_FOUND, undefined=("GLIBC_", "libc.", "libm.", "\nlibc_", "\n__libc", "\n__isoc"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for the loader's complaint, and for a linker that has an older glibc than its input."""
    found = [
        one.evidence(
            Confidence.CERTAIN if "not" in one.quote else Confidence.LIKELY,
            **_details(one.groups.get("needed") or one.groups["least"], one.groups.get("path")),
        )
        for one in find_matches(log, *_NOT_FOUND)
    ]
    for undefined in () if found else undefined_symbols(log):
        came = re.search(_LINKED, undefined.name)
        needed = came[1] if came else _came_with(undefined.name)
        if needed:
            found.append(
                undefined.evidence(Confidence.LIKELY, **_details(needed, undefined.wanted_by))
            )
    if found:
        yield max(found, key=lambda one: as_numbers(one.details["needed"]))


def _came_with(symbol: str) -> str | None:
    return next((v for name, v in _CAME_WITH.items() if symbol.startswith(name)), None)


def _details(needed: str, path: str | None) -> dict[str, str]:
    needed = _OF_FEATURES.get(needed, needed).strip(".")
    having = [
        d.name for d in DISTRIBUTIONS if as_numbers(d.offers.glibc or "0") >= as_numbers(needed)
    ]
    return {
        "needed": needed,
        "library": (path or "the binary").rpartition("/")[2],
        "more": "",
        "so": "and the system that it is loaded on has an older one",
        "do": "take a build for an older system, or build it from source here; or move to a newer "
        f"distribution or container ({', '.join(having[:3]) or 'the newest'} or later)",
        "command": "ldd --version",
    }


def _between(oldest: str, needed: str) -> tuple[str, ...]:
    """Return the distributions with a glibc from `oldest` on that is older than `needed`."""
    return tuple(
        d.name
        for d in DISTRIBUTIONS
        if as_numbers(oldest) <= as_numbers(d.offers.glibc or "0") < as_numbers(needed)
    )


def _consequence(hit: tuple[str, ...], torch: str | None, needed: str) -> str:
    if hit:
        return f"it is installed on {named(hit)} and does not load there"
    if torch and as_numbers(torch) >= as_numbers(needed):
        return f"only the tag is wrong, since torch itself needs glibc {torch}"
    return "it is installed where glibc is older and does not load there"


CAUSE = Cause(
    title="{library} asks for glibc {needed}{more}, {so}",
    explanation=__doc__ or "",
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "{do}",
        commands=("{command}",),
    ),
    examples=(
        Log(
            "  ╰─▶ Virtual package '__glibc>=2.34' does not match any of the available virtual packages on your machine: "
            "[__unix=0=0, __glibc=2.28=0]"
        ),
        Log("  - nothing provides __glibc >=2.28 needed by warpkit-0.4.0-py312_0"),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux1_x86_64.whl",
            ArtifactKind.WHEEL,
            (
                Binary(
                    "op/_C.so",
                    needed=("libtorch.so",),
                    version_needs=(("libc.so.6", "GLIBC_2.14"),),
                ),
            ),
            requires_torch="==2.4.1",
            tags=("cp311-cp311-manylinux1_x86_64",),
        ),
        Log(
            "ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.32' not found (required by "
            "/venv/lib/python3.10/site-packages/attn_cuda.cpython-310-x86_64-linux-gnu.so)"
        ),
        Log(
            "/usr/bin/ld: third_party/lib/libindex.a(parse.o): in function `read_header':\n"
            "parse.c:(.text+0x42): undefined reference to `__isoc23_strtol'\n"
            "collect2: error: ld returned 1 exit status"
        ),
    ),
    counterexamples=(
        Log("libstdc++.so.6: version `GLIBCXX_3.4.29' not found (required by op.so)"),
        Log("ldd (Ubuntu GLIBC 2.31-0ubuntu9.9) 2.31\nGLIBC_2.30\nGLIBC_2.31"),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.9"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(  # this tag promises nothing
            "op-1.0-cp311-cp311-linux_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-linux_x86_64",),
        ),
    ),
)
