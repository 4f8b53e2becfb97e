"""
How packages with a compiled part are installed with it, where `pip install PACKAGE` does not bring it.

From the READMEs and installation pages of the packages, as of 2026. In commands `{torch}` stands for the version of
the torch that is installed, its label included, `{release}` for the same without, `{minor}` for the first two numbers
of it, `{label}` for the label alone, `{index}` for the index of PyTorch that has it, `{torch_xla}` for the release of torch_xla,
and `{torch_npu}` for the first three numbers of that of torch_npu.
"""

from __future__ import annotations

import re

from opwright.knowledge.compiled_modules import PACKAGES
from opwright.model import lazy
from opwright.model.named_tuple import NamedTuple


class Way(NamedTuple):
    """How a package is installed together with its compiled part."""

    summary: str
    commands: tuple[str, ...]


def _of_torch(package: str) -> tuple[str, Way]:
    """Return the way of a package each release of which requires one release of torch by number."""
    return package, Way(
        f"install the {package} that was released for this torch, from the index of PyTorch that has this torch; a "
        f"torch of another source (NVIDIA's for Jetson, your own) needs {package} built from its repository",
        (
            f"pip uninstall -y {package}",
            f'pip install {package} "torch=={{release}}" --index-url {{index}}',
        ),
    )


def _from_pyg(package: str) -> tuple[str, Way]:
    return package, Way(
        f"install the wheel of {package} for this torch and CUDA from https://data.pyg.org/whl",
        (
            f'pip install --force-reinstall --no-deps {package} -f "https://data.pyg.org/whl/torch-{{torch}}.html"',
        ),
    )


def _from_git(package: str, address: str) -> tuple[str, Way]:
    return package, Way(
        f"build {package} from its repository, for this torch, as PyPI does not have it or not built for every torch",
        (
            f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+{address}'",
        ),
    )


def _built_in_place(package: str, folder: str, of: str, step: str) -> tuple[str, Way]:
    """Return the way of a module that the folder of its repository builds by a script of its own."""
    place = of if folder == "." else f"{folder} of {of}"
    go_there = "" if folder == "." else f"cd {folder} && "
    return package, Way(f"build {package} in {place}, by its own script", (go_there + step,))


_BUILT = "pip install --no-build-isolation --no-cache-dir -v ."


def _where_named(package: str, of: str) -> tuple[str, Way]:
    """Return the way of a module that each project has in another folder: by the setup.py that names it."""
    return package, Way(
        f"build {package} in its folder of {of}",
        (f'cd "$(dirname "$(grep -rlw --include=setup.py {package} . | head -n 1)")" && {_BUILT}',),
    )


def _switched_on(row: tuple[str, str, str, str]) -> tuple[str, Way]:
    """Return the way of a package whose setup.py builds no extension unless a variable is set for it."""
    package, setting, requirement, _source = row
    return package, Way(
        f"build {package} with {setting.partition('=')[0]} set, without which it is installed without its extensions, and with CUDA_HOME set to the "
        "toolkit of torch's CUDA; in a checkout of it put . in place of the name",
        (
            f"{setting} pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {requirement}",
        ),
    )


def _in_folder(package: str, folder: str, of: str) -> tuple[str, Way]:
    return package, Way(
        f"build {package} in its folder of {of}",
        (f"pip install --no-build-isolation --no-cache-dir ./{folder}",),
    )


_VERSIONS_THERE = "python -c 'import sys, torch; print(sys.version, torch.__version__)'"


_WAYS = dict(
    (
        *map(_of_torch, ("torchvision", "torchaudio", "xformers")),
        *map(
            _from_pyg,
            ("torch-scatter", "torch-sparse", "torch-cluster", "torch-spline-conv", "pyg-lib"),
        ),
        _from_git("detectron2", "https://github.com/facebookresearch/detectron2.git"),
        _from_git("pytorch3d", "https://github.com/facebookresearch/pytorch3d.git@stable"),
        _from_git("lietorch", "https://github.com/princeton-vl/lietorch.git"),
        _from_git("autoawq-kernels", "https://github.com/casper-hansen/AutoAWQ_kernels.git"),
        _from_git("nvdiffrast", "https://github.com/NVlabs/nvdiffrast.git"),
        _from_git("tinycudann", "https://github.com/NVlabs/tiny-cuda-nn.git#subdirectory=bindings/torch"),
        _from_git(
            "pointnet2-ops",
            "https://github.com/erikwijmans/Pointnet2_PyTorch.git#subdirectory=pointnet2_ops_lib",
        ),
        _where_named("MultiScaleDeformableAttention", "the project, models/ops in Deformable DETR and DINO, "
                     "mask2former/modeling/pixel_decoder/ops in Mask2Former; where it has none, in a clone of Deformable DETR"),
        _in_folder("diff-gaussian-rasterization", "submodules/diff-gaussian-rasterization",
                   "the repository, which has to be cloned with its submodules"),
        _in_folder("simple-knn", "submodules/simple-knn",
                   "the repository, which has to be cloned with its submodules"),
        _in_folder("vren", "models/csrc", "ngp_pl's repository"),
        _in_folder("selective-scan-cuda-core", "kernels/selective_scan", "VMamba's repository"),
        _in_folder("selective-scan-cuda-oflex", "kernels/selective_scan", "VMamba's repository"),
        (
            "groundingdino",
            Way(
                "build GroundingDINO from its repository with CUDA_HOME set to the toolkit of torch's CUDA: where torch finds none (it prints None), only the CPU part is built",
                (
                    'python -c "import torch.utils.cpp_extension as c; print(c.CUDA_HOME)"',
                    "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+https://github.com/IDEA-Research/GroundingDINO.git'",
                ),
            ),
        ),
        (
            "kaolin",
            Way(
                "install the wheel of kaolin for this torch and CUDA from NVIDIA's list, as PyPI has only a placeholder; where the list has none "
                "for this torch, install a torch that it has one for, or build kaolin from its repository",
                ('pip install kaolin -f "https://nvidia-kaolin.s3.us-east-2.amazonaws.com/torch-{release}_{label}.html"',),
            ),
        ),
        _built_in_place("corr-sampler", "sampler", "RAFT-Stereo's repository", "python setup.py install"),
        _built_in_place("alt-cuda-corr", "alt_cuda_corr", "RAFT's repository", "python setup.py install"),
        _built_in_place("quant-cuda", ".", "GPTQ-for-LLaMa's repository", "python setup_cuda.py install"),
        _built_in_place("pcdet", ".", "OpenPCDet's repository", "python setup.py develop"),
        _built_in_place("curope", "croco/models/curope", "the repository (DUSt3R, MASt3R)", "python setup.py build_ext --inplace"),
        _built_in_place("custom-rasterizer", "hy3dgen/texgen/custom_rasterizer", "Hunyuan3D's repository", "python setup.py install"),
        *(
            _in_folder(name, name, "the repository")
            for name in ("gridencoder", "freqencoder", "shencoder", "raymarching")
        ),
        (
            "mmcv",
            Way(
                "install the mmcv that OpenMMLab has built for this torch and CUDA (its list ends at torch 2.4: for a newer one pip builds it, which "
                "needs nvcc), in place of an mmcv without operators; a project that asks for mmcv 1 needs mmcv-full; run from a folder without a clone of mmcv",
                (
                    "pip uninstall -y mmcv mmcv-lite mmcv-full",
                    "MMCV_WITH_OPS=1 pip install --no-build-isolation --no-cache-dir {mmcv} -f https://download.openmmlab.com/mmcv/dist/{label}/torch{minor}/index.html",
                ),
            ),
        ),
        (
            "mmcv-full",
            Way(
                "install the mmcv-full that OpenMMLab has built for this torch and CUDA (its list ends at torch 1.13 with CUDA 11.7 and 2.0 with 11.8: for "
                "another one pip builds it, which needs nvcc), in place of an mmcv without operators; run from a folder without a clone of mmcv",
                (
                    "pip uninstall -y mmcv mmcv-lite mmcv-full",
                    "MMCV_WITH_OPS=1 pip install --no-build-isolation --no-cache-dir {mmcv} -f https://download.openmmlab.com/mmcv/dist/{label}/torch{minor}/index.html",
                ),
            ),
        ),
        (
            "dgl",
            Way(
                "install the dgl for this torch and CUDA from its own index, as PyPI has only the one for the CPU; the newest there is for torch 2.4, "
                "so a newer torch has to be exchanged for it; conda-forge's torch (.post300) has none: take PyTorch's",
                ("pip install --force-reinstall --no-deps dgl -f https://data.dgl.ai/wheels/torch-{minor}/{label}/repo.html",),
            ),
        ),
        (
            "spconv",
            Way(
                "install the spconv for torch's CUDA, spconv-cu118 for 11.8 or spconv-cu120 to -cu126 for 12, as the plain spconv has no "
                "binaries; a project that names spconv 1 needs that one, built from its repository",
                ("pip uninstall -y spconv cumm", "pip install {spconv}"),
            ),
        ),
        (
            "transformer-engine",
            Way(
                "install it with its part for PyTorch, which the plain package does not have",
                ('pip install --no-build-isolation "transformer_engine[pytorch]"',),
            ),
        ),
        (
            "apex",
            Way(
                "build NVIDIA's apex with its CUDA code from its repository; PyPI's apex is another project",
                (
                    "git clone https://github.com/NVIDIA/apex",
                    "APEX_CPP_EXT=1 APEX_CUDA_EXT=1 pip install -v --no-build-isolation --no-cache-dir ./apex",
                ),
            ),
        ),
        (
            "warpctc-pytorch",
            Way(
                "build warp-ctc and its binding from their repository",
                (
                    "git clone https://github.com/SeanNaren/warp-ctc",
                    "cmake -S warp-ctc -B warp-ctc/build && cmake --build warp-ctc/build",
                    "pip install --no-build-isolation ./warp-ctc/pytorch_binding",
                ),
            ),
        ),
        (
            "k2",
            Way(
                "install the wheel of k2 that has this torch and CUDA in its name, from https://k2-fsa.github.io/k2/cuda.html (cpu.html for "
                "a torch without CUDA), by its version",
                ("pip index versions k2 --pre -f https://k2-fsa.github.io/k2/cuda.html",),
            ),
        ),
        *(
            (
                name,
                Way(
                    f"install {name} with its compiled part, built for this torch",
                    (
                        ("pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall "
                        f"--no-binary {name} {name}"),
                    ),
                ),
            )
            for name in ("causal-conv1d", "mamba-ssm", "natten")
        ),
        (
            "flash-attn",
            Way(
                "install the flash-attn that has a wheel for this torch, which its setup.py fetches, and compiles only where its releases have none "
                "(https://github.com/Dao-AILab/flash-attention/releases: the name says torch, CUDA, cxx11abi and Python); where the wheel itself does not "
                "fit, FLASH_ATTENTION_FORCE_BUILD=TRUE before the command compiles it",
                ("pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {flash_attn}",),
            ),
        ),
        (
            "vllm",
            Way(
                "install vllm together with the torch that its release pins: its wheels load with that torch alone, so another one that was installed "
                "later has to go (packages that ask for another torch need an environment of their own)",
                ("pip uninstall -y vllm torch torchvision torchaudio xformers", "pip install --no-cache-dir {vllm}"),
            ),
        ),
        (
            "tensorrt-llm",
            Way(
                "install tensorrt-llm together with the torch that its release requires, in an environment of its own or NVIDIA's container: its wheels "
                "load with that torch alone, and pip finds no sources of it",
                ("pip uninstall -y tensorrt-llm torch torchvision", "pip install --no-cache-dir {tensorrt_llm} --extra-index-url https://pypi.nvidia.com"),
            ),
        ),
        (
            "torch-xla",
            Way(
                "install the torch of the same release as torch_xla, which has wheels only (a nightly one needs the torch of the same night): what a notebook or "
                "its setup script installed later is another; then start Python again",
                ('pip install "torch=={torch_xla}.*"',),
            ),
        ),
        (
            "sgl-kernel",
            Way(
                "install sglang together with the torch and the kernels that its release pins: they load with that torch alone",
                ("pip uninstall -y sgl-kernel torch torchvision torchaudio", 'pip install --no-cache-dir "{sglang}"'),
            ),
        ),
        (
            "torch-npu",
            Way(
                "install the torch of the same release as torch_npu (its first three numbers; a .post goes with the same torch), which has wheels only, each "
                "for one release of torch and of CANN; what was installed later has brought another torch",
                ('pip install "torch=={torch_npu}"',),
            ),
        ),
        (
            "torch-directml",
            Way(
                "install torch-directml together with the torch that it pins: its wheels load with that torch alone, in an environment of its own where "
                "another is needed",
                ("pip uninstall -y torch torchvision torch-directml", "pip install torch-directml"),
            ),
        ),
        (
            "torch-tensorrt",
            Way(
                "install the torch-tensorrt that is for this torch, each release of which is for one release of torch and one CUDA (1.0 for torch 1.10, 1.3 for 1.13, "
                "from 1.4 on the numbers are torch's), with wheels alone; or the torch that the installed one is for",
                ("pip install --force-reinstall --no-deps {torch_tensorrt}",),
            ),
        ),
        (
            "torchcodec",
            Way(
                "install the torchcodec for this torch (its README lists which), and FFmpeg 4 to 7 with its shared libraries",
                ("pip install --force-reinstall --no-deps {torchcodec}",),
            ),
        ),
        (
            "torchtext",
            Way(
                "install the torchtext of this torch, of which each release is for one: 0.18 for torch 2.3 is the last that there will be, so a newer torch has to "
                "be exchanged for 2.3.1, or the code has to do without torchtext",
                ("pip uninstall -y torchtext", "pip install --no-cache-dir {torchtext}"),
            ),
        ),
        (
            "gsplat",
            Way(
                "install gsplat from its repository, built for this torch with nvcc of its CUDA (what PyPI has compiles itself at the first call, and some "
                "of its releases lack the folder glm; delete ~/.cache/torch_extensions too), or a wheel for this torch from https://docs.gsplat.studio/whl",
                (
                    "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+https://github.com/nerfstudio-project/gsplat.git'",
                ),
            ),
        ),
        (
            "sageattention",
            Way(
                "install SageAttention 2 from its repository, built for this torch (with nvcc of its CUDA): PyPI's 1.0.6 lacks its functions; on Windows "
                "take the wheel for this torch and CUDA from https://github.com/woct0rdho/SageAttention/releases, and triton-windows, into the Python that runs the program",
                ("pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+https://github.com/thu-ml/SageAttention.git'",),
            ),
        ),
        (
            "triton",
            Way(
                "install the triton that the release of torch pins, which torch brings with it on Linux; for Windows it is called triton-windows",
                ("pip install {triton}",),
            ),
        ),
        *map(_switched_on, (
            ("basicsr", "BASICSR_EXT=True", "basicsr", "https://github.com/XPixelGroup/BasicSR/blob/master/docs/INSTALL.md"),
            ("colossalai", "BUILD_EXT=1", "colossalai", "https://colossalai.org/docs/get_started/installation"),
            ("minkowskiengine", "FORCE_CUDA=1", "'git+https://github.com/NVIDIA/MinkowskiEngine'", "its README"),
            ("horovod", "HOROVOD_WITH_PYTORCH=1", "horovod", "https://horovod.readthedocs.io/en/stable/install.html"),
            ("torchsparse", "FORCE_CUDA=1", "'git+https://github.com/mit-han-lab/torchsparse.git'", "its README"),
        )),
        *(
            (
                name,
                Way(
                    "install onnxruntime-gpu alone, after both packages are removed: they share a folder, and the one for the CPU that was installed later, often "
                    "by another package, takes its place; its release has to be for the CUDA and cuDNN that are there",
                    ("pip uninstall -y onnxruntime onnxruntime-gpu", "pip install --no-cache-dir onnxruntime-gpu"),
                ),
            )
            for name in ("onnxruntime", "onnxruntime-gpu")
        ),
        (
            "faiss",
            Way(
                "install faiss with its part for GPUs, which faiss-cpu does not have, from conda; without conda, on Linux, exchange faiss-cpu for PyPI's "
                "faiss-gpu-cu12 (of the name that has torch's CUDA)",
                ("conda install -c pytorch -c nvidia faiss-gpu",),
            ),
        ),
        (
            "bitsandbytes",
            Way(
                "install the newest bitsandbytes, whose wheels have a library for each CUDA, and start Python outside of a checkout of it; a "
                "checkout needs its library built first: cmake -DCOMPUTE_BACKEND=cuda -S . && make",
                ("pip install --upgrade bitsandbytes",),
            ),
        ),
        (
            "intel-extension-for-pytorch",
            Way(
                "install the intel_extension_for_pytorch that was released for this torch: the first two numbers are torch's",
                ('pip install "intel-extension-for-pytorch~={minor}.0"',),
            ),
        ),
        (
            "nunchaku",
            Way(
                "install the wheel of nunchaku whose name has this torch, Python and system, from https://github.com/nunchaku-ai/nunchaku/releases, into the Python that runs "
                "the program (a portable ComfyUI's is python_embeded): PyPI's nunchaku is another project; where none is for this torch, take a torch that one is for",
                (_VERSIONS_THERE,),
            ),
        ),
        (
            "exllamav2",
            Way(
                "install the wheel of exllamav2 for this torch, CUDA and Python from the releases of its repository, or build it from there",
                (
                    "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+https://github.com/turboderp-org/exllamav2.git'",
                ),
            ),
        ),
        (
            "auto-gptq",
            Way(
                "install auto-gptq with its CUDA part, built for this torch: CUDA_HOME has to be a toolkit of torch's CUDA",
                (
                    "python -c 'import torch; print(torch.version.cuda)' && nvcc --version",
                    "BUILD_CUDA_EXT=1 pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary auto-gptq auto-gptq",
                ),
            ),
        ),
        (
            "fbgemm-gpu-genai",
            Way(
                "install the package that has these operators of FBGEMM, for CUDA alone and for the torch that its release names; without a GPU"
                " take a release of the asking package that does without",
                ("pip install fbgemm-gpu-genai",),
            ),
        ),
        (
            "monotonic-align",
            Way(
                "build monotonic_align in its folder of the repository (VITS, Glow-TTS), by its own script, which needs a second folder of that name in there",
                ("cd monotonic_align && mkdir monotonic_align", "python setup.py build_ext --inplace"),
            ),
        ),
        (
            "habana-frameworks",
            Way(
                "use Intel's image for Gaudi, which has habana_frameworks with the torch that it is for (PyPI has none that runs); on a machine without a Gaudi "
                "uninstall what asks for it (optimum-habana, habana_frameworks), as other packages take it for one",
                (
                    "docker run -it --runtime=habana -e HABANA_VISIBLE_DEVICES=all vault.habana.ai/gaudi-docker/1.20.0/ubuntu22.04/habanalabs/pytorch-installer-2.6.0:latest",
                ),
            ),
        ),
        (
            "nnpops",
            Way(
                "install NNPOps from conda-forge, with the torch it is built for, in an environment of its own",
                ("conda create -n nnpops -c conda-forge nnpops",),
            ),
        ),
        (
            "knn-cuda",
            Way(
                "install the wheel of KNN_CUDA from its repository, as PyPI does not have it; it compiles its code on first use, with nvcc",
                (
                    "pip install --upgrade https://github.com/unlimblue/KNN_CUDA/releases/download/0.2/KNN_CUDA-0.2-py3-none-any.whl",
                ),
            ),
        ),
        (
            "lmdeploy",
            Way(
                "install lmdeploy with its engine from PyPI, or build turbomind by the CMake steps of its documentation",
                ("pip install --force-reinstall --no-deps lmdeploy",),
            ),
        ),
        (
            "mmdet3d",
            Way(
                "build mmdet3d in the root of its repository, or of the project that has a copy of it, by its setup.py, for the torch and mmcv "
                "that are there; from 1.0 on its operators are mmcv's",
                ("python setup.py develop",),
            ),
        ),
    )
)  # fmt: skip
NAMES = tuple(_WAYS)
_FUNCTION = r"(?<=\w{4})_(?:fwd|bwd|forward|backward|fn|update)$"
"""What the functions of a compiled module end in, which is called as its package is."""
_ALIKE = 0.85
"""How much of a name is spelt alike, from 0 to 1."""
_OF_OLDER_PYG = (
    r"(?P<package>torch_(?:scatter|sparse|cluster|spline_conv))\.(?P<module>(?:\w+_)?(?:cuda|cpu))"
)
"""What the compiled modules of these were called before torch_scatter 2.0 and torch_cluster 1.5; now they begin with `_`."""
MOVE_WITH_TORCH = frozenset({"torchvision", "torchaudio", "xformers"})
"""Packages each release of which is for one release of torch, and that PyPI has."""

SUCCESSORS = {
    "DCNv2": "https://github.com/lucasjinreal/DCNv2_latest",
    "pointnet2": "https://github.com/erikwijmans/Pointnet2_PyTorch",
}
"""
Forks of projects for newer releases of torch, by a folder of theirs.

The first is named in https://github.com/CharlesShang/DCNv2/issues/136, the second is what most copies of that folder come from.
"""

LAST_TORCH_FOR_INTEL_MACS = "2.2.2"
"""From https://dev-discuss.pytorch.org/t/pytorch-macos-x86-builds-deprecation-starting-january-2024/1690."""


def nearest_package(name: str) -> str | None:
    """Return the package whose name somebody may have misspelt."""
    spelt = name.lower().replace("_", "-")
    near = lazy.difflib.get_close_matches(spelt, [one for one in _WAYS if one != spelt], 1, _ALIKE)
    return near[0] if near else None


def way_to_install(name: str) -> Way | None:
    """Return how a package, or the package of a module, is installed with its compiled part; None for one like any other."""
    part = ".".join(name.split(".")[:2])
    top = part if part in PACKAGES else re.sub(_FUNCTION, "", name.partition(".")[0])
    top = re.sub(r"^(libbitsandbytes)_.*", r"\1", top)
    spelt = top.replace("_", "-")
    return _WAYS.get(PACKAGES.get(top, spelt)) or _WAYS.get(spelt.lower()) or _WAYS.get(top)


def source_of(package: str) -> str | None:
    """Return the repository that a package is installed from, as pip and a shell take it; None if it is on an index."""
    way = way_to_install(package)
    found = re.search(r"'git\+[^']+'", " ".join(way.commands)) if way else None
    return found[0] if found else None


def renamed_module(module: str) -> Way | None:
    """Return what to do about a module that no wheel of its package has any longer; None for any other."""
    older = re.fullmatch(_OF_OLDER_PYG, module)
    if older is None or older["module"].startswith("_"):
        return None
    package, name = older["package"], older["module"]
    return Way(
        f"let the code import the functions of {package} itself, without {name}, or take a newer release of the project: since torch 1.4 "
        f"or so {package} has no module of that name, and no wheel brings it",
        (),
    )
