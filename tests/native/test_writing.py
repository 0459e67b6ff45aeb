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
from native.generating import RUNTIME
from native.modules import compiled
from native.moments import dispatch
from native.rewriting import Rewriting, with_finals
from native.structs import Structs
from native.tables import Names, Shape, Tables

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
        ("HAND, DECK = made(1), made(2)", "HAND: _Final = made(1)\nDECK: _Final = made(2)"),
        ("BOTH = ONE, TWO = (made(1), made(2))", "BOTH = ONE, TWO = (made(1), made(2))"),
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
    names: dict[str, Any] = {}
    head = "from __future__ import annotations\nfrom typing import Any as _Any, ClassVar as _ClassVar\n"
    head += "from native.runtime.marks import mypyc_attr as _mypyc_attr\n"
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
def test_json_is_the_same(
    plain: Any, kind: str, given: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """As it is written where nothing is compiled; what C writes, whole matches show."""
    for file in ("pickling", "data"):
        name = f"dejarik.kernel.{file}"
        module = ModuleType(name)
        monkeypatch.setitem(sys.modules, name, module)
        exec((RUNTIME / f"{file}.py").read_text(encoding="utf-8"), vars(module))
    struct = vars(sys.modules["structs_to_write"])[kind](**given)
    assert sys.modules["dejarik.kernel.data"].encode(plain[kind](**given)) == msgspec.json.encode(struct)


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


# ---- What saves and loads in C -----------------------------------------------------------------------------

HEADER = """
typedef struct {
    PyObject_HEAD
    CPyVTableItem *vtable;
    CPyTagged _id;
    PyObject *_names;
    char _lost;
    double _share;
    tuple_T2II _spot;
} box___ThingObject;
"""


@pytest.mark.parametrize(
    ("field", "holds"),
    [
        ("id", ("HOLDS_INT", "offsetof(box___ThingObject, _id)")),
        ("names", ("HOLDS_OBJECT", "offsetof(box___ThingObject, _names)")),
        ("lost", ("HOLDS_BOOL", "offsetof(box___ThingObject, _lost)")),
        ("share", ("HOLDS_OTHERWISE", "0")),
        ("spot", ("HOLDS_OTHERWISE", "0")),
    ],
)
def test_how_fields_lie_in_objects(field: str, holds: tuple[str, str]) -> None:
    thing = type("Thing", (), {"__module__": "box"})
    assert Names(["box"], HEADER).place(thing, field) == holds


class Knife(msgspec.Struct, array_like=True, tag=True):
    edge: int


class Spoon(msgspec.Struct, array_like=True, tag=True):
    pass


class Bowl(msgspec.Struct):
    pass


class OnlyNames(Names):
    """Does not look what mypyc made of the classes."""

    def __init__(self) -> None:
        super().__init__([__name__], "")

    def place(self, cls: Any, field: str) -> tuple[str, str]:
        return "HOLDS_INT", "0"


@pytest.fixture
def tables() -> Tables:
    structs = Structs.__new__(Structs)
    tree = ast.parse(Path(__file__).read_text(encoding="utf-8"))
    structs.written = {
        globals()[node.name]: (__name__, node) for node in tree.body if isinstance(node, ast.ClassDef)
    }
    structs.traits = set()
    return Tables(structs, OnlyNames())


INT, TEXT, NONE = "ALLOWS_INT", "ALLOWS_TEXT", "ALLOWS_NONE"


@pytest.mark.parametrize(
    ("hint", "shape"),
    [
        (int, Shape((INT,))),
        (int | str, Shape((INT, TEXT))),
        (str | None, Shape((NONE, TEXT))),
        (list[int] | None, Shape((NONE,), "LIST", inside=(0,))),
        (frozenset[str], Shape(from_list="FROZENSET", inside=(0,))),
        (tuple[int, ...], Shape(from_list="TUPLE", inside=(0,))),
        (tuple[int, str, int], Shape(from_list="FIXED_TUPLE", inside=(0, 1, 0))),
        (dict[int, str], Shape(from_object="DICT_BY_INT", inside=(0,))),
        (dict[str, int], Shape(from_object="DICT", inside=(0,))),
        (Bowl | None, Shape((NONE,), from_object="OBJECT_OF_CLASS", classes=(0,))),
        (Knife | Spoon, Shape(from_list="OBJECT_OF_CLASS", classes=(0, 1))),
        (bytes, None),  # never saved
        (list[bytes], None),
    ],
    ids=str,
)
def test_what_json_holds(tables: Tables, hint: Any, shape: Shape | None) -> None:
    assert tables._shape(hint) == shape


@pytest.mark.parametrize("hint", [list[int] | tuple[int, ...], Bowl | dict[str, int], Bowl | Knife], ids=str)
def test_what_json_cannot_tell_apart(tables: Tables, hint: Any) -> None:
    with pytest.raises(TypeError):
        tables._shape(hint)
