"""A module with one function, which `opwright.load` builds."""

from __future__ import annotations

from pathlib import Path

import opwright
from opwright.verbs.build.jit.cache import JIT_SETTINGS, cached

OP = """#include <Python.h>
#include "value.h"
static PyObject* value(PyObject*, PyObject*) { return PyLong_FromLong(VALUE + MORE); }
static PyMethodDef methods[] = {{"value", value, METH_NOARGS, ""}, {nullptr, nullptr, 0, nullptr}};
static PyModuleDef def = {PyModuleDef_HEAD_INIT, "op", nullptr, -1, methods};
extern "C" PyObject* PyInit_op() { return PyModule_Create(&def); }
"""


class Sources:
    """A module with one function, and the cache that it is built in."""

    def __init__(self, folder: Path) -> None:
        self.source = folder / "op.cpp"
        self.header = folder / "value.h"
        self.cache = folder / "cache"
        self.told: list[str] = []
        self.write(40, 2)

    def write(self, value: int, more: int) -> None:
        self.source.write_text(f"#define MORE {more}\n{OP}")
        self.header.write_text(f"#define VALUE {value}\n")

    def load(self) -> int:
        self.told.clear()
        module = opwright.load(
            "op", [self.source], cache=self.cache, tell=lambda event: self.told.append(event.kind)
        )
        assert module is not None
        value: int = module.value()
        return value

    @property
    def is_cached(self) -> bool:
        settings = JIT_SETTINGS._replace(name="op", sources=(str(self.source),))
        return cached(settings, cache=self.cache) is not None
