"""A toy of Outer Rim: hunting another player's crew, who may be defended, while credits change hands."""

from __future__ import annotations

from typing import Any

import msgspec

from dejarik.kernel import Chance, Decision, Game, Option, Outcome, Procedure, Seat, State, Step, Subject
from dejarik.kernel.clone import clone

NOBODY = -1  # the seat of a crew member who fights alone
DAMAGE = (1, 1, 1, 2, 0, 0, 0, 0)  # by face: three hits, a crit, two focus, two blanks
REROLL_PRICE = 2  # of a toy ability everybody has: pay, then reroll a die of one's own
CREW_VALUE = 2
REWARD = 3
MOST_CREDITS = 9  # in one offer

STAND = Option("stand")
DEFEND = Option("defend")


class Player(msgspec.Struct, omit_defaults=True):
    """A player's sheet."""

    name: str
    credits: int
    value: int  # combat value
    health: int
    crew: list[str]
    bounty: str = ""  # the crew member this player may hunt
    damage: int = 0
    fame: int = 0
    defeated: bool = False

    def copy(self) -> Player:
        twin = clone(self)
        twin.crew = self.crew.copy()
        return twin


class Combat(msgspec.Struct, omit_defaults=True):
    """The combat that cards ask about: by side (attacker, defender) the seat and the dice."""

    seats: tuple[Seat, Seat]
    dice: list[list[int]]

    def dealt(self, side: int) -> int:
        return sum(DAMAGE[face] for face in self.dice[side])

    def attacker_won(self) -> bool:
        # rule: outer_rim.combat.step4.more-damage-wins, outer_rim.combat.step4.tie-attacker-wins
        return self.dealt(0) >= self.dealt(1)

    def copy(self) -> Combat:
        return Combat(self.seats, [dice.copy() for dice in self.dice])


class Rim(State, kw_only=True):
    """The players, whose turn it is, and the combat that is going on."""

    players: list[Player]
    current: Seat
    bank: int
    combat: Combat | None = None
    crew_discard: list[str] = msgspec.field(default_factory=list)
    bounties_done: list[str] = msgspec.field(default_factory=list)

    def copy(self) -> Rim:
        twin = self.copy_base()
        twin.players = [player.copy() for player in self.players]
        twin.combat = self.combat.copy() if self.combat is not None else None
        twin.crew_discard = self.crew_discard.copy()
        twin.bounties_done = self.bounties_done.copy()
        return twin

    def asides(self, seat: Seat) -> tuple[Option, ...]:
        # rule: outer_rim.credits.gift-with-current-player
        offered = any(isinstance(frame, CreditOffer) for frame in self.stack)
        return () if offered else (Option("offer-credits"),)

    def begin_aside(self, seat: Seat, option: Option) -> Procedure[Any]:
        return CreditOffer(seat)

    def words_of(self, subject: Subject) -> str:
        return str(subject)

    def inventory(self) -> object:
        crew = [name for player in self.players for name in player.crew] + self.crew_discard
        bounties = [player.bounty for player in self.players if player.bounty] + self.bounties_done
        return (
            self.bank + sum(player.credits for player in self.players),
            sorted(crew),
            sorted(bounties),
        )

    def blanked(self, viewer: Seat | None) -> Rim:
        return self.copy()

    def dealt(self, viewer: Seat | None, chance: Chance, guess: dict[Seat, list[str]] | None) -> Rim:
        twin = self.copy()
        twin.chance = chance
        return twin

    def named(self, name: Subject) -> Seat:
        return next(seat for seat, player in enumerate(self.players) if player.name == name)

    def owner_of(self, crew: str) -> Seat:
        return next((seat for seat, player in enumerate(self.players) if crew in player.crew), NOBODY)


def pay(g: Rim, payer: Seat, payee: Seat, amount: int) -> None:
    """NOBODY is the bank."""
    for seat, change in ((payer, -amount), (payee, amount)):
        if seat == NOBODY:
            g.bank += change
        else:
            g.players[seat].credits += change


class Round(Procedure[Rim]):
    """Every player has one turn; then the most famous has won."""

    turns: int = 0

    def begin(self, g: Rim) -> Step:
        if self.turns == g.seats:
            fame = [player.fame for player in g.players]
            winners = tuple(seat for seat, points in enumerate(fame) if points == max(fame))
            g.outcome = Outcome(winners, "outer_rim.victory")
            return g.done()
        g.current = self.turns
        self.turns += 1
        return g.ask(self, self.encounter, then=self.encountered)

    def encounter(self, g: Rim) -> Decision:
        options = [STAND]
        target = g.players[g.current].bounty
        if target and g.owner_of(target) not in {NOBODY, g.current}:
            options.insert(0, Option("hunt", target))
        return Decision(g.current, "encounter", tuple(options))

    def encountered(self, g: Rim, option: Option) -> Step:
        if option == STAND:
            return g.go(self, then=self.begin)
        return g.call(self, HuntCrew(g.current, str(option.subject)), then=self.begin)


class HuntCrew(Procedure[Rim]):
    """A hunter fights another player's crew member, or the owner who defends it."""

    hunter: Seat
    crew: str

    def begin(self, g: Rim) -> Step:
        return g.ask(self, self.defend_or_not, then=self.defended)

    def defend_or_not(self, g: Rim) -> Decision:
        # rule: outer_rim.bounty.other-crew.defend-choice, outer_rim.bounty.other-crew.defeated-owner
        owner = g.owner_of(self.crew)
        options = (STAND,) if g.players[owner].defeated else (DEFEND, STAND)
        return Decision(owner, "defend", options, self.crew, public=True)

    def defended(self, g: Rim, option: Option) -> Step:
        # rule: outer_rim.bounty.other-crew.defended-fight-owner
        defender = g.owner_of(self.crew) if option == DEFEND else NOBODY
        g.combat = Combat((self.hunter, defender), [[], []])
        return g.call(self, CombatRolls(0), then=self.defender_rolls)

    def defender_rolls(self, g: Rim) -> Step:
        return g.call(self, CombatRolls(1), then=self.spoils)

    def spoils(self, g: Rim) -> Step:
        """Won or lost: that has its effects before anybody suffers damage."""
        # rule: outer_rim.combat.step4.win-effects-before-damage
        assert g.combat is not None
        if not g.combat.attacker_won():
            return g.go(self, then=self.suffer)
        return g.ask(self, self.capture_or_eliminate, then=self.rewarded)

    def capture_or_eliminate(self, g: Rim) -> Decision:
        options = (Option("capture", self.crew), Option("eliminate", self.crew))
        return Decision(self.hunter, "bounty", options, self.crew, public=True)

    def rewarded(self, g: Rim, option: Option) -> Step:
        # rule: outer_rim.bounty.other-crew.defender-loses
        g.players[g.owner_of(self.crew)].crew.remove(self.crew)
        g.crew_discard.append(self.crew)
        hunter = g.players[self.hunter]
        g.bounties_done.append(hunter.bounty)
        hunter.bounty = ""
        if option.kind == "capture":
            hunter.fame += 1
        else:
            pay(g, NOBODY, self.hunter, REWARD)
        return g.go(self, then=self.suffer)

    def suffer(self, g: Rim) -> Step:
        # rule: outer_rim.combat.step5.suffer-opponents-damage
        assert g.combat is not None
        for side, seat in enumerate(g.combat.seats):
            if seat != NOBODY:
                player = g.players[seat]
                player.damage = min(player.health, player.damage + g.combat.dealt(1 - side))
                player.defeated = player.damage == player.health
        g.combat = None
        return g.done()


class CombatRolls(Procedure[Rim]):
    """One side of the combat rolls, and may pay to roll a die again, once."""

    side: int
    rerolled: bool = False

    def begin(self, g: Rim) -> Step:
        assert g.combat is not None
        seat = g.combat.seats[self.side]
        value = CREW_VALUE if seat == NOBODY else g.players[seat].value
        who = "crew" if seat == NOBODY else g.players[seat].name
        g.combat.dice[self.side] = [g.roll(len(DAMAGE), who) for _ in range(value)]
        return g.go(self, then=self.rolled)

    def rolled(self, g: Rim) -> Step:
        assert g.combat is not None
        if g.combat.seats[self.side] == NOBODY or self.rerolled:
            return g.done()
        return g.ask(self, self.reroll_or_stand, then=self.decided)

    def reroll_or_stand(self, g: Rim) -> Decision:
        """A real question even to somebody without money: credits may still change hands."""
        assert g.combat is not None
        seat = g.combat.seats[self.side]
        dice = range(1, len(g.combat.dice[self.side]) + 1) if g.players[seat].credits >= REROLL_PRICE else ()
        return Decision(seat, "reroll", (*(Option("reroll", die) for die in dice), STAND))

    def decided(self, g: Rim, option: Option) -> Step:
        assert g.combat is not None
        if option == STAND:
            return g.done()
        seat = g.combat.seats[self.side]
        pay(g, seat, NOBODY, REROLL_PRICE)
        dice = g.combat.dice[self.side]
        dice[int(option.subject) - 1] = g.roll(len(DAMAGE), g.players[seat].name)
        self.rerolled = True
        return g.go(self, then=self.rolled)


class CreditOffer(Procedure[Rim]):
    """Somebody offers credits to the current player, or the current player to somebody; or asks for some."""

    seat: Seat
    partner: Seat = NOBODY
    gives: int = 0  # less than nothing: wants

    def begin(self, g: Rim) -> Step:
        if self.seat == g.current:
            return g.ask(self, self.with_whom, then=self.partner_chosen)
        self.partner = g.current
        return g.ask(self, self.how_much, then=self.terms_chosen)

    def with_whom(self, g: Rim) -> Decision:
        names = (player.name for seat, player in enumerate(g.players) if seat != self.seat)
        return Decision(self.seat, "offer-to", tuple(Option("with", name) for name in names), public=True)

    def partner_chosen(self, g: Rim, option: Option) -> Step:
        self.partner = g.named(option.subject)
        return g.ask(self, self.how_much, then=self.terms_chosen)

    def how_much(self, g: Rim) -> Decision:
        gives = range(1, min(MOST_CREDITS, g.players[self.seat].credits) + 1)
        wants = range(1, min(MOST_CREDITS, g.players[self.partner].credits) + 1)
        terms = (*(Option("give", n) for n in gives), *(Option("want", n) for n in wants))
        return Decision(self.seat, "offer", (*terms, Option("withdraw")))

    def terms_chosen(self, g: Rim, option: Option) -> Step:
        if option.kind == "withdraw":
            return g.done(happened=False)
        self.gives = int(option.subject) if option.kind == "give" else -int(option.subject)
        return g.ask(self, self.accept_or_not, then=self.answered)

    def accept_or_not(self, g: Rim) -> Decision:
        options = (Option("accept"), Option("decline"))
        return Decision(self.partner, "credit-offer", options, self.gives)

    def answered(self, g: Rim, option: Option) -> Step:
        if option.kind == "accept":
            pay(g, self.seat, self.partner, self.gives)
        return g.done(happened=option.kind == "accept")


class Crews(msgspec.Struct, frozen=True):
    """The players as they sit down, and what chance is told to bring."""

    players: list[Player]
    script: dict[str, list[int]] | None = None


class OuterRim(Game[Rim, Crews]):
    """One round among hunters."""

    def new(self, setup: Crews, seed: int) -> Rim:
        script = setup.script and {name: faces.copy() for name, faces in setup.script.items()}
        players = [player.copy() for player in setup.players]
        g = Rim(seats=len(players), chance=Chance(seed, script=script), players=players, current=0, bank=20)
        g.push(Round())
        g.run()
        return g

    def samples(self) -> dict[str, Crews]:
        return {
            "hunt": Crews(
                [
                    Player("bossk", 0, 3, 5, ["dengar"], bounty="zeb"),
                    Player("hera", 4, 2, 4, ["zeb"], bounty="ig88"),
                    Player("lando", 5, 2, 4, ["ig88"], bounty="dengar"),
                ]
            )
        }


GAME = OuterRim("toy-outer-rim", 1, Rim, Crews, home=__name__)
