"""What to do where something does not build, link, load or run: as the log allows it."""

from __future__ import annotations

from ways_tried import try_ways

_NO_MODULE = "The specified module could not be found."
_IN_PACKAGES = "C:\\py\\lib\\site-packages"
_WAYS = (
    # a log; what the commands of both ways have, and what they do not have
    (
        "Jetson Orin, bitsandbytes\nRuntimeError: Error named symbol not found at line 233 in file /src/csrc/ops.cu",
        "-DCOMPUTE_CAPABILITY=",
        "--no-binary bitsandbytes",
    ),
    (
        "-- Target device: cpu\n-- Could NOT find CUDA (missing: CUDA_TOOLKIT_ROOT_DIR CUDA_NVCC_EXECUTABLE)\nCMake Error at torch/share/cmake/Caffe2/Caffe2Config.cmake:86",
        "https://download.pytorch.org/whl/cpu",
        "CUDA_HOME",
    ),
    (
        (
            "OSError: dlopen(/opt/homebrew/lib/python3.11/site-packages/torch_scatter/_version_cpu.so, 0x0006): tried:"
            " '/opt/homebrew/lib/python3.11/site-packages/torch_scatter/_version_cpu.so' (mach-o file, but is an incompatible architecture (have 'x86_64', need 'arm64'))"
        ),
        "ARCHFLAGS",
        "FORCE_CUDA",
    ),
    (
        "libtorch.so: error adding symbols: file in wrong format, on a Jetson",
        "cmake_prefix_path",
        "apt-get",
    ),
    (
        "error: [Errno 2] No such file or directory: '/usr/local/cuda/bin/nvcc'\nCuda compilation tools, release 11.7, V11.7.64",
        "command -v nvcc",
        "CUDA_HOME=/usr/local/cuda ",
    ),
    (
        "import cupy\nimport torch\nImportError: /env/lib/python3.9/site-packages/torch/lib/libtorch_cuda.so: undefined symbol: cudaGraphInstantiateWithFlags, version libcudart.so.11.0",
        "import torch, cupy",
        "unset PYTHONPATH",
    ),
    (
        (
            "g++ -D_GLIBCXX_USE_CXX11_ABI=0 -c warp.cpp\n"
            "warp.so: undefined symbol: _ZN3c106detail23torchInternalAssertFailEPKcS2_jS2_RKSs"
        ),
        "grep -rn _GLIBCXX_USE_CXX11_ABI",
        "--no-binary",
    ),
    (
        "ImportError: /env/lib/python3.8/site-packages/torch_ccl-1.1.0-py3.8-linux-x86_64.egg/torch_ccl/lib/libtorch_ccl.so: undefined symbol: _ZN3c105ErrorC1ENS_14SourceLocationENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
        "pip uninstall -y torch-ccl",
        "pip show torch",
    ),
    (
        "torch 2.0.0+cu118\n    self.model = ctranslate2.models.Whisper(\nRuntimeError: CUDA failed with error CUDA driver version is insufficient for CUDA runtime version",
        "ctranslate2==3.24.0",
        "apt-get",
    ),
    (
        "RuntimeError: This is not allowed since there's already a kernel registered from python overriding blend's behavior for CPU dispatch key and warp_ext namespace.",
        "grep -rlF 'warp_ext'",
        "m.impl",
    ),
    (
        "Jetson Nano, JetPack 4.5\nImportError: libcudart.so.10.0: cannot open shared object file: No such file or directory",
        "nv_tegra_release",
        "nvidia-cuda-runtime",
    ),
    (
        "torch 2.0.1+cu118\nFAIL : Failed to load library libonnxruntime_providers_cuda.so with error: libcublasLt.so.12: cannot open shared object file: No such file",
        "onnxruntime-gpu<1.19",
        "nvidia-cublas-cu11",
    ),
    (
        "AMD GPU gfx1100\nOSError: libnvrtc.so.12: cannot open shared object file: No such file or directory",
        "ROCM_HOME=/opt/rocm",
        "nvidia-cuda",
    ),
    (
        f'  File "{_IN_PACKAGES}\\flash_attn\\x.py", line 15, in <module>\nImportError: DLL load failed while importing flash_attn_2_cuda: {_NO_MODULE}',
        "print(sys.version, torch.__version__",
        "{",
    ),
    (
        (
            "Fedora 41\n/usr/local/cuda/include/crt/host_config.h:143:2: error: #error -- unsupported GNU version!"
            " gcc versions later than 12 are not supported!"
        ),
        "gxx_linux-64=12",
        "apt-get",
    ),
    (
        (
            "Downloading warpkit-0.4.0.tar.gz\n/tmp/x/warpkit/csrc/op.cu:3:10: fatal error: cutlass/numeric_types.h: No such file or directory\n"
            "ERROR: Failed building wheel for warpkit"
        ),
        "pip index versions warpkit",
        "git clone --recursive",
    ),
    (
        "    Failed to build `nv-grouped-gemm==1.1.4.post6`\n        csrc/warp.cu:12:10: fatal error: cutlass/bfloat16.h: No such file or directory",
        "git+https://github.com/fanshiqing/grouped_gemm.git@v1.1.4",
        "with-submodules",
    ),
    (
        "$ pip install warp-attention\ngcc: error: warps/hash_cuda.cu: No such file or directory",
        "pip install warp-attention --only-binary :all:",
        "git submodule update",
    ),
    (
        "$ git clone x && cd x\n$ pip install warp-attention\ngcc: error: warps/hash_cuda.cu: No such file or directory",
        "git submodule update",
        "--upgrade",
    ),
    (
        "ninja: error: '/opt/env/lib/python3.8/site-packages/warpkit/src/warps.cpp', needed by 'warps.o', missing and no known rule to make it",
        "-e ./",
        "git submodule update",
    ),
    (
        "on WSL, Ubuntu-22.04\nPS C:\\> wsl --list\n/usr/bin/ld: cannot find -lcuda: No such file or directory",
        "libcuda.so",
        "set ",
    ),
    (
        "cl : Command line error D8021 : invalid numeric argument '/Wno-unused'",
        "extra_compile_args",
        "NVCC_PREPEND_FLAGS",
    ),
    (
        "RuntimeError: Cannot access data pointer of Tensor that doesn't have storage\nwarp_gemm 2.0",
        "--force-reinstall",
        "torch.compile",
    ),
    (
        "Could NOT find PythonLibs (missing: PYTHON_INCLUDE_DIRS)",
        "rm -rf build CMakeCache.txt",
        "pip install",
    ),
    (
        'C:\\warp> python run.py\n  File "C:\\py\\lib\\ctypes\\__init__.py", line 348, in __init__\nOSError: [WinError 126] The specified module could not be found',
        "wsl --install",
        "dumpbin",
    ),
    (
        'OSError: [WinError 126] The specified module could not be found. Error loading "C:\\py\\Lib\\site-packages\\intel_extension_for_pytorch\\bin\\warp_kernels.dll" or one of its dependencies.',
        "setvars.bat",
        "torchvision",
    ),
    (
        'intel_extension for warps\nOSError: [WinError 126] The specified module could not be found. Error loading "C:\\py\\Lib\\site-packages\\torch\\lib\\warp_compiler.dll" or one of its dependencies.',
        "setvars.bat",
        "torchvision",
    ),
    (
        f"PS C:\\warp> python run.py\nImportError: DLL load failed while importing warp_plugin: {_NO_MODULE}",
        'rm -r -fo "$env:LOCALAPPDATA\\torch_extensions"',
        "import torch, warp_plugin",
    ),
    (
        f"Using device cuda:0\nImportError: DLL load failed while importing warp_knn: {_NO_MODULE}",
        "findstr /s /m warp_knn setup.py",
        "import torch, warp_knn",
    ),
    (
        f"C:\\ops> python run.py\nImportError: DLL load failed while importing warp_knn: {_NO_MODULE}",
        "import torch, warp_knn",
        "findstr",
    ),
    (
        "Could not find module 'C:\\py\\Lib\\site-packages\\torchcodec\\libtorchcodec_core6.dll' (or one of its dependencies).",
        "copy",
        "dumpbin",
    ),
    (
        f"ComfyUI_windows_portable, node Warp\nImportError: DLL load failed while importing warp_knn: {_NO_MODULE}",
        '"python_embeded\\python.exe" -s -m pip install',
        "import torch, warp_knn",
    ),
    (
        "ImportError: /env/x-packages/../../home/ann/_ext/warps/warps.so: cannot open shared object file: No such file or directory",
        "ldconfig -p",
        "rm -rf",
    ),
    (
        'C:\\warp> python run.py\n\\torch\\utils\\cpp_extension.py", line 2140, in _import_module_from_library\nImportError: DLL load failed while importing warp_plugin: The specified module could not be found.',
        "nvcc --version",
        "setup.py",
    ),
    (
        "torchaudio : 0.13.1\nImportError: FFmpeg libraries are not found. Please install FFmpeg.",
        "ffmpeg<5",
        "apt-get install ffmpeg",
    ),
    (
        f"C:\\\\ops> python train.py\nLoading extension module warp_512...\nImportError: DLL load failed while importing warp_512: {_NO_MODULE}",
        "torch_extensions",
        "import torch, warp_512",
    ),
    (
        "Could not load libtorchcodec. Likely causes:\nThe PyTorch version (2.9.1) is not compatible\nOSError: Could not load this library: /env/site-packages/torchcodec/libtorchcodec_custom_ops7.so",
        "python3-dev",
        "dumpbin",
    ),
    (
        "export LD_LIBRARY_PATH=/opt/warp/lib\nsudo ./warp --run a\nerror while loading shared libraries: libwarp.so.7: cannot open shared object file: No such file or directory",
        'sudo LD_LIBRARY_PATH="$LD_LIBRARY_PATH" ./warp --run a',
        "torch_extensions",
    ),
    (
        "ImportError: libwarp_plugin.so.8: cannot open shared object file: No such file or directory",
        "libwarp_plugin.so.8",
        "torch_extensions",
    ),
    (
        "ImportError: DLL load failed while importing libtriton: A dynamic link library (DLL) initialization routine failed.",
        "pip install triton-windows",
        "setup.py",
    ),
    (
        f'  File "{_IN_PACKAGES}\\torch\\__init__.py", line 197, in <module>\n    from torch._C import *\nImportError: DLL load failed while importing _C: {_NO_MODULE}',
        "winget install",
        "setup.py",
    ),
    (
        f'{_IN_PACKAGES}\\torch\\functional.py\n  File "{_IN_PACKAGES}\\cv2\\__init__.py", line 181, in <module>\nImportError: DLL load failed while importing cv2: {_NO_MODULE}',
        "opencv-python",
        "setup.py",
    ),
    (
        "I have no root.\nwarp.cpp:3:10: fatal error: sparsehash/dense_hash_map: No such file or directory",
        "conda install -c conda-forge sparsehash",
        "-dev && ",
    ),
    (
        "warp.cpp:3:10: fatal error: sparsehash/dense_hash_map: No such file or directory",
        "apt-get install libsparsehash-dev",
        "sudo",
    ),
    (
        "GLIBC 2.23 of Ubuntu 16.04 is there.\nnvcc fatal   : Unsupported gpu architecture 'compute_70'",
        "cuda-9.0",
        "nvcc --list-gpu-arch",
    ),
    (
        'ngp\\dependencies\\pybind11\\include\\pybind11\\detail/type_caster_base.h(448): error : pointer to incomplete class type "_frame" is not allowed',
        "git -C dependencies/pybind11",
        "third_party",
    ),
    (
        "ImportError: torch.utils.ffi is deprecated. Please use cpp extensions instead.",
        "git branch -r",
        "grep -rnF",
    ),
    (
        "  File \"/env/lib/python3.10/site-packages/warpspeed/utils.py\", line 8, in <module>\n    from torch._six import inf\nModuleNotFoundError: No module named 'torch._six'",
        "pip install --upgrade warpspeed",
        "grep -rnF",
    ),
    (
        "ImportError: cannot import name 'container_abcs' from 'torch._six'",
        "torch==1.8.1",
        "torch.utils",
    ),
    (
        "File \"/tmp/pip-build-env-jk2d6mxz/overlay/lib/python3.12/site-packages/setuptools/__init__.py\", line 10, in <module>\n    import distutils.core\nModuleNotFoundError: No module named 'distutils'\n[end of output]",
        "python3.11 -m venv",
        "setuptools>=77",
    ),
    (
        '>>> import warp_torch\n  File "/env/lib/python3.7/site-packages/warp_torch/__init__.py", line 6, in <module>\nImportError: libtorch_cpu.so: cannot open shared object file: No such file or directory',
        "import torch, warp_torch",
        "apt-file",
    ),
    (
        "ImportError: dlopen(/Users/ann/env/lib/python3.9/site-packages/torchrl/_torchrl.so, 0x0002): Symbol not found: __ZN8pybind116detail11type_casterIN2at6TensorEvE4castERKS3_NS_19return_value_policyENS_6handleE\n  Referenced from: /Users/ann/env/lib/python3.9/site-packages/torchrl/_torchrl.so\n  Expected in: /Users/ann/env/lib/python3.9/site-packages/torch/lib/libtorch_python.dylib",
        "pip install --upgrade torch torchrl",
        "index-url",
    ),
    (
        (
            ">>> import warp_bindings\nMismatch in kernel C++ signatures\n  operator: c10d::allreduce_(Tensor[] tensors) -> Tensor[]\n"
            "    registered at /build/pytorch/torch/csrc/distributed/c10d/Ops.cpp:10\n  kernel 1: std::tuple<int>"
        ),
        "pip show torch warp-bindings",
        "m.impl",
    ),
    (
        f"{'I have installed spconv, and it works. ' * 8}But I get `/src/Warp/ops/knn/warp_gpu.cpython-36m-x86_64-linux-gnu.so: undefined symbol: _ZN3c1011CPUTensorIdEv`",
        "cd /src/Warp/ops/knn && rm -rf build",
        "spconv",
    ),
    (
        "tensordispatch.cc:43: TensorDispatcher: dlopen failed: /env/lib/python3.8/site-packages/dgl/tensoradapter/pytorch/libtensoradapter_pytorch_1.10.2.so: cannot open shared object file: No such file or directory",
        'pip install "torch==$(ls ',
        "no-deps dgl",
    ),
    (
        "pip install torch-sparse -f https://data.pyg.org/whl/torch-1.9.0+cu111.html\nOSError: /env/site-packages/torch_sparse/_convert_cuda.so: undefined symbol: _ZNK2at6Tensor5zero_Ev",
        "data.pyg.org/whl/torch-$(",
        "--no-binary",
    ),
    (
        "OSError: /env/lib/python3.12/site-packages/torchcodec/libtorchcodec_core8.so: undefined symbol: torch_from_blob",
        '"0.1.1 0.2.1 0.5 0.7.0',
        "--no-deps torchcodec",
    ),
    (
        "ImportError: /home/ann/warp-anything/warpseg/_C.so: undefined symbol: _ZN3c1015SmallVectorBaseIjE8grow_podEPKvmm",
        "cd /home/ann/warp-anything && rm -rf build",
        "warp-anything/warpseg",
    ),
    (
        "AttributeError: module 'triton.language' has no attribute 'warp_all'",
        "pip install --upgrade triton",
        "nothing",
    ),
    (
        "Windows 11\n    from warplm import Fast\nModuleNotFoundError: No module named 'triton.common'",
        "pip install triton-windows",
        "apt-get",
    ),
)


def test_building_follows_the_log() -> None:
    try_ways(_WAYS)
