"""Sources whose includes are all known, so that a name that they do not declare is torch's."""

from __future__ import annotations

import re

from opwright.model import Source
from opwright.syntax.cxx.preprocessor import inclusions

_COMPILED = (".cu", ".cpp", ".cc", ".cxx")
_TORCHS = ("torch/", "ATen/", "c10/", "TH/", "THC/", "THCUNN/")
_OTHERS = (
    r"(?:cu\w+|cuda/[\w/.]+|device_launch_parameters|math_constants|mma|cooperative_groups|omp|Python"
    r"|(?:std|assert|math|time|float|limits|string|ctype|errno|memory)\w*)\.h(?:pp)?|(?:pybind11|thrust|cub)/[\w/.]+|[a-z_]+"
)
"""The languages', CUDA's and Python's headers."""


def includes_only_torchs(source: Source) -> bool:
    """Return whether a file that is compiled includes torch, and besides it only the languages' headers and the project's own."""
    if not source.path.endswith(_COMPILED):
        return False  # a header may come after another
    headers = [i.header for file in source.with_includes for i in inclusions(file.text)]
    own = [f"/{file.path}" for file in source.with_includes]
    others = [header for header in headers if not header.startswith(_TORCHS)]
    return len(others) < len(headers) and all(
        re.fullmatch(_OTHERS, header) or any(path.endswith(_below(header)) for path in own)
        for header in others
    )


def _below(header: str) -> str:
    """Return what the path of an included header ends with, from wherever it was looked for."""
    return "/" + re.sub(r"^(?:\.{1,2}/)+", "", header)
