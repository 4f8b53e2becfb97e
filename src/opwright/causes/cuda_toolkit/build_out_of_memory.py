"""
When memory runs out, the kernel kills the largest process with signal 9. During a build that is a compiler: GCC's
`cc1plus`, or nvcc's `cicc` or `ptxas`. Nothing is wrong with the code. One nvcc that compiles heavy templates
(attention, CUTLASS) takes 3 to 5 GB, ninja starts one per processor, and `--threads` multiplies that by the
architectures compiled side by side. So a machine with 64 cores and 128 GB fails where a laptop succeeds.

A container has a limit of its own, and reports the kill only as exit code 137 (128 + 9). WSL uses half of the
machine's memory unless `.wslconfig` says otherwise. Windows does not kill: cl.exe stops with C1060 or C1002, out of
heap space, and nvcc with "catastrophic error: out of memory". Signal 11 is a crash, which is a different cause.

Running the command again often gets further, because ninja keeps what is done. Run fewer jobs, and compile for fewer
architectures. Where a single job fills the memory, only swap, splitting the file or another CUDA release helps.
"""

from opwright.causes.kit.rules import CERTAIN, LIKELY, log_rules, rule
from opwright.logs.patterns import LogMatch, compiled
from opwright.model import Cause, Confidence, Fix, Log, Machine

_COMPILERS = r"cc1plus|cc1|cicc|ptxas|cudafe\+\+|fatbinary|nvlink|ninja|nvcc|clang(?:\+\+)?(?:-\d+)?|lld|ld(?:\.\w{2,4})?|lto1(?:-wpa)?|as|collect2|g\+\+|gcc|c\+\+|rustc|cl\.exe"
_KILLED_WORD = r"Killed|已杀死|强制终止|強制終了|強制結束|Getötet|Processus arrêté|Tué|Terminado \(killed\)|Убито|Вбито|Забіты|Dræbt|Tapettu|Ubijen|Убијен|Terbunuh|Geëlimineerd|Dödad|Süreç durduruldu|Σκοτώθηκε|Morto|Bị buộc kết thúc"
"""What glibc calls signal 9, in the languages that GCC is translated into."""
_KILLED_PATTERNS = (
    rf"(?:{_KILLED_WORD}|killed):? signal terminated program (?P<what>{_COMPILERS})\b",
    rf"(?:Getötet hat Programm|(?:Processus arrêté|Tué) a terminé le programme|\(killed\) terminó el programa|Dödad-signal avslutade programmet|Tapettu-signaali päätti) (?P<what>{_COMPILERS})",
    rf"internal compiler error: Killed \(program (?P<what>{_COMPILERS})\)",
    rf"(?P<what>{_COMPILERS})['\"’]? (?:died due to signal 9|died due to signal 9 \(Kill signal\)|terminated with signal 9)\b",
    rf"\bKilled\s{{1,40}}(?:\"?\$CICC_PATH/|\"?\$\w{{0,20}}/?|\S{{0,80}}/)?\"?(?P<what>{_COMPILERS})\"?\s",
    rf"(?:Out of memory: Kill(?:ed)? process|oom-kill)[^\n]{{0,80}}\b(?P<what>{_COMPILERS})\b",
    r"unable to execute command: Killed",
    r"\(signal: 9, SIGKILL: kill\)",
)
_REFUSED_PATTERNS = (
    rf"(?:(?P<what>{_COMPILERS}): )?out of memory allocating \d+ bytes",
    r"virtual memory exhausted: ",
    rf"(?P<what>{_COMPILERS}|sh|make|ninja): (?:fatal )?(?:error: )?(?:v?fork|posix_spawn|spawn)[^\n]{{0,20}}: (?:Cannot allocate memory|Nicht genügend|无法分配内存|No se puede asignar)",
    r"catastrophic error ?: out of memory",
    r"(?P<what>ptxas|nvlink|nvcc|fatbinary|cicc) (?:fatal|error)\s{1,4}: Memory allocation failure",
    r"fatal error C10(?:60|02|76)\b",
    r"error C3859\b",
    r"LNK1102\b",
    r"LLVM ERROR: out of memory|collect2: fatal error: ld terminated with signal 9",
    r"memory exhausted[^\n]{0,40}\bld\b|\bld: [^\n]{0,60}memory exhausted",
)
_NO_PROCESS_PATTERNS = (
    r"(?P<what>sh|make|ninja|gcc|g\+\+|c\+\+|nvcc|bash|cc1plus)(?:\[\d\])?: (?:fatal: |fatal error: |error: )?(?:v?fork|posix_spawn)(?:: retry)?: (?:Resource temporarily unavailable|资源暂时不可用|Ressource temporairement)",
    r"(?P<what>sh): \d{1,4}: Cannot fork",
)
"""The limit on processes, of a user or a container: fewer jobs help here too."""
_COMPILER_COMMAND = (
    r"(?:nvcc|g\+\+|gcc|c\+\+|cc|clang\+\+|clang|hipcc)(?:-\d+)? [^\n]{0,3000}?-[co] "
)
_BUILD_PATTERN = r"ninja|nvcc|Building wheel|building '|setup\.py|pip install|cmake|make: |make\[\d|g\+\+|cc1plus|torch_extensions|docker|Dockerfile|/bin/sh -c|build_ext|cargo|Setting up (?:CUDA|PyTorch plugin)|[Cc]ompiling"
_EXIT_137_PATTERNS = (
    r"did not complete successfully: exit code: 137",
    r"returned a non-zero code: 137",
    r"executor failed running[^\n]{0,200}exit code: 137",
    r"died with <Signals\.SIGKILL: 9>",
    r"(?:exit code|exit status|exit code:|exitcode|return code)[: ]{1,2}(?:-9|137)\b",
    r"\*\*\* \[[^\]\n]{1,200}\] (?:Killed|已杀死|Getötet|Processus arrêté|強制終了|Error 137|错误 137|Fehler 137|Erreur 137)",
    r"(?:^|\s|(?<=\)))(?:Killed|Getötet|Processus arrêté|Terminado \(killed\)|Убито|Вбито|Dræbt|Tapettu|Ubijen|Geëlimineerd)\s{0,4}$",
)
"""Left behind by any program that was killed, not only by a compiler."""


def _confidence(match: LogMatch, log: Log) -> Confidence | None:
    """Return how sure exit status 137 makes us; None outside of a build."""
    nearby = log.text[max(0, match.start - 4000) : match.start + 4000]
    if not compiled(_BUILD_PATTERN).search(nearby):
        return None
    command = log.text[max(0, match.start - 4000) : match.start].rstrip().rpartition("\n")[2]
    is_compiler = match.quote in _KILLED_WORD and compiled(_COMPILER_COMMAND).search(command)
    return CERTAIN if is_compiler else LIKELY


CAUSE = Cause(
    title="the build ran out of memory, and {what} was stopped",
    in_log=log_rules(
        rule(*_KILLED_PATTERNS, *_REFUSED_PATTERNS, what="a compiler"),
        rule(*_NO_PROCESS_PATTERNS, confidence=LIKELY),
        rule(*_EXIT_137_PATTERNS, confidence=_confidence, what="a process of the build"),
    ),
    fix=Fix(
        "run fewer jobs at a time (allow 3 to 5 GB each), build for fewer architectures, or add memory or swap",
        commands=(
            "export MAX_JOBS=2 NVCC_THREADS=1 CMAKE_BUILD_PARALLEL_LEVEL=2",
            """export TORCH_CUDA_ARCH_LIST="$(python -c 'import torch; print("%d.%d" % torch.cuda.get_device_capability())')\"""",
        ),
    ),
    examples=(
        (
            "[17/73] /usr/local/cuda/bin/nvcc -c csrc/flash_bwd_hdim128_bf16_sm80.cu -o flash_bwd.o\n"
            "FAILED: flash_bwd.o\nKilled\nninja: build stopped: subcommand failed.\n"
        ),
        Log(
            "nvcc error   : 'cicc' died due to signal 9 (Kill signal)\n", Machine(os="Ubuntu 22.04")
        ),
        "g++: fatal error: Killed signal terminated program cc1plus\ncompilation terminated.\n",
        "g++: schwerwiegender Fehler: Signal Getötet hat Programm cc1plus beendet\n",
        (
            'ERROR: failed to solve: process "/bin/sh -c pip install --no-build-isolation flash-attn" did not'
            " complete successfully: exit code: 137\n"
        ),
        "ninja: fatal: posix_spawn: Resource temporarily unavailable",
        "D:\\b\\k.cudafe1.cpp(812): fatal error C1060: 编译器的堆空间不足\n",
    ),
    counterexamples=(
        "nvcc error   : 'cicc' died due to signal 11 (Invalid memory reference)",
        "torch.OutOfMemoryError: CUDA out of memory. Tried to allocate 2.00 GiB.",
        "c++: fatal error: Segmentation fault signal terminated program cc1plus",
        "python train.py\nepoch 3 loss 0.41\nKilled\n",
        "c++: fatal error: Terminated signal terminated program cc1plus",
        "fatal error: error writing to /tmp/ccx.s: No space left on device",
    ),
)
