"""Spark of Hope: downgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "11006", "Chancellor's Edict",
    after=((play_this(), RemoveShields(HOST)), (HOST_DEFEATED, May(GiveShields(2, to=a_character())))),
)

card("11007", "Hex", action=To(Exhaust(THIS), Remove(a_die(DieOf(HOST), BLANK_SHOWN))))

card(
    "11008", "Possessed",
    constant=DiscardThisIf(DoesNotHold(spot(WITCH))),
    action=To(Exhaust(THIS), ResolveThem(a_die(DieOf(HOST)))),
)

card(
    "11009", "Uncontrollable Rage",
    action=UseOnlyIf(
        AllHold((Is(HOST, Not(IsExhausted())), DoesNotHold(FIRST_TURN))),
        To(Exhaust(THIS), If(spot(WITCH), DealDamage(2, to=HOST), DealDamage(1, to=HOST))),
    ),
)

card(
    "11024", "Priority Target",
    after=(HOST_DEFEATED, May(seq(TakeBattlefield(), UseClaim(or_power_action=True)))),
)

card(
    "11060", "Refusal",
    constant=SymbolsAre(DAMAGE, RESOURCE), after=(dealt_damage(HOST), DiscardInPlay(THIS)),
)

card(
    "11098", "Ensnare",
    after=(
        activate_host(by=BY_ANYBODY),
        May(
            To(
                DiscardInPlay(THIS),
                DealDamage(CountOf(a_die(DieOf(that(), upgrades=True), DAMAGE_SHOWN)), to=that()),
            )
        ),
    ),
)

card(
    "11099", "Net Trap",
    after=(
        activate_host(by=BY_ANYBODY),
        May(To(DiscardInPlay(THIS), Remove(a_die(DieOf(that(), upgrades=True), DAMAGE_SHOWN)))),
    ),
)

card(
    "11100", "Rolling Logs",
    after=(
        activate_host(by=BY_ANYBODY),
        May(To(DiscardInPlay(THIS), Reroll(any_number(a_die(DieOf(that(), upgrades=True)))))),
    ),
)

card(
    "11138", "Dead Or Alive", only_if=spot(BOUNTY_HUNTER),
    after=((activate_host(by=BY_ANYBODY), May(Gain(1))), (HOST_DEFEATED, May(Gain(1)))),
)
