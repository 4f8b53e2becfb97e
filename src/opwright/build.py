"""What stands for `torch.utils.cpp_extension` in a setup.py or a program: change the line that imports it."""

from __future__ import annotations

from importlib import import_module
from typing import Any

_ELSEWHERE = {"BuildExtension": "backends.build_extension"} | dict.fromkeys(
    ("load", "load_inline"), "jit.torch_names"
)


def __getattr__(name: str) -> Any:  # noqa: ANN401 - functions, classes and texts
    """Import what is asked for: some of it needs setuptools, which is not always there."""
    if name.startswith("_"):
        raise AttributeError(f"module 'opwright.build' has no attribute {name!r}")
    module = _ELSEWHERE.get(name, "backends.cpp_extension")
    return getattr(import_module(f"opwright.verbs.build.{module}"), name)
