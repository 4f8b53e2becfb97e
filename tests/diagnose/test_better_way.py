"""A fix is not what the log refutes: what was done, what is another's, what the system of the one who asks does not allow."""

from __future__ import annotations

from laws import every_input
from ways_tried import try_ways

from opwright.logs.asker.platform import Platform
from opwright.model import System
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.fixes.on_its_platform import contradicts

_NO_MODULE = "The specified module could not be found."
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
    try_ways(_OF_NO_USE)


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
