"""
Every name in a line is there, or belongs to an object whose class nobody sees, and a release of Python or NumPy refuses what
the line does:

- Python 3.11: a field of a dataclass whose default is an object of another dataclass. Such an object has no hash, and Python
  now takes that as the sign of a default that all objects would share: "mutable default ... is not allowed: use
  default_factory". The module can then not be imported.
- Python 3.14: to set `__module__` or another attribute of `Union[int, str]`, which has none of its own any more.
- Python 3.13: `with Path(name) as path`. A path is no context manager; leaving the block had closed nothing since 3.9.
- Python 3.11: `random.sample` of a set, and a second argument of `random.shuffle`; 3.9: `encoding=` of `json.load`.
- Python 3.14: help of an argparse argument with a lone `%`: it is formatted as soon as the parser has it, not at `--help`.
  `asyncio.get_event_loop()` where no loop was set. 3.12: entry points as a dictionary of groups.
- Python 3.11: flags of a regular expression behind its beginning, `re.compile("a(?i)")`; `open(name, "rU")`. 3.10: `loop=` of
  asyncio's locks and queues.
- Python 3.12: methods of unittest.TestCase that had two names: `assertEquals`, `assertRaisesRegexp`; `readfp` of configparser.
  Python 3.9: `getiterator` of ElementTree, `isAlive` of threads.
- NumPy 2.0: `numpy.array([x, y], copy=False)`, as a list is always copied; up to 1.26 it meant "only if needed", which is what
  `numpy.asarray` does; the same with a `dtype`, when the array has another. Arrays have no `itemset`.
- NumPy 2.0: integers that a type cannot hold, `numpy.uint8(-1)`; 2.3: `numpy.fromstring` of bytes; 1.24: `numpy.vstack` of a generator.
- setuptools 82: pkg_resources. 70: `from pkg_resources import packaging`. What pkg_resources once brought along is a package of its own.
- NumPy 1.23 and later: `numpy.asscalar`.
- NumPy 1.24 to 1.26: `numpy.bool` and `numpy.long`, which 2.0 has again with another meaning. Where nobody says which NumPy is
  meant, they are told beside `numpy.int` or another alias that is gone for good.
"""

from __future__ import annotations

import re
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


@for_python(
    "dataclass",
    "copy=False",
    r"\bnp\.bool\b",
    r"\bnp\.long\b",
    r"\bnp\.unicode\b",
    r"\bnumpy\.bool\b",
    r"\bnumpy\.long\b",
    r"\bwith Path\(",
    r"\bwith pathlib\.",
    r"\bUnion\[",
    r"\bimport packaging\b",
    r"\bpkg_resources\b",
    r"\basscalar\b",
    r"\bOptional\[",
    r"\.itemset\(",
    r"\.getiterator\(",
    r"\.getchildren\(",
    r"\bopen\([^\n]{0,200}['\"][rbt]*U",
    r"\bre\.compile\([^\n]{1,200}\(\?[aiLmsux]",
    r"\bre\.match\([^\n]{1,200}\(\?[aiLmsux]",
    r"\bre\.search\([^\n]{1,200}\(\?[aiLmsux]",
    r"\bre\.sub\([^\n]{1,200}\(\?[aiLmsux]",
    r"\bentry_points\(\)",
    r"\bget_event_loop\(\)",
    r"\.add_argument\(",
    r"\basyncio\.\w+\([^\n]{0,200}\bloop=",
    r"\.isAlive\(",
    r"\.readfp\(",
    r"\.newbyteorder\(",
    r"\bjson\.loads?\(",
    r"\brandom\.(?:sample|shuffle)\(",
    r"\.fromstring\(",
    r"stack\(",
    r"\.u?int(?:8|16|32|64)\([-(\d]",
    r"\.find_module\(",
    r"\.unescape\(",
    r"\.symeig\(",
    r"\.assertEquals\(",
    r"\.assertNotEquals\(",
    r"\.assertAlmostEquals\(",
    r"\.assertRegexpMatches\(",
    r"\.assertRaisesRegexp\(",
    r"\.assertDictContainsSubset\(",
    r"\.failUnless",
    r"\.assert_\(",
)
def in_source(source: Source) -> Iterator[Evidence]:
    """Look for what the releases of Python and NumPy in question refuse."""
    for use in kit.refused_by_python.refused_usages(source):
        yield evidence(
            source,
            use.start,
            use.end,
            confidence=Confidence.CERTAIN if use.is_sure else Confidence.LIKELY,
            what=use.what,
            about=re.sub(r"(the dataclass) \w+", r"\1", use.what),
            by=f"{use.package} {use.since}",
            instead=use.instead,
        )


_CONFIGS = (
    "from dataclasses import dataclass\n@dataclass\nclass Part:\n    size: int = 1\n"
    "@dataclass\nclass Whole:\n    part: Part = Part()\n"
)
_GIVEN = (
    "from dataclasses import dataclass, field\n@dataclass\nclass Part:\n    size: int = 1\n"
    "SMALL: Part = Part(size=0)\n@dataclass\nclass Whole:\n    part: Part = "
)
_UNION = "from typing import Union\nName = Union[int, str]\nName.__module__ = 'names'\n"
_PATH = "from pathlib import Path\nwith Path('a.yaml') as p:\n    print(p)\n"
_HELP = "import argparse\nparser = argparse.ArgumentParser()\nparser.add_argument('--keep', help='keep 90 % of it')\n"
_ENTRIES = "from importlib import metadata\nfor one in metadata.entry_points().get('warp', []):\n    one.load()\n"
_LOOP = "import asyncio\nasyncio.get_event_loop().run_until_complete(main())\n"
_ARRAY = "import numpy as np\ndef f(x):\n    return np.array([x, 1], copy=False)\n"

CAUSE = Cause(
    title="{by} refuses {what}",
    fact="{by} {about}",  # of whatever dataclass
    in_source=in_source,
    fix=Fix("{instead}", safety=Safety.MANUAL),
    examples=(
        Source("a.py", _CONFIGS),
        Source("a.py", f"{_GIVEN}field(default=Part())\n"),
        Source("a.py", f"{_GIVEN}SMALL\n"),
        Source(
            "b.py",
            "import dataclasses\nfrom .a import Part\n@dataclasses.dataclass\nclass Whole:\n    part: Part = Part(size=2)\n",
            project=(Source("a.py", _CONFIGS),),
        ),
        Source("a.py", _ARRAY.replace("[x, 1]", "x")),
        Source("a.py", _HELP, Target(python="3.14")),
        Source("a.py", _ENTRIES),
        Source("a.py", "import re\nword = re.compile(r'^(?i)warp')\n"),
        Source("a.py", "def f(path):\n    return open(path, 'rU').read()\n"),
        Source("a.py", "import asyncio\nlock = asyncio.Lock(loop=None)\n"),
        Source("a.py", _LOOP, Target(python="3.14")),
        Source("a.py", _ARRAY),
        Source("a.py", _ARRAY.replace("[x, 1]", "x, dtype=np.float64")),
        Source(
            "a.py",
            "import json\nwith open('a.json') as f:\n    x = json.load(f, encoding='utf-8')\n",
        ),
        Source("a.py", "import pkg_resources\nhere = pkg_resources.resource_filename('a', 'b')\n"),
        Source("a.py", "import numpy as np\nmask = np.uint32(-1)\ntop = np.int32(1 << 31)\n"),
        Source("a.py", "import random\ndef f(known):\n    return random.sample(known.keys(), 2)\n"),
        Source("a.py", "import numpy as np\nx = np.fromstring(b'abc', dtype=np.uint8)\n"),
        Source(
            "a.py",
            "import numpy as np\ndef f(rows):\n    return np.vstack(row[1:] for row in rows)\n",
        ),
        Source(
            "a.py",
            "import numpy as np\ndef f(x):\n    x = np.asarray(x)\n    return x.byteswap().newbyteorder()\n",
        ),
        Source("a.py", _UNION, Target(python="3.14")),
        Source("a.py", "from pkg_resources import packaging\nv = packaging.version.parse('1')\n"),
        Source("a.py", "import numpy as np\nx = np.asscalar(y)\n", Target(numpy="1.23")),
        Source("a.py", _PATH, Target(python="3.13")),
        Source(
            "a.py", "import numpy as np\nx = np.zeros(3, dtype=np.bool)\n", Target(numpy="1.24")
        ),
        Source("a.py", "import numpy as np\ndef f(x):\n    x.itemset(-1, 3)\n"),
        Source(
            "a.py",
            _ARRAY.replace("return np.array([x, 1]", "y = x.tolist()\n    return np.array(y"),
        ),
        Source(
            "a.py",
            "import pkgutil\nfor finder, name, _ in pkgutil.iter_modules(['.']):\n    finder.find_module(name).load_module(name)\n",
        ),
        Source(
            "test_a.py",
            "from common import TestCase\nclass TestA(TestCase):\n    def test(self):\n        self.assertEquals(1, 1)\n",
        ),
    ),
    counterexamples=(
        Source("a.py", f"{_GIVEN}field(default_factory=Part)\n"),
        Source("a.py", f"{_GIVEN}LARGE\n"),
        Source("a.py", _HELP, Target(python="3.13")),
        Source("a.py", _HELP.replace("%", "%%"), Target(python="3.14")),
        Source("a.py", _HELP.replace("90 %", "%(default)s"), Target(python="3.14")),
        Source("a.py", _ENTRIES.replace("().get(", "(group=").replace(", [])", ")")),
        Source("a.py", _ENTRIES, Target(python="3.11")),
        Source("a.py", "import re\nword = re.compile(r'(?i)(?x) ^warp (?i:x) \\(?i)')\n"),
        Source("a.py", "def f(path):\n    return open(path, 'r', 1, 'UTF-8').read()\n"),
        Source("a.py", _LOOP, Target(python="3.13")),
        Source("a.py", f"{_LOOP}asyncio.set_event_loop(None)\n", Target(python="3.14")),
        Source("a.py", _CONFIGS, Target(python="3.10")),
        Source(
            "a.py",
            _CONFIGS.replace("@dataclass\nclass Part", "@dataclass(frozen=True)\nclass Part"),
        ),
        Source("a.py", _CONFIGS.replace("@dataclass\nclass Part", "class Part")),
        Source("a.py", _CONFIGS.replace("part: Part =", "part: ClassVar[Part] =")),
        Source("a.py", _CONFIGS.replace("dataclasses import", "pydantic.dataclasses import")),
        Source("a.py", _UNION, Target(python="3.13")),
        Source("a.py", "import pkg_resources\n", Target(setuptools="<82")),
        Source(
            "a.py",
            "import pkg_resources\n",
            build=(
                BuildScript(
                    "setup.py",
                    "",
                    instructions=(Instructions("requirements.txt", "setuptools<81\n"),),
                ),
            ),
        ),
        Source("a.py", "import numpy as np\nmask = np.uint32(2**32 - 1)\nlow = np.int8(-128)\n"),
        Source("a.py", "import numpy as np\nmask = np.uint32(-1)\n", Target(numpy="1.26")),
        Source("a.py", "import json\nx = json.dumps({}, encoding='utf-8')\n"),
        Source(
            "a.py",
            "import random\ndef f(known):\n    return random.sample(sorted(known.keys()), 2)\n",
        ),
        Source("a.py", "import numpy as np\nx = np.fromstring('1 2', sep=' ')\n"),
        Source(
            "a.py",
            "import numpy as np\nx = np.fromstring(b'abc', dtype=np.uint8)\n",
            Target(numpy="2.2"),
        ),
        Source(
            "a.py",
            "import numpy as np\ndef f(rows):\n    return np.vstack([row[1:] for row in rows])\n",
        ),
        Source("a.py", "import numpy as np\ndef f(x):\n    return x.dtype.newbyteorder()\n"),
        Source(
            "a.py",
            "try:\n    from pkg_resources import packaging\nexcept ImportError:\n    import packaging\n",
        ),
        Source("a.py", "import numpy as np\nx = np.asscalar(y)\n", Target(numpy="1.22")),
        Source(
            "a.py", "import numpy as np\nx = np.bool(y)\nz = 'asscalar'\n", Target(numpy="1.23")
        ),
        Source("a.py", _UNION.replace("Name.", "names.")),
        Source(
            "a.py",
            _UNION.replace("Name.", "if sys.version_info < (3, 14):\n    Name.").replace(
                "from", "import sys\nfrom", 1
            ),
        ),
        Source("a.py", _PATH, Target(python="3.12")),
        Source("a.py", _PATH.replace("pathlib", "mypaths")),
        Source("a.py", _ARRAY, Target(numpy="<2")),
        Source("a.py", _ARRAY.replace("numpy", "jax.numpy")),
        Source("a.py", _ARRAY.replace("f(x)", "f(x: np.ndarray)").replace("[x, 1]", "x")),
        Source("a.py", _ARRAY.replace("[x, 1], copy=False", "x, dtype=np.float64, copy=True")),
        Source(
            "a.py",
            "import numpy as np\ntry:\n    x = np.array([1], copy=False)\nexcept ValueError:\n    x = np.array([1])\n",
        ),
        Source(
            "a.py",
            _ARRAY.replace(
                "return np.array([x, 1]", "y = [x]\n    y = np.stack(y)\n    return np.array(y"
            ),
        ),
        Source("a.py", "import numpy as np\nx = np.zeros(3, dtype=np.bool)\nnp.int = int\n"),
        Source(
            "a.py", "import numpy as np\nclass A:\n    def itemset(self, x): ...\nA().itemset(3)\n"
        ),
        Source("a.py", "class Check:\n    def f(self):\n        self.assertEquals(1, 1)\n"),
    ),
)
