"""
What a sentence tells of: a thing by its own name, and what is wrong with it, in whatever order and words.

`retold` knows turns of phrase. Here only the thing is exact (`GLIBCXX_3.4.32`, `CUDA_HOME`, `sm_120`), and one of many words
says that it is missing, or refused. Such a sentence is read as what the tool prints of it, in a log that no cause knows.
"""

from __future__ import annotations

import re

from opwright.logs.lines.retold import spelt_out
from opwright.logs.patterns import compiled
from opwright.model import Log

_LONGEST_LOG, _LONGEST_SENTENCE = 16 << 10, 400
"""Characters."""
_SENTENCE = r"[^\n.!?]+(?:[.!?](?=[^\s'\"`)])[^\n.!?]*)*[.!?]?"
"""A dot within a name does not end the sentence."""
_ASKS = r"(?i)^\W*(?:(?:so|and|but|hi|hello)[, ]+)?(?:is|are|does|do|did|can|could|how|what|where|which|who|should|will|would|has|have|may|must)\b[^\n]*\?\W*$"
_IS_WELL = r"(?i)\b(?:that is fine|is fine|works? (?:fine|well|now|for me|again)|worked|all tests pass|optional|no (?:problems?|errors?|longer fails?)|solved|succe\w+|as expected|if you want|it runs)\b"
_ABSENT = (
    r"(?i:\b(?:missing|lacks?|lacking|absent|unset|undefined|unavailable|there is none|has no|have no|there is no|(?:do|does|did) not (?:have|exist|find|see)"
    r"|(?:is|are|was|were|be) (?:still )?not(?: be)? (?:found|installed|set|there|present|defined|available|in (?:the |my )?path)|not (?:found|installed|set|defined)"
    r"|(?:cannot|could not|unable to|fails? to|failed to|did not|does not) (?:be (?:found|loaded|imported)|find|locate|see|detect|load|open|import))\b)"
)
_NEEDED = r"(?i:\b(?:needs?|requires?|required|wants?|too old|older|only has)\b)"
_REFUSED = r"(?i:\b(?:not (?:yet )?(?:support|accept|like|compatible|work)\w*|unsupported|incompatible|too new|refus\w+|reject\w+|newer than|later than)\b)"
_TOO_NEW = r"(?i:\b(?:not (?:yet )?(?:support|accept|like)\w*|unsupported|too new|refus\w+|reject\w+|newer than (?:what |that )?(?:nvcc|cuda))\b)"
_DIFFERS = r"(?i:\b(?:mismatch\w*|differs?|different|(?:does|do) not match|not the same)\b)"
_CUDA = r"(?i:\bCUDA(?: toolkit| version)?(?: is)?[ :=]{1,2})(?P<name>\d{1,2}\.\d)\b"
_OF_TORCH = r"(?i:torch\b[^\n]{0,40}?)\b(?!(?P=name)\b)(?P<other>\d{1,2}\.\d)\b(?![.\d])"
_KILLED = r"(?i:\b(?:killed|signal 9|SIGKILL)\b)"
_ROWS = (
    # a required word, in lower case; the thing; what is wrong; what the tool says
    ("cuda_home", r"\bCUDA_HOME\b", rf"{_ABSENT}|\bno CUDA_HOME\b", "error: CUDA_HOME environment variable is not set"),
    ("nvcc", r"(?<![/\w.-])nvcc\b", _ABSENT, "nvcc: command not found"),
    ("ninja", r"(?i:\bninja\b)", rf"{_ABSENT}|{_NEEDED}", "RuntimeError: Ninja is required to load C++ extensions"),
    ("glibcxx_", r"\b(?P<name>GLIBCXX_3\.4\.\d{1,2})\b", rf"{_ABSENT}|{_NEEDED}", "libstdc++.so.6: version `{name}' not found"),
    ("cxxabi_", r"\b(?P<name>CXXABI_1\.3\.\d{1,2})\b", rf"{_ABSENT}|{_NEEDED}", "libstdc++.so.6: version `{name}' not found"),
    ("glibc_", r"\b(?P<name>GLIBC_2\.\d{1,2})\b", rf"{_ABSENT}|{_NEEDED}", "libc.so.6: version `{name}' not found"),
    ("gnu version", r"(?i:\bunsupported gnu version)", r"", "#error -- unsupported GNU version! gcc versions later than 12 are not supported!"),
    ("g", r"(?i:\bg(?:cc|\+\+)[- ]?\d{1,2}\b(?=[^\n]*\b(?:cuda|nvcc)\b)|\b(?:cuda|nvcc)\b[^\n]*\bg(?:cc|\+\+)[- ]?\d{1,2}\b)", _TOO_NEW, "#error -- unsupported GNU version! gcc versions later than 12 are not supported!"),
    ("torch", rf"{_CUDA}[^\n]*{_OF_TORCH}", _DIFFERS, "The detected CUDA version ({name}) mismatches the version that was used to compile PyTorch ({other})"),
    ("torch", r"\b(?P<name>sm_\d{2,3})\b(?=[^\n]*(?i:torch))|(?i:torch)[^\n]*\b(?P<other>sm_\d{2,3})\b", _REFUSED, "{name}{other} with CUDA capability {name}{other} is not compatible with the current PyTorch installation."),
    ("torch", r"(?i:torch\b[^\n]{0,20}\b(?:built|compiled)\b[^\n]{0,12}\bCUDA )(?P<other>\d{1,2}\.\d)\b(?i:[^\n]{0,40}\b(?:nvcc|toolkit|CUDA|system)(?:'s)?(?: is| has|:)? )(?!(?P=other)\b)(?P<name>\d{1,2}\.\d)\b", _DIFFERS, "The detected CUDA version ({name}) mismatches the version that was used to compile PyTorch ({other})"),
    ("template template", r"(?i:\btoo few arguments for template template parameter\b)(?! \")", r"", 'error: too few arguments for template template parameter "Tuple"'),
    ("sparsehash", r"(?i:\bsparsehash\b)", _ABSENT, "fatal error: google/dense_hash_map: No such file or directory"),
    ("glibc", r"(?i:\bglibc[ >=]{1,4})(?P<name>2\.\d\d)\b", _NEEDED, "libc.so.6: version `GLIBC_{name}' not found"),
    ("compiled using numpy 1", r"(?i:\bcompiled using numpy 1)", r"", "A module that was compiled using NumPy 1.x cannot be run in NumPy 2"),
    ("deprecatedtypeproperties", r"\bDeprecatedTypeProperties\b", r"(?i:\b(?:convert|conversion)\w*\b)", 'error: no suitable conversion function from "const at::DeprecatedTypeProperties" to "c10::ScalarType" exists'),
    ("thc", r"(?<![\w/])(?:THC/)?(?P<name>THC\w{0,24}\.(?:h|cuh))\b", rf"{_ABSENT}|\b(?:removed|gone)\b", "fatal error: THC/{name}: No such file or directory"),
    (" wheel", r"(?i:\bno )(?P<name>torch\w{0,8}|[a-z][\w-]{2,30}[-_]\w{1,20}|xformers|vllm|triton)(?i: wheels? for (?:python|cp3|py3))", r"", "{name} has no wheels with a matching Python ABI tag"),
    ("version of", r"(?i:\b(?:could not|cannot|did not) find (?:a |any )?versions? of )(?P<name>[A-Za-z][\w.-]{1,40}==\d[\w.+]{0,30}\w)", r"", "ERROR: Could not find a version that satisfies the requirement {name}"),
    ("nvidia-smi", r"\bnvidia-smi\b", _ABSENT, "nvidia-smi: command not found"),
    ("driver", r"(?i:\bdriver (?:version )?\d{3}(?:\.\d+)* (?:is |seems )?too old)", r"", "CUDA driver version is insufficient for CUDA runtime version"),
    ("+cpu", r"(?i:torch\b[^\n]*\+cpu\b|\+cpu\b[^\n]*torch\b)", r"(?i:\bis_available\(\)[^\n]{0,12} false\b|\b(?:no|not)\b[^\n]{0,20}\b(?:cuda|gpu)\b)", "AssertionError: Torch not compiled with CUDA enabled"),
    ("triton has no", r"(?i:\btriton has no (?:sub)?module )['\"`]?(?P<name>[a-z]\w{1,30})", r"", "ModuleNotFoundError: No module named 'triton.{name}'"),
    ("out", r"(?i:\b(?:pip|conda|uv)\b)", r"(?i:\b(?:timed out|times out|read timeout)\b)", "pip._vendor.urllib3.exceptions.ReadTimeoutError: HTTPSConnectionPool(host='files.pythonhosted.org', port=443): Read timed out."),
    ("connection", r"(?i:\b(?:pip|conda|uv|git|download\w*)\b)", r"(?i:\bconnection (?:was )?(?:reset|refused|aborted)\b)", "urllib3.exceptions.ProtocolError: ('Connection aborted.', ConnectionResetError(104, 'Connection reset by peer'))"),
    (" is empty", r"(?<![\w/.])(?P<name>(?:third[_-]?party|3rdparty|external|extern|submodules?)/[\w./-]{1,60}\w)", r"\bis empty\b", "CMake Error: The source directory {name} does not contain a CMakeLists.txt file."),
    ("-l", r"(?<![\w-])(?P<name>-l(?:cu\w{2,20}|torch\w{0,20}|c10\w{0,10}|nv\w{2,20}|nccl|stdc\+\+))\b", _ABSENT, "/usr/bin/ld: cannot find {name}"),
    ("numpy.core.multiarray", r"\bnumpy\.core\.multiarray\b", r"(?i:\bfails? to import|cannot be imported)", "ImportError: numpy.core.multiarray failed to import"),
    ("omp", r"(?P<name>\blib\w{0,6}omp\w{0,8}(?:\.(?:dll|so|dylib))?)", r"(?i:\binitiali[sz]ed twice\b|\btwice initiali[sz]ed\b)", "OMP: Error #15: Initializing {name}, but found {name} already initialized."),
    (".lib", r"(?<![\w/\\.-])(?P<name>[\w-]{2,40}\.lib)\b", r"(?i:\b(?:cannot|could not|unable to|fails? to|failed to) (?:be )?(?:open|find|found|opened)\b)", "LINK : fatal error LNK1104: cannot open file '{name}'"),
    ("omp", r"(?i:\bOMP\b\W{0,3}Error\b\W{0,3}#?15\b)", r"", "OMP: Error #15: Initializing libiomp5, but found libiomp5 already initialized."),
    ("resolve host", r"(?i:could not resolve host:? )(?P<name>[\w.-]{3,60}\w)", r"", "fatal: unable to access 'https://{name}/': Could not resolve host: {name}"),
    ("out of memory", r"(?i:\bout of memory\b)", r"(?i:\b(?:gpu|cuda|vram)\b)", "RuntimeError: CUDA out of memory. Tried to allocate"),
    ("kill", r"(?i:\b(?:g\+\+|nvcc|cicc|cc1plus|compil\w+|building|ninja)(?![\w+]))", _KILLED, "c++: fatal error: Killed signal terminated program cc1plus"),
    ("signal 9", r"(?i:\b(?:g\+\+|nvcc|cicc|cc1plus|compil\w+|building|ninja)(?![\w+]))", _KILLED, "c++: fatal error: Killed signal terminated program cc1plus"),
    ("nms", r"(?i:\btorchvision\b[^\n]*\bnms\b[^\n]*\boperator|\boperator\b[^\n]*\btorchvision\b[^\n]*\bnms\b|\btorchvision\b[^\n]*\bnms operator)", _ABSENT, "RuntimeError: operator torchvision::nms does not exist"),
    ("==", r"(?<![\w.-])(?P<name>[A-Za-z][\w.-]{1,40}==\d[\w.+]{0,30}\w)(?=[^\n]*\b(?i:no matching|no version|not found|cannot be found))|\b(?i:pip|uv)3? (?:cannot|could not|does not|did not) find (?P<other>[A-Za-z][\w.-]{1,40}==\d[\w.+]{0,30}\w)", r"", "ERROR: Could not find a version that satisfies the requirement {name}{other}"),
    ("no module", r"(?i:\b(?:has|have|is|finds?|found) no module )['\"`]?(?P<name>[a-z_]\w*(?:\.\w{1,40}){1,6}|distutils|pkg_resources|imp|torch|\w{2,30}_(?:cuda|ext|C|cpp))\b", r"", "ModuleNotFoundError: No module named '{name}'"),
    ("failed: no such file", r"(?<![\w/.+-])(?P<name>gcc|g\+\+|cc|c\+\+|nvcc|hipcc|x86_64-linux-gnu-g(?:cc|\+\+)) failed: (?i:no such file)", r"", "error: command '{name}' failed: No such file or directory"),
    ("attribute", r"(?<!module ['\"])\b(?P<name>torch(?:\.[a-z_]{2,20}){0,3}|numpy|triton(?:\.[a-z_]{2,20}){0,3})['\"`]? (?:has no|no longer has(?: the)?|does not have(?: the| an)?|has no more) attribute ['\"`](?P<other>\w{2,60})['\"`]", r"", "AttributeError: module '{name}' has no attribute '{other}'"),
)  # fmt: skip


def as_told(log: Log) -> Log | None:
    """Return a log with sentences that tell of a failure as the tool's message of it; None without any."""
    if len(log.text) > _LONGEST_LOG or log.numbers:
        return None
    given = spelt_out(log.text)
    lowered = given.lower()
    rows = [row for row in _ROWS if row[0] in lowered]
    if not rows or compiled(_IS_WELL).search(log.text):
        return None
    text = compiled(_SENTENCE).sub(lambda sentence: _said(sentence[0], rows), given)
    return log._replace(text=text) if text != given else None


def _said(sentence: str, rows: list[tuple[str, str, str, str]]) -> str:
    """Return what a tool says in place of a sentence; the sentence itself where it tells of nothing."""
    if len(sentence) > _LONGEST_SENTENCE or compiled(_ASKS).match(sentence):
        return sentence
    for word, thing, wrong, says in rows:
        if word not in sentence.lower() or (wrong and not compiled(wrong).search(sentence)):
            continue
        if found := compiled(thing).search(sentence):
            named = {"name": "", "other": ""} | {k: v or "" for k, v in found.groupdict().items()}
            return (
                f" {says.format_map(named)} "
                if re.match(r"\s", sentence)
                else says.format_map(named)
            )
    return sentence
