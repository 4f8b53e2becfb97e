"""
A build script names a source that does not exist: a file was renamed or moved, never committed, or is only on its author's disk.
setuptools hands the list to the compiler or to ninja as it is, and these stop at the first file that they do not find: `No
such file or directory`, or `missing and no known rule to make it`. Nothing on the machine is wrong.

An sdist lacks what MANIFEST.in does not name: setuptools packs the sources of extensions by itself, but not their headers,
and no file that a setup.py finds by a pattern: of an sdist that lost them all, an empty extension is built.

`opwright lint` reports this when the whole list can be read and a file of it is neither below the script nor below the
project; not when the script generates, copies or downloads sources, or asks whether the file exists. It also reports a folder
such as `third_party/fmt` that CMake always enters, or that headers come from, if it is missing and no submodule; for those see
`git-submodule-missing`.
"""

import posixpath
import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import code_of, evidence, for_scripts, includes, literal_evidence
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Extension,
    Fix,
    Instructions,
    Language,
    LiteralText,
    Source,
)

_MAKES = (
    r"hipify|cythonize|[Gg]enerat|\bcodegen\b|shutil\.copy|\bchdir\b|urlretrieve(?!\(wheel)|requests\.get|\bwget\b|\bcurl\b"
    r"|submodule|git[\"', ]+clone|\bextractall\b|write_text|open\([^)\n]*['\"]w"
)
"""It may make the sources that it names."""
_GENERATED = r"(?i)cython|\.pyx|swig|\.i\b|\.pyf\b|cffi"
"""It may hand setuptools what these make."""
_ASKS = r"exists|isfile|is_file"
_OWN_HEADER = r"\w+\.(?:h|hh|hpp|hxx|cuh)"
"""Beside the source that includes it."""
_COMPILED = (".cpp", ".cc", ".cxx", ".cu", ".c", ".hip", ".mm", ".pyx", ".sycl")
_IN_SDIST, _BY_PATTERN = "in an sdist", "by a pattern"


@for_scripts(
    *("CUDAExtension", "CppExtension", r"Extension\("),
    *(r"third[_-]?party", r"3rd[_-]?party", "submodule", "external", "extern/"),
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Yield the first source of each library that is not there, and the folders of others' sources."""
    yield from _sources(script)
    yield from _patterns(script)
    yield from _headers(script)
    for folder, missing, confidence in kit.absent_folders.absent_folders(script):
        if not kit.absent_folders.is_submodule(script, folder):
            found = literal_evidence(script, folder, missing=missing, there="", file=_name(script))
            yield found._replace(confidence=confidence)


def _name(script: BuildScript) -> str:
    return posixpath.basename(script.path)


def _sources(script: BuildScript) -> Iterator[Evidence]:
    if script.language is not Language.PYTHON or re.search(_MAKES, script.text):
        return
    if _is_left_over(script):
        return
    is_generated = re.search(_GENERATED, script.text) is not None
    absent = {one for one in script.absent if not _is_brought(script, one.value)}
    reported: set[str] = set()
    for extension in script.extensions:
        missing = [one for one in extension.sources if one in absent and one.value not in reported]
        if extension.kind == "Extension" and is_generated:
            continue
        is_built = extension.has_all_sources and not kit.unbuilt_extensions.is_in_uncalled(
            script, extension.start
        )
        if missing and is_built and not _is_conditional(script, missing[0]):
            reported.update(one.value for one in missing)
            first, *others = missing
            more = f" and {len(others)} more of its sources" if others else ""
            yield literal_evidence(
                script,
                first,
                missing=f"{first.value}{more}",
                there=_elsewhere(script, first),
                file=_name(script),
            )._replace(confidence=Confidence.LIKELY)


def _patterns(script: BuildScript) -> Iterator[Evidence]:
    """Yield the first extension of an sdist that gets its sources by a pattern, if no file can match."""
    if not _is_of_sdist(script) or re.search(_MAKES, script.text):
        return
    glob = re.search(r"\bi?glob\(", script.text)
    if glob and not any(source.path.endswith(_COMPILED) for source in script.sources):
        for extension in script.extensions[:1]:
            yield evidence(
                script,
                extension.start,
                extension.end,
                confidence=Confidence.LIKELY,
                title=_BY_PATTERN,
                file=_name(script),
            )


def _headers(script: BuildScript) -> Iterator[Evidence]:
    """Yield the first header of an sdist's own that its sources include and that it does not contain."""
    if not script.extensions or not _is_of_sdist(script) or re.search(_MAKES, script.text):
        return
    there = {posixpath.basename(source.path) for source in script.sources}
    stems = {posixpath.splitext(source.path)[0] for source in script.sources}
    for source in script.sources:
        folder = posixpath.dirname(source.path)
        for piece in includes(source, _OWN_HEADER):
            is_own = posixpath.join(folder, posixpath.splitext(piece.text)[0]) in stems
            is_quoted = source.text[piece.start - 1 : piece.start] == '"'
            always = not kit.preprocessor.conditions_at(code_of(source), piece.start)
            if is_own and is_quoted and always and piece.text not in there:
                extension = script.extensions[0]
                yield evidence(
                    script,
                    extension.start,
                    extension.end,
                    confidence=Confidence.LIKELY,
                    title=_IN_SDIST,
                    missing=piece.text,
                    file=posixpath.basename(source.path),
                )
                return


def _is_of_sdist(script: BuildScript) -> bool:
    own = posixpath.join(posixpath.dirname(script.path), "PKG-INFO")
    return script.language is Language.PYTHON and any(
        own == path for path, _ in script.instructions
    )


def _is_left_over(script: BuildScript) -> bool:
    """Return whether a script lies in a project that builds its extensions otherwise, and is spoken of nowhere."""
    folder = posixpath.basename(posixpath.dirname(script.path))
    is_inner = any(other.extensions or "setup(" in other.text for other in script.above)
    return is_inner and not any(
        re.search(rf"\b{re.escape(folder)}\b[^\n]*\n?[^\n]*(?:setup\.py|pip3? install)", text)
        or re.search(rf"(?:pip3? install|setup\.py)[^\n]*\b{re.escape(folder)}\b", text)
        for _, text in script.instructions
    )


def _is_brought(script: BuildScript, source: str) -> bool:
    """Return whether a shell script or a makefile speaks of a file: it is copied to the script, or the script to it."""
    name = re.escape(posixpath.basename(source))
    return any(
        re.search(rf"(?<![\w.-]){name}(?![\w.-])", text)
        for path, text in script.instructions
        if path.endswith((".sh", ".bash", "akefile", "justfile"))
    )


def _is_conditional(script: BuildScript, source: LiteralText) -> bool:
    return any(re.search(_ASKS, c) for c in kit.python.conditions_at(script, source.start))


def _elsewhere(script: BuildScript, source: LiteralText) -> str:
    """Return where the project has a source of the same name, in words; empty where it has none."""
    folder = posixpath.dirname(script.path)
    name = posixpath.basename(source.value)
    found = [one.path for one in script.sources if posixpath.basename(one.path) == name]
    return f"; there is {posixpath.relpath(found[0], folder or '.')}" if len(found) == 1 else ""


_SCAN = (LiteralText("csrc/scan.cpp", 40, 55), LiteralText("csrc/scan.cu", 57, 71))
_SETUP = BuildScript(
    "setup.py",
    "setup(ext_modules=[CUDAExtension('op', ['csrc/scan.cpp', 'csrc/scan.cu'])])\n",
    (Extension("op", "CUDAExtension", 19, 73, _SCAN, has_all_sources=True),),
    absent=_SCAN,
)
_SDIST = _SETUP._replace(
    absent=(),
    sources=(
        Source("csrc/bind.cpp", '#include "scan.h"\n'),
        Source("csrc/scan.cpp", '#include "scan.h"\n'),
    ),
    instructions=(Instructions("PKG-INFO", "Name: op\n"),),
)
_GLOBBED = "setup(ext_modules=[CUDAExtension('op', glob.glob('csrc/*.cpp'))])\n"
_CMAKE = "project(op)\nadd_subdirectory(third_party/fmt)\n"

CAUSE = Cause(
    title="{file} names {missing}, and there is none{there}",
    in_build_script=in_build_script,
    titles={
        _IN_SDIST: "{file} includes {missing}, which this sdist does not contain",
        _BY_PATTERN: "{file} looks for the sources of its extension by a pattern, and this sdist contains none",
    },
    fix=Fix(
        "correct the path, or commit the file; if an sdist lacks it, name it in MANIFEST.in",
        commands=("git status --ignored --short",),
    ),
    examples=(
        _SETUP,
        _SETUP._replace(absent=_SCAN[1:], sources=(Source("scan.cu", "int x;\n"),)),
        BuildScript("CMakeLists.txt", _CMAKE, absent=(LiteralText("third_party/fmt", 29, 44),)),
        _SDIST,
        _SDIST._replace(text=_GLOBBED, sources=(Source("op/__init__.py", ""),)),
    ),
    counterexamples=(
        _SDIST._replace(text=_GLOBBED, sources=(Source("csrc/scan.cpp", ""),)),
        _SETUP._replace(
            instructions=(
                Instructions("scripts/release.sh", "cp $TOP/src/scan.* csrc/scan.cpp $OUT\n"),
            ),
            absent=_SCAN[:1],
        ),
        _SETUP._replace(absent=()),
        _SDIST._replace(instructions=()),
        _SDIST._replace(sources=(*_SDIST.sources, Source("csrc/scan.h", "int scan();\n"))),
        BuildScript(
            "CMakeLists.txt",
            _CMAKE,
            absent=(LiteralText("third_party/fmt", 29, 44),),
            instructions=(Instructions(".gitmodules", "\tpath = third_party/fmt\n"),),
        ),
        _SETUP._replace(
            path="op/setup.py",
            above=(BuildScript("setup.py", "setup(name='op', packages=['op'])\n"),),
        ),
        _SETUP._replace(text=f"generate_kernels()\n{_SETUP.text}"),
        BuildScript(
            "setup.py",
            "sources = []\nif os.path.exists('csrc/scan.cu'):\n    sources.append('csrc/scan.cu')\n"
            "setup(ext_modules=[CUDAExtension('op', sources)])\n",
            (
                Extension(
                    "op",
                    "CUDAExtension",
                    97,
                    125,
                    (LiteralText("csrc/scan.cu", 66, 80),),
                    has_all_sources=True,
                ),
            ),
            absent=(LiteralText("csrc/scan.cu", 66, 80),),
        ),
    ),
)
