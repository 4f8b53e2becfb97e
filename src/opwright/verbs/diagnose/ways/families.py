"""Ways for packages known by name: the release, distribution or repository that fits what is installed."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.causes import kit
from opwright.knowledge.torch_wheels import builds
from opwright.knowledge.versions import series
from opwright.logs.patterns import compiled
from opwright.model import Fix, System
from opwright.verbs.diagnose import ways
from opwright.verbs.diagnose.ways.asked import Asked

_FAMILIES = (
    "onnxruntime|mmcv|faiss|opencv-python|cupy|spconv|cumm|auto-gptq|torchao|fbgemm-gpu|sgl-kernel"
)
_OF_A_FAMILY = (
    rf"(?<![\w./-])(?P<family>{_FAMILIES})(?:-[a-z]{{2,12}}\d{{0,3}}x?)?(?![\w/.-]|, which)"
)
"""Packages with several distributions, which write the same files."""


def of_neuron(asked: Asked) -> Fix | None:
    """Return how AWS Neuron's packages are brought to one release of its SDK."""
    if not compiled(_OF_NEURON).search(asked.evidence.quote):
        return None
    return Fix(
        "bring all packages of AWS Neuron to one release of its SDK, in one command and from AWS's index (PyPI has placeholders): the release notes list which versions go together",
        (
            "pip list | grep -i neuron",
            "pip install --upgrade --extra-index-url https://pip.repos.neuron.amazonaws.com neuronx-cc torch-neuronx transformers-neuronx",
        ),
        otherwise=asked.fix,
    )


_OF_NEURON = (
    r"\b(?:libneuronxla|neuronx_cc|torch_neuronx?|transformers_neuronx|neuronx_distributed)\b"
)


def spconv_again(asked: Asked) -> Fix | None:
    """Return how spconv and its cumm are installed again, where the log shows for which CUDA."""
    if "cumm" not in asked.evidence.quote or "spconv" not in asked.fix.summary:
        return None
    named = re.search(r"\bspconv-(cu\d{3})\b", asked.log.text)
    said = re.search(r"(?i)\bcuda(?: version)?[ :=]{1,3}(\d{2}\.\d)", asked.log.text)
    cuda = asked.situation.machine.cuda or (said and said[1])
    spconv = named[0] if named else knowledge.releases_for_torch.spconv_for(cuda)
    if spconv is None:
        return None
    every = f"{spconv} {spconv.replace('spconv', 'cumm')}"
    return Fix(
        asked.fix.summary,
        (f"pip uninstall -y spconv cumm {every}", f"pip install --no-cache-dir {spconv}"),
    )


def part_of_the_wheel(asked: Asked) -> Fix | None:
    """Return how a package is installed again whole whose wheel brings onnxruntime's library, or leaves it to a second distribution."""
    if "libonnxruntime.so" not in asked.evidence.quote:
        return None
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    inside = re.findall(r"-packages[/\\](\w+)[/\\]", above)
    if not inside or inside[-1].startswith("onnxruntime"):
        return None
    name = knowledge.packages.module_package(inside[-1]).replace("_", "-")
    core = f" {name}-core" if name == "sherpa-onnx" else ""
    more = f"; its library is in {name}-core, of the same release" if core else ""
    return Fix(
        f"reinstall {name} with its dependencies: the library is part of it, not a system package{more}",
        (f"pip install --force-reinstall --no-cache-dir {name}{core}",),
    )


def with_older_asker(asked: Asked) -> Fix | None:
    """Return the packages of OpenMMLab that go with an mmcv 1, where that was installed on purpose and they ask for mmcv 2."""
    asks_for_2 = re.search(r"(?i)MMCV==1\.[^\n]{0,80}install mmcv>=2", asked.evidence.quote)
    is_meant = re.search(r"mmcv-full *==? *1\.", asked.log.text)
    if not (asks_for_2 and is_meant):
        return None
    return Fix(
        "keep mmcv-full, which the project's guide asks for, and install the mmdet, mmsegmentation and mmdet3d that go with it (2, 0, and 0.17 or 1.0), in the releases that the"
        " guide names: the installed ones are for mmcv 2",
        (
            "grep -rniE 'mm(det|seg|det3d|cls|pose)[a-z0-9]* *==' --include='*.md' --include='*.txt' . | head -n 20",
            "pip install 'mmdet<3' 'mmsegmentation<1'",
        ),
        otherwise=asked.fix,
    )


def of_ctranslate2(asked: Asked) -> Fix | None:
    """Return the last ctranslate2 for CUDA 11, if it is the one that needs a newer CUDA of the driver than torch does."""
    text = asked.log.text
    if "ctranslate2" not in text or not re.search(
        r"\bcu11\d\b|\bCUDA(?:_VERSION)?[ :=]{1,4}11\.\d|cuda:11\.\d", text
    ):
        return None
    return Fix(
        "install the last ctranslate2 for CUDA 11 (from 4.0 on it is built for CUDA 12, which this driver is too old for; the installed torch is for CUDA 11); or update the driver",
        ("pip install --force-reinstall --no-deps ctranslate2==3.24.0",),
        otherwise=asked.fix,
    )


def of_onnxruntime(asked: Asked) -> Fix | None:
    """Return how onnxruntime, which does not require CUDA's libraries, finds those of its release; None if it lacks another one."""
    named = compiled(_OF_CUDA).search(asked.evidence.quote)
    if named is None:
        return None
    beside = asked.fix if asked.fix.commands else ways.places.runtime_beside(asked)
    torch = asked.situation.machine.torch or ""
    label = torch.partition("+")[2] or builds.pypi_label(torch) or ""
    if not named["old"] and label.startswith(("cu10", "cu11")):
        return Fix(
            f"install the onnxruntime-gpu for torch's CUDA, which is 11 ({label}): PyPI's wheels are for CUDA 11 up to 1.18 and for CUDA 12 from 1.19 on (a separate index has CUDA 11"
            " with cuDNN 9); and import torch first, which loads the libraries",
            (
                "pip uninstall -y onnxruntime onnxruntime-gpu",
                "pip install 'onnxruntime-gpu<1.19'",
                'python -c "import torch, onnxruntime"',
            ),
            otherwise=beside,
        )
    if named["old"]:
        return Fix(
            "install an onnxruntime-gpu for torch's CUDA: from 1.19 on PyPI's wheels are for CUDA 12 and cuDNN 9, like torch from 2.4 on (for torch up to 2.3, which has cuDNN 8,"
            " install 1.18 from onnxruntime's CUDA 12 index), and import torch first, which loads the libraries",
            ("pip install --upgrade onnxruntime-gpu", 'python -c "import torch, onnxruntime"'),
            otherwise=beside,
        )
    return Fix(
        "import torch before onnxruntime, which then finds torch's libraries if they are for the same CUDA (12, with cuDNN 9, from onnxruntime-gpu 1.19 on); otherwise, or without"
        " torch, install the libraries with it and call onnxruntime.preload_dlls() before creating the first session",
        (
            'pip install --upgrade "onnxruntime-gpu[cuda,cudnn]"',
            'python -c "import onnxruntime; onnxruntime.preload_dlls(); onnxruntime.print_debug_info()"',
        ),
        otherwise=beside,
    )


_OF_CUDA = (
    r"(?P<old>lib(?:cu(?:da|bl|sp|so|ra)\w{1,9}\.so\.1[01]|cudnn\w*\.so\.8|cufft\.so\.10)\b|cu(?:blas|blasLt|sparse)64_11|cudart64_110|cudnn\w*64_8)"
    r"|lib(?:cu(?:da|bl|sp|so|ra|dnn|fft)|nvrtc)\w*\.so|cu(?:blas|blasLt|sparse|dart|dnn|fft)\w*64_|CUDAE\s?xecutionProvider"
)
"""A library of CUDA, and one of CUDA 11 or older or of its time."""


def node_of_comfyui(asked: Asked) -> Fix | None:
    """Return how a node of ComfyUI is brought to the time of ComfyUI itself, whose calls it does not take."""
    text = asked.log.text
    is_comfy = "ComfyUI" in text or "custom_nodes" in text
    if not is_comfy or "unexpected keyword argument" not in asked.evidence.quote:
        return None
    places = compiled(_NODE).findall(text)
    folder = places[-1] if places else ""
    pull = f'git -C "{folder}" pull' if folder else "git pull"
    return Fix(
        "update the custom node that this function belongs to (in ComfyUI's manager, or with git pull in its folder under custom_nodes): it is older than ComfyUI; or go back to"
        " the previous ComfyUI",
        (pull,),
        otherwise=asked.fix if asked.fix.commands else None,
    )


_NODE = r"((?:[A-Za-z]:[\\/]|/|\.\.?[\\/])?(?:[\w. ()-]{1,60}[\\/]){0,8}custom_nodes[\\/][\w.-]{2,60})(?=[\\/])"


def with_its_libraries(asked: Asked) -> Fix | None:
    """Return which torches a package has libraries for, that looks for one by the release of torch, as DGL does."""
    quote = asked.evidence.quote
    named = compiled(_BY_TORCH).search(quote) if "/dgl/" in quote else None
    if named is None or asked.situation.system is not System.LINUX:
        return None
    new = compiled(_NEW_GPU).search(asked.log.text)
    gpu = asked.situation.machine.gpu or (new[0] if new else "")
    if re.fullmatch(r"sm_1\d\d", kit.gpu_archs.arch_of_gpu(gpu)):
        return Fix(
            "build DGL from its repository for the installed torch and GPU: its wheels are for torch up to 2.4, none of which has code for this GPU",
            (
                "git clone --recurse-submodules https://github.com/dmlc/dgl.git",
                "cmake -S dgl -B dgl/build -DUSE_CUDA=ON && cmake --build dgl/build -j",
                "pip install --no-build-isolation --no-deps ./dgl/python",
            ),
        )
    if any("data.dgl.ai" in one for one in asked.fix.commands):
        return None
    listed = f"ls {named['folder']} | grep -oE '[0-9]+\\.[0-9]+\\.[0-9]+' | sort -uV"
    same = series(named["torch"])
    return Fix(
        f"install a torch that this dgl has a library for; the first command lists them. Each library is for exactly one release, and {named['torch']} is not among them; the"
        f" second command installs the last {same} in the list. To keep torch {named['torch']}, install another dgl from DGL's own index for that torch",
        (listed, f"pip install \"torch==$({listed} | grep -F '{same}.' | tail -n 1)\""),
    )


_BY_TORCH = r"(?P<folder>/[\w./+~-]{1,200}/dgl/(?:tensoradapter/pytorch|graphbolt|dgl_sparse))/lib\w{3,40}_pytorch_(?P<torch>\d\.\d{1,2}\.\d)\.so"


_NEW_GPU = r"\b(?:GB10|GB200|B[23]00|RTX 50[5-9]0)\b"


def of_openmmlab(asked: Asked) -> Fix | None:
    """Return the release of a package of OpenMMLab that takes the mmcv which is there."""
    there = compiled(_MMCV_IS_USED).search(asked.evidence.quote)
    above = "\n".join(asked.log.text.split("\n")[: asked.evidence.line])
    packages = "|".join((*knowledge.openmmlab.MODULES, *knowledge.openmmlab.NAMES))
    named = re.findall(rf"[/\\]({packages})[/\\]__init__\.py", above)
    if there is None or not named:
        return None
    package = knowledge.openmmlab.MODULES.get(named[-1], named[-1])
    release = knowledge.openmmlab.release_that_takes(package, there["release"])
    if release is None:
        return None
    return Fix(
        f"if the project's guide names mmcv {there['release']}, keep it and install the {package} that goes with it: {release} is the newest; the guide may name an older one",
        (f"pip install {package}=={release}",),
    )


_MMCV_IS_USED = r"MMCV==(?P<release>\d\.\d{1,2}\.\d{1,2}) is used but incompatible"


def one_of_two(asked: Asked) -> Fix | None:
    """Return how to keep one of the distributions that write the same files, where the log names several."""
    found = {
        match[0]
        for match in compiled(_OF_A_FAMILY).finditer(asked.log.text)
        if match["family"] == asked.package
    }
    first, *others = sorted(found, key=lambda name: (-len(name), name)) or ("",)
    if not others:
        return None
    return Fix(
        f"keep only one of {' and '.join(sorted(found))}, which install the same files: uninstall them all, then reinstall the one you want",
        (f"pip uninstall -y {' '.join(sorted(found))}", f"pip install {first}"),
    )


def of_mmcv_1(asked: Asked) -> Fix | None:
    """Return how a project gets the mmcv of its time, where the log does not say which mmcv that is."""
    newest = any(" mmcv -f " in one for one in asked.fix.commands)
    if not newest or asked.situation.system is System.WINDOWS:
        return None
    return Fix(
        "check which mmcv the project requires: for mmcv below 2, or mmdet 2, mmsegmentation 0 or mmdet3d 0 or 1.0, install mmcv-full, which is what the package with operators is"
        " called there",
        (
            "grep -rniE 'mm(cv|cv-full|det|seg|segmentation|detection3d) *[=<>(]' --include='*.md' --include='*.txt' --include='*.y*ml' --include=Dockerfile . | head -n 20",
            "pip uninstall -y mmcv mmcv-lite && pip install -U openmim && mim install 'mmcv-full<2'",
        ),
    )


def rasterizer_with_it(asked: Asked) -> Fix | None:
    """Return which rasterizer of Gaussians takes what the code gives, where that says it."""
    if "diff-gaussian-rasterization" not in asked.fix.summary:
        return None
    for said, words, address in _RASTERIZERS:
        if re.search(said, asked.evidence.quote):
            return Fix(
                f"if the project has no copy, or the same one: {words}",
                (
                    f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall 'git+https://github.com/{address}'",
                ),
            )
    return None


_OF_INRIA = "graphdeco-inria/diff-gaussian-rasterization.git"


_RASTERIZERS = (
    (
        r"unexpected keyword argument 'antialiasing'|expected 3, got 2",
        "the version that gaussian-splatting uses since October 2024 takes antialiasing and returns the depth as a third value",
        f"{_OF_INRIA}@9c5c2028f6fbee2be239bc4c9421ff894fe4fbe0",
    ),
    (
        r"missing 1 [^\n]{0,40}'antialiasing'|too many values to unpack \(expected 2",
        "the 2023 version does not take antialiasing and returns two values",
        f"{_OF_INRIA}@59f5f77e3ddbac3ed9db93ec2cfe99ed6c5d121d",
    ),
    (
        r"unexpected keyword argument '(?:projmatrix_raw|theta|rho)'",
        "MonoGS's version takes the camera's pose",
        "rmurai0610/diff-gaussian-rasterization-w-pose.git",
    ),
)
"""What is said, from https://github.com/graphdeco-inria/gaussian-splatting and the .gitmodules of MonoGS."""
