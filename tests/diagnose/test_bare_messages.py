"""What packages say where they stop is understood alone, below its traceback and inside a sentence."""

from __future__ import annotations

from laws import every_input

from opwright.verbs.diagnose.diagnosis import diagnose

NOT_BUILT, VERSION, OLD_TORCH = (
    "extension-not-built",
    "dependency-version-mismatch",
    "torch-too-old-for-package",
)
NO_TOOLKIT, NOT_FOR_GPU, NO_SUCH_GPU = (
    "cuda-toolkit-not-found",
    "arch-not-built",
    "hardware-unsupported",
)
MESSAGES = [
    ("AssertionError: Apex is not installed. See its README.", NOT_BUILT),
    ("ImportError: WarpLinear requires the 'torch-scatter' package", NOT_BUILT),
    ("ImportError: warp needs more: pip install flash-attn --no-build-isolation", NOT_BUILT),
    ("ImportError: Please install Flash Attention 2 before this", NOT_BUILT),
    ("RuntimeError: the backward pass requires Triton", NOT_BUILT),
    ("RuntimeError: Triton is needed here but it is not available!", NOT_BUILT),
    ("ImportError: please install the `bitsandbytes` package", NOT_BUILT),
    ("WarpNotBuiltError: warp_ep could not be imported; rebuild it", NOT_BUILT),
    ("ImportError: warp.attn requires the fused extensions (_warp_C or _warp9_C).", NOT_BUILT),
    (
        "FileNotFoundError: could not find the shared object file for the Warp extension library",
        NOT_BUILT,
    ),
    ("ImportError: Failed to import libwarp. Did you build it with CUDA?", NOT_BUILT),
    ("warp was installed without --grid_pool flag, grid_pool is not available", NOT_BUILT),
    (
        "RuntimeError: warp was not compiled with libpng support. Rebuild it with WARP_PNG=1",
        NOT_BUILT,
    ),
    ("ValueError: MPI support has not been built. Reinstall warpring with WARP_MPI=1", NOT_BUILT),
    ("RuntimeError: pyg-lib is not compiled with OpenMP support", NOT_BUILT),
    ("RuntimeError: please set BUILD_WARP_DECODER=1 when building it", NOT_BUILT),
    ("ValueError: could not import the C++/CUDA dependencies of the backend", NOT_BUILT),
    ("CUDA kernels for warp_gptq are not installed, which is slow", NOT_BUILT),
    ("RuntimeError: warp_trt C++ runtime is not available", NOT_BUILT),
    ("torch.ops._C.warp is absent. Ensure the Warp C extension is built and loaded", NOT_BUILT),
    ("AssertionError: WarpSeg: Make sure flash_attn is installed.", NOT_BUILT),
    ("RuntimeError: warp_mm_cuda not compiled for this platform.", "unsupported-platform"),
    ("RuntimeError: DeviceWarpGemm_Xdl<64, 2> does not support this problem", NO_SUCH_GPU),
    ("hip_fatbin.cpp: COMGR API could not find the CO for this GPU device/ISA", NOT_FOR_GPU),
    (
        "OSError: Unknown compute capability. Ensure PyTorch with CUDA support is installed.",
        "no-nvidia-driver",
    ),
    (
        "TypeError: varlen_fwd() expected at most 20 argument(s) but received 22 argument(s).",
        VERSION,
    ),
    ("ImportError: warp-attn needs to be >= 2.5.6 to use sliding windows", VERSION),
    ("AssertionError: mmengine >= 0.7.4 is required but 0.7.1 is installed", VERSION),
    ("ValueError: Hydra version 1.0.7 is too old. (warp requires version 1.1 or later.)", VERSION),
    ("ImportError: Your transformers version of 4.40.1 does not support WarpH1.", VERSION),
    (
        "RuntimeError: warp inference needs a newer warp_zoo. Please run pip install -U warp_zoo",
        VERSION,
    ),
    ("RuntimeError: layout=warp is only available for torch>=v2.4", OLD_TORCH),
    ("RuntimeError: warpring was built without NCCL", NOT_BUILT),
    ("ValueError: `mamba_ssm` must be available to use these layers", NOT_BUILT),
    ("ImportError: To use this backend you have to install gptqmodel first", NOT_BUILT),
    ("RuntimeError: CUDA SETUP: Setup Failed!", NOT_BUILT),
    (
        "ImportError: cannot import name 'zero_gradients' from 'torch.autograd.gradcheck'",
        "removed-torch-api",
    ),
    ("RuntimeError: sparse caching requires its compiled _C_warp_ops kernels", NOT_BUILT),
    ("ImportError: TorchAO is not available. Use another backend", NOT_BUILT),
    ("ImportError: warpkit requires transformers >= 4.52.0, got 4.46.0.", VERSION),
    ("AssertionError: warp4 requires warpbase version >= 2.7, but found version: 2.1.0", VERSION),
    ("ImportError: WarpConfig requires torchao >= 0.15.0. Please upgrade it", VERSION),
    ("ImportError: DeepSpeed version must be >= 0.14.0 for experts", VERSION),
    ("ImportError: Found an incompatible version of torchao. Found version 0.10.0", VERSION),
    ("AssertionError: version mismatch. Found warp-core v2.1.0 and warp-cu12 v2.3.0", VERSION),
    ("ImportError: Your transformers version is too old for this", VERSION),
    ("ImportError: Please upgrade mmcv to >=0.7.2", VERSION),
    ("ValueError: minimum version of `torchao` is 0.15.0, but the current version is 0.9", VERSION),
    ("ValueError: `to` is not supported with the installed version of bitsandbytes.", VERSION),
    ("AssertionError: WarpOptimizer is only available when pytorch version >= 1.8.", OLD_TORCH),
    ("RuntimeError: PyTorch>=2.0.0 is required for sharding", OLD_TORCH),
    ("RuntimeError: the profiler requires at least torch 1.8.1", OLD_TORCH),
    ("RuntimeError: Warps are not available with PyTorch < 2.0", OLD_TORCH),
    ("NotImplementedError: no meta tensors, please upgrade to torch 1.10+", OLD_TORCH),
    ("FileNotFoundError: The nvcc compiler is not found in /opt/cuda/bin", NO_TOOLKIT),
    ("RuntimeError: no extension is built, since CUDA_HOME was None", NO_TOOLKIT),
    ("RuntimeError: Cannot find the CUDA version file below it", NO_TOOLKIT),
    ("RuntimeError: neither find NVCC nor a runtime", NO_TOOLKIT),
    ("RuntimeError: Failed to find CUDA. Install CUDA Toolkit 12", NO_TOOLKIT),
    ("RuntimeError: Please compile again with CUDA support", "cpu-only-extension"),
    ("warpengine will be compiled with CPU_ONLY, no GPU is visible", "cpu-only-extension"),
    ("AssertionError: IPEX not compiled with XPU enabled", "gpu-backend-mismatch"),
    ("RuntimeError: libwarp was not compiled for Hopper (SM90).", NOT_FOR_GPU),
    ("RuntimeError: libwarp was not compiled with CUTLASS_ARCH_MMA_SM90_ON.", NOT_FOR_GPU),
    ("RuntimeError: the warp kernel is not compiled with support for this GPU", NOT_FOR_GPU),
    ("RuntimeError: warp must be compiled with ENABLE_WARP_SM120", NOT_FOR_GPU),
    ("RuntimeError: this can only run on the Hopper architecture (SM90).", NO_SUCH_GPU),
    ("EnvironmentError: warp requires Pascal or later GPUs", NO_SUCH_GPU),
    ("ValueError: x must be on a CUDA device with compute capability >= 8.0.", NO_SUCH_GPU),
    ("ValueError: the device has compute capability of 7 which is insufficient", NO_SUCH_GPU),
    ("RuntimeError: Too old compute capability to run warp_attn", NO_SUCH_GPU),
    ("RuntimeError: MSVC is required to build C++ extensions", "missing-host-compiler"),
    ("ImportError: PyTorch with CUDA support is not available here", "cpu-only-torch"),
    ("AssertionError: warp only supports CUDA 12.0 and above.", "cuda-toolkit-too-old"),
    ("RuntimeError: Could not load the CUDA driver library", "no-nvidia-driver"),
    ("Unable to import torch, pre-compiling ops will be disabled", "build-isolation-no-torch"),
]
OF_NO_FAILURE = [
    "CheckIncludeFile.c(1): fatal error C1083: Cannot open include file: 'pthread.h': No such file or directory",
    "ImportError: torchao version 0.14.0 is too old, please install torchao nightly",
    "/bin/sh: 1: /warp/conda/bin/conda: not found",
    "Triton is available, and fused kernels are used",
    "We support both FlashAttention and xFormers; FlashAttention is optional.",
    "Our project requires Apex, which worked for me. Which loss scale is right?",
    "I need to install Apex, where do I do that?",
    "Is flash-attn 2 as accurate as FlashAttention-3?",
    "requires triton >= 3.0, see the release notes for what is new",
    "This release requires transformers >= 4.40 and torch >= 2.1; both are there.",
    "I updated DeepSpeed to 0.14 and training became faster",
    "The model was trained on a device with compute capability >= 8.0",
    "The kernels were compiled for Hopper (SM90) and Ampere, all tests pass.",
    "nvcc compiler found at /opt/cuda/bin/nvcc",
    "How can I rebuild the wheel with MPI support? It has Gloo support.",
    "Can I use warpkit with PyTorch >= 2.5?",
    "does warpcodec with libpng support decode faster?",
    "What does ENABLE_WARP_SM100 in CMakeLists mean?",
    "Where is the shared object file for the library placed after a build?",
    "We drop support for Pascal GPUs in the next release.",
    "warpkit will drop torch<2.9 support in a future release.",
    "ValueError: Could not find compute kernel for sharding_type=table_wise",
    "RuntimeError: no image is drawn if cupy is not available",
    "AssertionError: Missing `tabulate`, please install it: pip install deepspeed[tuning]",
    "RuntimeError: the warp engine was not built to target this runtime platform",
    "visual studio 17.10 works for me with CUDA 12.4",
]
TRACEBACK = (
    "Traceback (most recent call last):\n"
    '  File "/opt/env/lib/python3.10/site-packages/warpkit/check.py", line 40, in check\n'
    "    raise err\n"
)


def test_messages_are_understood_alone_below_a_traceback_and_in_a_sentence() -> None:
    with every_input() as check:
        for text, cause in MESSAGES:
            sentence = f'I get "{text.rstrip(".!")}" when I import warpkit, any idea?'
            for log in (text, TRACEBACK + text, sentence):
                with check(log):
                    assert diagnose(log, files=False).findings[0].cause.name == cause
        for text in OF_NO_FAILURE:
            with check(text):
                assert not diagnose(text, files=False).findings


def test_the_release_or_variable_that_a_message_asks_for_is_in_the_command() -> None:
    bounded = "ImportError: warpkit requires transformers >= 4.52.0, got 4.46.0."
    left_out = (
        "ValueError: warpring has not been built with MPI support. Reinstall it with WARP_MPI=1"
    )

    release, setting = (diagnose(text, files=False).findings[0].fix for text in (bounded, left_out))

    assert release.commands == ("pip install 'transformers>=4.52.0'",)
    assert setting.commands == (
        "WARP_MPI=1 pip install --no-build-isolation --no-cache-dir --no-deps --force-reinstall -v .",
    )
