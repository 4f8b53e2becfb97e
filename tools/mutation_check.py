"""
Break the code in many places, one after the other, and see that the tests notice each.

    python tools/mutation_check.py            all of them
    python tools/mutation_check.py WORD ...   those whose description holds one of the words

Each is tried in a copy of the checkout, with those tests of the default suite that should notice it. The
exit status is 1 if one goes unnoticed. A text to replace must be in one file of `src` only, wherever that
lies: a row outlives a move.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
CAUSES = ("tests/causes/test_examples.py", "tests/causes/test_logs.py")


class Mutation(NamedTuple):
    """A mistake that somebody might make."""

    what: str
    old: str
    new: str
    tests: tuple[str, ...]
    """Which should notice it."""


MUTATIONS = (
    # ---- causes
    Mutation(
        "nvcc's refusal of a newer GCC is not recognised",
        r"gcc\s+versions\s+later\s+than",
        r"gcc\s+versions\s+newer\s+than",
        CAUSES,
    ),
    Mutation(
        "the twin of the same string ABI is looked for",
        "other_abi = not load.torch.cxx11_abi",
        "other_abi = load.torch.cxx11_abi",
        CAUSES,
    ),
    Mutation(
        "only copies of one library claim a namespace twice",
        'if not other.is_copy_of(one):\n            details = {"namespace"',
        'if other.is_copy_of(one):\n            details = {"namespace"',
        CAUSES,
    ),
    Mutation(
        "the first of two sources is told of instead of the second",
        "is_earlier = other.path < source.path",
        "is_earlier = other.path > source.path",
        CAUSES,
    ),
    Mutation(
        "torch for ROCm does not fit packages for ROCm",
        "return torch.hip is not None\n",
        "return torch.hip is None\n",
        CAUSES,
    ),
    Mutation(
        "a binary is told of that has code for the GPU",
        "if load.how is HowItRuns.NOT_AT_ALL and code and code.is_there:",
        "if load.how is not HowItRuns.NOT_AT_ALL and code and code.is_there:",
        CAUSES,
    ),
    Mutation(
        "a project that requires torch for its build is told that it lacks it",
        'if listed is not None and any(re.match(r"torch',
        'if listed is None and any(re.match(r"torch',
        CAUSES,
    ),
    Mutation(
        "a requirement without a harmful release is too wide",
        "if releases and best:\n        wanted",
        "if best:\n        wanted",
        CAUSES,
    ),
    Mutation(
        "a title has a place that no evidence fills",
        'title="nvcc accepts {compiler} up to {newest}',
        'title="nvcc accepts {compilers} up to {newest}',
        CAUSES,
    ),
    Mutation(
        "what a log shows is likely and not certain",
        "Confidence = Confidence.CERTAIN, **details: str) -> Evidence:\n"
        '        """Return it as evidence; its groups',
        "Confidence = Confidence.LIKELY, **details: str) -> Evidence:\n"
        '        """Return it as evidence; its groups',
        CAUSES,
    ),
    Mutation(
        "a log of healthy builds shows a cause",
        r'r"Unable to find code object for all current devices"',
        r'r"Building wheels? for|Unable to find code object for all current devices"',
        CAUSES,
    ),
    # ---- readers
    Mutation(
        "the chain of a GNU hash table ends where it goes on",
        "if word & 1:  # the last of its chain",
        "if not word & 1:  # the last of its chain",
        ("tests/facts",),
    ),
    Mutation(
        "relocations of 32-bit libraries name other symbols",
        "return {info >> 8 for info in infos}",
        "return {info >> 4 for info in infos}",
        ("tests/facts",),
    ),
    Mutation(
        "a weak version reference must be there",
        "(index, library, version, not flags & _VER_FLG_WEAK)",
        "(index, library, version, True)",
        ("tests/facts", "tests/audit/test_loader.py"),
    ),
    Mutation(
        "members of an archive may overlap",
        "if start < 0 or start + head + member.compressed_size > end:",
        "if start < 0:",
        ("tests/facts/test_archive.py",),
    ),
    Mutation(
        "a member of an archive may leave it",
        'if ".." in name.split("/"):',
        'if name == "..":',
        ("tests/facts/test_archive.py",),
    ),
    Mutation(
        "a wheel for two Pythons is for one of them",
        "if len(versions) == 1 else None\n\n\ndef disagreements",
        "if versions else None\n\n\ndef disagreements",
        ("tests/facts/test_wheel_metadata.py",),
    ),
    Mutation(
        "the local version of a locked address stays quoted",
        'version[1].replace("%2B", "+") if version else ""',
        'version[1] if version else ""',
        ("tests/facts/test_lock_files.py",),
    ),
    Mutation(
        "what docker build puts before a line stays",
        r'r"|#\d+ (?:\d+\.\d+ )?|',
        r'r"|#\d+ (?:\d+ )?|',
        ("tests/facts/test_failure.py", "tests/causes/test_noise.py"),
    ),
    Mutation(
        "a short log is looked through without its last words",
        "for shift in range(WIDTH):",
        "for shift in range(WIDTH - 1):",
        ("tests/facts/test_failure.py", *CAUSES),
    ),
    Mutation(
        "the torch of an isolated build counts as installed",
        '_ISOLATED = ("pip-build-env-", "/builds-v0/.tmp", "to install build dependencies")',
        '_ISOLATED = ("/builds-v0/.tmp",)',
        ("tests/facts/test_failure.py",),
    ),
    # ---- rules
    Mutation(
        "symbols are hidden by any missing library",
        "hidden_symbols=symbols if of_torch else (),",
        "hidden_symbols=symbols if libraries else (),",
        ("tests/audit/test_loader.py",),
    ),
    Mutation(
        "what has moved is unproven and not unsafe",
        "return Unsafe(load, _reasons(load, causes))",
        "return Unproven(load, _reasons(load, causes))",
        ("tests/audit/test_verdicts.py",),
    ),
    Mutation(
        "one of several releases proves that it loads",
        "then and all(release.minor == load.torch.minor for release in then)",
        "then and any(release.minor == load.torch.minor for release in then)",
        ("tests/audit/test_verdicts.py", "tests/audit/test_api.py"),
    ),
    Mutation(
        "a symptom is told beside what explains it",
        "if key not in masked or finding.evidence.confidence > masked[key]:",
        "if key not in masked or finding.evidence.confidence >= masked[key]:",
        ("tests/causes/test_judge.py", "tests/diagnose/test_diagnosis.py", *CAUSES),
    ),
    Mutation(
        "the weakest finding is the first",
        "return -finding.evidence.confidence, finding.cause.",
        "return finding.evidence.confidence, finding.cause.",
        ("tests/causes/test_judge.py",),
    ),
    Mutation(
        "a cubin runs on older GPUs of its generation",
        "return target.arch // 10 == here // 10 and target.arch <= here",
        "return target.arch // 10 == here // 10",
        ("tests/audit/test_gpus.py",),
    ),
    Mutation(
        "features of an AMD target do not matter",
        "return same and opposed.isdisjoint(settings)",
        "return same",
        ("tests/audit/test_gpus.py",),
    ),
    Mutation(
        "what moved back counts as where it works from",
        "        if _lacks(load):\n            floor = None\n        elif floor",
        "        if _lacks(load):\n            pass\n        elif floor",
        ("tests/audit/test_built_for.py",),
    ),
    Mutation(
        "a layout that is the same has moved",
        "if here is not None and here != value:",
        "if here is not None:",
        ("tests/audit/test_moved.py",),
    ),
    Mutation(
        "a comment without a reason speaks against a finding",
        "        if comment.reason\n        for line in comment.lines",
        "        for line in comment.lines",
        ("tests/lint/test_suppression.py",),
    ),
    Mutation(
        "repairs that overlap are both made",
        "return (edit.start < other.end and other.start < edit.end) or edit.start == other.start",
        "return edit.start == other.start",
        ("tests/lint/test_fixes.py",),
    ),
    Mutation(
        "the homes of macOS are not redacted",
        r"home\d?|Users|users)",
        r"home\d?|users)",
        ("tests/diagnose/test_redaction.py",),
    ),
    Mutation(
        "a name can give a CI runner a command",
        r'_RUNNER_COMMAND = r"(?<![^ ]):(?=:)|#(?=#\[)"',
        r'_RUNNER_COMMAND = r"#(?=#\[)"',
        ("tests/report",),
    ),
)


def main(words: list[str]) -> int:
    """Try the mutations whose description holds one of some words, or all; say who noticed each."""
    chosen = [m for m in MUTATIONS if not words or any(word in m.what for word in words)]
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)  # some tests run as another user
        tree = Path(folder) / "checkout"
        _copy(tree)
        places = places_of(chosen, tree)
        if failed := _failed(tree, sorted({test for m in chosen for test in m.tests})):
            print(f"unbroken, and yet it fails: {failed}")
            return 2
        unnoticed = [
            m for m, place in zip(chosen, places, strict=True) if not _is_noticed(m, place, tree)
        ]
    print(f"{len(chosen) - len(unnoticed)} of {len(chosen)} noticed")
    return int(bool(unnoticed))


def _copy(tree: Path) -> None:
    """Copy what git knows of this checkout, or would."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],  # noqa: S607
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (tree / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, tree / name)


def _is_noticed(mutation: Mutation, path: Path, tree: Path) -> bool:
    text = path.read_text()
    path.write_text(text.replace(mutation.old, mutation.new))
    try:
        failed = _failed(tree, mutation.tests)
    finally:
        path.write_text(text)
    print(f"{mutation.what}: {failed or 'NOT NOTICED'}", flush=True)
    return failed is not None


def places_of(mutations: Sequence[Mutation], tree: Path) -> list[Path]:
    """Return the only file of `src` that holds the text of each mutation; exit with those that no file holds once."""
    texts = {path: path.read_text() for path in (tree / "src").rglob("*.py")}
    holding = [[path for path, text in texts.items() if m.old in text] for m in mutations]
    outdated = [
        f"{m.what}: {m.old!r} is in {[str(path.relative_to(tree)) for path in paths] or 'no file'}"
        for m, paths in zip(mutations, holding, strict=True)
        if [texts[path].count(m.old) for path in paths] != [1]
    ]
    if outdated:
        raise SystemExit("\n".join(outdated))
    return [path for [path] in holding]


def _failed(tree: Path, tests: Sequence[str]) -> str | None:
    """Return the first of some tests that fails."""
    ran = subprocess.run(
        [sys.executable, "-m", "pytest", "-x", "-q", "--tb=no", "-p", "no:cacheprovider", *tests],
        cwd=tree,
        env={**os.environ, "PYTHONPATH": str(tree / "src"), "COLUMNS": "200"},
        check=False,
        capture_output=True,
        text=True,
    )
    if ran.returncode == 0:
        return None
    lines = ran.stdout.splitlines()
    return next((line for line in lines if line.startswith(("FAILED", "ERROR"))), lines[-1])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
