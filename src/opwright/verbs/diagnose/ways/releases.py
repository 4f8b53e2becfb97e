"""Ways that take another release of a package, or one distribution of it in place of two."""

from __future__ import annotations

import re

from opwright import knowledge
from opwright.causes.kit.build_scripts.archs.gpu_archs import arch_of_gpu
from opwright.knowledge.projects.table import COMMON_FOLDER
from opwright.knowledge.pypi import openmmlab
from opwright.knowledge.pypi.installing import project_of
from opwright.knowledge.pypi.native_packages import KERNEL_PACKAGE, NATIVE_PACKAGE, is_on_pypi
from opwright.knowledge.pypi.releases_for_torch import spconv_for
from opwright.knowledge.versions import series
from opwright.logs.asker.install_commands import is_same
from opwright.logs.patterns import compiled
from opwright.model import Confidence, Fix, System
from opwright.verbs.diagnose.ways.asked import BUILT_BY_NAME, Asked

_BETWEEN_PACKAGES = "if two Python packages disagree"
_RELEASE_OF = "$(pip show {0} | sed -n 's/^Version: //p')"
_FAMILIES = (
    "onnxruntime|mmcv|faiss|opencv-python|cupy|spconv|cumm|auto-gptq|torchao|fbgemm-gpu|sgl-kernel"
)
_OF_A_FAMILY = (
    rf"(?<![\w./-])(?P<family>{_FAMILIES})(?:-[a-z]{{2,12}}\d{{0,3}}x?)?(?![\w/.-]|, which)"
)
"""Packages with several distributions, which write the same files."""
_FRAME = r"File \"([^\"\n]{1,300})\", line \d+"


def spconv_again(asked: Asked) -> Fix | None:
    """Return how spconv and its cumm are installed again, where the log shows for which CUDA."""
    if "cumm" not in asked.evidence.quote or "spconv" not in asked.fix.summary:
        return None
    named = re.search(r"\bspconv-(cu\d{3})\b", asked.log.text)
    said = re.search(r"(?i)\bcuda(?: version)?[ :=]{1,3}(\d{2}\.\d)", asked.log.text)
    cuda = asked.situation.machine.cuda or (said and said[1])
    spconv = named[0] if named else spconv_for(cuda)
    if spconv is None:
        return None
    every = f"{spconv} {spconv.replace('spconv', 'cumm')}"
    return Fix(
        asked.fix.summary,
        (f"pip uninstall -y spconv cumm {every}", f"pip install --no-cache-dir {spconv}"),
    )


def of_both_parts(asked: Asked) -> Fix | None:
    """Return the release of an installed package that the project of a log asks for, where its compiled part lacks what its Python files, or the project's, call."""
    library = asked.details.get("library", "")
    top = library.partition(".")[0]
    project = project_of(library) if "." in library else None
    if project is None or not re.search(rf"-packages[/\\]{re.escape(top)}[/\\]", asked.log.text):
        return None
    pinned = knowledge.askers.asked_for(project.name, asked.log.text)
    if pinned is None or "==" not in pinned.requirement:
        return None
    return Fix(
        f"install {pinned.requirement}, which {pinned.project} requires ({pinned.source} of its repository): the installed release has other functions; and delete its compiled"
        " cache (~/.cache/torch_extensions)",
        (f"pip install --force-reinstall --no-deps {pinned.requirement}",),
        otherwise=asked.fix,
    )


def release_before(asked: Asked) -> Fix | None:
    """Return how to go back behind the release that took a name away."""
    package = asked.package
    is_between = asked.details.get("remedy", "").startswith(_BETWEEN_PACKAGES)
    if not package or not is_between or package == "torch":
        return None
    moved = _where_it_went(asked)
    first = (
        f"if this finds the name in another module of {package}, change the import in the calling code to that module; if not, "
        if moved
        else f"if that does not help, {package} removed or renamed it in a release: "
    )
    why = (
        f"{first}install the release before the installed one (repeat until the name exists) if the calling code is older, or pull that code's newest commit; if the calling code"
        " is newer, install the newest release"
    )
    if not is_on_pypi(package):
        source = knowledge.installing.source_of(package)
        if source is None:
            return copy_of_the_project(asked.top)
        newest = (
            f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {source}"
        )
        tags = (
            "git ls-remote --tags " + source.replace("git+", "").partition("#")[0].rstrip("'") + "'"
        )
        return Fix(
            f"{why}, as the next command does; older releases are its tags",
            (*moved, newest, tags),
        )
    if asked.situation.system is System.WINDOWS:
        return Fix(why, (f"pip index versions {package}",))
    return Fix(why, (*moved, f'pip install "{package}<{_RELEASE_OF.format(package)}"'))


def older_of_what_asks(asked: Asked) -> Fix | None:
    """Return how an installed package goes back to the time of the installed torch, whose files ask for what that lacks."""
    lines = asked.log.text.split("\n")
    below = "\n".join(lines[asked.evidence.line :])
    above = "\n".join(lines[: asked.evidence.line])
    inside = [
        *compiled(_INSIDE).findall(below)[:1],
        *reversed(compiled(_INSIDE).findall(above)),
    ]
    package = knowledge.packages.module_package(inside[0]) if inside else ""
    if not package or not is_on_pypi(package):
        return None
    if asked.details.get("release", "")[:1].isalpha():  # and it may be gone as well
        return Fix(
            f"install another {package}, one made for the installed torch: {package}'s own files ask for the name, so take an older release if torch does not have it yet, or a newer"
            " one if torch no longer has it",
            (f"pip index versions {package}",),
        )
    why = f"keep this torch and install an older {package} from the same time: {package}'s own files ask for the name"
    if asked.situation.system is System.WINDOWS:
        return Fix(why, (f"pip index versions {package}",))
    return Fix(
        f"{why} (again, until it is imported)",
        (f'pip install --no-build-isolation "{package}<{_RELEASE_OF.format(package)}"',),
    )


_INSIDE = r"-packages[/\\](?!torch[/\\])([A-Za-z]\w{1,40})[/\\]"


def of_another_release(asked: Asked) -> Fix | None:
    """Return what else a compiled module may lack a function for: the code that calls it is of another release."""
    if "has no attribute" not in asked.evidence.quote or not asked.top:
        return None
    source = knowledge.installing.source_of(asked.top)
    address = source and source.replace("git+", "").partition("#")[0].strip("'")
    tags = (f"git ls-remote --tags '{address}'",) if address else ()
    return Fix(
        f"if the first command lists CUDA functions, {asked.top} was built with them, and the calling code is for another release: install the release that the project's README or"
        " requirements name (usually an older one), not the newest again",
        (f"python -c 'import torch, {_module_of(asked)} as m; print(dir(m))'", *tags),
    )


def _module_of(asked: Asked) -> str:
    """Return the module that lacks a name, as it is imported."""
    named = compiled(_LACKING).search(asked.evidence.quote)
    return named[1] if named else asked.top


_LACKING = r"module ['\"]([A-Za-z_][\w.]{1,80})['\"] has no attribute"


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


def torch_of_the_wheel(asked: Asked) -> Fix | None:
    """Return how a wheel gets the torch that it was built for, where somebody has installed it by its file alone."""
    named = [
        m
        for m in compiled(_FILE).finditer(asked.log.text)
        if m["name"].lower() == asked.top.lower()
    ]
    if not named:
        return None
    file, label = named[-1][0], named[-1]["label"]
    return Fix(
        f"reinstall the wheel with PyTorch's index for {label} as an extra index, so that pip installs the torch build it requires: its compiled part loads with no other release,"
        " nor with the CPU build that PyPI has for Windows",
        (
            f"pip install --force-reinstall {file} --extra-index-url https://download.pytorch.org/whl/{label}",
            'python -c "import torch; print(torch.__version__, torch.version.cuda)"',
        ),
        otherwise=asked.fix,
    )


_FILE = r"\b(?P<name>[A-Za-z]\w{1,40})-\d[\w.]{0,20}\+(?P<label>cu1[1-3]\d)[\w.]{0,40}-cp3\d{1,2}-\w{2,8}-\w{5,40}\.whl\b"


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
    """Return the last ctranslate2 for CUDA 11, where it is that which asks the driver for a newer CUDA than torch does."""
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


def of_the_named_release(asked: Asked) -> Fix | None:
    """Return the release that the table of projects names for what is missing, where its newest commit lacks that."""
    known = compiled(_NAMED_FOR).search(asked.fix.summary)
    sources = [one for one in asked.fix.commands if ".git'" in one]
    if known is None or not sources:
        return None
    names = re.findall(r"[A-Za-z_][\w.]{5,60}", known["names"])
    if not any(name in asked.evidence.quote for name in names):
        return None
    command = sources[0].replace(".git'", f".git@{known['ref']}'")
    return Fix(
        f"install {known['ref']}, the release that still has it: the newest commit, which is installed or gets installed otherwise, does not",
        (command,),
        otherwise=asked.fix._replace(commands=(), otherwise=None),
    )


_NAMED_FOR = r"a project that imports (?P<names>[^;:]{4,200}), needs [\d.]+: @(?P<ref>v[\d.]+) behind the address"


def newer_of_the_same_label(asked: Asked) -> Fix | None:
    """Return how to see the newer releases of a package for the same torch, where the log has pinned one that lacks a name."""
    command = asked.situation.command
    package = asked.package
    for requirement in command.requirements if command and package else ():
        pinned = compiled(_LABELLED).fullmatch(requirement)
        if pinned is None or not is_same(pinned["name"], package):
            continue
        place = compiled(_LIST).search(" ".join(command.options) if command else "")
        shown = (
            f"curl -sL {place[0]} | grep -oE '{pinned['name']}-[0-9][^\"<> /]*{re.escape(pinned['torch'])}[^\"<> /]*whl' | sort -uV | tail -n 9"
            if place and asked.situation.system is not System.WINDOWS
            else f"pip index versions {package}"
        )
        return Fix(
            f"{pinned['release']}, which the command asks for, does not have the name: if the calling code is newer, install a newer {package} for the same torch, with the same label"
            f" ({pinned['label']}), from the index that its documentation names; if it is older, an older one",
            (shown,),
            otherwise=asked.fix if asked.fix.commands else None,
        )
    return None


_LABELLED = r"(?P<name>[A-Za-z][\w.-]{0,40})==(?P<release>\d[\w.]{1,30})\+(?P<label>[\w.]*?(?P<torch>(?:torch|pt)\d[\d.]*\d)[\w.]*)"
"""A requirement whose release says which torch it is for, as those of k2 and kaldifeat do."""
_LIST = r"https://[\w./-]+"


def own_folder(asked: Asked) -> Fix | None:
    """Return what to look at where it is a folder or file of the project itself that lacks a name: no index has that."""
    top = asked.top
    text = asked.log.text
    if not top or "has no attribute" not in asked.evidence.quote or f"-packages/{top}" in text:
        return None
    project = project_of(top)
    is_own = _is_common(top) or (project is not None and bool(project.usual or project.copies))
    frames = compiled(_FRAME).findall(text)
    if not is_own or any("-packages" in frame for frame in frames[-1:]):
        return None
    return Fix(
        f"check which {top} is imported: the code means a folder or file of the project itself, not a package from an index. If this prints None or another place, run from the"
        " project's root and remove whatever shadows it; if it prints the project's own, it was not built or its own imports failed: install what it imports (such as cupy for"
        " your CUDA, for kernels written as strings in Python)",
        (
            f"python -c 'import {top}; print({top}.__file__)'",
            f"grep -rnE '^ *(import|from) ' --include='*.py' {top} {top}.py | grep -iE 'cupy|cuda|_ext|_C'",
        ),
    )


def _is_common(name: str) -> bool:
    """Return whether many projects have a folder or file of a name, which an index may have a package of as well."""
    return name in _OFTEN_OWN or compiled(COMMON_FOLDER).fullmatch(name) is not None


_OFTEN_OWN = frozenset({"correlation", "resample2d_package", "channelnorm_package", "kernelconv2d"})


def with_its_libraries(asked: Asked) -> Fix | None:
    """Return which torches a package has libraries for, that looks for one by the release of torch, as DGL does."""
    named = compiled(_BY_TORCH).search(asked.evidence.quote)
    if named is None or asked.situation.system is not System.LINUX:
        return None
    new = compiled(_NEW_GPU).search(asked.log.text)
    gpu = asked.situation.machine.gpu or (new[0] if new else "")
    if re.fullmatch(r"sm_1\d\d", arch_of_gpu(gpu)):
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
    named = [m["name"] for m in compiled(_OF_OPENMMLAB).finditer(above)]
    if there is None or not named:
        return None
    package = openmmlab.MODULES.get(named[-1], named[-1])
    release = openmmlab.release_that_takes(package, there["release"])
    if release is None:
        return None
    return Fix(
        f"if the project's guide names mmcv {there['release']}, keep it and install the {package} that goes with it: {release} is the newest; the guide may name an older one",
        (f"pip install {package}=={release}",),
    )


_MMCV_IS_USED = r"MMCV==(?P<release>\d\.\d{1,2}\.\d{1,2}) is used but incompatible"
_OF_OPENMMLAB = (
    rf"[/\\](?P<name>{'|'.join((*openmmlab.MODULES, *openmmlab.NAMES))})[/\\]__init__\.py"
)


def _where_it_went(asked: Asked) -> tuple[str, ...]:
    """Return what finds a name in the package that is installed, whose import may fail; nothing where the name is no name."""
    name = asked.module
    if not name or asked.situation.system is System.WINDOWS:
        return ()
    place = f"$(python -c 'import importlib.util as u; print(u.find_spec(\"{asked.top}\").submodule_search_locations[0])')"
    is_module = "." in asked.details.get("module", "")
    if is_module:
        return (f'find "{place}" -name "{name}*"',)
    return (f'grep -rnE "\\b(def|class) {name}\\b|\\b{name} *=" --include="*.py" "{place}"',)


def of_a_cxx_project(asked: Asked) -> Fix | None:
    """Return how the release of another project is found that C++ sources were written for."""
    name = asked.details.get("dependency", "").removesuffix("_NS")
    if asked.fix.commands or not re.fullmatch(r"[A-Za-z]\w{1,30}", name, re.ASCII):
        return None
    return Fix(
        f"if the sources are newer than the installed {name}, install its newest release; if they are older, the release from their time, which their files name",
        (
            f"grep -rniw {name} --include='README*' --include='*.md' --include=CMakeLists.txt --include=.gitmodules . | head -n 20",
        ),
    )


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


def newest_that_asks(asked: Asked) -> Fix | None:
    """Return the newest release of a package that bounds torch, which may accept the installed one."""
    name = asked.details.get("asker", "")
    if "<" not in asked.details.get("bounds", "") or not is_on_pypi(name):
        return None
    return Fix(
        f"keep the installed torch and upgrade to the newest {name}, which may accept it; if everything works, ignore pip's note",
        (f"pip install --upgrade {name}", f"pip show torch {name}"),
    )


def newer_of_what_is_installed(asked: Asked) -> Fix | None:
    """Return the newest of a package that an install command has named by a tag or a release, whose sources are older than torch."""
    command = asked.situation.command
    asked_for = command.requirements if command else ()
    for requirement in asked_for:
        if tagged := compiled(_TAGGED).fullmatch(requirement):
            newest = tagged["address"] + (tagged["part"] or "")
            return Fix(
                f"the installed release ({tagged['tag']}) is older than this torch: install the newest commit of its repository, which may have been fixed",
                (f"pip install --no-build-isolation --no-cache-dir '{newest}'",),
            )
        if pinned := compiled(_PINNED).fullmatch(requirement):
            return Fix(
                f"the installed release ({requirement}) is older than this torch: install a newer one, which may have been fixed",
                (f"pip install --no-build-isolation --no-cache-dir --upgrade {pinned['name']}",),
            )
    return None


_TAGGED = (
    r"(?P<address>git\+https://[\w.-]+/[\w.-]+/[\w.-]+?)@(?P<tag>[\w./-]+)(?P<part>#[\w=&./-]+)?"
)
_PINNED = r"(?P<name>[A-Za-z][\w.-]{1,50})==[\w.]+"


def from_its_repository(asked: Asked) -> Fix | None:
    """Return how a package is built from its repository that an index or a list has nothing of."""
    name = asked.details.get("name", "")
    source = knowledge.installing.source_of(name) if name else None
    if source is None:
        return None
    return Fix(
        f"build {name} from its repository for the installed torch: no index has it, or not for every torch",
        (f"pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall {source}",),
    )


def changed_copy(asked: Asked) -> Fix | None:
    """Return how a project's own copy of a package is found, whose class takes what that of the index does not."""
    called = compiled(_CLASS_OF_CALL).search(asked.evidence.quote)
    name = called and (called["of_class"] or called["function"])
    if not name or name.startswith("_") or asked.situation.system is System.WINDOWS:
        return None
    return Fix(
        f"if the project contains a modified copy of the package that has {name} (this finds it), install that copy from its folder instead of the index's; if not, install the"
        " release of the package from the project's time",
        (f"grep -rlE '\\b(class|def) {name}\\b' --include='*.py' .",),
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
_CLASS_OF_CALL = (
    r"(?:(?P<of_class>[A-Za-z]\w{2,60})\.)?(?P<function>\w{2,60})\(\) got an unexpected keyword"
)


def part_of_itself(asked: Asked) -> Fix | None:
    """Return how a package gets a part that its own files ask for, and that no release has under another name."""
    frames = compiled(_FRAME).findall(asked.log.text)
    if not frames or not asked.top or "No module named" not in asked.evidence.quote:
        return None
    if not re.search(rf"[/\\]{asked.top}[/\\]", frames[-1]):
        return None
    return Fix(
        f"{asked.top} itself asks for it, so the part was not built or installed with it: find the setup.py option that builds it (an argument such as --plugins or --cuda_ext, or"
        " a variable), uninstall the package, and reinstall it with that option from a checkout of its newest commit",
        ("grep -nE 'sys.argv|environ|getenv' setup.py", f"pip uninstall -y {asked.package}"),
    )


def newest_release(asked: Asked) -> Fix | None:
    """Return how to get a release that has what the installed one lacks."""
    package = asked.package
    if package in ("", "torch") or asked.evidence.confidence is Confidence.CERTAIN:
        return None
    is_known = compiled(rf"{NATIVE_PACKAGE}|{KERNEL_PACKAGE}").fullmatch(package) is not None
    text = asked.log.text
    if (
        f"-packages/{asked.top}/" in text or f"install {package}" in text or is_known
    ) and is_on_pypi(package):
        return Fix(
            f"if that prints a file in site-packages, nothing shadows it, and {package} is of another release than the code expects: install the newest, or the one that the project"
            " names",
            (f"pip install --upgrade {package}",),
        )
    return copy_of_the_project(asked.top)


def copy_of_the_project(module: str) -> Fix | None:
    """Return how the project's own copy takes the place of a module of the same name that has other functions."""
    if not module:
        return None
    return Fix(
        f"if this prints None, {module} is a folder of sources that was not built; if it prints a file outside the project, another build, or another project's {module} with"
        " different functions, shadows it. Remove that, and build the project's own copy",
        (
            f"python -c 'import {module}; print({module}.__file__)'",
            *(() if _is_common(module) else (f"pip uninstall -y {module}",)),
            f"{BUILT_BY_NAME.format(module)}pip install --no-build-isolation --no-cache-dir -v .",
        ),
    )
