"""Fixes by the table of native projects: where the sources are, and for which torch."""

import pytest

from opwright.model import Confidence, Fix, Machine
from opwright.verbs.diagnose.diagnosis import diagnose

NO_CHAMFER = "    import chamfer\nModuleNotFoundError: No module named 'chamfer'\n"
IN_ADELAIDET = (
    '  File "/home/ann/AdelaiDet/adet/layers/bezier_align.py", line 7, in <module>\n    from adet import _C\n'
    "ImportError: adet/_C.cpython-37m-x86_64-linux-gnu.so: undefined symbol: _ZNK2at6Tensor6deviceEv"
)
IN_POINTR = (
    'File "{}/PoinTr/extensions/chamfer_dist/__init__.py", line 10, in <module>\n' + NO_CHAMFER
)


def fix_of(log: str, machine: Machine = Machine()) -> Fix:  # noqa: B008 - a constant
    (first, *_) = diagnose(log, machine, files=False).findings
    return first.fix


@pytest.mark.parametrize(
    ("log", "command"),
    [
        (
            IN_ADELAIDET,
            "cd /home/ann/AdelaiDet && rm -rf build && python setup.py build develop",
        ),
        (
            IN_POINTR.format("/home/ann"),
            "cd /home/ann/PoinTr/extensions/chamfer_dist && python setup.py install --user",
        ),
        (
            IN_POINTR.format("work"),
            "cd work/PoinTr/extensions/chamfer_dist && python setup.py install --user",
        ),
        (
            "I run the demo of https://github.com/yuxumin/PoinTr\n" + NO_CHAMFER,
            "cd extensions/chamfer_dist && python setup.py install --user",
        ),
    ],
)
def test_module_is_built_where_the_log_shows_its_sources(log: str, command: str) -> None:
    assert fix_of(log).commands == (command,)


def test_path_that_somebody_shortened_is_no_folder_to_build_in() -> None:
    for path in ("", "/", ".../"):
        log = f"ImportError: {path}detectron2/_C.so: undefined symbol: _ZNK2at6Tensor6deviceEv"

        assert fix_of(log).commands[0].endswith("github.com/facebookresearch/detectron2.git'")


def test_what_is_installed_is_no_checkout() -> None:
    log = IN_POINTR.format("/opt/env/lib/python3.10/site-packages")

    assert not any("site-packages" in one for one in fix_of(log).commands)


def test_own_repository_is_the_second_way_where_the_project_may_lack_the_sources() -> None:
    other = fix_of(NO_CHAMFER).otherwise

    assert other
    assert other.commands[0] == "git clone --recursive https://github.com/yuxumin/PoinTr.git"


def test_package_that_is_missing_comes_with_its_requirements() -> None:
    whole = fix_of("ModuleNotFoundError: No module named 'pointnet2_ops'")
    part = fix_of("ModuleNotFoundError: No module named 'pointnet2_ops._ext'")

    assert "--no-deps" not in whole.commands[0]
    assert "--no-deps" in part.commands[0]


def test_torch_that_is_newer_than_the_sources_is_exchanged_as_the_second_way() -> None:
    log = "ModuleNotFoundError: No module named 'neural_renderer'"

    newer = fix_of(log, Machine(torch="2.1.0+cu121"))
    fitting = fix_of(log, Machine(torch="1.4.0"))

    assert "compile up to torch 1.4, and 2.1.0+cu121 is installed" in newer.summary
    assert newer.otherwise
    assert (
        any("torch==1.4" in one for one in newer.otherwise.commands)
        or "1.4" in newer.otherwise.summary
    )
    assert "is there" not in fitting.summary


def test_what_a_project_has_for_a_newer_torch_is_said_of_removed_names() -> None:
    log = "/home/ann/DCNv2/src/cuda/dcn_v2_cuda.cu:7:10: fatal error: THC/THCAtomics.cuh: No such file or directory"

    told = fix_of(log)

    assert "deform_conv2d" in told.summary + (told.otherwise.summary if told.otherwise else "")


def test_part_that_a_build_makes_is_not_one_of_another_release() -> None:
    log = (
        '  File "/opt/env/lib/python3.8/site-packages/torch2trt/__init__.py", line 7, in load_plugins\n'
        "ModuleNotFoundError: No module named 'torch2trt.plugins'"
    )

    assert fix_of(log).commands[-1] == "cd torch2trt && python setup.py install --plugins"


def test_name_of_another_project_on_the_index_leads_to_the_repository() -> None:
    log = (
        "ERROR: Could not find a version that satisfies the requirement pydiffvg (from versions: none)\n"
        "ERROR: No matching distribution found for pydiffvg\n"
    )

    assert fix_of(log).commands[0] == "git clone --recursive https://github.com/BachiLi/diffvg.git"


def test_folder_of_the_importer_is_not_taken_for_that_of_a_known_module() -> None:
    log = (
        '  File "/home/ann/SegAnything/gaussian_renderer/__init__.py", line 19, in <module>\n'
        "    from diff_gaussian_rasterization import GaussianRasterizer\n"
        "ModuleNotFoundError: No module named 'diff_gaussian_rasterization'"
    )

    (command,) = fix_of(log).commands

    assert command == (
        "cd submodules/diff-gaussian-rasterization && pip install --no-build-isolation ."
    )


def test_nameless_part_is_that_of_the_folder_that_it_lies_in() -> None:
    told = fix_of("ModuleNotFoundError: No module named 'models.networks.DCNv2._ext'")

    assert told.commands[0].endswith("rm -rf build *.so && python setup.py build develop")


def test_folder_that_projects_have_the_sources_in_is_found_by_its_path() -> None:
    log = (
        '  File "/home/ann/some/hy3dpaint/custom_rasterizer/custom_rasterizer/render.py", line 6, in rasterize\n'
        "    out = custom_rasterizer_kernel.rasterize_image(v)\n"
        "ModuleNotFoundError: No module named 'custom_rasterizer_kernel'"
    )

    (command,) = fix_of(log).commands

    assert command.startswith("cd /home/ann/some/hy3dpaint/custom_rasterizer && ")


def test_package_of_a_nameless_part_is_read_in_the_statement_before_the_message() -> None:
    told = fix_of("    from maskrcnn_benchmark import _C\nImportError: cannot import name '_C'\n")

    assert told.commands[-1].startswith("cd maskrcnn-benchmark && ")


def test_folder_of_sources_that_is_taken_for_a_known_module_is_built() -> None:
    told = fix_of("AttributeError: module 'alt_cuda_corr' has no attribute 'forward'")

    assert told.commands == ("cd alt_cuda_corr && python setup.py install",)


@pytest.mark.parametrize(
    ("library", "command"),
    [
        ("libcublasLt.so.11", "pip install --upgrade onnxruntime-gpu"),
        ("libcublasLt.so.12", 'pip install --upgrade "onnxruntime-gpu[cuda,cudnn]"'),
        ("libcudnn.so.9", 'pip install --upgrade "onnxruntime-gpu[cuda,cudnn]"'),
    ],
)
def test_onnxruntime_is_led_to_the_libraries_of_its_release(library: str, command: str) -> None:
    told = fix_of(
        "FAIL : Failed to load library libonnxruntime_providers_cuda.so with error: "
        f"{library}: cannot open shared object file: No such file or directory"
    )

    assert told.commands[0] == command
    assert told.otherwise


def test_page_of_wheels_is_no_checkout() -> None:
    told = fix_of(
        "pip install mmcv-full==1.4.7 -f https://download.openmmlab.com/mmcv/dist/cu116/torch1.13.0/index.html\n"
        "ModuleNotFoundError: No module named 'mmcv._ext'"
    )

    assert told.commands[0] == "pip uninstall -y mmcv mmcv-lite mmcv-full"


def test_nameless_module_beside_the_name_of_its_project_is_that_of_it() -> None:
    told = fix_of(
        "In dcn_v2.py: import _ext as _backend\nModuleNotFoundError: No module named '_ext'"
    )

    assert "--include=setup.py DCNv2 ." in told.commands[0]


def test_part_that_a_known_package_is_asked_for_is_known_without_its_place() -> None:
    told = fix_of(">>> from fairseq import libnat\nImportError: cannot import name 'libnat'")

    assert told.commands[-1].endswith("python setup.py build_ext --inplace")


def test_part_that_is_stated_by_its_name_is_that_of_its_package() -> None:
    (command,) = fix_of("CUDA extension svox.csrc could not be loaded! Be patient.").commands

    assert command.endswith("'git+https://github.com/sxyu/svox.git'")


def test_folder_that_any_machine_has_names_no_project() -> None:
    told = fix_of(
        'File "/usr/local/lib/python3.6/dist-packages/torch/utils/ffi/__init__.py", line 1, in <module>\n'
        "ImportError: torch.utils.ffi is deprecated. Please use cpp extensions instead."
    )

    assert told.otherwise
    assert "pvn3d" not in told.otherwise.summary


def test_list_of_requirements_is_installed_without_isolation_as_a_list() -> None:
    told = fix_of(
        "$ pip install -r requirements.txt\n  Getting requirements to build wheel ... error\n"
        "  error: subprocess-exited-with-error\nModuleNotFoundError: No module named 'torch'"
    )

    assert told.commands[1:] == ("pip install --no-build-isolation -r requirements.txt",)


def test_what_setup_py_has_put_into_an_egg_without_its_part_is_removed_first() -> None:
    told = fix_of(
        '  File "build/bdist.linux-x86_64/egg/warpctc_pytorch/__init__.py", line 8, in <module>\n'
        "ImportError: No module named _warp_ctc"
    )

    assert told.commands[0] == "pip uninstall -y warpctc-pytorch"
    assert told.commands[-1].endswith("./warp-ctc/pytorch_binding")


@pytest.mark.parametrize(
    "folder",
    [
        "build/bdist.linux-x86_64/egg/warp_ops",
        "/home/ann/.tmp/pip-qh2t4e2m-build/warp_ops",
        "/home/ann/pip-install-zfrk2e2k/warp-ops_df35402efea9452981365e177e43d4da/warp_ops",
        "/home/ann/.cache/torch_extensions/py310_cu121/warp_ops",
        "/home/ann/warp/build/lib.linux-x86_64-cpython-310/warp_ops",
        "/home/ann/.cache/uv/sdists-v9/pypi/warp-ops/1.0/src/warp_ops",
        "/srv/warp_ops-1.0-py3.10-linux-x86_64.egg/warp_ops",
    ],
)
def test_folder_that_a_tool_makes_for_a_build_is_no_target(folder: str) -> None:
    log = f"  File \"{folder}/__init__.py\", line 8, in <module>\n    from warp_ops import _C\nImportError: cannot import name '_C'"

    told = fix_of(log)

    commands = (*told.commands, *(told.otherwise.commands if told.otherwise else ()))
    assert not any(folder in command for command in commands)


def test_variable_that_a_build_reads_is_set_in_a_clone_too() -> None:
    told = fix_of(
        '  File "/home/ann/mmcv/mmcv/video/optflow.py", line 4, in <module>\n    from mmcv._ext import flow_warp_c\n'
        "ModuleNotFoundError: No module named 'mmcv._ext'"
    )

    assert told.commands == (
        "MMCV_WITH_OPS=1 pip install --no-build-isolation --no-cache-dir -v -e /home/ann/mmcv",
    )


def test_module_that_torch_compiles_when_it_is_used_is_no_package() -> None:
    log = "  File \"lib/dvgo.py\", line 13, in <module>\nModuleNotFoundError: No module named 'render_utils_cuda'\n"

    commands = diagnose(log, files=False).findings[0].fix.commands

    assert any("torch_extensions" in one for one in commands)
    assert not any("install" in one for one in commands)


def test_package_that_the_index_has_may_just_be_missing() -> None:
    log = "    import {0}\nModuleNotFoundError: No module named '{0}'\n"

    package = diagnose(log.format("satnet"), files=False).findings[0]
    built = diagnose(log.format("shencoder"), files=False).findings[0]

    assert package.evidence.confidence is Confidence.POSSIBLE
    assert built.evidence.confidence is Confidence.LIKELY
