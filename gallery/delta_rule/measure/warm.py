"""Compiles fla's kernels: shards begin with other configurations each."""
import sys, pathlib
here = pathlib.Path(__file__).parent
G = here / "delta_rule"
sys.path[:0] = [str(G / "src"), str(G), str(here)]
index, gated, shard, shards, both = (int(x) for x in sys.argv[1:6])
import triton.runtime.autotuner as at
real = at.Autotuner.__init__
def init(self, *a, **k):
    real(self, *a, **k)
    n = len(self.configs); i = shard * n // shards
    self.configs = self.configs[i:] + self.configs[:i]
at.Autotuner.__init__ = init
import torch
from cases import CHUNKS, DECODED
from rivals import Batch, Fla
fla = Fla()
if index == 9:
    for c in DECODED:
        b = Batch(c, is_gated=bool(gated)); fla.recurrent(b, torch.randn(len(c.lengths), 32, 128, 128, device="cuda"))
else:
    b = Batch(CHUNKS[index], is_gated=bool(gated))
    if both:
        leaves = b.differentiable(); q, k, v, beta, *rest = leaves
        o = fla.chunk(q, k, v, beta, rest[0] if rest else None, b.cu_seqlens); torch.autograd.grad(o, leaves, b.d_o)
    else:
        fla.chunk(b.q, b.k, b.v, b.beta, b.g, b.cu_seqlens)
torch.cuda.synchronize()
