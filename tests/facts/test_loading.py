"""Which libraries Python sources load at import: known from code as packages have it."""

from __future__ import annotations

from laws import every_input

from opwright.facts.python.loading import loaded_libraries

LIBRARIES = ("op/_C.abi3.so", "op/_scatter_cuda.so", "op/lib/libop_cuda.so")
LOADED = {
    # as torch_scatter
    "for name in ['_scatter']:\n    torch.ops.load_library(find(f'{name}_cuda'))": {1, 2},
    "load('libop' + suffix)\nfrom ._C import add": {0, 2},
    "import op._C, op._scatter_cuda": {0, 1},
    "for f in glob(os.path.join(HERE, '*.so')):\n    load(f)": {0, 1, 2},
    "try:\n    load('libop_cuda.so')\nexcept OSError:\n    pass": {2},
    "def load_all():\n    load('%s_cuda.so' % name)\nload_all()": {1, 2},
    "class Op:\n    def __init__(self):\n        load('libop_cuda.so')\nOp()": {2},
    # below a condition
    "if torch.cuda.is_available():\n    from . import _scatter_cuda\nelse:\n    load('libop_cuda.so')": set(),
    "def f():\n    if torch.version.cuda is None:\n        return\n    load('libop_cuda.so')\nf()": set(),
    "def f():\n    load('libop_cuda.so')\nif has_gpu:\n    f()": set(),
    "load('libop_cuda.so') if torch.cuda.is_available() else None": set(),
    # never named, as sphericart's, which another library opens
    "load(os.path.join(HERE, f'torch-{major}.{minor}', 'lib', 'libop.so'))": set(),
    "'''libop_cuda.so is opened when it is needed'''\nraise ImportError(f'no build for {version}')": set(),
    "def f(: this is no Python": set(),
}


def test_libraries_that_sources_load_without_a_condition() -> None:
    with every_input() as check:
        for source, loaded in LOADED.items():
            with check(source):
                found = loaded_libraries([source], LIBRARIES)

                assert found == {LIBRARIES[number] for number in loaded}
