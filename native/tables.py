"""What C has to know to save and load states: where fields lie in compiled objects, and what JSON holds.

`native/runtime/codec.h` says what the tables mean. Only classes that a saved state may hold are in them.
"""

from __future__ import annotations

import ast
import re
import types
import typing
from collections.abc import Iterable
from typing import Any

import msgspec

from dejarik.kernel import Decision, Game, Procedure
from native.classes import TAG, hint_of
from native.saved import frames_of
from native.structs import Field, Structs

MOST_FIELDS = 128  # of one class, as codec.h has it
ALLOWS = {
    type(None): "ALLOWS_NONE",
    bool: "ALLOWS_BOOL",
    int: "ALLOWS_INT",
    float: "ALLOWS_FLOAT",
    str: "ALLOWS_TEXT",
}
LISTS = {list: "LIST", tuple: "TUPLE", frozenset: "FROZENSET"}
# How mypyc keeps a field; anything else is got and set by its name.
HOLDS = {"CPyTagged": "HOLDS_INT", "char": "HOLDS_BOOL", "PyObject *": "HOLDS_OBJECT"}

HEAD = """#include "__native_dejarik_native.h"
#include "__native_internal_dejarik_native.h"
#include "codec.h"
"""


class Shape(typing.NamedTuple):
    """What JSON may hold in the place of a value; numbers stand for other shapes and for classes."""

    allows: tuple[str, ...] = ()
    from_list: str = "NOTHING"  # what a list of JSON becomes, and an object
    from_object: str = "NOTHING"
    inside: tuple[int, ...] = ()
    classes: tuple[int, ...] = ()


class Tables:
    """The tables of all games in a build."""

    def __init__(self, structs: Structs, names: Names):
        self.structs = structs
        self.names = names
        self.shapes: dict[Shape, int] = {}
        self.classes: dict[type, int] = {}
        self.fields: list[str] = []

    def written(self, games: Iterable[Game[Any, Any]]) -> str:
        """The text of the C file."""
        roots = []
        for game in games:
            frame = self._number(self._of_structs(frames_of(self.structs, game.home)))
            parked = self._number(
                Shape(from_list="LIST", inside=(self._number(Shape(from_list="LIST", inside=(frame,))),))
            )
            state = self._number(self._shape(game.state))
            saved = self._number(Shape(from_list="FIXED_TUPLE", inside=(parked, state)))
            roots.append(f"{{&codec_classes[{self.classes[game.state]}], &shapes[{saved}]}}")
        self._class(Decision)  # of observations
        rows = [self._class_row(cls, number) for cls, number in self.classes.items()]
        setups = [f"extern PyObject *{self.names.setup(cls)}(PyObject *type);" for cls in self.classes]
        shapes = [self._shape_row(shape, number) for shape, number in self.shapes.items()]
        return "\n".join(
            [
                HEAD,
                *setups,
                f"static Shape shapes[{len(shapes)}];",
                f"Class codec_classes[{len(rows)}];",
                *[extra for extra, _ in shapes if extra],
                "static Shape shapes[] = {",
                *[row for _, row in shapes],
                "};",
                *self.fields,
                "Class codec_classes[] = {",
                *rows,
                "};",
                f"const Py_ssize_t codec_class_count = {len(rows)};",
                f"const Root codec_roots[] = {{{', '.join(roots)}}};",
                f"const Py_ssize_t codec_root_count = {len(roots)};",
                "",
            ]
        )

    # ---- Classes -----------------------------------------------------------------------------------------

    def _class(self, cls: Any) -> int:
        """The number of a class, which comes into the tables with all that its fields may hold."""
        if cls in self.classes:
            return self.classes[cls]
        self.classes[cls] = number = len(self.classes)
        config, fields = cls.__struct_config__, self.structs.fields(cls)
        if cls in self.structs.traits or len(fields) > MOST_FIELDS:
            raise TypeError(f"{cls.__module__}.{cls.__name__} cannot be saved: a trait, or too many fields")
        if config.tag and not config.array_like and config.tag_field != TAG:
            raise TypeError(f"{cls.__module__}.{cls.__name__} is named by {config.tag_field}, not by {TAG}")
        rows = ",\n".join(f"    {self._field_row(cls, field)}" for field in fields)
        if rows:
            self.fields.append(f"static Field fields_{number}[] = {{\n{rows}\n}};")
        return number

    def _class_row(self, cls: Any, number: int) -> str:
        config = cls.__struct_config__
        tag = f"{_text(config.tag)}, {len(config.tag)}" if config.tag else "NULL, 0"
        count = len(cls.__struct_fields__)
        said = (
            _text(cls.__module__),
            _text(cls.__name__),
            f"&{self.names.type(cls)}",
            self.names.setup(cls),
            tag,
            str(count),
            f"fields_{number}" if count else "NULL",
            str(config.array_like).lower(),
        )
        return f"    {{{', '.join(said)}}},"

    def _field_row(self, cls: Any, field: Field) -> str:
        holds, offset = self.names.place(cls, field.name)
        shape = self._shape(hint_of(field))
        key = f'"{field.name}":'
        left_out = _left_out(field) if cls.__struct_config__.omit_defaults else "NEVER"
        here = f"&shapes[{self._number(shape)}]" if shape is not None else "NULL"
        return f"{{{_text(key)}, {len(key)}, {offset}, {holds}, {left_out}, {_missing(field)}, {here}}}"

    # ---- Shapes ------------------------------------------------------------------------------------------

    def _number(self, shape: Shape | None) -> int:
        assert shape is not None
        return self.shapes.setdefault(shape, len(self.shapes))

    def _shape(self, hint: Any) -> Shape | None:
        """What JSON holds for a type; None if such a value is never saved."""
        origin, inside = typing.get_origin(hint), typing.get_args(hint)
        if hint is Any:
            return ANYTHING
        if hint in ALLOWS:
            return Shape((ALLOWS[hint],))
        if isinstance(hint, typing.NewType):
            return self._shape(hint.__supertype__)
        if origin is typing.Literal:
            return Shape(tuple(sorted({ALLOWS[type(one)] for one in inside})))
        if origin in (typing.Union, types.UnionType):
            return self._union(inside)
        if origin is tuple and inside[1:] != (...,):
            places = [self._shape(one) for one in inside]
            return (
                None
                if None in places
                else Shape(from_list="FIXED_TUPLE", inside=tuple(map(self._number, places)))
            )
        if origin in LISTS:
            item = self._shape(inside[0])
            return Shape(from_list=LISTS[origin], inside=(self._number(item),)) if item is not None else None
        if origin is dict and inside[0] in (int, str):
            value = self._shape(inside[1])
            kind = "DICT_BY_INT" if inside[0] is int else "DICT"
            return Shape(from_object=kind, inside=(self._number(value),)) if value is not None else None
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and not issubclass(hint, Procedure):
            return self._of_structs([hint])
        return None

    def _union(self, inside: tuple[Any, ...]) -> Shape | None:
        structs = [one for one in inside if isinstance(one, type) and issubclass(one, msgspec.Struct)]
        if any(issubclass(one, Procedure) for one in structs):  # parked frames are saved by themselves
            return None
        parts = [self._shape(one) for one in inside if one not in structs]
        if structs:
            parts.append(self._of_structs(structs))
        whole = Shape()
        for part in parts:
            if part is None:
                return None
            both_nest = part.inside or part.classes
            if both_nest and (whole.inside or whole.classes):
                raise TypeError(f"JSON cannot tell apart what {inside} may be")
            allows = tuple(sorted({*whole.allows, *part.allows}))
            whole = part._replace(allows=allows) if both_nest else whole._replace(allows=allows)
        return whole

    def _of_structs(self, structs: list[Any]) -> Shape:
        rows = {one.__struct_config__.array_like for one in structs}
        if len(rows) > 1:
            raise TypeError(f"some of {structs} are saved in a row, others are not")
        classes = tuple(map(self._class, structs))
        if rows == {True}:
            return Shape(from_list="OBJECT_OF_CLASS", classes=classes)
        return Shape(from_object="OBJECT_OF_CLASS", classes=classes)

    def _shape_row(self, shape: Shape, number: int) -> tuple[str, str]:
        """What a shape refers to, and the shape."""
        extra, inside, classes = "", "NULL", "NULL"
        if shape is ANYTHING:
            shape = shape._replace(inside=(number,))
        if shape.inside:
            inside = f"inside_{number}"
            row = ", ".join(f"&shapes[{one}]" for one in shape.inside)
            extra += f"static Shape *const {inside}[] = {{{row}}};"
        if shape.classes:
            classes = f"classes_{number}"
            row = ", ".join(f"&codec_classes[{one}]" for one in shape.classes)
            extra += f"static Class *const {classes}[] = {{{row}}};"
        said = (
            " | ".join(shape.allows) or "0",
            shape.from_list,
            shape.from_object,
            str(len(shape.inside)),
            inside,
            str(len(shape.classes)),
            classes,
        )
        return extra, f"    {{{', '.join(said)}}},"


ANYTHING = Shape(tuple(ALLOWS.values()), "LIST", "DICT")  # what is inside of it is anything, too


def _text(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _left_out(field: Field) -> str:
    """When JSON does without a field, of classes that leave out defaults."""
    if field.default is None:
        return "NEVER"
    if field.empty:
        return "IF_EMPTY"
    if isinstance(field.default, ast.Constant) and field.default.value is None:
        return "IF_NONE"
    return "IF_SAME" if field.by_identity else "IF_EQUAL"


def _missing(field: Field) -> str:
    """What a field holds that JSON did without."""
    if field.default is None:
        return "REQUIRED"
    if field.empty:
        return "NEW_LIST" if isinstance(field.default, ast.List) else "NEW_DICT"
    return "DEFAULT"


class Names:
    """What mypyc calls things in C, and how it keeps fields: read from the header that it wrote."""

    def __init__(self, modules: list[str], header: str):
        from mypyc.namegen import NameGenerator

        self.generator = NameGenerator([modules])
        self.members: dict[str, dict[str, str]] = {}
        for body, name in re.findall(r"typedef struct \{\n([^{}]*)\} (\w+);", header):
            lines = re.findall(r"^ +(\w+(?: \*)?) ?(\w+);$", body, re.MULTILINE)
            self.members[name] = {member: kind for kind, member in lines}

    def type(self, cls: Any) -> str:
        return f"CPyType_{self.generator.private_name(cls.__module__, cls.__name__)}"

    def setup(self, cls: Any) -> str:
        """The function that makes an object without values."""
        return f"CPyDef_{self.generator.private_name(cls.__module__, f'__mypyc__{cls.__name__}_setup')}"

    def place(self, cls: Any, field: str) -> tuple[str, str]:
        """How an object holds a field, and where."""
        struct = f"{cls.__module__.replace('.', '___')}___{cls.__name__}Object"
        holds = HOLDS.get(self.members[struct].get(f"_{field}", ""))
        if holds is None:
            return "HOLDS_OTHERWISE", "0"
        return holds, f"offsetof({struct}, _{field})"
