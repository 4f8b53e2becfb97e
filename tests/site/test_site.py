"""The site in a headless Chromium without the internet: a pasted log, the search, who reads it by keyboard or ear."""

from __future__ import annotations

import gzip
import html
import json
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from in_browser import By, Chrome, Keys, chromium, find, focused, press
from patience import PATIENCE
from selenium.webdriver import ActionChains
from selenium.webdriver.support.ui import WebDriverWait

from opwright import diagnose, report

pytestmark = pytest.mark.browser
ROOT = Path(__file__).parents[2]
WITHOUT_CAUSE = ("no-failure", "no-known-cause", "insufficient-log", "harmless-output")
MOST_BYTES = 15_000_000


class Served(ThreadingHTTPServer):
    """A server of the site that remembers what it was asked for."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.paths: list[str] = []
        self.address = f"http://127.0.0.1:{self.server_port}/"


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012 - as its base has it
        **SimpleHTTPRequestHandler.extensions_map,
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_request(self, *_: object) -> None:
        assert isinstance(self.server, Served)
        self.server.paths.append(f"{self.command} {self.path}")

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture(name="folder", scope="module")
def _folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site, built by its one command, which fails where a link leads nowhere, or one that is built."""
    if built := os.environ.get("OPWRIGHT_BUILT_SITE"):
        return Path(built)
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, ROOT / "website/build_site.py", folder], check=True)
    return folder


@pytest.fixture(name="site", scope="module")
def _site(folder: Path) -> Iterator[Served]:
    server = Served(folder)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(name="browser", scope="module")
def _browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    for browser in chromium(tmp_path_factory.mktemp("profile")):
        browser.set_script_timeout(PATIENCE)
        yield browser


def logs() -> dict[str, str]:
    """Return twenty logs, each of another cause."""
    folders = [f for f in sorted((ROOT / "tests/logs").iterdir()) if f.is_dir()]
    chosen = [next(iter(sorted(f.glob("*.log")))) for f in folders if f.name not in WITHOUT_CAUSE]
    names = (
        "half-type-instantiation",
        "clang-template-mangling",
        "cxx11-abi-mismatch",
        "hip-ldg-half",
    )
    founding = [path for path in chosen if path.parent.name in names]
    return {str(p.relative_to(ROOT)): p.read_text() for p in (*founding, *chosen[::6])[:20]}


ANSWER = """
const [log, done] = arguments;
const form = document.getElementById("paste-form");
delete form.dataset.answered;
new MutationObserver((_, observer) => {
  if (!form.dataset.answered) return;
  observer.disconnect();
  done(form.dataset.answered);
}).observe(form, { attributes: true });
form.elements.log.value = log;
form.requestSubmit();
"""


def answered(browser: Chrome, log: str) -> dict[str, object]:
    """Return what the page says of a log: the report, and how many milliseconds it took."""
    answer: dict[str, object] = json.loads(browser.execute_async_script(ANSWER, log))
    return answer


def test_every_page_has_a_title_and_takes_nothing_from_elsewhere(folder: Path) -> None:
    pages = {path: path.read_text() for path in folder.rglob("*.html")}

    assert len(pages) > 200
    assert [path for path, text in pages.items() if not re.search(r"<h1[ >]", text)] == []
    assert [
        path for path, text in pages.items() if len(gzip.compress(text.encode())) > 200_000
    ] == []
    assert [path for path, text in pages.items() if "<title> " in text or "<title></" in text] == []
    loaded = r'<(?:script|img|iframe)[^>]+src="?https?:|<link[^>]+rel="?(?:stylesheet|preconnect)"?[^>]+href="?https?:'
    assert [path for path, text in pages.items() if re.search(loaded, text)] == []


def test_benchmarks_with_limits_are_drawn(folder: Path) -> None:
    for page in sorted((ROOT / "docs/speed").glob("*.md")):
        measures = re.findall(r"^\| (.*?) \|.*\| (?:yes|NO) \|$", page.read_text(), re.MULTILINE)
        plot = folder / "speed" / f"{page.stem}-limits.svg"

        assert plot.exists() == bool(measures), page.name
        if measures:
            drawn = html.unescape(plot.read_text())
            assert [name for name in measures if name.replace("`", "") not in drawn] == []
            assert plot.name in (folder / "speed" / page.stem / "index.html").read_text()


def test_pasted_log_is_diagnosed_as_on_the_command_line(browser: Chrome, site: Served) -> None:
    browser.get(f"{site.address}paste/")
    texts = logs()

    answers = {name: answered(browser, log) for name, log in texts.items()}

    assert len(texts) == 20
    for name, log in texts.items():
        expected = json.loads(report.diagnosis.json(diagnose(log, files=False)))
        assert answers[name]["report"] == expected, name


def test_pasted_log_goes_nowhere_and_what_is_loaded_is_small(browser: Chrome, site: Served) -> None:
    asked = {path.split(" ", 1)[1] for path in site.paths}

    assert {path.split(" ", 1)[0] for path in site.paths} <= {"GET", "HEAD"}
    assert [path for path in asked if "?" in path or "Error" in path] == []
    local = [Path(site_path(site), path.lstrip("/")) for path in asked]
    sizes = [len(gzip.compress(path.read_bytes(), 6)) for path in local if path.is_file()]
    assert sum(sizes) < MOST_BYTES
    errors = [entry for entry in browser.get_log("browser") if "favicon" not in entry["message"]]
    assert errors == []


def site_path(site: Served) -> str:
    handler = site.RequestHandlerClass
    assert isinstance(handler, partial)
    return str(handler.keywords["directory"])


def test_finding_links_its_page_with_versions_and_nothing_of_the_log(
    browser: Chrome, site: Served
) -> None:
    browser.get(f"{site.address}paste/")
    log = "Successfully installed torch-2.5.1\n" + logs_of("half-type-instantiation")
    answered(browser, log)

    link = find(browser, "#paste-result h2 a")
    href = str(link.get_attribute("href"))
    link.click()

    assert (
        href == f"{site.address}causes/torch-abi/half-type-instantiation/#torch=2.5.1&python=3.11"
    )
    assert find(browser, ".in-your-log").text == "In your log: torch 2.5.1, Python 3.11"


def logs_of(cause: str) -> str:
    return next(iter(sorted((ROOT / "tests/logs" / cause).glob("import-*.log")))).read_text()


def test_copied_markdown_names_nobody(browser: Chrome, site: Served) -> None:
    browser.execute_cdp_cmd(
        "Browser.grantPermissions",
        {"permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "origin": site.address},
    )
    browser.get(f"{site.address}paste/")
    answered(browser, logs_of("half-type-instantiation").replace("/home/user/", "/home/ada/"))

    find(browser, "#paste-result > button").click()
    time.sleep(0.2)
    copied = browser.execute_async_script("navigator.clipboard.readText().then(arguments[0])")

    assert copied.startswith("**half-type-instantiation** (certain): ")
    assert "ada" not in copied
    assert "_ZNK2at10TensorBase" in copied


def test_log_is_typed_and_diagnosed_by_keyboard(browser: Chrome, site: Served) -> None:
    browser.get(f"{site.address}paste/")
    browser.execute_script("document.getElementById('paste-log').focus()")

    press(browser, "op.cpp:3: error: use of undeclared identifier 'AT_CHECK'", Keys.TAB, Keys.ENTER)

    link = WebDriverWait(browser, PATIENCE).until(
        lambda b: b.find_element(By.CSS_SELECTOR, "#paste-result a")
    )
    assert link.text == "removed-torch-api"
    assert press(browser, Keys.TAB).get_attribute("id") == "paste-file"
    ActionChains(browser).send_keys(Keys.TAB).perform()
    assert focused(browser).text == "removed-torch-api"


MESSAGES = {
    "half-type-instantiation": "ImportError: /opt/op.so: undefined symbol: _ZNK2at10TensorBase8data_ptrI6__halfEEPT_v",
    "glibc-too-old": "/lib/x86_64-linux-gnu/libc.so.6: version `GLIBC_2.38' not found (required by ./op.so)",
    "cuda-toolkit-mismatch": "The detected CUDA version (13.0) mismatches the version that was used to compile PyTorch (12.8)",
    "no-nvidia-driver": "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU",
    "arch-not-built": "CUDA error: no kernel image is available for execution on the device",
    "ninja-missing": "RuntimeError: Ninja is required to load C++ extensions",
    "hip-ldg-half": "error: no matching function for call to '__ldg'",
    "inductor-undefined-symbolic-dim": "NameError: name 's0' is not defined",
}


def found(browser: Chrome, site: Served, text: str) -> list[str]:
    """Return the names of the causes that the search shows for a text, the best first."""
    browser.get(site.address)
    box = find(browser, ".md-search__input")
    browser.execute_script("arguments[0].focus()", box)
    box.send_keys(text)
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        hits = browser.find_elements(By.CSS_SELECTOR, ".message-hit strong")
        if hits:
            return [str(hit.get_attribute("textContent")) for hit in hits]
        time.sleep(0.1)
    return []


def test_search_finds_the_cause_of_a_pasted_message(browser: Chrome, site: Served) -> None:
    firsts = {cause: found(browser, site, text) for cause, text in MESSAGES.items()}

    assert {cause: hits for cause, hits in firsts.items() if cause not in hits} == {}


def test_search_finds_pages_by_a_chinese_message(browser: Chrome, site: Served) -> None:
    assert "hip-ldg-half" in found(browser, site, "海光 没有匹配的函数 __ldg")
    assert "half-type-instantiation" in found(browser, site, "导入失败，未定义的符号 data_ptr half")

    deadline = time.monotonic() + PATIENCE
    browser.get(f"{site.address}?q=名字修饰")
    while time.monotonic() < deadline:
        links = browser.find_elements(By.CSS_SELECTOR, ".md-search-result__item > a")
        if any("/zh/causes/" in str(link.get_attribute("href")) for link in links):
            break
        time.sleep(0.2)
    else:
        pytest.fail("the Chinese page is not among the results")


PAGES = (
    "",
    "paste/",
    "causes/",
    "causes/torch-abi/half-type-instantiation/",
    "releases/2.14-to-2.15/",
    "zh/causes/hip-ldg-half/",
)
AXE = """
const done = arguments[arguments.length - 1];
axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"] }).then(({ violations }) =>
  done(violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map((node) => node.html).join(" ")}`)));
"""


@pytest.mark.parametrize("scheme", ["default", "slate"])
def test_pages_are_accessible(browser: Chrome, site: Served, scheme: str) -> None:
    axe = (ROOT / "website/fetched/node_modules/axe-core/axe.min.js").read_text()
    violations = {}
    for page in PAGES:
        browser.get(site.address + page)
        browser.execute_script(
            "document.body.setAttribute('data-md-color-scheme', arguments[0])", scheme
        )
        time.sleep(0.4)  # colours change slowly
        browser.execute_script(axe)
        violations[page] = browser.execute_async_script(AXE)

    assert violations == {page: [] for page in PAGES}


def test_narrow_screen_scrolls_down_only(browser: Chrome, site: Served) -> None:
    browser.set_window_size(500, 800)
    for page in PAGES:
        browser.get(site.address + page)
        wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert browser.execute_script(wide) <= 0, page
    browser.set_window_size(1400, 1000)
