### What the box holds, for the count of what can be played.

stock-characters = Characters
stock-ships = Ships (sides)
stock-contacts = Contacts
stock-patrols = Patrols
stock-market = Market (six decks)
stock-encounters = Encounters: { $deck }
stock-databank = Databank
stock-ai = AI cards
stock-more-market = House cards: market
stock-more-encounters = House cards: encounters
