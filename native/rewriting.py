"""What compiled code says otherwise: names of moments, clones, constants, attributes that may be missing."""

from __future__ import annotations

import ast
import re

MOMENTS = {"go": 2, "before": 2, "call": 3, "ask": 3}  # methods of a state that are given moments: arguments
CONSTANT = re.compile(r"_?[A-Z][A-Z0-9_]+$")
NOT_FINAL = ("TypeVar", "NewType", "Final", "TypeAlias")


class Rewriting(ast.NodeTransformer):
    """Rewrites bodies of functions."""

    def visit_Call(self, node: ast.Call) -> ast.AST:
        self.generic_visit(node)
        called = node.func
        if isinstance(called, ast.Attribute) and called.attr in MOMENTS:
            _say_moments(node, called.attr)
        elif isinstance(called, ast.Name) and called.id == "clone" and len(node.args) == 1:
            return _call(node.args[0], "_clone", [])
        elif _is_getattr(called) and isinstance(called, ast.Call):
            by = called.args[1]
            if isinstance(by, ast.Attribute) and by.attr in ("asks", "next"):
                name = "_ask" if by.attr == "asks" else "_step" if len(node.args) == 1 else "_answer"
                return _call(called.args[0], name, node.args)
        elif _is_getattr(node) and len(node.args) == 3 and isinstance(node.args[1], ast.Constant):
            # mypyc's own raises and swallows an error where the attribute is missing.
            node.func = ast.Attribute(ast.Name("_attributes", ast.Load()), "get", ast.Load())
        elif ast.unparse(called).startswith("msgspec.structs."):
            node.func = ast.Attribute(
                ast.Name("_data", ast.Load()), ast.unparse(called).rpartition(".")[2], ast.Load()
            )
        return node

    def visit_Attribute(self, node: ast.Attribute) -> ast.AST:
        self.generic_visit(node)
        named = node.value
        is_moment = isinstance(named, ast.Name) and named.id in ("then", "question")
        return named if is_moment and node.attr == "__name__" else node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.generic_visit(node)
        if node.name in MOMENTS:
            for argument in node.args.args:
                if argument.arg in ("then", "question"):
                    argument.annotation = ast.Name("str", ast.Load())
        return node


def _is_getattr(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "getattr"


def _call(of: ast.expr, method: str, arguments: list[ast.expr]) -> ast.Call:
    return ast.Call(ast.Attribute(of, method, ast.Load()), arguments, [])


def _say_moments(node: ast.Call, method: str) -> None:
    """`then=self.roll` becomes `then="roll"`; a moment that was handed on is asked for its name."""
    then = next((keyword for keyword in node.keywords if keyword.arg == "then"), None)
    if then is not None:
        then.value = _name_of(then.value)
        if method == "ask" and len(node.args) == 2:
            node.args[1] = _name_of(node.args[1])
    elif len(node.args) == MOMENTS[method] and isinstance(node.args[-1], ast.Name):
        node.args[-1] = _name_of(node.args[-1])


def _name_of(moment: ast.expr) -> ast.expr:
    if isinstance(moment, ast.Attribute):
        return ast.Constant(moment.attr)
    return ast.Attribute(moment, "__name__", ast.Load())


def with_finals(tree: ast.Module) -> ast.Module:
    """Constants of modules become `Final`: mypyc keeps them in C instead of looking them up each time."""
    writes: dict[str, int] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            writes[node.id] = writes.get(node.id, 0) + 1
    once = {name for name, count in writes.items() if count == 1 and CONSTANT.match(name)}
    body: list[ast.stmt] = []
    for statement in tree.body:
        body += _final(statement, once)
    tree.body = body
    return tree


def _final(statement: ast.stmt, once: set[str]) -> list[ast.stmt]:
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name) and statement.value:
        if statement.target.id in once and not _mentions(statement.annotation):
            statement.annotation = ast.Subscript(_FINAL, statement.annotation, ast.Load())
    elif isinstance(statement, ast.Assign) and not _mentions(statement.value):
        return _split(statement, once)
    return [statement]


_FINAL = ast.Name("_Final", ast.Load())


def _split(statement: ast.Assign, once: set[str]) -> list[ast.stmt]:
    """`A = …`, `A, B = 1, 2`, `A, B = one(), other()` and `BOTH = A, B = (1, 2)`, each name by itself."""
    value = statement.value
    parts = value.elts if isinstance(value, ast.Tuple) else []
    plain = bool(parts) and all(isinstance(one, ast.Constant | ast.UnaryOp | ast.Call) for one in parts)
    if len(statement.targets) > 1 and any(isinstance(one, ast.Call) for one in parts):
        return [statement]  # `BOTH = A, B = (made(), made())`: what is made must be made once
    if len(statement.targets) > 1 and not plain:
        return [statement]
    pairs: list[tuple[ast.expr, ast.expr]] = []
    for target in statement.targets:
        if not isinstance(target, ast.Tuple):
            pairs.append((target, value))
        elif plain and len(target.elts) == len(parts):
            pairs += zip(target.elts, parts, strict=True)
        else:
            return [statement]
    if all(isinstance(name, ast.Name) and name.id in once for name, _ in pairs):
        return [ast.AnnAssign(name, _FINAL, one, 1) for name, one in pairs if isinstance(name, ast.Name)]
    return [statement]


def _mentions(node: ast.expr) -> bool:
    text = ast.unparse(node)
    return any(word in text for word in NOT_FINAL)
