import sys, pathlib, torch
here = pathlib.Path(__file__).parent
G = here / "delta_rule"
sys.path[:0] = [str(G / "src"), str(G), str(G.parent), str(here)]
import harness, delta_rule
from cases import CHUNKS, DECODED, Timed, Case
from rivals import Batch
names = sys.argv[1].split(",")
ops = {"new": torch.ops.opwright_delta}
for n in names:
    torch.ops.load_library(str(here / "so" / f"{n}.so")); ops[n] = getattr(torch.ops, f"opwright_delta_{n}")
def fwd(op, b, final=False, keep=False, init=None):
    return op.chunk_on_hopper(b.q, b.k, b.v, b.beta, b.g, init, b.cu_seqlens, 128**-0.5, False, final, keep)
CHUNKED = [n for n in ops if n not in ("hints", "six", "narrow")]
RIGHT = [n for n in CHUNKED if n not in ("noinv", "nowalk")]
# right?
checks = [Timed("a", [8192], 8), Timed("b", [200] * 3, 4), Timed("c", [0, 15, 85, 0, 1, 64, 1, 130, 700], 6, is_varlen=True), Timed("d", [1], 2), Timed("e", [64], 2), Timed("f", [1024] * 9, 16)]
for case in checks:
    for gated in (False, True):
        b = Batch(case, is_gated=gated)
        init = torch.randn(len(case.lengths), case.heads, 128, 128, device="cuda")
        o, s = delta_rule.recurrent_delta_rule(b.q.float(), b.k.float(), b.v.float(), b.beta.float(), b.g, None, init, True, cu_seqlens=b.cu_seqlens)
        for n in RIGHT:
            first = fwd(ops[n], b, True, True, init)
            same = all(torch.equal(x, y) for _ in range(3) for x, y in zip(first[:2], fwd(ops[n], b, True, True, init)))
            eo, es = (float((x.float() - y).norm() / y.norm()) for x, y in zip(first[:2], (o, s)))
            if not (eo < .005 and es < .005 and same): print("WRONG", case.name, gated, n, eo, es, same, flush=True)
print("values checked", flush=True)
for case in DECODED:
    size = len(case.lengths) * case.heads * 128 * 128
    count = harness.sets_for(4 * size)
    bs = [Batch(case, is_gated=False, seed=i) for i in range(count)]
    ss = [torch.randn(len(case.lengths), case.heads, 128, 128, device="cuda") for _ in bs]
    works = {n: [(lambda b=b, s=s, n=n: ops[n].decode(b.q, b.k, b.v, b.beta, None, s, None, None, 0.1, False, False)) for b, s in zip(bs, ss)] for n in ops if n not in ("noinv", "nowalk")}
    works["mul_"] = [(lambda s=s: s.mul_(1.0)) for s in ss]
    works["empty"] = [(lambda b=b: b.beta.neg()) for b in bs]
    print(case.name, {n: round(x, 2) for n, x in harness.in_turns(works).items()}, flush=True)
for gated in (False, True):
    for case in CHUNKS:
        first = Batch(case, is_gated=gated); k = min(harness.sets_for(first.moved), 6)
        bs = [first, *(Batch(case, is_gated=gated, seed=i) for i in range(1, k))]
        works = {n: [(lambda b=b, n=n: fwd(ops[n], b)) for b in bs] for n in CHUNKED}
        works["new, kept"] = [(lambda b=b: fwd(ops["new"], b, False, True)) for b in bs]
        r = harness.in_turns(works, 15)
        print(case.name, "gated" if gated else "plain", {n: round(x, 1) for n, x in r.items()}, flush=True)
