"""Six decks of our own making: thirty cards each, legal in the Infinite format, as unlike as they can be."""

from __future__ import annotations

from dejarik.games.destiny.rules.setup import Deck, Member


def _twice(*cards: str) -> tuple[str, ...]:
    """Two copies of every card: as many as the rules allow."""
    return tuple(card for card in cards for _ in range(2))


JEDI_KNIGHTS = Deck(
    name="jedi-knights",
    team=(
        Member("02036", elite=True),  # Luminara Unduli
        Member("09058"),  # Vigilant Jedi
        Member("09058"),  # Vigilant Jedi
    ),
    battlefield="04046",  # Obi-Wan's Hut
    cards=_twice(
        "01041",  # Luke Skywalker's Lightsaber
        "01057",  # Force Throw
        "01117",  # Heroism
        "01150",  # It Binds All Things
        "02055",  # Force Speed
        "02056",  # Makashi Training
        "02133",  # Trust Your Instincts
        "05058",  # Heirloom Lightsaber
        "05130",  # Mislead
        "06006",  # Crafted Lightsaber
        "09061",  # Defensive Stance
        "09064",  # Upper Hand
        "09111",  # Twin Strike
        "09112",  # Use The Force
        "09118",  # Lightsaber
    ),
)

SENATORS = Deck(
    name="senators",
    team=(
        Member("09075", elite=True),  # Padmé Amidala
        Member("09091", elite=True),  # Satine Kryze
        Member("10013"),  # Clawdite Shapeshifter
    ),
    battlefield="09174",  # Deathwatch Hideout
    cards=_twice(
        "01159",  # Electroshock
        "04033",  # Honor Guard
        "05052",  # Millennium Falcon
        "05137",  # Crash Landing
        "05139",  # Locked and Loaded
        "05143",  # Superior Position
        "05147",  # Bamboozle
        "05151",  # Entangle
        "09077",  # Aggressive Negotiations
        "09085",  # Padmé Amidala's Royal Starship
        "09148",  # Skullduggery
        "09152",  # Entourage
        "09153",  # Seeking The Truth
        "09157",  # Mandalorian Jetpack
        "09169",  # Grievance Striker
    ),
)

SQUADRON = Deck(
    name="squadron",
    team=(
        Member("04025", elite=True),  # Poe Dameron
        Member("05046", elite=True),  # Han Solo
    ),
    battlefield="02153",  # Docking Bay
    cards=_twice(
        "01032",  # Black One
        "01051",  # DL-44 Heavy Blaster Pistol
        "01063",  # Holdout Blaster
        "01133",  # Shoot First
        "01140",  # Firepower
        "01159",  # Electroshock
        "02094",  # Rebel Assault
        "04029",  # Poe Dameron's Blaster
        "04034",  # Direct Hit
        "05052",  # Millennium Falcon
        "05119",  # Impulsive
        "06008",  # Fang Fighter
        "09082",  # A-Wing
        "09098",  # Sure Shot
        "09136",  # Tech Team
    ),
)

STORMTROOPERS = Deck(
    name="stormtroopers",
    team=(Member("01002"),) * 4,  # First Order Stormtrooper
    plot="09133",  # Advanced Training
    battlefield="01169",  # Imperial Armory
    cards=_twice(
        "01008",  # F-11D Rifle
        "01054",  # DH-17 Blaster Pistol
        "01063",  # Holdout Blaster
        "01068",  # Cannon Fodder
        "01143",  # Squad Tactics
        "02069",  # Attrition
        "02121",  # Salvo
        "02122",  # Suppression
        "02125",  # Training
        "05143",  # Superior Position
        "09026",  # Pulverize
        "09030",  # Imperial Officer
        "09127",  # Measure for Measure
        "09138",  # A-300 Blaster
        "09140",  # Riot Shield
    ),
)

DARK_BARGAIN = Deck(
    name="dark-bargain",
    team=(
        Member("10001", elite=True),  # Count Dooku
        Member("07035", elite=True),  # DJ
    ),
    battlefield="02160",  # War-Torn Streets
    cards=_twice(
        "01013",  # Force Choke
        "01063",  # Holdout Blaster
        "01083",  # Force Strike
        "01085",  # Isolation
        "01097",  # He Doesn't Like You
        "01159",  # Electroshock
        "02025",  # Vibroknucklers
        "02072",  # Lightsaber Throw
        "02085",  # One-Quarter Portion
        "05096",  # Rumors
        "05097",  # Subdue
        "06010",  # Verpine Sniper Rifle
        "09118",  # Lightsaber
        "09159",  # Unscrupulous
        "10002",  # Count Dooku's Lightsaber
    ),
)

BOUNTY_HUNTERS = Deck(
    name="bounty-hunters",
    team=(
        Member("05019", elite=True),  # Boba Fett
        Member("09035", elite=True),  # Dengar
    ),
    battlefield="05178",  # Outer Rim Outpost
    cards=_twice(
        "01024",  # Flame Thrower
        "01063",  # Holdout Blaster
        "01066",  # Jetpack
        "01096",  # Go for the Kill
        "01097",  # He Doesn't Like You
        "01101",  # Underworld Connections
        "01159",  # Electroshock
        "02022",  # Slave I
        "02085",  # One-Quarter Portion
        "05026",  # Hunter Instinct
        "05027",  # Wrist Rockets
        "05151",  # Entangle
        "06010",  # Verpine Sniper Rifle
        "09143",  # Wanted
        "09154",  # Smuggling Ring
    ),
)

OUR_DECKS = {
    deck.name: deck
    for deck in (JEDI_KNIGHTS, SENATORS, SQUADRON, STORMTROOPERS, DARK_BARGAIN, BOUNTY_HUNTERS)
}
