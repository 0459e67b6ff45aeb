"""Answers to commands that only ask for information."""

from argparse import Namespace
from collections.abc import Mapping, Sequence

from dejarik.bots.thinking.advising import advice
from dejarik.cli import rules
from dejarik.cli._parser import BadInput
from dejarik.cli._play.choosing import Offer, mentioning
from dejarik.cli._play.commands import Command, words_of
from dejarik.cli._play.sitting import Sitting
from dejarik.cli._play.terminal import Terminal, quotable
from dejarik.kernel import Seat
from dejarik.lab.figures import Figures
from dejarik.lab.reasons import reasons_for
from dejarik.lab.statistics import Z95

LINES_OF_LOG = 20
MOST_CARDS = 12


def why(sitting: Sitting, seat: Seat, text: str, terminal: Terminal) -> None:
    """What cannot be done now, and the rule that forbids it."""
    words = sitting.words
    refused = [] if sitting.over else sitting.refused(seat)
    if not refused:
        terminal.say(words.say("play-why-nothing"))
        return
    meant = mentioning(text, refused)
    if not meant:
        terminal.say(words.say("play-why-not-among", text=quotable(text)))
        return
    for line in dict.fromkeys(refusal.words for refusal in meant):
        terminal.item(line)


def hint(sitting: Sitting, seat: Seat, offers: Sequence[Offer], terminal: Terminal) -> None:
    """The best options with their chances, by what the seat sees, and why."""
    words = sitting.words
    if not offers:
        terminal.say(words.say("play-hint-none"))
        return
    seen = sitting.observation(seat)
    terminal.say(words.say("play-hint-thinking"))
    found = advice(seen, sitting.match.record.seed + len(sitting.match.record.rows))
    figures = Figures(words)
    numbers = {offer.option: number for number, offer in enumerate(offers, start=1)}
    for place, one in enumerate(found):
        number = words.say("play-hint-number", number=numbers[one.option])
        option = offers[numbers[one.option] - 1].words
        if one.chance is None:
            terminal.say(words.say("play-hint-habit", number=number, option=option), indent=2)
        else:
            chance, error = figures.percent(one.chance), figures.decimal(100 * Z95 * one.error)
            told = words.say(
                "play-hint-tried" if one.error else "play-hint-chance", chance=chance, error=error
            )
            terminal.say(words.say("play-hint-option", number=number, option=option, chance=told), indent=2)
        reasons = reasons_for(seen, one, sitting.narrator, best=not place)
        if place and one.close:
            reasons.insert(0, words.say("play-hint-close"))
        for reason in reasons:
            terminal.say(reason, indent=5)


def log(sitting: Sitting, seat: Seat, text: str, terminal: Terminal) -> None:
    words = sitting.words
    if text and not (text.isdecimal() and int(text[:9]) > 0):
        terminal.say(words.say("play-log-number", text=quotable(text)))
        return
    lines = sitting.journal.last(seat, int(text[:9]) if text else LINES_OF_LOG)
    if not lines:
        terminal.say(words.say("play-log-empty"))
    for line in lines:
        terminal.item(line.text, line.depth)


def stack(sitting: Sitting, seat: Seat, terminal: Terminal) -> None:
    lines = sitting.teller.resolving(sitting.observation(seat).view)
    if not lines:
        terminal.say(sitting.words.say("play-stack-empty"))
    for depth, line in enumerate(lines):
        terminal.say(line, indent=2 * depth + 2)


def card(sitting: Sitting, seat: Seat, text: str, terminal: Terminal) -> None:
    words, teller, shown = sitting.words, sitting.teller, sitting.modules.terminal
    if not text:
        terminal.say(words.say("play-card-which"))
        return
    found = shown.cards(sitting.observation(seat).view, text, teller)
    if not found:
        terminal.say(words.say("play-card-unknown", text=quotable(text)))
    elif len(found) == 1:
        terminal.show(shown.face(found[0], teller))
    else:
        names = ", ".join(shown.card_name(code, teller) for code in found[:MOST_CARDS])
        more = len(found) - MOST_CARDS
        terminal.say(words.say("play-card-several", names=names))
        if more > 0:
            terminal.say(words.say("play-card-more", count=more))


def look_up(sitting: Sitting, text: str, terminal: Terminal) -> None:
    """Rules by id or by words, as `dejarik rules` shows them."""
    if not text:
        terminal.say(sitting.words.say("play-rules-which"))
        return
    asked = Namespace(words=text.split(), game=sitting.game.name, coverage=False, json=False)
    try:
        rules.run(asked, sitting.words)
    except BadInput as bad:
        terminal.say(str(bad))


def help_(sitting: Sitting, terminal: Terminal, commands: Mapping[Command, str]) -> None:
    """The commands there are, each with the message that describes it."""
    from rich.table import Table
    from rich.text import Text

    words = sitting.words
    terminal.say(words.say("play-help-choose"))
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for command, message in commands.items():
        full, *short = words_of(command, words)
        argument = words.say(f"{message}.argument")
        typed = Text(f"  {full}", style="bold")
        typed.append(f" {argument}" if argument != "—" else "", style="not bold")
        if short:
            typed.append(f" ({', '.join(short)})", style="not bold dim")
        grid.add_row(typed, Text(words.say(message)))
    terminal.show(grid)
