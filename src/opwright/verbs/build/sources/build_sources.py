"""The sources of a build, read with all that they include."""

from __future__ import annotations

import os
from collections.abc import Iterator
from hashlib import sha256

from opwright.errors import UnreadableInputError
from opwright.facts.sources.source_file import decoded
from opwright.model.build.toolchain import BuildSource, Toolchain, TorchTarget
from opwright.verbs.build.settings.environment import EnvironmentFlags
from opwright.verbs.build.settings.settings import BuildSettings
from opwright.verbs.build.sources.includes import Includes, folders_of_flags, without_comments
from opwright.verbs.build.sources.source_features import TELLING_HEADERS, read_features

_SEARCHED = ("CPATH", "C_INCLUDE_PATH", "CPLUS_INCLUDE_PATH")
"""Variables with folders of headers that compilers read themselves."""


def read_sources(
    settings: BuildSettings, toolchain: Toolchain, environment: EnvironmentFlags
) -> Iterator[BuildSource]:
    """Yield the sources of a build with what they say; raise UnreadableInputError where one cannot be read."""
    includes = _includes(settings, toolchain, environment)
    for path in settings.sources:
        full = os.path.join(settings.folder, path)
        data = _bytes(full)
        text = decoded(data)
        code = without_comments(text)
        headers = includes.own_headers(full, code)
        included = includes.names(
            {full: code, **headers},
            certain=not toolchain.python.has_headers,  # they are refused then, and not just given
            enough=TELLING_HEADERS,
        )
        source = read_features(path, text, headers, sha256(data).hexdigest(), included)
        uses_cuda = includes.includes_cuda(full, code)
        needs_cuda = uses_cuda and includes.includes_cuda(full, code, certain=True)
        yield source._replace(uses_cuda=uses_cuda, needs_cuda=needs_cuda)


def _includes(
    settings: BuildSettings, toolchain: Toolchain, environment: EnvironmentFlags
) -> Includes:
    """Return where a compiler will find the headers of some sources."""
    torch = toolchain.torch
    texts = [flag.text for flag in (*environment.cxx, *environment.obeyed)]
    flags = (*texts, *settings.cxx_flags, *settings.nvcc_flags)
    searched = ":".join(os.environ.get(name, "") for name in _SEARCHED).split(":")
    named = (*settings.include_dirs, *folders_of_flags(flags), *filter(None, searched))
    return Includes(
        own=[os.path.join(settings.folder, one) for one in dict.fromkeys(named)],
        others=(
            *settings.package_include_dirs,
            *(torch.include_dirs if isinstance(torch, TorchTarget) else ()),
            *toolchain.python.include_dirs,
        ),
    )


def _bytes(path: str) -> bytes:
    try:
        with open(path, "rb") as opened:
            return opened.read()
    except OSError as error:
        raise UnreadableInputError(f"cannot read {path}: {error.strerror}") from error
