"""The program: `opwright`, and `python -m opwright`."""

from __future__ import annotations

import gc
import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NoReturn


def run() -> NoReturn:
    """Run as a program. What is done when Python ends takes a tenth of the time, and is not needed."""
    gc.disable()  # it finds nothing in a second, and looks for it all the time, while importing too
    from opwright.cli.own_modules import import_own_modules_directly  # noqa: PLC0415

    import_own_modules_directly()
    from opwright.cli.main import main  # noqa: PLC0415
    from opwright.cli.standard_streams import make_usable  # noqa: PLC0415

    make_usable()
    status = main()
    for stream in (sys.stdout, sys.stderr):
        try:  # noqa: SIM105 - contextlib takes half a millisecond
            stream.flush()
        except OSError:  # noqa: PERF203 - told before, or its reader has left
            pass
    if status < 0:
        from opwright.verbs.diagnose.watch import end_by  # noqa: PLC0415 - as the command did

        end_by(-status)
    os._exit(status)


if __name__ == "__main__":
    run()
