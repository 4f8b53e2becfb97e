"""
Run fla's tests of the delta rules, plain and gated, unchanged, over `delta_rule.compat`.

    python upstream.py [--fla CHECKOUT] [-- PYTEST_ARGUMENT...]

A checkout that is not given is fetched from GitHub. fla-core, einops and pytest must be installed: the tests take their references from
fla. Exit 1 if a test fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_URL = "https://github.com/fla-org/flash-linear-attention"
_COMMIT = "bc3b101dcb713ddc5bd8924b66754eb68b5ccf89"
_TESTS = ("tests/ops/test_delta.py", "tests/ops/test_gdn.py")


def main() -> int:
    """Run the tests; return 1 if one fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--fla", type=Path, metavar="CHECKOUT")
    parser.add_argument("arguments", nargs="*", metavar="PYTEST_ARGUMENT")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        checkout = (options.fla or _fetched(Path(folder))).resolve()
        path = os.pathsep.join([str(_HERE), str(_HERE / "src"), os.environ.get("PYTHONPATH", "")])
        # all of its tests, also those for which it has a faster backend
        environment = {**os.environ, "PYTHONPATH": path, "FLA_DISABLE_BACKEND_DISPATCH": "1"}
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "upstream"]
        ours = ["-c", os.devnull, f"--rootdir={folder}", *options.arguments]
        tests = [str(checkout / test) for test in _TESTS]
        # not from the checkout, where Python would find its fla
        run = subprocess.run([*command, *ours, *tests], cwd=folder, env=environment, check=False)
    return int(run.returncode != 0)


def _fetched(folder: Path) -> Path:
    """Return a checkout of the commit, from GitHub."""
    git = ["git", "-C", str(folder)]
    for arguments in (["init", "--quiet"], ["fetch", "--quiet", "--depth", "1", _URL, _COMMIT], ["checkout", "--quiet", "FETCH_HEAD"]):  # fmt: skip
        subprocess.run([*git, *arguments], check=True)
    return folder


def pytest_configure() -> None:
    """Put the functions of compat in the place of fla's: this file is the tests' plugin, too."""
    import fla.ops.delta_rule as plain  # noqa: PLC0415 - only the tests need it
    import fla.ops.gated_delta_rule as gated  # noqa: PLC0415
    from delta_rule import compat  # noqa: PLC0415

    for module, names in (
        (plain, ("chunk_delta_rule", "fused_recurrent_delta_rule")),
        (gated, ("chunk_gated_delta_rule", "fused_recurrent_gated_delta_rule")),
    ):
        for name in names:
            assert hasattr(module, name)
            setattr(module, name, getattr(compat, name))


if __name__ == "__main__":
    sys.exit(main())
