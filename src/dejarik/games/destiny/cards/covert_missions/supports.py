"""Covert Missions: supports."""

from dejarik.games.destiny.abilities.lexicon import *

BADLY_DAMAGED = card_in_play(VEHICLE, Number("damage", ">=", 2))
USED_UP = Is(THIS, Not(Number("resources", ">=", 1)))

card(
    "12013", "Bloodletting",
    action=To(
        seq(Exhaust(THIS), DealDamage(1, to=your_character(), as_="it")),
        TurnTo(your_die(DieOf(that(), upgrades=True))),
    ),
)

# rule: destiny.reading.darth-vaders-tie-advanced.no-damage
card(
    "12014", "Darth Vader's Tie Advanced",
    special=seq(DealDamage(2, to=a_character()), Then(
        May(PlaceDamage(1, on=card_in_play(VEHICLE))),
        If(Is(THIS, IsPiloted(DARTH_VADER)), May(DiscardInPlay(BADLY_DAMAGED))),
    )),
)

card(
    "12144", "Repurposing",
    action=To(
        seq(Exhaust(THIS), SetCardsAside(card_in_their_discard(WEAPON_OR_EQUIPMENT))),
        Play((WEAPON_OR_EQUIPMENT,), less=1),
    ),
)

card(
    "12031", "Elrik Vonreg's TIE Interceptor",
    action=If(
        Is(THIS, IsPiloted(Titled(("Elrik Vonreg",)))),
        To(
            Remove(your_die(DieOf(THIS)), as_="removed"),
            DiscardInPlay(opponents_card(VEHICLE, Number("cost", "<=", ValueOf(that("removed"))))),
        ),
    ),
)

card(
    "12032", 'The "Duchess"',
    special=Then(
        DealDamage(2, to=each(opponents_character())), DealDamage(1, to=each(opponents_character(TROOPER)))
    ),
)

card(
    "12033", "Tie Bomber",
    constant=EntersWith(3),
    special=seq(To(RemoveResources(1), DealIndirect(4)), May(ReturnToHand(THIS))),
)

card(
    "12034", "Viper Probe Droid",
    after=(
        Trigger(ev.DieRolls, BY_ANYBODY, None, (DAMAGE_SHOWN,)),
        If(spot_character(IS_RED), May(Then(To(Spend(1), Remove(that())), DiscardInPlay(THIS)))),
    ),
)

card(
    "12049", "Pirate Ship",
    after=(
        activate(),
        seq(
            May(Remove(a_die(DAMAGE_SHOWN))),
            May(ActivateThem(your_character_or_support(Subtype(("pirate",))))),
        ),
    ),
)

card(
    "12050", "Slave I",
    constant=HasKeyword(PILOTING, of=your_character(Titled(("Boba Fett", "Jango Fett")))),
    after=(becomes_piloted(BOUNTY_HUNTER), May(DealDamage(1, to=a_character()))),
)

card(
    "12066", "Luke Skywalker's X-Wing",
    power_action=If(
        Is(THIS, IsPiloted(Titled(("Luke Skywalker",)))),
        either(Reroll(your_die(DieOf(THIS))), TurnTo(your_die(DieOf(THIS)))),
        Reroll(your_die(DieOf(THIS))),
    ),
)

# rule: destiny.reading.fireball.own-resolution
card(
    "12082", "Fireball",
    after=((resolve_this_die(), PlaceDamage(1)), (roll(THIS_DIE, BLANK_SHOWN), If(
        Is(THIS, Not(IsPiloted(Titled(("Kazuda Xiono",))))),
        seq(Heal(MANY, THIS), DealIndirect(TokensRemoved("damage"), YOU)),
    ))),
)

card(
    "12083", "Ghost", keywords=(AMBUSH,),
    after=(
        (play_this(), May(ActivateThem(your_character_or_support(SPECTRE)))),
        (resolve_this_die(), May(GiveShields(1, to=each(a_character(Pilots(THIS)))))),
    ),
)

card(
    "12085", "Rebel Hangar",
    after=(play_this(), Play((VEHICLE,), hand=False, deck=True, most=2, within=4, free=True, as_="played")),
)

card(
    "12086", "Wookiee Protection",
    constant=HasKeyword(GUARDIAN, of=your_character(WOOKIEE)),
    after=(use_guardian(), May(To(Exhaust(THIS), Draw(1)))),
)

card(
    "12098", "Blue Ace",
    before=(
        before_resolving_this_die(),
        seq(RemoveResources(up_to=True), IncreaseValue(TokensRemoved("resources"))),
    ),
    after=(resolve_this_die(), May(PlaceResources(1))),
)

card(
    "12099", "Bucket",
    special=seq(Gain(1), either(PlaceResources(1, on=a_support()), Heal(1, a_support()))),
)

card(
    "12100", "Sabine Wren's TIE Fighter", keywords=(AMBUSH,),
    after=(
        resolve_this_die(),
        If(Modifies(SPECTRE), May(To(DiscardFromHand(card_in_hand()), RollIn(THIS_DIE)))),
    ),
)

card(
    "12113", "Seeking Knowledge",
    constant=EntersWith(2),
    after=(action_phase_begins(), Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), Draw(3))))),
)

card(
    "12125", "Tactical Delay",
    constant=EntersWith(2),
    after=(
        action_phase_begins(),
        Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), TakeActions(2)))),
    ),
)

card(
    "12140", "Cloud Car",
    hand_action=seq(  # rule: destiny.reading.cloud-car.paid-for
        Play(that="it", free=True, as_="played"),
        Later(ev.UpkeepStarted, GiveControl(CardPlayed())),
    ),
)

card(
    "12141", "Double Agent",
    action=To(DiscardFromHand(card_in_hand(OfType((EVENT,)))), GiveControl()),
    after=(upkeep_begins(), DealIndirect(2, YOU)),
)

card(
    "12142", "Improvised Explosive",
    constant=EntersWith(2),
    after=(
        action_phase_begins(),
        Then(RemoveResources(1), If(USED_UP, To(DiscardInPlay(THIS), DealIndirect(3, A_PLAYER)))),
    ),
)

card(
    "12143", "Raiding Party",
    after=(
        activate(),
        May(Then(RemoveResources(1, a_support_or_upgrade(Number("resources", ">=", 1))), Gain(1))),
    ),
)

card(
    "12154", "Merchant Freighter",
    constant=(EntersWith(3), CanBeActivated()),
    after=(activate(), May(To(RemoveResources(1), Gain(1)))),
)

card(
    "12156", "Wretched Hive",
    action=If(
        spot(SCAVENGER), To(Exhaust(THIS), Unless(AN_OPPONENT, pays=Take(1, given=True), does=THEY_DISCARD))
    ),
)

card(
    "12084", "Phantom",
    power_action=AttachAsMod(your_support(Titled(("Ghost",)))),
    action=If(Is(THIS, OfType((UPGRADE,))), Become(SUPPORT, for_good=False)),
)

card(
    "12155", "Sandcrawler",
    constant=EntersExhausted(),
    special=To(DiscardFromDeck(4), AddToTeam("12147")),
)
