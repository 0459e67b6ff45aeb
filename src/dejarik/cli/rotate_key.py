"""`dejarik rotate-key`: signs cookies with another key from now on."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import TYPE_CHECKING

from dejarik.cli._database import add_database, existing, usable
from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

if TYPE_CHECKING:
    from dejarik.server.storage.store import Store

KEPT_DAYS = 30
MOST_DAYS = 3650
A_DAY = 24 * 3600


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "rotate-key", help=words.say("rotate-key-help"), description=words.say("rotate-key-description")
    )
    add_database(parser, words)
    parser.add_argument(
        "--keep-days",
        type=int,
        default=KEPT_DAYS,
        metavar=words.say("serve-port-metavar"),
        help=words.say("rotate-key-days-help", days=KEPT_DAYS),
    )


def run(args: Namespace, words: Words) -> int:
    import asyncio

    from dejarik.server.storage.store import Store
    from dejarik.server.storage.tables import open_engine

    if not 0 <= args.keep_days <= MOST_DAYS:
        raise BadInput(words.say("rotate-key-bad-days", most=MOST_DAYS))
    where = existing(args, words)
    with usable(where, words):
        # A server may be running on it, and reads the new key by itself.
        asyncio.run(_replace(Store(open_engine(where)), args.keep_days))
    print(words.say("rotate-key-done" if args.keep_days else "rotate-key-done-now", days=args.keep_days))
    return 0


async def _replace(store: Store, days: int) -> None:
    try:
        await store.replace_key(days * A_DAY, time.time())
    finally:
        await store.close()
