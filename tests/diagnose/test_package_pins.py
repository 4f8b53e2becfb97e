"""A package that is made for one torch is installed in the release for the torch of the log, from where that lies."""

from __future__ import annotations

import pytest
from laws import every_input

from opwright.verbs.diagnose.diagnosis import diagnose

SITE = "/opt/env/lib/python3.10/site-packages"
UNDEFINED = "undefined symbol: _ZN3c104cuda9SetDeviceEi"
CASES = [
    (f"PyTorch version: 2.6.0+cu124\nImportError: {SITE}/vllm/_C.abi3.so: {UNDEFINED}", "vllm==0.8.5.post1"),
    (f"PyTorch version: 2.15.0+cu132\nOSError: {SITE}/torch_scatter/_version_cuda.so: {UNDEFINED}", "--no-binary torch-scatter torch-scatter"),
    (f"PyTorch version: 1.10.0+cu113\nImportError: {SITE}/torch_tensorrt/lib/libtorchtrt.so: {UNDEFINED}", "torch-tensorrt==1.0.0 -f https://github.com/pytorch/TensorRT/releases/expanded_assets/v1.0.0"),
    (f"PyTorch version: 2.5.1+cu124\nImportError: {SITE}/torch_tensorrt/lib/libtorchtrt.so: {UNDEFINED}", "torch-tensorrt==2.5.0"),
    (("$ pip install torch_xla==2.5.0\nImportError: /usr/lib/python3.10/dist-packages/_XLAC.cpython-310-x86_64-linux-gnu.so: "
     "undefined symbol: _ZN2at6native12cpu_fallbackERKN3c1014OperatorHandleEPSt6vectorINS1_6IValueESaIS6_EEbNS1_11DispatchKeyE"), "pip install torch==2.5.0"),
    ("PyTorch version: 2.6.0+cu124\nModuleNotFoundError: No module named 'mmcv._ext'", "--no-cache-dir mmcv"),
    ("PyTorch version: 2.1.0+cu118\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv -f https://download.openmmlab.com/mmcv/dist/cu118/torch2.1/index.html"),
    (f"torch 2.6.0+cpu, torch_npu 2.1.0.post12\nImportError: {SITE}/torch_npu/lib/libtorch_npu.so: {UNDEFINED}",
     "torch==2.1.0 --index-url https://download.pytorch.org/whl/cpu"),
    ("poetry add torch==2.0.1\nRuntimeError: Unable to find installation candidates for torch (2.0.1)", "pip install torch==2.0.1"),
    # the arguments that a call gives show which release it was written for
    ("  y = causal_conv1d_cuda.causal_conv1d_fwd(x, w, b, None, True)\nTypeError: causal_conv1d_fwd(): incompatible function arguments. The following", "'causal-conv1d==1.1.3.post1'"),
    ("TypeError: causal_conv1d_fwd() takes 7 positional arguments but 8 were given", "'causal-conv1d>=1.5.2'"),
    # a Python that a release has wheels for
    (("ERROR: Could not find a version that satisfies the requirement torchvision==0.4.2 (from versions: 0.1.6, 0.8.2, 0.9.0)\n"
     "ERROR: No matching distribution found for torchvision==0.4.2"), "python3.7 -m venv .venv"),
]  # fmt: skip


@pytest.mark.parametrize(("log", "command"), CASES)
def test_release_is_the_one_for_the_torch_that_is_there(log: str, command: str) -> None:
    (first, *_) = diagnose(log, files=False).findings

    assert [one for one in first.fix.commands if one.endswith(command)], first.fix


@pytest.mark.parametrize(
    ("torch", "package"),
    [
        ("2.6.0", "nvidia-cudnn-cu12==9.1.0.70"),
        ("2.1.0+cu118", "nvidia-cudnn-cu11"),
        ("2.11.0", "nvidia-cudnn-cu13==9.19.0.56"),
    ],
)
def test_cudnn_is_the_one_that_torch_depends_on(torch: str, package: str) -> None:
    log = f"PyTorch version: {torch}\nop.cu:3:10: fatal error: cudnn.h: No such file or directory"
    (first, *_) = diagnose(log, files=False).findings

    assert f"pip install {package}" in first.fix.commands


ASKED = [
    ("Training Co-DETR:\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv-full==1.5.0 -f"),
    ("mmdet==2.14.0\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv-full==1.4.0 -f"),
    ("mmdet 3.3.0, Ubuntu\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv==2.1.0 -f"),
    ("mmcv\uff081.7.1\uff09\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv-full==1.7.1 -f"),
    ('  File "/home/ann/VAD/tools/train.py", line 9\nModuleNotFoundError: No module named \'mmcv._ext\'', "mmcv-full==1.4.0 -f"),
    ("the VAD of this recording\nModuleNotFoundError: No module named 'mmcv._ext'", "mmcv -f"),
    ("sdfstudio\nImportError: cannot import name 'csrc' from 'nerfacc'", "nerfacc==0.3.5 -f"),
    ("~/VM-UNet$ python train.py\nModuleNotFoundError: No module named 'causal_conv1d_cuda'", "causal-conv1d==1.0.0"),
    ("sdfstudio from source\nAttributeError: module 'nerfacc.cuda.csrc' has no attribute 'FieldKind'\n/env/lib/python3.8/site-packages/nerfacc/cuda/__init__.py",
     "nerfacc==0.3.5"),
    ("OneFormer, demo\nModuleNotFoundError: No module named 'detectron2._C'", "detectron2.git@v0.6'"),
]  # fmt: skip


def test_release_is_the_one_that_the_project_asks_for_which_a_log_names() -> None:
    with every_input() as check:
        for log, command in ASKED:
            with check(log):
                (first, *_) = diagnose(log, files=False).findings
                assert any(command in one for one in first.fix.commands), first.fix


_FAILS = "ModuleNotFoundError: No module named"
ELSEWHERE = [
    (f"C:\\ComfyUI\\nodes.py\nPython version: 3.11.8\n{_FAILS} 'insightface'", "insightface-0.7.3-cp311-cp311-win_amd64.whl"),
    (f"C:\\ComfyUI\\nodes.py\n{_FAILS} 'llama_cpp'", "--extra-index-url https://abetlen.github.io/llama-cpp-python/whl/cu124"),
    (f"JetPack 6.2, Orin Nano\n{_FAILS} 'flash_attn_2_cuda'", "pip install flash-attn --index-url https://pypi.jetson-ai-lab.io/jp6/cu126"),
    (f"Radeon RX 7900 XTX, +rocm6.2\n{_FAILS} 'flash_attn_2_cuda'", "FLASH_ATTENTION_TRITON_AMD_ENABLE=TRUE pip install"),
    (f"torch 2.8.0+cu128\n{_FAILS} 'flash_attn_2_cuda'", "flash-attn==2.8.3"),
    ("C:\\a> pip install dlib\n  ERROR: Failed building wheel for dlib", "pip install dlib-bin"),
    ("Apple M2\nERROR: Could not find a version that satisfies the requirement decord (from versions: none)", "pip install eva-decord"),
    ("cuda: 11.4\nImportError: cannot import name 'ConvFwdAndBwdInput' from 'cumm.conv.main'", "pip install --no-cache-dir spconv-cu114"),
    ("spconv-cu113 2.1.21\nImportError: cannot import name 'TensorOpParams' from 'cumm.gemm.algospec.core'", "pip install --no-cache-dir spconv-cu113"),
    ("TypeError: GaussianRasterizationSettings.__new__() got an unexpected keyword argument 'antialiasing'", "rasterization.git@9c5c2028f6fbee2be239bc4c9421ff894fe4fbe0'"),
    ("TypeError: GaussianRasterizationSettings.__new__() missing 1 required positional argument: 'antialiasing'", "rasterization.git@59f5f77e3ddbac3ed9db93ec2cfe99ed6c5d121d'"),
    ("TypeError: GaussianRasterizationSettings.__new__() got an unexpected keyword argument 'projmatrix_raw'", "rmurai0610/diff-gaussian-rasterization-w-pose.git'"),
    (f"ImportError: {SITE}/mmcv/_ext.cpython-37m-x86_64-linux-gnu.so: undefined symbol: _ZN6caffe28TypeMeta21_typeMetaDataInstanceISt7complexIdEEEPKNS_6detail12TypeMetaDataEv", "mmcv-full -f"),
    ("ERROR: HTTP error 404 while getting https://github.com/unlimblue/KNN_CUDA/releases/download/0.2/KNN_CUDA-0.2-py3-none-any.whl", "unique1i/knn_cuda.git"),
    ("torch 2.8.0+cu128\nERROR: HTTP error 404 while getting https://github.com/Dao-AILab/flash-attention/releases/download/v2.7.4/flash_attn-2.7.4+cu12torch2.8.whl", "flash-attn==2.8.3"),
    (f"{_FAILS} 'mmcv._ext'", "mim install 'mmcv-full<2'"),
    ("torch-npu 2.5.1\nvllm 0.9.0 requires torch==2.7.0, but you have torch 2.5.1 which is incompatible.", "pip install vllm==0.9.0"),
    ("lmcache/c_ops.cpython-312-x86_64-linux-gnu.so: undefined symbol: _ZN3c105ErrorC2ENS_14SourceLocationESs", "--no-binary lmcache lmcache"),
    ("torch_scatter/_version_cuda.so: undefined symbol: _ZN5torch3jit17parseSchemaOrNameERKSsb", "torch-scatter"),
    ("C:\\a> ImportError: DLL load failed while importing flash_attn_2_cuda", "print(sys.version, torch.__version__, torch.version.cuda)"),
    (f"C:\\a> python scripts/run.py\n{_FAILS} 'pyngp'", "cmake . -B build -DPython_FIND_REGISTRY=LAST"),
    (f"$ python scripts/run.py\n{_FAILS} 'pyngp'", "cmake . -B build -DPython_EXECUTABLE="),
    (f"{SITE}/norse_op.so: undefined symbol: _ZNK5torch8autograd4Node4nameB5cxx11Ev", "git+https://github.com/norse/norse.git"),
    (f"ImportError: {SITE}/warprnnt_pytorch-0.1-py3.6-linux-x86_64.egg/warprnnt_pytorch/warp_rnnt.cpython-36m-x86_64-linux-gnu.so: {UNDEFINED}", "HawkAaron/warp-transducer"),
    (f"Successfully installed flash_mla-1.0.0+42f3c57\n{_FAILS} 'flash_mla.cuda'", "import flash_mla; print(flash_mla.__path__)"),
    ("python: error while loading shared libraries: libcudart.so.13: cannot open shared object file: No such file or directory", "pip install nvidia-cuda-runtime nvidia-cublas"),
]  # fmt: skip


def test_package_is_installed_as_it_is_on_the_system_that_is_there() -> None:
    with every_input() as check:
        for log, command in ELSEWHERE:
            with check(log):
                (first, *_) = diagnose(log, files=False).findings
                ways = filter(None, (first.fix, first.fix.otherwise))
                assert any(command in one for way in ways for one in way.commands), first.fix
