"""
Run the tests of torch_scatter, and torch_geometric's tests of `utils` and `nn.aggr`, unchanged, over this package.

    python upstream.py [--scatter CHECKOUT] [--geometric CHECKOUT] [-- PYTEST_ARGUMENT...]

A checkout that is not given is cloned from GitHub. The library must be built, and pytest and what torch_geometric requires be
installed. Exit 1 if a test fails.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

_HERE = Path(__file__).resolve().parent
_SOURCES = [str(_HERE / "src"), str(_HERE / "drop_in" / "src")]


def main() -> int:
    """Run both suites; return 1 if one fails."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--scatter", type=Path, metavar="CHECKOUT", help="of torch_scatter 2.1.2")
    parser.add_argument("--geometric", type=Path, metavar="CHECKOUT", help="of torch_geometric")
    parser.add_argument("arguments", nargs="*", metavar="PYTEST_ARGUMENT")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        scatter = options.scatter or clone("rusty1s/pytorch_scatter", "2.1.2", Path(folder))
        geometric = options.geometric or clone(
            "pyg-team/pytorch_geometric", "2.8.0.post1", Path(folder)
        )
        # not from the checkout's root, where Python would find its torch_scatter
        statuses = [
            run(scatter.resolve() / "test", [], ["."], options.arguments),
            run(
                geometric.resolve(),
                [str(geometric.resolve())],
                ["test/utils", "test/nn/aggr"],
                options.arguments,
            ),
        ]
    return int(any(statuses))


def clone(repository: str, tag: str, folder: Path) -> Path:
    """Return a checkout of a tag, cloned from GitHub."""
    target = folder / repository.rpartition("/")[2]
    url = f"https://github.com/{repository}"
    subprocess.run(
        ["git", "clone", "--quiet", "--depth", "1", "--branch", tag, url, str(target)],  # noqa: S607 - the one on PATH
        check=True,
    )
    return target


def run(folder: Path, path: list[str], tests: list[str], arguments: list[str]) -> int:
    """Run tests over this package; return pytest's exit status."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*_SOURCES, *path])}
    which = "import torch_scatter; print(torch_scatter.__file__, torch_scatter.__version__)"
    subprocess.run([sys.executable, "-c", which], cwd=folder, env=environment, check=True)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-c", os.devnull]
    return subprocess.run(
        [*command, f"--rootdir={folder}", *tests, *arguments],
        cwd=folder,
        env=environment,
        check=False,
    ).returncode


if __name__ == "__main__":
    sys.exit(main())
