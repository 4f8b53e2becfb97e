"""`opwright.load`: build an extension when it is first asked for, and import it; see `cache`."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING

from opwright.errors import OpwrightError
from opwright.verbs import build
from opwright.verbs.build.jit.cache import JIT_SETTINGS, cached, folder_of, writable
from opwright.verbs.build.settings.settings import check_name, parse_floor

if TYPE_CHECKING:  # what a hit in the cache does not need
    from opwright.model import StrPath
    from opwright.verbs.build.engine.running.run import Event


def load(  # noqa: PLR0913 - each is one thing that an extension may need
    name: str,
    sources: Sequence[StrPath],
    *,
    archs: Sequence[str] = (),
    include_dirs: Sequence[StrPath] = (),
    defines: Sequence[str] = (),
    libraries: Sequence[str] = (),
    library_dirs: Sequence[StrPath] = (),
    cxx_flags: Sequence[str] = (),
    nvcc_flags: Sequence[str] = (),
    link_flags: Sequence[str] = (),
    torch_floor: str | None = None,
    torch: StrPath | None = None,
    cache: StrPath | None = None,
    jobs: int | None = None,
    tell: Callable[[Event], None] | None = None,
) -> ModuleType | None:
    """
    Build an extension if it is not in the cache, and import it; `import torch` comes before.

    Returns the module; of a library that only registers operators None, when they are registered. `tell` is
    called with what happens during a build. Raises LoadFailedError where there is a known cause or a log.
    """
    settings = JIT_SETTINGS._replace(
        name=name,
        sources=_absolute(sources),
        archs=tuple(archs),
        include_dirs=_absolute(include_dirs),
        defines=tuple(defines),
        libraries=tuple(libraries),
        library_dirs=_absolute(library_dirs),
        cxx_flags=tuple(cxx_flags),
        nvcc_flags=tuple(nvcc_flags),
        link_flags=tuple(link_flags),
        torch_floor=parse_floor(torch_floor, "opwright.load"),
    )
    check_name(name)
    torch = os.path.abspath(torch) if torch else None
    found = cached(settings, torch, cache)
    if found is None:
        found = build.miss.build_into(writable(folder_of(cache)), settings, torch, jobs, tell)
    with suppress(OSError):  # another user's: it is not ours to say when it was used
        os.utime(os.path.dirname(found.library))
    return _imported(name, found.library, is_module=found.is_module)


def _absolute(paths: Sequence[StrPath]) -> tuple[str, ...]:
    return tuple(os.fspath(os.path.abspath(path)) for path in paths)


@cache
def _imported(name: str, library: str, *, is_module: bool) -> ModuleType | None:
    """Load a library once in a process."""
    try:
        if not is_module:
            ctypes.CDLL(library)
            return None
        last = name.rpartition(".")[2]
        loader = ExtensionFileLoader(last, library)
        module = module_from_spec(ModuleSpec(last, loader, origin=library))
        loader.exec_module(module)
    except (ImportError, OSError) as error:
        hint = "" if "torch" in sys.modules else "; `import torch` comes before opwright.load"
        raise OpwrightError(f"cannot load {name}: {error}{hint}") from error
    return module
