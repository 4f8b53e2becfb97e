import ctypes, sys, torch
import pathlib
HERE=pathlib.Path(__file__).parent
sys.path[:0]=[str(HERE.parent/x) for x in ("src",".","tests")]
from cases import CASES, Case
from compared import wanted, weights
L=ctypes.CDLL(str(HERE/"build"/"chunks.so"))
P=ctypes.c_void_p; I=ctypes.c_int
class Args(ctypes.Structure):
    _fields_=[(n,P) for n in "q k v beta g o initial final cu".split()]+[("sequences",ctypes.c_int64),("tokens",ctypes.c_int64)]+[(n,I) for n in "heads value_heads keys values".split()]+[("scale",ctypes.c_float),("v_first",I)]+[(n,P) for n in "inverse states writes d_o d_x d_states d_q d_k d_v d_beta d_g".split()]+[("blocks",I),("walkers",I)]
keep=[]
def ptr(x):
    if x is None or x.numel()==0: return None
    keep.append(x); return x.data_ptr()
def args(i, **more):
    q,k,v,beta,g,init,cu,vf=i
    n = q.shape[0] if cu is None else cu.numel()-1
    a=Args(q=ptr(q),k=ptr(k),v=ptr(v),beta=ptr(beta),g=ptr(g),cu=ptr(cu),sequences=n,tokens=q.shape[1],heads=q.shape[2],value_heads=v.shape[2],keys=q.shape[3],values=v.shape[3],scale=q.shape[3]**-.5,v_first=int(vf),blocks=4,walkers=1)
    for n,x in more.items(): setattr(a,n,ptr(x) if isinstance(x,torch.Tensor) or x is None else x)
    return a
d=lambda a,b: float((a.double()-b).norm()/b.norm().clamp_min(1e-30))
def nan(*s,dtype=torch.bfloat16): return torch.full(s,float('nan'),dtype=dtype)
def run(case, walkers=1, grads=True, blocks=4):
    i=case.inputs(torch.bfloat16); i=i._replace(cu_seqlens=None if i.cu_seqlens is None else i.cu_seqlens.long())
    q,k,v,beta,g,init,cu,vf=i; B,T,H,K=q.shape; HV,V=v.shape[2:]
    N=B if cu is None else cu.numel()-1
    slots=B*-(-T//64) if cu is None else T//64+N
    o=nan(*v.shape); fin=nan(*( (N,HV,V,K) if vf else (N,HV,K,V)),dtype=torch.float32)
    inv=nan(slots,HV,64,64); st=nan(slots,HV,V,K); wr=nan(*v.shape)
    kept=dict(inverse=inv,states=st,writes=wr) if grads else {}
    ok=L.emu_forward(ctypes.byref(args(i,o=o,initial=init,final=fin,walkers=walkers,blocks=blocks,**kept)))
    (wo,ws),wg=wanted(case,torch.bfloat16)
    print(case.name or case.tokens, "gated" if g is not None else "plain", f"{walkers} walk", "ok" if ok else "HUNG", "o %.4f s %.4f"%(d(o,wo),d(fin,ws)),flush=True)
    if not grads or not ok: return
    d_o,d_s=weights(case,torch.bfloat16)
    dx=nan(*v.shape); dst=nan(slots,HV,V,K); di=nan(*fin.shape,dtype=torch.float32)
    ok=L.emu_back(ctypes.byref(args(i._replace(v=d_o),o=dx,initial=d_s,final=di,inverse=inv,states=dst,blocks=blocks)))
    dq,dk=nan(B,T,HV,K),nan(B,T,HV,K); dv=nan(*v.shape); db=nan(*beta.shape); dg=nan(*beta.shape,dtype=torch.float32) if g is not None else None
    ok2=L.emu_gradients(ctypes.byref(args(i,d_o=d_o,states=st,writes=wr,d_x=dx,d_states=dst,d_q=dq,d_k=dk,d_v=dv,d_beta=db,d_g=dg,blocks=blocks)))
    f=lambda x: x.float().view(B,T,H,HV//H,K).sum(3)
    got=[f(dq),f(dk),dv,db]+([dg] if g is not None else [])+([di] if init is not None else [])
    print("    back","ok" if ok else "HUNG","gradients","ok" if ok2 else "HUNG",["%.4f"%d(a,b) for a,b in zip(got,wg)],flush=True)
for spec in sys.argv[1:]:
    name,_,flags=spec.partition(":")
    for c in (CASES if name!="big" else ()):
        if c.name==name: run(c, 1 + ("2" in flags), "f" not in flags)
    if name=="big": run(Case("",200,1,1,1,128,128), 1 + ("2" in flags))
    if name=="whole": run(Case("",256,1,1,1,128,128), 1 + ("2" in flags))
    if name=="plain": run(Case("",150,1,1,1,128,128,is_gated=False), 1 + ("2" in flags))
