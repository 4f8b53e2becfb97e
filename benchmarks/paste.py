"""
How long the page that diagnoses a pasted log takes, and what it loads, in a headless Chromium over the loopback.

    python website/build_site.py && python benchmarks/paste.py

Limits: 15 MB compressed, 10 s to the first answer of a browser that has never seen the page, then 300 ms for 1,000 lines.
"""

from __future__ import annotations

import gzip
import json
import os
import sys
import threading
import time
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests/site")]

from in_browser import chromium  # noqa: E402
from test_site import ANSWER, Served  # noqa: E402

LOG = ROOT / "tests/logs/half-type-instantiation/import-half.log"
LINE = "[{0}/900] /usr/bin/c++ -MMD -MF build/op_{0}.o.d -O3 -fPIC -Iinclude -c csrc/op_{0}.cpp -o build/op_{0}.o\n"
LONG = "".join(LINE.format(number) for number in range(990)) + LOG.read_text()
TIMES = 5


def main() -> None:
    """Measure once from a new profile, and some times what a second log takes."""
    server = Served(ROOT / "dist-site")
    threading.Thread(target=server.serve_forever, daemon=True).start()
    print(f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores")
    with TemporaryDirectory() as profile:
        for browser in chromium(Path(profile)):
            browser.set_script_timeout(120)
            began = time.monotonic()
            browser.get(f"{server.address}paste/")
            json.loads(browser.execute_async_script(ANSWER, LOG.read_text()))
            print(f"first answer: {time.monotonic() - began:.1f} s after the page was opened")
            print(f"loaded for it: {_loaded(server) / 1e6:.1f} MB compressed")
            took = [
                json.loads(browser.execute_async_script(ANSWER, LONG))["took"] for _ in range(TIMES)
            ]
            print(f"{LONG.count(chr(10))} lines, {len(LONG) >> 10} KiB: {sorted(took)} ms")
    server.shutdown()


def _loaded(server: Served) -> int:
    """Return the bytes of what was asked for, as a server that compresses would send it."""
    paths = {ROOT / "dist-site" / path.split(" /", 1)[1] for path in server.paths}
    files = [path / "index.html" if path.is_dir() else path for path in paths]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in files if path.is_file())


if __name__ == "__main__":
    main()
