"""Spirit of Rebellion: supports."""

from dejarik.games.destiny.abilities.lexicon import *

ROLLS_DISRUPT = roll(None, Showing((DISRUPT,)))

card("02005", "E-Web Emplacement", constant=DiceWorthMore(1, DieOf(THIS), while_=CONTROL_BATTLEFIELD))

card("02013", "Command Shuttle", special=UseSpecial(your_character()))

card(
    "02017", "Interrogation Droid",
    after=(
        activate(),
        seq(
            LookAtRandom(1),
            If(
                SeenInHand(OfType((EVENT,))),
                May(To(Remove(THIS_DIE), DiscardChosen("looked-at"))),
            ),
        ),
    ),
)

card("02022", "Slave I", special=MakeThemDistribute(CountOf(an_opponents_dice())))

# rule: destiny.clarification.c-3po.no-free-resolve, destiny.clarification.c-3po.special-value-zero
card("02030", "C-3PO", action=To(Remove(THIS_DIE), ResolveThem(your_die(), as_symbol=OTHER)))

card(
    "02031", "U-Wing",
    special=(DealDamage(2, to=each(an_opponents_character())), GiveShields(2, to=each(your_character()))),
)

card("02038", "Delta-7 Interceptor", special=Reroll(up_to(3, a_die())))

card("02042", "R2-D2", special=ResolveThem(your_die(), more=1))

card(
    "02047", "Smuggling Freighter",
    after=(Trigger(ev.DieResolved, BY_YOU, THIS_DIE, (ResolvedSide(2),)), PutOnDeck(THIS)),
)

card("02051", "Supply Line", special=Reroll(any_number(your_die())))

card("02052", "Astromech", action=To(Remove(THIS_DIE), TurnTo(a_die(VEHICLE))))

card("02058", "Quadjumper", action=To(DiscardInPlay(THIS), Play((OfType((SUPPORT,)),), less=3)))

card("02069", "Attrition", after=(Trigger(ev.Defeated, BY_YOU), DealDamage(1, to=a_character())))

# rule: destiny.errata.imperial-inspection
card(
    "02070", "Imperial Inspection",
    after=(ROLLS_DISRUPT, May(To(SetAside(THIS), ReturnToHand(an_upgrade(Number("cost", "<=", 2)))))),
)

card(
    "02078", "Dark Presence",
    after=(roll(None, Showing((DISCARD,))), May(To(Exhaust(THIS), They(AN_OPPONENT, Remove(your_die()))))),
)

card(
    "02088", "Salvage Stand",
    after=(roll(None, Showing((RESOURCE,))), May(To(Exhaust(THIS), Lose(1, AN_OPPONENT)))),
)

card("02097", "Planetary Uprising", after=(claim(), MakeThemDistribute(2)))

card(
    "02098", "Spy Net",
    after=(roll(None, Showing((FOCUS,))), May(To(Exhaust(THIS), DiscardFromDeck(1, AN_OPPONENT)))),
)

card(
    "02107", "Your Eyes Can Deceive You",
    after=(roll(None, Showing((SHIELD,))), May(To(Exhaust(THIS), TurnTo(opponents_die())))),
)

card("02117", "Double-Dealing", after=(roll(None, Showing((SPECIAL,))), May(To(Exhaust(THIS), Gain(1)))))

card("02123", "Aftermath", after=(Trigger(ev.Defeated, BY_ANYBODY), Gain(1)))

card(
    "02124", "Air Superiority",
    after=(play_this(), GiveShields(3, to=THIS)),
    action=To(Exhaust(THIS), MoveShields(1, THIS, to=a_character(ROOM_FOR_SHIELDS))),
)

card(
    "02134", "Meditate",
    action=To(
        seq(Exhaust(THIS), Remove(your_die(BLANK_SHOWN))), TurnTo(your_die(), symbols=NOT_DAMAGE)
    ),
)

card("02140", "Resolve", action=To(DiscardFromHand(card_in_hand()), Reroll(opponents_die())))

card(
    "02148", "Improvisation", keywords=(AMBUSH,),
    action=To(Remove(your_die(BLANK_SHOWN)), Reroll(any_number(your_die()))),
)

# rule: destiny.faq.docking-bay-outmaneuver
card("02149", "Outmaneuver", after=(claim(), Gain(1)))
