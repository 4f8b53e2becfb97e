"""
Run the verbs that need no Linux on real inputs, by the opwright that is installed: `python tools/run_verbs.py`.

The workflow runs it on Windows and macOS, where the tests, which make Linux libraries and watch terminals, don't run.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LINUX = (
    "--platform",
    "manylinux_2_28_x86_64",
    "--only-binary",
    ":all:",
    "--python-version",
    "3.11",
)


def run(status: int, *arguments: str, needs: str) -> str:
    """Return the output of a verb; exit if the status is another, or the output lacks what it needs."""
    command = [sys.executable, "-m", "opwright", *arguments]
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    sys.stdout.write(f"{' '.join(arguments)}: {done.returncode}\n")
    if done.returncode != status or needs not in done.stdout or "Traceback" in done.stderr:
        sys.exit(f"expected {status} and {needs!r}\n{done.stdout}\n{done.stderr}")
    return done.stdout


def main() -> None:
    """Run them; exit with what was expected if one does something else."""
    run(0, "--version", needs="opwright")
    run(0, "explain", "cxx11-abi-mismatch", needs="std::string")
    run(0, "explain", "torch::jit::RegisterOperators", needs="torch")
    log = min((ROOT / "tests" / "logs" / "torch-version-mismatch").glob("*.log"))
    run(1, "diagnose", str(log), needs="torch-version-mismatch")
    run(0, "lint", str(ROOT / "gallery" / "scatter_ops"), needs="")
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "op.cpp")
        source.write_text("void f(at::Tensor x) { x.data_ptr<__half>(); }\n", encoding="utf-8")
        run(1, "lint", str(source), needs="half-type-instantiation")
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest", folder]
        subprocess.run([*pip, *LINUX, "torchvision==0.23.0"], check=True)
        [wheel] = Path(folder).glob("*.whl")
        audited = json.loads(run(0, "audit", "--format", "json", str(wheel), needs="2.8.0"))
        if not audited["artifacts"]:
            sys.exit("the wheel was not judged")


if __name__ == "__main__":
    main()
