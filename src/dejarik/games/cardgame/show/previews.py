"""What an option of the Card Game would do: edge totals, damage, payments, the Force struggle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dejarik.games.cardgame import events as ev
from dejarik.games.cardgame.cards.facts import AFFILIATION, BLAST, FATE, ICON_NAMES, OBJECTIVE, UNIT
from dejarik.games.cardgame.cards.library import CARDS
from dejarik.games.cardgame.kinds import Ask, Do
from dejarik.games.cardgame.rules import values
from dejarik.games.cardgame.rules.conflict import Engage
from dejarik.games.cardgame.rules.edge import edge_total
from dejarik.games.cardgame.rules.payment import sources
from dejarik.games.cardgame.rules.turns import force_total
from dejarik.games.cardgame.text import Teller
from dejarik.kernel import Foresight, Narration, Observation, Option, Seat, foresee
from dejarik.previews import Draft, Preview, change, next_answers, signed

if TYPE_CHECKING:
    from dejarik.games.cardgame.state import CardGame

# What the option itself says already, or what nobody chooses for.
SILENT = frozenset(
    {
        ev.AbilityUsed,
        ev.Announced,
        ev.AttackerDeclared,
        ev.CardPlayed,
        ev.Committed,
        ev.DefenderDeclared,
        ev.EdgeCardPlaced,
        ev.EngagementEnded,
        ev.EnteredPlay,
        ev.FocusRemoved,
        ev.FocusedToStrike,
        ev.Looked,
        ev.ObjectiveEngaged,
        ev.Passed,
        ev.PhaseBegan,
        ev.PhaseEnded,
        ev.Refreshed,
        ev.ResourcesGenerated,
        ev.SetUp,
        ev.StrikeResolved,
        ev.Survived,
        ev.TurnBegan,
    }
)


def previews(seen: Observation[CardGame], teller: Teller) -> dict[Option, Preview]:
    """By option, what is sure; edge totals and undefended attacks as they stand."""
    if seen.seat is None or seen.decision is None:
        return {}
    found: dict[Option, Preview] = {}
    for option, foresight in foresee(seen).items():
        preview = _Preview(seen.view, seen.seat, teller).of(seen.decision.kind, option, foresight)
        if preview is not None:
            found[option] = preview
    return found


class _Preview:
    """The preview of one option in the making."""

    def __init__(self, g: CardGame, seat: Seat, teller: Teller) -> None:
        self.g = g
        self.seat = seat
        self.teller = teller
        self.draft = Draft()

    def of(self, asked: str, option: Option, foresight: Foresight[CardGame]) -> Preview | None:
        self.outcome(foresight.news)
        if foresight.whole:
            for thing in self.in_order():
                self.thing(thing, foresight)
            self.dial(foresight.state)
        else:
            self.count(foresight.news)
        ahead = self.ahead(foresight)
        self.draft.tell(
            foresight.news,
            foresight.state,
            self.teller,
            self.seat,
            lambda event: self.worth_telling(event, option),
        )
        self.draft.say(ahead)
        match asked, option.kind:
            case Ask.EDGE, _ if not _tells(foresight, ev.EdgeRevealed):
                self.edge(option)
            case _, Do.PLAY:
                self.cost(str(option.subject))
            case _, Do.FOCUS if foresight.whole:
                self.payment(foresight.state)
            case _, Do.ATTACK_WITH:
                self.undefended(int(option.subject))
            case Ask.COMMIT, Do.COMMIT if foresight.whole:
                self.force(foresight)
        return self.draft.preview()

    def worth_telling(self, event: ev.AnyEvent, option: Option) -> bool:
        """Not what the option says itself: what it discards, and how it is paid for."""
        match event:
            case ev.Focused():
                thing = self.g.things.get(event.thing)
                return thing is None or thing.controller != self.seat
            case ev.Discarded():
                return option.subject not in event.cards
            case _:
                return type(event) not in SILENT and not isinstance(event, Narration)

    # ---- What is sure ---------------------------------------------------------------------------

    def outcome(self, news: list[ev.AnyEvent]) -> None:
        for event in news:
            if isinstance(event, ev.Won):
                self.brief("preview-win" if event.seat == self.seat else "preview-loss")
            elif isinstance(event, ev.Drew):
                self.brief("preview-draw")

    def in_order(self) -> list[int]:
        """What is in play, the other's first: it is that most options are about."""
        g = self.g
        things = [thing.id for thing in g.things.values() if thing.type != AFFILIATION]
        return sorted(things, key=lambda thing: g.things[thing].controller == self.seat)

    def thing(self, number: int, foresight: Foresight[CardGame]) -> None:
        """Damage, shields and focus of a card at the next question."""
        draft, place, after = self.draft, f"t{number}", foresight.state
        before, then = self.g.things[number], after.things.get(number)
        if then is None:
            destroyed = any(isinstance(one, ev.Destroyed) and one.thing == number for one in foresight.news)
            gone = self.say("preview-destroyed" if destroyed else "preview-leaves")
            draft.mark(place, gone, "defeated")
            draft.brief(gone)
            return
        if before.type in (UNIT, OBJECTIVE) and then.type == before.type:
            left, rest = _left(self.g, number), _left(after, number)
            if left != rest:
                draft.mark(place, change(left, rest), "health")
                draft.brief(change(left, rest))
        if before.shields != then.shields:
            draft.mark(place, change(before.shields, then.shields), "shields")
        if before.focus < then.focus and before.controller != self.seat:
            draft.mark(place, change(before.focus, then.focus), "focus")

    def dial(self, after: CardGame) -> None:
        if self.g.dial != after.dial:
            self.draft.mark(f"t{self.g.dial_thing}", change(self.g.dial, after.dial), "dial")
            self.brief("preview-dial", number=after.dial)

    def count(self, news: list[ev.AnyEvent]) -> None:
        """What was told before something unknown came in: differences, since more may follow."""
        damage: dict[int, int] = {}
        for event in news:
            if isinstance(event, ev.Damaged):
                damage[event.thing] = damage.get(event.thing, 0) - event.amount
            elif isinstance(event, ev.Destroyed):
                self.draft.mark(f"t{event.thing}", self.say("preview-destroyed"), "defeated")
                self.brief("preview-destroyed")
        for thing, amount in damage.items():
            self.draft.mark(f"t{thing}", signed(amount), "health")
            self.draft.brief(signed(amount))

    def ahead(self, foresight: Foresight[CardGame]) -> str:
        """Whether an answer to the next question could destroy something or win."""
        fallen: dict[int, None] = {}
        for answer in next_answers(foresight, self.seat).values():
            for event in answer.news:
                if isinstance(event, ev.Won) and event.seat == self.seat:
                    self.brief("preview-can-win")
                    return self.say("preview-can-win-text")
                if (
                    isinstance(event, ev.Destroyed)
                    and event.seat != self.seat
                    and event.thing in self.g.things
                ):
                    fallen[event.thing] = None
        if not fallen:
            return ""
        self.brief("preview-can-destroy")
        names = [self.teller.thing(self.g, thing) for thing in fallen]
        return self.say("preview-can-destroy-text", names=names)

    # ---- As it stands ---------------------------------------------------------------------------

    def edge(self, option: Option) -> None:
        """One's own total with a card or without, and what lies open on the other side."""
        g, other = self.g, self.g.other(self.seat)
        total = edge_total(g, self.seat) + sum(CARDS[card].force for card in g.stacks[self.seat])
        known = {
            "other": self.teller.player(other),
            "shown": edge_total(g, other),
            "cards": len(g.stacks[other]),
        }
        if option.kind != Do.PLACE:
            self.brief("preview-edge-stands", total=total)
            self.draft.say(self.say("preview-edge-stands-text", total=total, **known))
            return
        card = CARDS[str(option.subject)]
        total += card.force
        self.brief("preview-edge", force=signed(card.force), total=total)
        self.draft.say(self.say("preview-edge-text", total=total, **known))
        if card.type == FATE:
            for line in self.teller.card(card.code).abilities:
                self.draft.say(line)

    def cost(self, card: str) -> None:
        cost = values.cost(self.g, self.seat, card)
        if cost and card in self.g.hands[self.seat]:
            self.brief("preview-of", cost=cost, available=_available(self.g, self.seat))
            available = _available(self.g, self.seat)
            self.draft.say(self.say("preview-cost", cost=cost, available=available))

    def payment(self, after: CardGame) -> None:
        """What ready sources could still give."""
        before, then = _available(self.g, self.seat), _available(after, self.seat)
        if before != then:
            self.draft.mark(f"s{self.seat}", change(before, then), "resources")
            self.brief("preview-left", number=then)

    def undefended(self, unit: int) -> None:
        """What an attack that nobody defends against does to its objective: whoever attacks has the edge."""
        # rule: cardgame.edge-battle.no-defender-attacker-wins, cardgame.engagement.6-unopposed-bonus
        g, frame = self.g, self.g.stack[-1]
        if not isinstance(frame, Engage) or g.engagement is None:
            return
        blast = 1
        for attacker in (*frame.chosen, unit):
            icons = values.icons(g, attacker)
            blast += icons[BLAST] + icons[BLAST + len(ICON_NAMES)]
        objective = g.engagement.objective
        left = _left(g, objective)
        if left:
            then = max(0, left + g.things[objective].shields - blast)
            self.draft.mark(f"t{objective}", change(left, min(left, then)), "possible")
            name = self.teller.thing(g, objective)
            self.draft.say(self.say("preview-undefended", objective=name, damage=blast))

    def force(self, foresight: Foresight[CardGame]) -> None:
        """The Force struggle with one more unit committed."""
        after = foresight.state
        own, theirs = force_total(after, self.seat), force_total(after, self.g.other(self.seat))
        before = force_total(self.g, self.seat)
        if before != own:
            self.draft.mark(f"s{self.seat}", change(before, own), "force")
            self.draft.brief(change(before, own))
        if _tells(foresight, ev.Struggled):
            return
        other = self.teller.player(self.g.other(self.seat))
        self.draft.say(self.say("preview-force", own=own, theirs=theirs, other=other))

    # ---- Words ----------------------------------------------------------------------------------

    def say(self, message: str, **args: object) -> str:
        return self.teller.words.say(message, **args)

    def brief(self, message: str, **args: object) -> None:
        self.draft.brief(self.say(message, **args))


def _tells(foresight: Foresight[CardGame], kind: type[ev.Event]) -> bool:
    return any(isinstance(event, kind) for event in foresight.news)


def _left(g: CardGame, thing: int) -> int:
    """How much damage still destroys it."""
    return max(0, values.capacity(g, thing) - g.things[thing].damage)


def _available(g: CardGame, seat: Seat) -> int:
    """What ready sources can produce."""
    return sum(g.card(source).resources for source in sources(g, seat))
