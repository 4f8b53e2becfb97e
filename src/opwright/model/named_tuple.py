"""
What `typing.NamedTuple` does, for a tenth of the time that a class of it takes to make.

A run of the command line makes some fifty of them before it does anything, and with `typing`, which
nothing else there needs, that was a fifth of its time. Type checkers read the class as typing's.
Annotations are not evaluated: whatever module holds such a class begins with
`from __future__ import annotations`, and imports what only they name under `TYPE_CHECKING`.
"""

# ruff: noqa: ANN001, ANN002, ANN003, ANN202, ANN204 (type checkers see the class of typing)

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple as NamedTuple  # noqa: PLC0414 - said again, so that it is exported
else:
    from _collections import _tuplegetter  # what collections.namedtuple reads its fields with

    _new = tuple.__new__

    _GETTERS = [_tuplegetter(place, None) for place in range(32)]  # the same for every class
    _shapes = {}

    class _Fields(type):
        """Makes a class whose annotated names are the fields, in order, of a tuple."""

        def __new__(cls, name, bases, namespace):
            fields = tuple(namespace.get("__annotations__", ()))
            if len(fields) > len(_GETTERS):
                raise TypeError(f"{name} has more than {len(_GETTERS)} fields")
            namespace["_field_defaults"] = {f: namespace[f] for f in fields if f in namespace}
            namespace.update(zip(fields, _GETTERS, strict=False))
            namespace["__slots__"] = ()
            namespace["__match_args__"] = namespace["_fields"] = fields
            namespace["_size"] = len(fields)
            return super().__new__(cls, name, bases, namespace)

    class NamedTuple(tuple, metaclass=_Fields):  # noqa: SLOT001 - it has none
        """A tuple with named fields, 32 at most; those with a default come last."""

        def __new__(cls, *values, **named):
            if named or len(values) != cls._size:
                values = _filled(cls, values, named)
            return _new(cls, values)

        def _replace(self, **named):
            """Return the tuple with other values for some fields."""
            values = [*self]
            try:
                for field, value in named.items():
                    values[_shape_of(type(self))[_PLACES][field]] = value
            except KeyError as error:
                raise TypeError(f"{type(self).__name__} has no field {error}") from None
            return _new(type(self), values)

        __replace__ = _replace

        def _asdict(self):
            """Return the values by field."""
            return dict(zip(self._fields, self, strict=True))

        def __repr__(self):
            shown = [f"{f}={v!r}" for f, v in zip(self._fields, self, strict=True)]
            return f"{type(self).__name__}({', '.join(shown)})"

        def __getnewargs__(self):
            return tuple(self)  # copies and pickles give all values by place

    def _filled(cls, values, named):
        """Return all values, with those given by name and the defaults; raise TypeError if they do not fit."""
        shape = _shape_of(cls)
        shape[_MADE] += 1
        if shape[_MADE] == _OFTEN:
            cls.__new__ = _own_constructor(cls)
        required, template, places = shape[:_MADE]
        by_place = len(values)
        whole = [*values, *template[by_place:]]
        lacking, fits = required - by_place, len(whole) == cls._size
        try:
            for field, value in named.items():
                place = places[field]
                lacking -= place < required
                fits = fits and place >= by_place
                whole[place] = value
        except KeyError:
            fits = False
        if lacking > 0 or not fits:
            fields = ", ".join(cls._fields)
            raise TypeError(f"{cls.__name__}({fields}) got {values!r} and {sorted(named)}")
        return whole

    def _shape_of(cls):
        """Return how many fields have no default, the defaults in place, the place of each field, and how often some were left out."""
        if cls not in _shapes:
            defaults, fields = cls._field_defaults, cls._fields
            places = {field: place for place, field in enumerate(fields)}
            template = [defaults.get(field) for field in fields]
            _shapes[cls] = [len(fields) - len(defaults), template, places, 0]
        return _shapes[cls]

    _PLACES, _MADE = 2, 3
    _OFTEN = 100
    """Times after which a constructor of its own is worth it: it takes a fifth of the time, and as many to be compiled."""

    def _own_constructor(cls):
        """Return what Python itself fills in the defaults of, as collections.namedtuple makes for each class."""
        fields = ", ".join(cls._fields)
        function = eval(f"lambda _cls, {fields}: _new(_cls, ({fields},))", {"_new": _new})  # noqa: S307 - of names in our sources
        function.__defaults__ = tuple(cls._field_defaults.values())
        function.__qualname__ = f"{cls.__name__}.__new__"
        return function
