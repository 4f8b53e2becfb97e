"""
Wheels that are published once for each CUDA and each torch name both in the local part of their version,
`2.1.2+pt24cu121` or `2.8.3+cu12torch2.8cxx11abiTRUE`, or in the name, `op-cu12`. There is no rule for how; people and
scripts choose the file by it, and pip does not understand it.

So a wrong one is noticed late. It comes from a build that took the label from a variable and the compiler from somewhere
else: `CUDA_HOME` pointed at another toolkit than the build matrix said, a later step upgraded torch, or build isolation
compiled against the newest torch and not against the installed one. The binary shows what it needs: `libcudart.so.12` among
its libraries, torch symbols which only some releases have, and the layout of `std::string` in its mangled names.

Only what is proved is reported: a label for CUDA 12.4 on a binary for 12.6 is fine, since both need the same file, and so
is a label for a torch that is not in the database.
"""

import re
from collections.abc import Iterator

from opwright.causes.kit.examples import claim, wheel
from opwright.knowledge.torch_releases.names.relatives import string_abi
from opwright.knowledge.torch_releases.requirement import harmful, reachable, spans
from opwright.model import Artifact, ArtifactKind, Binary, Cause, DeclaredSupport, Evidence, Fix

# Compiled when they are first asked for: most audits never do.
_CUDA = r"(?<![a-z])cu(?:da)?[._-]?(\d{2,3})(?!\d)"
_TORCH = r"(?<![a-z])(?:torch|pt)v?(\d+(?:\.\d+)+|\d{2,4})(?![\d]|\.?dev|and|rc|a\d|b\d)"
_STRING_ABI = r"cxx11abi(true|false)"
_RUNTIME = r"libcudart\.so\.(\d+)"
_NEWEST_CUDA = 20  # cu92 was CUDA 9.2, cu118 is 11.8


def in_declared_support(declared: DeclaredSupport) -> Iterator[Evidence]:
    """Compare the local version label, or the one in the name, with what the binaries need."""
    artifact = declared.artifact
    if artifact.kind not in (ArtifactKind.WHEEL, ArtifactKind.PACKAGE) or not artifact.version:
        return
    label = artifact.version.partition("+")[2].lower()
    yield from _cuda(artifact, label)
    yield from _torch(declared, label)
    yield from _strings(artifact, label)


def _evidence(artifact: Artifact, where: str, said: str, found: str) -> Evidence:
    release = f"{artifact.name} {artifact.version}"
    return Evidence(where, release, {"release": release, "said": said, "found": found})


# ---- CUDA


def _cuda(artifact: Artifact, label: str) -> Iterator[Evidence]:
    needed = [
        (int(m[1]), binary)
        for binary in artifact.binaries
        for name in binary.needed
        if (m := re.fullmatch(_RUNTIME, name))
    ]
    said = re.search(_CUDA, label) or re.search(_CUDA, _last_part(artifact.name or ""))
    if not needed or not (said or label == "cpu"):
        return
    major, binary = needed[0]
    if not said:
        yield _evidence(artifact, binary.path, "no CUDA", f"libcudart.so.{major}")
    elif _major(said[1]) not in {number for number, _ in needed}:
        label_says = f"CUDA {_major(said[1])}"
        yield _evidence(artifact, binary.path, label_says, f"libcudart.so.{major}")


def _last_part(name: str) -> str:
    return re.split(r"[-_.]", name.lower())[-1]


def _major(digits: str) -> int:
    return int(digits[:2]) if int(digits[:2]) <= _NEWEST_CUDA else int(digits[0])


# ---- torch


def _torch(declared: DeclaredSupport, label: str) -> Iterator[Evidence]:
    said = re.search(_TORCH, label)
    rows = reachable(declared)
    meant = [row for row in rows if said and row[0].minor in _series(said[1])]
    bad, fate = harmful(meant)
    if said and bad and len(bad) == len(meant):
        loads = [release for release, verdict in rows if verdict in ("loads", "unproven")]
        known = [release for release, _ in rows]
        yield _evidence(
            declared.artifact,
            "METADATA",
            f"torch {bad[0].minor}",
            f"torch {spans(loads, known)}" if loads else f"another torch (it {fate} there)",
        )


def _series(digits: str) -> set[str]:
    """Return the series that a label may mean: 2.1 and 2.10 for `210`."""
    if "." in digits:
        return {".".join(digits.split(".")[:2])}
    return {f"{digits[0]}.{digits[1:end]}" for end in (2, 3) if end <= len(digits)}


# ---- std::string


def _strings(artifact: Artifact, label: str) -> Iterator[Evidence]:
    said = re.search(_STRING_ABI, label)
    if not said:
        return
    for binary in artifact.binaries:
        found = {abi for name in binary.requires if (abi := string_abi(name)) is not None}
        if found == {said[1] == "false"}:
            labelled, actual = ("old", "new") if said[1] == "false" else ("new", "old")
            yield _evidence(
                artifact,
                binary.path,
                f"the {labelled} string ABI",
                f"the {actual} string ABI of torch",
            )
            return


# ---- the record


def _claim(
    version: str, *, name: str = "op", needed: tuple[str, ...] = (), requires: tuple[str, ...] = ()
) -> DeclaredSupport:
    binary = Binary("op/_C.so", needed=("libc10.so", *needed), requires=frozenset(requires))
    artifact = wheel(binary, name=name, version=version, requires_torch="==2.8.*")
    return claim(artifact, {"2.4.1": "fails", "2.8.0": "loads"})


_NEW_STRINGS = (
    "_ZN3c105ErrorC2ENS_14SourceLocationENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"
)

CAUSE = Cause(
    title="{release} is labelled as built for {said}, and needs {found}",
    in_declared_support=in_declared_support,
    fix=Fix(
        "give it a version that matches what it needs, or build it with {said} and check what the build finds: "
        "CUDA_HOME, nvcc --version, python -c 'import torch; print(torch.__version__, torch.version.cuda)'"
    ),
    examples=(
        _claim("1.0+cu118", needed=("libcudart.so.12",)),
        _claim("1.0", name="op-cu11", needed=("libcudart.so.12",)),
        _claim("1.0+cpu", needed=("libcudart.so.12",)),
        _claim("1.0+pt24cu121", needed=("libcudart.so.12",)),
        _claim("1.0+cu12torch2.8cxx11abiFALSE", requires=(_NEW_STRINGS,)),
    ),
    counterexamples=(
        _claim("1.0+cu121", needed=("libcudart.so.12",)),
        _claim("1.0", name="op-cu12", needed=("libcudart.so.12",)),
        _claim("1.0+pt28cu128", needed=("libcudart.so.12",)),
        _claim("1.0+torch2.9", needed=("libcudart.so.12",)),
        _claim("1.0+cu12torch2.8cxx11abiTRUE", requires=(_NEW_STRINGS,)),
        _claim("1.0+cpu"),
    ),
)
