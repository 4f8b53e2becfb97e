"""What a source says of how it must be compiled: instructions of one architecture, headers, modules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping

from opwright import syntax
from opwright.model import place
from opwright.model.build.toolchain import BuildSource, CodeNeed
from opwright.verbs.build.sources.includes import included_files, without_comments

_HOPPER, _DATACENTER, _GAMING = (90,), (100, 101, 103, 110), (120, 121)
_NEEDS: tuple[tuple[str, str, tuple[int, ...]], ...] = (
    ("wgmma", r"\bwgmma\.(?:mma_async|fence|commit_group|wait_group)\b|\bGMMA::MMA_|\bSM90_\d+x\d+x\d+_\w+_(?:SS|RS)\b", _HOPPER),
    ("setmaxnreg", r"\bsetmaxnreg\.(?:inc|dec)\b", (*_HOPPER, *_DATACENTER, *_GAMING)),
    ("tcgen05", r"\btcgen05\.\w+", _DATACENTER),
    ("block-scaled mma", r"\bmma\.sync\.[\w.:]*(?:block_scale|kind::mxf)", _GAMING),
    ("CUTLASS's CollectiveBuilder for Sm90", r"\bCollectiveBuilder\s*<\s*(?:\w+::)*Sm90\b", _HOPPER),
    ("CUTLASS's CollectiveBuilder for Sm100", r"\bCollectiveBuilder\s*<\s*(?:\w+::)*Sm100\b", _DATACENTER),
    ("CUTLASS's CollectiveBuilder for Sm120", r"\bCollectiveBuilder\s*<\s*(?:\w+::)*Sm120\b", _GAMING),
)  # fmt: skip
"""
Instructions and what stands for them, and who has them under their name with `a`.

PTX ISA 9.0: wgmma, setmaxnreg and tcgen05, "Target ISA Notes". TMA (`cp.async.bulk.tensor`) is not among them:
plain sm_90 has it.
"""
_ARCH_TAG = r"\busing\s+\w+\s*=\s*(?:cutlass::)?arch::Sm(90|100|120)\s*;"
_ARCHS_BY_TAG = {"90": _HOPPER, "100": _DATACENTER, "120": _GAMING}
_ON_ARCH = re.compile(r"__CUDA_ARCH|ARCH_FEAT|_SM\d+|SM\d+_|\bSM_?\d+|\bARCH\b|_ENABLED\b")
_HEADER_GUARD = re.compile(r"_(?:H|HH|HPP|CUH|INCLUDED)_*\)?$")
_TORCH_HEADERS = ("torch/", "ATen/", "c10/")
_PYTHON_HEADERS = ("Python.h", "structmember.h")
_HEAVY = ("ATen/ATen.h", "ATen/Functions.h")
"""Every operator of torch."""
_FRONTEND = ("torch/all.h", "torch/extension.h", "torch/torch.h")
TELLING_HEADERS = frozenset(("Python.h", "ATen/ATen.h"))
"""After which a source has no more to tell."""
_MODULE = re.compile(
    r"\b(?:PYBIND11_MODULE|TORCH_EXTENSION_NAME|NB_MODULE|REGISTER_EXTENSION|PyMODINIT_FUNC|PyInit_\w+)\b"
)


def read_features(
    path: str,
    text: str,
    headers: Mapping[str, str],
    digest: str,
    included: frozenset[str] | None = None,
) -> BuildSource:
    """
    Return what a source and the headers of its project that it includes (by path) say.

    `included` is all that they include, also by the headers of others; without it what they name.
    """
    code = {path: without_comments(text)}
    code |= {name: without_comments(one) for name, one in headers.items()}
    if included is None:
        included = frozenset(name for one in code.values() for name in included_files(one))
    return BuildSource(
        path=path,
        language=language_of(path),
        digest=digest,
        needs=tuple(_needs(code)) if language_of(path) == "cuda" else (),
        uses_torch=any(name.startswith(_TORCH_HEADERS) for name in included),
        uses_python=not included.isdisjoint(_PYTHON_HEADERS),
        is_heavy=not included.isdisjoint(_HEAVY)
        or any(name.startswith("cutlass/") for name in included),
        has_frontend=not included.isdisjoint(_FRONTEND),
        makes_module=any(map(_makes_module, code.values())),
    )


def language_of(path: str) -> str:
    """Return what a source is compiled as, by its name."""
    by_suffix = {".cu": "cuda", ".hip": "hip", ".c": "c"}
    return by_suffix.get(path[path.rfind(".") :], "cpp")


def _makes_module(text: str) -> bool:
    """Return whether code defines what Python calls, here and not only on Windows, where every library needs one."""
    found = (match.start() for match in _MODULE.finditer(text))
    windows = ("_WIN32", "_MSC_VER")
    is_under = syntax.preprocessor.is_under
    return any(not is_under(text, offset, *windows, defined=True) for offset in found)


def _needs(texts: Mapping[str, str]) -> Iterator[CodeNeed]:
    """Yield each thing that is needed once, by the place that no condition is around, if any."""
    for what, pattern, archs in _NEEDS:
        yield from _first(what, archs, _places(texts, pattern))
    if any("CollectiveBuilder" in text for text in texts.values()):
        for path, text in texts.items():
            for tag in re.finditer(_ARCH_TAG, text):
                what = f"CUTLASS's collectives for Sm{tag[1]}"
                found = [(place(path, text, tag.start()), _is_guarded(text, tag.start()))]
                yield from _first(what, _ARCHS_BY_TAG[tag[1]], found)


def _first(
    what: str, archs: tuple[int, ...], places: Iterable[tuple[str, bool]]
) -> Iterator[CodeNeed]:
    found = sorted(places, key=lambda one: one[1])[:1]
    yield from (CodeNeed(what, archs, where, guarded) for where, guarded in found)


def _places(texts: Mapping[str, str], pattern: str) -> list[tuple[str, bool]]:
    return [
        (place(path, text, match.start()), _is_guarded(text, match.start()))
        for path, text in texts.items()
        for match in re.finditer(pattern, text)
    ]


def _is_guarded(text: str, offset: int) -> bool:
    return any(
        _ON_ARCH.search(one.text) and not _HEADER_GUARD.search(one.text)
        for one in syntax.preprocessor.conditions_at(text, offset)
    )
