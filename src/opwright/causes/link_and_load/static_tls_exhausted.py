"""
A library may reach its thread-local variables through a register and a fixed offset, which is fast but needs their place next
to the variables of the program itself. For libraries that are opened while the program runs, glibc keeps a small reserve
there (`glibc.rtld.optional_static_tls`, 512 bytes by default). First come, first served; a library opened after it is used
up fails with `cannot allocate memory in static TLS block`.

Nothing is wrong with the library, and memory is not short: the order of loading decides. libgomp, libtcmalloc, jemalloc and
parts of OpenCV and scikit-learn have such variables, and on aarch64 all of them are larger, so Jetson boards and Arm servers
see it most. Import the package first, or let the loader open it before the program starts. Reinstalling changes nothing.

Before glibc 2.22 the message is `dlopen: cannot load any more object with static TLS`. Libraries avoid it when they are
compiled without `-ftls-model=initial-exec`.
"""

from opwright.causes.kit.rules import log_rule
from opwright.model import Cause, Fix

_LIBRARY = r"(?:(?P<library>[\w./+@-]{1,300}\.so[\w.]*):\s{1,8})?"

CAUSE = Cause(
    title="no static TLS space is left when {library} is loaded",
    in_log=log_rule(
        _LIBRARY + r"cannot\s+allocate\s+memory in static\s+TLS",
        r"cannot\s+load any more object with static\s+TLS",
        _LIBRARY
        + r"(?:Kein Speicher im statischen TLS-Block|No se pudo asignar memoria en el bloque TLS"
        r"|ne peut allouer de la mémoire dans un bloc statique TLS|静的 TLS ブロック内にメモリ"
        r"|невозможно выделить память в статичном блоке TLS|无法在静态 TLS 块中分配内存"
        r"|無法在靜態 TLS 區塊中配置記憶體|não foi possível alocar memória em bloco TLS"
        r"|impossibile allocare memoria nel blocco statico TLS|정적 TLS 블럭에는 메모리를)",
        library="the library",
    ),
    fix=Fix(
        "open it before all other libraries: import its package first, or name it in LD_PRELOAD",
        commands=(
            "export LD_PRELOAD={library}",
            "export GLIBC_TUNABLES=glibc.rtld.optional_static_tls=16384",
        ),
    ),
    examples=(
        "ImportError: /usr/lib/aarch64-linux-gnu/libgomp.so.1: cannot allocate memory in static TLS block",
        (
            "OSError: /venv/lib/python3.8/site-packages/torch/lib/../../torch.libs/libgomp-d22c30c5.so.1.0.0: "
            "cannot allocate memory in static TLS block"
        ),
        "./run: /opt/lib/libtcmalloc.so.4: 无法在静态 TLS 块中分配内存",
    ),
    counterexamples=(
        "libgomp.so.1: cannot open shared object file: No such file or directory",
        "RuntimeError: [enforce fail at alloc_cpu.cpp:114] cannot allocate memory",
        "libop.so: failed to map segment from shared object: Cannot allocate memory",
    ),
)
