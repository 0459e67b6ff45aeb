"""`dejarik restore`: reads a backup into an empty database of either kind."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from dejarik.cli._database import add_database, named, shown, usable
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._progress import Rows
from dejarik.words import Words


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "restore", help=words.say("restore-help"), description=words.say("restore-description")
    )
    parser.add_argument(
        "file", type=Path, metavar=words.say("backup-file-metavar"), help=words.say("restore-file-help")
    )
    add_database(parser, words)
    parser.add_argument("--check", action="store_true", help=words.say("restore-check-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.server.storage.backups import BadBackup, NotEmpty, checked, restore
    from dejarik.server.storage.tables import locked, open_engine

    file = args.file
    try:
        head, foot = checked(file)
    except OSError as missing:
        raise BadInput(words.say("restore-no-file", file=str(file), reason=missing.strerror)) from missing
    except BadBackup as bad:
        raise BadInput(words.say("restore-bad-file", file=str(file))) from bad
    about = {"file": str(file), "matches": foot.rows["matches"], "choices": foot.rows["choices"]}
    if args.check:
        print(words.say("restore-whole", **about, made=head.made, release=head.release))
        return 0
    where = named(args, words)
    with usable(where, words):
        lock = locked(where)
        try:
            engine = open_engine(where)
            with Rows(words) as rows:
                restore(engine, file, rows)
            engine.dispose()
        except NotEmpty as full:
            raise BadInput(words.say("restore-not-empty", database=shown(where))) from full
        finally:
            if lock is not None:
                lock.release()
    print(words.say("restore-done", **about, database=shown(where)))
    return 0
