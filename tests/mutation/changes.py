"""All the small errors that could be in a module: each is one change to its syntax tree.

A change is known by where it is (the function) and by the statement before and after it, so that it stays
the same one while the rest of the file moves.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import msgspec

SWAPPED: dict[type[ast.AST], tuple[type[ast.AST], ...]] = {
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Is: (ast.IsNot,),
    ast.IsNot: (ast.Is,),
    ast.In: (ast.NotIn,),
    ast.NotIn: (ast.In,),
    ast.And: (ast.Or,),
    ast.Or: (ast.And,),
    ast.Add: (ast.Sub,),
    ast.Sub: (ast.Add,),
    ast.Mult: (ast.Add,),
    ast.FloorDiv: (ast.Mult,),
    ast.BitAnd: (ast.BitOr,),
    ast.BitOr: (ast.BitAnd,),
    ast.LShift: (ast.RShift,),
    ast.RShift: (ast.LShift,),
    ast.Break: (ast.Continue,),
    ast.Continue: (ast.Break,),
}
OPPOSITE = {"min": "max", "max": "min", "any": "all", "all": "any"}
USUAL_ARGUMENTS = frozenset({"key", "reverse", "default", "start"})  # of builtins: these can be left out
NOTHING = {"bool": None, "int": None, "str": "''", "list": "[]", "tuple": "()", "dict": "{}", "set": "set()"}
NOT_RULES = frozenset({"__slots__", "__all__"})

Statement = ast.stmt | ast.match_case | ast.ExceptHandler
Optional = dict[str, frozenset[str | int]]  # function -> arguments that can be left out, by name and place


class Change(msgspec.Struct, frozen=True):
    """One change: where it is, and what it makes of which statement."""

    file: str  # below src/dejarik
    function: str
    before: str
    after: str
    nth: int = 1  # which of those that read the same

    def __str__(self) -> str:
        nth = f" (the {self.nth}. of these)" if self.nth > 1 else ""
        return f"{self.file} {self.function or '(module)'}: {self.before} → {self.after}{nth}"


class Site(NamedTuple):
    """Something in a tree that can be exchanged."""

    holder: ast.AST
    field: str
    place: int | None = None

    def get(self) -> Any:
        found = getattr(self.holder, self.field)
        return found if self.place is None else found[self.place]

    def put(self, node: Any) -> None:
        if self.place is None:
            setattr(self.holder, self.field, node)
        else:
            getattr(self.holder, self.field)[self.place] = node


class Found(NamedTuple):
    """A change, and how to make it in the tree in which it was found."""

    change: Change
    line: int
    site: Site
    node: ast.AST


def changes(file: str, source: str, optional: Optional | None = None) -> list[Found]:
    """Every change of a module."""
    return list(_Module(file, optional or {}).of(ast.parse(source), ""))


def changed(file: str, source: str, wanted: Change, optional: Optional | None = None) -> ast.Module:
    """The module with one change in it."""
    tree = ast.parse(source)
    for found in _Module(file, optional or {}).of(tree, ""):
        if found.change == wanted:
            found.site.put(found.node)
            return ast.fix_missing_locations(tree)
    raise LookupError(f"there is no such change any more: {wanted}")


def optional_arguments(trees: Iterable[ast.Module]) -> Optional:
    """What can be left out in calls; where several functions have one name, in all of them."""
    known: dict[str, frozenset[str | int]] = {}
    for tree in trees:
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef):
                given = _optional_of(node.args)
                known[node.name] = known.get(node.name, given) & given
    return known


def _optional_of(arguments: ast.arguments) -> frozenset[str | int]:
    places = [one for one in (*arguments.posonlyargs, *arguments.args) if one.arg not in ("self", "cls")]
    first = len(places) - len(arguments.defaults)
    named = [
        one.arg for one, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True) if default
    ]
    return frozenset({*range(first, len(places)), *(one.arg for one in places[first:]), *named})


class _Module:
    """Walks a tree by statements. Types, decorators, assertions and what errors say are left alone."""

    def __init__(self, file: str, optional: Optional):
        self.file = file
        self.optional = optional
        self.seen: dict[tuple[str, str, str], int] = {}

    def of(self, tree: ast.AST, function: str, returns: ast.expr | None = None) -> Iterator[Found]:
        """The changes in all statements below a node, but not in the node itself."""
        for field in ("body", "orelse", "handlers", "finalbody", "cases"):
            held = getattr(tree, field, None)
            for place, node in enumerate(held if isinstance(held, list) else ()):
                yield from self.statement(Site(tree, field, place), node, function, returns)

    def statement(
        self, site: Site, node: Statement, function: str, returns: ast.expr | None
    ) -> Iterator[Found]:
        if isinstance(node, ast.Assert | ast.Raise | ast.Import | ast.ImportFrom) or _is_no_rule(node):
            return
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            inner = f"{function}.{node.name}" if function else node.name
            if isinstance(node, ast.FunctionDef):
                yield from self.tried(node, inner, _defaults(node.args))
                returns = node.returns
            yield from self.of(node, inner, returns)
            return
        made: list[tuple[Site, ast.AST]] = [(site, other) for other in _instead(node)]
        if isinstance(node, ast.Return) and node.value is not None:
            made += [(Site(node, "value"), other) for other in _denied(node.value, returns)]
        yield from self.tried(node, function, [*made, *self.inside(node)])
        yield from self.of(node, function, returns)

    def tried(
        self, statement: Statement, function: str, made: Iterable[tuple[Site, ast.AST]]
    ) -> Iterator[Found]:
        before = head(statement)
        for site, node in list(made):
            old = site.get()
            site.put(node)
            after = head(node) if old is statement else head(statement)
            site.put(old)
            if after == before:
                continue
            nth = self.seen[function, before, after] = self.seen.get((function, before, after), 0) + 1
            place = statement.pattern if isinstance(statement, ast.match_case) else statement
            line = getattr(old, "lineno", place.lineno)
            yield Found(Change(self.file, function, before, after, nth), line, site, node)

    def inside(self, node: ast.AST) -> Iterator[tuple[Site, ast.AST]]:
        """The changes of the expressions in a statement, not of the statements in it."""
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "decorator_list", "returns", "type_params", "pattern"):
                continue
            for place, one in enumerate(value) if isinstance(value, list) else ((None, value),):
                if not isinstance(one, ast.AST) or isinstance(
                    one, ast.stmt | ast.ExceptHandler | ast.match_case
                ):
                    continue
                site = Site(node, field, place)
                yield from ((site, other) for other in self.expression(one))
                if not isinstance(one, ast.JoinedStr):
                    yield from self.inside(one)
        if isinstance(node, ast.If | ast.While | ast.IfExp):
            answers = (False,) if isinstance(node, ast.While) else (True, False)
            yield from ((Site(node, "test"), ast.Constant(answer)) for answer in answers)
        if isinstance(node, ast.comprehension):
            for place, _ in enumerate(node.ifs):
                yield Site(node, "ifs"), [*node.ifs[:place], *node.ifs[place + 1 :]]  # type: ignore[misc]

    def expression(self, node: ast.AST) -> Iterator[ast.AST]:
        match node:
            case ast.Constant(value=bool()):
                yield ast.Constant(not node.value)
            case ast.Constant(value=int() as number):
                yield ast.Constant(number + 1)
                yield ast.Constant(number - 1)
            case ast.UnaryOp(op=ast.Not() | ast.USub()):
                yield node.operand
            case ast.BoolOp(values=values) if len(values) > 1:
                for place in range(len(values)):
                    rest = [*values[:place], *values[place + 1 :]]
                    yield ast.BoolOp(node.op, rest) if len(rest) > 1 else rest[0]
            case ast.Call():
                yield from self.calls(node)
        yield from (other() for other in SWAPPED.get(type(node), ()))

    def calls(self, node: ast.Call) -> Iterator[ast.AST]:
        name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
        if isinstance(node.func, ast.Name) and name in OPPOSITE:
            yield ast.Call(ast.Name(OPPOSITE[name], ast.Load()), node.args, node.keywords)
        optional = self.optional.get(name, USUAL_ARGUMENTS)
        for place, keyword in enumerate(node.keywords):
            if keyword.arg in optional:
                yield ast.Call(node.func, node.args, [*node.keywords[:place], *node.keywords[place + 1 :]])
        if node.args and len(node.args) - 1 in optional and not isinstance(node.args[-1], ast.Starred):
            yield ast.Call(node.func, node.args[:-1], node.keywords)


def head(node: ast.AST) -> str:
    """A statement in one line; of one that holds others only what stands before the colon."""
    if isinstance(node, ast.FunctionDef):
        return f"def {node.name}({ast.unparse(node.args)})"
    if not isinstance(node, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match | ast.match_case):
        return ast.unparse(node)
    first = ast.unparse(node).splitlines()[0]
    return first.removesuffix(":")


def _instead(node: Statement) -> Iterator[ast.stmt]:
    """What could stand there instead of a whole statement: nothing, if something would be missing."""
    written = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
    called = isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)
    assigned = isinstance(node, ast.Assign) and isinstance(written, ast.Attribute | ast.Subscript)
    if called or assigned or isinstance(node, ast.AugAssign | ast.Delete):
        yield ast.Pass()
    for other in SWAPPED.get(type(node), ()):
        yield other()  # type: ignore[misc]
    if isinstance(node, ast.AugAssign):
        for opposite in SWAPPED.get(type(node.op), ()):
            yield ast.AugAssign(node.target, opposite(), node.value)  # type: ignore[arg-type]


def _denied(value: ast.expr, returns: ast.expr | None) -> Iterator[ast.expr]:
    """What a function could return instead, by the type that it says it returns."""
    if returns is None:
        return
    said = ast.unparse(returns)
    kind = said.partition("[")[0]
    if kind == "bool" and not isinstance(value, ast.Constant):
        yield ast.UnaryOp(ast.Not(), value)
    elif kind == "int" and not isinstance(value, ast.Constant):
        yield ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif said.endswith("| None") and not (isinstance(value, ast.Constant) and value.value is None):
        yield ast.Constant(None)
    elif nothing := NOTHING.get(kind):
        yield ast.parse(nothing, mode="eval").body


def _defaults(arguments: ast.arguments) -> Iterator[tuple[Site, ast.AST]]:
    for field in ("defaults", "kw_defaults"):
        for place, default in enumerate(getattr(arguments, field)):
            if isinstance(default, ast.Constant):
                site = Site(arguments, field, place)
                yield from ((site, other) for other in _Module("", {}).expression(default))


def _is_no_rule(node: Statement) -> bool:
    if isinstance(node, ast.If):
        return ast.unparse(node.test) == "TYPE_CHECKING"
    names = [target.id for target in getattr(node, "targets", ()) if isinstance(target, ast.Name)]
    return any(name in NOT_RULES or (name[0].isupper() and not name.isupper()) for name in names)  # a type
