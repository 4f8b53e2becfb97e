"""
A name is still there, and torch refuses what is done with it, when the line is reached:

- `torch.autograd.Function` with a `forward` that is no static method: since 1.5 "Legacy autograd function with non-static
  forward method is deprecated" is an error. `forward` and `backward` take `ctx` first and are static, and callers write
  `Op.apply(x)` for `Op()(x)`.
- `torch.stft` of a real signal without `return_complex`: since 2.0 an error; `torch.view_as_real` gives the old result.
- `importlib.reload(torch)`: since 2.1 its libraries of operators are registered twice.
- `importlib.import_module` of the name under which `torch.utils.cpp_extension.load` built a module: since 2.9 its pybind11 (3.0)
  makes modules in two steps, and nothing puts them into `sys.modules`. `load` returns the module.
- A text as the second argument of `torch::IndexError` and its relatives: since 2.4 the backtrace is an object.
- `torch.load` of a whole module, or of a dictionary with the parsed options, without `weights_only=False`: since 2.6 the default
  reads tensors and plain collections alone, and nothing that was saved with `pickle_protocol=4`.
- An override of `to_kwargs` in a class made of DistributedDataParallel: its forward calls that up to 1.11, and `scatter` up to 1.7.
- `--local_rank` of a script that `torch.distributed.launch` starts: since 2.0 that passes `--local-rank`, and argparse stops at
  an option it does not know. Accept both spellings, or read the environment variable LOCAL_RANK, which `torchrun` sets.
- `isinstance(x, _LRScheduler)`: since 2.0 torch's schedulers are made of `LRScheduler`, and the old class, which is made of it too,
  is in none of them: the test is false for `StepLR`, and no error tells of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.sources import evidence, for_sources
from opwright.model import (
    C_FAMILY,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Instructions,
    Language,
    Safety,
    Source,
    Target,
)


@for_sources(
    r"\bFunction\):",
    r"Parallel\):",
    r"\bstft\(",
    r"\breload\(",
    r"\btorch\.load\(",
    "_jit_get_operation",
    "_LRScheduler",
    "import_module",
    "--local_rank",
    r"(?:torch|c10|at)::\w*Error\(",
    languages=C_FAMILY | {Language.PYTHON},
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what torch's releases in question refuse."""
    for use in kit.refused_usages.refused_usages(source):
        if kit.targets.since(source.target, use.since):
            found = evidence(source, use.start, use.end, confidence=Confidence.LIKELY)
            yield found._replace(details=use.words)


_OLD_FUNCTION = "from torch.autograd import Function\nclass Op(Function):\n    def forward(self, x):\n        return x\n"
_PLUGIN = (
    "import importlib\nimport torch.utils.cpp_extension\nNAME = 'plugin'\n"
    "torch.utils.cpp_extension.load(name=NAME, sources=['a.cpp'])\nplugin = importlib.import_module(NAME)\n"
)
_THROWN = (
    '#include <torch/torch.h>\nvoid f() { throw torch::IndexError("out of range", "<none>"); }\n'
)
_OPERATION = "import torch\nop = torch._C._jit_get_operation('aten::grid_sampler_2d')\ny = op(x)\n"
_LOADED = (
    "import torch\ndef f(path):\n    model = torch.load(path)\n    model.eval()\n    return model\n"
)
_SAVED = (
    "import io\nimport torch\nfrom torch import nn\ndef clone(module: nn.Module):\n    file = io.BytesIO()\n"
    "    torch.save(module, file)\n    file.seek(0)\n    return torch.load(file)\n"
)
_RESUMED = (
    "import torch\ndef main(args):\n    state = torch.load(args.resume)\n    model.load_state_dict(state['model'])\n"
    "    torch.save({'model': model.state_dict(), 'args': args}, 'a.pt')\nargs = parser.parse_args()\nmain(args)\n"
)
_PACKED = (
    "import torch\ndef pack(x, file):\n    torch.save(x, file, pickle_protocol=4)\n"
    "def unpack(file):\n    return torch.load(file)\n"
)
_PARALLEL = (
    "from torch.nn.parallel.distributed import DistributedDataParallel\nclass Own(DistributedDataParallel):\n"
    "    def to_kwargs(self, inputs, kwargs, device_id):\n        return inputs, kwargs\n"
)
_SCHEDULED = "# an LRScheduler\nfrom torch.optim import lr_scheduler\ndef step(x):\n    if isinstance(x, lr_scheduler._LRScheduler):\n        x.step()\n"
_SCRIPT = Instructions(
    "tools/train.sh", "python -m torch.distributed.launch --nproc_per_node=8 train.py\n"
)
_LAUNCHED = Source(
    "tools/train.py",
    "parser.add_argument('--local_rank', type=int, default=0)\n",
    build=(BuildScript("setup.py", "", instructions=(_SCRIPT,)),),
)

CAUSE = Cause(
    title="torch refuses {what} since {since}",
    titles={
        "scheduler": "isinstance(..., {what}) is false for torch's own schedulers since {since}"
    },
    in_source=in_source,
    fact="{about}",  # of whatever Function
    fix=Fix("{instead}", safety=Safety.MANUAL),
    examples=(
        Source("op.py", _OLD_FUNCTION),
        Source("a.py", "import torch\ns = torch.stft(x, 512, hop_length=128)\n"),
        Source("a.py", "import importlib\nimport torch\nimportlib.reload(torch)\n"),
        Source("ops.py", _PLUGIN),
        Source("op.cpp", _THROWN),
        _LAUNCHED,
        Source("a.py", _LOADED),
        Source("a.py", _LOADED.replace("model.eval()", "print(model['args'].hidden_size)")),
        Source("a.py", _SAVED),
        Source("a.py", _RESUMED),
        Source("a.py", _PACKED),
        Source("a.py", _PARALLEL),
        Source("a.py", _PARALLEL.replace("to_kwargs", "scatter"), Target(torch="1.8")),
        Source("a.py", _OPERATION),
        Source("a.py", _SCHEDULED),
    ),
    counterexamples=(
        Source("a.py", _SCHEDULED, Target(torch="1.13")),
        Source("a.py", _SCHEDULED.replace("scheduler._LR", "scheduler.LR")),
        Source(
            "gradfix.py",
            "import torch\n_new = torch.__version__ >= '1.11'\n\n\ndef _is_old():\n    if _new:\n        return False\n    return True\n\n\n"
            "def _old(x):\n    return torch._C._jit_get_operation('aten::relu')(x)\n\n\n"
            "def relu(x):\n    return _old(x) if _is_old() else x\n",
        ),
        Source("op.py", f"{_OLD_FUNCTION}y = Op.apply(x)\n"),
        Source("op.py", _OLD_FUNCTION.replace("self", "ctx")),
        Source("op.py", _OLD_FUNCTION.replace("    def", "    @staticmethod\n    def")),
        Source("op.py", _OLD_FUNCTION, Target(torch="1.4")),
        Source("op.py", _OLD_FUNCTION.replace("torch.autograd", "mine")),
        Source("a.py", "import torch\ns = torch.stft(x, 512, return_complex=True)\n"),
        Source("a.py", "import torch\ns = torch.stft(x, **options)\n"),
        Source("a.py", "import importlib\nimport torch\nimportlib.reload(config)\n"),
        Source("ops.py", _PLUGIN.replace("import_module(NAME)", "import_module('other')")),
        Source("ops.py", _PLUGIN, Target(torch="2.8")),
        Source("op.cpp", _THROWN, Target(torch="2.3")),
        Source(
            "op.cpp",
            "#include <torch/torch.h>\nvoid f() {\n"
            '  throw c10::TypeError({__func__, __FILE__, static_cast<uint32_t>(__LINE__)}, "no such type");\n}\n',
        ),
        Source("op.cpp", _THROWN.replace(', "<none>"', "")),
        Source("op.cpp", _THROWN.replace("torch::", "mine::")),
        Source("a.py", _LOADED, Target(torch="2.5")),
        Source("a.py", _OPERATION.replace("op =", "op, _ =")),
        Source("a.py", _LOADED.replace("path)", "path, weights_only=False)")),
        Source("a.py", _LOADED.replace("model.eval()", "model['weight'].to(0).reshape(1)")),
        Source("a.py", _LOADED.replace("model.eval()", "model = Net(model)\n    model.eval()")),
        Source("a.py", f"{_LOADED}torch.serialization.add_safe_globals([Net])\n"),
        Source("a.py", _SAVED.replace("(module,", "(module.state_dict(),")),
        Source("a.py", _RESUMED.replace("'args': args", "'args': vars(args)")),
        Source("a.py", _RESUMED.replace("['model'])", "['weights'])")),
        Source("a.py", _PACKED.replace("=4", "=2")),
        Source("a.py", _PARALLEL, Target(torch="1.11")),
        Source("a.py", f"{_PARALLEL}    def _run_ddp_forward(self, *x):\n        pass\n"),
        _LAUNCHED._replace(build=()),
        _LAUNCHED._replace(
            text="parser.add_argument('--local-rank', '--local_rank', type=int, default=0)\n"
        ),
    ),
)
