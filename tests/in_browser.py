"""A headless Chromium, what tests do in it, and selenium's names that they do it with."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from shutil import which

import pytest

pytest.importorskip("selenium")

from selenium.common.exceptions import WebDriverException
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.command import Command
from selenium.webdriver.remote.webelement import WebElement

__all__ = [
    "NO_SCRIPT",
    "By",
    "Chrome",
    "Keys",
    "WebElement",
    "bottom",
    "chromium",
    "find",
    "find_cell",
    "focused",
    "press",
    "top",
]
FLAGS = (
    *("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
    *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
    "--disable-dev-shm-usage",  # which has 64 MB in a container
    "--window-size=1400,1000",
)
NO_SCRIPT = {"profile.managed_default_content_settings.javascript": 2}


class _Chromium(Chrome):  # type: ignore[misc]  # selenium has no types here
    """A browser that opens a page a second time where its tab crashed, as it does where memory is short.

    A session whose tab has crashed answers nothing any more: it takes a new one. A page that crashes its tab
    crashes that, too.
    """

    _size = (1400, 1000)

    def __init__(self, options: ChromeOptions) -> None:
        self._wanted = options.to_capabilities()
        super().__init__(options, ChromeService(which("chromedriver")))

    def set_window_size(self, width: int, height: int) -> None:
        self._size = width, height
        super().set_window_size(width, height)

    def get(self, url: str) -> None:
        try:
            super().get(url)
        except WebDriverException as error:
            if "tab crashed" not in (error.msg or ""):
                raise
            self.execute(Command.QUIT)
            self.start_session(self._wanted)
            self.set_window_size(*self._size)
            super().get(url)


def chromium(profile: Path, settings: dict[str, int] | None = None) -> Iterator[Chrome]:
    options = ChromeOptions()
    for flag in (*FLAGS, f"--user-data-dir={profile}"):
        options.add_argument(flag)
    if settings:
        options.add_experimental_option("prefs", settings)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    browser = _Chromium(options)
    yield browser
    browser.quit()


def focused(browser: Chrome) -> WebElement:
    return browser.switch_to.active_element


def press(browser: Chrome, *keys: str) -> WebElement:
    for key in keys:
        focused(browser).send_keys(key)
    return focused(browser)


def find(browser: Chrome, selector: str) -> WebElement:
    return browser.find_element(By.CSS_SELECTOR, selector)


def find_cell(browser: Chrome, name: str, release: str) -> WebElement:
    """Return the cell of a row in the map, by its name or the start of it."""
    heads = [
        head.get_attribute("textContent")
        for head in browser.find_elements(By.CSS_SELECTOR, "#map thead th")
    ]
    link = find(browser, f"#map th a[title^='{name}']")
    return link.find_elements(By.XPATH, "../../*")[heads.index(release)]


def top(browser: Chrome, element: WebElement) -> float:
    return float(browser.execute_script("return arguments[0].getBoundingClientRect().top", element))


def bottom(browser: Chrome, element: WebElement) -> float:
    return float(
        browser.execute_script("return arguments[0].getBoundingClientRect().bottom", element)
    )
