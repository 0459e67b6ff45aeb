"""What the generator makes of the sources, piece by piece."""

from __future__ import annotations

import ast
import sys
from copy import deepcopy
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest
from native.classes import Imports, PlainClass
from native.modules import compiled
from native.moments import dispatch
from native.rewriting import Rewriting, with_finals
from native.structs import Structs

from dejarik.games.cardgame.abilities.vocabulary.filters import Filter
from dejarik.games.cardgame.rules.setting_up import RevealObjectives


def rewritten(text: str) -> str:
    return ast.unparse(Rewriting().visit(ast.parse(text)))


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("g.go(self, then=self.roll)", "g.go(self, then='roll')"),
        ("g.ask(self, self.which, then=self.picked)", "g.ask(self, 'which', then='picked')"),
        ("g.call(self, Sub(1), then=r.begin)", "g.call(self, Sub(1), then='begin')"),
        ("g.go(frame, then)", "g.go(frame, then.__name__)"),
        ("frame.next = then.__name__", "frame.next = then"),
        ("clone(thing)", "thing._clone()"),
        ("getattr(frame, frame.asks)(self)", "frame._ask(self)"),
        ("getattr(frame, frame.next)(self)", "frame._step(self)"),
        ("getattr(frame, frame.next)(self, option)", "frame._answer(self, option)"),
        ("getattr(event, 'thing', 0)", "_attributes.get(event, 'thing', 0)"),
        ("getattr(event, name)", "getattr(event, name)"),
        ("msgspec.structs.replace(one, most=2)", "_data.replace(one, most=2)"),
    ],
)
def test_what_is_said_otherwise(source: str, said: str) -> None:
    assert rewritten(source) == said


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("MOST = 3", "MOST: _Final = 3"),
        ("CARDS: dict[str, int] = {}", "CARDS: _Final[dict[str, int]] = {}"),
        ("HAND, DECK = 1, 2", "HAND: _Final = 1\nDECK: _Final = 2"),
        ("BOTH = ONE, TWO = ('a', 'b')", "BOTH: _Final = ('a', 'b')\nONE: _Final = 'a'\nTWO: _Final = 'b'"),
        ("ONE = TWO = []", "ONE = TWO = []"),  # one list, not two
        ("COUNT = 0\nCOUNT = 1", "COUNT = 0\nCOUNT = 1"),
        ("Seat = int", "Seat = int"),
        ("TYPE = TypeVar('TYPE')", "TYPE = TypeVar('TYPE')"),
    ],
)
def test_constants_are_final(source: str, said: str) -> None:
    assert ast.unparse(with_finals(ast.parse(source))) == said


def test_moments_are_told_apart_by_what_they_are_given() -> None:
    text = "\n".join(map(ast.unparse, dispatch(RevealObjectives)))
    step, ask, answer = text.split("def ")[1:]
    assert "self.begin(g)" in step
    assert "self.fell(g)" in step
    assert "self.which_first(g)" in ask
    assert "self.reveal(g, option)" in answer


# ---- Classes -----------------------------------------------------------------------------------------------

SOURCE = """
from __future__ import annotations
import msgspec

class Side(msgspec.Struct, frozen=True, array_like=True, tag=True):
    symbol: str
    value: int = 0

class Token(msgspec.Struct, omit_defaults=True):
    id: int
    names: list[str] = []
    place: tuple[int, ...] = ()
    lost: bool = False
    spot: tuple[int, int] = (0, 0)

class Marker(Token, kw_only=True):
    owner: int
"""


def plain_classes(source: str, folder: Path) -> Any:
    """The module that is written from structs, run without being compiled."""
    module = ModuleType("structs_to_write")
    module.__file__ = str(folder / "structs_to_write.py")
    (folder / "structs_to_write.py").write_text(source, encoding="utf-8")
    sys.modules[module.__name__] = module
    exec(source, vars(module))
    structs = Structs.__new__(Structs)
    structs.trees = {module.__name__: ast.parse(source)}
    nodes = [node for node in structs.trees[module.__name__].body if isinstance(node, ast.ClassDef)]
    structs.written = {vars(module)[node.name]: (module.__name__, node) for node in nodes}
    structs.traits = set()
    imports = Imports(module.__name__)
    written = [
        PlainClass(cls, deepcopy(node), structs, imports).write()
        for cls, (_, node) in structs.written.items()
    ]
    names: dict[str, Any] = {"_mypyc_attr": lambda **said: lambda cls: cls}
    head = "from __future__ import annotations\nfrom typing import Any as _Any, ClassVar as _ClassVar\n"
    exec(head + "\n".join(ast.unparse(ast.fix_missing_locations(node)) for node in written), names)
    return names


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> Any:
    return plain_classes(SOURCE, tmp_path_factory.mktemp("structs"))


def test_fields_defaults_and_order(plain: Any) -> None:
    marker = plain["Marker"](1, owner=2)
    assert (marker.id, marker.names, marker.lost, marker.spot, marker.owner) == (1, [], False, (0, 0), 2)
    assert plain["Marker"].__struct_fields__ == sys.modules["structs_to_write"].Marker.__struct_fields__
    assert plain["Token"](1).names is not plain["Token"](1).names


def test_equality_and_hashes(plain: Any) -> None:
    assert plain["Side"]("melee", 2) == plain["Side"]("melee", 2)
    assert plain["Side"]("melee", 2) != plain["Side"]("melee", 3)
    assert hash(plain["Side"]("melee", 2)) == hash(plain["Side"]("melee", 2))
    assert plain["Token"](1) != plain["Marker"](1, owner=2)


def test_a_clone_is_shallow(plain: Any) -> None:
    token = plain["Token"](1, ["a"])
    twin = token._clone()
    assert twin == token
    assert twin is not token
    assert twin.names is token.names


@pytest.mark.parametrize(
    ("kind", "given"),
    [
        ("Side", {"symbol": "melee"}),
        ("Side", {"symbol": "melee", "value": 3}),
        ("Token", {"id": 1}),
        ("Token", {"id": 1, "names": ["a"], "place": (1, 2), "lost": True}),
        ("Token", {"id": 1, "spot": (int("0"), int("0"))}),  # equal, but not the object that is the default
        ("Marker", {"id": 1, "owner": 2}),
    ],
    ids=str,
)
def test_json_is_the_same(plain: Any, kind: str, given: dict[str, Any]) -> None:
    struct = vars(sys.modules["structs_to_write"])[kind](**given)
    same = msgspec.json.encode(plain[kind](**given), enc_hook=lambda value: value._plain())
    assert same == msgspec.json.encode(struct)


def test_a_struct_below_a_compiled_one_has_to_be_compiled() -> None:
    class Elsewhere(Filter, frozen=True):
        """Not in a module that is compiled."""

    with pytest.raises(TypeError, match="is not compiled, but its base Filter is"):
        Structs(
            {name: module for name, module in compiled(("cardgame",)).items() if name == Filter.__module__}
        )
    assert issubclass(Elsewhere, Filter)


MIXED = """
import msgspec

class Named(msgspec.Struct):
    pass

class Placed(msgspec.Struct):
    place: int = 0

class Both(Placed, Named):
    pass
"""


@pytest.mark.parametrize("made", ["Both()", "Placed()"])
def test_what_is_mixed_in_is_a_trait(tmp_path: Path, made: str) -> None:
    assert [trait.__name__ for trait in structs_of(f"{MIXED}\nMADE = {made}\n", tmp_path).traits] == ["Named"]


def test_nothing_makes_an_object_of_a_trait(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="makes a Named, which some class has as its second base"):
        structs_of(f"{MIXED}\nMADE = Named()\n", tmp_path)


def structs_of(source: str, folder: Path) -> Structs:
    module = ModuleType("structs_mixed")
    module.__file__ = str(folder / "structs_mixed.py")
    (folder / "structs_mixed.py").write_text(source, encoding="utf-8")
    exec(source, vars(module))
    return Structs({module.__name__: module})


def test_a_function_of_a_module_becomes_a_method(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "structs_to_write", ModuleType(""))  # put back what the others use
    source = "import msgspec\nimport textwrap\nclass Lines(msgspec.Struct):\n    indented = textwrap.indent\n"
    indented = plain_classes(source, tmp_path)["Lines"].indented
    assert indented.__code__.co_varnames == ("self", "prefix", "predicate")
    assert indented.__code__.co_names == ("textwrap", "indent")
