"""What a package says itself of its compiled part that is missing."""

from __future__ import annotations

import re

from opwright.causes.kit.messages.missing.compiled_modules import is_installed
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, if_group, rule
from opwright.knowledge.pypi.native_packages import FOR_KERNELS, KERNEL_WORD, NATIVE_PART
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Confidence, Log

CANNOT_LOAD = r"DLL load failed|undefined symbol|cannot open shared|not found \(required|does not define module export"
"""What the loader says of a part that is there."""
_SAYS_NOT_BUILT = (
    r"\b(?P<module>[\w.]{1,60}) requires cuda extensions",
    r"CUDA extension (?P<module>\w+_cuda) module is not found",
    r"Could not find shared object file(?: for)?:? ?(?P<module>[\w ]+)",
    r"Found empty `(?P<module>transformer-engine)` meta package",
    r"Required library version not found: (?P<module>[\w.]+)",
    r"Configured (?:CUDA|ROCm) binary not found at \S*?(?P<module>lib\w+\.(?:so|dll))",
    r"Could not find the bitsandbytes \w{1,8} binary at \S{0,200}?(?P<module>lib\w+\.(?:so|dll|dylib))",
    r"\b(?P<module>[A-Z]\w{1,40}) was not (?:built|compiled) with PyTorch\b",
    r"\b(?P<module>[\w.']{2,40} extensions?) (?:was|were) not (?:detected|built|compiled)\b",
    r"[Ii]nstall (?:\w{1,30} )?with (?:--)?(?P<module>cuda_ext)\b",
    r"Could not find [^\n]{1,200}-packages/(?P<module>[\w/.-]{1,100}\.so)\b",
    r"(?P<module>scikit-learn) has not been built correctly",
    r"(?P<module>\w{2,40}\._C) {1,24}failed to import",
    r"Extension (?P<module>[\w.]{3,40}) has not been built",
    r"\w{0,30}NotBuiltError: (?P<module>\w{2,60}) ",
    r"\b[Ee]nsure (?:that )?the (?P<module>[\w.-]{2,30} (?:C|C\+\+|CUDA|native) extension) is (?:built|compiled)\b",
    r"\b[Rr]equires its compiled (?P<module>\w{2,40}) (?:CUDA )?(?:kernels|extension)\b",
    r"\b[Rr]equires the [^\n(]{3,60} extensions? \((?P<module>[\w.]{1,60}_C)\b",
    r"\b[Ee]nsure (?:that )?(?P<module>\w{3,40}) is (?:built|compiled) with the [\w ]{3,40} extension\b",
    r"(?:Error|Exception): [^\n]{0,60}\brequires re(?:building|compiling) the (?P<module>[\w -]{3,40} extension)\b",
    r"could not find the shared object file for (?:the )?(?P<module>[\w -]{3,60}?)(?: extension)? library\b",
    r"(?:[Ff]ailed to|[Cc]ould not) import (?P<module>\w{3,60})\. Did you (?:build|compile)\b",
)
_CAUGHT = r"(?:[Cc]ould not|[Cc]annot|[Uu]nable to|[Ff]ailed to) import (?:the )?(?:module )?['\"`]?(?P<module>_(?:ext|C))['\"`]?(?: (?:module|extension))?\."
"""In place of what the loader said of it."""
_C_EXTENSION = r"C extension: (?P<module>[^\n]{1,80}) not built"
_BY_GCC = (
    r"\b(?P<run>(?:gcc|cc|clang|g\+\+)(?: [\w./+=:,@-]{1,300}){1,40} -o [\w./+-]{1,300}\.so)\b"
)
"""A command that a package has shown as it compiled a part for the processor, with nothing in it that a shell expands."""
OF_GCC = "where it compiles a part for the processor as it is loaded, and shows how"
_OF_ANOTHER_SYSTEM = r"\(not a mach-o file\)"
_ASKED_TO_BUILD = (
    r"(?:[Pp]lease|must|forg[eo]t to|need to|have to|did you|missing [\w.]{3,60},) (?:first )?"
    r"(?:run|build|compile|execute|install)\b[^\n]{0,80}(?:setup\.py (?:build|install|develop)|build_ext)"
    r"|the package flash_attn seems to be not installed"
)
_NOT_COMPILED = (
    r"(?P<module>[\w.]{2,60}) is not available, (?:likely |it |probably ){0,2}was not (?:compiled|built)"
    r"|requires (?P<part>\w{2,30} extension), but \w{2,40} is not compiled with it"
    r"|No such file or directory: ['\"](?P<file>[^'\"\n]{1,300}\.(?:so|pyd))['\"]"
)
_ASKED_FOR_OPS = (
    r"[Pp]lease (?:first )?(?:re)?(?:compile|build) (?:the )?(?P<module>[\w.-]{2,60}) (?:(?:CUDA|C\+\+|custom|native) )?(?:ops?|operators?|extensions?|kernels?)\b",
    r"[Ff]ailed to build the (?P<module>[\w .-]{2,40}) (?:CUDA|C\+\+) extension due to",
)
_PART_NOT_BUILT = r"\b(?P<module>[\w.-]{2,40} (?:backend|engine|extension|plugin|kernels?|operators?)) (?:is|was|are|were) not (?:(?:built|compiled)(?! (?:for|to)\b|[^\n]{0,20} for this)|installed correctly)"
_WITHOUT_ITS_OPTION = (
    r"\b(?P<module>[\w-]{2,40}) was installed without --(?:cuda_ext|cpp_ext|\w{2,40} flag)\b"
)
_FEATURE_LEFT_OUT = (
    r"\b(?P<owner>[\w-]{2,40}) (?:was|is|has) not (?:been )?(?:compiled|built) with (?P<part>(?!CUDA|GPU|XPU|ROCm|HIP)[\w-]{2,30} support)\b",
    r"\b(?P<owner>[\w-]{2,40}) (?:was|is|has been) (?:compiled|built|installed) without (?:the )?(?P<part>(?!CUDA|GPU|XPU|ROCm|HIP|any\b|a\b|error|problem|--)[\w-]{2,30}(?: support)?)\b",
    r"\b[Nn]either [\w-]{2,30} nor (?P<part>[\w-]{2,30} support) has been (?:compiled|built)\b(?=[^\n]{0,60}\b[Rr]einstalling (?P<owner>[\w-]{2,40}))",
    r"(?<!\w)(?P<part>[\w-]{2,30} support) has not been (?:compiled|built)\b(?=[^\n]{0,160}\b(?:[Rr]ebuild|[Rr]einstall) (?P<owner>[\w-]{2,40}))",
)
"""What a build goes without where a library that it is for is missing, or a variable is not set."""
_BUILD_AGAIN = r"\b(?:[Rr]ebuild|[Rr]einstall(?:ing)?) "
_SETTING = r"\b(?P<setting>[A-Z][A-Z\d]{1,20}_[A-Z\d_]{2,40}=(?:1|ON))\b"
OF_A_SETTING = "where a build leaves a part out unless a variable is set"
_PART_OF_VARIABLE = r"\b[Pp]lease (?:set (?=[^\n]{0,60} when building\b)|(?:re)?build with )(?P<setting>(?:BUILD|WITH|USE|ENABLE|[A-Z]{2,20}_BUILD)_\w{2,40}=1)(?!\w)"
_BACKEND_NOT_IMPORTED = r"[Cc]ould not import (?:the C\+\+/CUDA|[\w-]{2,30} backend) dependencies\b"
_KERNELS_OF = (
    r"\bCUDA kernels for (?P<module>[\w-]{2,40}) (?:are|were) not (?:installed|built|compiled)\b"
)
_CXX_PART_ABSENT = (
    r"\b(?P<module>[\w.-]{2,40} C\+\+ (?:runtime|library|ops|operators)) (?:is|are) not available\b"
)
_CACHED = r"torch_extensions|torchinductor|cached_ops|[/\\]\.cache[/\\]|[/\\]te?mp[/\\]"
"""Where what is compiled on first use is kept."""
_PART_OF_FLASH_ATTN = r"import (?P<package>flash_attn) (?P<module>rotary|rms_norm|layer_norm|fused_dense|fused_mlp|xentropy)(?:_\w+)? fail|(?:No module named|[Nn]o) ['\"]?(?P<own>rotary_emb|dropout_layer_norm|fused_dense_lib|xentropy_cuda_lib)\b"
OF_FLASH_ATTN = "where it is a part of flash-attn that is built by itself"
_FOLDERS_OF_PARTS = {
    "rotary": "rotary",
    "rotary_emb": "rotary",
    "fused_dense": "fused_dense_lib",
    "fused_mlp": "fused_dense_lib",
    "fused_dense_lib": "fused_dense_lib",
    "xentropy": "xentropy",
    "xentropy_cuda_lib": "xentropy",
}
"""Of csrc in its repository; those of norms are in layer_norm."""
_KERNELS_ELSEWHERE = (
    r"\b(?P<module>[\w-]{2,40} kernels?) (?:could not be loaded|(?:is|are) (?:needed|required|not (?:installed|available|found)))"
    r"[^\n]{0,80}\b[Ii]nstall"
)
"""The kernels are a package of their own."""
_IS_NOT_COMPILED = (
    r"^[ \t]*(?:\w{1,40}: )?(?P<module>\w{2,60}) (?:is|was) not (?:compiled|built)[.!]?[ \t]*$"
)
_NOT_BUILT = r"\b(?P<module>\w{3,60}) (?:is|was|has) not (?:been )?(?:compiled|built)(?! (?:for|with|in|on)\b)\b(?=[^\n])"
_PART_IS_NOT_BUILT = (
    r"^[ \t]{0,8}(?P<module>[A-Za-z][\w-]{1,20}(?: [\w-]{1,20}){1,3}) not (?:built|compiled)[.!]"
)
"""What a package prints of a part that it goes on without."""
_NATIVE = rf".*(?:{NATIVE_PART}).*"


def named(match: LogMatch, _log: Log) -> str:
    """Return the last component of what is missing: a module, a part or a file."""
    name = next(match.groups[key] for key in ("module", "part", "file") if key in match.groups)
    return re.split(r"[/\\]", name)[-1]


def _not_built(match: LogMatch, _log: Log) -> Confidence | None:
    name = match.groups["module"].replace(" ", "_")
    is_native = "_" in name and compiled(NATIVE_PART).search(name)
    return POSSIBLE if is_native or compiled(KERNEL_WORD).search(name) else None


def _not_compiled(match: LogMatch, _log: Log) -> Confidence | None:
    file = match.groups.get("file")
    if file is None or is_installed(match.quote):
        return LIKELY
    return None if compiled(_CACHED).search(file) else POSSIBLE


def _feature_left_out(match: LogMatch, _log: Log) -> Confidence | None:
    """Return how sure it is of a package of kernels, or of one that says that it is to be built again."""
    is_known = match.groups["owner"].lower().replace("_", "-") in FOR_KERNELS
    if is_known or compiled(_BUILD_AGAIN).search(match.quote):
        return LIKELY
    return POSSIBLE if " without " in match.quote and "Error: " in match.quote else None


def _feature(match: LogMatch, _log: Log) -> dict[str, str]:
    """Return what a build has left out, and the variable that brings it, where the message names that."""
    owner, part = match.groups["owner"], f"its {match.groups['part']}"
    setting = compiled(_SETTING).search(match.quote)
    if setting is None:
        return {"module": part, "package": owner}
    return {"module": part, "remedy": OF_A_SETTING, "setting": setting["setting"]}


def _of_flash_attn(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the folders of the parts of flash-attn that a log misses, as pip takes them."""
    found = (m["module"] or m["own"] for m in compiled(_PART_OF_FLASH_ATTN).finditer(log.text))
    folders = dict.fromkeys(_FOLDERS_OF_PARTS.get(one, "layer_norm") for one in found)
    return {
        "module": f"flash-attn's {match.groups.get('module') or match.groups['own']}",
        "parts": " ".join(f"./flash-attention/csrc/{one}" for one in folders),
        "remedy": OF_FLASH_ATTN,
    }


def _by_gcc(match: LogMatch, log: Log) -> dict[str, str]:
    """Return the last host compiler command for a part before the part was missed; nothing if nvcc is at work."""
    shown = [*compiled(_BY_GCC).finditer(log.text, 0, match.start)]
    return {"remedy": OF_GCC, "run": shown[-1]["run"]} if shown and "nvcc" not in log.text else {}


SAID = (
    rule(_PART_OF_FLASH_ATTN, confidence=LIKELY, compute=_of_flash_attn),
    rule(*_SAYS_NOT_BUILT, confidence=CERTAIN, unless=_OF_ANOTHER_SYSTEM),
    rule(_C_EXTENSION, confidence=CERTAIN, unless=_OF_ANOTHER_SYSTEM, compute=_by_gcc),
    rule(_CAUGHT, confidence=CERTAIN, unless=CANNOT_LOAD),
    rule(_ASKED_TO_BUILD, confidence=LIKELY, module="its compiled part"),
    rule(_NOT_COMPILED, confidence=_not_compiled, module=named),
    rule(_KERNELS_ELSEWHERE, confidence=LIKELY),
    rule(*_ASKED_FOR_OPS, _PART_NOT_BUILT, confidence=LIKELY, unless=CANNOT_LOAD),
    rule(_WITHOUT_ITS_OPTION, confidence=POSSIBLE),
    rule(*_FEATURE_LEFT_OUT, confidence=_feature_left_out, compute=_feature),
    rule(
        _PART_OF_VARIABLE,
        confidence=LIKELY,
        module="its optional part",
        owner="the package",
        remedy=OF_A_SETTING,
    ),
    rule(
        *(_BACKEND_NOT_IMPORTED, _KERNELS_OF, _CXX_PART_ABSENT),
        confidence=LIKELY,
        unless=CANNOT_LOAD,
        module="its compiled part",
    ),
    rule(_IS_NOT_COMPILED, confidence=if_group("module", _NATIVE, then=LIKELY)),
    rule(_NOT_BUILT, _PART_IS_NOT_BUILT, confidence=_not_built),
)
"""Each with the `module` that is missing."""
