"""Names of another CUDA than the installed one, as binaries need and compilers reject them: patterns."""

from __future__ import annotations

from opwright.knowledge.cuda.removed import LAUNCH_FUNCTIONS, OLD_CUSPARSE, OLD_RUNTIME
from opwright.logs.tools.unknown_names import unknown_member, unknown_name

NAMES_OF_SOME_RELEASES = rf"hip\w+R0\d00|{LAUNCH_FUNCTIONS}|{OLD_CUSPARSE}|{OLD_RUNTIME}"
"""Functions that not every release has: who lacks one is for another."""
_REMOVED_NAMES = (
    rf"{OLD_CUSPARSE}|cuda(?:ThreadSynchronize|ThreadExit|BindTexture\w*|UnbindTexture|ConfigureCall|ProfilerInitialize)"
    r"|cudaLaunchCooperativeKernelMultiDevice|CUSPARSE_(?:MM_ALG_DEFAULT|COOMM_ALG\d|CSRMM_ALG\d|MV_ALG_DEFAULT|COOMV_ALG|CSRMV_ALG\d|CSR2CSC_ALG2)"
    r"|__shfl(?:_down|_up|_xor)?|__ballot|PFN_cuTensorMapEncode(?:Tiled|Im2col)|texture"
)
REMOVED_IN_SOURCE = (
    *unknown_name(_REMOVED_NAMES),
    *unknown_member("cudaDeviceProp", r"\w+"),
    *unknown_member("cudaPointerAttributes", "memoryType|isManaged"),
    r"[\"'‘](?:const )?(?:struct )?(?P<api>__half2?)[\"'’] has no member (?:named )?[\"'‘]x[\"'’]",
    r"(?:argument of type \"int\" is incompatible with parameter of type|no suitable constructor exists to convert from \"int\" to) \"(?P<api>cudaMemLocation)\"",
    r"[‘']int[’'] to [‘'](?P<api>cudaMemLocation)[’']",
    r"(?P<api>texture)[\"’']? is not a template",
    r"identifier \"__(?P<api>cudaDeviceSynchronize)DeprecationAvoidance\" is undefined",
)
"""What this CUDA no longer has, or has in another form: `api`."""
ADDED_IN_SOURCE = r"function \"(?P<api>(?:atomic(?:Add|Sub|Max|Min|CAS|Exch)|__shfl\w{0,12}|__h(?:max|min)2?|__ldg|__syncwarp)\([^\"()\n]{0,60}\))\" (?:\(declared at [^\n]{1,120}?\) )?has already been defined"
"""Functions that CUDA did not have when the code was written: `api`."""
