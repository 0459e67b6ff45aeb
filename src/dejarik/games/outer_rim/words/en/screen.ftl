### The board in the terminal, and what stands on the face of a card.

## The board

screen-map = Map
screen-market = Market
screen-patrols = Patrols
screen-players = Players
screen-player = { $name }{ $has-space ->
        [yes] , { $space }
       *[no] { "" }
    }: fame { $fame }, credits { $credits }, damage { $damage }/{ $health }, hull { $hull_damage }/{ $hull }, hyperdrive { $hyperdrive }, combat { $ground }/{ $ship }
screen-skills = Skills: { $list }
screen-assets = Cards: { $cards }
screen-goal-tokens = Goal tokens: { $list }
screen-goals = Goals: { $list }
screen-secrets = Secrets: { $list }
screen-reputation = Reputation: { $list }
screen-out = { $name }: out of the game
screen-resolving = Resolving: { $what }
screen-defeated = (defeated)
screen-key = Capitals are planets, and the numbers show how many spaces away they are. ! marks where you have something to do, ~ is the Maelstrom. In brackets: players 1 2 3 4 and patrols R I H S (Rebels, Empire, Hutts, Syndicate), lowercase if they let you pass.
screen-lanes = Around Kessel, from the left: above { $outer }; below { $inner }.
screen-patrol = { $letter }: { $patrol }, { $place }; { $strength ->
        [beyond] cannot be defeated
       *[other] { $strength } dice ({ $reward })
    }
screen-hidden = { $class }?
screen-to = { $card }, to { $place }
screen-paid = { $card } ({ $reward })
screen-contacts = Contacts

## Faces of cards

face-original = House card.
face-ours = House values: { $list }.
face-price = Cost: { $price }
face-destination = Destination: { $place }
face-target = Contact: { $name }, { $class } class
face-combat-ground = Ground combat: { $value }
face-combat-space = Ship combat: { $value }
face-reward = Reward: { $text }
face-eliminate = Eliminate reward: { $text }
face-capture = Capture reward: { $text }
face-skills = Skills: { $list }
face-standing = { $level ->
        [negative] negative
       *[positive] positive
    } { $with }
face-standing-chosen = positive with a faction of your choice
face-removed = remove this card from the game
face-discarded = discard this card
face-one-armor = 1 armor per character
face-goal = Personal goal (1 fame): { $goal }.
face-ship-goal = Ship goal (1 fame): { $goal }.
face-after = Goal complete. { $text }
face-becomes = Goal complete. New name: { $name }.

## What on a card is our own

ours-price = cost
ours-reward = reward
ours-tests = tested skills
ours-combat = combat value
ours-eliminate = eliminate reward
ours-capture = capture reward
ours-destination = destination
ours-effect = part of the effect
ours-skills = skills
ours-deck = place in the market
ours-symbol = patrol symbol
