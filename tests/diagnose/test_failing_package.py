"""Whose extension failed, by the frames of a traceback: a package's that pip installed, a checkout's, or torch's."""

import pytest

from opwright.logs.asker.failing_package import failing_module
from opwright.model import Log

_RAISED = "RuntimeError: CUDA error: no kernel image is available for execution on the device"


@pytest.mark.parametrize(
    ("file", "source", "module"),
    [
        ("/venv/lib/python3.10/site-packages/fastnms/ops.py", "_cuda.nms(boxes)", "fastnms"),
        ("/venv/lib/python3.10/site-packages/fastnms/ops.py", "F.conv2d(x, w)", None),
        ("/home/u/src/fastnms/ops.py", "_cuda.nms(boxes)", None),
        ("/venv/lib/python3.10/site-packages/fastnms-1.0.egg/fastnms/ops.py", "_C.nms(x)", None),
    ],
)
def test_package_of_the_innermost_frame(file: str, source: str, module: str | None) -> None:
    torch = '  File "/venv/lib/python3.10/site-packages/torch/_ops.py", line 9, in __call__\n    return self._op(*args)\n'
    log = f'Traceback (most recent call last):\n  File "{file}", line 40, in nms\n    return {source}\n{torch}{_RAISED}'
    assert failing_module(Log(log), 6) == module
