"""CUTLASS's Python interface, as far as it makes matrix products: `opwright.cutlass` has these names."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from hashlib import sha256
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any

from opwright.errors import OpwrightError
from opwright.verbs.build.cutlass.cutlass_emitter import files_of, pytorch
from opwright.verbs.build.jit.cache import folder_of, writable
from opwright.verbs.new import cutlass_plan
from opwright.verbs.new.cutlass_plan import Conv2d, Operation
from opwright.verbs.new.project import names_of


class Gemm(cutlass_plan.Gemm):
    """A plan that also runs: its kernel is built when it first does, in the cache of `opwright.load`."""

    def run(
        self,
        A: Any,  # tensors: torch is not imported here
        B: Any,
        C: Any,
        D: Any,
        alpha: float | None = None,
        beta: float | None = None,
        sync: bool = True,
        print_module: bool = False,  # nothing is printed: emit it to see it
        visitor_args: object = None,
        stream: object = None,
    ) -> None:
        """Write alpha * A @ B + beta * C into D, on torch's current stream; with `sync`, wait for it."""
        if visitor_args is not None or stream is not None:
            raise OpwrightError("visitor_args and stream are not supported: use torch.cuda.stream")
        module = _built(self.construct())
        factors = (
            self.alpha if alpha is None else alpha,
            self.beta if beta is None else beta,
        )
        found = module.run(A, B, C, *factors)
        for out, one in zip(*_lists(D, found), strict=True):
            out.copy_(one)
        if sync:
            sys.modules["torch"].cuda.synchronize()


class GroupedGemm(Gemm, cutlass_plan.GroupedGemm):
    """The same for lists of matrices."""


def _lists(*given: Any) -> Sequence[Sequence[Any]]:
    return [[*one] if isinstance(one, (list, tuple)) else [one] for one in given]


def _built(op: Operation) -> ModuleType:
    """Return the module of an operation, built and imported once."""
    told = repr(files_of(op, names_of("emitted")))
    name = f"emitted_{sha256(told.encode()).hexdigest()[:16]}"
    if name in sys.modules:
        return sys.modules[name]
    folder = os.path.join(writable(folder_of(None)), "cutlass", name)
    module = pytorch(op, name, jit=True, sourcedir=folder)
    if module is None:
        raise AssertionError("what is built just in time is imported")
    return module


def _has_torch() -> bool:
    return find_spec("torch") is not None


op = SimpleNamespace(Gemm=Gemm, GroupedGemm=GroupedGemm, Conv2d=Conv2d)
emit = SimpleNamespace(pytorch=pytorch)
epilogue = SimpleNamespace(identity="identity", relu="relu", gelu="gelu", silu="silu")
utils = SimpleNamespace(datatypes=SimpleNamespace(is_torch_available=_has_torch))
