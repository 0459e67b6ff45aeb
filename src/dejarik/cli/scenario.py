"""`dejarik scenario check`: runs scenarios and says what does not hold, and why."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from dejarik.cli._parser import BadInput, Subparsers
from dejarik.words import Words, languages

if TYPE_CHECKING:
    from dejarik.scenarios import Failure, Problem, Scenario

FAILED, BAD_FILE = 1, 2
LAST_LINES = 30  # of the log


def add(subparsers: Subparsers, words: Words) -> None:
    parser = subparsers.add_parser(
        "scenario", help=words.say("scenario-help"), description=words.say("scenario-description")
    )
    commands = parser.add_subparsers(
        title=words.say("cli-commands"), metavar=words.say("cli-command"), required=True, dest="what"
    )
    check = commands.add_parser(
        "check",
        aliases=["run"],
        help=words.say("scenario-check-help"),
        description=words.say("scenario-check-description"),
    )
    check.mixed = True
    check.add_argument(
        "paths",
        nargs="+",
        type=Path,
        metavar=words.say("scenario-path-metavar"),
        help=words.say("scenario-path-help"),
    )
    check.add_argument("--json", action="store_true", help=words.say("cli-json-help"))
    check.add_argument("--lang", choices=languages(), help=words.say("cli-lang-help"))


def run(args: Namespace, words: Words) -> int:
    from dejarik.scenarios import files_below

    files: list[Path] = []
    for path in args.paths:
        if not path.exists():
            raise BadInput(words.say("scenario-no-path", path=str(path)))
        files += files_below(path)
    if not files:
        raise BadInput(words.say("scenario-no-files", path=", ".join(map(str, args.paths))))
    report = _Report(words, quiet=args.json)
    for number, file in enumerate(files):
        report.progress(number, len(files), file)
        report.check(file)
    report.progress_over()
    if args.json:
        from dejarik.cli._screen import print_json

        print_json(report.as_data())
    else:
        print(words.say("scenario-summary", held=report.held, failed=len(report.failed), bad=len(report.bad)))
    return BAD_FILE if report.bad else FAILED if report.failed else 0


class _Report:
    """What was found, said at once or kept for the JSON."""

    def __init__(self, words: Words, *, quiet: bool):
        self.words = words
        self.quiet = quiet
        self.held = 0
        self.failed: list[dict[str, Any]] = []
        self.bad: list[dict[str, Any]] = []
        self.line_open = False

    def check(self, file: Path) -> None:
        from dejarik.scenarios import load, run

        try:
            scenarios, problems = load(file)
        except UnicodeDecodeError:
            self.found_unreadable(file, self.words.say("scenario-not-text"))
            return
        except OSError as error:
            self.found_unreadable(file, self.words.say("scenario-unreadable", why=str(error)))
            return
        for problem in problems:
            self.found_problem(file, problem)
        for scenario in scenarios:
            failure = run(scenario)
            if failure is None:
                self.held += 1
            else:
                self.found_failure(scenario, failure)

    def found_unreadable(self, file: Path, message: str) -> None:
        self.bad.append({"file": str(file), "line": 0, "message": message})
        self.say(f"{file}: {message}")

    def found_problem(self, file: Path, problem: Problem) -> None:
        message = self.words.say(f"scenario-bad-{problem.what}", **problem.about)
        self.bad.append({"file": str(file), "line": problem.line, "message": message})
        self.say(f"{file}:{problem.line}: {message}")

    def found_failure(self, scenario: Scenario, failure: Failure) -> None:
        message = self.words.say(f"scenario-fail-{failure.what}", **failure.about)
        title = scenario.named(self.words.language)
        self.failed.append(
            {
                "file": scenario.file,
                "line": failure.line,
                "id": scenario.id,
                "title": title,
                "message": message,
                "legal": failure.legal,
                "log": failure.log,
            }
        )
        self.say(f"{scenario.file}:{failure.line}: {title}")
        self.say(f"  {message}")
        if failure.legal:
            self.say(f"  {self.words.say('scenario-legal', options=', '.join(failure.legal))}")
        if failure.log:
            self.say(f"  {self.words.say('scenario-log')}")
            for line in failure.log[-LAST_LINES:]:
                self.say(f"    {line}")

    def say(self, line: str) -> None:
        if not self.quiet:
            self.progress_over()
            print(line)

    def progress(self, number: int, total: int, file: Path) -> None:
        """A line that writes over itself, for people only."""
        if sys.stderr.isatty() and not self.quiet:
            done = self.words.say("scenario-progress", number=number + 1, total=total, file=file.name)
            sys.stderr.write(f"\r\033[K{done}")
            self.line_open = True

    def progress_over(self) -> None:
        if self.line_open:
            sys.stderr.write("\r\033[K")
            sys.stderr.flush()
            self.line_open = False

    def as_data(self) -> dict[str, Any]:
        return {
            "scenarios": self.held + len(self.failed),
            "held": self.held,
            "failed": self.failed,
            "bad": self.bad,
        }
