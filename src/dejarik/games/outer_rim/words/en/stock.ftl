### What the box holds, for the count of what can be played.

stock-characters = Characters
stock-ships = Ships (sides)
stock-contacts = Contacts
stock-patrols = Patrols
stock-market = Market: { $deck }
stock-encounters = Encounters: { $deck }
stock-databank = Databank
stock-ai = Cards of the solo opponent
