"""Matches as files; whatever goes wrong is one sentence."""

import os
from pathlib import Path
from typing import Any

import msgspec

from dejarik.games import typed
from dejarik.kernel import Differs, Game, Match, OtherVersion, Record
from dejarik.words import Words


class BadFile(Exception):
    """The file cannot be written, read or played on; the message says why, in the reader's language."""


def own_folder() -> Path:
    """Where matches are kept that nobody gave a name: the place of the system for such things."""
    chosen = os.environ.get("XDG_STATE_HOME")
    return (Path(chosen) if chosen else Path.home() / ".local" / "state") / "dejarik"


def write(record: Record, path: Path, words: Words) -> None:
    """Only our own folder is made where it is missing: another one was probably mistyped."""
    try:
        if path.parent == own_folder():
            path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(record.encode())
    except FileNotFoundError:
        raise BadFile(words.say("play-folder-missing", folder=str(path.parent))) from None
    except (OSError, ValueError) as error:
        raise BadFile(words.say("play-file-unwritable", file=str(path), reason=_reason(error))) from error


def read(path: Path, game: Game[Any, Any] | None, words: Words) -> Record:
    """The record in a file, of one game or of any. Whether it can be played on, `replay` finds out."""
    file = str(path)
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise BadFile(words.say("play-file-missing", file=file)) from None
    except IsADirectoryError:
        raise BadFile(words.say("play-file-folder", file=file)) from None
    except (OSError, ValueError) as error:
        raise BadFile(words.say("play-file-unreadable", file=file, reason=_reason(error))) from error
    try:
        record = Record.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise BadFile(words.say("play-file-no-record", file=file)) from None
    if game is not None and record.game != game.name:
        raise BadFile(
            words.say("play-file-other-game", file=file, game=typed(record.game), wanted=typed(game.name))
        )
    return record


def replay(
    record: Record, game: Game[Any, Any], words: Words, file: str, *, other_rules: bool = False
) -> Match:
    """The match of a record; with `other_rules` one of another version is tried, up to where it differs."""
    try:
        return Match.replay(game, record, try_other_version=other_rules)
    except OtherVersion:
        raise BadFile(
            words.say("play-file-other-version", file=file, version=record.version, ours=game.version)
        ) from None
    except Differs as differs:
        raise BadFile(
            words.say(
                "play-file-differs",
                file=file,
                number=differs.row + 1,
                count=len(record.rows),
                choice=record.rows[differs.row].key,
            )
        ) from differs
    except Exception as error:
        # Whatever a setup made by hand breaks (unknown cards, odd numbers), it is the file that is wrong.
        raise BadFile(words.say("play-file-no-match", file=file)) from error


def _reason(error: OSError | ValueError) -> str:
    return error.strerror or str(error) if isinstance(error, OSError) else str(error)
