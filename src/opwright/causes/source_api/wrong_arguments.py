"""
A function keeps its name and takes something else: CUDA 13 gave `cudaGraphAddDependencies` and `cuCtxCreate` one argument more,
Python 3.13 `_PyLong_AsByteArray`; NumPy dropped `normed=` of `histogram`, asyncio `loop=`, torch.utils.cpp_extension `cuda=`. The
compiler calls it too few or too many arguments, Python an unexpected keyword argument.

A class made of one of torch's overrides its functions with the parameters that they have, and calls them by their name alone:
`step()` of `torch::optim::Optimizer` took none up to 1.4.

So does what a file puts in the place of a private function of torch's: its own code calls that with all that its release has.
Operators of ATen take what their schema says, also where they are looked up by a text: `aten::grid_sampler_2d_backward` wants
`output_mask` since 1.11.

What a function takes is read from the headers and modules of each release. Only a call is reported that some release takes and
another refuses.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import for_scripts, for_sources
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Evidence,
    Fix,
    Language,
    Safety,
    Source,
    Target,
)


@for_sources(
    r"\b_conv_forward\(",
    r"\b_sa_block\(",
    r"\b_mha_block\(",
    r"\b_named_members\(",
    r"\b_distributed_broadcast_coalesced\(",
    r"\b_cast_buffers\(",
    r"\b_init_group\(",
    r"\b_stop_workers\(",
    r"\b_construct_event\(",
    r"\b_step_microbatches\(",
    r"\b_prepare_input_fn\(",
    r"\b_prepare_output_fn\(",
    r"\b_get_node_label\(",
    r"\.cpp_extension\._\w+\s*=",
    r"\btorch\.ops\.aten\.",
    r"\b_jit_get_operation\b",
    languages=C_FAMILY | {Language.PYTHON},
    domains=(
        *("torch()", "cuda()", "cpython()", "numpy-c()"),
        *("torch-python()", "numpy()", "python()", "triton()"),
    ),
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for calls that the releases in question refuse, and others take."""
    yield from kit.wrong_arguments.in_source(source)


@for_scripts(
    r"\.cpp_extension\._\w+\s*=",
    domains=("torch-python()", "numpy()", "python()", "triton()"),
)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for the same in a build script."""
    yield from kit.wrong_arguments.in_python(script)


_STEP = "#include <torch/torch.h>\nstruct Own : torch::optim::Optimizer {{\n  void step({}) override;\n}};\n"
_GROUP = (
    "#include <c10d/ProcessGroupNCCL.hpp>\nclass Own : public c10d::ProcessGroupNCCL {{\n"
    "  void f() {{ auto comm = getNCCLComm(key, {{device}}{}); }}\n}};\n"
)
_SCALED = (
    "import torch.nn as nn\nclass Scaled(nn.Conv2d):\n"
    "    def forward(self, x):\n        w = 2 * self.weight\n        return self._conv_forward(x, w)\n"
)
_NAMED = (
    "import torch.nn as nn\nclass Shared(nn.Module):\n"
    "    def _named_members(self, members_of, prefix, recurse):\n        yield from ()\n"
)
_PATCHED = (
    "import torch\nfrom torch.utils.cpp_extension import BuildExtension\n"
    "def _write_ninja_file(path, cflags, post_cflags, cuda_cflags, cuda_post_cflags, cuda_dlink_post_cflags,\n"
    "                      sources, objects, ldflags, library_target, with_cuda):\n    pass\n"
    "torch.utils.cpp_extension._write_ninja_file = _write_ninja_file\n"
)
_SAMPLED = (
    "import torch\nop, _ = torch._C._jit_get_operation('aten::grid_sampler_2d_backward')\n"
    "def f(grad, x, grid):\n    return op(grad, x, grid, 0, 0, False)\n"
)
_SAMPLER = (
    "from torch.utils.data import Sampler\nclass Every(Sampler):\n"
    "    def __init__(self, size):\n        super().__init__(size)\n\n"
)

CAUSE = Cause(
    title="{api} takes {takes} in {package} {lacking}; {given}",
    in_source=in_source,
    in_build_script=in_build_script,
    fix=Fix(
        "call {api} as {package} {lacking} takes it; to support older releases too, choose by their version",
        safety=Safety.MANUAL,
    ),
    examples=(
        Source(
            "tune.py",
            "import triton\nf = triton.autotune(configs=[], key=['n'], restore_value=['x'])\n",
            Target(torch="==2.1.0"),
        ),
        Source(
            "op/group.py",
            "import torch.distributed as dist\ndist.init_process_group('nccl', device_id=0)\n",
            Target(torch="2.2..2.6"),
        ),
        Source("op.cpp", _STEP.format(""), Target(torch="1.7")),
        Source("group.h", _GROUP.format(""), Target(torch="1.8")),
        Source(
            "op.cpp",
            "#include <cuda.h>\nvoid f(CUdevice d) { CUcontext c; cuCtxCreate(&c, 0, d); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "a.cpp",
            "#include <Python.h>\nint f(PyLongObject* v, unsigned char* b) { return _PyLong_AsByteArray(v, b, 8, 1, 1); }\n",
            Target(python="3.13"),
        ),
        Source(
            "op.cpp",
            "#include <cuda.h>\n#define CHECKED(NAME, ARGUMENTS) \\\n  if (NAME ARGUMENTS != CUDA_SUCCESS) throw #NAME;\n"
            "void f(CUdevice d) { CUcontext c; CHECKED(cuCtxCreate, (&c, 0, d)); }\n",
            Target(cuda="13.0"),
        ),
        Source("a.py", "import numpy as np\ndef f(x):\n    return np.histogram(x, normed=True)\n"),
        Source(
            "train.py",
            "from torch.optim.lr_scheduler import ReduceLROnPlateau\n"
            "def f(optimizer):\n    return ReduceLROnPlateau(optimizer, verbose=True)\n",
            Target(torch="2.13"),
        ),
        Source(
            "p2p.py",
            "import torch.distributed.distributed_c10d as c10d\n"
            "def f(x, device):\n    return c10d._object_to_tensor(x, device=device)\n",
            Target(torch="2.3"),
        ),
        Source("bench.py", "import triton\nms = triton.testing.do_bench(f, percentiles=[0.5])\n"),
        Source(
            "warm.py",
            "from torch.optim.lr_scheduler import _LRScheduler\nclass Warm(_LRScheduler):\n"
            "    def __init__(self, optimizer, verbose=False):\n        super().__init__(optimizer, -1, verbose)\n",
            Target(torch="2.7"),
        ),
        Source("sample.py", _SAMPLER, Target(torch="2.10")),
        Source("scaled.py", _SCALED, Target(torch="1.8")),
        Source("named.py", _NAMED, Target(torch="2.0")),
        Source("sampled.py", _SAMPLED, Target(torch="1.11")),
        Source("build.py", _PATCHED),
        Source("sampled.py", _SAMPLED.replace("op(", "torch.ops.aten.grid_sampler_2d_backward(")),
        Source(  # a class under the name of those that import it
            "tuned.py",
            "from triton import Config\none = Config({}, num_warps=4, num_consumer_groups=2)\n",
            Target(triton="3.4"),
        ),
        Source(
            "a.py", "import asyncio\nasync def f(loop):\n    await asyncio.sleep(1, loop=loop)\n"
        ),
    ),
    counterexamples=(
        Source(
            "bench.py",
            "from dataclasses import dataclass\n@dataclass(slots=True)\nclass Plan:\n    n: int\n",
            Target(python="<=3.9"),
        ),
        Source(
            "tune.py",
            "import triton\nf = triton.autotune(configs=[], key=['n'], restore_value=['x'])\n",
            Target(torch=">=2.1"),
        ),
        Source(
            "a.py",
            "import numpy as np\nsame = np.array_equal([1], [1], equal_nan=True)\n",
            Target(numpy="<2.0"),
        ),
        Source(
            "op.cpp",
            "int (*cuCtxCreate)(void**, unsigned, int) = nullptr;\nvoid f(void** c) { cuCtxCreate(c, 0, 0); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "test_sum.py",
            "import triton.language as tl\nfrom shown.debugger import triton_debug\n@triton_debug\n"
            "def k(x):\n    return tl.dot(x, x, trans_b=True)\n",
        ),
        Source(
            "tests/test_group.py",
            "import torch.distributed as dist\ndist.init_process_group('nccl', device_id=0)\n",
            Target(torch="2.2..2.6"),
        ),
        Source("op.cpp", _STEP.format(""), Target(torch="1.4")),
        Source("op.cpp", _STEP.format("LossClosure closure"), Target(torch="1.7")),
        Source("group.h", _GROUP.format(", at::Tensor own, at::Tensor more"), Target(torch="1.8")),
        Source(
            "group.h",
            _GROUP.format("").replace("f()", "getNCCLComm(int a, int b) {} void f()"),
            Target(torch="1.8"),
        ),
        Source(  # which torch's stubs left out
            "pinned.py",
            "import torch\na = torch.tensor([1.0], pin_memory=True)\nb = torch.randint(3, (2,), layout=a.layout)\n",
            Target(torch="1.12"),
        ),
        Source(
            "op.cpp",
            "#include <cuda.h>\n#define CREATED(NAME, ARGUMENTS) with_parameters(NAME, ARGUMENTS)\n"
            "void f(CUdevice d) { CUcontext c; CREATED(cuCtxCreate, (&c, 0, d)); }\n",
            Target(cuda="13.0"),
        ),
        Source(
            "train.py",
            "from torch.optim.lr_scheduler import ReduceLROnPlateau\n"
            "def f(optimizer):\n    return ReduceLROnPlateau(optimizer, verbose=True)\n",
            Target(torch="2.3"),
        ),
        Source(
            "op.cpp",
            "#include <cuda.h>\nvoid f(CUdevice d) { CUcontext c; cuCtxCreate(&c, 0, d); }\n",
            Target(cuda="12.8"),
        ),
        Source(
            "op.cpp",
            "#if CUDA_VERSION < 13000\nvoid f(CUdevice d) { CUcontext c; cuCtxCreate(&c, 0, d); }\n#endif\n",
            Target(cuda="13.0"),
        ),
        Source(
            "op.cpp",
            "CUresult cuCtxCreate(CUcontext* c, unsigned flags, CUdevice d);\nauto g = [](auto... a) { cuCtxCreate(a...); };\n",
            Target(cuda="13.0"),
        ),
        Source(
            "tuned.py",
            "from triton import Config\none = Config({}, num_warps=4, num_consumer_groups=2)\n",
            Target(triton="3.3"),
        ),
        Source("sample.py", _SAMPLER, Target(torch="2.9")),
        Source("scaled.py", _SCALED.replace(", w)", ", w, None)"), Target(torch="1.8")),
        Source("scaled.py", _SCALED.replace("nn.Conv2d", "Conv2d"), Target(torch="1.8")),
        Source("named.py", _NAMED, Target(torch="1.13")),
        Source("sampled.py", _SAMPLED, Target(torch="1.10")),
        Source("build.py", _PATCHED, Target(torch="2.6")),
        Source("build.py", _PATCHED.replace("with_cuda)", "with_cuda, **more)")),
        Source("build.py", _PATCHED.replace("torch.utils.cpp_extension._", "mine.cpp_extension._")),
        Source("sampled.py", _SAMPLED.replace("False)", "False, [True, True])")),
        Source("sampled.py", _SAMPLED.replace("grad, x, grid, 0, 0, False", "*grad")),
        Source("named.py", _NAMED.replace("recurse)", "recurse, **given)"), Target(torch="2.0")),
        Source("sample.py", _SAMPLER.replace("(size)\n\n", "()\n\n"), Target(torch="2.10")),
        Source(
            "sample.py", _SAMPLER.replace("(Sampler)", "(Sized, Sampler)"), Target(torch="2.10")
        ),
        Source("a.py", "import numpy as np\ndef f(x):\n    return np.histogram(x, density=True)\n"),
        Source(
            "p2p.py",
            "import torch.distributed.distributed_c10d as c10d\ndef f(*x):\n    return c10d._object_to_tensor(*x)\n",
            Target(torch="2.3"),
        ),
        Source(
            "p2p.py",
            "import torch\nimport torch.distributed.distributed_c10d as c10d\ndef f(x, device):\n"
            "    if torch.__version__ < '2.3':\n        return c10d._object_to_tensor(x, device)\n",
            Target(torch="2.3"),
        ),
        Source(
            "export.py",
            "import torch\ndef f(model, x, **options):\n    torch.onnx.export(model, x, 'a.onnx', **options)\n",
            Target(torch="1.12"),
        ),
        Source("a.py", "import asyncio\nasync def f(**k):\n    await asyncio.sleep(1, **k)\n"),
    ),
)
