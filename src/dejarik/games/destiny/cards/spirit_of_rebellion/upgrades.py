"""Spirit of Rebellion: upgrades."""

from dejarik.games.destiny.abilities.lexicon import *

card(
    "02006", "Imperial Discipline", only_on=IS_RED,
    action=To(
        Remove(THIS_DIE), TurnTo(your_die(DieOf(HOST, upgrades=True)), symbols=(RANGED, RESOURCE))
    ),
)

card("02007", "DT-29 Heavy Blaster Pistol", special=Remove(opponents_die(WithCost())))

# rule: destiny.faq.fn-2199-z6
card(
    "02008", "Z6 Riot Control Baton", keywords=(REDEPLOY,),
    after=(roll_this_die_into_pool(), May(Reroll(THIS_DIE))),
)

# rule: destiny.clarification.force-lightning.opponents-blank
card(
    "02014", "Force Lightning", only_on=IS_BLUE,
    special=seq(
        DealDamage(1, to=a_character()),
        May(Then(Remove(a_die(Showing((BLANK,)))), RerollInstead())),
    ),
)

card("02015", "Lightsaber Pike", action=To(Remove(THIS_DIE), GiveShields(1, to=a_character(other(HOST)))))

# rule: destiny.ability.die-bound.list
card("02016", "Lure of Power", constant=ModifiesAnySymbol())

# rule: destiny.clarification.blackmail.each-roll
card(
    "02023", "Blackmail",
    after=(
        roll(THIS_DIE),
        AnyMay(EACH_OPPONENT, pays=Take(1, THAT_PLAYER, given=True), does=Remove(THIS_DIE)),
    ),
)

card(
    "02024", "Personal Shield",
    before=(
        would_be_dealt_damage(HOST),
        If(ThatDamage((RANGED,), 2), May(To(Exhaust(THIS), GiveShields(1, to=HOST)))),
    ),
)

card(
    "02025", "Vibroknucklers", keywords=(AMBUSH,),
    before=(before_resolving_this_die(), May(To(Spend(1), IncreaseValue(1)))),
)

card(
    "02032", "A180 Blaster",
    special=(
        seq(DealDamage(1, to=a_character()), GiveShields(1, to=HOST)),
        DealDamage(1, to=each(an_opponents_character())),
        DealDamage(2, to=a_character(), unblockable=True),
    ),
)

card(
    "02039", "Handcrafted Light Bow",
    special=(
        DealDamage(3, to=a_character()),
        seq(Choose(a_character(), as_="it"), Then(RemoveShields(that()), DealDamage(2, to=that()))),
    ),
)

card(
    "02040", "Force Heal", only_on=IS_BLUE,
    special=either(Heal(1, a_character()), To(Spend(1), Heal(2, a_character()))),
)

card("02041", "Journals of Ben Kenobi", action=To(Remove(THIS_DIE), Draw(1)))

card(
    "02048", "Bowcaster", keywords=(REDEPLOY,),
    special=DealDamage(1, to=up_to(2, a_character()), unblockable=True),
)

card(
    "02049", "Lone Operative",
    special=If(have(2, your_character()), Heal(2, HOST), Heal(3, HOST)),
)

card(
    "02050", "Maz's Goggles", only_if=spot_character(IS_YELLOW),
    special=LookThroughHand(where=(OfType((EVENT,)),)),
)

card(
    "02053", "Rocket Launcher",
    special=(DiscardInPlay(card_in_play(VEHICLE)), DealDamage(2, to=up_to(2, a_character()))),
)

card(
    "02054", "Force Push", only_on=IS_BLUE,
    special=TurnTo(up_to(2, an_opponents_dice())),
)

card(
    "02055", "Force Speed", only_on=IS_BLUE,
    special=TakeActions(2),
)

card(
    "02056", "Makashi Training", only_if=spot_character(IS_BLUE),
    action=To(seq(Remove(your_die(MELEE_SHOWN)), Exhaust(THIS)), Remove(a_die(MELEE_SHOWN))),
)

# rule: destiny.errata.vibroknife
card(
    "02057", "Vibroknife", keywords=(AMBUSH,),
    constant=UnblockableDie(),
)

card("02059", "Ascension Gun", special=UseUnusedClaim())

card(
    "02060", "Con Artist", only_on=IS_YELLOW,
    special=Then(PlaceDamage(1), DiscardFromDeck(TokensOn("damage", THIS), AN_OPPONENT)),
)

card(
    "02079", "Now I Am The Master",
    after=(
        Trigger(ev.DieResolved, BY_ANYBODY, None, (DieOf(HOST, upgrades=True),)),
        If(DealtDamage(), May(To(Exhaust(THIS), TurnTo(a_die(), symbols=(BLANK,))))),
    ),
)

card("02089", "Armor Plating", before=(before_taking_damage(HOST), May(To(DiscardInPlay(THIS), Block(2)))))

card(
    "02099", "Tactical Aptitude",
    after=(activate_host(), May(Then(Draw(1), PutHandOnDeck(card_in_hand())))),
)

card(
    "02108", "Protective Mentor",
    before=(before_taking_damage(None, OfType((CHARACTER,)), other(HOST)), May(BlockWithShields(HOST))),
)

card(
    "02118", "Life Debt", only_on=Color((YELLOW,)),
    after=(activate_host(), May(MoveDamage(1, from_=a_character(other(HOST)), to=HOST, exactly=True))),
)

card(
    "02125", "Training", only_on=AllOf((Color((RED,)), Not(Unique()))),
    constant=MakesElite(),
)

card(
    "02126", "Wingman", only_on=IS_RED,
    after=(activate(None, OfType((CHARACTER,)), IS_RED), May(ActivateThem(your_character(Same(HOST))))),
)

card(
    "02135", "Force Illusion",
    before=(before_taking_damage(HOST), May(Then(BlockFromDeck(), DiscardInPlay(THIS)))),
)

# rule: destiny.errata.ammo-belt
card(
    "02141", "Ammo Belt",
    instead=(
        would_be_discarded_by_an_effect(OfType((UPGRADE,)), Subtype(("weapon",)), On(HOST)),
        May(Instead(DiscardInPlay(THIS))),
    ),
)

# rule: destiny.errata.fast-hands
card(
    "02150", "Fast Hands", only_on=Color((YELLOW,)),
    after=(activate_host(), May(ResolveThem(your_die(DieOf(that(), upgrades=True))))),
)
