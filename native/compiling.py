"""Compiles what was written: mypyc makes C of it, and the C compiler runs on all cores."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from native.generating import RUNTIME, file_of
from native.messages import Messages
from native.tables import Names

GROUP = "dejarik_native"  # the library that holds everything is called after it
FLAGS = [
    "--config-file=",
    "--implicit-reexport",
    "--follow-imports=silent",
    # Classes are written out one by one, so signatures of constructors and clones differ.
    "--disable-error-code=override",
    "--disable-error-code=misc",
]
# What each object is made from is noted down; and calls among modules are plain, as nobody else sees them.
COMPILER = ["-MMD", "-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt"]

# A build that counts what it does, and one that was told such counts; only GCC understands these.
COUNTING = ["-fprofile-generate={}", "-fprofile-update=single"]
# By counts GCC inlines so much that it takes variables for uninitialized which are not.
COUNTED = ["-fprofile-use={}", "-fprofile-correction", "-Wno-missing-profile", "-Wno-maybe-uninitialized"]


class Build(NamedTuple):
    """How a library is compiled."""

    optimize: int
    objects: Path  # the compiler finds counts by where an object lies
    counts: Path | None = None
    counting: bool = False

    @property
    def profile(self) -> list[str]:
        """What compiler and linker are told of counts."""
        flags = COUNTING if self.counting else COUNTED
        return [flag.format(self.counts) for flag in flags] if self.counts else []

    def folder_for(self, command: list[Any]) -> Path:
        """Where objects lie: apart from those for another Python, or by another compiler or other flags.

        Those of a profiled build lie where they are counted, and are always made anew.
        """
        if self.counts:
            return self.objects
        digest = blake2b(repr(command).encode(), digest_size=4).hexdigest()
        return self.objects.with_name(f"{self.objects.name}-{sys.implementation.cache_tag}-{digest}")


def compile_all(
    sources: Path, library: Path, names: list[str], build: Build, tables: Callable[[Names], str]
) -> None:
    """Compile modules below `sources` into `library`; works in the folder of sources.

    What saves and loads is compiled with them, by tables that are written once mypyc has named everything.
    """
    from mypyc.build import mypycify
    from setuptools import setup  # type: ignore[import-untyped]
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]

    class Parallel(build_ext):  # type: ignore[misc]
        """Compiles as always, but several files at the same time."""

        def build_extensions(self) -> None:
            self.build_temp = str(build.folder_for(command(self.compiler, self.extensions)))
            self.compiler.compile = _in_parallel(self.compiler)
            super().build_extensions()

    before = Path.cwd()
    os.chdir(sources)
    try:
        with redirect_stdout(Messages(sys.stdout, sources)):
            extensions = mypycify(
                [*FLAGS, f"--cache-dir={sources.parent / 'cache'}", *(str(file_of(name)) for name in names)],
                opt_level=str(build.optimize),
                debug_level="0",
                multi_file=True,
                group_name=GROUP,
                target_dir=str(sources.parent / "c"),
            )
        _add_codec(extensions, sources.parent / "c", names, tables)
        for extension in extensions:
            extension.extra_compile_args = [*extension.extra_compile_args, *COMPILER, *build.profile]
            extension.extra_link_args = [*extension.extra_link_args, *build.profile]
        setup(
            name=GROUP,
            ext_modules=extensions,
            cmdclass={"build_ext": Parallel},
            script_args=["--quiet", "build_ext", f"--build-lib={library}"],
        )
    finally:
        os.chdir(before)


def _add_codec(extensions: list[Any], folder: Path, names: list[str], tables: Callable[[Names], str]) -> None:
    """Let the library that all modules share hold what saves and loads, too."""
    (library,) = [extension for extension in extensions if extension.name == f"{GROUP}__mypyc"]
    header = (folder / f"__native_{GROUP}.h").read_text(encoding="utf-8")
    _write(folder / "codec_tables.c", tables(Names(names, header)))
    for name in ("codec.h", "codec.c"):
        _write(folder / name, (RUNTIME / name).read_text(encoding="utf-8"))
    library.sources += [str(folder / name) for name in ("codec.c", "codec_tables.c")]


def _write(file: Path, text: str) -> None:
    """A file that stays as old as it is if nothing has changed: it is not compiled again then."""
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def command(compiler: Any, extensions: list[Any]) -> list[Any]:
    """How the compiler is called, the names of files aside: by which name, with which headers and flags."""
    flags = {(*extension.include_dirs, *extension.extra_compile_args) for extension in extensions}
    return [compiler.compiler_so, compiler.include_dirs, sorted(flags)]


def _in_parallel(compiler: Any) -> Any:
    """The files of one extension at the same time, and only those that were written anew since."""
    compile_one_by_one = compiler.compile

    def compile_files(sources: list[str], output_dir: str = "", **named: Any) -> list[str]:
        def compiled(source: str) -> list[str]:
            objects: list[str] = compiler.object_filenames([source], output_dir=output_dir)
            if not _up_to_date(Path(objects[0])):
                compile_one_by_one([source], output_dir=output_dir, **named)
            return objects

        with ThreadPoolExecutor(os.cpu_count() or 1) as threads:
            return [made for found in threads.map(compiled, sources) for made in found]

    return compile_files


def _up_to_date(made: Path) -> bool:
    """Whether nothing is newer that an object was made from: the compiler notes down what it read."""
    noted = made.with_suffix(".d")
    if not made.exists() or not noted.exists():
        return False
    used = [Path(name) for name in noted.read_text().replace("\\\n", " ").split()[1:]]
    return all(path.exists() and path.stat().st_mtime <= made.stat().st_mtime for path in used)


def mypyc_version() -> str:
    from mypy.version import __version__

    return __version__
