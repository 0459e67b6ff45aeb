"""Empire at War: characters."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "03001", "Ciena Ree, Adept Pilot",
    power_action=To(Spend(2), Ready(card_in_play(VEHICLE, IsExhausted()))),
)

card(
    "03002", "General Hux, Aspiring Commander",
    special=Play((OfType((EVENT,)), IS_RED), less=CountOf(your_character())),
)

card(
    "03003", "MagnaGuard",
    instead=(would_be_defeated_by_damage(), Instead(Later(ev.RoundEnded, DefeatThem(THIS)))),
)

card(
    "03004", "Thrawn, Master Strategist",
    after=(activate(), May(Then(NameOne("number"), LookThroughHand(where=(Named("number"),))))),
)

card(
    "03008", "Quinlan Vos, Dark Disciple",
    special=DealDamage(Excess(CardsInHand(), CardsInHand(AN_OPPONENT)), to=an_opponents_character()),
)

card(
    "03009", "Servant of the Dark Side",
    before=(
        would_be_defeated(None, IS_BLUE, other(THIS), by=BY_YOU),
        May(MoveUpgrade(an_upgrade(On(that())), to=THIS)),
    ),
)

card("03010", "Seventh Sister, Agile Inquisitor", after=(activate(), May(RollSetAside("03013"))))

card(
    "03011", "Grand Inquisitor, Sith Loyalist",
    special=Then(
        Remove(a_die(CharacterDie(), BLANK_SHOWN), as_="removed"), DealDamage(2, to=CardOf(that("removed")))
    ),
)

card(
    "03016", "Bazine Netal, Master Manipulator",
    special=seq(
        Choose(a_character(), as_="it"),
        If(Is(that(), DAMAGED), DealDamage(1, to=that()), DealDamage(3, to=that())),
    ),
)

card(
    "03017", "Bossk, Wookiee Slayer",
    after=(
        activate(),
        May(MoveDamage(1, from_=opponents_character(), to=a_character(other(that("from"))), exactly=True)),
    ),
)

card(
    "03018", "Cad Bane, Vicious Mercenary",
    action=Then(Play((OfType((UPGRADE,)),), on=THIS), May(ActivateThem(your_character(Same(THIS))))),
)

card("03019", "Gamorrean Guard", keywords=(GUARDIAN,))

card(
    "03040", "Sabine Wren, Explosives Expert",
    before=(would_activate(), May(
        Play((WEAPON,), hand=False, discard=True, on=THIS, less=1, less_for=TitleHas("Thermal")),
    )),
)

card(
    "03024", "General Rieekan, Defensive Mastermind",
    after=(activate(), May(DiscardFromDeck(CountOf(your_character(SHIELDED, other(THIS))), AN_OPPONENT))),
)

card(
    "03025", "Hera Syndulla, Phoenix Leader",
    special=Then(
        Play((VEHICLE,), free=True, as_="played"), Later(ev.ActionPhaseEnded, ReturnToHand(CardPlayed())),
    ),
)

card(
    "03026", "K-2SO, Reprogrammed Droid",
    constant=Cheaper(-2, WEAPON, on_this=True),
    after=(bring_onto_this(WEAPON), OncePerGame(Ready(THIS))),
)

card("03027", "Rookie Pilot", after=(activate(), May(Reroll(your_die(VEHICLE)))))

card(
    "03031", "Ahsoka Tano, Force Operative",
    after=(activate(), If(FirstActivation(), May(To(Spend(DiceRolled()), Ready(THIS))))),
)

# rule: destiny.reading.jedi-instructor.either-die
card(
    "03032", "Jedi Instructor",
    after=(activate(), May(TurnTo(your_die(CharacterDie()), like=DiceOf(THIS)))),
)

# rule: destiny.reading.kanan-jarrus.another-action
card(
    "03033", "Kanan Jarrus, Rebel Jedi",
    before=(before_you_act(), May(ResolveThem(your_die(DieOf(THIS))))),
)

card(
    "03034", "Mace Windu, Jedi Champion",
    action=To(Remove(your_die(DieOf(THIS))), DefeatThem(a_character(Number("remaining-health", "<=", 2)))),
)

card(
    "03038", "Ezra Bridger, Force-sensitive Thief",
    constant=NoRestrictionsOnThis(AllOf((OfType((UPGRADE,)), IS_BLUE))),
    special=Take(1),
)

card("03039", "Lando Calrissian, Galactic Entrepreneur", constant=StartsWith(1))
