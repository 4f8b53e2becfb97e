"""
The wheel says that it is for one processor, and a binary in it was compiled for another: the tag was set by hand, or a
cross build took one library from the machine that it ran on. The loader rejects such a file with "wrong ELF class" or
"cannot open shared object file: No such file or directory", although it is there. Libraries that nothing in the wheel
needs and that are not Python modules are left alone: they may be data for another machine.

On a Mac with Apple silicon it is a Python or a conda for x86_64 that Rosetta runs unnoticed; `ld` only warns (`ignoring
file`), and undefined symbols follow. On Windows it is a 32-bit Python, or the compiler's x86 prompt: every `__imp_Py…` is
then unresolved. An `Illegal instruction` is the same one level lower: the code uses instructions (AVX, AVX2) that this
processor, or what a virtual machine shows of it, does not have. Such code comes out of `-march=native`: `opwright lint` reports
the flag where the project's own build script says that its wheels are for others.
"""

import re
from collections.abc import Iterator

from opwright.causes import kit
from opwright.causes.kit.rules import CERTAIN, LIKELY, POSSIBLE, log_check, log_rules, rule
from opwright.causes.kit.sources import for_scripts, literal_evidence
from opwright.knowledge.platforms.wheel_tags import machine_names, machines, machines_elsewhere
from opwright.knowledge.torch_releases.names.names import is_torch_library
from opwright.logs.patterns import LogMatch, compiled, find_matches, has_match
from opwright.model import (
    Artifact,
    ArtifactKind,
    Binary,
    BuildScript,
    Cause,
    Confidence,
    Evidence,
    Fix,
    Language,
    LiteralText,
    Log,
)

_TWO_MACHINES = (
    r"incompatible\s{1,8}architecture\s{1,8}\(have [('\"]{1,2}(?P<machine>\w+)['\"),][^\n]{0,20}? need [('\"]{1,2}(?P<said>\w+)",
    r"ignoring file [^\n]{1,300}? building for macOS-(?P<said>\w+) but [^\n]{1,30}? file built for macOS-(?P<machine>\w+)",
    r"found architecture ['\"](?P<machine>\w+)['\"], required architecture ['\"](?P<said>\w+)",
    r"machine type ['\"‘](?P<machine>\w+)['\"’] conflicts with target machine type ['\"‘](?P<said>\w+)",
    r"LNK(?:1112|4272)\b[^\n]{0,40}?['\"“](?P<machine>x64|x86|ARM64)['\"”][^\n]{0,18}?['\"“](?P<said>x64|x86|ARM64)",
    r"(?P<machine>i386(?::x86-64)?|aarch64) architecture of input file [^\n]{1,300} is incompatible with (?P<said>[\w:-]+) output",
)
_WRONG_MACHINE = (
    r"ignoring file [^\n]{1,300}, file was built for unsupported file format|ld: unknown file type in '[^'\n]{1,300}\.(?:so|a|o|dll)\b|\.so' \((?:not a mach-o file|slice is not valid mach-o file)\)",
    r"(?P<machine>ELFCLASS(?:32|64))\b|mach-o(?: file)?, but wrong architecture",
    r"nvcc fatal\s{1,4}: 32 bit compilation is only supported for",
    r"[Cc]an't load (?:this|IA 32-bit|AMD 64-bit|ARM 64-bit|AARCH64) \.(?:dll|so)[^\n]{0,40} on a \w{2,7} (?:32|64)-bit platform",
    r"[Ff]ile in wrong format|文件格式错误|fichier dans un mauvais format|файл в неправильном формате|Relocations in generic ELF \(EM: \d+\)",
    r"(?:Could not open|failed to open elf at) ['\"]?/lib64/ld-linux-x86-64\.so\.2",
    r"du fichier d'entrée «[^\n]{1,300} est incompatible avec la sortie|架构于输入文件",
    r"%1 is not a valid Win32 application|%1 不是有效的 Win32 应用程序|%1 ist keine zulässige Win32-Anwendung|%1 n'est pas une application Win32 valide|%1 no es una aplicación Win32 válida|%1 は有効な Win32 アプリケーション|%1 не является приложением Win32",
    r"\b0[xX][cC]000007[bB]\b|STATUS_INVALID_IMAGE_FORMAT|-1073741701\b",
    r"[Ee]xec format error|Fehler im Format der Programmdatei|可执行文件格式错误|Formato de ejecutable incorrecto|Erreur de format pour exec",
)
_NOT_ELF = r"\.(?:so|a)[\d.]{0,12}: (?:invalid ELF header|ungültiger ELF-Header|无效的 ELF 头)"
_OF_TORCHS_WHEELS = r"-packages/(?:torch|nvidia/\w{2,30})/lib/lib"
"""Which pip installs for this system alone, so that such a file is damaged: see incomplete-install."""
_X86_FILE = r"\.so[\d.]{0,12}: ELF 64-bit LSB (?:pie )?(?:shared object|executable), x86-64\b"
"""What `file` says of a library."""
_LARGER_PAGES = r"ELF load command (?:address/offset not (?:properly|page-)[ -]?aligned|alignment not page-aligned)"
_NO_SUCH_INSTRUCTION = (
    r"Illegal instruction|非法指令|Ungültiger Maschinenbefehl|Instruction non permise|Instrucción ilegal|\bSIGILL\b|0[xX][cC]000001[dD]|-1073741795|Instruções? ilegal|不正な命令",
    r"unsupported argument '(?:core2|nocona|haswell|skylake[\w-]*|znver\d|x86-64[\w-]*)' to option '-march='",
    r"NumPy was built with baseline optimizations",
    r"(?:CPU|processor) (?:does not support|lacks|doesn't support) (?:\w+ ){0,2}(?:AVX|SSE4)",
)
_REQUIRED_INSTRUCTIONS = (
    r"[Rr]equires (?P<feature>(?:AVX|SSE4|AMX)[\w.-]{0,10})(?: ISA| instructions?)? support"
)
_BACKEND = "where a package's build asks for instructions"
_OF_THE_GPU = r"(?i)\b(?:CUDA|HIP)[\w ]{0,30}error|instruction was encountered"
_MISSING_INSTRUCTIONS = "if the processor lacks instructions"
_PYTHON_IMPORT = r"LNK20(?:01|19)\b[^\n]{0,80}?(?P<name>__imp__?Py\w{2,60})"
_X86_NAME = r"LNK20(?:01|19)\b[^\n]{0,80}?(?P<name>__imp__Py(?:Module_Create2|Arg_ParseTuple\w{0,20}|Err_\w{2,40}|Exc_\w{2,40}|List_New|Tuple_New|Import_ImportModule|Float_FromDouble|Long_From\w{2,20}|Type_Ready))\b"
"""With the underscore that only compilers for x86 put in front of a C function's name."""
_X86_PROMPT = r"[/\\]temp\.win32-"
"""The folder of a build under an x86 prompt; torch exists for x64 only."""
_X86_ON_ARM = r"/(?:linux[-_]x86[-_]64|x86[-_]64-linux-gnu)/[\w./ -]{1,80}so[\d.]{0,8}\s?: cannot open shared object"
_ARM = r"(?i)(?<![a-z\d])(?:jetson|jetpack|aarch64|raspberry pi|orin (?:nano|nx|agx))(?![a-z\d])"
_WITHOUT_ARM = "where the package has libraries for x86-64 alone, and the machine is an ARM one"


_X86_TOOLS = r"(?P<folder>[A-Z]:[^\n'\":*?<>|%&^]{3,160}[/\\]VC)[/\\]{1,2}Tools[/\\]{1,2}MSVC[/\\]{1,2}[\d.]+[/\\]{1,2}bin[/\\]{1,2}Host[Xx](?:86|64)[/\\]{1,2}x86[/\\]"
_32_BITS = "where it is built for x86 on Windows"
_X64_PROMPT = "where the tools of Visual Studio are those for x86"
_NATIVE_FLAG = r"-m(?:arch|cpu)=native"
_IS_PUBLISHED = r"['\"]manylinux_?\d|(?m:^)\[tool\.cibuildwheel"
"""Of a build script: it names the tag of its wheels itself, or others build them for it."""
_OF_THE_PLATFORM = (
    r"(?:not \()?[^()]*\b(?:sys\.platform|os\.name|platform\.(?:system|machine)\(\))[^()]*\)?"
)
_PUBLISHED = "in wheels that are published"


@for_scripts(_NATIVE_FLAG)
def in_build_script(script: BuildScript) -> Iterator[Evidence]:
    """Look for code for the build machine's processor in wheels meant for others."""
    scripts = (script, *script.beside)
    is_published = any(re.search(_IS_PUBLISHED, one.text) for one in scripts)
    if script.language is not Language.PYTHON or not is_published:
        return
    flags = [one for one in kit.python.strings(script) if re.fullmatch(_NATIVE_FLAG, one.value)]
    asked = [_asked_besides_the_platform(script, flag) for flag in flags]
    refused = {(*first, f"not ({last})") for *first, last in filter(None, asked)}
    if () in asked or refused.intersection(asked):  # or both branches have it
        found = literal_evidence(
            script, flags[0], what=flags[0].value, title=_PUBLISHED, remedy=_PUBLISHED
        )
        yield found._replace(confidence=Confidence.LIKELY)


def _asked_besides_the_platform(script: BuildScript, flag: LiteralText) -> tuple[str, ...]:
    asked = kit.python.conditions_at(script, flag.start)
    return tuple(one for one in asked if not re.fullmatch(_OF_THE_PLATFORM, one))


def in_artifact(artifact: Artifact) -> Iterator[Evidence]:
    """Look for binaries of a wheel for another processor than its tags name."""
    tagged = machines(artifact.tags)
    needed = {name for binary in artifact.binaries for name in binary.needed}
    yield from _elsewhere(artifact, needed)
    for binary in artifact.binaries:
        names = machine_names(binary.machine)
        is_loaded = binary.modules or binary.file_name in needed
        if not (tagged and names) or names & tagged:
            continue
        if is_loaded or any(map(is_torch_library, binary.needed)):
            tag = ", ".join(sorted(tagged))
            what = f"it is compiled for {binary.machine}, but the wheel's tag says {tag}"
            yield Evidence(binary.path, binary.machine, {"what": what})


def _elsewhere(artifact: Artifact, needed: set[str]) -> Iterator[Evidence]:
    """Look for libraries for another processor in a wheel for Windows or macOS; of a universal one, one image will do."""
    tagged = machines_elsewhere(artifact.tags)
    systems = {tag[:3] for tag in tagged}
    fitting = {_file(binary) for binary in artifact.binaries if binary.machine in tagged}
    for binary in artifact.binaries:
        is_loaded = binary.modules or _file(binary).rpartition("/")[2] in needed
        is_foreign = binary.system == "linux" or binary.machine[:3] not in systems
        if is_loaded and not is_foreign and _file(binary) not in fitting:
            tag = ", ".join(sorted(tagged))
            what = f"it is compiled for {binary.machine}, but the wheel's tag says {tag}"
            yield Evidence(binary.path, binary.machine, {"what": what})


def _file(binary: Binary) -> str:
    """Return the path of a binary without the processor of its image."""
    return binary.path.partition(" (")[0] if binary.system == "macos" else binary.path


def _two_machines(match: LogMatch, _: Log) -> Confidence | None:
    return CERTAIN if match.groups["machine"] != match.groups["said"] else None


@log_check(_X86_PROMPT, _PYTHON_IMPORT, _X86_NAME)
def _32_bit_python(log: Log) -> Iterator[Evidence]:
    """Look for a Windows linker that finds none of Python's functions although it has the library."""
    for match in find_matches(log, _X86_PROMPT):
        if "torch" in log.text and has_match(log, r"\bLNK(?:1120|1181|2001|2019)\b"):
            what = "the prompt is for x86, but torch is x64"
            yield match.evidence(LIKELY, what=what, remedy=_32_BITS)
            return
    if decorated := next(find_matches(log, _X86_NAME), None):
        what = "the compiler is the one for x86, but Python is x64"
        yield decorated.evidence(LIKELY, what=what, remedy=_32_BITS)
        return
    imports = list(find_matches(log, _PYTHON_IMPORT))
    if len({match.groups["name"] for match in imports}) > 1:
        if tools := compiled(_X86_TOOLS).search(log.text):
            what = "the linker is the one for x86, but Python is x64"
            folder = tools["folder"].replace("\\\\", "\\")
            yield imports[0].evidence(LIKELY, what=what, folder=folder, remedy=_X64_PROMPT)
            return
        what = "it is compiled for x64, but Python's own library is for x86"
        yield imports[0].evidence(LIKELY, what=what)


_BUILT = "flags = ['-O3', '-march=native']\n"
_TAGGED = f"{_BUILT}PLATFORM = 'manylinux_2_28_x86_64'\n"

CAUSE = Cause(
    title="a binary does not match the processor: {what}",
    in_artifact=in_artifact,
    in_build_script=in_build_script,
    titles={
        _PUBLISHED: "the wheels are compiled with {what}, and have to run on other processors than the one that compiles them"
    },
    in_log=log_rules(
        rule(
            *_TWO_MACHINES,
            confidence=_two_machines,
            is_last=True,
            what="it is compiled for {machine}, but {said} is needed",
        ),
        rule(
            *_WRONG_MACHINE,
            confidence=lambda match, _: CERTAIN if "ELFCLASS" in match.quote else LIKELY,
            is_last=True,
            what="it is compiled for another processor",
        ),
        rule(
            _LARGER_PAGES,
            confidence=LIKELY,
            what="it is linked for smaller memory pages than this kernel's",
        ),
        rule(
            _NOT_ELF,
            confidence=POSSIBLE,
            unless_line=_OF_TORCHS_WHEELS,
            is_last=True,
            what="the file is no ELF library: made for another system, or not copied completely",
        ),
        rule(
            *_NO_SUCH_INSTRUCTION,
            confidence=LIKELY,
            unless_line=_OF_THE_GPU,
            is_last=True,
            what="it uses instructions that this processor does not have",
            remedy=_MISSING_INSTRUCTIONS,
        ),
        rule(
            _REQUIRED_INSTRUCTIONS,
            confidence=LIKELY,
            is_last=True,
            what="it needs {feature}, which this processor does not have or the virtual machine hides",
            remedy=_BACKEND,
            flag=lambda match, _: re.split(r"[^a-z\d]", match.groups["feature"].lower())[0],
        ),
        rule(
            _X86_ON_ARM,
            confidence=LIKELY,
            only_if=_ARM,
            what="its libraries are for x86-64, and this is an ARM processor",
            remedy=_WITHOUT_ARM,
            file=lambda match, _: match.quote.rpartition("/")[2].partition(":")[0],
        ),
        rule(
            _X86_FILE,
            confidence=LIKELY,
            only_if=_ARM,
            what="it is compiled for x86-64, and this is an ARM processor",
        ),
        _32_bit_python,
    ),
    explains=("own-source-not-built", "missing-link-library"),
    fix=Fix(
        "use one architecture everywhere: Python, torch, compiler and extension",
        commands=(
            "python -c 'import platform, struct; print(platform.machine(), struct.calcsize(\"P\") * 8)'",
        ),
    ),
    remedies={
        _X64_PROMPT: Fix(
            "build with the x64 tools: in the x64 Native Tools prompt of Visual Studio, or after the script below, with nothing of the build for x86 left",
            commands=(
                '"{folder}\\Auxiliary\\Build\\vcvars64.bat"',
                "set DISTUTILS_USE_SDK=1",
                "rmdir /s /q build",
            ),
        ),
        _BACKEND: Fix(
            "build and run it on a machine whose processor has {feature} (nothing is printed if it has not; a virtual machine or container may need the host's CPU model, qemu's -cpu"
            " host), or install a newer release of the package, which may need less: many have added AVX2 since, or a build without that part",
            commands=("grep -om1 '{flag}[a-z0-9_]*' /proc/cpuinfo",),
        ),
        _32_BITS: Fix(
            "use a Python of 64 bits (the first command prints 64), as torch exists for no other, and build in the x64 Native Tools prompt of Visual Studio, not in the one for x86, with nothing left of"
            " the build for x86",
            commands=(
                "python -c 'import struct; print(struct.calcsize(\"P\") * 8)'",
                "rmdir /s /q build",
            ),
        ),
        _WITHOUT_ARM: Fix(
            "run it on a machine with an x86-64 processor: the package ships libraries for x86-64 only ({file}), and no setting makes an ARM processor load them; build from source,"
            " on the board itself, whatever has sources"
        ),
        _PUBLISHED: Fix(
            "pass {what} where somebody asks for it only, or name the oldest processor that the wheels are for:"
            " -march=x86-64-v2"
        ),
        _MISSING_INSTRUCTIONS: Fix(
            "build for this processor, or let the virtual machine expose the host's",
            commands=("lscpu",),
        ),
    },
    examples=(
        "On my Jetson:\nImportError: /opt/sim/bindings/linux-x86_64/sim_38.so: cannot open shared object file: No such file or directory",
        (
            "warp.obj : error LNK2001: unresolved external symbol __imp__PyObject_Size\n"
            "warp.obj : error LNK2001: unresolved external symbol __imp__PyBuffer_Release\n"
            r"error: command 'C:\\VS\\VC\\Tools\\MSVC\\14.32.31326\\bin\\HostX86\\x86\\link.exe' failed with exit status 1120"
        ),
        BuildScript("setup.py", _TAGGED),
        BuildScript(
            "setup.py",
            _BUILT,
            beside=(BuildScript("pyproject.toml", '[tool.cibuildwheel]\nbuild = "cp312-*"\n'),),
        ),
        "exec /srv/env/bin/python3: exec format error",
        "The application was unable to start correctly (0xc000007b). Click OK to close it.",
        (
            "ld: warning: ignoring file /opt/libtorch/lib/libc10.so, file was built for unsupported file format ( 0x7F 0x45 0x4C"
            " 0x46 0x02 ) which is not the architecture being linked (x86_64): /opt/libtorch/lib/libc10.so"
        ),
        "CMake Error at cmake/cpu.cmake:40 (message):\n  This backend requires AVX512 ISA support.",
        (
            "link.exe /DLL /LIBPATH:C:\\venv\\lib\\site-packages\\torch\\lib c10.lib build\\temp.win32-cpython-311\\Release\\op.obj\n"
            "LINK : fatal error LNK1181: cannot open input file 'op.obj'\n"
        ),
        "java.lang.UnsatisfiedLinkError: C:\\srv\\warpkit_jni.dll: Can't load IA 32-bit .dll on a AMD 64-bit platform",
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="aarch64", modules=("_C",)),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="macosx_x86_64", modules=("_C",)),),
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
        (
            "ImportError: dlopen(/Users/me/venv/lib/python3.10/site-packages/cluster/_knn.so, 0x0006): tried: "
            "'/Users/me/venv/lib/python3.10/site-packages/cluster/_knn.so' (mach-o file, but is an incompatible "
            "architecture (have 'x86_64', need 'arm64'))"
        ),
        "'/opt/homebrew/lib/warp/_knn.so' (mach-o file, but is an incompatible\n\narchitecture (have 'x86_64', need 'arm64e'))",
        "OSError: libop.so: wrong ELF class: ELFCLASS32",
        "OSError: dlopen(/op/_C.so, 6): no suitable image found.  Did find:\n\t/op/_C.so: mach-o, but wrong architecture",
        "ImportError: /op/_C.so: ELF load command address/offset not page-aligned",
        "ImportError: /opt/env/lib/python3.9/site-packages/warpkit/_C.so: invalid ELF header",
        "fatbin.obj : fatal error LNK1112: module machine type 'x64' conflicts with target machine type 'x86'",
        "clang: error: unsupported argument 'core2' to option '-march='",
        "Fatal Python error: Illegal instruction\n\nCurrent thread 0x00007f (most recent call first):",
        (
            "ld: warning: ignoring file '/opt/t/lib/libc10.dylib': found architecture 'x86_64', required architecture "
            "'arm64'\nUndefined symbols for architecture arm64:\n  \"knn::query(int)\", referenced from:\n"
            "      _main in a.o"
        ),
    ),
    counterexamples=(
        BuildScript("setup.py", _BUILT),
        BuildScript("setup.py", f"import os\nif os.environ.get('NATIVE'):\n    {_TAGGED}"),
        "creating build\\temp.win32-cpython-311\ncopying torchlike\\op.py\n",
        "error   : an illegal instruction was encountered (CUDA_ERROR_ILLEGAL_INSTRUCTION)",
        "RuntimeError: CUDA error: an illegal instruction was encountered",
        "RuntimeError: CUDA error: no kernel image is available for execution on the device",
        "fatal error: immintrinsics.h: No such file or directory",
        Artifact(
            "op-1.0-cp311-cp311-manylinux_2_28_i686.whl",
            ArtifactKind.WHEEL,
            (Binary("op/_C.so", machine="i386", modules=("_C",)),),
            tags=("cp311-cp311-manylinux_2_28_i686",),
        ),
        Artifact(
            "op-1.0-cp311-cp311-macosx_11_0_arm64.whl",
            ArtifactKind.WHEEL,
            (
                Binary("op/_C.so (arm64)", machine="macosx_arm64", modules=("_C",)),
                Binary("op/_C.so (x86_64)", machine="macosx_x86_64", modules=("_C",)),
            ),
            tags=("cp311-cp311-macosx_11_0_arm64",),
        ),
        Artifact(  # a payload for another machine
            "op-1.0-cp311-cp311-manylinux_2_28_x86_64.whl",
            ArtifactKind.WHEEL,
            (Binary("op/android/librunner.so", machine="aarch64"),),
            tags=("cp311-cp311-manylinux_2_28_x86_64",),
        ),
    ),
)
