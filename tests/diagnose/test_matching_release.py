"""A package that was built for another torch gets the release for the torch that is there, or the torch that it is for."""

from __future__ import annotations

from laws import every_input

from opwright.knowledge.pypi import openmmlab
from opwright.knowledge.torch_wheels import table
from opwright.logs.asker.named_release import named_release, torch_in_label
from opwright.model import Fix, Log
from opwright.verbs.diagnose.diagnosis import diagnose
from opwright.verbs.diagnose.ways import torches

_MISSING = "ImportError: /opt/venv/lib/python3.11/site-packages/{0}: undefined symbol: _ZN3c104cuda9SetDeviceEab\n"


def _fix(log: str) -> Fix:
    return diagnose(log, files=False).findings[0].fix


_AO = _MISSING.format("torchao/_C.abi3.so")
_SGL = _MISSING.format("sgl_kernel/common_ops.abi3.so")
_WAYS = {
    "both are known": (f"{_AO}torch 2.7.1+cu126\ntorchao 0.13.0\n", "pip install torchao==0.11.0", "torch==2.8.0"),
    "no release for that torch": (f"{_AO}torch 2.1.2\ntorchao 0.13.0\n", "pip install torch==2.8.0 ", ""),
    "the release of another": (f"{_SGL}torch 2.11.0+cu128\nsgl-kernel 0.3.21\n", "pip uninstall ", "torch==2.9.1"),
}  # fmt: skip
"""By what the log says: how the first command of the first way begins, and what the second installs."""


def test_release_or_torch_is_typed_that_goes_with_the_other() -> None:
    with every_input() as check:
        for case, (log, first, second) in _WAYS.items():
            with check(case):
                fix = _fix(log)
                assert fix.commands[0].startswith(first)
                assert second in (fix.otherwise.commands[0] if fix.otherwise else "")
    fitting = _fix(f"{_AO}torch 2.8.0\ntorchao 0.13.0\n")
    other = fitting.otherwise.commands if fitting.otherwise else ()
    assert not any("torch==" in one for one in (*fitting.commands, *other))


def test_package_of_another_place_is_asked_for_with_its_list() -> None:
    log = "site-packages/natten/libnatten.so: undefined symbol: _ZN3c104cuda9SetDeviceEab\ntorch 2.6.0+cu124\nnatten 0.21.1\n"

    fix = _fix(f"ImportError: /opt/env/lib/python3.11/{log}")

    assert "natten==0.17.5+torch260cu124 -f https://whl.natten.org" in fix.commands[0]


def test_every_release_goes_with_a_torch_that_it_is_for() -> None:
    packages = ("torchao", "torchcodec", "fbgemm-gpu", "sgl-kernel", "causal-conv1d", "kaolin")
    with every_input() as check:
        for package in packages:
            for version in table.versions_of(package):
                for torch in table.torches_for(package, version):
                    with check(f"{package} {version} {torch}"):
                        made = table.made_for(package, torch)
                        assert made
                        assert torch in table.torches_for(package, made)


def test_release_and_the_torch_in_its_label_are_read_as_lists_files_and_sentences_have_them() -> (
    None
):
    written = (
        "torchao==0.13.0",
        "torchao                   0.13.0",
        "Successfully installed torchao-0.13.0",
        "for torchao version 0.13.0",
        "Name: torchao\nVersion: 0.13.0\n",
        "- torchao: 0.13.0",
        "site-packages/x.py\n/torchao-0.13.0.dist-info/METADATA".replace("/torchao", " torchao"),
    )
    with every_input() as check:
        for text in written:
            with check(text):
                assert named_release("torchao", Log(text)) == "0.13.0"
    assert named_release("torchao", Log("requires torchao>=0.13.0, my-torchao 0.9.0")) is None
    assert named_release("flash-attn", Log("flash_attn-2.7.3-cp310.whl")) == "2.7.3"
    labelled = {
        "natten 0.17.1+torch230cu121": "2.3",
        "natten 0.21.6+torch2120cu126": "2.12",
        "natten 1.0.1+torch2.8": "2.8",
        "natten 2.2.0+cu128torch2.8.0": "2.8",
        "natten 2.1.2+pt24cu121": "2.4",
        "natten 2.7.3+cu12torch2.10cxx11abitrue": "2.10",
    }
    with every_input() as check:
        for text, series in labelled.items():
            with check(text):
                assert torch_in_label("natten", Log(text)) == series
    assert torch_in_label("natten", Log("natten 0.1.0+cu121")) is None


def test_package_that_says_what_it_was_built_for_is_kept_with_that_torch() -> None:
    other = _fix(
        "WARNING[XFORMERS]: xFormers can't load C++/CUDA extensions. xFormers was built for:\n"
        "    PyTorch 2.3.0+cu121 with CUDA 1201 (you have 2.4.1+cu121)\n"
    ).otherwise

    assert other is not None
    assert other.commands[0].startswith("pip install torch==2.3.")


def test_package_of_openmmlab_is_named_that_takes_the_mmcv_which_is_there() -> None:
    other = _fix(
        '  File "/opt/env/lib/python3.8/site-packages/mmseg/__init__.py", line 30, in <module>\n'
        "AssertionError: MMCV==1.3.17 is used but incompatible. Please install mmcv>=2.0.0rc4.\n"
    ).otherwise

    assert other is not None
    assert other.commands == ("pip install mmsegmentation==0.30.0",)
    with every_input() as check:
        for package in openmmlab.NAMES:
            with check(package):
                assert openmmlab.release_that_takes(package, "0.1.0") is None
    assert openmmlab.release_that_takes("mmdet", "2.1.0") == "3.3.0"


def test_build_is_not_needed_with_a_torch_that_a_package_has_wheels_for() -> None:
    log = (
        "Building wheel for causal-conv1d (setup.py) ... error\n"
        "  error: subprocess-exited-with-error\n  x python setup.py bdist_wheel did not run successfully.\n"
        "  ERROR: Failed building wheel for causal-conv1d\n"
    )

    other = _fix(log).otherwise

    assert other is not None
    assert other.commands[0].startswith("pip install torch==2.10.0 ")
    assert "causal-conv1d==" in other.commands[1]
    known = _fix(f"{log}torch 2.9.1+cu128\n").otherwise
    assert known is None or "torch==" not in known.commands[0]


def test_releases_whose_wheels_are_fetched_are_those_of_the_table() -> None:
    for package, (release, torch) in torches._FETCHED_UP_TO.items():  # noqa: SLF001 - checked against the other table
        assert table.torches_for(package, release)[-1].startswith(f"{torch}.")
        assert table.made_for(package, f"{torch}.0") is not None


def test_module_that_lacks_its_function_for_cuda_is_built_for_the_cpu() -> None:
    (first, *_) = diagnose(
        "AttributeError: module 'warpmesh_module' has no attribute 'march_cuda'. Did you mean: 'march_cpu'?\n",
        files=False,
    ).findings

    assert first.cause.name == "cpu-only-extension"
