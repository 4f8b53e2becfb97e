"""A build as a value: which flags and why, the steps, and running them. Torch is never imported."""

from __future__ import annotations

from importlib import import_module


def __getattr__(name: str) -> object:
    """Import what setup.py asks for: it needs setuptools, which is not always there."""
    if name == "BuildExtension":
        return import_module("opwright.build_extension").BuildExtension
    raise AttributeError(f"module 'opwright.build' has no attribute {name!r}")
