"""
The way to take where the first does not apply, or has been tried: of another kind, and typed for the same log.

What solves a cause for most who meet it is its fix. What solves it for the next most is seldom a variant of that: not
another way to build the same, but another release, another torch, another folder to start in. Each cause has its second
ways in the order of how often they help; the first that this log allows, and that the fix does not contain, is printed.
"""

from __future__ import annotations

from opwright.logs.patterns import compiled
from opwright.model import System
from opwright.verbs.diagnose import ways

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from opwright.model import Evidence, Fix, Log, Situation
    from opwright.verbs.diagnose.ways.asked import Asked

_WAYS: Mapping[str, tuple[str, ...]] = {
    "extension-not-built": (
        "families.of_mmcv_1",
        "places.although_installed",
        "projects.from_its_repository",
        "projects.for_this_python",
        "builds.where_the_package_lies",
        "builds.of_missing_part",
    ),
    "wrong-install-command": ("projects.outside_of_a_clone", "projects.from_its_repository"),
    "cpu-only-extension": ("releases.of_another_release", "builds.WITH_THE_TOOLKIT"),
    "dependency-version-mismatch": (
        "releases.newest_that_asks",
        "families.rasterizer_with_it",
        "families.of_openmmlab",
        "families.one_of_two",
        "own_copies.part_of_itself",
        "releases.release_before",
        "own_copies.changed_copy",
        "releases.of_a_cxx_project",
    ),
    "cpu-only-torch": (),
    "incomplete-install": ("imports.again_by_conda",),
    "no-matching-wheel": ("releases.from_its_repository",),
    "source-tree-shadows-install": ("releases.newest_release",),
    "torch-version-mismatch": (
        "rebuilds.in_its_checkout",
        "places.torch_before_it",
        "places.torch_before_alone",
        "torches.torch_of_the_range",
        "places.WHICH_TORCH",
    ),
    "cxx11-abi-mismatch": (
        "rebuilds.in_its_checkout",
        "torches.torch_of_the_range",
        "places.WHICH_TORCH",
    ),
    "torch-not-imported-first": ("places.built_for_another",),
    "missing-shared-library": (
        "torches.torch_in_bounds",
        "places.torch_before_it",
        "places.cxx_runtime",
        "places.with_media",
        "places.where_it_lies",
    ),
    "cudnn-version-mismatch": ("torches.torch_in_bounds",),
    "torch-too-old-for-package": ("releases.older_of_what_asks",),
    "removed-torch-api": ("releases.newer_of_what_is_installed", "torches.torch_of_the_time"),
    "arch-not-built": ("torches.torch_itself",),
    "arch-dropped-by-toolkit": ("builds.where_it_is_named",),
    "cpu-architecture-mismatch": ("windows.of_this_torch",),
    "build-isolation-no-torch": ("rebuilds.from_pygs_repository", "builds.OF_THIS_PYTHON"),
    "glibcxx-too-old": ("places.newer_of_the_system",),
    "missing-std-include": ("builds.include_in_the_file",),
    "git-submodule-missing": ("projects.empty_folder_of", "places.cloned_again"),
    "op-library-not-loaded": ("places.WHICH_TORCH",),
    "cuda-toolkit-not-found": (
        "projects.without_a_compiler",
        "torches.torch_with_wheels",
        "builds.WITH_WHAT_IS_THERE",
    ),
    "gcc-too-new-for-nvcc": ("builds.with_conda_compiler",),
    "triton-shared-memory-exceeded": ("torches.newest_kernels",),
    "missing-system-dev-package": ("projects.without_a_compiler", "places.without_root"),
    "missing-host-compiler": ("projects.without_a_compiler", "places.without_root"),
    "linker-cannot-find-library": ("places.without_root",),
    "missing-python-dev-headers": ("rebuilds.from_clean",),
    "driver-too-old": ("places.NO_DRIVER",),
    "missing-fake-impl": ("rebuilds.for_this_torch",),
    "insufficient-log": (
        "projects.without_a_compiler",
        "torches.torch_with_wheels",
        "projects.by_its_own_way",
        "projects.known_of_it",
        "builds.usual_reasons",
    ),
    "masked-build-error": (
        "projects.without_a_compiler",
        "torches.torch_with_wheels",
        "projects.by_its_own_way",
        "projects.known_of_it",
        "builds.USUAL_REASONS",
    ),
    "cuda-toolkit-mismatch": ("projects.without_a_compiler", "torches.torch_with_wheels"),
    "triton-api-mismatch": ("imports.of_the_caller",),
    "triton-compiler-bug": ("torches.with_triton_before",),
}
"""By cause, as names in the modules of ways, of which a run reads those that it needs."""
_BETTER: Mapping[str, tuple[str, ...]] = {
    "cuda-lib-version-mismatch": ("imports.torch_before_others",),
    "ld-library-path-shadowing": ("imports.torch_before_others",),
    "dependency-version-mismatch": (
        "imports.by_python_2",
        "imports.by_the_named_releases",
        "imports.patch_of_its_release",
        "families.of_neuron",
        "releases.of_the_named_release",
        "releases.newer_of_the_same_label",
        "own_copies.own_folder",
        "families.spconv_again",
        "families.node_of_comfyui",
        "families.with_older_asker",
    ),
    "no-matching-wheel": (
        "typed.with_equal_signs",
        "conda.without_builds",
        "conda.in_place_of_pip",
        "projects.on_a_board",
        "projects.on_this_machine",
        "typed.of_its_list",
    ),
    "torch-version-mismatch": (
        "jit.in_the_projects_folder",
        "torches.registers_torchs_own",
        "families.with_its_libraries",
        "torches.newer_for_its_wheels",
    ),
    "stale-build-artifacts": ("releases.of_both_parts",),
    "wrong-install-command": (
        "typed.without_suffix",
        "typed.file_by_its_name",
        "projects.in_place_of_a_file",
        "conda.without_builds",
        "conda.of_its_channel",
    ),
    "cxx11-abi-mismatch": ("jit.in_the_projects_folder", "rebuilds.without_the_flag"),
    "duplicate-op-registration": ("torches.registers_torchs_own", "imports.of_two_wheels"),
    "git-submodule-missing": ("rebuilds.sources_of_the_index",),
    "pybind11-too-old-for-python": ("own_copies.where_pybind11_lies",),
    "source-tree-shadows-install": (
        "releases.torch_of_the_wheel",
        "own_copies.of_known_project",
    ),
    "own-source-not-built": ("rebuilds.of_older_sources",),
    "arch-not-built": ("rebuilds.of_bitsandbytes", "rebuilds.for_the_gpu"),
    "cpu-architecture-mismatch": (
        "rebuilds.on_this_mac",
        "projects.libtorch_of_the_board",
        "windows.of_damaged_file",
    ),
    "cpu-only-torch": (
        "projects.torch_of_the_board",
        "torches.of_xformers",
        "torches.of_conda_forge",
    ),
    "cpu-only-extension": ("builds.with_cuda_in_its_folder",),
    "removed-torch-api": (
        "callers.of_ffi",
        "callers.newest_of_the_caller",
        "callers.found_by_name",
    ),
    "driver-too-old": ("families.of_ctranslate2",),
    "gcc-too-new-for-nvcc": ("builds.gcc_without_apt",),
    "missing-python-dev-headers": ("windows.libs_of_python",),
    "extension-not-built": (
        "imports.by_the_named_releases",
        "imports.of_another_python",
        "projects.for_cuda_alone",
        "builds.is_optional",
        "callers.import_that_failed",
        "callers.installed_in_vain",
        "advised.by_its_own_words",
        "jit.in_its_folder",
        "families.with_its_libraries",
        "places.with_sox",
        "rebuilds.of_the_caller",
        "callers.with_its_own_part",
        "own_copies.by_swig",
        "builds.of_cffi",
        "builds.by_its_own_setup",
        "jit.compiled_again",
        "builds.in_the_hub",
        "releases.torch_of_the_wheel",
    ),
    "masked-build-error": (
        "jit.fallen_back",
        "jit.in_the_projects_folder",
        "projects.for_cuda_alone",
        "jit.compiled_again",
        "projects.in_place_of_the_index",
    ),
    "insufficient-log": ("projects.for_cuda_alone", "projects.in_place_of_the_index"),
    "extension-cuda-version-mismatch": (
        "jit.compiled_again",
        "windows.built_again",
        "projects.torch_of_the_board",
    ),
    "triton-api-mismatch": ("windows.of_triton",),
    "missing-system-dev-package": ("places.instead_of_root",),
    "missing-host-compiler": ("places.instead_of_root",),
    "linker-cannot-find-library": ("places.instead_of_root",),
    "missing-shared-library": (
        "places.instead_of_root",
        "places.kept_by_sudo",
        "places.with_libpython",
        "jit.compiled_again",
        "families.part_of_the_wheel",
        "windows.runtime_of_triton",
        "windows.of_ctypes",
        "windows.of_intel",
        "windows.beside_media",
        "places.with_old_media",
        "windows.built_again",
    ),
}
"""Ways that take the place of the first, where the log shows that it cannot be that."""
_COMPLETED = frozenset(
    {
        "torch-not-imported-first",
        "torch-version-mismatch",
        "cxx11-abi-mismatch",
        "extension-cuda-version-mismatch",
        "missing-shared-library",
    }
)
"""Those whose first way may have no command, as the log does not name the package, or one for everything."""
_OF_CUDA = frozenset({"extension-cuda-version-mismatch", "missing-shared-library"})
_PYPI = "https://pypi.org/simple"


def has_one(cause: str) -> bool:
    """Return whether a cause has second ways, or a first one that may lack a command."""
    return cause in _WAYS or cause in _COMPLETED or cause in _BETTER


def better_way(
    cause: str, fix: Fix, evidence: Evidence, situation: Situation, log: Log
) -> Fix | None:
    """Return the way that replaces the first, as typed for the log; None if the first is the best known."""
    if cause not in _BETTER:
        return None
    return next(_of_table(_BETTER, cause, ways.asked.Asked(fix, evidence, situation, log)), None)


def with_second_way(
    cause: str, fix: Fix, evidence: Evidence, situation: Situation, log: Log
) -> Fix:
    """Return a fix with the way that most often helps next with its cause; unchanged if the log allows none."""
    if cause == "extension-not-built" and "run" in evidence.details:
        return fix  # by gcc: the other ways are about CUDA
    asked = ways.asked.Asked(fix, evidence, situation, log)
    is_open = not fix.commands or ways.places.RUNTIME in fix.commands
    if cause == "cpu-only-torch" and "libtorch_cuda" in evidence.quote:
        fix = ways.places.torch_first_or_another(asked)
    elif cause == "extension-not-built" and "https://github.com/" in evidence.quote:
        fix = ways.builds.from_the_address(asked) or fix
    elif cause == "no-matching-wheel" and _asks_an_index(fix, evidence):
        own = ways.releases.from_its_repository(asked)
        fix = own._replace(otherwise=fix) if own else fix
    elif cause in _OF_CUDA and "onnxruntime" in evidence.quote:
        fix = ways.families.of_onnxruntime(asked) or fix
    elif cause in _COMPLETED and is_open:
        fix = _completed(cause, asked)
    if not fix.otherwise:
        other = next(_of_table(_WAYS, cause, asked._replace(fix=fix)), None)
        if other and situation.system is System.MACOS and "nvcc" in " ".join(other.commands):
            return fix
        fix = fix._replace(otherwise=other)
    if cause != "extension-not-built" or situation.system is System.MACOS:
        return fix
    is_windows = situation.system is System.WINDOWS
    return _with_its_compiler(_with_the_prompt(fix) if is_windows else fix)


def _asks_an_index(fix: Fix, evidence: Evidence) -> bool:
    """Return whether a fix asks an index again that may have nothing of it."""
    has_none = "versions: none" in evidence.quote and "Ignored the following" not in evidence.quote
    return _PYPI in " ".join(fix.commands) or (
        has_none and fix.commands[:1] == (f"pip index versions {evidence.details.get('name')}",)
    )


def _with_the_prompt(fix: Fix) -> Fix:
    """Return a fix that compiles on Windows, with where cl.exe is found, where it does not say it."""
    is_built = any(compiled(_COMPILES).search(one) for one in fix.commands)
    if not is_built or "Native Tools" in fix.summary:
        return fix
    return fix._replace(
        summary=f"{fix.summary}; in the x64 Native Tools prompt of Visual Studio (its Build Tools, with the C++ workload)"
    )


_COMPILES = r"^git clone |'?git\+|--no-binary |\bsetup\.py |--no-build-isolation .*\.(?= |$)"


def _with_its_compiler(fix: Fix) -> Fix:
    """Return a fix that compiles, with what that needs, where neither way says it."""
    said = f"{fix.summary} {fix.otherwise.summary if fix.otherwise else ''}"
    is_built = any("--no-binary" in one or " git+" in one or "'git+" in one for one in fix.commands)
    if not is_built or any(one in said for one in ("nvcc", "CUDA_HOME", "toolkit")):
        return fix
    return fix._replace(summary=f"{fix.summary}; it needs an nvcc that matches torch's CUDA")


def _of_table(table: Mapping[str, tuple[str, ...]], cause: str, asked: Asked) -> Iterator[Fix]:
    """Yield the ways of a cause that the log allows, and that the first does not contain."""
    for name in table.get(cause, ()):
        module, _, way = name.partition(".")
        known = getattr(getattr(ways, module), way)
        other = known(asked) if callable(known) else known
        is_kept = other is not None and other.otherwise is asked.fix
        if other and (is_kept or not set(other.commands) <= set(asked.fix.commands)):
            yield other


def _completed(cause: str, asked: Asked) -> Fix:
    """Return a fix without commands, or with those for any library, with those that the log allows: by the module whose import has failed."""
    fix = asked.fix
    if cause == "missing-shared-library":
        before = ways.places.torch_before_it(asked)  # most often torch is missing
        return before._replace(otherwise=ways.windows.lacks_a_dll(asked) or fix) if before else fix
    if cause == "extension-cuda-version-mismatch":
        beside = ways.places.runtime_beside(asked) or ways.places.torch_before_it(asked)
        return beside._replace(otherwise=fix.otherwise or fix) if beside else fix
    if not asked.imported:
        return fix
    if cause == "torch-not-imported-first":
        command = f"python -c 'import torch, {asked.imported}'"
        return fix._replace(
            summary=f"{fix.summary}; this shows whether that is all", commands=(command,)
        )
    return fix._replace(
        summary=f"rebuild {asked.imported} for this torch in the folder of the setup.py that names it, after deleting the old build",
        commands=(
            f"{ways.asked.BUILT_BY_NAME.format(asked.imported)}rm -rf build && pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall .",
        ),
    )
