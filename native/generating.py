"""Writes the sources of a native build: a copy of the package in which structs are plain classes."""

from __future__ import annotations

import ast
import copy
import shutil
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

import dejarik
from dejarik import games as our_games
from dejarik.kernel import Game
from dejarik.native import digest_of, folder_of, held_by
from native.classes import Imports, PlainClass, alias, beside_structs
from native.modules import GAMES, NAMED_ONLY, compiled
from native.rewriting import Rewriting, with_finals
from native.saved import Loaders
from native.structs import Structs

SOURCES = Path(dejarik.__file__).parent.parent
RUNTIME = Path(__file__).parent / "runtime"
# Modules written by hand for native builds, by the file that each is.
BY_HAND = {
    "dejarik.kernel.attributes": "attributes.py",
    "dejarik.kernel.clone": "clone.py",
    "dejarik.kernel.data": "data.py",
}
# Those that are not compiled.
AS_PYTHON = {"dejarik.kernel.marks": "marks.py", "dejarik.kernel.pickling": "pickling.py"}
HEAD = """from __future__ import annotations
import builtins as _builtins
from typing import TYPE_CHECKING, Any as _Any, ClassVar as _ClassVar, Final as _Final
from dejarik.kernel import data as _data, attributes as _attributes
from dejarik.kernel.marks import mypyc_attr as _mypyc_attr, trait as _trait
{imports}
if TYPE_CHECKING:
    from dejarik.kernel.decision import Decision as _Decision, Option as _Option
{typing}
"""


def file_of(module: str) -> Path:
    """The file of a module, relative to the folder of sources."""
    return Path(*module.split(".")).with_suffix(".py")


def generate(target: Path, games: tuple[str, ...] = GAMES) -> tuple[Structs, list[str]]:
    """Write everything below `target`; returns the structs and the names of the modules to compile."""
    modules = compiled(games)
    for name in BY_HAND:
        modules.pop(name, None)
    structs = Structs(modules)
    if target.exists():
        shutil.rmtree(target)
    shutil.copytree(SOURCES, target, ignore=_only_python)
    for name, module in modules.items():
        (target / file_of(name)).write_text(_rewritten(name, module, structs), encoding="utf-8")
    for name, file in {**BY_HAND, **AS_PYTHON}.items():
        shutil.copy(RUNTIME / file, target / file_of(name))
    return structs, [*modules, *BY_HAND]


def write_loaders(target: Path, structs: Structs, games: tuple[str, ...]) -> list[str]:
    """What reads saved states where nothing is compiled; returns the names of the modules."""
    names = []
    for game in map(game_called, games):
        names.append(f"{game.home}._saved")
        loaders = Loaders(structs, game.home, game.state)
        (target / file_of(names[-1])).write_text(loaders.module(), encoding="utf-8")
    return names


def game_called(name: str) -> Game[Any, Any]:
    return our_games.find(name.replace("_", "-"))


def _only_python(folder: str, names: list[str]) -> list[str]:
    kept = [name for name in names if name.endswith(".py") or (Path(folder) / name).is_dir()]
    return [name for name in names if name == "__pycache__" or name not in kept]


def _rewritten(name: str, module: ModuleType, structs: Structs) -> str:
    tree = with_finals(copy.deepcopy(structs.trees[name]))
    imports = Imports(name)
    body: list[ast.stmt] = []
    for node in tree.body:
        if isinstance(node, ast.ClassDef):
            cls = getattr(module, node.name)
            if issubclass(cls, msgspec.Struct):
                node = PlainClass(cls, node, structs, imports).write()
            else:
                beside_structs(cls, node)
        body.append(Rewriting().visit(node))
    tree.body = [node for node in body if ast.unparse(node) != "from __future__ import annotations"]
    return _head(name, imports) + ast.unparse(ast.fix_missing_locations(tree)) + "\n"


def _head(name: str, imports: Imports) -> str:
    running = "\n".join(f"import {module} as {alias(module)}" for module in sorted(imports.running))
    typing = [
        f"    import {module} as {alias(module)}" for module in sorted(imports.typing - imports.running)
    ]
    if name != "dejarik.kernel.procedure":
        typing.append("    from dejarik.kernel.procedure import Step as _Step, G as _G")
    return HEAD.format(imports=running, typing="\n".join(typing))


def digests(names: list[str]) -> dict[str, str]:
    """What the sources of compiled modules are, so that a build notices when they have changed."""
    return {name: digest_of(SOURCES / file_of(name)) for name in names if (SOURCES / file_of(name)).exists()}


def folders(names: list[str]) -> dict[str, list[str]]:
    """What lies beside compiled modules, so that a build notices a module that was added."""
    packages = {name.rpartition(".")[0] for name in names}
    whole = [package for package in sorted(packages) if package.rpartition(".")[2] not in NAMED_ONLY]
    return {package: held_by(folder_of(package)) for package in whole}
