### Outer Rim in a window: the lobby, the board, and the groups of options.

lobby-name = Star Wars: Outer Rim
lobby-about = A race for fame along the edge of the galaxy: carry cargo, hunt bounties, take jobs, outfly patrols. One to four players.
lobby-any = Choose at the table
lobby-any-about = In turn, from those that are still free.
lobby-character = Skills: { LIST($skills, "and") }. Goal: { $goal }.
lobby-option-random-map = Map in random order
    .about = The tiles are shuffled; the standard order is easier to learn.
lobby-option-long-game = Long game
    .about = To 12 fame instead of 10.
lobby-option-head-start = Head start of the solo opponent
    .about = Fame it begins with: the higher, the harder.
lobby-nobody = There is no character { $name }.
lobby-twice = Each character can be played by one player only.

## Groups of options

group-planets = Fly to a planet
group-navpoints = Fly to another space
group-instead = Or this turn
group-actions = Actions
group-encounters = Here
group-afar = From afar
group-use = Use a card
group-secret = Play a secret
group-give = Give
group-want = Ask for
group-answer = Choose
group-end = Or

## The board and faces

place-player = another player
place-wanted-player = a wanted player
place-patrolled-navpoint = a navpoint with a patrol
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
fact-unbeatable = cannot be beaten
face-goal = Goal (1 fame): { $goal }.
face-after = After the goal: { $text }
face-becomes = It becomes: { $name }.
slots-cargo = cargo × { $count }
slots-mod = mods × { $count }
slots-either = cargo or mods × { $count }
slots-crew = crew × { $count }

## The cards of the solo opponent

thing-ai-card = AI card No. { $number }
face-is-ai = card of the solo opponent
ai-planning = Planning, the first that applies: { $items }.
ai-action = Action, all that apply: { $items }.
ai-encounter = Encounter, the first that applies: { $items }.
ai-reshuffles = At the end the top cards of the bounty and luxury decks are discarded, and this card is shuffled into its deck.
ai-item-recover = recover all damage
ai-item-recover-if-defeated = if defeated, recover all damage
ai-item-move = move towards the closest goal token
ai-item-gain-credits = gain 2,000 credits
ai-item-deliver = deliver cargo{ $what ->
        [ship] { " " }(if any is illegal, the ship suffers { $damage } damage)
        [character] { " " }(if any is illegal, the character suffers { $damage } damage)
        [reputation] { " " }(if any is illegal, lose 1 reputation with the faction of the planet)
       *[none] { "" }
    }
ai-item-buy = buy from a deck: { $deck }{ $other ->
        [none] { "" }
       *[other] { " " }(with no empty slot for it: { $other })
    }
ai-item-reveal = reveal a contact on the planet
ai-item-patrol = encounter a patrol with whose faction the reputation is negative
ai-item-complete-job = complete a job
ai-item-buy-fame = spend { $amount } credits, fame +1
ai-item-gain-crew = gain the crew member of a contact on the planet
ai-item-reputation = { $what ->
        [planet] gain 1 reputation with the faction of the planet
       *[other] gain 1 reputation with the faction of the closest patrol
    }
ai-item-sell-reputation = { $what ->
        [planet] gain { $amount } credits, then lose 1 reputation with the faction of the planet
       *[other] gain { $amount } credits, then lose 1 reputation with the faction of the closest patrol
    }
