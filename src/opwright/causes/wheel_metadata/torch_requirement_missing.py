"""
pip installs beside a package what its metadata requires, and accepts whatever is there if the metadata is silent. An
extension that does not require torch is installed beside any torch, and beside none. Only its author knows which one it was
compiled for, and the user learns it from the dynamic loader: an undefined symbol, or a crash.

Many packages leave the requirement out on purpose, so that `pip install` does not replace the user's torch, and say in
their README which version goes with which. Bounds do not replace that; they stop the installation of what does not work.
Some packages check `torch.__version__` before they load their library and go on without it, or with a warning; then only
that part of them fails.

What to require follows from what the extension uses. With the stable ABI it is a lower bound, the first release that has
every function it calls (`torch>=2.10`). Without it, it is the minor series that it was compiled for (`torch==2.8.*`): torch
keeps its C++ interface within a series, and promises nothing beyond. `dependencies` in pyproject.toml becomes
`Requires-Dist` in the wheel; a project whose build chooses the torch can make it dynamic and let the build write it.

See the specification of [core metadata](https://packaging.python.org/en/latest/specifications/core-metadata/),
and torch's [stable ABI](https://docs.pytorch.org/docs/stable/notes/libtorch_stable_abi.html).
"""

import re
from collections.abc import Iterator, Sequence

from opwright.causes.kit.examples import claim, wheel
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.knowledge.packages import REQUIRE_TORCH
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
)

_NAME = r"[A-Za-z0-9._-]+"
_DEPENDENCIES = r"^[ \t]*dependencies[ \t]*="
_EXTRA = r";.*\bextra\s*(==|in\b)"


def in_declared_support(declared: DeclaredSupport) -> Iterator[Evidence]:
    """Look for releases that the metadata does not exclude and that the artifact fails in."""
    artifact = declared.artifact
    if artifact.kind not in (ArtifactKind.WHEEL, ArtifactKind.PACKAGE):
        return
    if artifact.requires_torch is not None or artifact.name is None or _has_torch(artifact):
        return
    others = [line for line in artifact.requirements if not re.search(_EXTRA, line)]
    if any(_name(line) == "torch" for line in artifact.requirements) or any(
        _name(line).startswith(REQUIRE_TORCH) for line in others
    ):
        return
    rows, best = reachable(declared), advice(declared)
    releases, fate = harmful(rows)
    if releases and best:
        yield Evidence(
            "METADATA",
            _quoted(artifact),
            {
                "releases": spans(releases, [release for release, _ in rows]),
                "fate": fate,
                "requirement": best.requirement,
                "series": best.series,
                "remedy": _SEVERAL if best.series else "",
            },
            # A requirement of another name may bring in torch's version.
            Confidence.LIKELY if others else Confidence.CERTAIN,
        )


_COMPILED = ("CUDAExtension", "CppExtension", "SyclExtension")


@for_scripts(r"install_requires|\bdependencies\b")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for requirements without torch, of a package that is compiled against it."""
    is_setup = script.language is Language.PYTHON
    listed = script.install_requires
    scripts = (script,) if is_setup else script.beside
    compiled = any(e.kind in _COMPILED for one in scripts for e in one.extensions)
    if listed is None or not compiled:
        return
    names = [_name(line.value) for line in listed]
    elsewhere = (line for one in script.beside for line in one.install_requires or ())
    if any(name == "torch" or name.startswith(REQUIRE_TORCH) for name in names):
        return
    if any(_name(line.value) == "torch" for line in elsewhere):
        return
    word = "install_requires" if is_setup else "dependencies"
    if not is_setup and not re.search(_DEPENDENCIES, script.text, re.MULTILINE):
        return
    if found := re.search(rf"\b{word}\s*=", script.text):
        yield evidence(
            script,
            found.start(),
            found.end() - 1,
            confidence=Confidence.LIKELY,
            releases="of another release than it is compiled for",
            fate="may fail to load, or crash",
            remedy=f"in {word}",
        )


def _has_torch(artifact: Artifact) -> bool:
    """Return whether torch itself is in the artifact."""
    return any(binary.file_name == "libc10.so" for binary in artifact.binaries)


def _name(line: str) -> str:
    found = re.match(_NAME, line)
    return found[0].lower() if found else ""


def _quoted(artifact: Artifact) -> str:
    lines = artifact.requirements
    said = f"{len(lines)} Requires-Dist, none of them torch" if lines else "no Requires-Dist"
    return f"{artifact.name} {artifact.version}: {said}"


def _claim(
    *requirements: str, verdicts: Sequence[str], stable: bool = False, library: str = "op/_C.so"
) -> DeclaredSupport:
    artifact = wheel(Binary(library, needed=("libtorch.so",)))._replace(requirements=requirements)
    releases = zip(("2.7.1", "2.8.0", "2.9.1"), verdicts, strict=True)
    return claim(artifact, dict(releases), stable=stable)


_SEVERAL = "if it may have been built for several series"

CAUSE = Cause(
    is_linted_on_request=True,
    title="the metadata does not require torch, so pip may install this beside torch {releases}, where its"
    " native code {fate}",
    in_declared_support=in_declared_support,
    in_build_script=in_build_script,
    fix=Fix(
        'add the line Requires-Dist: {requirement}; in pyproject.toml dependencies = ["{requirement}"]'
    ),
    remedies={
        _SEVERAL: Fix(
            "add the line Requires-Dist: {requirement}, where X.Y is the torch it was built with, {series};"
            ' in pyproject.toml dependencies = ["{requirement}"]'
        ),
        **{
            f"in {word}": Fix(f"add torch to {word}, with the bounds that it is tested with")
            for word in ("install_requires", "dependencies")
        },
    },
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
