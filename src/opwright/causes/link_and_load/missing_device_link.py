"""
With `-rdc=true` (`-dc`) nvcc leaves calls between device functions of different files unresolved. A second linker, `nvlink`,
resolves them: `nvcc -dlink` takes all such objects and makes one more, which goes to the host linker with the rest. That
object defines `__cudaRegisterLinkedBinary_…`, one function for each file, and the initializers of all files call theirs.
Without the step the shared object still links, but cannot be loaded.

The flag often comes with a copied list of nvcc flags and is not needed. torch's `CUDAExtension` runs the step only with
`dlink=True`. CMake runs it where `CUDA_SEPARABLE_COMPILATION` is set, and for a static library only with
`CUDA_RESOLVE_DEVICE_SYMBOLS`.

The other way round, a call into another file without `-rdc=true` makes ptxas stop with `Unresolved extern function`. NVSHMEM
and cooperative groups across a whole grid need both, the flag and the step.

In a setup.py, `opwright lint` reports this when nvcc's flags have it and nothing requests a device link.
"""

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import LIKELY, log_check, log_rules, rule
from opwright.causes.kit.sources import code_of, for_scripts, literal_evidence
from opwright.model import IN_A_BUILD, BuildScript, Cause, Evidence, Fix, Log

_UNRESOLVED_EXTERN = (
    r"Unresolved extern (?:function|variable) [^\w\n]{1,2}(?P<symbol>(?!__nv_)[\w$.]{1,1000})"
)
_DEFINED_BY_NVLINK = ("cudaRegisterLinkedBinary", "fatbinwrap_", "hip_fatbin", "hip_gpubin")


@log_check(undefined=_DEFINED_BY_NVLINK)
def _undefined_in_log(log: Log) -> Iterator[Evidence]:
    """Look for what only a device link defines."""
    for undefined in kit.undefined.undefined_symbols(log):
        if undefined.name.lstrip("_").startswith(_DEFINED_BY_NVLINK):
            yield undefined.evidence(what="objects were compiled with -rdc=true")


_RELOCATABLE = frozenset({"-rdc=true", "--relocatable-device-code=true", "-dc", "--device-c"})


@for_scripts("rdc=true", "relocatable-device-code", "CUDAExtension")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for flags that make device code relocatable, without a device link."""
    if "dlink" in script.text or "nvlink" in code_of(script):
        return
    for extension in script.extensions if script.path.endswith("setup.py") else ():
        flags = [flag for flag in extension.all_flags if flag.value in _RELOCATABLE]
        if flags and extension.kind == "CUDAExtension":
            details = {"what": "nvcc leaves calls unresolved", "symbol": flags[0].value}
            yield literal_evidence(script, flags[0])._replace(details=details)


_SETUP = "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': ['-rdc=true']})])\n"

CAUSE = Cause(
    title="{what} ({symbol}), and nothing links the device code",
    in_log=log_rules(
        _undefined_in_log,
        rule(
            _UNRESOLVED_EXTERN,
            confidence=LIKELY,
            what="a device function of another file is called",
        ),
    ),
    in_build_script=in_build_script,
    explains=("own-source-not-built",),
    fix=Fix(
        "compile without -rdc=true, or link the device code: CUDAExtension(dlink=True, "
        "dlink_libraries=['cudadevrt']) with -dc for nvcc, or CMake's CUDA_SEPARABLE_COMPILATION and "
        "CUDA_RESOLVE_DEVICE_SYMBOLS"
    ),
    remedies={
        IN_A_BUILD: Fix(
            "link device code across files ({device_link}), or define the function in the file that calls it"
        ),
    },
    examples=(
        (
            "ImportError: /venv/lib/python3.12/site-packages/alltoall.cpython-312-x86_64-linux-gnu.so: "
            "undefined symbol: __cudaRegisterLinkedBinary_5d2a7c1e_11_dispatch_cu_9f0c3b7a"
        ),
        "ptxas fatal   : Unresolved extern function '_Z7combineffi'",
        (
            "scan.cu:(.text+0x8d): undefined reference to `__cudaRegisterLinkedBinary_40_tmpxft_00001f3c_00000000_"
            "7_scan_cpp1_ii_1c9d'\ncollect2: error: ld returned 1 exit status"
        ),
        BuildScript("setup.py", _SETUP),
    ),
    counterexamples=(
        BuildScript("setup.py", _SETUP.replace("['op.cu'],", "['op.cu'], dlink=True,")),
        BuildScript("setup.py", _SETUP.replace("=true", "=false")),
        BuildScript(
            "setup.py", _SETUP.replace("['-rdc=true']", "['-rdc=true'], 'nvcc_dlink': ['-dlink']")
        ),
        "ImportError: op.so: undefined symbol: __cudaRegisterFatBinaryEnd",
        "nvcc -rdc=true -dlink a.o b.o -o dlink.o",
        "nvlink error   : Undefined reference to '_Z6reducePfi' in 'build/scan.o'",
    ),
)
