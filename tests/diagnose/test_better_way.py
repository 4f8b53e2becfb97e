"""A fix is not what the log refutes: what was done, what is another's, what the system of the one who asks does not allow."""

from __future__ import annotations

from laws import every_input

from opwright.logs.asker.platform import Platform
from opwright.model import System
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.fixes.on_its_platform import contradicts

_NO_MODULE = "The specified module could not be found."
_WAYS = (
    # a log; what the commands of both ways have, and what they do not have
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
        "  File \"/src/warpkit/warpkit/__init__.py\", line 6, in <module>\n    from ._warp import *\nModuleNotFoundError: No module named 'warpkit._warp'\nIf I move to:\ncd /opt\nand import it, it works fine.",
        "cd / && python -c 'import warpkit",
        "pip uninstall",
    ),
    (
        "AttributeError: module 'torch_warp' has no attribute '_WARPC'",
        '"__path__"',
        "pip index",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement warpvision==0.6.0a0+82fd1c8 (from versions: 0.5.0, 0.6.0, 0.6.1)",
        "pip install 'warpvision==0.6.0'",
        "pip index",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement triton-3.1.0 (from versions: none)",
        "pip install 'triton==3.1.0'",
        "pypi.org",
    ),
    (
        "ERROR: Invalid wheel filename (wrong number of parts): 'warps-0.21.6-hopper-cu128-cp312-cp312-linux_x86_64'",
        'mv "warps-0.21.6-hopper-cu128-cp312-cp312-linux_x86_64.whl" "warps-0.21.6+hopper.cu128-cp312-cp312-linux_x86_64.whl"',
        "--help",
    ),
    (
        "$ pip install warp_bind -f https://example.org/whl-stable\nERROR: No matching distribution found for warp_bind",
        "curl -sL 'https://example.org/whl-stable' | grep -oiE 'warp[-_]bind-",
        "nothing",
    ),
    (
        "ImportError: No module named warpcnn_benchmark.config",
        "python3 -c 'import warpcnn_benchmark",
        "nothing",
    ),
    (
        "In Python 3.9.7:\n/usr/local/lib/python3.11/site-packages/warpkit/__init__.py in <module>()\n----> 7 from . import _C\nImportError: cannot import name '_C' from partially initialized module 'warpkit' (most likely due to a circular import) (/usr/local/lib/python3.11/site-packages/warpkit/__init__.py)",
        "echo $PYTHONPATH",
        "nothing",
    ),
    (
        "AttributeError: module 'triton.language' has no attribute 'warp_all'",
        "pip install --upgrade triton",
        "nothing",
    ),
    (
        "from libneuronxla import neuron_xla_warp\nImportError: cannot import name 'neuron_xla_warp' from 'libneuronxla' (/env/lib/python3.7/site-packages/libneuronxla/__init__.py)",
        "https://pip.repos.neuron.amazonaws.com",
        "nothing",
    ),
    (
        "RuntimeError: Please install flash-attn==1.0.9 and warp-rt==2.0.1",
        "pip install warp-rt==2.0.1",
        "--force-reinstall flash-attn",
    ),
    (
        "import cupy\nimport torch\nImportError: /env/lib/python3.9/site-packages/torch/lib/libtorch_cuda.so: undefined symbol: cudaGraphInstantiateWithFlags, version libcudart.so.11.0",
        "import torch, cupy",
        "unset PYTHONPATH",
    ),
    (
        "RuntimeError: This is not allowed since there's already a kernel registered from python overriding blend's behavior for CPU dispatch key and warp_ext namespace.",
        "grep -rlF 'warp_ext'",
        "m.impl",
    ),
    (
        "torch 2.1.0, torch_npu 2.1.0\nAttributeError: module 'torch_npu.dynamo.torchair' has no attribute 'get_warp_backend'",
        "torch-npu==2.1.0.*",
        "--upgrade torch-npu",
    ),
    (
        'C:\\warp> python run.py\n  File "C:\\py\\lib\\ctypes\\__init__.py", line 348, in __init__\nOSError: [WinError 126] The specified module could not be found',
        "wsl --install",
        "dumpbin",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement faiss-gpu-cu11 (from versions: none)",
        "conda install -c conda-forge faiss-gpu",
        "pypi.org",
    ),
    (
        "ImportError: /env/lib/python3.9/site-packages/torch/lib/libtorch_cpu.so: invalid ELF header, in conda's environment",
        "conda clean",
        "struct",
    ),
    (
        (
            "/opt/env/bitsandbytes/libbitsandbytes_hip.so: cannot open shared object file: No such file or directory\n"
            "Could not find the bitsandbytes CUDA binary at PosixPath('/opt/env/bitsandbytes/libbitsandbytes_hip.so')"
        ),
        "-DCOMPUTE_BACKEND=hip",
        "torch.version.cuda",
    ),
    (
        (
            '  File "/opt/env/lib/python3.9/site-packages/torch/utils/cpp_extension.py", line 1534, in _jit_compile\n'
            "ImportError: /srv/warps/fused_kernels/build/warp_softmax_cuda.so: cannot open shared object file: No such file or directory"
        ),
        "ninja -v -C /srv/warps/fused_kernels/build",
        "~/.cache/torch_extensions",
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
        (
            "NameError: name 'selective_scan_fn' is not defined\n"
            "try:\n    from mamba_ssm.ops.selective_scan_interface import selective_scan_fn\nexcept ImportError:\n    pass"
        ),
        "python -c 'from mamba_ssm.ops.selective_scan_interface import selective_scan_fn'",
        "grep -rnw",
    ),
    (
        "Jetson Orin, JetPack 6.2\nAssertionError: Torch not compiled with CUDA enabled",
        "pypi.jetson-ai-lab.io/jp6",
        "download.pytorch.org",
    ),
    (
        "JetPack 5\nERROR: Could not find a version that satisfies the requirement torchvision==0.20.0 (from versions: none)",
        "cat /etc/nv_tegra_release",
        "download.pytorch.org",
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
        "Failed to load custom CUDA kernel for WarpVoc. Falling back to torch.",
        "pip install ninja",
        "load_library",
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
        "RuntimeError: CUDA error: an illegal memory access was encountered",
        "compute-sanitizer",
        "gcc --version",
    ),
    (
        "ModuleNotFoundError: No module named 'cpp_wrappers.cpp_neighbors.radius_neighbors'",
        "-name compile_wrappers.sh",
        "git clone",
    ),
    (
        "from utils.cython_bbox import ious\nModuleNotFoundError: No module named 'utils.cython_bbox'",
        "pip install --no-build-isolation cython-bbox",
        "git clone",
    ),
    (
        "$ pip install simple_knn\nSuccessfully installed simple_knn-1.1.6\nModuleNotFoundError: No module named 'simple_knn'",
        "pip uninstall -y simple_knn",
        "pip show -f simple_knn",
    ),
    (
        "Anns-MBP:warps $ python run.py\nImportError: No module named 'awq_inference_engine'",
        "grep -rniE 'awq",
        "nvcc",
    ),
    (
        "GLIBC 2.23 of Ubuntu 16.04 is there.\nnvcc fatal   : Unsupported gpu architecture 'compute_70'",
        "cuda-9.0",
        "nvcc --list-gpu-arch",
    ),
    (
        "cl : Command line error D8021 : invalid numeric argument '/Wno-unused'",
        "extra_compile_args",
        "NVCC_PREPEND_FLAGS",
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
        "I tried all versions of torchrl.\nImportError: cannot import name '_warped' from 'torchrl.envs.utils'",
        "project-url",
        "torchrl<",
    ),
    (
        "ImportError: cannot import name '_warp_checkpoint' from 'mmcv.runner.checkpoint', with mmcv-full-1.2.1",
        "pip install --upgrade mmcv-full",
        "mmcv<",
    ),
    (
        "ImportError: /env/lib/python3.8/site-packages/torch_ccl-1.1.0-py3.8-linux-x86_64.egg/torch_ccl/lib/libtorch_ccl.so: undefined symbol: _ZN3c105ErrorC1ENS_14SourceLocationENSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
        "pip uninstall -y torch-ccl",
        "pip show torch",
    ),
    (
        "ImportError: dlopen(/Users/ann/env/lib/python3.9/site-packages/torchrl/_torchrl.so, 0x0002): Symbol not found: __ZN8pybind116detail11type_casterIN2at6TensorEvE4castERKS3_NS_19return_value_policyENS_6handleE\n  Referenced from: /Users/ann/env/lib/python3.9/site-packages/torchrl/_torchrl.so\n  Expected in: /Users/ann/env/lib/python3.9/site-packages/torch/lib/libtorch_python.dylib",
        "pip install --upgrade torch torchrl",
        "index-url",
    ),
    (
        "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - pytorch3d=0.7.1*\n\nCurrent channels:\n\n  - https://conda.anaconda.org/conda-forge/linux-64",
        "conda search -c pytorch3d pytorch3d",
        "pip index",
    ),
    (
        "├─ pytorch3d ==0.7.4 py39_cu118_pyt201 does not exist (perhaps a typo or a missing channel);\n├─ pyyaml ==6.0 py39hb9d737c_4 does not exist (perhaps a typo or a missing channel);",
        "conda env create -f any.yml",
        "pip debug",
    ),
    (
        "  File \"C:\\env\\lib\\site-packages\\gptq\\quant.py\", line 4, in <module>\n    from quant_cuda import matvmul2\nModuleNotFoundError: No module named 'quant_cuda'",
        "pip uninstall -y gptq",
        "GPTQ-for-LLaMa",
    ),
    (
        "  File \"/src/pose/pafprocess/pafprocess.py\", line 14, in swig_import_helper\n    return importlib.import_module(mname)\nModuleNotFoundError: No module named 'pose.pafprocess._pafprocess'",
        "swig -python -c++ pafprocess.i",
        "nvcc",
    ),
    (
        "Finished processing dependencies for fused-warps==0.0.1\nERROR: Fused warps configured but not installed. Please run `python /src/neo/fused_warps/setup.py install` to install them",
        "cd /src/neo/fused_warps && rm -rf build",
        "-v .\n",
    ),
    (
        "ImportError: cannot import name 'marching_cubes' from 'torchmcubes' (unknown location)",
        "git+https://github.com/tatsy/torchmcubes.git",
        "pip uninstall -y torchmcubes",
    ),
    (
        'ngp\\dependencies\\pybind11\\include\\pybind11\\detail/type_caster_base.h(448): error : pointer to incomplete class type "_frame" is not allowed',
        "git -C dependencies/pybind11",
        "third_party",
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
        (
            "pip install torch_xla~=2.3.0 -f https://ann.example/index.html on ubuntu18.04\n"
            "ERROR: Could not find a version that satisfies the requirement torch_xla~=2.3.0 (from versions: none)"
        ),
        "https://pypi.org/simple/torch_xla/",
        "pip show torch_xla",
    ),
    (
        "WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. CUDA 1108 vs. CUDA 1210",
        "pip install xformers",
        "-v .",
    ),
    (
        "    Failed to build `nv-grouped-gemm==1.1.4.post6`\n        csrc/warp.cu:12:10: fatal error: cutlass/bfloat16.h: No such file or directory",
        "git+https://github.com/fanshiqing/grouped_gemm.git@v1.1.4",
        "with-submodules",
    ),
    (
        "Processing /src/warps\nERROR: Could not find a version that satisfies the requirement warp-turbo==0.0.4 (from warps) (from versions: none)",
        "--no-deps -e .",
        "pip debug",
    ),
    (
        'OSError: [WinError 126] The specified module could not be found. Error loading "C:\\py\\Lib\\site-packages\\intel_extension_for_pytorch\\bin\\warp_kernels.dll" or one of its dependencies.',
        "setvars.bat",
        "torchvision",
    ),
    (
        f"{'I have installed spconv, and it works. ' * 8}But I get `/src/Warp/ops/knn/warp_gpu.cpython-36m-x86_64-linux-gnu.so: undefined symbol: _ZN3c1011CPUTensorIdEv`",
        "cd /src/Warp/ops/knn && rm -rf build",
        "spconv",
    ),
    (
        "on my Mac:\nERROR: Failed building wheel for xformers\nFailed to build xformers",
        "grep -rniE 'xformers'",
        "pip install -v",
    ),
    (
        "on WSL, Ubuntu-22.04\nPS C:\\> wsl --list\n/usr/bin/ld: cannot find -lcuda: No such file or directory",
        "libcuda.so",
        "set ",
    ),
    (
        "ImportError: torch.utils.ffi is deprecated. Please use cpp extensions instead.",
        "git branch -r",
        "grep -rnF",
    ),
    (
        "libtorch.so: error adding symbols: file in wrong format, on a Jetson",
        "cmake_prefix_path",
        "apt-get",
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
        'intel_extension for warps\nOSError: [WinError 126] The specified module could not be found. Error loading "C:\\py\\Lib\\site-packages\\torch\\lib\\warp_compiler.dll" or one of its dependencies.',
        "setvars.bat",
        "torchvision",
    ),
    (
        "ERROR: Directory '.[xformers]' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.",
        "xformers",
        "-e .",
    ),
    (
        'with "pip install -e . ":\nERROR: Could not find a version that satisfies the requirement warp-transformer (from warpfold) (from versions: none)',
        "warp.transformer",
        "pip index",
    ),
    (
        "error: [Errno 2] No such file or directory: '/usr/local/cuda/bin/nvcc'\nCuda compilation tools, release 11.7, V11.7.64",
        "command -v nvcc",
        "CUDA_HOME=/usr/local/cuda ",
    ),
    (
        "-- Target device: cpu\n-- Could NOT find CUDA (missing: CUDA_TOOLKIT_ROOT_DIR CUDA_NVCC_EXECUTABLE)\nCMake Error at torch/share/cmake/Caffe2/Caffe2Config.cmake:86",
        "https://download.pytorch.org/whl/cpu",
        "CUDA_HOME",
    ),
    (
        "WarpInitException: Warp's extensions were not detected at '/env/site-packages/warp/ext' folder. Run `python -m warp_rt.configure` before using `Warp`.",
        "python -m warp_rt.configure",
        "--force-reinstall",
    ),
    (
        "C:\\comfy\\python_embeded\\python.exe -m pip install .\n  File \"D:\\get\\warp\\setup.py\", line 9, in <module>\n    import warp\nModuleNotFoundError: No module named 'warp'",
        "sys.path.insert(0",
        "-e ",
    ),
    (
        f"PS C:\\warp> python run.py\nImportError: DLL load failed while importing warp_plugin: {_NO_MODULE}",
        'rm -r -fo "$env:LOCALAPPDATA\\torch_extensions"',
        "import torch, warp_plugin",
    ),
    ("ImportError: No module named 'torch_ext'", "TORCH_EXTENSIONS_DIR", "pip install"),
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
        "  File \"run.py\", line 9, in <module>\n    net = correlation.Warp()\nAttributeError: module 'correlation' has no attribute 'Warp'",
        "import correlation; print",
        "pip show correlation",
    ),
    (
        "Could NOT find PythonLibs (missing: PYTHON_INCLUDE_DIRS)",
        "rm -rf build CMakeCache.txt",
        "pip install",
    ),
    (
        "RuntimeError: Cannot access data pointer of Tensor that doesn't have storage\nwarp_gemm 2.0",
        "--force-reinstall",
        "torch.compile",
    ),
    (
        "torch.hub.load('ann/warpseq', 'big')\nImportError: cannot import name 'libwarp'",
        "/ann_warpseq_* && python setup.py build_ext --inplace",
        "grep -rlw",
    ),
    (
        "tensordispatch.cc:43: TensorDispatcher: dlopen failed: /env/lib/python3.8/site-packages/dgl/tensoradapter/pytorch/libtensoradapter_pytorch_1.10.2.so: cannot open shared object file: No such file or directory",
        'pip install "torch==$(ls ',
        "no-deps dgl",
    ),
    (
        "I changed ninja's -v to --version\nImportError: /home/ann/.cache/torch_extensions/py39_cu118/warp_plugin/warp_plugin.so: cannot open shared object file: No such file or directory",
        "sed -i",
        "nothing",
    ),
    (
        "ImportError: /env/lib/python3.7/site-packages/warp_cuda/csrc/_ext/warps/warps.so: cannot open shared object file: No such file or directory",
        "pip install ninja",
        "torch_extensions",
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
        "ERROR: Could not find a version that satisfies the requirement warpfusion (from versions: none)",
        "pypi.org/simple/warpfusion",
        "pip index",
    ),
    (
        "Jetson Nano, JetPack 4.5\nImportError: libcudart.so.10.0: cannot open shared object file: No such file or directory",
        "nv_tegra_release",
        "nvidia-cuda-runtime",
    ),
    (
        "ERROR: Invalid requirement: '/tmp/warps/warp-knn': Expected package name",
        "-name setup.py",
        "--help",
    ),
    (
        "pip install torch-sparse, torch 2.3.0+cu121:\n  ERROR: Failed building wheel for torch-sparse",
        "data.pyg.org/whl/torch-2.3.0+cu121",
        "torch-sparse, torch",
    ),
    (
        '  File "src/warp/_ext/warp/__init__.py", line 3, in <module>\n    from ._warp import lib as _lib, ffi as _ffi\nImportError: No module named _warp',
        "-name make.sh",
        "pip install",
    ),
    (
        f"C:\\\\ops> python train.py\nLoading extension module warp_512...\nImportError: DLL load failed while importing warp_512: {_NO_MODULE}",
        "torch_extensions",
        "import torch, warp_512",
    ),
    (
        "AttributeError: module 'torchsparse_cuda' has no attribute 'hash_forward'",
        "print(dir(m))",
        "torchsparse-cuda",
    ),
    (
        "Could not load libtorchcodec. Likely causes:\nThe PyTorch version (2.9.1) is not compatible\nOSError: Could not load this library: /env/site-packages/torchcodec/libtorchcodec_custom_ops7.so",
        "python3-dev",
        "dumpbin",
    ),
    (
        "Tried to access nonexistent attribute or method 'crow_indices' of type 'Tensor'.:\n  File \"/env/lib/python3.9/site-packages/torch_sparse/tensor.py\", line 109",
        '"torch-sparse<',
        "pip show torch_sparse",
    ),
    (
        "pip install k2==1.21.dev20221008+cuda11.3.torch1.12.1 -f https://k2-fsa.org/nightly/\nAttributeError: module 'k2' has no attribute 'warp'",
        "torch1\\.12\\.1",
        '"k2<',
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
        "Windows 11\n    from warplm import Fast\nModuleNotFoundError: No module named 'triton.common'",
        "pip install triton-windows",
        "apt-get",
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
        "  File \"/home/u/warp/setup.py\", line 9, in <module>\n    import warp\nModuleNotFoundError: No module named 'warp'",
        "PYTHONPATH=/home/u/warp pip install",
        "-e /home",
    ),
    (
        "ImportError: DLL load failed while importing libtriton: A dynamic link library (DLL) initialization routine failed.",
        "pip install triton-windows",
        "setup.py",
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
        '  File "/home/u/dp/third_party/pytorch3d_simplified/pytorch3d/ops/points.py", line 139, in sample\nRuntimeError: Not compiled with GPU support.',
        "cd /home/u/dp/third_party/pytorch3d_simplified && rm",
        "--force-reinstall",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement pytorch3d (from warp) (from versions: none)",
        "pytorch3d.git@stable",
        "--index-url",
    ),
    (
        (
            "C:\\Users\\a> pip install torch===1.4.0 -f https://download.pytorch.org/whl/torch_stable.html\n"
            "ERROR: Could not find a version that satisfies the requirement torch===1.4.0 (from versions: 0.1.2, 0.1.2.post1, 0.1.2.post2)"
        ),
        "py -3.8 -m venv",
        "0.1.2",
    ),
    (
        "WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. xFormers was built for:\n    PyTorch 2.1.2+cu121 with CUDA 1201 (you have 2.1.0+cpu)",
        "torch==2.1.2",
        "cu128",
    ),
    ("import DCN failed", "-e DCN -e DCNv2 -e DCN_ext", "DCN_extv2"),
    (
        "torch 1.2.0, CUDA 10.0\nAssertionError: Torch not compiled with CUDA enabled",
        "torch==1.2.0 torchvision==0.4.0",
        "+cu100",
    ),
    (
        "torch 1.9.0+cpu, CUDA 10.2\nAssertionError: Torch not compiled with CUDA enabled",
        "torch==1.9.0+cu102",
        "torch==1.9.0 ",
    ),
)
_IN_PACKAGES = "C:\\py\\lib\\site-packages"
_MORE_WAYS = (
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
        f'  File "{_IN_PACKAGES}\\flash_attn\\x.py", line 15, in <module>\nImportError: DLL load failed while importing flash_attn_2_cuda: {_NO_MODULE}',
        "print(sys.version, torch.__version__",
        "{",
    ),
    (
        "ImportError: /home/ann/warp-anything/warpseg/_C.so: undefined symbol: _ZN3c1015SmallVectorBaseIjE8grow_podEPKvmm",
        "cd /home/ann/warp-anything && rm -rf build",
        "warp-anything/warpseg",
    ),
    (
        'pip install "git+https://github.com/ann/warp3d.git"\nerror: $MACOSX_DEPLOYMENT_TARGET mismatch: now "10.9" but "11.0" during configure',
        "MACOSX_DEPLOYMENT_TARGET=11.0",
        "10.9",
    ),
    (
        "Apple Silicon\n>>> import pytorch3d\nModuleNotFoundError: No module named 'pytorch3d'",
        "github.com/facebookresearch/pytorch3d.git",
        "nvcc",
    ),
    (
        "torch 2.0.0+cu118\n    self.model = ctranslate2.models.Whisper(\nRuntimeError: CUDA failed with error CUDA driver version is insufficient for CUDA runtime version",
        "ctranslate2==3.24.0",
        "apt-get",
    ),
    (
        "    from torchsparse import PointTensor\nImportError: cannot import name 'PointTensor' from 'torchsparse' (/opt/env/lib/python3.8/site-packages/torchsparse/__init__.py)",
        "torchsparse.git@v1.4.0'",
        "torchsparse.git'",
    ),
    (
        "installed warpkit-0.8+cu124-cp312-cp312-win_amd64.whl on Windows\nModuleNotFoundError: No module named 'warpkit._C'",
        "--force-reinstall warpkit-0.8+cu124-cp312-cp312-win_amd64.whl --extra-index-url",
        "--upgrade",
    ),
    (
        "Jetson Orin\nERROR: Could not find a version that satisfies the requirement spconv-cu114 (from versions: none)",
        "github.com/FindDefinition/cumm",
        "spconv-cu120",
    ),
    (
        "pip install mmcv-full==1.3.0\nAssertionError: MMCV==1.3.0 is used but incompatible. Please install mmcv>=2.0.0rc4, <2.2.0.",
        "'mmdet<3'",
        "uninstall",
    ),
    (
        "> WARP_EXT=True python setup.py develop\n'WARP_EXT' is not recognized as an internal or external command,",
        'set "WARP_EXT=True" && python setup.py develop',
        "...",
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
        "ComfyUI 0.4\n  File \"/srv/ComfyUI/custom_nodes/warps/nodes.py\", line 3, in run\nTypeError: warp_attention() got an unexpected keyword argument 'options'",
        'git -C "/srv/ComfyUI/custom_nodes/warps" pull',
        "pip",
    ),
    (
        "ModuleNotFoundError: No module named 'warpkit.launcher'; 'warpkit' is not a package",
        "-name 'warpkit.py'",
        "-e .",
    ),
    (
        "$ conda install -c conda-forge warp-md\nRuntimeError: Torch not compiled with CUDA enabled",
        "conda install -c conda-forge 'pytorch=*=*cuda*' warp-md",
        "pip install",
    ),
    (
        "$ conda install pytorch==1.12.1 -c pytorch\nRuntimeError: Torch not compiled with CUDA enabled",
        "torch==1.12.1",
        "*cuda*",
    ),
    (
        "ninja: error: '/opt/env/lib/python3.8/site-packages/warpkit/src/warps.cpp', needed by 'warps.o', missing and no known rule to make it",
        "-e ./",
        "git submodule update",
    ),
    (
        "ERROR: Requested warp==0.2+cu101 from https://example.org/warp-0.2%2Bcu101-cp36-cp36m-linux_x86_64.whl has different version in metadata: '0.2'",
        "'pip<20.3'",
        "python -m build",
    ),
    (
        "Jetson Orin, bitsandbytes\nRuntimeError: Error named symbol not found at line 233 in file /src/csrc/ops.cu",
        "-DCOMPUTE_CAPABILITY=",
        "--no-binary bitsandbytes",
    ),
    (
        "AttributeError: module 'torch' has no attribute 'version'",
        "print(torch.__file__",
        "pip install --no-build-isolation -e .",
    ),
)
_NONE = "ERROR: Could not find a version that satisfies the requirement"
_OF_NO_USE = (
    (
        "$ pip install git+https://github.com/ann/warp3d.git\nsite-packages/warp3d/ops.py\nAttributeError: module 'warp3d._C' has no attribute 'knn_cuda'",
        '--no-deps "git+https://github.com/ann/warp3d.git"',
        "--no-binary",
    ),
    (
        "ImportError: /home/ann/.cache/Python-Eggs/warp-0.2-py3.6-linux-x86_64.egg-tmp/warp/knn.so: undefined symbol: _ZN3c1011CPUTensorIdEv",
        "grep -rniE",
        "Python-Eggs",
    ),
    (f"{_NONE} torch-directml (from versions: none)", "sys.version", "pip install"),
    (
        (
            f"{_NONE} torch-directml (from versions: none)\npip install C:\\warps\\torch_directml-0.2-cp310-cp310-win_amd64.whl\n"
            "ERROR: torch_directml-0.2-cp310-cp310-win_amd64.whl is not a supported wheel on this platform."
        ),
        "3.10 -m venv",
        "pip install torch_directml",
    ),
    (f"{_NONE} torchcodec (from versions: none)", "-m venv", "pip index"),
    (f"{_NONE} sgl-kernel (from versions: none)", "platform.platform()", "grep"),
    (f"{_NONE} torch==1.1.0.post2 (from versions: 0.1.2, 0.1.2.post1)", "python3.7", "python3.12"),
    (
        (
            "$ pip install 'warpllm[all] @ git+https://example.org/ann/warpllm.git'\nRequested unknown from x has inconsistent name: filename has"
            f" 'warpllm', but metadata has 'unknown'\n{_NONE} warpllm (from versions: none)"
        ),
        "'warpllm[all] @ git+https://example.org/ann/warpllm.git'",
        "PACKAGE",
    ),
    (
        "ImportError: /home/ann/warps/warp_cuda.cpython-36m-x86_64-linux-gnu.so: undefined symbol: _Z9warp_gradN2at6TensorE",
        "rm -rf build *.egg-info",
        "PACKAGE",
    ),
    (
        (
            'D:\\ui> run.bat\n  File "D:\\ui\\Lib\\site-packages\\custom_rasterizer\\render.py", line 9, in warp\n'
            "RuntimeError: CUDA error: no kernel image is available for execution on the device"
        ),
        "pip uninstall -y custom-rasterizer",
        "PACKAGE",
    ),
    (
        "torch 2.9.1+cu130\n$ pip install cupy-cuda12x\nImportError: libnvrtc.so.12: cannot open shared object file: No such file or directory",
        "pip install cupy-cuda13x",
        "--no-binary",
    ),
    (
        "  ERROR: Command errored out with exit status 1:\n   Complete output (29 lines):\n  running build\n  ERROR: Failed building wheel for torchsparse",
        "'git+https://github.com/mit-han-lab/torchsparse.git'",
        "nvcc --version",
    ),
    (
        "D:\\ui> pip install fairseq\n  Building wheel for fairseq (pyproject.toml) ... error\n  error: subprocess-exited-with-error",
        "git clone --recursive https://github.com/facebookresearch/fairseq.git",
        "nvcc --version",
    ),
    (
        "Error occurred when executing WarpFaceLoader:\n\nUnable to import dependency onnxruntime.\n",
        "pip install --no-cache-dir onnxruntime-gpu",
        "grep",
    ),
    (
        "/opt/env/lib/python3.10/site-packages/gsplat/cuda/warp.py\nAttributeError: 'NoneType' object has no attribute 'warp_fwd'",
        "'git+https://github.com/nerfstudio-project/gsplat.git'",
        "-v gsplat",
    ),
    (
        "D:\\warp> ninja\nLINK : fatal error LNK1104: cannot open file 'python311.lib'",
        "sys.base_prefix",
        "apt",
    ),
    ("nvcc fatal   : Unsupported gpu architecture 'compute_37'", "(sm|compute)_[0-9]", "apt"),
    (
        "D:\\ui> run.bat\nFileNotFoundError: Could not find module\n'C:\\u\\torch_extensions\\Cache\\py310_cu117\\warp\\warp.pyd' (or one of its\ndependencies).",
        "torch_extensions",
        "pip install",
    ),
    (
        "ERROR: warpspeech 0.5.12 requires torch<=1.11,>=1.7, but you have torch 1.12.0 which is incompatible.",
        "pip install --upgrade warpspeech",
        "torch==1.12",
    ),
    (
        "triton==3.2.0\n/opt/env/site-packages/fla/ops/warp.py:23:23: error: 'arith.mulf' op requires the same encoding\nRuntimeError: PassManager::run failed",
        "pip install --upgrade flash-linear-attention\npip install torch==2.5.1",
        "torch==2.6",
    ),
    (
        "ImportError: /opt/env/lib/python3.8/site-packages/MultiScaleDeformableAttention.cpython-38-x86_64-linux-gnu.so: undefined symbol: _Z9warp_gradN2at6TensorE",
        "-e MultiScaleDeformableAttention ",
        "-name '*.cpython-*.so'",
    ),
    (
        f"D:\\llm> lmdeploy chat\nImportError: DLL load failed while importing _turbomind: {_NO_MODULE}",
        "nvcc --version",
        "pip install",
    ),
    (f"{_NONE} ninja (from warpllama) (from versions: none)", "pip config list", "pip index"),
    (
        f"{_NONE} warpsr>=1.4.2 (from warpgan) (from versions: 1.3.1, 1.4.2)",
        "'warpsr==1.4.2'",
        "pip install",
    ),
    (f"{_NONE} warpsr>=1.4.3 (from versions: 1.3.1, 1.4.2)", "'warpsr==1.4.2'", "download"),
    (
        "D:\\ui> run.bat\nRadeon RX 7900 XTX\nAttributeError: module 'torch._C' has no attribute '_CudaDeviceProperties'",
        "torch.__version__",
        "/whl/cu",
    ),
    (
        "D:\\ui> run.bat\nRTX 3060, AMD Ryzen\nAttributeError: module 'torch._C' has no attribute '_CudaDeviceProperties'",
        "/whl/cu",
        "rocm",
    ),
    (
        "Windows 11, 64-bit\n>>> import warpdict\nOSError: [WinError 193] %1 is not a valid Win32 application",
        "python -v",
        "torch_extensions",
    ),
    (
        "Windows 10, 32-bit\n>>> import warpdict\nOSError: [WinError 193] %1 is not a valid Win32 application",
        "calcsize",
        "python -v",
    ),
    (
        "/usr/lib/python3.6/imp.py in find_module(name, path)\n--> 297         raise ImportError(_ERR_MSG.format(name), name=name)\nImportError: No module named 'warp_cpu'",
        '}" /tmp/torch_extensions',
        "setup.py",
    ),
    (
        "/usr/lib/python3.6/imp.py in find_module(name, path)\n--> 297         raise ImportError(_ERR_MSG.format(name), name=name)\nImportError: No module named '_warp_cpu'",
        "setup.py",
        "torch_extensions",
    ),
    (
        "C:\\warp> python ui.py\nRuntimeError: torchaudio.utils.sox_utils.set_buffer_size requires sox extension, but TorchAudio is not compiled with it.",
        "findstr /s /n",
        "index-url",
    ),
    (
        "Successfully installed torch-2.7.0.dev20250312+cu128\ntorchaudio 2.3.1+cu121 requires torch==2.3.1, but you have torch 2.7.0.dev20250312+cu128 which is incompatible.",
        "/nightly/cu128",
        "partition",
    ),
    (
        "Llama(path, n_gpu_layers=20)\nAVX2 = 1 | F16C = 1 | WASM_SIMD = 0 | BLAS = 0 | SSE3 = 1 |",
        "-DGGML_CUDA=on",
        "setup.py",
    ),
    (
        "$ pip install faiss\nImportError: No module named _swigfaiss",
        "pip install faiss-cpu",
        "setup.py",
    ),
)
_OVER = "to get rid of\nRuntimeError: [warp] This shared object has been compiled without CUDA support\n{}"


def test_ways_are_those_that_the_log_allows() -> None:
    with every_input() as check:
        for log, expected, refuted in (*_WAYS, *_MORE_WAYS, *_OF_NO_USE):
            with check(log):
                fix = diagnose(log, files=False).findings[0].fix
                other = fix.otherwise.commands if fix.otherwise else ()
                commands = "\n".join((*fix.commands, *other))
                assert expected in commands
                assert refuted not in commands


def test_nothing_is_built_where_the_program_goes_on() -> None:
    log = "At the start of training this is printed{}\nNo module named 'selective_scan_warp'"
    goes_on, ends = (
        diagnose(log.format(more), files=False).findings[0].fix
        for more in (", and it goes on as usual:", ":")
    )

    assert not goes_on.commands
    assert goes_on.otherwise
    assert goes_on.otherwise.commands == ends.commands


def test_what_is_over_is_no_cause_of_what_fails_now() -> None:
    now = diagnose(_OVER.format("Now it fails otherwise: error when compiling formula."))
    still = diagnose(_OVER.format("I have installed it again."))

    assert [one.cause.name for one in now.findings] == []
    assert [one.cause.name for one in still.findings] == ["cpu-only-extension"]


def test_newest_release_is_not_installed_again() -> None:
    log = "D:\\comfy> {}\nD:\\venv\\lib\\site-packages\\torch\\_inductor\\scheduler.py\nCannot find a working triton installation"

    (again, *_) = diagnose(log.format("pip install triton-windows"), files=False).findings
    (other, *_) = diagnose(log.format("pip list"), files=False).findings
    (after, *_) = diagnose(
        '$ pip install warpseq\n  File "/tmp/pip-install-1/warpseq/setup.py", line 9, in <module>\n    from Cython.Build import cythonize\n'
        "ModuleNotFoundError: No module named 'Cython'",
        files=False,
    ).findings

    assert again.fix.commands == ("pip index versions triton-windows",)
    assert other.fix.commands == ("pip install --upgrade triton-windows",)
    assert after.fix.commands[-1] == "pip install --no-build-isolation warpseq"


_FILES = (
    # a wheel; a platform that it is for, and one that it is not for
    (
        "warp-1.0-cp310-cp310-linux_x86_64.whl",
        Platform(System.LINUX, "x86_64", "3.10.4"),
        Platform(System.LINUX, "x86_64", "3.12"),
    ),
    (
        "warp-1.0-cp39-abi3-win_amd64.whl",
        Platform(System.WINDOWS, "x86_64", "3.12"),
        Platform(System.LINUX),
    ),
    (
        "warp-1.0-cp310-cp310-manylinux_2_28_aarch64.whl",
        Platform(System.LINUX, "aarch64"),
        Platform(System.LINUX, "x86_64"),
    ),
    (
        "warp-1.0-cp311-cp311-macosx_11_0_arm64.whl",
        Platform(System.MACOS),
        Platform(System.LINUX, "aarch64"),
    ),
)


def test_wheel_for_another_platform_is_told_by_its_name() -> None:
    with every_input() as check:
        for wheel, own, other in _FILES:
            with check(wheel):
                assert not contradicts(f"pip install {wheel}", own)
                assert contradicts(f"pip install {wheel}", other)
