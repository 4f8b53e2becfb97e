"""Reductions over segments of rows, whose borders `indptr` or whose numbers `index` name, and what they are differentiated to."""

from pathlib import Path

import torch

torch.ops.load_library(str(Path(__file__).with_name("_C.so")))

from scatter_ops import gradients as gradients  # noqa: E402 - it registers for what was loaded
from scatter_ops import on_gpu as on_gpu  # noqa: E402
from scatter_ops import reference as reference  # noqa: E402
from scatter_ops import scatter_gradients as scatter_gradients  # noqa: E402
from scatter_ops.compat import *  # noqa: E402, F403 - all of torch_scatter's functions are public
from scatter_ops.compat import __all__ as __all__  # noqa: E402
