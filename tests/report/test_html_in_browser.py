"""The page in a headless Chromium: what is seen, what keys do, and that nothing of it needs a script."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest
from audit_sample import AUDIT, describe
from made_environments import CHECK_OF_OLD, MadeEnvironment

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit
from opwright.report.html import audit as html
from opwright.report.html.environment import heat_map_of
from opwright.report.html.heat_map import heat_map
from opwright.verbs.audit import symbol_notes
from opwright.verbs.env.environment import everywhere

selenium = pytest.importorskip("selenium")

from selenium.webdriver import Chrome, ChromeOptions, ChromeService  # noqa: E402 - where it is
from selenium.webdriver.common.by import By  # noqa: E402
from selenium.webdriver.common.keys import Keys  # noqa: E402
from selenium.webdriver.remote.webelement import WebElement  # noqa: E402

pytestmark = pytest.mark.browser
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--window-size=1400,1000",
)
_NO_SCRIPT = {"profile.managed_default_content_settings.javascript": 2}


@pytest.fixture(name="browser", scope="module")
def _browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    yield from _chromium(tmp_path_factory.mktemp("profile"))


@pytest.fixture(name="plain_browser", scope="module")
def _plain_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """A browser that runs no script."""
    yield from _chromium(tmp_path_factory.mktemp("profile"), _NO_SCRIPT)


def _chromium(profile: Path, settings: dict[str, int] | None = None) -> Iterator[Chrome]:
    options = ChromeOptions()
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    if settings:
        options.add_experimental_option("prefs", settings)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = Chrome(options=options, service=ChromeService(which("chromedriver")))
    yield browser
    browser.quit()


@pytest.fixture(name="page", scope="module")
def _page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "audit.html"
    path.write_text(html.render(heat_map(AUDIT, describe=describe)))
    return path


def _focus(browser: Chrome) -> WebElement:
    return browser.switch_to.active_element


def _press(browser: Chrome, *keys: str) -> WebElement:
    for key in keys:
        _focus(browser).send_keys(key)
    return _focus(browser)


def _one(browser: Chrome, selector: str) -> WebElement:
    return browser.find_element(By.CSS_SELECTOR, selector)


def _rows(png: bytes) -> tuple[tuple[int, int], set[bytes]]:
    """Return the size of a picture, and the different rows of pixels in it."""
    width, height = struct.unpack(">II", png[16:24])
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack(">I", png[at : at + 4])
        if png[at + 4 : at + 8] == b"IDAT":
            data += png[at + 8 : at + 8 + length]
        at += length + 12
    pixels = zlib.decompress(data)
    step = len(pixels) // height
    return (width, height), {pixels[row * step : (row + 1) * step] for row in range(height)}


def test_page_opens_is_not_blank_and_the_console_is_silent(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    (width, height), rows = _rows(browser.get_screenshot_as_png())
    assert browser.title == "opwright audit: 3 artifacts"
    assert browser.get_log("browser") == []
    assert width > 1000
    assert height > 700
    assert len(rows) > 100


def test_page_of_an_environment_opens_and_tells_of_its_packages(
    browser: Chrome, tmp_path: Path
) -> None:
    made = MadeEnvironment(tmp_path / "venv")
    made.torch()
    made.extension("fitting")
    made.extension("old", [CHECK_OF_OLD])
    audit = made.examined()
    path = tmp_path / "env.html"
    path.write_text(
        html.render(heat_map_of(audit, everywhere(audit), describe=symbol_notes.describe()))
    )

    browser.get(path.as_uri())

    (width, _), rows = _rows(browser.get_screenshot_as_png())
    installed = _one(browser, "th.installed span")
    assert browser.get_log("browser") == []
    assert (width > 1000, len(rows) > 100) == (True, True)
    assert installed.text == "2.13.0+cpu"
    assert installed.is_displayed()
    assert [
        row.text.split()[0] for row in browser.find_elements(By.CSS_SELECTOR, "tr.whole th")
    ] == [
        "fitting",
        "old",
    ]


def test_tab_comes_to_one_cell_and_arrows_move_from_it(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    cells = browser.find_elements(By.CSS_SELECTOR, "td a")

    in_order = [cell for cell in cells if cell.get_attribute("tabindex") == "0"]
    in_order[0].send_keys(Keys.ARROW_RIGHT)
    right = _focus(browser).get_attribute("title")
    down = _press(browser, Keys.ARROW_DOWN).get_attribute("href")
    end = _press(browser, Keys.END).get_attribute("title")
    start = _press(browser, Keys.CONTROL + Keys.HOME)

    assert len(in_order) == 1
    assert str(right).startswith("1.8.1: ")
    assert str(down).endswith("#g0-0")
    assert str(end).startswith("2.15.0: ")
    assert start == in_order[0]
    assert len(browser.find_elements(By.CSS_SELECTOR, "td a[tabindex='0']")) == 1


def test_enter_tells_the_reason_and_escape_comes_back(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    cell = _one(browser, "td a[title^='2.9.1: unsafe']")
    panel = _one(browser, "#panel")

    cell.send_keys(Keys.ENTER)
    told = panel.text
    _press(browser, Keys.ARROW_RIGHT)
    next_told = panel.text
    _press(browser, Keys.ESCAPE)

    assert "torchvision/_C.so in torch 2.9.1" in told
    assert "torch-layout-drift: c10::KernelFunction grew from 32 to 40 bytes" in told
    assert "in torch 2.10.0" in next_told
    assert "torch-version-mismatch" in next_told
    assert not panel.is_displayed()
    assert str(_focus(browser).get_attribute("title")).startswith("2.10.0: ")


def test_click_tells_the_reason(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    _one(browser, "td a[title^='2.10.0: fails']").click()

    assert "torch 2.10.0" in _one(browser, "#panel h2").text


def test_the_reason_does_not_lie_on_its_cell(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    cell = browser.find_elements(By.CSS_SELECTOR, "td a")[-1]

    cell.send_keys(Keys.ENTER)

    assert _bottom(browser, cell) <= _top(browser, _one(browser, "#panel"))


def _top(browser: Chrome, element: WebElement) -> float:
    return float(browser.execute_script("return arguments[0].getBoundingClientRect().top", element))


def _bottom(browser: Chrome, element: WebElement) -> float:
    return float(
        browser.execute_script("return arguments[0].getBoundingClientRect().bottom", element)
    )


def test_filter_leaves_what_fits(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    _press(browser, "/")
    _press(browser, *"codec")
    by_name = _one(browser, "#filter output").text
    _one(browser, "#filter [name=name]").clear()
    _one(browser, "#filter [name=found]").click()
    with_findings = _one(browser, "#filter output").text

    assert by_name == "1 of 3 shown"
    assert with_findings == "1 of 3 shown"
    assert _one(browser, "tbody[data-group=g0]").is_displayed()
    assert not _one(browser, "tbody[data-group=g1]").is_displayed()
    assert not _one(browser, "#g1").is_displayed()


def test_filter_asks_for_a_verdict_in_a_release(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    _one(browser, "#filter [name=verdict] option:nth-child(2)").click()
    _one(browser, "#filter [name=release] option:nth-child(2)").click()

    assert _one(browser, "#filter [name=verdict]").get_attribute("value") == "loads"
    assert _one(browser, "#filter [name=release]").get_attribute("value") == "2.15.0"
    assert not _one(browser, "tbody[data-group=g0]").is_displayed()
    assert _one(browser, "tbody[data-group=g1]").is_displayed()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_letters_are_legible_and_verdicts_differ(browser: Chrome, page: Path, scheme: str) -> None:
    asked = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", asked)
    browser.get(page.as_uri())

    swatches = browser.find_elements(By.CSS_SELECTOR, ".legend i")
    paper = _rgb(_one(browser, "body").value_of_css_property("background-color"))
    contrasts = {swatch.text: _contrast(swatch, paper) for swatch in swatches}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {"features": []})

    assert (sum(paper[:3]) < 384) == (scheme == "dark")
    assert set(contrasts) == set("+?!Lx")
    assert min(contrasts.values()) >= 4.5, contrasts


def _rgb(colour: str) -> tuple[float, ...]:
    return tuple(float(number) for number in re.findall(r"[\d.]+", colour))


def _contrast(swatch: WebElement, paper: tuple[float, ...]) -> float:
    """Return the contrast of a letter with what is behind it, as WCAG 2 defines it."""
    behind = _rgb(swatch.value_of_css_property("background-color"))
    ground = behind if behind[3:] != (0.0,) else paper
    lights = sorted(map(_luminance, (_rgb(swatch.value_of_css_property("color")), ground)))
    return (lights[1] + 0.05) / (lights[0] + 0.05)


def _luminance(colour: tuple[float, ...]) -> float:
    parts = [part / 255 for part in colour[:3]]
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def test_without_a_script_the_reasons_unfold(plain_browser: Chrome, page: Path) -> None:
    plain_browser.get(page.as_uri())
    details = _one(plain_browser, "#g0-0")
    reason = details.find_element(By.CSS_SELECTOR, "li[data-in]")

    folded = reason.is_displayed()
    details.find_element(By.TAG_NAME, "summary").send_keys(Keys.ENTER)

    assert not folded
    assert reason.is_displayed()
    assert not _one(plain_browser, "#filter").is_displayed()
    assert all(row.is_displayed() for row in plain_browser.find_elements(By.TAG_NAME, "tr"))


def test_without_a_script_a_cell_leads_to_its_reasons(plain_browser: Chrome, page: Path) -> None:
    plain_browser.get(page.as_uri())

    _one(plain_browser, "td a[title^='2.9.1: unsafe']").click()

    assert plain_browser.current_url.endswith("#g0-0")
    assert 0 <= _top(plain_browser, _one(plain_browser, "#g0-0")) < 1000


def test_a_name_that_is_markup_stays_a_name(browser: Chrome, tmp_path: Path) -> None:
    name = "<img src=x onerror=document.title='taken'><script>document.title='taken'</script>.so"
    audit = ArtifactAudit(Artifact(name, ArtifactKind.BINARY, ()), ())
    path = tmp_path / "hostile.html"
    path.write_text(html.render(heat_map(Audit((audit,)), describe=describe)))

    browser.get(path.as_uri())

    assert browser.title.startswith("opwright audit: ")
    assert name in _one(browser, "section.group dl").text
    assert browser.find_elements(By.TAG_NAME, "img") == []
    assert browser.get_log("browser") == []
