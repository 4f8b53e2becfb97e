"""
A binary needs the versions of glibc's functions that were current where it was linked, by name: `GLIBC_2.34`. An older
glibc does not have that name, and the loader rejects the file: ``version `GLIBC_2.34' not found``. Nothing that pip
installs can help, since glibc comes with the system.

The platform tag of a wheel is a promise about this: `manylinux_2_28` says that glibc 2.28 is enough (PEP 600), and
`manylinux1`, `manylinux2010` and `manylinux2014` stand for 2.5, 2.12 and 2.17. An installer believes the tag; if there are
several, it believes the one that promises most, so the oldest counts. Where the promise is broken, the wheel is installed
and cannot be imported. Wheels that were renamed instead of repaired break it often, as `auditwheel repair` refuses to graft
torch's libraries. As long as torch itself needs as new a glibc, nobody who can use the wheel is affected, and the report
says so.

In a log the message names the missing node, the file of the system that lacks it (`libc.so.6`, `libm.so.6`), and the binary
that needs it. Do not install a newer glibc beside the system's: everything else on the machine is bound to the one that is
there. Code that was compiled elsewhere as a static library fails when it is linked, by names such as `__isoc23_strtol`,
which headers of glibc 2.38 put in place of `strtol`.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check
from opwright.knowledge.platforms.floors.glibc import glibc_of_function, glibc_of_node
from opwright.knowledge.platforms.linux.distributions import named, with_glibc
from opwright.knowledge.versions import numbers
from opwright.logs.patterns import LogMatch, compiled, find_matches
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Evidence, Fix, Log

_NOT_FOUND = (
    r"version\s+[`'\"‘“]?GLIBC_(?P<needed>[\d.]+|ABI_DT_RELR|ABI_GNU2_TLS)[^\w\n]{0,2}\s+not\s+found(?:\s+\(required\s+by\s+(?P<path>[^)\s]{1,400}))?",
    r"GLIBC_(?P<needed>2\.\d\d)[^\w\n]{0,3}\s(?:is )?not found",
    r"__glibc >=(?P<needed>2\.\d\d)[^\n]{0,40}, which is missing on the system|nothing provides __glibc >=(?P<least>2\.\d\d)",
    r"Virtual package '__glibc ?>=(?P<needed>2\.\d\d)[^'\n]{0,30}' does not match any",
    r"undefined symbol: \w+, version GLIBC_(?P<needed>2\.[\d.]+)",
    r"version GLIBC_(?P<needed>2\.[\d.]+) not defined in file (?P<path>lib[\w.+-]{1,40})",
)
_LINKED_NODE = r"@{1,2}GLIBC_(2\.[\d.]+)"
_OWN_WHEEL = "in a wheel that you build"
_OF_CONDA = "where it is conda that finds the system too old"
_NEEDED_BY = r"needed by (?P<name>[a-z][\w.-]{1,60}?)-(?P<release>\d[\w.]{0,30})-\w"
_BREAKS, _MAY_BREAK = "if a known distribution is older", "if none is known to be older"
_ONLY_THE_TAG = "if torch itself needs as new a glibc"


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel that need a newer glibc than its tag promises."""
    if artifact.tags and (need := kit.platform_tags.glibc_need(artifact)):
        victims = with_glibc(need.first_installed, below=need.needed)
        is_harmless = need.torch and numbers(need.torch) >= numbers(need.needed)
        details = {
            "needed": need.needed,
            "library": need.binary.file_name,
            "libraries": kit.platform_tags.libraries(need),
            "promise": need.promise.platform,
            "promised": need.promise.glibc,
            "victims": named(victims),
            "torch": need.torch or "",
            "title": _BREAKS if victims else _ONLY_THE_TAG if is_harmless else _MAY_BREAK,
            "tag": need.honest_tag,
            "remedy": _OWN_WHEEL,
        }
        confidence = CERTAIN if victims else POSSIBLE
        yield Evidence(need.binary.path, f"GLIBC_{need.needed}", details, confidence)


@log_check(*_NOT_FOUND, undefined=("GLIBC_", "libc.", "libm.", "\nlibc_", "\n__libc", "\n__isoc"))
def in_log(log: Log) -> Iterator[Evidence]:
    """Look for the loader's complaint, and for a linker whose glibc is older than its input's."""
    found = []
    for match in find_matches(log, *_NOT_FOUND):
        needed, path = match.groups.get("needed") or match.groups["least"], match.groups.get("path")
        confidence = CERTAIN if "not" in match.quote else LIKELY
        by_conda = _asked_by(match, log) if "least" in match.groups else {}
        found.append(match.evidence(confidence, **(_details(needed, path) | by_conda)))
    for symbol in () if found else kit.undefined.undefined_symbols(log):
        linked = re.search(_LINKED_NODE, symbol.name)
        if node := linked[1] if linked else glibc_of_function(symbol.name):
            found.append(symbol.evidence(LIKELY, **_details(node, symbol.wanted_by)))
    if found:
        yield max(found, key=lambda evidence: numbers(evidence.details["needed"]))


def _asked_by(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the package of conda's whose build is for a newer glibc."""
    asked = compiled(_NEEDED_BY).search(log.text, match.start, match.start + _SHORTLY)
    name = (
        {"name": asked["name"], "library": f"{asked['name']} {asked['release']}"} if asked else {}
    )
    return {**name, "remedy": _OF_CONDA} if name else {}


_SHORTLY = 200


def _details(node: str, path: str | None) -> dict[str, str]:
    needed = glibc_of_node(node)
    return {
        "needed": needed,
        "library": (path or "the binary").rpartition("/")[2],
        "systems": ", ".join(with_glibc(needed)[:3]) or "the newest",
    }


CAUSE = Cause(
    title="{library} needs glibc {needed}, but the system has an older one",
    titles={
        _BREAKS: "the tag {promise} promises glibc {promised}, but glibc {needed} is required by {libraries}: the wheel "
        "is installed on {victims} and does not load there",
        _MAY_BREAK: "the tag {promise} promises glibc {promised}, but glibc {needed} is required by {libraries}: the "
        "wheel is installed where glibc is older and does not load there",
        _ONLY_THE_TAG: "the tag {promise} promises glibc {promised}, but glibc {needed} is required by {libraries}: only "
        "the tag is wrong, since torch itself needs glibc {torch}",
    },
    in_artifact=in_artifact,
    in_log=in_log,
    fix=Fix(
        "install a build for an older system, or build it from source here; or move to a newer distribution or container "
        "({systems} or later)",
        commands=(
            "ldd --version",
            "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary :all: PACKAGE",
        ),
    ),
    remedies={
        _OF_CONDA: Fix(
            "move to a newer distribution or container ({systems} or later): conda has {name} only in builds for glibc {needed}, in the releases that this set of packages asks"
            " for. To stay, ask for an older release of what requires {name}, or build that with pip from source: the command lists its releases and builds",
            commands=(
                "ldd --version",
                "conda search {name} -c conda-forge --info | grep -E '^(file name|  - __glibc)'",
            ),
        ),
        _OWN_WHEEL: Fix(
            "name the glibc that it needs in the tag, or build it in the manylinux image of that tag",
            commands=("wheel tags --remove --platform-tag {tag} dist/*.whl",),
        ),
    },
    examples=(
        (
            "  ╰─▶ Virtual package '__glibc>=2.34' does not match any of the available virtual packages on your machine: "
            "[__unix=0=0, __glibc=2.28=0]"
        ),
        "  - nothing provides __glibc >=2.28 needed by warpkit-0.4.0-py312_0",
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_32_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", version_needs=(("libc.so.6", "GLIBC_2.34"),)),),
            tags=("cp311-cp311-manylinux_2_32_x86_64",),
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
        (
            "ImportError: /lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.32' not found (required by "
            "/venv/lib/python3.10/site-packages/attn_cuda.cpython-310-x86_64-linux-gnu.so)"
        ),
        (
            "/usr/bin/ld: third_party/lib/libindex.a(parse.o): in function `read_header':\n"
            "parse.c:(.text+0x42): undefined reference to `__isoc23_strtol'\n"
            "collect2: error: ld returned 1 exit status"
        ),
    ),
    counterexamples=(
        "libstdc++.so.6: version `GLIBCXX_3.4.29' not found (required by op.so)",
        "ldd (Ubuntu GLIBC 2.31-0ubuntu9.9) 2.31\nGLIBC_2.30\nGLIBC_2.31",
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
