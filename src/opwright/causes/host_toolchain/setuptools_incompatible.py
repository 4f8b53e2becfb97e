"""
A build with setup.py runs inside setuptools, and setuptools removes things. Release 70 dropped the vendored
`pkg_resources.packaging`, which torch before 2.3.1 imports in `torch.utils.cpp_extension`; 82 dropped `pkg_resources`
itself; others dropped `distutils` modules that torch uses on Windows, and 60 broke the layout that Debian patches in. An
old setuptools is just as bad: the setuptools of a distribution fails on Python 3.12 (`pkgutil.ImpImporter`) and on
current metadata.

Or something is missing: with `--no-build-isolation` nothing is installed for the build, so `wheel` (for `bdist_wheel`
before setuptools 70.1), `packaging` and whatever setup.py imports must be there already. Python 3.12 puts no setuptools
into a new venv, and has no `distutils`.

With build isolation, the release that counts is the one that pip installs into its own environment, not the one that
`pip list` shows: pin it with PIP_CONSTRAINT or in pyproject.toml.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_in_log, log_rules, rule
from opwright.causes.kit.sources import evidence, for_scripts, matches
from opwright.knowledge.packages import module_package, setuptools_with
from opwright.knowledge.pypi.native_packages import KERNEL_PACKAGE, NATIVE_PACKAGE
from opwright.knowledge.pypi.setuptools_releases import LAST_FOR_PYTHON
from opwright.logs.patterns import LogMatch, compiled, missing_header
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Language,
    Log,
    Machine,
)

_TOO_NEW = (
    r"cannot import name ['\"]?(?P<what>packaging)['\"]? from ['\"]?pkg_resources",
    r"No module named ['\"]?(?P<what>pkg_resources)\b",
    r"No module named ['\"]?(?P<what>distutils\.(?:msvc\w*|command\.\w+|unixccompiler|_msvccompiler))",
    r"cannot import name ['\"](?P<what>\w+)['\"] from ['\"](?:setuptools|distutils|pkg_resources|wheel)[\w.]{0,60}['\"]",
    r"module ['\"](?:setuptools|distutils|pkg_resources)[\w.]{0,60}['\"] has no attribute ['\"](?P<what>\w+)",
    r"\b(?:setuptools|distutils)\._?\w[\w.]{0,60} has no attribute ['\"`](?P<what>\w+)",
    r"setup command: (?P<what>use_2to3) is invalid",
    r"setup command: ['\"]?(?P<what>extras_require|install_requires|tests_require|setup_requires|python_requires)['\"]? must be a",
    r"AttributeError: (?P<what>install_layout)\b",
    r"AssertionError: [^\n]{0,120}(?P<what>distutils)[\\/](?:core|__init__)\.py",
    r"License classifiers have been (?P<what>superseded) by license expressions",
    r"No module named ['\"](?P<what>setuptools\.extern\.\w+)",
)
_BROKEN_OPTIONS = r"Command\.__init__\(\) got an unexpected keyword argument\s{1,20}['\"](?P<what>no_python_abi_suffix|use_ninja)['\"]"
"""Of torch's BuildExtension.with_options, with setuptools 77.0.0 and 77.0.1."""
_BROKEN_OPTIONS_BARE = r"(?<![.\w])__init__\(\) got an unexpected keyword argument\s{1,20}['\"](?P<what>no_python_abi_suffix|use_ninja)['\"]"
"""The same up to Python 3.9, whose messages do not name the class; a torch before 1.4 says it of use_ninja, too."""
_TOO_OLD = (
    r"invalid command ['\"]?(?P<what>bdist_wheel|editable_wheel|dist_info)",
    r"module ['\"]pkgutil['\"] has no attribute ['\"](?P<what>ImpImporter|ImpLoader)",
    r"No module named ['\"]?(?P<what>setuptools\.command\.\w+)",
    r"The ['\"]?(?P<what>wheel\.bdist_wheel)['\"]? module has been removed",
    r"(?P<what>canonicalize_version)\(\) got an unexpected keyword argument",
    r"(?P<what>project\.license(?:-files)?)`? must be valid exactly by one definition",
    r"invalid pyproject\.toml config: [`'\"](?P<what>project\.license(?:-files)?)[`'\"]",
    r"[`'\"]project[`'\"] must not contain \{['\"](?P<what>license-files)['\"]\}",
    r"No module named ['\"]?(?P<what>distutils)['\"]?(?![\w.]*\w)",
    r"Cannot import ['\"](?P<what>setuptools\.build_meta)",
    r"BackendUnavailable: Cannot import ['\"](?P<what>[\w.]{3,60})['\"]",
    r"(?:Can not|Cannot) execute `?setup\.py`? since (?P<what>setuptools) is not available in the build",
)
_PIP_TOO_NEW = r"Ignoring version (?P<release>[\w.!+-]{1,40}) of (?P<name>[\w.-]{1,60}) since it has invalid metadata"
"""pip 24.1 and newer reject requirements such as `PyYAML (>=5.1.*)`, and continue with any release that is left."""
_NO_PROJECT_NAME = r"(?:for project name|but metadata has) ['\"]?(?:UNKNOWN|unknown)\b"
"""What a setuptools that does not read [project] makes of it."""
_NO_TOOL = r"No module named ['\"]?(?P<what>setuptools|wheel)['\"]?(?![\w.]*\w)"
_MISSING_MODULE = (
    (
        r"Error: No module named ['\"](?P<what>packaging|psutil|setuptools_scm|pybind11|Cython|numpy|skbuild|nanobind|scikit_build_core|mesonpy"
        r"|hatchling|vcs_versioning|flit_core|poetry|setuptools_rust|cmake|jinja2|yaml)['\"]"
    ),
)
_UNCOMPILED = r"unknown file type '\.pyx'"
"""setuptools compiles these only where Cython is installed."""
_OF_NUMPY = "where a header of NumPy is not found"
_NUMPY_HEADER = missing_header(r"numpy/\w{4,24}\.h")
"""NumPy is not in the build environment, or setup.py does not name its include folder."""
_BUILDING = (
    r"get_requires_for_build|prepare_metadata_for_build|setup\.py egg_info|setuptools[/\\]build_meta"
    r"|Getting requirements to build|Preparing metadata|in run_setup|setup\.py\", line \d+, in <module>"
    r"|utils[/\\]cpp_extension\.py"
)


_IMPORT = (
    r"^(?:import[ \t]+(?P<what>pkg_resources)\b|from[ \t]+pkg_resources\b[\w.]*[ \t]+import\b)"
)
_BOUND = r"setuptools.*(?:<|==|~=).*"
_PINNED = r"(?m)(?:^|[\s'\"])setuptools[ \t]*(?:<|==|~=)[ \t]*\d"
"""In what the project says of how it is built: `pip install 'setuptools<81'`, or a line of its requirements."""


@for_scripts(_IMPORT, domains=("setuptools",))
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a setup.py that imports what setuptools has removed, without a bound on it."""
    if script.language is not Language.PYTHON or "setup(" not in script.text:
        return
    listed = [s.value for one in script.beside for s in one.build_requires or ()]
    if any(re.fullmatch(_BOUND, requirement) for requirement in listed):
        return
    if any(re.search(_PINNED, said.text) for said in script.instructions):
        return
    for match in matches(script, _IMPORT):
        yield evidence(
            script,
            *match.span(),
            confidence=Confidence.LIKELY,
            what="pkg_resources, which setuptools 82 no longer has",
            wanted=setuptools_with("pkg_resources"),
            remedy=_OF_ITS_OWN,
        )
    for absence, piece in kit.api_removals.removed_uses(script, "", "setuptools"):
        if not absence.name.startswith("pkg_resources"):
            yield evidence(
                script,
                piece.start,
                piece.end,
                confidence=Confidence.LIKELY,
                what=f"{absence.name}, which setuptools {absence.border} no longer has",
                wanted=f"'setuptools<{absence.border}'",
                remedy=_OF_ITS_OWN,
            )


_BESIDE_TORCH = "where a module is missing"
_OF_ITS_OWN = "where setup.py itself imports it"
_OF_ITS_RELEASE = "where the release of a package pins a setuptools that this Python cannot run"
_OVERLAY = r"pip-build-env-\w{4,12}[/\\]{1,2}overlay[/\\][^\n]{0,200}[/\\](?:setuptools|pkg_resources)[/\\]{1,2}__init__\.py"


def _by_its_place(match: LogMatch, log: Log) -> str:
    """Return the remedy of a setuptools that pip has installed for one build, because the package asked for so old a one."""
    is_of_python = "distutils" in match.quote or "ImpImporter" in match.quote
    before = log.text[max(0, match.start - _SHORTLY) : match.start]
    return _OF_ITS_RELEASE if is_of_python and compiled(_OVERLAY).search(before) else ""


_SHORTLY = 1500
_OF_OLDER_PIP = "where pip refuses the metadata of a requirement"
_TOOLS = ("setuptools", "wheel", "ninja", "packaging")
_USES_TORCH = rf"\btorch|{NATIVE_PACKAGE}|{KERNEL_PACKAGE}"


def _build_tools(match: LogMatch, log: Log) -> str:
    """Return all that a build without isolation needs: what comes after the missing module is missing too."""
    package = module_package(match.groups["what"])
    torch = ("torch",) if compiled(_USES_TORCH).search(log.text) else ()
    return " ".join(dict.fromkeys((*torch, *_TOOLS, package)))


def _older_setuptools(match: LogMatch, _log: Log) -> str:
    return setuptools_with(match.groups["what"])


def _newer_setuptools(_: LogMatch, log: Log) -> str:
    """Return a setuptools that has what an old one lacks, no newer than runs with the Python of the log."""
    minor = re.match(r"3\.(\d+)", log.machine.python or "")
    last = LAST_FOR_PYTHON.get(int(minor[1])) if minor else None
    return f"'setuptools>={last or 77}' wheel packaging"


CAUSE = Cause(
    title="setuptools or another build tool does not work with this build: {what}",
    in_log=log_rules(
        rule(*_TOO_NEW, wanted=_older_setuptools),
        rule(_BROKEN_OPTIONS, wanted="'setuptools<77' wheel packaging"),
        rule(
            _BROKEN_OPTIONS_BARE,
            confidence=if_in_log(r"setuptools[-= ]{1,3}77\.", then=CERTAIN, otherwise=POSSIBLE),
            wanted="'setuptools<77' wheel packaging",
        ),
        rule(*_TOO_OLD, wanted=_newer_setuptools, remedy=_by_its_place),
        rule(_NO_TOOL, remedy=_BESIDE_TORCH, wanted=_build_tools),
        rule(
            *_MISSING_MODULE,
            confidence=LIKELY,
            only_if=_BUILDING,
            remedy=_BESIDE_TORCH,
            wanted=_build_tools,
        ),
        rule(
            _NO_PROJECT_NAME,
            confidence=LIKELY,
            what="it does not read the name in pyproject.toml",
            wanted=_newer_setuptools,
        ),
        rule(
            _PIP_TOO_NEW,
            confidence=LIKELY,
            what="pip, which from 24.1 on refuses the metadata of {name} {release},",
            remedy=_OF_OLDER_PIP,
        ),
        rule(_UNCOMPILED, confidence=LIKELY, what="Cython is not there", wanted="cython"),
        rule(
            *_NUMPY_HEADER,
            confidence=POSSIBLE,
            what="{header}, in numpy.get_include(), is missing",
            wanted="numpy",
            remedy=_OF_NUMPY,
        ),
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "install {wanted} into the build environment and build without isolation, or upgrade torch",
        commands=(
            "pip install {wanted}",
            "pip install --no-build-isolation PACKAGE",
        ),
    ),
    remedies={
        _OF_NUMPY: Fix(
            "check whether the Python that builds has NumPy: if it has, the build does not search its include folder, so add include_dirs=[numpy.get_include()] to the extension in"
            " setup.py, or put that folder in CPATH; if not, install it and build without isolation",
            commands=(
                "python -c 'import numpy; print(numpy.__version__, numpy.get_include())'",
                "export CPATH=\"$(python -c 'import numpy; print(numpy.get_include())'):$CPATH\"",
            ),
        ),
        _OF_ITS_OWN: Fix(
            "import it from packaging or importlib.metadata instead, or bound it in build-system.requires of pyproject.toml: {wanted}",
        ),
        _BESIDE_TORCH: Fix(
            "install what the build needs into the environment ({what} is the first that it misses), then build without isolation",
            commands=(
                "pip install {wanted}",
                "pip install --no-build-isolation PACKAGE",
            ),
        ),
        _OF_ITS_RELEASE: Fix(
            "use Python 3.11 or older, or a release of the package that has wheels for this Python: pip builds an old one (the package, or a requirement of it that it bounds, often NumPy), whose build asks for a"
            " setuptools from before Python 3.12. `Collecting` lines above say which it is",
            commands=(
                "python3.11 -m venv .venv",
                ". .venv/bin/activate",
                "pip install PACKAGE",
            ),
        ),
        _OF_OLDER_PIP: Fix(
            "repeat the command with pip 24.0, the last that accepts it, or request a release of the package with newer requirements",
            commands=("python -m pip install 'pip<24.1'",),
        ),
    },
    explains=("removed-python-api",),
    examples=(
        (
            "WARNING: Ignoring version 2.0.6 of warpconf since it has invalid metadata:\n"
            "Requested warpconf<2.1 from https://files.pythonhosted.org/packages/aa/warpconf-2.0.6-py3-none-any.whl (from warpseq) has"
            " invalid metadata: .* suffix can only be used with `==` or `!=` operators\n"
            "    PyYAML (>=5.1.*)\n            ~~~~~~^\nPlease use pip<24.1 if you need to use this version.\n"
            "ERROR: Failed to build 'warpseq' when getting requirements to build wheel"
        ),
        "  WARNING: Generating metadata for package warp produced metadata for project name unknown. Fix your #egg=warp fragments.",
        (
            "Preparing metadata (setup.py)\n"
            '  File "/tmp/warp/.eggs/setuptools_scm-10.1-py3.11.egg/setuptools_scm/__init__.py", line 8, in <module>\n'
            "    from vcs_versioning import Configuration\n"
            "ModuleNotFoundError: No module named 'vcs_versioning'"
        ),
        BuildScript("setup.py", "import pkg_resources\nfrom setuptools import setup\nsetup()\n"),
        BuildScript("setup.py", "from pkg_resources import parse_version\nsetup(name='op')\n"),
        "error: unknown file type '.pyx' (from 'warpkit/text/align_utils.pyx')",
        Log(
            '  File "/opt/venv/lib/python3.10/site-packages/torch/utils/cpp_extension.py", line 28, in <module>\n'
            "    from pkg_resources import packaging\nImportError: cannot import name 'packaging' from"
            " 'pkg_resources' (/opt/venv/lib/python3.10/site-packages/pkg_resources/__init__.py)",
            Machine(torch="1.13.1"),
        ),
        "error: invalid command 'bdist_wheel'",
        (
            'File "/tmp/pip-build-env-jk2d6mxz/overlay/lib/python3.12/site-packages/setuptools/__init__.py", line 10, in <module>\n'
            "    import distutils.core\nModuleNotFoundError: No module named 'distutils'\n[end of output]"
        ),
        "setuptools-77.0.1\nTypeError: __init__() got an unexpected keyword argument 'no_python_abi_suffix'",
        "error in warpkit setup command: 'extras_require' must be a dictionary whose values are strings or lists of strings",
        "warp/grid.c:512:10: fatal error: numpy/arrayobject.h: No such file or directory",
        "      ValueError: invalid pyproject.toml config: `project.license-files`.",
        (
            "configuration error: `project` must not contain {'license-files'} properties\n"
            "GIVEN VALUE:"
        ),
        "pip._vendor.pyproject_hooks._impl.BackendUnavailable: Cannot import 'mesonpy'",
        "AttributeError: module 'pkgutil' has no attribute 'ImpImporter'. Did you mean: 'zipimporter'?",
        (
            "  Getting requirements to build wheel did not run successfully.\n"
            "  File \"<string>\", line 9, in <module>\n  ModuleNotFoundError: No module named 'packaging'"
        ),
    ),
    counterexamples=(
        "TypeError: __init__() got an unexpected keyword argument 'use_fast'",
        BuildScript(
            "setup.py",
            "from setuptools import setup\nfrom pkg_resources import parse_version\nsetup(name='op')\n",
            instructions=(
                Instructions("tools/build_requirements.txt", "ninja\nsetuptools<75.9\n"),
            ),
        ),
        # pip -v shows the program that it runs setup.py with, and this message in it
        (
            "  Running command python -u -c '\n  except ImportError as error:\n      print(\n"
            '          "ERROR: Can not execute `setup.py` since setuptools is not available in "\n'
            '          "the build environment.",\n'
        ),
        BuildScript("setup.py", "import pkg_resources\nsetup()\n")._replace(
            beside=(
                BuildScript(
                    "pyproject.toml", '[build-system]\nrequires = ["setuptools>=61,<82"]\n'
                ),
            )
        ),
        BuildScript(
            "setup.py",
            "try:\n    import pkg_resources\nexcept ImportError:\n    pass\n# import pkg_resources\nsetup()\n",
        ),
        BuildScript("setup.py", "from distutils.version import LooseVersion\nsetup()\n"),
        (
            "UserWarning: pkg_resources is deprecated as an API. See"
            " https://setuptools.pypa.io/en/latest/pkg_resources.html"
        ),
        "ModuleNotFoundError: No module named 'torch'",
        "ModuleNotFoundError: No module named 'numpy'",
        "Successfully installed packaging-24.1 setuptools-69.5.1 wheel-0.43.0",
    ),
)
