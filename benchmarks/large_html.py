"""
How long the HTML page of 1,000 audited wheels takes to open in a headless Chromium, and to filter and to walk by keys.

    python benchmarks/large_html.py --wheels FOLDER

The wheels of FOLDER are audited once, and each stands in the page under as many names as make 1,000 of them. Limits: 2 s until
the page has loaded and painted, 300 ms for what a key does. Exit 1 beyond a limit. Needs the extra `browser`.
"""

from __future__ import annotations

import argparse
import os
import sys
from itertools import cycle, islice
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from in_browser import Chrome, Keys, chromium, find, focused  # noqa: E402

from opwright.model import ArtifactAudit, Audit  # noqa: E402
from opwright.report.html import audit as html  # noqa: E402
from opwright.report.html.heat_map import heat_map  # noqa: E402
from opwright.verbs.audit.artifacts import audit  # noqa: E402
from opwright.verbs.audit.symbol_notes import describe  # noqa: E402

WHEELS = 1000
OPENS, ANSWERS = 2.0, 0.3
"""Seconds."""
ROUNDS = 5
PAINTED = """
const done = arguments[arguments.length - 1];
requestAnimationFrame(() => requestAnimationFrame(() => done(performance.now())));
"""
"""Calls back when what is there has been painted, with the milliseconds since the page was asked for."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").strip().partition("\n")[0])
    parser.add_argument("--wheels", type=Path, required=True, metavar="FOLDER")
    audits = [audit(os.fspath(path)) for path in sorted(parser.parse_args().wheels.glob("*.whl"))]
    with TemporaryDirectory() as folder:
        page = Path(folder) / "audit.html"
        page.write_text(html.render(heat_map(_many(audits), describe=describe())), encoding="utf-8")
        times = [
            times
            for browser in chromium(Path(folder) / "profile")
            for times in _rounds(browser, page)
        ]
        size = page.stat().st_size
    opens, busy, filters, walks = (median(column) for column in zip(*times, strict=True))
    print(
        f"{len(audits)} wheels under {WHEELS} names, {size / 1e6:.1f} MB; load {os.getloadavg()[0]:.1f}"
    )
    print(
        f"opens in {opens:.2f} s (limit {OPENS}), {busy:.2f} s of them on a core; filtered in {filters * 1e3:.0f} ms, a key {walks * 1e3:.0f} ms"
    )
    return int(opens > OPENS or max(filters, walks) > ANSWERS)


def _many(audits: list[ArtifactAudit]) -> Audit:
    """Return so many audits, each of a name of its own."""
    return Audit(
        tuple(
            one._replace(
                artifact=one.artifact._replace(path=f"dist/{n}/{Path(one.artifact.path).name}")
            )
            for n, one in enumerate(islice(cycle(audits), WHEELS))
        )
    )


def _rounds(browser: Chrome, page: Path) -> list[tuple[float, ...]]:
    return [_times(browser, page) for _ in range(ROUNDS)]


def _times(browser: Chrome, page: Path) -> tuple[float, ...]:
    """Return the seconds until the page is painted, of them those of its thread on a core, and until a filter and a key have worked."""
    browser.get("about:blank")
    browser.execute_cdp_cmd("Performance.enable", {"timeDomain": "threadTicks"})
    browser.get(page.as_uri())
    opened = browser.execute_async_script(PAINTED) / 1e3
    metrics = browser.execute_cdp_cmd("Performance.getMetrics", {})["metrics"]
    busy = next(metric["value"] for metric in metrics if metric["name"] == "TaskDuration")
    began = perf_counter()
    find(browser, "#filter input").send_keys("vision")
    browser.execute_async_script(PAINTED)
    filtered = perf_counter() - began
    browser.execute_script("document.querySelector('#map [tabindex=\"0\"]').focus()")
    began = perf_counter()
    focused(browser).send_keys(Keys.ARROW_DOWN)
    browser.execute_async_script(PAINTED)
    return opened, busy, filtered, perf_counter() - began


if __name__ == "__main__":
    sys.exit(main())
