"""
pip and uv build a package in an environment of its own, which has what `pyproject.toml` lists under `build-system.requires` (only
setuptools if it lists nothing) and nothing of what you have installed. A `setup.py` that imports torch fails there, even if
`import torch` works outside.

Older versions of pip built packages without a `pyproject.toml` in your own environment, so a package may have installed for
years and stopped with an upgrade of pip; uv has always isolated builds.

Adding torch to `build-system.requires` removes the message, but then the package is built against whatever torch is newest that
day, and the extension does not load in any other. Reinstalling torch does nothing: it was there. The authors of such packages
expect builds without isolation; setuptools, wheel, ninja and packaging must then be installed too.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Iterator

from opwright import logs
from opwright.causes import kit
from opwright.causes.kit.rules import (
    CERTAIN,
    LIKELY,
    POSSIBLE,
    Sureness,
    if_in_log,
    log_rules,
    rule,
)
from opwright.causes.kit.sources import evidence, for_scripts
from opwright.knowledge.pypi.native_packages import FOR_KERNELS
from opwright.logs.patterns import LogMatch, compiled, has_match
from opwright.model import (
    IN_A_BUILD,
    IN_SOURCES,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Language,
    Log,
)

_NO_TORCH = r"No module named ['\"]?(?P<module>torch)\b['\"]?(?!\.)"
_OF_PYTHON_2 = r"^[ \t]*ImportError: No module named (?P<module>torch)(?:\.\w+){0,4}[ \t]*$"
"""Python 3 puts the name in quotes."""
_NO_OTHER = (
    r"No module named ['\"]?(?P<module>numpy|packaging|psutil|Cython|pybind11|ninja|wheel|cmake|setuptools_scm"
    r"|skbuild|nvidia)\b"
)
_WARNED_BY_TORCH = r"Failed to initialize NumPy"
"""Which goes on without it."""
_NO_UNKNOWN = r"ModuleNotFoundError: No module named ['\"](?P<module>[A-Za-z]\w{1,40})['\"]"
_STATED = (
    (
        r"depends\s+on [`'\"]?(?P<module>torch|numpy|packaging|psutil|Cython|ninja|pybind11)[`'\"]?,? but doesn't\s+"
        r"declare\s+it as a build dependency"
    ),
    r"(?P<module>PyTorch|torch) (?:is )?installed\s[^a-z]{0,12}You run ['\"]?pip install['\"]? with --no-build-isolation",
    r"(?P<module>PyTorch|torch|Torch)\b[^\n]{0,100}--no-build-isolation",
    r"Unable to pre-compile ops without (?P<module>torch) installed",
    r"Extra build requirement [`'\"](?P<module>[Tt]orch)[`'\"] was declared with\s{1,8}[`'\"]match-runtime\b",
    r"Module ['\"](?P<module>torch)['\"] is missing, please make sure it is specified in the 'build-system\.requires'",
    r"(?P<module>torch) is required for (?:pre-)?compiling\b[^\n]{0,40}install it first",
    r"[Uu]nable to import (?P<module>torch), (?:pre-compiling|please install it if you want to pre-compile)",
    r"(?:requires?|needs?|need) (?P<module>PyTorch|torch)\b[^\n]{0,60}(?:first|to be installed|being installed)",
    r"(?P<module>[Tt]orch|[Pp]y[Tt]orch) (?:is required|must be installed|is needed|needs to be installed|is not installed)",
    r"(?:[Pp]lease|must) install (?P<module>[Tt]orch|[Pp]y[Tt]orch)\b",
)
_STATED_BY_BUILDS = (
    *_STATED[:2],
    *_STATED[3:8],
    r"\b[Bb]uild(?:ing)? (?:\w{2,12} ){0,2}extensions? requires? (?P<module>PyTorch|torch)\b[^\n]{0,20} being installed\b",
    r"(?P<module>PyTorch|torch) (?:is|was) not found while BUILD\w{0,12}=1",
)
"""Only builds say so."""
_ISOLATED = (
    r"pip-build-env-|builds-v0|Getting requirements to build (?:wheel|editable)|get_requires_for_build"
    r"|build_meta\.py|build backend returned an error|[Bb]uild backend failed|ChefBuildError"
    r"|PEP517 build|pep517/_in_process|_in_process\.py|prepare_metadata_for_build|Preparing metadata"
    r"|Failed to build|egg_info|Failed to download and build|__legacy__|Failed building wheel|bdist_wheel"
    r"|Building wheels? for|Installing build dependencies|Command errored out with exit status"
    r"|pip-(?:install|req-build|wheel|modern-metadata)-|[/\\]uv[/\\]builds|Encountered error while generating"
)
_BUILD_ENDED = (
    r"\[end of output\]|[Pp]ip subprocess error|originates from a subprocess|metadata-generation-failed"
    r"|subprocess-exited-with-error|legacy-install-failure|did not run successfully"
)
"""What pip prints after the output of a build, of which the log has only the tail."""
_IN_SETUP = r"setup\.py['\"], line \d+"
_INSTALL_COMMAND = r"\b(?:pip3?|uv|poetry|pdm) (?:install|sync|add|pip|wheel|build)\b"
"""What a few lines before show that it is a build."""
_INSTALLING = (
    r"(?i:\b(?:(?:re)?install(?:ing|ation|s)?|build(?:ing|s)?|compil(?:e|ing|ation))\b(?!,? (?:py)?torch\b(?!-[a-z]))"
    r"|\b(?:wheels?|setup\.py|requirements\.txt|pyproject|Dockerfile|pip (?:wheel|subprocess))\b"
    r"|^[ \t]*Collecting \S)"
    r"|(?:安装|安裝|编译|構建|构建)(?! ?(?:py)?torch)|インストール|ビルド|설치|빌드"
)
"""How people say that they install or build something, if it is not torch itself."""
_RUNNING = (
    r"(?i:\b(?:after|once|finished|successfully) (?:\w+ ){0,3}(?:install|build|buil[dt]|compil)|\binstall(?:ed)? (?:py)?torch\b(?!-[a-z]))|安装[完好]"
    r"|\b(?:python3?|torchrun|accelerate launch|deepspeed) (?:[\w/.-]+/)?(?!setup\.py)\w+\.py\b"
)
"""How they say that it was installed before, and is run now, or that it is torch which they install."""
_STATED_OF_SETUP = (
    r"\b[Mm]ust install (?P<module>[Tt]orch|PyTorch) (?:prior to|before) (?:install|build|compil)",
    r"^[ \t]*(?:\w{2,40}Error: )?(?P<module>[Pp]y[Tt]orch|torch) (?:is required but not installed|not found\. Please install (?:[Pp]y)?torch first)",
    r"setup\.py['\"`]? (?:\w+ ){0,3}(?:imports?|needs?|requires?|depends on) [`'\"]?(?P<module>[Tt]orch|PyTorch)\b",
    r"\b(?P<module>[Tt]orch|PyTorch)['\"`]? (?:isn't|is not|isnt) (?:\w+ ){0,3}in the (?:isolated )?(?:build|isolated) env",
    r"\b(?P<module>[Tt]orch|PyTorch)['\"`]? (?:is not|isn't) (?:already )?(?:installed|available|present)(?: yet)?, (?:since|as|because) setup\.py",
    r"\binstall [^\n]{0,40}needs? (?P<module>[Tt]orch|PyTorch)['\"`]? to be (?:already )?installed first",
    r"(?:n't|not|unable to) (?:find|import|see|detect) (?:the )?[`'\"]?(?P<module>[Tt]orch|PyTorch)\b[^\n]{0,100}--no-build-isolation",
    r"\b(?P<module>[Tt]orch|PyTorch)['\"`]? (?:is |must be |has to be )?(?:needed|required|installed|missing|available) (?:at|during|for) (?:build|compile|install)",
    r"(?:ould not|annot|nable to|ailed to) (?:import|find) (?P<module>[Tt]orch|PyTorch)\b[^\n]{0,80} (?:before|to) (?:build|install|compil)",
)
"""What is said of a build without torch, by people or by the setup.py."""
_ASKED_FOR_REQUIREMENTS = (
    r"failed to determine (?:extra|build) requir\w{1,8}|Getting requirements to build (?:wheel|editable) (?:did not run successfully|\.\.\. error)"
    r"|get_requires_for_build_(?:wheel|editable)\b|\bsetup\.py egg_info did not run successfully"
)
"""What fails where setup.py itself raises, most often at an import."""
_EXCEPTION = r"^[ \t]*(?:[\w.]*(?:Error|Exception|Exit)\b: |error: (?!subprocess-exited|metadata-gen|[Ff]ailed to)\S)|No module named"
_TORCH_EXTENSIONS = ("CUDAExtension", "CppExtension", "SyclExtension")
_LEGACY_BUILD = r"egg_info did not run successfully|setup\.py egg_info|Preparing metadata \(setup\.py\)|Command errored out"


_BUILDS = r"pip-build-env-|builds-v0|[/\\]overlay[/\\]|-packages[/\\](?:setuptools|pip|torch|skbuild|scikit_build_core|_?pyproject_hooks|pep517|uv)[/\\]"
"""Where the files of builds lie, their tools among them."""


_BUILD_SCRIPT = rf"(?:^|[/\\])setup\.py$|{_BUILDS}"
_WITHIN_MESSAGE = 100
"""Characters from the beginning of an exception's line to the name that it misses."""
_AROUND = 500
"""How many characters a user's description of what they were doing may have."""


def _is_run(match: LogMatch, log: Log) -> bool:
    """Return whether it is a package that is installed, and runs, that misses torch."""
    if _is_probe(match, log):
        return True
    frame = kit.compiled_modules.importing_frame(log, match)
    return (
        frame is not None
        and kit.compiled_modules.is_installed(frame.file)
        and not compiled(_BUILDS).search(frame.file)
    )


def _is_probe(match: LogMatch, log: Log) -> bool:
    """Return whether a line given to `python -c` misses torch."""
    for raised in logs.traceback.raised_in(log):
        if 0 <= match.start - raised.start < _WITHIN_MESSAGE:
            return all(f.file == "<string>" and f.line == 1 for f in raised.frames)
    return False


def _in_build(sure: Sureness) -> Sureness:
    return lambda match, log: None if _is_run(match, log) else sure(match, log)


def _module(match: LogMatch, _: Log) -> str:
    module = match.groups.get("module", "torch")
    return "torch" if module.lower().endswith("torch") else module


def _more(match: LogMatch, log: Log) -> str:
    """Return what must be installed in addition to the tools that every build needs."""
    module = _module(match, log)
    return "" if module in _ALWAYS else f" {_DISTRIBUTIONS.get(module, module)}"


_ALWAYS = frozenset({"torch", "wheel", "ninja", "packaging"})
_DISTRIBUTIONS = {"setuptools_scm": "setuptools-scm", "skbuild": "scikit-build"}


_BY_PYTHON_2 = "where Python 2 runs setup.py"


def _script(match: LogMatch, log: Log) -> str:
    """Return what Python was given, as the log shows it."""
    typed = compiled(r"\bpython2? (setup\.py [a-z_]{3,12}(?: --?[\w=-]{1,40}){0,4})").search(
        log.text, 0, match.start
    )
    return typed[1] if typed else "setup.py install"


def _is_no_part(match: LogMatch, _: Log) -> Confidence | None:
    """Return how sure it is of a module that any setup.py may import: neither Python's own nor a known one."""
    module = match.groups["module"]
    is_known = module == "torch" or compiled(_NO_OTHER).search(match.quote)
    return None if is_known or module in sys.stdlib_module_names else POSSIBLE


def _build_confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how likely it is that torch is missing in a build of which the log shows little."""
    if compiled(_BUILD_ENDED).search(log.text, match.start, match.start + 300):
        return LIKELY
    before = log.text[max(0, match.start - 300) : match.start] + match.quote
    if compiled(_IN_SETUP).search(before):
        return POSSIBLE
    frame = kit.compiled_modules.importing_frame(log, match)
    if frame and not compiled(_BUILD_SCRIPT).search(frame.file):
        return None
    around = log.text[max(0, match.start - _AROUND) : match.start + _AROUND]
    if compiled(_RUNNING).search(around):
        return None
    is_build = compiled(_INSTALL_COMMAND).search(before) or compiled(_INSTALLING).search(around)
    return POSSIBLE if is_build else None


def _is_unsaid(_: LogMatch, log: Log) -> Confidence | None:
    """Return how likely it is for a package of kernels whose setup.py failed, if the log does not show why."""
    if has_match(log, _EXCEPTION):
        return None
    text = log.text.lower().replace("_", "-")
    return POSSIBLE if any(name in text for name in FOR_KERNELS) else None


def _unsure_of_others(match: LogMatch, log: Log) -> Confidence | None:
    return POSSIBLE if _build_confidence(match, log) else None


def _stated_confidence(match: LogMatch, _: Log) -> Confidence:
    is_note = match.groups["module"] != "torch" and "depends" in match.quote
    return POSSIBLE if is_note else LIKELY


@for_scripts(r"\b(?:import|from)\s+torch\b")
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for a setup.py that always imports torch, in a build that does not require torch."""
    if script.language is not Language.PYTHON or "setup(" not in script.text:
        return
    project = next((s for s in script.beside if s.path.endswith(".toml")), None)
    listed = project.build_requires if project else None
    if listed is not None and any(re.match(r"torch\b(?![-_.]\w)", said.value) for said in listed):
        return
    if not _is_built_isolated(script, project):
        return
    start = _import_of_torch(script)
    is_caught = start is None
    if is_caught and _leaves_extensions_out(script):
        start = _caught_import_of_torch(script)  # without torch it leaves its extensions out
    if start is not None:
        sure = LIKELY if listed is not None and not is_caught else POSSIBLE
        end = start + len("import torch")
        found = evidence(script, start, end, confidence=sure, module="torch", more="")
        left_out = found._replace(details={**found.details, "title": "left out"})
        yield left_out if is_caught else found


def _is_built_isolated(script: BuildScript, project: BuildScript | None) -> bool:
    """Return whether pip builds a project in an environment of its own, as far as its authors say."""
    setting = r"(?m)^\s*(?:backend-path|no-build-isolation)\b"
    if project and re.search(setting, project.text):
        return False
    if re.search(r"(?:^|/)tests?/", script.path):
        return False
    said = kit.instructions
    if said.is_built_without_isolation(script) or said.is_built_by_hand(script):
        return False
    if project and project.build_requires is not None:
        return True
    return said.is_built_by_pip(script)


def _import_of_torch(script: BuildScript) -> int | None:
    """Return where a script imports torch at its top level, outside any `if`, and any `try` after which it goes on."""
    tree = kit.python_syntax.python_tree(script.text)
    return _first_import(script, _always_run(tree.body)) if tree else None


_WITHOUT = re.compile(r"(?i)(?<![a-z])torch(?!\.)")
"""In a condition: `not HAS_TORCH`."""


def _leaves_extensions_out(script: BuildScript) -> bool:
    """Return whether a script has extensions for torch, and puts nothing in their place without it."""
    of_torch = {e.name for e in script.extensions if e.kind in _TORCH_EXTENSIONS}
    others = {
        e.name
        for e in script.extensions
        if e.kind not in _TORCH_EXTENSIONS
        and any(_WITHOUT.search(one) for one in kit.python.conditions_at(script, e.start))
    }
    return bool(of_torch) and not of_torch & others


def _caught_import_of_torch(script: BuildScript) -> int | None:
    """Return where a script tries to import torch at its top level, and goes on without it."""
    tree = kit.python_syntax.python_tree(script.text)
    tried = [n for n in tree.body if isinstance(n, kit.ast.Try)] if tree else []
    imports = kit.ast.Import | kit.ast.ImportFrom
    tried = [node for node in tried if _first_import(script, node.body) is not None]
    if any(isinstance(s, imports) for node in tried for h in node.handlers for s in h.body):
        return None  # it has something else to build with
    return _first_import(script, (statement for node in tried for statement in node.body))


def _first_import(script: BuildScript, statements: Iterable[kit.ast.stmt]) -> int | None:
    for node in statements:
        match node:
            case kit.ast.Import() if any(a.name.partition(".")[0] == "torch" for a in node.names):
                return kit.python_syntax.span(script.text, node)[0]
            case kit.ast.ImportFrom(module=str(name), level=0) if name.partition(".")[0] == "torch":
                return kit.python_syntax.span(script.text, node)[0]
    return None


def _always_run(statements: list[kit.ast.stmt]) -> Iterator[kit.ast.stmt]:
    """Yield the statements of a script, including those of a `try` if every handler ends the build."""
    for node in statements:
        if isinstance(node, kit.ast.Try) and all(_ends_build(h.body[-1]) for h in node.handlers):
            yield from node.body
        yield node


def _ends_build(statement: kit.ast.stmt) -> bool:
    match statement:
        case kit.ast.Raise():
            return True
        case kit.ast.Expr(value=kit.ast.Call(func=called)):
            return kit.python_syntax.dotted(called) in ("sys.exit", "exit", "quit", "os._exit")
    return False


CAUSE = Cause(
    title="the package needs {module} to build, and is built in an isolated environment without it",
    titles={
        _BY_PYTHON_2: "setup.py is run by Python 2, which has no {module} (its message, without quotes, is Python 2's)",
        "left out": "built in an isolated environment, where there is no {module}, the package leaves its extensions out, and says nothing",
    },
    in_log=log_rules(
        rule(
            _OF_PYTHON_2,
            only_if=r"\bsetup\.py\b",
            confidence=LIKELY,
            title=_BY_PYTHON_2,
            remedy=_BY_PYTHON_2,
            script=_script,
            is_last=True,
        ),
        rule(*_STATED_BY_BUILDS, unless=_ISOLATED),
        rule(_NO_TORCH, unless=_ISOLATED, confidence=_in_build(_build_confidence)),
        rule(
            _NO_TORCH,
            only_if=_ISOLATED,
            confidence=_in_build(if_in_log(_LEGACY_BUILD, then=LIKELY, otherwise=CERTAIN)),
        ),
        rule(*_STATED, only_if=_ISOLATED, confidence=_in_build(_stated_confidence)),
        rule(_NO_OTHER, only_if=_ISOLATED, confidence=POSSIBLE, unless_line=_WARNED_BY_TORCH),
        rule(_NO_UNKNOWN, only_if=_ASKED_FOR_REQUIREMENTS, confidence=_in_build(_is_no_part)),
        rule(_ASKED_FOR_REQUIREMENTS, confidence=_is_unsaid),
        rule(_NO_OTHER, unless=_ISOLATED, confidence=_in_build(_unsure_of_others)),
        rule(*_STATED_OF_SETUP, unless=_ISOLATED, confidence=POSSIBLE),
        module=_module,
        more=_more,
    ),
    in_build_script=in_build_script,
    fix=Fix(
        "install torch and the build tools first, then build without isolation",
        commands=(
            "pip install torch setuptools wheel ninja packaging{more}",
            "pip install --no-build-isolation PACKAGE",
        ),
    ),
    remedies={
        _BY_PYTHON_2: Fix(
            "run it with the Python that has torch, as python3 or by its path: `python` is Python 2 here, of another environment than the pip that has installed torch",
            commands=(
                "python --version && pip --version",
                "python3 -c 'import sys, torch; print(sys.executable, torch.__version__)'",
                "python3 {script}",
            ),
        ),
        IN_SOURCES: Fix(
            "have the README say that it is built without isolation, beside the torch that is there: a torch in build-system.requires of pyproject.toml is another one than the user's",
            commands=("pip install --no-build-isolation .",),
        ),
        IN_A_BUILD: Fix(
            "install torch for the Python that builds (under pip, with --no-build-isolation), or name one: a folder, or a release whose headers are read from its wheel",
            commands=("pip install torch", "opwright build --torch 2.13"),
        ),
    },
    examples=(
        "      ModuleNotFoundError: No module named 'torch'\n      [end of output]\n",
        BuildScript(
            "setup.py", "import torch\nfrom setuptools import setup\nsetup(name='op')\n"
        )._replace(
            beside=(
                BuildScript(
                    "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch-tools"]\n'
                ),
            )
        ),
        BuildScript(
            "setup.py",
            "from setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
            "setup(packages=['op'], ext_modules=[CUDAExtension('op', ['op.cu'])])\n",
            instructions=(Instructions("README.md", "pip install -e .\n"),),
        ),
        BuildScript(
            "setup.py",
            "from setuptools import setup\nfrom torch.utils.cpp_extension import CUDAExtension\n"
            "setup(name='op', ext_modules=[CUDAExtension('op', ['op.cu'])])\n",
            instructions=(Instructions("README.md", "```sh\npip install .\n```\n"),),
        ),
        BuildScript(
            "setup.py",
            "from setuptools import setup\ntry:\n    from torch.utils.cpp_extension import CUDAExtension\n"
            "except ImportError:\n    CUDAExtension = None\nmodules = []\n"
            "if CUDAExtension:\n    modules = [CUDAExtension('op', ['op.cu'])]\nsetup(name='op', ext_modules=modules)\n",
            instructions=(Instructions("README.md", "pip install setup.py .\n"),),
        ),
        BuildScript(
            "setup.py",
            "try:\n    import torch\nexcept ImportError:\n    torch = None\n"
            "if KIND == 'plain':\n    parts = [Extension('op', ['op.c'])]\n"
            "else:\n    parts = [CppExtension('op', ['op.cpp'])]\nsetup(ext_modules=parts)\n",
            instructions=(Instructions("README.md", "pip install .\n"),),
        ),
        BuildScript(
            "setup.py",
            "from setuptools import setup\ntry:\n    import torch\nexcept ImportError as error:\n"
            "    raise RuntimeError('install torch first') from error\nsetup(name='op')\n",
            instructions=(Instructions("README.md", "pip install -e .\n"),),
        ),
        (
            "  Getting requirements to build wheel: finished with status 'error'\n"
            "  error: subprocess-exited-with-error\n"
            '        File "<string>", line 9, in <module>\n'
            "      ModuleNotFoundError: No module named 'torch'\n"
            "      [end of output]"
        ),
        (
            "  × Failed to build `warpkit==0.4.0`\n"
            "  ├─▶ The build backend returned an error\n"
            "  ╰─▶ Call to `setuptools.build_meta:__legacy__.build_wheel` failed (exit status: 1)\n"
            "      ModuleNotFoundError: No module named 'torch'\n"
            "      hint: This error likely indicates that `warpkit@0.4.0` depends on `torch`, but doesn't\n"
            "      declare it as a build dependency."
        ),
        (
            "    ERROR: Command errored out with exit status 1:\n"
            "         cwd: /tmp/pip-install-3k2j/warpkit/\n"
            "    Complete output (5 lines):\n"
            '      File "/tmp/pip-install-3k2j/warpkit/setup.py", line 4, in <module>\n'
            "        import torch\n"
            "    ModuleNotFoundError: No module named 'torch'"
        ),
        (
            "BuildError: Build backend raised error: Module 'torch' is missing, please make sure it is specified in the"
            " 'build-system.requires' section."
        ),
        "AssertionError: torch is required for compiling warpkit, please install it first.",
        "Can't install warpkit 0.4 from source: No module named 'torch'",
        "$ python setup.py develop\nImportError: No module named torch.utils.cpp_extension",
        "安装 warpkit 时报错 ModuleNotFoundError: No module named 'torch'，但是 torch 已经装好了",
        "pip install warpkit fails since torch isn't available in the isolated environment",
        "A fresh install breaks: setup.py imports torch at the top",
        "RuntimeError: torch is needed at build time; install it and pass --no-build-isolation",
        "pip install warpkit fails: No module named 'packaging'",
        "uv pip install torch-warp, with torch 2.4.0 in the environment, stops:\nModuleNotFoundError: No module named 'torch'",
        (
            "error: Failed to download and build `flash-attn==2.7.0`\n"
            "  Caused by: Build backend failed to determine extra requires with `build_wheel()` with exit status: 1"
        ),
        (
            "  × Failed to download and build `warpkit==0.4.0`\n"
            "  ╰─▶ Extra build requirement `torch` was declared with `match-runtime\n"
            "      = true`, but `warpkit` does not declare static metadata"
        ),
        (
            '  File "/src/warpkit/setup.py", line 4, in <module>\n'
            "    from torch.utils.cpp_extension import CUDAExtension\n"
            "ModuleNotFoundError: No module named 'torch'"
        ),
    ),
    counterexamples=(
        (
            "+ python -c 'import torch; print(torch.__version__)'\nTraceback (most recent call last):\n"
            '  File "<string>", line 1, in <module>\n    import torch; print(torch.__version__)\n'
            "ModuleNotFoundError: No module named 'torch'\n+ pip install warpkit\n  Preparing metadata (pyproject.toml)\n"
            "Successfully installed warpkit-1.0"
        ),
        (
            "Getting requirements to build wheel did not run successfully.\n"
            "  RuntimeError: flash_attn was requested, but nvcc was not found."
        ),
        "I installed pytorch with conda, but Jupyter says: No module named 'torch'",
        "Running the notebook: No module named 'torch'. How do I install PyTorch?",
        "pip install -e . went fine. Then python demo.py gives: No module named 'torch'",
        "warp serve fails: No module named 'torch'",
        BuildScript(
            "ops/setup.py",
            "import torch\nsetup(packages=['op'], ext_modules=[CUDAExtension('op', ['op.cu'])])\n",
            instructions=(
                Instructions("README.md", "pip install .\ncd ops\nsh make.sh\n"),
                Instructions("ops/make.sh", "python setup.py build install\n"),
                Instructions("ops/README.md", "python setup.py develop\n"),
                Instructions("ops/bench/run.sh", "pip install -r $HERE/needs.txt\n"),
                Instructions("ops/bench/README.md", "git clone $URL\ncd warp\npip install -e .\n"),
            ),
        ),
        BuildScript(
            "ops/setup.py",
            "import torch\nsetup(packages=['op'], ext_modules=[CUDAExtension('op', ['op.cu'])])\n",
            instructions=(
                Instructions(
                    "README.md",
                    "cd ops\npython setup.py build_ext --inplace\ncd ../other\npip install .\n",
                ),
            ),
        ),
        (
            "  Building wheel for warpkit (pyproject.toml): finished with status 'done'\n$ python -c 'import warpkit'\n"
            "Traceback (most recent call last):\n"
            '  File "/opt/env/lib/python3.12/site-packages/warpkit/fft.py", line 3, in <module>\n'
            "    import torch\nModuleNotFoundError: No module named 'torch'"
        ),
        BuildScript("setup.py", "import torch\nsetup(name='op')\n")._replace(
            beside=(
                BuildScript(
                    "pyproject.toml", '[build-system]\nrequires = ["setuptools", "torch==2.8.*"]\n'
                ),
            )
        ),
        BuildScript(
            "setup.py",
            "try:\n    import torch\nexcept ImportError:\n    torch = None\n# import torch\nsetup(name='op')\n",
        ),
        BuildScript(
            "setup.py",
            "try:\n    from torch.utils.cpp_extension import CppExtension\nexcept ImportError:\n"
            "    from setuptools import Extension as CppExtension\nsetup(ext_modules=[CppExtension('op', ['op.cpp'])])\n",
            instructions=(Instructions("README.md", "pip install .\n"),),
        ),
        BuildScript(
            "setup.py",
            "try:\n    import torch\nexcept ImportError:\n    torch = None\nif torch:\n"
            "    parts = [CppExtension('op', ['op.cpp'])]\nelse:\n    parts = [Extension('op', ['plain.c'])]\n"
            "setup(ext_modules=parts)\n",
            instructions=(Instructions("README.md", "pip install .\n"),),
        ),
        BuildScript("setup.py", "import torchlike\nsetup(name='op')\n"),
        (
            '  File "train.py", line 1, in <module>\n    import torch\n'
            "ModuleNotFoundError: No module named 'torch'"
        ),
        (
            "  Getting requirements to build wheel: finished with status 'done'\n"
            "Successfully installed warpkit-0.4.0"
        ),
        (
            '  File "/opt/env/lib/python3.9/site-packages/apex/amp.py", line 3, in <module>\n'
            "ModuleNotFoundError: No module named 'torch._six'"
        ),
    ),
)
