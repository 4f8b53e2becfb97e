"""The page in a headless Chromium: what is seen, what keys do, and that nothing of it needs a script."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from audit_sample import AUDIT, describe
from in_browser import (
    NO_SCRIPT,
    By,
    Chrome,
    Keys,
    WebElement,
    bottom,
    chromium,
    find,
    find_cell,
    focused,
    press,
    top,
)
from made_environments import CHECK_OF_OLD, MadeEnvironment
from selenium.common.exceptions import WebDriverException

from opwright.model import Artifact, ArtifactAudit, ArtifactKind, Audit
from opwright.report.html import audit as html
from opwright.report.html.environment import heat_map_of
from opwright.report.html.heat_map import heat_map
from opwright.verbs.audit import symbol_notes
from opwright.verbs.env.environment import everywhere

pytestmark = pytest.mark.browser


@pytest.fixture(name="browser", scope="module")
def _browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    yield from chromium(tmp_path_factory.mktemp("profile"))


@pytest.fixture(name="plain_browser", scope="module")
def _plain_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """A browser that runs no script."""
    yield from chromium(tmp_path_factory.mktemp("profile"), NO_SCRIPT)


@pytest.fixture(name="page", scope="module")
def _page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("page") / "audit.html"
    path.write_text(html.render(heat_map(AUDIT, describe=describe)))
    return path


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


def test_a_page_opens_where_the_tab_of_the_one_before_has_crashed(
    browser: Chrome, page: Path
) -> None:
    browser.set_window_size(600, 700)
    with pytest.raises(WebDriverException, match="tab crashed"):
        browser.execute_cdp_cmd("Page.crash", {})

    browser.get(page.as_uri())

    assert browser.title == "opwright audit: 3 artifacts"
    assert browser.get_window_size() == {"width": 600, "height": 700}
    browser.set_window_size(1400, 1000)


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
    installed = find(browser, "th.installed span")
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
    in_order = browser.find_elements(By.CSS_SELECTOR, "#map [tabindex='0']")

    in_order[0].send_keys(Keys.ARROW_RIGHT)
    right = focused(browser).get_attribute("aria-label")
    down = press(browser, Keys.ARROW_DOWN).get_attribute("aria-label")
    end = press(browser, Keys.END).get_attribute("title")
    start = press(browser, Keys.CONTROL + Keys.HOME)
    name = press(browser, Keys.ARROW_LEFT)

    wheel = "torchvision-0.23.0-cp311-cp311-manylinux_2_28_x86_64.whl"
    assert len(in_order) == 1
    assert right == f"{wheel}, torch 1.8.1: fails (symbols)"
    assert down == "torchvision/_C.so, torch 1.8.1: fails (symbols)"
    assert str(end).startswith("2.15.0: ")
    assert start == in_order[0]
    assert str(name.get_attribute("href")).endswith("#g0")
    assert browser.find_elements(By.CSS_SELECTOR, "#map [tabindex='0']") == in_order


def test_a_screen_reader_meets_a_grid_of_labelled_cells(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    find_cell(browser, "torchvision/_C.so", "2.9.1").click()

    tree = browser.execute_cdp_cmd("Accessibility.getFullAXTree", {})["nodes"]
    told = {(node["role"].get("value"), node.get("name", {}).get("value")) for node in tree}

    assert ("grid", "verdicts by release of torch") in told
    assert ("gridcell", "torchvision/_C.so, torch 2.9.1: unsafe") in told
    assert ("columnheader", "2.9.1") in told
    assert ("rowheader", "torchvision/_C.so") in told
    assert ("complementary", "the reason") in told
    assert ("list", "legend") in told


def test_enter_tells_the_reason_and_escape_comes_back(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    cell = find_cell(browser, "torchvision-0.23.0", "2.9.1")
    panel = find(browser, "#panel")

    browser.execute_script("arguments[0].tabIndex = 0", cell)
    cell.send_keys(Keys.ENTER)
    told = panel.text
    press(browser, Keys.ARROW_RIGHT)
    next_told = panel.text
    press(browser, Keys.ESCAPE)

    assert "torchvision/_C.so in torch 2.9.1" in told
    assert "torch-layout-drift: c10::KernelFunction grew from 32 to 40 bytes" in told
    assert "in torch 2.10.0" in next_told
    assert "torch-version-mismatch" in next_told
    assert not panel.is_displayed()
    assert str(focused(browser).get_attribute("title")).startswith("2.10.0: ")


def test_click_tells_the_reason(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    find_cell(browser, "torchvision/_C.so", "2.10.0").click()

    assert "torch 2.10.0" in find(browser, "#panel h2").text


def test_the_reason_does_not_lie_on_its_cell(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    cell = browser.find_elements(By.CSS_SELECTOR, "#map td:not(.none)")[-1]

    cell.click()

    assert bottom(browser, cell) <= top(browser, find(browser, "#panel"))


def test_filter_leaves_what_fits(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    press(browser, "/")
    press(browser, *"codec")
    by_name = find(browser, "#filter output").text
    find(browser, "#filter [name=name]").clear()
    find(browser, "#filter [name=found]").click()
    with_findings = find(browser, "#filter output").text

    assert by_name == "1 of 3 shown"
    assert with_findings == "1 of 3 shown"
    assert find(browser, "tbody[data-group=g0]").is_displayed()
    assert not find(browser, "tbody[data-group=g1]").is_displayed()
    assert not find(browser, "#g1").is_displayed()


def test_filter_asks_for_a_verdict_in_a_release(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())

    find(browser, "#filter [name=verdict] option:nth-child(2)").click()
    find(browser, "#filter [name=release] option:nth-child(2)").click()

    assert find(browser, "#filter [name=verdict]").get_attribute("value") == "loads"
    assert find(browser, "#filter [name=release]").get_attribute("value") == "2.15.0"
    assert not find(browser, "tbody[data-group=g0]").is_displayed()
    assert find(browser, "tbody[data-group=g1]").is_displayed()


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_letters_are_legible_and_verdicts_differ(browser: Chrome, page: Path, scheme: str) -> None:
    asked = {"features": [{"name": "prefers-color-scheme", "value": scheme}]}
    browser.execute_cdp_cmd("Emulation.setEmulatedMedia", asked)
    browser.get(page.as_uri())

    swatches = browser.find_elements(By.CSS_SELECTOR, ".legend i")
    paper = _rgb(find(browser, "body").value_of_css_property("background-color"))
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
    details = find(plain_browser, "#g0-0")
    reason = details.find_element(By.CSS_SELECTOR, "li[data-in]")

    folded = reason.is_displayed()
    details.find_element(By.TAG_NAME, "summary").send_keys(Keys.ENTER)

    assert not folded
    assert reason.is_displayed()
    assert not find(plain_browser, "#filter").is_displayed()
    assert all(row.is_displayed() for row in plain_browser.find_elements(By.TAG_NAME, "tr"))


def test_without_a_script_a_name_leads_to_its_reasons(plain_browser: Chrome, page: Path) -> None:
    plain_browser.get(page.as_uri())

    find(plain_browser, "#map th a[title='torchvision/_C.so']").click()

    assert plain_browser.current_url.endswith("#g0-0")
    assert 0 <= top(plain_browser, find(plain_browser, "#g0-0")) < 1000


def test_a_long_name_is_cut_in_its_middle(browser: Chrome, tmp_path: Path) -> None:
    path = "a_package_with_a_long_name/and_a_folder_in_it/libwith_a_name.cpython-311.so"
    wheel = AUDIT.artifacts[0]
    binary = wheel.binaries[0]._replace(binary=wheel.binaries[0].binary._replace(path=path))
    long = wheel._replace(binaries=(binary, wheel.binaries[1]))
    shown = tmp_path / "long.html"
    shown.write_text(html.render(heat_map(Audit((long,)), describe=describe)))

    browser.get(shown.as_uri())

    start, end = find(browser, f"th a[title='{path}']").find_elements(By.CSS_SELECTOR, "span, b")
    widths = "return [arguments[0].scrollWidth, arguments[0].clientWidth]"
    wanted, given = browser.execute_script(widths, start)
    assert wanted > given > 50
    assert start.text + end.text == path
    assert end.is_displayed()
    assert end.text.endswith(".cpython-311.so")


def test_the_legend_is_in_sight_where_the_map_is(browser: Chrome, page: Path) -> None:
    browser.get(page.as_uri())
    legend, first = find(browser, ".legend"), find(browser, "#map tbody td")

    assert 0 < top(browser, legend) < bottom(browser, legend) < top(browser, first)
    assert bottom(browser, first) < browser.execute_script("return innerHeight")


def test_a_name_that_is_markup_stays_a_name(browser: Chrome, tmp_path: Path) -> None:
    name = "<img src=x onerror=document.title='taken'><script>document.title='taken'</script>.so"
    audit = ArtifactAudit(Artifact(name, ArtifactKind.BINARY, ()), ())
    path = tmp_path / "hostile.html"
    path.write_text(html.render(heat_map(Audit((audit,)), describe=describe)))

    browser.get(path.as_uri())

    assert browser.title.startswith("opwright audit: ")
    assert name in find(browser, "section.group dl").text
    assert browser.find_elements(By.TAG_NAME, "img") == []
    assert browser.get_log("browser") == []
