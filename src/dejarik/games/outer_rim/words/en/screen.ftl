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
screen-skills = skills: { $list }
screen-assets = cards: { $cards }
screen-goal-tokens = goal tokens: { $list }
screen-goals = goals: { $list }
screen-secrets = secrets: { $list }
screen-reputation = reputation: { $list }
screen-out = (out of the game)
screen-resolving = Being resolved: { $what }
screen-defeated = (defeated)
screen-key = Capitals are planets, numbers how many spaces away from you; ! marks where you have an errand, ~ the Maelstrom. In brackets: players 1 2 3 4, patrols R I H S (Rebels, Empire, Hutts, Syndicate), in small letters those that let you pass.
screen-lanes = Around Kessel, from the left: above { $outer }; below { $inner }.
screen-patrol = { $letter }: { $patrol }, { $place }; { $strength ->
        [beyond] cannot be beaten
       *[other] { $strength } dice ({ $reward })
    }
screen-hidden = { $class }?
screen-to = { $card }, to { $place }
screen-paid = { $card } ({ $reward })
screen-contacts = Contacts

## Faces of cards

face-original = Our own content.
face-ours = Our own here: { LIST($list, "and") }.
face-price = cost { $price }
face-destination = to { $place }
face-target = target: { $name } (class: { $class })
face-combat-ground = ground combat { $value }
face-combat-space = ship combat { $value }
face-reward = reward: { $text }
face-eliminate = reward for elimination: { $text }
face-capture = reward for capture: { $text }
face-skills = skills: { $list }
face-standing = { $faction } { $level ->
        [negative] (negative)
       *[positive] (positive)
    }
face-standing-chosen = one faction of your choice (positive)
face-removed = removed from the game
face-discarded = discarded
face-one-armor = 1 armor
face-goal = Goal (1 fame): { $goal }.
face-after = After the goal: { $text }
face-becomes = It becomes: { $name }.

## What on a card is our own

ours-price = price
ours-reward = reward
ours-tests = tested skills
ours-combat = combat value
ours-eliminate = reward for elimination
ours-capture = reward for capture
ours-destination = destination
ours-effect = part of the effect
ours-skills = skills
ours-deck = place in the market
ours-symbol = patrol symbol
