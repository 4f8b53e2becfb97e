"""
pybind11 keeps one table of C++ types per process, for all extension modules that were compiled with the
same version of its internals and a compatible compiler. `py::class_<Box>` enters Box there, and a second
module that does the same is refused while it is imported: `generic_type: type "Box" is already registered!`.
Each module works alone, and it is the order of imports that decides which of them fails.

It happens to copies of one project's bindings (a fork beside the original, a module that was built under two
names, a type of a shared library that two packages expose), and after a reload of a module in one process.
Where the name in quotes is already taken within ONE module, it says `an object with that name is
already defined`.

`py::module_local()` keeps a binding to its module and is the default one should choose for types that are not
meant to be passed between modules. Types of torch itself in the message (`torch._C`) mean that torch was
loaded twice.
"""

from opwright.log_signs import in_log
from opwright.model import Cause, Failure, Fix

CAUSE = Cause(
    name="duplicate-pybind11-type",
    family="op-registration",
    title="two modules register the C++ type {type} with pybind11, and the second is refused",
    explanation=__doc__,
    since="0.2",
    in_failure=in_log(
        r"generic_type: type .{1,2}?(?P<type>[\w:<>, *&]{1,200}).{1,2}? is already registered",
        r"cannot initialize type .{1,2}?(?P<type>[\w:<>, *&]{1,200}).{1,2}?: an object with that name is already",
        r"(?P<type>[\w:<>]{1,100}).{1,2} is already registered as a pybind11::native_enum",
    ),
    fix=Fix(
        "register {type} in one module and import that first, or add py::module_local() to the py::class_ of "
        "each"
    ),
    examples=(
        Failure('ImportError: generic_type: type "Box" is already registered!'),
        Failure(
            'ImportError: generic_type: cannot initialize type "BoxList": an object with that name is already defined'
        ),
    ),
    counterexamples=(
        Failure('ImportError: generic_type: type "Cuda" referenced unknown base type "Base"'),
        Failure("RuntimeWarning: nanobind: type 'Box' was already registered!\n"),
        Failure(
            "RuntimeError: Only a single TORCH_LIBRARY can be used to register the namespace boxes"
        ),
    ),
)
