"""
torch says of a name that it is deprecated, and what to write instead, before a later release drops it: in C++ the compiler
repeats it as a warning, in Python a `FutureWarning` does when the line is reached. `torch.cuda.amp.autocast` is now
`torch.amp.autocast('cuda')`, `at::autocast::is_enabled()` is `is_autocast_enabled(at::kCUDA)`, and
`torch.library.impl_abstract` is `register_fake`.

Nothing fails yet, and a project that supports older releases has to keep the old name or to ask for the version, so
`opwright lint` reports this to who selects it: `--extend-select deprecated-torch-api`. What it says is torch's own advice.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_sources
from opwright.model import (
    C_FAMILY,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    Safety,
    Source,
    Target,
)

_CXX = (
    r"\bautocast::\w+_(?:enabled|dtype)",
    r"\bCachingHostAllocator",
    r"\bHostAlloc\b",
    r"\b(?:c10|at)::IntList\b",
    r"\bcpp_custom_type_hack\b",
    r"\bvalue_or_else\b",
)
_PYTHON = (
    r"\b(?:cuda|cpu)\.amp\b",
    r"\bimpl_abstract\b",
    r"\bclip_grad_norm\b",
    r"\bassert_allclose\b",
    r"\bsdp_kernel\b",
    r"\bmemory_cached\b",
    r"\bNLLLoss2d\b",
    r"\bfunctional_call\b",
    r"\b_(?:all_gather|reduce_scatter)_base\b",
    r"\b(?:load|save)_state_dict\b",
    r"\b_vmap_internals\b",
    r"\bguard_size_oblivious\b",
    r"\bload_nvprof\b",
    r"\ball_(?:reduce|gather)_coalesced\b",
)
"""In files that use what torch deprecates and projects use."""


@for_sources(*_CXX, *_PYTHON, languages=C_FAMILY | {Language.PYTHON})
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for names that the newest torch in question advises against."""
    for use, advice in kit.api_deprecations.deprecated_uses(source):
        yield evidence(
            source,
            use.piece.start,
            use.piece.end,
            confidence=Confidence.POSSIBLE,
            api=use.absence.name,
            since=use.absence.border,
            advice=advice,
        )


CAUSE = Cause(
    title="{api} is deprecated since torch {since}: {advice}",
    in_source=in_source,
    is_linted_on_request=True,
    fix=Fix(
        "follow the advice; to support older releases of torch too, ask for the version",
        safety=Safety.MANUAL,
    ),
    examples=(
        Source("a.py", "import torch\nwith torch.cuda.amp.autocast():\n    pass\n"),
        Source("a.py", "from torch.library import impl_abstract\n"),
        Source("a.py", "from torch.cuda.amp import GradScaler, custom_fwd\n"),
        Source(
            "op.cpp",
            "#include <ATen/autocast_mode.h>\nbool on() { return at::autocast::is_enabled(); }\n",
        ),
    ),
    counterexamples=(
        Source(
            "a.py", "import torch\nwith torch.cuda.amp.autocast():\n    pass\n", Target(torch="2.3")
        ),
        Source("a.py", "import torch\nwith torch.amp.autocast('cuda'):\n    pass\n"),
        Source("a.py", "from mine.cuda.amp import autocast\n"),
        Source("op.cpp", "bool on() { return at::autocast::is_autocast_enabled(at::kCUDA); }\n"),
    ),
)
