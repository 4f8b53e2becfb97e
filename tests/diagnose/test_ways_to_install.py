"""What to do where something is not installed, is another release or does not fit: as the log allows it."""

from __future__ import annotations

from ways_tried import try_ways

_WAYS = (
    # a log; what the commands of both ways have, and what they do not have
    (
        "AttributeError: module 'torchsparse_cuda' has no attribute 'hash_forward'",
        "print(dir(m))",
        "torchsparse-cuda",
    ),
    (
        '  File "/home/u/dp/third_party/pytorch3d_simplified/pytorch3d/ops/points.py", line 139, in sample\nRuntimeError: Not compiled with GPU support.',
        "cd /home/u/dp/third_party/pytorch3d_simplified && rm",
        "--force-reinstall",
    ),
    (
        "Jetson Orin, JetPack 6.2\nAssertionError: Torch not compiled with CUDA enabled",
        "pypi.jetson-ai-lab.io/jp6",
        "download.pytorch.org",
    ),
    (
        "WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. xFormers was built for:\n    PyTorch 2.1.2+cu121 with CUDA 1201 (you have 2.1.0+cpu)",
        "torch==2.1.2",
        "cu128",
    ),
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
        "ImportError: No module named warpcnn_benchmark.config",
        "python3 -c 'import warpcnn_benchmark",
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
        "torch 2.1.0, torch_npu 2.1.0\nAttributeError: module 'torch_npu.dynamo.torchair' has no attribute 'get_warp_backend'",
        "torch-npu==2.1.0.*",
        "--upgrade torch-npu",
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
        "  File \"run.py\", line 9, in <module>\n    net = correlation.Warp()\nAttributeError: module 'correlation' has no attribute 'Warp'",
        "import correlation; print",
        "pip show correlation",
    ),
    (
        "pip install k2==1.21.dev20221008+cuda11.3.torch1.12.1 -f https://k2-fsa.org/nightly/\nAttributeError: module 'k2' has no attribute 'warp'",
        "torch1\\.12\\.1",
        '"k2<',
    ),
    (
        "    from torchsparse import PointTensor\nImportError: cannot import name 'PointTensor' from 'torchsparse' (/opt/env/lib/python3.8/site-packages/torchsparse/__init__.py)",
        "torchsparse.git@v1.4.0'",
        "torchsparse.git'",
    ),
    (
        "pip install mmcv-full==1.3.0\nAssertionError: MMCV==1.3.0 is used but incompatible. Please install mmcv>=2.0.0rc4, <2.2.0.",
        "'mmdet<3'",
        "uninstall",
    ),
    (
        "ComfyUI 0.4\n  File \"/srv/ComfyUI/custom_nodes/warps/nodes.py\", line 3, in run\nTypeError: warp_attention() got an unexpected keyword argument 'options'",
        'git -C "/srv/ComfyUI/custom_nodes/warps" pull',
        "pip",
    ),
    (
        "In Python 3.9.7:\n/usr/local/lib/python3.11/site-packages/warpkit/__init__.py in <module>()\n----> 7 from . import _C\nImportError: cannot import name '_C' from partially initialized module 'warpkit' (most likely due to a circular import) (/usr/local/lib/python3.11/site-packages/warpkit/__init__.py)",
        "echo $PYTHONPATH",
        "nothing",
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
            "NameError: name 'selective_scan_fn' is not defined\n"
            "try:\n    from mamba_ssm.ops.selective_scan_interface import selective_scan_fn\nexcept ImportError:\n    pass"
        ),
        "python -c 'from mamba_ssm.ops.selective_scan_interface import selective_scan_fn'",
        "grep -rnw",
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
        "WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. CUDA 1108 vs. CUDA 1210",
        "pip install xformers",
        "-v .",
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
    ("ImportError: No module named 'torch_ext'", "TORCH_EXTENSIONS_DIR", "pip install"),
    (
        "torch.hub.load('ann/warpseq', 'big')\nImportError: cannot import name 'libwarp'",
        "/ann_warpseq_* && python setup.py build_ext --inplace",
        "grep -rlw",
    ),
    (
        "ImportError: /env/lib/python3.7/site-packages/warp_cuda/csrc/_ext/warps/warps.so: cannot open shared object file: No such file or directory",
        "pip install ninja",
        "torch_extensions",
    ),
    (
        '  File "src/warp/_ext/warp/__init__.py", line 3, in <module>\n    from ._warp import lib as _lib, ffi as _ffi\nImportError: No module named _warp',
        "-name make.sh",
        "pip install",
    ),
    (
        "  File \"/home/u/warp/setup.py\", line 9, in <module>\n    import warp\nModuleNotFoundError: No module named 'warp'",
        "PYTHONPATH=/home/u/warp pip install",
        "-e /home",
    ),
    ("import DCN failed", "-e DCN -e DCNv2 -e DCN_ext", "DCN_extv2"),
    (
        "Apple Silicon\n>>> import pytorch3d\nModuleNotFoundError: No module named 'pytorch3d'",
        "github.com/facebookresearch/pytorch3d.git",
        "nvcc",
    ),
    (
        "installed warpkit-0.8+cu124-cp312-cp312-win_amd64.whl on Windows\nModuleNotFoundError: No module named 'warpkit._C'",
        "--force-reinstall warpkit-0.8+cu124-cp312-cp312-win_amd64.whl --extra-index-url",
        "--upgrade",
    ),
    (
        "ImportError: /env/lib/python3.9/site-packages/torch/lib/libtorch_cpu.so: invalid ELF header, in conda's environment",
        "conda clean",
        "struct",
    ),
    (
        "RuntimeError: CUDA error: an illegal memory access was encountered",
        "compute-sanitizer",
        "gcc --version",
    ),
    (
        "on my Mac:\nERROR: Failed building wheel for xformers\nFailed to build xformers",
        "grep -rniE 'xformers'",
        "pip install -v",
    ),
    (
        "pip install torch-sparse, torch 2.3.0+cu121:\n  ERROR: Failed building wheel for torch-sparse",
        "data.pyg.org/whl/torch-2.3.0+cu121",
        "torch-sparse, torch",
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
        "Failed to load custom CUDA kernel for WarpVoc. Falling back to torch.",
        "pip install ninja",
        "load_library",
    ),
    (
        "I changed ninja's -v to --version\nImportError: /home/ann/.cache/torch_extensions/py39_cu118/warp_plugin/warp_plugin.so: cannot open shared object file: No such file or directory",
        "sed -i",
        "nothing",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement triton-3.1.0 (from versions: none)",
        "pip install 'triton==3.1.0'",
        "pypi.org",
    ),
    (
        "$ pip install warp_bind -f https://example.org/whl-stable\nERROR: No matching distribution found for warp_bind",
        "curl -sL 'https://example.org/whl-stable' | grep -oiE 'warp[-_]bind-",
        "nothing",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement faiss-gpu-cu11 (from versions: none)",
        "conda install -c conda-forge faiss-gpu",
        "pypi.org",
    ),
    (
        "JetPack 5\nERROR: Could not find a version that satisfies the requirement torchvision==0.20.0 (from versions: none)",
        "cat /etc/nv_tegra_release",
        "download.pytorch.org",
    ),
    (
        "├─ pytorch3d ==0.7.4 py39_cu118_pyt201 does not exist (perhaps a typo or a missing channel);\n├─ pyyaml ==6.0 py39hb9d737c_4 does not exist (perhaps a typo or a missing channel);",
        "conda env create -f any.yml",
        "pip debug",
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
        "Processing /src/warps\nERROR: Could not find a version that satisfies the requirement warp-turbo==0.0.4 (from warps) (from versions: none)",
        "--no-deps -e .",
        "pip debug",
    ),
    (
        'with "pip install -e . ":\nERROR: Could not find a version that satisfies the requirement warp-transformer (from warpfold) (from versions: none)',
        "warp.transformer",
        "pip index",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement warpfusion (from versions: none)",
        "pypi.org/simple/warpfusion",
        "pip index",
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
        "Jetson Orin\nERROR: Could not find a version that satisfies the requirement spconv-cu114 (from versions: none)",
        "github.com/FindDefinition/cumm",
        "spconv-cu120",
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
        "ImportError: cannot import name 'marching_cubes' from 'torchmcubes' (unknown location)",
        "git+https://github.com/tatsy/torchmcubes.git",
        "pip uninstall -y torchmcubes",
    ),
    (
        "ModuleNotFoundError: No module named 'warpkit.launcher'; 'warpkit' is not a package",
        "-name 'warpkit.py'",
        "-e .",
    ),
    (
        "AttributeError: module 'torch' has no attribute 'version'",
        "print(torch.__file__",
        "pip install --no-build-isolation -e .",
    ),
    (
        "Tried to access nonexistent attribute or method 'crow_indices' of type 'Tensor'.:\n  File \"/env/lib/python3.9/site-packages/torch_sparse/tensor.py\", line 109",
        '"torch-sparse<',
        "pip show torch_sparse",
    ),
    (
        "ERROR: Requested warp==0.2+cu101 from https://example.org/warp-0.2%2Bcu101-cp36-cp36m-linux_x86_64.whl has different version in metadata: '0.2'",
        "'pip<20.3'",
        "python -m build",
    ),
    (
        "ERROR: Could not find a version that satisfies the requirement warpvision==0.6.0a0+82fd1c8 (from versions: 0.5.0, 0.6.0, 0.6.1)",
        "pip install 'warpvision==0.6.0'",
        "pip index",
    ),
    (
        "ERROR: Invalid wheel filename (wrong number of parts): 'warps-0.21.6-hopper-cu128-cp312-cp312-linux_x86_64'",
        'mv "warps-0.21.6-hopper-cu128-cp312-cp312-linux_x86_64.whl" "warps-0.21.6+hopper.cu128-cp312-cp312-linux_x86_64.whl"',
        "--help",
    ),
    (
        "PackagesNotFoundError: The following packages are not available from current channels:\n\n  - pytorch3d=0.7.1*\n\nCurrent channels:\n\n  - https://conda.anaconda.org/conda-forge/linux-64",
        "conda search -c pytorch3d pytorch3d",
        "pip index",
    ),
    (
        "ERROR: Directory '.[xformers]' is not installable. Neither 'setup.py' nor 'pyproject.toml' found.",
        "xformers",
        "-e .",
    ),
    (
        "ERROR: Invalid requirement: '/tmp/warps/warp-knn': Expected package name",
        "-name setup.py",
        "--help",
    ),
    (
        'pip install "git+https://github.com/ann/warp3d.git"\nerror: $MACOSX_DEPLOYMENT_TARGET mismatch: now "10.9" but "11.0" during configure',
        "MACOSX_DEPLOYMENT_TARGET=11.0",
        "10.9",
    ),
    (
        "> WARP_EXT=True python setup.py develop\n'WARP_EXT' is not recognized as an internal or external command,",
        'set "WARP_EXT=True" && python setup.py develop',
        "...",
    ),
)


def test_installing_follows_the_log() -> None:
    try_ways(_WAYS)
