"""
`torch.utils.cpp_extension` writes the `-gencode` flags itself: for the architectures in TORCH_CUDA_ARCH_LIST,
otherwise for the GPUs in the machine. Unless a flag that the extension passes to nvcc contains the word `arch`: then
torch adds none, and says nothing. Everybody then gets the list in `setup.py`.

Whoever sets TORCH_CUDA_ARCH_LIST for a GPU that is not in that list waits for the whole build and gets `no kernel
image is available for execution on the device`. It is worse if the list has machine code only (`code=sm_80`): PTX,
`code=compute_80`, also runs on future GPUs. A toolkit that has dropped one of the names stops the build, and no
setting gets around it.

Scripts that name an architecture with a suffix (`sm_90a`, whose code runs nowhere else), and those that read
TORCH_CUDA_ARCH_LIST themselves, are not reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from opwright.causes.kit.build_scripts.archs.requested_archs import requested_always
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.model import BuildScript, Cause, Confidence, Evidence, Fix, Language

_ARCH_FLAG = r"arch=compute_|-arch=sm_"
_READS_SETTING = r"TORCH_CUDA_ARCH_LIST|get_device_capability|(?:environ|getenv)(?![^\n]{0,12}(?:HIP|ROCM|AMD))[^\n]{0,40}(?:ARCH|GENCODE|CAPABILIT|COMPUTE|\bSM)"


@for_scripts(_ARCH_FLAG)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for architectures in the nvcc flags that only an edit can change."""
    if script.language is not Language.PYTHON or re.search(_READS_SETTING, script.text):
        return
    if not any(extension.kind == "CUDAExtension" for extension in script.extensions):
        return
    flags = [one for one in requested_always(script) if one.setting == "-gencode"]
    if not flags or any(one.arch.endswith(("a", "f")) for one in flags):
        return
    has_ptx = any(re.search(r"code=\[?[^\]]*compute_", one.literal.value) for one in flags)
    archs = ", ".join(dict.fromkeys(one.arch for one in flags))
    found = literal_evidence(script, flags[0].literal, archs=archs)
    yield found._replace(confidence=Confidence.POSSIBLE if has_ptx else Confidence.LIKELY)


CAUSE = Cause(
    title="torch ignores TORCH_CUDA_ARCH_LIST because the nvcc flags name architectures: {archs}",
    in_build_script=in_build_script,
    is_linted_on_request=True,
    fix=Fix(
        "leave -gencode and -arch to torch; for a default, let setup.py set TORCH_CUDA_ARCH_LIST where it is unset:"
        " os.environ.setdefault('TORCH_CUDA_ARCH_LIST', '8.0;8.6;9.0+PTX')"
    ),
    examples=(
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'cxx': [], 'nvcc': [\n"
            "    '-O3', '-gencode=arch=compute_80,code=sm_80', '-gencode=arch=compute_90,code=sm_90']})])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-arch=sm_86']\nsetup(ext_modules=[CUDAExtension('op', ['op.cu'], "
            "extra_compile_args={'nvcc': flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "if IS_HIP:\n    flags = ['--offload-arch=' + os.getenv('HIP_ARCHITECTURES', 'native')]\nelse:\n"
            "    flags = ['-gencode', 'arch=compute_80,code=sm_80']\nsetup(ext_modules=[CUDAExtension('op', "
            "['op.cu'], extra_compile_args={'nvcc': flags})])\n",
        ),
    ),
    counterexamples=(
        BuildScript(
            "setup.py",
            "flags = ['-gencode', 'arch=compute_90a,code=sm_90a']\nsetup(ext_modules=[CUDAExtension('op', "
            "['op.cu'], extra_compile_args={'nvcc': flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "flags = ['-gencode', 'arch=compute_80,code=sm_80']\nif os.getenv('TORCH_CUDA_ARCH_LIST'):\n"
            "    flags = []\nsetup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': flags})])\n",
        ),
        BuildScript(
            "setup.py",
            "setup(ext_modules=[CUDAExtension('op', ['op.cu'], extra_compile_args={'nvcc': [\n"
            "    '-O3', '--expt-relaxed-constexpr']})])  # no arch=compute_80 here\n",
        ),
    ),
)
