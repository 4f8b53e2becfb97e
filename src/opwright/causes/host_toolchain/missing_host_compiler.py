"""
Building an extension needs a C++ compiler on the machine, and so does running code that nobody built by hand: Triton
compiles a small launcher in C for every kernel, and `torch.compile` compiles C++ for the CPU. A slim container or a fresh
WSL has neither gcc nor g++, and a conda environment has its own only if asked for.

Half a compiler looks stranger: `gcc` is there but `cc1plus`, its C++ part, is not, because g++ is another package and
must have the version of gcc. On Windows `cl.exe` is installed and still not found, because only the x64 Native Tools
prompt puts it on PATH; torch runs `where cl` and gives up.

A CUDA toolkit does not help (nvcc needs a host compiler too), and neither does a CC that points into another environment.
"""

from opwright.causes.kit.rules import LIKELY, POSSIBLE, log_rules, rule
from opwright.logs.patterns import RUNS_NVCC, LogMatch, compiled, on_windows
from opwright.model import IN_A_BUILD, Cause, Confidence, Fix, Log, Machine

_NAME = (
    r"(?:[\w.+/-]{0,80}[-/])?(?P<compiler>gcc|g\+\+|cc|c\+\+|clang|clang\+\+|clang-cl|cl|icpx|icpc)"
    r"(?:-\d{1,2})?(?:\.exe)?"
)
_CERTAIN = (
    r"Failed to find (?P<compiler>C|MSVC|C\+\+) ?compiler[.,]",
    r"Failed to find (?P<compiler>MSVC)\.",
    r"No working C\+\+ compiler found in",
    r"Compiler: (?P<compiler>[^\s{]{1,80}) is not found",
    r"(?P<compiler>cc1plus)[^\n]{1,24}?(?:execvp|posix_spawnp?)\b",
    r"(?:error trying to exec|cannot execute) ['‘](?P<compiler>cc1plus|cc1)['’]",
    rf"unable to execute '{_NAME}': No such file",
    rf"command '{_NAME}' failed: (?:No such file|None|\[WinError 2\])",
    rf"No such file or directory: '{_NAME}'",
    r"Command '?\[?'where(?:\.exe)?',? '?(?P<compiler>cl)(?:\.exe)?'\]?'? returned non-zero",
    r"No (?P<compiler>CMAKE_C(?:XX)?_COMPILER) could be found",
    r"The (?:CMAKE_C(?:XX)?_COMPILER|C(?:XX)? compiler):\s{1,8}(?P<compiler>\S{1,120})\s{1,8}is not a full path and was not found",
    r"Could not find compiler set in environment variable (?P<compiler>C(?:C|XX)):",
    r"Unknown compiler\(s\): \[\['(?P<compiler>c\+\+|cc|gcc|icl|cl)",
    r"nvcc fatal   : Cannot find compiler '(?P<compiler>cl(?:\.exe)?|gcc|g\+\+)",
    r"Microsoft Visual C\+\+ \d\d(?:\.\d)? (?:or greater )?is required",
    r"Unable to find vcvarsall\.bat",
    r"(?P<compiler>MSVC|C\+\+ compiler) is required to (?:load|build|compile) C\+\+ extensions",
    r"Failed to find compiler path from OS PATH",
    r"Could not find (?P<compiler>MSVC)(?:/GCC/CLANG)? installation on",
    r"Could not (?:locate|find) (?:any |a )?(?:supported |suitable |usable |valid )?(?P<compiler>Microsoft Visual (?:C\+\+|Studio)|Visual Studio) installation",
    r"Unable to find (?:a |any )?(?:compatible |suitable |supported )?(?P<compiler>(?:Microsoft )?Visual (?:Studio|C\+\+))(?: installation|[.!]?$)",
    rf"Command '\[?'?which'?,? '{_NAME}'\]?'? returned non-zero",
    r"Could not set up the environment for (?P<compiler>Microsoft Visual Studio)",
    r"nvcc fatal\s{1,4}: (?P<compiler>Visual Studio) configuration file '[^'\n]{1,100}' could not be found",
    r"Running\s{1,8}'(?P<compiler>nmake)' '-\?'\s{1,8}failed with",
    r"unable to find a build program corresponding to \"(?P<compiler>NMake Makefiles)",
    r"[Cc]ould not find (?:any|specified) instance of (?P<compiler>Visual Studio)",
    rf"(?:command|unable to execute) '{_NAME}'(?: failed)?: Permission denied",
    r"linker `(?P<compiler>cc|link\.exe)` not found",
    r"error MSB8020: [^\n]{1,60}?(?P<compiler>v\d{3})\b",
    r"nvcc fatal\s{1,4}: Unsupported (?P<compiler>NVHPC|PGI|ICC|Intel|XLC) compiler found",
    r"#error:?\s{1,3}(?:--)?\s{0,3}unsupported (?P<compiler>ICC|pgc\+\+|PGI|XLC|xlC|NVHPC)\b",
    r"error MSB3428: [^\n]{1,40}(?P<compiler>Visual C\+\+)",
    r"cannot find the file specified: '(?P<compiler>cl|gcc|g\+\+|clang|clang-cl)(?:\.exe)?'",
    r"(?:[Cc]ould not|[Cc]annot|[Uu]nable to|[Ff]ailed to) (?:find|locate) (?:a |any |the )?(?:working |suitable |usable )?(?P<compiler>C\+\+ compiler|host compiler)\b",
    r"xcrun: error: invalid active developer path",
    r"ERROR: No supported (?P<compiler>gcc/g\+\+) host compiler found",
)
_SHELL = (
    r"(?P<compiler>(?:MS)?VC version \d\d\.\d{1,2}) (?:is )?not installed",
    (
        r"(?:[\s:/-]|^)(?P<compiler>gcc|g\+\+|cc|c\+\+|clang|clang\+\+|cl)(?:-\d{1,2})?: (?:not found|command not found"
        r"|Command not found|未找到命令|找不到命令|orden no encontrada|Kommando nicht gefunden|Befehl nicht gefunden"
        r"|commande introuvable|コマンドが見つかりません|comando não encontrado)"
    ),
    rf"make(?:\[\d\])?: {_NAME}: No such file or directory",
    r"^[ \t]{0,12}(?P<compiler>[\w+./-]{2,60}): No such file or directory\n[ \t]{0,12}nvcc fatal\s{1,4}: Failed to preprocess host compiler",
    rf"zsh: command not found: {_NAME}",
    (
        rf"['\"“]{_NAME}['\"”] ?(?:is not recognized as an internal|不是内部或外部命令|不是內部或外部命令|n'est pas reconnu en tant que"
        r"|ist entweder falsch geschrieben|no se reconoce como un comando|non è riconosciuto come|não é reconhecido como"
        r"|は、内部コマンド|은\(는\) 내부 또는 외부 명령|не является внутренней)"
    ),
)
_UNNAMED = (
    r"^[ \t]*FileNotFoundError: \[WinError 2\] [^\n:]{1,120}$",
    r"(?:running build_ext|building '[^'\n]{1,80}' extension)\s+error: \[WinError 2\]",
    r"Broken toolchain: cannot link a simple (?P<compiler>C(?:\+\+)?) program",
    r"CMake Error: (?P<compiler>CMAKE_C(?:XX)?_COMPILER) not set, after EnableLanguage",
    r"CreateProcess(?: failed)?: The system cannot find the file specified",
    r"nvcc fatal\s{1,4}: Failed to preprocess (?P<compiler>host compiler) properties",
    r"The (?P<compiler>C(?:XX|\+\+)? compiler)\s{1,8}\"?[^\n]{1,200}\s{1,8}is not able to compile a simple\s{1,8}test program",
)
_WARNING = rf"Error checking\s+compiler\s+version\s+for {_NAME}: \[(?:WinError|Errno) 2\]"
"""torch only warns: setuptools finds a cl.exe by itself that is not on PATH."""
_FAILURE = r"^[^\n]{0,200}(?<!compiler )\b(?:\w*[Ee]rror|fatal|Traceback|FAILED|Exception|returned non-zero|[Ff]ailed)\b(?! checking)"


def _warning_confidence(match: LogMatch, log: Log) -> Confidence:
    """Return more where the build failed after torch's warning."""
    rest = log.text[match.start :].partition("\n")[2]
    failed = any("warnings.warn" not in line[0] for line in compiled(_FAILURE).finditer(rest))
    return LIKELY if failed else POSSIBLE


def _remedy(_: LogMatch, log: Log) -> str:
    return "on Windows" if on_windows(log) else ""


CAUSE = Cause(
    title="no usable C++ compiler was found: {compiler}",
    in_log=log_rules(
        rule(*_CERTAIN),
        rule(*_SHELL, confidence=LIKELY),
        rule(_WARNING, confidence=_warning_confidence),
        rule(
            *_UNNAMED,
            confidence=POSSIBLE,
            unless=RUNS_NVCC,
            compiler="cl.exe, or another tool of the build",
        ),
        compiler="C++ compiler",
        remedy=_remedy,
    ),
    fix=Fix(
        "install gcc and g++ of the same version (in conda: gxx_linux-64), and name them in CC and CXX",
        commands=("apt-get install build-essential", "export CC=gcc CXX=g++"),
    ),
    remedies={
        IN_A_BUILD: Fix(
            "install the compiler, or name another one",
            commands=("{install_compiler}", "{use_compiler}"),
        ),
        "on Windows": Fix(
            "install Microsoft's C++ Build Tools, and start the build from the x64 Native Tools prompt",
            commands=(
                (
                    "winget install Microsoft.VisualStudio.2022.BuildTools --override "
                    '"--passive --wait --add Microsoft.VisualStudio.Workload.VCTools --includeRecommended"'
                ),
                '"%ProgramFiles(x86)%\\Microsoft Visual Studio\\2022\\BuildTools\\VC\\Auxiliary\\Build\\vcvars64.bat"',
            ),
        ),
    },
    explains=("wrong-windows-compiler", "extension-not-built"),
    examples=(
        "Exception: Unable to find Visual Studio",
        "pip install warp-attn\nFileNotFoundError: [WinError 2] The system cannot find the file specified",
        (
            "UserWarning: Error checking compiler version for cl: [WinError 2] The system cannot "
            "find the file specified\nerror: [WinError 2] The system cannot find the file specified"
        ),
        "nvcc fatal   : Visual Studio configuration file 'vcvars64.bat' could not be found for installation at 'D:/VS14'",
        "building 'warpkit._C' extension\nerror: [WinError 2] Das System kann die angegebene Datei nicht finden",
        "ERROR: No supported gcc/g++ host compiler found, but clang-15 is available.",
        "g++-9: No such file or directory\nnvcc fatal   : Failed to preprocess host compiler properties.",
        "Microsoft.CppBuild.targets(439,5): error MSB8020: The build tools for v143 (Platform Toolset = 'v143') cannot be found.",
        "nvcc fatal   : Unsupported NVHPC compiler found. nvc++ is the only NVHPC compiler that is supported.",
        "RuntimeError: Unable to find a compatible Visual Studio installation.",
        "subprocess.CalledProcessError: Command '['which', 'x86_64-linux-gnu-g++']' returned non-zero exit status 1.",
        "CMake Error: CMAKE_CXX_COMPILER not set, after EnableLanguage",
        "FileNotFoundError: [WinError 2] The system cannot find the file specified: 'cl'",
        "RuntimeError: Could not find a C++ compiler. Set CXX.",
        'CMake Error:\n  The C++ compiler\n\n    "/usr/bin/c++"\n\n  is not able to compile a simple test program.\n',
        "RuntimeError: Failed to find C compiler. Please specify via CC environment variable.",
        (
            "gcc: fatal error: cannot execute ‘cc1plus’: execvp: No such file or directory\n"
            "compilation terminated.\nerror: command '/usr/bin/gcc' failed with exit code 1"
        ),
        Log(
            "  subprocess.CalledProcessError: Command '['where', 'cl']' returned non-zero exit status 1.",
            Machine(os="Windows 11"),
        ),
        "error: command 'x86_64-linux-gnu-gcc' failed: No such file or directory",
        (
            "    raise RuntimeError('Could not find MSVC/GCC/CLANG installation on this computer. Check"
            " _find_compiler_bindir()')"
        ),
        (
            "CMake Error at CMakeLists.txt:2 (project):\n  Running\n\n   'nmake' '-?'\n\n  failed with:\n\n"
            "   no such file or directory\n"
        ),
        "RuntimeError: Could not locate a supported Microsoft Visual C++ installation",
        (
            "CMake Error at CMakeLists.txt:2 (project):\n  Generator\n\n    Visual Studio 16 2019\n\n"
            "  could not find any instance of Visual Studio.\n"
        ),
        "'cl' n'est pas reconnu en tant que commande interne ou externe\nninja: build stopped",
        "error: command 'x86_64-linux-gnu-gcc' failed: Permission denied",
        "/bin/sh: 1: g++: not found\nninja: build stopped: subcommand failed.",
        "CMake Error at CMakeLists.txt:3 (project):\n  No CMAKE_CXX_COMPILER could be found.\n",
    ),
    counterexamples=(
        "error: command '/usr/bin/gcc' failed with exit code 1",
        "-- The CXX compiler identification is GNU 12.2.0",
        "CMake Error: No CMAKE_CUDA_COMPILER could be found.",
        "error: command '/usr/local/cuda/bin/nvcc' failed: No such file or directory",
        "op.cpp:3:10: fatal error: Python.h: No such file or directory",
        "FileNotFoundError: [Errno 2] No such file or directory: 'ninja'",
    ),
)
