"""A plain class for each struct: the same fields and defaults, with what msgspec does written out."""

from __future__ import annotations

import ast
import builtins
import copy
import inspect
import re
from collections.abc import Iterable
from typing import Any, get_args, get_origin

import msgspec

from dejarik.kernel import Procedure, State
from native.moments import dispatch
from native.structs import Field, Structs, is_class_var, names_of

BUILTINS = frozenset(dir(builtins))
TAG = "is"  # the field of JSON that names the class


def alias(module: str) -> str:
    """What a module is called where its names are needed."""
    return "_of_" + module.removeprefix("dejarik.").replace(".", "_")


class Imports:
    """The modules whose names the written classes of one module need."""

    def __init__(self, here: str):
        self.here = here
        self.typing: set[str] = set()
        self.running: set[str] = set()

    def text(self, node: ast.expr, home: str, *, running: bool = False, hidden: Iterable[str] = ()) -> str:
        """An expression of another module, as it reads here, where a class hides some names by its fields."""
        return ast.unparse(_Qualified(self, home, running, hidden).visit(copy.deepcopy(node)))


class _Qualified(ast.NodeTransformer):
    def __init__(self, imports: Imports, home: str, running: bool, hidden: Iterable[str]):
        self.imports, self.home, self.running, self.hidden = imports, home, running, hidden

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id in BUILTINS and node.id in self.hidden:
            return ast.Attribute(ast.Name("_builtins", ast.Load()), node.id, ast.Load())
        if self.home == self.imports.here or node.id in BUILTINS:
            return node
        if node.id == "Any":
            return ast.Name("_Any", ast.Load())
        (self.imports.running if self.running else self.imports.typing).add(self.home)
        return ast.Attribute(ast.Name(alias(self.home), ast.Load()), node.id, ast.Load())


class PlainClass:
    """One struct, rewritten."""

    def __init__(self, cls: Any, node: ast.ClassDef, structs: Structs, imports: Imports):
        self.cls = cls
        self.node = node
        self.structs = structs
        self.imports = imports
        self.config = cls.__struct_config__
        self.fields = structs.fields(cls)
        self.names = [field.name for field in self.fields]

    def write(self) -> ast.ClassDef:
        node = self.node
        node.keywords = []
        node.bases = [base for base in node.bases if ast.unparse(base) != "msgspec.Struct"]
        if self.cls in self.structs.traits:
            node.decorator_list.append(ast.Name("_trait", ast.Load()))
            node.body = [item for item in node.body if not _is_field(item)] or [ast.Pass()]
            return node
        # The last object of a class that came to its end is used again: most live for a moment only.
        # Nothing is marked as acyclic, not even structs with `gc=False`: where such objects end while they
        # are held deeply (50 lists in each other), mypyc writes to a head that only the collector's have.
        node.decorator_list.append(ast.parse("_mypyc_attr(free_list_len=1)", mode="eval").body)
        body = [self._as_method(self._without_default(item)) for item in node.body]
        node.body = [*_body(self._of_traits()), *body, *_body(self._metadata()), *self._methods()]
        return node

    def _without_default(self, item: ast.stmt) -> ast.stmt:
        """A field without its default, which the constructor has."""
        if not isinstance(item, ast.AnnAssign) or not _is_field(item):
            return item
        field = next(field for field in self.fields if field.name == ast.unparse(item.target))
        annotation = ast.Name("_Any", ast.Load()) if _loses_identity(field) else item.annotation
        return ast.AnnAssign(item.target, annotation, None, 1)

    def _as_method(self, item: ast.stmt) -> ast.stmt:
        """`between = timing.between`: mypyc knows only methods that are written in their class."""
        if not isinstance(item, ast.Assign) or not isinstance(item.value, ast.Attribute):
            return item
        name = ast.unparse(item.targets[0])
        function = getattr(self.cls, name)
        if not inspect.isfunction(function):
            return item
        given = list(inspect.signature(function).parameters)[1:]
        head = ", ".join(["self", *(f"{each}: _Any" for each in given)])
        call = ", ".join(["self", *given])
        return _body(f"def {name}({head}) -> _Any:\n    return {ast.unparse(item.value)}({call})")[0]

    def _of_traits(self) -> str:
        """The fields of traits, which have none when compiled: the first class below declares them."""
        traits = [base for base in self.cls.__mro__ if base in self.structs.traits]
        others = [base for base in self._structs() if base is not self.cls and base not in traits]
        declared = {field.name for base in others for field in self.structs.fields(base)}
        declared |= {field.name for field in self.structs.own_fields(self.cls)}
        names = {field.name for base in traits for field in self.structs.own_fields(base)} - declared
        fields = [field for field in self.fields if field.name in names]
        return "\n".join(f"{field.name}: {self._type(field)}" for field in fields)

    def _structs(self) -> list[Any]:
        """The class and those that it inherits from, as far as they are structs of ours."""
        ours = [base for base in self.cls.__mro__ if base in self.structs.written]
        return [base for base in ours if issubclass(base, msgspec.Struct)]

    def _metadata(self) -> str:
        """What is asked at run time of a struct's class."""
        positional = tuple(field.name for field in self.fields if not field.kw_only)
        # An empty list or dict is made anew for each object: no default that a field could still have.
        known = [field for field in self.fields if field.default is not None and not field.empty]
        defaults = ", ".join(f"{field.name!r}: {self._default(field)}" for field in known)
        rows = ""
        if self.cls.__module__.endswith(".cards.facts"):
            shapes = [(field.name, get_origin(hint_of(field))) for field in self.fields]
            rows_of = [(name, kind) for name, kind in shapes if kind in (tuple, frozenset)]
            kinds = ", ".join(f"{name!r}: {kind.__name__}" for name, kind in rows_of)
            rows = f"_rows: _ClassVar[dict[str, _Any]] = {{{kinds}}}\n"
        return rows + (
            f"__struct_fields__: _ClassVar[tuple[str, ...]] = {tuple(self.names)!r}\n"
            f"__match_args__: _ClassVar[_Any] = {positional!r}\n"
            f"_defaults: _ClassVar[dict[str, _Any]] = {{{defaults}}}\n"
            f"_json: _ClassVar[_Any] = {self._json()!r}\n"
        )

    def _json(self) -> tuple[str | None, bool, bool, tuple[str, ...]]:
        """How objects are saved: the tag, in a row or by name, without defaults, and which are empty ones."""
        config = self.config
        empty = tuple(field.name for field in self.fields if field.empty)
        return config.tag, config.array_like, config.omit_defaults, empty

    def _methods(self) -> list[ast.stmt]:
        own = {item.name for item in self.node.body if isinstance(item, ast.FunctionDef)}
        found: list[ast.stmt] = []
        if self.fields and "__init__" not in own:
            found += _body(self._init())
        if not self.config.frozen:
            found += _body(self._clone())
        if self.config.eq and not issubclass(self.cls, Procedure | State) and "__eq__" not in own:
            found += _body(self._equal())
        if msgspec.Struct in self.cls.__bases__:
            found += _body(ROOT)
        if issubclass(self.cls, Procedure):
            found += dispatch(self.cls)
        return found

    def _type(self, field: Field) -> str:
        if _loses_identity(field):
            return "_Any"
        return self.imports.text(field.annotation, field.home, hidden=self.names)

    def _default(self, field: Field) -> str:
        assert field.default is not None
        return self.imports.text(field.default, field.home, running=True)

    def _very_default(self, field: Field) -> str:
        return f"{self.cls.__name__}._defaults[{field.name!r}]"

    def _init(self) -> str:
        positional: list[str] = []
        by_name: list[str] = []
        sets: list[str] = []
        for field in self.fields:
            name, type_ = field.name, self._type(field)
            sets.append(f"    self.{name} = {name}")
            if field.default is None:
                text = f"{name}: {type_}"
            elif field.empty or field.by_identity:
                made = ast.unparse(field.default) if field.empty else self._very_default(field)
                text = f"{name}: {type_} | None = None"
                sets[-1] += f" if {name} is not None else {made}"
            else:
                text = f"{name}: {type_} = {self._default(field)}"
            (by_name if field.kw_only else positional).append(text)
        given = ", ".join(["self", *positional, *(["*", *by_name] if by_name else [])])
        return "\n".join([f"def __init__({given}) -> None:", *sets])

    def _clone(self) -> str:
        given = ", ".join(
            f"{name}=self.{name}" if kw_only else f"self.{name}" for name, _, _, _, kw_only, _ in self.fields
        )
        name = self.cls.__name__
        if issubclass(self.cls, State):
            return f"def _clone(self) -> _Any:\n    return {name}({given})"
        return f"def _clone(self) -> '{self._written()}':\n    return {name}({given})"

    def _written(self) -> str:
        """The class as a type."""
        parameters = getattr(self.cls, "__parameters__", ())
        name: str = self.cls.__name__
        return f"{name}[{', '.join(['_Any'] * len(parameters))}]" if parameters else name

    def _equal(self) -> str:
        same = [f"self.{name} == other.{name}" for name in self.names]
        if self.cls.__subclasses__():
            same.insert(0, "type(self) is type(other)")
        text = (
            f"def __eq__(self, other: _Any) -> bool:\n"
            f"    if not isinstance(other, {self.cls.__name__}):\n"
            f"        return False\n"
            f"    return {' and '.join(same) or 'True'}\n"
        )
        if self.config.frozen:
            row = "".join(f"self.{name}, " for name in self.names)
            text += f"def __hash__(self) -> int:\n    return hash(({row}))\n"
        return text


# Of classes right below msgspec.Struct: what everything below them inherits.
ROOT = """
def __repr__(self) -> str:
    return _data.described(self)
def __reduce__(self) -> _Any:
    return _data.reduced(self)
"""


def _is_field(item: ast.stmt) -> bool:
    return isinstance(item, ast.AnnAssign) and not is_class_var(item)


def _loses_identity(field: Field) -> bool:
    """A tuple of known length is taken apart when compiled, unless its type is not known."""
    return field.by_identity and get_args(hint_of(field))[-1] is not ...


def _body(text: str) -> list[ast.stmt]:
    return ast.parse(text).body


def beside_structs(cls: type, node: ast.ClassDef) -> None:
    """A class that is no struct, but is read by its fields (an ability), says what they are."""
    functions = [item for item in node.body if isinstance(item, ast.FunctionDef)]
    init = next((item for item in functions if item.name == "__init__"), None)
    slots: tuple[str, ...] = getattr(cls, "__slots__", ())
    if init is None or not slots:
        return
    node.body = [item for item in node.body if not re.match(r"__slots__\b", ast.unparse(item))]
    names = [argument.arg for argument in init.args.args[1:]]
    defaults = dict(zip(reversed(names), reversed(init.args.defaults), strict=False))
    fields = [name for name in names if name in slots]
    said = ", ".join(f"{name!r}: {ast.unparse(defaults[name])}" for name in fields if name in defaults)
    node.body += _body(
        f"__struct_fields__: _ClassVar[tuple[str, ...]] = {tuple(fields)!r}\n"
        f"_defaults: _ClassVar[dict[str, _Any]] = {{{said}}}\n"
    )


def hint_of(field: Field) -> Any:
    """The type of a field."""
    return eval(ast.unparse(field.annotation), names_of(field.home))
