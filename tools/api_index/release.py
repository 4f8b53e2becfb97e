"""The names of one release of a domain, from its files; what was read of a file once is not read again."""

from __future__ import annotations

import re
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from api_index.assembling import Assembly, Names
from api_index.cxx import Declarations, Link, declarations
from api_index.lexemes import Macros
from api_index.preprocess import Header, preprocess
from api_index.python import module_declarations, module_itself, module_name

_WORD = re.compile(r"[A-Za-z_]\w+")
_THIRD_PARTY = re.compile(
    r"(?:caffe2/(?!serialize)|google/|dnnl|oneapi/|kineto/|libkineto|fbgemm|tensorpipe/|pybind11/|fmt/|sleef|xnnpack|asmjit|clog|cpuinfo|psimd"
    r"|nnpack|fp16|fp16/|pthreadpool|fxdiv|qnnpack|ATen/RegistrationDeclarations\.h|ittnotify|libittnotify|jitprofiling|advisor|Eigen/|onnx/"
    r"|gloo/|legacy/|nlohmann/|cudnn_frontend|ideep|mkldnn|flatbuffers|rocksdb|ATen/native/transformers/cuda/mem_eff|nccl|pocketfft|moodycamel"
    r"|tensorpipe|microkernel|sleef|torch/csrc/autograd/generated/(?:Functions|ViewFuncs|VariableType)\.h|TH[CU]*/generic/)",
    re.IGNORECASE,
)
_OF_TORCH = (
    r"at::_ops|at::redispatch|at::\w*(?:CPUType|CUDAType|HIPType|MSNPUType|XLAType|TypeDefault)|at::native::legacy|c10::_keys"
    r"|torch::autograd::generated|at::meta|at::composite(?:ex|im)plicit\w*|cutlass|torch::jit::mobile::serialization"
    r"|flatbuffers|strong|ska\w*|torch::_export|at::functorch|"
)
_INSIDE = r"(?:.*::)?(?:details?|_internal|__\w+)"
_SKIPPED_SCOPES = {
    "torch": re.compile(rf"({_OF_TORCH}{_INSIDE})(?:::.*|$)"),
    "pybind11": re.compile(r"($)."),
}
_SKIPPED_ELSEWHERE = re.compile(rf"({_INSIDE})(?:::.*|$)")
"""What is generated, or nobody's business outside: of these nothing is known."""
_SKIPPED_OPERATOR_FILES = re.compile(
    r"ATen/ops/\w+?_(?:ops|meta|meta_dispatch|composite\w+_dispatch)\.h"
)
_PRIVATE_MODULES = re.compile(
    r"torch\.(?:_inductor|_dynamo|_numpy|_refs|_prims|_export|_functorch|_subclasses|_decomp|_higher_order_ops|testing\._internal|onnx\._internal"
    r"|_strobelight|_logging|_vendor|_lazy|distributed\._|ao\.|_awaits|_custom_op|_prims_common|_C_flatbuffer|_dispatch|fx\.experimental\.(?!proxy_tensor|symbolic_shapes)|utils\.(?:benchmark|hipify)|package\.|quantization\.|(?:include|lib)\b)"
    r"|functorch\.|numpy\.(?:f2py|distutils|_pyinstaller|.*\.tests)|numpy\._typing|.*\.(?:tests|_vendor)\b|triton\.(?:tools|profiler|_C|experimental)"
    r"|setuptools\.(?:_vendor|extern|_validate)|pkg_resources\.(?:_vendor|extern)"
)


def is_private_module(module: str) -> bool:
    """Return whether a module of Python is nobody's business outside."""
    return _PRIVATE_MODULES.match(module) is not None


_RENAMING = frozenset({"cutlass", "cute"})
"""Macros of CUTLASS for who sets CUTLASS_NAMESPACE: they put other names in the place of its namespaces."""
_OLDEST_ARCH = {"11": 350, "12": 500, "13": 750}
"""The oldest GPU that a major release of CUDA compiles for."""


class _Read(NamedTuple):
    header: Header
    words: frozenset[str]


class Reader:
    """Reads releases one after the other."""

    def __init__(self, domain: str, language: str) -> None:
        self._domain, self._language = domain, language
        self._python: tuple[int, int] | None = None
        self._oldest_arch = 0
        self._headers: dict[bytes, _Read] = {}
        self._declared: dict[bytes, list[tuple[dict[str, object], Declarations]]] = {}
        self._modules: dict[tuple[str, bytes], tuple[Declarations, frozenset[str]]] = {}

    def release(
        self, folder: Path, series: str = "", python: tuple[int, int] | None = None
    ) -> Names:
        """Return the names in the files of a release; of stubs, those for a version of Python."""
        self._python = python
        self._oldest_arch = (
            _OLDEST_ARCH.get(series.partition(".")[0], 0) if self._domain == "cuda" else 0
        )
        files = {
            path.relative_to(folder).as_posix().partition("/")[2].removeprefix("stdlib/"): path
            for path in sorted(folder.rglob("*"))
            if path.is_file() and not path.name.startswith(".")
        }
        return self._cxx(files) if self._language == "cxx" else self._modules_of(files)

    # ---- C and C++

    def _cxx(self, files: dict[str, Path]) -> Names:
        read: dict[str, tuple[bytes, _Read]] = {}
        for name, path in files.items():
            if self._domain == "torch" and (
                _THIRD_PARTY.match(name) or _SKIPPED_OPERATOR_FILES.match(name)
            ):
                continue
            data = path.read_bytes()
            digest = blake2b(data, digest_size=16, salt=b"%d" % self._oldest_arch).digest()
            if digest not in self._headers:
                header = preprocess(data.decode("utf-8", "replace"), self._oldest_arch)
                text = header.text + " ".join(f"{m.name} {m.body}" for m in header.macros)
                self._headers[digest] = _Read(header, frozenset(_WORD.findall(text)))
            read[name] = digest, self._headers[digest]
        macros = [
            m
            for _, (_, r) in sorted(read.items())
            for m in r.header.macros
            if m.name not in r.header.undefined and m.name not in _RENAMING
        ]
        known = Macros(macros)
        assembly = Assembly("::", _SKIPPED_SCOPES.get(self._domain, _SKIPPED_ELSEWHERE))
        for name, (digest, one) in read.items():
            assembly.add(_included(name), self._declarations(digest, one.header, known))
        assembly.add_macros([(_included(name), one.header) for name, (_, one) in read.items()])
        words = frozenset[str]().union(*(one.words for _, one in read.values()))
        return assembly.names({_included(name) for name in files} | set(files), words)

    def _declarations(self, digest: bytes, header: Header, known: Macros) -> Declarations:
        own = [m for m in header.macros if m.name in header.undefined]
        for used, result in self._declared.get(digest, ()):
            if all((known.object(n) or known.function(n)) == body for n, body in used.items()):
                return result
        local = known.with_own(own) if own else known
        result, used_now = declarations(header.text, local)
        mine = {m.name for m in own}
        self._declared.setdefault(digest, []).append(
            ({n: b for n, b in used_now.items() if n not in mine}, result)
        )
        return result

    # ---- Python

    def _modules_of(self, files: dict[str, Path]) -> Names:
        assembly = Assembly(".")
        words: set[str] = set()
        for name, path in files.items():
            if not name.endswith((".py", ".pyi")):
                continue
            module = module_name(name)[0]
            assembly.add(module, Declarations(tuple(module_itself(name)), ()))
            if _PRIVATE_MODULES.match(module):
                assembly.add(module, Declarations((), (Link(module, "?"),)))
                continue
            declared, own_words = self._module(name, path.read_bytes())
            assembly.add(module, declared)
            words |= own_words
        return assembly.names((), frozenset(words))

    def _module(self, name: str, data: bytes) -> tuple[Declarations, frozenset[str]]:
        key = f"{name} {self._python}", blake2b(data, digest_size=16).digest()
        if key not in self._modules:
            text = data.decode("utf-8", "replace")
            declared = module_declarations(name, text, self._python)
            self._modules[key] = declared, frozenset(_WORD.findall(text))
        return self._modules[key]


def _included(name: str) -> str:
    return name.removeprefix("torch/csrc/api/include/")


def names_in_header(text: str, oldest_arch: int = 0) -> Names:
    """Return the names of a single header."""
    header = preprocess(text, oldest_arch)
    own = [m for m in header.macros if m.name in header.undefined]
    others = Macros(m for m in header.macros if m.name not in header.undefined)
    assembly = Assembly("::")
    assembly.add("header.h", declarations(header.text, others.with_own(own))[0])
    assembly.add_macros([("header.h", header)])
    return assembly.names(["header.h"], frozenset(_WORD.findall(header.text)))
