"""The report of `dejarik rules --coverage`."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from dejarik.cli._parser import BadInput
from dejarik.cli._screen import print_json, screen
from dejarik.games import typed
from dejarik.rules.catalog import descriptive_reason, waiting_reason
from dejarik.rules.coverage import Coverage, GameCoverage, coverage
from dejarik.rules.proofs import UnreadableProof
from dejarik.words import Words

_COLUMNS = ("total", "descriptive", "normative", "cited", "proven", "waiting", "missing")


def report(games: Sequence[str], words: Words, *, as_json: bool) -> int:
    """Prints the count; citations of rules that do not exist make it fail."""
    try:
        counted = coverage(games)
    except UnreadableProof as unreadable:
        raise BadInput(str(unreadable)) from unreadable
    if as_json:
        print_json(counted)
    else:
        _print(counted, words)
    return 1 if counted.problems else 0


def _print(counted: Coverage, words: Words) -> None:
    out = screen()
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column()
    for column in _COLUMNS:
        table.add_column(words.say(f"cli-coverage-{column}"), justify="right")
    for game in counted.games:
        table.add_row(typed(game.game), *(str(number) for number in _numbers(game)))
    out.print(table)
    if not counted.tests_found:
        out.print(Text(words.say("cli-coverage-no-tests")))
    # The ids of one game are a list to work through; those of all games would bury the figures.
    if len(counted.games) == 1:
        _print_ids(counted.games[0], words)
    else:
        out.print(Text(words.say("cli-coverage-hint")))
    for problem in counted.problems:
        out.print(Text(problem))


def _numbers(game: GameCoverage) -> tuple[int, ...]:
    waiting = sum(len(ids) for ids in game.waits.values())
    return (
        game.total,
        game.total - game.normative,
        game.normative,
        game.cited,
        game.proven,
        waiting,
        len(game.missing),
    )


def _print_ids(game: GameCoverage, words: Words) -> None:
    if game.missing:
        _print_group(words.say("cli-coverage-missing-ids", count=len(game.missing)), game.missing)
    if game.uncited:
        _print_group(words.say("cli-coverage-uncited-ids", count=len(game.uncited)), game.uncited)
    for key, ids in game.waits.items():
        what = waiting_reason(key, words.language)
        _print_group(words.say("cli-coverage-waiting-ids", count=len(ids), reason=what), ids)
    for key, ids in game.descriptive.items():
        why = descriptive_reason(key, words.language)
        _print_group(words.say("cli-coverage-descriptive-ids", count=len(ids), reason=why), ids)


def _print_group(heading: str, ids: Sequence[str]) -> None:
    out = screen()
    out.print(Text(heading, style="bold"))
    for rule_id in ids:
        out.print(Text(f"  {rule_id}"), soft_wrap=True)
