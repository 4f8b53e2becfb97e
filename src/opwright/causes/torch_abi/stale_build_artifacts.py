"""
The library that is loaded was compiled earlier: an old `.so` in the source tree, an egg, a `build/`
folder that setuptools reuses because the sources have not changed (it does not know that torch has),
a wheel in pip's cache, or an extension in `~/.cache/torch_extensions`. New Python code then meets old
binary code: symbols of an older torch are missing, or operators and functions that the new Python
part asks for.

Building again "changes nothing", because nothing is compiled. Delete what was built; then build.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.log_signs import called_for, compiled, seen
from opwright.model import Cause, Confidence, Evidence, Failure, Fix, Safety
from opwright.torch_symbols import TORCH_NAMES, asked_by_extensions

_LEFT_OVER = r"[/\\](?:build[/\\](?:lib|temp)[.\w-]*[/\\]|torch_extensions[/\\])"
"""Folders in which a build leaves what it makes, which is used again when the sources are the same."""
_OF_OLD = r"\.egg[/\\]|^\.{0,2}/?src/|^\./"
_SKIPPED = r"skipping '(?P<library>[^'\n]{1,200})' extension \(up-to-date\)"
_CACHED = r"Using cached (?P<library>[\w.]+-[\w.+]+-cp\d+[\w.-]+\.whl)"


@called_for(undefined=TORCH_NAMES)
def in_failure(failure: Failure) -> Iterator[Evidence]:
    """Look for symbols of another torch that a file left over from a build asks for."""
    skipped = [*seen(failure, _SKIPPED, _CACHED)]
    for symbol in asked_by_extensions(failure):
        if symbol.undefined.at_link or symbol.is_everywhere_in_torch:
            continue
        library = symbol.undefined.wanted_by or ""
        if skipped or compiled(_LEFT_OVER).search(library):
            yield symbol.undefined.evidence(Confidence.LIKELY, **symbol.details)
        elif compiled(_OF_OLD).search(library):
            yield symbol.undefined.evidence(Confidence.POSSIBLE, **symbol.details)


CAUSE = Cause(
    name="stale-build-artifacts",
    family="torch-abi",
    title="{library} may be left over from a build against another torch: {demangled} is of torch {exported_by}",
    explanation=__doc__ or "",
    since="0.2",
    in_failure=in_failure,
    masks=("torch-version-mismatch", "cxx11-abi-mismatch"),
    fix=Fix(
        "delete what was built, the caches too, and build again",
        commands=(
            "rm -rf build *.egg-info && find . -name '*.so' -delete",
            "pip cache purge",
            "rm -rf ~/.cache/torch_extensions",
            "pip install --no-build-isolation --no-cache-dir --force-reinstall --no-deps .",
        ),
        safety=Safety.REVIEW,
    ),
    examples=(
        Failure(
            "ImportError: /srv/op/build/lib.linux-x86_64-cpython-310/my_op/_C.so: undefined symbol: "
            "_ZN6caffe28TypeMeta21_typeMetaDataInstanceIdEEPKNS_6detail12TypeMetaDataEv"
        ),
    ),
    counterexamples=(
        Failure(
            "ImportError: /opt/venv/lib/python3.9/site-packages/op.so: undefined symbol: _ZN3c104cuda9SetDeviceEi"
        ),
        Failure("ImportError: ./build/lib/op.so: undefined symbol: _ZN2my3runEv"),
    ),
)
