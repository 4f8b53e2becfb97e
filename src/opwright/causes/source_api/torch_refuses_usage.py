"""
A name is still there, and torch refuses what is done with it, when the line is reached:

- `torch.autograd.Function` with a `forward` that is no static method: since 1.5 "Legacy autograd function with non-static
  forward method is deprecated" is an error. `forward` and `backward` take `ctx` first and are static, and callers write
  `Op.apply(x)` for `Op()(x)`.
- `torch.stft` of a real signal without `return_complex`: since 2.0 an error; `torch.view_as_real` gives the old result.
- `importlib.reload(torch)`: since 2.1 its libraries of operators are registered twice.
- `--local_rank` of a script that `torch.distributed.launch` starts: since 2.0 that passes `--local-rank`, and argparse stops at
  an option it does not know. Accept both spellings, or read the environment variable LOCAL_RANK, which `torchrun` sets.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_python
from opwright.model import (
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Safety,
    Source,
    Target,
)


@for_python(r"\bFunction\):", r"\bstft\(", r"\breload\(", "--local_rank")
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what torch's releases in question refuse."""
    for use in kit.refused_usages.refused_usages(source):
        releases = kit.targets.since(source.target, use.since)
        if releases:
            yield evidence(
                source,
                use.start,
                use.end,
                confidence=Confidence.LIKELY,
                what=use.what,
                since=use.since,
                instead=use.instead,
            )


_OLD_FUNCTION = "from torch.autograd import Function\nclass Op(Function):\n    def forward(self, x):\n        return x\n"
_LAUNCHED = Source(
    "tools/train.py",
    "parser.add_argument('--local_rank', type=int, default=0)\n",
    build=(
        BuildScript(
            "setup.py",
            "",
            instructions=(
                Instructions(
                    "tools/train.sh",
                    "python -m torch.distributed.launch --nproc_per_node=8 train.py\n",
                ),
            ),
        ),
    ),
)

CAUSE = Cause(
    title="torch refuses {what} since {since}",
    in_source=in_source,
    fix=Fix("{instead}", safety=Safety.MANUAL),
    examples=(
        Source("op.py", _OLD_FUNCTION),
        Source("a.py", "import torch\ns = torch.stft(x, 512, hop_length=128)\n"),
        Source("a.py", "import importlib\nimport torch\nimportlib.reload(torch)\n"),
        _LAUNCHED,
    ),
    counterexamples=(
        Source("op.py", _OLD_FUNCTION.replace("    def", "    @staticmethod\n    def")),
        Source("op.py", _OLD_FUNCTION, Target(torch="1.4")),
        Source("op.py", _OLD_FUNCTION.replace("torch.autograd", "mine")),
        Source("a.py", "import torch\ns = torch.stft(x, 512, return_complex=True)\n"),
        Source("a.py", "import torch\ns = torch.stft(x, **options)\n"),
        Source("a.py", "import importlib\nimport torch\nimportlib.reload(config)\n"),
        _LAUNCHED._replace(build=()),
        _LAUNCHED._replace(
            text="parser.add_argument('--local-rank', '--local_rank', type=int, default=0)\n"
        ),
    ),
)
