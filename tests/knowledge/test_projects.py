"""The table of native projects: what every row has, and where its modules lead."""

import re
import zlib
from pathlib import Path

from laws import every_input
from packaging.requirements import Requirement

from opwright.knowledge.projects import askers, table
from opwright.knowledge.pypi import installing, native_packages
from opwright.knowledge.torch_wheels import table as wheels
from opwright.verbs.diagnose.diagnosis import diagnose

PROJECTS = [project for name in table.names() if (project := table.project_named(name))]
_MODULE = r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*"
_REPOSITORY = r"[\w.-]+/[\w.-]+(?:@[\w./-]+)?"


def test_every_row_is_complete_and_names_its_source() -> None:
    with every_input() as check:
        for project in PROJECTS:
            with check(project.name):
                assert Requirement(project.name).name == project.name
                assert project.pypi in ("has", "none", "other")
                assert project.source or project.git
                assert project.run or project.git or project.settings or project.copies
                assert project.says or not project.run
                assert re.fullmatch(rf"(?:{_REPOSITORY})?", project.git)
                assert not re.search(r"http://|^/|\.\.", f"{project.folder} {project.says}")
                assert {system for system, *_ in project.elsewhere} <= {
                    "windows",
                    "jetson",
                    "gone",
                    "amd",
                    "arm64",
                }
                assert all(words and commands for _, words, commands in project.elsewhere)


def test_every_module_is_one_and_belongs_to_one_project() -> None:
    named = [module for project in PROJECTS for module in project.modules]
    assert len(named) == len({*named})
    assert [
        one
        for one in named
        if not re.fullmatch(_MODULE, one) and " " not in one and not one.endswith(".so")
    ] == []


def test_every_bound_is_a_release_of_torch() -> None:
    known = {".".join(one.split(".")[:2]) for one in wheels.versions_of("torch")}
    assert {project.last_torch for project in PROJECTS if project.last_torch} <= known


def test_every_project_asks_for_a_release_of_a_package() -> None:
    rows = askers.rows()
    assert len({name for name, *_ in rows}) == len(rows)
    with every_input() as check:
        for name, pattern, asked, source in rows:
            with check(name):
                assert source
                assert all(re.fullmatch(r"[\w-]+(?:==\d[\w.]*|@[\w.]+)", one) for one in asked)
                assert pattern.search(f'File "/home/ann/{name}/tools/train.py"')
                assert not pattern.search("in a function of the vim of everybody, VAD, petr")


def test_table_is_small() -> None:
    assert len(zlib.compress(Path(table.PATH).read_bytes(), 9)) < 60_000


def test_lists_of_names_agree_with_the_table() -> None:
    """The patterns are made before the table is read, which most runs do without."""
    known = {project.name.lower() for project in PROJECTS if project.pypi == "other"}
    assert {name.replace("_", "-").lower() for name in native_packages.OTHERS_ON_PYPI} <= known


def test_every_module_leads_to_its_way() -> None:
    with every_input() as check:
        for project in PROJECTS:
            tops = [one for one in project.modules if one.isidentifier() and one[:3] != "lib"]
            for top in tops[:1]:
                with check(top):
                    _leads_to_its_way(top, project)


def _leads_to_its_way(module: str, project: table.Project) -> None:
    log = f"    import {module}\nModuleNotFoundError: No module named '{module}'\n"
    findings = diagnose(log, files=False).findings
    assert findings, "silent"
    typed = " ".join(findings[0].fix.commands)
    way = installing.way_to_install(module)
    assert way
    places = [project.address, re.split(r"[{$<]| --no-deps", way.commands[0])[0]]
    if project.is_jit:
        assert "torch_extensions" in typed
        return
    asked_first = "torch.__version__" in typed  # the command is for a torch that nothing names
    assert asked_first or any(one and one in typed for one in places), typed


_EVERYBODYS = re.findall(
    r"\w+",
    "lib libs ops op src utils util csrc models model layers layer extensions extension ext modules module "
    "nets networks functions common core tools build dist include third_party external cuda cpp kernels kernel backend data",
)


def test_no_project_is_found_by_a_folder_that_thousands_have() -> None:
    assert not {*_EVERYBODYS} & {*table.projects_with_bound()}


def test_no_project_is_told_of_where_a_log_names_none() -> None:
    names = {project.name for project in PROJECTS}
    with every_input() as check:
        for folder in _EVERYBODYS:
            for root in ("/home/ann/warpkit", "/home/spconv/warpkit", "C:\\warpkit", "warpkit"):
                with check(f"{root}/{folder}"):
                    log = (
                        f"building in {root}/{folder}/blend/warp.cu\n-I/opt/env/lib/python3.8/site-packages/spconv/include\n"
                        "see https://github.com/ann/DCNv2/issues/12\n"
                        f"{root}/{folder}/blend/warp.cu:3:10: fatal error: THC/THC.h: No such file or directory"
                    )
                    (first, *_) = diagnose(log, files=False).findings
                    other = first.fix.otherwise
                    told = first.fix.summary + (other.summary if other else "")
                    assert not {one for one in names if re.search(rf"\bfor {one}\b", told)}
