### The words of Outer Rim for kinds of cards, their facts and their slots.

## Kinds of cards

face-is-character = character
face-is-ship-sheet = ship
face-is-encounter = encounter card: { $deck }
face-is-databank = databank card #{ $number }
face-banned = on { $place }
face-is-of-deck = { $deck } deck
face-is-patrol = patrol
face-is-enemy = enemy
face-is-illegal = illegal
face-is-armor = armor
face-is-weapon = weapon
face-is-droid = droid
face-is-ai = AI player card

## Facts

fact-price = cost
fact-to = destination
fact-health = health
fact-ground = ground combat
fact-hyperdrive = hyperdrive
fact-ship-combat = ship combat
fact-hull = hull
fact-skills = skills
fact-reward = reward
fact-capture = capture reward
fact-eliminate = eliminate reward
fact-slots = slots
fact-value = combat value
fact-standing = starting reputation
fact-first-card = starting card
fact-critical = must pass
fact-banned = cannot be bought
fact-start = starting planet
fact-class = class
fact-completed = once complete
fact-limit = limit
fact-unbeatable = This patrol cannot be defeated.

## Slots

slots-cargo = cargo × { $count }
slots-mod = mods × { $count }
slots-either = cargo or mods × { $count }
slots-crew = crew × { $count }

## Numbers and players

thousands-mark = { "," }
decimal-mark = { "." }
