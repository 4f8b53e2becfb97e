"""What a setup.py imports in place of torch.utils.cpp_extension."""

from __future__ import annotations

from importlib import import_module


def __getattr__(name: str) -> object:
    """Import what setup.py asks for: it needs setuptools, which is not always there."""
    if name == "BuildExtension":
        return import_module("opwright.verbs.build.backends.build_extension").BuildExtension
    raise AttributeError(f"module 'opwright.build' has no attribute {name!r}")
