"""The releases of each domain of the index that sources are for."""

from __future__ import annotations

import re
from functools import lru_cache

from opwright.causes import kit
from opwright.knowledge.api.windows import admitted
from opwright.knowledge.triton.releases import pinned_triton
from opwright.knowledge.versions import series
from opwright.model import Target
from opwright.model.named_tuple import NamedTuple

_SUPPORTED_PYTHONS = 5
_RECENT_NUMPYS = 7
"""Of the newest: what a fresh environment may get where nothing is said, or only how new it may be."""
_OPEN = r"\s*>=?\s*[\d.]+\s*"
_LOWER_BOUND = r"(?<![<!])=|[>~^]|^\s*\d"

_TESTS = (
    r"(?:^|/)(?:\w+_)?(?:tests?|testing|bench(?:es|marks?|marking)?)/|(?:^|/)(?:test|bench(?:mark)?)_\w+\.py$|_(?:test|bench(?:mark)?)\.py$"
    r"|(?:^|/)docs?/(?:\w+/)?conf\.py$"
)
"""In a path: what only the authors of a project run."""


class Window(NamedTuple):
    """Releases of a domain."""

    releases: int
    """A bitmap, the lowest bit the oldest of the domain; 0 where nothing is known."""
    is_stated: bool
    """Whether the command line or the project's metadata name them; how new one may be is not how old."""


NOWHERE = Window(0, is_stated=False)


def only_authors_run(path: str) -> bool:
    """Return whether a file is a test, a benchmark or the configuration of documentation, which the authors of a project run, with the newest releases that they have."""
    return re.search(_TESTS, path) is not None


@lru_cache(maxsize=64)
def window(domain: str, target: Target) -> Window:
    """Return the releases of a domain that sources with a target are for."""
    if domain not in kit.api_index.domains():
        return NOWHERE
    match domain:
        case "torch" | "torch-python":
            found = _of_torch(domain, target)
        case "cuda":
            found = _of_cuda(target)
        case "python" | "cpython":
            found = _stated(domain, target.python) or _newest("python", domain, _SUPPORTED_PYTHONS)
        case "numpy" | "numpy-c":
            found = _stated(domain, target.numpy) or _newest(domain, domain, _RECENT_NUMPYS)
        case "triton":
            found = _of_both(_stated(domain, target.triton), _of_triton(target))
        case "setuptools":
            found = _stated(domain, target.setuptools) or _newest(domain, domain, 1)
        case _:
            found = NOWHERE
    return found


def _stated(domain: str, specifier: str | None) -> Window | None:
    if not specifier:
        return None
    bits = admitted(kit.api_index.table(domain).releases, specifier)
    if bits is None:
        return None
    is_from_somewhere = is_stated(specifier)
    while not is_from_somewhere and bits.bit_count() > _RECENT_NUMPYS:
        bits &= bits - 1
    return Window(bits, is_from_somewhere)


def is_stated(specifier: str) -> bool:
    """Return whether a specifier says how old a release may be."""
    return re.search(_LOWER_BOUND, specifier) is not None


def _newest(of: str, domain: str, count: int) -> Window:
    names = kit.api_index.table(of).releases[-count:]
    return Window(_bits(domain, frozenset(names)), is_stated=False)


def _bits(domain: str, wanted: frozenset[str]) -> int:
    releases = kit.api_index.table(domain).releases
    return sum(1 << number for number, release in enumerate(releases) if release in wanted)


def _of_torch(domain: str, target: Target) -> Window:
    wanted = frozenset(map(series, kit.targets.releases_in(target)))
    return Window(_bits(domain, wanted), bool(target.torch))


def _of_cuda(target: Target) -> Window:
    if target.is_rocm:
        return NOWHERE
    if target.cuda:
        return _stated("cuda", target.cuda) or NOWHERE
    wanted = frozenset(kit.targets.releases_in(target))
    toolkits = (r.cuda for r in kit.releases.releases() if r.version in wanted)
    names = frozenset(series(toolkit) for toolkit in toolkits if toolkit)
    return Window(_bits("cuda", names), is_stated=False)


def _of_both(stated: Window | None, of_torch: Window) -> Window:
    """Return the Tritons that a project admits: of these, a torch that it states requires one."""
    both = stated.releases & of_torch.releases if stated and of_torch.is_stated else 0
    return Window(both, is_stated=True) if both else stated or of_torch


def _of_triton(target: Target) -> Window:
    pins = map(pinned_triton, kit.targets.releases_in(target))
    names = frozenset(series(pin) for pin in pins if pin)
    is_open = (
        re.fullmatch(_OPEN, target.torch or "") is not None
    )  # which nobody tries with its oldest
    return Window(_bits("triton", names), bool(target.torch) and not is_open)
