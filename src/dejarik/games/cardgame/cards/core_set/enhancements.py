"""Enhancements of the Core Set."""

from dejarik.games.cardgame.abilities.lexicon import *

card("1-4", "Jedi Lightsaber",
     enhances=a_unit(trait("Force User", "Force Sensitive")),
     text=constant(GainIcons(icons("UB"))))
card("1-5", "Trust Your Feelings",
     enhances=a_unit(CHARACTER),
     text=action(RemoveFocus(1, HOST), cost=Focus(THIS)))
card("2-4", "Shii-Cho-Training", enhances=a_unit(FORCE_USER), text=constant(DivideUnitDamage()))
card("7-4", "Ancient Monument", text=constant(Struggle(1)))
card("8-4", "Astromech Droid Upgrade", enhances=a_unit(VEHICLE), text=constant(GainIcons(icons("UB"))))
card("9-5", "Heavy Blaster Emplacement",
     text=action(DealDamage(1, TARGET, by=OPPONENT), cost=Focus(THIS), target=choose(enemy_unit(), OPPONENT)))
card("10-4", "Stolen Plans", enhances=enemy_objective(), text=reaction(generates_resources(HOST), Draw(1)))
card("12-5", "Fleet Command Center",
     text=reaction(your_phase_ends("refresh"), PlaceShield(TARGET), target=target(a_unit())))
card("13-4", "Trench Run",
     enhances=the_dial(),
     text=(constant(Untargetable()),
           constant(EngageDial()),
           constant(DialDamageWins(10))))
card("14-4", "False Lead",
     enhances=your_objective(),
     text=interrupt(leaves_play(HOST), TurnDial(-1, least=1)))
card("16-4", "Common Ground", enhances=an_objective(), text=constant(MatchesAll()))
card("17-4", "Log Trap",
     text=action(PlaceFocus(1, TARGET, by=OPPONENT), cost=Focus(THIS),
                 target=choose(enemy_unit(Attacking()), OPPONENT)))
card("19-4", "Vader's Lightsaber",
     enhances=a_unit(trait("Force User", "Force Sensitive")),
     text=(constant(GainIcons(icons("U"))),
           constant(GainKeyword(TARGETED_STRIKE, when=HostIs(Titled("Darth Vader"))))))
card("24-5", "Intimidated",
     enhances=enemy_unit(CHARACTER),
     text=forced_reaction(focused_to_strike(HOST), PlaceFocus(1, HOST)))
card("25-5", "The Hand's Blessing",
     enhances=a_unit(CHARACTER),
     text=reaction(refreshed(), RemoveFocus(ALL, HOST)))
card("26-6", "Orbital Bombardment", text=constant(GainIcons(icons("B"), to=each(your_unit()))))
card("29-5", "Defense Upgrade", enhances=an_objective(), text=constant(MoreCapacity(3)))
card("31-5", "Aft Armor Plating", enhances=a_unit(VEHICLE), text=constant(GainKeyword(SHIELDING)))
card("33-4", "Mandalorian Armor",
     enhances=a_unit(CHARACTER),
     text=(constant(MoreCapacity(3)),
           constant(GainKeyword(TARGETED_STRIKE, when=HostIs(Titled("Boba Fett"))))))
card("33-5", "Blaster Pistol", enhances=a_unit(CHARACTER), text=constant(GainIcons(icons("U"))))
