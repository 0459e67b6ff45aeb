"""Spark of Hope: supports."""

from dejarik.games.destiny.abilities.lexicon import *

MYSTERIES = (MELEE, SHIELD, RESOURCE, SPECIAL, BLANK)

card(
    "11016", "Scimitar",
    before=(
        opponents_event_would_be_applied(),
        May(Then(ReturnToHand(THIS), If(spot(Titled(("Maul",))), Gain(2), Gain(1)))),
    ),
)

card(
    "11031", "Cultural Records",
    special=seq(LookThroughHand("aside", kept=True), TakeActions()),
    after=(Trigger(ev.Played, BY_ANYBODY, None, (KeptHere(),)), May(either(Gain(1), Remove(a_die())))),
)

card(
    "11033", "Separatist Embargo",
    constant=CannotBePlayed(KeptHere(named=True)), after=(play_this(), NameOne("card", kept=True)),
)

card(
    "11032", "Hostile Territory",
    after=(upkeep_begins(), ForEach(EACH_WITHOUT_BATTLEFIELD, DealIndirect(2, to=THAT_PLAYER))),
)

card(
    "11034", "Superlaser Siege Cannon",
    before=(
        before_resolving_this_die(), May(seq(IncreaseValue(TokensOn("resources", THIS)), RemoveResources()))
    ),
    power_action=seq(PlaceResources(1), UpToTimes(4, To(Spend(1), PlaceResources(1)))),
)

card("11150", "Canto Bight Security", out_of_hand=May(Play(that="it", hand=False, discard=True, free=True)))

card(
    "11046", "Bounty Hunters' Guild",
    constant=MoreAttached(DOWNGRADE, of=opponents_character()),
    after=(play(BOUNTY), May(ActivateThem(your_character_or_support(BOUNTY_HUNTER)))),
)

card(
    "11047", "IG-2000",
    constant=(
        GainsSubtype("bounty-hunter", of=THIS, while_=spot(other(THIS), BOUNTY_HUNTER)),
        DieCheaper(1, DieOf(THIS), while_=spot(Titled(("IG-88",)))),
    ),
)

card(
    "11048", "Impound",
    instead=(
        would_be_discarded(None, OfType((UPGRADE,)), WEAPON_OR_EQUIPMENT, by=BY_AN_OPPONENT),
        If(spot_character(BOUNTY_HUNTER), May(To(
            DiscardInPlay(THIS), Instead(MoveUpgrade(that(), to=your_character(BOUNTY_HUNTER)))
        ))),
    ),
)

# rule: destiny.reading.mist-hunter.zuckuss
card(
    "11049", "Mist Hunter",
    after=(
        activate(None, BOUNTY_HUNTER),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                seq(
                    If(spot(Titled(("4-LOM",))), May(Reroll(THIS_DIE))),
                    If(spot(Titled(("Zuckuss",))), May(ResolveThem(your_die(Same(THIS_DIE))))),
                ),
            )
        ),
    ),
)

card(
    "11050", "Predatory Banker",
    action=UseOnlyIf(DoesNotHold(CONTROL_BATTLEFIELD), To(Exhaust(THIS), Take(1, having=3))),
)

card(
    "11068", "Caretaker Village",
    after=(
        Trigger(ev.DieLost, BY_AN_OPPONENT, None, (Whose(YOURS), Subtype(("apprentice", "jedi")))),
        May(To(Exhaust(THIS), RollIn(that()))),
    ),
)

card(
    "11069", "Professor Huyang",
    after=(
        Trigger(ev.Played, BY_YOU, None, (OfType((UPGRADE,)), IS_BLUE), (Subtype(("apprentice",)),)),
        May(
            Then(
                ActivateThem(your_character_or_support(Same(THIS))),
                If(Is(that(), WEAPON), May(RollIn(a_die_on_your_card(DieOf(that()))))),
            )
        ),
    ),
)

# rule: destiny.reading.qui-gon-jinns-spirit.no-shield
card(
    "11070", "Qui-Gon Jinn's Spirit",
    constant=DiscardThisIf(spot(Titled(("Qui-Gon Jinn",)))),
    special=To(ShuffleIntoDeck(), Then(GiveShields(1, to=a_character()), seq(
        RemoveShieldsAmong(MANY, any_number(your_character())),
        DealDamage(TokensRemoved("shields"), to=a_character()),
    ))),
)

card(
    "11071", "Three Lessons",
    constant=EntersWith(3),
    action=UseOnlyIf(
        spot(JEDI), To(seq(Exhaust(THIS), RemoveResources(1)), TurnTo(a_die(Subtype(("apprentice",)))))
    ),
)

card(
    "11086", "B-Wing",
    after=(action_phase_begins(), May(ActivateThem(your_character_or_support(Same(THIS))))),
)

card(
    "11087", "Firm Resolve",
    after=(
        (Trigger(ev.Defeated, BY_YOU), May(PlaceResources(1))),
        (discarded_from_play(VEHICLE), May(PlaceResources(1))),
    ),
    action=To(RemoveResources(1), TurnTo(a_die())),
)

card(
    "11088", "GH-7 Droid",
    special=seq(
        Choose(a_character(), as_="it"), Heal(1, that()), DiscardInPlay(a_downgrade(On(that())))
    ),
)

card(
    "11089", "Resistance Trench Fighters",
    action=To(
        Remove(your_die(Same(THIS_DIE)), as_="removed"),
        Remove(a_die(Number("value", "==", ValueOf(that("removed"))))),
    ),
)

card(
    "11106", "Mr. Bones",
    after=(
        resolve_this_die(),
        If(AllHold((Is(that("die"), ResolvedAs((MELEE,))), JUST_DEFEATED)), May(Ready(THIS))),
    ),
)

card(
    "11121", "Mysteries of the Force",
    action=Then(
        seq(DiscardInPlay(THIS), *(Remove(your_die(Showing((symbol,)))) for symbol in MYSTERIES)),
        Play((OfType((UPGRADE,)),), discard=True, free=True, most=3, as_="played"),
    ),
)

card(
    "11120", "Force Connection",
    action=UseOnlyIf(
        have(2, your_character(IS_BLUE)),
        To(
            Exhaust(THIS),
            seq(
                Choose(your_die(CharacterDie(), IS_BLUE), as_="it"),
                TurnTo(your_die(CharacterDie(), IS_BLUE, Not(DieOf(CardOf(that())))), like=that()),
            ),
        ),
    ),
)

card("11134", "AT-RT", constant=ModifiesAnySymbol(TROOPER))

card("11135", "Coruscant Police", after=(play_this(), May(Remove(a_die(Subtype(("scoundrel",)))))))

card(
    "11105", "Chief Chirpa's Hut",
    special=seq(AddToTeam("11095"), Unless(YOU, pays=Spend(3), does=DiscardInPlay(THIS))),
)

card(
    "11151", "Mining Guild TIE Fighter",
    after=(
        Trigger(ev.ResourcesRobbed, BY_YOU),
        May(To(ActivateThem(your_support(Same(THIS))), DealIndirect(1))),
    ),
)
