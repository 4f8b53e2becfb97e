"""
Messages that a person retells: "import x_cuda failed", "cannot find cub.h", "找不到模块 x_cuda".

A log that no cause knows is read again with what the tool itself says in such a case. Only names that nobody uses as a
word are taken: with an underscore, a digit or several capital letters, or in quotes behind the word *module*.
"""

from __future__ import annotations

import re
from functools import partial

from opwright.logs.patterns import compiled
from opwright.model import Log

_LONGEST_LOG = 16 << 10
"""Characters: who retells is brief."""
_Q = r"['\"`‘’“”*]{0,2}"
_END = r"(?![A-Za-z\d_])"
_NAME = rf"(?<![A-Za-z\d_.])\.?(?P<name>(?!_[a-z]{{1,20}}_\b)(?=[a-z\d.]{{0,40}}(?:[A-Za-z\d]_|_[A-Za-z]|[A-Z]{{2}}\w{{0,20}}[a-z\d]|[A-Z]{{3}}|(?:[A-Z][a-z]{{2,20}}){{3}}(?<!Error)))[A-Za-z_][A-Za-z\d_.]{{1,60}}[A-Za-z\d_]){_END}"
_QUOTED = r"['\"`‘“](?P<quoted>[A-Za-z_][A-Za-z\d_.]{1,60}(?: {0,1}- {0,1}[A-Za-z\d_]{2,40}){0,3})['\"`’”]"
_EITHER = rf"(?:{_QUOTED}|{_NAME})"
_HEADER = r"(?<![\w/.\\-])(?P<name>(?:\w{1,40}/){0,4}[\w-]{2,40}\.(?:h|hpp|cuh))\b(?![.\w])"
_WINDOWS_HEADER = (
    r"(?<![\w/.\\-])(?P<name>(?:\w{1,40}\\{1,2}){1,4}[\w-]{2,40}\.(?:h|hpp|cuh))\b(?![.\w])"
)
_NOT_FOUND = r"(?i:can(?:not|'t| not)|could(?: not|n't)|unable to|fail(?:s|ed)? to|didn't|did not|not able to)"
_ABSENT = r"(?i:(?:(?:is|was) )?(?:missing|absent|not there|(?:file )?not found|not installed)|(?:does not|doesn't|did not|didn't) exist|(?:cannot|can't|can not|could not|couldn't) be (?:found|imported|loaded|opened|resolved))\b"
_KIND = r"(?i:(?:compiled|custom|cuda|c\+\+) )?(?i:module|extension|op|operator|package|library)"
_DOTTED = rf"(?P<name>(?:[A-Za-z_][A-Za-z\d_]*\.){{1,5}}[A-Za-z_][A-Za-z\d_]*){_END}"
_WITHOUT = r"(?:找不到|没有找到|沒有找到|未找到|缺少|缺失|没有|无法导入|無法導入|导入不了)"
_GONE = r"(?:找不到|导入失败|无法导入|無法導入|导入不了|导入报错|不存在|没有找到)"
_A_MODULE = r"(?:模块名?|模組|库|包)"
_NO_FILE = r"(?i:no such file|没有那个文件|沒有此一檔案|找不到|不存在)"
_LIBRARY = r"(?<![\w/.-])(?P<name>lib[\w+-]{2,40}\.so(?:\.\d{1,4}){0,3})\b(?![\w.]*:)"
_PROGRAM = r"(?<![\w/.-])(?P<name>nvcc|gcc|g\+\+|c\+\+|ninja|hipcc|cmake)(?![\w.-])"
_NOT_IN_PATH = r"(?i:(?:is |was )?(?:missing|not found|not installed|not (?:in|on) (?:the |my |your )?path)|(?:cannot|could not) be found)\b"
_IF_ABSENT = ("missing", "not found", "not installed", " exist", " be found", " be imported", " be loaded", " be opened", " be resolved", "absent", "not there")  # fmt: skip
_IF_UNABLE = tuple(
    f"{begin} {verb}"
    for begin in ("not", "'t", "to")
    for verb in ("import", "find", "load", "open", "locate")
)
_IF_CHINESE = ("找不到", "没有", "沒有", "未找到", "缺少", "缺失", "导入", "無法導入", "不存在")
DOES_WITHOUT = r"[^\n]{0,40}?[.,;] ?(?:[Uu]sing|[Ww]ill use|[Dd]efaulting to) (?!pip)"
"""What a program says of the rest of its work, behind what it did not find."""
_SPELT_OUT = r"(?i)\b(is|are|was|were|does|do|did|has|have|had|could|would)n't\b"
_CANNOT = r"(?i)\bcan't\b|\bcan not\b"
_IF_OTHER = ("mismatch", "incompatible", "not compatible", "break", "broke")
_MODULE = "No module named '{name}'"
_HEADER_FILE = "fatal error: {name}: No such file or directory"
_DLL = "DLL load failed while importing {name}"
_DLL_NAME = r"(?<![\w/.-])(?P<name>[\w.-]{2,60}\.(?:dll|pyd))\b"
_SHARED_LIBRARY = "{name}: cannot open shared object file: No such file or directory"
_ROWS = (
    # words, one of which the log has, in lower case; how it is retold; what the tool says
    (("cuda not found", "cuda is not found", "cuda was not found"), r"(?i:\b(?:install|build|compil)\w*\b[^\n]{0,40}\bcuda (?:is |was )?not found\b)(?![^\n]{0,20}(?:lib|torch))[^\n]*", "error: CUDA_HOME is not set"),
    (("submodule",), r"(?i:\bsubmodules? (?:folder |directory |path )?['\"`]?(?P<name>[\w./-]{2,40})['\"`]?[^\n]{0,24} (?:not found|is missing|is empty|404))[^\n]*", "fatal: No url found for submodule path '{name}' in .gitmodules"),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:find|open|locate)(?i: the)?(?i: (?:header|include))?(?i: file)?:? ?{_Q}<?{_HEADER}>?", _HEADER_FILE),
    (("missing",), rf"(?i:\bmissing)(?i: the)?(?i: header)?(?i: file)?:? ?{_Q}<?{_HEADER}>?", _HEADER_FILE),
    ((*_IF_ABSENT, "no such file", *_IF_CHINESE), rf"{_HEADER}{_Q}[,:]? (?:{_ABSENT}|{_NO_FILE})", _HEADER_FILE),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:find|open|locate)(?i: the)?(?i: (?:header|include))?(?i: file)?:? ?{_Q}<?{_WINDOWS_HEADER}>?", _HEADER_FILE),
    ((*_IF_UNABLE, *_IF_ABSENT), rf"{_WINDOWS_HEADER}{_Q}(?: {_ABSENT}| {_NOT_FOUND} (?i:find|open|locate)(?i: it)?$)", _HEADER_FILE),
    (_IF_UNABLE, rf"{_HEADER}{_Q} {_NOT_FOUND} (?i:find|open|locate)(?i: it)?$", _HEADER_FILE),
    (("no such file",), rf"\b(?i:no such file)(?i: or directory)?:? {{0,2}}#include {{0,2}}<{_HEADER}>", _HEADER_FILE),
    (_IF_CHINESE, rf"{_WITHOUT}(?:头文件|標頭檔)?[: ]?{_Q}<?{_HEADER}>?", _HEADER_FILE),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:find|open|load|locate)(?i: the)?(?i: (?:shared )?library)? {_Q}{_LIBRARY}", _SHARED_LIBRARY),
    (("missing",), rf"(?i:\bmissing)(?i: the)?(?i: (?:shared )?library)?:? {_Q}{_LIBRARY}", _SHARED_LIBRARY),
    (_IF_ABSENT, rf"{_LIBRARY}{_Q} {_ABSENT}", _SHARED_LIBRARY),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:find|open|load|locate)(?i: the)? {_Q}{_DLL_NAME}[^\n]*", _DLL),
    (_IF_ABSENT, rf"{_DLL_NAME}{_Q} {_ABSENT}[^\n]*", _DLL),
    (("dll load failed",), r"(?i:\bDLL load failed,? (?:while|when|on) importing (?!the |an? )(?P<name>[\w.]{2,60}))[^\n]*", "DLL load failed while importing {name}"),
    (("dll load failed",), r"(?i:\bDLL load failed)(?! while importing)[^\n]*", "ImportError: DLL load failed"),
    (("specified module ",), r"(?i:^[^\n]{0,200}specified module (?:could not|couldn't|cannot|can't) be found[^\n]*)", "ImportError: DLL load failed"),
    (("specified procedure",), r"(?i:^[^\n]{0,200}specified procedure\b[^\n]*)", "DLL load failed: The specified procedure could not be found"),
    ((*_IF_ABSENT, "path"), rf"{_PROGRAM}{_Q} {_NOT_IN_PATH}", "{name}: command not found"),
    (("cl is ", "cl.exe", "cl cannot", "cl' ", 'cl" ', "cl` "), rf"(?:['\"`]cl(?:\.exe)?['\"`]|(?<![\w.-])cl(?:\.exe| (?=(?i:(?:is |was )?not (?:in|on))))) ?{_NOT_IN_PATH}", "'cl' is not recognized as an internal or external command"),
    (("no modules nam", "no module names", "no module name ", "no module name:"), rf"(?i:\bno modules? nam(?:e|ed|es)?):? ?{_EITHER}", _MODULE),
    (("no modul nam",), rf"(?i:\bno modul nam(?:e|ed|es)?):? ?{_Q}{_NAME}", _MODULE),
    (("no module called", "no extension"), rf"(?i:\bno (?:module|extension))(?i: called)? {_Q}{_NAME}", _MODULE),
    (("no package called", "no package named"), rf"(?i:\bno package (?:called|named)) {_Q}{_NAME}", _MODULE),
    (("there is no", "there's no"), rf"(?i:\bthere(?:'s| is) no) {_Q}{_NAME}{_Q}(?= {_KIND}| in\b)", _MODULE),
    (("missing",), rf"(?i:\bmissing)(?i: the)?(?: {_KIND})?:? {_Q}{_NAME}", _MODULE),
    (("missing",), rf"(?i:\bmissing)(?i: the)? {_KIND}:? {_QUOTED}", _MODULE),
    (_IF_ABSENT, rf"\b{_KIND} {_EITHER} {_ABSENT}", _MODULE),
    (_IF_ABSENT, rf"{_NAME}{_Q} (?:{_KIND} )?{_ABSENT}", _MODULE),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:import) {_Q}[A-Za-z_]\w{{1,60}}{_Q} (?i:from) {_Q}{_NAME}", _MODULE),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:import|find|load)(?i: the)?(?: {_KIND}(?i: (?:named|called))?)?:? {_Q}{_NAME}", _MODULE),
    (_IF_UNABLE, rf"\b{_NOT_FOUND} (?i:import)(?i: the)?(?: {_KIND})?:? {_Q}{_DOTTED}", _MODULE),
    ((" failed", " fails", " error"), rf"(?i:\bimport)(?i:ing)? (?:of )?{_Q}{_NAME}{_Q} (?i:failed|fails|error)\b", _MODULE),
    (("modulenotfounderror ", "importerror "), rf"\b(?:ModuleNotFoundError|ImportError) (?i:for|of|with|on|in)(?i: the)?(?: {_KIND})? {_Q}{_NAME}", _MODULE),
    (("import error", "import fail", " importerror"), rf"{_NAME}{_Q} (?i:import error|import fails|import failed|importerror)\b", _MODULE),
    (("from ",), r"\bfrom (?P<name>[A-Za-z_]\w*(?:\.\w+){0,5}) import \w{2,60}['\"`]?\)? (?i:(?:does |do |is |did )?not (?:exists?|work|found|there)|fails\b|failed\b)", _MODULE),
    ((" named ", " called "), rf"(?i:\b(?:repository|repo|package|library|module)) (?:named|called) {_Q}{_NAME}(?=[^\n]{{0,120}}(?i:\b(?:find|get|download|install)\b))", _MODULE),
    (("where ", "how "), r"(?i:\b(?:where|how) (?:can|do|could|should) (?:I|we|one) (?:find|get|download|install))(?i: the| this)?(?: \w{2,12})? ['\"`]?(?P<name>[A-Za-z]\w{1,40}_(?:cuda|ext|C|cpp))\b", _MODULE),
    ((" is missing",), rf"(?i:\bfile for) {_Q}{_NAME}{_Q}[^\n.]{{0,30}} is missing\b", _MODULE),
    (_IF_CHINESE, rf"{_WITHOUT}(?:名为|叫)?{_A_MODULE}?[:： ]{{0,2}}{_Q}{_NAME}", _MODULE),
    (_IF_CHINESE, rf"{_NAME}{_Q} ?(?:这个|的)?{_A_MODULE}? ?{_GONE}", _MODULE),
)  # fmt: skip

_MESSAGES = (
    # the same, about releases, GPUs and compilers
    (("not compatible", "not supported"), r"\b(?P<name>sm_\d{2,3}) (?:is |are )?not (?:compatible|supported)\b[^\n]*", "{name} with CUDA capability {name} is not compatible with the current PyTorch installation."),
    (("kernel image",), r"(?i:\bkernel image (?:error|problem|issue|missing|is missing|not available|is not available|unavailable))[^\n]*", "no kernel image is available for execution on the device"),
    (("nvcc ",), r"\bnvcc[^\n]{0,20} (?i:does not|doesn't|cannot|can't) (?i:support|know|compile)(?i: for)? (?:compute|sm)_(?P<name>\d{2,3})\b[^\n]*", "nvcc fatal   : Unsupported gpu architecture 'compute_{name}'"),
    (("torch",), r"(?i:\bCUDA )(?P<name>\d{1,2}\.\d)(?i:[^\n]{0,30}(?:detected|found|installed)[^\n]{0,40}torch[^\n]{0,30}(?:compiled|built) (?:with|for|using)(?: CUDA)? )(?P<torch>\d{1,2}\.\d)[^\n]*", "The detected CUDA version ({name}) mismatches the version that was used to compile PyTorch ({torch})"),
    (("memory", "ram"), r"(?i:\b(?:compil|build|install)\w*\b[^\n]{0,60}\b(?:uses?|takes?|eats?|runs? out of|ran out of|out of|not enough) (?:up )?(?:all )?(?:of )?(?:my |the )?(?:ram|memory)\b)(?<!gpu memory)[^\n]*", "c++: fatal error: Killed signal terminated program cc1plus"),
    (("typeerror ",), r"\bTypeError (?:in|from|at|with|of|when calling) (?P<name>\w{3,40}_(?:fwd|bwd))(?:\(\))?(?![\w(])[^\n]*", "TypeError: {name}(): incompatible function arguments. The following argument types are supported:"),
    (("undefined symbol",), r"(?i:\b(?:gives?|gets?|got|getting|shows?|reports?|throws?|raises?|fails?|crash\w{0,3}|errors?|due to)\b[^\n?]{0,30}\bundefined symbols?)(?! ?[:`'_])[^\n]*", "_C.abi3.so: undefined symbol:"),
    (("numpy 2", "numpy>=2", "numpy2"), r"(?i:(?:not|n't|in|never)[ -]?(?:work|compatible|support)\w*[^\n]{0,24}\bnumpy ?(?:>=)? ?2|\bnumpy ?(?:>=)? ?2[\w.]*[^\n]{0,20} (?:breaks|incompatible|is not supported|not supported))[^\n]*", "A module that was compiled using NumPy 1.x cannot be run in NumPy 2"),
    (("not a supported wheel",), r"(?P<name>[\w.+-]{4,120}(?<!\.whl)) is not a supported wheel\b[^\n]*", "{name}.whl is not a supported wheel on this platform."),
    (("found no nvidia driver",), r"(?i:(?<!: )\bfound no nvidia driver)[^\n]*", "RuntimeError: Found no NVIDIA driver on your system. Please check that you have an NVIDIA GPU"),
    (("was not declared",), r"(?<![‘'`\"\w:])(?P<name>[A-Za-z_]\w{3,40}) was not declared in this scope", "error: '{name}' was not declared in this scope"),
    (("is undefined",), r"(?i:\bidentifier )(?P<name>[A-Za-z_]\w{3,40}) is undefined", 'error: identifier "{name}" is undefined'),
    (("triton only supports",), r"(?i:\btriton only supports devices)[^\n]*", "too old to be supported by the triton GPU compiler, which is used as the backend"),
    (("gcc", "g++", "compiler"), r"(?i:\b(?:nvcc|cuda)\b[^\n]{0,60}\b(?:refuses?|rejects?|complains?|does not (?:like|accept|support)|wants?|says?|accepts?)\b[^\n]{0,40}\b(?:gcc|g\+\+|compiler)\b[^\n]{0,30}\b(?:too new|not later than|no newer than|(?:later|newer) than|up to))[^\n]*", "#error -- unsupported GNU version! gcc versions later than 12 are not supported!"),
    (("gcc", "g++"), r"(?i:(?:\bgcc|\bg\+\+)(?: |-)?(?:\d{1,2}(?:\.\d)?)? (?:is|seems) too (?:new|recent) for (?:nvcc|cuda|my cuda|the cuda))[^\n]*", "#error -- unsupported GNU version! gcc versions later than 12 are not supported!"),
    (("torch",), r"(?i:\bCUDA )(?P<name>\d{1,2}\.\d)\b(?i:[^\n]{0,40}\b(?:but|while|and|although)\b[^\n]{0,20}torch\b[^\n]{0,30}\b(?:compiled|built)(?: (?:with|for|against|using))?(?: CUDA)? )(?!(?P=name))(?P<torch>\d{1,2}\.\d)[^\n]*", "The detected CUDA version ({name}) mismatches the version that was used to compile PyTorch ({torch})"),
    (("kernel image",), r"(?i:\bno (?:cuda )?kernel image (?:found )?(?:for|on) (?:the|my|this) (?:device|gpu|card))[^\n]*", "no kernel image is available for execution on the device"),
    (("cuda enabled",), r"(?i:\btorch\b[^\n]{0,40}\bnot (?:compiled|built) with CUDA enabled)[^\n]*", "AssertionError: Torch not compiled with CUDA enabled"),
    (("not a supported wheel",), r"(?P<name>[\w.+-]{4,160})\.whl\b[^\n]{0,40} (?i:not a supported wheel)[^\n]*", "{name}.whl is not a supported wheel on this platform."),
    (("size changed",), r"\bnumpy\.(?P<name>dtype|ufunc|ndarray) size changed(?!, may)[^\n]*", "numpy.{name} size changed, may indicate binary incompatibility"),
    (("operator",), r"(?i:\bno operator )[`'\"]?(?P<name>[-+*/<>=]{1,2})[`'\"]?(?i: (?:matches|for|found)[^\n]{0,30}\b(?:__)?half)\b[^\n]*", 'error: no operator "{name}" matches these operands\n            operand types are: __half {name} __half'),
    (("c++17", "c++14", "c++20"), r"(?i:\b(?:ATen|(?:py)?torch|headers?)\b[^\n]{0,30}\b(?:says?|that|complains?|needs?|requires?|wants?)\b[^\n]{0,20}\b)(?P<name>C\+\+(?:14|17|20))(?![^\n]{0,30}\?)[^\n]{0,60}$(?<=[^?])", "#error {name} or later compatible compiler is required to use ATen."),
    (("satisf",), r"(?i:\bno (?:matching )?(?:versions?|releases?)(?: was| is)?(?: found)? that satisf(?:y|ies) (?:the requirement )?)['\"`]?(?P<name>[A-Za-z][\w.-]{1,40}(?:[=<>~!]=?[\w.+]{1,30})?)[^\n]*", "ERROR: Could not find a version that satisfies the requirement {name}"),
    (("no matching dist", "finds nothing", "nothing found", "found nothing"), r"(?i:\bpip3? install (?:-\S+ )?)['\"`]?(?P<name>[A-Za-z][\w.-]{1,40}(?:[=<>~!]=?[\w.+]{1,30})?)['\"`]?(?i: (?:says|finds?|found|gives?|fails?|ends?|:)?[^\n]{0,40}\b(?:nothing|no matching distribution)\b)", "ERROR: Could not find a version that satisfies the requirement {name} (from versions: none)\nERROR: No matching distribution found for {name}"),
    ((" has no ", "no longer has", "does not have"), r"\b(?P<name>pkgutil|collections|inspect|numpy|np|torch(?:\.[a-z_]{2,20}){0,3}|triton(?:\.[a-z_]{2,20}){0,3})(?i: (?:has no|no longer has|does not have)(?: an?| the)?(?: attribute| member| name)? )['\"`]?(?P<member>(?=[A-Za-z]{0,30}(?:_|[a-z][A-Z])|ImpImporter|float\b|bool\b|int\b)[A-Za-z]\w{2,40})\b", "AttributeError: module '{name}' has no attribute '{member}'"),
    (("has no member",), r"(?<![‘'`\"\w:])(?P<name>[A-Za-z_][\w:]{3,60}) has no member(?: named)? [`'\"]?(?P<member>\w{2,40})\b[`'\"]?", "error: '{name}' has no member named '{member}'"),
    (("operator torch",), r"(?i:\b(?:find|no|unknown|missing)(?: the)? operator )['\"`]?(?P<name>torch\w{2,20}::\w{2,40})[^\n]*", "RuntimeError: operator {name} does not exist"),
    (("already init",), r"(?P<name>lib\w{0,6}omp\w{0,8}(?:\.(?:dll|so|dylib))?)(?i: (?:is |was |has been )?already (?:been )?initiali[sz]ed)(?! by\b)[^\n]*", "OMP: Error #15: Initializing {name}, but found {name} already initialized."),
    ((" exist",), r"(?<!operator )\b(?P<name>torch\w{2,20}::\w{2,40}) (?i:does not|doesn't|did not) exist[^\n]*", "RuntimeError: operator {name} does not exist"),
    (("driver",), r"(?i:\bdriver (?:is |version |version is |seems )?(?:too old|outdated|insufficient))\b[^\n]*", "CUDA driver version is insufficient for CUDA runtime version"),
    (_IF_OTHER, r"(?i:\b(?P<name>torchvision|torchaudio|torchtext|xformers|vllm|detectron2)\b[^\n]{0,40}\b(?:mismatch\w*|incompatible|breaks?|broke|broken|not compatible)\b[^\n]{0,40}\b(?:py)?torch\b)[^\n]*", "Couldn't load custom C++ ops. This can happen if your PyTorch and {name} versions are incompatible"),
    (_IF_OTHER, r"(?i:\b(?P<name>torchvision|torchaudio|xformers) and (?:py)?torch\b[^\n]{0,30}\b(?:mismatch\w*|incompatible))[^\n]*", "Couldn't load custom C++ ops. This can happen if your PyTorch and {name} versions are incompatible"),
    (_IF_OTHER, r"(?i:\bflash[-_ ]attn\b[^\n]{0,40}\b(?:mismatch\w*|incompatible|breaks?|broke|broken|not compatible)\b[^\n]{0,40}\b(?:py)?torch\b)[^\n]*", "site-packages/flash_attn/flash_attn_2_cuda.abi3.so: undefined symbol:"),
    (("could not run",), r"Could not run '(?P<name>torch\w{1,20}::\w{2,40})'(?! with)[^\n]{0,40}\bCUDA\b[^\n]*", "Could not run '{name}' with arguments from the 'CUDA' backend."),
    (("mismatch",), r"(?i:\bdetected cuda version (?:mismatch\w*|differs|does not match))(?! the version)[^\n]*", "The detected CUDA version mismatches the version that was used to compile PyTorch"),
    (("torch._six",), r"\btorch\._six\b[^\n]{0,20} (?i:removed|gone|missing|not found|does not exist|doesn't exist)[^\n]*", "No module named 'torch._six'"),
    (("torch",), r"(?i:\b(?:py)?torch (?:is |was )?(?:not found|missing|not installed))(?![^\n]{0,20}\b(?:cuda|lib))", "No module named 'torch'"),
    (("visual studio", "msvc", "vs2022", "vs 2022"), r"(?i:\b(?:visual studio|msvc|vs ?2022)\b[^\n]{0,40}\b(?:17\.\d\d|14\.\d\d|20\d\d|19\d\d|version)\b[^\n]{0,30}\b(?:does not work|doesn'?t work|(?:is |was )?not supported|(?:wasn|isn)'?t supported|is unsupported|is too new))[^\n]*", "#error: -- unsupported Microsoft Visual Studio version!"),
    (("windows", "macos"), r"(?i:\b(?:bitsandbytes|triton|vllm|sglang|deepspeed|flashinfer|nccl|apex)\b[^\n]{0,30}\b(?:does not|doesn'?t|do not|don'?t|won'?t|not) (?:work|run)(?:ing)? (?:natively )?(?:in|on|under|with) )(?P<name>Windows|macOS)\b[^\n]*", "RuntimeError: not supported on {name}"),
    (("windows is", "macos is"), r"\b(?P<name>Windows|macOS) is (?:currently |still )?(?:not (?:yet |currently )?supported|unsupported)\b[^\n]*", "RuntimeError: not supported on {name}"),
    (("t4", "v100", "p100", "2080", "1080"), r"(?i:\b(?:flash[-_ ]?att(?:ention|n)(?: ?2)?) ?(?:不支持|(?:does not|doesn'?t|can'?t|cannot) (?:support|run on|work on)) ?(?:an? |the |my )?(?:tesla )?(?:T4|V100|P100|(?:RTX |GTX )?(?:20|10)80\w{0,3}))\b[^\n]*", "RuntimeError: FlashAttention only supports Ampere GPUs or newer."),
    (("killed",), r"(?i:\b(?:ninja|nvcc|cicc|cc1plus|compil\w+|build)\b[^\n?!]{0,30}\b(?:got |was |is |gets )?killed\b)[^\n]*", "c++: fatal error: Killed signal terminated program cc1plus"),
    (("50", "blackwell", "sm_120"), r"(?i:(?:not|n't) (?:yet )?(?:support|work)\w*[^\n]{0,30}\b(?:RTX ?50[5-9]0|5090|5080|blackwell|sm_120))\b[^\n]*", "no kernel image is available for execution on the device"),
    (("wheel for ",), r"\b(?P<name>[a-z][\w-]{1,30}==\d[\w.+]{0,20}\w)\b[^\n]{0,200}(?i:\b(?:doesn't|does not|didn't|did not) (?:provide|have|ship|offer|publish)\w* (?:a |any )?wheels? for (?:manylinux|win|macosx|musllinux|aarch64|cp3\d))[^\n]*", "{name} has no wheels with a matching platform tag"),
    (("extension is too long",), r"(?i:\bfilename or extension is too long)", "[WinError 206] The filename or extension is too long"),
)  # fmt: skip


def as_reported(log: Log) -> Log | None:
    """Return a log with what it retells to be missing in the words of Python, the compiler, the loader and the shell; None without."""
    if len(log.text) > _LONGEST_LOG or log.numbers:
        return None
    text = spelt_out(log.text)
    lowered = text.lower()
    for words, pattern, said in (*_ROWS, *_MESSAGES):
        if any(word in lowered for word in words):
            text = compiled(pattern).sub(partial(_reported, said), text)
    return log._replace(text=text) if text != log.text else None


def spelt_out(text: str) -> str:
    """Return a text with "is not" for "isn't", and the like."""
    return compiled(_CANNOT).sub("cannot", compiled(_SPELT_OUT).sub(r"\1 not", text))


def _reported(said: str, match: re.Match[str]) -> str:
    if compiled(DOES_WITHOUT).match(match.string, match.end()):
        return match[0]
    groups = match.groupdict()
    name = re.sub(r"\\+", "/", groups.get("name") or "") or re.sub(
        r" ?- ?", "_", groups.get("quoted") or ""
    )
    return said.format_map({**groups, "name": name})
