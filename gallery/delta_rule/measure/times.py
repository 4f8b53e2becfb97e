import sys, pathlib, torch
here = pathlib.Path(__file__).parent
G = here / "delta_rule"
sys.path[:0] = [str(G / "src"), str(G), str(G.parent), str(here)]
import harness, triton
from delta_rule import chunk_delta_rule, backward as bk, chunk as ck
from cases import CHUNKS
from rivals import Batch, Fla
from torch.profiler import profile, ProfilerActivity
fla = Fla()
def ours(q, k, v, beta, g, ends): return chunk_delta_rule(q, k, v, beta, g, cu_seqlens=ends)[0]
for gated in (False, True):
    b = Batch(CHUNKS[0], is_gated=gated); leaves = b.differentiable()
    for name, f in (("ours", ours), ("fla", fla.chunk)):
        def call():
            q, k, v, beta, *rest = leaves
            return torch.autograd.grad(f(q, k, v, beta, rest[0] if rest else None, None), leaves, b.d_o)
        call(); torch.cuda.synchronize()
        with profile(activities=[ProfilerActivity.CUDA]) as p:
            for _ in range(5): call()
            torch.cuda.synchronize()
        print("==", name, "gated" if gated else "plain", flush=True)
        for e in sorted(p.key_averages(), key=lambda e: -e.device_time_total)[:12]:
            print(f"   {e.device_time_total / 5:8.1f} us  {e.count // 5} x {e.key[:70]}", flush=True)
# the gradients' kernel by its options
b = Batch(CHUNKS[0], is_gated=True); q, k, v, beta, g = b.q, b.k, b.v, b.beta, b.g
slots = 128; H = 64
mk = lambda *s: torch.randn(*s, device="cuda", dtype=torch.bfloat16) * .05
states, d_states = mk(slots, H, 128, 128), mk(slots, H, 128, 128)
writes, d_x = (mk(8192, H, 128) for _ in range(2))
d_q, d_k, d_v = (torch.empty(8192, H, 128, device="cuda", dtype=torch.bfloat16) for _ in range(3)); d_beta = torch.empty(8192, H, device="cuda"); d_g = torch.empty(8192, H, device="cuda")
for gated in (False, True):
    for keys, values, warps, stages in ((64, 64, 8, 1), (64, 64, 4, 1), (128, 64, 8, 1), (128, 64, 8, 2), (64, 64, 8, 2), (128, 128, 8, 1), (64, 128, 8, 1), (128, 32, 8, 1), (128, 32, 8, 2)):
        def run():
            bk.gradients[(slots * H,)](q, k, v, beta, g, b.d_o, writes, states, d_states, d_x, d_q, d_k, d_v, d_beta, d_g, beta, 0.1, 1, 8192, H, H, 128, 128, 1, 128,
                CHUNK=64, KEYS=keys, VALUES=values, HAS_G=gated, IS_VARLEN=False, PRECISION="tf32", num_warps=warps, num_stages=stages)
        try:
            run(); torch.cuda.synchronize()
            print("gradients", gated, keys, values, warps, stages, round(1e3 * triton.testing.do_bench(run, 20, 100, return_mode="median"), 1), flush=True)
        except Exception as e: print("gradients", gated, keys, values, warps, stages, type(e).__name__, str(e)[:100], flush=True)
