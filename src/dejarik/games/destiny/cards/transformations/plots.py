"""Transformations: plots."""

from dejarik.games.destiny.abilities.lexicon import *

BOMB_PLOT = a_plot(Subtype(("bomb",)))

card(
    "13004A", "Sweeper Droid Infiltration",
    action=Then(To(Play((OfType((EVENT,)),)), Reroll(a_die())), Flip()),
    after=(setup(), If(Is(THIS, IsElite()), AddToTeam("13004A"))),
)

# rule: destiny.reading.demolition-droid.all-bombs
card(
    "13004B", "Demolition Droid",
    action=seq(
        To(Play((Not(OfType((EVENT,))),)), DealIndirect(1)),
        If(
            have(2, BOMB_PLOT),
            either(To(SetAside(each(BOMB_PLOT)), AnyOpponent(DealIndirect(4))), Flip()),
            Flip(),
        ),
    ),
)

# rule: destiny.reading.send-in-the-troopers.three-names
card(
    "13005A", "Send in the Troopers",
    action=If(
        AllHold((CONTROL_BATTLEFIELD, have(5, your_die(DAMAGE_SHOWN)))),
        Then(seq(TheyNameSide(), Flip()), If(Is(THIS, Not(NamedSide())), MakeElite())),
    ),
)

card(
    "13006A", "Closing In",
    constant=TeamPoints(-1, AllOf((BOUNTY_HUNTER, Unique()))),
    after=(
        Trigger(ev.DamageDealt, BY_YOU, None, (Bears(BOUNTY),)),
        If(TookDamage(that(), (MELEE, RANGED), blocked=True), May(To(Exhaust(THIS), Flip(onto=that())))),
    ),
)

card(
    "13007A", "Rescue Han Solo",
    constant=TeamPoints(-1, Titled(("Chewbacca", "Lando Calrissian", "Leia Organa", "Luke Skywalker"))),
    action=Then(
        Play((Number("cost", "==", TokensOn("resources", THIS)),), full=True),
        seq(PlaceResources(1), If(Is(THIS, Number("resources", ">=", 5)), seq(Flip(), Exhaust(THIS)))),
    ),
)

card(
    "13008A", "Choose Your Destiny",
    constant=FewSets(3, "infinite"),
    after=(play(), If(PlayedFromSets(3, chosen=True), Flip())),
)

card(
    "13008B", "I Will Not Turn",
    constant=CannotBeTurned(),
    after=(
        (Trigger(ev.RoundEnded, BY_ANYBODY), Gain(1)),
        (Trigger(ev.Played, BY_AN_OPPONENT), If(PlayedFromSets(3, AN_OPPONENT), Flip())),
    ),
)

card(
    "13009A", "United",
    constant=OneColor(),
    after=(
        Trigger(ev.DieRemoved, BY_AN_OPPONENT, None, (Whose(YOURS),)),
        May(Then(RollIn(that()), If(Is(THIS, IsElite()), Flip(), SetAside(THIS)))),
    ),
)

card(
    "13009B", "We Stand",
    after=(
        Trigger(ev.DieRemoved, BY_AN_OPPONENT, None, (Whose(YOURS), CharacterDie())),
        May(Then(
            To(
                seq(Spend(2), DiscardFromHand(exactly(2, card_in_hand()))),
                Ready(CardOf(that())),
            ),
            SetAside(THIS),
        )),
    ),
)
