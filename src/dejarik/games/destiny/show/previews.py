"""What an option of Destiny would do: damage after shields, resources, defeats, what dice may show."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.destiny import events as ev
from dejarik.games.destiny.cards.facts import BLANK, CHARACTER, SYMBOLS, X
from dejarik.games.destiny.cards.library import CARDS
from dejarik.games.destiny.kinds import Do
from dejarik.games.destiny.rules.activating import dice_of
from dejarik.games.destiny.rules.values import remaining_health
from dejarik.games.destiny.text import Teller
from dejarik.kernel import Foresight, Narration, Observation, Option, Seat, foresee
from dejarik.previews import SHORT, Draft, Preview, change, next_answers, signed

if TYPE_CHECKING:
    from dejarik.games.destiny.state import Destiny

# What the option itself says already, or what nobody chooses for.
SILENT = frozenset(
    {
        ev.Activated,
        ev.Announced,
        ev.BattlefieldChosen,
        ev.Claimed,
        ev.Declined,
        ev.DiceReturned,
        ev.DiceRemoved,
        ev.DieLost,
        ev.Harmed,
        ev.Milled,
        ev.ActionTaken,
        ev.IncomeDue,
        ev.LastCardPlayed,
        ev.LastCardDiscarded,
        ev.DieResolved,
        ev.DiscardedToReroll,
        ev.Exhausted,
        ev.Passed,
        ev.Played,
        ev.ResourcesSpent,
        ev.RoundBegan,
        ev.SetUp,
        ev.ShieldsLost,
        ev.TurnBegan,
        ev.AbilityUsed,
    }
)
SIDES = 6
MOST_SYMBOLS = 4  # of an average: the rest hardly ever shows


def previews(seen: Observation[Destiny], teller: Teller) -> dict[Option, Preview]:
    """By option, what is sure, and what dice show on average."""
    if seen.seat is None:
        return {}
    found: dict[Option, Preview] = {}
    for option, foresight in foresee(seen).items():
        preview = _Preview(seen.view, seen.seat, teller).of(option, foresight)
        if preview is not None:
            found[option] = preview
    return found


class _Preview:
    """The preview of one option in the making."""

    def __init__(self, g: Destiny, seat: Seat, teller: Teller) -> None:
        self.g = g
        self.seat = seat
        self.teller = teller
        self.draft = Draft()

    def of(self, option: Option, foresight: Foresight[Destiny]) -> Preview | None:
        ahead = ""
        self.outcome(foresight.news)
        self.blocked(foresight.news)
        if foresight.whole:
            for thing in self.in_order():
                self.character(thing, foresight.state)
            for other in self.g.things.values():
                if other.shields and other.type != CHARACTER and other.id in foresight.state.things:
                    self.shields(other.id, foresight.state)
            ahead = self.ahead(foresight)
            self.resources(foresight.state)
        else:
            self.count(foresight.news)
        self.removed(option, foresight.news)
        self.draft.tell(
            foresight.news,
            foresight.state,
            self.teller,
            self.seat,
            lambda event: _worth_telling(event, option),
        )
        self.draft.say(ahead)
        match option.kind:
            case Do.ACTIVATE if isinstance(option.subject, int):
                self.rolls(dice_of(self.g, option.subject))
            case Do.REROLL | Do.ROLL if isinstance(option.subject, int) and option.subject in self.g.dice:
                self.averages([_average_of(self.g, option.subject)])
            case Do.PLAY:
                self.die_of_card(str(option.subject))
            case Do.CLAIM:
                self.claim()
        return self.draft.preview()

    # ---- What is sure ---------------------------------------------------------------------------

    def outcome(self, news: list[ev.AnyEvent]) -> None:
        """Whether the match ends, or the action phase."""
        for event in news:
            if isinstance(event, ev.Won):
                self.brief("preview-win" if self.seat in event.seats else "preview-loss")
            elif isinstance(event, ev.MatchDrawn):
                self.brief("preview-draw")
            elif isinstance(event, ev.CountedAsPass | ev.PlayFailed):
                self.brief("preview-nothing")
            elif isinstance(event, ev.ActionPhaseEnded):
                self.draft.say(self.say("preview-phase-ends"))

    def resources(self, after: Destiny) -> None:
        """Everybody's resources at the next question."""
        for seat in range(self.g.seats):
            before, then = self.g.resources[seat], after.resources[seat]
            if before != then:
                self.draft.mark(f"s{seat}", change(before, then), "resources")
                if seat == self.seat and then < before:
                    self.brief("preview-left", number=then)
                else:
                    self.amount("preview-resources", then - before)

    def removed(self, option: Option, news: list[ev.AnyEvent]) -> None:
        """Dice that an effect takes out of the pools."""
        for event in news:
            if isinstance(event, ev.DieRemoved) and event.die != option.subject:
                self.draft.mark(f"d{event.die}", "✕", "removed")

    def blocked(self, news: list[ev.AnyEvent]) -> None:
        """How much of the damage shields and other things block."""
        blocked = sum(event.dealt - event.taken for event in news if isinstance(event, ev.DamageDealt))
        taken = any(isinstance(event, ev.DamageDealt) and event.taken for event in news)
        if blocked and not taken:
            self.brief("preview-blocked")

    def in_order(self) -> list[int]:
        """The characters in play, those of others first: it is them that most options are about."""
        g = self.g
        characters = [thing.id for thing in g.things.values() if thing.type == CHARACTER]
        return sorted(characters, key=lambda thing: g.things[thing].controller == self.seat)

    def character(self, thing: int, after: Destiny) -> None:
        draft, place = self.draft, f"t{thing}"
        if thing not in after.things:
            draft.mark(place, self.say("preview-defeated"), "defeated")
            self.brief("preview-defeated")
            return
        if after.things[thing].type != CHARACTER:
            return
        before, then = remaining_health(self.g, thing), remaining_health(after, thing)
        if before != then:
            draft.mark(place, change(before, then), "health")
            draft.brief(change(before, then))
        self.shields(thing, after)

    def shields(self, thing: int, after: Destiny) -> None:
        shields, left = self.g.things[thing].shields, after.things[thing].shields
        if shields != left:
            self.draft.mark(f"t{thing}", change(shields, left), "shields")
            if left > shields:
                self.amount("preview-shields", left - shields)

    def count(self, news: list[ev.AnyEvent]) -> None:
        """What was told before something unknown came in: differences, since more may follow."""
        taken: dict[int, int] = {}
        for event in news:
            if isinstance(event, ev.DamageDealt) and event.taken:
                taken[event.target] = taken.get(event.target, 0) - event.taken
            elif isinstance(event, ev.Defeated):
                self.draft.mark(f"t{event.thing}", self.say("preview-defeated"), "defeated")
                self.brief("preview-defeated")
            elif isinstance(event, ev.ResourcesSpent) and event.seat == self.seat and event.amount:
                self.amount("preview-resources", -event.amount)
        for thing, amount in taken.items():
            self.draft.mark(f"t{thing}", signed(amount), "health")
            self.draft.brief(signed(amount))

    # ---- What comes next ------------------------------------------------------------------------

    def ahead(self, foresight: Foresight[Destiny]) -> str:
        """Whether an answer to the next question could defeat somebody or win."""
        fallen: dict[int, None] = {}
        wins = False
        for answer in next_answers(foresight, self.seat).values():
            for event in answer.news:
                if isinstance(event, ev.Won):
                    wins = wins or self.seat in event.seats
                elif isinstance(event, ev.Defeated) and event.seat != self.seat:
                    fallen[event.thing] = None
        if wins:
            self.brief("preview-can-win")
            return self.say("preview-can-win-text")
        if not fallen:
            return ""
        self.brief("preview-can-defeat")
        names = [self.teller.thing(self.g, thing) for thing in fallen]
        return self.say("preview-can-defeat-text", names=names)

    def claim(self) -> None:
        """What the battlefield offers to whoever claims it."""
        for line in self.teller.card(self.g.card(self.g.battlefield).code).abilities:
            self.draft.say(line.replace("\n", " "))

    # ---- Dice -----------------------------------------------------------------------------------

    def rolls(self, dice: tuple[int, ...]) -> None:
        g = self.g
        rolled = [die for die in dice if g.dice[die].side < 0 and not g.cannot_roll(die)]
        if rolled:
            self.brief("preview-dice", number=len(rolled))
            self.averages([_average_of(g, die) for die in rolled])

    def die_of_card(self, code: str) -> None:
        """What the die that comes with a card shows."""
        if code in CARDS and CARDS[code].has_die:
            shown = dict.fromkeys(SYMBOLS, 0.0)
            for side in CARDS[code].sides:
                if side.value != X and side.symbol in shown:
                    shown[side.symbol] += (side.value or 1) / SIDES
            self.averages([shown], "preview-its-die")

    def averages(self, dice: list[dict[str, float]], message: str = "preview-average") -> None:
        total = {symbol: sum(die[symbol] for die in dice) for symbol in SYMBOLS}
        likely = sorted((symbol for symbol in SYMBOLS if total[symbol]), key=lambda one: -total[one])
        if likely:
            shown = [self.symbol(symbol, total[symbol]) for symbol in likely[:MOST_SYMBOLS]]
            self.draft.say(self.say(message, shown="; ".join(shown)))

    def symbol(self, symbol: str, amount: float) -> str:
        phrase = self.teller.words.phrase(f"symbol-{symbol}")
        whole, tenths = divmod(round(amount * 10), 10)
        return self.say("preview-symbol", symbol=phrase, whole=whole, tenths=tenths)

    # ---- Words ----------------------------------------------------------------------------------

    def say(self, message: str, **args: object) -> str:
        return self.teller.words.say(message, **args)

    def brief(self, message: str, **args: object) -> None:
        self.draft.brief(self.say(message, **args))

    def amount(self, message: str, number: int) -> None:
        """By how much something changes; without its name, if that does not fit."""
        text = self.say(message, sign=signed(number)[0], number=abs(number))
        self.draft.brief(text if len(text) <= SHORT else signed(number))


def _worth_telling(event: ev.AnyEvent, option: Option) -> bool:
    """Not what the option says itself, and not that a card that was played lies on the discard pile."""
    match event:
        case ev.Discarded():
            return event.zone != "queue" and (event.zone != "hand" or event.card != option.subject)
        case ev.PutOnDeck():
            return event.card != option.subject
        case ev.DieRemoved():
            return event.die != option.subject
        case ev.DieTurned():
            return option.kind != Do.SIDE
        case _:
            return type(event) not in SILENT and not isinstance(event, Narration)


def _average_of(g: Destiny, die: int) -> dict[str, float]:
    """What a die shows on average, by symbol, as things stand; a special counts as one."""
    trial = g.copy()
    shown = dict.fromkeys(SYMBOLS, 0.0)
    for number, side in enumerate(CARDS[trial.dice[die].card].sides):
        if side.symbol != BLANK and side.symbol in shown:
            trial.dice[die].side = number
            shown[side.symbol] += (trial.value(die) or 1) / SIDES
    return shown
