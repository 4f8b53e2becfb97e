"""What a person retells of a missing module or header is understood, and quoted as it was written."""

from __future__ import annotations

from laws import every_input

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

NOT_BUILT = "extension-not-built"
RETOLD = [
    ("no modules name 'warp_cuda'", NOT_BUILT),
    ("It says no modul named warp_cuda import Warp", NOT_BUILT),
    ("no modules name 'diff- warp -rasterization', what can I do?", NOT_BUILT),
    ("Missing module '_C'?", NOT_BUILT),
    ("the module `warp_ext` cannot be found", NOT_BUILT),
    ("I can't import warp_ext in train.py", NOT_BUILT),
    ("importing warp_ext failed", NOT_BUILT),
    ("运行时找不到模块 warp_cuda", NOT_BUILT),
    ("warp_cuda 模块找不到", NOT_BUILT),
    ("there is no warp_ext module", NOT_BUILT),
    ("warp_cuda extension is missing", NOT_BUILT),
    ("Can not import WarpSampler from warp_cuda", NOT_BUILT),
    ("I failed to import warpkit.ops.warp_cuda", NOT_BUILT),
    ("It raises ModuleNotFoundError for warp_cuda", NOT_BUILT),
    ("warp_cuda import error, what can I do?", NOT_BUILT),
    ("the module `warp_cuda` doesn't exist in warpkit/ops", NOT_BUILT),
    ("cl.exe is not in the path", "missing-host-compiler"),
    ("it cannot find libsndfile.so.1 at import", "missing-shared-library"),
    ("failed to load warp_io.dll on Windows 11", "missing-shared-library"),
    ("DLL load failed when importing the extension", "missing-shared-library"),
    (
        "DLL load failed while importing _C: A megadott modul nem található.",
        "missing-shared-library",
    ),
    ("it says the specified module could not be found", "missing-shared-library"),
    ("it says it can't find the specified procedure", "torch-version-mismatch"),
    ("RTX 5080: sm_120 is not compatible with my torch", "arch-not-built"),
    ("kernel image error on V100", "arch-not-built"),
    ("nvcc doesn't support compute_89, what can I do?", "nvcc-too-old-for-arch"),
    ("CUDA 11.8 detected but PyTorch compiled with 12.1", "cuda-toolkit-mismatch"),
    ("compiling it uses all of my RAM", "build-out-of-memory"),
    ("torchvision 0.15 with torch 2.1 gives undefined symbol", "torch-version-mismatch"),
    ("it doesn't work with numpy 2.0", "numpy-abi-mismatch"),
    ("warpkit-0.4+cu122torch2.3 is not a supported wheel on my machine", "no-matching-wheel"),
    ("found no NVIDIA driver on the node", "no-nvidia-driver"),
    ("AT_CHECK was not declared in this scope", "removed-torch-api"),
    ("third_party/glm/glm.hpp file not found", "git-submodule-missing"),
    ("torchvision::nms doesn't exist in my environment", "op-library-not-loaded"),
    ("filename or extension is too long when installing", "windows-path-too-long"),
    ("torchaudio and torch versions mismatch", "torch-version-mismatch"),
    ("flash-attn breaks after upgrading to torch 2.6", "torch-version-mismatch"),
    ("the driver is too old for my torch", "driver-too-old"),
    ("Could not run 'torchvision::nms' on CUDA", "cpu-only-extension"),
    ("torch._six is removed", "removed-torch-api"),
    ("installing warpkit: torch not found", "build-isolation-no-torch"),
    ("ninja got killed while compiling", "build-out-of-memory"),
    ("it doesn't work on my RTX 5090", "arch-not-built"),
    ("cannot find cub.h", "missing-cuda-header"),
    ("on Windows cub\\cub.cuh can't be found", "missing-cuda-header"),
    ("Training stops by a TypeError in warp_scan_fwd()", "dependency-version-mismatch"),
    ("THC\\THCBlas.h cannot find", "removed-torch-api"),
    ("cannot open the include file THC\\THCTensor.hpp", "removed-torch-api"),
    ("it complains that Python.h cannot be found", "missing-python-dev-headers"),
    ("cusparse.h \u6ca1\u6709\u90a3\u4e2a\u6587\u4ef6\u6216\u76ee\u5f55", "missing-cuda-header"),
    ("cusparse.h is missing", "missing-cuda-header"),
    ("No such file or directory #include <cusparse.h>", "missing-cuda-header"),
    ("cannot find sparsehash/dense_hash_map.h", "missing-system-dev-package"),
    ("Cannot find the header THCTensor.hpp when building", "removed-torch-api"),
    ("the current Visual Studio 17.11 is not supported", "msvc-too-new-for-nvcc"),
    ("warpkit won't install, CUDA not found", "cuda-toolkit-not-found"),
    ("submodule 'warp_knn' page is not found", "git-submodule-missing"),
    ("bitsandbytes doesn't work on Windows", "unsupported-platform"),
    ("flash_attn 不支持 T4, what else is there?", "hardware-unsupported"),
    ("flash attention can't run on my V100", "hardware-unsupported"),
    ("`warp/__init__.py` fails to find `.warp_cuda`", NOT_BUILT),
    ("the file for `.warp_cuda` to be imported is missing", NOT_BUILT),
    (
        "pip stops at torch==2.6.0+cu124, it doesn't provide a wheel for manylinux_2_39",
        "no-matching-wheel",
    ),
    ("it ends by Windows is currently not supported", "unsupported-platform"),
]
TOLD = [
    ("The installation of warp aborts since CUDA_HOME can't be found.", "cuda-toolkit-not-found"),
    ("We don't have nvcc on the cluster, so it stops", "cuda-toolkit-not-found"),
    ("My extension can't be loaded because Ninja isn't installed", "ninja-missing"),
    ("After the update libstdc++.so.6 lacks GLIBCXX_3.4.32", "glibcxx-too-old"),
    ("the wheel needs GLIBC_2.32 and we have 2.17", "glibc-too-old"),
    ("CUDA 11.8 doesn't accept g++-13 any more", "gcc-too-new-for-nvcc"),
    ("The system's CUDA 12.1 differs from PyTorch's 11.3", "cuda-toolkit-mismatch"),
    ("My card has sm_120, which PyTorch 2.5 does not support.", "arch-not-built"),
    ("I get OMP Error 15 when I import both", "duplicate-openmp-runtime"),
    ("git clone fails, could not resolve host github.com", "network-failure"),
    ("Out of memory on my GPU when it loads", "gpu-out-of-memory"),
    ("The g++ process got killed (signal 9)", "build-out-of-memory"),
    ("torchvision's nms operator doesn't exist", "op-library-not-loaded"),
    ("pip can't find torch==1.8.0+cu111", "no-matching-wheel"),
    ("it complains that it has no module warp._ext", "extension-not-built"),
    ("MultiScaleDeformableAttention is not found", NOT_BUILT),
    ("pip says gcc failed: no such file", "missing-host-compiler"),
    ("torch has no attribute 'irfft' any more", "removed-torch-api"),
    ("nvcc refuses my compiler: it wants gcc not later than 12", "gcc-too-new-for-nvcc"),
    ("I have CUDA 12.4 but PyTorch was compiled with 11.8", "cuda-toolkit-mismatch"),
    ("there is no kernel image for the device", "arch-not-built"),
    ('It tells me that "cl" cannot be found', "missing-host-compiler"),
    ("The compiler stops at Python.h, no such file.", "missing-python-dev-headers"),
    ("torch says it is not compiled with CUDA enabled", "cpu-only-torch"),
    ("I get 'numpy.dtype size changed' at import", "numpy-abi-mismatch"),
    ("no operator '+' matches half + half", "half-operators-disabled"),
    ("ATen says that it needs C++17", "cxx-standard-too-old"),
    ("pip says it found no version that satisfies torch==1.7.1", "no-matching-wheel"),
    ("libiomp5md.dll is already initialized and it dies", "duplicate-openmp-runtime"),
    ("PyFrameObject has no member f_code", "pybind11-too-old-for-python"),
]
ABOUT_NO_FAILURE = [
    "We removed the check, so nvcc 12 accepts gcc 12 and everything builds.",
    "torch has no official wheel for RISC-V, is one planned?",
    "This operator matches half precision on the GPU, results agree.",
    "libiomp5 is already initialized by MKL, that is fine.",
    "Is C++17 needed to build an extension for torch 2.1?",
    "Does nvcc 12.4 accept gcc 13?",
    "My CUDA 12.4 works fine with torch built with 12.1, is that expected?",
    "numpy has no typing for this function, so I wrote stubs.",
    "flash-attn must be installed before you start; I did, and it runs.",
    "You have to install apex for mixed precision? I use amp.",
    "The name cl is not found in the paper, what does it stand for?",
    "Make sure flash_attn is installed if you want the fast path (optional).",
    "You can import warp_ext from everywhere.",
    "It could not find the answer, so I asked here.",
    "Where is the module for warping?",
    "I cannot find CUDA in the menu",
    "It didn't find my torch until I installed it",
    "After that the module worked; nothing is missing.",
    "Do I need to import warp_utils first?",
    "I could not find data_loader in the paper",
    "What does `import knn_cuda` do in line 12?",
    "I can't find ckpt_path in my folder, where to download it?",
    "No module in train.py is missing",
    "Which file defines roi_align?",
    "An import error of load_config is caught",
    "You need no GPU to build it",
    "missing key in state_dict: conv1_weight",
    "The specified module is found",
    "sm_90 is supported since 11.8",
    "This model uses all of my GPU memory while training",
    "NumPy 2 is out",
    "Training got killed after an hour",
    "Which driver do you use?",
    "torch is not installed by this script",
    "torchvision and torch are installed",
    "Does it work with numpy 2?",
    "What is an undefined symbol, and when does one appear?",
    "CUDA 12.1 is what my torch was built with",
    "Which kernel image do you boot?",
    "How does a DLL load on Windows?",
    "gcc is in the path and libfoo.so.1 is there",
]


def test_what_is_retold_is_understood_and_quoted_as_written() -> None:
    with every_input() as check:
        for text, cause in (*RETOLD, *TOLD):
            with check(text):
                first = diagnose(f"Hello,\n{text}", files=False).findings[0]

                assert first.cause.name == cause
                assert first.evidence.confidence is Confidence.POSSIBLE
                assert first.evidence.quote == text
                assert first.evidence.line == 2


def test_sentences_about_no_failure_are_left_alone() -> None:
    with every_input() as check:
        for text in ABOUT_NO_FAILURE:
            with check(text):
                assert not diagnose(text, files=False).findings
