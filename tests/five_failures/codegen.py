"""
Compile `scale` of a project with Inductor for an H100, on a machine that has none.

`codegen.py FOLDER [--static]`, with a Python that has torch 2.5. Torch and Triton are told of a GPU by their
own registries; all else is theirs: what they generate is loaded and compiled to machine code. It ends
with the words below where that would be put onto the GPU.
"""

# mypy: ignore-errors
from __future__ import annotations

import importlib
import sys
from types import SimpleNamespace

import torch
from torch._dynamo import device_interface
from triton.backends.compiler import GPUTarget
from triton.runtime.driver import driver


class Driver:
    """Triton's driver of a GPU that nothing can be put onto."""

    def get_current_target(self) -> GPUTarget:
        return GPUTarget("cuda", 90, 32)

    def get_current_device(self) -> int:
        return 0

    @property
    def launcher_cls(self) -> None:
        raise SystemExit("it is compiled, and there is no GPU to put it onto")


H100 = SimpleNamespace(
    major=9,
    minor=0,
    multi_processor_count=132,
    regs_per_multiprocessor=65536,
    max_threads_per_multi_processor=2048,
    warp_size=32,
)


class Interface(device_interface.CudaInterface):
    """What Inductor asks of a CUDA device, answered for an H100."""

    class Worker(device_interface.CudaInterface.Worker):
        get_device_properties = staticmethod(lambda _=None: H100)
        current_device = staticmethod(lambda: 0)

    get_device_properties = Worker.get_device_properties
    current_device = Worker.current_device
    is_available = staticmethod(lambda: True)
    get_compute_capability = staticmethod(lambda _=None: 90)
    exchange_device = maybe_exchange_device = staticmethod(lambda _: 0)
    synchronize = staticmethod(lambda _=None: None)


def main() -> None:
    """Compile the operator of a folder."""
    list(
        device_interface.get_registered_device_interfaces()
    )  # they are registered when first asked for
    for name in ("cuda", "cuda:0"):
        device_interface.register_interface_for_device(name, Interface)
    driver.set_active(Driver())
    sys.path.insert(0, sys.argv[1])
    scale = importlib.import_module("scale").scale
    is_dynamic = "--static" not in sys.argv
    compiled = torch.compile(lambda x: scale(x.to("cuda:0")), dynamic=is_dynamic, fullgraph=True)
    compiled(torch.ones(3, 37))


if __name__ == "__main__":
    main()
