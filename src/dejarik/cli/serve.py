"""`dejarik serve`: runs the server for playing in the browser."""

import os
import socket
import sys
import threading
import webbrowser
from argparse import Namespace

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words

HOST, PORT = "127.0.0.1", 8137
MOST_PORT = 65_535


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "serve", help=words.say("serve-help"), description=words.say("serve-description")
    )
    number = words.say("serve-port-metavar")
    parser.add_argument(
        "--host", default=HOST, metavar=words.say("serve-host-metavar"), help=words.say("serve-host-help")
    )
    parser.add_argument("--port", type=int, default=PORT, metavar=number, help=words.say("serve-port-help"))
    parser.add_argument(
        "--database", metavar=words.say("serve-database-metavar"), help=words.say("serve-database-help")
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar=number, help=words.say("serve-workers-help")
    )
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar=words.say("serve-allow-host-metavar"),
        help=words.say("serve-allow-host-help"),
    )
    parser.add_argument(
        "--path", default="", metavar=words.say("serve-path-metavar"), help=words.say("serve-path-help")
    )
    parser.add_argument("--open", action="store_true", help=words.say("serve-open-help"))


def run(args: Namespace, words: Words) -> int:
    import uvicorn

    from dejarik.server.app import DATABASE
    from dejarik.server.http.compression import WebSockets
    from dejarik.server.limits import MOST_MESSAGE
    from dejarik.server.node import BadSetting, Settings, variable
    from dejarik.server.ops.logging import log_config
    from dejarik.server.storage.tables import (
        DatabaseInUse,
        DatabaseOfLaterVersion,
        NoDatabase,
        address,
        default_database,
        is_sqlite,
        prepare,
    )

    database = args.database or str(default_database())
    hosts, path = variable("hosts"), variable("path")
    said = {
        hosts: ",".join([os.environ.get(hosts, ""), *args.allow_host]),
        path: args.path or os.environ.get(path, ""),
    }
    try:
        settings = Settings.from_environment({**os.environ, **said}, database)
    except BadSetting as bad:
        if bad.name == path:
            raise BadInput(words.say("serve-bad-path", path=bad.value)) from bad
        raise BadInput(words.say("serve-bad-setting", name=bad.name, value=bad.value)) from bad
    try:
        where = address(database)
    except Exception as bad:
        raise BadInput(words.say("serve-bad-database", database=database)) from bad
    if args.workers < 1:
        raise BadInput(words.say("serve-bad-workers"))
    if args.workers > 1 and is_sqlite(where):
        raise BadInput(words.say("serve-workers-need-postgres"))
    if not is_sqlite(where) and not _has_postgres_driver():
        raise BadInput(words.say("serve-postgres-missing"))
    if not 0 <= args.port <= MOST_PORT:
        raise BadInput(words.say("serve-bad-port", most=str(MOST_PORT)))
    listening = listen(args.host, args.port, words)
    try:
        prepare(where)
    except NoDatabase as reason:
        listening.close()
        shown = where.database if is_sqlite(where) else where.set(drivername="postgresql").render_as_string()
        messages = {DatabaseInUse: "serve-database-taken", DatabaseOfLaterVersion: "serve-database-later"}
        message = messages.get(type(reason), "serve-no-database")
        raise BadInput(words.say(message, database=shown or "", reason=str(reason))) from reason
    shown = f"http://{args.host}:{listening.getsockname()[1]}{settings.path}/"
    print(words.say("serve-at", address=shown), flush=True)
    if args.open:
        threading.Timer(1.0, webbrowser.open, (shown,)).start()
    os.environ.update(said)
    os.environ[DATABASE] = database
    config = uvicorn.Config(
        "dejarik.server.app:from_environment",
        factory=True,
        host=args.host,
        port=args.port,
        workers=args.workers,
        ws=WebSockets,
        ws_max_size=2 * MOST_MESSAGE,
        log_config=log_config("WARNING" if sys.stderr.isatty() else "INFO"),
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=3,
    )
    if args.workers > 1:
        from uvicorn.supervisors import Multiprocess

        Multiprocess(config, sockets=[listening]).run()
    else:
        uvicorn.Server(config).run(sockets=[listening])
    return 0


def _has_postgres_driver() -> bool:
    """Whether psycopg works here: it may be missing, or the library of PostgreSQL that it needs."""
    try:
        import psycopg  # noqa: F401
    except ImportError:
        return False
    return True


def listen(host: str, port: int, words: Words) -> socket.socket:
    """The socket, taken before anything is started: a port in use is a sentence, not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio switches Nagle's algorithm off only where the protocol is named.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)  # who comes while we are still starting waits
    except OSError as error:
        listening.close()
        raise BadInput(
            words.say("serve-port-taken", port=str(port), host=host, reason=error.strerror or str(error))
        ) from error
    return listening
