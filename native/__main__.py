"""`python -m native` builds all games; what is compiled lies below `build/native` then."""

from __future__ import annotations

import json
import os
import shutil
import sys
from argparse import ArgumentParser, Namespace
from pathlib import Path
from typing import Any

os.environ["DEJARIK_NATIVE"] = "0"  # what is written comes from the structs themselves
if os.environ.get("PYTHONHASHSEED") != "0":
    # mypyc goes through sets. In another order, all C would be new, and nothing kept from last time.
    os.environ["PYTHONHASHSEED"] = "0"
    os.execv(sys.executable, [sys.executable, "-m", "native", *sys.argv[1:]])
# The sources beside it, whether or not anything is installed. PYTHONPATH would not do: where pip builds a
# wheel, it takes out what an editable install in its own environment names.
sys.path.insert(0, str(Path(__file__).parents[1] / "src"))

from dejarik.native import LIBRARY, generator_digest
from native.compiler import why_not
from native.compiling import Build, compile_all, mypyc_version
from native.generating import AS_PYTHON, digests, file_of, folders, game_called, generate, write_loaders
from native.modules import GAMES
from native.practice import practice_on
from native.tables import Names, Tables

BUILD = Path(__file__).parent.parent / "build" / "native"


def _arguments() -> Namespace:
    parser = ArgumentParser(prog="python -m native", description=__doc__)
    parser.add_argument("--games", nargs="+", default=list(GAMES), choices=GAMES)
    parser.add_argument("--folder", type=Path, help="where a build of all games would not be looked for")
    parser.add_argument("--optimize", type=int, default=2, help="of the C compiler; 0 is quick to compile")
    parser.add_argument(
        "--profile",
        action="store_true",
        help="compile twice, the second time by what matches often do (GCC): Destiny plays a tenth quicker, "
        "the other games hardly",
    )
    parser.add_argument("--write-only", action="store_true", help="write the classes and compile nothing")
    return parser.parse_args()


def main() -> None:
    args = _arguments()
    if not args.write_only and (reason := why_not()):
        sys.exit(reason)
    # A build of some games would be found in the place of a whole one, but could not load the others.
    folder = (
        args.folder or (BUILD if len(args.games) == len(GAMES) else BUILD / "-".join(args.games))
    ).resolve()
    sources, library = folder / "sources", folder / "library"
    games = tuple(args.games)
    structs, names = generate(sources, games)
    loaders = write_loaders(sources, structs, games) if args.write_only else []
    manifest = {
        "python": sys.implementation.cache_tag,
        "mypyc": mypyc_version(),
        "generator": generator_digest(),
        "games": args.games,
        "sources": digests(names),
        "folders": folders(names),
    }
    _sign(sources, {**manifest, "compiled": [], "written": [*names, *AS_PYTHON, *loaders]})
    print(f"{len(names)} modules are written below {sources}")
    if args.write_only:
        return
    made = folder / "library-in-the-making"

    def tables(given: Names) -> str:
        return Tables(structs, given).written(map(game_called, games))

    def compiled(build: Build) -> None:
        shutil.rmtree(made, ignore_errors=True)  # or what was linked before would pass for up to date
        compile_all(sources, made, names, build, tables)
        for name in AS_PYTHON:
            shutil.copy(sources / file_of(name), made / file_of(name))
        _sign(made, {**manifest, "compiled": [*names, LIBRARY], "written": list(AS_PYTHON)})

    if args.profile:
        build = Build(args.optimize, folder / "objects-profile", folder / "counts", counting=True)
        shutil.rmtree(folder / "counts", ignore_errors=True)
        shutil.rmtree(build.objects, ignore_errors=True)
        compiled(build)
        practice_on(made, games)
        print("matches were played and counted; now all is compiled once more")
        shutil.rmtree(build.objects)
        compiled(build._replace(counting=False))
    else:
        compiled(Build(args.optimize, folder / f"objects-O{args.optimize}"))
    shutil.rmtree(library, ignore_errors=True)
    made.rename(library)
    print(f"compiled into {library}")


def _sign(folder: Path, manifest: dict[str, Any]) -> None:
    """A folder that says which modules it holds, and of which sources, can be used."""
    (folder / "manifest.json").write_text(json.dumps(manifest, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
