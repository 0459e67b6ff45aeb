"""`dejarik doctor`: looks over a set-up and says what is wrong with it and what to do."""

from __future__ import annotations

from argparse import Namespace

from dejarik.cli._database import add_database, named, usable
from dejarik.cli._parser import Subparsers
from dejarik.cli.serve import HOST, PORT
from dejarik.words import Words

SIGNS = {"good": "✓", "note": "·", "bad": "✗"}


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "doctor", help=words.say("doctor-help"), description=words.say("doctor-description")
    )
    add_database(parser, words)
    parser.add_argument(
        "--host", default=HOST, metavar=words.say("serve-host-metavar"), help=words.say("serve-host-help")
    )
    parser.add_argument(
        "--port",
        type=int,
        default=PORT,
        metavar=words.say("serve-port-metavar"),
        help=words.say("serve-port-help"),
    )
    parser.add_argument(
        "--address",
        default="",
        metavar=words.say("doctor-address-metavar"),
        help=words.say("doctor-address-help"),
    )


def run(args: Namespace, words: Words) -> int:
    from dejarik.server.checkup import Setup, look_over

    where = named(args, words)
    with usable(where, words):
        found = look_over(Setup(where, args.host, args.port, args.address))
    for each in found:
        print(f"{SIGNS[each.how]} {words.say(f'doctor-{each.what}', **each.about)}")
    wrong = sum(each.how == "bad" for each in found)
    print(words.say("doctor-wrong" if wrong else "doctor-well", count=wrong))
    return 1 if wrong else 0
