"""The fix of a finding, fitted to the user: its first way, and a second one if the log shows one."""

from __future__ import annotations

from collections.abc import Mapping

from opwright import knowledge, logs
from opwright.knowledge.packages import module_package
from opwright.knowledge.pypi.native_packages import is_on_pypi
from opwright.logs.patterns import compiled
from opwright.verbs.diagnose import fixes
from opwright.verbs.diagnose.fixes.fitted_fix import ABSENT, ARCHS, PACKAGE, fitted, is_others

TYPE_CHECKING = False
if TYPE_CHECKING:
    from opwright.model import Evidence, Finding, Fix, Log, Situation

_OF_TORCH = ("pytorch", "torch")
"""What stands before the name of a module in the name of its package."""
_INSTALLS = r"--no-build-isolation -e \.$|--no-binary \S+ \S+$|--force-reinstall \.$|pip install --no-build-isolation --no-(?:deps [\w.-]+$|cache-dir -v \.$)|load_library\(|^FORCE_CUDA=1 |^pip index versions "
"""What installs or builds a package; some have a way of their own."""
_OF_INSTALLS = ("--no-", "--force-", "load_library(", "FORCE_CUDA=1 ", "pip index ")
_ASKED_IN_ONE_RELEASE = (
    "mamba",
    "conv1d",
    "nerfacc",
    "kaolin",
    "detectron2",
    "pytorch3d",
    "flash-attn",
    "deepspeed",
)
"""Parts of the names of packages that some projects ask for in one release, see `askers`; of mmcv `open_places` knows."""
_OF_ASCEND = ("vllm-ascend", "vllm_ascend", "torch-npu", "torch_npu")
_BETTERED = frozenset(
    {
        "cxx11-abi-mismatch",
        "dependency-version-mismatch",
        "no-matching-wheel",
        "stale-build-artifacts",
        "torch-version-mismatch",
        "unsupported-platform",
        "wrong-install-command",
    }
)
"""Causes whose fix with two ways may have a better one, see `second_way`."""
_MAY_HAVE_WHEELS = frozenset({"insufficient-log", "build-isolation-no-torch"})
"""Causes of builds that need not be, where a package has wheels for this torch."""
_OF_ANOTHER_TORCH = frozenset(
    {
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "cuda-toolkit-mismatch",
        "nvcc-too-old-for-arch",
        "extension-cuda-version-mismatch",
    }
)
"""Causes that another torch mends as well."""
_TELL_OF_A_PAIR = ("-packages", "+torch", "+pt", "torch version")
_OF_A_PAIR = frozenset(
    {
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "torch-library-not-linked",
        "torch-too-old-for-package",
        "op-library-not-loaded",
        "missing-shared-library",
    }
)
"""Causes with a package that does not go with the installed torch."""
_WHEELS_OF = ("data.pyg.org", "--index-url")
_IS_THERE = (" is already the newest version", "already satisfied: ")
_SELDOM_IN_VAIN = ("apt", "dnf", "git submodule", "conda install -c nvidia", "rm -rf build *")
"""What `refuted` has something to say of."""
_DONE_BEFORE_ASKING = frozenset({"arch-dropped-by-toolkit", "extension-not-built"})
_AMDS = ("AMD", "ROCm", "rocm", "Radeon", "ZLUDA", "amdgpu", "gfx", "_hip")
_PORTABLE = ("python_embed", "windows_portable", "ComfyUI portable", "portable ComfyUI")
"""In logs of programs that bring their own Python."""
_OF_PLATFORMS = ("CUDA", "cu1", "cuda", "nvcc", "nvidia-cu", "-gpu", ".whl")
"""In commands that not every platform has a use of, see `on_its_platform`."""
_HAS_FAILED = "Failed building wheel for "


def fix_for(finding: Finding, log: Log) -> Fix:
    """Return the fix of a finding, with its second way if there is one: both as the user can type them."""
    fix = _with_both_ways(_first_way(finding, log), finding, log)
    if any(one in log.text for one in _PORTABLE):
        shell = logs.situation.situation_of(log, named=False).shell
        fix = fixes.portable_python.with_its_python(fix, log, shell)
    if "versions: none" in log.text and finding.cause.name == "no-matching-wheel":
        fix = fixes.no_use.of_no_index(fix, finding.evidence.details.get("name", ""), log)
    if "git+https://" in log.text and any("--no-binary" in one for one in fix.commands):
        fix = fixes.no_use.from_its_address(fix, log)
    if any(one in log.text for one in _AMDS):
        own = fixes.no_use.built_for_amd(finding.evidence.quote, log)
        fix = own or fixes.no_use.of_another_gpu(fix, log)
    if "vllm" in finding.evidence.quote and any(one in log.text for one in _OF_ASCEND):
        fix = fixes.asked_release.beside_ascend(fix, finding.evidence.quote)
    if any(one in command for command in fix.commands for one in _ASKED_IN_ONE_RELEASE):
        fix = fixes.asked_release.as_the_project_asks(fix, log)
    if any(one in command for way in fix.ways for command in way.commands for one in _OF_PLATFORMS):
        fix = fixes.on_its_platform.on_its_platform(finding.cause.name, fix, log)
    return fix


def _with_both_ways(fix: Fix, finding: Finding, log: Log) -> Fix:
    """Return a better way instead of a fix, or a fix with a second way added, if the log shows one."""
    name, evidence = finding.cause.name, finding.evidence
    is_whole = bool(fix.otherwise and fix.commands)
    if is_whole and name not in _BETTERED:  # most are: the ways are not read for them
        return fix
    if not fixes.second_way.has_one(name):
        return fix
    situation = logs.situation.situation_of(log, named=False, line=evidence.line)
    if better := fixes.second_way.better_way(name, fix, evidence, situation, log):
        return better
    if is_whole:
        return fix
    fix = fixes.second_way.with_second_way(name, fix, evidence, situation, log)
    other = fix.otherwise
    typed = fitted(other, situation) if other else None
    if typed and _may_be_in_vain(typed, situation, log):
        typed = fixes.refuted.without_refuted(typed, evidence.details, situation, log)
    is_empty = other and other.commands and typed and not typed.commands  # none exists there
    return fix._replace(otherwise=None if is_empty else typed)


def _installs(command: str) -> bool:
    """Return whether a command installs or builds a package."""
    may = any(word in command for word in _OF_INSTALLS)
    return may and compiled(_INSTALLS).search(command) is not None


def _first_way(finding: Finding, log: Log) -> Fix:
    fix, evidence = finding.fix, finding.evidence
    if not fix.commands and ABSENT not in evidence.details:
        return fix
    installs = any(_installs(command) for command in fix.commands)
    local = fixes.checkout_build.built_in_checkout(fix, evidence, log) if installs else None
    fix = local or fix
    is_named = not local and any(
        PACKAGE in one or f"{one} ".find(" . ") > 0 or "load_library(" in one or ARCHS in one
        for one in fix.commands
    )
    situation = logs.situation.situation_of(log, named=is_named, line=evidence.line)
    if local and "module" in evidence.details and finding.cause.name == "extension-not-built":
        fix = fixes.package_install.with_last_torch(fix, evidence.details, situation, log)
    absent = situation.package or evidence.details.get("module", "")
    is_asked = not local and absent and "versions: none" in log.text
    is_known = is_asked and knowledge.installing.project_of(absent) is not None
    if is_asked and not is_known and fixes.refuted.is_on_no_index(absent, log):
        found = fixes.checkout_build.found_by_name(fix, evidence, name=absent)
        if found is not fix:
            return found
    if not local and (installs or ABSENT in evidence.details or is_others(evidence.details)):
        fix = _by_its_way(fix, evidence, situation, log)
        if any(one in command for command in fix.commands for one in _WHEELS_OF):
            fix = fixes.refuted.from_sources(fix, evidence.details, situation, log)
    if finding.cause.name in _MAY_HAVE_WHEELS and situation.package:
        name = finding.cause.name
        fix = fixes.package_install.installed_from_wheels(name, fix, situation, log) or fix
    fix = fitted(fix, situation)
    name = finding.cause.name
    fix = _with_its_torch(name, fix, evidence, situation, log)
    if finding.cause.name == "extension-not-built" and _HAS_FAILED in log.text:
        fix = fixes.refuted.after_failed_build(fix, evidence.details, situation, log)
    return _not_in_vain(name, fix, evidence.details, situation, log)


def _with_its_torch(name: str, fix: Fix, evidence: Evidence, situation: Situation, log: Log) -> Fix:
    """Return a fix with the torch that a binary is for, or the release of its package that is for the installed torch."""
    if name in _OF_ANOTHER_TORCH:
        fix = fixes.other_torch.or_its_torch(name, fix, evidence.details, situation)
    if name in _OF_A_PAIR and _may_name_a_pair(log):
        fix = fixes.matching_release.fitting_torch(fix, evidence, situation, log)
    return fix


def _may_name_a_pair(log: Log) -> bool:
    """Return whether a log points to a package made for one torch: where it is installed, its label, or its name."""
    if any(one in log.text for one in _TELL_OF_A_PAIR):
        return True
    text = log.text.lower().replace("_", "-")
    return any(one in text for one in knowledge.torch_wheels.table.packages() if one != "torch")


def _not_in_vain(
    name: str, fix: Fix, details: Mapping[str, str], situation: Situation, log: Log
) -> Fix:
    """Return a fix without what the log shows to have been done, or to be of no use."""
    if name in _DONE_BEFORE_ASKING:
        fix = fixes.in_vain.second_way(name, fix, details, situation, log)
    if not _may_be_in_vain(fix, situation, log):
        return fix
    return fixes.refuted.without_refuted(fix, details, situation, log)


def _may_be_in_vain(fix: Fix, situation: Situation, log: Log) -> bool:
    """Return whether `refuted` may have something to say of a fix."""
    if situation.command or any(one in log.text for one in _IS_THERE):
        return True
    return any(one.startswith(_SELDOM_IN_VAIN) or " --upgrade " in one for one in fix.commands)


def _by_its_way(fix: Fix, evidence: Evidence, situation: Situation, log: Log) -> Fix:
    """Return a fix that installs or builds a package the way that package needs, or names its setup.py's folder."""
    if own := fixes.package_install.installed_its_way(fix, evidence.details, situation, log):
        return own
    package = _installed_package(evidence, situation, log)
    if package and is_on_pypi(package):
        return fixes.checkout_build.built_where_installed(fix, package)
    return fix if situation.requirement else fixes.checkout_build.found_by_name(fix, evidence)


def _installed_package(evidence: Evidence, situation: Situation, log: Log) -> str | None:
    """Return the package that a finding is about, where the log shows that pip has installed it."""
    for key in ("package", "module"):
        name = evidence.details.get(key, "").partition(".")[0]
        is_whole = key == "package" or "." in evidence.details.get(key, "")
        if name and is_whole and logs.failing_package.is_installed(name, log):
            return _distribution(name, situation)
    if "-packages/" in evidence.quote and not situation.requirement:
        return situation.package
    failing = logs.failing_package.failing_module(log, evidence.line)
    return _distribution(failing, situation) if failing else None


def _distribution(module: str, situation: Situation) -> str:
    """Return what pip calls the package of a module, by the command that installed it where that names it."""
    spelt = module.lower().replace("_", "-")
    known = {spelt, *(f"{word}-{spelt}" for word in _OF_TORCH), f"{spelt}-torch"}
    typed = situation.command.requirements if situation.command else ()
    names = map(logs.install_commands.name_of, typed)
    own = (one for one in names if one.lower().replace("_", "-") in known)
    return next(own, None) or module_package(module)
