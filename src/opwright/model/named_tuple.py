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

    class _Fields(type):
        """Makes a class whose annotated names are the fields, in order, of a tuple."""

        def __new__(cls, name, bases, namespace):
            fields = tuple(namespace.get("__annotations__", ()))
            defaults = {field: namespace[field] for field in fields if field in namespace}
            getters = {field: _tuplegetter(i, None) for i, field in enumerate(fields)}
            own = {"__slots__": (), "__match_args__": fields, "_fields": fields}
            own["_size"] = len(fields)
            own["_field_defaults"] = defaults
            own["_required"] = len(fields) - len(defaults)
            own["_template"] = [defaults.get(field) for field in fields]
            own["_place_of"] = {field: place for place, field in enumerate(fields)}
            return super().__new__(cls, name, bases, {**namespace, **getters, **own})

    class NamedTuple(tuple, metaclass=_Fields):  # noqa: SLOT001 - it has none
        """A tuple with named fields; those with a default come last."""

        def __new__(cls, *values, **named):
            if named or len(values) != cls._size:
                values = _filled(cls, values, named)
            return _new(cls, values)

        def _replace(self, **named):
            """Return the tuple with other values for some fields."""
            values = [named.pop(f, v) for f, v in zip(self._fields, self, strict=True)]
            if named:
                raise TypeError(f"{type(self).__name__} has no field {', '.join(sorted(named))}")
            return tuple.__new__(type(self), values)

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
        by_place, required = len(values), cls._required
        whole = [*values, *cls._template[by_place:]]
        lacking, fits = required - by_place, len(whole) == cls._size
        try:
            for field, value in named.items():
                place = cls._place_of[field]
                lacking -= place < required
                fits = fits and place >= by_place
                whole[place] = value
        except KeyError:
            fits = False
        if lacking > 0 or not fits:
            fields = ", ".join(cls._fields)
            raise TypeError(f"{cls.__name__}({fields}) got {values!r} and {sorted(named)}")
        return whole
