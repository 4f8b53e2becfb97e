"""Where an extension is built that a log misses: in the folder that its files show, not in `.`."""

import pytest

from opwright.logs.asker.build_folders import folder_of_library, folder_of_module
from opwright.model import Log
from opwright.verbs.diagnose.diagnosis import diagnose

_FRAME = 'Traceback (most recent call last):\n  File "{file}", line 3, in <module>\n    {source}\n'


def _log(file: str, source: str, module: str) -> str:
    return (
        _FRAME.format(file=file, source=source)
        + f"ModuleNotFoundError: No module named '{module}'\n"
    )


@pytest.mark.parametrize(
    ("file", "module", "folder"),
    [
        ("/home/ann/warpseg/body/ops/functions/warp_func.py", "MultiScaleWarp", "/home/ann/warpseg/body/ops"),
        ("/home/ann/net/networks/resample_package/resample.py", "resample_cuda", "/home/ann/net/networks/resample_package"),
        ("C:\\ann\\net\\knn\\knn_modules.py", "knn_pytorch", "C:\\ann\\net\\knn"),
        ("/home/ann/warpkit-pytorch/warpkit/__init__.py", "warpkit._C", "/home/ann/warpkit-pytorch"),
        ("warpkit/layers/grid.py", "warpkit._C", "."),
        ("/home//WarpGroup/lib/warp_ops/functions/ops.py", "warp_ops_cuda", "WarpGroup/lib/warp_ops"),
        ("/opt/env/lib/python3.10/site-packages/warpkit/ops/grid.py", "warpkit._C", None),
        ("/home/ann/splat/renderer/__init__.py", "warp_rasterization", None),
    ],
)  # fmt: skip
def test_the_folder_is_that_of_the_file_that_imports_the_module(
    file: str, module: str, folder: str | None
) -> None:
    found = folder_of_module(module, "", Log(_log(file, "import it", module)))

    assert (found and found.path) == folder


@pytest.mark.parametrize(
    ("line", "folder"),
    [
        ("ImportError: mmwarp/mmw/ops/dcn/x_cuda.cpython-37m-x86_64-linux-gnu.so: undefined symbol: _Z1f", "mmwarp/mmw/ops/dcn"),
        ("ImportError: warpdetection/warpdet/ops/x.so: undefined symbol: _Z1f", "warpdetection"),
        ("ImportError: /src/warpkit-main/warpkit/_C.so: undefined symbol: _Z1f", "/src/warpkit-main"),
        ("ImportError: /opt/env/lib/python3.9/site-packages/warpkit/_C.so: undefined symbol: _Z1f", None),
        ("ImportError: _C.so: undefined symbol: _Z1f", None),
    ],
)  # fmt: skip
def test_the_folder_is_that_of_a_library_outside_of_site_packages(
    line: str, folder: str | None
) -> None:
    found = folder_of_library(line)

    assert (found and found.path) == folder


def _commands(text: str) -> tuple[str, ...]:
    return diagnose(text, files=False).findings[0].fix.commands


def test_a_module_of_a_checkout_is_built_in_its_folder() -> None:
    commands = _commands(
        _log("/home/ann/net/warp ops/functions/f.py", "import warp_cuda", "warp_cuda")
    )

    assert commands == (
        "pip install --no-build-isolation --no-cache-dir -v '/home/ann/net/warp ops'",
    )


def test_what_the_package_says_is_typed_unless_somebody_has_not_found_it() -> None:
    advice = (
        "ModuleNotFoundError: No module named 'warp_cuda'\n"
        "Please compile the op with the following commands:\n\t`cd warp/ops`\n\t`sh make.sh`\n"
    )

    assert _commands(advice) == ("cd warp/ops && sh make.sh",)
    assert "warp/ops" not in _commands(f"{advice}but there is no path warp/ops.\n")[0]


def test_a_module_of_an_unknown_folder_is_built_where_a_setup_names_it() -> None:
    (command,) = _commands("ModuleNotFoundError: No module named 'warp_cuda'")

    assert "grep -rlw --include=setup.py warp_cuda ." in command


def test_a_library_of_a_checkout_is_built_again_without_what_was_built_before() -> None:
    symbol = "_ZN2at7getTypeERKNS_6TensorE"
    (command,) = _commands(
        f"ImportError: /src/warpkit-main/warpkit/_C.so: undefined symbol: {symbol}\n"
    )

    assert command.startswith("cd /src/warpkit-main && rm -rf build && ")


def test_what_setup_py_has_put_into_an_egg_is_built_in_its_checkout() -> None:
    egg = "/opt/venv/lib/python3.7/site-packages/warp_ops-0.0.0-py3.7-linux-x86_64.egg/warp_ops/_ext.so"
    log = f"ImportError: {egg}: undefined symbol: _ZN3c104cuda9SetDeviceEi"
    commands = diagnose(log, files=False).findings[0].fix.commands
    assert commands[0] == "pip uninstall -y warp-ops"
    assert commands[1].endswith("--force-reinstall .")
    of_index = log.replace("warp_ops-0.0.0", "flash_attn-2.5.0").replace(
        "/warp_ops/", "/flash_attn/"
    )
    assert "flash-attn" in " ".join(diagnose(of_index, files=False).findings[0].fix.commands)
