"""torch_scatter 2.1.2, served by scatter-ops."""

from torch_scatter.owner import refuse_another_owner

refuse_another_owner()

from torch_scatter import composite as composite  # noqa: E402
from torch_scatter import operators as operators  # noqa: E402 - it registers torch.ops.torch_scatter
from torch_scatter import scatter as _scatter  # noqa: E402, F401
from torch_scatter import segment_coo as _segment_coo  # noqa: E402, F401
from torch_scatter import segment_csr as _segment_csr  # noqa: E402, F401
from torch_scatter import utils as utils  # noqa: E402

# isort: split
# After the modules: three functions have their names, and are what `torch_scatter.scatter` is.
from scatter_ops import compat as _compat  # noqa: E402
from scatter_ops.compat import *  # noqa: E402, F403 - all of torch_scatter's functions

__version__ = "2.1.2"
__all__ = [*_compat.__all__, "__version__"]  # noqa: PLE0604 - names
