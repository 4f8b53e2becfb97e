"""Prints whether two blocks should share the inverses: right, and faster."""
import os, sys, pathlib, torch
here = pathlib.Path(__file__).parent
G = here / "delta_rule"
sys.path[:0] = [str(G / "src"), str(G), str(here)]
import harness, delta_rule
from cases import CHUNKS, Timed
from rivals import Batch
op = torch.ops.opwright_delta.chunk_on_hopper
def fwd(b, shared, keep=False, init=None):
    os.environ.pop("DELTA_RULE_SHARED", None)
    if shared: os.environ["DELTA_RULE_SHARED"] = "1"
    return op(b.q, b.k, b.v, b.beta, b.g, init, b.cu_seqlens, 128**-0.5, False, init is not None, keep)
bad = {False: 0, True: 0}
for case in [Timed("a", [8192], 8), Timed("b", [200] * 3, 4), Timed("c", [0, 15, 85, 0, 1, 64, 1, 130, 700], 6, is_varlen=True), Timed("d", [1], 2), Timed("f", [1024] * 9, 16)]:
    for gated in (False, True):
        b = Batch(case, is_gated=gated)
        init = torch.randn(len(case.lengths), case.heads, 128, 128, device="cuda")
        o, s = delta_rule.recurrent_delta_rule(b.q.float(), b.k.float(), b.v.float(), b.beta.float(), b.g, None, init, True, cu_seqlens=b.cu_seqlens)
        kept = {}
        for shared in (False, True):
            for keep in (False, True):
                first = fwd(b, shared, keep, init); again = fwd(b, shared, keep, init)
                same = all(torch.equal(x, y) for x, y in zip(first[:2], again[:2]))
                kept[shared] = first
                eo, es = (float((x.float() - y).norm() / y.norm()) for x, y in zip(first[:2], (o, s)))
                if not (eo < .005 and es < .005 and same): bad[shared] += 1; print("WRONG", case.name, gated, shared, keep, eo, es, same, flush=True)
        if not case.is_varlen and not all(torch.equal(x, y) for x, y in zip(kept[False], kept[True])): print("DIFFERS", case.name, gated, [torch.equal(x, y) for x, y in zip(kept[False], kept[True])], flush=True)
print("values", bad, flush=True)
total = [0, 0]
for gated in (False, True):
    for case in CHUNKS:
        b = Batch(case, is_gated=gated)
        more = [b] + [Batch(case, is_gated=gated, seed=i) for i in range(1, min(harness.sets_for(b.moved), 3))]
        r = harness.in_turns({f"{s}{k}": [(lambda b=b, s=s, k=k: fwd(b, s == "pair", k == "+")) for b in more] for s in ("one", "pair") for k in ("", "+")}, 10)
        print(case.name, "gated" if gated else "plain", {n: round(x, 1) for n, x in r.items()}, flush=True)
        total[0] += r["one"]; total[1] += r["pair"]
(pathlib.Path(os.environ["OUT"]) / "shared").write_text("1" if not bad[True] and total[1] < total[0] else "")
