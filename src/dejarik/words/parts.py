"""What a message is made of."""

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor


class Parts(Visitor):
    """Collects variables, references, calls and texts; ``Parts.of(node)``."""

    def __init__(self) -> None:
        self.variables: list[ast.VariableReference] = []
        self.said: list[ast.VariableReference] = []  # those that do more than choose between variants
        self.references: list[ast.MessageReference | ast.TermReference] = []
        self.calls: list[ast.FunctionReference] = []
        self.texts: list[ast.TextElement] = []

    @classmethod
    def of(cls, node: ast.BaseNode) -> "Parts":
        parts = cls()
        parts.visit(node)
        return parts

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.append(node)
        self.said.append(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        choosing = Parts.of(node.selector)
        self.variables += choosing.variables
        self.calls += choosing.calls
        self.references += choosing.references
        for variant in node.variants:
            self.visit(variant)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.append(node)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.append(node)
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.calls.append(node)
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node)


def name_of(node: ast.MessageReference | ast.TermReference | ast.Message | ast.Term) -> str:
    """The name of a message or, with its dash, of a term."""
    return f"-{node.id.name}" if isinstance(node, ast.TermReference | ast.Term) else node.id.name
