"""What to do where Triton does not find ldconfig, which it asks for the driver's library."""

from opwright.model import Fix

WITHOUT_LDCONFIG = "where there is no ldconfig to ask"
LDCONFIG_FOUND = Fix(
    "let Triton find ldconfig, which it queries for the driver's library: put /sbin and /usr/sbin on PATH; on a system without it (NixOS, some containers), set the folder of"
    " libcuda.so yourself",
    commands=(
        'export PATH="$PATH:/sbin:/usr/sbin"',
        'export TRITON_LIBCUDA_PATH="$(dirname "$(find / -name libcuda.so.1 2>/dev/null | head -n 1)")"',
    ),
)
