"""
pip puts beside a package what its metadata requires, and what is there already is fine with it
when the metadata says nothing. An extension that requires no torch at all is installed beside any torch, and
beside none. Which one it was compiled for is then known to its author only, and told to the user by the dynamic
loader: an undefined symbol, or a crash.

Many packages leave the requirement out on purpose, so that `pip install` does not replace the torch
of the user, and say in their README which version goes with which. An upper and a lower bound do not
replace what fits; they stop the installation of what does not. Some packages look at `torch.__version__`
before they load their library and go on without it, or with a warning; what is found here is then that part of
them which does not work.

What to require follows from what the extension uses. With the stable ABI it is a lower bound, the
first release that has every function it calls (`torch>=2.10`). Without it, it is the minor series that it was
compiled for (`torch==2.8.*`): torch keeps its C++ interface within a series, and promises nothing beyond.
`dependencies` in pyproject.toml becomes `Requires-Dist` in the wheel; for a project whose build
chooses the torch, it can be made dynamic and written by the build.

See the specification of [core metadata](https://packaging.python.org/en/latest/specifications/core-metadata/),
and the [stable ABI](https://docs.pytorch.org/docs/stable/notes/libtorch_stable_abi.html) of torch.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from opwright.causes.kit.sources import evidence, for_scripts
from opwright.knowledge.torch_releases.requirement import advice, harmful, reachable, spans
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    BuildScript,
    Cause,
    Confidence,
    DeclaredSupport,
    Evidence,
    Fix,
    Language,
    TorchRelease,
)

_NAME = r"[A-Za-z0-9._-]+"
_EXTRA = r";.*\bextra\s*(==|in\b)"
_BROUGHT_ALONG = ("torch", "vllm", "xformers")
"""Names, or how they start, of packages that require torch themselves."""


def in_declared_support(claim: DeclaredSupport) -> Iterator[Evidence]:
    """Look for releases that nothing in the metadata keeps away, and in which it fails."""
    artifact = claim.artifact
    if artifact.kind not in (ArtifactKind.WHEEL, ArtifactKind.PACKAGE):
        return
    if artifact.requires_torch is not None or artifact.name is None or _brings(artifact):
        return
    others = [line for line in artifact.requirements if not re.search(_EXTRA, line)]
    if any(_name(line) == "torch" for line in artifact.requirements) or any(
        _name(line).startswith(_BROUGHT_ALONG) for line in others
    ):
        return
    rows, best = reachable(claim), advice(claim)
    releases, fate = harmful(rows)
    if releases and best:
        yield Evidence(
            "METADATA",
            _quoted(artifact),
            {
                "releases": spans(releases, [release for release, _ in rows]),
                "fate": fate,
                "requirement": best.requirement,
                "advice": f"the line {best.fix}",
            },
            # A requirement of another name may bring torch's version along.
            Confidence.LIKELY if others else Confidence.CERTAIN,
        )


_COMPILED = ("CUDAExtension", "CppExtension", "SyclExtension")


@for_scripts(r"install_requires|\bdependencies\b")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for requirements without torch, of a package that is compiled against it."""
    listed = script.install_requires
    if listed is None:
        return
    if any(_name(s.value) == "torch" or _name(s.value).startswith(_BROUGHT_ALONG) for s in listed):
        return
    if script.language is Language.PYTHON:
        compiled = any(e.kind in _COMPILED for e in script.extensions)
        others = [s.install_requires for s in script.beside if s.install_requires]
        word = "install_requires"
    else:
        compiled = any(e.kind in _COMPILED for s in script.beside for e in s.extensions)
        others = [s.install_requires for s in script.beside if s.install_requires]
        word = "dependencies"
        if not re.search(r"^[ \t]*dependencies[ \t]*=", script.text, re.MULTILINE):
            return
    if not compiled or any(_name(s.value) == "torch" for other in others for s in other):
        return
    found = re.search(rf"\b{word}\s*=", script.text)
    if found:
        yield evidence(
            script,
            found.start(),
            found.end() - 1,
            confidence=Confidence.LIKELY,
            releases="of another release than it is compiled for",
            fate="may fail to load, or crash",
            advice=f"torch to {word}, with the bounds that it is tested with",
        )


def _brings(artifact: Artifact) -> bool:
    """Return whether torch itself is inside."""
    return any(binary.file_name == "libc10.so" for binary in artifact.binaries)


def _name(line: str) -> str:
    found = re.match(_NAME, line)
    return found[0].lower() if found else ""


def _quoted(artifact: Artifact) -> str:
    lines = artifact.requirements
    said = f"{len(lines)} Requires-Dist, none of them torch" if lines else "no Requires-Dist"
    return f"{artifact.name} {artifact.version}: {said}"


def _torch(version: str) -> TorchRelease:
    return TorchRelease(version, "x86_64", None, cxx11_abi=True, glibc="2.28", pythons=("cp311",))


def _claim(
    *requirements: str,
    verdicts: Sequence[str],
    stable: bool = False,
    library: str = "op/_C.so",
) -> DeclaredSupport:
    artifact = Artifact(
        "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
        ArtifactKind.WHEEL,
        (Binary(library, needed=("libtorch.so",)),),
        name="op",
        version="1.0",
        tags=("cp311-cp311-manylinux_2_28_x86_64",),
        requirements=requirements,
    )
    releases = map(_torch, ("2.7.1", "2.8.0", "2.9.1"))
    return DeclaredSupport(artifact, tuple(zip(releases, verdicts, strict=True)), stable=stable)


CAUSE = Cause(
    title="the metadata requires no torch, and nothing in it keeps pip from installing this beside "
    "torch {releases}, where native code of it {fate}",
    in_declared_support=in_declared_support,
    in_build_script=in_build_script,
    fix=Fix("add {advice}"),
    examples=(
        BuildScript(
            "setup.py",
            "requirements = ['numpy', 'einops']\nsetup(install_requires=requirements, "
            "ext_modules=[CppExtension('op', ['op.cpp'])])\n",
        ),
        BuildScript(
            "pyproject.toml", '[project]\nname = "op"\ndependencies = ["einops"]\n'
        )._replace(
            beside=(
                BuildScript("setup.py", "setup(ext_modules=[CUDAExtension('op', ['op.cu'])])\n"),
            )
        ),
        _claim(verdicts=("fails", "loads", "fails")),
        _claim("numpy", verdicts=("fails", "loads", "loads"), stable=True),
        _claim("numpy", verdicts=("fails", "unproven", "unproven")),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "setup(install_requires=['torch>=2.4', 'numpy'], ext_modules=[CppExtension('op', ['op.cpp'])])\n",
        ),
        BuildScript("setup.py", "setup(install_requires=['numpy'], packages=['op'])\n"),
        BuildScript(
            "setup.py",
            "setup(install_requires=read('requirements.txt'), ext_modules=[CppExtension('op', ['op.cpp'])])\n",
        ),
        BuildScript(
            "pyproject.toml", '[project]\nname = "op"\ndynamic = ["dependencies"]\n'
        )._replace(
            beside=(
                BuildScript("setup.py", "setup(ext_modules=[CUDAExtension('op', ['op.cu'])])\n"),
            )
        ),
        _claim("torch; extra == 'gpu'", verdicts=("fails", "loads", "fails")),
        _claim("torchvision==0.23.0", verdicts=("fails", "loads", "fails")),
        _claim(verdicts=("loads", "loads", "loads"), stable=True),
        _claim(verdicts=("fails", "loads", "fails"), library="torch/lib/libc10.so"),
    ),
)
