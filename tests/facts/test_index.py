"""The index: which file is chosen, from every kind of place that pip knows."""

from __future__ import annotations

import json
import platform
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from opwright.errors import UnreadableInputError
from opwright.facts.index.package_index import find_wheel
from opwright.facts.index.pip_settings import DEFAULT_INDEX, PipSettings, read_pip_settings

MACHINE = platform.machine()
MINE = f"cp{sys.version_info.major}{sys.version_info.minor}"
LINUX = f"manylinux_2_17_{MACHINE}"


def wheel(version: str, python: str = MINE, where: str = LINUX) -> str:
    return f"op_kit-{version}-{python}-{python}-{where}.whl"


def index_of(folder: Path, *names: str, attributes: str = "") -> PipSettings:
    """Write an index with one page and return the settings that lead there."""
    page = folder / "op-kit" / "index.html"
    page.parent.mkdir(parents=True)
    links = (f'<a href="../files/{name}#sha256=ab12"{attributes}>{name}</a>' for name in names)
    page.write_text("<!DOCTYPE html><body>" + "\n".join(links))
    return PipSettings(indexes=(folder.as_uri(),))


def test_file_comes_with_address_and_hash(tmp_path: Path) -> None:
    settings = index_of(tmp_path, wheel("1.0"))

    found = find_wheel("Op.Kit==1.0", settings)

    assert found.name == wheel("1.0")
    assert found.url == f"{tmp_path.as_uri()}/files/{wheel('1.0')}"
    assert found.sha256 == "ab12"


NEWEST = [wheel("1.9"), wheel("1.10"), wheel("2.0rc1"), "op_kit-3.0.tar.gz"]


@pytest.mark.parametrize(
    ("requirement", "names", "chosen"),
    [
        pytest.param("op-kit", NEWEST, wheel("1.10"), id="newest"),
        pytest.param("op-kit<1.10", NEWEST, wheel("1.9"), id="newest allowed"),
        pytest.param("op-kit>=2.0rc1", NEWEST, wheel("2.0rc1"), id="prerelease when asked"),
        pytest.param("op-kit", [wheel("2.0rc1")], wheel("2.0rc1"), id="only a prerelease"),
        pytest.param("op-kit==1.9", NEWEST, wheel("1.9"), id="exact"),
        pytest.param("op-kit==1.*", NEWEST, wheel("1.10"), id="prefix"),
        pytest.param("op-kit==1.0", [wheel("1.0+cu126")], wheel("1.0+cu126"), id="local version"),
        pytest.param("op-kit[fast]>=1; python_version>'2'", NEWEST, wheel("1.10"), id="extras"),
        pytest.param(
            "op-kit",
            [wheel("1", "cp36"), wheel("1"), wheel("1", "cp399"), wheel("1", where="win_amd64")],
            wheel("1"),
            id="this python",
        ),
        pytest.param(
            "op-kit",
            [wheel("1", "cp37"), wheel("1", "cp399"), wheel("1", "cp39")],
            wheel("1", "cp399"),
            id="newest python",
        ),
        pytest.param(
            "op-kit",
            [wheel("1", "cp399", "manylinux_2_17_riscv128"), wheel("1", "cp37")],
            wheel("1", "cp37"),
            id="this machine",
        ),
        pytest.param(
            "op-kit",
            [wheel("1", "cp399", f"musllinux_1_2_{MACHINE}"), wheel("1", "cp37")],
            wheel("1", "cp37"),
            id="manylinux",
        ),
    ],
)
def test_one_wheel_is_chosen(
    tmp_path: Path, requirement: str, names: list[str], chosen: str
) -> None:
    assert find_wheel(requirement, index_of(tmp_path, *names)).name == chosen


def test_another_systems_wheel_is_taken_where_that_is_asked_for_and_there_is_none_for_linux(
    tmp_path: Path,
) -> None:
    windows, mac = wheel("2", where="win_amd64"), wheel("2", where="macosx_14_0_arm64")
    old_mac, for_all = wheel("2", where="macosx_10_9_x86_64"), "op_kit-1-py3-none-any.whl"

    def found(folder: str, *names: str) -> str:
        (tmp_path / folder).mkdir()
        settings = index_of(tmp_path / folder, *names)
        return find_wheel("op-kit", settings, for_any_system=True).name

    assert found("linux", wheel("1"), windows) == wheel("1")
    assert found("all", for_all, windows) == for_all
    assert found("windows", old_mac, windows) == windows
    assert found("mac", old_mac, mac) == mac


def test_a_wheel_knows_whether_the_sources_of_its_version_are_beside_it(tmp_path: Path) -> None:
    settings = index_of(tmp_path, wheel("1"), wheel("2"), "op_kit-2.tar.gz")

    assert find_wheel("op-kit", settings).has_sdist is True
    assert find_wheel("op-kit==1", settings).has_sdist is False


def test_yanked_wheel_is_taken_only_by_its_version(tmp_path: Path) -> None:
    settings = index_of(tmp_path, wheel("1.0"), attributes=' data-yanked="broken"')

    assert find_wheel("op-kit==1.0", settings).yanked
    with pytest.raises(UnreadableInputError, match=r"yanked; name one .*: op-kit==1.0$"):
        find_wheel("op-kit>=1.0", settings)


@pytest.mark.parametrize(
    ("requirement", "names", "reason"),
    [
        pytest.param(
            "op-kit",
            ["op_kit-2.tar.gz", "op_kit-10.tar.gz"],
            "no wheel on the index, only op_kit-10.tar.gz;",
            id="sdist",
        ),
        pytest.param("op-kit", [wheel("1", where="win_amd64")], "no Linux wheel", id="windows"),
        pytest.param("op-kit==1.3", [wheel("1.2"), wheel("9")], "closest are 1.2, 9", id="version"),
        pytest.param(
            "op-kit==99",
            [wheel(f"{major}.{minor}") for major in (1, 2) for minor in range(9)],
            "closest are 2.1, 2.2, 2.3, 2.4, 2.5, 2.6, 2.7, 2.8",
            id="newest",
        ),
        pytest.param(
            "op-kit", ["unrelated-1.tar.gz", "x.txt"], "no files found for op-kit", id="nothing"
        ),
        pytest.param("other", [wheel("1")], "no files found for other", id="project"),
        pytest.param("op kit!", [], "not a valid requirement", id="syntax"),
    ],
)
def test_nothing_to_choose_is_explained(
    tmp_path: Path, requirement: str, names: list[str], reason: str
) -> None:
    with pytest.raises(UnreadableInputError, match=reason):
        find_wheel(requirement, index_of(tmp_path, *names))


def test_places_that_do_not_answer_are_passed_over(tmp_path: Path) -> None:
    links = tmp_path / "links"
    links.mkdir()
    (links / wheel("2")).touch()
    (links / "notes.txt").touch()
    index = index_of(tmp_path / "index", wheel("1")).indexes[0]
    settings = PipSettings(indexes=("file:///nowhere", index), find_links=("/nowhere", str(links)))

    assert find_wheel("op-kit==1", settings).url.startswith(index)
    assert find_wheel("op-kit", settings).url == (links / wheel("2")).as_uri()


# ---- over http ---------------------------------------------------------------------


class JsonWhenAsked(SimpleHTTPRequestHandler):
    """Serves a folder, and JSON in place of a page that has it beside."""

    def do_GET(self) -> None:
        page = Path(self.translate_path(self.path), "index.json")
        if "json" not in self.headers["Accept"] or not page.exists():
            super().do_GET()
            return
        body = page.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "application/vnd.pypi.simple.v1+json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[str]:
    handler = partial(JsonWhenAsked, directory=str(tmp_path))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as http:
        Thread(target=partial(http.serve_forever, 0.01), daemon=True).start()
        yield f"http://127.0.0.1:{http.server_port}"
        http.shutdown()


def test_html_index_over_http(tmp_path: Path, served: str) -> None:
    index_of(tmp_path / "simple", wheel("1"))

    found = find_wheel("op-kit", PipSettings(indexes=(f"{served}/simple",)))

    assert found.url == f"{served}/simple/files/{wheel('1')}"


def test_json_index_over_http(tmp_path: Path, served: str) -> None:
    index_of(tmp_path / "simple", wheel("1"))
    files = [
        {"filename": wheel("3"), "url": f"{served}/3.whl", "hashes": {}, "yanked": "broken"},
        {"filename": wheel("2"), "url": "/2.whl", "hashes": {"sha256": "cd"}, "size": 7},
    ]
    page = tmp_path / "simple" / "op-kit" / "index.json"
    page.write_text(json.dumps({"files": files}))

    found = find_wheel("op-kit", PipSettings(indexes=(f"{served}/simple/",)))

    assert (found.name, found.url, found.sha256, found.size) == (
        wheel("2"),
        f"{served}/2.whl",
        "cd",
        7,
    )


@pytest.mark.parametrize("page", ["nonsense", "[]", '{"files": [1]}', '{"files": [{}]}'])
def test_broken_json_index_is_an_error_for_people(tmp_path: Path, served: str, page: str) -> None:
    folder = tmp_path / "op-kit"
    folder.mkdir()
    (folder / "index.json").write_text(page)

    with pytest.raises(UnreadableInputError, match="is not an index page"):
        find_wheel("op-kit", PipSettings(indexes=(served,)))


@pytest.mark.network
def test_real_index_has_torchvision() -> None:
    found = find_wheel("torchvision==0.23.0", read_pip_settings())

    assert found.name.startswith("torchvision-0.23.0-")
    assert "linux" in found.name


# ---- pip's settings ----------------------------------------------------------------


def test_settings_without_any_are_those_of_pip(tmp_path: Path) -> None:
    assert read_pip_settings(
        {"HOME": str(tmp_path), "PIP_CONFIG_FILE": "/dev/null"}
    ) == PipSettings(indexes=(DEFAULT_INDEX,))


def test_later_settings_win(tmp_path: Path) -> None:
    system, user, chosen = (tmp_path / name for name in ("system", "user", "chosen"))
    for folder in (system, user):
        (folder / "pip").mkdir(parents=True)
    (system / "pip" / "pip.conf").write_text(
        "[install]\nindex_url = http://system/\n[global]\nindex-url = http://less/\n"
    )
    (user / "pip" / "pip.conf").write_text("[global]\nextra-index-url = http://user/\n")
    chosen.write_text(
        "[global]\nextra-index-url = http://c1/ http://c2/\nindex-url = http://no/\n"
        "find-links =\n  /a\n  /b\ncert = /ca\n"
    )
    environment = {"HOME": "/nowhere", "XDG_CONFIG_DIRS": str(system), "XDG_CONFIG_HOME": str(user)}

    with_user = read_pip_settings(environment)
    with_chosen = read_pip_settings({**environment, "PIP_CONFIG_FILE": str(chosen)})
    with_variable = read_pip_settings({**environment, "PIP_INDEX_URL": "http://v/"})

    assert with_user.indexes == ("http://system/", "http://user/")
    assert with_chosen.indexes == ("http://system/", "http://c1/", "http://c2/")
    assert with_chosen.find_links == ("/a", "/b")
    assert with_chosen.cert == "/ca"
    assert with_variable.indexes[0] == "http://v/"


def test_no_index_leaves_the_links() -> None:
    environment = {"PIP_CONFIG_FILE": "/dev/null", "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": "/a /b"}

    assert read_pip_settings(environment) == PipSettings(indexes=(), find_links=("/a", "/b"))


def test_broken_settings_are_passed_over(tmp_path: Path) -> None:
    (tmp_path / "pip.conf").write_text("no section = here")
    environment = {
        "HOME": str(tmp_path),
        "XDG_CONFIG_DIRS": str(tmp_path),
        "PIP_CONFIG_FILE": str(tmp_path / "pip.conf"),
        "PIP_INDEX_URL": "http://v/",
    }

    assert read_pip_settings(environment).indexes[0] == "http://v/"
