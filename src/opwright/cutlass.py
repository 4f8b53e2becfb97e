"""CUTLASS's Python interface for emitting a matrix product as a PyTorch extension: import this in its place."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any


def __getattr__(name: str) -> Any:  # noqa: ANN401 - classes and what holds functions
    """Import what is asked for."""
    from importlib import import_module  # noqa: PLC0415

    plan = import_module("opwright.verbs.new.cutlass_plan")
    if name in ("Conv2d", "DataType", "Gemm", "GroupedGemm", "LayoutType"):
        return getattr(plan, name)
    if name == "op":
        return SimpleNamespace(Gemm=plan.Gemm, GroupedGemm=plan.GroupedGemm, Conv2d=plan.Conv2d)
    if name == "emit":
        emitter = import_module("opwright.verbs.build.cutlass_emitter")
        return SimpleNamespace(pytorch=emitter.pytorch)
    if name == "epilogue":
        return SimpleNamespace(identity="identity", relu="relu", gelu="gelu", silu="silu")
    if name == "utils":
        return SimpleNamespace(datatypes=SimpleNamespace(is_torch_available=_has_torch))
    raise AttributeError(f"module 'opwright.cutlass' has no attribute {name!r}")


def _has_torch() -> bool:
    from importlib.util import find_spec  # noqa: PLC0415

    return find_spec("torch") is not None
