"""What a package says itself of its compiled part is understood, whatever its words, and quoted as it was printed."""

from __future__ import annotations

from laws import every_input

from opwright.model import Confidence
from opwright.verbs.diagnose.diagnosis import diagnose

NOT_BUILT, CPU_ONLY = "extension-not-built", "cpu-only-extension"
STATED = [
    ("CUDA kernel not found, using pure PyTorch implementation (slow)", NOT_BUILT),
    ("Warning: fast kernels could not be imported. Using the slow torch version.", NOT_BUILT),
    ("The fused warp kernel is not available; falling back to the naive path", NOT_BUILT),
    ("UserWarning: Custom CUDA extension failed to load.", NOT_BUILT),
    ("warpops: Unable to load CUDA kernels, using CPU fallback", NOT_BUILT),
    ("Fused layer norm is not available, using default layer norm", NOT_BUILT),
    ("Error: the CUDA ops are not built. Run `sh make.sh` in their folder.", NOT_BUILT),
    ("AssertionError: Extensions not built properly.", NOT_BUILT),
    ("Unable to import compiled ops (warp_ops); some functions won't work", NOT_BUILT),
    ("WarpAttention's custom ops aren't compiled. Did you run setup.py?", NOT_BUILT),
    ("WarpScan is not installed. Falling back to the PyTorch implementation.", NOT_BUILT),
    ("NotImplementedError: Warp is only available with the compiled CUDA extension", NOT_BUILT),
    ("RuntimeError: warpkit has not been compiled with CUDA support", CPU_ONLY),
    ("WarpError: This build of warpkit does not support CUDA", CPU_ONLY),
    ("RuntimeError: warp_scan: CUDA kernels are not available in this build", CPU_ONLY),
    ("GPU version of warpsort not available, compile with -DWITH_CUDA=ON", CPU_ONLY),
    ("Selected backend cuda is not available: library was built CPU only", CPU_ONLY),
]
ABOUT_NO_PART = [
    "UserWarning: CUDA is not available, falling back to CPU",
    "Flash attention is not available for this GPU, falling back to math attention",
    "-- CUDA not found, building without GPU support",
    "Building wheel for warpkit: WARP_CUDA is not set, building without CUDA extension",
    "Using slow tokenizer because sentencepiece is not installed",
    "OpenCV was built without GStreamer support",
    "Note: NumExpr not installed, falling back to Python code",
    "Does this work without the CUDA extension?",
    "How can I build the CUDA extension without a GPU?",
    "AssertionError: custom module is not loaded in config",
    "error: Linux kernel headers not found",
    "modprobe: FATAL: Module nvidia not found",
    "Kernel not found in notebook: Jupyter kernel died",
    "This package does not use GPU",
    "My GPU isn't detected. nvidia-smi works.",
    "I built it with CUDA but training is slow",
]


def test_what_is_stated_of_a_part_is_understood_and_quoted_as_printed() -> None:
    with every_input() as check:
        for text, cause in STATED:
            with check(text):
                first = diagnose(f"loading\n{text}", files=False).findings[0]

                assert first.cause.name == cause
                assert first.evidence.confidence is Confidence.POSSIBLE
                assert first.evidence.quote == text
                assert first.evidence.line == 2


def test_what_is_said_of_something_else_is_left_alone() -> None:
    with every_input() as check:
        for text in ABOUT_NO_PART:
            with check(text):
                assert not diagnose(text, files=False).findings


def test_what_an_installed_package_states_is_mended_by_its_sources_on_the_index() -> None:
    text = "/opt/env/lib/python3.10/site-packages/warpkit/scan.py:9: UserWarning: couldn't find CUDA extension, using the slow path"

    finding = diagnose(text, files=False).findings[0]

    assert finding.cause.name == NOT_BUILT
    assert finding.fitted
    assert finding.fitted.commands == (
        "pip install --no-build-isolation --no-deps --no-cache-dir --force-reinstall --no-binary warpkit warpkit",
    )
