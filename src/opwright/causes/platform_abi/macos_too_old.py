"""
A library for macOS says for which release it was linked, its deployment target: `minos` in LC_BUILD_VERSION. With that
target the compiler may use whatever that release has: functions of libc++ and the system, and newer forms of the tables
that dyld reads. On an older macOS dyld finds a name missing, and adds "(built for macOS 14.0 which is newer than running
OS)".

The platform tag of a wheel is a promise about this: pip installs `macosx_11_0_arm64` on macOS 11 and newer. Where a library
in it was linked for a newer one, because MACOSX_DEPLOYMENT_TARGET was not set or a library of Homebrew was copied into the
wheel, it is installed where it may not load. From macOS 11 on, tags name the major release alone, so that 11.1 counts as
11.0. `delocate-wheel` refuses such a wheel with `--require-target-macos-version`. As long as torch itself needs as new a
macOS, nobody who can use the wheel is affected, and the report says so.
"""

from collections.abc import Iterator

from opwright.knowledge.platforms.floors.torch_floor import torch_macos
from opwright.knowledge.platforms.wheel_tags import as_tagged, macos
from opwright.knowledge.versions import numbers
from opwright.model import Artifact, ArtifactKind, Binary, Cause, Confidence, Evidence, Fix

_ONLY_THE_TAG = "if torch itself needs as new a macOS"


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for libraries of a wheel that were linked for a newer macOS than its tag promises."""
    promised = macos(artifact.tags)
    broken = [
        (binary, needed, tag)
        for binary in artifact.binaries
        if (tag := promised.get(binary.machine.removeprefix("macosx_")))
        if numbers(needed := as_tagged(binary.minos or "")) > numbers(tag)
    ]
    if not broken:
        return
    worst, needed, tag = max(broken, key=lambda each: numbers(each[1]))
    torch = torch_macos(artifact, worst.machine)
    is_harmless = torch is not None and numbers(torch) >= numbers(needed)
    more = f" and {len(broken) - 1} more" if len(broken) > 1 else ""
    details = {
        "needed": needed,
        "libraries": worst.file_name + more,
        "promised": tag,
        "torch": torch or "",
        "title": _ONLY_THE_TAG if is_harmless else "",
        "tag": f"macosx_{needed.replace('.', '_')}_{worst.machine.removeprefix('macosx_')}",
    }
    confidence = Confidence.POSSIBLE if is_harmless else Confidence.LIKELY
    yield Evidence(worst.path, f"minos {worst.minos}", details, confidence)


CAUSE = Cause(
    title="the wheel's tag promises macOS {promised}, but macOS {needed} is required by {libraries}: it is installed on "
    "older ones and may not load there",
    titles={
        _ONLY_THE_TAG: "the wheel's tag promises macOS {promised}, but macOS {needed} is required by {libraries}: only the "
        "tag is wrong, since torch itself needs macOS {torch}",
    },
    in_artifact=in_artifact,
    fix=Fix(
        "build all of it with MACOSX_DEPLOYMENT_TARGET={promised}, or name macOS {needed} in the tag",
        commands=("wheel tags --remove --platform-tag {tag} dist/*.whl",),
    ),
    examples=(
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="macosx_arm64", minos="14.0"),),
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_universal2.whl",
            ArtifactKind.WHEEL,
            (
                Binary("op/_C.so (arm64)", machine="macosx_arm64", minos="11.0"),
                Binary("op/_C.so (x86_64)", machine="macosx_x86_64", minos="12.0"),
            ),
            tags=("cp311-cp311-macosx_11_0_universal2",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (
                Binary(
                    "op/_C.so",
                    machine="macosx_arm64",
                    needed=("libtorch_cpu.dylib",),
                    minos="14.0",
                ),
            ),
            requires_torch=">=2.13",
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
    ),
    counterexamples=(
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="macosx_arm64", minos="11.0"),),
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="macosx_arm64", minos="11.6"),),
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so"),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
