"""A package index of this machine, and a torch for it that is no more than its name."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; yield its address."""
    handler = partial(SimpleHTTPRequestHandler, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


def write_named_torch(folder: Path, version: str) -> None:
    """Write a wheel of a torch that can be installed and has nothing in it."""
    name = f"torch-{version}-cp311-cp311-manylinux_2_28_x86_64.whl"
    info = f"torch-{version}.dist-info"
    texts = {
        "torch/__init__.py": "",
        "torch/version.py": f"__version__ = '{version}'\ncuda = None\nhip = None\n",
        f"{info}/METADATA": f"Metadata-Version: 2.1\nName: torch\nVersion: {version}\n",
        f"{info}/WHEEL": "Wheel-Version: 1.0\nTag: cp311-cp311-manylinux_2_28_x86_64\n",
    }
    record = "".join(f"{path},,\n" for path in (*texts, f"{info}/RECORD"))
    with zipfile.ZipFile(folder / name, "w") as archive:
        for path, text in (texts | {f"{info}/RECORD": record}).items():
            archive.writestr(path, text)
