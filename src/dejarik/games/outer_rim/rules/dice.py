"""Dice: rolled for a combat, a test, illegal cargo or a card, and what abilities do to the roll."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from dejarik.games.outer_rim import events as ev
from dejarik.games.outer_rim.abilities.vocabulary.dice import OPENLY, SECRETLY, DiceAbility, FewerDice
from dejarik.games.outer_rim.cards.facts import ADDED_HIT, FACES, NOBODY
from dejarik.games.outer_rim.cards.library import CARDS, SECRETS
from dejarik.games.outer_rim.kinds import Ask, Do
from dejarik.games.outer_rim.pieces import Roll, Secret
from dejarik.games.outer_rim.rules import verbs
from dejarik.games.outer_rim.rules.holdings import holdings
from dejarik.kernel import Decision, Option, Procedure, Seat, Step

if TYPE_CHECKING:
    from dejarik.games.outer_rim.state import OuterRim

PASS = Option(Do.PASS)
DICE_AT: Final = {  # the question at a stage of a roll
    "start": Ask.DICE_START,
    "before": Ask.DICE_BEFORE,
    "reroll": Ask.DICE_REROLL,
    "turn": Ask.DICE_TURN,
}
STAGES: tuple[str, ...] = ("before", "reroll", "turn")


def usable(g: OuterRim, seat: Seat, stage: str) -> list[tuple[Option, DiceAbility]]:
    """The dice abilities open to a player at this stage of the roll, as options."""
    # rule: outer_rim.timing.once-per-trigger, outer_rim.interpretation.once-per-turn
    # rule: outer_rim.combat.abilities-change-dice
    roll = g.dice
    assert roll is not None
    found: list[tuple[Option, DiceAbility]] = []
    known = holdings(g, seat).dice_at.get(stage)
    if known is None:
        return found
    without = g.combat.without if g.combat is not None else ""
    for code, ability in known:
        # rule: outer_rim.bounty.own-crew.abilities-unusable
        if (not without or code != without) and ability.applies(g, seat, roll):
            for thing in ability.objects(g, seat, roll, code):
                found.append((Option(ability.word, code, thing), ability))
    return found


def own_dice_abilities(g: OuterRim, seat: Seat) -> tuple[tuple[str, DiceAbility], ...]:
    """What a player's character, ship and assets can do to a roll, each with the code it stands on."""
    # rule: outer_rim.bounty.own-crew.abilities-unusable
    found = holdings(g, seat).dice
    without = g.combat.without if g.combat is not None else ""
    return tuple(pair for pair in found if pair[0] != without) if without else found


def usable_secrets(g: OuterRim, seat: Seat, stage: str) -> list[tuple[Option, DiceAbility]]:
    # rule: outer_rim.secret.when-playable
    roll = g.dice
    assert roll is not None
    found: list[tuple[Option, DiceAbility]] = []
    for secret in g.players[seat].secrets:
        for ability in CARDS[secret.card].dice:
            if ability.stage == stage and ability.applies(g, seat, roll):
                things = ability.objects(g, seat, roll, secret.card)
                word = SECRETLY[ability.word]
                found += [(Option(word, secret.card, thing), ability) for thing in things]
    return found


def might_play(g: OuterRim, seat: Seat, moment: str) -> bool:
    """Whether, for all that the others know, a player may hold a secret for this moment."""
    for secret in g.players[seat].secrets:  # noqa: SIM110 - mostly there is none
        if moment in SECRETS[secret.deck, secret.section]:
            return True
    return False


def play_secret(g: OuterRim, seat: Seat, card: str) -> None:
    """Read a secret aloud; then it goes under its deck."""
    # rule: outer_rim.discard.encounter-and-market
    read_secret(g, seat, card)
    verbs.put_back(g, card)


def read_secret(g: OuterRim, seat: Seat, card: str) -> tuple[str, str]:
    """Read a secret aloud, into limbo: it may yet turn out to be of no use. Gives its card and section."""
    # rule: outer_rim.secret.play-reveal
    player = g.players[seat]
    read = next(secret for secret in player.secrets if secret.card == card)
    player.secrets = tuple(secret for secret in player.secrets if secret is not read)
    g.limbo = (*g.limbo, card)
    g.tell(ev.SecretPlayed(seat, card))
    g.reveals += 1
    return card, read.section


def take_secret_back(g: OuterRim, seat: Seat, card: str, section: str) -> None:
    verbs.leave_limbo(g, card)
    g.players[seat].secrets = (*g.players[seat].secrets, Secret(card, CARDS[card].deck, section))
    g.tell(ev.SecretTakenBack(seat, card))


def may_matter(g: OuterRim, seat: Seat, stage: str) -> bool:
    """Whether a player is asked at this stage: as far as everybody knows, something may be used."""
    roll = g.dice
    assert roll is not None
    if stage in holdings(g, seat).dice_at and usable(g, seat, stage):
        return True
    if not g.players[seat].secrets:
        return False
    whose = "mine" if roll.seat == seat else "theirs"
    return might_play(g, seat, f"{roll.what}.{stage}.{whose}")


def roller(g: OuterRim, roll: Roll) -> Seat:
    """Who takes the dice into the hand: oneself; for an enemy the player to the left of its attacker."""
    # rule: outer_rim.combat.npc-roller-left, outer_rim.solo-ai.combat.human-rolls
    if g.ai != NOBODY:
        return g.left_of(g.ai)
    return roll.seat if roll.seat != NOBODY else g.left_of(roll.other)


class RollDice(Procedure["OuterRim"]):
    """Roll the dice laid out in `g.dice`: abilities before, the roll, rerolls, changes; roller first."""

    stage: int = 0
    second: bool = False  # the other participant's turn
    thrown: bool = False

    def begin(self, g: OuterRim) -> Step:
        # rule: outer_rim.combat.step1.value-modifier-order, outer_rim.combat.step1.reroll-order
        # rule: outer_rim.combat.step2.manipulation-roller-first, outer_rim.combat.step2.manipulation-both
        # rule: outer_rim.combat.step3.value-modifier-order, outer_rim.combat.step3.reroll-order
        # rule: outer_rim.combat.step3.mirror
        roll = g.dice
        assert roll is not None
        if self.stage and not self.thrown:
            self.throw(g, roll)
        while self.stage < len(STAGES):
            seat = roll.other if self.second else roll.seat
            stage = STAGES[self.stage]
            if self.second:
                self.stage, self.second = self.stage + 1, False
            else:
                self.second = True
            if seat != NOBODY and seat != g.ai and may_matter(g, seat, stage):
                return g.call(self, UseAbilities(stage, seat), then=self.begin)
            if self.stage and not self.thrown:
                self.throw(g, roll)
        return g.done(amount=len(roll.results))

    def throw(self, g: OuterRim, roll: Roll) -> None:
        # rule: outer_rim.component.dice-overflow, outer_rim.dice.when-rolled
        self.thrown = True
        name = g.players[roll.seat].character if roll.seat != NOBODY else "enemy"
        if roll.other != NOBODY and roll.other != g.ai and g.combat is not None:
            for _, ability in own_dice_abilities(g, roll.other):
                if isinstance(ability, FewerDice) and ability.applies(g, roll.other, roll):
                    roll.count = max(0, roll.count - 1)
        roll.results = tuple([FACES[g.roll(8, name)] for _ in range(roll.count)])
        g.changes += 1
        g.tell(ev.DiceRolled(roll.seat, roll.what, roll.results, roller(g, roll)))


class UseAbilities(Procedure["OuterRim"]):
    """A participant uses dice abilities, one after another, or passes."""

    stage: str
    seat: Seat

    def begin(self, g: OuterRim) -> Step:
        return g.ask(self, self.which, then=self.chosen)

    def which(self, g: OuterRim) -> Decision:
        found = usable(g, self.seat, self.stage) + usable_secrets(g, self.seat, self.stage)
        options = dict.fromkeys(option for option, _ in found)
        roll = g.dice
        assert roll is not None
        return Decision(self.seat, DICE_AT[self.stage], (*options, PASS), roll.what)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        # rule: outer_rim.combat.reroll-same-die-repeatedly, outer_rim.interpretation.may-optional
        if option == PASS:
            return g.done()
        found = usable(g, self.seat, self.stage) + usable_secrets(g, self.seat, self.stage)
        ability = next(ability for known, ability in found if known == option)
        source, thing = str(option.subject), str(option.object)
        if option.kind in OPENLY:
            play_secret(g, self.seat, source)
        more = ability.apply(g, self.seat, source, thing)
        g.changes += 1
        if more:
            return g.call(self, PickDice(self.seat, thing, more), then=self.again)
        return g.go(self, then=self.again)

    def again(self, g: OuterRim) -> Step:
        if may_matter(g, self.seat, self.stage):
            return g.go(self, then=self.begin)
        return g.done()


class PickDice(Procedure["OuterRim"]):
    """Pick dice of the current roll by what they show, up to this many; then roll them again."""

    seat: Seat
    only: str  # a result, or "any"
    most: int
    picked: tuple[int, ...] = ()

    def begin(self, g: OuterRim) -> Step:
        if len(self.picked) >= self.most or not self.pickable(g):
            return g.go(self, then=self.throw)
        return g.ask(self, self.which, then=self.chosen)

    def pickable(self, g: OuterRim) -> list[tuple[int, str]]:
        # rule: outer_rim.combat.ability.added-hit-no-reroll
        roll = g.dice
        assert roll is not None
        return [
            (place, result)
            for place, result in enumerate(roll.results)
            if place not in self.picked and result != ADDED_HIT and self.only in {"any", result}
        ]

    def which(self, g: OuterRim) -> Decision:
        results = sorted({result for _, result in self.pickable(g)})
        options = [Option(Do.DIE, result) for result in results]
        if self.picked:
            options.append(Option(Do.ROLL))
        return Decision(self.seat, Ask.PICK_DICE, tuple(options), public=True)

    def chosen(self, g: OuterRim, option: Option) -> Step:
        if option.kind == Do.ROLL:
            return g.go(self, then=self.throw)
        place = next(place for place, result in self.pickable(g) if result == option.subject)
        self.picked = (*self.picked, place)
        return g.go(self, then=self.begin)

    def throw(self, g: OuterRim) -> Step:
        roll = g.dice
        assert roll is not None
        name = g.players[roll.seat].character if roll.seat != NOBODY else "enemy"
        g.narrate(ev.Rerolling(len(self.picked)))
        roll.results = tuple(
            FACES[g.roll(8, name)] if place in self.picked else result
            for place, result in enumerate(roll.results)
        )
        g.changes += 1
        g.tell(ev.DiceRolled(roll.seat, roll.what, roll.results, roller(g, roll)))
        return g.done()
