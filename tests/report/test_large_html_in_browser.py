"""A page of a thousand wheels in a headless Chromium: small enough to open at once, and whole when it is asked."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from audit_sample import AUDIT, describe
from in_browser import NO_SCRIPT, By, Chrome, chromium, find, find_cell, top

from opwright.model import Audit
from opwright.report.html import audit as html
from opwright.report.html.heat_map import heat_map

pytestmark = pytest.mark.browser


_BLANKS_BETWEEN_CELLS = """
return [...document.querySelectorAll("#map tr.whole")].reduce(
    (sum, row) => sum + [...row.childNodes].filter(node => node.nodeType === Node.TEXT_NODE).length, 0)
"""


@pytest.fixture(name="browser", scope="module")
def _browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    yield from chromium(tmp_path_factory.mktemp("profile"))


@pytest.fixture(name="plain_browser", scope="module")
def _plain_browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chrome]:
    """A browser that runs no script."""
    yield from chromium(tmp_path_factory.mktemp("profile"), NO_SCRIPT)


@pytest.fixture(name="large_page", scope="module")
def _large_page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page of a thousand wheels."""
    wheel, path = AUDIT.artifacts[0], tmp_path_factory.mktemp("page") / "large.html"
    wheels = tuple(
        wheel._replace(artifact=wheel.artifact._replace(path=f"dist/op{n}-1.0-py3-none-any.whl"))
        for n in range(1000)
    )
    path.write_text(html.render(heat_map(Audit(wheels), describe=describe)))
    return path


def test_a_page_of_a_thousand_wheels_has_no_more_elements_than_it_needs_to_open(
    browser: Chrome, large_page: Path
) -> None:
    browser.get(large_page.as_uri())

    elements = browser.execute_script("return document.querySelectorAll('*').length")
    cells = len(browser.find_elements(By.CSS_SELECTOR, "#map td"))
    assert find(browser, "#filter output").text == "1000 of 1000 shown"
    assert cells == 40_000
    assert elements < cells + 20 * 1000
    assert browser.execute_script(_BLANKS_BETWEEN_CELLS) == 0


def test_what_is_known_of_one_of_a_thousand_is_there_when_it_is_asked_for(
    browser: Chrome, large_page: Path
) -> None:
    browser.get(large_page.as_uri())
    section = find(browser, "#g900")
    waits = len(section.find_elements(By.TAG_NAME, "noscript"))

    cell = find_cell(browser, "op900-1.0", "2.9.1")
    browser.execute_script("arguments[0].click()", cell)
    told = find(browser, "#panel").text
    find(browser, "#panel a").click()

    assert waits == 1
    assert "torch-layout-drift: c10::KernelFunction grew from 32 to 40 bytes" in told
    assert section.find_element(By.CSS_SELECTOR, "details[open] li[data-in]").is_displayed()
    assert 0 <= top(browser, section.find_element(By.CSS_SELECTOR, "details[open]")) < 1000


def test_a_large_page_shows_everything_without_a_script(
    plain_browser: Chrome, large_page: Path
) -> None:
    plain_browser.get(large_page.as_uri() + "#g900-0")

    assert find(plain_browser, "#g900 .finding").is_displayed()
    assert find(plain_browser, "#g900 details summary").is_displayed()
