"""What a linker makes without an error, and what ends the process that loads it."""

from __future__ import annotations

from opwright.errors import OpwrightError
from opwright.knowledge.torch_releases.names.relatives import demangled
from opwright.logs.tools.linker import places_of
from opwright.model import Binary
from opwright.model.build.plan import Plan


def refuse_what_is_bound_to_nothing(binary: Binary, log: str) -> None:
    """Refuse a library in which a linker that warned of undefined symbols has put 0 in their place."""
    if "mold: warning: undefined symbol: " not in log:
        return
    asked = {*binary.requires, *map(demangled, binary.requires)}
    gone = [name for name in places_of(log) if name not in asked]
    if gone:
        raise OpwrightError(
            f"mold has put 0 in the place of {gone[0]}, as it does where it warns of what is undefined; "
            "say -fuse-ld=mold in link-flags, so that it is not asked to warn, or take another linker"
        )


def refuse_own_libstdcxx(binary: Binary, plan: Plan) -> None:
    """
    Refuse a library that exports a libstdc++ of its own, for which nobody asked.

    A copied GCC may have a libstdc++.so that links to nothing: then the linker takes libstdc++.a without a word, and an exception
    that passes between the library and torch ends the process.
    """
    link = plan.steps[-1]
    is_asked_for = any("libstdc++" in flag.text for flag in link.flags)
    if is_asked_for or "__cxa_throw" not in binary.provides:
        return
    raise OpwrightError(
        f"{link.tool} has linked libstdc++.a into the library, which exports it: exceptions would end the process; "
        f"see where `{link.tool} -print-file-name=libstdc++.so` leads, and set CXX to a compiler that has one"
    )
