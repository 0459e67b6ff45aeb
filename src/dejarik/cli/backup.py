"""`dejarik backup`: writes a whole database into one file, also while servers use it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from dejarik.cli._database import add_database, existing, shown, usable
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.cli._progress import Rows
from dejarik.words import Words


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "backup", help=words.say("backup-help"), description=words.say("backup-description")
    )
    parser.add_argument(
        "file", type=Path, metavar=words.say("backup-file-metavar"), help=words.say("backup-file-help")
    )
    add_database(parser, words)


def run(args: Namespace, words: Words) -> int:
    from dejarik.server.storage.backups import BadBackup, back_up
    from dejarik.server.storage.tables import open_engine

    where, file = existing(args, words), args.file
    if file.exists():
        raise BadInput(words.say("backup-exists", file=str(file)))
    try:
        with usable(where, words):
            engine = open_engine(where)
        with usable(where, words), Rows(words) as rows:
            counts = back_up(engine, file, rows)
    except BadBackup as bad:
        raise BadInput(words.say("backup-no-tables", database=shown(where))) from bad
    engine.dispose()
    said = words.say("backup-done", file=str(file), matches=counts["matches"], choices=counts["choices"])
    print(said)
    return 0
