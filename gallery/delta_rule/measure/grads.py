import sys, pathlib, torch
here = pathlib.Path(__file__).parent
G = here / "delta_rule"
sys.path[:0] = [str(G / "src"), str(G), str(G.parent), str(here)]
import delta_rule, delta_rule.functions as f
from cases import Timed
from rivals import Batch
OPS = torch.ops.opwright_delta
real = f._is_for_hopper
for case in [Timed("64", [64], 1), Timed("128", [128], 1), Timed("640", [640] * 2, 2), Timed("a", [2048], 8), Timed("b", [200] * 3, 4), Timed("c", [0, 15, 85, 0, 1, 64, 1, 130, 700], 6, is_varlen=True), Timed("f", [1024] * 9, 16)]:
    for gated in (False, True):
        b = Batch(case, is_gated=gated)
        init = torch.randn(len(case.lengths), case.heads, 128, 128, device="cuda") * .3
        def grads(f32=False):
            leaves = [x.float().requires_grad_() if f32 else x.clone().requires_grad_() for x in (b.q, b.k, b.v, b.beta)] + ([b.g.clone().requires_grad_()] if gated else []) + [init.clone().requires_grad_()]
            q, k, v, beta = leaves[:4]
            o, s = delta_rule.chunk_delta_rule(q, k, v, beta, leaves[4] if gated else None, None, leaves[-1], True, cu_seqlens=b.cu_seqlens)
            return torch.autograd.grad([o, s], leaves, [b.d_o.to(o.dtype), init * .5])
        exact = grads(True)
        f._is_for_hopper = lambda *a: False
        old = grads()
        f._is_for_hopper = real
        new, again = grads(), grads()
        torch.cuda.synchronize()
        d = lambda x: ["%.4f" % float((a.float() - e.float()).norm() / e.float().norm()) for a, e in zip(x, exact)]
        ok = all(float(x) < .008 for x in d(new)) and all(torch.equal(x, y) for x, y in zip(new, again))
        print(case.name, "gated" if gated else "plain", "ok" if ok else "WRONG", "new", *d(new), "triton", *d(old), flush=True)
