### The words of Outer Rim for kinds of cards, their facts and their slots.

## Kinds of cards

face-is-character = character
face-is-ship-sheet = ship
face-is-encounter = encounter: { $deck }
face-is-databank = databank, No. { $number }
face-is-patrol = patrol
face-is-enemy = enemy
face-is-illegal = illegal
face-is-armor = armor
face-is-weapon = weapon
face-is-droid = droid
face-is-ai = card of the solo opponent

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
fact-capture = captured
fact-eliminate = eliminated
fact-slots = slots
fact-value = combat value
fact-standing = starting reputation
fact-first-card = starting card
fact-critical = decisive (failing fails the job)
fact-banned = not sold on
fact-start = starting planet
fact-class = class
fact-completed = once completed
fact-limit = limit
fact-unbeatable = cannot be beaten

## Slots

slots-cargo = cargo × { $count }
slots-mod = mods × { $count }
slots-either = cargo or mods × { $count }
slots-crew = crew × { $count }

## Numbers and players

thousands-mark = { "," }
decimal-mark = { "." }
player = player { $number }
